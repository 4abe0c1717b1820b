"""Base parameters: as many as the numerical rank, and the same torques from them."""

import time
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.graph import Expr, Graph, evaluate
from symdyn.identifiability.base_parameters import (
    base_parameters,
    base_parameters_of,
    base_regressor,
)
from symdyn.identifiability.exact_numbers import Surd
from symdyn.robot import from_dh, library, load, robot_from_dict
from symdyn.robot.read.urdf import read_urdf
from tests.identifiability.oracles import (
    EQUAL,
    assert_numerical_rank,
    numerical_rank,
    shaken,
    stacked_regressor,
)
from tests.identifiability.robots import random_dh
from tests.quick import quick
from tests.robots import real_robot
from tests.strategies import make_urdf, random_state

COUNTS = {
    "pendulum": 3,
    "cartpole": 4,
    "cart_double_pendulum": 7,
    "planar2r": 6,
    "planar3r": 9,
    "scara": 8,
    "stanford": 33,
    "puma560": 36,
    "ur5": 36,
    "ur10": 36,
    "iiwa14": 43,
    "panda": 43,
    "ball_chain": 36,
    "five_bar": 12,
    "flexible_arm": 13,
    "flexible_base_manipulator": 31,
    "four_bar": 9,
    "free_planar2r": 10,
    "mobile_manipulator": 21,
    "planar_two_arm": 28,
    "quadruped": 94,
    "space_panel": 104,
    "three_finger_hand": 61,
    "two_arm_satellite": 52,
    "two_pandas": 96,
}
NOWHERE, SIDEWAYS = (0, 0, 0), (0, -9.81, 0)


# -- counts --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", library.names())
def test_counts_of_the_library(name):
    assert_numerical_rank(load(name), count=COUNTS[name])


@pytest.mark.parametrize(("name", "count"), [("panda", 48), ("baxter", 97)])
def test_real_robots(name, count):
    """Panda and Baxter with their fingers, of which one follows the other."""
    assert_numerical_rank(real_robot(name), count=count)


def test_a_horizontal_arm_has_four():
    assert_numerical_rank(replace(load("planar2r"), gravity=(0, 0, -9.81)), count=4)
    assert_numerical_rank(replace(load("planar2r"), gravity=NOWHERE), count=4)


@pytest.mark.parametrize("name", ["stanford", "puma560", "scara", "cartpole"])
@pytest.mark.parametrize("gravity", [NOWHERE, SIDEWAYS, (1, 2, 3)])
def test_gravity_in_any_direction(name, gravity):
    assert_numerical_rank(replace(load(name), gravity=gravity))


def random_robot(seed):
    """Chains and trees, some with followers, in gravity of any direction or in none."""
    rng = np.random.default_rng([seed, 5])
    if seed % 5 == 4:
        robot = random_dh(seed)
    else:
        joints, branching = int(rng.integers(1, 8)), bool(rng.random() < 0.6)
        text = make_urdf(seed, joints, branching, mimic=seed % 4 == 3)
        robot = read_urdf(text, f"random{seed}.urdf")
    choices = [(0, 0, -9.81), NOWHERE, SIDEWAYS, (0.5, -1, 0.25)]
    return replace(robot, gravity=choices[int(rng.integers(4))])


@pytest.mark.sample(20)
@pytest.mark.parametrize("seed", range(60))
def test_random_robots(seed):
    assert_numerical_rank(random_robot(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60, 260))
def test_more_random_robots(seed):
    assert_numerical_rank(random_robot(seed))


STEPS = {
    "turn": ("revolute", []),
    "turn beside": ("revolute", [["x", 0.3]]),
    "turn further up": ("revolute", [["z", 0.2]]),
    "turn across": ("revolute", [["rx", "pi/2"]]),
    "turn skew": ("revolute", [["x", 0.3], ["rx", "pi/3"]]),
    "slide": ("prismatic", []),
    "slide across": ("prismatic", [["ry", "pi/2"]]),
}


def staircase(steps, gravity):
    """A chain of joints, each placed against the last in one of a few special ways."""
    bodies = [{"name": f"body{k}"} for k in range(len(steps))]
    joints = []
    for k, step in enumerate(steps):
        kind, moves = STEPS[step]
        parent = "base" if k == 0 else f"body{k - 1}"
        joint = {"name": f"joint{k}", "type": kind, "parent": parent, "child": f"body{k}"}
        joints.append(joint | {"moves": moves})
    table = {"name": "staircase", "gravity": list(gravity), "bodies": bodies, "joints": joints}
    return robot_from_dict(table)


GRAVITIES = (NOWHERE, (0, 0, -9.81), SIDEWAYS)


@pytest.mark.sample(2)
@pytest.mark.parametrize("first", STEPS)
@pytest.mark.parametrize("turn", quick(range(3), [0]))
def test_every_way_to_put_three_joints_together(first, turn):
    """The gravities take turns, so that each pair of neighbours is seen in all of them."""
    for k, rest in enumerate(product(STEPS, repeat=2)):
        assert_numerical_rank(staircase((first, *rest), GRAVITIES[(k + turn) % 3]))


