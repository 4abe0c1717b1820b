"""Inertias that no body can have and centres of mass far from the geometry are warned of."""

from __future__ import annotations

import json
import random
from importlib.resources import files

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.errors import RobotError
from symdyn.graph import Operations
from symdyn.robot import library, load, read_spec
from symdyn.robot.plausibility import principal_moments
from symdyn.robot.read.mjcf import read_mjcf
from symdyn.robot.read.urdf import read_urdf
from symdyn.robot.write.toml import to_toml

BOX = '<visual><geometry><box size=".2 .1 .4"/></geometry></visual>'
MESH = '<visual><geometry><mesh filename="a.stl"/></geometry></visual>'


def urdf(tensor=(0.02, 0, 0, 0.03, 0, 0.025), com="0 0 .1", mass=1, shape=BOX):
    names = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
    inertia = " ".join(f'{n}="{x}"' for n, x in zip(names, tensor, strict=True))
    body = f'<inertial><origin xyz="{com}"/><mass value="{mass}"/><inertia {inertia}/></inertial>'
    return f"""<robot name="r"><link name="base">{body.replace('mass value="1"', 'mass value="0"')}
</link><link name="a">{shape}
{body}</link><link name="b">{body.replace(com, "0 0 0")}</link>
<joint name="j" type="continuous"><parent link="base"/><child link="a"/></joint>
<joint name="k" type="continuous"><parent link="a"/><child link="b"/><origin xyz="0 0 .3"/></joint>
</robot>"""


def warnings(**changes):
    return read_urdf(urdf(**changes), "dir/r.urdf").warnings


def test_a_plausible_robot_is_not_warned_of():
    assert warnings() == ()
    assert warnings(tensor=(0, 0, 0, 0, 0, 0)) == (), "a point mass"
    assert warnings(tensor=(0.01, 0, 0, 0.02, 0, 0.03)) == (), "a plate is at the limit"
    assert warnings(tensor=(0.0101, 0, 0, 0.0199, 0, 0.03002)) == (), "and may be rounded"


def test_a_moment_above_the_sum_of_the_others_is_warned_of_with_line_and_numbers():
    first, second = warnings(tensor=(0.01, 0, 0, 0.02, 0, 0.04))
    assert first.startswith("r.urdf:3: link 'a' has the principal moments of inertia 0.01, 0.02")
    assert "0.04 kg m^2, the largest of which exceeds the sum" in first
    assert "link 'b'" in second, "and the base, which does not move, is left in peace"


def test_the_axes_of_the_tensor_do_not_matter():
    R = np.linalg.qr(np.random.default_rng(3).normal(size=(3, 3)))[0]
    for moments, doubtful in (((0.01, 0.02, 0.0299), False), ((0.01, 0.02, 0.031), True)):
        T = R @ np.diag(moments) @ R.T
        tensor = (T[0, 0], T[0, 1], T[0, 2], T[1, 1], T[1, 2], T[2, 2])
        assert bool(warnings(tensor=tensor)) == doubtful


def test_a_negative_principal_moment_is_warned_of():
    (text, _) = warnings(tensor=(0.02, 0.03, 0, 0.02, 0, 0.04))
    assert "-0.01, 0.04, 0.05 kg m^2, one of which is negative" in text


def test_moments_without_mass_are_warned_of():
    assert "moments of inertia but no mass" in warnings(mass=0)[0]


@pytest.mark.parametrize(("com", "doubtful"), [("0 0 .1", 0), (".5 0 0", 0), ("0 100 0", 1)])
def test_a_centre_of_mass_in_the_wrong_unit_is_warned_of(com, doubtful):
    for shape in (BOX, MESH, ""):
        found = warnings(com=com, shape=shape)
        # With meshes the largest box of the robot is the measure: 0.3 m from joint to joint.
        outside = doubtful or (com == ".5 0 0" and shape != BOX)
        assert len(found) == outside
        if com == "0 100 0":
            assert "r.urdf:3: link 'a' has its centre of mass at (0, 100, 0) m" in found[0]
            assert "check its position and unit" in found[0]


