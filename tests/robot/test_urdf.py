"""URDF files as people write and export them, and broken ones."""

from __future__ import annotations

import hashlib
import math

import numpy as np
import pytest

from symdyn.robot import Limits, Mimic, load
from symdyn.robot.read.urdf import read_urdf

INERTIA = '<inertia ixx="1" ixy="0" ixz="0" iyy="2" iyz="0" izz="3"/>'


def link(name: str, inside: str = "") -> str:
    return f'<link name="{name}">{inside}</link>\n'


def joint(name: str, parent: str, child: str, inside: str = "", kind: str = "revolute") -> str:
    ends = f'<parent link="{parent}"/><child link="{child}"/>'
    return f'<joint name="{name}" type="{kind}">{ends}{inside}</joint>\n'


def robot(*parts: str) -> str:
    """A URDF in which the k-th part (from 0) is on line k + 2."""
    return '<robot name="r">\n' + "".join(parts) + "</robot>\n"


def arm(inside_link: str = "", inside_joint: str = "", kind: str = "revolute") -> str:
    """A URDF with a base on line 2, a link on line 3, a joint on line 4."""
    return robot(
        link("base"), link("arm", inside_link), joint("j", "base", "arm", inside_joint, kind)
    )


def with_inertial(inside: str) -> str:
    return arm(f"<inertial>{inside}</inertial>")


# -- what is read --------------------------------------------------------------------------


def test_what_a_joint_says_is_what_the_robot_has():
    text = arm(
        inside_joint='<origin xyz="1 2 3" rpy="0 0 1.5707963267948966"/><axis xyz="0 0 2"/>'
        '<limit lower="-1" upper="1.5" effort="10" velocity="2"/>'
    )
    (j,) = read_urdf(text, "a.urdf").joints
    assert (j.name, j.type, j.parent) == ("j", "revolute", -1)
    assert j.limits == Limits(-1, 1.5, 2, 10)
    assert j.placement.pose().p == (1, 2, 3)
    assert j.placement.pose().R == ((0, -1, 0), (1, 0, 0), (0, 0, 1))
    assert j.axis == (0, 0, 1)
    assert all(type(x) is int for x in j.axis)


@pytest.mark.parametrize("kind", ["planar", "floating", "ball"])
def test_limits_and_friction_of_joints_of_several_dofs_are_left_out_with_a_warning(kind):
    limit, friction = '<limit lower="-1" upper="1"/>', '<dynamics damping="2"/>'
    inertia = f'<inertial><mass value="1"/>{INERTIA}</inertial>'
    for inside, left_out in (
        ("", ()),
        (limit, ("limits",)),
        ('<limit effort="5" velocity="2"/>', ("limits",)),
        (friction, ("friction",)),
        (limit + friction, ("limits and friction",)),
    ):
        found = read_urdf(arm(inertia, inside, kind), "a.urdf")
        assert found.joints[0].limits == Limits()
        assert found.warnings == tuple(
            f"a.urdf:4: left out: the {what} of joint 'j', which is {kind}" for what in left_out
        )


def test_the_default_axis_is_x_and_the_default_origin_is_none():
    (j,) = read_urdf(arm(), "a.urdf").joints
    assert j.axis == (1, 0, 0)
    assert np.array_equal(j.placement.pose().matrix(), np.eye(4))


def test_an_oblique_axis_is_normalised():
    (j,) = read_urdf(arm(inside_joint='<axis xyz="3 0 -4"/>'), "a.urdf").joints
    assert j.axis == (0.6, 0, -0.8)


def test_the_source_is_the_file_name_and_the_hash_of_the_bytes():
    data = arm().encode()
    source = read_urdf(data, "some/folder/a.urdf").source
    assert source.file == "a.urdf"
    assert source.sha256 == hashlib.sha256(data).hexdigest()