@pytest.mark.slow
@pytest.mark.parametrize("first", STEPS)
@pytest.mark.parametrize("gravity", GRAVITIES)
def test_every_way_to_put_four_joints_together(first, gravity):
    for rest in product(STEPS, repeat=3):
        assert_numerical_rank(staircase((first, *rest), gravity))


# -- torques -------------------------------------------------------------------------------


@pytest.mark.parametrize("robot", [*library.names(), *range(0, 60, 6)], ids=str)
def test_grouped_and_full_models_give_the_same_torques(robot):
    robot = load(robot).bind() if isinstance(robot, str) else random_robot(robot)
    q, qd, qdd, _ = random_state(robot, 3)
    Yb = np.array(base_regressor(robot, q, qd, qdd), float)
    pb = np.array(base_parameters_of(robot), float)
    tau = np.array(inverse_dynamics(robot, q, qd, qdd), float)
    scale = (np.abs(Yb) @ np.abs(pb)).max()
    assert np.abs(Yb @ pb - tau).max() <= EQUAL * max(scale, 1e-9)


def test_as_formulas_of_open_inertias():
    robot = load("panda").symbolic("inertial")
    graph = Graph()
    p = [graph.symbol(f"p[{k}]") for k in range(70)]
    names = [parameter.name for parameter in robot.symbolic_parameters]
    bound = robot.bind(dict(zip(names, p, strict=True)))
    formulas = base_parameters_of(bound)
    values = np.random.default_rng(0).uniform(-1, 1, 70)
    numbers = evaluate(formulas, dict(zip(p, values, strict=True)))
    assert np.abs(numbers - base_parameters(robot).matrix() @ values).max() < 1e-13
    assert np.abs(numbers - np.array(base_parameters_of(robot, values), float)).max() < 1e-13


def test_on_the_graph_of_a_program_with_open_geometry():
    """The symbols p[k] have nominal values too: the same parameters are kept."""
    robot = load("stanford").symbolic("inertial", "geometry")
    graph = Graph()
    p = [graph.symbol(f"p[{k}]") for k in range(len(robot.symbolic_parameters))]
    names = [parameter.name for parameter in robot.symbolic_parameters]
    bound = robot.bind(dict(zip(names, p, strict=True)))
    assert base_parameters(bound).kept == base_parameters(robot).kept
    values = {s: x.value for s, x in zip(p, robot.symbolic_parameters, strict=True)}
    numbers = np.array(evaluate(base_parameters_of(bound), values))
    own = [x for link in load("stanford").links for x in link.inertia.parameters]
    nominal = base_parameters(robot).matrix() @ own
    assert np.abs(numbers - nominal).max() < 1e-12


# -- exactness -----------------------------------------------------------------------------


def test_coefficients_are_exact():
    base = base_parameters(load("puma560"))
    groups = {base.names[k]: group for k, group in zip(base.kept, base.groups, strict=True)}
    a = Fraction("0.4318")
    assert groups["link2.mcx"] == {11: 1, 20: a, 30: a, 40: a, 50: a}
    assert groups["link2.Ixx"] == {14: 1, 16: -1, 20: -a * a, 30: -a * a, 40: -a * a, 50: -a * a}
    assert base.without_effect == tuple(range(9))
    assert base.base_names[:3] == ("link1.IzzR", "link2.mcxR", "link2.mcy")


def test_twelfths_of_a_turn_give_roots():
    twisted = from_dh([{"alpha": "pi/6"}, {"a": 0.5}], gravity=(0, 0, 0))
    base = base_parameters(twisted)
    kinds = {type(x) for group in base.groups for x in group.values()}
    assert kinds == {int, Fraction, Surd}
    assert_numerical_rank(twisted)


def test_odd_angles_give_floats_but_whole_numbers_stay_whole():
    base = assert_numerical_rank(from_dh([{"alpha": 0.3}, {"a": 0.5, "alpha": -0.7}, {"a": 0.25}]))
    assert base.groups[base.kept.index(1 + 10)][20] == Fraction(1, 2)
    assert any(isinstance(x, float) for group in base.groups for x in group.values())


def test_turns_that_cancel_leave_whole_numbers():
    base = assert_numerical_rank(
        planar(["rx", 0.7], ["y", 0.5], ["rx", 0.4], ["rx", -1.1], ["ry", "pi/2"])
    )
    values = [x for group in base.groups for x in group.values()]
    assert any(isinstance(x, float) for x in values)
    assert all(abs(x - round(x)) > 1e-9 for x in values if isinstance(x, float))


def planar(*moves):
    """Two revolute joints with the moves between them."""
    return robot_from_dict(
        {
            "name": "two",
            "gravity": [0, -9.81, 0],
            "bodies": [{"name": "one", "mass": 1}, {"name": "two", "mass": 1}],
            "joints": [
                {"name": "a", "type": "revolute", "parent": "base", "child": "one"},
                {"name": "b", "type": "revolute", "parent": "one", "child": "two", "moves": moves},
            ],
        }
    )


