"""Frame choice: the equivalent robot whose transforms have the most zeros and ones.

The frame of a link on a revolute joint has z along the joint axis, and x and the origin on the
common normal to the axis of the next joint, so that (Denavit and Hartenberg, modified by Craig)

    f[parent, i] = Rx(alpha) Tx(a) Tz(d) Rz(theta + q)

Links on prismatic joints keep the axes of their parent: R = 1. Their origin is that of their child,
so that all lengths are in one translation, or their centre of mass. Links on other joints keep
their frames, because their velocities are components in them.

If there is a choice (several children, parallel or oblique axes), the candidates are compared by
the number of entries of adjacent transforms that are neither zero nor one. Origins on parallel axes
have equal heights; the distance along the axes goes to the joint nearest to the base, where it
costs least. The last link of a revolute chain has its centre of mass in the plane of x and z.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from symdyn.equivalents.link_frames import (
    any_perpendicular,
    axes_from,
    change_link_frames,
    clear_direction_rounding,
    fold_numbers,
    is_negligible,
    is_parallel,
    is_permutation,
    largest_entry,
    number_or_none,
    numbers_or_none,
    perpendicular_direction,
    principal_perpendicular,
    unit,
)
from symdyn.lie import SE3, Vec3, coordinate_axis, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

FARTHEST = 10
"""The largest shift of an origin along an axis, in units of the longest length of the robot. The
common normal of nearly parallel axes may be far away, and rounding errors grow with the square of
its distance."""

OBLIQUE, OFFSET, MOVED, TURNED = 25, 10, 9, 60
"""Approximate numbers of operations for one more component of an axis, for an origin offset in one
direction, and for an open inertia about another origin and in rotated axes."""

MOST = 40
"""The most directions, and heights, that are compared for one link."""

Candidate = TypeVar("Candidate")


def choose_frames(robot: Robot) -> Robot:
    """Choose link frames for fewer operations; q, torques and tips do not change.

    Lengths may be open parameters. If the direction of a joint depends on open parameters, the
    adjacent links keep their frames.
    """
    robot = robot.with_joint_frames()
    reach = FARTHEST * largest_entry(*(joint.placement.pose().p for joint in robot.joints))
    frames = [SE3()] * len(robot.links)
    for i in reversed(range(len(robot.links))):
        joint = robot.joints[i]
        if not joint.is_translation or joint.parent == BASE:
            body = _find_body(robot, i, frames, reach)
            if body is not None:
                frame = _best_frame(body) if joint.is_rotation or joint.is_translation else SE3()
                for member, pose in body.poses.items():
                    origin = frame.p if member == i else body.origins[member]
                    frames[member] = pose.inverse() @ SE3(frame.R, origin)
    return change_link_frames(robot, frames)


# -- links with common axes ------------------------------------------------------------------


@dataclass(frozen=True)
class Edge:
    """A joint from the group to a member (prismatic) or to another child.

    The direction of its axis consists of numbers.
    """

    parent: int
    child: int
    is_translation: bool
    direction: Vec3


@dataclass(frozen=True)
class PrismaticGroup:
    """A link (the head) and its prismatic descendants, in the frame of the head.

    `poses` are the given frames of the members at q = 0, `origins` the chosen origins of members
    and children. `above` is the axis of the parent's joint, through the point `above_at`. Origins
    remain within `reach`.
    """

    head: int
    is_rotation: bool
    axis: Vec3
    poses: dict[int, SE3]
    edges: list[Edge]
    origins: dict[int, Vec3]
    inertia: Inertia
    above: Vec3 | None
    above_at: Vec3
    reach: float

    @cached_property
    def has_known_inertia(self) -> bool:
        """Whether its inertia consists of numbers."""
        return _is_known(self.inertia)


def _find_body(
    robot: Robot, head: int, frames: Sequence[SE3], reach: float
) -> PrismaticGroup | None:
    """Return the group of a link, given the frames of all descendants; None for open directions.

    Open lengths are allowed only along coordinate axes: otherwise new frames could cost more.
    """
    axis = numbers_or_none(robot.joints[head].axis)
    if axis is None:
        return None
    poses = {head: SE3()}
    edges: list[Edge] = []
    origins: dict[int, Vec3] = {}
    members = [head]
    for member in members:
        for c in robot.children(member):
            joint = robot.joints[c]
            X = fold_numbers(poses[member] @ joint.placement.pose())
            direction = numbers_or_none(vec.apply(X.R, joint.axis))
            if direction is None or (
                joint.is_translation and any(numbers_or_none(r) is None for r in X.R)
            ):
                return None
            edges.append(Edge(member, c, joint.is_translation, clear_direction_rounding(direction)))
            if joint.is_translation:
                poses[c] = X
                members.append(c)
            else:
                origins[c] = fold_numbers(X @ frames[c]).p
    for member in reversed(members):
        child = next((edge.child for edge in edges if edge.parent == member), None)
        origins[member] = _origin_of_slide(
            poses[member], robot.links[member].inertia, child, origins
        )
    above, above_at = _axis_above(robot, head)
    body = PrismaticGroup(
        head,
        robot.joints[head].is_rotation,
        clear_direction_rounding(axis),
        poses,
        edges,
        origins,
        robot.links[head].inertia,
        above,
        above_at,
        reach,
    )
    return body if _has_exact_lengths(body) else None


def _origin_of_slide(
    pose: SE3, inertia: Inertia, child: int | None, origins: dict[int, Vec3]
) -> Vec3:
    """Return the origin of the child, or the centre of mass; the given origin for open values."""
    if not _is_known(inertia):
        return pose.p
    if child is None:
        return pose.act(_centre_of_mass(inertia))
    moved = numbers_or_none(vec.sub(origins[child], pose.p)) is not None
    return origins[child] if moved else pose.p


def _axis_above(robot: Robot, i: int) -> tuple[Vec3 | None, Vec3]:
    """Return direction and point of the parent's revolute axis in the frame of link i at q = 0."""
    joint = robot.joints[i]
    if joint.parent == BASE or not robot.joints[joint.parent].is_rotation:
        return None, vec.ZERO
    X = fold_numbers(joint.placement.pose().inverse())
    direction = numbers_or_none(vec.apply(X.R, robot.joints[joint.parent].axis))
    if direction is None:
        return None, vec.ZERO
    direction = clear_direction_rounding(direction)
    known = numbers_or_none(X.p) is not None or coordinate_axis(direction) is not None
    return (direction, X.p) if known else (None, vec.ZERO)


