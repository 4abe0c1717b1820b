"""The command line as the contract has it."""

import json
import os
import re
import subprocess
import sys

import pytest

from symdyn.cli import main as cli


def run(capsys, *arguments):
    """Exit status, standard output, standard error."""
    try:
        status = cli.main([str(a) for a in arguments])
    except SystemExit as stop:
        status = stop.code
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def rejected(capsys, *arguments):
    """The one line on stderr of a command that must be rejected."""
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("symdyn: error: ")
    return err


def test_robots_lists_the_library(capsys):
    status, out, _ = run(capsys, "robots", "--json")
    assert status == 0
    assert {"puma560", "planar2r", "panda"} <= {row["name"] for row in json.loads(out)}
    assert "puma560" in run(capsys, "robots")[1]


def test_show_has_columns_for_rotor_ratio_and_scale(capsys):
    out = run(capsys, "show", "pendulum", "--rotor", "hinge:1e-4,50")[1]
    lines = out[out.index("joints ") :].splitlines()
    heading, row = (re.split(r" *[┃│] *", line) for line in (lines[2], lines[4]))
    cells = dict(zip(heading, row, strict=True))
    assert (cells["rotor"], cells["ratio"], cells["scale"]) == ("0.0001", "50", "1")


def test_show_describes_a_robot(capsys):
    status, out, _ = run(capsys, "show", "puma560")
    assert status == 0
    for word in ("joint6", "17.4", "Armstrong", "inverse_dynamics", "link6"):
        assert word in out
    facts = json.loads(run(capsys, "show", "planar3r", "--json")[1])
    assert facts["nv"] == 3


def test_generate_writes_what_it_says(capsys, tmp_path):
    arguments = ("generate", "planar2r", "--target", "c", "python", "--out", tmp_path)
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    names = sorted(path.name for path in (tmp_path / "planar2r").iterdir())
    assert names == ["planar2r.c", "planar2r.h", "planar2r.json", "planar2r.py"]
    assert all(name in out.replace("\n", "") for name in names)
    assert [path.name for path in tmp_path.iterdir()] == ["planar2r"], "no scratch left"


def test_options_may_be_repeated_or_listed(capsys, tmp_path):
    one = ("--functions", "bias", "gravity", "--target", "c", "python")
    two = ("--functions", "bias", "--functions", "gravity", "--target", "c", "--target", "python")
    for folder, options in (("1", one), ("2", two)):
        assert run(capsys, "generate", "puma560", *options, "--out", tmp_path / folder)[0] == 0
    for file in (tmp_path / "1" / "puma560").iterdir():
        assert file.read_bytes() == (tmp_path / "2" / "puma560" / file.name).read_bytes()


def test_name_gravity_and_tip_are_heard(capsys, tmp_path):
    options = ("--name", "my_arm", "--gravity", "0", "0", "-1.62", "--tip", "link3", "link6")
    options += ("--functions", "inverse_dynamics", "jacobian", "forward_kinematics")
    assert run(capsys, "generate", "puma560", *options, "--out", tmp_path)[0] == 0
    content = json.loads((tmp_path / "my_arm" / "my_arm.json").read_text())
    assert content["gravity"] == [0, 0, -1.62]
    assert content["tips"] == ["link3", "link6"]
    assert content["functions"]["jacobian"]["outputs"] == [["J", [2, 6, 6]]]
    assert run(capsys, "check", tmp_path / "my_arm")[0] == 0


MATRICES = ("mass_matrix", "coriolis_matrix")


def test_check_passes_on_a_robot_and_prints_a_table(capsys):
    status, out, _ = run(
        capsys, "check", "planar2r", "--parameters", "all", "--functions", *MATRICES
    )
    assert status == 0
    assert "Mdot - 2C skew" in out
    assert " passed, 0 failed" in out


