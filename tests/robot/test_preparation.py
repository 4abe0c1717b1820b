"""What preparations do to a robot, say about it, and reject."""

from __future__ import annotations

import json
import math
import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.manifest import read_manifest
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import robot_to_dict
from symdyn.robot.preparation.options import Preparation
from symdyn.verification.reference import energy_method
from tests.quick import quick
from tests.robot.dynamics import assert_same_dynamics, assert_same_tips
from tests.robots import urdf_path
from tests.strategies import random_urdf

PANDA = urdf_path("panda")
ODD = """
name = "odd"
[symbols]
a = 0.3
[[bodies]]
name = "one"
mass = 2
com = [0.1, 0.2, 0]
inertia = { xx = 0.1, yy = 0.2, zz = 0.25 }
[[bodies]]
name = "two"
mass = 1
com = [0, 0.1, 0.3]
inertia = { xx = 0.1, yy = 0.2, zz = 0.25 }
[[bodies]]
name = "three"
mass = 0.5
com = [0.2, 0, 0]
[[joints]]
name = "first"
type = "revolute"
parent = "base"
child = "one"
[[joints]]
name = "second"
type = "revolute"
parent = "one"
child = "two"
xyz = ["a", 0, 0.1]
rpy = [0.1, 0.2, 0.3]
axis = [1, 2, -2]
scale = 2
q_offset = 0.4
tail_xyz = [0, 0.2, 0]
limits = { lower = -1, upper = 1 }
passive = { viscous = 0.1, coulomb = 0.2 }
[[joints]]
name = "third"
type = "prismatic"
parent = "two"
child = "three"
axis = [0.6, 0, 0.8]
mimic = { joint = "second", multiplier = 0.5, offset = 0.2 }
"""


@pytest.fixture
def odd(tmp_path):
    """A spec with an oblique axis, scale, offset, tail, a follower and a formula."""
    file = tmp_path / "odd.toml"
    file.write_text(ODD)
    return file


def test_a_locked_joint_stands_where_it_was_locked(odd):
    """The same forces at the first joint as of the free robot held at that position."""
    free, locked = sd.load(odd).bind(), sd.load(odd, lock={"second": 0.7}).bind()
    assert [joint.name for joint in locked.joints] == ["first"]  # the follower is locked, too
    for q in (-1.0, 0.4):
        M = energy_method.mass_matrix(free, [q, 0.7])[0, 0]
        assert energy_method.mass_matrix(locked, [q])[0, 0] == pytest.approx(M, rel=1e-13)
        held = energy_method.link_poses(free, [q, 0.7])[-1]
        carrier = energy_method.link_poses(locked, [q])[0]
        tip = carrier @ np.array(locked.frame("three").placement.pose().matrix(), float)
        assert np.abs(tip - held).max() < 1e-14
    assert locked.tips == ("three",)


def test_a_lock_outside_the_limits_is_warned_of(odd):
    (note, follower, *rest) = sd.load(odd, lock={"second": 0.7}).notes
    assert (note, rest) == ("joint second locked at 0.7 rad", [])
    assert follower == "joint third locked at 0.55 m, following second"
    assert sd.load(odd, lock={"second": 1.2}).notes[1] == (
        "warning: joint second is locked at 1.2 rad, outside its limits -1 .. 1"
    )


def test_python_prepares_a_loaded_robot_as_a_file(odd):
    wanted = {"lock": {"first": 0.3}, "payload": {"three": (1, 0, 0.1, 0)}, "smooth_friction": 0.01}
    prepared = sd.prepare(sd.load(odd), **wanted)
    assert robot_to_dict(prepared) == robot_to_dict(sd.load(odd, **wanted))
    assert prepared.joints[0].passive.smoothing == 0.01
    step_by_step = sd.load(odd)
    for name, value in wanted.items():
        step_by_step = sd.prepare(step_by_step, **{name: value})
    assert sorted(step_by_step.notes) == sorted(prepared.notes)
    assert robot_to_dict(replace(step_by_step, notes=prepared.notes)) == robot_to_dict(prepared)


def test_names_alone_are_locked_at_zero(odd):
    ways = ("second", ["second"], {"second": 0})
    locked = [robot_to_dict(sd.load(odd, lock=how)) for how in ways]
    assert locked[0] == locked[1] == locked[2]


