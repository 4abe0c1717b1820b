"""Two derivations of one quantity agree; mechanics holds; on the graph, on floats, on SymPy."""

import numpy as np
import pytest
import sympy

from symdyn.formulations.forward import ldlt
from symdyn.formulations.inverse import newton_euler, newton_euler_classical, newton_euler_matrix
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.graph import directional_derivatives, evaluate
from symdyn.lie import SE3, exp_so3, hat
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.read.urdf import read_urdf
from tests.making import program_by
from tests.strategies import random_state, random_urdf


def robots():
    yield "puma560", load("puma560").bind()
    yield "panda", load("panda").bind()
    for seed in range(6):
        yield f"random-{seed}", read_urdf(random_urdf(seed + 500), "random.urdf")


ROBOTS = dict(robots())
each_robot = pytest.mark.parametrize("name", ROBOTS)


def state_of(name):
    robot = ROBOTS[name]
    return robot, *([float(x) for x in values] for values in random_state(robot, 7))


def close(a, b, size=None):
    a, b = np.array(a, float), np.array(b, float)
    assert np.abs(a - b).max() <= 1e-11 * max(1.0, np.abs(b).max() if size is None else size)


@each_robot
def test_both_newton_euler_recursions_agree(name):
    robot, q, qd, qdd, _ = state_of(name)
    close(
        newton_euler.inverse_dynamics(robot, q, qd, qdd),
        newton_euler_classical.inverse_dynamics(robot, q, qd, qdd),
    )


@each_robot
def test_mass_matrix_columns_are_torques_of_unit_accelerations(name):
    robot, q, *_ = state_of(name)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    still = [0.0] * robot.nv
    phi = np.array(newton_euler_matrix.gravity(robot, q), float)
    for k, unit in enumerate(np.eye(robot.nv)):
        tau = newton_euler.inverse_dynamics(robot, q, still, [float(x) for x in unit])
        close(np.array(tau, float) - phi, M[:, k], np.abs(M).max() + np.abs(phi).max())


@each_robot
def test_coriolis_matrix_is_that_of_the_christoffel_symbols(name):
    robot, q, qd, *_ = state_of(name)
    program = program_by(robot, "mass_matrix", "composite-body")
    symbols = program.inputs[0].elements
    values = dict(zip(symbols, q, strict=True))
    n = robot.nv
    dM = [
        np.array(evaluate(directional_derivatives(program.results, {s: 1}), values), float).reshape(
            n, n
        )
        for s in symbols
    ]
    gamma = 0.5 * (np.einsum("ikj->kij", dM) + np.einsum("jki->kij", dM) - np.array(dM))
    C = np.array(coriolis.coriolis_matrix(robot, q, qd), float)
    close(C, np.einsum("kij,i->kj", gamma, qd))
    Mdot = np.einsum("kij,k->ij", dM, qd)
    close(Mdot - 2 * C, -(Mdot - 2 * C).T, np.abs(C).max())


@each_robot
def test_forward_dynamics_undoes_inverse_dynamics(name):
    robot, q, qd, qdd, _ = state_of(name)
    tau = newton_euler.inverse_dynamics(robot, q, qd, qdd)
    M = np.array(composite_body.mass_matrix(robot, q), float)
    close(ldlt.forward_dynamics(robot, q, qd, tau), qdd, np.linalg.cond(M))


@each_robot
def test_factors_multiply_to_the_mass_matrix(name):
    robot, q, *_ = state_of(name)
    M = composite_body.mass_matrix(robot, q)
    L, D = ldlt.factorize(M)
    L = np.array(L, float)
    close(L.T @ np.diag(np.array(D, float)) @ L, M)
    assert np.all(np.triu(L, 1) == 0)


@each_robot
def test_jacobian_is_the_rate_of_the_pose(name):
    robot, q, qd, *_ = state_of(name)
    program = program_by(robot, "forward_kinematics", "product-of-exponentials")
    symbols = program.inputs[0].elements
    rates = directional_derivatives(program.results, dict(zip(symbols, qd, strict=True)))
    values = dict(zip(symbols, q, strict=True))
    shape = (len(robot.tips), 4, 4)
    X = np.array(evaluate(program.results, values), float).reshape(shape)
    twists = np.linalg.inv(X) @ np.array(evaluate(rates, values), float).reshape(shape)
    J = np.array(jacobians.jacobian(robot, q), float)
    for tip, twist in enumerate(twists):
        V = J[tip] @ qd
        close(twist[:3, :3], hat(tuple(V[:3])))
        close(twist[:3, 3], V[3:])


def test_planar_2r_on_sympy_is_the_textbook_mass_matrix():
    names = [p.name for p in load("planar2r").parameters]
    symbols = {name: sympy.Symbol(name, positive=True) for name in names}
    robot = load("planar2r").bind(symbols)
    q = sympy.symbols("q_1 q_2", real=True)
    M = sympy.Matrix(composite_body.mass_matrix(robot, q))
    l1, lc1, lc2, m1, m2, i1, i2 = (
        symbols[n] for n in ("l_1", "lc_1", "lc_2", "m_1", "m_2", "I_1", "I_2")
    )
    c2 = sympy.cos(q[1])
    expected = sympy.Matrix(
        [
            [
                i1 + i2 + m1 * lc1**2 + m2 * (l1**2 + lc2**2 + 2 * l1 * lc2 * c2),
                i2 + m2 * (lc2**2 + l1 * lc2 * c2),
            ],
            [i2 + m2 * (lc2**2 + l1 * lc2 * c2), i2 + m2 * lc2**2],
        ]
    )
    assert (M - expected).expand() == sympy.zeros(2, 2)


def test_inertia_acts_as_the_matrix_of_the_paper():
    m, r = 2.0, np.array([0.1, -0.2, 0.3])
    tensor = np.array([[0.5, 0.01, 0.02], [0.01, 0.6, 0.03], [0.02, 0.03, 0.7]])
    J = Inertia.about_com(m, tuple(r), tuple(map(tuple, tensor)))
    cross = np.array(hat(tuple(r)), float)
    paper = np.block([[tensor - m * cross @ cross, m * cross], [-m * cross, m * np.eye(3)]])
    for unit in np.eye(6):
        moment, force = J @ (tuple(unit[:3]), tuple(unit[3:]))
        close([*moment, *force], paper @ unit)


def test_inertia_seen_from_another_frame_has_the_same_energy():
    from symdyn.lie import Ad_inverse, pairing

    J = Inertia(2.0, 0.1, 0.2, 0.3, 0.5, 0.01, 0.6, 0.02, 0.03, 0.7)
    X = SE3(exp_so3((0.6, 0.0, 0.8), 0.4), (0.3, -0.2, 0.5))
    V = ((0.1, 0.2, -0.3), (0.4, -0.5, 0.6))
    inside = Ad_inverse(X, V)
    close(pairing(J.seen_from(X) @ V, V), pairing(J @ inside, inside))


def test_a_joint_that_moves_nothing_is_named():
    with pytest.raises(ldlt.SingularMassMatrix) as caught:
        ldlt.factorize([[1.0, 0], [0, 0]])
    assert caught.value.index == 1
