"""Operational space: inertia, bias, gravity and the consistent inverse; who is rejected."""

from dataclasses import replace

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.forward import ldlt
from symdyn.formulations.inverse import newton_euler_matrix
from symdyn.formulations.kinematics import jacobians
from symdyn.formulations.matrices import coriolis
from symdyn.formulations.operators import operational_space, rk88_operators
from symdyn.graph import Graph
from symdyn.robot import load
from symdyn.robot.placement import UNMOVED, Placement
from tests.formulations.operators.operator_robots import (
    ALONG_X,
    BOX,
    NAMED,
    OWN,
    Z,
    arm,
    close,
    mass_matrix,
    on_graph,
    state_of,
    with_rotors,
)

each_own = pytest.mark.parametrize("name", OWN)
REACHING = ("puma560", "panda", "stanford", "random-502")
each_reaching = pytest.mark.parametrize("name", REACHING)


@each_own
def test_tips_have_the_compliance_of_their_chains(name):
    robot = with_rotors(OWN[name])
    robot = replace(robot, tips=(*robot.tips, robot.base.name, robot.links[0].name))
    q, *_ = state_of(robot)
    J, M = np.array(jacobians.jacobian(robot, q), float), mass_matrix(robot, q)
    expected = J @ np.linalg.inv(M) @ J.transpose(0, 2, 1)
    close(operational_space.operational_space_inertia_inverse(robot, q), expected, 1e-10)


@pytest.mark.sample(4)
@each_reaching
@pytest.mark.parametrize("rotors", [False, True])
def test_operational_space_is_what_linear_algebra_says(name, rotors):
    robot = with_rotors(OWN[name]) if rotors else OWN[name]
    q, qd, *_ = state_of(robot)
    J, M = np.array(jacobians.jacobian(robot, q), float)[0], mass_matrix(robot, q)
    Minv = np.linalg.inv(M)
    expected = np.linalg.inv(J @ Minv @ J.T)
    C = np.array(coriolis.coriolis_matrix(robot, q, qd), float)
    Jdot = np.array(jacobians.jacobian_dot(robot, q, qd), float)[0]
    phi = np.array(newton_euler_matrix.gravity(robot, q), float)
    space = operational_space
    for derivation, state, answer in (
        (space.operational_space_inertia, (q,), expected),
        (space.operational_space_bias, (q, qd), expected @ (J @ Minv @ C - Jdot) @ qd),
        (space.operational_space_gravity, (q,), expected @ J @ Minv @ phi),
        (space.consistent_inverse, (q,), Minv @ J.T @ expected),
    ):
        close(derivation(robot, *state)[0], answer, 1e-9)
        close(on_graph(derivation, robot, *state)[0], answer, 1e-9)
    Jbar = np.array(space.consistent_inverse(robot, q)[0], float)
    close(J @ Jbar, np.eye(6), 1e-9)


@each_reaching
def test_a_tip_pulled_by_a_wrench_moves_like_a_body_of_its_own(name):
    robot = OWN[name]
    q, qd, *_ = state_of(robot)
    F = np.array([0.3, -0.2, 0.5, 4.0, -3.0, 2.0])
    space = operational_space
    J = np.array(jacobians.jacobian(robot, q), float)[0]
    Jdot = np.array(jacobians.jacobian_dot(robot, q, qd), float)[0]
    qdd = ldlt.forward_dynamics(robot, q, qd, list(J.T @ F))
    Vdot = J @ np.array(qdd, float) + Jdot @ qd
    inertia = np.array(space.operational_space_inertia(robot, q)[0], float)
    felt = inertia @ Vdot + space.operational_space_bias(robot, q, qd)[0]
    felt = felt + space.operational_space_gravity(robot, q)[0]
    size = np.abs(inertia).max() * np.abs(Vdot).max()
    assert np.abs(felt - F).max() <= 1e-10 * size


