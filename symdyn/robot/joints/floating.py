"""A body that nothing holds: position and unit quaternion, velocities (omega, v) in its own axes.

f = (R(quaternion), p),      S = 1,      pdot = R v            (SM03 section 2, RK88-I App. B)
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import AXES, SE3, Twist, quaternions, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform
from symdyn.robot.joints.spherical import QUATERNION_NAMES, quaternion, random_quaternion
from symdyn.scalar import Scalar

POSE_NAMES = ("x", "y", "z", *QUATERNION_NAMES)
POSE_UNITS = ("m", "m", "m", "", "", "", "")


@dataclass(frozen=True)
class Floating(Motion):
    """Moves freely; q = (x, y, z, quaternion), v = (omega, velocity of the origin)."""

    axis = (0, 0, 1)
    coordinate_names = POSE_NAMES
    coordinate_units = POSE_UNITS
    velocity_names = ("wx", "wy", "wz", "vx", "vy", "vz")

    @property
    def screws(self) -> tuple[Twist, ...]:
        turning = tuple((axis, vec.ZERO) for axis in AXES.values())
        return (*turning, *((vec.ZERO, axis) for axis in AXES.values()))

    def pose(self, q: Coordinates) -> SE3:
        return pose_of(q)

    @property
    def neutral(self) -> tuple[int, ...]:
        return (0, 0, 0, 0, 0, 0, 1)

    def random(self, uniform: Uniform) -> list[float]:
        return [*(uniform(-3.0, 3.0) for _ in range(3)), *random_quaternion(uniform)]

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        return pose_rate(q, ((v[0], v[1], v[2]), (v[3], v[4], v[5])))

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        w, v = twist_of(q, dq)
        return [*w, *v]

    @property
    def unfelt(self) -> tuple[Inertia, ...]:
        """None: it feels all ten parameters."""
        return ()


def pose_of(q: Coordinates) -> SE3:
    """The pose of position and quaternion."""
    return SE3(quaternions.rotation_of(quaternion(q[3:])), (q[0], q[1], q[2]))


def pose_rate(q: Coordinates, V: Twist) -> list[Scalar]:
    """The rates of position and quaternion of a frame with the twist V in its own axes."""
    four = quaternion(q[3:])
    moved = vec.apply(quaternions.rotation_of(four), V[1])
    return [*moved, *quaternions.rate_of(four, V[0])]


def twist_of(q: Coordinates, dq: Coordinates) -> Twist:
    """The twist in its own axes of a frame whose position and quaternion change by dq."""
    four = quaternion(q[3:])
    back = vec.transpose(quaternions.rotation_of(four))
    spin = quaternions.spin_of(four, quaternion(dq[3:]))
    return spin, vec.apply(back, (dq[0], dq[1], dq[2]))
