"""Featherstone's arrangement of spatial vectors (PBP95 eq. 28): forces that move like motions."""

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.formulations.inverse import newton_euler, newton_euler_featherstone
from symdyn.formulations.inverse.newton_euler_featherstone import exchange
from symdyn.lie import SE3, Ad, Ad_dual_inverse, ad, ad_dual, exp_so3, hat, pairing
from symdyn.robot.inertia import Inertia
from tests.formulations.operators.operator_robots import ROBOTS, close, far, state_of, with_rotors

POSE = SE3(exp_so3((0.6, 0, 0.8), 0.7), (0.3, -0.2, 0.5))
MOTION = ((0.2, -0.4, 0.5), (1.1, 0.3, -0.7))
WRENCH = ((0.7, 0.1, -0.3), (2.0, -1.0, 0.4))


def test_its_inertia_is_that_of_the_paper():
    """[[-m[r], m 1], [I - m[r]^2, m[r]]], I about the centre of mass, from motions to forces."""
    m, r, central = 2.0, np.array([0.1, -0.2, 0.3]), np.diag([0.5, 0.6, 0.7])
    R = np.array(hat(tuple(r)))
    printed = np.block([[-m * R, m * np.eye(3)], [central - m * R @ R, m * R]])
    tensor = central - m * R @ R
    order = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
    J = Inertia(m, *(m * r), *(tensor[i][j] for i, j in order))
    close(np.hstack(exchange(J @ MOTION)), printed @ np.hstack(MOTION))
    # the halves exchanged, it is the symmetric matrix of (21); as arranged it is not symmetric
    assert far(printed, printed.T) > 0.1
    upright = np.vstack([printed[3:], printed[:3]])
    close(upright, upright.T)


def test_forces_move_like_motions():
    close(np.hstack(exchange(Ad_dual_inverse(POSE, WRENCH))), np.hstack(Ad(POSE, exchange(WRENCH))))
    turned = -np.hstack(exchange(ad_dual(MOTION, WRENCH)))
    close(turned, np.hstack(ad(MOTION, exchange(WRENCH))))


def test_his_product_is_power_and_the_same_in_every_frame():
    def spatial(a, b):  # (a, b) ^ (c, d) = a.d + b.c
        return np.dot(a[0], b[1]) + np.dot(a[1], b[0])

    force = exchange(WRENCH)
    assert spatial(MOTION, force) == pytest.approx(pairing(WRENCH, MOTION))
    assert spatial(Ad(POSE, MOTION), Ad(POSE, force)) == pytest.approx(spatial(MOTION, force))


@pytest.mark.parametrize("name", ROBOTS)
def test_the_recursion_gives_the_same_torques(name):
    robot = with_rotors(ROBOTS[name])
    q, qd, qdd, _ = state_of(robot)
    f_tip = np.random.default_rng(1).normal(size=(len(robot.tips), 6)).tolist()
    for arguments in ((q, qd, qdd), (q, qd, qdd, f_tip)):
        expected = newton_euler.inverse_dynamics(robot, *arguments)
        close(newton_euler_featherstone.inverse_dynamics(robot, *arguments), expected)


def test_it_is_reached_by_name(capsys):
    method = ["--method", "newton-euler-featherstone"]
    command = ["check", "planar2r", *method, "--functions", "inverse_dynamics"]
    assert cli.main(command) == 0
    assert ", 0 failed" in capsys.readouterr().out
