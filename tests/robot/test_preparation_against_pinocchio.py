"""Locking, cutting and loading agree with what Pinocchio makes of the file that it reads itself.

Locks are compared with `buildReducedModel`, payloads with bodies that Pinocchio appends to its
joints, and cuts by the URDF with everything deleted that is not of the branch.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from symdyn.errors import RobotError
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import library
from symdyn.verification.oracles.changed_urdf import prepared_urdf
from tests.joint_robots import random_state
from tests.quick import quick
from tests.robots import DATA

PATHS = """
    panda_description/urdf/panda
    kinova_description/robots/kinova
    baxter_description/urdf/baxter
    ur_description/urdf/ur5_gripper
    z1_description/urdf/z1
    xarm_description/urdf/xarm7
    talos_data/robots/talos_full_v2
    tiago_description/robots/tiago
    tiago_pro_description/robots/tiago_pro
    pr2_description/urdf/pr2
    romeo_description/urdf/romeo
    solo_description/robots/solo12
    icub_description/robots/icub
    g1_description/urdf/g1_29dof_with_hand_rev_1_0
    human_description/robots/human
    centauro_description/urdf/centauro
    b1_description/urdf/b1-z1
    so_arm_description/urdf/so101
    allegro_hand_description/urdf/allegro_left_hand
    hyq_description/robots/hyq_no_sensors
    anymal_b_simple_description/robots/anymal-kinova
    go2_description/urdf/go2
    """
FILES = {path.rpartition("/")[2]: path for path in PATHS.split()}
ROBOTS_OF_ANGLES = [n for n in library.names() if all(j.nq == 1 for j in sd.load(n).joints)]
BUILT_IN = [name for name in ROBOTS_OF_ANGLES if len(sd.load(name).joints) > 2]
SAMPLE = ("panda", "tiago_pro", "library stanford")
ROBOTS = quick([*FILES, *(f"library {name}" for name in BUILT_IN)], SAMPLE)
EQUAL = 1e-11


def urdf_of(name: str) -> str:
    """The text that both read."""
    if name.startswith("library "):
        return sd.to_urdf(sd.load(name.split()[1]))
    return (DATA / f"{FILES[name]}.urdf").read_text(encoding="utf-8")


def as_pinocchio(model: Any, angles: dict[str, float]) -> np.ndarray:
    """A configuration by the names of the joints; Pinocchio has continuous ones as cos, sin."""
    q = pin.neutral(model)
    for joint, name in zip(model.joints[1:], model.names[1:], strict=True):
        x = angles[name]
        q[joint.idx_q : joint.idx_q + joint.nq] = x if joint.nq == 1 else (np.cos(x), np.sin(x))
    return q


def assert_same_torques(robot: sd.Robot, model: Any, seed: int = 1) -> None:
    """Inverse dynamics of both at a random state, joints matched by name."""
    assert sorted(joint.name for joint in robot.joints) == sorted(model.names[1:])
    rng = np.random.default_rng(seed)
    state = rng.uniform(-1.5, 1.5, (3, robot.nv))
    rates = np.zeros((2, model.nv))
    angles = {}
    for k, joint in enumerate(robot.joints):
        angles[joint.name] = state[0, k]
        rates[:, model.joints[model.getJointId(joint.name)].idx_v] = state[1:, k]
    theirs = pin.rnea(model, model.createData(), as_pinocchio(model, angles), *rates)
    ours = np.array(inverse_dynamics(robot, *state.tolist()), float)
    order = [model.joints[model.getJointId(joint.name)].idx_v for joint in robot.joints]
    assert np.abs(ours - theirs[order]).max() <= EQUAL * max(1, np.abs(theirs).max())


def read(tmp_path, name: str, **prepared: Any) -> tuple[sd.Robot, sd.Robot, Any]:
    """The robot as it is and prepared, both without mimics, and Pinocchio's reading of the file."""
    text = urdf_of(name)
    file = tmp_path / "robot.urdf"
    file.write_text(text, encoding="utf-8")
    free = {"ignore_mimic": True} if "<mimic" in text else {}
    # angles as they are written: Pinocchio does not snap them
    whole = sd.load(file, snap=0, **free)
    return whole, sd.load(file, snap=0, **free, **prepared), pin.buildModelFromXML(text)


