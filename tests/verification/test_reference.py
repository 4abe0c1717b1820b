"""The energy reference against the textbook, Pinocchio, MuJoCo and the laws of mechanics."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Frame, Joint, Link, Mimic, Robot
from symdyn.robot.placement import Move, Placement
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles.libraries import ORACLES
from symdyn.verification.reference import energy_method
from symdyn.verification.reference.kinematics import forward_kinematics
from symdyn.verification.reference.registry import ANSWERS, scale
from tests.quick import quick
from tests.strategies import random_state, random_urdf

TOLERANCE = 1e-10
"""Relative to the largest term that enters the quantity."""

MOTION = {"inverse_dynamics": "q qd qdd", "forward_dynamics": "q qd tau"}
VELOCITY = dict.fromkeys(("bias", "coriolis_matrix"), "q qd")
POSITION = dict.fromkeys(("mass_matrix", "gravity", "forward_kinematics", "jacobian"), "q")
ARGUMENTS = MOTION | VELOCITY | POSITION


def body(mass: float, com: tuple[float, ...], *moments: float) -> Inertia:
    return Inertia.about_com(mass, com, tuple(tuple(row) for row in np.diag(moments).tolist()))


def planar_2r() -> Robot:
    """Two links of 1 and 0.8 m in the vertical x-y plane."""
    joints = (
        Joint("j1", "revolute", BASE, Placement(), (0, 0, 1)),
        Joint("j2", "revolute", 0, Placement((Move("x", 1.0),)), (0, 0, 1)),
    )
    links = (
        Link("l1", body(2.0, (0.4, 0, 0), 0.01, 0.2, 0.21)),
        Link("l2", body(1.5, (0.3, 0, 0), 0.01, 0.1, 0.11)),
    )
    tip = Frame("tip", 1, Placement((Move("x", 0.8),)))
    return Robot("planar2r", joints, links, frames=(tip,), tips=("tip",), gravity=(0, -9.81, 0))


def tree() -> Robot:
    """Prismatic and revolute joints in two branches, numbered across the branches.

    Link 1 has a moment of inertia but no mass, link 2 is empty; one tip is fixed to the base.
    """
    odd = tuple((np.array([1.0, -2.0, 0.5]) / np.linalg.norm([1.0, -2.0, 0.5])).tolist())
    place = Placement.from_xyz_rpy
    joints = (
        Joint("turn", "continuous", BASE, place((0, 0, 0.3), (0.1, 0.2, 0.3)), (0, 0, 1)),
        Joint("left", "revolute", 0, place((0.2, 0, 0), (1.2, 0, 0)), (0, 1, 0)),
        Joint("right", "prismatic", 0, place((-0.2, 0.1, 0), (0, 0.7, 0)), odd),
        Joint("left_end", "prismatic", 1, place((0, 0.4, 0), (0.4, 0, 0.9)), (-1, 0, 0)),
        Joint("right_end", "revolute", 2, place((0, 0, 0.5), (0, 0, 0)), odd),
    )
    links = (
        Link("l0", Inertia(Izz=0.35)),
        Link("l1"),
        Link("l2", body(3.0, (0.1, -0.1, 0.2), 0.2, 0.25, 0.3)),
        Link("l3", body(1.0, (0.0, 0.2, 0.1), 0.05, 0.06, 0.07)),
        Link("l4", body(0.7, (0.2, 0.1, 0.0), 0.04, 0.05, 0.03)),
    )
    frames = (
        Frame("right tool", 4, place((0.1, 0, 0.2), (0, 0.5, 0))),
        Frame("left tool", 3, place((0, 0, 0.1), (0.3, 0, 0))),
        Frame("post", BASE, place((1, 2, 3), (0, 0, 1))),
    )
    tips = tuple(frame.name for frame in frames)
    return Robot("tree", joints, links, frames=frames, tips=tips, gravity=(1.0, 2.0, -9.0))


def follower() -> Robot:
    """The tree with one joint led by a later one, and another by an earlier one."""
    joints = list(tree().joints)
    joints[1] = replace(joints[1], mimic=Mimic(4, -0.7, 0.3))
    joints[3] = replace(joints[3], mimic=Mimic(2, 1.6, 0.0))
    return replace(tree(), joints=tuple(joints))


@cache
def random_robot(seed: int) -> Robot:
    return read_urdf(random_urdf(seed), file=f"random_{seed}.urdf").bind()


def arguments(robot: Robot, name: str, seed: int) -> list[np.ndarray]:
    state = dict(zip(("q", "qd", "qdd", "tau"), random_state(robot, seed), strict=True))
    return [state[argument] for argument in ARGUMENTS[name].split()]


def relative_error(robot: Robot, oracle: str, name: str, seed: int) -> float:
    state = arguments(robot, name, seed)
    (mine,) = ANSWERS[name](robot, *state)
    theirs = getattr(ORACLES[oracle](robot), name)(*state)
    assert mine.shape == theirs.shape
    return float(np.max(np.abs(mine - theirs), initial=0.0)) / scale(robot, name, *state)


def questions(oracle: str) -> list[str]:
    """What the oracle answers; MuJoCo has no Coriolis matrix."""
    return [name for name in ARGUMENTS if (oracle, name) != ("mujoco", "coriolis_matrix")]


CASES = [(oracle, name) for oracle in ("pinocchio", "mujoco") for name in questions(oracle)]


def test_planar_2r_is_the_textbook_closed_form() -> None:
    robot, (q, qd, qdd, _) = planar_2r(), random_state(planar_2r(), 1)
    m1, m2, a1, c1, c2, I1, I2, g = 2.0, 1.5, 1.0, 0.4, 0.3, 0.21, 0.11, 9.81
    h = m2 * a1 * c2
    M22 = I2 + m2 * c2**2
    M12 = M22 + h * math.cos(q[1])
    M11 = I1 + m1 * c1**2 + m2 * a1**2 + M22 + 2 * h * math.cos(q[1])
    M = np.array([[M11, M12], [M12, M22]])
    hs = h * math.sin(q[1])
    C = np.array([[-hs * qd[1], -hs * (qd[0] + qd[1])], [hs * qd[0], 0]])
    swing = m2 * c2 * g * math.cos(q[0] + q[1])
    phi = np.array([(m1 * c1 + m2 * a1) * g * math.cos(q[0]) + swing, swing])

    assert energy_method.mass_matrix(robot, q) == pytest.approx(M, rel=1e-14)
    assert energy_method.coriolis_matrix(robot, q, qd) == pytest.approx(C, rel=1e-14, abs=1e-14)
    assert energy_method.gravity(robot, q) == pytest.approx(phi, rel=1e-14)
    tau = M @ qdd + C @ qd + phi
    assert energy_method.inverse_dynamics(robot, q, qd, qdd) == pytest.approx(tau, rel=1e-13)
    reach = [math.cos(q[0]) + 0.8 * math.cos(q.sum()), math.sin(q[0]) + 0.8 * math.sin(q.sum()), 0]
    assert forward_kinematics(robot, q)[0, :3, 3] == pytest.approx(reach, abs=1e-14)


@pytest.mark.parametrize("make", [planar_2r, tree, follower])
@pytest.mark.parametrize(("oracle", "name"), CASES)
def test_hand_made_robots_agree_with_the_oracles(make, oracle, name) -> None:
    assert max(relative_error(make(), oracle, name, seed) for seed in range(5)) < TOLERANCE


@pytest.mark.parametrize("count", quick([20, 50], [20]))
@pytest.mark.parametrize(("oracle", "name"), CASES)
def test_random_robots_agree_with_the_oracles(oracle, name, count) -> None:
    for seed in range(count):
        assert relative_error(random_robot(seed), oracle, name, seed) < TOLERANCE, seed


@pytest.mark.parametrize("make", [planar_2r, tree, follower])
def test_power_is_the_rate_of_energy(make) -> None:
    robot, (q, qd, qdd, _) = make(), random_state(make(), 3)
    h = 1e-30
    later = (q + 1j * h * qd, qd + 1j * h * qdd)
    energy = energy_method.kinetic_energy(robot, *later) + energy_method.potential_energy(
        robot, later[0]
    )
    power = qd @ energy_method.inverse_dynamics(robot, q, qd, qdd)
    assert float(energy.imag / h) == pytest.approx(power, rel=1e-12)


@pytest.mark.parametrize("make", [planar_2r, tree, follower])
def test_mdot_minus_2c_is_skew(make) -> None:
    robot, (q, qd, _, _) = make(), random_state(make(), 4)
    h = 1e-30
    Mdot = energy_method.mass_matrix(robot, q + 1j * h * qd).imag / h
    N = Mdot - 2 * energy_method.coriolis_matrix(robot, q, qd)
    assert np.max(np.abs(Mdot)) > 0.1
    assert np.max(np.abs(N + N.T)) < 1e-13 * scale(robot, "coriolis_matrix", q, qd)


@pytest.mark.parametrize("name", ["bias", "gravity", "coriolis_matrix"])
def test_the_scale_survives_a_quantity_that_cancels(name) -> None:
    """Horizontal and at rest in its elbow, the arm has no such torque; errors need a measure."""
    robot = replace(planar_2r(), gravity=(0, 0, -9.81))
    state = arguments(robot, name, 5)
    state[0][1] = 0.0
    (value,) = ANSWERS[name](robot, *state)
    assert np.max(np.abs(value)) < 1e-12
    assert scale(robot, name, *state) > 0.1


def test_forward_undoes_inverse_dynamics() -> None:
    robot, (q, qd, qdd, _) = follower(), random_state(follower(), 6)
    tau = energy_method.inverse_dynamics(robot, q, qd, qdd)
    assert energy_method.forward_dynamics(robot, q, qd, tau) == pytest.approx(qdd, rel=1e-11)
