"""Gradients on the graph, for joints of any DoF: along tangent directions, nv columns in q."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.functions.gradients import GRADIENTS, MODES
from tests.agreement import assert_agreement
from tests.joint_robots import HOLONOMIC, random_state, random_tree
from tests.making import program_by
from tests.tangents import slopes

FUNCTIONS = (
    "inverse_dynamics",
    "mass_matrix",
    "bias",
    "coriolis_matrix",
    "forward_kinematics",
    "jacobian",
    "potential_energy",
    "kinetic_energy",
    "regressor",
)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seed", "mode"), list(enumerate(MODES)))
@pytest.mark.parametrize("name", [f for f in FUNCTIONS if f"{f}_derivatives" in GRADIENTS])
def test_gradients_in_q_are_differences_on_the_manifold(name, seed, mode):
    types = HOLONOMIC if seed else ("planar", "floating", "revolute", "spherical")
    robot = random_tree(seed, types, 4)
    state = random_state(robot, seed)
    function, gradient = GRADIENTS[f"{name}_derivatives"].source, f"{name}_derivatives"
    method = next(iter(function.derivations))
    plain, derived = program_by(robot, name, method), program_by(robot, gradient, mode)

    def at(q):
        (value,) = plain(*((state | {"q": q})[x] for x in function.inputs))
        return value

    arrays = (state[x] for x in function.inputs)
    found = dict(zip((a.name for a in derived.outputs), derived(*arrays), strict=True))
    by_q = found[f"d{function.outputs[0].name}_dq"]
    expected = slopes(robot, state["q"], at)
    assert by_q.shape == expected.shape == (*at(state["q"]).shape, robot.nv)
    assert np.abs(by_q - expected).max() < 1e-8 * np.abs(expected).max()


def test_gradients_along_modes_that_brackets_lead_out_of_are_rejected():
    trees = map(random_tree, range(50))
    robot = next(t for t in trees if any(not j.motion.closed_under_bracket for j in t.joints))
    with pytest.raises(FunctionError, match="mass_matrix_derivatives: the brackets of the modes"):
        program_by(robot, "mass_matrix_derivatives", "forward-mode")


def test_derivatives_of_rates_of_coordinates_agree_with_complex_steps(tmp_path):
    robot = random_tree(1, ("planar", "floating", "revolute", "spherical"), 4)
    functions = ["qdot_derivatives", "velocity_derivatives"]
    functions += ["integrate_derivatives", "difference_derivatives"]
    assert_agreement(robot, tmp_path, with_c=True, states=2, functions=functions)


def test_the_derivative_of_the_rates_in_the_velocities_is_the_map_between_them():
    """ddq/dqd = T(q), and dqd/ddq T(q) = 1."""
    robot = random_tree(2, HOLONOMIC, 5)
    q, qd = (random_state(robot, 2)[name] for name in ("q", "qd"))
    rates = program_by(robot, "qdot_derivatives", "forward-mode")
    back = program_by(robot, "velocity_derivatives", "reverse-mode")
    (dq,) = program_by(robot, "qdot", "joint-by-joint")(q, qd)
    T = rates(q, qd)[1]
    assert T @ qd == pytest.approx(dq, abs=1e-13)
    assert back(q, dq)[1] @ T == pytest.approx(np.eye(robot.nv), abs=1e-13)
