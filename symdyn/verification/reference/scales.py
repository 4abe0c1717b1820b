"""Scales of errors: the size of the terms of each quantity.

Scales are sums of absolute values, so that cancellation in a torque does not reduce them. Where M
is inverted, they contain |M^-1| times the terms that enter, which accounts for an ill-conditioned
M, with the terms of M in place of M: the small inertia of a folded arm results from cancellation of
larger terms. Followers are treated as independent joints, since a follower may cancel the motion of
its leader. A scale is zero only if nothing enters.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Robot
from symdyn.verification.reference.answer import PLAIN, ReferenceOptions, largest
from symdyn.verification.reference.energy_method import (
    bracket_terms,
    christoffel_symbols,
    forward_dynamics,
    link_jacobians,
    mass_matrix,
    mass_slopes,
    moments_of_mass,
)
from symdyn.verification.reference.forces import extra_forces
from symdyn.verification.reference.geometry import number, placement_matrix
from symdyn.verification.reference.joints import (
    apart,
    follow_matrix,
    joint_pose,
    joint_screws,
    owners,
    places,
    rotors,
)

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
    dM = np.abs(mass_slopes(robot, q))
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


def force_size(robot: Robot, *state: ArrayLike, options: ReferenceOptions = PLAIN) -> float:
    """Of `inverse_dynamics`, `bias` and `gravity`: the largest of the terms above."""
    return largest(force_terms(robot, *state))


def mass_matrix_size(robot: Robot, q: ArrayLike) -> float:
    """The largest entry for independent joints."""
    free, at, _ = apart(robot, q)
    return largest(mass_matrix(free, at))


def mass_terms(robot: Robot, q: ArrayLike) -> Array:
    """M with every term made positive and 1 for sines and cosines: that of a stretched robot.

    A joint moves a link by W = |w| and V = |v| + |w| times all lengths between them, and

        sum over links of   m V_i V_j + |h| (W_i V_j + V_i W_j) + |I| W_i W_j
    """
    W, V = _stretched(robot, np.real(q))
    G = np.abs(follow_matrix(robot))
    total = np.diag(np.abs(np.real(rotors(robot))))
    for link, w, v in zip(robot.links, W, V, strict=True):
        mass = abs(number(link.inertia.m))
        h, tensor = (
            float(np.linalg.norm(np.real(np.array(x, complex)), 2))
            for x in (link.inertia.moment, link.inertia.tensor)
        )
        crossing = h * np.outer(w, v)
        total = total + mass * np.outer(v, v) + crossing + crossing.T + tensor * np.outer(w, w)
    return np.asarray(G.T @ total @ G)


def _stretched(robot: Robot, q: ArrayLike) -> tuple[Array, Array]:
    """(links, DoF): how each DoF of the joints' own turns and moves each link at most."""
    owner = owners(robot)
    screws = np.concatenate([np.abs(joint_screws(joint)) for joint in robot.joints], axis=1)
    turning, sliding = (np.linalg.norm(part, axis=0) for part in (screws[:3], screws[3:]))
    n = len(robot.joints)
    arms = np.full((n, n), -np.inf)  # [i][j]: all lengths from joint j to link i, if it moves it
    for i, (joint, place) in enumerate(zip(robot.joints, places(robot, q), strict=True)):
        steps = (placement_matrix(joint.placement), joint_pose(joint, place))
        tail = float(np.linalg.norm(placement_matrix(joint.tail)[:3, 3]))
        way = tail + sum(float(np.linalg.norm(step[:3, 3])) for step in steps)
        if joint.parent != BASE:
            arms[i] = arms[joint.parent] + way
        arms[i, i] = tail
    moved = np.isfinite(arms)[:, owner]
    reach = np.where(moved, arms[:, owner], 0.0)
    return moved * turning, moved * (sliding + turning * reach)


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


def mass_matrix_condition(robot: Robot, q: ArrayLike) -> float:
    """That of M: slopes of traces are M^-1 dM M^-1 times the curvature, whose terms cancel."""
    return float(np.linalg.cond(mass_matrix(robot, q)))


def inverse_size(robot: Robot, q: ArrayLike) -> float:
    """The largest entry of |M^-1| T |M^-1|, T the terms of M."""
    inverse = np.abs(np.linalg.inv(mass_matrix(robot, q)))
    return largest(inverse @ mass_terms(robot, q) @ inverse)


def solution_size(robot: Robot, q: ArrayLike, b: ArrayLike) -> float:
    """The largest entry of |M^-1| T |M^-1||b|, T the terms of M."""
    inverse = np.abs(np.linalg.inv(mass_matrix(robot, q)))
    return largest(inverse @ mass_terms(robot, q) @ inverse @ np.abs(b))


def acceleration_size(
    robot: Robot,
    q: ArrayLike,
    qd: ArrayLike,
    tau: ArrayLike,
    options: ReferenceOptions = PLAIN,
) -> float:
    """Of `forward_dynamics`: the largest of |M^-1| (T |qdd| + |tau| + |C||qd| + |phi|)."""
    M = mass_matrix(robot, q)
    drive = np.asarray(tau) - extra_forces(robot, np.asarray(q), np.asarray(qd), options)
    qdd = forward_dynamics(robot, q, qd, drive)
    terms = force_terms(robot, q, qd) + mass_terms(robot, q) @ np.abs(qdd) + np.abs(drive)
    return largest(np.abs(np.linalg.inv(M)) @ terms)


def potential_size(robot: Robot, q: ArrayLike, options: ReferenceOptions = PLAIN) -> float:
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
