"""SDFormat: random robots with frames anywhere move as their URDF; loops are constraints."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.formulations.inverse import newton_euler
from symdyn.robot import Preparation, read_spec
from symdyn.robot.read.sdf import read_sdf
from symdyn.robot.read.urdf import read_urdf
from tests.robot.dynamics import assert_same_dynamics, tip_poses
from tests.strategies import make_urdf


def words(values):
    return " ".join(f"{x:.17g}" for x in values)


def pose_text(X):
    return words([*X.translation, *pin.rpy.matrixToRpy(X.rotation)])


def origin(element):
    given = element.find("origin") if element is not None else None
    given = {} if given is None else given.attrib
    xyz, rpy = (np.array([*map(float, given.get(k, "0 0 0").split())]) for k in ("xyz", "rpy"))
    return pin.SE3(pin.rpy.rpyToMatrix(rpy), xyz)


def inertial(link, D):
    """Mass and inertia in a link frame that is moved by D."""
    own = link.find("inertial")
    tags = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
    tensor = None if own is None else own.find("inertia")
    mass = "0" if own is None else own.find("mass").get("value")
    six = [(tag, "0" if tensor is None else tensor.get(tag)) for tag in tags]
    text = "".join(f"<{tag}>{value}</{tag}>" for tag, value in six)
    where = pose_text(D.inverse() * origin(own))
    return f"<inertial><pose>{where}</pose><mass>{mass}</mass><inertia>{text}</inertia></inertial>"


def as_sdf(urdf, rng):
    """The URDF with link frames moved, poses relative to anything, axes expressed anywhere."""
    robot = ET.fromstring(urdf)
    links = {link.get("name"): link for link in robot.findall("link")}
    joints = {joint.find("child").get("link"): joint for joint in robot.findall("joint")}
    X, D = {}, {name: pin.SE3.Random() if name in joints else pin.SE3.Identity() for name in links}

    def at(name):
        if name not in X:
            joint = joints.get(name)
            up = pin.SE3.Identity() if joint is None else at(joint.find("parent").get("link"))
            X[name] = up if joint is None else up * origin(joint)
        return X[name]

    made = []
    for name, link in links.items():
        frame = at(name) * D[name]
        other = rng.choice(["", "__model__", "mark"])
        known = MARK if other == "mark" else pin.SE3.Identity()
        relative = f' relative_to="{other}"' if other else ""
        where = f"<pose{relative}>{pose_text(known.inverse() * frame)}</pose>"
        made.append(f'<link name="{name}">{where}{inertial(link, D[name])}</link>')
    for child, joint in joints.items():
        parent, kind = joint.find("parent").get("link"), joint.get("type")
        where = f"<pose>{pose_text(D[child].inverse())}</pose>"
        given = joint.find("axis")
        axis = np.array([*map(float, (given.get("xyz") if given is not None else "1 0 0").split())])
        frame = rng.choice(["", "__model__", "mark"])
        if frame:
            seen = MARK if frame == "mark" else pin.SE3.Identity()
            axis = seen.rotation.T @ at(child).rotation @ axis
        said = f' expressed_in="{frame}"' if frame else ""
        made.append(
            f'<joint name="{joint.get("name")}" type="{kind}">{where}<parent>{parent}</parent>'
            f"<child>{child}</child><axis><xyz{said}>{words(axis)}</xyz></axis></joint>"
        )
    made.append(f'<frame name="mark"><pose>{pose_text(MARK)}</pose></frame>')
    return f'<sdf version="1.9"><model name="m">{"".join(made)}</model></sdf>'


MARK = pin.SE3(pin.rpy.rpyToMatrix(np.array([0.3, -0.7, 1.1])), np.array([0.5, 0.2, -0.4]))


@pytest.mark.parametrize("seed", range(8))
def test_random_robots_move_as_their_urdf(seed):
    pin.seed(seed)
    text = make_urdf(seed, 1 + seed % 5, branching=bool(seed % 2), mimic=False)
    made = read_sdf(as_sdf(text, np.random.default_rng(seed)), "m.sdf")
    assert_same_dynamics(made, read_urdf(text, "m.urdf"), tolerance=1e-11)


# -- where the model is in the world ----------------------------------------------------------

PENDULUM = """<sdf version="1.9"><world name="w"><gravity>0 0 -9.81</gravity>
<frame name="shelf" attached_to="wall"><pose>{shelf}</pose></frame>
<frame name="wall"><pose>{wall}</pose></frame>
<model name="m"{placement}><pose{relative}>{pose}</pose>
<link name="base"><pose>{base}</pose></link>
<link name="arm"><pose relative_to="base">{arm}</pose><inertial><pose>.3 .2 .1 0 0 0</pose>
 <mass>2</mass><inertia><ixx>.1</ixx><iyy>.2</iyy><izz>.15</izz></inertia></inertial></link>
