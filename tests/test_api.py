"""What the command line reaches, Python reaches too, with the same result."""

import argparse
import inspect

import pytest

import symdyn as sd
from symdyn import cli, commands
from symdyn.compiler.options import OptionArguments
from symdyn.robot.preparation.choices import PreparationArguments

FEW = ["inverse_dynamics", "forward_dynamics", "forward_kinematics", "jacobian", "regressor"]
CASES = {
    # without options: `test_same_bytes_twice_and_under_another_hash_seed` of emit/
    "functions": (
        ["--functions", "bias", "mass_matrix+jacobian"],
        {},
        {"functions": ["bias", "mass_matrix+jacobian"]},
    ),
    "robot": (
        [
            *("--parameters", "inertial", "--tip", "link3", "--gravity", "1", "2", "3"),
            *("--name", "arm", "--functions", *FEW),
        ],
        {"parameters": ["inertial"], "tips": ["link3"], "gravity": (1.0, 2.0, 3.0), "name": "arm"},
        {"functions": FEW},
    ),
    "code": (
        ["--form", "closed", "--force", "--functions", "mass_matrix"],
        {},
        {"form": "closed", "force": True, "functions": "mass_matrix"},
    ),
    "more code": (
        [
            *("--dtype", "float", "--passive", "--tip-wrench", "--cmake"),
            *("--method", "newton-euler", "--functions", *FEW),
        ],
        {},
        {
            "functions": FEW,
            "dtype": "float",
            "passive": True,
            "tip_wrench": True,
            "cmake": True,
            "method": "newton-euler",
        },
    ),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
def test_generate_writes_the_same_bytes_from_python(case, tmp_path, capsys, generated):
    arguments, robot_options, code_options = CASES[case]
    out = tmp_path / "cli"
    command = ["generate", "puma560", "--target", "c", "python", "--out", str(out), *arguments]
    assert cli.main(command) == 0
    robot = sd.adjust(sd.load("puma560"), **robot_options)
    folder = generated(robot, **code_options)
    files = sorted(path.name for path in folder.iterdir())
    assert files == sorted(path.name for path in (out / folder.name).iterdir())
    for file in folder.iterdir():
        assert file.read_bytes() == (out / folder.name / file.name).read_bytes()


def test_every_option_of_generate_has_a_python_argument():
    actions = {
        action.dest
        for parser in cli._parser()._subparsers._group_actions[0].choices.items()
        if parser[0] == "generate"
        for action in parser[1]._actions
    } - {"help", "json", "robot"}
    api = set(inspect.signature(sd.generate).parameters) | set(
        inspect.signature(sd.adjust).parameters
    )
    api |= set(inspect.signature(sd.load).parameters) | set(OptionArguments.__annotations__)
    api |= set(PreparationArguments.__annotations__)
    renamed = {"tip": "tips"}
    assert {renamed.get(name, name) for name in actions} <= api


@pytest.mark.parametrize(("form", "write"), [("urdf", sd.to_urdf), ("toml", sd.to_toml)])
def test_convert_writes_what_python_writes(form, write, tmp_path, capsys):
    file = tmp_path / f"arm.{form}"
    assert cli.main(["convert", "stanford", "--to", form, "--out", str(file)]) == 0
    assert file.read_text() == write(sd.load("stanford"))
    assert cli.main(["convert", "stanford", "--to", form]) == 0
    assert capsys.readouterr().out == file.read_text()
    assert cli.main(["check", str(file), "--functions", "inverse_dynamics"]) == 0


def test_every_command_is_reached_and_every_name_exported_exists():
    choices = next(
        action.choices
        for action in cli._parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    assert set(choices) == set(commands.MODULES)
    for name in sd.__all__:
        assert getattr(sd, name) is not None
    with pytest.raises(AttributeError, match="no attribute"):
        sd.nothing  # noqa: B018
    assert "load" in dir(sd)


def test_a_robot_by_hand_from_rows_and_from_screws_gives_code(tmp_path):
    rod = sd.Inertia.about_com(1.0, (0.5, 0.0, 0.0), ((0, 0, 0), (0, 0.1, 0), (0, 0, 0.1)))
    by_hand = sd.Robot(
        "rod",
        joints=(sd.Joint("swing", "revolute", -1, sd.Placement(), (0, 1, 0)),),
        links=(sd.Link("rod", rod),),
    )
    rows = [{"a": 0.3, "mass": 1.0, "com": [-0.1, 0, 0], "inertia": {"zz": 0.01}}] * 2
    by_rows = sd.from_dh(rows, "standard", name="rows")
    screws = [{"axis": [0, 0, 1], "point": [k, 0, 0], "mass": 1.0} for k in (0.0, 1.0)]
    for row in screws:
        row.update(com=[0.2, 0, 0], home={"xyz": row["point"]})
    by_screws = sd.from_screws(screws, name="screws")
    for robot in (by_hand, by_rows, by_screws):
        assert cli.main(["check", str(_saved(robot, tmp_path)), "--functions", *FEW]) == 0


def _saved(robot, folder):
    file = folder / f"{robot.name}.toml"
    file.write_text(sd.to_toml(robot))
    return file