def test_a_link_without_inertial_is_massless_and_without_inertia_a_point_mass():
    assert set(read_urdf(arm(), "a.urdf").links[0].inertia.parameters) == {0}
    point = with_inertial('<mass value="2"/><origin xyz="0 3 0"/>')
    assert read_urdf(point, "a.urdf").links[0].inertia.parameters == (
        2,
        0,
        6,
        0,
        18,
        0,
        0,
        0,
        0,
        18,
    )


def test_the_inertial_frame_may_be_turned():
    turned = with_inertial(f'<mass value="1"/><origin rpy="1.57079632679 0 0"/>{INERTIA}')
    inertia = read_urdf(turned, "a.urdf").links[0].inertia
    assert inertia.tensor == ((1, 0, 0), (0, 3, 0), (0, 0, 2))


def test_the_parallel_axis_theorem_moves_the_inertia_to_the_link_frame():
    moved = with_inertial(f'<mass value="2"/><origin xyz="1 0 0"/>{INERTIA}')
    assert read_urdf(moved, "a.urdf").links[0].inertia.tensor == ((1, 0, 0), (0, 4, 0), (0, 0, 5))


def test_a_mimic_follows_its_leader():
    text = robot(
        link("base"),
        link("a"),
        link("b"),
        joint("follower", "base", "a", '<mimic joint="leader" multiplier="-2" offset="0.5"/>'),
        joint("leader", "base", "b"),
    )
    r = read_urdf(text, "a.urdf")
    assert r.joints[0].mimic == Mimic(leader=1, multiplier=-2, offset=0.5)
    assert (r.nq, r.v_starts) == (1, (0, 0))


@pytest.mark.parametrize(
    "extra",
    [
        "<transmission name='t'><joint name='j'/></transmission>",
        "<gazebo reference='arm'><plugin x='${y}'/></gazebo>",
        "<material name='m'/><sensor:camera xmlns:sensor='http://x'/>",
        "<!-- a comment --><?pi?>",
    ],
)
def test_what_does_not_concern_the_dynamics_is_passed_over(extra):
    assert read_urdf(robot(extra + "\n", *arm().splitlines(True)[1:-1]), "a.urdf").nq == 1


def test_latin_1_and_utf_16_are_read_as_declared():
    for encoding in ("latin-1", "utf-16"):
        text = f'<?xml version="1.0" encoding="{encoding}"?>' + arm().replace('"j"', '"j\xe9"')
        assert read_urdf(text.encode(encoding), "a.urdf").joints[0].name == "j\xe9"


# -- angles --------------------------------------------------------------------------------


def rpy(angles: str) -> str:
    return arm(inside_joint=f'<origin rpy="{angles}"/>')


def test_rounded_quarter_turns_are_snapped_and_counted():
    r = read_urdf(rpy("1.57079632679 0 -3.14159265359"), "a.urdf")
    amounts = [move.amount for move in r.joints[0].placement.moves]
    assert amounts == [0, 0, 0, -math.pi, 0, math.pi / 2]
    assert r.notes == ("2 angles within 1e-09 of a multiple of pi/12 snapped to it",)


def test_exact_quarter_turns_need_no_note():
    assert read_urdf(rpy("1.5707963267948966 0 0.3"), "a.urdf").notes == ()


def test_coarse_quarter_turns_are_kept_with_a_warning_until_snapped():
    coarse = read_urdf(rpy("1.5708 0 0"), "a.urdf")
    assert coarse.joints[0].placement.moves[-1].amount == 1.5708
    (note,) = coarse.notes
    assert "warning: 1 angle" in note
    assert "kept as written" in note
    assert "1.5708" in note
    snapped = read_urdf(rpy("1.5708 0 0"), "a.urdf", snap=1e-4)
    assert snapped.joints[0].placement.moves[-1].amount == math.pi / 2


def test_the_angles_of_inertial_frames_are_snapped_too():
    text = with_inertial(f'<mass value="1"/><origin rpy="1.57079632679 0 0"/>{INERTIA}')
    assert "1 angle " in read_urdf(text, "a.urdf").notes[0]


# -- what is rejected -----------------------------------------------------------------------

