"""Displacements of random positions, in proportion to the size of the robot.

A displacement of three metres suits an arm of a metre. In a mechanism of a micrometre it would hide
the inertias in the rounding errors of moments about an axis three metres away.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from symdyn.robot.inertia import TENSOR, Inertia
from symdyn.robot.kinematic_tree import KinematicTree
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, is_number


def scale_lengths(robot: KinematicTree, q: Sequence[float]) -> list[float]:
    """Return q with coordinates in metres multiplied by the lengths of the links they move."""
    scaled = list(q)
    for joint, start, length in zip(robot.joints, robot.q_starts, _lengths(robot), strict=True):
        for k, unit in enumerate(joint.motion.coordinate_units, start):
            if joint.mimic is None and unit == "m":
                scaled[k] *= length
    return scaled


def _lengths(robot: KinematicTree) -> list[float]:
    """Return for each joint the largest length beyond it, else of the robot, as a power of ten.

    Lengths are those of placements and radii of gyration about link frames; 1 if there are none.
    """
    shifts = [_length(joint.placement) for joint in robot.joints]
    moved = [
        max(_radius(link.inertia), _length(joint.tail), _size(joint.pitch))
        for link, joint in zip(robot.links, robot.joints, strict=True)
    ]
    for i in reversed(range(len(moved))):
        parent = robot.joints[i].parent
        if parent >= 0:
            moved[parent] = max(moved[parent], shifts[i], moved[i])
    largest = max(*moved, *shifts, 0.0) or 1.0
    pairs = zip(moved, shifts, strict=True)
    return [10.0 ** round(math.log10(own or shift or largest)) for own, shift in pairs]


def _length(placement: Placement) -> float:
    """Return the largest translation of a placement."""
    return max((_size(m.amount) for m in placement.moves if m.kind in "xyz"), default=0.0)


def _radius(inertia: Inertia) -> float:
    """Return the radius of gyration, 0 without mass."""
    moment, mass = max(_size(getattr(inertia, name)) for name in TENSOR), _size(inertia.m)
    return math.sqrt(moment / mass) if mass else 0.0


def _size(x: Scalar) -> float:
    """Return the absolute value of a scalar, 0 for an open parameter."""
    value = x if is_number(x) else getattr(x, "value", None)
    return abs(float(value)) if is_number(value) else 0.0