def planar(n, tilt=0.0):
    """n parallel axes; the tip's frame may be askew."""
    places = [UNMOVED, *[ALONG_X] * (n - 1)]
    robot = arm(*[BOX] * n, axes=(Z,) * n, places=places)
    tilted = Placement.from_xyz_rpy((0.1, 0.2, 0.3), (tilt, 2 * tilt, -tilt))
    frames = (replace(robot.frames[-1], name="tool", placement=tilted),)
    return replace(robot, frames=(*robot.frames, *frames), tips=("tool",))


@pytest.mark.parametrize(
    ("robot", "reason"),
    [
        (load("scara").bind(), "4 DoF move the tip"),
        (planar(2), "2 DoF move the tip"),
        (planar(7), "in all six directions"),
        (planar(7, tilt=0.4), "in all six directions"),
        (replace(NAMED["panda"], tips=(NAMED["panda"].base.name,)), "0 DoF move the tip"),
    ],
)
def test_tips_that_cannot_be_moved_every_way_are_rejected(robot, reason):
    q, qd, *_ = state_of(robot)
    graph = Graph()
    symbols = [[graph.symbol(f"{x}{k}") for k in range(robot.nv)] for x in ("q", "qd")]
    space = operational_space
    for derivation, count in (
        (space.operational_space_inertia, 1),
        (space.operational_space_bias, 2),
        (space.operational_space_gravity, 1),
        (space.consistent_inverse, 1),
    ):
        for state in ((q, qd), symbols):
            with pytest.raises(FunctionError, match=derivation.__name__) as caught:
                derivation(robot, *state[:count])
            assert reason in str(caught.value)
            assert repr(robot.tips[0]) in str(caught.value)
    inverse = np.array(space.operational_space_inertia_inverse(robot, q)[0], float)
    assert np.linalg.matrix_rank(inverse, 1e-9) < 6


def test_a_singular_configuration_is_rejected_on_numbers_only():
    robot = NAMED["puma560"]
    q = [0.3, 0.4, 0.5, 0.6, 0.0, 0.8]  # the wrist's axes 4 and 6 coincide
    with pytest.raises(FunctionError, match="in all six directions"):
        operational_space.operational_space_inertia(robot, q)
    graph = Graph()
    symbols = [graph.symbol(f"q{k}") for k in range(6)]
    assert len(operational_space.operational_space_inertia(robot, symbols)[0]) == 6


def test_the_sum_of_part_ii_needs_h_and_its_transpose():
    """(6.9b) prints H^T D^-1 H^T; the recursion (6.10) has H^T D^-1 H and holds."""
    robot = NAMED["puma560"]
    q, *_ = state_of(robot)
    ops = rk88_operators.spatial_operators(robot, q)
    riccati = rk88_operators.riccati_operators(robot, ops)
    H, psi, B, Di = (np.array(x, float) for x in (ops.H, riccati.psi, ops.B, riccati.D_inverse))
    J, M = np.array(ops.jacobian, float), np.array(ops.mass_matrix, float)
    expected = J @ np.linalg.inv(M) @ J.T
    close(B.T @ psi.T @ H.T @ Di @ H @ psi @ B, expected, 1e-10)  # (6.7)
    total = np.zeros((6, 6))
    for k in range(6):
        h, to_tip = H[k, 6 * k : 6 * k + 6], psi[6 * k : 6 * k + 6, :6]
        total += to_tip.T @ np.outer(h, h) @ to_tip * Di[k, k]  # (6.9b)
    with pytest.raises(ValueError, match="mismatch"):
        _ = H[:1].T @ H[:1].T  # as printed: 6 x 1 by 6 x 1
    phi = B[:6]
    close(phi.T @ total @ phi, expected, 1e-10)  # (6.9a)
    Lambda = np.zeros((6, 6))
    for k in reversed(range(6)):  # (6.10)
        step = np.array(riccati.Delta_psi, float)[6 * k : 6 * k + 6, 6 * k : 6 * k + 6]
        h = H[k, 6 * k : 6 * k + 6]
        Lambda = step.T @ Lambda @ step + np.outer(h, h) * Di[k, k]
    close(Lambda, total, 1e-10)
