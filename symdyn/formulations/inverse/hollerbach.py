"""Inverse dynamics by Hollerbach's recursive Lagrangian, with 4x4 and with 3x3 matrices.

With A' = A [S] and A'' = A [S][S] the derivatives of a joint's transform A in its coordinate,

    Wdot_i  = Wdot_p A + W_p A' qd
    Wddot_i = Wddot_p A + 2 Wdot_p A' qd + W_p (A'' qd^2 + A' qdd)
    D_i     = J_i Wddot_i^T + sum over children A_c D_c
    c_i     = (mc_i, m_i)   + sum over children A_c c_c
    tau_i   = tr(dW_i/dq_i D_i) - g . dW_i/dq_i c_i                       (4x4; S81 section 1.4)

Uicker's sums (S81 eq. 1.2) in linear time (Hollerbach, A recursive Lagrangian formulation, 1980).
With W the rotation alone, p the link's origin and J = 1/2 tr(I) 1 - I,

    e_i     = m pddot_i + Wddot_i mc_i                   + sum e_c
    D_i     = J_i Wddot_i^T + mc_i pddot_i^T             + sum A_c D_c + p_c e_c^T
    c_i, M_i = mc_i, m_i                                 + sum A_c c_c + p_c M_c, M_c
    tau_i   = tr(dW_i/dq_i D_i) + dp_i/dq_i . e_i - g . (dW_i/dq_i c_i + dp_i/dq_i M_i)        (3x3)

where dp_i/dq_i = W_i v for the screw (w, v): zero for a revolute joint through the link's origin.
Where a joint has several screws, A' qd is the sum of A [S] qd over them, A'' qd^2 that over all
pairs.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.inverse.uicker_kahn import (
    joint_values,
    label_matrix4,
    pseudo_inertia,
    screw_matrix,
    with_rotors,
    wrench_matrix,
)
from symdyn.formulations.shared.tip_wrenches import TipWrenches, tip_loads
from symdyn.lie import IDENTITY, ZERO_MATRIX, Mat3, Vec3, hat, vec
from symdyn.lie.matrices import (
    Matrix,
    Rows,
    add_matrices,
    dense_product,
    identity,
    inner,
    scale_matrix,
    transpose,
    zeros,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector


def inverse_dynamics_4x4(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    A = [f.matrix() for f in robot.transforms(q)]
    speeds, accelerations = joint_values(robot, qd), joint_values(robot, qdd)
    poses: list[tuple[Rows, Rows, Rows]] = []
    first: list[list[Matrix]] = []
    for i, joint in enumerate(robot.joints):
        W, Wdot, Wddot = (
            (identity(4), zeros(4, 4), zeros(4, 4)) if joint.parent == BASE else poses[joint.parent]
        )
        screws = [screw_matrix(screw) for screw in joint.screws]
        W, turned = dense_product(W, A[i]), dense_product(Wdot, A[i])
        slopes = [dense_product(W, S) for S in screws]
        Wddot = dense_product(Wddot, A[i])
        for S, speed in zip(screws, speeds[i], strict=True):
            moved = scale_matrix(2, dense_product(turned, S))
            for dW, other in zip(slopes, speeds[i], strict=True):
                moved = add_matrices(moved, scale_matrix(other, dense_product(dW, S)))
            Wddot = add_matrices(Wddot, scale_matrix(speed, moved))
        Wdot = turned
        for dW, speed, acceleration in zip(slopes, speeds[i], accelerations[i], strict=True):
            Wddot = add_matrices(Wddot, scale_matrix(acceleration, dW))
            Wdot = add_matrices(Wdot, scale_matrix(speed, dW))
        title = f"link {i + 1}: pose W, its rate Wd and second derivative Wdd"
        for value, name in ((W, "W"), (Wdot, "Wd"), (Wddot, "Wdd")):
            label_matrix4(value, f"{name}{i + 1}", title)
        poses.append((W, Wdot, Wddot))
        first.append(slopes)

    J = [pseudo_inertia(link.inertia) for link in robot.links]
    D = [dense_product(J[i], transpose(poses[i][2])) for i in range(len(J))]
    for i, tip in tip_loads(robot, f_tip).items():
        D[i] = add_matrices(D[i], transpose(dense_product(poses[i][0], wrench_matrix(tip))))
    c: list[Rows] = [[(x,) for x in inertia[3]] for inertia in J]
    for i in reversed(range(len(J))):
        parent = robot.joints[i].parent
        if parent != BASE:
            D[parent] = add_matrices(D[parent], dense_product(A[i], D[i]))
            c[parent] = add_matrices(c[parent], dense_product(A[i], c[i]))
            title = f"joint {parent + 1}: D of all links beyond it, including joint {i + 1}"
            label_matrix4(D[parent], f"D{parent + 1}", title)
    forces: list[list[Scalar]] = []
    for i, slopes in enumerate(first):
        forces.append([])
        for dW in slopes:
            weight = vec.dot(robot.gravity, _three(dense_product(dW, c[i])))
            forces[i].append(inner(dW, transpose(D[i])) - weight)
    return with_rotors(robot, forces, accelerations)


def inverse_dynamics_3x3(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    f = robot.transforms(q)
    speeds, accelerations = joint_values(robot, qd), joint_values(robot, qdd)
    base = (IDENTITY, ZERO_MATRIX, ZERO_MATRIX, vec.ZERO)
    motions: list[tuple[Mat3, Mat3, Mat3, Vec3]] = []
    first: list[list[tuple[Mat3, Vec3]]] = []
    for i, joint in enumerate(robot.joints):
        W, Wdot, Wddot, pddot = base if joint.parent == BASE else motions[joint.parent]
        pddot = vec.add(pddot, vec.apply(Wddot, f[i].p))
        W, turned = vec.matmul(W, f[i].R), vec.matmul(Wdot, f[i].R)
        slopes = [(vec.matmul(W, hat(w)), vec.apply(W, v)) for w, v in joint.screws]
        Wddot = vec.matmul(Wddot, f[i].R)
        for (w, v), speed in zip(joint.screws, speeds[i], strict=True):
            moved = vec.mscale(2, vec.matmul(turned, hat(w)))
            slid = vec.scale(2, vec.apply(turned, v))
            for (dW, _), (turn, _), other in zip(slopes, joint.screws, speeds[i], strict=True):
                moved = vec.madd(moved, vec.mscale(other, vec.matmul(dW, hat(w))))
                slid = vec.add(slid, vec.scale(other, vec.apply(W, vec.cross(turn, v))))
            Wddot = vec.madd(Wddot, vec.mscale(speed, moved))
            pddot = vec.add(pddot, vec.scale(speed, slid))
        Wdot = turned
        for (dW, dp), speed, acceleration in zip(slopes, speeds[i], accelerations[i], strict=True):
            Wddot = vec.madd(Wddot, vec.mscale(acceleration, dW))
            pddot = vec.add(pddot, vec.scale(acceleration, dp))
            Wdot = vec.madd(Wdot, vec.mscale(speed, dW))
        title = f"link {i + 1}: rotation W, Wd, Wdd its derivatives, pdd of its origin"
        for value, name in ((W, "W"), (Wdot, "Wd"), (Wddot, "Wdd")):
            label_matrix(value, f"{name}{i + 1}", title)
        label_vector(pddot, f"pdd{i + 1}", title)
        motions.append((W, Wdot, Wddot, pddot))
        first.append(slopes)

    D: list[Mat3] = []
    e: list[Vec3] = []
    for link, (_, _, Wddot, pddot) in zip(robot.links, motions, strict=True):
        J, mc = link.inertia.second_moments, link.inertia.moment
        D.append(vec.madd(vec.matmul(J, vec.transpose(Wddot)), vec.outer(mc, pddot)))
        e.append(vec.add(vec.scale(link.inertia.m, pddot), vec.apply(Wddot, mc)))
    for i, ((x, y, z), force) in tip_loads(robot, f_tip).items():
        couple = vec.matmul(motions[i][0], hat((x / 2, y / 2, z / 2)))
        D[i] = vec.madd(D[i], vec.transpose(couple))
        e[i] = vec.add(e[i], vec.apply(motions[i][0], force))
    c: list[Vec3] = [link.inertia.moment for link in robot.links]
    mass: list[Scalar] = [link.inertia.m for link in robot.links]
    for i in reversed(range(len(D))):
        parent, R, p = robot.joints[i].parent, f[i].R, f[i].p
        if parent != BASE:
            D[parent] = vec.madd(vec.madd(D[parent], vec.matmul(R, D[i])), vec.outer(p, e[i]))
            e[parent] = vec.add(e[parent], e[i])
            c[parent] = vec.add(vec.add(c[parent], vec.apply(R, c[i])), vec.scale(mass[i], p))
            mass[parent] = mass[parent] + mass[i]
            title = f"joint {parent + 1}: D and e of all links beyond it, including joint {i + 1}"
            label_matrix(D[parent], f"D{parent + 1}", title)
            label_vector(e[parent], f"e{parent + 1}", title)
    forces: list[list[Scalar]] = []
    for i, slides in enumerate(first):
        forces.append([])
        for dW, dp in slides:
            weight = vec.dot(robot.gravity, vec.add(vec.apply(dW, c[i]), vec.scale(mass[i], dp)))
            forces[i].append(inner(dW, vec.transpose(D[i])) + vec.dot(dp, e[i]) - weight)
    return with_rotors(robot, forces, accelerations)


def _three(column: Rows) -> Vec3:
    return (column[0][0], column[1][0], column[2][0])
