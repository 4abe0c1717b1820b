"""Links on parallel joints described in common axes: the same mechanics, without turns between."""

from dataclasses import replace
from functools import cache
from itertools import chain, islice

import numpy as np
import pytest

from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.shared_axes import has_parallel_joints, parallel_groups, share_axes
from symdyn.formulations.inverse import newton_euler, newton_euler_matrix
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import INERTIA, RobotKind
from symdyn.robot import Inertia, Joint, Link, Robot, library, load
from symdyn.robot.model import BASE
from symdyn.robot.placement import Placement
from symdyn.robot.read.urdf import read_urdf
from tests.joint_robots import with_loop
from tests.quick import quick
from tests.strategies import random_state, random_urdf

EQUAL, EQUAL_FORCES = 1e-11, 1e-7
"""The second where contact forces are solved for: of a loop nobody knows the condition."""
ON_THEIR_OWN = ("fd3", "fd4", "pp99", "recursion", "rccfd1", "rccfd2")
"""Methods with articulated bodies, which need joints that move on their own."""


@cache
def robots(count):
    """Built-in and random robots, on axes and in chosen frames by turns, with parallel joints."""
    known = (load(name).bind() for name in library.names())
    random = (read_urdf(random_urdf(seed), f"random{seed}.urdf") for seed in range(150))
    forms = ((robot.with_joint_frames(), choose_frames(robot)) for robot in chain(known, random))
    found = filter(has_parallel_joints, chain.from_iterable(forms))
    return list(islice(found, 0, 2 * count, 2))


def without_every_other_motor(robot):
    """The robot with a motor at its first joint, none at its second, and so on."""
    joints = (
        joint if joint.mimic else replace(joint, actuated=k % 2 == 0)
        for k, joint in enumerate(robot.joints)
    )
    return replace(robot, joints=tuple(joints))


DERIVATIONS = [
    (row.name, method)
    for row in FUNCTIONS.values()
    if row.invariant == INERTIA and row.in_all
    for method in row.derivations
]


@pytest.mark.sample(6)
@pytest.mark.parametrize("count", quick([15, 60], [15]))
@pytest.mark.parametrize(("function", "method"), DERIVATIONS)
def test_every_derivation_gives_the_same_in_shared_axes(function, method, count):
    row, tried = FUNCTIONS[function], 0
    for number, robot in enumerate(robots(count)):
        if any(joint.mimic for joint in robot.joints) and method in ON_THEIR_OWN:
            continue
        if row.meant_for is RobotKind.PARTITIONED:
            robot = without_every_other_motor(robot)
        if row.meant_for is RobotKind.CLOSED:
            robot = with_loop(robot)
        state = dict(zip(("q", "qd", "qdd", "tau"), random_state(robot, number), strict=True))
        state["b"] = state["tau"]
        state["f_internal"] = np.linspace(-1, 1, 6 * len(robot.constraints))
        for part, dofs in (("a", robot.actuated), ("u", robot.unactuated)):
            for name in ("qdd", "tau"):
                state[f"{name}_{part}"] = [state[name][k] for k in dofs]
        arguments = [np.asarray(state[name], float).tolist() for name in row.inputs]
        derive = row.methods[method]
        try:
            given = derive(robot, *arguments)
        except ArithmeticError:  # nothing has inertia along a joint
            continue
        shared = derive(share_axes(robot, arguments[0]), *arguments)
        equal = EQUAL_FORCES if function.startswith("closed_chain") else EQUAL
        parts = range(len(row.outputs)) if len(row.outputs) > 1 else [None]
        for part in parts:
            a, b = (np.array(x if part is None else x[part], float) for x in (given, shared))
            assert np.abs(a - b).max() <= equal * max(1, np.abs(a).max()), (robot.name, number)
        tried += 1
    assert tried > 2 / 3 * count


def test_branches_on_parallel_joints_share_axes_too():
    """A fork of two arms, all on vertical axes: joints 2 and 3 on one, joint 4 on the other."""
    body = Inertia(2, 0.3, 0.1, 0.2, 0.4, 0.05, 0.5, 0.02, 0.03, 0.6)
    far = Placement.from_xyz_rpy((0.5, 0.2, 0.1), (0, 0, 0.3))
    signs = (1, -1, 1, -1)
    joints = [
        Joint(f"j{i}", "revolute", parent, far, (0, 0, sign), scale=1 + i, q_offset=0.1 * i)
        for i, (parent, sign) in enumerate(zip((BASE, 0, 1, 0), signs, strict=True))
    ]
    robot = Robot("fork", joints, [Link(f"l{i}", body) for i in range(4)])
    assert parallel_groups(robot) == [[0, 1, 2, 3]]
    q, qd, qdd, _ = random_state(robot, 1)
    shared = share_axes(robot, q)
    for derive in (newton_euler_matrix.inverse_dynamics, newton_euler.inverse_dynamics):
        assert np.allclose(derive(shared, q, qd, qdd), derive(robot, q, qd, qdd), rtol=1e-11)


def test_between_links_that_share_axes_nothing_turns():
    robot = choose_frames(load("ur5"))
    assert parallel_groups(robot) == [[1, 2, 3]]
    q = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    given, shared = robot.transforms(q), share_axes(robot, q).transforms(q)
    for i in (2, 3):
        assert shared[i].R == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    poses = [np.eye(4), np.eye(4)]
    for X, Y in zip(given, shared, strict=True):
        for k, Z in enumerate((X, Y)):
            step = np.eye(4)
            step[:3, :3], step[:3, 3] = np.array(Z.R, float), np.array(Z.p, float)
            poses[k] = poses[k] @ step
        # origins stay where they are
        assert np.allclose(poses[0][:3, 3], poses[1][:3, 3])


def test_arms_without_parallel_joints_have_nothing_to_share():
    assert not has_parallel_joints(choose_frames(load("panda")))
    assert parallel_groups(choose_frames(load("scara")).with_joint_frames()) == [[0, 1, 2]]
