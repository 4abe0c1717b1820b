"""Emitted text: clean, deterministic, dependency-free, and deaf to hostile names."""

import json
import linecache
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symdyn
from symdyn.codegen import TARGETS
from symdyn.codegen.c.load import find_compiler
from symdyn.codegen.python import import_file, load_python
from symdyn.compiler import pipeline
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from symdyn.support.names import comment
from symdyn.verification.check import check_folder
from tests.making import module_of
from tests.quick import quick
from tests.strategies import random_urdf
from tests.strict import STRICT_CPP_FLAGS, STRICT_FLAGS
from tests.toolchains import tool

HOSTILE = (
    "*/ int main(void){return 1;} /*",
    '"""\nimport os; os.abort()\n"""',
    "\\\n#error injected\n",
    "??/\n",
    "while",
    "class",
    "3 joints \N{GREEK SMALL LETTER ALPHA}",
    "q",
    "sin",
    "a-b",
    "a b",
    "-- %s {{ 7*7 }} {% raw %}",
    "; touch pwned `id` %n",
    "link\x7f\x85\u2028next",
    "M_PI",
    "NAN",
)


def hostile_urdf(name: str) -> str:
    """A two-joint arm in which every name is the hostile one."""
    from xml.sax.saxutils import quoteattr

    def quoted(suffix: str) -> str:
        text = "".join(c for c in name + suffix if c in "\t\n\r" or ord(c) >= 32)
        return quoteattr(text, {"\n": "&#10;", "\x7f": "&#127;"})

    inertial = (
        '<inertial><origin xyz="0.1 0.2 0"/><mass value="1"/>'
        '<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
    )
    return (
        f"<robot name={quoted('')}>"
        f"<link name={quoted('0')}/>"
        f"<link name={quoted('1')}>{inertial}</link><link name={quoted('2')}>{inertial}</link>"
        f"<joint name={quoted('1')} type='revolute'><parent link={quoted('0')}/>"
        f"<child link={quoted('1')}/><axis xyz='0 0 1'/></joint>"
        f"<joint name={quoted('2')} type='revolute'><parent link={quoted('1')}/>"
        f"<child link={quoted('2')}/><origin xyz='1 0 0'/><axis xyz='0 1 0'/></joint></robot>"
    )


def code_of(text: str) -> str:
    """Generated text without comments, docstrings, and the string that names the source."""
    inside = r'(?:[^"\\?\n]|\\[0-7]{3}|\\u[0-9a-f]{4}|\\u\{[0-9a-f]+\})*'
    source = rf'^[\w# ]*SOURCE_FILE(?:\[\] =| =|: &str =|)\s+"{inside}";?$'
    text = re.sub(source, "", text, flags=re.M)
    return re.sub(r'/\*.*?\*/|""".*?"""|#  ?[a-z][^\n]*', "", text, flags=re.S)


def made(robot, folder, *functions):
    return pipeline.generate(robot, ("c", "python"), functions, folder).folder


FEW = ("inverse_dynamics", "mass_matrix", "jacobian")
KINEMATIC = ("coriolis_matrix", "forward_kinematics")
EVERY_NAME = ("inverse_dynamics", "jacobian", "regressor", "kinematics_gradient")
"""Functions in whose text every kind of name appears: links, joints, tips, parameters, columns."""


HOSTILE_CASES = [
    pytest.param(
        name,
        ("none", "inertial")[(k + turn) % 2],
        functions,
        marks=[pytest.mark.slow] * (turn == 1 or functions == ("all",)),
    )
    for turn in (0, 1)
    for functions in (EVERY_NAME, ("all",))
    for k, name in enumerate(HOSTILE)
]
"""In the quick run every other name is one of open parameters."""