def test_a_payload_is_a_sum_of_inertias(odd):
    tensor = np.array([[0.3, 0.01, 0.02], [0.01, 0.4, 0.03], [0.02, 0.03, 0.5]])
    six = [tensor[i, j] for i, j in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))]
    before, after = (
        sd.load(odd, **how).bind().links[2].inertia
        for how in ({}, {"payload": {"three": [2, 0.1, 0.2, 0.3, *six]}})
    )
    c = np.array([0.1, 0.2, 0.3])
    moved = tensor + 2 * (c @ c * np.eye(3) - np.outer(c, c))
    assert after.m - before.m == 2
    assert np.subtract(after.moment, before.moment) == pytest.approx(2 * c)
    assert np.subtract(after.tensor, before.tensor) == pytest.approx(moved)


def test_a_payload_that_no_body_is_is_warned_of(capsys):
    assert sd.load("panda", payload={"panda_link8": (1, 0.1, 0, 0)}).warnings == ()
    odd = {"panda_link8": (1, 0.1, 0, 0, 0.1, 0, 0.1, 0, 0, 0.3)}
    (warning,) = sd.load("panda", payload=odd).warnings
    assert warning.startswith("the payload at panda_link8 has the principal moments of inertia 0.1")
    words = ["--payload", "panda_link8:1,0.1,0,0,0.1,0,0.1,0,0,0.3", "--strict", "--to", "toml"]
    assert cli.main(["convert", "panda", *words]) == 2
    assert "the payload at panda_link8" in capsys.readouterr().err


def test_what_is_beside_and_beyond_a_branch_is_cut_with_its_inertia():
    whole = sd.load(PANDA)
    hand, link = sd.load(PANDA, only="panda_hand"), sd.load(PANDA, only="panda_link7")
    assert hand.nv == link.nv == 7
    assert hand.links[6].inertia == whole.links[6].inertia
    # the hand is fixed to the last link, beyond the end of the branch
    assert hand.links[6].inertia.m - link.links[6].inertia.m == pytest.approx(0.73)
    assert link.tips == ("panda_link7",)
    # the note states the mass that is gone: here the hand and its fingers
    masses = [float(el.get("value")) for el in ET.parse(PANDA).getroot().iter("mass")]
    lost = sum(masses) - sum(map(float, (*(x.inertia.m for x in link.links), link.base.inertia.m)))
    end = f"panda_link7: 7 of 9 joints kept, {lost:g} of {sum(masses):g} kg removed"
    assert link.notes[-1] == f"cut to the branch that ends at {end}"


def test_mimics_are_ignored_on_request():
    assert sd.load(PANDA).nv == 8
    free = sd.load(PANDA, ignore_mimic=True)
    assert free.nv == 9
    assert free.notes[-1].endswith("these joints are independent: panda_finger_joint2")


def test_friction_and_rotors_are_given_to_a_urdf():
    robot = sd.load(
        PANDA,
        friction={"panda_joint1": (0.3, 0.5), "panda_joint2": 0.1},
        rotor={"panda_joint1": {"inertia": 1e-4, "gear": 100}, "panda_joint3": 0.2},
        smooth_friction=0.02,
    )
    first, second, third = (robot.joints[i] for i in range(3))
    assert (first.passive.viscous, first.passive.coulomb) == (0.3, 0.5)
    assert (first.passive.smoothing, second.passive.smoothing) == (0.02, 0)
    assert (second.passive.viscous, second.passive.coulomb) == (0.1, 0)
    assert (first.rotor_inertia, third.rotor_inertia) == (1, 0.2)