<frame name="grip" attached_to="arm"><pose>{grip}</pose></frame>
{held}<joint name="j" type="revolute"><pose>{joint}</pose>
 <parent>base</parent><child>{child}</child><axis><xyz>0.6 0 0.8</xyz></axis></joint>
</model></world></sdf>"""
TO_WORLD = """<joint name="mount" type="fixed"><parent>world</parent><child>base</child></joint>
"""


def random_pose(rng):
    return pin.SE3(pin.rpy.rpyToMatrix(rng.uniform(-1.5, 1.5, 3)), rng.uniform(-1, 1, 3))


@pytest.mark.parametrize("held", [True, False], ids=["on the world", "base link"])
@pytest.mark.parametrize("placed", ["", "base", "grip", "j"])
@pytest.mark.parametrize("relative", ["", "wall", "shelf"])
@pytest.mark.parametrize("child", ["arm", "grip"])
def test_gravity_acts_where_the_file_places_the_model(held, placed, relative, child):
    """Against Pinocchio, which reads a URDF whose fixed joint places the base in the world."""
    rng = np.random.default_rng([*map(ord, f"{held}{placed}{relative}{child}")])
    shelf, wall, pose, base, arm, grip, joint = (random_pose(rng) for _ in range(7))
    text = PENDULUM.format(
        **{name: pose_text(X) for name, X in (("shelf", shelf), ("wall", wall), ("base", base))},
        **{name: pose_text(X) for name, X in (("arm", arm), ("grip", grip), ("joint", joint))},
        pose=pose_text(pose),
        placement=f' placement_frame="{placed}"' if placed else "",
        relative=f' relative_to="{relative}"' if relative else "",
        held=TO_WORLD if held else "",
        child=child,
    )
    in_child = grip if child == "grip" else pin.SE3.Identity()
    in_arm = in_child * joint  # the joint's frame is given in that of its child
    frames = {"": pin.SE3.Identity(), "base": base, "grip": base * arm * grip}
    frames["j"] = base * arm * in_arm
    scope = {"": pin.SE3.Identity(), "wall": wall, "shelf": wall * shelf}
    model = scope[relative] * pose * frames[placed].inverse()
    mount, hinge, com = model * base, arm * in_arm, in_arm.inverse() * PENDULUM_CENTRE
    rpy = pin.rpy.matrixToRpy

    def origin_of(X):
        return f'<origin xyz="{words(X.translation)}" rpy="{words(rpy(X.rotation))}"/>'

    urdf = f"""<robot name="m"><link name="world"/><link name="base"/><link name="arm">
    <inertial>{origin_of(com)}<mass value="2"/>
    <inertia ixx=".1" ixy="0" ixz="0" iyy=".2" iyz="0" izz=".15"/></inertial></link>
    <joint name="mount" type="fixed">{origin_of(mount)}<parent link="world"/>
    <child link="base"/></joint>
    <joint name="j" type="continuous">{origin_of(hinge)}<parent link="base"/><child link="arm"/>
    <axis xyz="0.6 0 0.8"/></joint></robot>"""
    twin = pin.buildModelFromXML(urdf)
    robot = read_sdf(text, "m.sdf")
    for angle in (0.0, 0.7, -2.0):
        q = np.array([np.cos(angle), np.sin(angle)])
        wanted = pin.computeGeneralizedGravity(twin, twin.createData(), q)
        found = newton_euler.inverse_dynamics(robot, [angle], [0.0], [0.0])
        assert np.array(found, float) == pytest.approx(wanted, abs=1e-12)
    noted = any("base link base is rotated in the world: gravity is" in n for n in robot.notes)
    assert noted != held


PENDULUM_CENTRE = pin.SE3(np.eye(3), np.array([0.3, 0.2, 0.1]))


SHELF = PENDULUM.format(
    **dict.fromkeys(("shelf", "arm", "grip", "joint", "base"), "0 0 0 0 0 0"),
    wall="0 0 0 0 1 0",
    pose="0 0 0 0 2 0",
    relative=' relative_to="shelf"',
    placement=' placement_frame="grip"',
    held="",
    child="arm",
)
RING = '<frame name="x" attached_to="y"/><frame name="y" attached_to="x"/></model>'


def test_a_base_that_floats_keeps_the_gravity_of_the_world():
    """Its rotation is a coordinate then; before SDFormat 1.6 gravity was in <physics>."""
    floating = Preparation.of(floating=True)
    assert read_sdf(SHELF, "m.sdf").gravity != (0, 0, -9.81)
    assert read_sdf(SHELF, "m.sdf", preparation=floating).gravity == (0, 0, -9.81)
    old = SHELF.replace("<gravity>0 0 -9.81", "<physics><gravity>0 0 -2")
    old = old.replace("</gravity>", "</gravity></physics>")
    assert read_sdf(old, "m.sdf", preparation=floating).gravity == (0, 0, -2)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('relative_to="shelf"', 'relative_to="shel"', "'shel', which is not a frame of the world"),
        ('name="wall"', 'name="wall" attached_to="shelf"', "'shelf' is relative to itself; break"),
        ('="grip">', '="gripper">', "'gripper' is not a link, joint or frame of the model"),
        ('d_to="arm"><pose', 'd_to="arm"><pose relative_to="world"', "relative to the world"),
        ("</model>", RING, "'x' is attached to itself; break the cycle"),
        ("</model>", '<frame name="x" attached_to="amr"/></model>', "'amr' is not a link, joint"),
        ("<child>arm", "<child>world", "joint 'j' moves the world; name the world as its parent"),
        ("</model>", "</model><joint/>", "a <joint> of the world is not supported; move it into"),
        ("<inertial><pose>", '<inertial><pose relative_to="base">', "the <inertial> of link 'arm'"),
        ("</sdf>", '<model name="n"/></sdf>', "the file has 2 models"),
    ],
)  # fmt: skip
def test_what_does_not_place_the_model_is_rejected(old, new, problem, rejection):
    assert problem in rejection(read_sdf, SHELF.replace(old, new, 1), "m.sdf")


# -- frames -----------------------------------------------------------------------------------


@pytest.mark.parametrize("attached", ["arm", "grip", "j"])
@pytest.mark.parametrize("relative", ["", "base", "grip", "world"])
def test_a_frame_moves_with_the_link_that_it_is_attached_to(attached, relative):
    """Its pose at zero, turned about the axis of the joint, against Pinocchio's exponential."""
    rng = np.random.default_rng([*map(ord, attached + relative)])
    base, arm, grip, joint, tcp, model = (random_pose(rng) for _ in range(6))
    text = PENDULUM.format(
        **{name: pose_text(X) for name, X in (("base", base), ("arm", arm), ("grip", grip))},
        **dict.fromkeys(("shelf", "wall"), "0 0 0 0 0 0"),
        joint=pose_text(joint),
        pose=pose_text(model),
        placement="",
        relative="",
        held=TO_WORLD,
        child="arm",
    )
    to = f' relative_to="{relative}"' if relative else ""
    frame = f'<frame name="tcp" attached_to="{attached}"><pose{to}>{pose_text(tcp)}</pose></frame>'
    robot = replace(read_sdf(text.replace("</model>", f"{frame}</model>"), "m.sdf"), tips=("tcp",))
    hinge = base * arm * joint
    frames = {"arm": base * arm, "grip": base * arm * grip, "j": hinge, "base": base}
    frames["world"] = model.inverse()
    still = model * frames[relative or attached] * tcp
    turn = pin.exp6(np.array([0, 0, 0, 0.6, 0, 0.8]) * 0.7)
    wanted = model * hinge * turn * (model * hinge).inverse() * still
    assert tip_poses(robot, [0.7])[0] == pytest.approx(wanted.homogeneous, abs=1e-12)


