"""Equivalent models: same results, fewer operations, and banners describe them."""

import numpy as np
import pytest

from symdyn.codegen.module import banner
from symdyn.equivalents.descriptions import frames_text
from symdyn.equivalents.equivalent_models import CHOSEN_FRAMES, SHARED_AXES, EquivalentModel
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import INERTIA
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from tests.agreement import assert_agreement
from tests.formulations.test_mutants import SIX_DOFS
from tests.formulations.test_symbolic_equality import first_joints
from tests.joint_robots import with_fewer_motors, with_loop
from tests.making import module_of, programs_of
from tests.quick import quick
from tests.strategies import random_urdf

AS_GIVEN = {"equivalent": False}
MECHANICS = ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity", "forward_dynamics"]


def totals(robot, functions=MECHANICS, **options):
    programs = programs_of(robot, functions, **options)
    return {program.name: program.operations.total for program in programs}


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", quick(range(12), (4, 7, 8, 9)))
def test_what_is_given_can_be_kept_and_agrees_too(seed, tmp_path):
    robot = read_urdf(random_urdf(seed), "random.urdf")
    assert_agreement(robot, tmp_path, with_c=seed < 2, states=1, seed=seed, **AS_GIVEN)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["panda", "ur5", "iiwa14", "puma560", "stanford", "scara"])
def test_equivalent_robots_cost_less(name):
    given, equivalent = totals(load(name), **AS_GIVEN), totals(load(name))
    for function in MECHANICS:
        assert equivalent[function] <= given[function], function
    assert equivalent["inverse_dynamics"] < given["inverse_dynamics"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["panda", "puma560"])
def test_open_inertias_are_regrouped_only_where_that_costs_less(name):
    robot = load(name).symbolic("inertial")
    given, equivalent = totals(robot, **AS_GIVEN), totals(robot)
    for function in MECHANICS:
        assert equivalent[function] <= given[function], function


def test_operations_stay_at_most_what_they_are():
    best = {"panda": 618, "ur5": 306, "iiwa14": 420}
    for name, most in best.items():
        assert totals(load(name), functions=["inverse_dynamics"])["inverse_dynamics"] <= most


@pytest.mark.slow
@pytest.mark.parametrize("joints", quick([3, 4, 6], [3]))
def test_what_a_function_is_blind_to_is_true_of_it(joints):
    """Each function that claims to see joint forces only gives the same for transferred inertia."""
    robots = load("stanford"), first_joints("stanford", joints)
    whole, short = map(with_fewer_motors, robots)
    blind = [f.name for f in ROWS.values() if f.invariant == INERTIA and "curvature" not in f.name]
    rng = np.random.default_rng(2)
    for name in blind:
        six = name.startswith(SIX_DOFS)
        if six and joints < 6 and name not in SIX_DOFS:
            continue  # gradients of what takes six joints take long
        robot = with_loop(whole if six else short)
        (given,) = programs_of(robot, [name], **AS_GIVEN)
        (other,) = programs_of(robot, [name])
        state = [rng.uniform(-1, 1, a.shape) for a in given.inputs]
        for a, b in zip(given(*state), other(*state), strict=True):
            assert np.abs(a - b).max() <= 1e-9 * max(1, np.abs(a).max()), name


def test_the_banner_says_in_which_frames_the_code_is():
    robot = load("panda")
    module = module_of(robot, ["inverse_dynamics", "link_motions"])
    text = "\n".join(banner(module, "panda.c", "*/"))
    assert "f2 = Rx(pi/2)" in text
    chosen = text[text.index("Chosen link frames") :]
    assert "inverse_dynamics" in chosen
    assert "link_motions" not in chosen
    plain = module_of(robot, ["inverse_dynamics"], **AS_GIVEN)
    assert "Chosen" not in "\n".join(banner(plain, "panda.c", "*/"))


def test_frames_are_written_move_by_move():
    assert frames_text(load("planar2r").bind()) == ("f1 = Rz(q[0])", "f2 = Tx(1) Rz(q[1])")
    assert frames_text(load("stanford"))[2] == "f3 = Rz(-pi/2) Tz(q[2]) Tx(0.0203)"


def test_shared_axes_are_listed_beside_the_frames():
    arm = load("planar3r").bind()
    shared = "links 1, 2 use the axes of link 3, because their joint axes are parallel"
    assert EquivalentModel(arm).frames == ()
    assert EquivalentModel(arm, (SHARED_AXES,)).frames == (shared,)
    assert EquivalentModel(arm, (CHOSEN_FRAMES,)).frames == frames_text(arm)
    assert EquivalentModel(arm, (CHOSEN_FRAMES, SHARED_AXES)).frames == (*frames_text(arm), shared)