ALL = [*(f"panda_joint{i}" for i in range(1, 8)), "panda_finger_joint1"]
REJECTED = {
    "unknown joint": ({"lock": "panda_joint77"}, "did you mean panda_joint7"),
    "fixed joint": ({"lock": "panda_hand_joint"}, "is fixed already"),
    "follower": ({"lock": "panda_finger_joint2"}, "lock that joint"),
    "leader and follower": (
        {"lock": ["panda_finger_joint1", "panda_finger_joint2"]},
        "is locked too",
    ),
    "all joints": ({"lock": ALL}, "every joint"),
    "not a number": ({"lock": {"panda_joint1": math.nan}}, "finite"),
    "many turns": ({"lock": {"panda_joint1": 1e50}}, "of a few turns"),
    "text": ({"lock": {"panda_joint1": "0.1"}}, "finite"),
    "true": ({"smooth_friction": True}, "finite"),
    "unknown link": ({"only": "panda_hnd"}, "did you mean panda_hand"),
    "base": ({"only": "panda_link0"}, "no joint moves"),
    "leader cut": ({"only": "panda_rightfinger"}, "which is cut off"),
    "lock cut": ({"only": "panda_link3", "lock": "panda_joint6"}, "is not on the branch"),
    "load on the base": ({"payload": {"panda_link0": (1, 0, 0, 0)}}, "does not move"),
    "load nowhere": ({"payload": {"panda_hant": (1, 0, 0, 0)}}, "did you mean panda_hand"),
    "three numbers": ({"payload": {"panda_hand": (1, 0, 0)}}, "has 3 numbers"),
    "no load": ({"payload": {"panda_hand": (0, 1, 0, 0)}}, "leave it out"),
    "negative load": ({"payload": {"panda_hand": (-1, 1, 0, 0)}}, "negative"),
    "load without numbers": ({"payload": ["panda_hand"]}, "give names with m"),
    "nothing to smooth": ({"smooth_friction": 0.1}, "no joint has Coulomb friction"),
    "backwards": ({"smooth_friction": -0.1}, "above 0"),
    "friction nowhere": ({"friction": {"panda_jont7": 1}}, "did you mean"),
    "friction of a fixed joint": ({"friction": {"panda_hand_joint": 1}}, "does not move"),
    "friction of a lock": ({"friction": {"panda_joint1": 1}, "lock": "panda_joint1"}, "not move"),
    "same rotor": ({"rotor": {"panda_joint1": 0}}, "already"),
    "no gear": ({"rotor": {"panda_joint1": (1, 0)}}, "gear"),
    "wrong word": ({"rotor": {"panda_joint1": {"mass": 1}}}, "inertia, gear"),
}


@pytest.mark.parametrize("case", REJECTED)
def test_rejections_say_what_to_do(case, rejection):
    wanted, problem = REJECTED[case]
    assert problem in rejection(sd.load, PANDA, **wanted)


def test_more_rejections(odd, rejection, tmp_path):
    assert "no joint mimics" in rejection(sd.load, "panda", ignore_mimic=True)
    assert "already" in rejection(sd.load, "panda", friction={"panda_joint1": 0})
    assert "is the whole robot" in rejection(sd.load, "puma560", only="link6")
    loaded = sd.load(odd, payload={"three": (1, 0, 0, 0)})
    assert "has one already" in rejection(sd.prepare, loaded, payload={"three": (1, 0, 0, 0)})
    base = sd.adjust(sd.load("planar2r"), ["base"])
    assert "before opening them" in rejection(sd.prepare, base, lock="joint1")
    with pytest.raises(TypeError, match="no argument 'locks'; did you mean lock"):
        sd.load("panda", locks="panda_joint1")


def test_a_joint_of_a_type_that_is_not_supported_can_be_locked(tmp_path, rejection):
    name = 'name="panda_joint3"'
    text = PANDA.read_text().replace(f'{name} type="revolute"', f'{name} type="screw"')
    assert 'type="screw"' in text
    file = tmp_path / "screw.urdf"
    file.write_text(text)
    assert "unsupported type" in rejection(sd.load, file)
    assert sd.load(file, lock="panda_joint3").nv == 7
    assert "lock it at 0" in rejection(sd.load, file, lock={"panda_joint3": 0.1})


# -- on the command line, in the manifest, in a spec ------------------------------------------

WORDS = [
    *("--lock", "panda_finger_joint1=0.02", "panda_joint3", "--payload", "panda_hand:0.5,0,0,0.1"),
    *("--friction", "panda_joint1:0.3,0.5", "--smooth-friction", "0.01"),
    *("--rotor", "panda_joint1:1e-4,100"),
]
KEYWORDS = {
    "lock": {"panda_finger_joint1": 0.02, "panda_joint3": 0},
    "payload": {"panda_hand": (0.5, 0, 0, 0.1)},
    "friction": {"panda_joint1": (0.3, 0.5)},
    "smooth_friction": 0.01,
    "rotor": {"panda_joint1": (1e-4, 100)},
}


