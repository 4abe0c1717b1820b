"""The two ends of every constraint: where its wrench acts, with opposite signs.

The contact frame of a constraint has the origin of frame_a and the axes of frame_b. It is the same
for both links, and each link has its own pose of it,

    link a     R = R(frame_b, link a)^T, p = the origin of frame_a               sign +1
    link b     R = that of frame_b,      p = the origin of frame_a, which moves  sign -1

so that the rows of K are K = sum over the two ends of sign Ad(pose^-1) J_link, and the wrench f of
the contact is sign Ad*(pose^-1) f on the link (RK88 Part II, eqs. 2.1-2.7, where the tip is end a
and the object carries end b). An end on the world moves nothing and has no row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.derive.constrained.way import Way
from symdyn.lie import (
    IDENTITY,
    SE3,
    ZERO_PAIR,
    Ad_dual_inverse,
    Wrench,
    add_pairs,
    pair_of,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot


@dataclass(frozen=True)
class End:
    """One side of constraint `contact`, on `link` (or BASE): the contact frame in that link."""

    contact: int
    link: int
    sign: int
    pose: SE3


def ends_of(robot: Robot, ways: Sequence[Way]) -> list[tuple[End, End]]:
    """The ends a and b of every constraint."""
    ends = []
    for number, (constraint, way) in enumerate(zip(robot.constraints, ways, strict=True)):
        a, b = robot.frame(constraint.frame_a), robot.frame(constraint.frame_b)
        on_a = SE3(vec.transpose(way.Y.R), a.placement.pose().p)
        on_b = b.placement.pose() @ SE3(IDENTITY, way.X.p)
        ends.append((End(number, a.link, 1, on_a), End(number, b.link, -1, on_b)))
    return ends


def moving(ends: Sequence[tuple[End, End]]) -> list[End]:
    """The ends that are on links and not on the world."""
    return [end for pair in ends for end in pair if end.link != BASE]


def loads(robot: Robot, ends: Sequence[End], f: Matrix) -> list[Wrench]:
    """K^T f as wrenches that the links exert: six components of f for each constraint."""
    wrenches: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    for end in ends:
        pushed = scale_pair(end.sign, Ad_dual_inverse(end.pose, pair_of(f[end.contact])))
        wrenches[end.link] = add_pairs(wrenches[end.link], pushed)
    return wrenches
