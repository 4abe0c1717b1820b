"""A slide along one axis: f is the translation by q."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, Turn, Twist, Vec3, vec
from symdyn.robot.inertia import TENSOR, Inertia
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform


@dataclass(frozen=True)
class Prismatic(Motion):
    """Slides along `axis`; q is the displacement."""

    axis: Vec3
    slides = True
    coordinate_names = ("",)
    coordinate_units = ("m",)
    velocity_names = ("",)

    @property
    def screws(self) -> tuple[Twist, ...]:
        return ((vec.ZERO, self.axis),)

    def pose(self, q: Coordinates) -> SE3:
        return SE3(p=vec.scale(q[0], self.axis))

    def rotation_turns(self, q: Coordinates) -> tuple[Turn, ...] | None:
        return ()

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0)]

    @property
    def unfelt(self) -> tuple[Inertia, ...]:
        """Any tensor."""
        return tuple(Inertia(**{name: 1}) for name in TENSOR)
