"""The oracle of base parameters: singular values of torques at random states, in floating point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.identifiability.base_parameters import BaseParameters, base_parameters
from symdyn.robot import Inertia, Robot
from symdyn.robot.model import NO_ROTOR

EQUAL = 1e-12
GAP = 1e9
"""Between the last singular value that counts and the first that does not."""


def stacked_regressor(robot: Robot, states: int = 60, seed: int = 0) -> np.ndarray:
    """Torques of every parameter set to 1 alone, at random states one below the other.

    From the recursive inverse dynamics of as many robots at once, one for each parameter: no
    regressor is involved.
    """
    rng = np.random.default_rng(seed)
    if robot.nq == robot.nv:
        q = list(rng.uniform(-3, 3, (robot.nq, states)))
    else:
        q = list(np.array([random_position(robot, rng) for _ in range(states)]).T)
    qd, qdd = (list(rng.uniform(-2, 2, (robot.nv, states))) for _ in range(2))
    units = np.eye(10 * len(robot.links))[:, :, None]
    links = tuple(
        replace(link, inertia=Inertia(*units[10 * i : 10 * i + 10]))
        for i, link in enumerate(robot.links)
    )
    joints = tuple(replace(joint, rotor=NO_ROTOR) for joint in robot.joints)
    tau = inverse_dynamics(replace(robot, links=links, joints=joints), q, qd, qdd)
    return np.concatenate([np.broadcast_to(t, (len(units), states)).T for t in tau])


def random_position(robot: Robot, rng: np.random.Generator) -> list[float]:
    """Coordinates anywhere on the manifold."""
    return robot.random_position(lambda a, b: float(rng.uniform(a, b)))


def numerical_rank(Y: np.ndarray) -> int:
    """The rank by singular values, which must leave no doubt."""
    norms = np.linalg.norm(Y, axis=0)
    scaled = Y[:, norms > 1e-9 * norms.max()] if norms.max() > 0 else Y[:, :0]
    if not scaled.size:
        return 0
    singular = np.linalg.svd(scaled / np.linalg.norm(scaled, axis=0), compute_uv=False)
    singular = np.maximum(singular / singular[0], 1e-16)
    rank = int((singular > 1e-11).sum())
    if rank < len(singular):
        assert singular[rank - 1] > GAP * singular[rank], "the oracle is in doubt"
    return rank


def assert_numerical_rank(
    robot: Robot, values: Mapping[str, float] | None = None, count: int | None = None
) -> BaseParameters:
    """The count is the numerical rank, and Y = Yb K, at the given values of open parameters."""
    base = base_parameters(robot)
    numbers = robot.bind(values)
    Y = stacked_regressor(numbers)
    assert len(base.kept) == numerical_rank(Y)
    assert count in (None, len(base.kept))
    K = base.matrix(values)
    assert np.abs(K[:, base.kept] - np.eye(len(base.kept))).max(initial=0) == 0
    assert np.abs(Y - Y[:, base.kept] @ K).max() <= EQUAL * np.abs(Y).max()
    assert (np.abs(K) > 1e-13).sum() == sum(map(len, base.groups)), "zeros in the groups"
    untold = list(base.without_effect)
    assert np.abs(Y[:, untold]).max(initial=0) <= EQUAL * np.abs(Y).max()
    return base


def shaken(robot: Robot, seed: int = 0) -> dict[str, float]:
    """Values of all parameters, away from the nominal ones."""
    rng = np.random.default_rng(seed)
    return {p.name: p.value + float(rng.uniform(-0.3, 0.3)) for p in robot.parameters}
