"""A free body: position and unit quaternion, velocities (omega, v) in body axes.

f = (R(quaternion), p),      S = 1,      pdot = R v            (SM03 section 2, RK88-I App. B)
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import AXES, SE3, Twist, exponentials, quaternions, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.motion import Coordinates, Uniform
from symdyn.robot.joints.noncommuting import NonCommutingMotion
from symdyn.robot.joints.spherical import (
    QUATERNION_NAMES,
    compose_rotations,
    quaternion,
    random_quaternion,
)
from symdyn.scalar import Scalar

POSE_NAMES = ("x", "y", "z", *QUATERNION_NAMES)
POSE_UNITS = ("m", "m", "m", "", "", "", "")


@dataclass(frozen=True)
class Floating(NonCommutingMotion):
    """Moves freely; q = (x, y, z, quaternion), v = (omega, velocity of the origin)."""

    axis = (0, 0, 1)
    has_motor = False
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
        w, v = twist_from_pose_rate(q, dq)
        return [*w, *v]

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        return integrate_pose(q, ((v[0], v[1], v[2]), (v[3], v[4], v[5])))

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        w, v = self.log(q0, q1)
        return [*w, *v]

    def log(self, q0: Coordinates, q: Coordinates) -> Twist:
        return twist_between(q0, q)

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """None: all ten parameters have an effect."""
        return ()


def pose_of(q: Coordinates) -> SE3:
    """Return the pose of position and quaternion."""
    return SE3(quaternions.rotation_matrix(quaternion(q[3:])), (q[0], q[1], q[2]))


def pose_rate(q: Coordinates, V: Twist) -> list[Scalar]:
    """Return the rates of position and quaternion of a frame with the twist V in body axes."""
    four = quaternion(q[3:])
    moved = vec.apply(quaternions.rotation_matrix(four), V[1])
    return [*moved, *quaternions.quaternion_rate(four, V[0])]


def twist_from_pose_rate(q: Coordinates, dq: Coordinates) -> Twist:
    """Return the twist, in body axes, of a frame whose position and quaternion change by dq."""
    four = quaternion(q[3:])
    back = vec.transpose(quaternions.rotation_matrix(four))
    spin = quaternions.angular_velocity(four, quaternion(dq[3:]))
    return spin, vec.apply(back, (dq[0], dq[1], dq[2]))


def integrate_pose(q: Coordinates, V: Twist) -> list[Scalar]:
    """Return position and quaternion after unit time with the constant twist V in body axes."""
    four = quaternion(q[3:])
    turn, step = exponentials.exp_twist(V)
    x, y, z = vec.add((q[0], q[1], q[2]), vec.apply(quaternions.rotation_matrix(four), step))
    return [x, y, z, *compose_rotations(four, turn)]


def twist_between(q0: Coordinates, q1: Coordinates) -> Twist:
    """Return the constant twist that leads from q0 to q1 in unit time by the shortest rotation."""
    four = quaternion(q0[3:])
    back = vec.transpose(quaternions.rotation_matrix(four))
    way = vec.sub((q1[0], q1[1], q1[2]), (q0[0], q0[1], q0[2]))
    turn = quaternions.product(quaternions.conjugate(four), quaternion(q1[3:]))
    return exponentials.log_pose(turn, vec.apply(back, way))
