"""Derivatives of the dynamics, against complex steps, the reference's differences and Pinocchio."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
import sympy

from symdyn.formulations.forward import ldlt
from symdyn.formulations.gradients.effort import (
    effort,
    effort_derivatives,
    motion_energy,
    motion_energy_derivatives,
    weighted_derivatives,
)
from symdyn.formulations.gradients.forward_derivatives import (
    forward_dynamics_derivatives,
    linearization,
)
from symdyn.formulations.gradients.inverse_derivatives import (
    coriolis_matrix,
    inverse_dynamics_derivatives,
    mass_matrix,
)
from symdyn.formulations.gradients.second_derivatives import (
    christoffel_symbols,
    inverse_dynamics_second_derivatives,
)
from symdyn.formulations.inverse import newton_euler_classical
from symdyn.formulations.inverse.passive import passive_force_derivatives, passive_forces
from symdyn.formulations.matrices import christoffel, composite_body, coriolis
from symdyn.graph import Array, Graph, Program, gradient, jacobian
from symdyn.passes import share_differences
from symdyn.robot import load
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.runtime.trajectory import trajectory_effort
from symdyn.verification.oracles.libraries import pinocchio_oracle
from symdyn.verification.reference.energy_method import inverse_dynamics as lagrange
from symdyn.verification.reference.gradients import (
    GRADIENT_REFERENCE,
    rigid_torques,
)
from tests.quick import quick
from tests.robots import real_robot
from tests.strategies import make_urdf, random_state, random_urdf

STEP = 1e-30
REFERENCE_NAMES = {
    "inverse_dynamics_derivatives": inverse_dynamics_derivatives,
    "forward_dynamics_derivatives": forward_dynamics_derivatives,
    "linearization": linearization,
    "inverse_dynamics_second_derivatives": inverse_dynamics_second_derivatives,
    "effort": lambda *state: (effort(*state),),
    "effort_derivatives": effort_derivatives,
    "motion_energy": lambda *state: (motion_energy(*state),),
    "motion_energy_derivatives": motion_energy_derivatives,
}


def driven(robot, seed):
    """The robot with rotors, friction (half of it smooth) and springs."""
    rng = np.random.default_rng([seed, 9])
    joints = []
    for joint in robot.joints:
        rotor, viscous, coulomb, width, offset, stiffness, rest = rng.uniform(0.1, 1.0, 7)
        smoothing = width if rng.random() < 0.5 else 0
        law = Passive(viscous, coulomb, smoothing, offset, stiffness, rest)
        joints.append(replace(joint, rotor=Rotor(rotor), passive=law))
    return replace(robot, joints=tuple(joints))


@cache
def random_robot(seed):
    """Trees with sliders and empty links; every third with followers."""
    text = make_urdf(seed, 6, mimic=True) if seed % 3 == 0 else random_urdf(seed)
    return driven(read_urdf(text, "random.urdf"), seed)


SEEDS = range(45)
each_seed = pytest.mark.parametrize("seed", quick(SEEDS, range(20)))
some_seeds = pytest.mark.parametrize("seed", range(0, 45, 5))
each_real = pytest.mark.parametrize("name", ["panda", "ur5", "baxter"])


def state_of(robot, seed=7):
    return [[float(x) for x in values] for values in random_state(robot, seed)]


def columns(function, x):
    """df/dx by complex step, one last axis over x."""
    moved = [[a + 1j * STEP * (k == j) for k, a in enumerate(x)] for j in range(len(x))]
    return np.moveaxis(np.array([np.array(function(m), complex).imag / STEP for m in moved]), 0, -1)


def close(ours, expected, size=0.0, tolerance=1e-9):
    ours, expected = np.array(ours, float), np.array(expected, float)
    assert ours.shape == expected.shape
    limit = tolerance * max(1.0, np.abs(expected).max(initial=0.0), size)
    assert np.abs(ours - expected).max(initial=0.0) <= limit


def program(function, robot, *names):
    """A derivation on the graph, as code is made of it."""
    graph = Graph()
    inputs = [
        Array(name, (robot.nv,), tuple(graph.symbol(f"{name}[{k}]") for k in range(robot.nv)))
        for name in names
    ]
    values = function(robot, *(list(array.elements) for array in inputs))
    arrays = []
    for k, value in enumerate(values):
        shape = np.shape(np.array(value, dtype=object))
        nodes = tuple(graph.constant(x) for x in np.array(value, dtype=object).ravel())
        arrays.append(Array(f"output{k}", shape, nodes))
    return share_differences(Program("program", tuple(inputs), tuple(arrays), "test"))


# -- inverse dynamics ------------------------------------------------------------------------


def test_random_robots_have_all_that_a_derivation_may_meet():
    robots = [random_robot(seed) for seed in SEEDS]
    joints = [joint for robot in robots for joint in robot.joints]
    assert sum(any(j.mimic for j in robot.joints) for robot in robots) > 10
    assert sum(len(robot.tips) > 1 for robot in robots) > 10
    assert sum(joint.type == "prismatic" for joint in joints) > 40
    assert sum(sorted(map(abs, joint.axis)) != [0, 0, 1] for joint in joints) > 20


@each_seed
def test_inverse_dynamics_derivatives_are_those_of_the_recursion(seed):
    robot = random_robot(seed)
    q, qd, qdd, _ = state_of(robot)
    f_tip = np.random.default_rng(seed).uniform(-2, 2, (len(robot.tips), 6)).tolist()

    def torques(q, qd):
        return newton_euler_classical.inverse_dynamics(robot, q, qd, qdd, f_tip)

    by_q, by_qd, by_f_tip = inverse_dynamics_derivatives(robot, q, qd, qdd, f_tip)
    close(by_q, columns(lambda x: torques(x, qd), q), tolerance=1e-11)
    close(by_qd, columns(lambda x: torques(q, x), qd), tolerance=1e-11)
    free = newton_euler_classical.inverse_dynamics(robot, q, qd, qdd)
    pushed = np.einsum("kti,ti->k", np.array(by_f_tip, float), np.array(f_tip))
    close(pushed, np.subtract(torques(q, qd), free), tolerance=1e-11)


@some_seeds
def test_scales_and_zero_offsets_of_the_joints_count(seed):
    robot = random_robot(seed)
    rng = np.random.default_rng(seed)
    joints = [
        replace(joint, scale=float(scale), q_offset=float(offset))
        for joint, scale, offset in zip(robot.joints, *rng.uniform(0.5, 2, (2, 99)), strict=False)
    ]
    robot = replace(robot, joints=tuple(joints))
    q, qd, qdd, _ = state_of(robot)

    def torques(q, qd):
        return newton_euler_classical.inverse_dynamics(robot, q, qd, qdd)

    by_q, by_qd = inverse_dynamics_derivatives(robot, q, qd, qdd)
    close(by_q, columns(lambda x: torques(x, qd), q), tolerance=1e-11)
    close(by_qd, columns(lambda x: torques(q, x), qd), tolerance=1e-11)
    close(effort_derivatives(robot, q, qd, qdd)[0], np.array(torques(q, qd)) @ np.array(by_q))


@each_real
def test_derivatives_agree_with_pinocchio(name):
    robot = real_robot(name)
    q, qd, qdd, tau = state_of(robot)
    oracle = pinocchio_oracle(robot)
    expected = oracle.inverse_dynamics_derivatives(q, qd, qdd)
    on_graph = program(inverse_dynamics_derivatives, robot, "q", "qd", "qdd")
    for ours in (inverse_dynamics_derivatives(robot, q, qd, qdd), on_graph(q, qd, qdd)):
        for value, answer in zip(ours, expected, strict=True):
            close(value, answer)
    expected = oracle.forward_dynamics_derivatives(q, qd, tau)
    on_graph = program(forward_dynamics_derivatives, robot, "q", "qd", "tau")
    for ours in (forward_dynamics_derivatives(robot, q, qd, tau), on_graph(q, qd, tau)):
        for value, answer in zip(ours, expected, strict=True):
            close(value, answer)


@pytest.mark.sample(16)
@pytest.mark.parametrize("seed", quick([*range(0, 45, 6), 7, 19], (0, 12, 7, 19)))
@pytest.mark.parametrize("name", REFERENCE_NAMES)
def test_random_robots_agree_with_the_reference(name, seed):
    robot = random_robot(seed)
    q, qd, qdd, tau = state_of(robot)
    forward = name.startswith(("forward", "linear"))
    state = (q, qd) if name.startswith("motion") else (q, qd, tau if forward else qdd)
    expected = GRADIENT_REFERENCE[name](robot, *state)
    size = GRADIENT_REFERENCE[name].scale(robot, expected, *state)
    for value, answer in zip(REFERENCE_NAMES[name](robot, *state), expected, strict=True):
        assert np.abs(np.array(value, float) - answer).max(initial=0.0) <= 1e-10 * size


@some_seeds
def test_both_references_of_the_torque_agree(seed):
    robot = random_robot(seed)
    q, qd, qdd, _ = map(np.array, state_of(robot))
    close(rigid_torques(robot, q, qd, qdd), lagrange(robot, q, qd, qdd), tolerance=1e-11)


@pytest.mark.parametrize("seed", quick([3, 10, 25], [10]))
def test_graph_and_floats_agree(seed):
    robot = random_robot(seed)
    q, qd, qdd, tau = state_of(robot)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    for function, last, size in (
        (inverse_dynamics_derivatives, qdd, 1.0),
        (effort_derivatives, qdd, 1.0),
        (inverse_dynamics_second_derivatives, qdd, 1.0),
        (forward_dynamics_derivatives, tau, np.linalg.cond(M) ** 2),
        (linearization, tau, np.linalg.cond(M) ** 2),
    ):
        emitted = program(function, robot, "q", "qd", "x")(q, qd, last)
        for value, answer in zip(emitted, function(robot, q, qd, last), strict=True):
            largest = np.abs(np.array(answer, float)).max(initial=1.0)
            close(value, answer, size * largest, tolerance=1e-12)


def test_derivatives_on_sympy():
    robot = load("cartpole").bind()
    q, qd, qdd = (sympy.symbols(f"{name}:2") for name in ("x", "v", "a"))
    tau = sympy.Matrix(newton_euler_classical.inverse_dynamics(robot, q, qd, qdd))
    by_q, by_qd = inverse_dynamics_derivatives(robot, q, qd, qdd)
    d2q, *_ = inverse_dynamics_second_derivatives(robot, q, qd, qdd)
    at = dict(zip((*q, *qd, *qdd), (0.3, -0.7, 0.4, 1.1, -0.2, 0.9), strict=True))
    close(sympy.Matrix(by_q).subs(at).tolist(), tau.jacobian(q).subs(at).tolist())
    close(sympy.Matrix(by_qd).subs(at).tolist(), tau.jacobian(qd).subs(at).tolist())
    for k in range(2):
        close(sympy.Matrix(d2q[k]).subs(at).tolist(), sympy.hessian(tau[k], q).subs(at).tolist())


# -- friction and springs --------------------------------------------------------------------


@some_seeds
def test_passive_force_derivatives(seed):
    robot = random_robot(seed)
    q, qd, *_ = state_of(robot)
    by_q, by_qd = passive_force_derivatives(robot, q, qd)
    close(by_q, columns(lambda x: passive_forces(robot, x, qd), q))
    smooth = replace(
        robot,
        joints=tuple(
            j if j.passive.smoothing else replace(j, passive=replace(j.passive, coulomb=0))
            for j in robot.joints
        ),
    )
    close(by_qd, columns(lambda x: passive_forces(smooth, q, x), qd))


# -- forward dynamics ------------------------------------------------------------------------


@pytest.mark.sample(10)
@each_seed
def test_forward_dynamics_derivatives_with_friction(seed):
    robot = random_robot(seed)
    joints = tuple(replace(j, passive=replace(j.passive, smoothing=0.7)) for j in robot.joints)
    robot = replace(robot, joints=joints)
    q, qd, _, tau = state_of(robot)
    f_tip = np.random.default_rng(seed).uniform(-2, 2, (len(robot.tips), 6)).tolist()

    def left(q, qd, tau):
        return [t - p for t, p in zip(tau, passive_forces(robot, q, qd), strict=True)]

    def accelerations(q, qd, tau):
        return ldlt.forward_dynamics(robot, q, qd, left(q, qd, tau), f_tip)

    resisting = passive_force_derivatives(robot, q, qd)
    ours = forward_dynamics_derivatives(robot, q, qd, left(q, qd, tau), f_tip, resisting)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    size = np.linalg.cond(M)
    close(ours[0], columns(lambda x: accelerations(x, qd, tau), q), size, 1e-11)
    close(ours[1], columns(lambda x: accelerations(q, x, tau), qd), size, 1e-11)
    close(ours[2], columns(lambda x: accelerations(q, qd, x), tau), size, 1e-11)

    n = robot.nv
    A, B = linearization(robot, q, qd, left(q, qd, tau), f_tip, resisting)
    close(A, np.block([[np.zeros((n, n)), np.eye(n)], [np.array(ours[0]), np.array(ours[1])]]))
    close(B, np.vstack([np.zeros((n, n)), ours[2]]))


# -- second derivatives ----------------------------------------------------------------------


@some_seeds
def test_second_derivatives_are_the_slopes_of_the_first(seed):
    robot = random_robot(seed)
    q, qd, qdd, _ = state_of(robot)
    ours = inverse_dynamics_second_derivatives(robot, q, qd, qdd)
    by_q = columns(lambda x: inverse_dynamics_derivatives(robot, x, qd, qdd)[0], q)
    by_qd = columns(lambda x: inverse_dynamics_derivatives(robot, x, qd, qdd)[1], q)
    twice = columns(lambda x: inverse_dynamics_derivatives(robot, q, x, qdd)[1], qd)
    close(ours[0], by_q, tolerance=1e-11)
    close(ours[0], np.swapaxes(ours[0], 1, 2))
    close(ours[1], np.swapaxes(by_qd, 1, 2), tolerance=1e-11)
    close(ours[2], twice, tolerance=1e-11)
    close(ours[3], columns(lambda x: composite_body.mass_matrix(robot, x), q), tolerance=1e-11)


# -- what the loads of the joints give besides -----------------------------------------------


@some_seeds
def test_mass_coriolis_and_christoffel_from_the_loads(seed):
    robot = random_robot(seed)
    q, qd, *_ = state_of(robot)
    M = composite_body.mass_matrix(robot, q)
    size = np.abs(np.array(M, float)).max()
    close(mass_matrix(robot, q), M, tolerance=1e-12)
    close(coriolis_matrix(robot, q, qd), coriolis.coriolis_matrix(robot, q, qd), size, 1e-12)
    close(christoffel_symbols(robot, q), christoffel.christoffel_symbols(robot, q), size, 1e-12)


# -- objectives ------------------------------------------------------------------------------


@each_seed
def test_gradients_of_effort_and_energy(seed):
    robot = random_robot(seed)
    q, qd, qdd, weights = state_of(robot)
    by_q, by_qd, by_qdd = effort_derivatives(robot, q, qd, qdd)
    close(by_q, columns(lambda x: effort(robot, x, qd, qdd), q), tolerance=1e-11)
    close(by_qd, columns(lambda x: effort(robot, q, x, qdd), qd), tolerance=1e-11)
    close(by_qdd, columns(lambda x: effort(robot, q, qd, x), qdd), tolerance=1e-11)

    matrices = (
        *inverse_dynamics_derivatives(robot, q, qd, qdd),
        composite_body.mass_matrix(robot, q),
    )
    weighted = weighted_derivatives(robot, q, qd, qdd, weights)
    for ours, matrix in zip(weighted, matrices, strict=True):
        close(ours, weights @ np.array(matrix, float), tolerance=1e-11)

    by_q, by_qd = motion_energy_derivatives(robot, q, qd)
    close(by_q, columns(lambda x: motion_energy(robot, x, qd), q), tolerance=1e-11)
    close(by_qd, columns(lambda x: motion_energy(robot, q, x), qd), tolerance=1e-11)


def test_effort_along_a_trajectory():
    robot, times = load("puma560").bind(), np.linspace(0, 2, 40)
    powers = np.arange(4)
    basis = [
        np.array([np.polynomial.Polynomial(np.eye(4)[k]).deriv(order)(times) for k in powers]).T
        for order in range(3)
    ]
    c = np.random.default_rng(4).uniform(-0.5, 0.5, (4, robot.nv))
    weights = np.full(len(times), 0.05)
    value = program(lambda *a: (effort(*a),), robot, "q", "qd", "qdd")
    slope = program(effort_derivatives, robot, "q", "qd", "qdd")

    def objective(c):
        return trajectory_effort(c, basis, weights, lambda *x: value(*x)[0], slope)

    J, dJ = objective(c)
    by_hand = [effort(robot, *([float(x) for x in b[t] @ c] for b in basis)) for t in range(40)]
    close(J, weights @ by_hand, tolerance=1e-12)
    h = 1e-4
    for k, i in ((0, 1), (2, 0), (3, 5)):
        step = np.zeros_like(c)
        step[k, i] = h
        central = (objective(c + step)[0] - objective(c - step)[0]) / (2 * h)
        wider = (objective(c + 2 * step)[0] - objective(c - 2 * step)[0]) / (4 * h)
        assert dJ[k, i] == pytest.approx((4 * central - wider) / 3, rel=1e-9, abs=1e-7)


# -- the race --------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["ur5", "panda", "iiwa14", "puma560"])
def test_analytic_derivatives_need_far_fewer_operations_than_differentiating_the_graph(name):
    robot = load(name).bind()
    tau = program(
        lambda *a: (newton_euler_classical.inverse_dynamics(*a),), robot, "q", "qd", "qdd"
    )
    inputs = [node for array in tau.inputs for node in array.elements]

    def cost(*nodes):
        array = Array("derivatives", (len(nodes),), nodes)
        return share_differences(replace(tau, outputs=(array,))).operations.total

    modes = [
        cost(*(x for row in jacobian(tau.results, inputs[: 2 * robot.nv], mode) for x in row))
        for mode in ("forward", "reverse")
    ]
    analytic = program(inverse_dynamics_derivatives, robot, "q", "qd", "qdd").operations.total
    assert analytic < 0.7 * min(modes)
    reverse = cost(*gradient(tau.results, inputs, tau.results))
    adjoint = program(effort_derivatives, robot, "q", "qd", "qdd").operations.total
    assert adjoint < 0.9 * reverse


@pytest.mark.slow
def test_operations_of_the_panda():
    robot = load("panda").bind()

    def cost(function, last):
        return program(function, robot, "q", "qd", last).operations.total

    assert cost(inverse_dynamics_derivatives, "qdd") <= 2400
    assert cost(forward_dynamics_derivatives, "tau") <= 4500
    assert cost(effort_derivatives, "qdd") <= 1600
    assert cost(inverse_dynamics_second_derivatives, "qdd") <= 9100