def _has_exact_lengths(body: PrismaticGroup) -> bool:
    """Whether open lengths are along coordinate axes only."""
    points = (*body.origins.values(), body.above_at)
    if all(numbers_or_none(point) is not None for point in points):
        return True
    directions = (body.axis, *(edge.direction for edge in body.edges))
    turned = (pose.R for pose in body.poses.values())
    along_axes = all(coordinate_axis(direction) is not None for direction in directions)
    return along_axes and all(map(is_permutation, turned))


def _centre_of_mass(inertia: Inertia) -> Vec3:
    """Return the centre of mass of a link of numbers; its origin without mass."""
    mass, moment = number_or_none(inertia.m), numbers_or_none(inertia.moment)
    if not mass or moment is None:
        return vec.ZERO
    x, y, z = moment
    return (x / mass, y / mass, z / mass)


# -- candidates ------------------------------------------------------------------------------


def _best_frame(body: PrismaticGroup) -> SE3:
    """Return the cheapest frame for the head, the first one of equals.

    The costs of x and of the height of the origin are independent, because the origin moves along
    z. So each is chosen separately, and n children take n^2 steps, not n^3.
    """
    z = body.axis
    heights = _heights(body) if body.is_rotation else []
    at = vec.scale(heights[0], z) if heights else body.origins[body.head]
    turned = [SE3(axes_from(x, z), at) for x in _normals(body)]
    best = min(turned, key=lambda frame: _cost(body, frame))
    shifted = [SE3(best.R, vec.scale(height, z)) for height in heights]
    return min(shifted, key=lambda frame: _cost(body, frame)) if shifted else best


