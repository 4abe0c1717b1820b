"""The Newton-Euler recursion as global matrices, in the notation of PP99.

    V    = G S qd + G P0 V0                                                          (PP99 eq. 6)
    Vdot = G S qdd + G ad_Sqd Gamma V + G ad_Sqd P0 V0 + G P0 Vdot0                       (eq. 7)
    F    = G^T J Vdot + G^T ad_V J V + G^T Pt^T f_t,       tau = S^T F + R qdd        (eqs. 8, 9)
    M    = S^T G^T J G S + R,     C = S^T G^T (J G ad_Sqd Gamma + ad_V J) G S qd     (eqs. 11, 12)
    phi  = S^T G^T J G P0 Vdot0,  J_t = Pt G S                                      (eqs. 13, 14)

S = diag[S_i], J = diag[J_i], ad_Sqd = diag[-ad(S_i qd_i)], ad_V = diag[-ad*(V_i)]. Gamma has
Ad(f^-1) in block (i, parent of i); G = (1 - Gamma)^-1 has Ad(f[j,i]^-1) in block (i, j) where j
carries i. R are the rotors, which the paper does not have. Pt and f_t stack several tips one below
the other. Vdot0 is (0, -g) for gravity g. Further

    Omega = S^T Jhat S + R,   Phi = Omega^-1 S^T Jhat,   Pi = Gamma^T Phi^T,
    X = (1 - S Phi) Gamma,    Y = (1 - X^T)^-1                               (PP99 Props. 1, 2)

S_i has a column for each DoF of joint i, and Omega a block of as many rows, so that 1 + S^T G^T
Pi has identities along its diagonal. The emitted factors (`matrices/factorization.py`) split these
blocks further, into triangles and a diagonal. Followers (mimic) share a column of S; only the last
two lines need joints that move on their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.forward import ldlt
from symdyn.formulations.forward.riccati import articulate
from symdyn.formulations.matrices.lagrange import inertia_matrix, path_blocks
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.lie import matrix_of_Ad, matrix_of_ad, pair_from_vector, pair_to_vector, pairing
from symdyn.lie.matrices import (
    Matrix,
    Rows,
    add_columns,
    add_matrices,
    apply,
    block,
    diagonal,
    from_blocks,
    identity,
    negate_matrix,
    path_sum,
    product,
    subtract_matrices,
    transpose,
    zeros,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

Column = list[Scalar]


@dataclass(frozen=True)
class Pp99Operators:
    """S, Gamma, G, J, P0, Pt and the rotors R of a robot at a configuration (PP99 eqs. 6-14)."""

    S: Matrix
    Gamma: Matrix
    G: Matrix
    J: Matrix
    P0: Matrix
    Pt: Matrix
    R: Matrix


@dataclass(frozen=True)
class VelocityOperators:
    """ad_Sqd = diag[-ad(S_i qd_i)] and ad_V = diag[-ad*(V_i)]: the minus is part of the names."""

    ad_Sqd: Matrix
    ad_V: Matrix


@dataclass(frozen=True)
class FactorOperators:
    """What the square factors are made of (PP99 eqs. 40, 41 and Props. 1, 2)."""

    Jhat: Matrix
    Omega: Matrix
    Phi: Matrix
    Pi: Matrix
    X: Matrix
    Y: Matrix


def operators(robot: Robot, q: Sequence[Scalar]) -> Pp99Operators:
    """The matrices of a robot at q."""
    n = len(robot.links)
    hops = [f.inverse() for f in robot.transforms(q)]
    steps = [matrix_of_Ad(hop) for hop in hops]
    inner: dict[tuple[int, int], Rows] = {}
    roots: dict[tuple[int, int], Rows] = {}
    for i, joint in enumerate(robot.joints):
        if joint.parent == BASE:
            roots[i, 0] = steps[i]
        else:
            inner[i, joint.parent] = steps[i]
    frames = [robot.frame(name) for name in robot.tips]
    tips: dict[tuple[int, int], Rows] = {
        (t, frame.link): matrix_of_Ad(frame.placement.pose().inverse())
        for t, frame in enumerate(frames)
        if frame.link != BASE
    }
    S, R = zeros(6 * n, robot.nv), zeros(robot.nv, robot.nv)
    for i in range(n):
        for dof in robot.dofs(i):
            k = dof.index
            for r, component in enumerate(pair_to_vector(dof.screw)):
                S[6 * i + r][k] += dof.rate * component
            R[k][k] = R[k][k] + dof.rotor * (dof.rate * dof.rate)
    return Pp99Operators(
        S,
        from_blocks([6] * n, [6] * n, inner),
        path_blocks(robot, hops),
        diagonal([inertia_matrix(link.inertia) for link in robot.links]),
        from_blocks([6] * n, [6], roots),
        from_blocks([6] * len(frames), [6] * n, tips),
        R,
    )


def velocity_operators(
    robot: Robot, qd: Sequence[Scalar], V: Sequence[Scalar]
) -> VelocityOperators:
    """ad_Sqd and ad_V, where V are the links' twists (eq. 6) one below the other."""
    own: list[Rows] = []
    of_links: list[Rows] = []
    for i in range(len(robot.links)):
        own.append(negate_matrix(matrix_of_ad(joint_rate(robot, i, qd))))
        of_links.append(
            negate_matrix(transpose(matrix_of_ad(pair_from_vector(V[6 * i : 6 * i + 6]))))
        )
    return VelocityOperators(diagonal(own), diagonal(of_links))


