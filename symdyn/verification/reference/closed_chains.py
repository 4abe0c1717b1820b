"""Reference for closed chains: M and h by energies, K by poses, and dense matrices.

    Omega = K M^-1 K^T,   f = Omega^+ (K M^-1 (tau - h) + k),   qdd = M^-1 (tau - h - K^T f)
    B = (K^T)_u,          f = f_internal + B^+ (b - B f_internal),   b = -(M qdd + h)_u

Random states do not satisfy the constraints, but all quantities are defined there: the
pseudo-inverse ignores components of the right-hand side outside the range. Its rank is that of the
matrix scaled to unit diagonal. Along complex steps its derivative is that at constant rank,

    d(X r) = X (dr - dA x + X dA P r) + P dA X x,      x = X r,   X = A^+,   P = 1 - X A
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference import energy_method, scales
from symdyn.verification.reference.answer import (
    FORCES_SUBTRACTED,
    PLAIN,
    Answer,
    ReferenceOptions,
    largest,
)
from symdyn.verification.reference.constraints import (
    assembled,
    ends,
    held_rows,
    reach,
    relative_poses,
)
from symdyn.verification.reference.differences import rate
from symdyn.verification.reference.forces import extra_forces
from symdyn.verification.reference.geometry import cross_matrix, placement_matrix

Array = NDArray[Any]

RANK = 1e-11
"""Eigenvalues below count as zero, at unit diagonal."""
ROUNDED = 1e-26
"""Share of the largest diagonal entry below which entries count as zero."""
NO_EFFECT = 1e-13
"""Relative size below which a DoF has no effect on constrained rows."""
OPEN = 1e-12
"""Diagonal entries of P above belong to undetermined components."""


@dataclass(frozen=True)
class SymmetricPseudoInverse:
    """The pseudo-inverse of a symmetric positive semi-definite matrix, real or complex."""

    A: Array

    @cached_property
    def null_space(self) -> Array:
        """Orthonormal basis of the null space, as columns."""
        A = np.real(self.A)
        size = np.diag(A)
        alive = size > ROUNDED * size.max(initial=0)
        scale = np.where(alive, 1 / np.sqrt(np.where(alive, size, 1)), 0)
        values, vectors = np.linalg.eigh(scale[:, None] * A * scale)
        Z = np.where(alive, scale, 1)[:, None] * vectors[:, values < RANK]
        return np.asarray(np.linalg.qr(Z)[0])

    @cached_property
    def condition(self) -> float:
        """Ratio of the largest and the smallest nonzero eigenvalue at unit diagonal."""
        size = np.diag(np.real(self.A))
        alive = size > ROUNDED * size.max(initial=0)
        scale = 1 / np.sqrt(size[alive])
        values = np.linalg.eigvalsh(scale[:, None] * np.real(self.A)[np.ix_(alive, alive)] * scale)
        kept = values[values >= RANK]
        return float(kept.max() / kept.min()) if len(kept) else 1.0

    @property
    def rank(self) -> int:
        """Number of independent columns."""
        return len(self.A) - int(self.null_space.shape[1])

    @cached_property
    def P(self) -> Array:
        """The projection on the null space."""
        return np.asarray(self.null_space @ self.null_space.T)

    @cached_property
    def X(self) -> Array:
        """Pseudo-inverse of the real part."""
        n, rank = len(self.A), self.rank
        Q = np.linalg.svd(np.eye(n) - self.P)[0][:, :rank]  # the range
        return np.asarray(Q @ np.linalg.inv(Q.T @ np.real(self.A) @ Q) @ Q.T)

    def times(self, r: Array) -> Array:
        """Return X r."""
        x = self.X @ np.real(r)
        if not (np.iscomplexobj(self.A) or np.iscomplexobj(r)):
            return np.asarray(x)
        dA, dr = np.imag(self.A), np.imag(r)
        inner = dr - dA @ x + self.X @ dA @ self.P @ np.real(r)
        return np.asarray(x + 1j * (self.X @ inner + self.P @ dA @ self.X @ x))


@dataclass(frozen=True)
class Chain:
    """A robot with constraints at q: all rows, constrained rows, and their inertia."""

    robot: Robot
    q: Array

    @cached_property
    def rows(self) -> Array:
        """All six rows of every constraint."""
        return np.concatenate(assembled(self.robot, self.q), axis=-2)

    @cached_property
    def held(self) -> list[int]:
        """Indices of the constrained rows."""
        each = enumerate(self.robot.constraints)
        return [6 * n + row for n, constraint in each for row in held_rows(constraint)]

    @cached_property
    def K(self) -> Array:
        """The constrained rows."""
        return np.asarray(self.rows[self.held])

    def rates(self, qd: Array) -> Array:
        """Return the rates of the rows, times qd."""
        robot = self.robot
        both = rate(robot, lambda at: np.concatenate(assembled(robot, at), axis=-2), self.q, qd)
        return np.asarray(both @ qd)

    @cached_property
    def M(self) -> Array:
        """The mass matrix of the tree."""
        return energy_method.mass_matrix(self.robot, self.q)

    @cached_property
    def Omega(self) -> Array:
        """K M^-1 K^T with all six rows."""
        return np.asarray(self.rows @ np.linalg.solve(self.M, self.rows.T))

    @cached_property
    def inverse(self) -> SymmetricPseudoInverse:
        """Pseudo-inverse of the constrained rows of Omega."""
        return SymmetricPseudoInverse(self.Omega[np.ix_(self.held, self.held)])

    def spread(self, values: Array) -> Array:
        """Distribute values of the constrained rows, six per constraint."""
        six = np.zeros(len(self.rows), np.asarray(values).dtype)
        six[self.held] = values
        return six.reshape(-1, 6)


def _solved(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions
) -> tuple[Chain, Array, Array, Array]:
    chain, speed = Chain(robot, np.asarray(q)), np.asarray(qd)
    drive = np.asarray(tau) - extra_forces(robot, chain.q, speed, options)
    drive = drive - energy_method.bias(robot, q, qd)
    k = chain.rates(speed)
    f = chain.inverse.times(chain.K @ np.linalg.solve(chain.M, drive) + k[chain.held])
    return chain, np.linalg.solve(chain.M, drive - chain.K.T @ f), f, k


def closed_chain_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, Array]:
    """qdd and f."""
    chain, qdd, f, _ = _solved(robot, q, qd, tau, options)
    return qdd, chain.spread(f)


def closed_chain_report(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> tuple[Array, Array, Array]:
    """Wdot, what is undetermined, the rank."""
    chain, qdd, _, k = _solved(robot, q, qd, tau, options)
    open_rows = (np.diag(chain.inverse.P) > OPEN).astype(float)
    rank = np.array([float(chain.inverse.rank)])
    return (chain.rows @ qdd + k).reshape(-1, 6), chain.spread(open_rows), rank


def _loose(chain: Chain) -> list[int]:
    """Return the unactuated entries of qd that affect constrained rows."""
    own = [joint for joint in chain.robot.joints if not joint.mimic]
    motors = [motor for joint in own for motor in joint.motors]
    felt = np.abs(chain.K).max(axis=0) > NO_EFFECT * largest(chain.K)
    return [k for k, motor in enumerate(motors) if not motor and felt[k]]


def closed_chain_inverse_dynamics(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd: ArrayLike,
    f_internal: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> tuple[Array, Array]:
    """tau and f."""
    chain = Chain(robot, np.asarray(q))
    tau = energy_method.inverse_dynamics(robot, q, qd, qdd)
    tau = tau + extra_forces(robot, chain.q, np.asarray(qd), options)
    loose = _loose(chain)
    B, f = chain.K.T[loose], np.ravel(f_internal)[chain.held]
    f = f + B.T @ SymmetricPseudoInverse(B @ B.T).times(-tau[loose] - B @ f)
    return tau + chain.K.T @ f, chain.spread(f)


# -- contacts --------------------------------------------------------------------------------


def contact_motion(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """All six rows of K qd."""
    return np.asarray(Chain(robot, np.asarray(q)).rows @ np.asarray(qd)).reshape(-1, 6)


def contact_inertia_inverse(robot: Robot, q: ArrayLike) -> Array:
    """Omega with all six rows."""
    return Chain(robot, np.asarray(q)).Omega


def grip_matrix(robot: Robot, q: ArrayLike) -> Array:
    """Return W: the map of a twist at the link's origin to frame_a, in axes of frame_b."""
    found = []
    for constraint, X in zip(robot.constraints, relative_poses(robot, q), strict=True):
        B = placement_matrix(ends(robot, constraint)[1].placement)
        R, lever = B[:3, :3].T, B[:3, 3] + B[:3, :3] @ X[:3, 3]
        nothing = np.zeros((3, 3))
        found.append(np.block([[R, nothing], [-R @ cross_matrix(lever), R]]))
    return np.stack(found)


