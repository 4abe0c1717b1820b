"""Two descriptions of one robot: the same mass matrix and bias, by the energy-based reference."""

from __future__ import annotations

import numpy as np

from symdyn.robot import Robot
from symdyn.verification.reference import energy_method

EQUAL = 1e-12


def assert_same_dynamics(a: Robot, b: Robot, states: int = 2, tolerance: float = EQUAL) -> None:
    """M and h agree at random states, relative to their largest entries."""
    a, b = a.bind(), b.bind()
    assert a.nv == b.nv
    rng = np.random.default_rng(7)
    for _ in range(states):
        q, qd = position(a, rng), rng.uniform(-1.5, 1.5, a.nv)
        for ours, theirs in (
            (energy_method.mass_matrix(a, q), energy_method.mass_matrix(b, q)),
            (energy_method.bias(a, q, qd), energy_method.bias(b, q, qd)),
        ):
            assert np.isfinite(ours).all()
            size = max(1e-3, np.abs(ours).max())
            assert np.abs(ours - theirs).max() <= tolerance * size


def position(robot: Robot, rng: np.random.Generator) -> np.ndarray:
    """A random position on the manifold of positions."""
    return np.array(robot.random_position(lambda low, high: float(rng.uniform(low, high))))


def tip_poses(robot: Robot, q) -> np.ndarray:
    """The pose of every tip in the base frame."""
    numeric = robot.bind()
    links = [np.eye(4), *energy_method.link_poses(numeric, q)]
    poses = []
    for tip in numeric.tips:
        frame = numeric.frame(tip)
        poses.append(links[frame.link + 1] @ np.array(frame.placement.pose().matrix(), float))
    return np.array(poses)


def assert_same_tips(a: Robot, b: Robot, tolerance: float = EQUAL) -> None:
    """The tips have the same poses at a random state."""
    q = position(a, np.random.default_rng(8))
    assert np.abs(tip_poses(a, q) - tip_poses(b, q)).max() <= tolerance
