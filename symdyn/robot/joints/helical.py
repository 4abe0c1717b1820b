"""A screw motion: rotation about an axis with a translation of `pitch` metres per radian."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, AxisRotation, Twist, Vec3, rotation_about, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform
from symdyn.robot.joints.revolute import axisymmetric_tensor, coordinate_axis_rotation
from symdyn.scalar import Scalar, cos, sin


@dataclass(frozen=True)
class Helical(Motion):
    """Rotates about `axis` and translates along it; q is the angle."""

    axis: Vec3
    pitch: Scalar
    coordinate_names = ("",)
    coordinate_units = ("rad",)
    velocity_names = ("",)

    @property
    def screws(self) -> tuple[Twist, ...]:
        return ((self.axis, vec.scale(self.pitch, self.axis)),)

    def pose(self, q: Coordinates) -> SE3:
        rotation = rotation_about(self.axis, sin(q[0]), cos(q[0]))
        return SE3(rotation, vec.scale(self.pitch * q[0], self.axis))

    def angle(self, q: Coordinates) -> Scalar | None:
        return q[0]

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        return coordinate_axis_rotation(self.axis, q[0])

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0)]

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A tensor that is axisymmetric about the axis, without a moment about it."""
        return (axisymmetric_tensor(self.axis),)
