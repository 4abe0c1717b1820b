"""SM03's unified model: arms with motors on a base without one, on global matrices.

    V    = X_b V_b + X Phi qd                                                      (SM03 eq. 11)
    Vdot = X Phi qdd + Xdot_b V_b + X_b Vdot_b + Xdot Phi qd                            (eq. 15)
    G    = M_q - M_q X_b M_p^-1 X_b^T M_q,      M_p = M_b + X_b^T M_q X_b     (inversion lemma)
    M_g  = Phi^T X^T G X Phi,                   J_D = -M_b^-1 X_b^T G X Phi        (B3), (B15)
    J_g^T = Phi^T X^T (E - M_q X_b M_p^-1 X_b^T) B^T                                      (B4)
    h_g  = Phi^T X^T {G (Xdot_b V_b + Xdot Phi qd - X_b M_b^-1 b_b) + (E - M_q X_b M_p^-1 X_b^T) b}
    T_hat = tau_a - Phi^T X^T G X_b M_b^-1 tau_u                                    (B5), (B6)
    Vdot_b = M_b^-1 {(E - X_b^T G X_b M_b^-1)(tau_u - b_b) - X_b^T G (X Phi qdd + Xdot_b V_b
             + Xdot Phi qd) - X_b^T (E - G X_b M_b^-1 X_b^T)(b + B^T f_e)}                (26)

The print has G M_q^-1 for E - M_q X_b M_p^-1 X_b^T, which are the same; ours needs no M_q^-1, so
that links may be massless. b are the wrenches that velocities and gravity ask for, which the paper
leaves out. A base of fewer freedoms has its own modes Phi_b: X_b then stands for X_b Phi_b, M_b for
Phi_b^T M_b Phi_b. The passive part is the joint that carries all others, and has to have inertia of
its own; `block_elimination.py` and `recursion.py` are for all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.derive.forward import ldlt
from symdyn.derive.kinematics.link_vectors import gravity_in_links
from symdyn.derive.operators.pp99_operators import operators, twists, velocity_operators
from symdyn.derive.shared.tip_wrenches import TipWrenches
from symdyn.derive.underactuated.held import chosen, part, require_parted, spread
from symdyn.errors import FunctionError
from symdyn.lie import vec
from symdyn.lie.matrices import (
    Matrix,
    Rows,
    added,
    apply,
    identity,
    minus,
    negative,
    plus,
    product,
    transpose,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

Column = Sequence[Scalar]


@dataclass(frozen=True)
class Operators:
    """X, X_b, Phi, M_q, M_b, B of a robot at q, and what the inversion lemma makes of them.

    `B_b` are the tips on the base itself, which the paper has not; `rotors` are those of Phi's
    columns.
    """

    X: Matrix
    X_b: Matrix
    Phi: Matrix
    M_q: Matrix
    B: Matrix
    B_b: Matrix
    rotors: Matrix
    G: Matrix
    M_b_inverse: Matrix
    M_p_inverse: Matrix
    rest: Matrix
    """E - M_q X_b M_p^-1 X_b^T, which is G M_q^-1."""


@dataclass(frozen=True)
class Biases:
    """Xdot_b V_b + Xdot Phi qd; b of the arms and b_b of the base along its modes."""

    swept: list[Scalar]
    b: list[Scalar]
    b_b: list[Scalar]


def _base_of(robot: Robot, function: str) -> int:
    """The link that stands for everything passive."""
    require_parted(robot, function)
    roots = [i for i, joint in enumerate(robot.joints) if joint.parent == BASE]
    own = tuple(freedom.index for freedom in robot.freedoms(roots[0]))
    if len(roots) > 1 or own != robot.unactuated:
        raise FunctionError(
            f"{robot.name}: {function}: swain-morris needs one joint without motors that carries "
            "all others, which have motors; use block-elimination or recursion"
        )
    return roots[0]


def operators_of(robot: Robot, q: Column, function: str) -> Operators:
    """The paper's matrices at q."""
    base = _base_of(robot, function)
    every = operators(robot, q)
    on_base = range(6 * base, 6 * base + 6)
    on_links = [r for r in range(6 * len(robot.links)) if r not in on_base]
    a, u, tips = robot.actuated, robot.unactuated, range(len(every.Pt))
    X, M_q = part(every.G, on_links, on_links), part(every.J, on_links, on_links)
    Phi_b = part(every.S, on_base, u)
    X_b = product(part(every.G, on_links, on_base), Phi_b)
    M_b = plus(
        product(transpose(Phi_b), part(every.J, on_base, on_base), Phi_b), part(every.R, u, u)
    )
    carried = product(transpose(X_b), M_q, X_b)
    M_b_inverse, M_p_inverse = (_inverse(robot, M) for M in (M_b, plus(M_b, carried)))
    shared = product(M_q, X_b, M_p_inverse, transpose(X_b))
    rest = minus(identity(len(on_links)), shared)
    return Operators(
        X,
        X_b,
        part(every.S, on_links, a),
        M_q,
        part(every.Pt, tips, on_links),
        product(part(every.Pt, tips, on_base), Phi_b),
        part(every.R, a, a),
        minus(M_q, product(shared, M_q)),
        M_b_inverse,
        M_p_inverse,
        rest,
    )


