"""Damaged and made-up files get an answer or one line; random robots get code that agrees.

`make fuzz` is the long run of the latter.
"""

import json
import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from symdyn.codegen import TARGETS
from symdyn.codegen.c.load import find_compiler
from symdyn.compiler.manifest import read_manifest
from symdyn.compiler.pipeline import generate
from symdyn.errors import RobotError
from symdyn.robot import load, read_spec, robot_from_dict, robot_to_dict
from tests.agreement import assert_agreement
from tests.fuzz import damage as fuzz
from tests.fuzz.campaign import campaign, outcomes, report
from tests.fuzz.languages import ALWAYS, Outcome, try_seed
from tests.fuzz.robots import GRADIENTS, PLAIN, TYPES, case_of, parts_of
from tests.quick import quick
from tests.robots import DATA
from tests.strict import STRICT_FLAGS

QUICK = 90
LONG = 1000
BATCH = 50

SPECS = [robot_to_dict(load("planar2r")), *map(tomllib.loads, (fuzz.DH, fuzz.SCREWS))]
REAL = sorted(path.relative_to(DATA).as_posix() for path in DATA.rglob("*.urdf"))
REJECTED = {
    "alex_psyonic_hands.urdf": "mimics the unknown joint",
    "iris_simple.urdf": "no joint moves",
    "quadrotor_base.urdf": "no joint moves",
    "ur3.urdf": "no name",
}
"""What is wrong with real files."""

relaxed = {"deadline": None, "suppress_health_check": list(HealthCheck)}


def run_cases(seeds, folder, **options):
    """How many of the seeds' files led to code."""
    made = 0
    for seed in seeds:
        data, suffix = fuzz.case(seed, **options)
        scratch = folder / str(seed)
        scratch.mkdir()
        made += fuzz.assert_answer_or_line(data, suffix, scratch) is not None
    return made


def assert_table(table):
    """A dictionary, and the same as TOML through the command line."""
    rejection = ""
    try:
        robot_from_dict(table)
    except RobotError as error:
        rejection = str(error)
    assert not rejection or rejection.isprintable()
    with tempfile.TemporaryDirectory() as folder:
        fuzz.assert_answer_or_line(fuzz.toml(table).encode(), ".toml", Path(folder))


def checked_folder(folder):
    """A small generated folder, in Python only: a false shape must not reach compiled code."""
    names = ["inverse_dynamics", "mass_matrix"]
    return generate("planar2r", "python", names, folder).folder


