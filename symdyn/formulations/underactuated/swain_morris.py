"""SM03's unified model: arms with motors on a base without one, on global matrices.

    V    = X_b V_b + X Phi qd                                                      (SM03 eq. 11)
    Vdot = X Phi qdd + Xdot_b V_b + X_b Vdot_b + Xdot Phi qd                            (eq. 15)
    G    = M_q - M_q X_b M_p^-1 X_b^T M_q,      M_p = M_b + X_b^T M_q X_b     (inversion lemma)
    M_g  = Phi^T X^T G X Phi = M_a - M_ap^T M_p^-1 M_ap,    M_ap = X_b^T M_q X Phi     (B3), (B7)
    J_g^T = Phi^T X^T (E - M_q X_b M_p^-1 X_b^T) B^T = J_a - M_ap^T M_p^-1 J_p         (B4), (B8)
    h_g  = C_a - M_ap^T M_p^-1 C_p,       T_hat = tau_a - M_ap^T M_p^-1 tau_u                (28)
    C_a  = Phi^T X^T (b + M_q a),   C_p = X_b^T (b + M_q a) + b_b,   a = Xdot_b V_b + Xdot Phi qd
    Vdot_b = M_p^-1 (tau_u - C_p - J_p f_e - M_ap qdd),   J_D = -M_p^-1 M_ap      (26), (38), (B14)

The print of (24)-(27) needs the inverses of M_b or M_q, which massless links and bases do not
have; (26) is the line above, and E - M_q X_b M_p^-1 X_b^T is what it writes as G M_q^-1. C_a and
C_p have one acceleration a where the print has two halves (docs/errata.md). b are the wrenches that
velocities and gravity ask for; the paper leaves gravity out. A base of fewer DoF has its own
modes Phi_b: X_b then stands for X_b Phi_b, M_b for Phi_b^T M_b Phi_b. The passive part is the joint
that carries all others; `block_elimination.py` and `recursion.py` are for all other robots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt
from symdyn.formulations.forward.zero_pivots import largest_inertias
from symdyn.formulations.kinematics.link_vectors import gravity_in_links
from symdyn.formulations.operators.pp99_operators import operators, twists, velocity_operators
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.formulations.underactuated.block_elimination import factorized
from symdyn.formulations.underactuated.locked_robot import chosen, part, require_partitioned, spread
from symdyn.lie import vec
from symdyn.lie.matrices import (
    Matrix,
    add_columns,
    add_matrices,
    apply,
    identity,
    negate_matrix,
    product,
    subtract_matrices,
    transpose,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

Column = Sequence[Scalar]


@dataclass(frozen=True)
class PartitionOperators:
    """X, X_b, Phi, M_q, B of a robot at q, and what the inversion lemma makes of them.

    `B_b` are the tips on the base itself, which the paper has not; `rotors` are those of Phi's
    columns. `rest` is E - M_q X_b M_p^-1 X_b^T, with which G is `rest` times M_q.
    """

    X: Matrix
    X_b: Matrix
    Phi: Matrix
    M_q: Matrix
    B: Matrix
    B_b: Matrix
    rotors: Matrix
    M_p: Matrix
    M_p_inverse: Matrix
    rest: Matrix

    @property
    def G(self) -> Matrix:
        """(M_q^-1 + X_b M_b^-1 X_b^T)^-1 by the matrix inversion lemma."""
        return product(self.rest, self.M_q)

    @property
    def flow(self) -> Matrix:
        """X Phi."""
        return product(self.X, self.Phi)

    @property
    def M_a(self) -> Matrix:
        """What the motors feel while the base is held."""
        return add_matrices(product(transpose(self.flow), self.M_q, self.flow), self.rotors)

    @property
    def M_ap(self) -> Matrix:
        """What accelerations of motors ask of the base."""
        return product(transpose(self.X_b), self.M_q, self.flow)


@dataclass(frozen=True)
class Biases:
    """Xdot_b V_b + Xdot Phi qd; b of the arms and b_b of the base along its modes."""

    swept: list[Scalar]
    b: list[Scalar]
    b_b: list[Scalar]


def _base_of(robot: Robot, function: str) -> int:
    """Return the link that carries all unactuated DoF; reject robots without one."""
    require_partitioned(robot, function)
    base = passive_base(robot)
    if base is None:
        raise FunctionError(
            f"{robot.name}: {function}: swain-morris needs one unactuated joint at the root of "
            "all others, which are actuated; use block-elimination or recursion"
        )
    return base


def passive_base(robot: Robot) -> int | None:
    """The link that carries all others and has all DoF without motors, if there is one."""
    roots = [i for i, joint in enumerate(robot.joints) if joint.parent == BASE]
    own = tuple(dof.index for dof in robot.dofs(roots[0]))
    others = (i for i in range(len(robot.links)) if i != roots[0])
    followed = any(f.index in own for i in others for f in robot.dofs(i))
    return None if len(roots) > 1 or own != robot.unactuated or followed else roots[0]


def operators_of(robot: Robot, q: Column, function: str) -> PartitionOperators:
    """The paper's matrices at q."""
    base = _base_of(robot, function)
    every = operators(robot, q)
    on_base = range(6 * base, 6 * base + 6)
    on_links = [r for r in range(6 * len(robot.links)) if r not in on_base]
    a, u, tips = robot.actuated, robot.unactuated, range(len(every.Pt))
    X, M_q = part(every.G, on_links, on_links), part(every.J, on_links, on_links)
    Phi_b = part(every.S, on_base, u)
    X_b = product(part(every.G, on_links, on_base), Phi_b)
    M_b = add_matrices(
        product(transpose(Phi_b), part(every.J, on_base, on_base), Phi_b), part(every.R, u, u)
    )
    M_p = add_matrices(M_b, product(transpose(X_b), M_q, X_b))
    M_p_inverse = _inverse(robot, q, M_p)
    shared = product(M_q, X_b, M_p_inverse, transpose(X_b))
    return PartitionOperators(
        X,
        X_b,
        part(every.S, on_links, a),
        M_q,
        part(every.Pt, tips, on_links),
        product(part(every.Pt, tips, on_base), Phi_b),
        part(every.R, a, a),
        M_p,
        M_p_inverse,
        subtract_matrices(identity(len(on_links)), shared),
    )


