"""The load at a tip as parameters, and one link's parameters by its name."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.manifest import read_manifest
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import robot_from_dict, robot_to_dict
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from tests.quick import quick
from tests.robots import urdf_path

TEN = ("m", "mcx", "mcy", "mcz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz", "Izz")
NAMES = tuple(f"payload.{name}" for name in TEN)


@pytest.mark.parametrize("name", ["ur5", "xarm7"])
def test_the_load_is_a_body_appended_at_the_tip(name):
    """Also where the robot was prepared with another load: that one is replaced."""
    pin.seed(3)
    file = urdf_path(name)
    model = pin.buildModelFromUrdf(str(file))
    (tip,) = {"ur5": ["tool0"], "xarm7": ["link_eef"]}[name]
    load = pin.Inertia.Random()
    frame = model.frames[model.getFrameId(tip)]
    model.appendBodyToJoint(frame.parentJoint, load, frame.placement)
    q, qd, qdd = np.random.default_rng(4).uniform(-1.5, 1.5, (3, model.nv))
    expected = pin.rnea(model, model.createData(), q, qd, qdd)
    prepared = ({}, {"payload": {tip: (3, 0.1, -0.2, 0.3, 1, 0.1, 1, 0.2, 0.1, 1)}})
    for how in prepared:
        robot = sd.adjust(sd.load(file, snap=0, **how), ["payload"], tips=[tip])
        assert robot.symbolic_names == NAMES
        # the same ten numbers in the same order, about the frame of the tip
        bound = robot.bind(dict(zip(NAMES, load.toDynamicParameters().tolist(), strict=True)))
        tau = np.array(inverse_dynamics(bound, q.tolist(), qd.tolist(), qdd.tolist()), float)
        assert np.abs(tau - expected).max() < 1e-12 * np.abs(expected).max()


def test_nominal_values_are_zero_or_those_of_the_payload():
    plain = sd.load("panda").symbolic("payload")
    assert [p.value for p in plain.symbolic_parameters] == [0] * 10
    loaded = sd.load("panda", payload={"panda_link8": (2, 0.1, 0, 0)})
    values = {p.name: p.value for p in loaded.symbolic("payload").symbolic_parameters}
    assert values["payload.m"] == 2
    assert values["payload.mcx"] == 0.2
    assert values["payload.Izz"] == pytest.approx(0.02)
    nominal = loaded.symbolic("payload").bind().links[6].inertia.parameters
    assert nominal == pytest.approx(loaded.links[6].inertia.parameters, rel=1e-15)


def test_one_of_the_ten_may_be_opened_alone():
    robot = sd.load("panda", payload={"panda_link8": (2, 0.1, 0, 0)}).symbolic("payload.m")
    assert robot.symbolic_names == ("payload.m",)
    assert robot_to_dict(robot.symbolic("payload")) == robot_to_dict(
        sd.load("panda", payload={"panda_link8": (2, 0.1, 0, 0)}).symbolic("payload")
    )


def test_a_link_opens_its_ten_parameters():
    robot = sd.load("panda").symbolic("panda_link7")
    assert robot.symbolic_names == tuple(f"panda_link7.{name}" for name in TEN)


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["payload", "inertial"], "includes the payload"),
        (["payload", "panda_link7"], "includes the payload"),
        (["panda_link8"], "fixed to 'panda_link7'"),
        (["panda_link0"], "fixed to the base"),
        (["panda_link77"], "did you mean panda_link7"),
        (["payload.mass"], "not a parameter"),
        (["payload", "base"], "base parameters assume"),
    ],
)
def test_rejections(names, problem, rejection):
    assert problem in rejection(sd.adjust, sd.load("panda"), names)


def test_the_tip_must_be_one(rejection):
    urdf = sd.load(urdf_path("panda"))
    assert "choose one of them with --tip" in rejection(urdf.symbolic, "payload")
    assert sd.adjust(urdf, ["payload"], tips=["panda_hand"]).symbolic_names == NAMES


def test_a_link_of_that_name_keeps_its_parameters(tmp_path, rejection):
    file = tmp_path / "arm.toml"
    file.write_text(sd.to_toml(sd.load("planar2r")).replace("link2", "payload"))
    robot = sd.load(file)
    assert robot.symbolic("payload.Ixx").symbolic_names == ("payload.Ixx",)
    assert "rename the link" in rejection(robot.symbolic, "payload")


@pytest.mark.parametrize(
    "more", quick([(), ("mass_matrix", "parameter_gradient", "forward_dynamics")], [()])
)
def test_emitted_code_with_an_open_load_is_right(more, tmp_path, capsys):
    """And check does not take zero for the load, although that is its nominal value."""
    few = ["inverse_dynamics", "kinetic_energy", *more]
    words = ["--parameters", "payload", "--functions", *few]
    assert cli.main(["generate", "scara", *words, "--target", "c", "--out", str(tmp_path)]) == 0
    folder = tmp_path / "scara"
    assert "the parameters payload describe a load at" in (folder / "scara.h").read_text()
    manifest, robot = read_manifest(folder)
    assert [p["name"] for p in manifest["parameters"]] == list(NAMES)
    assert robot.symbolic_names == NAMES
    assert cli.main(["check", str(folder)]) == 0
    source = (folder / "scara.c").read_text()
    assert source.count("p[9]") > 2
    (folder / "scara.c").write_text(source.replace("p[9]", "(1.1*p[9])"))
    assert cli.main(["check", str(folder)]) == 1
    assert "kinetic_energy" in [
        line.split()[1] for line in capsys.readouterr().out.splitlines() if "FAILED" in line
    ]


def test_kinematics_does_not_depend_on_the_load(capsys):
    functions = ["--functions", "kinematics_gradient"]
    assert cli.main(["check", "planar2r", "--parameters", "payload", *functions]) == 2
    assert "no open parameter" in capsys.readouterr().err


def test_a_manifest_keeps_the_open_load_of_a_link_without_mass():
    hinge = Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0))
    robot = Robot("bare", (hinge,), (Link("rod"),)).symbolic("payload")
    again = robot_from_dict(robot_to_dict(robot))
    values = {"payload.m": 2.0, "payload.mcx": 0.3, "payload.Iyy": 0.1}
    assert again.bind(values).links[0].inertia == robot.bind(values).links[0].inertia
    assert again.bind(values).links[0].inertia.m == 2


MERGED = """name = "merged"
symbols = { h = 0.596 }
[[bodies]]
name = "arm"
mass = "h**2/0.596"
com = [0.088, 0.154, -0.079]
inertia = { xx = 0.16205, yy = 0.11684, zz = 0.13726 }
[[bodies]]
name = "tool"
mass = 1.944
com = [0.244, -0.051, -0.226]
inertia = { xx = 0.32986, yy = 0.19709, zz = 0.22479, xy = -0.07573, xz = 0.0547, yz = 0.10915 }
[[bodies]]
name = "mount"
mass = 1.152
com = [-0.278, -0.296, 0.144]
inertia = { xx = 0.14581, yy = 0.18051, zz = 0.16426, xy = 0.04914, xz = -0.0765, yz = 0.05417 }
[[joints]]
name = "hinge"
type = "revolute"
parent = "base"
child = "arm"
[[joints]]
name = "bolt"
type = "fixed"
parent = "arm"
child = "mount"
xyz = [-0.227, 0.387, 0.005]
rpy = [0, "pi/6", "pi"]
[[joints]]
name = "flange"
type = "fixed"
parent = "mount"
child = "tool"
rpy = [-0.397, 0.282, 0.177]
"""


def test_sums_that_a_manifest_takes_again_may_differ_by_rounding(tmp_path):
    (tmp_path / "merged.toml").write_text(MERGED)
    robot = sd.load(tmp_path / "merged.toml")
    made = sd.generate(robot, "python", "gravity_parameter_gradient", tmp_path / "out")
    manifest, again = read_manifest(made.folder)
    assert again.links[0].bodies
    values = [parameter["value"] for parameter in manifest["parameters"]]
    assert values == pytest.approx(list(robot.bind().links[0].inertia.parameters), rel=1e-12)