def test_a_frame_can_be_a_tip(tmp_path):
    path = tmp_path / "m.sdf"
    path.write_text(SHELF)
    assert sd.load(path).tips == ("arm",)
    assert sd.load(path, tips=["grip"]).tips == ("grip",)


def test_a_frame_of_the_world_is_left_out_where_the_world_is_no_link():
    text = SHELF.replace("</model>", '<frame name="post" attached_to="world"/></model>')
    robot = read_sdf(text, "m.sdf")
    assert "post" not in [frame.name for frame in robot.frames]
    words = "left out: frame post is attached to the world, which is not a link of the robot"
    assert words in robot.warnings


def test_a_centre_of_mass_near_a_frame_is_not_doubted():
    body = "<inertial><pose>1 0 0 0 0 0</pose></inertial>"
    text = f"""<sdf version="1.9"><model name="m"><link name="a"><inertial/></link>
    <link name="b"><pose>.1 0 0 0 0 0</pose>{body}</link>
    <joint name="i" type="revolute"><parent>world</parent><child>a</child></joint>
    <joint name="j" type="revolute"><parent>a</parent><child>b</child></joint></model></sdf>"""
    frame = '<frame name="tcp" attached_to="b"><pose>1 0 0 0 0 0</pose></frame></model>'
    assert "centre of mass at (1, 0, 0) m" in read_sdf(text, "m.sdf").warnings[0]
    assert not read_sdf(text.replace("</model>", frame), "m.sdf").warnings


