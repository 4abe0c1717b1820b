"""Times the emitted closed_chain_dynamics beside Pinocchio's constraintDynamics; writes a page.

    python benchmarks/closed_chains.py [--quick] [--robot two_pandas] [--out benchmarks]

Two Pandas hold a box rigidly. Both contestants get the same states, in which the chain is closed
and its velocities keep it so, and their accelerations and contact forces must agree to 1e-8 before
anything is timed. It writes closed_chains.md. The first run compiles Pinocchio's headers, which
takes some minutes for each set of flags. `--quick` uses one set of flags and few rounds, and prints
the page instead of writing it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from peers import pinocchio_code, report, symdyn_code, timing
from peers.contest import (
    PINOCCHIO,
    SYMDYN,
    Array,
    Entry,
    Layout,
    Missing,
    Wrong,
    check_agreement,
    entry,
)
from peers.states import STATES, STEP
from peers.timing import CHUNK, LOW
from peers.workshop import FLAGS, QUICK_FLAGS, say

import symdyn as sd
from symdyn.robot import Robot, load

FUNCTION = "closed_chain_dynamics"
TARGET = 8.0
ALLOWED = 1e-8
SWEEPS, ROUNDS = 5, 100
QUICK_SWEEPS, QUICK_ROUNDS = 1, 60
CHECKED = 64  # states at which answers are compared
CLOSED = 1e-13  # rad and m that a closed chain may be open
STRIDE = 0.5  # seconds between random states
WORST = 1e3  # the largest condition number of K: forces have too few digits beyond

_PAGE = """\
# Closed chains compared with Pinocchio

`python benchmarks/closed_chains.py` writes this page. Run it to measure the times on your machine.
The robot is `{robot}`: {about}.
It has {nv} degrees of freedom, including those of the object, and {rows} rows of constraints.

- symdyn's code is the output of `symdyn generate {robot} --functions {function}`.
- Pinocchio's C++ is compiled from its headers. It calls `constraintDynamics` with rigid contacts
  (6D, LOCAL) between each hand and the free flyer of the object, with one step of its solver and
  no regularization, after `initConstraintDynamics`.

Both compute accelerations and contact forces. Each has the best of the flags below. Times are
nanoseconds for one evaluation on one core. In each of {rounds} rounds both in turn evaluate {chunk}
of {states} states. The time is the {low}th percentile of the rounds. *times* is Pinocchio's time
divided by symdyn's, with the range over sweeps in parentheses.

{machine}
| states | symdyn ns | Pinocchio ns | times | target |
| --- | --- | --- | --- | --- |
{times}

*path* is a smooth motion of the closed chain, every millisecond. *random* are closed states that
are far from each other. Before the timing, accelerations and forces agreed to {difference:.0e} of
the largest entry.

| states | code | method | fastest with | operations |
| --- | --- | --- | --- | --- |
{details}
"""


@dataclass(frozen=True)
class Holding(Layout):
    """Joints of one coordinate, then an object that floats."""

    floating: bool = True

    @cached_property
    def other_twists(self) -> Array:
        """The order of velocities with the two halves of the object's twist exchanged."""
        return np.array([*range(self.joints), *(self.joints + k for k in (3, 4, 5, 0, 1, 2))])

    def angular_first(self, answer: Array) -> Array:
        """Accelerations, or the wrenches of contacts, as the emitted code has them."""
        return answer[self.other_twists] if answer.ndim == 1 else answer[:, [3, 4, 5, 0, 1, 2]]


@dataclass
class Motion:
    """Motions of a closed chain."""

    robot: Robot

    def __post_init__(self) -> None:
        names = ["constraint_error", "constraint_jacobian", "integrate"]
        self.code = sd.compile(self.robot, functions=names)

    def path(self) -> Array:
        """A smooth motion: sines as velocities, without what would open the chain."""
        rng, n = np.random.default_rng(8), self.robot.nv
        w, start = rng.uniform(0.5, 2.0, (2, n)), rng.uniform(0.0, 2 * np.pi, (2, n))
        q, states = self._closed(np.array(self.robot.start(), float)), []
        for t in STEP * np.arange(STATES):
            qd, tau = self._kept(q, 0.5 * np.sin(w[0] * t + start[0])), np.sin(w[1] * t + start[1])
            states.append([*q, *qd, *10 * tau])
            q = self._closed(self.code.integrate(q, qd, STEP))
        return np.array(states)

    def random(self) -> Array:
        """A walk of long strides in random directions, again from the posture where it ends."""
        rng, n = np.random.default_rng(7), self.robot.nv
        posture = self._closed(np.array(self.robot.start(), float))
        q, states = posture, []
        while len(states) < STATES:
            qd = self._kept(q, rng.uniform(-1, 1, n))
            states.append([*q, *qd, *rng.uniform(-10, 10, n)])
            try:
                q = self._closed(self.code.integrate(q, qd, STRIDE))
            except Wrong:
                q = posture
        return np.array(states)[rng.permutation(STATES)]

    def _kept(self, q: Array, qd: Array) -> Array:
        """The velocity closest to qd with K qd = 0."""
        K = self.code.constraint_jacobian(q)
        return qd - np.linalg.pinv(K) @ (K @ qd)

    def _closed(self, q: Array) -> Array:
        """Coordinates near q at which the chain is closed, by Newton's method."""
        for _ in range(10):
            e, K = self.code.constraint_error(q), self.code.constraint_jacobian(q)
            if np.linalg.cond(K) > WORST:
                break
            if np.max(np.abs(e)) < CLOSED:
                return q
            q = self.code.integrate(q, -np.linalg.pinv(K) @ e, 1.0)
        raise Wrong("the chain cannot be closed near these coordinates")


