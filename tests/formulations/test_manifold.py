"""Functions about positions on their manifold and momentum about the centre of mass, beside
Pinocchio, on random trees of all types of joints."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

from symdyn.codegen.c.source import emit_c
from symdyn.compiler.choose import choose
from symdyn.compiler.job import Job, select
from symdyn.errors import FunctionError
from symdyn.formulations.kinematics import centroidal, jacobians, manifold
from symdyn.robot import load
from symdyn.verification.oracles.pinocchio_oracle import ANGULAR_FIRST, PinocchioOracle
from tests.codegen.building import build, call_batch, call_each, module_for, write
from tests.joint_robots import HOLONOMIC, random_state, random_tree
from tests.making import programs_of

NEW = ("integrate", "difference", "qdot", "velocity", "centroidal_momentum")
NEW += ("centroidal_momentum_matrix", "base_jacobian")


def states(robot, seed):
    state = random_state(robot, seed)
    return state["q"].tolist(), state["qd"].tolist()


def poses(robot, q):
    return np.array([X.matrix() for X in jacobians.link_poses(robot, q)], float)


@pytest.mark.parametrize("seed", range(20))
def test_integrate_and_difference_agree_with_pinocchio(seed):
    robot = random_tree(seed)
    q, qd = states(robot, seed)
    oracle = PinocchioOracle(robot)
    theirs, rates = oracle._full(q, qd)
    moved = manifold.integrate(robot, q, qd, [0.2])
    known = pin.integrate(oracle.model, theirs, 0.2 * rates)
    found, _ = oracle._full(moved, qd)
    assert np.allclose(found, known, rtol=0, atol=1e-12)
    if all(joint.motion.closed_under_bracket for joint in robot.joints):
        back = manifold.difference(robot, q, moved)
        assert np.allclose(np.array(back, float), 0.2 * np.array(qd), atol=1e-12)


@pytest.mark.parametrize("seed", range(10))
def test_centroidal_momentum_agrees_with_pinocchio(seed):
    robot = random_tree(seed)
    q, qd = states(robot, seed)
    oracle = PinocchioOracle(robot)
    theirs, rates = oracle._full(q, qd)
    known = pin.computeCentroidalMomentum(oracle.model, oracle.data, theirs, rates)
    h = np.array(centroidal.centroidal_momentum(robot, q, qd), float)
    assert np.allclose(h, known.vector[ANGULAR_FIRST], rtol=0, atol=1e-12 * np.abs(h).max())
    A = np.array(centroidal.centroidal_momentum_matrix(robot, q), float)
    assert A.shape == (6, robot.nv)
    assert np.allclose(A @ qd, h, rtol=0, atol=1e-12 * np.abs(h).max())


def test_the_base_jacobian_moves_the_tips():
    robot = random_tree(3, ("floating", "revolute", "spherical"), 4)
    while robot.joints[0].type != "floating" or sum(j.parent < 0 for j in robot.joints) > 1:
        robot = random_tree(int(robot.name[4:]) + 1, ("floating", "revolute", "spherical"), 4)
    q, _ = states(robot, 0)
    J_b = np.array(jacobians.base_jacobian(robot, q), float)
    J = np.array(jacobians.jacobian(robot, q), float)
    assert J_b.shape == (len(robot.tips), 6, 6)
    assert np.array_equal(J_b, J[:, :, :6])
    twist = np.array([0.1, -0.2, 0.3, 0.5, 0.4, -0.6])
    step = 1e-6
    ahead = manifold.integrate(robot, q, [*(step * twist), *[0] * (robot.nv - 6)], [1])
    behind = manifold.integrate(robot, q, [*(-step * twist), *[0] * (robot.nv - 6)], [1])
    X, Y, Z = (np.array(jacobians.forward_kinematics(robot, x), float) for x in (q, ahead, behind))
    for k in range(len(robot.tips)):
        rate = np.linalg.solve(X[k], (Y[k] - Z[k]) / (2 * step))
        body = [rate[2, 1], rate[0, 2], rate[1, 0], *rate[:3, 3]]
        assert np.allclose(J_b[k] @ twist, body, atol=1e-8)


def test_what_a_robot_does_not_allow_is_rejected_by_name():
    with pytest.raises(FunctionError, match=r"base_jacobian: the robot has no free base.*'joint1'"):
        programs_of(load("planar2r"), ["base_jacobian"])
    robot = random_tree(0, ("modal",), 1)
    if not robot.joints[0].motion.closed_under_bracket:
        with pytest.raises(FunctionError, match="difference: no constant velocity of joint 'j0'"):
            programs_of(robot, ["difference"])


def test_they_are_part_of_all_only_where_rates_are_not_velocities():
    def names(robot):
        return {row.name for request in select(["all"], robot) for row in request}

    assert not names(load("panda")).intersection(NEW)
    assert names(random_tree(0, ("helical", "revolute", "prismatic"), 3)).isdisjoint(NEW)
    assert names(random_tree(0, ("planar",), 1)).issuperset(NEW)
    assert names(random_tree(0, ("spherical",), 1)).issuperset(NEW)


def test_robots_with_one_dof_a_joint_have_them_by_name():
    (program,) = programs_of(load("planar2r"), ["integrate"])
    (q,) = program(np.array([0.1, 0.2]), np.array([1.0, 2.0]), np.array([0.5]))
    assert np.allclose(q, [0.6, 1.2])
    assert str(program.operations) == "2 mul, 2 add, 0 sin/cos"


@pytest.mark.parametrize("seed", range(3))
def test_programs_are_the_derivations(seed):
    robot = random_tree(seed, HOLONOMIC, 5)
    q0, qd = states(robot, seed)
    q1, _ = states(robot, seed + 100)
    wanted = [name for name in NEW if name != "base_jacobian"]
    programs = {p.name: p for p in choose(Job.of(robot, wanted)).programs}
    dq = manifold.qdot(robot, q0, qd)
    inputs = {
        "integrate": (q0, qd, [0.3]),
        "difference": (q0, q1),
        "qdot": (q0, qd),
        "velocity": (q0, dq),
        "centroidal_momentum": (q0, qd),
        "centroidal_momentum_matrix": (q0,),
    }
    for name, arguments in inputs.items():
        derive = getattr(manifold, name, None) or getattr(centroidal, name)
        known = np.array(derive(robot, *arguments), float)
        (found,) = programs[name](*map(np.array, arguments))
        assert np.allclose(found, known, rtol=1e-12, atol=1e-12 * np.abs(known).max())
    assert np.allclose(np.array(manifold.velocity(robot, q0, dq), float), qd)


@pytest.mark.sample(1)
@pytest.mark.parametrize("dtype", ["double", "float"])
def test_emitted_c_and_batches(dtype, tmp_path):
    robot = random_tree(1, ("floating", "spherical", "planar"), 3)
    module = module_for(robot, ["integrate", "difference", "qdot", "velocity"], dtype=dtype)
    library = build(write(emit_c(module), tmp_path), "-O2")
    kind = np.float64 if dtype == "double" else np.float32
    several = [states(robot, seed) for seed in range(11)]
    q0, qd = (np.array(rows).T for rows in zip(*several, strict=True))
    still = np.zeros_like(qd)
    moves = np.concatenate([qd, 1e-9 * qd, still], axis=1)
    q0 = np.concatenate([q0] * 3, axis=1)
    inputs = {
        "integrate": (q0, moves, np.full((1, q0.shape[1]), 0.3)),
        "difference": (q0, np.roll(q0, 1, axis=1)),
        "qdot": (q0, moves),
        "velocity": (q0, q0),
    }
    for program in module.programs:
        arguments = [np.ascontiguousarray(a, kind) for a in inputs[program.name]]
        (known,) = program(*(a.T.astype(float) for a in arguments))
        tolerance = (1e-13 if dtype == "double" else 1e-5) * np.abs(known).max()
        for caller in (call_batch, call_each):
            (found,) = caller(library, module, program, arguments)
            assert np.allclose(found.T, known, rtol=0, atol=tolerance), program.name
