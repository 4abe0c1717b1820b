"""What all fits to the logs of a robot have in common."""

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
    available,
    distance_form,
    nominal_bodies,
)
from symdyn.identification.inertia.samples import Samples
from symdyn.identification.logs.rows import TORQUE, Numbers, joint_names
from symdyn.robot import Robot, load
from symdyn.robot.checks import hint, quote


@dataclass(frozen=True)
class RegressionProblem:
    """What all fits have in common."""

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
    """The robot with its base parameters, and the prior that its nominal inertias make.

    Base parameters are those for any values of what is `opened`.
    """
    made = (robot if isinstance(robot, Robot) else load(robot)).bind()
    names = joint_names(made)
    wanted = list(joints)
    for name in wanted:
        if name not in names:
            raise RobotError(f"there is no joint {quote(name)}{hint(name, names)}", made.name)
    chosen = tuple(k for k, name in enumerate(names) if not wanted or name in wanted)
    base = base_parameters(made.symbolic(*opened) if opened else made)
    if not base.kept:
        raise RobotError("no inertia has an effect on the joints: nothing to identify", made.name)
    K = base.matrix()
    tens = np.array([[float(x) for x in link.inertia.parameters] for link in made.links])
    bodies = nominal_bodies(tens)
    spread = K @ np.linalg.solve(distance_form(bodies), K.T)
    prior = Prior(WEIGHT / len(K.T) * np.linalg.inv(spread), K @ tens.ravel())
    fits = (K, tens.ravel(), bodies, prior)
    return RegressionProblem(made, names, chosen, base, *fits, friction, available(), signal)


def known_forces(robot: Robot) -> Callable[[Samples], Numbers]:
    """What rotors and springs of the description add to the joint forces."""
    n = robot.nv
    rotor, stiffness, rest = np.zeros(n), np.zeros(n), np.zeros(n)
    for i, joint in enumerate(robot.joints):
        if joint.mimic is None:
            k = robot.dofs(i)[0].index
            rotor[k] = float(joint.rotor_inertia)
            stiffness[k], rest[k] = float(joint.passive.stiffness), float(joint.passive.rest)
    return lambda part: rotor * part.qdd + stiffness * (part.q - rest)


def plain_choice(problem: RegressionProblem) -> Choice:
    """Plain friction in the joints that are used, or none."""
    own = PLAIN_TERMS if problem.friction != "none" else ()
    return tuple(own if j in problem.joints else () for j in range(len(problem.names)))
