"""A turn about one axis, limited (`revolute`) or not (`continuous`): f = exp([w] q)."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, Turn, Twist, Vec3, lone_component, rotation_from, vec
from symdyn.robot.inertia import Inertia, tensor_entries
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform
from symdyn.scalar import Scalar, cos, sin


@dataclass(frozen=True)
class Revolute(Motion):
    """Turns about `axis`; q is the angle."""

    axis: Vec3
    turns = True
    coordinate_names = ("",)
    coordinate_units = ("rad",)
    velocity_names = ("",)

    @property
    def screws(self) -> tuple[Twist, ...]:
        return ((self.axis, vec.ZERO),)

    def pose(self, q: Coordinates) -> SE3:
        return SE3(rotation_from(self.axis, sin(q[0]), cos(q[0])))

    def angle(self, q: Coordinates) -> Scalar | None:
        return q[0]

    def rotation_turns(self, q: Coordinates) -> tuple[Turn, ...] | None:
        return turns_about(self.axis, q[0])

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0)]

    @property
    def unfelt(self) -> tuple[Inertia, ...]:
        """A mass on the axis, a first moment along it, and a tensor that is round about it.

        >>> Revolute((0, 0, 1)).unfelt[2] == Inertia(Ixx=1, Iyy=1)
        True
        """
        return (Inertia(m=1), Inertia(0, *self.axis), round_about(self.axis))


def turns_about(axis: Vec3, angle: Scalar) -> tuple[Turn, ...] | None:
    """A rotation as one turn, if it is about a coordinate axis."""
    k = lone_component(axis)
    return None if k is None else (Turn(k, axis[k] * sin(angle), cos(angle)),)


def round_about(axis: Vec3) -> Inertia:
    """The tensor |axis|^2 1 - axis axis^T, for an axis of any length."""
    tensor = vec.trace_minus(vec.outer(axis, axis))
    return Inertia(0, 0, 0, 0, *tensor_entries(tensor))
