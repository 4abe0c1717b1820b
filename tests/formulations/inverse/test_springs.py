"""Springs and dampers of joints of several DoF: the gradient of an energy on the manifold."""

from dataclasses import replace

import numpy as np
import pytest
import sympy

from symdyn.formulations.inverse.passive import (
    passive_force_derivatives,
    passive_forces,
    spring_energy,
)
from symdyn.formulations.regressors.drives import drive_terms, passive_columns
from symdyn.graph import Graph, evaluate
from symdyn.robot import Passive
from symdyn.verification.reference.differences import coordinate_derivatives
from symdyn.verification.reference.forces import (
    passive_forces as reference_forces,
    passive_slopes,
    spring_energy as reference_energy,
)
from symdyn.verification.reference.manifold import moved
from tests.joint_robots import random_state, random_tree
from tests.tangents import slopes

SUBGROUP = tuple(
    ((0, 0, w), (x, y, 0)) for w, x, y in ((2, 0.3, 0.1), (0, 1.5, 0.2), (0, 0.1, 0.7))
)
"""Modes of motion in a plane: closed under the bracket, not of unit length nor orthogonal."""
SEVERAL = ("floating", "spherical", "planar", "modal")


def sprung(seed, kinds=SEVERAL):
    """A tree whose joints have full stiffness and damping, at rest in odd places."""
    rng = np.random.default_rng(seed)
    robot = random_tree(seed, (*kinds, "revolute"), links=5)

    def matrix(n):
        root = rng.normal(size=(n, n))
        return tuple(map(tuple, (root @ root.T).tolist()))

    def with_law(joint):
        joint = replace(joint, modes=SUBGROUP) if joint.type == "modal" else joint
        if joint.nq == 1:
            return replace(joint, passive=Passive(0.3, 0.1, 0.01, 0.2, 3.0, 0.4))
        rest = tuple(joint.motion.random(lambda a, b: float(rng.uniform(a, b))))
        law = Passive(viscous=matrix(joint.nv), stiffness=matrix(joint.nv), rest=rest)
        return replace(joint, passive=law)

    return replace(robot, joints=tuple(map(with_law, robot.joints)))


@pytest.mark.parametrize("seed", range(4))
def test_spring_force_is_the_gradient_of_its_energy(seed):
    robot = sprung(seed)
    q = random_state(robot, seed)["q"]
    zero = np.zeros(robot.nv)
    energy = coordinate_derivatives(robot, lambda at: reference_energy(robot, at), q)
    friction = np.zeros(robot.nv)
    friction[[robot.v_starts[i] for i, j in enumerate(robot.joints) if j.nq == 1]] = 0.2
    expected = energy + friction
    size = np.abs(expected).max()
    for found in (passive_forces(robot, list(q), zero), reference_forces(robot, q, zero)):
        assert np.abs(np.array(found, float) - expected).max() < 1e-12 * size
    assert spring_energy(robot, list(q)) == pytest.approx(reference_energy(robot, q))


@pytest.mark.parametrize("seed", range(3))
def test_derivatives_of_passive_forces_are_those_along_the_screws(seed):
    robot = sprung(seed)
    state = random_state(robot, seed)
    q, qd = state["q"], state["qd"]
    found = passive_force_derivatives(robot, list(q), list(qd))
    for own, checked in zip(found, passive_slopes(robot, q, qd), strict=True):
        size = np.abs(checked).max()
        assert np.abs(np.array(own, float) - checked).max() < 1e-12 * size
    # a third way, by differences along moves of the tests' own
    numeric = slopes(
        robot, q, lambda at: np.array(passive_forces(robot, list(at), list(qd)), float)
    )
    assert np.abs(np.array(found[0], float) - numeric).max() < 1e-6 * np.abs(numeric).max()


