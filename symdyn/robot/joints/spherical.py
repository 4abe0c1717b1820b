"""A ball joint: any rotation about one point, as a unit quaternion (RK88-I Appendix B)."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import AXES, SE3, Twist, exponentials, quaternions, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.motion import Coordinates, Uniform
from symdyn.robot.joints.noncommuting import NonCommutingMotion
from symdyn.scalar import Scalar

QUATERNION_NAMES = ("qx", "qy", "qz", "qw")


@dataclass(frozen=True)
class Spherical(NonCommutingMotion):
    """Rotates about its origin; q is a quaternion (x, y, z, w), v = omega in body axes."""

    axis = (0, 0, 1)
    is_pure_rotation = True
    coordinate_names = QUATERNION_NAMES
    coordinate_units = ("",) * 4
    velocity_names = ("wx", "wy", "wz")

    @property
    def screws(self) -> tuple[Twist, ...]:
        return tuple((axis, vec.ZERO) for axis in AXES.values())

    def pose(self, q: Coordinates) -> SE3:
        return SE3(quaternions.rotation_matrix(quaternion(q)))

    @property
    def neutral(self) -> tuple[int, ...]:
        return (0, 0, 0, 1)

    def random(self, uniform: Uniform) -> list[float]:
        return random_quaternion(uniform)

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        return list(quaternions.quaternion_rate(quaternion(q), (v[0], v[1], v[2])))

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        return list(quaternions.angular_velocity(quaternion(q), quaternion(dq)))

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        turn = exponentials.exp_quaternion((v[0], v[1], v[2]))
        return list(compose_rotations(quaternion(q), turn))

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        return list(self.log(q0, q1)[0])

    def log(self, q0: Coordinates, q: Coordinates) -> Twist:
        between = quaternions.product(quaternions.conjugate(quaternion(q0)), quaternion(q))
        return exponentials.log_quaternion(between), vec.ZERO

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A mass at the centre."""
        return (Inertia(m=1),)


def quaternion(q: Coordinates) -> quaternions.Quaternion:
    """Return four coordinates as a quaternion."""
    return (q[0], q[1], q[2], q[3])


def compose_rotations(
    q: quaternions.Quaternion, turn: quaternions.Quaternion
) -> quaternions.Quaternion:
    """Return the rotation q followed by another one, normalised."""
    return quaternions.normalize(quaternions.product(q, turn))


def random_quaternion(uniform: Uniform) -> list[float]:
    """Return a random unit quaternion, by projecting a random point of the unit ball."""
    while True:
        four = [uniform(-1.0, 1.0) for _ in range(4)]
        length = sum(x * x for x in four) ** 0.5
        if 0.1 < length <= 1.0:
            return [x / length for x in four]
