"""Bases that float, and roots on any body: a free robot moves the same whatever its prime body."""

from __future__ import annotations

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.manifest import robot_facts
from symdyn.formulations.inverse import newton_euler
from symdyn.lie import Ad_inverse, add_pairs, quaternions, scale_pair
from symdyn.robot import Preparation, read_spec, robot_from_dict, robot_to_dict
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.oracles.libraries import pinocchio_oracle
from tests.joint_robots import random_state, random_tree
from tests.robot.test_joint_types import spec
from tests.robots import DATA

ONE_DOF = ("revolute", "prismatic", "continuous", "helical")
BOX = '<inertial><mass value="2"/><inertia ixx=".1" iyy=".1" izz=".1" ixy="0" ixz="0" iyz="0"/>'
BOX += '<origin xyz="0.1 0 0"/></inertial>'


def pose_of_quaternion(pose):
    """x, y, z and quaternion of a pose, by the largest eigenvector of Bar-Itzhack's matrix."""
    R = np.array(pose.R, float)
    K = np.zeros((4, 4))
    K[:3, :3] = R + R.T - np.trace(R) * np.eye(3)
    K[:3, 3] = K[3, :3] = (R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1])
    K[3, 3] = np.trace(R)
    four = np.linalg.eigh(K)[1][:, -1]
    assert np.allclose(quaternions.rotation_matrix(tuple(four)), R, atol=1e-12)
    return [*map(float, pose.p), *four]


def moved_to(robot, other, root, q, qd):
    """The state of `robot` as that of `other`, whose floating joint carries the link `root`."""
    poses, twists = [], []
    for i, (joint, f) in enumerate(zip(robot.joints, robot.transforms(q), strict=True)):
        first = joint.parent < 0
        poses.append(f if first else poses[joint.parent] @ f)
        V = ((0, 0, 0), (0, 0, 0)) if first else Ad_inverse(f, twists[joint.parent])
        for dof in robot.dofs(i):
            V = add_pairs(V, scale_pair(dof.rate * qd[dof.index], dof.screw))
        twists.append(V)
    frame = robot.frame(root)
    X = frame.placement.pose()
    at = {joint.name: k for k, joint in enumerate(robot.joints)}
    new_q, new_qd = [], []
    for joint in other.joints:
        if joint.type == "floating":
            assert other.links[other.joints.index(joint)].name == root
            # the pose in the joint's own frame
            back = joint.placement.pose().inverse()
            new_q += pose_of_quaternion(back @ poses[frame.link] @ X)
            w, v = Ad_inverse(X, twists[frame.link])
            new_qd += [*w, *v]
        else:
            k = at[joint.name]
            new_q.append(q[robot.q_starts[k]])
            new_qd.append(qd[robot.v_starts[k]])
    return new_q, new_qd


def free_accelerations(robot, q, qd, forces):
    """qdd of the joints when nothing pushes the floating one, and twice the kinetic energy."""
    oracle = pinocchio_oracle(robot)
    M = oracle.mass_matrix(q)
    h = np.array(newton_euler.inverse_dynamics(robot, q, qd, [0] * robot.nv), float)
    assert np.allclose(h, oracle.inverse_dynamics(q, qd, [0] * robot.nv), atol=1e-8)
    tau = np.zeros(robot.nv)
    for i, joint in enumerate(robot.joints):
        if joint.type != "floating":
            tau[robot.v_starts[i]] = forces[joint.name]
    qdd = np.linalg.solve(M, tau - h)
    inner = {
        joint.name: qdd[robot.v_starts[i]]
        for i, joint in enumerate(robot.joints)
        if joint.type != "floating"
    }
    return inner, np.array(qd) @ M @ np.array(qd)


@pytest.mark.parametrize("seed", range(6))
def test_a_free_robot_moves_the_same_whatever_its_prime_body(seed):
    tree = random_tree(seed, ONE_DOF, 6)
    robot = sd.prepare(tree, floating=True)
    # the base of a random tree has no inertia, so that it is given some
    robot = sd.prepare(robot, payload={"base": (2.0, 0.1, 0, 0.2, 0.1, 0, 0.2, 0, 0, 0.15)})
    assert robot.gravity == tree.gravity
    state = random_state(robot, seed)
    q, qd = state["q"].tolist(), state["qd"].tolist()
    forces = {joint.name: 0.3 * k - 1 for k, joint in enumerate(robot.joints)}
    inner, energy = free_accelerations(robot, q, qd, forces)
    for link in ("l5", "l3", "l4"):
        other = sd.prepare(robot, root=link)
        assert (other.nq, other.nv, other.gravity) == (robot.nq, robot.nv, robot.gravity)
        found, T = free_accelerations(other, *moved_to(robot, other, link, q, qd), forces)
        assert abs(T - energy) < 1e-10 * energy
        scale = max(map(abs, inner.values()))
        assert all(abs(found[name] - inner[name]) < 1e-8 * scale for name in inner)