@pytest.mark.sample(5)
@pytest.mark.parametrize(("name", "parameters", "functions"), HOSTILE_CASES)
def test_names_made_to_inject_code_do_nothing(name, parameters, functions, tmp_path):
    robot = read_urdf(hostile_urdf(name), f"{name}.urdf").symbolic(parameters)
    wanted = [f for f in functions if parameters == "none" or f != "kinematics_gradient"]
    folder = made(robot, tmp_path, *wanted)
    assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", folder.name)
    assert check_folder(folder).passed
    for file in folder.iterdir():
        if file.suffix != ".json":
            text = file.read_text(encoding="ascii")
            assert not re.search(r"os\.abort|#error|main ?\(|touch p|import os", code_of(text))


def test_link_names_that_collide_stay_apart(tmp_path):
    text = (
        hostile_urdf("x").replace("'x1'", "'a-b'").replace('"x1"', '"a-b"').replace('"x2"', '"a b"')
    )
    robot = read_urdf(text, "x.urdf").symbolic("inertial")
    names = [p.name for p in robot.symbolic_parameters]
    assert len(set(names)) == len(names) == 20
    assert check_folder(made(robot, tmp_path, *EVERY_NAME[:-1])).passed


def robots_to_emit():
    yield "puma560", load("puma560")
    yield "panda-inertial", load("panda").symbolic("inertial")
    yield "planar2r-all", load("planar2r").symbolic("all")
    for seed in (0, 1, 2, 3, 4, 7, 19):
        yield f"random-{seed}", read_urdf(random_urdf(seed), "random.urdf")


ROBOTS = dict(robots_to_emit())
LONG = {"puma560", "panda-inertial", *(f"random-{seed}" for seed in (0, 1, 2, 3, 7))}
QUICK = quick(ROBOTS, ROBOTS.keys() - LONG)
"""Long code is slow."""


