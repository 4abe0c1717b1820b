"""Reference for derivatives: of the dynamics, and of any quantity in inputs and parameters.

dtau/dq                          differences of torques by d'Alembert (`differences.py`)
tau = sum over links of J^T (d(momentum)/dt - weight)
dtau_k/dqd_j = sum_i (Gamma[k][i][j] + Gamma[k][j][i]) qd_i,   dtau/dqdd = M
M dqdd = dtau - (dtau/dq) dq - (dtau/dqd) dqd                 so that no quotient is differenced
df/dx = Im f(x + i h) / h        df/dp_k = Im f(robot(p + i h e_k)) / h           any quantity f
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import (
    DIFFERENCES,
    PLAIN,
    Answer,
    ReferenceCase,
    ReferenceOptions,
    Values,
    largest,
)
from symdyn.verification.reference.differences import (
    STEP,
    coordinate_derivatives,
    coordinate_differences,
    coordinate_second_derivatives,
)
from symdyn.verification.reference.dynamics import forward_dynamics, needed_wrenches
from symdyn.verification.reference.energy_method import link_jacobians, link_poses
from symdyn.verification.reference.forces import extra_forces, passive_slopes
from symdyn.verification.reference.geometry import cross_matrix, times
from symdyn.verification.reference.joints import brackets, follow_matrix, is_flat, rotors
from symdyn.verification.reference.kinematics import tip_body_jacobians, twist_of
from symdyn.verification.reference.manifold import moved
from symdyn.verification.reference.parameter_values import with_values

Array = NDArray[Any]


# -- gradients of any quantity, in its inputs and in parameters ----------------------------
#
# The reference of the quantity itself runs on complex inputs, or on a robot with one complex
# number. Where that reference differentiates too, it does so by differences (`differences.py`).
# How a pose changes with a parameter is the twist (X^-1 dX/dp)^v = (w, v) with
# X(p + dp) = X(p) exp([w, v] dp).

POSITIONS = ("q", "q0", "q1")
"""Inputs that are positions."""
CANCELLED = 1e-2
"""Share of the quantity's own terms that counts as scale if all terms of a gradient cancel."""


@dataclass(frozen=True)
class _Gradient:
    """Common base of the gradients of a quantity."""

    of: Answer

    @property
    def takes(self) -> tuple[str, ...]:
        """Inputs without parameters."""
        return self.of.takes

    @property
    def tolerance(self) -> float:
        """The tolerance of the quantity itself, since complex steps are exact."""
        return self.of.tolerance

    def scale_for(self, case: ReferenceCase, answers: Values) -> float:
        """Return the largest entry or, if all terms cancel, a share of the quantity's terms."""
        return max(
            CANCELLED * self.terms_for(case),
            self.of.condition_for(case) * max(map(largest, answers)),
        )

    def terms_for(self, case: ReferenceCase) -> float:
        """Return the largest term of the quantity itself."""
        return self.of.scale_for(case, self.of.evaluate(case))


@dataclass(frozen=True)
class StateGradient(_Gradient):
    """For each output, the derivatives in each input; the axis of the input comes last.

    Derivatives in positions are along velocities (`manifold.py`). Where the tips exert
    wrenches, the derivatives of all outputs in these follow.
    """

    def evaluate(self, case: ReferenceCase) -> Values:
        """Return the values for a case."""
        by_input = [self._slopes(case, name) for name in self.takes]
        found = tuple(slopes[k] for k in range(len(by_input[0])) for slopes in by_input)
        if case.options.f_tip is None or "f_tip" not in self.of.uses:
            return found
        return (*found, *self._slopes_in_f_tip(case, case.options.f_tip))

    def _slopes_in_f_tip(self, case: ReferenceCase, f_tip: Array) -> Values:
        state = [case.inputs[name] for name in self.takes]
        found = []
        for unit in np.eye(f_tip.size).reshape(-1, *f_tip.shape):
            options = replace(case.options, f_tip=f_tip + 1j * STEP * unit)
            found.append(self.of(case.numeric, *state, options=options))
        slopes = (_imaginary(columns) for columns in zip(*found, strict=True))
        return tuple(slope.reshape(*slope.shape[:-1], *f_tip.shape) for slope in slopes)

    def _slopes(self, case: ReferenceCase, name: str) -> Values:
        given = np.asarray(case.inputs[name], float)
        if name in POSITIONS:
            steps = 1j * STEP * np.eye(case.numeric.nv)
            neighbours = [moved(case.numeric, given, step) for step in steps]
        else:
            units = np.eye(given.size).reshape(-1, *given.shape)
            neighbours = list(given + 1j * STEP * units)
        found = []
        for neighbour in neighbours:
            inputs = {**case.inputs, name: neighbour}
            state = (inputs[x] for x in self.takes)
            found.append(self.of(case.numeric, *state, options=case.options))
        slopes = (_imaginary(columns) for columns in zip(*found, strict=True))
        axes = given.shape if given.ndim > 1 else (len(neighbours),)
        return tuple(slope.reshape(*slope.shape[:-1], *axes) for slope in slopes)


