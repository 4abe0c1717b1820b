"""Rotation about one axis, with limits (`revolute`) or without (`continuous`): f = exp([w] q)."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, AxisRotation, Twist, Vec3, only_nonzero_index, rotation_about, vec
from symdyn.robot.inertia import Inertia, tensor_entries
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform
from symdyn.scalar import Scalar, cos, sin


@dataclass(frozen=True)
class Revolute(Motion):
    """Rotates about `axis`; q is the angle."""

    axis: Vec3
    is_rotation = True
    coordinate_names = ("",)
    coordinate_units = ("rad",)
    velocity_names = ("",)

    @property
    def screws(self) -> tuple[Twist, ...]:
        return ((self.axis, vec.ZERO),)

    def pose(self, q: Coordinates) -> SE3:
        return SE3(rotation_about(self.axis, sin(q[0]), cos(q[0])))

    def angle(self, q: Coordinates) -> Scalar | None:
        return q[0]

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        return coordinate_axis_rotation(self.axis, q[0])

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0)]

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A mass on the axis, a first moment along it, and an axisymmetric tensor about it.

        >>> Revolute((0, 0, 1)).inertia_without_effect[2] == Inertia(Ixx=1, Iyy=1)
        True
        """
        return (Inertia(m=1), Inertia(0, *self.axis), axisymmetric_tensor(self.axis))


def coordinate_axis_rotation(axis: Vec3, angle: Scalar) -> tuple[AxisRotation, ...] | None:
    """Return the rotation about a coordinate axis, None for another axis."""
    k = only_nonzero_index(axis)
    return None if k is None else (AxisRotation(k, axis[k] * sin(angle), cos(angle)),)


def axisymmetric_tensor(axis: Vec3) -> Inertia:
    """Return the tensor |axis|^2 1 - axis axis^T, for an axis of any length."""
    tensor = vec.trace_minus(vec.outer(axis, axis))
    return Inertia(0, 0, 0, 0, *tensor_entries(tensor))
