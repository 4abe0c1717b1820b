"""Spec files: what is read, what is rejected, and that writing and reading back loses nothing."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from symdyn.errors import RobotError
from symdyn.robot import Limits, Mimic, Robot, load, read_spec, robot_from_dict, robot_to_dict

SPEC = """\
name = "arm"
about = "a test"
source = "nowhere"
gravity = [0, "-g", 0]
tips = ["tool", "hand"]

[symbols]
g = { value = 9.81, unit = "m/s^2" }
l = 0.5

[[bodies]]
name = "upper"
mass = 2
com = ["l/2", 0, 0]
inertia = { zz = "2*l**2/12", xy = 0.01 }

[[bodies]]
name = "lower"
parameters = [1, 0.1, 0, 0, 0.01, 0, 0.02, 0, 0, 0.03]

[[bodies]]
name = "hand"
mass = 0.3

[[joints]]
name = "shoulder"
type = "revolute"
parent = "base"
child = "upper"
xyz = [0, 0, 0.3]
rpy = [0, 0, 1.57079632679]
limits = { lower = -1, upper = 1, velocity = 2, effort = 3 }

[[joints]]
name = "slide"
type = "prismatic"
parent = "upper"
child = "lower"
moves = [["x", "l"], ["rx", "pi/2"]]
axis = [0, 0, -2]
mimic = { joint = "shoulder", multiplier = "l", offset = 0.1 }

[[joints]]
name = "grip"
type = "fixed"
parent = "lower"
child = "hand"
xyz = ["l", 0, 0]

