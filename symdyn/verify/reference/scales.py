"""How large the terms of a quantity are: what its errors are measured against."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verify.reference.answers import REFERENCE, moments_of_mass
from symdyn.verify.reference.energy_method import (
    complex_step,
    follow_matrix,
    forward_dynamics,
    link_jacobians,
    mass_matrix,
)

Array = NDArray[Any]


def _gravity_terms(robot: Robot, q: ArrayLike) -> Array:
    """For each coordinate, the sum over links of |g| (m |dp/dq| + |h|): phi before it cancels."""
    total = np.zeros(robot.nv)
    for link, (Jw, Jv) in zip(robot.links, link_jacobians(robot, q), strict=True):
        h = np.linalg.norm(np.array(link.inertia.moment, float))
        total += float(link.inertia.m) * np.linalg.norm(Jv, axis=0)
        total += h * np.linalg.norm(Jw, axis=0)
    return np.asarray(np.linalg.norm(np.array(robot.gravity, float)) * total)


def _coriolis_terms(robot: Robot, q: ArrayLike, qd: ArrayLike) -> Array:
    """C with every term made positive. A constant M leaves rounding of its own size in C."""
    M, speed = np.abs(mass_matrix(robot, q)), np.abs(qd)
    dM = np.abs(complex_step(lambda at: mass_matrix(robot, at), q))
    terms = (np.einsum("ikj->kij", dM) + np.einsum("jki->kij", dM) + dM) / 2
    return np.asarray(
        np.einsum("kij,i->kj", terms, speed) + M.max(initial=0.0) * speed.max(initial=0.0)
    )


def scale(robot: Robot, name: str, *state: ArrayLike) -> float:
    """The size of the largest term that enters a quantity: what its errors are relative to.

    - `inverse_dynamics`, `bias`, `gravity`: largest component of |M||qdd| + |C||qd| + |phi|, where
      |C| and |phi| are sums of absolute values, so that a torque that happens to cancel is not
      judged by what is left of it;
    - `forward_dynamics`: largest component of |M^-1| (|M||qdd| + |tau| + |C||qd| + |phi|), so that
      an ill-conditioned M is accounted for;
    - `inverse_mass_matrix`: largest entry of |M^-1||M||M^-1|, for the same reason;
    - `mass_matrix`: its largest entry; `coriolis_matrix`: its largest entry as in |C| above;
    - `christoffel_symbols`: their largest entry or that of M, since a constant M leaves rounding;
    - `potential_energy`, `center_of_mass`: the largest share of a link;
    - all others: the largest entry, at least 1 for kinematics (a unit axis).

    Joints that follow others are taken apart first, since a follower may undo what its leader does.
    Zero only if nothing enters at all; 1 is returned then.
    """
    if name == "inverse_mass_matrix":
        M = mass_matrix(robot, state[0])
        inverse = np.abs(np.linalg.inv(M))
        return float(np.max(inverse @ np.abs(M) @ inverse))
    if name not in _TERMS:
        # Nothing in kinematics is judged by less than a unit axis.
        least = 1.0 if name.startswith(("forward_kinematics", "jacobian", "link")) else 0.0
        values = REFERENCE[name](robot, *state)
        if name == "christoffel_symbols":
            least = float(np.max(np.abs(mass_matrix(robot, state[0]))))
        if name in ("potential_energy", "center_of_mass"):
            shares = np.linalg.norm(moments_of_mass(robot, state[0]), axis=1)
            weight = float(np.linalg.norm(np.array(robot.gravity, float)))
            mass = sum(float(link.inertia.m) for link in robot.links) or 1.0
            least = float(shares.max()) * (weight if name == "potential_energy" else 1 / mass)
        return max(float(np.max(np.abs(value), initial=least)) for value in values) or 1.0
    free = replace(robot, joints=tuple(replace(j, mimic=None) for j in robot.joints))
    G, offset = follow_matrix(robot)
    q = G @ np.asarray(state[0]) + offset
    if name == "mass_matrix":
        return float(np.max(np.abs(mass_matrix(free, q)))) or 1.0
    if name == "coriolis_matrix":
        return float(np.max(_coriolis_terms(free, q, G @ np.asarray(state[1])))) or 1.0
    largest = _gravity_terms(free, q)
    if name != "gravity":
        qd = G @ np.asarray(state[1])
        largest = largest + _coriolis_terms(free, q, qd) @ np.abs(qd)
    if name == "inverse_dynamics":
        largest = largest + np.abs(mass_matrix(free, q)) @ np.abs(G @ np.asarray(state[2]))
    largest = np.abs(G).T @ largest
    if name == "forward_dynamics":
        M = mass_matrix(robot, state[0])
        qdd = forward_dynamics(robot, *state)
        largest = largest + np.abs(M) @ np.abs(qdd) + np.abs(state[2])
        largest = np.abs(np.linalg.inv(M)) @ largest
    return float(np.max(largest, initial=0.0)) or 1.0


_TERMS = (
    "inverse_dynamics",
    "bias",
    "gravity",
    "forward_dynamics",
    "mass_matrix",
    "coriolis_matrix",
)