def _inverse(robot: Robot, M: Rows) -> Matrix:
    try:
        return ldlt.inverse(*ldlt.factorize([list(row) for row in M]))
    except ldlt.SingularMassMatrix as singular:
        raise ldlt.SingularMassMatrix(robot.unactuated[singular.index]) from None


def biases_of(robot: Robot, q: Column, qd: Column, function: str) -> Biases:
    """What velocities and gravity do (SM03 eqs. 15, 16 with d/dt M V = -ad*(V) M V)."""
    base = _base_of(robot, function)
    every = operators(robot, q)
    V = twists(every, qd, [0] * 6)
    rates = velocity_operators(robot, qd, V)
    on_base = range(6 * base, 6 * base + 6)
    on_links = [r for r in range(len(V)) if r not in on_base]
    swept = apply(every.G, apply(product(rates.ad_Sqd, every.Gamma), V))
    falling = gravity_in_links(robot, robot.transforms(q))
    weight = [-x for g in falling for x in (*vec.ZERO, *g)]
    wrenches = added(apply(rates.ad_V, apply(every.J, V)), apply(every.J, weight))
    modes = transpose(part(every.S, on_base, robot.unactuated))
    return Biases(
        chosen(swept, on_links), chosen(wrenches, on_links), apply(modes, chosen(wrenches, on_base))
    )


def _flow(ops: Operators) -> Matrix:
    """X Phi."""
    return product(ops.X, ops.Phi)


def generalized_inertia(robot: Robot, q: Column) -> Matrix:
    """M_g = Phi^T X^T G X Phi (SM03 eq. B3)."""
    return _inertia(operators_of(robot, q, "generalized_inertia"))


def _inertia(ops: Operators) -> Matrix:
    return plus(product(transpose(_flow(ops)), ops.G, _flow(ops)), ops.rotors)


def dynamic_coupling(robot: Robot, q: Column) -> Matrix:
    """D = M_ap^T M_p^-1 (SM03 section 6)."""
    return _coupling(operators_of(robot, q, "dynamic_coupling"))


def _coupling(ops: Operators) -> Matrix:
    return product(transpose(_flow(ops)), ops.M_q, ops.X_b, ops.M_p_inverse)


def disturbance_jacobian(robot: Robot, q: Column) -> Matrix:
    """J_D = -M_b^-1 X_b^T G X Phi (SM03 eqs. 38, B15, with our sign)."""
    ops = operators_of(robot, q, "disturbance_jacobian")
    return negative(product(ops.M_b_inverse, transpose(ops.X_b), ops.G, _flow(ops)))


def generalized_jacobian(robot: Robot, q: Column) -> list[Matrix]:
    """J_g of each tip, whose transpose is (SM03 eq. B4)."""
    J = transpose(_jacobian_transposed(operators_of(robot, q, "generalized_jacobian")))
    return [J[row : row + 6] for row in range(0, len(J), 6)]


def _jacobian_transposed(ops: Operators) -> Matrix:
    of_links = product(transpose(_flow(ops)), ops.rest, transpose(ops.B))
    return minus(of_links, product(_coupling(ops), transpose(ops.B_b)))


def generalized_force(robot: Robot, q: Column, tau: Column) -> list[Scalar]:
    """T_hat = tau_a - Phi^T X^T G X_b M_b^-1 tau_u (SM03 eq. B6)."""
    ops = operators_of(robot, q, "generalized_force")
    pushed = apply(ops.M_b_inverse, chosen(tau, robot.unactuated))
    felt = apply(product(transpose(_flow(ops)), ops.G, ops.X_b), pushed)
    return [t - x for t, x in zip(chosen(tau, robot.actuated), felt, strict=True)]


def generalized_bias(robot: Robot, q: Column, qd: Column) -> list[Scalar]:
    """h_g (SM03 eq. B5)."""
    ops = operators_of(robot, q, "generalized_bias")
    return _bias(robot, ops, biases_of(robot, q, qd, "generalized_bias"), None, None)


def _bias(
    robot: Robot, ops: Operators, bias: Biases, f_tip: TipWrenches, passive: Column | None
) -> list[Scalar]:
    falling = apply(ops.X_b, apply(ops.M_b_inverse, bias.b_b))
    driven = [x - y for x, y in zip(bias.swept, falling, strict=True)]
    wrenches = added(apply(ops.G, driven), apply(ops.rest, bias.b))
    h = apply(transpose(_flow(ops)), wrenches)
    if f_tip is not None:
        h = added(h, apply(_jacobian_transposed(ops), _stacked(f_tip)))
    if passive is not None:
        own, others = (chosen(passive, side) for side in (robot.actuated, robot.unactuated))
        lent = apply(_coupling(ops), others)
        h = [x + y - z for x, y, z in zip(h, own, lent, strict=True)]
    return h


