"""The classical formulations: one torque by seven ways, S81's remarks, general counts."""

from dataclasses import replace

import numpy as np
import pytest
import sympy

from symdyn.formulations.inverse import (
    hollerbach,
    lagrange_omega,
    newton_euler,
    newton_euler_base_axes,
    newton_euler_classical,
    newton_euler_com,
    newton_euler_featherstone,
    uicker_kahn,
)
from symdyn.formulations.kinematics import energy
from symdyn.formulations.shared import tally
from symdyn.graph import Graph, directional_derivatives, evaluate
from symdyn.graph.normal.harmonics import normal_forms
from symdyn.lie import AXES, Ad_dual_inverse, exp_so3, vec
from symdyn.robot import from_dh, load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Robot, Rotor
from symdyn.robot.placement import UNMOVED
from symdyn.robot.read.urdf import read_urdf
from tests.strategies import random_state, random_urdf

FORMULATIONS = {
    "uicker-kahn": uicker_kahn.inverse_dynamics,
    "hollerbach-4x4": hollerbach.inverse_dynamics_4x4,
    "hollerbach-3x3": hollerbach.inverse_dynamics_3x3,
    "silver": lagrange_omega.inverse_dynamics,
    "newton-euler-base-axes": newton_euler_base_axes.inverse_dynamics,
    "newton-euler-com": newton_euler_com.inverse_dynamics,
    "newton-euler-featherstone": newton_euler_featherstone.inverse_dynamics,
}
BODY = {"mass": 2.0, "com": [0.1, -0.2, 0.3], "inertia": {"xx": 0.5, "yy": 0.6, "zz": 0.7}}
TABLE = [
    {"theta": 0.3, "d": 0.4, "a": 0.5, "alpha": 0.6, **BODY},
    {"theta": -0.7, "d": 0.2, "a": -0.3, "alpha": 1.1, "type": "prismatic", **BODY},
    {"theta": 1.3, "d": -0.4, "a": 0.2, "alpha": -0.5, **BODY},
]
"""Standard Denavit-Hartenberg: the link frame is off the axis, so that screws have both halves."""
NAMED = ("puma560", "panda", "stanford", "table")
RANDOM = (502, 503, 505, 511, 516, 517)  # prismatic, trees, followers, links without mass
SMALL = ("pendulum", "cartpole", "planar2r", "planar3r", "scara")
each_formulation = pytest.mark.parametrize("method", FORMULATIONS)


def robot_of(name):
    if name == "table":
        return from_dh(TABLE)
    if isinstance(name, str):
        return load(name).bind()
    return read_urdf(random_urdf(name), "random.urdf")


def state_of(robot, seed=7):
    return tuple([float(x) for x in values] for values in random_state(robot, seed)[:3])


def close(a, b):
    a, b = np.array(a, float), np.array(b, float)
    assert np.abs(a - b).max() <= 1e-11 * max(1.0, np.abs(b).max())


# -- one torque -----------------------------------------------------------------------------


def test_the_random_robots_have_every_decoration():
    robots = [robot_of(seed) for seed in RANDOM]
    joints = [joint for robot in robots for joint in robot.joints]
    assert {"prismatic", "revolute"} <= {joint.type for joint in joints}
    assert any(joint.mimic for joint in joints)
    assert any(len(robot.children(i)) > 1 for robot in robots for i in range(len(robot.links)))
    assert any(link.inertia.m == 0 for robot in robots for link in robot.links)
    assert all(any(w) and any(v) for w, v in robot_of("table").joints[2].screws)


@pytest.mark.sample(24)
@each_formulation
@pytest.mark.parametrize("name", [*NAMED, *RANDOM])
def test_formulation_agrees_with_newton_euler_on_numbers(method, name):
    robot = robot_of(name)
    rotors = tuple(replace(j, rotor=Rotor(0.1 * i)) for i, j in enumerate(robot.joints))
    tips = (*robot.tips, robot.base.name, robot.links[0].name)
    robot = replace(robot, joints=rotors, gravity=(1.5, -2.5, -9.0), tips=tips)
    state = state_of(robot)
    f_tip = np.random.default_rng(3).uniform(-20, 20, (len(tips), 6)).tolist()
    for arguments in (state, (*state, f_tip)):
        expected = newton_euler.inverse_dynamics(robot, *arguments)
        close(FORMULATIONS[method](robot, *arguments), expected)


