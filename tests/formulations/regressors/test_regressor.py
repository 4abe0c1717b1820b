"""Regressors: Y p = tau, columns by energy and by Pinocchio, the adaptive form, names, counts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pinocchio as pin
import pytest
import sympy

from symdyn.formulations.inverse import newton_euler, newton_euler_matrix
from symdyn.formulations.kinematics import energy
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.formulations.regressors.drives import passive_columns
from symdyn.formulations.regressors.energy_regressor import (
    energy_regressor,
    kinetic_energy_regressor,
    momentum_regressor,
    potential_energy_regressor,
)
from symdyn.formulations.regressors.regressor import (
    adaptive_regressor,
    regressor,
    regressor_by_wrenches,
    regressor_columns,
)
from symdyn.graph import Graph, count_operations, evaluate
from symdyn.robot import Inertia, Joint, Link, Robot, library, load, read_spec
from symdyn.robot.model import BASE, NO_ROTOR
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.slots import find_slots
from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle
from symdyn.verification.reference.differences import complex_step
from symdyn.verification.reference.dynamics import DYNAMICS_REFERENCE
from symdyn.verification.reference.energy_method import mass_matrix
from symdyn.verification.reference.manifold import on_manifold
from symdyn.verification.reference.registry import scale
from symdyn.verification.reference.regressors import (
    REGRESSOR_REFERENCE,
    drive_columns,
    mass_matrices,
)
from tests.formulations.test_mutants import ROBOTS as DECORATED
from tests.robots import URDFS, real_robot
from tests.strategies import make_urdf, random_urdf
from tests.verification.test_answers import with_tails

EXACT = 1e-12
"""Relative to the largest term of the torques, or to the largest entry of a matrix."""

DERIVATIONS = {
    "regressor": (regressor, regressor_by_wrenches),
    "adaptive_regressor": (adaptive_regressor,),
    "energy_regressor": (energy_regressor,),
    "momentum_regressor": (momentum_regressor,),
}
INPUTS = {
    "regressor": ("q", "qd", "qdd"),
    "adaptive_regressor": ("q", "qd", "qd_r", "qdd_r"),
    "energy_regressor": ("q", "qd"),
    "momentum_regressor": ("q", "qd"),
}

# -- robots and states ---------------------------------------------------------------------

NAMES = [
    *(f"library {name}" for name in library.names()),
    *(f"real {name}" for name in URDFS),
    *(f"random {seed}" for seed in range(40)),
    *(f"followers {seed}" for seed in range(6)),
    *(f"tails {seed}" for seed in range(6)),
    *(f"decorated {name}" for name in DECORATED),
]
FEW = [name for name in NAMES if not name.startswith("real baxter")]


@cache
def robot_of(name: str) -> Robot:
    kind, which = name.split()
    if kind == "library":
        return load(which).bind()
    if kind == "real":
        return real_robot(which).bind()
    if kind == "decorated":
        return DECORATED[which]
    if kind == "followers":
        return read_urdf(make_urdf(int(which), 7, mimic=True), "followers.urdf").bind()
    robot = read_urdf(random_urdf(int(which)), "random.urdf").bind()
    return with_tails(robot, int(which)) if kind == "tails" else robot


@cache
def state_of(name: str) -> dict[str, np.ndarray]:
    robot = robot_of(name)
    rng = np.random.default_rng(5)
    state = {k: rng.uniform(-2, 2, robot.nv) for k in ("qd", "qdd", "qd_r", "qdd_r")}
    return {"q": on_manifold(robot, rng.uniform(-np.pi, np.pi, robot.nq)), **state}


def arguments(name: str, *inputs: str) -> list[list[float]]:
    return [state_of(name)[k].tolist() for k in inputs]


def array(values) -> np.ndarray:
    return np.array(values, float)


def parameters_of(robot: Robot) -> np.ndarray:
    return array([x for link in robot.links for x in link.inertia.parameters])


def without_rotors(robot: Robot) -> Robot:
    return replace(robot, joints=tuple(replace(j, rotor=NO_ROTOR) for j in robot.joints))


def assert_close(found, wanted, size: float) -> None:
    assert array(found).shape == array(wanted).shape
    assert np.abs(array(found) - array(wanted)).max(initial=0.0) <= EXACT * size


def test_the_robots_have_what_makes_mistakes_show():
    robots = [robot_of(name) for name in NAMES]
    joints = [joint for robot in robots for joint in robot.joints]
    assert any(joint.mimic for joint in joints)
    assert any(joint.type == "prismatic" and joint.tail.moves for joint in joints)
    assert any(len(robot.children(i)) > 1 for robot in robots for i in range(len(robot.links)))


# -- times the parameters ------------------------------------------------------------------


@pytest.mark.sample(45)
@pytest.mark.parametrize("name", NAMES)
def test_the_regressor_times_the_parameters_are_the_forces(name):
    robot = without_rotors(robot_of(name))
    state = arguments(name, "q", "qd", "qdd")
    tau = newton_euler.inverse_dynamics(robot, *state)
    size = scale(robot, "inverse_dynamics", *state)
    for derivation in DERIVATIONS["regressor"]:
        assert_close(array(derivation(robot, *state)) @ parameters_of(robot), tau, size)


@pytest.mark.sample(30)
@pytest.mark.parametrize("name", FEW)
def test_the_other_regressors_times_the_parameters_are_what_they_should_be(name):
    robot = without_rotors(robot_of(name))
    q, qd, qd_r, qdd_r = arguments(name, "q", "qd", "qd_r", "qdd_r")
    p = parameters_of(robot)
    M, C = array(composite_body.mass_matrix(robot, q)), coriolis.coriolis_matrix(robot, q, qd)
    forces = M @ qdd_r + array(C) @ qd_r + array(newton_euler_matrix.gravity(robot, q))
    larger = np.abs(qd) + np.abs(qd_r)
    size = scale(robot, "inverse_dynamics", q, larger, qdd_r)
    assert_close(array(adaptive_regressor(robot, q, qd, qd_r, qdd_r)) @ p, forces, size)
    momentum = array(momentum_regressor(robot, q, qd)) @ p
    assert_close(momentum, M @ qd, np.abs(M).max(initial=0.0) * np.abs(qd).sum())
    T, U = energy.kinetic_energy(robot, q, qd), energy.potential_energy(robot, q)
    weight = scale(robot, "potential_energy", q)
    assert_close(array(kinetic_energy_regressor(robot, q, qd)) @ p, T, float(T))
    assert_close(array(potential_energy_regressor(robot, q)) @ p, U, weight)
    assert_close(array(energy_regressor(robot, q, qd)) @ p, T + U, float(T) + weight)


# -- column by column ----------------------------------------------------------------------


@pytest.mark.sample(60)
@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize("function", DERIVATIONS)
def test_every_column_is_that_of_a_robot_with_one_parameter(name, function):
    robot = robot_of(name)
    inputs = INPUTS[function]
    (wanted,) = REGRESSOR_REFERENCE[function](robot, *(state_of(name)[k] for k in inputs))
    for derivation in DERIVATIONS[function]:
        found = derivation(robot, *arguments(name, *inputs))
        assert_close(found, wanted, np.abs(wanted).max())


def test_one_parameter_in_the_energy_based_reference_is_one_column():
    """The answers that columns are checked by are themselves the plain reference, link by link."""
    robot = without_rotors(robot_of("decorated followers"))
    q, qd, qdd = (state_of("decorated followers")[k] for k in ("q", "qd", "qdd"))
    (Y,) = REGRESSOR_REFERENCE["regressor"](robot, q, qd, qdd)
    for c in range(Y.shape[1]):
        ten = [int(c % 10 == k) for k in range(10)]
        inertias = [Inertia(*ten) if c // 10 == i else Inertia() for i in range(len(robot.links))]
        pairs = zip(robot.links, inertias, strict=True)
        single = replace(robot, links=tuple(replace(link, inertia=J) for link, J in pairs))
        (tau,) = DYNAMICS_REFERENCE["inverse_dynamics"](single, q, qd, qdd)
        assert_close(Y[:, c], tau, np.abs(Y).max())


def pinocchio_columns(robot: Robot, oracle: PinocchioOracle, full: np.ndarray) -> np.ndarray:
    """Columns for all joints of Pinocchio's tree, in the robot's order and about its link frames.

    How ten parameters change from the link's frame to the joint's, where Pinocchio has them, is
    seen from bodies that it moves itself: all parameters of the first by 1 more, one at a time.
    """
    base = pin.Inertia(1.0, np.zeros(3), 10 * np.eye(3)).toDynamicParameters()
    blocks = []
    for i, joint in enumerate(robot.joints):
        X = oracle.model.frames[oracle.links[i]].placement

        def moved(ten, X=X):
            return X.act(pin.Inertia.FromDynamicParameters(ten)).toDynamicParameters()

        about_joint = np.array([moved(base + unit) - moved(base) for unit in np.eye(10)]).T
        row = oracle.order.index(i)
        block = full[:, 10 * row : 10 * row + 10]
        blocks.append(block @ about_joint if joint.tail.moves else block)
    return np.hstack(blocks)


@pytest.mark.sample(44)
@pytest.mark.parametrize("name", FEW)
def test_columns_are_pinocchios(name):
    robot = robot_of(name)
    q, qd, qdd, qd_r = (state_of(name)[k] for k in ("q", "qd", "qdd", "qd_r"))
    oracle = PinocchioOracle(robot)

    def torques(qd, qdd):
        state = oracle._full(q, qd, qdd)
        full = pin.computeJointTorqueRegressor(oracle.model, oracle.data, *state)
        full = full.reshape(oracle.model.nv, -1)  # one joint's comes as a vector
        return pinocchio_columns(robot, oracle, oracle.G.T @ full)

    def energies(function, *state):
        full = np.atleast_2d(function(oracle.model, oracle.data, *oracle._full(*state)))
        return pinocchio_columns(robot, oracle, full)[0]

    still = 0 * qd
    wanted = {
        regressor: torques(qd, qdd),
        momentum_regressor: torques(still, qd) - torques(still, still),
        kinetic_energy_regressor: energies(pin.computeKineticEnergyRegressor, q, qd),
        potential_energy_regressor: energies(pin.computePotentialEnergyRegressor, q),
    }
    for derivation, matrix in wanted.items():
        inputs = ("q", "qd", "qdd")[: 3 if derivation is regressor else 2]
        if derivation is potential_energy_regressor:
            inputs = ("q",)
        assert_close(derivation(robot, *arguments(name, *inputs)), matrix, np.abs(matrix).max())
    if any(joint.nv > 1 for joint in robot.joints):
        return  # their C is not symmetric in its two velocities
    # the velocity forces are a quadratic form, and the adaptive form is its polarisation
    polar = torques(qd + qd_r, still) + torques(still, still)
    polar = (polar - torques(qd, still) - torques(qd_r, still)) / 2 + torques(still, qdd)
    found = adaptive_regressor(robot, *arguments(name, "q", "qd", "qd_r", "qdd"))
    assert_close(found, polar, 4 * np.abs(polar).max())


# -- what physics says ---------------------------------------------------------------------


@pytest.mark.parametrize("name", FEW)
def test_the_adaptive_form_is_the_regressor_where_the_reference_is_the_motion(name):
    robot = robot_of(name)
    q, qd, qdd = arguments(name, "q", "qd", "qdd")
    Y = array(regressor(robot, q, qd, qdd))
    assert_close(adaptive_regressor(robot, q, qd, list(qd), qdd), Y, np.abs(Y).max())


@pytest.mark.parametrize("name", ["library panda", "random 7", "followers 2", "decorated table"])
def test_the_velocity_part_of_the_adaptive_form_is_skew_with_the_rate_of_the_mass_matrix(name):
    """x^T (Mdot - 2C) x = 0 for every parameter by itself, and x^T (Mdot - 2C) y = -y^T (...) x."""
    robot = robot_of(name)
    q, qd, x, y = arguments(name, "q", "qd", "qd_r", "qdd_r")
    dM = complex_step(lambda at: mass_matrices(robot, at), q)
    Mdot = np.einsum("l,lcab->cab", qd, dM)
    still = [0] * robot.nv

    def velocity(vector):
        moved = array(adaptive_regressor(robot, q, qd, vector, still))
        return moved - array(adaptive_regressor(robot, q, qd, still, still))

    def form(left, right):
        return np.einsum("a,cab,b->c", left, Mdot, right) - 2 * array(left) @ velocity(right)

    size = np.abs(Mdot).max() * np.abs(x).sum() * np.abs(y).sum()
    assert_close(form(x, x), np.zeros(10 * len(robot.links)), size)
    assert_close(form(x, y), -form(y, x), size)
    whole = np.einsum("c,cab->ab", parameters_of(robot), mass_matrices(robot, q))
    assert_close(whole, mass_matrix(without_rotors(robot), q), np.abs(whole).max())


@pytest.mark.parametrize("name", ["library puma560", "random 3", "followers 1", "tails 4"])
def test_power_is_the_rate_of_energy_and_force_that_of_momentum(name):
    """d/dt y = qd^T Y for every parameter; dY_momentum/dt = Y + dT/dq - dU/dq."""
    robot = robot_of(name)
    q, qd, qdd = (state_of(name)[k] for k in ("q", "qd", "qdd"))
    step = 1e-30j
    moving = [(q + step * qd).tolist(), (qd + step * qdd).tolist()]
    power = np.array(energy_regressor(robot, *moving), complex).imag / step.imag
    Y = array(regressor(robot, *arguments(name, "q", "qd", "qdd")))
    assert_close(power, qd @ Y, np.abs(Y).max() * np.abs(qd).sum())

    def lagrangian(at):
        T = np.array(kinetic_energy_regressor(robot, at.tolist(), qd.tolist()), complex)
        return T - np.array(potential_energy_regressor(robot, at.tolist()), complex)

    rate = np.array(momentum_regressor(robot, *moving), complex).imag / step.imag
    assert_close(rate - complex_step(lagrangian, q), Y, 10 * np.abs(Y).max())


def test_a_pendulum_on_sympy_has_the_columns_of_the_textbook():
    hinge = Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0))
    g, q, qd, qdd = sympy.symbols("g q qd qdd", real=True)
    robot = Robot("pendulum", (hinge,), (Link("rod"),), gravity=(0, 0, -g))
    (Y,) = regressor(robot, [q], [qd], [qdd])
    names = regressor_columns(robot)
    found = {name: sympy.simplify(entry) for name, entry in zip(names, Y, strict=True)}
    gravity = {"rod.mcx": -g * sympy.cos(q), "rod.mcz": -g * sympy.sin(q)}
    assert {name: x for name, x in found.items() if x != 0} == {"rod.Iyy": qdd, **gravity}
    assert energy_regressor(robot, [q], [qd])[6] == qd**2 / 2


# -- names, rotors and friction ------------------------------------------------------------


@pytest.mark.parametrize("name", ["library planar2r", "real ur5", "random 5", "decorated tree"])
def test_columns_have_the_names_that_open_parameters_have(name):
    robot = robot_of(name)
    inertial = [slot.name for slot in find_slots(robot).values() if slot.group == "inertial"]
    assert regressor_columns(robot) == inertial


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("decorated")])
def test_with_the_columns_of_rotors_and_friction_the_forces_are_complete(name):
    robot = robot_of(name)
    q, qd, qdd = (state_of(name)[k] for k in ("q", "qd", "qdd"))
    state = arguments(name, "q", "qd", "qdd")
    names, further = passive_columns(robot, *state)
    kinds = {column.partition(".")[2] for column in names}
    assert {"rotor_inertia", "viscous", "coulomb", "offset", "stiffness"} == kinds
    slots = find_slots(robot)
    p = np.append(parameters_of(robot), [float(slots[column].value) for column in names])
    assert_close(further, drive_columns(robot, names, q, qd, qdd), np.abs(array(further)).max())
    tau = DYNAMICS_REFERENCE["inverse_dynamics"](robot, q, qd, qdd)[0]
    tau = tau + DYNAMICS_REFERENCE["passive_forces"](robot, q, qd)[0]
    Y = np.hstack([array(regressor(robot, *state)), array(further)])
    assert_close(Y @ p, tau, scale(robot, "inverse_dynamics", q, qd, qdd) + np.abs(tau).max())
    assert regressor_columns(robot, passive=True) == [*regressor_columns(robot), *names]


FRICTION = """
name = "slider"
[symbols]
nil = 0
some = 0
[[bodies]]
name = "cart"
mass = 2
[[joints]]
name = "rail"
type = "prismatic"
parent = "base"
child = "cart"
passive = { viscous = "some", coulomb = "nil", offset = "nil * some", stiffness = 0.5 }
"""


def test_what_is_open_has_a_column_and_what_is_zero_has_none():
    robot = read_spec(FRICTION, "slider.toml").symbolic("some")
    graph = Graph()
    q, qd, qdd, some = (graph.symbol(name) for name in ("q", "qd", "qdd", "some"))
    names, columns = passive_columns(robot.bind({"some": some}), [q], [qd], [qdd])
    assert names == ["rail.viscous", "rail.stiffness"]
    assert columns == [[qd, q]]
    assert regressor_columns(robot, passive=True)[10:] == names
    assert regressor_columns(robot.symbolic("none"), passive=True)[10:] == ["rail.stiffness"]
    opened = robot.symbolic("rail.rotor_inertia")
    assert regressor_columns(opened, passive=True)[10:] == ["rail.rotor_inertia", *names]


def test_without_drives_there_are_no_further_columns():
    robot = robot_of("library panda")
    assert passive_columns(robot, [0.0] * 7, [1.0] * 7, [0.0] * 7) == ([], [[]] * 7)


# -- on the graph --------------------------------------------------------------------------


def on_graph(robot: Robot, derivation, inputs):
    """The symbols and nodes of a regressor."""
    graph = Graph()
    symbols = [[graph.symbol(f"{k}[{i}]") for i in range(robot.nv)] for k in inputs]
    rows = derivation(robot, *symbols)
    flat = [x for row in rows for x in row] if isinstance(rows[0], list) else rows
    return symbols, [graph.constant(x) for x in flat]


@pytest.mark.parametrize(
    "name", ["library puma560", "library stanford", "real z1", "followers 0", "decorated table"]
)
@pytest.mark.parametrize("function", DERIVATIONS)
def test_graph_and_floats_agree(name, function):
    robot = robot_of(name)
    for derivation in DERIVATIONS[function]:
        symbols, nodes = on_graph(robot, derivation, INPUTS[function])
        state = arguments(name, *INPUTS[function])
        pairs = zip(symbols, state, strict=True)
        values = {s: x for own, numbers in pairs for s, x in zip(own, numbers, strict=True)}
        wanted = array(derivation(robot, *state)).ravel()
        assert_close(evaluate(nodes, values), wanted, np.abs(wanted).max())


def test_columns_hang_on_open_geometry_and_on_no_open_inertia():
    """Where lengths are open no column may be transferred by a number that they are not."""
    robot = load("puma560").symbolic("inertial", "geometry")
    graph = Graph()
    numbers = {p.name: p.value * 1.1 + 0.1 for p in robot.symbolic_parameters}
    symbols = {name: graph.symbol(name) for name in numbers}
    q, qd, qdd = ([graph.symbol(f"{k}{i}") for i in range(6)] for k in ("q", "qd", "qdd"))
    nodes = [x for row in regressor(robot.bind(symbols), q, qd, qdd) for x in row]
    state = dict(zip((*q, *qd, *qdd), np.random.default_rng(1).normal(size=18), strict=True))
    geometry = {symbols[n]: x for n, x in numbers.items() if n.startswith("joint")}
    found = array(evaluate([graph.constant(x) for x in nodes], state | geometry)).reshape(6, 60)
    numeric = robot.bind(numbers)
    values = [array([state[s] for s in group]) for group in (q, qd, qdd)]
    (wanted,) = REGRESSOR_REFERENCE["regressor"](numeric, *values)
    assert_close(found, wanted, np.abs(wanted).max())


COUNTS = {"panda": (736, 613), "puma560": (430, 363), "ur5": (388, 343), "stanford": (385, 324)}
"""Multiplications and additions of the regressor, screws carried outwards."""


@pytest.mark.parametrize("name", COUNTS)
def test_carrying_screws_outwards_costs_less_than_carrying_wrenches_inwards(name):
    robot = robot_of(f"library {name}")
    inputs = INPUTS["regressor"]
    screws = count_operations(on_graph(robot, regressor, inputs)[1])
    wrenches = count_operations(on_graph(robot, regressor_by_wrenches, inputs)[1])
    assert screws.total < 0.77 * wrenches.total
    assert screws.mul <= COUNTS[name][0]
    assert screws.add <= COUNTS[name][1]


def test_an_axis_that_points_the_other_way_costs_no_more_products():
    robot = robot_of("library panda")
    joints = tuple(replace(j, axis=(0, 0, -1)) for j in robot.joints)
    turned = replace(robot, joints=joints)
    nodes = on_graph(turned, regressor, INPUTS["regressor"])[1]
    assert count_operations(nodes).mul <= COUNTS["panda"][0]


def test_a_placement_that_is_no_coordinate_axis_is_no_obstacle():
    odd = Placement.from_xyz_rpy((0.1, -0.2, 0.3), (0.4, 0.5, 0.6))
    axis = (0.6, 0.0, 0.8)
    joints = (
        Joint("a", "revolute", BASE, odd, axis),
        Joint("b", "prismatic", 0, odd, axis, tail=odd),
        Joint("c", "revolute", 1, odd, (0, -1, 0), tail=odd),
    )
    robot = Robot("odd", joints, tuple(Link(f"l{k}") for k in range(3)), gravity=(1, 2, 3))
    state = ([0.3, 0.4, 0.5], [1.0, 2.0, -1.0], [0.5, 0.7, 0.9])
    (wanted,) = REGRESSOR_REFERENCE["regressor"](robot, *state)
    assert_close(regressor(robot, *state), wanted, np.abs(wanted).max())
