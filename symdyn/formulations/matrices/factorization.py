"""The mass matrix as a product of square factors, and its inverse, by recursion.

    M    = L Omega L^T,        L = I + S^T G^T Pi,     Pi = Gamma^T Phi^T     (PP99 Prop. 1, eq. 42)
    M^-1 = W^T Omega^-1 W,     W = I - S^T Y Pi = L^-1                        (PP99 Prop. 2, eq. 43)

with the articulated Omega and Phi of `riccati.py`. Numbered from the base to the tips, L and W are
unit upper triangular: entry i, j is zero unless DoF i carries DoF j. Column j of L holds
the components of the wrench Phi_j^T along the DoF that it passes on its way to the base; for
column j of W each of these DoF gives way. Of a joint of several DoF the first carries the
others, and Omega is diagonal all the same: the block that the papers have there is factorised too.
Link frames do not matter (eqs. 42-46), so that they are put on the joints' axes, where the screws
of most joints have one component.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.formulations.forward import ldlt
from symdyn.formulations.forward.filter_smoother import filtered, smoothed, weigh
from symdyn.formulations.forward.riccati import articulate
from symdyn.lie import Ad_dual_inverse, add_pairs, pairing, scale_pair
from symdyn.lie.matrices import Matrix, identity, transpose, zeros
from symdyn.robot.model import BASE, Dof, Robot
from symdyn.scalar import Scalar, label, label_vector


def mass_matrix_factors(robot: Robot, q: Sequence[Scalar]) -> tuple[Matrix, list[Scalar]]:
    """L (unit upper triangular) and the diagonal Omega with M = L Omega L^T (PP99 Prop. 1)."""
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "mass_matrix_factors")
    L = identity(robot.nv)
    for j in range(len(robot.links)):
        for column in robot.dofs(j):
            c, F = column.index, bodies.gains[column.index]
            for i, crossed, rows in _towards_base(robot, j, column):
                title = f"column {c + 1} of L: the wrench Phi of joint {j + 1}, at joint {i + 1}"
                if crossed is not None:
                    F = Ad_dual_inverse(f[crossed], F)
                    label_vector(F[0], f"N{c + 1}at{i + 1}", title)
                    label_vector(F[1], f"F{c + 1}at{i + 1}", title)
                for row in rows:
                    r = row.index
                    L[r][c] = label(pairing(F, row.screw), f"L{r + 1}_{c + 1}", title)
    return L, list(bodies.omega)


def _towards_base(
    robot: Robot, j: int, column: Dof
) -> Iterator[tuple[int, int | None, Sequence[Dof]]]:
    """The joints that the wrench of a DoF of joint j passes on its way to the base.

    With each joint comes the link whose f leads there, None at joint j itself, and the DoF
    that carry the given one, in the order in which they are passed: the last one first.
    """
    own = [dof for dof in robot.dofs(j) if dof.index < column.index]
    yield j, None, own[::-1]
    crossed, i = j, robot.joints[j].parent
    while i != BASE:
        yield i, crossed, robot.dofs(i)[::-1]
        crossed, i = i, robot.joints[i].parent


def factors_by_elimination(robot: Robot, q: Sequence[Scalar]) -> tuple[Matrix, list[Scalar]]:
    """The same factors (they are unique) by elimination in M: cheaper for few joints."""
    lower, omega = ldlt.factors(robot, q)
    return transpose(lower), omega


def inverse_factors(robot: Robot, q: Sequence[Scalar]) -> tuple[Matrix, list[Scalar]]:
    """W = L^-1 (unit upper triangular) and 1/Omega with M^-1 = W^T Omega^-1 W (PP99 Prop. 2)."""
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "inverse_mass_matrix")
    W = identity(robot.nv)
    for j in range(len(robot.links)):
        for column in robot.dofs(j):
            c, z = column.index, bodies.gains[column.index]
            for i, crossed, rows in _towards_base(robot, j, column):
                title = f"column {c + 1} of W = L^-1: "
                title += f"the wrench Phi of joint {j + 1}, at joint {i + 1}"
                if crossed is not None:
                    z = Ad_dual_inverse(f[crossed], z)
                    label_vector(z[0], f"N{c + 1}at{i + 1}", title)
                    label_vector(z[1], f"F{c + 1}at{i + 1}", title)
                for row in rows:
                    r = row.index
                    W[r][c] = label(-pairing(z, row.screw), f"W{r + 1}_{c + 1}", title)
                    z = add_pairs(z, scale_pair(W[r][c], bodies.gains[r]))
    return W, list(bodies.inverse)


def inverse_mass_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """M^-1 = W^T Omega^-1 W; only DoF that carry both i and j enter entry i, j."""
    W, shares = inverse_factors(robot, q)
    n = robot.nv
    carriers: list[list[int]] = [[k] for k in range(n)]
    for i in range(len(robot.links)):
        for own in robot.dofs(i):
            for _, _, passed in _towards_base(robot, i, own):
                carriers[own.index] += [dof.index for dof in passed]
    weighted = zeros(n, n)
    for j in range(n):
        for k in carriers[j]:
            title = f"column {j + 1} of W over Omega"
            weighted[k][j] = label(W[k][j] * shares[k], f"V{k + 1}_{j + 1}", title)
    inverse = zeros(n, n)
    for i in range(n):
        for j in range(i + 1):
            common = set(carriers[i]).intersection(carriers[j])
            total: Scalar = 0
            for k in sorted(common):
                total = total + W[k][i] * weighted[k][j]
            inverse[i][j] = inverse[j][i] = total
    return inverse


def inverse_mass_times(robot: Robot, q: Sequence[Scalar], b: Sequence[Scalar]) -> list[Scalar]:
    """M^-1 b in O(n), with no matrix in between (PP99 eqs. 62-68)."""
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "inverse_mass_times")
    innovations, _ = filtered(robot, f, bodies, b)
    x, _ = smoothed(robot, f, bodies, weigh(bodies, innovations))
    return x


def solution_by_elimination(robot: Robot, q: Sequence[Scalar], b: Sequence[Scalar]) -> list[Scalar]:
    """M^-1 b from the factors of M itself: cheaper for few joints, and followers are allowed."""
    return ldlt.solve(*ldlt.factors(robot, q), b)
