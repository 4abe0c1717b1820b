"""C and the Christoffel symbols of robots with joints of any freedom (Levi-Civita's form)."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.derive.gradients import inverse_derivatives, second_derivatives
from symdyn.derive.inverse.bias import bias, gravity
from symdyn.derive.matrices import christoffel, coriolis
from symdyn.derive.matrices.composite_body import mass_matrix
from symdyn.verify.oracles.oracle import pinocchio_oracle
from tests.joint_robots import random_state, random_tree
from tests.tangents import slope

COMPOSITE = coriolis.coriolis_matrix
CARRIED = inverse_derivatives.coriolis_matrix


@pytest.mark.parametrize("derivation", [COMPOSITE, CARRIED], ids=["composite", "carried"])
@pytest.mark.parametrize("seed", range(20))
def test_c_is_pinocchios(seed, derivation):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    C = np.array(derivation(robot, q, qd), float)
    judge = pinocchio_oracle(robot).coriolis_matrix(q, qd)
    assert np.abs(C - judge).max() < 1e-11 * np.abs(C).max()


@pytest.mark.parametrize("seed", range(4))
def test_mdot_minus_2c_is_skew_along_the_flow_and_c_qd_is_the_bias(seed):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    C = np.array(coriolis.coriolis_matrix(robot, q.tolist(), qd.tolist()), float)
    Mdot = slope(robot, q, qd, lambda x: mass_matrix(robot, x.tolist()))
    size = np.abs(C).max()
    assert np.abs(Mdot - C - C.T).max() < 1e-8 * size
    forces = np.array(bias(robot, q.tolist(), qd.tolist()), float)
    forces -= np.array(gravity(robot, q.tolist()), float)
    assert np.abs(C @ qd - forces).max() < 1e-11 * size


@pytest.mark.parametrize(
    "derivation",
    [christoffel.christoffel_symbols, second_derivatives.christoffel_symbols],
    ids=["composite", "carried"],
)
@pytest.mark.parametrize("seed", range(6))
def test_christoffel_symbols_are_pinocchios_and_not_symmetric(seed, derivation):
    robot = random_tree(seed, links=5)
    q = random_state(robot, seed)["q"].tolist()
    gamma = np.array(derivation(robot, q), float)
    judge = pinocchio_oracle(robot).christoffel_symbols(q)
    assert np.abs(gamma - judge).max() < 1e-11 * np.abs(gamma).max()
    several = any(joint.nv > 1 for joint in robot.joints)
    assert (np.abs(gamma - gamma.transpose(0, 2, 1)).max() > 1e-3) == several