FOUR_BAR = """<sdf version="1.7"><model name="bars"><pose>1 2 3 0 0 0.5</pose>
<link name="crank"><inertial><pose>.05 0 0 0 0 0</pose><mass>.2</mass></inertial></link>
<link name="coupler"><pose>.1 0 0 0 0 0</pose><inertial/></link>
<link name="rocker"><pose>.4 0 0 0 0 0</pose><inertial/></link>
<joint name="a" type="revolute"><parent>world</parent><child>crank</child>
 <axis><xyz>0 0 1</xyz><limit><lower>-1e16</lower><upper>2</upper><effort>-1</effort></limit>
 <dynamics><damping>.1</damping><friction>.2</friction><spring_stiffness>3</spring_stiffness>
 <spring_reference>.4</spring_reference></dynamics></axis></joint>
<joint name="b" type="revolute"><parent>crank</parent><child>coupler</child></joint>
<joint name="d" type="revolute"><parent>world</parent><child>rocker</child></joint>
<joint name="pin" type="revolute"><pose relative_to="rocker">0 .4 0 0 0 0</pose>
 <parent>coupler</parent><child>rocker</child><axis><xyz>0 0 1</xyz></axis></joint>
</model></sdf>"""


def test_a_second_joint_of_a_link_closes_a_loop():
    robot, known = read_sdf(FOUR_BAR, "bars.sdf"), sd.load("four_bar")
    assert [joint.name for joint in robot.joints] == ["a", "b", "d"]
    (pin_,) = robot.constraints
    assert (pin_.name, pin_.free) == ("pin", ("rz",))
    assert robot.links[robot.frame(pin_.frame_a).link].name == "rocker"
    assert np.abs(np.array(constraint_error(robot, [0, 0, 0]), float)).max() < 1e-14
    for q in ([0.3, -0.2, 0.5], [1.0, 2.0, 3.0]):
        K, L = (np.array(constraint_jacobian(each, q), float) for each in (robot, known))
        # the same distances, seen from the other end: columns of rotations change sign
        assert np.linalg.norm(K[:2]) == pytest.approx(np.linalg.norm(L[:2]), abs=1e-13)
        ours, theirs = (np.array(constraint_error(each, q), float)[2:] for each in (robot, known))
        assert np.linalg.norm(ours) == pytest.approx(np.linalg.norm(theirs))
    assert not robot.warnings