@dataclass(frozen=True)
class ParameterGradient(_Gradient):
    """For each output, the derivatives in the chosen parameters, whose axis comes last."""

    def evaluate(self, case: ReferenceCase) -> Values:
        """Return the values for a case."""
        state = [case.inputs[name] for name in self.takes]
        found = []
        for name in case.parameters:
            moved = np.complex128(case.values[name] + 1j * STEP)
            robot = with_values(case.robot, {**case.values, name: moved})
            found.append(self.of(robot, *state, options=case.options))
        return tuple(_imaginary(columns) for columns in zip(*found, strict=True))


@dataclass(frozen=True)
class TwistGradient(ParameterGradient):
    """Of poses: the twist of each tip in its own frame, angular first."""

    def evaluate(self, case: ReferenceCase) -> Values:
        """(tips, 6, parameters)."""
        (slopes,) = super().evaluate(case)
        (X,) = self.of.evaluate(case)
        twists = twist_of(np.linalg.inv(X) @ np.moveaxis(slopes, -1, 0))
        return (np.moveaxis(twists, 0, -1),)


@dataclass(frozen=True)
class PositionGradient(ParameterGradient):
    """Of poses: how the origin of each tip moves in base axes."""

    def evaluate(self, case: ReferenceCase) -> Values:
        """(tips, 3, parameters)."""
        (slopes,) = super().evaluate(case)
        return (slopes[:, :3, 3],)


def _imaginary(columns: tuple[Array, ...]) -> Array:
    return np.stack([np.imag(column) / STEP for column in columns], axis=-1)


# -- forces ----------------------------------------------------------------------------------


def rigid_torques(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """tau by d'Alembert: rates of momentum about the base origin, in base axes."""
    G = follow_matrix(robot)
    tau: Any = G.T @ (rotors(robot) * (G @ np.asarray(qdd)))
    needed = needed_wrenches(robot, q, qd, qdd)
    for i, (X, (Jw, Jv)) in enumerate(
        zip(link_poses(robot, q), link_jacobians(robot, q), strict=True)
    ):
        at_origin = Jv + cross_matrix(X[..., :3, 3]) @ Jw
        both = np.concatenate([Jw, at_origin], axis=-2)
        tau = tau + np.einsum("...ij,...i->...j", both, needed[..., i, :])
    return np.asarray(tau)


def torques(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """tau with all that was asked for; positions may be many."""
    extra = extra_forces(robot, np.asarray(q), np.asarray(qd), options)
    return np.asarray(rigid_torques(robot, q, qd, qdd) + extra)


# -- derivatives of the dynamics -------------------------------------------------------------


def inverse_dynamics_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, ...]:
    """dtau/dq and dtau/dqd, and where the tips exert wrenches dtau/df_tip."""
    rigid = replace(options, passive=False)
    by_q = coordinate_differences(robot, lambda at: torques(robot, at, qd, qdd, rigid), q).T
    by_qd = np.einsum("kij,i->kj", _both_orders(robot, q), np.asarray(qd))
    if options.passive:
        springs, friction = passive_slopes(robot, q, qd)
        by_q, by_qd = by_q + springs, by_qd + friction
    if options.f_tip is None:
        return by_q, by_qd
    return by_q, by_qd, np.moveaxis(tip_body_jacobians(robot, np.asarray(q)), -1, 0)


def _both_orders(robot: Robot, q: ArrayLike) -> Array:
    """Gamma[k][i][j] + Gamma[k][j][i], the second derivatives of torques in velocities."""
    symbols = energy_method.christoffel_symbols(robot, q)
    return np.asarray(symbols + symbols.transpose(0, 2, 1))


def forward_dynamics_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, ...]:
    """dqdd/dq, dqdd/dqd, dqdd/dtau, and where the tips exert wrenches dqdd/df_tip."""
    qdd = forward_dynamics(robot, q, qd, tau, options)
    by_q, by_qd, *by_f_tip = inverse_dynamics_derivatives(robot, q, qd, qdd, options)
    inverse = np.linalg.inv(energy_method.mass_matrix(robot, q))
    pushed = [np.tensordot(-inverse, slopes, axes=1) for slopes in by_f_tip]
    return -inverse @ by_q, -inverse @ by_qd, inverse, *pushed


