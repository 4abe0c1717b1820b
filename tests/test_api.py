"""What the command line reaches, Python reaches too, with the same result."""

import argparse
import inspect
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler.keywords import ROBOT_KEYWORDS
from symdyn.compiler.options import OPTION_KEYWORDS

ROOT = Path(__file__).resolve().parent.parent
TEXTS = {".py", ".md", ".j2", ".ipynb"}
FEW = ["inverse_dynamics", "forward_dynamics", "forward_kinematics", "jacobian", "regressor"]
CASES = {
    # without options: `test_same_bytes_twice_and_under_another_hash_seed` of codegen/
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
    folder = generated("puma560", **robot_options, **code_options)
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
    api = {*inspect.signature(sd.generate).parameters, *ROBOT_KEYWORDS, *OPTION_KEYWORDS}
    renamed = {"tip": "tips"}
    assert {renamed.get(name, name) for name in actions} <= api


ENTRIES = {
    "load": lambda robot, **how: repr(sd.load(robot, **how)),
    "derive": lambda robot, **how: repr(sd.derive(robot, **how).robot),
    "generate": lambda robot, **how: _manifest(robot, **how),
    "compile": lambda robot, **how: repr(sd.compile(robot, "gravity", **how).robot),
    "simulate": lambda robot, **how: sd.simulate(robot, time=0.01, **how).robot,
    "check": lambda robot, **how: sd.check(robot, "python", "gravity", **how).as_dict()["checks"],
    "compare": lambda robot, **how: sd.compare(robot, "gravity", **how),
}
MOON = {
    "parameters": ["m_2"],
    "tips": "link1",
    "gravity": (0.0, -1.62, 0.0),
    "name": "moon",
    "lock": {"joint1": 0.3},
}


def _manifest(robot, **how):
    with TemporaryDirectory() as out:
        made = sd.generate(robot, "python", "gravity", out, **how)
        return (made.folder / f"{made.folder.name}.json").read_text()


@pytest.fixture
def spec(tmp_path, monkeypatch):
    """The path of a description; files are generated beside it."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "arm.toml"
    file.write_text(sd.to_toml(sd.load("planar2r")))
    return file


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_entry_point_takes_a_robot_a_name_or_a_path_and_the_same_keywords(entry, spec):
    """f(robot, **keywords) is f(load(robot, **keywords))."""
    act = ENTRIES[entry]
    for robot in (spec, "planar2r", sd.load("planar2r")):
        changed = act(robot, **MOON)
        assert changed == act(sd.load(robot, **MOON))
        if entry != "check":  # whose numbers need not depend on them
            assert changed != act(robot, name="other")


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_misspelt_keyword_is_named_with_what_was_meant(entry, spec):
    with pytest.raises(TypeError, match=rf"{entry}\(\).* 'paramters'; did you mean parameters\?"):
        ENTRIES[entry]("planar2r", paramters=["m_2"])


def test_a_self_test_is_a_function_that_computes_its_trials(tmp_path):
    message = r"self_test must be a function such as symdyn\.self_test_trials"
    with pytest.raises(TypeError, match=message):
        sd.generate("pendulum", "c", "gravity", tmp_path, self_test=True)


def test_keywords_have_the_effect_of_the_call_in_two_steps():
    dyn = sd.compile("planar2r", "gravity", parameters="all", gravity=(0, -1.62, 0))
    assert len(dyn.p) == len(dyn.robot.symbolic_names) > 5
    assert sd.compile("planar2r", "gravity", tips="link1").robot.tips == ("link1",)
    moon = sd.load("panda", gravity=(0, 0, -1.62))
    assert sd.load(moon, lock=["panda_joint7"], name="six").nv == 6
    assert sd.load(moon, lock=["panda_joint7"]).gravity == (0, 0, -1.62)


@pytest.mark.parametrize(
    ("problem", "how"),
    [
        ("^gravity needs three finite numbers", {"gravity": (0, 0)}),
        ("^gravity needs three finite numbers", {"gravity": 9.81}),
        ("parameters is '3'; give a name", {"parameters": 3}),
        ("tips is .*; give a name", {"tips": [3]}),
        ("^gravity needs three finite numbers", {"gravity": (0, 0, float("nan"))}),
        ("no link is called 'hand'", {"tips": "hand"}),
        ("trust only affects reading a file", {"trust": True}),
        ("snap only affects reading a file", {"snap": 1e-3}),
        ("--friction has no effect on the requested functions", {"friction": {"joint1": 1.0}}),
    ],
)
def test_a_keyword_that_cannot_act_is_rejected(problem, how):
    with pytest.raises(sd.RobotError, match=problem):
        sd.compile(sd.load("planar2r"), "mass_matrix", **how)


@pytest.mark.parametrize("entry", ENTRIES)
def test_what_is_no_robot_is_named(entry):
    with pytest.raises(sd.RobotError, match="the robot is '5'; give a Robot, the name of a"):
        ENTRIES[entry](5)


@pytest.mark.parametrize(
    ("problem", "call"),
    [
        ("there are: time, q0, qd0", lambda: sd.simulate("planar2r", t=0.1)),
        ("there are: at, link_frames", lambda: sd.derive("planar2r", quantity="M")),
    ],
)
def test_an_unknown_keyword_lists_the_arguments_of_the_function_first(problem, call):
    with pytest.raises(TypeError, match=problem):
        call()


def test_names_of_functions_are_texts_and_parts_of_them_are_completed():
    with pytest.raises(sd.RobotError, match="functions is '3'; give a name"):
        sd.compile("planar2r", 3)
    with pytest.raises(sd.FunctionError, match="'mass'; did you mean mass_matrix or"):
        sd.compile("planar2r", "mass")
    with pytest.raises(sd.FunctionError, match=r"did you mean swain-morris\?"):
        sd.derive("planar2r", method="swain")


def test_a_tolerance_is_a_number():
    for snap in ("x", 7, float("nan")):
        with pytest.raises(sd.RobotError, match=r"^snap needs a tolerance in radians"):
            sd.load("planar2r", snap=snap)


def test_check_returns_its_report(spec):
    report = sd.check(spec, ["c", "python"], ["gravity", "mass_matrix"], parameters="inertial")
    assert report.passed
    assert not report.failed
    assert {row.code for row in report.rows} == {"C", "Python"}
    assert repr(report) == f"<check of planar2r: {len(report.rows)} passed, 0 failed>"
    assert all(row.what in str(report) and row.against in str(report) for row in report.rows)
    folder = sd.generate(spec, "python", "gravity").folder
    assert sd.check(folder).passed
    with pytest.raises(sd.RobotError, match="gravity does not apply to a generated folder"):
        sd.check(folder, gravity=(0, 0, -1.62))
    file = folder / "planar2r.py"
    file.write_text(file.read_text().replace("cos(", "sin("))
    report = sd.check(folder)
    assert not report.passed
    assert {row.what for row in report.failed} == {"gravity"}
    assert "FAILED" in str(report)


def test_compare_returns_its_counts():
    found = sd.compare("planar2r", ["mass_matrix", "gravity"])
    assert {row.function for row in found.rows} == {"mass_matrix", "gravity"}
    assert [row.method for row in found.rows if row.emitted and row.function == "mass_matrix"]
    assert all(row.method in str(found) for row in found.rows)
    assert "formulations of 2 functions" in repr(found)


def test_no_module_takes_the_name_of_a_public_function():
    import symdyn.verification.check

    assert symdyn.verification.check.check is sd.check
    assert sd.compare.__module__ == "symdyn.compiler.comparison"


@pytest.mark.parametrize(("form", "write"), [("urdf", sd.to_urdf), ("toml", sd.to_toml)])
def test_convert_writes_what_python_writes(form, write, tmp_path, capsys):
    file = tmp_path / f"arm.{form}"
    assert cli.main(["convert", "stanford", "--to", form, "--out", str(file)]) == 0
    assert capsys.readouterr().out == f"wrote {file}\n"
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
    assert set(choices) == set(cli.COMMANDS)
    for name in sd.__all__:
        assert getattr(sd, name) is not None
    with pytest.raises(AttributeError, match="no attribute"):
        sd.nothing  # noqa: B018
    assert "load" in dir(sd)


PRIVATE = re.compile(r"\bfrom symdyn\.[\w.]+ import\b|\bimport symdyn\.\w|from symdyn import (.*)")


def test_examples_and_documentation_use_public_names_only():
    """What users copy keeps working while modules below symdyn change."""
    folders = [ROOT / name for name in ("examples", "docs", "templates")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    # Scripts of docs/ build its pages from the table of functions; nobody copies them.
    files = [path for path in files if (path.parent.name, path.suffix) != ("docs", ".py")]
    files.remove(ROOT / "docs" / "stages.md")  # explains the compiler to its developers
    assert len(files) > 100
    for file in (ROOT / "README.md", *files):
        for found in PRIVATE.finditer(file.read_text(encoding="utf-8")):
            names = re.findall(r"\w+", found[1] or "")
            assert names, f"{file}: {found[0]}"
            assert set(names) <= {*sd.__all__}, f"{file}: {found[0]}"


@pytest.mark.parametrize("line", ["from symdyn.robot import Robot", "import symdyn.robot as r"])
def test_imports_of_private_modules_are_seen(line):
    assert PRIVATE.search(f"x = 1\n{line}\n")
    assert not PRIVATE.search("import symdyn as sd\nsymdyn.load('panda')\n")


def test_every_public_name_is_documented():
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"`(\w+)`", text))
    assert {*sd.__all__} - {"__version__"} <= documented


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
