"""How long generation takes: a 7-joint arm with all functions, and chains of growing length.

    python benchmarks/generation.py

Prints seconds, microseconds per node and peak memory; linear growth shows as a constant last
column. Machines are noisy: each figure is the best of several runs.
"""

from __future__ import annotations

import tempfile
import time
import tracemalloc

from symdyn import pipeline
from symdyn.build import build_program
from symdyn.functions import FUNCTIONS
from symdyn.graph import Graph, collector_paused
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Frame, Joint, Link, Robot
from symdyn.robot.placement import Placement

REPEATS = 5


def best(action) -> float:
    """The shortest of several runs, in seconds."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def chain(n: int) -> Robot:
    """A general chain of revolute joints."""
    inertia = Inertia(1.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)
    placement = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (0.4, 0.5, 0.6))
    return Robot(
        name=f"chain{n}",
        joints=tuple(Joint(f"j{i}", "revolute", i - 1, placement, (0, 0, 1)) for i in range(n)),
        links=tuple(Link(f"l{i}", inertia) for i in range(n)),
        frames=(Frame("tip", n - 1),),
        tips=("tip",),
    )


def main() -> None:
    """Print the figures."""
    panda = load("panda")
    with tempfile.TemporaryDirectory() as out:
        seconds = best(lambda: pipeline.generate(panda, ["c", "python"], ["all"], out))
    print(f"panda, all functions, C and Python, files written: {seconds:.3f} s")

    function = FUNCTIONS["inverse_dynamics"]
    print("\ninverse dynamics of a chain, C and Python")
    print(f"{'n':>4} {'seconds':>9} {'us/joint':>9} {'peak MB':>8} {'kB/joint':>9}")
    for n in (7, 15, 30, 60, 120, 240):
        robot = chain(n)
        with tempfile.TemporaryDirectory() as out:

            def make(robot=robot, out=out) -> None:
                pipeline.generate(robot, ["c", "python"], ["inverse_dynamics"], out)

            seconds = best(make)
            tracemalloc.start()
            make()
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        row = (n, seconds, seconds / n * 1e6, peak / 1e6, peak / n / 1e3)
        print("{:4d} {:9.4f} {:9.0f} {:8.2f} {:9.1f}".format(*row))
    robot = chain(60)
    seconds = best(lambda: build_program(robot, (function,), ("newton-euler-classical",)))
    print(f"\n60-joint chain, derivation alone: {seconds * 1e3:.1f} ms")

    @collector_paused()
    def million() -> None:
        graph = Graph()
        x = y = graph.symbol("x")
        while len(graph.nodes) < 1_000_000:
            y = (y * x).sin() + x

    print(f"a million nodes: {best(million):.2f} s")


if __name__ == "__main__":
    main()