def test_shapes_are_turned_and_moved():
    turned = BOX.replace("<geometry>", '<origin xyz="0 5 0" rpy="1.5708 0 0"/><geometry>')
    far = warnings(com="0 10 0", shape=turned)
    assert far == (), "a box out there makes it plausible"
    broken = BOX.replace('size=".2 .1 .4"', 'size="x"').replace("<geometry>", "<origin/><geometry>")
    assert warnings(shape=broken) == (), "shapes have no effect on the motion"


def test_bodies_of_mjcf_are_doubted_by_their_geoms():
    text = """<mujoco><worldbody><body name="a">
<inertial pos="{} 0 0" mass="1" diaginertia=".1 .1 .1"/><joint/>
<geom type="capsule" fromto="0 0 0 .5 0 0" size=".1"/></body></worldbody></mujoco>"""
    assert read_mjcf(text.format(0.4), "a.xml").warnings == ()
    (far,) = read_mjcf(text.format(40), "a.xml").warnings
    assert far.startswith("a.xml:1: link 'a' has its centre of mass at (40, 0, 0) m")


def test_a_rod_reaches_to_where_a_loop_holds_it():
    spec = """name = "r"
bodies = [{ name = "rod", mass = 1, com = [0.15, 0, 0], inertia = { zz = 0.01 } }]
joints = [{ name = "j", type = "revolute", parent = "base", child = "rod", xyz = [0.1, 0, 0] }]
[[loops]]
frame_a = { body = "rod", xyz = [LENGTH, 0, 0] }
frame_b = { body = "base", xyz = [0.1, 0, 0] }
type = "revolute"
"""
    assert read_spec(spec.replace("LENGTH", "0.3"), "r.toml").warnings == ()
    (far,) = read_spec(spec.replace("LENGTH", "0.001"), "r.toml").warnings
    assert "outside the box around its shapes, joints and frames" in far


def test_moments_that_a_spec_leaves_out_are_no_doubt():
    spec = """name = "r"
[[bodies]]
name = "a"
mass = 1
inertia = {inertia}
[[joints]]
name = "j"
parent = "base"
child = "a"
type = "revolute"
"""
    assert read_spec(spec.format(inertia="{ zz = 0.1 }"), "a.toml").warnings == ()
    text = spec.format(inertia="{ xx = 0.01, yy = 0.01, zz = 0.1 }")
    assert read_spec(text, "a.toml").warnings[0].startswith("a.toml:2: link 'a' has the principal")


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        ({"lower": 1, "upper": -1}, "has the lower limit 1 above the upper limit -1"),
        ({"velocity": -3}, "has the negative velocity limit -3; give 0 or more"),
        ({"effort": -2}, "has the negative effort limit -2; give 0 or more"),
    ],
)
def test_limits_that_cannot_be_meant_are_warned_of_in_files_and_rejected_in_specs(limits, says):
    attributes = " ".join(f'{name}="{value}"' for name, value in limits.items())
    text = urdf().replace("</joint>", f"<limit {attributes}/></joint>", 1)
    robot = read_urdf(text, "dir/r.urdf")
    (warning,) = robot.warnings
    assert warning.startswith(f"r.urdf:4: joint 'j' {says}")
    again = read_spec(to_toml(robot), "r.toml")
    assert again.warnings == robot.warnings, "a robot that was read before keeps them"
    table = ", ".join(f"{name} = {value}" for name, value in limits.items())
    spec = f"""name = "r"
[[bodies]]
name = "a"
mass = 1
[[joints]]
name = "j"
type = "revolute"
parent = "base"
child = "a"
axis = [0, 0, 1]
limits = {{ {table} }}
"""
    with pytest.raises(RobotError, match=rf"^r\.toml:11: .*'j' {says}"):
        read_spec(spec, "r.toml")


def test_limits_of_joints_that_do_not_move_and_equal_ones_are_no_doubt():
    text = urdf().replace("</joint>", '<limit lower="0" upper="0" velocity="0"/></joint>', 1)
    assert read_urdf(text, "r.urdf").warnings == ()
    held = urdf().replace("</joint>", '<limit lower="1" upper="0"/></joint>', 1)
    held = held.replace("continuous", "fixed", 1)
    assert read_urdf(held, "r.urdf").warnings == ()


def test_nothing_of_the_library_is_doubtful():
    assert not [name for name in library.names() if load(name).warnings]


