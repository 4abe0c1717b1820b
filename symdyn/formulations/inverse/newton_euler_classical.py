"""Inverse dynamics by Newton-Euler recursion in classical accelerations.

    w_i     = R^T w_parent + w_J                       w_J, v_J = S_i qd_i
    alpha_i = R^T alpha_parent + (R^T w_parent) x w_J + S_w qdd_i
    U_i     = [alpha_i] + [w_i][w_i]
    a_i     = R^T (a_parent + U_parent p) + 2 (R^T w_parent) x v_J + w_J x v_J + S_v qdd_i
    f_i     = m a_i + U_i mc,      n_i = I alpha_i + w_i x I w_i + mc x a_i

a_i is the ordinary acceleration of the link frame's origin, so that no linear velocity is needed;
moments are about the origin. Fewer operations than the recursion on SE(3), whose classical shape it
is (Luh, Walker, Paul 1980; the matrix U after Khalil and Kleinfinger).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from symdyn.formulations.shared.formulas import formula
from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import SE3, ZERO_MATRIX, Mat3, Vec3, Wrench, pair_from_vector, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector

_FORCE = {"m a": "m a", "U mc": "U mc"}
_MOMENT = {"I alpha": "I alpha", "w x I w": "I w", "mc x a": "mc a"}
"""The terms of f and n, with the names of their factors."""


class LinkMotion(NamedTuple):
    """w, alpha, U of a link and the acceleration a of its origin."""

    w: Vec3
    alpha: Vec3
    U: Mat3
    a: Vec3


Turning = Callable[[Robot, int, Mat3, Vec3, Vec3, Mat3], tuple[Vec3, Mat3]]
Euler = Callable[[int, Mat3, LinkMotion], Vec3]


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


def recursion(
    robot: Robot,
    state: Sequence[Sequence[Scalar]],
    f_tip: TipWrenches,
    base: LinkMotion,
    turning: Turning,
    euler: Euler,
) -> list[Scalar]:
    """Motions from the base outward, then wrenches inward.

    `turning` makes alpha and U of a link, `euler` the moment I alpha + w x I w.
    """
    wrenches: list[Wrench] = []
    for i, motion in enumerate(motions_outward(robot, state, base, turning)):
        n, J = i + 1, robot.links[i].inertia
        w, alpha, U, a = motion
        force = vec.add(vec.scale(J.m, a), vec.apply(U, J.moment))
        known = {"m": J.m, "mc": J.moment, "I": J.tensor, "w": w, "alpha": alpha, "U": U, "a": a}
        label_vector(force, f"f{n}", f"link {n}: {formula('force f', _FORCE, known)}")
        moment = vec.add(euler(n, J.tensor, motion), vec.cross(J.moment, a))
        label_vector(moment, f"n{n}", f"link {n}: {formula('moment n', _MOMENT, known)}")
        wrenches.append((moment, force))
    q, _, qdd = state
    return carry_inward(robot, robot.transforms(q), wrenches, qdd, f_tip)


def motions_outward(
    robot: Robot, state: Sequence[Sequence[Scalar]], base: LinkMotion, turning: Turning
) -> Iterator[LinkMotion]:
    """The motion of every link, from the base outward."""
    q, qd, qdd = state
    f = robot.transforms(q)
    falling = "" if base.a == vec.ZERO else ", gravity included"
    motions: list[LinkMotion] = []
    for i, joint in enumerate(robot.joints):
        n = i + 1
        parent = base if joint.parent == BASE else motions[joint.parent]
        Rt, p = vec.transpose(f[i].R), f[i].p
        w_J, v_J = joint_rate(robot, i, qd)
        alpha_J, a_J = joint_rate(robot, i, qdd)

        carried = vec.apply(Rt, parent.w)
        w = vec.add(carried, w_J)
        label_vector(w, f"w{n}", f"link {n}: angular velocity w")
        alpha = vec.add(vec.add(vec.apply(Rt, parent.alpha), vec.cross(carried, w_J)), alpha_J)
        alpha, U = turning(robot, i, f[i].R, w, alpha, parent.U)
        a = vec.apply(Rt, vec.add(parent.a, vec.apply(parent.U, p)))
        coriolis = vec.add(vec.scale(2, vec.cross(carried, v_J)), vec.cross(w_J, v_J))
        a = vec.add(vec.add(a, coriolis), a_J)
        label_vector(a, f"a{n}", f"link {n}: acceleration a of its origin{falling}")
        motions.append(LinkMotion(w, alpha, U, a))
        yield motions[i]


def _turning(
    robot: Robot, i: int, R: Mat3, w: Vec3, alpha: Vec3, U_parent: Mat3
) -> tuple[Vec3, Mat3]:
    """alpha as it is carried, and U of it."""
    label_vector(alpha, f"alpha{i + 1}", f"link {i + 1}: angular acceleration alpha")
    U = acceleration_matrix(w, alpha)
    label_matrix(U, f"U{i + 1}", f"link {i + 1}: U = [alpha] + [w][w]")
    return alpha, U


def _euler(n: int, inertia: Mat3, motion: LinkMotion) -> Vec3:
    """I alpha + w x I w."""
    momentum = vec.apply(inertia, motion.w)
    label_vector(momentum, f"K{n}", f"link {n}: angular momentum K = I w about its origin")
    return vec.add(vec.apply(inertia, motion.alpha), vec.cross(motion.w, momentum))


def carry_inward(
    robot: Robot,
    f: Sequence[SE3],
    wrenches: list[Wrench],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches,
) -> list[Scalar]:
    """tau of the wrenches that the links need: summed towards the base, projected on the joints."""
    add_tip_wrenches(robot, wrenches, f_tip)
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            R, p = f[i].R, f[i].p
            moment, force = wrenches[i]
            title = f"joint {parent + 1}: force F and moment N at it, including joint {i + 1}"
            force = vec.apply(R, force)
            moment = vec.add(vec.apply(R, moment), vec.cross(p, force))
            total_moment = vec.add(wrenches[parent][0], moment)
            total_force = vec.add(wrenches[parent][1], force)
            label_vector(total_force, f"F{parent + 1}", title)
            label_vector(total_moment, f"N{parent + 1}", title)
            wrenches[parent] = (total_moment, total_force)
    return project(robot, wrenches, qdd)


def base_motion(
    robot: Robot, V: Sequence[Scalar] | None, Vdot: Sequence[Scalar] | None
) -> LinkMotion:
    """The motion of the base, gravity as an acceleration upwards."""
    if V is None or Vdot is None:
        return LinkMotion(vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.scale(-1, robot.gravity))
    (w, v), (alpha, vdot) = pair_from_vector(V), pair_from_vector(Vdot)
    a = vec.add(vdot, vec.cross(w, v))
    return LinkMotion(w, alpha, acceleration_matrix(w, alpha), vec.sub(a, robot.gravity))


def acceleration_matrix(w: Vec3, alpha: Vec3) -> Mat3:
    """U = [alpha] + [w][w]: U r is the acceleration of a body-fixed point r about the origin."""
    xx, yy, zz = w[0] * w[0], w[1] * w[1], w[2] * w[2]
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    return acceleration_of_products(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)), alpha)


def acceleration_of_products(W: Mat3, alpha: Vec3) -> Mat3:
    """U = [alpha] + [w_r][w] from the products W = w w_r^T, since [w_r][w] = W - tr(W) 1."""
    xx, yy, zz = W[0][0], W[1][1], W[2][2]
    return (
        (-(yy + zz), W[0][1] - alpha[2], W[0][2] + alpha[1]),
        (W[1][0] + alpha[2], -(xx + zz), W[1][2] - alpha[0]),
        (W[2][0] - alpha[1], W[2][1] + alpha[0], -(xx + yy)),
    )
