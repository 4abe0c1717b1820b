"""Counts what the graph passes save: operations before and after, by robot and function.

    python benchmarks/passes.py                  the arms as they are described
    python benchmarks/passes.py --equivalent     in chosen frames, with inertias transferred
    python benchmarks/passes.py --without        the totals without each pass in turn

`puma560 p` has its inertial parameters open. Before and after, the cheapest derivation counts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from unittest.mock import patch

from symdyn.compiler.build import build_program
from symdyn.compiler.job import Job
from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.errors import FunctionError
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Program, reachable
from symdyn.passes import cheapest, cheapest_optimized, pipeline, share_differences
from symdyn.robot import Robot, load

ARMS = ("panda", "ur5", "iiwa14", "puma560", "puma560 p")
NAMES = (
    "inverse_dynamics",
    "mass_matrix",
    "coriolis_matrix",
    "forward_dynamics",
    "inverse_dynamics_derivatives",
    "regressor",
)


def optimized(program: Program) -> Program:
    """A program after all passes."""
    return cheapest_optimized([program])


def arm(name: str, equivalent: bool) -> Robot:
    """One of the arms."""
    robot = load(name.split()[0])
    robot = robot.symbolic("inertial") if name.endswith(" p") else robot
    return transfer_inertias(choose_frames(robot)) if equivalent else robot


def derived(robot: Robot, name: str) -> Iterator[Program]:
    """The function by every derivation of the portfolio."""
    job = Job.of(robot, [name])
    for method in FUNCTIONS[name].derivations:
        try:
            yield share_differences(build_program(job, job.requests[0], (method,)))
        except FunctionError:
            continue


def table(equivalent: bool) -> None:
    """Print operations before and after, and the time for each node."""
    print(f"{'robot':12}{'function':30}{'before':>8}{'after':>8}{'':>9}{'us/node':>9}")
    for name in ARMS:
        robot = arm(name, equivalent)
        for function in NAMES:
            before = list(derived(robot, function))
            start = time.process_time()
            after = cheapest(map(optimized, before)).operations.total
            spent = time.process_time() - start
            nodes = sum(len(reachable(program.results)) for program in before)
            least = cheapest(before).operations.total
            change = f"{100 * after / least - 100:+.1f} %"
            print(f"{name:12}{function:30}{least:8}{after:8}{change:>9}{1e6 * spent / nodes:9.0f}")


def without(equivalent: bool) -> None:
    """Print the operations of all arms and functions together without each pass."""
    programs = [
        cheapest(derived(robot, function))
        for robot in (arm(name, equivalent) for name in ARMS)
        for function in NAMES
    ]
    print(f"{sum(p.operations.total for p in programs):8} before")
    print(f"{sum(optimized(p).operations.total for p in programs):8} with all passes")
    for left_out in pipeline.PASSES:
        others = tuple(change for change in pipeline.PASSES if change is not left_out)
        with patch.object(pipeline, "PASSES", others):
            total = sum(optimized(p).operations.total for p in programs)
        print(f"{total:8} without {left_out.__name__}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--equivalent", action="store_true")
    parser.add_argument("--without", action="store_true")
    arguments = parser.parse_args()
    (without if arguments.without else table)(arguments.equivalent)


if __name__ == "__main__":
    main()
