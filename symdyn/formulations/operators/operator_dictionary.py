"""PP99's Table I: a dictionary between its operators and RK88's, in both directions.

    G^T = phi,  Jhat = P,  Omega = D,  Phi^T = G,  Pi = K,  X^T = epsilon_psi,  Y = psi

with epsilon_phi = S Delta_phi, epsilon_psi = S Delta_psi. RK88 numbers its blocks from the tip and
writes them in base axes. For these equations they are put in the order of PP99 and turned to link
axes: a change of coordinates by Q_k = (rotation of link k, 0) and a reversal. Each operator maps
one space to another: the links' (six dimensions each) or the joints'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.operators.pp99_operators import FactorOperators, Pp99Operators
from symdyn.formulations.operators.rk88_operators import RiccatiOperators, SpatialOperators
from symdyn.lie.matrices import Matrix, Rows, diagonal, from_blocks, product, transpose
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar


@dataclass(frozen=True)
class Correspondence:
    """A row of PP99's Table I: a name on either side, and the spaces of rows and columns."""

    lie: str
    spatial: str
    rows: str
    columns: str


LINKS, JOINTS = "links", "joints"

TABLE_I = (
    Correspondence("G^T", "phi", LINKS, LINKS),
    Correspondence("Jhat", "P", LINKS, LINKS),
    Correspondence("Omega", "D", JOINTS, JOINTS),
    Correspondence("Phi^T", "G", LINKS, JOINTS),
    Correspondence("Pi", "K", LINKS, JOINTS),
    Correspondence("X^T", "epsilon_psi", LINKS, LINKS),
    Correspondence("Y", "psi", LINKS, LINKS),
    Correspondence("Gamma^T", "epsilon_phi", LINKS, LINKS),
    Correspondence("J", "M", LINKS, LINKS),
    Correspondence("S", "H^T", LINKS, JOINTS),
)
"""The seven rows of the table and the three that the sentence below it adds."""


def lie_names(ops: Pp99Operators, factors: FactorOperators) -> dict[str, Matrix]:
    """PP99's side of Table I."""
    return {
        "G^T": transpose(ops.G),
        "Jhat": factors.Jhat,
        "Omega": factors.Omega,
        "Phi^T": transpose(factors.Phi),
        "Pi": factors.Pi,
        "X^T": transpose(factors.X),
        "Y": factors.Y,
        "Gamma^T": transpose(ops.Gamma),
        "J": ops.J,
        "S": ops.S,
    }


def spatial_names(ops: SpatialOperators, riccati: RiccatiOperators) -> dict[str, Matrix]:
    """RK88's side of Table I; epsilon_phi = S Delta_phi and epsilon_psi = S Delta_psi."""
    return {
        "phi": ops.phi,
        "P": riccati.P,
        "D": riccati.D,
        "G": riccati.G,
        "K": riccati.K,
        "epsilon_psi": product(ops.shift, riccati.Delta_psi),
        "psi": riccati.psi,
        "epsilon_phi": product(ops.shift, ops.Delta_phi),
        "M": ops.M,
        "H^T": transpose(ops.H),
    }


def to_spatial(robot: Robot, q: Sequence[Scalar], lie: Mapping[str, Matrix]) -> dict[str, Matrix]:
    """PP99's operators by RK88's names, turned to base axes and numbered from the tip."""
    spaces = _spaces(robot, q)
    return {
        row.spatial: product(spaces[row.rows], lie[row.lie], transpose(spaces[row.columns]))
        for row in TABLE_I
    }


def to_lie(robot: Robot, q: Sequence[Scalar], spatial: Mapping[str, Matrix]) -> dict[str, Matrix]:
    """RK88's operators by PP99's names, in link axes and numbered from the base."""
    spaces = _spaces(robot, q)
    return {
        row.lie: product(transpose(spaces[row.rows]), spatial[row.spatial], spaces[row.columns])
        for row in TABLE_I
    }


def _spaces(robot: Robot, q: Sequence[Scalar]) -> dict[str, Matrix]:
    """The orthogonal matrices that turn the links' axes and the numbering."""
    n, nv = len(robot.links), robot.nv
    blocks: dict[tuple[int, int], Rows] = {
        (n - 1 - i, i): diagonal([X.R, X.R]) for i, X in enumerate(link_poses(robot, q))
    }
    return {
        LINKS: from_blocks([6] * n, [6] * n, blocks),
        JOINTS: [[int(r + c == nv - 1) for c in range(nv)] for r in range(nv)],
    }