BROKEN = {
    "not XML": ("once upon a time", 1, "not well-formed", "repair"),
    "empty": ("", 1, "not well-formed", "repair"),
    "unclosed": ("<robot name='r'>\n<link name='a'>", 2, "not well-formed", "repair"),
    "NUL": (arm().replace("base", "ba\0se", 1), 2, "not well-formed", "repair"),
    "another root": ("<mujoco model='m'/>", 1, "<mujoco>, not <robot>", "URDF"),
    "no name": ("<robot/>", 1, "no name", 'add name="..."'),
    "no links": ("<robot name='r'/>", 0, "no links", "at least two"),
    "unnamed link": (robot("<link/>"), 2, "no name", 'add name="..."'),
    "unnamed joint": (robot(link("a"), "<joint type='fixed'/>"), 3, "no name", "add name"),
    "no parent": (arm().replace('<parent link="base"/>', ""), 4, "no <parent>", 'link="..."'),
    "no type": (arm().replace('type="revolute"', ""), 4, "no type", "add type"),
    "no child": (arm().replace('<child link="arm"/>', ""), 4, "no <child>", 'link="..."'),
    "no child link": (arm().replace('link="arm"', ""), 4, "no link", "add link"),
    "two origins": (arm(inside_joint="<origin/><origin/>"), 4, "2 <origin>", "keep one"),
    "no mass": (with_inertial(INERTIA), 3, "no <mass>", "add <mass"),
    "no mass value": (with_inertial("<mass/>"), 3, "no value", "add value"),
    "negative mass": (with_inertial('<mass value="-1"/>'), 3, "negative mass -1", "0 or more"),
    "negative inertia": (
        with_inertial('<mass value="1"/>' + INERTIA.replace("2", "-2")),
        *(3, "negative moment of inertia -2", "0 or more"),
    ),
    "part of an inertia": (
        with_inertial('<mass value="1"/><inertia ixx="1"/>'),
        *(3, "<inertia> of link 'arm' has no ixy", "add ixy"),
    ),
    "two numbers": (arm(inside_joint='<origin xyz="1 2"/>'), 4, "xyz of <origin>", "give three"),
    "four numbers": (arm(inside_joint='<axis xyz="1 2 3 4"/>'), 4, "has 4 numbers", "give three"),
    "a word": (arm(inside_joint='<origin xyz="1 2 z"/>'), 4, "xyz of <origin>", "finite decimal"),
    "zero axis": (arm(inside_joint='<axis xyz="0 0 0"/>'), 4, "axis of joint 'j' is zero", "0 0 1"),
    "turns": (rpy("1e9 0 0"), 4, "1e+09 rad", "of a few turns"),
    "a fixed robot": (arm(kind="fixed"), 0, "no joint moves", "at least one"),
    "xacro value": (arm(inside_joint='<origin xyz="${x} 0 0"/>'), 4, "is xacro", "expand it first"),
    "xacro element": (robot("<xacro:macro name='m'/>"), 2, "is xacro", "expand it first"),
    "no mimic joint": (arm(inside_joint="<mimic/>"), 4, "<mimic> of joint 'j' has no joint", "add"),
    "entity": (
        "<?xml version='1.0'?>\n<!DOCTYPE robot [<!ENTITY a 'b'>]>\n" + arm(),
        *(2, "DOCTYPE", "remove it"),
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_gets_one_line_with_place_and_cure(case, rejection):
    text, line, problem, cure = BROKEN[case]
    message = rejection(read_urdf, text, "dir/a.urdf")
    assert message.startswith(f"dir/a.urdf:{line}: " if line else "dir/a.urdf: "), message
    assert problem in message
    assert cure in message


@pytest.mark.parametrize(
    "number",
    ["nan", "inf", "-Infinity", "1e999", "1e300", "1_000", "0x10", "1,5", "1d3", "", "\u0661"],
)
def test_only_finite_decimal_numbers_are_numbers(number, rejection):
    message = rejection(read_urdf, with_inertial(f'<mass value="{number}"/>'), "a.urdf")
    assert message.startswith("a.urdf:3: ")
    assert "value" in message
    assert "link 'arm'" in message


@pytest.mark.parametrize("kind", ["screw", "Revolute"])
def test_an_unsupported_joint_type_is_told_what_is_supported(kind, rejection):
    message = rejection(read_urdf, arm(kind=kind), "a.urdf")
    assert message.startswith("a.urdf:4: joint 'j'")
    assert "revolute, continuous, prismatic" in message


@pytest.mark.parametrize("kind", ["helical", "universal", "cylindrical", "modal"])
def test_types_whose_numbers_urdf_lacks_are_rejected(kind, rejection):
    message = rejection(read_urdf, arm(kind=kind), "a.urdf")
    assert message.startswith("a.urdf:4: joint 'j'")
    assert "write the robot as TOML" in message


# -- hostile files -------------------------------------------------------------------------


def test_a_billion_laughs_are_rejected_before_the_first(rejection):
    entities = "".join(f"<!ENTITY l{i} '{f'&l{i - 1};' * 10 if i else 'lol'}'>" for i in range(10))
    text = f"<!DOCTYPE robot [{entities}]><robot name='&l9;'/>"
    assert "DOCTYPE" in rejection(read_urdf, text, "a.urdf")


def test_an_external_entity_is_not_fetched(rejection):
    text = "<!DOCTYPE robot [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><robot name='&x;'/>"
    assert "DOCTYPE" in rejection(read_urdf, text, "a.urdf")


def test_nesting_without_end_is_rejected(rejection):
    text = "<robot name='r'>" + "<a>" * 100_000 + "</a>" * 100_000 + "</robot>"
    assert "nested more than" in rejection(read_urdf, text, "a.urdf")


def test_huge_and_multiline_names_stay_on_one_short_line(rejection):
    for name in ("n" * 1_000_000, "a&#10;b&#13;cd", "x\u2028y\u202e"):
        text = robot(link("base"), joint(name, name, "base"))
        assert "unknown parent link" in rejection(read_urdf, text, "a.urdf")


def test_a_file_name_with_a_line_break_stays_on_one_line(rejection):
    assert "a\\nb.urdf:1" in rejection(read_urdf, "<a/>", "a\nb.urdf")


@pytest.mark.parametrize(
    "data", [b"\xff\xfe\xff", b"<robot name='\xff'/>", b"\x00" * 9, b"PK\x03\x04", b"\x80abc"]
)
def test_undecodable_bytes_are_rejected(data, rejection):
    rejection(read_urdf, data, "a.urdf")


@pytest.mark.parametrize("encoding", ["martian", "utf-7", "utf-8-sig", "big5", "rot13", "base64"])
def test_an_odd_encoding_is_read_or_rejected(encoding, rejection):
    data = f'<?xml version="1.0" encoding="{encoding}"?><robot/>'.encode()
    rejection(read_urdf, data, "a.urdf")


def test_text_that_is_not_unicode_is_rejected(rejection):
    rejection(read_urdf, "<robot name='\ud800'/>", "a.urdf")


def test_a_file_too_large_is_rejected_unread(rejection):
    assert "64 MB" in rejection(read_urdf, b" " * (64 * 2**20 + 1), "a.urdf")


def test_a_snap_tolerance_that_would_move_any_angle_is_rejected(rejection):
    for snap in (-1e-9, 1.0, math.nan):
        assert "snap tolerance" in rejection(read_urdf, arm(), "a.urdf", snap=snap)


@pytest.mark.slow
def test_every_example_urdf_loads_or_gets_one_line(example_urdfs, rejection):
    assert len(example_urdfs) > 60
    rejected = {
        "alex_psyonic_hands.urdf": "mimics the unknown joint",
        "quadrotor_base.urdf": "no joint moves",
        "iris_simple.urdf": "no joint moves",
        "ur3.urdf": "no name",
    }
    for path in example_urdfs:
        if path.name in rejected:
            assert rejected[path.name] in rejection(load, path)
        else:
            assert load(path).nq > 0
