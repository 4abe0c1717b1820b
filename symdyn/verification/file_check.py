"""Comparison of emitted code with the robot's file as Pinocchio and MuJoCo read it.

The other references and oracles receive the robot that symdyn has read, and cannot detect an error
of the reader. If placements are open, the joint origins in the URDF text are changed and the file
is read once more, so that the libraries move the masses behind the joints. Errors are relative to
the largest term that enters. Where angles were snapped to multiples of pi/12, the file describes a
slightly different robot. A row is marked `snapped` if its error vanishes without the effect of
snapping, which a library computes from both robots; `allowed` then includes the size of that
effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symdyn.codegen import Call
from symdyn.robot import Robot
from symdyn.verification.oracles.changed_urdf import moved_urdf, origins
from symdyn.verification.oracles.libraries import ORACLES, FileReadings, read_by_oracles
from symdyn.verification.oracles.oracle import Oracle
from symdyn.verification.reference.answer import Answer, Gap, Values
from symdyn.verification.reference.parameter_values import with_values
from symdyn.verification.reference.registry import CONTRACT
from symdyn.verification.report import CheckRow, Emitted, split_outputs, title
from symdyn.verification.state_check import State, StateCheck

ALLOWED = 1e-9
FUNCTIONS = (
    *("inverse_dynamics", "forward_dynamics", "bias", "gravity", "mass_matrix"),
    *("inverse_mass_matrix", "coriolis_matrix", "kinetic_energy", "forward_kinematics"),
    *("jacobian", "jacobian_space", "jacobian_world", "link_motions"),
    *("generalized_inertia", "generalized_bias", "generalized_force", "generalized_jacobian"),
    *("dynamic_coupling", "disturbance_jacobian", "underactuated_inverse_dynamics"),
    *("hybrid_dynamics", "underactuated_accelerations"),
)
"""Compared functions: enough to test every number of the file that affects the motion."""


@dataclass(frozen=True)
class RobotFromFile:
    """A robot as read from its file.

    `gravity` is a requested gravity vector, if any. `unsnapped` is the robot without snapped
    angles. `change` describes changes made to the file since.
    """

    robot: Robot
    gravity: tuple[float, ...] | None = None
    unsnapped: Robot | None = None
    change: str = ""

    def shiftable(self, names: Iterable[str]) -> list[str]:
        """Return the open parameters that are entries of joint origins in a URDF."""
        original = self.robot.source.original
        known = origins(original.text) if original and original.format == "urdf" else set()
        return [name for name in names if name in known]

    def moved(self, shifts: Mapping[str, float]) -> RobotFromFile:
        """Return the file and the robots with these parameters shifted."""
        others = self.unsnapped and _moved(self.unsnapped, shifts)
        return RobotFromFile(_moved(self.robot, shifts), self.gravity, others, ", joints moved")


def _moved(robot: Robot, shifts: Mapping[str, float]) -> Robot:
    opened = robot.symbolic(*shifts)
    values = {p.name: p.value + shifts[p.name] for p in opened.parameters if p.name in shifts}
    numeric = replace(with_values(opened, values), parameters=(), symbolic_names=())
    if robot.source.original is None:
        return numeric
    text = moved_urdf(robot.source.original.text, shifts)
    original = replace(robot.source.original, text=text)
    return replace(numeric, source=replace(robot.source, original=original))


def check_against_file(
    origin: RobotFromFile,
    codes: dict[str, dict[str, Call]],
    functions: dict[str, Emitted],
    states: Iterable[State],
    single: bool = False,
) -> tuple[list[CheckRow], list[str]]:
    """Compare with the robot's file; return the rows of all comparisons, and notes.

    Parameters must have the values of the file in the states.
    """
    file = origin.robot.source.file
    readings = read_by_oracles(origin.robot, origin.gravity)
    rows = [
        CheckRow(f"joints: {problem}", "reader", f"{library} reading {file}", Gap(np.inf), 0.0)
        for library, problem in readings.mismatched.items()
    ]
    notes = [
        f"{library} does not read {file} itself ({reason})"
        for library, reason in readings.unable.items()
    ]
    if not readings.oracles:
        return rows, notes
    shifts = _Shifts(origin, readings)
    bodies = as_numbers(origin.robot)
    worst: dict[tuple[str, str, str], CheckRow] = {}
    for state in states:
        state_check = StateCheck(bodies, (), {**state, "p": np.zeros(0)}, readers=readings.oracles)
        for code, calls in codes.items():
            for name, part, own in _outputs(calls, functions, state):
                allowed = max(ALLOWED, functions[name].roundoff if single else 0.0)
                back = dict(
                    state_check.errors(part, shifts.without_snapping(part.name, own, state))
                )
                for source, gap in state_check.errors(part, own):
                    against, shift = f"{source} reading {file}{origin.change}", 0.0
                    if allowed < gap.relative and back[source].relative <= allowed:
                        change = largest_change(own, shifts.without_snapping(part.name, own, state))
                        shift = change / gap.scale
                    row = CheckRow(title(part.name, name), code, against, gap, allowed + shift)
                    _record_worst(worst, replace(row, remark="snapped" if shift else ""))
    marked = any(row.remark for row in worst.values())
    return [*rows, *worst.values()], [*notes, *shifts.notes(file, marked)]


def as_numbers(robot: Robot) -> Robot:
    """Return the robot with nominal numbers, and with the original inertias if regrouped."""
    bound = replace(robot.bind(), parameters=(), symbolic_names=())
    if not robot.ungrouped:
        return bound
    pairs = zip(robot.links, robot.ungrouped, strict=True)
    links = tuple(replace(link, inertia=inertia) for link, inertia in pairs)
    return replace(bound, links=links, regrouped=False, ungrouped=())


def _outputs(
    calls: dict[str, Call], functions: dict[str, Emitted], state: State
) -> Iterator[tuple[str, Any, Values]]:
    """Yield the name, the quantity and the outputs of every compared function."""
    for name, call in calls.items():
        emitted = functions[name]
        if any(part.name in FUNCTIONS for part, _ in emitted.parts):
            outputs = call(*(state[i] for i in emitted.inputs))
            for part, own in split_outputs(emitted.parts, outputs):
                if part.name in FUNCTIONS:
                    yield name, part, own


def _record_worst(worst: dict[tuple[str, str, str], CheckRow], row: CheckRow) -> None:
    key = (row.what, row.code, row.against)
    kept = worst.get(key)
    # A NaN is worse than anything.
    if kept is None or not (
        np.isnan(kept.error) or row.error * kept.allowed <= kept.error * row.allowed
    ):
        worst[key] = row


class _Shifts:
    """Effect of angle snapping on results, computed by a library for both robots."""

    def __init__(self, origin: RobotFromFile, readings: FileReadings) -> None:
        self.pair: tuple[Oracle, Oracle] | None = None
        self.torque = 0.0
        if origin.unsnapped is not None:
            build = ORACLES[next(iter(readings.oracles))]
            self.pair = build(as_numbers(origin.robot)), build(as_numbers(origin.unsnapped))

    def without_snapping(self, name: str, outputs: Values, state: State) -> Values:
        """Return the outputs corrected for the effect of snapping."""
        entry = CONTRACT[name]
        if self.pair is None or not isinstance(entry, Answer) or not hasattr(self.pair[0], name):
            return outputs
        snapped, exact = (
            value if isinstance(value, tuple) else (value,)
            for value in (getattr(o, name)(*(state[x] for x in entry.takes)) for o in self.pair)
        )
        moves = [b - a for a, b in zip(snapped, exact, strict=True)]
        if name == "inverse_dynamics":
            self.torque = max(self.torque, float(np.max(np.abs(moves[0]))))
        return tuple(output + move for output, move in zip(outputs, moves, strict=True))

    def notes(self, file: str, marked: bool) -> list[str]:
        """Return notes about the effect of snapping and about marked rows, if there are any."""
        lines = []
        if self.torque:
            lines.append(
                f"snapped angles change inverse dynamics by up to {self.torque:.2g} N m (or N) "
                f"from what {file} says"
            )
        if marked:
            lines.append(
                f"rows marked snapped differ from {file} only by the effect of snapped angles"
            )
        return lines


def largest_change(outputs: Values, others: Values) -> float:
    """Return the largest difference of any entry."""
    return max(float(np.max(np.abs(a - b))) for a, b in zip(outputs, others, strict=True))
