"""Derivatives that targets make, on joints of several degrees of freedom with springs.

Partial derivatives for JAX and PyTorch stand beside central differences of the function, those for
CasADi and its Runge-Kutta step beside CasADi's own differentiation. FMUs have the same functions.
"""

import random
from dataclasses import replace
from itertools import starmap

import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.arrays import slope, smooth_functions
from symdyn.codegen.casadi.derivatives import adjoint_of, value_of
from symdyn.robot import Passive
from symdyn.robot.inertia import Inertia
from symdyn.robot.placement import UNMOVED
from tests.codegen.test_casadi import Made, assert_derivatives_agree
from tests.codegen.units import slope_error, units
from tests.joint_robots import random_state, random_tree
from tests.making import module_of, programs_of
from tests.quick import quick

SEVERAL = ("spherical", "planar", "floating")
pytestmark = pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")


def sprung(seed, joints=2):
    """Joints with springs, in a tree; for odd seeds in a row and of plain numbers.

    Plain numbers make more terms of expressions alike.
    """
    robot, rng = random_tree(seed, SEVERAL, joints), random.Random(seed)
    plain = seed % 2 == 1

    def law(joint):
        if rng.random() < 0.5:
            return Passive(stiffness=rng.choice((1, 2, 5)))
        return Passive(0.5, stiffness=tuple(rng.choice((1, 2.5, 40)) for _ in range(joint.nv)))

    def placed(k, joint):
        joint = replace(joint, passive=law(joint))
        if plain:
            joint = replace(joint, parent=k - 1, placement=UNMOVED, axis=(0, 0, 1), tail=UNMOVED)
        return joint

    body = Inertia(1, 0, 0, 0, *rng.choice(((1, 0, 1, 0, 0, 1), (1, 0, 2, 0, 0, 2.5))))
    links = (replace(link, inertia=body) if plain else link for link in robot.links)
    return replace(
        robot, joints=tuple(starmap(placed, enumerate(robot.joints))), links=tuple(links)
    )


def assert_slopes_agree(program, jac, state):
    """Partial derivatives of a program, in every entry of its inputs, by central differences."""
    x = [state[array.name] for array in program.inputs]
    slopes = dict(zip((array.name for array in jac.outputs), jac(*x), strict=True))
    size = max(np.abs(value).max(initial=0) for value in slopes.values())
    for k, given in enumerate(program.inputs):
        steps = 1e-6 * np.eye(x[k].size).reshape(-1, *x[k].shape)
        above, below = (
            program(*(a + sign * steps if i == k else a for i, a in enumerate(x)))
            for sign in (1, -1)
        )
        for result, high, low in zip(program.outputs, above, below, strict=True):
            wanted = np.moveaxis((high - low) / 2e-6, 0, -1)
            found = slopes.get(slope(result, given), np.zeros_like(wanted))
            assert np.allclose(found, wanted, rtol=0, atol=1e-6 * (1 + size)), jac.name


@pytest.mark.parametrize("seed", quick(range(8), [5]))
def test_partial_derivatives_for_array_libraries(seed):
    robot = sprung(seed)
    functions = ["inverse_dynamics", "passive_forces", "potential_energy"]
    module = module_of(robot, functions, passive=True)
    for one in smooth_functions(module):
        assert_slopes_agree(one.program, one.jac, random_state(robot, seed))
    for library in ("jax", "torch"):
        (text, _) = TARGETS[library].emit(module).values()
        assert "def jac_inverse_dynamics(" in text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5, 8))
def test_derivatives_for_casadi_and_of_its_step(seed, tmp_path):
    made = Made(sprung(seed), ["forward_dynamics", "qdot"], tmp_path, passive=True)
    assert_derivatives_agree(made, "qdot")
    assert_derivatives_agree(made, "rk4_step")


@pytest.mark.slow
def test_three_joints_in_a_row_with_springs_for_casadi():
    robot = sprung(17, joints=3)
    assert tuple(joint.type for joint in robot.joints) == SEVERAL
    (program,) = programs_of(robot, ["inverse_dynamics_derivatives"], passive=True)
    value = value_of(program)
    state, rng = random_state(robot), np.random.default_rng(0)
    x = [state[array.name] for array in program.inputs]
    weights = [rng.uniform(-1, 1, array.shape) for array in value.program.outputs]
    found = np.concatenate(adjoint_of(value).program(*x, *weights))
    starts = np.cumsum([a.size for a in x])[:-1]
    steps = 1e-6 * np.eye(len(found))

    def total(moves):
        moved = (a + move for a, move in zip(x, np.split(moves, starts, axis=-1), strict=True))
        results = value.program(*moved)
        return sum((w * y).sum(-1) for w, y in zip(weights, results, strict=True))

    wanted = (total(steps) - total(-steps)) / 2e-6
    assert np.allclose(found, wanted, rtol=0, atol=1e-7 * np.abs(wanted).max())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5, 8))
def test_slopes_of_fmus(seed, generated):
    for file in units(generated(sprung(seed), "fmu", passive=True)):
        assert slope_error(file) < 1e-5