def test_check_fails_on_damaged_code(capsys, tmp_path):
    arguments = ["--target", "python", "--functions", *MATRICES, "--out", tmp_path]
    run(capsys, "generate", "planar2r", *arguments)
    file = tmp_path / "planar2r" / "planar2r.py"
    file.write_text(file.read_text().replace("np.sin(q[1])", "np.cos(q[1])"))
    status, out, _ = run(capsys, "check", tmp_path / "planar2r", "--json")
    assert status == 1
    assert not json.loads(out)["passed"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("show", "puma650"), "puma560"),
        (("show", "nowhere.urdf"), "nowhere.urdf"),
        (("show", "robot.xyz"), ".urdf"),
        (("generate", "puma560", "--functions", "mass_matirx"), "mass_matrix"),
        (("generate", "puma560", "--target", "fortran"), "there are: c, "),
        (("generate", "puma560", "--tip", "link7"), "link6"),
        (("generate", "puma560", "--parameters", "link1.mass"), "link1.m"),
        (("generate", "puma560", "--gravity", "0", "0", "nan"), "finite"),
        (("generate", "puma560", "--snap", "1"), "snap needs a tolerance"),
        (("check", "tests"), "manifest"),
    ],
)
def test_bad_requests_get_one_line_and_a_cure(capsys, tmp_path, monkeypatch, arguments, says):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "robot.xyz").write_text("")
    assert says in rejected(capsys, *arguments)
    assert not (tmp_path / "generated").exists()


def test_a_broken_file_is_named_with_its_line_and_nothing_is_written(capsys, tmp_path):
    file = tmp_path / "broken.urdf"
    file.write_text('<robot name="r">\n<link name="a"/>\n<link name="a"/>\n</robot>\n')
    line = rejected(capsys, "generate", file, "--out", tmp_path / "out")
    assert "broken.urdf:3" in line
    assert not (tmp_path / "out").exists()


def test_an_unwritable_place_is_rejected(capsys, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert "--out" in rejected(capsys, "generate", "planar2r", "--out", blocked / "below")


def test_singular_robots_are_rejected_by_joint_name(capsys, tmp_path):
    file = tmp_path / "massless.toml"
    file.write_text(
        'name = "massless"\n[[bodies]]\nname = "link1"\n[[joints]]\nname = "elbow"\n'
        'type = "revolute"\nparent = "base"\nchild = "link1"\n'
    )
    forward = ("--functions", "forward_dynamics")
    assert "elbow" in rejected(capsys, "generate", file, *forward, "--out", tmp_path / "out")
    status, _, err = run(capsys, "generate", file, "--out", tmp_path)
    assert status == 0
    assert all(line.startswith("symdyn: note: left out: massless") for line in err.splitlines())
    assert "elbow" in err
    content = json.loads((tmp_path / "massless" / "massless.json").read_text())
    assert "bias" in content["functions"]
    assert "forward_dynamics" not in content["functions"]


def test_user_files_in_the_folder_survive(capsys, tmp_path):
    mine = tmp_path / "planar2r" / "notes.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert run(capsys, "generate", "planar2r", "--out", tmp_path)[0] == 0
    assert mine.read_text() == "mine"


def test_version_help_and_module_run():
    for arguments in (["--version"], ["--help"], ["generate", "--help"]):
        done = subprocess.run(
            [sys.executable, "-m", "symdyn", *arguments],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "COLUMNS": "100"},
        )
        assert done.stdout
        assert done.stderr == ""


@pytest.mark.parametrize("arguments", [(), ("fly",), ("show",), ("show", "panda", "--colour")])
def test_wrong_arguments_get_one_line_too(capsys, arguments):
    assert "--help" in rejected(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "flag"),
    [
        (("generate", "--functions", "gravity", "puma560"), "--functions"),
        (("generate", "--target", "c", "arm.urdf", "--out", "x"), "--target"),
        (("check", "--parameters", "all", "puma560", "--json"), "--parameters"),
    ],
)
def test_a_list_that_took_the_robot_is_named(capsys, arguments, flag):
    line = rejected(capsys, *arguments)
    robot = "arm.urdf" if "arm.urdf" in arguments else "puma560"
    assert f"{flag} read {robot!r} as one of its values" in line
    assert f"symdyn {arguments[0]} {robot} {flag}" in line


