"""Christoffel symbols of the first kind, from the Coriolis matrix, which is linear in the velocity.

    Gamma[k][i][j] = C(q, e_i)[k][j],      tau_k gets sum Gamma[k][i][j] qd_i qd_j

e_i is the unit velocity of coordinate i; terms of joints that rest at e_i fold away. Gamma[k][i][j]
is PBP95's Gamma_ijk. It is symmetric in i and j unless both are DoF of one joint, whose
brackets do not vanish:

    Gamma[k][i][j] - Gamma[k][j][i] = <[X_i, X_j], X_k>                       (Levi-Civita's form)
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.matrices.coriolis import coriolis_matrix
from symdyn.formulations.shared.brackets import pairs_of_one_joint
from symdyn.lie.matrices import identity
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar


def christoffel_symbols(robot: Robot, q: Sequence[Scalar]) -> list[list[list[Scalar]]]:
    """Gamma[k][i][j], symmetric in i and j but for DoF of one joint."""
    n = robot.nv
    by_velocity = [coriolis_matrix(robot, q, e) for e in identity(n)]
    one_joint = pairs_of_one_joint(robot)

    def symbol(k: int, i: int, j: int) -> Scalar:
        first, last = (i, j) if (i, j) in one_joint else (min(i, j), max(i, j))
        return by_velocity[first][k][last]

    return [[[symbol(k, i, j) for j in range(n)] for i in range(n)] for k in range(n)]
