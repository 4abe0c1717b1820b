"""The Riemann curvature of the mass-matrix metric.

    R_ijkl = d_k Gamma_jli - d_l Gamma_jki + sum over r of (Gamma_ilr Gamma_jk^r - Gamma_ikr
             Gamma_jl^r),      Gamma_ij^k = sum over h of m^kh Gamma_ijh           (PBP95 eq. 66)
    d_m <[U_a, U_b], U_c> by d_m U_a = [U_a, U_m]                          (PBP95 eqs. 53, 54)

with U_a = Ad_l^(a+1)(A_a) in link l. For velocities that are no rates of coordinates, with
Gamma_ijk = Gamma[k][i][j] in this order and the brackets [X_k, X_l] = sum over s of c_kl^s X_s,

    R_ijkl = X_k Gamma_lji - X_l Gamma_kji + sum over r of (Gamma_lir Gamma_kj^r - Gamma_kir
             Gamma_lj^r) - sum over s of c_kl^s Gamma_sji

Where R vanishes for all q there are coordinates in which the
mass matrix is constant (Spong 1992). A sphere has positive curvature.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from symdyn.formulations.forward.ldlt import inverse_mass_matrix
from symdyn.formulations.matrices.christoffel_cases import (
    AdProducts,
    Symbols,
    by_cases,
    christoffel_symbols,
)
from symdyn.formulations.matrices.lagrange import mass_matrix
from symdyn.formulations.shared.brackets import require_closed, structure_constants
from symdyn.lie import ZERO_PAIR, Twist, ad, pairing
from symdyn.lie.matrices import Matrix, inner, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar

Tensor = list[Symbols]


def riemann_tensor(robot: Robot, q: Sequence[Scalar]) -> Tensor:
    """R[i][j][k][l], all indices down (PBP95 eq. 66)."""
    require_closed(robot, "curvature")
    n, brackets = robot.nv, structure_constants(robot)
    gamma, dgamma = christoffel_symbols(robot, q), christoffel_derivatives(robot, q)
    inverse = inverse_mass_matrix(robot, q)
    raised = [zeros(n, n) for _ in range(n)]
    for r, h, j, k in product(range(n), repeat=4):
        raised[r][j][k] = raised[r][j][k] + inverse[r][h] * gamma[h][j][k]
    R = [[zeros(n, n) for _ in range(n)] for _ in range(n)]
    for i, j, k, m in product(range(n), repeat=4):
        entry = dgamma[k][i][m][j] - dgamma[m][i][k][j]
        for r in range(n):
            entry = entry + (gamma[r][m][i] * raised[r][k][j] - gamma[r][k][i] * raised[r][m][j])
        for s, share in brackets.get((k, m), {}).items():
            entry = entry - share * gamma[i][s][j]
        R[i][j][k][m] = entry
    return R


def christoffel_derivatives(robot: Robot, q: Sequence[Scalar]) -> Tensor:
    """dGamma[m][k][i][j] = d Gamma[k][i][j] / d q_m, by a second use of the bracket rule."""
    n = robot.nv
    products = AdProducts.at(robot, q)
    total = [[zeros(n, n) for _ in range(n)] for _ in range(n)]
    for screw, dof in enumerate(products.dofs):
        gamma = _derivative(products, screw)
        for k, i, j in product(range(n), repeat=3):
            total[dof.index][k][i][j] += dof.rate * gamma[k][i][j]
    return total


def _derivative(products: AdProducts, screw: int) -> Symbols:
    """d Gamma[k][i][j] along one screw of a joint."""
    columns, owners = products.columns, products.owners

    def moved(link: int, a: int) -> Twist:
        """d/dx of Ad_l^(a+1)(A_a): nothing, unless the joint lies behind a (PBP95 eq. 53)."""
        behind = owners[a] < owners[screw]
        return ad(columns[link][a], columns[link][screw]) if behind else ZERO_PAIR

    def term(a: int, b: int, c: int) -> Scalar:
        total: Scalar = 0
        for link in products.moved_by(a, b, c, screw):
            J, U = products.inertias[link], columns[link]
            momentum, changed = J @ U[c], J @ moved(link, c)
            total = total + pairing(momentum, ad(moved(link, a), U[b]))
            total = total + pairing(momentum, ad(U[a], moved(link, b)))
            total = total + pairing(changed, ad(U[a], U[b]))
        return total

    return by_cases(products, term)


def ricci_tensor(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """Ric[j][l] = sum over i, k of m^ik R_ijkl."""
    require_closed(robot, "ricci_curvature")
    n = robot.nv
    inverse, R = inverse_mass_matrix(robot, q), riemann_tensor(robot, q)
    ricci = zeros(n, n)
    for i, j, k, m in product(range(n), repeat=4):
        ricci[j][m] = ricci[j][m] + inverse[i][k] * R[i][j][k][m]
    return ricci


def scalar_curvature(robot: Robot, q: Sequence[Scalar]) -> Scalar:
    """The sum over j, l of m^jl Ric_jl: twice Gauss's curvature where there are two joints."""
    require_closed(robot, "scalar_curvature")
    return inner(inverse_mass_matrix(robot, q), ricci_tensor(robot, q))


def is_flat_at(robot: Robot, q: Sequence[Scalar], tolerance: float = 1e-9) -> bool:
    """True where no R_ijkl exceeds the tolerance times the largest inertia; for numbers only."""
    largest = max(abs(x) for row in mass_matrix(robot, q) for x in row)
    R = riemann_tensor(robot, q)
    return all(abs(x) <= tolerance * largest for a in R for b in a for c in b for x in c)
