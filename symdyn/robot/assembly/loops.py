"""Joints of a file that close a loop: a constraint, and the two frames that it is between.

frame_b   on the first link (the parent), z along the axis of the joint
frame_a   on the second link (the child), the same frame where the joint stands at zero
"""

from __future__ import annotations

from typing import NamedTuple

from symdyn.errors import RobotError
from symdyn.lie import Vec3
from symdyn.robot.assembly.raw import RawConstraint, RawFrame
from symdyn.robot.checks import quoted
from symdyn.robot.constraint import LOOPS, Constraint, held_by
from symdyn.robot.placement import Placement
from symdyn.robot.preparation.lock import turned_to

_SAME = {"continuous": "revolute", "ball": "spherical"}
MOVING_AXES = {
    "universal": "its axes turn against each other",
    "helical": "it couples a turn and a shift",
}
"""Joints whose constraint is no choice among six directions of a frame, and why."""


class LoopEnd(NamedTuple):
    """Where the joint is on one of its two links."""

    body: str
    placement: Placement


class Loop(NamedTuple):
    """The constraint and its frames."""

    constraint: RawConstraint
    frames: list[RawFrame]


def closed_by(
    name: str, kind: str, parent: LoopEnd, child: LoopEnd, axis: Vec3, where: str
) -> Loop:
    """What a joint of that type holds between two links that other joints move."""
    kind = _SAME.get(kind, kind)
    what = f"joint {quoted(name)}, which closes a loop, is {kind}"
    if kind in MOVING_AXES:
        message = f"{what}, which no directions of one frame say ({MOVING_AXES[kind]})"
        raise RobotError(f"{message}; put a link with a joint between and close the rest", where)
    if kind not in LOOPS:
        raise RobotError(f"{what}; it must be one of {', '.join(LOOPS)}", where)
    turn = turned_to(axis)
    a, b = (
        RawFrame(f"{name}_{letter}", end.body, end.placement.then(turn), where)
        for letter, end in (("a", child), ("b", parent))
    )
    held = Constraint(name, a.name, b.name, held_by(kind))
    return Loop(RawConstraint(held, where), [a, b])