class Reciprocals(Graph):
    """A graph on which 1/m is a symbol of its own: quotients by masses get a normal form."""

    def div(self, a, b):
        return self.mul(a, self.symbol(f"1/{b.value}")) if b.op == "symbol" else super().div(a, b)


def cancelled(form):
    """Wave -> monomial -> coefficient with every m * 1/m gone: canonical for such quotients."""
    result = {}
    for wave, polynomial in form.terms.items():
        for monomial, coefficient in polynomial.items():
            powers = dict(monomial)
            for name in [n for n in powers if n.startswith("1/")]:
                powers[name[2:]] = powers.get(name[2:], 0) - powers.pop(name)
            key = (wave, tuple(sorted((n, e) for n, e in powers.items() if e)))
            result[key] = result.get(key, 0) + coefficient
    return {key: value for key, value in result.items() if value}


def closed_form(name, formulation):
    graph = Reciprocals()
    robot = load(name)
    robot = robot.bind({p.name: graph.symbol(p.name) for p in robot.parameters})
    state = ([graph.symbol(f"{x}{k}") for k in range(robot.nv)] for x in ("q", "qd", "qdd"))
    return [cancelled(form) for form in normal_forms(formulation(robot, *state))]


@pytest.mark.sample(12)
@each_formulation
@pytest.mark.parametrize("name", SMALL)
def test_formulation_is_symbolically_newton_euler(method, name):
    found = closed_form(name, FORMULATIONS[method])
    assert found == closed_form(name, newton_euler.inverse_dynamics)
    assert all(found)


@each_formulation
def test_formulation_runs_on_sympy(method):
    robot = load("pendulum")
    m, lc, inertia = sympy.symbols("m lc I", positive=True)
    robot = robot.bind({"m": m, "lc": lc, "I": inertia})
    q, qd, qdd = sympy.symbols("q qd qdd", real=True)
    (tau,) = FORMULATIONS[method](robot, [q], [qd], [qdd])
    (other,) = newton_euler.inverse_dynamics(robot, [q], [qd], [qdd])
    assert sympy.simplify(sympy.nsimplify(tau - other)) == 0


# -- S81 sections 1, 3.2: remarks ---------------------------------------------------------------


@each_formulation
def test_gravity_as_a_potential_is_gravity_as_a_base_acceleration(method):
    robot = robot_of("stanford")
    q, qd, qdd = state_of(robot)
    graph = Graph()
    symbols = [graph.symbol(f"q{k}") for k in range(robot.nq)]
    U = energy.potential_energy(robot, symbols)
    values = dict(zip(symbols, q, strict=True))
    gradient = [evaluate(directional_derivatives([U], {s: 1}), values)[0] for s in symbols]
    weightless = replace(robot, gravity=(0, 0, 0))
    inertial = FORMULATIONS[method](weightless, q, qd, qdd)
    close(np.array(inertial, float) + gradient, FORMULATIONS[method](robot, q, qd, qdd))


@each_formulation
def test_a_wrench_at_the_tip_is_an_extra_link(method):
    robot = robot_of("panda")
    q, qd, qdd = state_of(robot)
    hand = newton_euler.joint_wrenches(robot, q, qd, qdd)[-1]
    moment, force = Ad_dual_inverse(robot.transforms(q)[-1], hand)
    short = Robot("short", robot.joints[:-1], robot.links[:-1], gravity=robot.gravity)
    tip = [(*moment, *force)]
    tau = newton_euler.inverse_dynamics(short, q[:-1], qd[:-1], qdd[:-1], tip)
    close(FORMULATIONS[method](robot, q, qd, qdd)[:-1], tau)


