"""Inverse dynamics by Newton-Euler recursion in acceleration matrices.

U = [alpha] + [w][w] takes a point fixed in a link to its acceleration about the link's origin. The
points of a joint's axis belong to both links: along the axis k, U is the parent's, only turned,

    U_i e_k = R^T U_parent R e_k        so that, with x, y the other two axes in turn,
    alpha_y = U_xk - w_x w_k,           U_kx = w_x w_k - alpha_y      (and so for alpha_x, U_ky)

and only the component of alpha along k is carried from the parent. With mc the first moments,

    f_i = m a_i + U_i mc,      n_i = sum r x (U_i r) dm + mc x a_i

where the sum is that of Euler's equations, I alpha + w x I w, in entries of U and products of w:

    n_x = Ixx alpha_x + (Izz - Iyy) w_y w_z - Ixy U_zx + Ixz U_yx + Iyz (U_yy - U_zz),  ...

All else is as in `newton_euler_classical`.

Bias and gravity forces are inverse dynamics with no acceleration, and with no motion at all:

    bias(q, qd) = C qd + phi = tau(q, qd, 0),      gravity(q) = phi = tau(q, 0, 0)

Zeros fold as the recursion is built: terms with a factor of zero never enter the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.formulations.inverse.newton_euler_classical import (
    LinkMotion,
    acceleration_matrix,
    base_motion,
    motions_outward,
    recursion,
)
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie import Mat3, Vec3, only_nonzero_index, vec
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label_matrix, label_vector


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
    base_velocity: Sequence[Scalar] | None = None,
    base_acceleration: Sequence[Scalar] | None = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd.

    The base may move: its twist and the rate of that, in its own frame.
    """
    base = base_motion(robot, base_velocity, base_acceleration)
    return recursion(robot, (q, qd, qdd), f_tip, base, _turning, _euler)


def link_motions(
    robot: Robot, state: Sequence[Sequence[Scalar]], base: LinkMotion
) -> Iterator[LinkMotion]:
    """w, alpha, U and a of every link in a state q, qd, qdd, gravity included."""
    return motions_outward(robot, state, base, _turning)


def _turning(
    robot: Robot, i: int, R: Mat3, w: Vec3, alpha: Vec3, U_parent: Mat3
) -> tuple[Vec3, Mat3]:
    """alpha and U; the column of U along the joint's axis is taken from the parent."""
    axis = _axis_of(robot, i, R)
    if axis is None:
        U = acceleration_matrix(w, alpha)
    else:
        along = vec.apply(vec.transpose(R), vec.apply(U_parent, vec.transpose(R)[axis]))
        alpha, U = _with_column(axis, along, w, alpha[axis])
    title = f"link {i + 1}: angular acceleration alpha, U = [alpha] + [w][w]"
    label_vector(alpha, f"alpha{i + 1}", title)
    label_matrix(U, f"U{i + 1}", title)
    return alpha, U


def _axis_of(robot: Robot, i: int, R: Mat3) -> int | None:
    """The coordinate axis of the link that joint i turns about, if it is one in the parent too.

    Where it is not, the parent's U along it takes more operations than it saves.
    """
    if robot.joints[i].nv > 1:
        return None
    ((s, _),) = robot.joints[i].screws
    k = only_nonzero_index(s)
    return None if k is None or only_nonzero_index([row[k] for row in R]) is None else k


def _with_column(k: int, along: Vec3, w: Vec3, alpha_k: Scalar) -> tuple[Vec3, Mat3]:
    """alpha and U, of which column k and the component of alpha along k are known."""
    x, y = (k + 1) % 3, (k + 2) % 3
    xk, yk, xy = w[x] * w[k], w[y] * w[k], w[x] * w[y]
    alpha = {x: yk - along[y], y: along[x] - xk, k: alpha_k}
    U = [[along[r]] * 3 for r in range(3)]
    kk = w[k] * w[k]
    U[x][x], U[y][y] = -(w[y] * w[y] + kk), -(w[x] * w[x] + kk)
    U[x][y], U[y][x] = xy - alpha_k, xy + alpha_k
    U[k][x], U[k][y] = xk - alpha[y], yk + alpha[x]
    return (alpha[0], alpha[1], alpha[2]), vec.mat3(U)


def _euler(n: int, inertia: Mat3, motion: LinkMotion) -> Vec3:
    """I alpha + w x I w in the entries of U = [alpha] + [w][w]."""
    w, alpha, U, _ = motion

    def component(x: int) -> Scalar:
        y, z = (x + 1) % 3, (x + 2) % 3
        xy, xz, yz = inertia[x][y], inertia[x][z], inertia[y][z]
        turning = inertia[x][x] * alpha[x] + (inertia[z][z] - inertia[y][y]) * (w[y] * w[z])
        return turning + (xz * U[y][x] - xy * U[z][x]) + yz * (U[y][y] - U[z][z])

    return (component(0), component(1), component(2))


# -- forces at rest and without acceleration -----------------------------------------------


def bias(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], f_tip: TipWrenches = None
) -> list[Scalar]:
    """The forces that keep the velocity constant: h = C(q, qd) qd + phi(q), and J^T f_tip."""
    return inverse_dynamics(robot, q, qd, [0] * robot.nv, f_tip)


def gravity(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """The forces that hold the robot still: phi(q)."""
    return inverse_dynamics(robot, q, [0] * robot.nv, [0] * robot.nv)