def test_root_and_floating_at_once_are_root_after_floating():
    tree = random_tree(3, ONE_DOF, 5)
    once = sd.prepare(tree, floating=True, root="l4")
    twice = sd.prepare(sd.prepare(tree, floating=True), root="l4")
    assert [j.name for j in once.joints] == [j.name for j in twice.joints]
    state = random_state(once, 1)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    a, b = (newton_euler.inverse_dynamics(robot, q, qd, qdd) for robot in (once, twice))
    assert np.allclose(np.array(a, float), np.array(b, float), atol=1e-9)


def test_a_fixed_robot_hangs_from_its_new_base():
    """Gravity keeps its direction in the world of the zero pose; T and U are those of the tree."""
    robot = sd.load("ur5")
    other = sd.load("ur5", root="forearm_link")
    home = robot.transforms([0] * robot.nq)
    R = np.eye(3)
    for i in sorted(robot.ancestors([link.name for link in robot.links].index("forearm_link"))):
        R = R @ np.array(home[i].R, float)
    assert np.allclose(R @ np.array(other.gravity, float), robot.gravity)
    assert other.base.name == "forearm_link"
    reversed_names = {joint.name for joint in other.joints}
    assert reversed_names == {joint.name for joint in robot.joints}


@pytest.mark.parametrize("root", ["panda_link5", "panda_link8"])
def test_the_relative_motion_of_bodies_does_not_depend_on_the_root(root):
    """The last link is on a fixed joint, so that it carries the body it is part of."""
    path = DATA / "panda_description" / "urdf" / "panda.urdf"
    held = {"panda_finger_joint1": 0.01}
    robot, other = sd.load(path, lock=held), sd.load(path, lock=held, root=root)
    assert other.base.name == root
    q = {joint.name: 0.2 * k - 0.5 for k, joint in enumerate(robot.joints)}

    def between(arm, a, b):
        poses = []
        at = [q[joint.name] for joint in arm.joints]
        for joint, f in zip(arm.joints, arm.transforms(at), strict=True):
            poses.append(f if joint.parent < 0 else poses[joint.parent] @ f)
        seen = []
        for name in (a, b):
            frame = arm.frame(name)
            X = frame.placement.pose()
            seen.append(X if frame.link < 0 else poses[frame.link] @ X)
        return np.array((seen[0].inverse() @ seen[1]).p, float)

    for pair in (("panda_link0", "panda_link8"), ("panda_link5", "panda_link2")):
        assert np.allclose(between(robot, *pair), between(other, *pair), atol=1e-12)


def test_a_floating_base_of_a_file_and_of_the_option_are_the_same():
    links = f'<link name="trunk">{BOX}</link><link name="leg">{BOX}</link>'
    hip = '<joint name="hip" type="revolute"><parent link="trunk"/><child link="leg"/>'
    hip += '<origin xyz="0 0.1 0"/><axis xyz="0 1 0"/></joint>'
    root = '<link name="world"/><joint name="floating_base" type="floating"><parent link="world"/>'
    root += '<child link="trunk"/></joint>'
    plain = f'<robot name="r">{links}{hip}</robot>'
    given = read_urdf(f'<robot name="r">{root}{links}{hip}</robot>', "r.urdf")
    made = sd.prepare(read_urdf(plain, "r.urdf"), floating=True)
    assert given.joints[1:] == made.joints[1:]
    assert given.joints[0].transform([0] * 6 + [1]) == made.joints[0].transform([0] * 6 + [1])
    assert given.links == made.links
    assert made.base.name == given.base.name == "world"
    assert (made.nq, made.nv) == (8, 7)


def test_a_massless_root_link_merges_with_what_is_fixed_to_it():
    text = f'<robot name="r"><link name="dummy"/><link name="trunk">{BOX}</link>'
    text += '<joint name="fix" type="fixed"><parent link="dummy"/><child link="trunk"/>'
    text += '<origin xyz="0 0 0.5"/></joint></robot>'
    robot = sd.prepare(read_urdf(text, "r.urdf", preparation=Preparation.of(floating=True)))
    assert [link.name for link in robot.links] == ["dummy"]
    assert robot.links[0].inertia.m == 2
    assert robot.frame("trunk").placement.pose().p == (0, 0, 0.5)


