"""The report on closed chains: frames, closure, remaining DoF, undetermined forces."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import numpy as np
import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.closure import Closure
from symdyn.formulations.constrained.constraint_jacobian import constraint_jacobian
from symdyn.robot.placement import Placement

PAIR = """
name = "pair"
bodies = [{ name = "one", mass = 1 }, { name = "two", mass = 1 }]
[[joints]]
name = "a"
type = "prismatic"
axis = [1, 0, 0]
parent = "base"
child = "one"
[[joints]]
name = "b"
type = "prismatic"
axis = [1, 0, 0]
parent = "base"
child = "two"
[[loops]]
name = "joined"
frame_a = "one"
frame_b = { body = "two", xyz = [1, 0, 0], rpy = [0, 0, "pi/2"] }
type = "spherical"
[posture]
a = 3
"""
"""Two blocks on one rail, joined, and 2 m apart in the posture, along -y of the frame."""


@pytest.mark.parametrize(
    ("name", "rows", "rank", "undetermined"),
    [
        ("five_bar", 5, 2, {"pin": ("rx", "ry", "z")}),
        ("four_bar", 5, 2, {"pin": ("rx", "ry", "z")}),
        ("space_panel", 12, 12, {}),
        ("three_finger_hand", 9, 9, {}),
        ("two_pandas", 12, 12, {}),
    ],
)
def test_dofs_and_forces_of_the_library(name, rows, rank, undetermined):
    robot = sd.load(name)
    found = Closure.of(robot)
    assert (found.closed, found.rows, found.rank) == (True, rows, rank)
    assert found.dofs == robot.nv - rank
    assert found.undetermined == undetermined


def test_forces_are_undetermined_where_the_null_space_of_the_transpose_has_entries():
    robot = sd.load("planar_two_arm").bind()
    found = Closure.of(robot)
    K = np.array(constraint_jacobian(robot, robot.start()), float)
    U, s, _ = np.linalg.svd(K)
    null = U[:, s < 1e-9]
    assert null.shape[1] == 12 - 9 == found.rows - found.rank
    rows = [(c.name, direction) for c in robot.constraints for direction in c.directions]
    expected = [d for d, row in zip(rows, null, strict=True) if np.abs(row).max() > 1e-9]
    assert [(name, d) for name, ds in found.undetermined.items() for d in ds] == expected


def test_two_rigid_grips_of_short_arms_leave_six_internal_forces_less():
    """Locked elbows: 12 rows, 18 DoF of which 6 move everything as one."""
    locked = {f"{side}.panda_joint{k}": 0 for side in ("left", "right") for k in (1, 3, 5)}
    robot = sd.load("two_pandas", lock=locked)
    found = Closure.of(robot)
    K = np.array(constraint_jacobian(robot, robot.start()), float)
    assert found.rank == np.linalg.matrix_rank(K, 1e-9) < 12
    assert found.dofs == robot.nv - found.rank
    assert set(found.undetermined) == {"left_grip", "right_grip"}


def test_show_prints_the_closure(capsys):
    assert cli.main(["show", "four_bar"]) == 0
    out = capsys.readouterr().out
    assert "closed in its start posture\n" in out
    assert "5 constraint rows of rank 2 in the start posture: 1 of 3 DoF remain" in out
    assert "overconstrained: the motion is unique, but these components" in out
    assert "forces are not: pin rx ry z" in out
    assert cli.main(["show", "four_bar", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)["closure"]
    assert facts["closed"] is True
    assert facts["undetermined"] == {"pin": ["rx", "ry", "z"]}


def test_an_open_chain_is_reported():
    robot = replace(sd.load("four_bar"), posture=(("crank_joint", (0.1,)),))
    found = Closure.of(robot)
    assert not found.closed
    # the tip of the crank moves by 0.01 m; the coupler of 0.5 m turns with it by 0.1 rad
    assert found.largest[0] == "pin"
    assert found.lines()[0].startswith(
        f"not closed in its start posture: pin is off by {found.error:.3g}"
    )


@pytest.mark.parametrize("name", ["two_pandas", "three_finger_hand", "five_bar"])
def test_the_banner_places_the_frames_of_constraints(name, tmp_path):
    """The text, read back, gives the frames that the constraints have."""
    robot = sd.load(name).bind()
    functions = ["constraint_error"]
    made = sd.generate(robot, ["c", "python"], functions, tmp_path)
    for file in (made.folder / f"{robot.name}.h", made.folder / f"{robot.name}.py"):
        text = file.read_text()
        pattern = r"(frame_[ab]): (\S+) on (\S+) at xyz ([^,]*), rpy (.*)"
        found = re.findall(pattern, text)
        assert len(found) == 2 * len(robot.constraints)
        ends = [(end, getattr(c, end)) for c in robot.constraints for end in ("frame_a", "frame_b")]
        for (end, frame), (said_end, said, body, xyz, rpy) in zip(ends, found, strict=True):
            assert (end, frame) == (said_end, said)
            own = robot.frame(frame)
            assert body == robot.links[own.link].name
            x, y, z, roll, pitch, yaw = map(float, (xyz + " " + rpy).split())
            X = own.placement.pose()
            again = Placement.from_xyz_rpy((x, y, z), (roll, pitch, yaw)).pose()
            assert np.abs(np.array(X.p, float) - np.array(again.p, float)).max() < 1e-7
            assert np.abs(np.array(X.R, float) - np.array(again.R, float)).max() < 1e-7
        for constraint in robot.constraints:
            free = f"; free: {', '.join(constraint.free)}" if constraint.free else ""
            held = ", ".join(constraint.directions)
            assert f": {held}{free}\n" in text
        assert ("can only press" in text) == (name == "three_finger_hand")


def test_show_lists_the_frames_of_constraints_that_have_no_offset(tmp_path, capsys):
    spec = tmp_path / "pair.toml"
    spec.write_text(PAIR)
    assert cli.main(["show", str(spec)]) == 0
    table = capsys.readouterr().out.partition("frames fixed to a link")[2].partition("constr")[0]
    rows = [re.findall(r"[\w.-]+(?: [\w.-]+)*", line) for line in table.splitlines()]
    assert ["one", "one", "0 0 0", "0 0 0"] in rows
    assert ["joined_b", "two", "1 0 0", "0 0 1.5707963"] in rows


def test_friction_is_in_the_banner(tmp_path):
    robot = sd.load("three_finger_hand")
    rough = replace(robot.constraints[0], friction=0.6)
    made = sd.generate(
        replace(robot, constraints=(rough, *robot.constraints[1:])),
        functions=["constraint_error"],
        out=tmp_path,
    )
    (header,) = [file for file in made.files if file.suffix == ".h"]
    assert header.read_text().count("can only press, f_z below 0, friction 0.6") == 1


@pytest.mark.parametrize("command", ["generate", "check"])
def test_an_open_posture_is_noted_and_in_the_banner(command, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pair.toml").write_text(PAIR)
    for robot, open_ in (("pair.toml", True), ("four_bar", False)):
        assert cli.main([command, robot, "--functions", "constraint_error"]) == 0
        err = capsys.readouterr().err
        note = "symdyn: note: not closed in its start posture: joined is off by 2 m in y"
        assert (note in err) == open_
        assert ("not closed" in err) == open_
    for name in ("pair", "four_bar") * (command == "generate"):
        header = (tmp_path / "generated" / name / f"{name}.h").read_text()
        assert ("The chain is not closed in its start posture: joined" in header) == (
            name == "pair"
        )