def _inverse(robot: Robot, q: Column, M_p: Matrix) -> Matrix:
    try:
        largest = chosen(largest_inertias(robot, robot.transforms(q)), robot.unactuated)
        return ldlt.inverse(*ldlt.factorize(M_p, largest))
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
    wrenches = add_columns(apply(rates.ad_V, apply(every.J, V)), apply(every.J, weight))
    modes = transpose(part(every.S, on_base, robot.unactuated))
    return Biases(
        chosen(swept, on_links), chosen(wrenches, on_links), apply(modes, chosen(wrenches, on_base))
    )


def generalized_inertia(robot: Robot, q: Column) -> Matrix:
    """M_g = Phi^T X^T G X Phi (SM03 eq. B3)."""
    return inertia_of(operators_of(robot, q, "generalized_inertia"))


def inertia_of(ops: PartitionOperators) -> Matrix:
    """M_g (SM03 eq. B3)."""
    return add_matrices(product(transpose(ops.flow), ops.G, ops.flow), ops.rotors)


def dynamic_coupling(robot: Robot, q: Column) -> Matrix:
    """D = M_ap^T M_p^-1 (SM03 section 6)."""
    return coupling_of(operators_of(robot, q, "dynamic_coupling"))


def coupling_of(ops: PartitionOperators) -> Matrix:
    """M_ap^T M_p^-1."""
    return product(transpose(ops.M_ap), ops.M_p_inverse)


def disturbance_jacobian(robot: Robot, q: Column) -> Matrix:
    """J_D = -M_p^-1 M_ap (SM03 eqs. 38, B14, with our sign)."""
    return disturbance_of(operators_of(robot, q, "disturbance_jacobian"))


def disturbance_of(ops: PartitionOperators) -> Matrix:
    """-M_p^-1 M_ap."""
    return negate_matrix(product(ops.M_p_inverse, ops.M_ap))


def generalized_jacobian(robot: Robot, q: Column) -> list[Matrix]:
    """J_g of each tip, whose transpose is (SM03 eq. B4)."""
    J = transpose(_jacobian_transposed(operators_of(robot, q, "generalized_jacobian")))
    return _sixes(J)


def _jacobian_transposed(ops: PartitionOperators) -> Matrix:
    of_links = product(transpose(ops.flow), ops.rest, transpose(ops.B))
    return subtract_matrices(of_links, product(coupling_of(ops), transpose(ops.B_b)))


def generalized_force(robot: Robot, q: Column, tau: Column) -> list[Scalar]:
    """T_hat = tau_a - M_ap^T M_p^-1 tau_u (SM03 eq. 28)."""
    ops = operators_of(robot, q, "generalized_force")
    return reduced(ops, *(chosen(tau, side) for side in (robot.actuated, robot.unactuated)))


def generalized_bias(robot: Robot, q: Column, qd: Column) -> list[Scalar]:
    """h_g = C_a - M_ap^T M_p^-1 C_p (SM03 eq. 28)."""
    ops = operators_of(robot, q, "generalized_bias")
    return reduced(ops, *loads(robot, q, qd, ops, "generalized_bias"))


