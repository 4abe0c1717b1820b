"""Times generation: a 7-joint arm with all functions, a humanoid, chains of growing length.

    python benchmarks/generation.py

It prints seconds, operations and peak memory; where these grow linearly, the figures per joint are
constant. Each figure is the best of several runs, because machines are noisy.
"""

from __future__ import annotations

import sysconfig
import tempfile
import time
import tracemalloc
from pathlib import Path

from symdyn.compiler import pipeline
from symdyn.compiler.build import build_program
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.functions.rows import FUNCTIONS
from symdyn.graph import Graph, pause_collector
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Frame, Joint, Link, Robot
from symdyn.robot.placement import Placement

REPEATS = 5


def best(action) -> float:
    """The shortest of several runs, in seconds of processor time."""
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        action()
        times.append(time.process_time() - start)
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


def talos() -> Robot | None:
    """A humanoid of 32 joints, if the package example-robot-data is installed."""
    place = Path("cmeel.prefix/share/example-robot-data/robots/talos_data/robots")
    file = Path(sysconfig.get_path("purelib"), place, "talos_reduced.urdf")
    return load(file) if file.exists() else None


def generated(robot: Robot, targets: list[str], functions: list[str]) -> float:
    """Seconds until the files are written."""
    with tempfile.TemporaryDirectory() as out:
        return best(lambda: pipeline.generate(robot, targets, functions, out))


def main() -> None:
    """Print the figures."""
    panda = load("panda")
    every = [name for name in FUNCTIONS if "curvature" not in name]
    alone = generated(panda, ["c"], ["inverse_dynamics"])
    print(f"panda, inverse dynamics alone, C: {alone:.4f} s")
    print(f"panda, all functions, C and Python: {generated(panda, ['c', 'python'], ['all']):.3f} s")
    print(f"panda, all {len(every)} of the table but curvatures, C: ", end="", flush=True)
    print(f"{generated(panda, ['c'], every):.3f} s")
    humanoid = talos()
    if humanoid is not None:
        functions = ["inverse_dynamics", "mass_matrix"]
        print(f"talos, {' and '.join(functions)}, C: {generated(humanoid, ['c'], functions):.3f} s")

    print("\ninverse dynamics of a chain, C and Python")
    heads = ("seconds", "us/joint", "operations", "ops/joint", "peak MB", "kB/joint")
    print(f"{'n':>4}" + "".join(f" {head:>10}" for head in heads))
    for n in (10, 20, 40, 60, 80, 100, 200):
        robot = chain(n)
        with tempfile.TemporaryDirectory() as out:

            def make(robot=robot, out=out) -> None:
                pipeline.generate(robot, ["c", "python"], ["inverse_dynamics"], out)

            seconds = best(make)
            tracemalloc.start()
            make()
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        count = programs_for(Job.of(robot, ["inverse_dynamics"]))[0].operations.total
        row = (n, seconds, seconds / n * 1e6, count, count / n, peak / 1e6, peak / n / 1e3)
        print("{:4d} {:10.4f} {:10.0f} {:10d} {:10.1f} {:10.2f} {:10.1f}".format(*row))
    robot = chain(60)
    job = Job.of(robot, ["inverse_dynamics"])
    seconds = best(lambda: build_program(job, job.requests[0], ("newton-euler-classical",)))
    print(f"\n60-joint chain, derivation alone: {seconds * 1e3:.1f} ms")

    @pause_collector()
    def million() -> None:
        graph = Graph()
        x = y = graph.symbol("x")
        while len(graph.nodes) < 1_000_000:
            y = (y * x).sin() + x

    print(f"a million nodes: {best(million):.2f} s")


if __name__ == "__main__":
    main()