# -- objects ---------------------------------------------------------------------------------


def _objects(robot: Robot) -> dict[int, list[int]]:
    """Return the links that are grasped objects, with the entries of qd that move them."""
    carriers = {joint.parent for joint in robot.joints}
    held = {ends(robot, constraint)[1].link for constraint in robot.constraints}
    found = {}
    for i, joint in enumerate(robot.joints):
        loose = joint.parent == BASE and joint.nv == 6 and not any(joint.motors)
        if loose and i in held - carriers:
            start = sum(other.nv for other in robot.joints[:i] if not other.mimic)
            found[i] = list(range(start, start + 6))
    return found


def _held_by_arms(robot: Robot, objects: dict[int, list[int]]) -> dict[int, list[int]]:
    """Return for each object the rows of its contacts with bodies that are not objects."""
    found: dict[int, list[int]] = {i: [] for i in objects}
    for n, constraint in enumerate(robot.constraints):
        a, b = (frame.link for frame in ends(robot, constraint))
        if b in found and a not in objects:
            found[b] += [6 * n + row for row in held_rows(constraint)]
    return found


def object_motion(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> tuple[Array, Array]:
    """V_o and its rate, by least squares."""
    chain, objects = Chain(robot, np.asarray(q)), _objects(robot)
    kind = np.result_type(chain.rows, np.asarray(qd), np.asarray(qdd))
    speed, change = np.array(qd, kind), np.array(qdd, kind)
    for own in objects.values():
        speed[own] = change[own] = 0
    rows = _held_by_arms(robot, objects)

    def least_squares(values: Array) -> list[Array]:
        found = []
        for i, own in objects.items():
            W = -chain.rows[np.ix_(rows[i], own)]
            found.append(SymmetricPseudoInverse(W.T @ W).times(W.T @ values[rows[i]]))
        return found

    V = least_squares(chain.rows @ speed)
    for own, twist in zip(objects.values(), V, strict=True):
        speed[own] = twist
    return np.array(V), np.array(least_squares(chain.rows @ change + chain.rates(speed)))


def object_force(robot: Robot, q: ArrayLike, f: ArrayLike) -> Array:
    """Return F_o, minus the generalized force of f on the object's DoF."""
    felt = Chain(robot, np.asarray(q)).rows.T @ np.ravel(f)
    return np.array([-felt[own] for own in _objects(robot).values()])


# -- scales of errors ------------------------------------------------------------------------


def _blurred_compliance(chain: Chain, rows: Array) -> Array:
    """|K||M^-1| T |M^-1||K|^T: an error in M, as K M^-1 K^T shows it; T are the terms of M."""
    driven = np.abs(rows) @ np.abs(np.linalg.inv(chain.M))
    return np.asarray(driven @ scales.mass_terms(chain.robot, chain.q) @ driven.T)


def _compliance_size(robot: Robot, q: ArrayLike) -> float:
    chain = Chain(robot, np.real(q))
    return largest(_blurred_compliance(chain, chain.rows))


def _dynamics_size(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, options: ReferenceOptions = PLAIN
) -> float:
    """Return the size of all accelerations, which may cancel, and of f times Omega's condition.

    Errors of the accelerations of the open tree enter as well, since methods begin with these.
    """
    chain, qdd, f, _ = _solved(robot, q, qd, tau, options)
    forces = scales.force_terms(robot, q, qd) + np.abs(tau) + np.abs(chain.K).T @ np.abs(f)
    effect = np.linalg.solve(chain.M, chain.K.T @ f)
    terms = forces + scales.mass_terms(robot, q) @ (np.abs(qdd) + np.abs(qdd + effect))
    accelerations = np.abs(np.linalg.inv(chain.M)) @ terms
    lost = chain.inverse.condition * max(largest(f), largest(effect))
    return max(largest(accelerations), lost)


def _condition(robot: Robot, q: ArrayLike, *state: ArrayLike) -> float:
    """Return the condition of Omega: derivatives of a solution involve the same matrix."""
    return Chain(robot, np.real(q)).inverse.condition


def _inverse_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    qdd: ArrayLike,
    f_internal: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> float:
    chain = Chain(robot, np.real(q))
    tau, f = closed_chain_inverse_dynamics(robot, q, qd, qdd, f_internal, options)
    terms = scales.force_size(robot, q, qd, qdd)
    pushed = largest(np.abs(chain.rows).T @ np.abs(np.ravel(f)))
    return max(terms, largest(tau), _grip_condition(robot, q) * max(pushed, largest(f)))


def _grip_condition(robot: Robot, q: ArrayLike, *state: ArrayLike) -> float:
    """Return the condition of B B^T: away from closure, contacts may nearly coincide."""
    chain = Chain(robot, np.real(q))
    B = chain.K.T[_loose(chain)]
    return SymmetricPseudoInverse(B @ B.T).condition


def _motion_size(robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike) -> float:
    chain = Chain(robot, np.real(q))
    V, Vdot = object_motion(robot, q, qd, qdd)
    speed = float(np.abs(qd).sum()) + largest(V)
    change = float(np.abs(qdd).sum()) + largest(Vdot)
    return max(1.0, largest(chain.rows) * (speed * speed + change))


def _force_size(robot: Robot, q: ArrayLike, f: ArrayLike) -> float:
    return reach(robot, q) * float(np.abs(f).sum())


def _twist_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    return max(1.0, largest(np.abs(Chain(robot, np.real(q)).rows) @ np.abs(qd)))


SOLVED = 1e-9
"""Tolerance where contact equations are solved, which may be ill-conditioned."""

_DRIVEN, _FORCES = ("q", "qd", "tau"), ("f_tip", "passive")
CLOSED_CHAIN_REFERENCE: dict[str, Answer] = {
    "closed_chain_dynamics": Answer(
        closed_chain_dynamics,
        _DRIVEN,
        _dynamics_size,
        SOLVED,
        uses=_FORCES,
        forces=FORCES_SUBTRACTED,
        condition=_condition,
    ),
    "closed_chain_report": Answer(
        closed_chain_report, _DRIVEN, _dynamics_size, SOLVED, uses=_FORCES, forces=FORCES_SUBTRACTED
    ),
    "closed_chain_inverse_dynamics": Answer(
        closed_chain_inverse_dynamics,
        ("q", "qd", "qdd", "f_internal"),
        _inverse_size,
        SOLVED,
        uses=_FORCES,
        condition=_grip_condition,
    ),
    "contact_motion": Answer(contact_motion, ("q", "qd"), _twist_size),
    "contact_inertia_inverse": Answer(contact_inertia_inverse, ("q",), _compliance_size),
    "grip_matrix": Answer(grip_matrix, ("q",), reach),
    "object_motion": Answer(object_motion, ("q", "qd", "qdd"), _motion_size, SOLVED),
    "object_force": Answer(object_force, ("q", "f"), _force_size),
}
