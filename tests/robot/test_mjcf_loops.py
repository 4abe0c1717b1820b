"""`connect` and `weld` of MJCF: their rows are MuJoCo's own, wherever the bodies stand."""

from __future__ import annotations

from dataclasses import replace

import mujoco
import numpy as np
import pytest

import symdyn as sd
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.robot import robot_from_dict, robot_to_dict
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.verification.oracles.libraries import read_by_oracles

BODY = '<body name="{name}" pos="{p}" quat="{r}">{joint}<geom size="{s}"/>{inner}</body>'
MODEL = '<mujoco><compiler angle="radian"/><worldbody>{bodies}</worldbody>{more}</mujoco>'


def words(values):
    return " ".join(f"{x:.17g}" for x in values)


def random_bodies(rng, sites=""):
    """Two branches on a free body, and one on the world, with hinges, slides, and a ball."""

    def body(name, joint, inner=""):
        p, r = words(rng.uniform(-1, 1, 3)), words(unit(rng))
        size, inner = words(rng.uniform(0.1, 0.3, 1)), sites.format(name=name) + inner
        return BODY.format(name=name, p=p, r=r, joint=joint, s=size, inner=inner)

    def hinge(kind="hinge"):
        axis, pos = words(rng.uniform(-1, 1, 3)), words(rng.uniform(-0.3, 0.3, 3))
        return f'<joint type="{kind}" axis="{axis}" pos="{pos}" ref="{rng.uniform(-1, 1)}"/>'

    left = body("a", hinge() + hinge("slide"), body("b", hinge()))
    right = body("c", '<joint type="ball" pos=".1 .2 .3"/>', body("d", hinge()))
    return body("t", "<freejoint/>", left + right) + body("w", hinge(), body("e", hinge()))


def unit(rng):
    q = rng.normal(size=4)
    return q / np.linalg.norm(q)


def random_position(model, rng):
    """qpos0 moved along random velocities."""
    qpos = model.qpos0.copy()
    mujoco.mj_integratePos(model, qpos, rng.normal(size=model.nv), 1.0)
    return qpos


def ours(model, robot, qpos):
    """The position with quaternions x, y, z, w; the joints are in the same order."""
    q, at = [], 0
    for joint in robot.joints:
        values = list(qpos[at : at + joint.nq])
        if joint.nq >= 4:
            values = [*values[:-4], *values[-3:], values[-4]]
        q, at = q + values, at + joint.nq
    return q


def to_ours(model, robot, qpos):
    """The matrix that takes our velocities to MuJoCo's: free bodies are (v in the world, omega)."""
    T, at, q = np.eye(robot.nv), 0, 0
    for joint in robot.joints:
        if joint.nv == 6:
            R = np.zeros(9)
            mujoco.mju_quat2Mat(R, qpos[q + 3 : q + 7])
            T[at : at + 6, at : at + 6] = 0
            T[at : at + 3, at + 3 : at + 6] = R.reshape(3, 3)
            T[at + 3 : at + 6, at : at + 3] = np.eye(3)
        at, q = at + joint.nv, q + joint.nq
    return T


def rows_of_mujoco(model, qpos):
    """Active rows of equality constraints, and the data at that position."""
    data = mujoco.MjData(model)
    data.qpos = qpos
    model.opt.jacobian = mujoco.mjtJacobian.mjJAC_DENSE
    mujoco.mj_forward(model, data)
    J = np.array(data.efc_J).reshape(-1, model.nv)
    return J[data.efc_type == int(mujoco.mjtConstraint.mjCNSTR_EQUALITY)], data


def read(text):
    return mujoco.MjModel.from_xml_string(text), read_mjcf(text, "loops.xml")


PAIRS = [("b", "d"), ("a", "e"), ("b", None), ("e", "t")]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_rows_of_connect_are_mujocos_anywhere(seed, pair):
    """MuJoCo has J_a - J_b in world axes; ours are seen from the body of frame_b."""
    rng = np.random.default_rng([seed, 1])
    second = f'body2="{pair[1]}"' if pair[1] else ""
    point = words(rng.uniform(-1, 1, 3))
    equality = f'<equality><connect body1="{pair[0]}" {second} anchor="{point}"/></equality>'
    model, robot = read(MODEL.format(bodies=random_bodies(rng), more=equality))
    assert robot.constraints[0].directions == ("x", "y", "z")
    for qpos in (model.qpos0, random_position(model, rng)):
        J, data = rows_of_mujoco(model, qpos)
        K = np.array(constraint_jacobian(robot, ours(model, robot, qpos)), float)
        one, two = (model.body(name or "world").id for name in pair)
        Rb = data.xmat[two].reshape(3, 3)
        anchors = model.eq_data[0][:3], model.eq_data[0][3:6]
        ends = zip((one, two), anchors, strict=True)
        a, b = (data.xpos[k] + data.xmat[k].reshape(3, 3) @ x for k, x in ends)
        turn = np.zeros((3, model.nv))
        mujoco.mj_jacBody(model, data, None, turn, two)
        reference = Rb.T @ (J - np.cross(turn, a - b, axisa=0).T) @ to_ours(model, robot, qpos)
        assert np.allclose(K, reference, rtol=0, atol=1e-12)
        e = np.array(constraint_error(robot, ours(model, robot, qpos)), float)
        assert np.allclose(e, Rb.T @ (a - b), rtol=0, atol=1e-12)
        assert (qpos is model.qpos0) == (np.abs(e).max() < 1e-9)