def test_decisions_are_not_about_size():
    """An angle of 1e-8 is no zero, though no floating rank would see it; three that cancel are."""
    assert len(base_parameters(planar(["x", 0.5])).kept) == 6
    assert len(base_parameters(planar(["x", 0.5], ["rx", 1e-8])).kept) == 10
    sums = [["rx", 0.7], ["x", 0.5], ["rx", 0.8], ["rx", -1.5]]
    assert len(base_parameters(planar(*sums)).kept) == 6
    assert len(base_parameters(planar(*sums[:-1], ["rx", -1.4999])).kept) == 10


def test_the_unit_of_length_decides_nothing():
    """What is kept is chosen by coefficients at the robot's length, not by the numbers."""
    kept = [
        base_parameters(from_dh([{"a": a, "alpha": 0.3, "mass": 1, "com": [a / 3, 0, 0]}] * 3)).kept
        for a in (1, 1e5)
    ]
    assert kept[0] == kept[1]


def test_lengths_that_cancel_make_one_axis():
    """0.1 + 0.2 - 0.3 is zero for whoever wrote it."""
    back = [["x", 0.1], ["x", 0.2], ["x", -0.3]]
    still = replace(planar(*back), gravity=NOWHERE)
    assert len(base_parameters(still).kept) == 2
    moved = replace(planar(["x", 1e-9]), gravity=NOWHERE)
    assert len(base_parameters(moved).kept) == 4


@pytest.mark.parametrize("offset", [0, 0.4])
def test_a_fixed_point_without_gravity(offset):
    """Three axes through one point: only the inertias about it count, 1 + 5 + 5."""
    rows = [{"alpha": "pi/2"}, {"alpha": "-pi/2", "d": 0}, {"d": offset, "alpha": 0.3}]
    wrist = from_dh(rows, gravity=NOWHERE)
    assert [case.kind for case in assert_numerical_rank(wrist, count=11).cases] == [
        "still",
        *["point"] * 2,
    ]
    assert_numerical_rank(replace(wrist, gravity=(0, 0, -9.81)), count=15)


def test_the_answer_is_always_the_same_and_fast():
    panda = load("panda")
    first, durations = base_parameters(panda), []
    for _ in range(3):
        start = time.perf_counter()
        again = base_parameters(panda)
        durations.append(time.perf_counter() - start)
        assert (again.kept, again.groups) == (first.kept, first.groups)
    assert min(durations) < 0.3


# -- open geometry -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["planar2r", "planar3r", "scara"])
def test_declared_lengths_stay_formulas(name):
    robot = load(name)
    base = assert_numerical_rank(robot, shaken(robot), COUNTS[name])
    assert any(isinstance(x, Expr) for group in base.groups for x in group.values())


def test_groups_of_a_planar_arm_are_textbook_formulas():
    base = base_parameters(load("planar3r"))
    groups = {
        base.names[k]: {base.names[j]: str(x) for j, x in group.items()}
        for k, group in zip(base.kept, base.groups, strict=True)
    }
    assert groups["link1.mcx"] == {"link1.mcx": "1", "link2.m": "l_1", "link3.m": "l_1"}
    assert groups["link2.Izz"] == {"link2.Izz": "1", "link3.m": "l_2*l_2"}
    assert set(groups["link3.Izz"]) == {"link3.Izz"}


@pytest.mark.parametrize("name", ["puma560", "stanford", "ur5", "cartpole"])
@pytest.mark.parametrize("groups", [["geometry"], ["geometry", "gravity"]])
def test_all_geometry_open(name, groups):
    """Formulas hold when numbers are put in: others than the nominal ones, and those too."""
    robot = load(name).symbolic(*groups)
    assert_numerical_rank(robot, shaken(robot))
    base = base_parameters(robot)
    Y = stacked_regressor(robot.bind())
    assert np.abs(Y - Y[:, base.kept] @ base.matrix()).max() <= EQUAL * np.abs(Y).max()


@pytest.mark.sample(6)
@pytest.mark.parametrize("seed", range(12))
def test_random_robots_with_open_geometry(seed):
    text = make_urdf(seed, 4, mimic=seed % 3 == 2, fixed=False)
    robot = read_urdf(text, "random.urdf").symbolic("geometry")
    base = assert_numerical_rank(robot, shaken(robot))
    Y = stacked_regressor(robot.bind())
    if numerical_rank(Y) == len(base.kept):  # else the nominal geometry is a special one
        assert np.abs(Y - Y[:, base.kept] @ base.matrix()).max() <= EQUAL * np.abs(Y).max()


def test_symbols_of_another_algebra():
    import sympy

    a = sympy.Symbol("a", positive=True)
    pb = base_parameters_of(load("planar2r").bind({"l_1": a, "m_1": 0, "m_2": 2, "I_1": 0}))
    assert sympy.simplify(pb[0] - 2 * a) == 0
    assert sympy.simplify(pb[2] - 2 * a**2) == 0