def test_what_drives_a_joint_is_read():
    first = read_sdf(FOUR_BAR, "bars.sdf").joints[0]
    assert (first.limits.lower, first.limits.upper, first.limits.effort) == (None, 2, None)
    law = first.passive
    assert (law.viscous, law.coulomb, law.stiffness, law.rest) == (0.1, 0.2, 3, 0.4)
    assert first.placement.pose().p == pytest.approx((1, 2, 3))


BODY = (
    "<inertial><mass>2</mass><inertia><ixx>.1</ixx><iyy>.2</iyy><izz>.3</izz></inertia></inertial>"
)
CHAIN = f"""<sdf version="1.10"><world name="w"><gravity>0 1 -9</gravity><model name="chain">
<link name="a">{BODY}</link><link name="b"><pose degrees="true">0 0 1 0 90 0</pose>{BODY}</link>
<link name="c"><pose rotation_format="quat_xyzw">0 1 0 0 0 .6 .8</pose>{BODY}</link>
<link name="d">{BODY}</link>
<joint name="ja" type="ball"><parent>world</parent><child>a</child></joint>
<joint name="jb" type="universal"><parent>a</parent><child>b</child>
 <axis><xyz>1 0 0</xyz></axis><axis2><xyz>0 1 0</xyz></axis2></joint>
<joint name="jc" type="screw"><parent>a</parent><child>c</child>
 <axis><xyz>0 1 0</xyz></axis><screw_thread_pitch>0.02</screw_thread_pitch></joint>
<joint name="jd" type="fixed"><parent>c</parent><child>d</child></joint>
</model></world></sdf>"""
SPEC = """
name = "chain"
base = "world"
gravity = [0, 1, -9]
[[joints]]
name = "ja"
type = "spherical"
parent = "world"
child = "a"
[[joints]]
name = "jb"
type = "universal"
parent = "a"
child = "b"
xyz = [0, 0, 1]
rpy = [0, "pi/2", 0]
axes = [[1, 0, 0], [0, 1, 0]]
[[joints]]
name = "jc"
type = "helical"
parent = "a"
child = "c"
xyz = [0, 1, 0]
rpy = [0, 0, 1.2870022175866885]
axis = [0, 1, 0]
pitch = "0.02/(2*pi)"
[[joints]]
name = "jd"
type = "fixed"
parent = "c"
child = "d"
xyz = [-0.96, -0.28, 0]
rpy = [0, 0, -1.2870022175866885]
""" + "".join(
    f'[[bodies]]\nname = "{n}"\nmass = 2\ninertia = {{ xx = 0.1, yy = 0.2, zz = 0.3 }}\n'
    for n in "abcd"
)


def test_joints_of_all_types_are_those_of_the_spec():
    assert_same_dynamics(read_sdf(CHAIN, "chain.sdf"), read_spec(SPEC, "chain.toml"))


