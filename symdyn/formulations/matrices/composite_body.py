"""The mass matrix by composite bodies.

    Jc_i = J_i + sum over children c of Jc_c seen from frame i
    M_ij = S_i^T Ad*(..) (Jc_j S_j)      for i = j and i an ancestor of j

The wrench Jc_j S_j that a unit acceleration of joint j asks for is carried towards the base and
projected on every joint it passes (Walker and Orin 1982; Featherstone).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.shared.rigid_transport import hops_of, seen_through
from symdyn.lie import Ad_dual_inverse, pairing
from symdyn.lie.matrices import zeros
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector


def mass_matrix(robot: Robot, q: Sequence[Scalar]) -> list[list[Scalar]]:
    """M(q), full and symmetric."""
    f = robot.transforms(q)
    composite = composite_inertias(robot, q)
    M = zeros(robot.nv, robot.nv)
    for i in range(len(robot.joints)):
        for dof in robot.dofs(i):
            rotor = dof.rotor * (dof.rate * dof.rate)
            M[dof.index][dof.index] += rotor
    for j in reversed(range(len(robot.links))):
        for column in robot.dofs(j):
            F = composite[j] @ column.screw
            i = j
            while i != BASE:
                title = (
                    f"unit acceleration of joint {j + 1}: wrench on links beyond it, at joint "
                    f"{i + 1}"
                )
                label_vector(F[0], f"N{j + 1}at{i + 1}", title)
                label_vector(F[1], f"F{j + 1}at{i + 1}", title)
                for row in robot.dofs(i):
                    entry = row.rate * column.rate * pairing(F, row.screw)
                    M[row.index][column.index] += entry
                    if i != j:
                        M[column.index][row.index] += entry
                F = Ad_dual_inverse(f[i], F)
                i = robot.joints[i].parent
    return M


def composite_inertias(robot: Robot, q: Sequence[Scalar]) -> list[Inertia]:
    """For each link the inertia of itself and of all links beyond it, about its own frame."""
    composite = [link.inertia for link in robot.links]
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            hops = hops_of(robot.joints[i], robot.positions(i, q))
            total = composite[parent] + seen_through(composite[i], hops)
            title = f"composite body {parent + 1}, including body {i + 1}"
            for name, value in zip(PARAMETER_NAMES, total.parameters, strict=True):
                label(value, f"{name}_c{parent + 1}", title)
            composite[parent] = total
    return composite
