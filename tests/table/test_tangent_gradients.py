"""Gradients on the graph, for joints of any freedom: along tangent directions, nv columns in q."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.table.gradients import GRADIENTS, MODES
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


@pytest.mark.sample(5)
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


def test_gradients_along_modes_that_brackets_lead_out_of_are_refused():
    trees = map(random_tree, range(50))
    robot = next(t for t in trees if any(not j.motion.closed for j in t.joints))
    with pytest.raises(FunctionError, match="mass_matrix_derivatives: the brackets of the modes"):
        program_by(robot, "mass_matrix_derivatives", "forward-mode")