def assert_manifest(text, source):
    """`check` of a folder with this manifest."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = shutil.copytree(source, Path(scratch) / "planar2r")
        (folder / "planar2r.json").write_bytes(text)
        status, _, err = fuzz.run("check", folder, "--json")
    fuzz.assert_contract(status, err, allowed=(0, 1))
    return status


# -- quick ---------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, QUICK, 30))
def test_damaged_files_get_an_answer_or_one_line(first, tmp_path):
    made = run_cases(range(first, first + 30), tmp_path)
    assert 3 <= made <= 27, "damage that is always or never noticed tests nothing"


@given(fuzz.damaged_tables(SPECS[0]) | fuzz.damaged_tables(SPECS[1] | {"screws": SPECS[2]}))
@settings(max_examples=25, derandomize=True, **relaxed)
def test_made_up_tables_get_an_answer_or_one_line(table):
    assert_table(table)


@given(fuzz.damaged_urdfs())
@settings(max_examples=12, derandomize=True, **relaxed)
def test_made_up_urdfs_get_an_answer_or_one_line(text):
    with tempfile.TemporaryDirectory() as folder:
        fuzz.assert_answer_or_line(text, ".urdf", Path(folder))


def test_undamaged_files_are_accepted(tmp_path):
    for suffix in (".toml", ".urdf", ".xml"):
        for k, text in enumerate(fuzz.texts(suffix)[:3]):
            folder = tmp_path / f"{k}{suffix}"
            folder.mkdir()
            assert fuzz.assert_answer_or_line(text, suffix, folder)


def test_what_mujoco_warns_of_is_a_note_and_no_log_file(tmp_path):
    text = fuzz.MJCF.replace("<site", '<geom size="0.1" pos="nan 0 0"/><site')
    assert fuzz.assert_answer_or_line(text.encode(), ".xml", tmp_path)
    assert "NaN" in load(tmp_path / "robot.xml").notes[-1]


def test_made_up_toml_says_what_the_table_says():
    for table in SPECS:
        text = fuzz.toml(table)
        assert tomllib.loads(text) == table
        assert read_spec(text, "x.toml").nq == robot_from_dict(table).nq


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return checked_folder(tmp_path_factory.mktemp("manifest"))


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", range(0, 40, 20))
def test_damaged_manifests_get_a_verdict_or_one_line(first, folder):
    text = (folder / "planar2r.json").read_bytes()
    assert assert_manifest(text, folder) == 0
    for seed in range(first, first + 20):
        assert_manifest(fuzz.damaged(text, np.random.default_rng(seed)), folder)


@pytest.mark.parametrize("key", ["inputs", "outputs"])
def test_a_false_shape_never_reaches_compiled_code(key, tmp_path):
    folder = generate("planar2r", "c", "gravity", tmp_path).folder
    path = folder / "planar2r.json"
    manifest = json.loads(path.read_text())
    read_manifest(folder)
    manifest["functions"]["gravity"][key][0][1] = [1]
    path.write_text(json.dumps(manifest))
    with pytest.raises(RobotError, match="arguments of gravity"):
        read_manifest(folder)


@pytest.mark.sample(20)
@pytest.mark.parametrize("name", REAL)
def test_every_real_urdf_loads_or_says_why_not(name):
    if Path(name).name not in REJECTED:
        assert load(DATA / name).nq > 0
        return
    with pytest.raises(RobotError, match=REJECTED[Path(name).name]) as rejection:
        load(DATA / name)
    assert str(rejection.value).startswith(str(DATA / name))
    assert str(rejection.value).isprintable()


# -- random robots -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", quick([5, 10], [10]))
def test_random_robots_run_alike_in_all_languages(seed, tmp_path):
    outcome = try_seed(seed, tmp_path)
    assert not outcome.failures
    assert set(outcome.run) == set(ALWAYS)
    assert set(outcome.generated) >= set(TARGETS) - {"fmu"}
    assert outcome.comparisons > 4


def test_wrong_code_of_a_random_robot_is_noticed(tmp_path, monkeypatch):
    load = TARGETS["js"].load

    def wrong(*arguments):
        calls = load(*arguments)
        name, call = next(iter(calls.items()))
        return {**calls, name: lambda *x: tuple(y * (1 + 1e-6) for y in call(*x))}

    monkeypatch.setattr(TARGETS["js"], "load", wrong)
    failures = " ".join(try_seed(8, tmp_path).failures)
    assert "in JavaScript against" in failures
    assert "in C and JavaScript" in failures
    assert "in Python against" not in failures


def test_a_campaign_asks_for_every_function_and_every_joint():
    cases = [case_of(seed) for seed in range(200)]
    asked = {part for case in cases for part in parts_of(case.functions)}
    assert asked == {*PLAIN, *GRADIENTS}
    assert {kind for case in cases for kind in case.types} == set(TYPES)
    assert case_of(5) == case_of(5)


@pytest.mark.slow
def test_a_campaign_goes_on_where_it_ended(tmp_path):
    file = tmp_path / "robots.jsonl"
    file.write_text(Outcome(3, generated=["c"], failures=["wrong: it"]).line() + "\n")
    campaign([19], file, 1)
    found = outcomes(file)
    assert list(found) == [3, 19]
    assert found[19].made
    assert "3: wrong: it" in report(found)


# -- long ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("first", range(QUICK, QUICK + LONG, BATCH))
def test_a_thousand_damaged_files(first, tmp_path):
    run_cases(range(first, first + BATCH), tmp_path, large=True)


@pytest.mark.slow
@given(fuzz.damaged_tables(SPECS[0]) | fuzz.damaged_tables(SPECS[1] | {"screws": SPECS[2]}))
@settings(max_examples=300, derandomize=True, **relaxed)
def test_many_made_up_tables(table):
    assert_table(table)


@pytest.mark.slow
@given(fuzz.damaged_urdfs())
@settings(max_examples=150, derandomize=True, **relaxed)
def test_many_made_up_urdfs(text):
    with tempfile.TemporaryDirectory() as folder:
        fuzz.assert_answer_or_line(text, ".urdf", Path(folder))


@pytest.mark.slow
def test_many_made_up_manifests(folder):
    table = json.loads((folder / "planar2r.json").read_text())

    @given(fuzz.damaged_tables(table))
    @settings(max_examples=200, derandomize=True, **relaxed)
    def search(damaged):
        assert_manifest(json.dumps(damaged).encode(), folder)

    search()


@pytest.mark.slow
def test_c_from_damaged_files_compiles(tmp_path):
    sources = []
    for seed in range(200):
        data, suffix = fuzz.case(seed)
        scratch = tmp_path / str(seed)
        scratch.mkdir()
        made = fuzz.assert_answer_or_line(data, suffix, scratch)
        sources += [made / f"{made.name}.c"] if made else []
    assert len(sources) > 50
    command = [*find_compiler(), *STRICT_FLAGS, "-fsyntax-only", *map(str, sources)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n in REAL if Path(n).name not in REJECTED])
def test_every_real_urdf_generates_and_agrees(name, tmp_path):
    robot = load(DATA / name)
    functions = ["inverse_dynamics", "mass_matrix"]
    status, _, err = fuzz.run(
        *("generate", DATA / name, "--functions", *functions),
        *("--target", "c", "python", "--json", "--out", tmp_path / "out"),
    )
    fuzz.assert_contract(status, err)
    assert status == 0
    if len(robot.joints) > 40:
        return
    with fuzz.nothing_behind_our_back():
        assert_agreement(robot, tmp_path, with_c=False, states=1, functions=functions)