# -- equations (6)-(14) ----------------------------------------------------------------------


def twists(ops: Pp99Operators, qd: Sequence[Scalar], V0: Sequence[Scalar]) -> Column:
    """V of all links, one below the other (PP99 eq. 6)."""
    return apply(ops.G, add_columns(apply(ops.S, qd), apply(ops.P0, V0)))


def accelerations(
    ops: Pp99Operators,
    rates: VelocityOperators,
    qdd: Sequence[Scalar],
    V: Sequence[Scalar],
    V0: Sequence[Scalar],
    Vdot0: Sequence[Scalar],
) -> Column:
    """Vdot of all links (PP99 eq. 7)."""
    carried = add_columns(apply(ops.Gamma, V), apply(ops.P0, V0))
    driven = add_columns(apply(ops.S, qdd), apply(rates.ad_Sqd, carried))
    return apply(ops.G, add_columns(driven, apply(ops.P0, Vdot0)))


def wrenches(
    ops: Pp99Operators,
    rates: VelocityOperators,
    V: Sequence[Scalar],
    Vdot: Sequence[Scalar],
    f_t: Sequence[Scalar],
) -> Column:
    """F through all joints, f_t the wrenches the tips exert (PP99 eq. 8)."""
    moving = add_columns(apply(ops.J, Vdot), apply(rates.ad_V, apply(ops.J, V)))
    if f_t:
        moving = add_columns(moving, apply(transpose(ops.Pt), f_t))
    return apply(transpose(ops.G), moving)


def torques(ops: Pp99Operators, F: Sequence[Scalar], qdd: Sequence[Scalar]) -> Column:
    """tau = S^T F, and the rotors (PP99 eq. 9)."""
    return add_columns(apply(transpose(ops.S), F), apply(ops.R, qdd))


def mass_matrix(ops: Pp99Operators) -> Matrix:
    """M = S^T G^T J G S + R (PP99 eq. 11)."""
    moved = product(ops.G, ops.S)
    return add_matrices(product(transpose(moved), ops.J, moved), ops.R)


def coriolis_forces(ops: Pp99Operators, rates: VelocityOperators, qd: Sequence[Scalar]) -> Column:
    """C(q, qd), the forces of velocities with the base at rest (PP99 eq. 12)."""
    moved = product(ops.G, ops.S)
    swept = product(ops.J, ops.G, rates.ad_Sqd, ops.Gamma)
    turned = add_matrices(swept, product(rates.ad_V, ops.J))
    return apply(product(transpose(moved), turned, moved), qd)


def gravity_forces(ops: Pp99Operators, Vdot0: Sequence[Scalar]) -> Column:
    """phi = S^T G^T J G P0 Vdot0, with Vdot0 = (0, -g) (PP99 eq. 13)."""
    moved = product(ops.G, ops.S)
    return apply(product(transpose(moved), ops.J, ops.G, ops.P0), Vdot0)


def tip_jacobian(ops: Pp99Operators) -> Matrix:
    """J_t = Pt G S, six rows for each tip (PP99 eq. 14)."""
    return product(ops.Pt, ops.G, ops.S)


# -- square factors --------------------------------------------------------------------------


def factor_operators(robot: Robot, q: Sequence[Scalar], ops: Pp99Operators) -> FactorOperators:
    """Jhat, Omega, Phi, Pi, X and Y of a robot at q."""
    bodies = articulate(robot, q, robot.transforms(q), "factor_operators")
    n = len(robot.links)
    Jhat = diagonal([J.matrix for J in bodies.inertias])
    blocks, inverses = [], []
    for i, J in enumerate(bodies.inertias):
        dofs = robot.dofs(i)
        own = [[pairing(J @ b.screw, a.screw) for b in dofs] for a in dofs]
        for k, dof in enumerate(dofs):
            own[k][k] = own[k][k] + dof.rotor
        blocks.append(own)
        inverses.append(ldlt.inverse(*ldlt.factorize(own)))
    Omega, inverse = diagonal(blocks), diagonal(inverses)
    Phi = product(inverse, transpose(ops.S), Jhat)
    X = product(subtract_matrices(identity(6 * n), product(ops.S, Phi)), ops.Gamma)
    parents = [joint.parent for joint in robot.joints]
    up = [block(X, i, p, 6) if p != BASE else identity(6) for i, p in enumerate(parents)]
    Y = path_sum(parents, [transpose(step) for step in up])
    return FactorOperators(Jhat, Omega, Phi, product(transpose(ops.Gamma), transpose(Phi)), X, Y)


def outer_factor(ops: Pp99Operators, factors: FactorOperators) -> Matrix:
    """I + S^T G^T Pi: M is it times Omega times its transpose (PP99 Prop. 1)."""
    return add_matrices(
        identity(len(factors.Omega)), product(transpose(ops.S), transpose(ops.G), factors.Pi)
    )


def inverse_factor(ops: Pp99Operators, factors: FactorOperators) -> Matrix:
    """I - S^T Y Pi: M^-1 is its transpose times Omega^-1 times it (PP99 Prop. 2)."""
    return subtract_matrices(
        identity(len(factors.Omega)), product(transpose(ops.S), factors.Y, factors.Pi)
    )