def test_a_missing_robot_is_not_blamed_on_a_list(capsys):
    assert "as one of its values" not in rejected(capsys, "generate", "--functions", "gravity")


def test_a_compiler_that_cannot_be_read_is_rejected(capsys, monkeypatch):
    monkeypatch.setenv("CC", "'gcc")
    assert "CC" in rejected(capsys, "check", "pendulum", "--functions", "gravity")


@pytest.mark.parametrize("text", ["\x1b[2Jx", "a\u202eb", "\x9b31m", "x\ry"])
def test_messages_cannot_command_the_terminal(capsys, tmp_path, text):
    file = tmp_path / f"{text}.urdf"
    file.write_text(f'<robot name="{text}"><link name="a"/><link name="a"/></robot>')
    for request in (("show", file), ("show", text), ("generate", "panda", "--tip", text)):
        assert rejected(capsys, *request).rstrip("\n").isprintable()
    assert rejected(capsys, "show", "panda", text).rstrip("\n").isprintable()


PLACED = (("left", "pendulum"), ("right", "named.toml"))


@pytest.mark.parametrize(
    ("words", "flag", "taken"),
    [
        ("simulate r.toml --out r.toml", "--out", "ROBOT"),
        ("simulate r.toml --out link.csv", "--out", "ROBOT"),
        ("simulate link.toml --out r.toml", "--out", "ROBOT"),
        ("convert named.toml --to toml --out r.toml", "--out", "ROBOT"),
        ("convert placed.toml --to toml --out r.toml", "--out", "ROBOT"),
        ("simulate pendulum --tau f.csv --out ./f.csv", "--out", "--tau"),
        ("simulate pendulum --out same.png --plot same.png", "--plot", "--out"),
        ("derive r.toml --out r.toml", "--out", "ROBOT"),
        ("convert r.toml --to toml --out r.toml", "--out", "ROBOT"),
    ],
)
def test_no_output_goes_onto_an_input_or_another_output(
    capsys, monkeypatch, tmp_path, words, flag, taken
):
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "convert", "pendulum", "--to", "toml", "--out", "r.toml")[0] == 0
    for name in ("link.csv", "link.toml"):
        (tmp_path / name).symlink_to("r.toml")
    (tmp_path / "named.toml").write_text('robot = "r.toml"\n')
    placed = [f'[[robots]]\nname = "{name}"\nrobot = "{file}"\n' for name, file in PLACED]
    (tmp_path / "placed.toml").write_text("\n".join(['name = "two"', *placed]))
    assert run(capsys, "convert", "placed.toml", "--to", "toml", "--out", "other.toml")[0] == 0
    (tmp_path / "f.csv").write_text("0,1\n1,1\n")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    line = rejected(capsys, *words.split())
    assert f"{flag} would overwrite the file of {taken}; choose another {flag}" in line
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_file_called_as_a_built_in_robot_is_no_input(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pendulum").write_text("")
    assert run(capsys, "derive", "pendulum", "--out", "pendulum")[0] == 0
    assert (tmp_path / "pendulum").read_text()


def test_a_file_of_closed_forms_is_named_and_its_suffix_is_that_of_its_format(
    capsys, monkeypatch, tmp_path
):
    monkeypatch.chdir(tmp_path)
    line = ("derive", "pendulum", "--quantity", "M", "--out")
    assert "write a .tex file" in rejected(capsys, *line, "M.pdf")
    assert "add --format html" in rejected(capsys, *line, "M.html", "--format", "latex")
    assert not list(tmp_path.iterdir())
    assert run(capsys, *line, "M.txt") == (0, "wrote M.txt\n", "")
    assert run(capsys, *line, "M.tex", "--format", "latex") == (0, "wrote M.tex\n", "")