def underactuated_inverse_dynamics(
    robot: Robot,
    q: Column,
    qd: Column,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """tau_a by (28) and Vdot_b by (26)."""
    function = "underactuated_inverse_dynamics"
    ops, bias = operators_of(robot, q, function), biases_of(robot, q, qd, function)
    needed = added(apply(_inertia(ops), qdd_a), _bias(robot, ops, bias, f_tip, passive))
    tau_a = added(needed, apply(_coupling(ops), tau_u))
    return tau_a, _base_acceleration(robot, ops, bias, qdd_a, tau_u, f_tip, passive)


def _base_acceleration(
    robot: Robot,
    ops: Operators,
    bias: Biases,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches,
    passive: Column | None,
) -> list[Scalar]:
    """Vdot_b along the modes of the base (SM03 eq. 26)."""
    X_b, Xt, G = ops.X_b, transpose(ops.X_b), ops.G
    pushed = [t - x for t, x in zip(tau_u, bias.b_b, strict=True)]
    loads = bias.b
    if f_tip is not None:
        f_e = _stacked(f_tip)
        loads = added(loads, apply(transpose(ops.B), f_e))
        pushed = [x - y for x, y in zip(pushed, apply(transpose(ops.B_b), f_e), strict=True)]
    if passive is not None:
        pushed = [x - chosen(passive, robot.unactuated)[k] for k, x in enumerate(pushed)]
    # (E - X_b^T G X_b M_b^-1) and X_b^T (E - G X_b M_b^-1 X_b^T) share their second term
    back = product(Xt, G, X_b, ops.M_b_inverse)
    free = [x - y for x, y in zip(pushed, apply(back, pushed), strict=True)]
    moving = added(apply(_flow(ops), qdd_a), bias.swept)
    carried = apply(Xt, apply(G, moving))
    held = apply(Xt, loads)
    held = [x - y for x, y in zip(held, apply(back, held), strict=True)]
    return apply(ops.M_b_inverse, [x - y - z for x, y, z in zip(free, carried, held, strict=True)])


def accelerations(
    robot: Robot,
    q: Column,
    qd: Column,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
    """Vdot of the links, the base among them, and of the tips (SM03 eqs. 25, 26, 39).

    (25) with E - X_b M_p^-1 X_b^T M_q for the inverse of E + X_b M_b^-1 X_b^T M_q. The tips are
    fixed in their links, so that (39) is B Vdot.
    """
    function = "underactuated_accelerations"
    base = _base_of(robot, function)
    ops, bias = operators_of(robot, q, function), biases_of(robot, q, qd, function)
    loads = bias.b
    pushed = [t - x for t, x in zip(tau_u, bias.b_b, strict=True)]
    if f_tip is not None:
        f_e = _stacked(f_tip)
        loads = added(loads, apply(transpose(ops.B), f_e))
        pushed = [x - y for x, y in zip(pushed, apply(transpose(ops.B_b), f_e), strict=True)]
    if passive is not None:
        own = chosen(passive, robot.unactuated)
        pushed = [x - y for x, y in zip(pushed, own, strict=True)]
    thrust = [x - y for x, y in zip(pushed, apply(transpose(ops.X_b), loads), strict=True)]
    driven = added(apply(_flow(ops), qdd_a), bias.swept)
    driven = added(driven, apply(ops.X_b, apply(ops.M_b_inverse, thrust)))
    links = apply(transpose(ops.rest), driven)
    qdd_u = _base_acceleration(robot, ops, bias, qdd_a, tau_u, f_tip, passive)
    modes = part(operators(robot, q).S, range(6 * base, 6 * base + 6), robot.unactuated)
    tips = added(apply(ops.B, links), apply(ops.B_b, qdd_u)) if robot.tips else []
    links[6 * base : 6 * base] = apply(modes, qdd_u)
    return _sixes(links), _sixes(tips)


def _sixes(column: Column) -> list[list[Scalar]]:
    return [list(column[r : r + 6]) for r in range(0, len(column), 6)]


def forward_dynamics(
    robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
) -> list[Scalar]:
    """qdd = M_g^-1 (T_hat - J_g^T f_e - h_g), then Vdot_b by (26) (SM03 Table I, step 4)."""
    function = "forward_dynamics"
    ops, bias = operators_of(robot, q, function), biases_of(robot, q, qd, function)
    tau_a, tau_u = (chosen(tau, side) for side in (robot.actuated, robot.unactuated))
    pushed = [t - x for t, x in zip(tau_a, apply(_coupling(ops), tau_u), strict=True)]
    h = _bias(robot, ops, bias, f_tip, None)
    L, D = ldlt.factorize(_inertia(ops))
    qdd_a = ldlt.solve(L, D, [t - x for t, x in zip(pushed, h, strict=True)])
    qdd_u = _base_acceleration(robot, ops, bias, qdd_a, tau_u, f_tip, None)
    return added(spread(robot, robot.actuated, qdd_a), spread(robot, robot.unactuated, qdd_u))


def _stacked(f_tip: Sequence[Column]) -> list[Scalar]:
    return [x for six in f_tip for x in six]
