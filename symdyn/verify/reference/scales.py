"""How large the terms of a quantity are: what its errors are measured against.

Sums of absolute values, so that a torque that happens to cancel is not judged by what is left of
it; where M is inverted, |M^-1| times what enters, so that an ill-conditioned M is accounted for.
Joints that follow others are taken apart first, since a follower may undo what its leader does.
Zero only if nothing enters at all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verify.reference.answer import PLAIN, More, largest
from symdyn.verify.reference.differences import coordinate_slopes
from symdyn.verify.reference.energy_method import (
    bracket_terms,
    christoffel_symbols,
    forward_dynamics,
    link_jacobians,
    mass_matrix,
    moments_of_mass,
)
from symdyn.verify.reference.forces import extra_forces
from symdyn.verify.reference.joints.motions import apart

Array = NDArray[Any]


def _gravity_terms(robot: Robot, q: ArrayLike) -> Array:
    """For each coordinate, the sum over links of |g| (m |dp/dq| + |h|): phi before it cancels."""
    total = np.zeros(robot.nv)
    for link, (Jw, Jv) in zip(robot.links, link_jacobians(robot, q), strict=True):
        h = np.linalg.norm(np.array(link.inertia.moment, float))
        total += abs(float(link.inertia.m)) * np.linalg.norm(Jv, axis=0)
        total += h * np.linalg.norm(Jw, axis=0)
    return np.asarray(np.linalg.norm(np.array(robot.gravity, float)) * total)


def _coriolis_terms(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """C with every term made positive. A constant M leaves rounding of its own size in C."""
    M, speed = np.abs(mass_matrix(robot, q)), np.abs(qd)
    dM = np.abs(coordinate_slopes(robot, lambda at: mass_matrix(robot, at), q))
    terms = (np.einsum("ikj->kij", dM) + np.einsum("jki->kij", dM) + dM) / 2
    terms = terms + np.abs(bracket_terms(robot, q)) / 2
    return np.asarray(
        np.einsum("kij,i->kj", terms, speed) + M.max(initial=0.0) * speed.max(initial=0.0)
    )


def force_terms(
    robot: Robot, q: ArrayLike, qd: ArrayLike | None = None, qdd: ArrayLike | None = None
) -> Array:
    """|M||qdd| + |C||qd| + |phi| for each coordinate, without what is not given."""
    free, at, G = apart(robot, q)
    total = _gravity_terms(free, at)
    if qd is not None:
        speed = G @ np.asarray(qd)
        total = total + _coriolis_terms(free, at, speed) @ np.abs(speed)
    if qdd is not None:
        total = total + np.abs(mass_matrix(free, at)) @ np.abs(G @ np.asarray(qdd))
    return np.asarray(np.abs(G).T @ total)


def force_size(robot: Robot, *state: ArrayLike, more: More = PLAIN) -> float:
    """Of `inverse_dynamics`, `bias` and `gravity`: the largest of the terms above."""
    return largest(force_terms(robot, *state))


def mass_matrix_size(robot: Robot, q: ArrayLike) -> float:
    """The largest entry for independent joints."""
    free, at, _ = apart(robot, q)
    return largest(mass_matrix(free, at))


def coriolis_size(robot: Robot, q: ArrayLike, qd: ArrayLike) -> float:
    """The largest entry of C with every term made positive."""
    free, at, G = apart(robot, q)
    return largest(_coriolis_terms(free, at, G @ np.asarray(qd)))


def christoffel_size(robot: Robot, q: ArrayLike) -> float:
    """The largest entry or that of M, since a constant M leaves rounding."""
    return largest(mass_matrix(robot, q))


def curvature_size(robot: Robot, q: ArrayLike, traces: int = 0) -> float:
    """The products of symbols, which cancel where M can be made constant; then their traces."""
    gamma, inverse = (
        np.abs(christoffel_symbols(robot, q)),
        np.abs(np.linalg.inv(mass_matrix(robot, q))),
    )
    terms = np.einsum("rkj,rs,sli->ijkl", gamma, inverse, gamma)
    if traces > 0:
        terms = np.einsum("ik,ijkl->jl", inverse, terms)
    if traces > 1:
        terms = np.einsum("jl,jl->", inverse, terms)
    return largest(terms)


def inverse_size(robot: Robot, q: ArrayLike) -> float:
    """The largest entry of |M^-1||M||M^-1|."""
    M = mass_matrix(robot, q)
    inverse = np.abs(np.linalg.inv(M))
    return largest(inverse @ np.abs(M) @ inverse)


def solution_size(robot: Robot, q: ArrayLike, b: ArrayLike) -> float:
    """The largest entry of |M^-1||M||M^-1||b|."""
    M = mass_matrix(robot, q)
    inverse = np.abs(np.linalg.inv(M))
    return largest(inverse @ np.abs(M) @ inverse @ np.abs(b))


def acceleration_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    more: More = PLAIN,
) -> float:
    """Of `forward_dynamics`: the largest of |M^-1| (|M||qdd| + |tau| + |C||qd| + |phi|)."""
    M = mass_matrix(robot, q)
    drive = np.asarray(tau) - extra_forces(robot, np.asarray(q), np.asarray(qd), more)
    qdd = forward_dynamics(robot, q, qd, drive)
    terms = force_terms(robot, q, qd) + np.abs(M) @ np.abs(qdd) + np.abs(drive)
    return largest(np.abs(np.linalg.inv(M)) @ terms)


def potential_size(robot: Robot, q: ArrayLike, more: More = PLAIN) -> float:
    """The largest weight of a link times its distance."""
    shares = np.linalg.norm(moments_of_mass(robot, q), axis=1)
    weight = float(np.linalg.norm(np.array(robot.gravity, float)))
    return largest(shares) * weight


def momentum_size(robot: Robot, q: ArrayLike, qd: ArrayLike | None = None) -> float:
    """Of momentum about the centre of mass: each link's mass and moment times how fast it moves."""
    speed = np.ones(robot.nv) if qd is None else np.abs(qd)
    total = 0.0
    bodies = zip(robot.links, link_jacobians(robot, q), moments_of_mass(robot, q), strict=True)
    for link, (Jw, Jv), moment in bodies:
        h, tensor = (np.array(x, float) for x in (link.inertia.moment, link.inertia.tensor))
        w, v = (float(np.max(np.abs(J) @ speed)) for J in (Jw, Jv))
        linear = abs(float(link.inertia.m)) * v + largest(h) * w
        arm = np.linalg.norm(moment / (float(link.inertia.m) or 1.0))
        total += linear * (1 + float(arm)) + largest(h) * v + largest(tensor) * w
    return total


def center_size(robot: Robot, q: ArrayLike) -> float:
    """The largest share of a link in the centre of mass."""
    shares = np.linalg.norm(moments_of_mass(robot, q), axis=1)
    mass = sum(float(link.inertia.m) for link in robot.links) or 1.0
    return abs(largest(shares) / mass)
