"""One job: the same options everywhere, resolved once, and none without effect."""

import argparse
import json
from dataclasses import fields, replace

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.compiler import choose, comparison, unused_options
from symdyn.compiler.job import Job
from symdyn.compiler.options import CODE_ONLY, OPTION_KEYWORDS, Options, flag_of
from symdyn.errors import FunctionError
from symdyn.functions.rows import FUNCTIONS
from symdyn.robot import Robot, load, model
from symdyn.verification.check import check_folder
from tests.compiler.test_options import with_passive

SPATIAL = "newton-euler"
NAMES = {option.name for option in fields(Options)}


def test_the_keywords_of_every_entry_point_are_the_fields_of_the_options(tmp_path):
    assert set(OPTION_KEYWORDS) == NAMES
    entries = {
        sd.generate: ("pendulum", "c", "gravity", tmp_path),
        sd.compile: ("pendulum", "gravity"),
        sd.derive: ("pendulum",),
        sd.check: ("pendulum",),
        sd.compare: ("pendulum",),
    }
    for entry, arguments in entries.items():
        for option in NAMES:
            with pytest.raises(
                TypeError, match=f"no argument '{option}_'; did you mean.* {option}"
            ):
                entry(*arguments, **{f"{option}_": True})


@pytest.mark.parametrize("command", ["generate", "check", "compare", "derive"])
def test_every_command_has_a_flag_for_every_option_that_it_has(command):
    (commands,) = (a for a in cli._parser()._actions if isinstance(a, argparse._SubParsersAction))
    flags = commands.choices[command]._option_string_actions
    for option in fields(Options):
        if command in ("compare", "derive") and option.name in CODE_ONLY:
            assert flag_of(option) not in flags
        else:
            action = flags[flag_of(option)]
            assert action.dest == option.name
            assert (action.default or option.default) == option.default


@pytest.mark.parametrize(
    ("functions", "options"),
    [
        ("mass_matrix", {"passive": True}),
        ("passive_forces", {"passive": True}),
        ("forward_kinematics", {"tip_wrench": True}),
        ("inverse_dynamics_derivatives", {"base_motion": True}),
        ("gravity", {"method": "fd1"}),
        ("link_motions", {"equivalent": False}),
        ("inverse_dynamics", {"method": "silver", "equivalent": False}),
        ("mass_matrix", {"form": "closed", "equivalent": False}),
        ("mass_matrix", {"force": True}),
        ("mass_matrix", {"wrt": ["inertial"]}),
    ],
)
def test_an_option_without_effect_is_rejected(functions, options, tmp_path):
    robot = with_passive(load("planar2r"))
    option = next(f for f in fields(Options) if f.name in options and f.name not in ("form",))
    acts = [
        lambda: sd.generate(robot, "c", functions, tmp_path, **options),
        lambda: sd.compile(robot, functions, **options),
        lambda: sd.check(robot, "c", functions, **options),
    ]
    for act in acts["force" in options :]:  # to generate, it is about files, too
        with pytest.raises(FunctionError, match="has no effect on"):
            act()
    assert not list(tmp_path.iterdir())
    assert flag_of(option).startswith("--")


@pytest.mark.parametrize("option", unused_options.EFFECTS)
def test_every_option_acts_on_some_function_of_the_table(option):
    values = {"method": "lagrange", "wrt": ["inertial"], "equivalent": False, "form": "closed"}
    chosen = {option: values.get(option, True)} | ({"form": "closed"} if option == "force" else {})
    robot = with_passive(load("planar2r"))
    unused_options.reject_unused(Job.of(robot, "all", **chosen))


@pytest.mark.parametrize("option", CODE_ONLY)
def test_options_of_code_are_rejected_where_there_is_none(option):
    chosen = {"dtype": "float", "equivalent": False, "form": "closed", "force": True}
    for act in (sd.derive, comparison.compare):
        with pytest.raises(FunctionError, match=f"{option.split('_')[0]} has no effect on"):
            act(load("pendulum"), **{option: chosen[option]})


def test_formulas_name_the_parameters_that_gradients_open(capsys):
    arguments = ["--parameters", "m_2", "--wrt", "l_1", "lc_2"]
    quantity = ["--quantity", "mass_matrix_parameter_gradient"]
    assert cli.main(["derive", "planar2r", *quantity, *arguments]) == 0
    text = capsys.readouterr().out
    assert "dM_dp[1,1,1] = 2*m_2*l_1 + 2*m_2*lc_2*cos(q_2)" in text


def test_an_unknown_quantity_is_named_before_options_are(capsys):
    assert cli.main(["derive", "planar2r", "--quantity", "nonsense", "--method", "lagrange"]) == 2
    assert "no quantity is called 'nonsense'" in capsys.readouterr().err