def linearization(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, Array]:
    """A and B of the linearised equations of motion.

    A perturbed state is at f exp(S d), and S ddot = S dqd - [S qd, S d], since its frame rotates.
    """
    by_q, by_qd, inverse, *_ = forward_dynamics_derivatives(robot, q, qd, tau, options)
    zero, one = np.zeros((robot.nv, robot.nv)), np.eye(robot.nv)
    beside = -np.einsum("mij,i->mj", brackets(robot), np.asarray(qd))
    return np.block([[beside, one], [by_q, by_qd]]), np.vstack([zero, inverse])


def inverse_dynamics_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array, Array]:
    """d2tau/dqdq, d2tau/dqdqd, d2tau/dqd2 and dM/dq.

    [k][i][j] of the first two is the derivative along velocity i of dtau_k/dq_j and dtau_k/dqd_j.
    """

    def inertia(at: Array) -> Array:
        return energy_method.mass_matrix(robot, at)

    ddM = coordinate_second_derivatives(robot, inertia, q)
    # [k][j][l][i]: d(Gamma[k][l][j] + Gamma[k][j][l])/dq_i from the second derivatives of M
    mixed = ddM.transpose(0, 2, 1, 3) + ddM - ddM.transpose(2, 1, 0, 3)
    if not is_flat(robot):
        terms = energy_method.bracket_terms
        slopes = np.moveaxis(coordinate_derivatives(robot, lambda at: terms(robot, at), q), 0, -1)
        mixed = mixed + (slopes + slopes.transpose(0, 2, 1, 3)) / 2
    bends = coordinate_second_derivatives(robot, lambda at: torques(robot, at, qd, qdd), q)
    return (
        bends.transpose(0, 2, 1),
        np.einsum("kjli,l->kij", mixed, np.asarray(qd)),
        _both_orders(robot, q),
        np.moveaxis(coordinate_derivatives(robot, inertia, q), 0, -1),
    )


def effort(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> Array:
    """Half the square of the torques."""
    tau = torques(robot, q, qd, qdd)
    return np.asarray(tau @ tau / 2)


def effort_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, Array, Array]:
    """The gradients of the effort in q, qd and qdd."""
    tau = torques(robot, q, qd, qdd)
    by_q, by_qd, *_ = inverse_dynamics_derivatives(robot, q, qd, qdd)
    return tau @ by_q, tau @ by_qd, tau @ energy_method.mass_matrix(robot, q)


def effort_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike
) -> tuple[Array, ...]:
    """d(tau^T dtau) = dtau^T dtau + tau^T d2tau, from the second derivatives of torques."""
    tau = torques(robot, q, qd, qdd)
    by_q, by_qd, *_ = inverse_dynamics_derivatives(robot, q, qd, qdd)
    M = energy_method.mass_matrix(robot, q)
    dqq, dqv, dvv, dM = inverse_dynamics_second_derivatives(robot, q, qd, qdd)
    return (
        by_q.T @ by_q + np.einsum("k,kij->ij", tau, dqq),
        by_q.T @ by_qd + np.einsum("k,kij->ij", tau, dqv),
        by_q.T @ M + np.einsum("k,kji->ij", tau, dM),
        by_qd.T @ by_qd + np.einsum("k,kij->ij", tau, dvv),
        by_qd.T @ M,
        M.T @ M,
    )