@pytest.mark.parametrize("pair", PAIRS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_rows_of_weld_are_mujocos_where_it_is_closed(seed, pair):
    """A weld at the relative pose of a random position; its rows are half of the rotation."""
    rng = np.random.default_rng([seed, 2])
    bodies = random_bodies(rng)
    plain = mujoco.MjModel.from_xml_string(MODEL.format(bodies=bodies, more=""))
    qpos = random_position(plain, rng)
    data = rows_of_mujoco(plain, qpos)[1]
    one, two = (plain.body(name or "world").id for name in pair)
    R1 = data.xmat[one].reshape(3, 3)
    back, turn = np.zeros(4), np.zeros(4)
    mujoco.mju_negQuat(back, data.xquat[one])
    mujoco.mju_mulQuat(turn, back, data.xquat[two])
    pose = words([*(R1.T @ (data.xpos[two] - data.xpos[one])), *turn])
    second = f'body2="{pair[1]}"' if pair[1] else ""
    scale = 1.7
    weld = f'<weld name="glue" body1="{pair[0]}" {second} relpose="{pose}" torquescale="{scale}"/>'
    model, robot = read(MODEL.format(bodies=bodies, more=f"<equality>{weld}</equality>"))
    assert [c.name for c in robot.constraints] == ["glue"]
    q = ours(model, robot, qpos)
    assert np.abs(np.array(constraint_error(robot, q), float)).max() < 1e-12
    J, data = rows_of_mujoco(model, qpos)
    K = np.array(constraint_jacobian(robot, q), float)
    Rb = data.xmat[two].reshape(3, 3)
    reference = np.vstack([J[3:] / (scale / 2), Rb.T @ J[:3]]) @ to_ours(model, robot, qpos)
    assert np.allclose(K, reference, rtol=0, atol=1e-11)
    assert np.abs(K).max() > 0.1


@pytest.mark.parametrize("kind", ["connect", "weld"])
def test_sites_are_held_at_each_other(kind):
    rng = np.random.default_rng(5)
    site = f'<site name="s_{{name}}" pos=".1 .2 .3" quat="{words(unit(rng))}"/>'
    equality = f'<equality><{kind} site1="s_b" site2="s_d"/></equality>'
    model, robot = read(MODEL.format(bodies=random_bodies(rng, site), more=equality))
    (held,) = robot.constraints
    assert (held.frame_a, held.frame_b) == ("s_b", "s_d")
    assert held.rotations == ((0, 1, 2) if kind == "weld" else ())
    qpos = random_position(model, rng)
    data = rows_of_mujoco(model, qpos)[1]
    a, b = (data.site(name) for name in ("s_b", "s_d"))
    e = np.array(constraint_error(robot, ours(model, robot, qpos)), float)
    assert np.allclose(e[-3:], b.xmat.reshape(3, 3).T @ (a.xpos - b.xpos), rtol=0, atol=1e-12)


FOUR = """<mujoco><compiler angle="radian"/><worldbody>
<body name="a"><joint name="j1" axis="0 1 0"/><geom size=".1"/>
 <body name="b" pos="0 0 1"><joint name="j2" axis="0 1 0" ref=".5"/><geom size=".1"/></body>
</body>
<body name="c" pos="1 0 0"><joint name="j3" axis="0 1 0"/><geom size=".1"/></body>
</worldbody>
<equality>
 <connect name="pin" body1="b" body2="c" anchor="1 0 0"/>
</equality></mujoco>"""


def test_what_is_drawn_is_closed_and_the_softness_is_warned_of():
    robot = read_mjcf(FOUR, "four.xml")
    assert robot.posture == (("j2", (0.5,)),)
    assert np.abs(np.array(constraint_error(robot, robot.start()), float)).max() < 1e-15
    assert robot.warnings == (
        "left out: softness of connect and weld (solref, solimp); the motion in MuJoCo differs",
    )
    (pin,) = robot.constraints
    assert (pin.name, pin.frame_a, pin.frame_b) == ("pin", "pin_a", "pin_b")
    again = robot_from_dict(robot_to_dict(robot))
    assert (again.constraints, again.posture) == (robot.constraints, robot.posture)


def test_mujoco_reads_the_file_with_its_loops_as_a_judge(tmp_path):
    path = tmp_path / "four.xml"
    path.write_text(FOUR)
    robot = sd.load(path)
    readings = read_by_oracles(robot)
    assert "mujoco" in readings.oracles
    assert not readings.mismatched
    lost = read_by_oracles(replace(robot, constraints=()))
    assert lost.mismatched["mujoco"] == "the file has 1 loop constraints, the robot 0"


def test_a_weld_without_torque_holds_a_point():
    text = FOUR.replace("<connect", '<weld torquescale="0"')
    assert read_mjcf(text, "four.xml").constraints[0].directions == ("x", "y", "z")


def test_a_loop_inside_one_body_is_rejected_with_its_line(rejection):
    text = FOUR.replace('body1="b" body2="c"', 'body1="b" body2="b"')
    with pytest.raises(sd.RobotError):
        read_mjcf(text, "four.xml")
    fixed = FOUR.replace('<joint name="j3" axis="0 1 0"/>', "").replace(
        'body1="b"', 'body1="world"'
    )
    message = rejection(read_mjcf, fixed, "four.xml")
    assert message.startswith("four.xml:8: constraint 'pin' connects ")
    assert "fixed to each other" in message
