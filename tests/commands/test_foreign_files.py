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


@pytest.mark.parametrize("name", [*COMMANDS, *PLOTS])
def test_what_a_command_wrote_it_may_replace(name, capsys, tmp_path):
    flag, command = ("--plot", PLOTS[name]) if name in PLOTS else ("--out", COMMANDS[name])
    made = tmp_path / name
    made.touch()  # an empty file is no loss: so temporary files begin
    assert run(capsys, *command, flag, made)[0] == 0
    assert made.stat().st_size > 0
    refuse_foreign(made, flag)


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


@pytest.mark.parametrize(
    "name", ["a/b", "a b", "a\nb", "../up", "", "a__b", "2r", "while", "\u00e4"]
)
@pytest.mark.parametrize("command", ["generate", "check", "derive", "show", "compare", "convert"])
def test_a_name_that_files_cannot_have_is_rejected(command, name, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    more = ("--to", "toml") if command == "convert" else ()
    line = refused(capsys, command, "pendulum", "--name", name, *more)
    assert "--name" in line
    assert "use letters, digits and single underscores" in line
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_files_can_have_is_kept(capsys, tmp_path):
    out = ("--functions", "gravity", "--name", "my_arm2", "--out", tmp_path)
    assert run(capsys, "generate", "pendulum", *out)[0] == 0
    assert json.loads((tmp_path / "my_arm2" / "my_arm2.json").read_text())["name"] == "my_arm2"
    with pytest.raises(RobotError, match="such as a_b"):
        sd.compile("pendulum", "gravity", name="a b")