def motion_energy_second_derivatives(
    robot: Robot, q: ArrayLike, qd: ArrayLike
) -> tuple[Array, Array, Array]:
    """The second derivatives of qd^T M qd, from those of M."""

    def inertia(at: Array) -> Array:
        return energy_method.mass_matrix(robot, at)

    speed = np.asarray(qd)
    bends = np.einsum(
        "k,l,klji->ij", speed, speed, coordinate_second_derivatives(robot, inertia, q)
    )
    slopes = np.einsum("ijl,l->ij", coordinate_derivatives(robot, inertia, q), speed)
    return bends, 2 * slopes, 2 * inertia(np.asarray(q))


def motion_energy(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """qd^T M qd."""
    return 2 * energy_method.kinetic_energy(robot, q, qd)


def motion_energy_derivatives(robot: Robot, q: ArrayLike, qd: ArrayLike) -> tuple[Array, Array]:
    """The gradients of qd^T M qd in q and qd."""
    by_q = coordinate_derivatives(robot, lambda at: motion_energy(robot, at, qd), q)
    return by_q, 2 * times(energy_method.mass_matrix(robot, q), qd)


# -- scales of errors ------------------------------------------------------------------------


def _torque_size(robot: Robot, *state: ArrayLike, options: ReferenceOptions = PLAIN) -> float:
    """Derivatives of torques have terms as large as those of the torques themselves."""
    return scales.force_size(robot, *state)


def _effort_size(robot: Robot, *state: ArrayLike) -> float:
    """The square of the torques' largest term."""
    return scales.force_size(robot, *state) ** 2


def _energy_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    """No less than the mass matrix."""
    return scales.mass_matrix_size(robot, q)


def _acceleration_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> float:
    """A rounding error of qdd passes through dM/dq and the inverse of M once more."""
    M, qdd = energy_method.mass_matrix(robot, q), forward_dynamics(robot, q, qd, tau, options)
    dM = coordinate_derivatives(robot, lambda at: energy_method.mass_matrix(robot, at), q)
    forces = scales.force_size(robot, q, qd, qdd) + largest(np.asarray(tau))
    inverse = np.abs(np.linalg.inv(M))
    blurred = inverse @ np.full(robot.nv, forces)
    again = inverse @ (forces + np.einsum("lij,j->i", np.abs(dM), blurred))
    return largest(again)


_MOTION, _DRIVEN, _RATES = ("q", "qd", "qdd"), ("q", "qd", "tau"), ("q", "qd")
_FORCES = ("f_tip", "passive")
GRADIENT_REFERENCE: dict[str, Answer] = {
    "inverse_dynamics_derivatives": Answer(
        inverse_dynamics_derivatives, _MOTION, _torque_size, DIFFERENCES, uses=_FORCES
    ),
    "forward_dynamics_derivatives": Answer(
        forward_dynamics_derivatives, _DRIVEN, _acceleration_size, DIFFERENCES, uses=_FORCES
    ),
    "linearization": Answer(linearization, _DRIVEN, _acceleration_size, DIFFERENCES, uses=_FORCES),
    "inverse_dynamics_second_derivatives": Answer(
        inverse_dynamics_second_derivatives, _MOTION, _torque_size, DIFFERENCES
    ),
    "effort": Answer(effort, _MOTION, _effort_size, DIFFERENCES),
    "effort_derivatives": Answer(effort_derivatives, _MOTION, _effort_size, DIFFERENCES),
    "effort_second_derivatives": Answer(
        effort_second_derivatives, _MOTION, _effort_size, DIFFERENCES
    ),
    "motion_energy_second_derivatives": Answer(
        motion_energy_second_derivatives, _RATES, _energy_size, DIFFERENCES
    ),
    "motion_energy": Answer(motion_energy, _RATES, _energy_size, DIFFERENCES),
    "motion_energy_derivatives": Answer(
        motion_energy_derivatives, _RATES, _energy_size, DIFFERENCES
    ),
}
