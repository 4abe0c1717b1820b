"""Inertia transfer changes no torque, makes parameters zero, and is the null space it claims."""

from functools import cache

import numpy as np
import pytest

from symdyn.equivalents.inertia_transfer import (
    JointGeometry,
    Nominal,
    choose_pivots,
    directions_without_effect,
    transfer_inertias,
)
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.formulations.inverse.newton_euler_matrix import gravity
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.matrices.coriolis import coriolis_matrix
from symdyn.graph import Expr, Graph, evaluate
from symdyn.lie import matrix_of_ad
from symdyn.robot import Inertia, from_dh, from_screws, library, load
from symdyn.robot.read.urdf import read_urdf
from tests.identifiability.robots import random_dh
from tests.strategies import random_state, random_urdf

EQUAL = 1e-12
COUNT = 61 + len(library.names())
"""Robots that are tried: random ones and those of the library."""


@cache
def robots():
    return list(_robots())


def _robots():
    yield from (read_urdf(random_urdf(seed), f"random{seed}.urdf") for seed in range(40))
    yield from (random_dh(seed) for seed in range(20))
    yield from_screws(
        [
            {"axis": [0, 0.6, 0.8], "point": [0.3, 0, 0.1], "home": {"xyz": [0.2, 0, 0]}}
            | {"mass": 2, "com": [0.1, 0.2, 0.3], "inertia": {"xx": 1, "yy": 2, "zz": 2}},
            {"v": [0.6, 0, 0.8], "home": {"xyz": [0.4, 0.1, 0], "rpy": [0.1, 0.2, 0.3]}}
            | {"mass": 1, "com": [0.1, 0, 0.3], "inertia": {"xx": 1, "yy": 1, "zz": 1}},
        ]
    )
    yield from (load(name).bind() for name in library.names())


def error(ours, theirs):
    ours, theirs = np.array(ours, float), np.array(theirs, float)
    return np.abs(ours - theirs).max() / max(1e-9, np.abs(ours).max())


@pytest.mark.sample(15)
@pytest.mark.parametrize("number", range(COUNT))
def test_no_equation_of_motion_changes(number):
    robot = robots()[number]
    moved = transfer_inertias(robot)
    q, qd, qdd, _ = random_state(robot, number)
    assert error(inverse_dynamics(robot, q, qd, qdd), inverse_dynamics(moved, q, qd, qdd)) < EQUAL
    assert error(mass_matrix(robot, q), mass_matrix(moved, q)) < EQUAL
    assert error(coriolis_matrix(robot, q, qd), coriolis_matrix(moved, q, qd)) < EQUAL
    assert error(gravity(robot, q), gravity(moved, q)) < EQUAL


@pytest.mark.parametrize("number", range(COUNT))
def test_parameters_that_a_joint_cannot_feel_are_exactly_zero(number):
    robot = robots()[number]
    for joint, link in zip(robot.joints, transfer_inertias(robot).links, strict=True):
        zeros = sum(type(x) is int and x == 0 for x in link.inertia.parameters)
        assert zeros >= len(joint.motion.inertia_without_effect)


def test_what_becomes_zero_about_coordinate_axes():
    panda = transfer_inertias(load("panda"))
    assert all(link.inertia.m == link.inertia.mcz == link.inertia.Iyy == 0 for link in panda.links)
    shoulder = transfer_inertias(load("ur5")).links[1].inertia  # about y
    assert shoulder.m == shoulder.mcy == shoulder.Ixx == 0


def spatial(inertia):
    tensor, h = np.array(inertia.tensor, float), np.array(inertia.moment, float)
    cross = np.array([[0, -h[2], h[1]], [h[2], 0, -h[0]], [-h[1], h[0], 0]])
    return np.block([[tensor, cross], [-cross, float(inertia.m) * np.eye(3)]])


@pytest.mark.parametrize("number", range(COUNT))
def test_directions_are_the_null_space_of_force_and_change(number):
    """D -> (D S, ad_S^T D + D ad_S), as a matrix on the ten parameters, by its singular values."""
    robot = robots()[number]
    for joint in robot.joints:
        columns = []
        for k in range(10):
            D = spatial(Inertia(*(float(j == k) for j in range(10))))
            conditions = []
            for S in joint.screws:
                screw, ad = np.array([*S[0], *S[1]], float), np.array(matrix_of_ad(S), float)
                conditions += [D @ screw, (ad.T @ D + D @ ad).ravel()]
            columns.append(np.concatenate(conditions))
        matrix = np.array(columns).T
        singular = np.linalg.svd(matrix, compute_uv=False)
        nullity = int((singular < 1e-10 * singular[0]).sum())
        geometry = JointGeometry.of(joint)
        directions = directions_without_effect(geometry, choose_pivots(geometry.link_axis))
        found = np.array([direction.inertia for direction in directions], float).reshape(-1, 10)
        assert len(found) == nullity == len(joint.motion.inertia_without_effect)
        assert np.abs(matrix @ found.T).max(initial=0) < 1e-12
        assert np.linalg.matrix_rank(found) == nullity


@pytest.mark.parametrize("name", ["panda", "scara", "stanford"])
@pytest.mark.parametrize("groups", [["inertial"], ["inertial", "geometry"]])
def test_open_parameters_become_formulas(name, groups):
    robot = load(name).symbolic(*groups)
    rng = np.random.default_rng(1)
    values = {p.name: p.value + float(rng.uniform(-0.2, 0.2)) for p in robot.parameters}
    moved = transfer_inertias(robot)
    assert isinstance(moved.links[0].inertia.Izz, Expr)
    q, qd, qdd, _ = random_state(robot, 1)
    ours = inverse_dynamics(moved.bind(values), q, qd, qdd)
    assert error(inverse_dynamics(robot.bind(values), q, qd, qdd), ours) < EQUAL


def test_runs_on_the_graph_of_a_program():
    robot = load("puma560").symbolic("inertial", "geometry")
    graph = Graph()
    names = [parameter.name for parameter in robot.symbolic_parameters]
    p = [graph.symbol(f"p[{k}]") for k in range(len(names))]
    bound = transfer_inertias(robot.bind(dict(zip(names, p, strict=True))))
    nodes = [x for link in bound.links for x in link.inertia.parameters]
    values = {s: x.value for s, x in zip(p, robot.symbolic_parameters, strict=True)}
    numbers = evaluate([graph.constant(x) for x in nodes], values)
    expected = [
        x for link in transfer_inertias(robot).bind().links for x in link.inertia.parameters
    ]
    assert error(expected, numbers) < EQUAL


def test_pivots_avoid_what_is_zero_at_the_nominal_values():
    """About an axis at alpha = pi/2 the first moment along y leaves, not that along z."""
    robot = from_dh([{"a": 0.3, "alpha": "al", "mass": 1}], symbols={"al": np.pi / 2})
    axis = Nominal(robot).vector(JointGeometry.of(robot.joints[0]).link_axis)
    assert choose_pivots(axis).along == 1