def reduced(ops: PartitionOperators, active: Column, passive: Column) -> list[Scalar]:
    """Forces on motors and base as the motors feel them."""
    lent = apply(coupling_of(ops), passive)
    return [x - y for x, y in zip(active, lent, strict=True)]


def loads(
    robot: Robot,
    q: Column,
    qd: Column,
    ops: PartitionOperators,
    function: str,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[Scalar], list[Scalar]]:
    """C_a and C_p, with what the tips exert and what friction and springs add."""
    bias = biases_of(robot, q, qd, function)
    wrenches = add_columns(bias.b, apply(ops.M_q, bias.swept))
    on_base = bias.b_b
    if f_tip is not None:
        f_e = [x for six in f_tip for x in six]
        wrenches = add_columns(wrenches, apply(transpose(ops.B), f_e))
        on_base = add_columns(on_base, apply(transpose(ops.B_b), f_e))
    C_a = apply(transpose(ops.flow), wrenches)
    C_p = add_columns(apply(transpose(ops.X_b), wrenches), on_base)
    if passive is not None:
        C_a = add_columns(C_a, chosen(passive, robot.actuated))
        C_p = add_columns(C_p, chosen(passive, robot.unactuated))
    return C_a, C_p


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
    ops = operators_of(robot, q, function)
    C_a, C_p = loads(robot, q, qd, ops, function, f_tip, passive)
    pushed = [x - t for x, t in zip(C_p, tau_u, strict=True)]
    tau_a = add_columns(apply(inertia_of(ops), qdd_a), reduced(ops, C_a, pushed))
    return tau_a, _base_acceleration(ops, qdd_a, pushed)


def _base_acceleration(ops: PartitionOperators, qdd_a: Column, pushed: Column) -> list[Scalar]:
    """Vdot_b = -M_p^-1 (pushed + M_ap qdd), along the modes of the base (SM03 eq. 26)."""
    return [-x for x in apply(ops.M_p_inverse, add_columns(pushed, apply(ops.M_ap, qdd_a)))]


def accelerations(
    robot: Robot,
    q: Column,
    qd: Column,
    qdd_a: Column,
    tau_u: Column,
    f_tip: TipWrenches = None,
    passive: Column | None = None,
) -> tuple[list[list[Scalar]], list[list[Scalar]]]:
    """Vdot of the links, the base among them, and of the tips (SM03 eqs. 15, 26, 39).

    The tips are fixed in their links, so that (39) is B Vdot.
    """
    function = "underactuated_accelerations"
    base = _base_of(robot, function)
    ops = operators_of(robot, q, function)
    _, C_p = loads(robot, q, qd, ops, function, f_tip, passive)
    pushed = [x - t for x, t in zip(C_p, tau_u, strict=True)]
    qdd_u = _base_acceleration(ops, qdd_a, pushed)
    swept = biases_of(robot, q, qd, function).swept
    links = add_columns(add_columns(apply(ops.flow, qdd_a), swept), apply(ops.X_b, qdd_u))
    tips = add_columns(apply(ops.B, links), apply(ops.B_b, qdd_u)) if robot.tips else []
    modes = part(operators(robot, q).S, range(6 * base, 6 * base + 6), robot.unactuated)
    links[6 * base : 6 * base] = apply(modes, qdd_u)
    return _sixes(links), _sixes(tips)


def _sixes(rows: Sequence[Any]) -> list[Any]:
    return [list(rows[r : r + 6]) for r in range(0, len(rows), 6)]


def forward_dynamics(
    robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
) -> list[Scalar]:
    """qdd = M_g^-1 (T_hat - J_g^T f_e - h_g), then Vdot_b by (26) (SM03 Table I, step 4)."""
    function = "forward_dynamics"
    _base_of(robot, function)
    ldlt.require_inertia(robot, q)
    ops = operators_of(robot, q, function)
    C_a, C_p = loads(robot, q, qd, ops, function, f_tip)
    sides = (robot.actuated, C_a), (robot.unactuated, C_p)
    left_a, left_u = ([tau[k] - x for k, x in zip(side, C, strict=True)] for side, C in sides)
    L, D = factorized(robot, inertia_of(ops), largest_inertias(robot, robot.transforms(q)))
    qdd_a = ldlt.solve(L, D, reduced(ops, left_a, left_u))
    qdd_u = _base_acceleration(ops, qdd_a, [-x for x in left_u])
    return add_columns(spread(robot, robot.actuated, qdd_a), spread(robot, robot.unactuated, qdd_u))