def accepted(command):
    """The tool runs and has nothing to say."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("name", ROBOTS)
def test_c_is_clean_cpp_and_passes_cppcheck(name, tmp_path):
    # cppcheck's time grows with the square of a function's length; these are the short ones.
    functions = ["inverse_dynamics", "mass_matrix", "forward_kinematics", "passive_forces"]
    folder = pipeline.generate(ROBOTS[name], "c", functions, tmp_path).folder
    source = next(folder.glob("*.c"))
    strict = STRICT_CPP_FLAGS
    accepted([tool("g++"), "-x", "c++", *strict, "-c", str(source), "-o", os.devnull])
    checks = ["--enable=warning,style,performance,portability", "--error-exitcode=1", "--quiet"]
    # Every function of a library is unused in the library itself.
    accepted([tool("cppcheck"), "--std=c99", *checks, "--suppress=unusedFunction", str(source)])


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", QUICK)
def test_c_is_clean_c99_without_dependencies(name, generated):
    source = next(generated(ROBOTS[name]).glob("*.c"))
    accepted([*find_compiler(), *STRICT_FLAGS, "-c", str(source), "-o", os.devnull])
    text = source.read_text()
    loops = ["<stddef.h>"] if "_row(" in text else []  # size_t, of compilers without a library too
    parts = re.compile(rf'"{source.stem}_\w+\.inc"')  # of a large module: its own functions
    included = [name for name in re.findall(r"#include\s*(\S+)", text) if not parts.match(name)]
    assert included == [f'"{source.stem}.h"', "<math.h>", *loops]
    assert not re.search(r"\b(malloc|printf)\b", text)
    assert not lasting_variables(text)


def lasting_variables(text):
    """What is declared outside functions or outlives a call, but for tables of constants."""
    table = r"^(?:|\s+static )const double \w+\[\d+\] = \{[-+.,\de\s]*\};$"
    rest = re.sub(table, "", text, flags=re.M)
    outside = re.findall(r"^(?:static|extern|const|double|float|int)\b[^(]*$", rest, re.M)
    return outside + re.findall(r"^\s+static\b.*", rest, re.M)


@pytest.mark.parametrize(
    "change",
    [
        ("const double planar2r_p_nominal", "double planar2r_p_nominal"),
        ("const double planar2r_p_nominal", "static double planar2r_p_nominal"),
        ("const double planar2r_p_nominal[8] = {", "const double *planar2r_p_nominal = {"),
        ("const double planar2r_p_nominal", "static int calls;\nconst double planar2r_p_nominal"),
        ("        static const double turn", "        static double turn"),
        (
            "        static const double turn",
            "        static int calls;\n        const double turn",
        ),
    ],
)
def test_a_variable_that_lasts_would_be_noticed(change, generated):
    text = next(generated(ROBOTS["planar2r-all"]).glob("*.c")).read_text()
    assert change[0] in text
    assert lasting_variables(text.replace(*change))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", QUICK)
def test_python_passes_ruff_and_imports_numpy_only(name, generated):
    file = next(generated(ROBOTS[name]).glob("*.py"))
    for arguments in (
        ["check", "--isolated", "--line-length", "100"],
        ["format", "--check", "--isolated", "--line-length", "100"],
    ):
        accepted([sys.executable, "-m", "ruff", *arguments, str(file)])
    assert re.findall(r"^(?:import|from) .*", file.read_text(), re.M) == ["import numpy as np"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", QUICK)
def test_no_line_is_longer_than_a_hundred_columns(name, generated):
    for file in generated(ROBOTS[name]).iterdir():
        if file.suffix != ".json":
            assert max(map(len, file.read_text().splitlines())) <= 100, file.name


@pytest.mark.slow
@pytest.mark.parametrize("name", quick(["puma560", "panda-inertial"], ["puma560"]))
@pytest.mark.parametrize("seed", quick(["1", "2"], ["1"]))
def test_same_bytes_twice_and_under_another_hash_seed(seed, name, generated, tmp_path):
    robot, *opened = name.split("-")
    command = [sys.executable, "-m", "symdyn", "generate", robot, "--target", "c", "python"]
    command += ["--parameters", *(opened or ["none"]), "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    files = list(generated(ROBOTS[name]).iterdir())
    assert len(files) == 4
    for file in files:
        assert (tmp_path / robot / file.name).read_bytes() == file.read_bytes()


def test_batches_broadcast_and_constant_entries_too(generated):
    folder = generated(ROBOTS["puma560"], "python", FEW + KINEMATIC)
    calls = load_python(folder, json.loads(next(folder.glob("*.json")).read_text()))
    rng = np.random.default_rng(0)
    q, qd = rng.normal(size=(4, 1, 6)), rng.normal(size=(3, 6))
    (C,) = calls["coriolis_matrix"](q, qd)
    (X,) = calls["forward_kinematics"](q)
    assert C.shape == (4, 3, 6, 6)
    assert X.shape == (4, 1, 1, 4, 4)
    assert np.all(X[..., 3, :] == [0, 0, 0, 1])
    assert np.allclose(C[2, 1], calls["coriolis_matrix"](q[2, 0].tolist(), qd[1].tolist())[0])
    with pytest.raises(ValueError, match=r"q has shape \(5,\), expected \(\.\.\., 6,\)"):
        import_file(folder / "puma560.py").mass_matrix([0.0] * 5)


def test_emitted_python_takes_complex_steps(generated):
    folder = generated(ROBOTS["puma560"], "python", FEW + KINEMATIC)
    calls = load_python(folder, json.loads(next(folder.glob("*.json")).read_text()))
    q = np.linspace(0.1, 0.6, 6)
    (X,) = calls["forward_kinematics"](q + 1e-30j * np.eye(6))
    (J,) = calls["jacobian"](q)
    twist = np.linalg.inv(X.real) @ (X.imag / 1e-30)
    assert np.allclose(twist[:, 0, :3, 3].T, J[0, 3:], atol=1e-12)


def test_manifest_says_what_the_contract_says(generated):
    functions = ("inverse_dynamics", "forward_kinematics")
    folder = generated(ROBOTS["panda-inertial"], functions=functions)
    content = json.loads((folder / "panda.json").read_text())
    assert content["nq"] == content["nv"] == 7
    assert content["gravity"] == [0, 0, -9.81]
    assert content["joints"][0] == {"name": "panda_joint1", "type": "revolute", "q": [0], "v": [0]}
    assert content["links"][0] == "panda_link1"
    assert content["parameters"][0] == {"name": "panda_link1.m", "value": 4.970684, "unit": "kg"}
    entry = content["functions"]["inverse_dynamics"]
    assert entry["inputs"] == [["q", [7]], ["qd", [7]], ["qdd", [7]], ["p", [70]]]
    assert entry["outputs"] == [["tau", [7]]]
    assert set(entry["operations"]) >= {"mul", "add", "div", "sqrt", "trig"}
    kinematics = content["functions"]["forward_kinematics"]
    assert kinematics["inputs"] == [["q", [7]]], "a function takes p only if it uses it"


def test_a_folder_checks_from_its_manifest_alone(tmp_path):
    folder = made(ROBOTS["puma560"], tmp_path, *FEW)
    moved = tmp_path / "elsewhere"
    shutil.move(folder, moved)
    report = check_folder(moved)
    assert report.passed
    assert {row.code for row in report.rows} == {"C", "Python"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"(const double \w+_[xyz] = .*) \+ ", r"\1 - "),
        (r"&s2, &c2", "&c2, &s2"),
        (r"= qd\[1\] \+", "= qd[0] +"),
    ],
)
def test_a_damaged_file_fails_its_check(old, new, tmp_path):
    folder = made(ROBOTS["puma560"], tmp_path, *FEW)
    source = folder / "puma560.c"
    damaged, count = re.subn(old, new, source.read_text(), count=1)
    assert count == 1
    source.write_text(damaged)
    assert not check_folder(folder).passed


def test_two_parameters_swapped_fail_the_check(tmp_path):
    folder = made(ROBOTS["planar2r-all"], tmp_path, *FEW)
    file = folder / "planar2r.py"
    text = file.read_text()
    swapped = text.replace("l_1 = p[0]", "l_1 = p[1]")
    assert swapped != text
    file.write_text(swapped)
    assert not check_folder(folder).passed


def test_quotes_stay_quotes_in_banners(generated):
    folder = generated("stanford", functions="gravity")
    for suffix in ("h", "c", "py"):
        assert "Corke's Robotics Toolbox" in (folder / f"stanford.{suffix}").read_text()


@pytest.mark.parametrize("name", ['"""', "a'''", '"', 'the "left" arm\'s', "*/", "\\"])
def test_quotes_in_names_end_no_docstring(tmp_path, name):
    robot = replace(load("pendulum"), name="arm", citation=name)
    made = pipeline.generate(robot, "python", "gravity", tmp_path)
    import_file(made.folder / "arm.py")