def test_manifest_and_banner_say_how_the_robot_was_prepared(tmp_path, capsys):
    few = ["--functions", "inverse_dynamics", "--passive"]
    assert cli.main(["generate", str(PANDA), *WORDS, *few, "--out", str(tmp_path)]) == 0
    assert "joint panda_joint3 locked at 0 rad" in capsys.readouterr().out
    banner = (tmp_path / "panda" / "panda.h").read_text()
    assert "joint panda_finger_joint1 locked at 0.02 m" in banner
    assert "payload of 0.5 kg at panda_hand" in banner
    manifest, robot = read_manifest(tmp_path / "panda")
    assert robot == sd.load(PANDA, **KEYWORDS)
    assert robot.preparation == Preparation.of(**KEYWORDS)
    assert manifest["robot"]["prepared"]["payload"]["panda_hand"][:4] == [0.5, 0, 0, 0.1]
    assert cli.main(["check", str(tmp_path / "panda")]) == 0
    assert "passed, 0 failed" in capsys.readouterr().out
    assert cli.main(["check", str(tmp_path / "panda"), "--lock", "panda_joint1"]) == 2
    assert "--lock does not apply to a generated folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", quick(["show", "compare", "derive", "convert"], ["show", "compare", "convert"])
)
def test_every_command_prepares(command, capsys):
    further = {
        "convert": (["--to", "toml"], "joint joint2 locked at 0.1 rad"),
        "compare": (["--functions", "inverse_dynamics"], "a general chain of 2 joints"),
        "show": ([], "joint joint2 locked at 0.1 rad"),
        "derive": (["--quantity", "phi"], "phi"),
    }
    options, expected = further[command]
    assert cli.main([command, "planar3r", "--lock", "joint2=0.1", *options]) == 0
    printed = capsys.readouterr().out
    assert expected in printed
    assert "q3" not in printed


def test_convert_writes_the_prepared_robot(tmp_path, capsys):
    for form in ("urdf", "toml"):
        file = tmp_path / f"arm.{form}"
        command = ["convert", str(PANDA), "--lock", "panda_finger_joint1=0.02", "--to", form]
        assert cli.main([*command, "--out", str(file)]) == 0
        again, robot = sd.load(file), sd.load(PANDA, lock={"panda_finger_joint1": 0.02})
        assert again.preparation == Preparation()
        assert_same_dynamics(again, robot, states=1)
    assert_same_tips(again, robot)


def test_arguments_of_a_file_are_not_required(capsys):
    with pytest.raises(SystemExit):
        cli.main(["generate", "--functions", "gravity", "puma560"])
    assert "NAME:=VALUE" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--payload", "hand"], "takes TIP:NUMBERS"),
        (["--payload", "panda_hand:1,2,x,3"], "'x' for a number"),
        (["--lock", "panda_joint1=1_0"], "'1_0' for a number"),
        (["--lock", "panda_joint1", "panda_joint1=0.1"], "given twice"),
        (["--smooth-friction", "fast"], "'fast' for a number"),
    ],
)
def test_bad_words_are_rejected(words, problem, capsys):
    assert cli.main(["show", str(PANDA), *words]) == 2
    assert problem in capsys.readouterr().err


SPEC = """
robot = "{file}"
name = "arm"
tips = ["panda_hand"]
gravity = [0, 0, -1.62]
[prepare]
lock = {{ panda_finger_joint1 = 0.02, panda_joint3 = 0 }}
payload = {{ panda_hand = [0.5, 0, 0, 0.1] }}
smooth_friction = 0.01
[prepare.friction]
panda_joint1 = {{ viscous = 0.3, coulomb = 0.5 }}
[prepare.rotor]
panda_joint1 = {{ inertia = 1e-4, gear = 100 }}
"""


def test_a_spec_names_another_file_and_prepares_it(tmp_path):
    (tmp_path / "panda.urdf").write_bytes(PANDA.read_bytes())
    spec = tmp_path / "arm.toml"
    spec.write_text(SPEC.format(file="panda.urdf"))
    plain = sd.load(PANDA, **KEYWORDS)
    expected = sd.adjust(plain, tips=["panda_hand"], gravity=(0, 0, -1.62), name="arm")
    assert sd.load(spec) == expected
    # the command line has the last word
    more = sd.load(spec, lock={"panda_joint3": 0.4})
    assert dict(more.preparation.lock)["panda_joint3"] == (0.4,)
    assert more.nv == 6


