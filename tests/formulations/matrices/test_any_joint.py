"""C and the Christoffel symbols of robots with joints of any DoF (Levi-Civita's form)."""

from __future__ import annotations

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.gradients import inverse_derivatives, second_derivatives
from symdyn.formulations.inverse.newton_euler_matrix import bias, gravity
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices import (
    christoffel,
    christoffel_cases,
    coriolis,
    curvature,
    lagrange,
)
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree
from tests.tangents import slope, slopes

COMPOSITE = coriolis.coriolis_matrix
CARRIED = inverse_derivatives.coriolis_matrix


@pytest.mark.parametrize("derivation", [COMPOSITE, CARRIED], ids=["composite", "carried"])
@pytest.mark.parametrize("seed", range(20))
def test_c_is_pinocchios(seed, derivation):
    robot = random_tree(seed, links=6)
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    C = np.array(derivation(robot, q, qd), float)
    oracle = pinocchio_oracle(robot).coriolis_matrix(q, qd)
    assert np.abs(C - oracle).max() < 1e-11 * np.abs(C).max()


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
    [
        christoffel.christoffel_symbols,
        second_derivatives.christoffel_symbols,
        christoffel_cases.christoffel_symbols,
    ],
    ids=["composite", "carried", "lagrange"],
)
@pytest.mark.parametrize("seed", range(6))
def test_christoffel_symbols_are_pinocchios_and_not_symmetric(seed, derivation):
    robot = random_tree(seed, links=5)
    q = random_state(robot, seed)["q"].tolist()
    gamma = np.array(derivation(robot, q), float)
    oracle = pinocchio_oracle(robot).christoffel_symbols(q)
    assert np.abs(gamma - oracle).max() < 1e-11 * np.abs(gamma).max()
    several = any(joint.nv > 1 for joint in robot.joints)
    assert (np.abs(gamma - gamma.transpose(0, 2, 1)).max() > 1e-3) == several


@pytest.mark.parametrize("seed", range(4))
def test_products_of_exponentials_are_the_poses_and_give_m_and_gravity(seed):
    robot = random_tree(seed, links=6)
    q = random_state(robot, seed)["q"].tolist()
    oracle = pinocchio_oracle(robot)
    for i, X in enumerate(link_poses(robot, q)):
        assert np.allclose(lagrange.space_product(robot, q)[i].matrix(), X.matrix(), atol=1e-12)
        assert np.allclose(lagrange.body_product(robot, q, i).matrix(), X.matrix(), atol=1e-12)
    for found, expected in (
        (lagrange.mass_matrix(robot, q), oracle.mass_matrix(q)),
        (lagrange.gravity(robot, q), oracle.gravity(q)),
    ):
        assert np.abs(np.array(found, float) - expected).max() < 1e-11 * np.abs(expected).max()


@pytest.mark.parametrize("seed", range(3))
def test_curvature_is_the_commutator_of_derivatives(seed):
    """R(X_k, X_l) X_j = D_k D_l X_j - D_l D_k X_j - D_[k,l] X_j, with D_i X_j by Pinocchio's C."""
    types = ("floating", "revolute") if seed == 0 else ("planar", "spherical", "helical")
    robot = random_tree(seed, types, 2 + (seed == 2))
    q = random_state(robot, seed)["q"]
    oracle = pinocchio_oracle(robot)

    def connection(x):  # [r][i][j]: the share of X_r in D_i X_j
        return np.einsum(
            "rk,kij->rij", oracle.inverse_mass_matrix(x), oracle.christoffel_symbols(x)
        )

    D, slope_of = connection(q), slopes(robot, q, connection)  # [r][i][j][k]: X_k of it
    M, c = oracle.mass_matrix(q), D - D.transpose(0, 2, 1)  # without torsion: [X_i, X_j]
    twice = np.einsum("rljk->rjkl", slope_of) + np.einsum("rks,slj->rjkl", D, D)
    R = twice - twice.transpose(0, 1, 3, 2) - np.einsum("skl,rsj->rjkl", c, D)
    expected = np.einsum("ir,rjkl->ijkl", M, R)
    found = np.array(curvature.riemann_tensor(robot, q.tolist()), float)
    assert np.abs(found - expected).max() < 1e-7 * np.abs(expected).max()
    for mirrored in (-found.transpose(1, 0, 2, 3), found.transpose(2, 3, 0, 1)):
        assert np.abs(found - mirrored).max() < 1e-9 * np.abs(found).max()


def test_a_free_body_that_spins_like_a_ball_has_the_curvature_of_its_turns():
    """With I = 1 the rotations are a sphere of radius 2: every section has the curvature 1/4."""
    ball = Link("ball", Inertia(m=1, Ixx=1, Iyy=1, Izz=1))
    robot = Robot("ball", (Joint("free", "floating", BASE, UNMOVED),), (ball,))
    R = np.array(curvature.riemann_tensor(robot, [0, 0, 0, 0, 0, 0, 1]), float)
    assert np.allclose([R[0, 1, 0, 1], R[1, 2, 1, 2], R[0, 2, 0, 2]], 0.25)
    assert np.allclose(R[3:], 0)


def test_curvature_of_modes_that_brackets_lead_out_of_is_rejected():
    trees = map(random_tree, range(50))
    robot = next(t for t in trees if any(not j.motion.closed_under_bracket for j in t.joints))
    with pytest.raises(FunctionError, match="curvature: the brackets of the modes of joint 'j"):
        curvature.riemann_tensor(robot, random_state(robot)["q"].tolist())
