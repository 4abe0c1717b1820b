"""Translation along one axis: f is the translation by q."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, AxisRotation, Twist, Vec3, vec
from symdyn.robot.inertia import TENSOR, Inertia
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform


@dataclass(frozen=True)
class Prismatic(Motion):
    """Translates along `axis`; q is the displacement."""

    axis: Vec3
    is_translation = True
    coordinate_names = ("",)
    coordinate_units = ("m",)
    velocity_names = ("",)

    @property
    def screws(self) -> tuple[Twist, ...]:
        return ((vec.ZERO, self.axis),)

    def pose(self, q: Coordinates) -> SE3:
        return SE3(p=vec.scale(q[0], self.axis))

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        return ()

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0)]

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """All six moments of inertia."""
        return tuple(Inertia(**{name: 1}) for name in TENSOR)
