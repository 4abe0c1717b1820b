"""Derivatives of inverse dynamics, by an analytic recursion over all that each joint carries.

J, K and F sum up what moves beyond joint k, seen from its seat (`carried_body.py`). The seat itself
moves with w, v, U and a:

    tau_k = S_k^T W_k,      W_k = wrench(U J + [w] K) + F

Columns: joint k turns what it carries. For the joints between it and the base nothing else changes;
these wrenches are carried inward and projected on their screws.

    dW/dq_k  = wrench(U dJ + [w] dK) + S_k x* F       dJ = S J + J S^T,  dK = S K + K S^T
    dW/dqd_k = wrench(2 [w] S J + S K)

Rows: a joint j nearer to the base moves the seat of k, by the rates of its screw S_j = (s, u).

    dtau_k/dq_j  = <H, Sddot_j> + <Z, Sdot_j>,    dtau_k/dqd_j = 2 <H, Sdot_j> + <Z, S_j>
    Sdot = (w x s, w x u + v x s),    Sddot = (U s, U u + a x s + 2 v x (w x s))
    H = J S_k, a wrench;    Z = B^T s_k + 2 v x (s_k x h) + 2 Q (w x s_k) + p x u_k, a couple

with p = P + 2 (m v + w x h), twice the momentum. The rows are those of Singh, Russell and Wensing
(2022). Their B is absolute, so that their columns need v; v drops out of the columns here.
<H, S_j> is M_jk. Only joints on one path to the base meet. With followers, several joints share a
coordinate, and entries add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symdyn.derive.gradients.carried_body import Carried, Motion, moment_of_product
from symdyn.derive.shared.tip_wrenches import TipWrenches
from symdyn.lie import Ad_dual_inverse, Twist, Vec3, Wrench, add_pairs, hat, pairing, vec
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero, label, label_vector, tanh


def inverse_dynamics_derivatives(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> tuple[Matrix, Matrix]:
    """dtau/dq and dtau/dqd. The wrenches of the tips are constant in the tips' own frames."""
    return torque_derivatives(Carried(robot, q, qd), qdd, f_tip)


class Column(NamedTuple):
    """What joint k sends inward: W's derivatives in q_k and qd_k, and H and Z for its own row."""

    in_q: Wrench
    in_qd: Wrench
    H: Wrench
    Z: Vec3


class ScrewRates(NamedTuple):
    """Of the screw of a joint: the angular part of Sdot, 2 Sdot and Sddot."""

    turning: Vec3
    twice: Twist
    second: Twist


def torque_derivatives(
    carried: Carried, qdd: Sequence[Scalar], f_tip: TipWrenches = None
) -> tuple[Matrix, Matrix]:
    """dtau/dq and dtau/dqd, from what the joints carry."""
    seats, links = carried.motions(qdd)
    wrenches = carried.wrenches(qdd, f_tip)
    rates = [_screw_rates(links[j], S) for j, S in enumerate(carried.screws)]
    n = carried.robot.nv
    dq, dqd = zeros(n, n), zeros(n, n)
    for k, parent in carried.inward():
        column = _column(carried, k, seats[k], wrenches[k])
        own = carried.freedoms[k]
        hop, square = carried.placements[k].X, own.rate * own.rate
        dq[own.index][own.index] += square * pairing(column.in_q, own.screw)
        dqd[own.index][own.index] += square * pairing(column.in_qd, own.screw)
        for j in carried.robot.ancestors(parent):
            column = Column(
                Ad_dual_inverse(hop, column.in_q),
                Ad_dual_inverse(hop, column.in_qd),
                Ad_dual_inverse(hop, column.H),
                vec.apply(hop.R, column.Z),
            )
            _name(column, k + 1, j + 1)
            other = carried.freedoms[j]
            rate, (turning, twice, second) = own.rate * other.rate, rates[j]
            dq[other.index][own.index] += rate * pairing(column.in_q, other.screw)
            dqd[other.index][own.index] += rate * pairing(column.in_qd, other.screw)
            by_q = pairing(column.H, second) + vec.dot(column.Z, turning)
            by_qd = pairing(column.H, twice) + vec.dot(column.Z, other.screw[0])
            dq[own.index][other.index] += rate * by_q
            dqd[own.index][other.index] += rate * by_qd
            hop = carried.transforms[j]
    return dq, dqd


# -- M, C and tau from the same sums ---------------------------------------------------------


def mass_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """M(q), full and symmetric."""
    return mass_matrix_of(Carried(robot, q, [0] * robot.nv))


