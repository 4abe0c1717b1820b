"""Lagrange's equations in closed form, from products of exponentials.

    f_i = exp(A_1 x_1) .. exp(A_i x_i) M_i = M_i exp(B_1 x_1) .. exp(B_i x_i)   (PBP95 eqs. 13, 14)
    M   = A^T L^T D L A                                                        (PBP95 eqs. 40-46)
    C_kj  = sum over i of Gamma_ijk qd_i                                       (PBP95 eqs. 29, 52)
    phi_k = -sum over links i of <m_i g, f_i M_i^-1 Ad_i^(k+1)(A_k) M_i r>      (PBP95 eqs. 58, 59)

A holds the screws, L(x) the motions and D the inertias, all in the base frame with the robot at
home. g is the acceleration of free fall; the print has no minus in (58) and (59).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.formulations.matrices.christoffel_cases import (
    AdProducts,
    Symbols,
    home_poses,
    joint_home_poses,
    joint_motion,
    symbols_of,
)
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    SE3,
    ZERO_PAIR,
    Ad_dual_inverse,
    Mat3,
    Twist,
    Wrench,
    add_pairs,
    hat,
    matrix_of_Ad,
    pair_to_vector,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import (
    Matrix,
    Rows,
    add_columns,
    diagonal,
    from_blocks,
    product,
    symmetric,
    transpose,
    zeros,
)
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

# -- products of exponentials ----------------------------------------------------------------


def space_product(robot: Robot, q: Sequence[Scalar]) -> list[SE3]:
    """The link poses exp(A_1 x_1) .. exp(A_i x_i) M_i (PBP95 eqs. 13, 31)."""
    return Lagrange(robot, q).poses


def _displacements(robot: Robot, motions: Sequence[SE3]) -> list[SE3]:
    """f_i M_i^-1: what has moved each link from home to where it is."""
    moved: list[SE3] = []
    for joint, E in zip(robot.joints, motions, strict=True):
        moved.append(E if joint.parent == BASE else moved[joint.parent] @ E)
    return moved


def body_product(robot: Robot, q: Sequence[Scalar], link: int) -> SE3:
    """The pose M exp(B_1 x_1) .. exp(B_i x_i) of a link, B_j = Ad(M^-1) A_j (PBP95 eq. 14)."""
    X = home = home_poses(robot)[link]
    joints = joint_home_poses(robot)
    for j in sorted(robot.ancestors(link)):
        seen = home.inverse() @ joints[j]
        X = X @ joint_motion(robot.joints[j], seen, robot.positions(j, q))
    return X


# -- block matrices --------------------------------------------------------------------------


def block_matrices(robot: Robot, q: Sequence[Scalar]) -> tuple[Matrix, Matrix, Matrix]:
    """A (6n x nv), L and D (6n x 6n), so that M = A^T L^T D L A (PBP95 eqs. 41-46)."""
    return Lagrange(robot, q).blocks


def recursive_matrices(
    robot: Robot, q: Sequence[Scalar]
) -> tuple[Matrix, Matrix, Matrix, Matrix, Matrix]:
    """S, G and J of the Newton-Euler recursion, Q and Q^-1 (PBP95 eqs. 47-51).

    M = S^T G^T J G S, and A = Q S, L = Q G Q^-1, D = Q^-T J Q^-1 are the `block_matrices`. The
    blocks of Q are Ad of the home poses: in the notation of (23), of the products M_1 .. M_i.
    """
    homes = home_poses(robot)
    screws = [screw for joint in robot.joints for screw in joint.screws]
    return (
        _screw_blocks(robot, screws),
        path_blocks(robot, [f.inverse() for f in robot.transforms(q)]),
        diagonal([inertia_matrix(link.inertia) for link in robot.links]),
        diagonal([matrix_of_Ad(X) for X in homes]),
        diagonal([matrix_of_Ad(X.inverse()) for X in homes]),
    )


def inertia_matrix(J: Inertia) -> Matrix:
    """The 6x6 matrix [[I, [mc]], [[mc]^T, m 1]] of an inertia (PBP95 eqs. 21, 44)."""
    coupling = hat(J.moment)
    mass: Mat3 = ((J.m, 0, 0), (0, J.m, 0), (0, 0, J.m))
    corners = {(0, 0): J.tensor, (0, 1): coupling, (1, 0): vec.transpose(coupling), (1, 1): mass}
    return from_blocks([3, 3], [3, 3], corners)


def _screw_blocks(robot: Robot, screws: Sequence[Twist]) -> Matrix:
    """Diag[A_1 .. A_n], the columns of joints that share a coordinate added (PBP95 eq. 41)."""
    blocks = zeros(6 * len(robot.joints), robot.nv)
    rest = iter(screws)
    for i in range(len(robot.joints)):
        for dof in robot.dofs(i):
            for r, component in enumerate(pair_to_vector(next(rest))):
                blocks[6 * i + r][dof.index] += dof.rate * component
    return blocks


def path_blocks(robot: Robot, steps: Sequence[SE3]) -> Matrix:
    """Ad of the product of the steps from link j on to link i, in block i, j (PBP95 eq. 43)."""
    blocks: dict[tuple[int, int], Rows] = {}
    rows: list[dict[int, SE3]] = []
    for i, step in enumerate(steps):
        parent = robot.joints[i].parent
        above = {} if parent == BASE else rows[parent]
        rows.append({j: step @ X for j, X in above.items()} | {i: SE3()})
        blocks |= {(i, j): matrix_of_Ad(X) for j, X in rows[i].items()}
    return from_blocks([6] * len(steps), [6] * len(steps), blocks)


# -- equations of motion ---------------------------------------------------------------------


@dataclass(frozen=True)
class Lagrange:
    """One derivation at q: each quantity is computed once, from those before it."""

    robot: Robot
    q: Sequence[Scalar]

    @cached_property
    def products(self) -> AdProducts:
        """Screws, motions and inertias in the base's home coordinates."""
        return AdProducts.at(self.robot, self.q)

    @cached_property
    def displacements(self) -> list[SE3]:
        """f_i M_i^-1 = exp(A_1 x_1) .. exp(A_i x_i)."""
        return _displacements(self.robot, self.products.motions)

    @cached_property
    def poses(self) -> list[SE3]:
        """The link poses f_i = exp(A_1 x_1) .. exp(A_i x_i) M_i (PBP95 eqs. 13, 31)."""
        homes = home_poses(self.robot)
        return [W @ X for W, X in zip(self.displacements, homes, strict=True)]

    @cached_property
    def blocks(self) -> tuple[Matrix, Matrix, Matrix]:
        """A (6n x nv), L and D (6n x 6n), so that M = A^T L^T D L A (PBP95 eqs. 41-46)."""
        products = self.products
        return (
            _screw_blocks(self.robot, products.screws),
            path_blocks(self.robot, [E.inverse() for E in products.motions]),
            diagonal([inertia_matrix(D) for D in products.inertias]),
        )

    @cached_property
    def mass_matrix(self) -> Matrix:
        """M = (L A)^T D (L A), full and symmetric, and the rotors (PBP95 eq. 46)."""
        A, L, D = self.blocks
        twists = product(L, A)
        M = symmetric(product(transpose(twists), D, twists))
        for k, rotor in enumerate(self.rotors):
            M[k][k] += rotor
        return M

    @cached_property
    def rotors(self) -> list[Scalar]:
        """The diagonal of R: inertias of the rotors as the coordinates feel them."""
        R: list[Scalar] = [0] * self.robot.nv
        for dof in self.products.dofs:
            R[dof.index] += dof.rotor * (dof.rate * dof.rate)
        return R

    def twists(self, qd: Sequence[Scalar]) -> list[Twist]:
        """The links' twists in home coordinates, sum of Ad_i^(k+1)(A_k) qd_k (PBP95 eq. 38)."""
        found = []
        for columns in self.products.columns:
            V: Twist = ZERO_PAIR
            for k, column in columns.items():
                dof = self.products.dofs[k]
                V = add_pairs(V, scale_pair(dof.rate * qd[dof.index], column))
            found.append(V)
        return found

    def kinetic_energies(self, qd: Sequence[Scalar]) -> list[Scalar]:
        """T_i = 1/2 <V_i, V_i>_i of every link, without rotors (PBP95 eq. 39)."""
        pairs = zip(self.products.inertias, self.twists(qd), strict=True)
        return [pairing(D @ V, V) / 2 for D, V in pairs]

    @cached_property
    def christoffel_symbols(self) -> Symbols:
        """Gamma[k][i][j] (PBP95 eqs. 55-57)."""
        return symbols_of(self.products)

    def coriolis_matrix(self, qd: Sequence[Scalar]) -> Matrix:
        """C_kj is the sum over i of Gamma[k][i][j] qd_i (PBP95 eqs. 29, 52)."""
        C = zeros(self.robot.nv, self.robot.nv)
        for row, symbols in zip(C, self.christoffel_symbols, strict=True):
            for rate, entries in zip(qd, symbols, strict=True):
                for j, entry in enumerate(entries):
                    row[j] += entry * rate
        return C

    @cached_property
    def potential_energies(self) -> list[Scalar]:
        """U_i = -<m_i g, f_i r> of every link (PBP95 eq. 58)."""
        found: list[Scalar] = []
        for link, X in zip(self.robot.links, self.poses, strict=True):
            moment = vec.add(vec.scale(link.inertia.m, X.p), vec.apply(X.R, link.inertia.moment))
            found.append(-vec.dot(self.robot.gravity, moment))
        return found

    @cached_property
    def gravity(self) -> list[Scalar]:
        """phi, the forces that hold the robot still (PBP95 eq. 59).

        The force part of D_i Ad_i^(k+1)(A_k) is m_i times the velocity that joint k gives to the
        centre of mass of link i, so that gravity is turned into home coordinates instead.
        """
        products = self.products
        phi: list[Scalar] = [0] * self.robot.nv
        for i, W in enumerate(self.displacements):
            g = vec.apply(vec.transpose(W.R), self.robot.gravity)
            for k, column in products.columns[i].items():
                lifted = vec.dot(g, (products.inertias[i] @ column)[1])
                dof = products.dofs[k]
                phi[dof.index] -= dof.rate * lifted
        return phi

    def forces(
        self, qd: Sequence[Scalar], qdd: Sequence[Scalar], f_tip: TipWrenches = None
    ) -> list[Scalar]:
        """tau = M(q) qdd + C(q, qd) qd + phi(q), and J^T f_tip (PBP95 eq. 29)."""
        M, C = self.mass_matrix, self.coriolis_matrix(qd)
        tau = add_columns(self.gravity, self.tip_forces(f_tip))
        for k in range(self.robot.nv):
            for j in range(self.robot.nv):
                tau[k] = tau[k] + M[k][j] * qdd[j] + C[k][j] * qd[j]
        return tau

    def tip_forces(self, f_tip: TipWrenches) -> list[Scalar]:
        """J^T f_tip, with the columns Ad(M_i^-1) Ad_i^(k+1)(A_k) of the Jacobian (PBP95 eq. 20)."""
        robot, products = self.robot, self.products
        wrenches: list[Wrench] = [ZERO_PAIR] * len(robot.links)
        add_tip_wrenches(robot, wrenches, f_tip)
        tau: list[Scalar] = [0] * robot.nv
        for X, F, twists in zip(home_poses(robot), wrenches, products.columns, strict=True):
            at_home = Ad_dual_inverse(X, F)
            for k, twist in twists.items():
                dof = products.dofs[k]
                tau[dof.index] += dof.rate * pairing(at_home, twist)
        return tau


def mass_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """M(q), full and symmetric, and the rotors (PBP95 eq. 46)."""
    return Lagrange(robot, q).mass_matrix


def coriolis_matrix(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Matrix:
    """C(q, qd) of the Christoffel symbols: Mdot - 2C is skew (PBP95 eqs. 29, 55-57)."""
    return Lagrange(robot, q).coriolis_matrix(qd)


def gravity(robot: Robot, q: Sequence[Scalar]) -> list[Scalar]:
    """phi(q), the forces that hold the robot still (PBP95 eq. 59)."""
    return Lagrange(robot, q).gravity


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """tau = M(q) qdd + C(q, qd) qd + phi(q), and J^T f_tip (PBP95 eq. 29)."""
    return Lagrange(robot, q).forces(qd, qdd, f_tip)
