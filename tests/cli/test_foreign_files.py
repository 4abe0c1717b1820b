"""No command replaces a file that symdyn did not write, and none changes the name it is given."""

import json

import pytest

import symdyn as sd
from symdyn.compiler.files import refuse_foreign
from symdyn.errors import RobotError
from tests.test_cli import refused, run

COMMANDS = {
    "derive.txt": ("derive", "pendulum", "--quantity", "M"),
    "derive.tex": ("derive", "pendulum", "--quantity", "M", "--format", "latex"),
    "fragment.tex": ("derive", "pendulum", "--quantity", "M", "--format", "latex", "--fragment"),
    "derive.html": ("derive", "pendulum", "--quantity", "M", "--format", "html"),
    "derive.ipynb": ("derive", "pendulum", "--quantity", "M", "--format", "notebook"),
    "exercises.txt": ("derive", "pendulum", "--exercises", "1"),
    "motion.csv": ("simulate", "pendulum", "--time", "0.01"),
    "loop.csv": ("simulate", "four_bar", "--time", "0.01"),
    "exciting.csv": ("excite", "pendulum", "--harmonics", "1", "--starts", "1", "--velocity", "2"),
    "robot.urdf": ("convert", "puma560", "--to", "urdf"),
    "robot.toml": ("convert", "puma560", "--to", "toml"),
}
PLOTS = {f"motion.{kind}": COMMANDS["motion.csv"] for kind in ("png", "svg", "pdf")}
MINE = {
    "text": "my notes\n",
    "log": "t,q_hinge,qd_hinge,tau_hinge\n0,0,0,0\n",
    "robot": '<?xml version="1.0"?>\n<robot name="puma560">\n</robot>\n',
}


@pytest.mark.parametrize("content", MINE)
@pytest.mark.parametrize("name", [*COMMANDS, *PLOTS])
def test_a_file_that_symdyn_did_not_write_is_not_replaced(name, content, capsys, tmp_path):
    flag, command = ("--plot", PLOTS[name]) if name in PLOTS else ("--out", COMMANDS[name])
    mine = tmp_path / name
    mine.write_text(MINE[content])
    line = refused(capsys, *command, flag, mine)
    assert f"{name}: the file was not made by symdyn and would be lost" in line
    assert f"choose another {flag}" in line
    assert mine.read_text() == MINE[content]


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", [*COMMANDS, *PLOTS])
def test_what_a_command_wrote_it_may_replace(name, capsys, tmp_path):
    flag, command = ("--plot", PLOTS[name]) if name in PLOTS else ("--out", COMMANDS[name])
    made = tmp_path / name
    made.touch()  # an empty file is no loss: so temporary files begin
    assert run(capsys, *command, flag, made)[0] == 0
    assert made.stat().st_size > 0
    refuse_foreign(made, flag)


MENTIONS = {
    "derive.txt": "I compared with code made by symdyn.\n",
    "exercises.txt": "my remarks\n\n(made by symdyn)\n",
    "derive.tex": "% my report, made by symdyn\n\\section{Mine}\n",
    "derive.html": '<p>Like <meta name="generator" content="symdyn 0.1.0">, made by symdyn</p>\n',
    "derive.ipynb": '{\n "cells": [],\n "metadata": {"about": "Made by symdyn from the robot"}}\n',
    "robot.urdf": '<robot name="mine">\n  <!-- made by symdyn and edited -->\n</robot>\n',
    "robot.toml": "# my robot, was made by symdyn convert and edited\n",
    "motion.png": "not a picture: tEXtSoftware\0made by symdyn",
    "motion.svg": "<svg>\n<text>made by symdyn</text>\n<dc:title>made by symdyn</dc:title></svg>\n",
    "motion.pdf": "%PDF-1.4\n(drawn over a plot made by symdyn)\n",
}


@pytest.mark.parametrize("name", MENTIONS)
def test_a_file_that_only_mentions_symdyn_is_not_replaced(name, tmp_path):
    mine = tmp_path / name
    mine.write_text(MENTIONS[name])
    with pytest.raises(RobotError, match="was not made by symdyn"):
        refuse_foreign(mine, "--out")


@pytest.mark.parametrize("name", ["derive.txt", "exercises.txt"])
def test_text_with_remarks_is_not_replaced(name, capsys, tmp_path):
    """Wherever they stand: the last line has a checksum of the text."""
    made = tmp_path / name
    assert run(capsys, *COMMANDS[name], "--out", made)[0] == 0
    text = made.read_text()
    for edited in (f"{text}my remark\n", f"my remark\n{text}", text.replace(" = ", " = my ", 1)):
        made.write_text(edited)
        assert "was not made by symdyn" in refused(capsys, *COMMANDS[name], "--out", made)
        assert made.read_text() == edited


@pytest.mark.parametrize("name", ["robot.toml", "derive.tex", "derive.html", "derive.ipynb"])
def test_a_remark_above_the_mark_makes_a_file_the_users(name, capsys, tmp_path):
    made = tmp_path / name
    assert run(capsys, *COMMANDS[name], "--out", made)[0] == 0
    made.write_text(f"my remark\n{made.read_text()}")
    with pytest.raises(RobotError, match="was not made by symdyn"):
        refuse_foreign(made, "--out")


def test_a_motion_is_simulated_again_into_the_same_file(capsys, tmp_path):
    for _ in range(2):
        assert run(capsys, *COMMANDS["motion.csv"], "--out", tmp_path / "motion.csv")[0] == 0


@pytest.mark.parametrize(
    "command",
    [
        ("identify", "pendulum", "log.csv", "--out", "mine.urdf"),
        ("calibrate", "puma560", "poses.csv", "--out", "mine.urdf"),
    ],
)
def test_long_work_does_not_begin_if_its_output_would_replace_a_file(
    command, capsys, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    for name in ("log.csv", "poses.csv"):
        (tmp_path / name).write_text("not even read")
    (tmp_path / "mine.urdf").write_text(MINE["robot"])
    assert "mine.urdf: the file was not made by symdyn" in refused(capsys, *command)


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a/b", "a b", "a\nb", "../up", "", "a__b", "2r", "\u00e4"])
@pytest.mark.parametrize("command", ["generate", "check", "derive", "show", "compare", "convert"])
def test_a_name_that_files_cannot_have_is_rejected(command, name, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    more = ("--to", "toml") if command == "convert" else ()
    line = refused(capsys, command, "pendulum", "--name", name, *more)
    assert "name " in line
    assert "use letters, digits and single underscores" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("double", "'double' is a reserved word in C, C++"),
        ("lambda", "'lambda' is a reserved word in Python"),
        ("qdd", "'qdd' is a reserved word in generated code"),
        ("2ab", "'2ab' begins with a digit, and names begin with a letter"),
        ("a" * 65, "at most 64 in all"),
    ],
)
def test_the_error_states_why_a_name_is_rejected(name, reason, capsys):
    assert reason in refused(capsys, "generate", "pendulum", "--name", name)


def test_a_name_that_files_can_have_is_kept(capsys, tmp_path):
    out = ("--functions", "gravity", "--name", "my_arm2", "--out", tmp_path)
    assert run(capsys, "generate", "pendulum", *out)[0] == 0
    assert json.loads((tmp_path / "my_arm2" / "my_arm2.json").read_text())["name"] == "my_arm2"
    with pytest.raises(RobotError, match="such as a_b"):
        sd.compile("pendulum", "gravity", name="a b")
