"""Emitted code against the robot's file as Pinocchio and MuJoCo read it themselves.

All other judges are given the robot that symdyn has read, and cannot see a mistake of the reader.
Where placements are open, the joints of a URDF are moved in its text, and it is read once more: the
masses behind them then move by what others make of the file.
Errors are relative to the largest term that enters. Where angles were snapped to multiples of pi/12
the file describes another robot. Rows say `snapped` if the error vanishes without the effect of
snapping, which a library measures on both robots; `allowed` is then the size of that effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symdyn.codegen import Call
from symdyn.robot import Robot
from symdyn.verification.judges import Judgement, State
from symdyn.verification.oracles.changed_urdf import moved_urdf, origins
from symdyn.verification.oracles.libraries import ORACLES, Readings, read_by_others
from symdyn.verification.oracles.oracle import Oracle
from symdyn.verification.reference.answer import Answer, Gap, Values
from symdyn.verification.reference.parameter_values import with_values
from symdyn.verification.reference.registry import CONTRACT
from symdyn.verification.report import Emitted, Row, shared_out, title

ALLOWED = 1e-9
FUNCTIONS = (
    *("inverse_dynamics", "forward_dynamics", "bias", "gravity", "mass_matrix"),
    *("inverse_mass_matrix", "coriolis_matrix", "kinetic_energy", "forward_kinematics"),
    *("jacobian", "jacobian_space", "jacobian_world", "link_motions"),
    *("generalized_inertia", "generalized_bias", "generalized_force", "generalized_jacobian"),
    *("dynamic_coupling", "disturbance_jacobian", "underactuated_inverse_dynamics"),
    *("hybrid_dynamics", "underactuated_accelerations"),
)
"""What is compared: enough to see every number of the file that the motion depends on."""


@dataclass(frozen=True)
class Given:
    """The robot as it was read from its file, and what was asked for beside it.

    `gravity` is the one asked for, if any. `unsnapped` is the robot without snapped angles.
    `change` says what was changed in the file since.
    """

    robot: Robot
    gravity: tuple[float, ...] | None = None
    unsnapped: Robot | None = None
    change: str = ""

    def shiftable(self, names: Iterable[str]) -> list[str]:
        """Those of the open parameters that are entries of a URDF's origins."""
        original = self.robot.source.original
        known = origins(original.text) if original and original.format == "urdf" else set()
        return [name for name in names if name in known]

    def moved(self, shifts: Mapping[str, float]) -> Given:
        """The file and the robots with these parameters moved."""
        others = self.unsnapped and _moved(self.unsnapped, shifts)
        return Given(_moved(self.robot, shifts), self.gravity, others, ", joints moved")


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
    given: Given,
    codes: dict[str, dict[str, Call]],
    functions: dict[str, Emitted],
    states: Iterable[State],
    single: bool = False,
) -> tuple[list[Row], list[str]]:
    """The rows of all comparisons, and what else a person should know about them.

    Parameters must have the values of the file in the states.
    """
    file = given.robot.source.file
    readings = read_by_others(given.robot, given.gravity)
    rows = [
        Row(f"joints: {problem}", "reader", f"{library} reading {file}", Gap(np.inf), 0.0)
        for library, problem in readings.mismatched.items()
    ]
    notes = [
        f"{library} does not read {file} itself ({reason})"
        for library, reason in readings.unable.items()
    ]
    if not readings.oracles:
        return rows, notes
    shifts = _Shifts(given, readings)
    bodies = as_numbers(given.robot)
    worst: dict[tuple[str, str, str], Row] = {}
    for state in states:
        judgement = Judgement(bodies, (), {**state, "p": np.zeros(0)}, readers=readings.oracles)
        for code, calls in codes.items():
            for name, part, own in _outputs(calls, functions, state):
                allowed = max(ALLOWED, functions[name].roundoff if single else 0.0)
                back = dict(judgement.errors(part, shifts.undone(part.name, own, state)))
                for judge, gap in judgement.errors(part, own):
                    against, shift = f"{judge} reading {file}{given.change}", 0.0
                    if allowed < gap.relative and back[judge].relative <= allowed:
                        change = largest_change(own, shifts.undone(part.name, own, state))
                        shift = change / gap.scale
                    row = Row(title(part.name, name), code, against, gap, allowed + shift)
                    _keep_worst(worst, replace(row, remark="snapped" if shift else ""))
    marked = any(row.remark for row in worst.values())
    return [*rows, *worst.values()], [*notes, *shifts.notes(file, marked)]


def as_numbers(robot: Robot) -> Robot:
    """The robot with its nominal numbers, and with bodies' inertias if they were regrouped."""
    bound = replace(robot.bind(), parameters=(), symbolic_names=())
    if not robot.ungrouped:
        return bound
    pairs = zip(robot.links, robot.ungrouped, strict=True)
    links = tuple(replace(link, inertia=inertia) for link, inertia in pairs)
    return replace(bound, links=links, regrouped=False, ungrouped=())


def _outputs(
    calls: dict[str, Call], functions: dict[str, Emitted], state: State
) -> Iterator[tuple[str, Any, Values]]:
    """Emitted functions that are compared: name, what is asked, what they say."""
    for name, call in calls.items():
        emitted = functions[name]
        if any(part.name in FUNCTIONS for part, _ in emitted.parts):
            outputs = call(*(state[i] for i in emitted.inputs))
            for part, own in shared_out(emitted.parts, outputs):
                if part.name in FUNCTIONS:
                    yield name, part, own


def _keep_worst(worst: dict[tuple[str, str, str], Row], row: Row) -> None:
    key = (row.what, row.code, row.against)
    kept = worst.get(key)
    # A NaN is worse than anything.
    if kept is None or not (
        np.isnan(kept.error) or row.error * kept.allowed <= kept.error * row.allowed
    ):
        worst[key] = row


class _Shifts:
    """What snapping adds to the answers, by a library that is given both robots."""

    def __init__(self, given: Given, readings: Readings) -> None:
        self.pair: tuple[Oracle, Oracle] | None = None
        self.torque = 0.0
        if given.unsnapped is not None:
            build = ORACLES[next(iter(readings.oracles))]
            self.pair = build(as_numbers(given.robot)), build(as_numbers(given.unsnapped))

    def undone(self, name: str, outputs: Values, state: State) -> Values:
        """The outputs as they would be without snapping."""
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
        """What snapping changes, and what marked rows are, if there are any."""
        said = []
        if self.torque:
            said.append(
                f"snapped angles change inverse dynamics by up to {self.torque:.2g} N m (or N) "
                f"from what {file} says"
            )
        if marked:
            said.append(f"rows marked snapped differ from {file} by what snapped angles change")
        return said


def largest_change(outputs: Values, others: Values) -> float:
    """The largest difference of any entry."""
    return max(float(np.max(np.abs(a - b))) for a, b in zip(outputs, others, strict=True))