@pytest.mark.parametrize("kind", SEVERAL)
@pytest.mark.parametrize("size", [0.0, 1e-9, 0.3, 0.999, 1.001, 3.0])
def test_near_rest_and_far_from_it(kind, size):
    robot = sprung(7, (kind,))
    rest = [x for j in robot.joints for x in (j.passive.rest if j.nq > 1 else [j.passive.rest])]
    step = np.random.default_rng(1).normal(size=robot.nv)
    for i, joint in enumerate(robot.joints):
        own = slice(robot.v_starts[i], robot.v_starts[i] + joint.nv)
        w = joint.motion.twist(step[own])[0] if joint.nq > 1 else [1.0]
        step[own] *= size / np.linalg.norm(np.array(w, float))
    q, zero = moved(robot, rest, step), np.zeros(robot.nv)
    found = np.array(passive_forces(robot, list(q), zero), float)
    expected = reference_forces(robot, q, zero)
    assert np.abs(found - expected).max() < 1e-11 * max(1.0, np.abs(expected).max())


def test_isotropic_ball_pulls_along_the_axis_by_the_angle():
    """What MuJoCo does at ball joints, too."""
    robot = random_tree(3, ("spherical",), links=1)
    law = Passive(stiffness=7.0, viscous=0.5)
    robot = replace(robot, joints=(replace(robot.joints[0], passive=law),))
    axis, angle, rate = np.array([0.6, 0.0, 0.8]), 2.5, [0.1, 0.2, 0.3]
    q = [*(np.sin(angle / 2) * axis), np.cos(angle / 2)]
    expected = 7 * angle * axis + 0.5 * np.array(rate)
    assert np.allclose(np.array(passive_forces(robot, q, rate), float), expected, rtol=1e-14)


def test_graph_floats_and_sympy_agree():
    robot = sprung(1, ("spherical", "planar"))
    state = random_state(robot, 1)
    q, qd = list(map(float, state["q"])), list(map(float, state["qd"]))
    floats = np.array(passive_forces(robot, q, qd), float)
    graph = Graph()
    symbols = [graph.symbol(f"x{k}") for k in range(len(q) + len(qd))]
    nodes = passive_forces(robot, symbols[: len(q)], symbols[len(q) :])
    values = evaluate(nodes, dict(zip(symbols, [*q, *qd], strict=True)))
    assert np.allclose(np.array(values, float), floats, rtol=1e-12)
    names = sympy.symbols(f"y:{robot.nv}")
    shown = passive_forces(robot, list(map(sympy.Float, q)), list(names))
    at = dict(zip(names, qd, strict=True))
    assert np.allclose([float(sympy.sympify(x).subs(at)) for x in shown], floats, rtol=1e-12)


@pytest.mark.parametrize("seed", range(2))
def test_columns_of_springs_times_stiffness_are_the_forces(seed):
    robot = sprung(seed)
    robot = replace(robot, joints=tuple(j for j in robot.joints))
    state = {name: list(x) for name, x in random_state(robot, seed).items()}
    q, qd = state["q"], state["qd"]
    names, columns = passive_columns(robot, q, qd, [0.0] * robot.nv)
    values = {term.name: term.value for term in drive_terms(robot)}
    p = np.array([values[name] for name in names], float)
    tau = np.array(passive_forces(robot, q, qd), float)
    assert np.abs(np.array(columns, float) @ p - tau).max() < 1e-12 * np.abs(tau).max()


def test_small_displacements_of_a_flexible_base_are_those_of_sm03():
    """SM03 C5: f_b = -delta_b xdot_b - s_b Delta x_b, with the error of second order."""
    robot = random_tree(2, ("floating",), links=1)
    K, B = np.diag([9.0, 8, 7, 100, 200, 300]), np.diag([0.1, 0.2, 0.3, 4, 5, 6])
    law = Passive(stiffness=tuple(np.diag(K).tolist()), viscous=tuple(np.diag(B).tolist()))
    robot = replace(robot, joints=(replace(robot.joints[0], passive=law),))
    rng = np.random.default_rng(0)
    x, rate = rng.normal(size=6), rng.normal(size=6)
    errors = []
    for size in (1e-2, 1e-3):
        q = moved(robot, [0, 0, 0, 0, 0, 0, 1], size * x)
        tau = np.array(passive_forces(robot, list(q), list(rate)), float)
        errors.append(np.abs(tau - (B @ rate + K @ (size * x))).max())
    assert 1e-6 < errors[0] < 2e-1
    assert errors[1] == pytest.approx(errors[0] / 100, rel=0.1)
