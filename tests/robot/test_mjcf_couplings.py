"""Joints of MJCF that others drive follow them; what closes loops is rejected."""

from __future__ import annotations

import mujoco
import numpy as np
import pytest

from symdyn.robot.read.mjcf import read_mjcf
from symdyn.verification.reference import energy_method

ARM = """<mujoco model="fingers"><compiler angle="radian"/>
<worldbody>
<body name="a"><inertial pos=".1 0 .2" mass="2" fullinertia=".3 .4 .5 .01 .02 .03"/>
 <joint name="j1" axis="0 1 0" ref=".3"/>
 <body name="b" pos="0 .1 1"><inertial pos="0 .1 .2" mass="1" diaginertia=".1 .2 .15"/>
  <joint name="j2" axis="0 3 1" ref="-.2" armature=".4"/>
  <body name="c" pos=".2 .1 1"><inertial pos="0 .1 .2" mass="1" diaginertia=".1 .2 .15"/>
   <joint name="j3" axis="1 0 0" ref=".5"/>
  </body>
 </body>
</body></worldbody>
<!-- here -->
</mujoco>"""

FIXED = (
    '<tendon><fixed name="t"><joint joint="j1" coef="2"/><joint joint="j3" coef="-4"/>'
    "</fixed></tendon>"
)
JOINT = '<equality><joint joint1="j3" joint2="j1" polycoef=".1 -2 0 0 0"/></equality>'
TENDON = FIXED + '<equality><tendon tendon1="t" polycoef=".8 1 0 0 0"/></equality>'


def with_(text):
    return ARM.replace("<!-- here -->", text)


@pytest.mark.parametrize(("text", "slope"), [(JOINT, -2), (TENDON, 0.5)])
def test_a_driven_joint_follows_as_mujoco_constrains_it(text, slope):
    robot = read_mjcf(with_(text), "a.xml")
    assert (len(robot.joints), robot.nv) == (3, 2)
    model = mujoco.MjModel.from_xml_string(with_(text))
    data = mujoco.MjData(model)
    rng = np.random.default_rng(4)
    q, qd, qdd = rng.uniform(-1, 1, (3, 2))
    follower = robot.joints[2].mimic
    G = np.array([[1, 0], [0, 1], [slope, 0]])
    data.qpos[:] = [*q, float(follower.multiplier) * q[0] + float(follower.offset)]
    data.qvel[:], data.qacc[:] = G @ qd, G @ qdd
    mujoco.mj_fwdPosition(model, data)
    assert data.ne == 1
    assert abs(data.efc_pos[0]) < 1e-14, "MuJoCo's constraint holds at what symdyn computes"
    assert np.allclose(data.efc_J.reshape(-1, 3)[:1] @ G, 0), "and along its motion"
    model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONSTRAINT)
    mujoco.mj_inverse(model, data)
    tau = energy_method.inverse_dynamics(robot, q, qd, qdd)
    assert tau == pytest.approx(G.T @ data.qfrc_inverse, rel=1e-12)


def test_a_tendon_of_constant_length_may_have_a_spring_and_others_may_not(rejection):
    sprung = TENDON.replace('name="t"', 'name="t" stiffness="3" damping="1"')
    assert read_mjcf(with_(sprung), "a.xml").nv == 2
    loose = FIXED.replace('name="t"', 'name="t" stiffness="3"')
    message = rejection(read_mjcf, with_(loose), "a.xml")
    assert "a.xml:12: tendon 't' has stiffness" in message


def test_an_actuator_adds_its_rotor_times_the_gear_squared():
    motor = '<actuator><motor joint="j2" armature=".05" damping=".1" gear="3"/></actuator>'
    try:
        mujoco.MjModel.from_xml_string(with_(motor))
    except ValueError:
        pytest.skip("this MuJoCo has no armature of actuators")
    robot = read_mjcf(with_(motor), "a.xml")
    assert robot.joints[1].rotor_inertia == pytest.approx(0.4 + 0.45)
    assert robot.joints[1].passive.viscous == pytest.approx(0.9)


REJECTED = {
    "bent": ('<joint joint1="j1" joint2="j2" polycoef="0 1 2 0 0"/>', "degree 2", "two numbers"),
    "held": ('<joint joint1="j1"/>', "'j1' at one value", "fixes the bodies to each other"),
    "twice": ('<joint joint1="j1" joint2="j2"/><joint joint1="j1" joint2="j3"/>',
              "'j1' follows two", "keep one"),
    "round": ('<joint joint1="j1" joint2="j2"/><joint joint1="j2" joint2="j1"/>',
              "mimics", "make one joint"),
}  # fmt: skip


@pytest.mark.parametrize("case", REJECTED)
def test_what_is_no_tree_is_rejected_with_its_line(case, rejection):
    constraint, problem, cure = REJECTED[case]
    message = rejection(read_mjcf, with_(f"<equality>{constraint}</equality>"), "a.xml")
    assert problem in message
    assert cure in message
    assert message.startswith("a.xml:6:" if case == "round" else "a.xml:12:"), message


def test_constraints_that_are_switched_off_are_only_noted():
    off = '<equality><connect body1="a" body2="c" anchor="0 0 0" active="false"/></equality>'
    assert "disabled equality" in read_mjcf(with_(off), "a.xml").notes[0]
    flag = '<option><flag equality="disable"/></option>'
    on = off.replace(' active="false"', "")
    assert "disabled equality" in read_mjcf(with_(flag + on), "a.xml").notes[0]


def test_forces_that_are_left_out_are_warned_of():
    notes = read_mjcf(with_('<option density="1.2"/>'), "a.xml").notes
    assert notes == (
        "warning: left out: fluid forces (density, viscosity); the motion in MuJoCo differs",
    )
