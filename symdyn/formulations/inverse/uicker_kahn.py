"""Inverse dynamics by Lagrange's equation on 4x4 matrices, after Uicker and Kahn.

    tau_i   = sum over j of  tr(dW_j/dq_i J_j Wddot_j^T) - g . dW_j/dq_i (mc_j, m_j)   (S81 eq. 1.2)
    Wddot_j = sum_k dW_j/dq_k qdd_k + sum_kl d2W_j/dq_k dq_l qd_k qd_l

W_j is the pose of link j in the base as a 4x4 matrix and J_j = [[J, mc], [mc^T, m]] the integral of
(r, 1)(r, 1)^T dm, with J = 1/2 tr(I) 1 - I. The paper leaves out gravity; it is the second term,
the gradient of the potential. A derivative is the same product with the joint's screw, as a 4x4
matrix, inserted behind the joint: dW_j/dq_k = W_k [S_k] W_kj. Nothing is recursive: every
derivative is a product of up to n matrices of its own, and the cost grows with n^4. A joint of
several DoF has a screw for each; two of its own are inserted in both orders.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.shared.tip_wrenches import TipWrenches, tip_loads
from symdyn.lie import Twist, Wrench, hat
from symdyn.lie.matrices import (
    Rows,
    add_matrices,
    dense_product,
    identity,
    inner,
    outer,
    scale_matrix,
    subtract_matrices,
    zeros,
)
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    A = [f.matrix() for f in robot.transforms(q)]
    S = [[screw_matrix(screw) for screw in joint.screws] for joint in robot.joints]
    speeds, accelerations = joint_values(robot, qd), joint_values(robot, qdd)
    forces: list[list[Scalar]] = [[0] * joint.nv for joint in robot.joints]
    tips = tip_loads(robot, f_tip)
    for j, link in enumerate(robot.links):
        path = list(robot.ancestors(j))[::-1]
        screws = [(k, n) for k in path for n in range(len(S[k]))]
        first = {screw: derivative(A, S, path, (screw,)) for screw in screws}
        Wddot: Rows = zeros(4, 4)
        for position, (k, n) in enumerate(screws):
            Wddot = add_matrices(Wddot, scale_matrix(accelerations[k][n], first[k, n]))
            for m, o in screws[: position + 1]:
                twice = speeds[m][o] * speeds[k][n] if m == k else 2 * (speeds[m][o] * speeds[k][n])
                second: Rows = derivative(A, S, path, ((m, o), (k, n)))
                if m == k and o != n:
                    second = add_matrices(second, derivative(A, S, path, ((k, n), (m, o))))
                Wddot = add_matrices(Wddot, scale_matrix(twice, second))
        label_matrix4(Wddot, f"Wdd{j + 1}", f"link {j + 1}: second derivative of its pose W")
        J = pseudo_inertia(link.inertia)
        load = subtract_matrices(dense_product(Wddot, J), outer((*robot.gravity, 0), J[3]))
        if j in tips:
            load = add_matrices(
                load, dense_product(derivative(A, S, path, ()), wrench_matrix(tips[j]))
            )
        label_matrix4(load, f"L{j + 1}", f"link {j + 1}: Wddot J - g (mc, m)^T, and its tips")
        for i, n in screws:
            forces[i][n] = forces[i][n] + inner(first[i, n], load)
    return with_rotors(robot, forces, accelerations)


def derivative(
    A: Sequence[Rows],
    S: Sequence[Sequence[Rows]],
    path: Sequence[int],
    by: Sequence[tuple[int, int]],
) -> Rows:
    """W (by none), dW/dq_k (by k), d2W/dq_m dq_k (by m and k): screws inserted in the product.

    A screw is given by its joint and its number among the joint's.
    """
    W: Rows = identity(4)
    for joint in path:
        W = dense_product(W, A[joint])
        for mover, number in by:
            if mover == joint:
                W = dense_product(W, S[joint][number])
    return W


# -- joints and coordinates -----------------------------------------------------------------


def joint_values(robot: Robot, values: Sequence[Scalar]) -> list[list[Scalar]]:
    """The velocities (or accelerations) of every joint; a follower's are its leader's by a rate."""
    return [
        [dof.rate * values[dof.index] for dof in robot.dofs(i)] for i in range(len(robot.joints))
    ]


def with_rotors(
    robot: Robot, forces: Sequence[Sequence[Scalar]], accelerations: Sequence[Sequence[Scalar]]
) -> list[Scalar]:
    """tau from the forces along each joint, its rotor added, summed over shared coordinates."""
    tau: list[Scalar] = [0] * robot.nv
    for i, along in enumerate(forces):
        for dof, force, acceleration in zip(robot.dofs(i), along, accelerations[i], strict=True):
            rotor = dof.rotor * acceleration
            tau[dof.index] = tau[dof.index] + dof.rate * (force + rotor)
    return tau


# -- 4x4 matrices ---------------------------------------------------------------------------


def screw_matrix(S: Twist) -> Rows:
    """[S] = [[ [w], v ], [0, 0]], so that d exp(S q)/dq = exp(S q) [S].

    >>> screw_matrix(((0, 0, 1), (5, 0, 0)))
    ((0, -1, 0, 5), (1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    """
    rows = tuple((*row, v) for row, v in zip(hat(S[0]), S[1], strict=True))
    return (*rows, (0, 0, 0, 0))


def wrench_matrix(F: Wrench) -> Rows:
    """[[ [n]/2, f ], [0, 0]], so that tr([S] wrench_matrix(F)^T) = n.w + f.v, the power of F."""
    (x, y, z), f = F
    return screw_matrix(((x / 2, y / 2, z / 2), f))


def pseudo_inertia(inertia: Inertia) -> Rows:
    """[[J, mc], [mc^T, m]] with J = 1/2 tr(I) 1 - I (S81 eq. 2.11)."""
    J, mc = inertia.second_moments, inertia.moment
    return (*((*row, x) for row, x in zip(J, mc, strict=True)), (*mc, inertia.m))


def label_matrix4(A: Rows, name: str, block: str) -> None:
    """Name the entries that move, `name_11` to `name_34`; the last row is constant."""
    for r, row in enumerate(A[:3]):
        for c, value in enumerate(row):
            label(value, f"{name}_{r + 1}{c + 1}", block)
