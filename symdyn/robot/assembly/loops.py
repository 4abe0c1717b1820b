"""Loops: joints that close loops become constraints, which must not contradict each other.

A joint that closes a loop becomes a constraint between two frames:

frame_b   on the first link (the parent), z along the axis of the joint
frame_a   on the second link (the child), equal to frame_b where the joint is at zero
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from symdyn.errors import RobotError
from symdyn.lie import SE3, Vec3, vec
from symdyn.robot.assembly.raw import RawConstraint, RawFrame
from symdyn.robot.checks import hint, quote
from symdyn.robot.constraint import DIRECTIONS, LOOPS, ROTATIONS, Constraint, constrained_directions
from symdyn.robot.model import Frame
from symdyn.robot.placement import Placement
from symdyn.robot.preparation.lock import rotation_to_axis
from symdyn.scalar import Scalar

_SAME = {"continuous": "revolute", "ball": "spherical"}
MOVING_AXES = {
    "universal": "its two axes rotate relative to each other",
    "helical": "it couples a rotation and a translation",
}
"""Joint types whose constraint is not a choice among six directions of a frame, and why."""


class LoopEnd(NamedTuple):
    """The placement of the joint on one of its two links."""

    body: str
    placement: Placement


class Loop(NamedTuple):
    """The constraint and its frames."""

    constraint: RawConstraint
    frames: list[RawFrame]


def loop_constraint(
    name: str, kind: str, parent: LoopEnd, child: LoopEnd, axis: Vec3, where: str
) -> Loop:
    """Return the constraint of a joint between two links that other joints move already."""
    kind = _SAME.get(kind, kind)
    what = f"joint {quote(name)}, which closes a loop, is {kind}"
    if kind in MOVING_AXES:
        message = f"{what}, and constrained directions of one frame cannot express it"
        message += f" ({MOVING_AXES[kind]})"
        raise RobotError(f"{message}; insert a link with a joint and close a simpler loop", where)
    if kind not in LOOPS:
        raise RobotError(f"{what}; it must be one of {', '.join(LOOPS)}", where)
    turn = rotation_to_axis(axis)
    a, b = (
        RawFrame(f"{name}_{letter}", end.body, end.placement.then(turn), where)
        for letter, end in (("a", child), ("b", parent))
    )
    held = Constraint(name, a.name, b.name, constrained_directions(kind))
    return Loop(RawConstraint(held, where), [a, b])


# Constraints that cannot be satisfied at any position of the joints.
#
#     rigid between bodies i and j:      X[i, j] = f_b f_a^-1      i, j and bodies rigid with them
#     any other between those:           its error at that X must vanish
#     two points of i fixed to two of j: both pairs have the same distance
#
# f_a and f_b are the frames of the constraint in their links. Whether other loops can close depends
# on the joints; `show` reports whether they are closed in the posture.

MISFIT = 1e-5
"""Frames that are further apart than this, in m or rad, do not coincide."""

_POINT = tuple(d for d in DIRECTIONS if d not in ROTATIONS)


def check_constraints(
    constraints: Sequence[RawConstraint],
    frames: Sequence[Frame],
    nominal: Callable[[Scalar], float],
) -> None:
    """Raise an error for unknown frames, frames of one body, and contradicting constraints."""
    known = {frame.name: frame for frame in frames}
    for constraint, where in constraints:
        _check_ends(constraint, known, where)
    ends = [_Ends(raw, known, nominal) for raw in constraints]
    _check_rigid(ends)
    for one, other in combinations(ends, 2):
        _check_distance(one, other)


def _check_ends(constraint: Constraint, known: dict[str, Frame], where: str) -> None:
    """Require that both frames exist and are on two bodies, which locked joints may have merged."""
    what = f"constraint {quote(constraint.name)}"
    for frame in (constraint.frame_a, constraint.frame_b):
        if frame not in known:
            message = f"{what} refers to the unknown frame {quote(frame)}"
            raise RobotError(message + hint(frame, known), where)
    if known[constraint.frame_a].link == known[constraint.frame_b].link:
        pair = f"{quote(constraint.frame_a)} and {quote(constraint.frame_b)}"
        message = f"{what} connects {pair}, which are fixed to each other"
        raise RobotError(f"{message}; leave it out, or free a joint between them", where)


class _Ends:
    """A constraint with the links and poses of its frames."""

    def __init__(
        self, raw: RawConstraint, known: dict[str, Frame], nominal: Callable[[Scalar], float]
    ) -> None:
        self.constraint, self.where = raw
        a, b = (known[name] for name in (self.constraint.frame_a, self.constraint.frame_b))
        self.links = (a.link, b.link)
        self.poses = tuple(frame.placement.map(nominal).pose() for frame in (a, b))

    @property
    def is_rigid(self) -> bool:
        return self.constraint.directions == DIRECTIONS

    @property
    def relative(self) -> SE3:
        """The link of frame_a in that of frame_b if both frames coincide."""
        return self.poses[1] @ self.poses[0].inverse()

    def misfit(self, X: SE3) -> float:
        """Return the largest error in a constrained direction for the pose X of the first link."""
        between = self.poses[1].inverse() @ X @ self.poses[0]
        held = self.constraint.directions
        errors = [abs(x) for d, x in zip(_POINT, between.p, strict=True) if d in held]
        free = [k for k, d in enumerate(ROTATIONS) if d not in held]
        if len(free) < 2:  # an axis is held where the other frame has it; else only a velocity is
            for k in free or range(3):
                unit = [int(row == k) for row in range(3)]
                errors += [abs(between.R[row][k] - unit[row]) for row in range(3)]
        return max(map(float, errors), default=0.0)


def _check_rigid(ends: Sequence[_Ends]) -> None:
    """Require that rigid constraints determine one relative pose of each pair of bodies."""
    place: dict[int, tuple[int, SE3]] = {}  # of a link: the group that it is in, and where

    def at(link: int) -> tuple[int, SE3]:
        return place.get(link, (link, SE3()))

    by: dict[int, list[str]] = {}
    for end in sorted(ends, key=lambda each: not each.is_rigid):
        (a, b), name = end.links, end.constraint.name
        (group_a, X_a), (group_b, X_b) = at(a), at(b)
        if group_a == group_b:
            apart = end.misfit(X_b.inverse() @ X_a)
            if apart > MISFIT:
                others = ", ".join(map(quote, by[group_a]))
                message = f"constraint {quote(name)} contradicts {others}: if those hold, its "
                message += f"frames are {apart:.3g} apart (m or rad)"
                raise RobotError(f"{message}; remove one of them, or correct its frames", end.where)
        elif end.is_rigid:
            moved = X_b @ end.relative @ X_a.inverse()
            members = [link for link in (*place, a) if at(link)[0] == group_a]
            place |= {link: (group_b, moved @ at(link)[1]) for link in members}
            place.setdefault(b, (group_b, X_b))
            by[group_b] = [*by.get(group_b, []), *by.get(group_a, []), name]


def _check_distance(one: _Ends, other: _Ends) -> None:
    """Require equal distances between two points of one body and those they are fixed to."""
    if {*one.links} != {*other.links}:
        return
    if not all({*_POINT} <= {*each.constraint.directions} for each in (one, other)):
        return
    same = one.links == other.links
    points: list[Any] = [pose.p for pose in other.poses][:: 1 if same else -1]
    lengths = [
        math.sqrt(sum(float(x) ** 2 for x in vec.sub(pose.p, point)))
        for pose, point in zip(one.poses, points, strict=True)
    ]
    if abs(lengths[0] - lengths[1]) > MISFIT:
        names = f"{quote(other.constraint.name)} contradicts {quote(one.constraint.name)}"
        message = f"constraint {names}: their points are {lengths[0]:.6g} m apart on one body, "
        message += f"{lengths[1]:.6g} m on the other"
        raise RobotError(f"{message}; remove one of them, or correct its frames", other.where)
