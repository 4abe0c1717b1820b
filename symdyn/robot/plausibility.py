"""Warnings of physically inconsistent inertias, implausible centres of mass and wrong limits.

The principal moments of a body are not negative, and none exceeds the sum of the others: the matrix
1/2 tr(I) 1 - I is the sum of r r^T dm about the centre of mass. `ROUNDED` tolerates numbers with
three digits.

A centre of mass is implausible outside the box around the link's shapes, joints and frames,
enlarged on every side by its diagonal; or by the largest diagonal of the robot's boxes if the link
has meshes, whose size is not read, or no shapes. Bodies fixed to the base are skipped, because
their inertia has no effect.

A lower limit above the upper one and negative limits of velocity or effort get a warning, too. They
do not change the equations, but generated headers contain them.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from symdyn.robot.assembly.raw import GIVEN, KNOWN, PARTIAL, RawFrame, RawJoint, RawLink
from symdyn.robot.checks import quote
from symdyn.robot.inertia import MASSLESS
from symdyn.robot.joint import Limits
from symdyn.robot.kinematic_tree import KinematicTree
from symdyn.scalar import Scalar

ROUNDED = 1e-3
SMALLEST_RADIUS = 1e-6
"""Moments of inertia of the mass at this radius (m) count as zero."""

Point = tuple[float, float, float]
Nominal = Callable[[Scalar], float]


class Box(NamedTuple):
    """Two opposite corners."""

    low: Point
    high: Point

    @classmethod
    def around(cls, points: Iterable[Point]) -> Box:
        """Return the smallest box that contains all points, at least one."""
        columns = list(zip(*points, strict=True))
        return cls(
            (min(columns[0]), min(columns[1]), min(columns[2])),
            (max(columns[0]), max(columns[1]), max(columns[2])),
        )

    @property
    def diagonal(self) -> float:
        return math.dist(self.low, self.high)

    def distance(self, point: Point) -> float:
        """Return the distance of a point from the box, along the axis where it is largest."""
        pairs = zip(self.low, point, self.high, strict=True)
        return max(max(low - x, x - high, 0.0) for low, x, high in pairs)


def plausibility_warnings(
    links: Sequence[RawLink],
    joints: Sequence[RawJoint],
    nominal: Nominal,
    inertias: str = GIVEN,
    frames: Iterable[RawFrame] = (),
) -> list[str]:
    """Return a warning for every implausible link and limit, with place, name and numbers."""
    if inertias == KNOWN:
        return []
    fixed = _fixed_to_base(links, joints)
    # the position of a floating body says nothing about its size
    held = [joint for joint in joints if joint.type != "floating"]
    boxes = _boxes(links, held, frames, nominal)
    largest = max((box.diagonal for box in boxes.values()), default=0.0)
    # a telescopic boom is about as long as its range of motion
    travels = {joint.child: _travel(joint.limits) for joint in joints if joint.type == "prismatic"}
    found = []
    for link in links:
        if link.name in fixed or link.plausibility_checked:
            continue
        mass, *rest = (float(nominal(x)) for x in link.inertia.parameters)
        problem = physical_inconsistency(mass, rest, inertias == PARTIAL)
        if not problem and mass > 0:
            centre = (rest[0] / mass, rest[1] / mass, rest[2] / mass)
            box = boxes[link.name]
            margin = box.diagonal if link.shapes and not link.meshes else largest
            margin = max(margin, travels.get(link.name, 0.0))
            problem = _far(centre, box, margin)
        if problem:
            place = os.path.basename(link.inertia_where or link.where)
            found.append(f"{place}: link {quote(link.name)} {problem}".removeprefix(": "))
    for joint in joints:
        if joint.type != "fixed" and (fault := limit_fault(joint.limits)):
            place = os.path.basename(joint.where)
            text = f"{place}: joint {quote(joint.name)} has {fault}"
            found.append(text.removeprefix(": "))
    return found


def _travel(limits: Limits) -> float:
    """Return the range of motion of a joint, 0 without limits."""
    lower, upper = limits.lower, limits.upper
    return 0.0 if lower is None or upper is None else float(upper - lower)


def limit_fault(limits: Limits) -> str:
    """Return what is wrong with limits, with a cure; empty if nothing is wrong.

    >>> limit_fault(Limits(1, -1)), limit_fault(Limits(0, 0, 2))
    ('the lower limit 1 above the upper limit -1; exchange them', '')
    """
    lower, upper = limits.lower, limits.upper
    if lower is not None and upper is not None and lower > upper:
        limits_text = f"the lower limit {float(lower):g} above the upper limit {float(upper):g}"
        return f"{limits_text}; exchange them"
    for name, size in (("velocity", limits.velocity), ("effort", limits.effort)):
        if size is not None and size < 0:
            return f"the negative {name} limit {float(size):g}; give 0 or more"
    return ""


def massless_floating_warnings(robot: KinematicTree) -> list[str]:
    """Return a warning for every floating body without inertia and with less than two joints."""
    return [
        f"link {quote(link.name)} floats and has no inertia, so the mass matrix is singular; "
        "give it an inertia"
        for i, (joint, link) in enumerate(zip(robot.joints, robot.links, strict=True))
        if joint.type == "floating" and link.inertia == MASSLESS and len(robot.children(i)) < 2
    ]


def principal_moments(xx: float, xy: float, yy: float, xz: float, yz: float, zz: float) -> Point:
    """Return the eigenvalues of a symmetric tensor in rising order, by the trigonometric solution.

    >>> [round(moment, 9) for moment in principal_moments(2, 1, 2, 0, 0, 5)]
    [1.0, 3.0, 5.0]
    """
    off = xy * xy + xz * xz + yz * yz
    mean = (xx + yy + zz) / 3
    spread = math.sqrt(((xx - mean) ** 2 + (yy - mean) ** 2 + (zz - mean) ** 2 + 2 * off) / 6)
    if off == 0 or spread == 0:
        low, middle, high = sorted((xx, yy, zz))
        return (low, middle, high)
    a, b, c = ((x - mean) / spread for x in (xx, yy, zz))
    d, e, f = xy / spread, xz / spread, yz / spread
    half = (a * (b * c - f * f) - d * (d * c - f * e) + e * (d * f - b * e)) / 2
    angle = math.acos(max(-1.0, min(1.0, half))) / 3
    high = mean + 2 * spread * math.cos(angle)
    low = mean + 2 * spread * math.cos(angle + 2 * math.pi / 3)
    return (low, 3 * mean - low - high, high)


def physical_inconsistency(mass: float, rest: Sequence[float], zero_is_left_out: bool) -> str:
    """Return why these ten parameters are physically inconsistent; empty if they are consistent."""
    x, y, z, *about_frame = rest
    if mass == 0:
        if any(about_frame) and not zero_is_left_out:
            return "has moments of inertia but no mass; give it a mass"
        return ""
    cx, cy, cz = x / mass, y / mass, z / mass
    shifts = (
        *(mass * (cy * cy + cz * cz), -mass * cx * cy, mass * (cx * cx + cz * cz)),
        *(-mass * cx * cz, -mass * cy * cz, mass * (cx * cx + cy * cy)),
    )
    tensor = [a - b for a, b in zip(about_frame, shifts, strict=True)]
    noise = mass * SMALLEST_RADIUS**2 + 1e-12 * max(map(abs, shifts))
    low, middle, high = principal_moments(*tensor)
    if high <= noise or (zero_is_left_out and min(tensor[0], tensor[2], tensor[5]) <= noise):
        return ""
    numbers = ", ".join(f"{0.0 if abs(x) < 1e-9 * high else x:.4g}" for x in (low, middle, high))
    text = f"has the principal moments of inertia {numbers} kg m^2"
    slack = ROUNDED * high + noise
    if low < -slack:
        return f"{text}, one of which is negative; correct its inertia"
    if high - low - middle > slack:
        return f"{text}, the largest of which exceeds the sum of the others; correct its inertia"
    return ""


def _far(centre: Point, box: Box, margin: float) -> str:
    outside = box.distance(centre)
    if outside <= margin or margin == 0:
        return ""
    where = ", ".join(f"{x:.4g}" for x in centre)
    return (
        f"has its centre of mass at ({where}) m, {outside:.3g} m outside the box "
        f"around its shapes, joints and frames, where {margin:.3g} m is plausible; "
        "check its position and unit"
    )


def _fixed_to_base(links: Sequence[RawLink], joints: Sequence[RawJoint]) -> set[str]:
    children: dict[str, list[RawJoint]] = {}
    for joint in joints:
        children.setdefault(joint.parent, []).append(joint)
    inner = {joint.child for joint in joints}
    stack = [link.name for link in links if link.name not in inner]
    found = set(stack)
    while stack:
        for joint in children.get(stack.pop(), ()):
            if joint.type == "fixed":
                found.add(joint.child)
                stack.append(joint.child)
    return found


def _boxes(
    links: Sequence[RawLink],
    joints: Sequence[RawJoint],
    frames: Iterable[RawFrame],
    nominal: Nominal,
) -> dict[str, Box]:
    """Return for each link the box around its joint, its child joints, its frames and shapes."""
    points: dict[str, list[Point]] = {link.name: [] for link in links}
    for joint in joints:
        x, y, z = (float(nominal(p)) for p in joint.placement.pose().p)
        points[joint.parent].append((x, y, z))
        # The joint frame in the frame of the link that it moves.
        back = joint.tail.pose().inverse().p
        x, y, z = (float(nominal(p)) for p in back)
        points[joint.child].append((x, y, z))
    for frame in (each for each in frames if each.body in points):  # the tree rejects others
        x, y, z = (float(nominal(p)) for p in frame.placement.pose().p)
        points[frame.body].append((x, y, z))
    for link in links:
        points[link.name] += [corner for box in link.shapes for corner in box]
    return {name: Box.around(some or [(0.0, 0.0, 0.0)]) for name, some in points.items()}
