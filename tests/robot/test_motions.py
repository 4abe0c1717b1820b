"""Motions of joints: `integrate` beside the matrix exponential of their screws, `difference` as its
inverse, `qdot` as its derivative."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.lie import pair_to_vector, vec
from symdyn.robot.joints import MOTIONS
from symdyn.robot.joints.modal import Modal
from tests.joint_robots import random_tree

KINDS = tuple(MOTIONS)
ROTATIONS = tuple((axis, vec.ZERO) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
SLIDES = tuple((vec.ZERO, axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
CLOSED = {
    "a ball": ROTATIONS,
    "translations": SLIDES[:2],
    "a plane": (ROTATIONS[2], SLIDES[0], SLIDES[1]),
    "a cylinder": (ROTATIONS[0], SLIDES[0]),
    "a screw": (((0.1, 0.2, -0.4), (0.3, 0.0, 0.5)),),
    "free": (*ROTATIONS, *SLIDES),
}
OPEN = {
    "two rotations": ROTATIONS[:2],
    "a rotation and a slide": (ROTATIONS[0], SLIDES[1]),
    "skewed": (((1, 0.2, 0), (0, 0, 0.3)), ((0, 1, 0), (0.1, 0, 0))),
}


def motion_of(kind, seed):
    return random_tree(seed, (kind,), 1).joints[0].motion


def expm(A):
    total, power = np.eye(4), np.eye(4)
    for k in range(1, 60):
        power = power @ A / k
        total = total + power
    return total


def exp_of(motion, v):
    """exp of the sum of screws times v, as a 4x4 matrix."""
    a, b, c, x, y, z = np.array([pair_to_vector(s) for s in motion.screws], float).T @ v
    return expm(np.array([[0, -c, b, x], [c, 0, -a, y], [-b, a, 0, z], [0, 0, 0, 0]]))


def pose(motion, q):
    return np.array(motion.pose(q).matrix(), float)


@pytest.mark.parametrize("kind", KINDS)
def test_integrate_is_the_exponential_of_the_screws(kind):
    rng = np.random.default_rng(0)
    for seed in range(5):
        motion = motion_of(kind, seed)
        q = motion.random(rng.uniform)
        for size in (0.0, 1e-9, 0.3, 2.0):
            v = size * rng.uniform(-1, 1, motion.nv)
            moved = pose(motion, motion.integrate(q, v.tolist()))
            assert np.allclose(moved, pose(motion, q) @ exp_of(motion, v), atol=1e-13)


@pytest.mark.parametrize("kind", KINDS)
def test_the_derivative_of_integrate_is_qdot_and_velocity_its_inverse(kind):
    rng = np.random.default_rng(1)
    motion = motion_of(kind, 3)
    q = motion.random(rng.uniform)
    v = rng.uniform(-1, 1, motion.nv)
    step = np.array(motion.integrate(q, [np.complex128(1e-30j * x) for x in v]))
    rates = motion.qdot(q, v.tolist())
    assert np.allclose(step.imag / 1e-30, np.array(rates, float), rtol=1e-14, atol=1e-15)
    assert np.allclose(np.array(motion.velocity(q, rates), float), v, rtol=1e-12)


@pytest.mark.parametrize(
    "motion",
    [
        *(motion_of(k, 2) for k in KINDS if k != "modal"),
        *(Modal(modes) for modes in CLOSED.values()),
    ],
)
def test_difference_undoes_integrate(motion):
    rng = np.random.default_rng(2)
    assert motion.closed_under_bracket
    for size in (0.0, 1e-12, 0.3, 1.7):
        q0 = motion.random(rng.uniform)
        v = size * rng.uniform(-1, 1, motion.nv)
        q1 = motion.integrate(q0, v.tolist())
        found = np.array(motion.difference(q0, q1), float)
        assert np.abs(found - v).max() < 1e-14 * max(1.0, np.abs(q0).max())


@pytest.mark.parametrize("kind", ["planar", "spherical", "floating"])
def test_integrate_undoes_difference(kind):
    rng = np.random.default_rng(3)
    motion = motion_of(kind, 4)
    for _ in range(20):
        q0, q1 = motion.random(rng.uniform), motion.random(rng.uniform)
        moved = motion.integrate(q0, motion.difference(q0, q1))
        assert np.allclose(pose(motion, moved), pose(motion, q1), atol=1e-12)


def test_the_shortest_rotation_is_taken():
    ball = MOTIONS["spherical"]((0, 0, 1), 0, ())
    q1 = [0.0, 0.0, np.sin(0.2), np.cos(0.2)]
    for sign in (1, -1):
        found = ball.difference([0, 0, 0, 1], [sign * x for x in q1])
        assert np.allclose(np.array(found, float), [0, 0, 0.4], atol=1e-15)


def test_quaternions_are_of_length_one_again():
    free = MOTIONS["floating"]((0, 0, 1), 0, ())
    q = [1.0, 2.0, 3.0, *(1.001 * x for x in (0.5, -0.5, 0.5, 0.5))]
    four = np.array(free.integrate(q, [0.1] * 6)[3:], float)
    assert abs(np.linalg.norm(four) - 1) < 1e-15


@pytest.mark.parametrize("modes", OPEN.values(), ids=OPEN)
def test_modes_that_are_not_closed_have_no_difference(modes):
    motion = Modal(modes)
    assert not motion.closed_under_bracket
    with pytest.raises(FunctionError, match="not closed under the Lie bracket"):
        motion.difference(motion.neutral, motion.neutral)