def some_locks(name: str, seed: int = 3) -> dict[str, float]:
    """About a third of the joints, at random positions inside and outside their limits."""
    joints = pin.buildModelFromXML(urdf_of(name)).names[1:]
    rng = np.random.default_rng(seed)
    chosen = rng.permutation(list(joints))[: max(1, len(joints) // 3)]
    return {str(joint): float(rng.uniform(-2, 2)) for joint in chosen}


@pytest.mark.parametrize("name", ROBOTS)
def test_locked_joints_agree_with_build_reduced_model(name, tmp_path):
    locks = some_locks(name)
    _, robot, model = read(tmp_path, name, lock=locks)
    numbers = [model.getJointId(joint) for joint in locks]
    at = as_pinocchio(model, {**dict.fromkeys(model.names[1:], 0.0), **locks})
    assert_same_torques(robot, pin.buildReducedModel(model, numbers, at))


@pytest.mark.parametrize("name", ROBOTS)
def test_payloads_agree_with_bodies_appended_to_joints(name, tmp_path):
    whole, _, model = read(tmp_path, name)
    tips = [tip for tip in whole.tips if model.existFrame(tip)][:2]
    rng = np.random.default_rng(5)
    loads = {}
    for tip in tips:
        root = rng.uniform(-0.1, 0.1, (3, 3))
        tensor = root @ root.T
        centre = rng.uniform(-0.2, 0.2, 3)
        six = tensor[[0, 0, 1, 0, 1, 2], [0, 1, 1, 2, 2, 2]]
        loads[tip] = [1.5, *centre.tolist(), *six.tolist()]
        frame = model.frames[model.getFrameId(tip)]
        body = pin.Inertia(1.5, centre, tensor)
        model.appendBodyToJoint(frame.parentJoint, body, frame.placement)
    assert loads
    _, robot, _ = read(tmp_path, name, payload=loads)
    assert_same_torques(robot, model)


def cut_urdf(text: str, end: str) -> str | None:
    """The URDF without the links that are not on the way to `end` nor fixed beside it, if any."""
    root = ET.fromstring(text)
    joints = {j.find("child").get("link"): j for j in root.findall("joint")}

    def stays(link: str) -> bool:
        at = link
        while at != end:  # up to the first link of the way, over fixed joints only
            if at in way:
                return True
            if joints[at].get("type") != "fixed":
                return False
            at = joints[at].find("parent").get("link")
        return link == end

    way, at = {end}, end
    while at in joints:
        at = joints[at].find("parent").get("link")
        way.add(at)
    cut = [element for element in root.findall("link") if not stays(element.get("name"))]
    for element in cut:
        root.remove(joints[element.get("name")])
        root.remove(element)
    return ET.tostring(root, encoding="unicode") if cut else None


@pytest.mark.parametrize("name", ROBOTS)
def test_a_branch_agrees_with_the_urdf_without_the_rest(name, tmp_path):
    whole, _, _ = read(tmp_path, name)
    middle = whole.links[len(whole.links) // 2].name
    for end in (whole.tips[-1], middle):
        edited = cut_urdf(urdf_of(name), end)
        if edited is None:
            continue  # a chain ends there
        if whole.constraints:
            with pytest.raises(RobotError, match="which is not on the branch"):
                read(tmp_path, name, only=end)
            continue
        _, robot, _ = read(tmp_path, name, only=end)
        assert robot.tips == (end,)
        assert_same_torques(robot, pin.buildModelFromXML(edited))


def test_twenty_robots_are_judged():
    assert len(FILES) >= 20


@pytest.mark.parametrize("name", quick(["panda", "talos_full_v2", "pr2"], ["panda"]))
def test_everything_at_once_agrees(name, tmp_path):
    """Lock, payload and cut together: the cut URDF, reduced, with a body appended."""
    whole, _, _ = read(tmp_path, name)
    end = whole.tips[-1]
    inside = pin.buildModelFromXML(cut_urdf(urdf_of(name), end))
    lock = {inside.names[2]: 0.7}
    _, robot, _ = read(tmp_path, name, lock=lock, only=end, payload={end: (2, 0.1, 0.2, 0.3)})
    at = as_pinocchio(inside, {**dict.fromkeys(inside.names[1:], 0.0), **lock})
    frame = inside.frames[inside.getFrameId(end)]
    body = pin.Inertia(2, np.array([0.1, 0.2, 0.3]), np.zeros((3, 3)))
    inside.appendBodyToJoint(frame.parentJoint, body, frame.placement)
    numbers = [inside.getJointId(joint) for joint in lock]
    assert_same_torques(robot, pin.buildReducedModel(inside, numbers, at))


FREE = quick(["solo12", "talos_full_v2", "anymal-kinova", "hyq_no_sensors", "romeo"], ("solo12",))


@pytest.mark.parametrize("name", FREE)
def test_a_floating_base_is_pinocchios_free_flyer(name):
    """Pinocchio has the same coordinates, and velocities linear first."""
    text = urdf_of(name)
    path = DATA / f"{FILES[name]}.urdf"
    free = {"ignore_mimic": True} if "<mimic" in text else {}
    robot = sd.load(path, snap=0, floating=True, **free)
    for model in (
        pin.buildModelFromXML(text, pin.JointModelFreeFlyer()),
        pin.buildModelFromXML(prepared_urdf(text, robot.preparation)),
    ):
        assert robot.nv == model.nv
        state = random_state(robot)
        q, rates = state["q"], np.array([state["qd"], state["qdd"]])
        to, theirs_q = np.zeros((model.nv, robot.nv)), pin.neutral(model)
        to[:6, :6] = np.eye(6)[[3, 4, 5, 0, 1, 2]]
        theirs_q[:7] = q[:7]
        for i, joint in enumerate(robot.joints[1:], 1):
            other, x = model.joints[model.getJointId(joint.name)], q[robot.q_starts[i]]
            to[other.idx_v, robot.v_starts[i]] = 1
            at = slice(other.idx_q, other.idx_q + other.nq)
            theirs_q[at] = x if other.nq == 1 else (np.cos(x), np.sin(x))
        theirs = to.T @ pin.rnea(model, model.createData(), theirs_q, to @ rates[0], to @ rates[1])
        ours = np.array(inverse_dynamics(robot, q.tolist(), *rates.tolist()), float)
        assert np.abs(ours - theirs).max() <= EQUAL * np.abs(theirs).max()