[[frames]]
name = "tool"
body = "hand"
moves = [["z", 0.1]]
"""


@pytest.fixture
def arm() -> Robot:
    return read_spec(SPEC, "dir/arm.toml")


def line_of(words: str) -> int:
    return SPEC[: SPEC.index(words)].count("\n") + 1


def round_trip(robot: Robot) -> Robot:
    return robot_from_dict(json.loads(json.dumps(robot_to_dict(robot))), "arm.json")


# -- what is read --------------------------------------------------------------------------


def test_the_spec_says_what_the_robot_is(arm):
    assert (arm.name, arm.about, arm.citation) == ("arm", "a test", "nowhere")
    assert (arm.base.name, arm.source.file, arm.tips) == ("base", "arm.toml", ("tool", "hand"))
    assert [(p.name, p.value, p.unit) for p in arm.parameters] == [
        ("g", 9.81, "m/s^2"),
        ("l", 0.5, ""),
    ]
    assert arm.symbolic_names == ()
    bound = arm.bind()
    assert bound.gravity == (0, -9.81, 0)
    shoulder, slide = bound.joints
    assert shoulder.limits == Limits(-1, 1, 2, 3)
    assert shoulder.axis == (0, 0, 1)
    assert shoulder.placement.moves[3].amount == math.pi / 2
    assert (slide.axis, slide.mimic) == ((0, 0, -1), Mimic(0, 0.5, 0.1))
    assert [(move.kind, move.amount) for move in slide.placement.moves] == [
        ("x", 0.5),
        ("rx", math.pi / 2),
    ]
    upper, lower = (link.inertia for link in bound.links)
    steiner = 2 * 0.25**2
    assert upper.parameters == pytest.approx(
        (2, 0.5, 0, 0, 0, 0.01, steiner, 0, 0, 2 * 0.25 / 12 + steiner)
    )
    assert lower.parameters == pytest.approx(
        (1.3, 0.1 + 0.15, 0, 0, 0.01, 0, 0.02 + 0.075, 0, 0, 0.03 + 0.075)
    )
    assert bound.frame("tool").placement.pose().p == (0.5, 0, 0.1)


def test_snapped_angles_are_noted(arm):
    assert arm.notes == ("1 angle within 1e-09 of a multiple of pi/12 snapped to it",)


def test_other_values_of_a_symbol_give_another_robot(arm):
    assert arm.bind({"l": 1.0}).joints[1].placement.moves[0].amount == 1.0


def test_a_base_with_mass_is_a_body_like_any_other():
    text = SPEC + '[[bodies]]\nname = "base"\nmass = 9\n'
    assert read_spec(text, "a.toml").base.inertia.m == 9


def test_the_root_may_be_named_or_found():
    named = SPEC.replace('"base"', '"world"').replace(
        'name = "arm"', 'name = "arm"\nbase = "world"'
    )
    assert read_spec(named, "a.toml").base.name == "world"
    found = SPEC.replace('"base"', '"world"') + '[[bodies]]\nname = "world"\n'
    assert read_spec(found, "a.toml").base.name == "world"


# -- round trips ---------------------------------------------------------------------------


def test_a_robot_of_numbers_comes_back_equal(example_urdf):
    for robot in (
        load("puma560"),
        load("panda"),
        read_spec(SPEC, "a.toml").bind(),
        load(example_urdf("baxter.urdf")),
        load(example_urdf("talos_full_v2.urdf")),
    ):
        assert round_trip(robot) == robot


def test_a_robot_of_formulas_comes_back_with_equal_values(arm):
    opened = arm.symbolic("all", "upper.mcx")
    for robot in (arm, opened, load("planar2r").symbolic("l_1", "m_2")):
        again = round_trip(robot)
        assert again.parameters == robot.parameters
        assert again.symbolic_names == robot.symbolic_names
        for values in ({}, {"l": 0.7, "g": 1.6, "l_1": 2.0, "upper.mcx": 5.0}):
            ours, theirs = robot_to_dict(robot.bind(values)), robot_to_dict(again.bind(values))
            for body, other in zip(ours.pop("bodies"), theirs.pop("bodies"), strict=True):
                assert body["name"] == other["name"]
                assert body["parameters"] == pytest.approx(other["parameters"], rel=1e-15)
            assert ours == theirs


def test_robots_of_inertial_symbols_come_back_as_they_were():
    robot = load("puma560").symbolic("inertial")
    assert robot_to_dict(round_trip(robot)) == robot_to_dict(robot)
    assert round_trip(robot).bind() == robot.bind()


def test_the_dictionary_is_plain_data(arm):
    text = json.dumps(robot_to_dict(arm), allow_nan=False)
    assert json.loads(text) == robot_to_dict(arm)


# -- what is rejected -----------------------------------------------------------------------

SLIDE = '[[joints]]\nname = "slide"'
GRIP = '[[joints]]\nname = "grip"'

BROKEN = {
    # text of SPEC, its replacement, words of the line that the error names, problem, cure
    "syntax": ("[0, 0, 0.3]", "[0, 0, ]]", "xyz = [0, 0, 0.3]", "not valid TOML", "repair"),
    "unknown top key": ("about =", "abuot =", "about", "unknown key 'abuot'", "did you mean about"),
    "unknown body key": ("mass = 2", "mas = 2", "mass = 2", "unknown key 'mas'", "mass"),
    "unknown joint key": ("axis =", "axs =", "axis =", "unknown key 'axs'", "did you mean axis"),
    "unknown moment": ("zz =", "zx =", "inertia =", "unknown key 'zx'", "zz"),
    "unknown limit": ("lower =", "low =", "limits =", "unknown key 'low'", "did you mean lower"),
    "unknown mimic key": ("offset =", "ofset =", "mimic =", "unknown key", "did you mean offset"),
    "unknown frame key": ('body = "hand"', 'link = "hand"', 'body = "hand"', "unknown key", "body"),
    "unknown symbol key": ("unit =", "units =", "g = {", "unknown key", "did you mean unit"),
    "symbol without value": ("value = 9.81, ", "", "g = {", "no value", "add value"),
    "no name": ('name = "arm"\n', "", None, "the robot has no name", "add name"),
    "unnamed body": (
        'name = "hand"\nmass',
        "mass",
        '[[bodies]]\nname = "hand"',
        "body 3 has no name",
        "add name",
    ),
    "untyped joint": ('type = "fixed"\n', "", GRIP, "'grip' has no type", "add type"),
    "a number as name": ('name = "lower"', "name = 3", 'name = "lower"', "'3'", "must be text"),
    "type": ('"prismatic"', '"ball"', SLIDE, "'ball'", "supported"),
    "undeclared": ('"l/2"', '"k/2"', "com =", "undeclared name 'k'", "there are"),
    "hostile formula": ('"l/2"', "\"__import__('os')\"", "com =", "characters", "write numbers"),
    "short vector": ("[0, 0, 0.3]", "[0, 0]", "xyz = [0, 0, 0.3]", "xyz of joint", "list of 3"),
    "nine parameters": ("[1, 0.1, 0, 0,", "[1, 0,", "parameters =", "parameters", "list of 10"),
    "both ways": (
        "parameters = [1,",
        "mass = 1\nparameters = [1,",
        "parameters",
        "both",
        "keep one",
    ),
    "negative mass": (
        "mass = 2",
        "mass = -2",
        '[[bodies]]\nname = "upper"',
        "mass -2",
        "0 or more",
    ),
    "negative moment": ('zz = "2', 'zz = "-2', "inertia =", "negative moment", "0 or more"),
    "NaN": ("mass = 0.3", "mass = nan", "mass = 0.3", "not a finite", "change"),
    "infinity": ("lower = -1", "lower = -inf", "limits =", "not a finite", "change"),
    "limit formula": ("lower = -1", 'lower = "-l"', "limits =", "is a formula", "give a number"),
    "moves and xyz": (
        "moves = [[",
        "xyz = [0, 0, 0]\nmoves = [[",
        "axis = [0, 0, -2]",
        "and also",
        "keep one",
    ),
    "unknown move": ('["rx", "pi/2"]', '["rw", 1]', "moves =", "a move of joint", '["x", 0.1]'),
    "unhashable move": ('["rx", "pi/2"]', '[["rx"], 1]', "moves =", "a move of", '["x", 0.1]'),
    "a move alone": ('["rx", "pi/2"]', '"rx"', "moves =", "a move of joint", '["x", 0.1]'),
    "unknown tip": ('["tool"', '["tol"', "tips =", "tip 'tol'", "did you mean tool"),
    "numbers as tips": ('["tool"', "[3", "tips =", "has '3'", "give text"),
    "unknown parent": ('"lower"\nchild', '"lwer"\nchild', GRIP, "unknown parent", "lower"),
    "unknown frame body": ('body = "hand"', 'body = "hnd"', "[[frames]]", "'hnd'", "mean hand"),
    "unknown leader": ('joint = "shoulder"', 'joint = "shoulde"', SLIDE, "mimics", "mean shoulder"),
    "symbol name": ("l = 0.5", '"l 1" = 0.5', None, "is not a valid name", "letters"),
    "long symbol": ("l = 0.5", f"{'l' * 65} = 0.5", "l = 0.5", "is not a valid name", "at most 64"),
    "reserved symbol": ("l = 0.5", "pi = 3", "l = 0.5", "'pi' is reserved", "choose another"),
    "keyword symbol": (
        "l = 0.5",
        "lambda = 3",
        "l = 0.5",
        "'lambda' is reserved",
        "choose another",
    ),
    "group symbol": ("l = 0.5", "all = 3", "l = 0.5", "'all' is reserved", "choose another"),
    "wrong base": ('name = "arm"', 'name = "arm"\nbase = "upper"', None, "base", "; "),
    "unknown open symbol": ('name = "arm"', 'name = "arm"\nsymbolic = ["k"]', None, "'k'", "there"),
    "joints no list": ("[[joints]]", "[joints]", None, "; ", ""),
    "bodies no tables": ("about =", "frames = [1]\nabout =", None, "; ", ""),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_spec_gets_one_line_with_place_and_cure(case, rejection):
    old, new, line, problem, cure = BROKEN[case]
    assert old in SPEC
    message = rejection(read_spec, SPEC.replace(old, new), "dir/arm.toml")
    assert message.startswith("dir/arm.toml"), message
    if line is not None:
        assert message.startswith(f"dir/arm.toml:{line_of(line)}: "), message
    assert problem in message
    assert cure in message


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b"name = '\x00'",
        b"a = " + b"[" * 100_000,
        b"a = " + b"{a=" * 100_000,
        b"a = " + b"1" * 10_000,
        b'name = "r',
        b"name = 1979-05-27",
        b"[name]",
        b"",
        b"[[joints]]\n[[bodies]]",
        b"symbols = 3",
        b"name = 'r'\norigin = 3",
    ],
)
def test_what_is_no_spec_is_rejected_in_one_line(data, rejection):
    assert rejection(read_spec, data, "a.toml").startswith("a.toml")


def test_a_file_too_large_is_rejected(rejection):
    assert "64 MB" in rejection(read_spec, b"#" * (64 * 2**20 + 1), "a.toml")


def test_a_spec_with_windows_line_ends_has_the_same_lines(rejection):
    text = SPEC.replace("mass = 0.3", "mass = 'x'").replace("\n", "\r\n")
    line = line_of("mass = 0.3")
    assert rejection(read_spec, text, "a.toml").startswith(f"a.toml:{line}: ")


def test_a_dictionary_without_a_file_names_the_element(arm, rejection):
    data = robot_to_dict(arm)
    data["joints"][1]["axis"] = [0, 0]
    message = rejection(robot_from_dict, data, "arm.json")
    assert message.startswith("arm.json: axis of joint 'slide'")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_any_value_anywhere_is_accepted_or_rejected_in_one_line(arm, data):
    robot = robot_to_dict(arm)
    place, key = robot, data.draw(st.sampled_from(sorted(robot)))
    while isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
        place = place[key]
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
    place[key] = data.draw(VALUES)
    problem = ""
    try:
        robot_from_dict(robot, "a.json")
    except RobotError as error:
        problem = str(error)
    assert problem.isprintable()
