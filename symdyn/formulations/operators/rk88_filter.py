"""Forward dynamics read as filtering and smoothing: RK88's quantities under their names.

    z(k) = phi(k,k-1) z(k-1) + w(k),  y(k) = H(k) z(k) + v(k):  E(Y Y^T) = M     (RK88 4.1-4.3)
    y(k) = H(k) zhat(k) + eps(k):     the innovations model, Y = (I + H Phi L) eps  (4.12, 4.13)
    eps(k) = y(k) - H(k) zhat(k):     the Kalman filter, which whitens              (4.14, 4.15)

If forces w(k) of variance M(k), the spatial inertia, act on the links at random, and v(k) of the
rotor's inertia on the joints, then what the joints feel has the mass matrix for its variance. The
filter runs from the tips to the base. Its error z - zhat has the articulated inertia P(k) for
variance (the Riccati equation), its innovations D(k) = H P H^T + rotor, and G = P H^T D^-1 is its
gain. Joint accelerations are the smoothed innovations of the joint forces without their biases.

Quantities belong to links in the order of the robot and are in link frames. T', D, G, L, eps, nu
and the accelerations belong to the velocities qd. A joint of several freedoms measures one wrench
several times, and the filter takes these measurements in one after the other, the last one first,
so that D is diagonal; taken in at once they have RK88's D(k) of several rows (Appendix B).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.forward.filter_smoother import filtered, smoothed, weigh
from symdyn.formulations.forward.riccati import articulate
from symdyn.formulations.inverse.bias import bias
from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.lie import ZERO_PAIR, Ad_dual_inverse, Twist, Wrench, add_pairs, pairing, scale_pair
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar


@dataclass(frozen=True)
class FilterQuantities:
    """Every step from the joint forces to the accelerations, with RK88's letters and equations."""

    bias_free_forces: list[Scalar]  # T' = T - C - phi (4.17)
    variances: list[ArticulatedInertia]  # P (4.5)
    innovation_variances: list[Scalar]  # D (4.6)
    gains: list[Wrench]  # G (5.12)
    predicted_gains: list[Wrench]  # L (4.6)
    predictions: list[Wrench]  # zhat (4.20)
    innovations: list[Scalar]  # eps (4.20)
    weighted_innovations: list[Scalar]  # nu (4.20)
    smoothed_states: list[Twist]  # lambda (4.22)
    accelerations: list[Scalar]  # (4.22)


def filter_quantities(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], tau: Sequence[Scalar]
) -> FilterQuantities:
    """All quantities of RK88's algorithm FD1 at a state, under the forces tau."""
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "filter_quantities")
    forces = [t - h for t, h in zip(tau, bias(robot, q, qd), strict=True)]
    innovations, predictions = filtered(robot, f, bodies, forces)
    weighted = weigh(bodies, innovations)
    crossed = zip(f, bodies.freedoms, strict=True)
    x, moved = smoothed(robot, f, bodies, weighted)
    return FilterQuantities(
        forces,
        list(bodies.inertias),
        list(bodies.omega),
        list(bodies.gains),
        [Ad_dual_inverse(X, bodies.gains[k]) for X, own in crossed for k in own],
        predictions,
        innovations,
        weighted,
        moved,
        x,
    )


def whiten(robot: Robot, q: Sequence[Scalar], y: Sequence[Scalar]) -> list[Scalar]:
    """eps = (I - H Psi L) y, the innovations of joint forces y (RK88 eqs. 4.14, 4.15)."""
    f = robot.transforms(q)
    return filtered(robot, f, articulate(robot, q, f, "whiten"), y)[0]


def colour(robot: Robot, q: Sequence[Scalar], innovations: Sequence[Scalar]) -> list[Scalar]:
    """y = (I + H Phi L) eps, the joint forces of innovations (RK88 eqs. 4.12, 4.13)."""
    f = robot.transforms(q)
    bodies = articulate(robot, q, f, "colour")
    zhat: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    y: list[Scalar] = []
    for i in reversed(range(len(robot.links))):
        corrected = zhat[i]
        for freedom in reversed(robot.freedoms(i)):
            k = freedom.index
            y.append(pairing(corrected, freedom.screw) + innovations[k])
            corrected = add_pairs(corrected, scale_pair(innovations[k], bodies.gains[k]))
        parent = robot.joints[i].parent
        if parent != BASE:
            zhat[parent] = add_pairs(zhat[parent], Ad_dual_inverse(f[i], corrected))
    return y[::-1]
