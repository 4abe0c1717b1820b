"""Every derivation of every function, straight on floats, against the energy-based reference.

No graph and no emitted code in between, so that all of it takes a second: `tests/mutate.py` runs
this file for each sign it turns and each index it swaps, and expects it to notice.
"""

import math
from dataclasses import replace
from functools import reduce
from operator import matmul

import numpy as np
import pytest

from symdyn.errors import FunctionError
from symdyn.formulations.inverse import uicker_kahn
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import RobotKind
from symdyn.robot import BASE, from_dh, load
from symdyn.robot.model import Passive, Rotor
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.reference import manifold
from symdyn.verification.reference.answer import ReferenceOptions
from symdyn.verification.reference.forces import extra_forces
from symdyn.verification.reference.manifold import on_manifold
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import (
    random_tree,
    with_fewer_motors,
    with_free_base,
    with_loop,
    with_stops,
    without_motor_at_root,
)
from tests.mutations import stale_excuses
from tests.strategies import make_urdf

LAWS = (
    Passive(viscous=0.3, coulomb=0.2, offset=0.05),
    Passive(coulomb=0.4, smoothing=0.1),
    Passive(stiffness=2.0, rest=0.3),
)


def decorated(robot):
    """With rotors, friction, springs, scales, gravity askew, tips inside and at the base, loops."""
    joints = tuple(
        replace(
            joint,
            passive=LAWS[i % 3],
            rotor=Rotor(0.1 * (i % 3)),
            scale=(1, 0.8, -1.2)[i % 3],
            q_offset=(0.3, 0, -0.5, 0.1)[i % 4],
        )
        for i, joint in enumerate(robot.joints)
    )
    tips = (*robot.tips, robot.base.name, robot.links[len(robot.links) // 2].name)
    changed = replace(robot, joints=joints, tips=tips, gravity=(1.5, -2.5, -9.0))
    return with_stops(with_loop(with_fewer_motors(changed)))


def for_method(robot, method):
    """The robot as the method wants it: SM03 has no motor at the first joint alone."""
    return without_motor_at_root(robot) if method == "swain-morris" else robot


def is_about_objects(function):
    return function.meant_for is RobotKind.WITH_OBJECTS


BODY = {
    "mass": 2.0,
    "com": [0.1, -0.2, 0.3],
    "inertia": {"xx": 0.5, "yy": 0.6, "zz": 0.7, "xy": 0.1},
}
TABLE = [
    {"theta": 0.3, "d": 0.4, "a": 0.5, "alpha": 0.6, **BODY},
    {"theta": -0.7, "d": 0.2, "a": -0.3, "alpha": 1.1, "type": "prismatic", **BODY},
    {"theta": 1.3, "d": -0.4, "a": 0.2, "alpha": -0.5, **BODY},
]
"""Standard Denavit-Hartenberg: the link frame is not on the axis, so screws have both halves."""

ROBOTS = {
    "puma560": decorated(load("puma560").bind()),
    "table": decorated(from_dh(TABLE)),
    "tree": decorated(read_urdf(make_urdf(504, 7), "tree.urdf")),
    "chain": decorated(read_urdf(make_urdf(502, 5, branching=False), "chain.urdf")),
    "followers": decorated(read_urdf(make_urdf(503, 7, mimic=True), "followers.urdf")),
}
TAKE_TIPS = {"bias", *(f.name for f in FUNCTIONS.values() if f.takes_tip_wrench)}
SIX_DOFS = (
    *("operational_space_inertia", "operational_space_bias"),
    *("operational_space_gravity", "consistent_inverse"),
)
"""What only tips with six DoF have."""
FREE_BASE = ("base_jacobian",)
"""What only robots on a free base have."""
CURVATURE_TERMS = ("inverse_mass_matrix", "ricci_curvature")
"""Scalar curvature is the sum of the products of their entries."""
GRASPS = {"panel": load("space_panel").bind(), "hand": load("three_finger_hand").bind()}
WITH_OBJECTS = [
    *((f.name, method) for f in FUNCTIONS.values() for method in f.methods if is_about_objects(f)),
    ("closed_chain_dynamics", "swain-morris"),
]
"""What only robots that hold an object have."""
# curvature takes longest and is last, so that other mistakes are found before
METHODS = sorted(
    (
        (f.name, method)
        for f in FUNCTIONS.values()
        for method in f.methods
        if f.name not in (*SIX_DOFS, *FREE_BASE) and (f.name, method) not in WITH_OBJECTS
    ),
    key=lambda pair: "curvature" in pair[0],
)


def test_the_robots_have_what_makes_mistakes_show():
    joints = [joint for robot in ROBOTS.values() for joint in robot.joints]
    assert {"revolute", "prismatic"} <= {joint.type for joint in joints}
    assert any(joint.mimic for joint in ROBOTS["followers"].joints)
    assert any(any(w) and any(v) for joint in joints for w, v in joint.screws)
    parents = [joint.parent for joint in ROBOTS["tree"].joints]
    assert any(parents.count(parent) > 1 for parent in parents if parent != BASE)


def state_of(robot):
    rng = np.random.default_rng(11)
    rates = ("qd", "qdd", "tau", "qd_r", "qdd_r", "b")
    state = {name: rng.uniform(-1.5, 1.5, robot.nv) for name in rates}
    state["q"] = state["q0"] = on_manifold(robot, rng.uniform(-math.pi, math.pi, robot.nq))
    state["f_tip"] = rng.uniform(-20, 20, (len(robot.tips), 6))
    state["f"] = rng.uniform(-20, 20, (len(robot.constraints), 6))
    state["f_internal"] = state["f"][::-1] / 2
    state["dt"] = np.array([0.3])
    state["z"] = rng.uniform(-1, 1, len(robot.stops))
    state["q_last"] = state["q"] + rng.uniform(-0.05, 0.05, robot.nq)
    state["q1"] = manifold.moved(robot, state["q"], state["b"])
    state["dq"] = manifold.qdot(robot, state["q"], state["b"])
    for side, entries in (("a", robot.actuated), ("u", robot.unactuated)):
        state |= {f"{what}_{side}": state[what][list(entries)] for what in ("qdd", "tau")}
    return state


def flat(value):
    """The numbers of a nest of lists and tuples."""
    if isinstance(value, (list, tuple)):
        return [number for item in value for number in flat(item)]
    return [float(value)]


def assert_right(robot, name, method, with_tips):
    function, state, answer = FUNCTIONS[name], state_of(robot), ANSWERS[name]
    columns = tuple(function.columns.names(robot, False)) if function.columns else ()
    options = ReferenceOptions(state["f_tip"] if with_tips else None, columns=columns)
    values = [state[i] for i in function.inputs]
    expected = answer(robot, *values, options=options)
    if name == "bias":  # its derivations take wrenches, for inverse dynamics at zero acceleration
        expected = (expected[0] + extra_forces(robot, state["q"], state["qd"], options),)
    arguments = [state[i].ravel().tolist() for i in function.inputs]
    if with_tips:
        arguments.append(state["f_tip"].tolist())
    found = function.methods[method](robot, *arguments)
    size = answer.scale(robot, expected, *values, options=options)
    if name == "scalar_curvature":  # its terms may cancel, and then what is left measures nothing
        inverse, ricci = (ANSWERS[part](robot, *values)[0] for part in CURVATURE_TERMS)
        size = max(size, float(np.abs(inverse * ricci).sum()))
    answers = found if len(function.outputs) > 1 else (found,)
    for value, right in zip(answers, expected, strict=True):
        error = np.abs(np.array(flat(value)) - np.asarray(right).ravel()).max()
        assert error <= answer.tolerance / 10 * size, (
            f"{name} by {method}: off by {error / size:.1e}"
        )


@pytest.mark.sample(200)
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize(("name", "method"), METHODS)
def test_every_derivation_is_right_on_floats(robot, name, method):
    for with_tips in (False, True) if name in TAKE_TIPS else (False,):
        try:
            assert_right(for_method(ROBOTS[robot], method), name, method, with_tips)
        except FunctionError as rejection:
            if robot in ("tree", "followers") and "swain-morris needs one" in str(rejection):
                continue
            if robot != "followers" or "mimic" not in str(rejection):
                raise
            articulated = name in ("operational_space_inertia_inverse", "forward_accelerations")
            first = next(iter(FUNCTIONS[name].derivations))
            assert articulated or method != first, "one method must be left"


@pytest.mark.parametrize("robot", GRASPS)
@pytest.mark.parametrize(("name", "method"), WITH_OBJECTS)
def test_every_derivation_about_objects_is_right_on_floats(robot, name, method):
    for with_tips in (False, True) if name in TAKE_TIPS else (False,):
        assert_right(GRASPS[robot], name, method, with_tips)


FREE_METHODS = [
    (name, method)
    for name, method in METHODS
    if "curvature" not in name and "second" not in name and name != "base_parameters"
    if name != "stop_friction"  # of joints of one DoF only
]


@pytest.mark.sample(40)
@pytest.mark.parametrize(("name", "method"), [*FREE_METHODS, ("base_jacobian", None)])
def test_every_derivation_is_right_for_joints_of_several_dofs(name, method):
    """A body that floats, a ball and a plane on it."""
    method = method or next(iter(FUNCTIONS[name].methods))
    robot = random_tree(3, ("floating", "spherical", "planar"), 3)
    if method == "swain-morris":
        robot = with_free_base(random_tree(3, ("spherical", "planar"), 2))
    if name in FREE_BASE:
        robot = random_tree(3, ("floating",), 1)
    assert_right(with_loop(robot), name, method, with_tips=name in TAKE_TIPS)


@pytest.mark.parametrize("name", SIX_DOFS)
def test_what_only_tips_with_six_dofs_have_is_right(name):
    robot = replace(ROBOTS["puma560"], tips=load("puma560").tips)
    assert_right(robot, name, "rk88", with_tips=False)


def test_the_pose_that_uicker_kahn_differentiates_is_the_links():
    """A base elsewhere would give the same forces."""
    robot = ROBOTS["puma560"]
    q = state_of(robot)["q"]
    path = range(len(robot.links))
    transforms = robot.transforms(q)
    W = uicker_kahn.derivative([f.matrix() for f in transforms], [], path, ())
    assert np.allclose(W, reduce(matmul, transforms).matrix(), atol=1e-14)


def test_every_excused_mutant_is_still_there():
    assert stale_excuses() == []