@pytest.mark.parametrize("target", ["python", "jax", "torch"])
def test_generating_does_not_read_the_source_of_symdyn(target, monkeypatch):
    """An installation may consist of .pyc files alone."""
    module = module_of("four_bar", ["closed_chain_dynamics"])
    texts = TARGETS[target].emit(module)
    assert "class _Factors" in "".join(texts.values())
    monkeypatch.setattr(linecache, "getlines", lambda *given: [])
    assert TARGETS[target].emit(module) == texts


def test_no_module_of_symdyn_looks_at_source():
    for file in sorted(Path(symdyn.__file__).parent.rglob("*.py")):
        text = file.read_text()
        assert not re.search(r"\b(getsource|getsourcelines|findsource|linecache)\b", text), file


def test_no_banner_is_cut_inside_a_word():
    word = "w" * 130
    said = f"numbers of the maker's data-sheet, well-known-and-often-quoted {word} " * 3 + "the end"
    robot = replace(load("planar2r"), citation=said)
    for target in ("c", "python", "js", "rust", "cpp"):
        text = "\n".join(TARGETS[target].emit(module_of(robot, ["gravity"])).values())
        shown = " ".join(re.sub(r"^[\s*/!#%]+", "", line) for line in text.splitlines())
        assert said in " ".join(shown.split()), target


def test_a_text_that_is_too_long_ends_with_a_whole_word():
    text = " ".join(f"word{k}" for k in range(1000))
    found = comment(text, 200)
    assert len(found) <= 200
    assert found.endswith("...")
    assert set(found.removesuffix("...").split()) <= set(text.split())
