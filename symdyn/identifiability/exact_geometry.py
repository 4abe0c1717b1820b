"""A robot's geometry in exact scalars: residues to decide with, exact numbers to compute with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from symdyn.equivalents.inertia_transfer import JointGeometry
from symdyn.identifiability.enclosures import Enclosures
from symdyn.identifiability.exact_field import NumberField
from symdyn.identifiability.exact_numbers import (
    Surd,
    exact_direction,
    exact_sin_cos,
    fifteenths,
    written,
)
from symdyn.lie import AXES, SE3, Vec3, rotation_about, vec
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import Robot
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, is_number, is_zero, sin


class Algebra(Protocol):
    """Exact scalars for the lengths and angles of a robot."""

    def length(self, scalar: Scalar) -> Scalar:
        """A length, or a component of a vector."""

    def sin_cos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        """Sine and cosine of an angle."""


class ExactNumbers:
    """Fractions, roots and enclosures; formulas stay formulas, and with them the rest is floats."""

    def __init__(self, enclosures: Enclosures, with_formulas: bool = False) -> None:
        self.enclosures, self.with_formulas = enclosures, with_formulas

    def length(self, scalar: Scalar) -> Scalar:
        """The decimal that was written."""
        if not is_number(scalar):
            return scalar
        value = written(scalar)
        return int(value) if value.denominator == 1 else value

    def sin_cos(self, angle: Scalar) -> tuple[Scalar, Scalar]:
        """Exact where the angle is a multiple of 15 degrees."""
        if not is_number(angle):
            return sin(angle), cos(angle)
        if fifteenths(angle) is None and not self.with_formulas:
            enclosed = self.enclosures.angle(angle)
            return enclosed.sin(), enclosed.cos()
        s, c = exact_sin_cos(angle)
        if self.with_formulas:
            s, c = (float(x) if isinstance(x, Surd) else x for x in (s, c))
        return s, c


def geometry_in(algebra: Algebra | NumberField, robot: Robot) -> tuple[list[JointGeometry], Vec3]:
    """The joints and gravity in other scalars; axes lose their length."""
    joints = []
    for joint in robot.joints:
        tail = pose_in(algebra, joint.tail) if joint.tail.moves else None
        axis = vector_in(algebra, exact_direction(joint.axis))
        placement = pose_in(algebra, joint.placement)
        others = None
        if not joint.is_rotation and not joint.is_translation:
            others = MOTIONS[joint.type](axis, joint.pitch, joint.modes).inertia_without_effect
        joints.append(JointGeometry(joint.is_rotation, axis, placement, tail, others))
    return joints, vector_in(algebra, robot.gravity)


def vector_in(algebra: Algebra | NumberField, v: Vec3) -> Vec3:
    """A vector in other scalars."""
    return (algebra.length(v[0]), algebra.length(v[1]), algebra.length(v[2]))


def pose_in(algebra: Algebra | NumberField, placement: Placement) -> SE3:
    """The product of the moves in other scalars."""
    X = SE3()
    for move in placement.moves:
        axis = AXES[move.kind[-1]]
        if is_zero(move.amount):
            continue
        if move.kind[0] == "r":
            X = X @ SE3(R=rotation_about(axis, *algebra.sin_cos(move.amount)))
        else:
            X = X @ SE3(p=vec.scale(algebra.length(move.amount), axis))
    return X


def geometric_scalars(robot: Robot) -> Iterator[Scalar]:
    """All numbers and formulas of gravity and of the geometry."""
    yield from robot.gravity
    for joint in robot.joints:
        yield from (*joint.axis, joint.pitch)
        for w, v in joint.modes:
            yield from (*w, *v)
        for move in (*joint.placement.moves, *joint.tail.moves):
            yield move.amount


def has_formulas(robot: Robot) -> bool:
    """Whether any part of the geometry is a formula of open parameters."""
    return not all(map(is_number, geometric_scalars(robot)))