def _normals(body: PrismaticGroup) -> list[Vec3]:
    """Return directions for x: normals to the axes of next joints, or directions of the inertia."""
    z = body.axis
    found: list[Vec3 | None] = []
    for edge in body.edges:
        if is_parallel(z, edge.direction):
            found.append(perpendicular_direction(z, body.origins[edge.child]))
        else:
            found.append(unit(vec.cross(z, edge.direction)))
    if not body.edges and body.is_rotation and body.has_known_inertia:
        found += [
            perpendicular_direction(z, body.inertia.moment),
            principal_perpendicular(z, body.inertia.tensor),
        ]
    if not body.edges and body.above is not None and not is_parallel(z, body.above):
        found.append(unit(vec.cross(z, body.above)))
    return _first_unique([*(x for x in found if x is not None), any_perpendicular(z)])


def _heights(body: PrismaticGroup) -> list[Scalar]:
    """Return heights of the origin on the axis: feet of normals, heights of children, as given."""
    z = body.axis
    found: list[Scalar] = []
    for edge in body.edges:
        point = body.origins[edge.child]
        found += [_foot(body, edge.direction, point), vec.dot(point, z)]
    if body.above is not None:
        found.append(_foot(body, body.above, body.above_at))
    return _first_unique([*found, 0])


def _first_unique(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return each candidate once, and at most MOST of them."""
    return list(dict.fromkeys(candidates))[:MOST]


def _foot(body: PrismaticGroup, direction: Vec3, point: Vec3) -> Scalar:
    """Return the height on the axis z of the common normal to a line; that of the point if too far.

    point = h z + a z x u + t u,  so that  h |z x u|^2 = point . (u x (z x u))
    """
    z = body.axis
    normal = vec.cross(z, direction)
    level = vec.dot(point, z)
    if vec.dot(z, direction) == 0 or is_parallel(z, direction):
        return level
    foot = vec.dot(point, vec.cross(direction, normal)) / vec.dot(normal, normal)
    return level if abs(foot) > body.reach else foot


def _is_known(inertia: Inertia) -> bool:
    return all(number_or_none(x) is not None for x in inertia.parameters)


# -- costs -----------------------------------------------------------------------------------


def _cost(body: PrismaticGroup, frame: SE3) -> int:
    """Estimate the additional operations of a frame, compared with one of zeros and ones."""
    size = largest_entry(frame.p, *body.origins.values())
    total = 0
    for edge in body.edges:
        start = frame.p if edge.parent == body.head else body.origins[edge.parent]
        offset = _components(frame, vec.sub(body.origins[edge.child], start), size)
        direction = _components(frame, edge.direction, 1)
        oblique = (sum(direction) - 1) * OBLIQUE
        # a length along the slide itself is only added to q
        free = [along and edge.is_translation for along in direction]
        total += oblique + sum(1 if f else OFFSET for f, o in zip(free, offset, strict=True) if o)
    if body.is_rotation and body.above is not None and not is_parallel(body.axis, body.above):
        off = vec.dot(frame.p, body.axis) - _foot(body, body.above, body.above_at)
        total += 0 if is_negligible(off, largest_entry(frame.p, body.above_at)) else OFFSET
    return total + _cost_of_inertia(body, frame)


def _components(frame: SE3, vector: Vec3, size: float) -> list[bool]:
    """Return which components of a vector are not zero in the frame."""
    seen = vec.apply(vec.transpose(frame.R), vector)
    return [not is_negligible(x, size) for x in seen]


def _cost_of_inertia(body: PrismaticGroup, frame: SE3) -> int:
    """Estimate the operations that move and rotate an inertia; numbers cost nothing."""
    known = body.has_known_inertia
    lengths_known = numbers_or_none(frame.p) is not None
    moved = not all(number_or_none(x) == 0 for x in frame.p)
    askew = not known and not is_permutation(frame.R)
    return (MOVED if moved and not (known and lengths_known) else 0) + (TURNED if askew else 0)
