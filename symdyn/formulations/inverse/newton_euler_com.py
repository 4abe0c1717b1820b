"""Inverse dynamics by Newton-Euler recursion between centres of mass.

    p'      = p + R c_i - c_parent                     v_J' = v_J + w_J x c_i
    a_i     = R^T (a_parent + U_parent p') + 2 (R^T w_parent) x v_J' + w_J x v_J' + a_J'
    f_i     = m a_i,       n_i = I_c alpha_i + w_i x I_c w_i                        (S81 eq. 1.3)
    F_i     = f_i + sum R_c F_c,      N_i = n_i + sum (R_c N_c + p'_c x R_c F_c)

Every link frame is moved to the link's centre of mass c, axes unchanged, where inertia is mass and
central tensor I_c and nothing couples (PBP95 footnote 3 names the choice of frames). The rest is
the recursion in classical accelerations. A link without mass keeps its frame
(`lagrange_omega.central`).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.inverse.lagrange_omega import central
from symdyn.formulations.inverse.newton_euler_classical import acceleration_matrix
from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, tip_loads
from symdyn.lie import ZERO_MATRIX, Mat3, Vec3, Wrench, add_pairs, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector

Motion = tuple[Vec3, Vec3, Mat3, Vec3]
"""Angular velocity and acceleration, U, acceleration of the centre of mass."""


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    f = robot.transforms(q)
    bodies = [central(link) for link in robot.links]
    base: Motion = (vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.scale(-1, robot.gravity))
    motions: list[Motion] = []
    arms: list[Vec3] = []
    wrenches: list[Wrench] = []
    for i, joint in enumerate(robot.joints):
        n = i + 1
        m, c, tensor = bodies[i]
        at_base = joint.parent == BASE
        w, alpha, U, a = base if at_base else motions[joint.parent]
        arm = f[i].act(c) if at_base else vec.sub(f[i].act(c), bodies[joint.parent][1])
        label_vector(arm, f"r{n}", f"link {n}: arm r from the parent's centre of mass to its own")
        Rt = vec.transpose(f[i].R)
        w_J, v_J = joint_rate(robot, i, qd)
        alpha_J, a_J = joint_rate(robot, i, qdd)
        v_J, a_J = vec.add(v_J, vec.cross(w_J, c)), vec.add(a_J, vec.cross(alpha_J, c))
        carried = vec.apply(Rt, w)
        coriolis = vec.add(vec.scale(2, vec.cross(carried, v_J)), vec.cross(w_J, v_J))
        a = vec.add(vec.add(vec.apply(Rt, vec.add(a, vec.apply(U, arm))), coriolis), a_J)
        alpha = vec.add(vec.add(vec.apply(Rt, alpha), vec.cross(carried, w_J)), alpha_J)
        w = vec.add(carried, w_J)
        title = (
            f"link {n}: angular velocity w and acceleration alpha, acceleration a of its centre "
            "of mass"
        )
        label_vector(w, f"w{n}", title)
        label_vector(alpha, f"alpha{n}", title)
        label_vector(a, f"a{n}", title)
        motions.append((w, alpha, acceleration_matrix(w, alpha), a))
        arms.append(arm)

        force = vec.scale(m, a)
        gyroscopic = vec.cross(w, vec.apply(tensor, w))
        moment = vec.add(vec.apply(tensor, alpha), gyroscopic)
        label_vector(force, f"f{n}", f"link {n}: force f = m a, moment n about its centre of mass")
        label_vector(moment, f"n{n}", f"link {n}: force f = m a, moment n about its centre of mass")
        wrenches.append((moment, force))

    for i, (moment, force) in tip_loads(robot, f_tip).items():
        about_center = vec.sub(moment, vec.cross(bodies[i][1], force))
        wrenches[i] = add_pairs(wrenches[i], (about_center, force))
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            force = vec.apply(f[i].R, wrenches[i][1])
            moment = vec.add(vec.apply(f[i].R, wrenches[i][0]), vec.cross(arms[i], force))
            total_moment = vec.add(wrenches[parent][0], moment)
            total_force = vec.add(wrenches[parent][1], force)
            title = f"joint {parent + 1}: force F and moment N at it, including joint {i + 1}"
            label_vector(total_force, f"F{parent + 1}", title)
            label_vector(total_moment, f"N{parent + 1}", title)
            wrenches[parent] = (total_moment, total_force)
    at_origins = [
        (vec.add(moment, vec.cross(c, force)), force)
        for (moment, force), (_, c, _) in zip(wrenches, bodies, strict=True)
    ]
    return project(robot, at_origins, qdd)
