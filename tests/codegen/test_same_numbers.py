"""Every function of `all` says in every language what it says in C, up to rounding."""

import os
import subprocess
import sys

import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.robot import load
from symdyn.verification.check import random_state
from tests.codegen.building import hand_made, write
from tests.codegen.test_equations import whole
from tests.quick import quick
from tests.robots import real_robot
from tests.toolchains import can_run, require_target

LANGUAGES = ["cpp", "js"]
BUILT = ["rust", "matlab"]
"""Languages that take longer to build, or run in what not every machine has."""
FASTEST = {"c": ["-O0"], "cpp": ["-O0"], "rust": ["-Copt-level=0"]}
"""Flags for compilers where little is computed."""
ROBOTS = {
    "planar2r-open": lambda: load("planar2r").symbolic("all"),
    "four_bar": lambda: load("four_bar"),
    "planar_two_arm": lambda: load("planar_two_arm"),
    "ball_chain": lambda: load("ball_chain"),
    "ur5": lambda: load("ur5"),
    "panda": lambda: load("panda"),
    "panda-hand": lambda: real_robot("panda"),
    "quadruped": lambda: load("quadruped"),
    "three_finger_hand": lambda: load("three_finger_hand"),
    "two_pandas": lambda: load("two_pandas"),
}
"""Open parameters, a loop, grasps, joints of several DoF, arms, followers, a floating base."""
SMALL = {"planar2r-open", "four_bar"}
STATES = 3
TOLERANCE = 1e-12
"""Relative to the largest number of a result."""
SOLVED, LAST_BITS = ("closed_chain", "object_motion"), 30
"""Functions whose equations may be nearly singular: a last bit grows by their condition number. It
is measured by what one last bit of the inputs changes in C; so many of them are allowed."""


def differences(folder, languages, scratch):
    """For each language and function, the largest difference from C beside what is allowed."""
    manifest, robot = read_manifest(folder)
    opened = job_of(manifest, robot).opened
    rng = np.random.default_rng(1)
    states = [random_state(robot, opened, rng, manifest["dtype"]) for _ in range(STATES)]
    codes = {
        name: TARGETS[name].load(folder, manifest, scratch, *FASTEST.get(name, ()))
        for name in ("c", *languages)
    }
    found = {}
    for function, entry in manifest["functions"].items():
        for state in states:
            given = [state[name] for name, _ in entry["inputs"]]
            expected = codes["c"][function](*given)
            moved = [np.nextafter(a, np.inf) for a in given]
            others = codes["c"][function](*moved)
            for name in languages:
                result = codes[name][function](*given)
                for ours, theirs, other in zip(result, expected, others, strict=True):
                    assert ours.shape == theirs.shape
                    assert np.isfinite(ours).all()
                    allowed = TOLERANCE * np.max(np.abs(theirs), initial=1.0)
                    if function.startswith(SOLVED):
                        allowed += LAST_BITS * np.max(np.abs(theirs - other))
                    error = np.max(np.abs(ours - theirs)) / allowed
                    found[name, function] = max(found.get((name, function), 0.0), error)
    assert len(found) == len(languages) * len(manifest["functions"])
    return found


@pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")
@pytest.mark.parametrize("name", quick(ROBOTS, SMALL))
def test_all_functions_agree_with_c(name, generated, tmp_path):
    folder = generated(ROBOTS[name](), ("c", *LANGUAGES))
    found = differences(folder, [x for x in LANGUAGES if can_run(x)], tmp_path)
    assert not {key: error for key, error in found.items() if error > 1}
    for language in LANGUAGES:
        require_target(language)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")
@pytest.mark.parametrize("language", BUILT)
@pytest.mark.parametrize("name", ROBOTS)
def test_all_functions_of_other_languages_agree_with_c(name, language, generated, tmp_path):
    require_target(language)
    folder = generated(ROBOTS[name](), ("c", *BUILT))
    found = differences(folder, [language], tmp_path)
    assert not {key: error for key, error in found.items() if error > 1}


@pytest.mark.parametrize(
    ("language", "number"),
    [
        ("cpp", "double"),
        ("cpp", "float"),
        ("js", "double"),
        pytest.param("rust", "double", marks=pytest.mark.slow),
        pytest.param("rust", "float", marks=pytest.mark.slow),
        pytest.param("matlab", "double", marks=pytest.mark.slow),
    ],
)
def test_ranks_are_decided_as_in_c(language, number, tmp_path):
    require_target(language)
    made = whole(4, 3)
    module = hand_made(made, dtype=number, batch=False)
    entry = {
        "inputs": [[a.name, list(a.shape)] for a in made.inputs],
        "outputs": [[a.name, list(a.shape)] for a in made.outputs],
        "operations": {"mul": 1},
    }
    manifest = {"name": "hand", "dtype": number, "functions": {made.name: entry}}
    calls = {}
    for target in ("c", language):
        write(TARGETS[target].emit(module), tmp_path)
        calls[target] = TARGETS[target].load(tmp_path, manifest, tmp_path)[made.name]
    for t in np.random.default_rng(0).uniform(-0.5, 0.5, (5, 3)):
        (ours,), (theirs,) = (calls[target](t) for target in (language, "c"))
        assert ours[-5] == 3, "the rank"
        assert np.array_equal(ours[-5:], theirs[-5:])
        assert np.allclose(ours, theirs, rtol=1e-9 if number == "double" else 2e-2, atol=1e-9)
    (lost,) = calls[language](np.full(3, np.nan))
    assert np.isnan(lost[:4]).all(), "a state that is no number has no solution"


@pytest.mark.slow
@pytest.mark.parametrize(
    "languages", [LANGUAGES, pytest.param(BUILT, marks=pytest.mark.slow)], ids=" ".join
)
def test_same_bytes_under_another_hash_seed_and_short_lines(languages, generated, tmp_path):
    folder = generated(ROBOTS["planar2r-open"](), ("c", *languages))
    command = [sys.executable, "-m", "symdyn", "generate", "planar2r", "--parameters", "all"]
    command += ["--target", "c", *languages, "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    files = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    some = {
        "cpp": {"planar2r.hpp"},
        "js": {"planar2r.js", "planar2r.d.ts", "package.json"},
        "rust": {"Cargo.toml", "src/lib.rs", "src/mass_matrix.rs", "tests/math.rs"},
        "matlab": {"+planar2r/mass_matrix.m", "planar2r_mex.c", "planar2r_sfun.c"},
    }
    assert files >= set().union(*(some[language] for language in languages))
    for name in files:
        text = (folder / name).read_bytes()
        assert (tmp_path / "planar2r" / name).read_bytes() == text
        if not name.endswith(".json"):
            assert max(map(len, text.decode("ascii").splitlines())) <= 100, name
