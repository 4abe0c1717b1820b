"""Inverse dynamics by Newton-Euler recursion with every vector in the axes of the base.

    w_i     = w_parent + w_J                           (w_J, v_J) = R_i S_i qd_i
    alpha_i = alpha_parent + w_parent x w_J + R_i S_w qdd_i
    a_i     = a_parent + U_parent r + 2 w_parent x v_J + w_J x v_J + R_i S_v qdd_i
    f_i     = m a_i + U_i mc,      n_i = I alpha_i + w_i x I w_i + mc x a_i
    F_i     = f_i + sum F_c,       N_i = n_i + sum (N_c + r_c x F_c),    tau_i = (R_i S_i)^T (N, F)

with U = [alpha] + [w][w], r from the parent's origin to the link's, and mc, I of the link turned
into base axes. The procedure of S81 section 1.3 as Stepanenko and Vukobratovic had it: no vector is
ever turned from link to link, but every tensor has to be turned into the base (R I R^T).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.inverse.newton_euler_classical import acceleration_matrix
from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, tip_loads
from symdyn.lie import (
    IDENTITY,
    ZERO_MATRIX,
    Mat3,
    Vec3,
    Wrench,
    add_pairs,
    rotate_symmetric_tensor,
    vec,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector

Motion = tuple[Mat3, Vec3, Vec3, Mat3, Vec3]
"""Orientation, angular velocity and acceleration, U, acceleration of the origin."""


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    f = robot.transforms(q)
    base: Motion = (IDENTITY, vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.scale(-1, robot.gravity))
    motions: list[Motion] = []
    arms: list[Vec3] = []
    wrenches: list[Wrench] = []
    for i, joint in enumerate(robot.joints):
        n = i + 1
        at_base = joint.parent == BASE
        R, w, alpha, U, a = base if at_base else motions[joint.parent]
        arm = f[i].p if at_base else vec.apply(R, f[i].p)
        R = f[i].R if at_base else vec.matmul(R, f[i].R)
        title = f"link {n}: rotation W from it to the base, arm r from its parent's origin"
        label_matrix(R, f"W{n}", title)
        label_vector(arm, f"r{n}", title)
        w_J, v_J = (vec.apply(R, x) for x in joint_rate(robot, i, qd))
        alpha_J, a_J = (vec.apply(R, x) for x in joint_rate(robot, i, qdd))
        coriolis = vec.add(vec.scale(2, vec.cross(w, v_J)), vec.cross(w_J, v_J))
        a = vec.add(vec.add(vec.add(a, vec.apply(U, arm)), coriolis), a_J)
        alpha = vec.add(vec.add(alpha, vec.cross(w, w_J)), alpha_J)
        w = vec.add(w, w_J)
        U = acceleration_matrix(w, alpha)
        title = f"link {n}: angular velocity w and acceleration alpha, acceleration a of its origin"
        label_vector(w, f"w{n}", title)
        label_vector(alpha, f"alpha{n}", title)
        label_vector(a, f"a{n}", title)
        motions.append((R, w, alpha, U, a))
        arms.append(arm)

        J = robot.links[i].inertia
        mc, tensor = vec.apply(R, J.moment), rotate_symmetric_tensor(R, J.tensor)
        title = f"link {n}: first moment mc and tensor I in base axes"
        label_vector(mc, f"mc{n}", title)
        label_matrix(tensor, f"I{n}", title)
        force = vec.add(vec.scale(J.m, a), vec.apply(U, mc))
        gyroscopic = vec.cross(w, vec.apply(tensor, w))
        moment = vec.add(vec.add(vec.apply(tensor, alpha), gyroscopic), vec.cross(mc, a))
        label_vector(force, f"f{n}", f"link {n}: net force f and moment n")
        label_vector(moment, f"n{n}", f"link {n}: net force f and moment n")
        wrenches.append((moment, force))

    for i, (moment, force) in tip_loads(robot, f_tip).items():
        R = motions[i][0]
        wrenches[i] = add_pairs(wrenches[i], (vec.apply(R, moment), vec.apply(R, force)))
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            moment, force = wrenches[i]
            moment = vec.add(moment, vec.cross(arms[i], force))
            total_moment = vec.add(wrenches[parent][0], moment)
            total_force = vec.add(wrenches[parent][1], force)
            title = f"joint {parent + 1}: force F and moment N at it, including joint {i + 1}"
            label_vector(total_force, f"F{parent + 1}", title)
            label_vector(total_moment, f"N{parent + 1}", title)
            wrenches[parent] = (total_moment, total_force)
    in_links = []
    for (moment, force), (R, *_) in zip(wrenches, motions, strict=True):
        Rt = vec.transpose(R)
        in_links.append((vec.apply(Rt, moment), vec.apply(Rt, force)))
    return project(robot, in_links, qdd)
