"""Forward dynamics by articulated bodies, O(n).

    U_i = JA_i S_i,   D_i = S_i^T U_i + rotor_i,   u_i = tau_i - S_i^T pA_i
    Ja_i = JA_i - U_i U_i^T / D_i,   pa_i = pA_i + Ja_i c_i + U_i u_i / D_i
    JA_parent += Ja_i and pA_parent += pa_i, both seen from the parent
    qdd_i = (u_i - U_i^T a_i') / D_i,   a_i' = Ad(f^-1) a_parent + c_i

with pA = -ad*(V) J V and c = ad(V) S qd (Featherstone 1983; PP99 section III is the same recursion
in operator form). JA are the articulated inertias of `articulated_inertia.py`.

A joint of several DoF is as many joints in one place with nothing between them: the last
DoF is eliminated first, Ja and pa of one are JA and pA of the one before it, and the way back
starts at the first. That is Featherstone's D of several rows, factorised as l D l^T. Only c belongs
to the joint as a whole; it enters where the first DoF is left towards the parent.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.forward.ldlt import SingularMassMatrix, require_inertia, require_own_joints
from symdyn.formulations.forward.zero_pivots import largest_inertias, vanishes
from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    ZERO_PAIR,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    ad_dual,
    add_pairs,
    pairing,
    scale_pair,
    vec,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_matrix, label_vector


def forward_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    tau: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """Return the accelerations qdd under the joint forces tau."""
    require_own_joints(robot, "forward_dynamics")
    require_inertia(robot, q)
    f = robot.transforms(q)
    largest = largest_inertias(robot, f)
    twists, _ = link_motions(robot, q, qd, [0] * robot.nv)
    moving = [joint_rate(robot, i, qd) for i in range(len(robot.links))]
    swept = [ad(V, rate) for V, rate in zip(twists, moving, strict=True)]
    inertias = [ArticulatedInertia.of_body(link.inertia) for link in robot.links]
    forces: list[Wrench] = [
        scale_pair(-1, ad_dual(V, link.inertia @ V))
        for V, link in zip(twists, robot.links, strict=True)
    ]
    add_tip_wrenches(robot, forces, f_tip)

    U: list[Wrench] = [ZERO_PAIR] * robot.nv
    u: list[Scalar] = [0] * robot.nv
    reciprocal: list[Scalar] = [0] * robot.nv
    for i in reversed(range(len(robot.links))):
        left, bias = inertias[i], forces[i]
        first, parent = robot.v_starts[i], robot.joints[i].parent
        title = f"joint {i + 1}: D = S.U, u = tau - S.pA, with U = JA S (moment N, force F)"
        for dof in reversed(robot.dofs(i)):
            k = dof.index
            U[k] = left @ dof.screw
            D = pairing(U[k], dof.screw) + dof.rotor
            if vanishes(D, largest[k]):
                raise SingularMassMatrix(k)
            label_vector(U[k][0], f"N{k + 1}", title)
            label_vector(U[k][1], f"F{k + 1}", title)
            reciprocal[k] = label(1 / label(D, f"D{k + 1}", title), f"Dinv{k + 1}", title)
            u[k] = label(tau[k] - pairing(bias, dof.screw), f"u{k + 1}", title)
            if k == first and parent == BASE:
                break  # nothing is passed on to the base
            left = left.without(U[k], reciprocal[k])
            if k == first:
                bias = add_pairs(bias, left @ swept[i])
            bias = add_pairs(bias, scale_pair(reciprocal[k] * u[k], U[k]))
        if parent != BASE:
            inertias[parent] = inertias[parent] + left.seen_from(f[i])
            forces[parent] = add_pairs(forces[parent], Ad_dual_inverse(f[i], bias))
            _name(inertias[parent], forces[parent], parent + 1, i + 1)

    qdd: list[Scalar] = [0] * robot.nv
    accelerations: list[Twist] = []
    base: Twist = (vec.ZERO, vec.scale(-1, robot.gravity))
    for i in range(len(robot.links)):
        parent = robot.joints[i].parent
        carried = Ad_inverse(f[i], base if parent == BASE else accelerations[parent])
        carried = add_pairs(carried, swept[i])
        title = f"link {i + 1}: acceleration (angular b, linear a)"
        for dof in robot.dofs(i):
            k = dof.index
            own = (u[k] - pairing(U[k], carried)) * reciprocal[k]
            qdd[k] = label(own, f"x{k + 1}", title)
            carried = add_pairs(carried, scale_pair(own, dof.screw))
        label_vector(carried[0], f"b{i + 1}", title)
        label_vector(carried[1], f"a{i + 1}", title)
        accelerations.append(carried)
    return qdd


def _name(JA: ArticulatedInertia, pA: Wrench, body: int, added: int) -> None:
    title = f"articulated body {body}: inertia [A B; B^T C] and bias force, including body {added}"
    label_matrix(JA.A, f"A{body}", title)
    label_matrix(JA.B, f"B{body}", title)
    label_matrix(JA.C, f"C{body}", title)
    label_vector(pA[0], f"np{body}", title)
    label_vector(pA[1], f"fp{body}", title)
