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

A joint of several coordinates moves by the twist V = S qd, and derivatives in q are along its
screws. To move along one of them is to move its seat, which coincides with the link, so that its
own block of dtau/dq has the form of a row, with the rates by the seat's motion. Those by qd change
by the bracket:

    dW/dqd_k += J [V, S_k],      2 Sdot_j -> 2 Sdot_j + [V, S_j]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from symdyn.formulations.gradients.carried_body import Carried, FrameMotion, moment_of_product
from symdyn.formulations.kinematics.jacobians import jacobian
from symdyn.formulations.shared.brackets import require_closed
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie import (
    Ad_dual_inverse,
    Twist,
    Vec3,
    Wrench,
    ad,
    add_pairs,
    hat,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix, transpose, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label, label_vector


def inverse_dynamics_derivatives(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> tuple[Matrix, ...]:
    """dtau/dq and dtau/dqd. The wrenches of the tips are constant in the tips' own frames.

    Where such wrenches are given, dtau/df_tip = J^T follows, an axis for the tips and one for six.
    """
    require_closed(robot, "inverse_dynamics_derivatives")
    slopes = torque_derivatives(Carried(robot, q, qd), qdd, f_tip)
    if f_tip is None:
        return slopes
    return (*slopes, by_tips(transpose(tip_rows(robot, q))))


def tip_rows(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """The body Jacobians of all tips, one below the other."""
    return [row for J in jacobian(robot, q) for row in J]


def by_tips(columns: Matrix) -> Any:
    """Rows whose entries belong to tip after tip, as one row of six for each tip."""
    return [[row[k : k + 6] for k in range(0, len(row), 6)] for row in columns]


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
    carried: Carried, qdd: Sequence[Scalar], f_tip: TipWrenches = None, brackets: int = 1
) -> tuple[Matrix, Matrix]:
    """dtau/dq and dtau/dqd, from what the joints carry; the brackets of a joint count so often."""
    seats, links = carried.motions(qdd)
    wrenches = carried.wrenches(qdd, f_tip)
    rates = [
        [_rates_of(carried, j, seats[j], links[j], own.screw, brackets) for own in dofs]
        for j, dofs in enumerate(carried.dofs)
    ]
    n = carried.robot.nv
    dq, dqd = zeros(n, n), zeros(n, n)
    for k, parent in carried.inward():
        for number, own in enumerate(carried.dofs[k]):
            column = _column(carried, k, number, seats[k], wrenches[k], brackets)
            for other, own_rates in zip(carried.dofs[k], rates[k], strict=True):
                square = own.rate * other.rate
                if carried.has_several[k]:
                    by_q = _row(column, own_rates)
                else:
                    by_q = pairing(column.in_q, other.screw)
                dq[own.index][other.index] += square * by_q
                dqd[other.index][own.index] += square * pairing(column.in_qd, other.screw)
            hop = carried.inner_pose(k)
            for j in carried.robot.ancestors(parent):
                column = Column(
                    Ad_dual_inverse(hop, column.in_q),
                    Ad_dual_inverse(hop, column.in_qd),
                    Ad_dual_inverse(hop, column.H),
                    vec.apply(hop.R, column.Z),
                )
                _name(column, _numbered(carried, k, number), j + 1)
                for other, moved in zip(carried.dofs[j], rates[j], strict=True):
                    rate = own.rate * other.rate
                    dq[other.index][own.index] += rate * pairing(column.in_q, other.screw)
                    dqd[other.index][own.index] += rate * pairing(column.in_qd, other.screw)
                    by_q = _row(column, moved)
                    by_qd = pairing(column.H, moved.twice) + vec.dot(column.Z, other.screw[0])
                    dq[own.index][other.index] += rate * by_q
                    dqd[own.index][other.index] += rate * by_qd
                hop = carried.transforms[j]
    return dq, dqd


def _row(column: Column, moved: ScrewRates) -> Scalar:
    """dtau_k/dq_j of a joint j that moves the seat of joint k."""
    return pairing(column.H, moved.second) + vec.dot(column.Z, moved.turning)


# -- M, C and tau from the same sums ---------------------------------------------------------


def mass_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """M(q), full and symmetric."""
    return mass_matrix_of(Carried(robot, q, [0] * robot.nv))


def coriolis_matrix(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Matrix:
    """C(q, qd), the Christoffel matrix, which is linear in qd.

    C = (dtau/dqd + <[V_J, S], .>)/2 with the twists V_J = S qd of the joints (Levi-Civita's form).
    """
    title = "C = dtau/dqd at half the velocities: all velocities below are halved"
    halves = [label(rate / 2, f"half_qd{k + 1}", title) for k, rate in enumerate(qd)]
    return torque_derivatives(Carried(robot, q, halves), [0] * robot.nv, brackets=2)[1]


def mass_matrix_of(carried: Carried) -> Matrix:
    """M(q): H of every joint, carried inward and projected; rotors on the diagonal."""
    M = zeros(carried.robot.nv, carried.robot.nv)
    for k, parent in carried.inward():
        for number, own in enumerate(carried.dofs[k]):
            H, hop = carried.momentum(k, number), carried.inner_pose(k)
            M[own.index][own.index] += own.rate * own.rate * (pairing(H, own.screw) + own.rotor)
            for other in carried.dofs[k][:number]:
                M[other.index][own.index] = M[own.index][other.index] = pairing(H, other.screw)
            for j in carried.robot.ancestors(parent):
                H = Ad_dual_inverse(hop, H)
                for other in carried.dofs[j]:
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
        J, flow, seat = carried.moments[k], carried.flows[k], seats[k]
        moment = vec.add(moment_of_product(seat.U, J.Q), vec.cross(J.h, seat.a))
        moment = vec.add(moment, vec.apply(flow.B, seat.w))
        force = vec.add(vec.scale(J.m, seat.a), vec.apply(seat.U, J.h))
        force = vec.add(force, vec.cross(seat.w, flow.P))
        W = add_pairs((moment, force), F)
        for own in carried.dofs[k]:
            rotor = own.rotor * (own.rate * qdd[own.index])
            total = pairing(W, own.screw)
            tau[own.index] += own.rate * (total + rotor)
    return tau


def _column(
    carried: Carried, k: int, number: int, seat: FrameMotion, F: Wrench, brackets: int
) -> Column:
    """Derivatives of the wrench of joint k in its own motion, and of its torque in its seat's.

    Along one of its DoF, by number.
    """
    J, (B, P, _), (block, push) = carried.moments[k], carried.flows[k], carried.swept[k][number]
    s, u = S = carried.dofs[k][number].screw
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
    if carried.has_several[k]:
        bent = carried.momentum_of(k, ad(carried.drives[k], S))
        in_qd = add_pairs(in_qd, scale_pair(brackets, bent))

    momentum = vec.add(P, vec.add(vec.scale(J.m, seat.v2), vec.cross(w2, J.h)))
    couple = vec.add(vec.apply(vec.transpose(B), s), vec.cross(seat.v2, vec.cross(s, J.h)))
    couple = vec.sub(couple, vec.apply(J.Q, vec.cross(s, w2)))
    couple = vec.add(couple, vec.cross(momentum, u))
    column = Column(in_q, in_qd, carried.momentum(k, number), couple)
    _name(column, _numbered(carried, k, number), k + 1)
    return column


def _numbered(carried: Carried, k: int, number: int) -> str:
    """How a DoF is called in names: the joint's number, and its own where there are several."""
    return f"{k + 1}_{number + 1}" if carried.has_several[k] else f"{k + 1}"


def _rates_of(
    carried: Carried, j: int, seat: FrameMotion, link: FrameMotion, S: Twist, brackets: int
) -> ScrewRates:
    """The rates of a screw of joint j.

    Moving along one of several DoF, the joint takes its own motion with it: what changes is
    the motion that it adds to, its seat's.
    """
    if not carried.has_several[j]:
        return _screw_rates(link, S)
    rates = _screw_rates(seat, S)
    bent = scale_pair(brackets, ad(carried.drives[j], S))
    return rates._replace(twice=add_pairs(rates.twice, bent))


def _screw_rates(link: FrameMotion, S: Twist) -> ScrewRates:
    """The rates of a screw that is fixed in a moving link."""
    s, u = S
    turning, w2 = vec.cross(link.w, s), vec.scale(2, link.w)
    twice = (vec.cross(w2, s), vec.add(vec.cross(w2, u), vec.cross(link.v2, s)))
    drift = vec.add(vec.cross(link.a, s), vec.cross(link.v2, turning))
    return ScrewRates(turning, twice, (vec.apply(link.U, s), vec.add(vec.apply(link.U, u), drift)))


def _name(column: Column, k: str, j: int) -> None:
    title = (
        f"wrench at joint {j}, derivatives by q{k} (E, G) and qd{k} (D, H), "
        "momentum (K, L), couple Z"
    )
    vectors = (*column.in_q, *column.in_qd, *column.H, column.Z)
    for vector, name in zip(vectors, "EGDHKLZ", strict=True):
        label_vector(vector, f"{name}{k}at{j}", title)