def ours(robot: Robot, flags: tuple[str, ...], scratch: Path) -> list[Entry]:
    """The emitted code, with every set of flags."""
    folder, manifest = symdyn_code.emitted(robot, [FUNCTION], scratch)
    return symdyn_code.contestants(folder, manifest, flags)[0]


def theirs(robot: Robot, layout: Layout, flags: tuple[str, ...], scratch: Path) -> list[Entry]:
    """Pinocchio's constraintDynamics, with every set of flags."""
    pinocchio_code.prefix()
    from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle

    oracle = PinocchioOracle(robot)
    model = oracle.model
    joints = range(1, model.njoints)
    tables = scratch / "model.txt", scratch / "contacts.txt"
    pinocchio_code.write_joints(model, joints, [model.parents[k] for k in joints], tables[0])
    lines = [str(len(oracle.ends))]
    for pair in oracle.ends:
        ends = [model.frames[end] for end in pair]
        lines += [f"{x.parentJoint} {pinocchio_code.pose_numbers(x.placement)}" for x in ends]
    tables[1].write_text("\n".join(lines) + "\n", encoding="ascii")
    shapes = (robot.nv,), (len(robot.constraints), 6)
    entries = []
    for chosen in flags:
        driver = pinocchio_code.driver(chosen, "pinocchio_constraints.cpp")
        if driver.load_model(*(str(table).encode() for table in tables)) != robot.nv:
            raise Missing("the driver cannot read the model")
        method = "constraintDynamics"
        entries.append(
            entry(driver, FUNCTION, PINOCCHIO, FUNCTION, method, chosen, shapes, peer=layout)
        )
    return entries


def compared(robot: Robot, quick: bool, scratch: Path) -> list[report.Comparison]:
    """Both contestants at both kinds of states, in several sweeps."""
    flags = QUICK_FLAGS if quick else FLAGS
    sweeps, rounds = (QUICK_SWEEPS, QUICK_ROUNDS) if quick else (SWEEPS, ROUNDS)
    layout = Holding(robot.nv - 6)
    entries = [*ours(robot, flags, scratch), *theirs(robot, layout, flags, scratch)]
    motion = Motion(robot)
    kinds = {
        kind: np.ascontiguousarray(states)
        for kind, states in (("path", motion.path()), ("random", motion.random()))
    }
    differences = {
        kind: check_agreement(entries, states[:: STATES // CHECKED], ALLOWED)
        for kind, states in kinds.items()
    }
    times: dict[str, list[Array]] = {kind: [] for kind in kinds}
    for sweep in range(sweeps):
        say(f"sweep {sweep + 1} of {sweeps}")
        for kind, states in kinds.items():
            times[kind].append(timing.measure(entries, states, layout, rounds, sweep))
    found = []
    for kind, seen in times.items():
        results = {r.entry.contestant: r for r in timing.best_results(entries, [], seen)[0]}
        found.append(
            report.Comparison(robot.name, True, FUNCTION, kind, results, None, differences[kind])
        )
    return found


def page(robot: Robot, found: list[report.Comparison], flags: tuple[str, ...], rounds: int) -> str:
    """The text of closed_chains.md."""
    times, details = [], []
    for c in found:
        mine, peer = c.results[SYMDYN], c.results[PINOCCHIO]
        cells = f"{mine.time:.0f} | {peer.time:.0f} | {report.times(peer)}"
        times.append(f"| {c.kind} | {cells} | {report.verdict(peer, TARGET)} |")
        for who, result in c.results.items():
            e = result.entry
            details.append(f"| {c.kind} | {who} | {e.method} | {e.flags} | {e.operations} |")
    return _PAGE.format(
        robot=robot.name,
        about=robot.about,
        nv=robot.nv,
        rows=sum(len(c.directions) for c in robot.constraints),
        function=FUNCTION,
        rounds=rounds,
        chunk=CHUNK,
        states=STATES,
        low=LOW,
        machine=report.machine(flags),
        times="\n".join(times),
        difference=max(c.difference for c in found),
        details="\n".join(details),
    )


def main() -> None:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description="closed chains beside Pinocchio")
    parser.add_argument("--quick", action="store_true", help="one set of flags, few rounds")
    parser.add_argument("--robot", default="two_pandas", help="arms that hold one object rigidly")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="for the page")
    options = parser.parse_args()
    robot = load(options.robot)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            found = compared(robot, options.quick, Path(scratch))
    except (Missing, Wrong) as reason:
        sys.exit(f"closed_chains: {reason}")
    flags, rounds = (QUICK_FLAGS, QUICK_ROUNDS) if options.quick else (FLAGS, SWEEPS * ROUNDS)
    text = page(robot, found, flags, rounds)
    if options.quick:
        print(text)
        return
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "closed_chains.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
