"""Shared axes: consecutive links on parallel joints, described in the axes of the last link.

Equations between vectors at one instant hold in any axes, so frames need not be fixed to the links.
The frames of links on parallel joints differ by a rotation D_i about the common axis. In the axes
of the last of them,

    f'[parent, i] = D_parent f[parent, i] D_i^-1,    S'_i = D_i S_i = S_i,    J'_i = D_i J_i D_i^T

(PP99 eqs. 15-17 with Q = D(q)) the transforms between them are translations. Vectors and inertias
of descendants need no rotation between these links, but the constants of each link have to be
rotated. The angles become sums of joint angles; their number does not change.

The result is a robot at one position q: its placements and inertias contain sines and cosines of q.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.lie import AxisRotation, coordinate_axis
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import Move, Placement
from symdyn.scalar import Scalar, cos, is_zero, label, sin

_ROTATIONS = ("rx", "ry", "rz")


def has_parallel_joints(robot: Robot) -> bool:
    """Whether the robot has consecutive parallel joints."""
    return any(_is_parallel_to_parent(robot, i) for i in range(len(robot.joints)))


def share_axes(robot: Robot, q: Sequence[Scalar]) -> Robot:
    """Return the robot (without tails) at q, in axes shared by links on parallel joints."""
    angles = _rotation_angles(robot, q)

    def turn_of(link: int, sign: int = 1) -> Placement:
        """Return D of a link, or its inverse for sign = -1."""
        axis = coordinate_axis(robot.joints[link].axis)
        if is_zero(angles[link]) or axis is None:
            return Placement()
        return Placement((Move(_ROTATIONS[axis], sign * angles[link]),))

    def behind(link: int, placement: Placement) -> Placement:
        """Return a placement on a link, relative to its new axes."""
        return placement if link == BASE else turn_of(link).then(placement)

    def joint(i: int) -> Joint:
        old = robot.joints[i]
        placement, offset = behind(old.parent, old.placement), old.q_offset
        if _is_parallel_to_parent(robot, i):
            placement = Placement(tuple(map(Move, "xyz", placement.pose().p)))
            if old.is_rotation:  # the shared axes do not turn: scale q + offset has to be zero
                offset = -(old.scale * robot.positions(i, q)[0])
        elif old.is_rotation:  # the axis has one nonzero component, 1 or -1: their sum is its sign
            offset = offset - sum(old.axis) * angles[i] if not is_zero(angles[i]) else offset
        else:
            placement = placement.then(turn_of(i, -1))
        return replace(old, placement=placement, q_offset=offset)

    def link(i: int) -> Link:
        body, angle, axis = robot.links[i], angles[i], coordinate_axis(robot.joints[i].axis)
        if is_zero(angle) or axis is None:
            return body
        turn = AxisRotation(axis, sin(angle), cos(angle))
        inertia = body.inertia.seen_from(turn_of(i).pose(), turn.rotate(body.inertia.tensor))
        for name, value in zip(PARAMETER_NAMES, inertia.parameters, strict=True):
            label(value, f"{name}{i + 1}", f"link {i + 1}: inertia in the shared axes")
        return replace(body, inertia=inertia)

    shared = robot.with_fields(
        joints=tuple(map(joint, range(len(robot.joints)))),
        links=tuple(map(link, range(len(robot.links)))),
        frames=tuple(replace(f, placement=behind(f.link, f.placement)) for f in robot.frames),
    )
    _label_sums(shared, angles, q)
    return shared


def _label_sums(robot: Robot, angles: Sequence[Scalar], q: Sequence[Scalar]) -> None:
    """Name sines and cosines of sums of angles: s3_4 belongs to the sum of joints 3 and 4."""
    title = "sines and cosines of sums of joint angles and of constant angles between joints"

    def name(angle: Scalar, first: int, last: int) -> None:
        which = f"{first + 1}_{last + 1}"
        if first == last:  # one joint, without a quarter turn that only exchanges the two
            which, angle = f"{first + 1}", robot.joints[last].scale * robot.positions(last, q)[0]
        label(sin(angle), f"s{which}", title)
        label(cos(angle), f"c{which}", title)

    for members in parallel_groups(robot):
        head, last = members[0], members[-1]
        for i in members[:-1]:
            if not is_zero(angles[i]):
                name(-angles[i], i + 1, last)
        if robot.joints[head].is_rotation and not is_zero(angles[head]):
            name(robot.joints[head].motion_coordinates(robot.positions(head, q))[0], head, last)


def parallel_groups(robot: Robot) -> list[list[int]]:
    """Return the groups of two or more links that share axes."""
    found: dict[int, list[int]] = {}
    root: list[int] = []
    for i, joint in enumerate(robot.joints):
        root.append(root[joint.parent] if _is_parallel_to_parent(robot, i) else i)
        found.setdefault(root[i], []).append(i)
    return [members for members in found.values() if len(members) > 1]


def _rotation_angles(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """Return the angle of every link relative to the shared axes; zero for the last of a group."""
    angles: list[Scalar] = [0] * len(robot.links)
    for members in parallel_groups(robot):
        last = list(robot.ancestors(members[-1]))
        for i in members[:-1]:
            own = list(robot.ancestors(i))
            back: Scalar = 0
            for j in last[: len(last) - _common_count(own, last)]:
                back = _joint_angle(robot, j, q) + back
            forth: Scalar = 0
            for j in own[: len(own) - _common_count(own, last)]:
                forth = _joint_angle(robot, j, q) + forth
            angles[i] = forth - back
    return angles


def _common_count(a: Sequence[int], b: Sequence[int]) -> int:
    """Return the number of links that two paths to the base have in common."""
    return len(set(a) & set(b))


def _joint_angle(robot: Robot, i: int, q: Sequence[Scalar]) -> Scalar:
    """Return the angle from a link to the next one, about their common axis."""
    joint = robot.joints[i]
    constant = sum((m.amount for m in joint.placement.moves if m.kind in _ROTATIONS), start=0)
    if not joint.is_rotation:
        return constant
    # the axis has one nonzero component, 1 or -1: the sum of all is its sign
    return sum(joint.axis) * joint.motion_coordinates(robot.positions(i, q))[0] + constant


def _direction(joint: Joint) -> int | None:
    """Return the index of the coordinate axis of a rotation or translation, None for others."""
    return coordinate_axis(joint.axis) if joint.is_rotation or joint.is_translation else None


def _is_parallel_to_parent(robot: Robot, i: int) -> bool:
    """Whether joint i is parallel to that of its parent: only rotations about its axis between."""
    joint = robot.joints[i]
    axis = _direction(joint)
    if joint.parent == BASE or axis is None or axis != _direction(robot.joints[joint.parent]):
        return False
    others = [kind for kind in _ROTATIONS if kind != _ROTATIONS[axis]]
    return all(m.kind not in others or is_zero(m.amount) for m in joint.placement.moves)