def test_a_floating_base_without_inertia_is_warned_of():
    assert any("has no inertia" in text for text in sd.load("planar2r", floating=True).warnings)
    loaded = sd.load("planar2r", floating=True, payload={"base": (1, 0, 0, 0)})
    assert not loaded.warnings


def test_names_of_the_new_base_give_way():
    table = robot_to_dict(sd.load("planar2r"))
    table["joints"][0]["name"], table["base"] = "floating_base", "world"
    table["bodies"][0]["name"] = table["joints"][0]["parent"] = "world"
    robot = sd.prepare(robot_from_dict(table), floating=True)
    assert robot.base.name == "world_"
    assert [joint.name for joint in robot.joints] == ["floating_base_", "floating_base", "joint2"]


def test_what_cannot_be_done_is_rejected_by_name(rejection):
    free = sd.load("planar2r", floating=True)
    assert "the base floats already by joint 'floating_base'" in rejection(
        sd.prepare, free, floating=True
    )
    assert "is the root already" in rejection(sd.prepare, free, root="base")
    assert "is the root already" in rejection(sd.load, "planar2r", root="base")
    message = rejection(sd.load, "planar2r", root="link3")
    assert "no link is called 'link3'" in message
    assert "link2" in message
    chain = random_tree(2, ("spherical", "revolute"), 3)
    last = chain.links[-1].name
    assert "which is spherical, is on the path" in rejection(sd.prepare, chain, root=last)
    assert "floating is '1'" in rejection(sd.load, "planar2r", floating=1)
    assert "root is" in rejection(sd.load, "planar2r", root=2)


def test_a_spec_and_the_command_line_float_a_base_alike(tmp_path, capsys):
    spec = tmp_path / "free.toml"
    spec.write_text('robot = "panda"\n[prepare]\nfloating = true\nroot = "panda_link3"\n')
    robot = sd.load(spec)
    assert robot.links[0].name == "panda_link3"
    assert robot.preparation.as_table() == {"root": "panda_link3", "floating": True}
    words = ["convert", "panda", "--floating", "--root", "panda_link3", "--to", "toml"]
    assert cli.main(words) == 0
    assert read_spec(capsys.readouterr().out, "x.toml").joints == robot.joints


def test_a_locked_joint_of_several_dofs_stands_at_neutral(rejection):
    robot = sd.load("planar2r", floating=True)
    held = sd.prepare(robot, lock="floating_base")
    assert held.nq == 2
    assert "joint floating_base locked at its neutral position" in held.notes
    assert "lock it at 0" in rejection(sd.prepare, robot, lock={"floating_base": 0.1})


def test_parts_of_a_joint_lock_together_or_alone(rejection):
    robot = read_spec(spec("universal"), "arm.toml")
    assert sd.prepare(robot, lock="wrist").nq == 1
    one = sd.prepare(robot, lock={"wrist.1": 0.3})
    assert [(joint.name, joint.series) for joint in one.joints] == [
        ("wrist.2", None),
        ("hinge", None),
    ]
    message = rejection(sd.prepare, robot, lock={"wrist": 0.3})
    assert "'wrist.1' and 'wrist.2'" in message


def test_a_universal_joint_on_the_way_to_the_root_becomes_two():
    robot = sd.prepare(read_spec(spec("universal"), "arm.toml"), root="hand", floating=True)
    names = [joint["name"] for joint in robot_facts(robot)["joints"]]
    assert names == ["floating_base", "hinge", "wrist.2", "wrist.1"]


def test_a_rigid_body_may_float():
    body = sd.load(
        "pendulum", lock=[joint.name for joint in sd.load("pendulum").joints], floating=True
    )
    assert (body.nq, body.nv, len(body.joints)) == (7, 6, 1)


def test_rounded_angles_of_a_floating_robot_say_what_snapping_changes(tmp_path, capsys):
    file = tmp_path / "arm.toml"
    file.write_text(spec("floating").replace("rpy = [0.4, 0, 0.1]", "rpy = [1.5708, 0, 0.1]"))
    assert cli.main(["show", str(file), "--base-parameters"]) == 0
    said = capsys.readouterr().err
    assert "1 angle within 0.0001" in said
    assert ("changes torques by up to" in said) == ("--snap" in said)