def test_a_spec_may_name_a_built_in_robot_and_another_spec(tmp_path):
    (tmp_path / "inner.toml").write_text('robot = "puma560"\n[prepare]\nlock = ["joint6"]\n')
    (tmp_path / "outer.toml").write_text('robot = "inner.toml"\n[prepare]\nlock = ["joint5"]\n')
    assert sd.load(tmp_path / "outer.toml") == sd.load("puma560", lock=["joint6", "joint5"])


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ('robot = "arm.toml"', 1, "names itself"),
        ('robot = "nowhere.urdf"', 0, "cannot be read"),
        ('robot = "panda"\nbase = "x"', 2, "unknown key 'base'"),
        ('robot = "panda"\n[prepare]\nlok = ["x"]', 3, "did you mean lock"),
        ('robot = "panda"\n[prepare]\nlock = 3', 2, "give names"),
        ('robot = "panda"\nignore_mimic = true', 2, "unknown key 'ignore_mimic'"),
        ('robot = "panda"\n[prepare]\nignore_mimic = 1', 2, "true or false"),
        ('robot = "panda"\ntips = ["x"]', 2, "the tip 'x'"),
        ('name = "x"\n[prepare]\nlock = ["x"]', 2, "names another robot"),
    ],
)
def test_errors_in_such_a_spec_name_the_line(text, line, problem, tmp_path, rejection):
    spec = tmp_path / "arm.toml"
    spec.write_text(text)
    message = rejection(sd.load, spec)
    assert problem in message
    assert not line or message.startswith(f"{spec}:{line}:")


def test_the_record_is_plain_json():
    table = Preparation.of(**KEYWORDS).as_table()
    assert Preparation.of(**json.loads(json.dumps(table))) == Preparation.of(**KEYWORDS)
    assert Preparation().as_table() == {}


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["check", "--functions", "gravity"], 2),
        (["compare"], 2),
        (["compare", "--functions", "inverse_dynamics", "--passive"], 0),
        (["check", "--functions", "passive_forces"], 0),
        (["convert", "--to", "toml"], 0),
    ],
)
def test_friction_that_no_function_has_is_rejected(words, status, capsys):
    command, *options = words
    friction = ["--friction", "joint1:0.1,0.2"]
    assert cli.main([command, "planar2r", *friction, *options]) == status
    assert ("has no effect" in capsys.readouterr().err) == (status == 2)


# -- random robots ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", quick(range(60), range(8)))
def test_a_random_robot_with_locks_is_the_free_one_held_there(seed, tmp_path):
    """The torques of the joints that move, with the locked ones at rest; followers included."""
    file = tmp_path / "random.urdf"
    file.write_text(random_urdf(seed))
    whole, rng = sd.load(file), np.random.default_rng(seed)
    own = [joint.name for joint in whole.joints if joint.mimic is None]
    if len(own) == 1:
        with pytest.raises(sd.RobotError, match="every joint is locked"):
            sd.prepare(whole, lock=own)
        return
    locks = {name: float(rng.uniform(-2, 2)) for name in own[1:] if rng.uniform() < 0.5}
    locks = locks or {own[-1]: 0.7}
    free = [k for k, name in enumerate(own) if name not in locks]
    q, qd, qdd = rng.uniform(-1.5, 1.5, (3, len(own)))
    for k, name in enumerate(own):
        if name in locks:
            q[k], qd[k], qdd[k] = locks[name], 0, 0
    expected = np.array(inverse_dynamics(whole, q.tolist(), qd.tolist(), qdd.tolist()), float)
    state = [x[free].tolist() for x in (q, qd, qdd)]
    # locked in the file, and locked once it is a robot
    for robot in (sd.load(file, lock=locks), sd.prepare(whole, lock=locks)):
        tau = np.array(inverse_dynamics(robot, *state), float)
        assert np.abs(tau - expected[free]).max() <= 1e-11 * max(1, np.abs(expected).max())
        kept = [joint.name for joint in robot.joints if joint.mimic is None]
        assert kept == [own[k] for k in free]
