"""Names from files command neither the terminal nor LaTeX, whatever the command prints them."""

import re

import pytest

from tests.test_cli import run

NAMES = ("\\input{x}%_$~&#9;&#155;31m&#x202e;", "b%^{", "&#13;[bold]r", "\\end{align*}&#x200f;")
BODY = (
    '<inertial><origin xyz="0.1 0.2 0"/><mass value="1"/>'
    '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
)
JOINT = """<joint name="{2}" type="continuous"><axis xyz="0 0 1"/><parent link="{0}"/>
<child link="{1}"/></joint>"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """A robot of two links whose names are commands."""
    a, b, c, d = NAMES
    file = tmp_path_factory.mktemp("hostile") / "robot.urdf"
    file.write_text(
        f'<robot name="{c}{a}"><link name="base"/><link name="{a}">{BODY}</link>'
        f'<link name="{d}">{BODY}</link>{JOINT.format("base", a, b)}{JOINT.format(a, d, c)}</robot>'
    )
    return file


@pytest.mark.parametrize(
    ("command", "options"),
    [
        pytest.param("show", (), marks=pytest.mark.slow),
        ("show", ("--base-parameters",)),
        ("show", ("--base-parameters", "--json")),
        ("derive", ("--quantity", "base_parameters", "M", "table1")),
        pytest.param("compare", ("--functions", "gravity"), marks=pytest.mark.slow),
        pytest.param("check", ("--functions", "gravity"), marks=pytest.mark.slow),
        ("convert", ("--to", "urdf")),
        ("convert", ("--to", "toml")),
        ("generate", ("--functions", "gravity", "--out", "OUT")),
    ],
)
def test_nothing_reaches_the_terminal_but_text(capsys, tmp_path, hostile, command, options):
    options = [tmp_path if option == "OUT" else option for option in options]
    status, out, err = run(capsys, command, hostile, *options)
    assert status == 0, err
    assert len(out) > 50
    assert "".join((out + err).split("\n")).isprintable()


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("show", ("--base-parameters",)),
        ("derive", ("--quantity", "base_parameters", "M", "table1")),
        pytest.param(
            "derive",
            ("--quantity", "M", "phi", "--parameters", "inertial"),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_no_name_is_a_command_of_latex(capsys, hostile, command, options):
    status, out, err = run(capsys, command, hostile, *options, "--format", "latex")
    assert status == 0, err
    out = re.sub(r"\A%.*\n|^%\n", "", out, flags=re.MULTILINE)  # comments of its own
    assert "\\input" not in out
    assert not re.search(r"(?<!\\)[%~]", out)
    assert out.count("\\begin{align*}") == out.count("\\end{align*}")
    assert out.count("{") - out.count("\\{") == out.count("}") - out.count("\\}")
