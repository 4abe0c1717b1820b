"""The regression problem that all fits to logs share: base parameters, prior, options."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from symdyn.errors import RobotError
from symdyn.identifiability.base_parameters import BaseParameters, base_parameters
from symdyn.identification.inertia.friction import Choice
from symdyn.identification.inertia.friction_choice import PLAIN_TERMS
from symdyn.identification.inertia.normal_equations import Prior
from symdyn.identification.inertia.physical_consistency import (
    WEIGHT,
    distance_form,
    nominal_bodies,
    solver_available,
)
from symdyn.identification.inertia.samples import Samples
from symdyn.identification.logs.rows import TORQUE, Numbers, joint_names
from symdyn.robot import Robot, load
from symdyn.robot.checks import hint, quote


@dataclass(frozen=True)
class RegressionProblem:
    """Robot, base parameters and prior of a fit.

    `joints` are the indices of the used joints, K maps standard to base parameters, `p0` are the
    nominal standard parameters, and `bodies` are positive definite pseudo-inertias near them.
    """

    robot: Robot
    names: tuple[str, ...]
    joints: tuple[int, ...]
    base: BaseParameters
    K: Numbers
    p0: Numbers
    bodies: Numbers
    prior: Prior
    friction: str
    physical: bool
    signal: str = TORQUE


def problem_of(
    robot: Robot | str | os.PathLike[str],
    joints: Iterable[str],
    friction: str,
    signal: str = TORQUE,
    opened: Iterable[str] = (),
) -> RegressionProblem:
    """Return the regression problem of a robot.

    The base parameters are valid for any values of the parameters `opened`.
    """
    bound = (robot if isinstance(robot, Robot) else load(robot)).bind()
    names = joint_names(bound)
    wanted = list(joints)
    for name in wanted:
        if name not in names:
            raise RobotError(f"there is no joint {quote(name)}{hint(name, names)}", bound.name)
    chosen = tuple(k for k, name in enumerate(names) if not wanted or name in wanted)
    base = base_parameters(bound.symbolic(*opened) if opened else bound)
    if not base.kept:
        raise RobotError(
            "no inertial parameter has an effect on the joint forces; there is nothing to identify",
            bound.name,
        )
    K = base.matrix()
    tens = np.array([[float(x) for x in link.inertia.parameters] for link in bound.links])
    bodies = nominal_bodies(tens)
    spread = K @ np.linalg.solve(distance_form(bodies), K.T)
    prior = Prior(WEIGHT / len(K.T) * np.linalg.inv(spread), K @ tens.ravel())
    fits = (K, tens.ravel(), bodies, prior)
    return RegressionProblem(
        bound, names, chosen, base, *fits, friction, solver_available(), signal
    )


def known_forces(robot: Robot) -> Callable[[Samples], Numbers]:
    """Return the function of samples that computes the forces of known rotors and springs."""
    n = robot.nv
    rotor, stiffness, rest = np.zeros(n), np.zeros(n), np.zeros(n)
    for i, joint in enumerate(robot.joints):
        if joint.mimic is None:
            k = robot.dofs(i)[0].index
            rotor[k] = float(joint.rotor_inertia)
            stiffness[k], rest[k] = float(joint.passive.stiffness), float(joint.passive.rest)
    return lambda part: rotor * part.qdd + stiffness * (part.q - rest)


def plain_choice(problem: RegressionProblem) -> Choice:
    """Return plain friction (viscous, Coulomb, offset) for the used joints, or none."""
    own = PLAIN_TERMS if problem.friction != "none" else ()
    return tuple(own if j in problem.joints else () for j in range(len(problem.names)))
