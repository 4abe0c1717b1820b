"""Motion in the plane perpendicular to an axis: two translations and a rotation.

    f = Trans(E (x, y, 0)) exp([axis] theta),      S = (axis, 0), (0, E e_x), (0, E e_y)

E is the shortest rotation from z to the axis. The velocities (omega, v_x, v_y) are in the axes of
the moving frame, so that (xdot, ydot) = Rz(theta) (v_x, v_y): qdot is not v.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, AxisRotation, Mat3, Twist, Vec3, exponentials, hat, rotation_about, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.motion import Coordinates, Uniform
from symdyn.robot.joints.noncommuting import NonCommutingMotion
from symdyn.robot.joints.revolute import axisymmetric_tensor, coordinate_axis_rotation
from symdyn.scalar import Scalar, atan2, cos, is_number, sin


@dataclass(frozen=True)
class Planar(NonCommutingMotion):
    """Moves in a plane; q = (x, y, theta), v = (omega, v_x, v_y)."""

    axis: Vec3
    coordinate_names = ("x", "y", "theta")
    coordinate_units = ("m", "m", "rad")
    velocity_names = ("omega", "vx", "vy")

    @property
    def plane(self) -> tuple[Vec3, Vec3]:
        """The two directions of x and y."""
        E = vec.transpose(shortest_from_z(self.axis))
        return E[0], E[1]

    @property
    def screws(self) -> tuple[Twist, ...]:
        ex, ey = self.plane
        return ((self.axis, vec.ZERO), (vec.ZERO, ex), (vec.ZERO, ey))

    def pose(self, q: Coordinates) -> SE3:
        x, y, theta = q
        ex, ey = self.plane
        shift = vec.add(vec.scale(x, ex), vec.scale(y, ey))
        return SE3(rotation_about(self.axis, sin(theta), cos(theta)), shift)

    def angle(self, q: Coordinates) -> Scalar | None:
        return q[2]

    def axis_rotations(self, q: Coordinates) -> tuple[AxisRotation, ...] | None:
        return coordinate_axis_rotation(self.axis, q[2])

    def random(self, uniform: Uniform) -> list[float]:
        return [uniform(-3.0, 3.0) for _ in range(3)]

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        s, c = sin(q[2]), cos(q[2])
        omega, vx, vy = v
        return [c * vx - s * vy, s * vx + c * vy, omega]

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        s, c = sin(q[2]), cos(q[2])
        dx, dy, dtheta = dq
        return [dtheta, c * dx + s * dy, c * dy - s * dx]

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        dx, dy, dtheta = self.qdot(q, (v[0], *exponentials.exp_planar(*v)))
        return [q[0] + dx, q[1] + dy, q[2] + dtheta]

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        """Return the velocities by the shortest rotation: the angle is between -pi and pi."""
        way, x, y = self.velocity(q0, [end - start for start, end in zip(q0, q1, strict=True)])
        turn = atan2(sin(way), cos(way))
        return [turn, *exponentials.log_planar(turn, x, y)]

    def log(self, q0: Coordinates, q: Coordinates) -> Twist:
        return self.twist(self.difference(q0, q))

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """A tensor that is axisymmetric about the axis, without a moment about it."""
        return (axisymmetric_tensor(self.axis),)


def shortest_from_z(axis: Vec3) -> Mat3:
    """Return the shortest rotation that maps z to a unit axis; half a turn about x for -z.

    >>> shortest_from_z((1, 0, 0))
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0))
    """
    x, y, z = axis
    if all(map(is_number, axis)) and float(z) < 0 and abs(x) + abs(y) < 1e-12:
        return ((1, 0, 0), (0, -1, 0), (0, 0, -1))
    turn = hat((-y, x, 0))
    if is_number(z) and z in (0, 1):  # so that coordinate axes leave exact zeros and ones
        share: Scalar = 1 if z == 0 else 0
    else:
        share = 1 / (1 + z)
    square = vec.matmul(turn, turn)
    return vec.madd(vec.madd(vec.IDENTITY, turn), vec.mscale(share, square))