def test_the_printed_centres_of_the_stanford_arm_are_doubtful_as_its_file_says():
    text = (files("symdyn.robot") / "data" / "stanford.toml").read_text()
    printed = {"-0.1054": "-1.054", "-0.6447": "-6.447", "0.0566": "0.566", "-0.1076": "1.554"}
    for here, there in printed.items():
        assert here in text
        text = text.replace(here, there)
    found = read_spec(text, "stanford.toml").warnings
    assert [one.split("'")[1] for one in found] == ["link2", "link3", "link5", "link6"]


def test_principal_moments_are_the_eigenvalues():
    chance = random.Random(1)
    for _ in range(200):
        xx, xy, yy, xz, yz, zz = (chance.choice((0.0, 1.0, chance.gauss(0, 1))) for _ in range(6))
        T = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        found = principal_moments(xx, xy, yy, xz, yz, zz)
        assert found == pytest.approx(np.linalg.eigvalsh(T), abs=1e-7)


# -- commands ------------------------------------------------------------------------------


@pytest.fixture
def doubtful(tmp_path):
    file = tmp_path / "r.urdf"
    file.write_text(urdf(tensor=(0.01, 0, 0, 0.02, 0, 0.04)).replace(' rpy="0 0 0"', ""))
    return file


COMMANDS = {
    "show": ("show",),
    "generate": ("generate", "--functions", "gravity", "--out"),
    "check": ("check", "--functions", "gravity"),
}


def run(capsys, name, file, *more):
    command, *options = COMMANDS[name]
    out = [str(file.parent / "out")] if "--out" in options else []
    status = cli.main([command, str(file), *options, *out, *more])
    return status, capsys.readouterr()


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_warn_and_reject_if_strict(name, capsys, doubtful):
    status, said = run(capsys, name, doubtful)
    assert status == 0
    lines = [line for line in said.err.splitlines() if line.startswith("symdyn: warning: ")]
    assert len(lines) == 2
    assert "r.urdf:3: link 'a'" in lines[0]
    status, said = run(capsys, name, doubtful, "--strict")
    assert status == 2
    assert said.err.count("\n") == 1
    assert said.err.startswith("symdyn: error: r.urdf:3: link 'a'")
    assert "(and 1 more)" in said.err


def test_python_rejects_if_strict_too(doubtful):
    with pytest.raises(RobotError, match=r"r\.urdf:3: link 'a' .*and 1 more"):
        load(doubtful, strict=True)
    assert len(load(doubtful).warnings) == 2


def operations(facts):
    counts = json.loads(facts)["functions"]["inverse_dynamics"]["operations"]
    return Operations(**counts).total


def test_rounded_angles_say_what_snapping_saves_and_changes(capsys, tmp_path):
    file = tmp_path / "r.urdf"
    turned = '<origin xyz="0 0 .3" rpy="0 1.5708 0"/>'
    file.write_text(urdf().replace('<origin xyz="0 0 .3"/>', turned))
    status, said = run(capsys, "show", file, "--json")
    assert status == 0
    before = operations(said.out)
    status, snapped = run(capsys, "show", file, "--json", "--snap", "1e-4")
    after = operations(snapped.out)
    assert after < before
    assert "r.urdf:5, rpy of joint 'k', 1.5708" in said.err
    advice = "; if the multiples are meant, --snap 0.0001"
    assert f"{advice} reduces inverse dynamics from {before} to {after} operations" in said.err
    assert "changes torques by up to" in said.err
    assert "warning" not in snapped.err


def test_snapping_is_not_advised_where_it_saves_no_operation(capsys, tmp_path):
    """A rotation about the joint's own axis is no operation in the link frames that are chosen."""
    file = tmp_path / "r.urdf"
    turned = '<origin xyz="0 0 .3" rpy="1.5708 0 0"/>'
    text = urdf().replace('<origin xyz="0 0 .3"/>', turned)
    file.write_text(text)
    status, said = run(capsys, "show", file, "--json")
    assert status == 0
    assert "1 angle within 0.0001 of a multiple of pi/12" in said.err
    assert "--snap" not in said.err
    snapped = run(capsys, "show", file, "--json", "--snap", "1e-4")[1]
    assert operations(snapped.out) >= operations(said.out)