def test_functions_that_share_a_graph_are_not_compared(capsys):
    assert cli.main(["compare", "pendulum", "--functions", "mass_matrix+bias"]) == 2
    assert "name mass_matrix and bias separately" in capsys.readouterr().err


def test_a_method_asked_for_sees_every_equivalent_robot():
    (row,) = comparison.compare(load("scara"), "inverse_dynamics", method=SPATIAL).rows
    job = Job.of(load("scara"), "inverse_dynamics", method=SPATIAL)
    free = replace(FUNCTIONS["inverse_dynamics"], outclassed={})
    assert row.equivalent == choose.Portfolio(job).best((free,)).operations


def test_a_chosen_function_of_a_folder_is_checked_with_the_whole_of_p(tmp_path):
    names = ["parameter_gradient", "kinematics_gradient", "gravity"]
    folder = sd.generate("planar2r", ["c", "python"], names, tmp_path).folder
    assert check_folder(folder, ["parameter_gradient"]).passed


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("dtype", "half", "no number type is called 'half'"),
        ("targets", ["c", "cobol"], "names the target 'cobol'"),
        ("functions", {"mass_matrx": {"inputs": [], "outputs": []}}, "not a manifest of symdyn"),
    ],
)
def test_a_manifest_that_asks_for_the_unknown_is_rejected(key, value, words, tmp_path, capsys):
    folder = sd.generate("pendulum", ["c", "python"], "gravity", tmp_path).folder
    file = folder / "pendulum.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), key: value}))
    assert cli.main(["check", str(folder)]) == 2
    assert words in capsys.readouterr().err


def test_a_combination_must_not_take_the_name_of_another_function():
    with pytest.raises(FunctionError, match="the name of another function"):
        Job.of(load("pendulum"), "mass_matrix+parameter_gradient")


def test_a_gradient_does_not_move_the_base_in_silence():
    with pytest.raises(FunctionError, match="base at rest"):
        sd.compile("pendulum", "inverse_dynamics+parameter_gradient", base_motion=True)


@pytest.mark.parametrize("name", ["forward_dynamics_derivatives", "linearization", "gravity+bias"])
def test_what_the_motion_of_the_base_does_not_reach_is_said(name, tmp_path):
    functions = ["inverse_dynamics", name]
    if name == "gravity+bias":  # both are defined for a base at rest
        made = sd.generate("pendulum", "c", functions, tmp_path, base_motion=True)
        header = (made.folder / "pendulum.h").read_text()
        assert "Functions without these inputs assume a base at rest." in header
    else:
        with pytest.raises(
            FunctionError, match=f"{name} assumes a base at rest.*generate it separately"
        ):
            sd.generate("pendulum", "c", functions, tmp_path, base_motion=True)


def test_derive_rejects_what_its_quantities_do_not_have(capsys):
    assert cli.main(["derive", "planar2r", "--quantity", "M", "--tip-wrench"]) == 2
    assert "--tip-wrench has no effect on M;" in capsys.readouterr().err
    assert cli.main(["derive", "pendulum", "--quantity", "tau", "--tip-wrench"]) == 0
    assert "f_tip" in capsys.readouterr().out


def test_compare_shows_the_functions_and_the_method_asked_for(capsys):
    arguments = ["--functions", "mass_matrix", "--method", "composite-body", "--json"]
    assert cli.main(["compare", "planar2r", *arguments]) == 0
    assert '"function": "mass_matrix"' in capsys.readouterr().out
    rows = comparison.compare(load("planar2r"), "mass_matrix", method="composite-body").rows
    assert [(row.function, row.method) for row in rows] == [("mass_matrix", "composite-body")]


def test_compile_takes_what_generate_takes():
    dyn = sd.compile(load("planar2r"), "inverse_dynamics", base_motion=True, equivalent=False)
    assert dyn.inverse_dynamics([0.1] * 2, [0] * 2, [0] * 2, [0] * 6, [0] * 6).shape == (2,)


def test_what_is_asked_once_is_derived_once(monkeypatch):
    built = []
    derive = choose.build_program

    def counted(job, request, methods, equivalent_models=()):
        built.append((methods, equivalent_models[0].changes))
        return derive(job, request, methods, equivalent_models)

    checked = []
    monkeypatch.setattr(choose, "build_program", counted)
    monkeypatch.setattr(model, "check_parts", lambda robot: checked.append(robot))
    robot = load("panda")
    checked.clear()
    choose.programs_for(Job.of(robot, "inverse_dynamics"))
    assert len(built) == len(set(built)) == 2  # in the frames given and in those chosen
    assert len(checked) <= 4


def test_a_robot_is_checked_when_it_is_made_by_hand():
    with pytest.raises(sd.RobotError, match="one joint for each link"):
        Robot("odd", (), load("pendulum").links)
