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

from collections.abc import Sequence

from symdyn.derive.sums import TipWrenches, add_tip_wrenches, joint_rate, project
from symdyn.lie import SE3, Mat3, Vec3, Wrench, vec
from symdyn.robot.model import BASE, Robot
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
    f = robot.transforms(q)
    wrenches: list[Wrench] = []
    states: list[tuple[Vec3, Vec3, Mat3, Vec3]] = []
    base = base_motion(robot, base_velocity, base_acceleration)
    for i, joint in enumerate(robot.joints):
        n = i + 1
        w_parent, alpha_parent, U_parent, a_parent = (
            base if joint.parent == BASE else states[joint.parent]
        )
        Rt, p = vec.transpose(f[i].R), f[i].p
        w_J, v_J = joint_rate(robot, i, qd)
        alpha_J, a_J = joint_rate(robot, i, qdd)

        carried = vec.apply(Rt, w_parent)
        w = vec.add(carried, w_J)
        label_vector(w, f"w{n}", f"link {n}: angular velocity w")
        alpha = vec.add(vec.add(vec.apply(Rt, alpha_parent), vec.cross(carried, w_J)), alpha_J)
        label_vector(alpha, f"alpha{n}", f"link {n}: angular acceleration alpha")
        U = acceleration_matrix(w, alpha)
        label_matrix(U, f"U{n}", f"link {n}: U = [alpha] + [w][w]")
        a = vec.apply(Rt, vec.add(a_parent, vec.apply(U_parent, p)))
        coriolis = vec.add(vec.scale(2, vec.cross(carried, v_J)), vec.cross(w_J, v_J))
        a = vec.add(vec.add(a, coriolis), a_J)
        label_vector(a, f"a{n}", f"link {n}: acceleration a of its origin, gravity included")
        states.append((w, alpha, U, a))

        J = robot.links[i].inertia
        force = vec.add(vec.scale(J.m, a), vec.apply(U, J.moment))
        label_vector(force, f"f{n}", f"link {n}: force f = m a + U mc")
        momentum = vec.apply(J.tensor, w)
        label_vector(momentum, f"K{n}", f"link {n}: angular momentum K = I w about its origin")
        gyroscopic = vec.cross(w, momentum)
        moment = vec.add(vec.add(vec.apply(J.tensor, alpha), gyroscopic), vec.cross(J.moment, a))
        label_vector(moment, f"n{n}", f"link {n}: moment n = I alpha + w x K + mc x a")
        wrenches.append((moment, force))

    return carry_inward(robot, f, wrenches, qdd, f_tip)


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
            title = f"joint {parent + 1}: force F and moment N through it, joint {i + 1} added"
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
) -> tuple[Vec3, Vec3, Mat3, Vec3]:
    """w, alpha, U and the origin's acceleration of the base, gravity as an acceleration upwards."""
    if V is None or Vdot is None:
        return vec.ZERO, vec.ZERO, (vec.ZERO,) * 3, vec.scale(-1, robot.gravity)
    w, alpha = (V[0], V[1], V[2]), (Vdot[0], Vdot[1], Vdot[2])
    a = vec.add((Vdot[3], Vdot[4], Vdot[5]), vec.cross(w, (V[3], V[4], V[5])))
    return w, alpha, acceleration_matrix(w, alpha), vec.sub(a, robot.gravity)


def acceleration_matrix(w: Vec3, alpha: Vec3) -> Mat3:
    """U = [alpha] + [w][w]: U r is the acceleration of a body-fixed point r about the origin."""
    xx, yy, zz = w[0] * w[0], w[1] * w[1], w[2] * w[2]
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    return (
        (-(yy + zz), xy - alpha[2], xz + alpha[1]),
        (xy + alpha[2], -(xx + zz), yz - alpha[0]),
        (xz - alpha[1], yz + alpha[0], -(xx + yy)),
    )
