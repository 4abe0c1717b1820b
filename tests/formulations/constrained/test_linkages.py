"""Linkages of the library against their closed solutions."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import load
from tests.linkages import FIVE_BAR, FOUR_BAR

ROW = FUNCTIONS["closed_chain_dynamics"]
METHODS = {**ROW.derivations, **ROW.alternatives}
del METHODS["swain-morris"]  # linkages hold no object

CASES = [
    *((FOUR_BAR, [u], [v]) for u, v in ((0.0, 3.0), (0.7, -2.0), (2.0, 5.0), (3.5, 0.0), (5.5, 1))),
    *((FIVE_BAR, u, v) for u, v in (((2.2, 0.9), (0.0, 0.0)), ((1.9, 0.4), (1.0, -2.0)))),
    *((FIVE_BAR, u, v) for u, v in (((2.9, 1.4), (-3.0, 1.0)), ((2.4, 0.2), (2.0, 2.5)))),
]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("linkage", "u", "v"), CASES)
def test_linkages_move_as_their_triangles_say(linkage, u, v, method):
    """Places by circles, rates and accelerations by hand, one or two equations of motion."""
    robot = load(linkage.name).bind()
    q, qd = (list(map(float, x)) for x in linkage.state(u, v))
    assert np.abs(np.array(constraint_error(robot, q), float)).max() < 1e-14
    assert np.abs(np.array(constraint_jacobian(robot, q), float) @ qd).max() < 1e-13
    tau = np.random.default_rng(5).uniform(-2, 2, robot.nv)
    expected, pin = linkage.motion(u, v, tau)
    qdd, ((*moment, x, y, z),) = METHODS[method](robot, q, qd, tau.tolist())
    assert np.abs(np.array(qdd, float) - expected).max() < 1e-8 * max(1, np.abs(expected).max())
    assert np.abs(np.array([x, y], float) - pin).max() < 1e-8 * max(1, np.abs(pin).max())
    assert np.abs(np.array([*moment, z], float)).max() < 1e-12
    assert np.abs(expected).max() > 1
    assert np.abs(pin).max() > 0.1


@pytest.mark.parametrize(("linkage", "u", "v"), CASES)
def test_rates_and_accelerations_by_hand_are_those_of_the_places(linkage, u, v):
    """The oracle is checked: differences of the places along a parabola."""
    v, w, h = np.array(v), np.linspace(1, 2, linkage.cranks), 1e-3
    steps = [-2, -1, 0, 1, 2]
    there = [linkage.rods(u + v * h * s + w * (h * s) ** 2 / 2, v, w) for s in steps]
    angles = np.array([[rod.angle for rod in rods] for rods in there])
    rods = linkage.rods(u, v, w)
    rates = np.array([1, -8, 0, 8, -1]) @ angles / (12 * h)
    bends = np.array([-1, 16, -30, 16, -1]) @ angles / (12 * h * h)
    assert np.abs(rates - [rod.rate for rod in rods]).max() < 1e-7
    assert np.abs(bends - [rod.bend for rod in rods]).max() < 1e-6