def test_old_axes_are_in_the_frame_of_the_model():
    text = CHAIN.replace("<xyz>0 1 0</xyz></axis><screw", "<xyz>0.96 0.28 0</xyz></axis><screw")
    old = read_sdf(text.replace('version="1.10"', 'version="1.4"'), "old.sdf")
    axis = next(joint.axis for joint in old.joints if joint.name == "jc")
    # turned back by the angle of the link, whose cosine is 0.28 and sine 0.96
    assert axis == pytest.approx((0.28 * 0.96 + 0.96 * 0.28, -0.96 * 0.96 + 0.28 * 0.28, 0))


@pytest.mark.parametrize("file", ["chain.sdf", "CHAIN.SDF"])
def test_files_are_loaded_by_their_suffix(tmp_path, file):
    path = tmp_path / file
    path.write_text(CHAIN)
    assert sd.load(path).name == "chain"


def test_doubtful_things_are_warned_of():
    bare = FOUR_BAR.replace("<inertial/></link>\n<joint", "</link>\n<joint")
    bare = bare.replace("<axis><xyz>0 0 1</xyz></axis></joint>\n</model>",
                        "<axis><xyz>0 0 1</xyz><limit><lower>0</lower></limit></axis></joint>"
                        "</model>")  # fmt: skip
    bare = bare.replace('<link name="crank">', '<link name="crank"><gravity>false</gravity>')
    assert read_sdf(bare, "bars.sdf").warnings == (
        "left out: disabled gravity of link crank; the motion in Gazebo differs",
        "link rocker has no <inertial>; SDFormat's defaults are 1 kg and 1 kg m^2",
        "left out: limits, friction or spring of joint pin, which closes a loop; "
        "the motion in Gazebo differs",
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('type="ball"', 'type="gearbox"', 5, "joint 'ja' has the unsupported type 'gearbox'"),
        ("<child>a</child>", "<child>q</child>", 5, "'q' is not a link, joint or frame"),
        ("<child>a</child>", "", 5, "<joint> 'ja' has no <child>; add it"),
        ("<screw_thread_pitch>0.02</screw_thread_pitch>", "", 8, "no <screw_thread_pitch>; give"),
        ('"true">0 0 1', '"true">0 0', 2, "<pose> has 5 numbers; give 6"),
        ('"true">0 0 1', '"true">0 0 nan', 2, "give finite decimal numbers"),
        ("<xyz>1 0 0</xyz>", "<xyz>0 0 0</xyz>", 7, "the axis of joint 'jb' is zero"),
        ("<pose deg", '<pose relative_to="b" deg', 2, "'b' is relative to itself; break the cycle"),
        ('name="jd"', 'name="jc"', 10, "two elements are called 'jc'; rename one"),
        ("</model>", "<include/></model>", 11, "<include> nests a model inside the model; expand"),
        ("</model>", "</model><model/>", 11, "the file has 2 models; give one robot"),
        ('<link name="d">', '<link name="d"><inertial auto="true"/></link><link name="e">', 4,
         "link 'd' has an automatic inertia, computed from its shapes; give"),
        ('<link name="d">', '<link name="d"><pose/><pose/>', 4, "<link> has 2 <pose> elements"),
        ('type="fixed"><parent>c', 'type="universal"><parent>c</parent><child>b</child></joint>'
         '<joint name="x" type="fixed"><parent>c', 10, "'jd', which closes a loop, is universal"),
        ("<xyz>0 1 0</xyz></axis><", '<xyz>0 1 0</xyz><mimic joint="jb"/></axis><', 9,
         "<mimic> of SDFormat is not supported; write"),
    ],
)  # fmt: skip
def test_wrong_files_are_rejected_with_their_line(old, new, line, problem, rejection):
    assert old in CHAIN
    message = rejection(read_sdf, CHAIN.replace(old, new, 1), "chain.sdf")
    assert problem in message, message
    assert message.startswith(f"chain.sdf:{line}: "), message


def test_another_root_element_is_rejected(rejection):
    assert "the root element is <robot>, not <sdf>" in rejection(read_sdf, "<robot/>", "a.sdf")