@each_formulation
def test_a_ball_joint_is_links_without_mass_and_the_table_of_section_2_4_holds(method):
    tensor = ((0.5, 0.01, 0.02), (0.01, 0.6, 0.03), (0.02, 0.03, 0.7))
    axes = [AXES[name] for name in "zyx"]
    joints = [Joint(f"j{k}", "revolute", k - 1, UNMOVED, axis) for k, axis in enumerate(axes)]
    body = Link("body", Inertia.about_com(2.0, (0, 0, 0), tensor))
    robot = Robot("ball", joints, [Link("a"), Link("b"), body])
    q, qd, qdd = state_of(robot)
    graph = Graph()
    qs, qds = ([graph.symbol(f"{x}{k}") for k in range(3)] for x in ("q", "qd"))
    W = vec.IDENTITY
    for axis, angle in zip(axes, qs, strict=True):
        W = vec.matmul(W, exp_so3(axis, angle))
    along = {**dict(zip(qs, qds, strict=True)), **dict(zip(qds, qdd, strict=True))}
    entries = [entry for row in W for entry in row]
    rate = directional_derivatives(entries, along)
    values = dict(zip([*qs, *qds], [*q, *qd], strict=True))

    def at(nodes):
        return np.array(evaluate(nodes, values), float).reshape(3, 3)

    J = np.array(lagrange_omega.pseudo_tensor(tensor), float)
    Wdot, Wddot = at(rate), at(directional_derivatives(rate, along))
    tau = FORMULATIONS[method](robot, q, qd, qdd)
    slopes = [at(directional_derivatives(entries, {s: 1})) for s in qs]
    close(tau, [np.trace(slope @ J @ Wddot.T) for slope in slopes])
    assert not np.allclose(tau, [np.trace(slope @ J @ Wdot.T) for slope in slopes])


# -- general counts -------------------------------------------------------------------------

OURS = {
    "hollerbach-4x4": ((647, -80), (517, -80)),
    "hollerbach-3x3": ((382, -48), (298, -52)),
    "silver": ((170, -27), (162, -33)),
    "newton-euler-com": ((176, -21), (168, -27)),
    "newton-euler-base-axes": ((251, -39), (205, -36)),
    "newton-euler-featherstone": ((179, -45), (163, -48)),
    "newton-euler": ((185, -45), (163, -48)),
    "newton-euler-classical": ((152, -21), (139, -24)),
}
COUNTED = FORMULATIONS | {
    "newton-euler": newton_euler.inverse_dynamics,
    "newton-euler-classical": newton_euler_classical.inverse_dynamics,
}


@pytest.mark.parametrize("method", OURS)
def test_general_counts_are_linear_in_the_number_of_joints(method):
    (a, b), (c, d) = OURS[method]
    for n in (1, 2, 6, 9):
        counts = tally.count(COUNTED[method], n)
        assert (counts.multiplications, counts.additions) == (a * n + b, c * n + d)


def test_uicker_kahn_grows_with_the_fourth_power():
    counts = [tally.count(FORMULATIONS["uicker-kahn"], n).multiplications for n in range(1, 8)]
    fourth, fifth = np.diff(counts, 4), np.diff(counts, 5)
    assert fourth[0] > 0
    assert not fifth.any()
    six = tally.count(FORMULATIONS["uicker-kahn"], 6)
    assert (six.multiplications, six.additions) == (33523, 25514)


def test_published_formulas_give_the_published_numbers_and_silvers_ratios():
    for published in tally.PUBLISHED.values():
        assert published.at(6) == published.for_six
    assert tally.PUBLISHED["uicker-kahn"].at(5) is None
    total = {name: sum(published.for_six) for name, published in tally.PUBLISHED.items()}
    assert total["uicker-kahn"] > 100_000
    assert round(total["hollerbach-4x4"] / total["luh-walker-paul"]) == 5
    assert round(total["uicker-kahn"] / total["hollerbach-4x4"]) == 15
    assert round(2 * total["hollerbach-3x3"] / total["luh-walker-paul"]) == 5
