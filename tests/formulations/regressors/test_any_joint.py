"""Regressors of robots with joints of any DoF, beside Pinocchio's and the dynamics."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.formulations.inverse.newton_euler_matrix import gravity
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.matrices.coriolis import coriolis_matrix
from symdyn.formulations.regressors import energy_regressor, regressor
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree


def parameters(robot):
    return np.array([x for link in robot.links for x in link.inertia.parameters], float)


@pytest.mark.parametrize("seed", range(20))
def test_the_regressor_is_pinocchios(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    motion = [state[name].tolist() for name in ("q", "qd", "qdd")]
    oracle = pinocchio_oracle(robot).regressor(*motion)
    for derivation in (regressor.regressor, regressor.regressor_by_wrenches):
        Y = np.array(derivation(robot, *motion), float)
        assert np.abs(Y - oracle).max() < 1e-11 * np.abs(Y).max()


@pytest.mark.parametrize("seed", range(10))
def test_the_other_regressors_give_forces_energy_and_momentum(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd, qd_r, qdd_r = (state[name] for name in ("q", "qd", "tau", "qdd"))
    at, p = q.tolist(), parameters(robot)
    M = np.array(mass_matrix(robot, at), float)
    C = np.array(coriolis_matrix(robot, at, qd.tolist()), float)

    Y = regressor.adaptive_regressor(robot, at, qd.tolist(), qd_r.tolist(), qdd_r.tolist())
    forces = M @ qdd_r + C @ qd_r + np.array(gravity(robot, at), float)
    assert np.abs(np.array(Y, float) @ p - forces).max() < 1e-11 * np.abs(forces).max()

    oracle = pinocchio_oracle(robot)
    y = np.array(energy_regressor.energy_regressor(robot, at, qd.tolist()), float)
    energy = oracle.kinetic_energy(q, qd) + oracle.potential_energy(q)
    assert abs(y @ p - energy) < 1e-11 * (abs(y) @ abs(p))

    Y = np.array(energy_regressor.momentum_regressor(robot, at, qd.tolist()), float)
    assert np.abs(Y @ p - M @ qd).max() < 1e-11 * np.abs(M @ qd).max()
