"""The references of gradients, against finite motions and against each other."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from symdyn.robot import load
from symdyn.robot.model import Robot
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.reference.answer import ReferenceCase
from symdyn.verification.reference.kinematics import forward_kinematics
from symdyn.verification.reference.registry import ANSWERS, CONTRACT
from tests.strategies import make_urdf

RICHARDSON = 1e-7
"""Two steps of 1e-3 and 5e-4 leave h^4 of the terms; second differences add 1e-12 / h of noise."""


@cache
def opened() -> Robot:
    robot = read_urdf(make_urdf(950, 3, branching=False), "arm.urdf")
    last = robot.links[-1].name
    return robot.symbolic("geometry", f"{last}.m")


@cache
def case() -> ReferenceCase:
    robot, rng = opened(), np.random.default_rng(1)
    values = {p.name: p.value for p in robot.parameters}
    names = ("q", "qd", "qdd", "tau", "b", "qd_r", "qdd_r")
    inputs = {name: rng.uniform(-1, 1, robot.nv) for name in names}
    return ReferenceCase(robot, values, inputs, parameters=robot.symbolic_names)


def exponential(w: np.ndarray, v: np.ndarray) -> np.ndarray:
    """exp of the twist (w, v) by its power series."""
    x, y, z = w
    A = np.array([[0, -z, y, v[0]], [z, 0, -x, v[1]], [-y, x, 0, v[2]], [0, 0, 0, 0]])
    total = term = np.eye(4)
    for k in range(1, 20):
        term = term @ A / k
        total = total + term
    return total


def test_the_twist_of_a_tip_is_the_motion_that_a_parameter_makes() -> None:
    (twists,) = CONTRACT["kinematics_gradient"].evaluate(case())
    (moves,) = CONTRACT["position_gradient"].evaluate(case())
    robot, q, h = opened(), case().inputs["q"], 1e-5
    X = forward_kinematics(case().numeric, q)
    assert np.abs(twists[:, :3]).max() > 0.5
    for k, name in enumerate(case().parameters):
        moved = robot.bind({**case().values, name: case().values[name] + h})
        after = forward_kinematics(moved, q)
        for tip in range(len(X)):
            step = h * twists[tip, :, k]
            assert after[tip] == pytest.approx(X[tip] @ exponential(step[:3], step[3:]), abs=1e-9)
        assert after[:, :3, 3] - X[:, :3, 3] == pytest.approx(h * moves[:, :, k], abs=1e-9)


def extrapolated(function, h: float = 1e-3) -> np.ndarray:
    """df/dx at 0 by central differences with two steps, their leading error removed."""
    wide, narrow = ((function(x) - function(-x)) / (2 * x) for x in (h, h / 2))
    return (4 * narrow - wide) / 3


NESTED = [
    *("gravity", "coriolis_matrix", "bias", "inverse_dynamics", "forward_dynamics", "jacobian"),
    *("jacobian_dot", "link_motions", "joint_wrenches", "regressor", "energy_regressor"),
    *("inverse_dynamics_derivatives", "effort_derivatives", "mass_matrix_factors"),
    *("inverse_dynamics_second_derivatives", "operational_space_inertia_inverse"),
    *("forward_accelerations", "linearization", "motion_energy_derivatives"),
    *("effort_second_derivatives", "motion_energy_second_derivatives"),
]
"""Answers that differentiate by themselves: a step within a step."""


def row(values) -> np.ndarray:
    return np.concatenate([np.ravel(value) for value in values])


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", NESTED)
def test_steps_within_steps_agree_with_plain_differences(name: str) -> None:
    answer, inputs, values = ANSWERS[name], case().inputs, case().values
    own = [] if f"{name}_derivatives" in ANSWERS else answer.takes
    gradient = CONTRACT[f"{name}_derivatives"].evaluate(case()) if own else ()
    for k, argument in enumerate(own):

        def moved(x: float, argument: str = argument) -> np.ndarray:
            given = {**inputs, argument: inputs[argument] + x * np.eye(len(inputs["q"]))[1]}
            return row(answer(case().numeric, *(given[t] for t in answer.takes)))

        close(row(value[..., 1] for value in gradient[k :: len(own)]), extrapolated(moved))
    few = replace(case(), parameters=(case().parameters[0], case().parameters[-1]))
    gradient = CONTRACT[f"{name}_parameter_gradient"].evaluate(few)
    for k, chosen in enumerate(few.parameters):  # a length and a mass

        def bound(x: float, chosen: str = chosen) -> np.ndarray:
            robot = opened().bind({**values, chosen: values[chosen] + x})
            return row(answer(robot, *(inputs[t] for t in answer.takes)))

        close(row(value[..., k] for value in gradient), extrapolated(bound))


def close(found: np.ndarray, slope: np.ndarray) -> None:
    assert np.abs(found - slope).max() <= RICHARDSON * max(1.0, np.abs(slope).max())


def test_a_builtin_robot_has_the_same_gradients_in_declared_symbols() -> None:
    robot = load("planar2r").symbolic("declared")
    values = {p.name: p.value for p in robot.parameters}
    inputs = {"q": np.array([0.3, -0.8])}
    here = ReferenceCase(robot, values, inputs, parameters=("l_1",))
    (slope,) = CONTRACT["potential_energy_parameter_gradient"].evaluate(here)
    ends = [robot.bind({**values, "l_1": values["l_1"] + h}) for h in (-0.5, 0.5)]
    low, high = (ANSWERS["potential_energy"](end, inputs["q"])[0] for end in ends)
    assert slope == pytest.approx([high - low], rel=1e-12)  # the energy is linear in a length
