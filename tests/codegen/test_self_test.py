"""The self-test finds what is wrong on the machine it runs on, and nothing where nothing is."""

import re
import subprocess

import numpy as np
import pytest

from symdyn import FunctionError, generate, load, self_test_trials
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.verification.oracles.pinocchio_oracle import PinocchioOracle
from tests.codegen.building import COMPILERS
from tests.quick import quick
from tests.toolchains import tool

STRICT = (
    *("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow"),
    *("-Wdouble-promotion", "-Wundef", "-Werror"),
)
SOME = ["inverse_dynamics", "mass_matrix", "bias", "kinetic_energy", "jacobian", "base_parameters"]
EVERY_LANGUAGE = {
    "C99": "-std=c99",
    "C11": "-std=c11",
    "C++17": "-xc++ -std=c++17 -Wno-deprecated",
}
CPP_OF = {"gcc": "g++", "clang": "clang++"}
"""A compiler of C compiles C++ too, where its other half is installed."""


def run(folder, *flags, compiler="cc"):
    """The exit status and the output of a folder's self-test."""
    used = tool(compiler)
    if "-xc++" in flags:
        tool(CPP_OF[compiler])
    name, program = folder.name, folder / "self_test"
    sources = [folder / f"{name}.c", folder / f"{name}_self_test.c"]
    command = [used, *STRICT, *flags, "-o", program, *sources, "-lm"]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def planar(tmp_path_factory):
    robot = load("planar2r").symbolic("all")
    out = tmp_path_factory.mktemp("double")
    return generate(robot, "c", SOME, out, batch=True, self_test=self_test_trials)


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
def test_right_code_passes_in_every_language(compiler, language, planar):
    status, said = run(planar.folder, *EVERY_LANGUAGE[language].split(), compiler=compiler)
    functions = len(planar.programs)
    assert (status, said) == (
        0,
        f"planar2r: {functions} functions, {3 * functions} calls, 0 wrong results\n",
    )


@pytest.mark.slow
@pytest.mark.parametrize("robot", ["panda", "scara", "stanford"])
@pytest.mark.parametrize("dtype", ["double", "float"])
def test_every_function_passes(robot, dtype, tmp_path):
    made = generate(robot, "c", "all", tmp_path, self_test=self_test_trials, dtype=dtype)
    assert run(made.folder, "-std=c99", "-O1")[0] == 0


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("robot", "options"),
    [
        ("scara", {"dtype": "float", "passive": True}),
        ("planar3r", {"dtype": "float", "tip_wrench": True, "base_motion": True}),
    ],
)
def test_single_precision_passes(robot, options, tmp_path):
    made = generate(
        robot, "c", ["inverse_dynamics", "forward_dynamics", "gravity+bias", "jacobian"],
        tmp_path, self_test=self_test_trials, **options,
    )  # fmt: skip
    assert run(made.folder, "-std=c99", "-O2")[0] == 0


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("9.81 * s1", "9.81001 * s1", "entry 0 of tau"),
        ("M[1][0] = ", "M[1][0] = 1e-8 + ", "mass_matrix, trial 0: entry 2 of M"),
        ("T[0] = ", "T[0] = sqrt(-1.0) + ", "entry 0 of T is -?nan"),
        ("h[state] = ", "h[state] = 1e-7 + ", "bias_batch, trial 2: entry 0 of h"),
    ],
)
def test_wrong_code_fails_and_says_where(old, new, named, planar, tmp_path):
    folder = tmp_path / "planar2r"
    folder.mkdir()
    for file in planar.files:
        text = file.read_text()
        if file.name == "planar2r.c":
            assert old in text
            text = text.replace(old, new)
        (folder / file.name).write_text(text)
    status, said = run(folder, "-std=c99")
    assert status == 1
    assert re.search(named, said), said


def test_bare_machines_need_no_stdio_and_may_have_a_main_of_their_own(planar, tmp_path):
    source = planar.folder / "planar2r_self_test.c"
    kept = subprocess.run(
        [tool("cc"), "-E", "-DSYMDYN_NO_STDIO", "-DSYMDYN_NO_MAIN", source],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "stdio.h" not in kept
    assert "printf" not in kept
    assert not re.search(r"\bmain\(", kept)
    assert "int planar2r_self_test(void)" in kept
    assert run(planar.folder, "-std=c99", "-DSYMDYN_NO_STDIO") == (0, "")


def test_expected_values_are_those_of_pinocchio():
    job = Job.of("panda", ["inverse_dynamics"])
    trials = self_test_trials(job, programs_for(job))
    oracle = PinocchioOracle(job.robot)
    for state, result in zip(trials.states, trials.results["inverse_dynamics"], strict=True):
        given = [np.array(state[name]) for name in ("q", "qd", "qdd")]
        np.testing.assert_allclose(result.outputs[0], oracle.inverse_dynamics(*given), atol=1e-8)
        assert all(x == np.float32(x) for array in given for x in array)


def test_a_later_run_without_it_leaves_no_stale_test(tmp_path):
    for test in (self_test_trials, None):
        made = generate("pendulum", "c", "gravity", tmp_path, self_test=test)
        assert (made.folder / "pendulum_self_test.c").exists() is (test is not None)


def test_python_has_none(tmp_path):
    with pytest.raises(FunctionError, match="--self-test has no effect on target python"):
        generate("pendulum", "python", "gravity", tmp_path, self_test=self_test_trials)