def coriolis_matrix(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Matrix:
    """C(q, qd), the Christoffel matrix, which is linear in qd: dtau/dqd = 2 C(q, qd)."""
    title = "C = dtau/dqd at half the velocities: all that moves below moves half as fast"
    halves = [label(rate / 2, f"half_qd{k + 1}", title) for k, rate in enumerate(qd)]
    return inverse_dynamics_derivatives(robot, q, halves, [0] * robot.nv)[1]


def mass_matrix_of(carried: Carried) -> Matrix:
    """M(q): H of every joint, carried inward and projected; rotors on the diagonal."""
    M = zeros(carried.robot.nv, carried.robot.nv)
    for k, parent in carried.inward():
        own = carried.freedoms[k]
        H, hop = carried.momentum(k), carried.placements[k].X
        M[own.index][own.index] += own.rate * own.rate * (pairing(H, own.screw) + own.rotor)
        for j in carried.robot.ancestors(parent):
            H = Ad_dual_inverse(hop, H)
            other = carried.freedoms[j]
            entry = own.rate * other.rate * pairing(H, other.screw)
            M[other.index][own.index] += entry
            M[own.index][other.index] += entry
            hop = carried.transforms[j]
    return M


def torques_of(carried: Carried, qdd: Sequence[Scalar], f_tip: TipWrenches = None) -> list[Scalar]:
    """tau, from what the joints carry."""
    seats, _ = carried.motions(qdd)
    tau: list[Scalar] = [0] * carried.robot.nv
    for k, F in enumerate(carried.wrenches(qdd, f_tip)):
        J, flow, seat, own = carried.moments[k], carried.flows[k], seats[k], carried.freedoms[k]
        moment = vec.add(moment_of_product(seat.U, J.Q), vec.cross(J.h, seat.a))
        moment = vec.add(moment, vec.apply(flow.B, seat.w))
        force = vec.add(vec.scale(J.m, seat.a), vec.apply(seat.U, J.h))
        force = vec.add(force, vec.cross(seat.w, flow.P))
        rotor = own.rotor * (own.rate * qdd[own.index])
        total = pairing(add_pairs((moment, force), F), own.screw)
        tau[own.index] += own.rate * (total + rotor)
    return tau


def _column(carried: Carried, k: int, seat: Motion, F: Wrench) -> Column:
    """Derivatives of the wrench of joint k in its own motion, and of its torque in its seat's."""
    J, (B, P, _), (block, push) = carried.moments[k], carried.flows[k], carried.swept[k]
    s, u = carried.screws[k]
    w, w2 = seat.w, vec.scale(2, seat.w)

    turned_Q = vec.madd(block, vec.transpose(block))
    turned_B = vec.madd(vec.matmul(hat(s), B), vec.matmul(B, hat(vec.scale(-1, s))))
    turned_B = vec.msub(turned_B, vec.matmul(hat(u), hat(P)))
    moment = vec.add(moment_of_product(seat.U, turned_Q), vec.cross(push, seat.a))
    moment = vec.add(moment, vec.apply(turned_B, w))
    moment = vec.add(moment, vec.add(vec.cross(s, F[0]), vec.cross(u, F[1])))
    force = vec.add(vec.apply(seat.U, push), vec.cross(w, vec.cross(s, P)))
    in_q = (moment, vec.add(force, vec.cross(s, F[1])))

    in_qd = (
        vec.add(vec.apply(vec.trace_minus(block), w2), vec.apply(B, s)),
        vec.add(vec.cross(w2, push), vec.cross(s, P)),
    )

    momentum = vec.add(P, vec.add(vec.scale(J.m, seat.v2), vec.cross(w2, J.h)))
    couple = vec.add(vec.apply(vec.transpose(B), s), vec.cross(seat.v2, vec.cross(s, J.h)))
    couple = vec.sub(couple, vec.apply(J.Q, vec.cross(s, w2)))
    couple = vec.add(couple, vec.cross(momentum, u))
    column = Column(in_q, in_qd, carried.momentum(k), couple)
    _name(column, k + 1, k + 1)
    return column


def _screw_rates(link: Motion, S: Twist) -> ScrewRates:
    """The rates of a screw that is fixed in a moving link."""
    s, u = S
    turning, w2 = vec.cross(link.w, s), vec.scale(2, link.w)
    twice = (vec.cross(w2, s), vec.add(vec.cross(w2, u), vec.cross(link.v2, s)))
    drift = vec.add(vec.cross(link.a, s), vec.cross(link.v2, turning))
    return ScrewRates(turning, twice, (vec.apply(link.U, s), vec.add(vec.apply(link.U, u), drift)))


def _name(column: Column, k: int, j: int) -> None:
    title = (
        f"joint {k} from joint {j}: wrench by q{k} (E, G), by qd{k} (D, H), "
        "momentum (K, L), couple Z"
    )
    vectors = (*column.in_q, *column.in_qd, *column.H, column.Z)
    for vector, name in zip(vectors, "EGDHKLZ", strict=True):
        label_vector(vector, f"{name}{k}at{j}", title)


# -- friction and springs --------------------------------------------------------------------


def passive_force_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> tuple[Matrix, Matrix]:
    """dtau_p/dq and dtau_p/dqd of `passive_forces`; sign(qd) has no slope, tanh has.

    Both are diagonal: a follower adds to its leader's entry, by its rate squared. Springs are
    linear, so that q does not enter.
    """
    dq, dqd = zeros(robot.nv, robot.nv), zeros(robot.nv, robot.nv)
    for i, joint in enumerate(robot.joints):
        law = joint.passive
        for freedom in robot.freedoms(i):
            slope = law.viscous
            if not is_zero(law.coulomb) and not is_zero(law.smoothing):
                dry = tanh(freedom.rate * qd[freedom.index] / law.smoothing)
                slope = slope + law.coulomb / law.smoothing * (1 - dry * dry)
            square = freedom.rate * freedom.rate
            dq[freedom.index][freedom.index] += square * law.stiffness
            dqd[freedom.index][freedom.index] += square * slope
    return dq, dqd
