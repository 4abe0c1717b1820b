"""Names from files stay names in every language: all hostile robots in one build for each."""

import json
import keyword
import os
import re
import subprocess
from pathlib import Path

import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.js import find_node
from symdyn.codegen.matlab import QUIET
from symdyn.robot import read_spec
from symdyn.robot.read.urdf import read_urdf
from tests.codegen.building import write
from tests.codegen.test_emitted_text import EVERY_NAME, HOSTILE, code_of, hostile_urdf
from tests.making import module_of
from tests.quick import quick
from tests.strict import STRICT_CPP_FLAGS, STRICT_FLAGS
from tests.toolchains import tool

WORDS = (
    *("std", "Eigen", "detail", "concept", "abs", "index", "time", "Scalar", "requires"),
    *("arguments", "await", "eval", "let", "Math", "package", "constructor", "__proto__"),
    *("NaN", "undefined", "Float64Array", "</script>", "kept", "unused", "using"),
)
"""What other languages than C and Python keep for themselves, and names that the code has."""
MORE_WORDS = ("match", "core", "test", "[q]", "end", "K", "it's")
"""The same of languages whose files are in folders, which are tested with the slow tests."""
SYMBOLS = (
    *("self", "Self", "crate", "fn", "Some", "Err", "math", "f64", "Factors", "Kept", "part1"),
    *("endif", "function", "zeros", "reshape", "i", "ans", "symbols", "parfor"),
    *("jax", "jnp", "torch", "casadi_real", "casadi_int", "symdyn_sincos"),
    *("SYMDYN_INLINE", "symdyn_given", "symdyn_wanted"),
)
"""Names that only a symbol has: more of what becomes names of locals."""
LANGUAGES = ["cpp", "js"]
WITH_FOLDERS = ["rust", "matlab", "casadi"]
"""Languages that take longer, each robot in a folder of its own."""


def robots(words=WORDS):
    """Every name as that of a robot, its links and joints; then as that of a symbol."""
    for name in (*HOSTILE, *words):
        yield read_urdf(hostile_urdf(name), f"{name}.urdf").symbolic("inertial")
    yield symbols_robot(words)


def symbols_robot(words=WORDS):
    """Every name as that of a symbol."""
    taken = {*keyword.kwlist, "abs", "__proto__"}  # rejected as names of symbols
    names = [name for name in (*words, *SYMBOLS) if name.isidentifier() and name not in taken]
    symbols = "\n".join(f"{name} = 1.0" for name in names)
    bodies = "".join(
        f'[[bodies]]\nname = "b{k}"\nmass = "{name}"\ncom = [0.1, 0, 0]\n'
        f'[[joints]]\nname = "j{k}"\ntype = "revolute"\naxis = [0, 1, 0]\n'
        f'parent = "{f"b{k - 1}" if k else "base"}"\nchild = "b{k}"\n'
        for k, name in enumerate(names)
    )
    text = f'name = "symbols"\n[symbols]\n{symbols}\n{bodies}'
    return read_spec(text.encode(), "symbols.toml").symbolic("declared")


def modules_of(robots):
    """What an emitter gets of each robot; no two have the same name."""
    functions = [name for name in EVERY_NAME if name != "kinematics_gradient"]
    made = [
        module_of(robot, ["gravity"] if robot.name == "symbols" else functions) for robot in robots
    ]
    return {module.name: module for module in made}.values()


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The files of all robots by language, each in a folder."""
    folders = {language: tmp_path_factory.mktemp(language) for language in LANGUAGES}
    for module in modules_of(robots()):
        for language, folder in folders.items():
            write(TARGETS[language].emit(module), folder)
    return folders


@pytest.fixture(scope="module")
def written_in_folders(tmp_path_factory):
    """The files of all robots by language, each robot in a folder of its own."""
    folders = {language: tmp_path_factory.mktemp(language) for language in WITH_FOLDERS}
    for module in modules_of(robots((*WORDS, *MORE_WORDS))):
        for language, folder in folders.items():
            write(TARGETS[language].emit(module), folder / module.name)
    return folders


def check_names(folder):
    """Reject files whose names or code are made of names of a robot."""
    for file in filter(Path.is_file, folder.rglob("*")):
        assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*(\.\w+)+", file.name)
        if file.name == "package.json":  # that of the last robot; it holds the name of the module
            continue
        code = code_of(file.read_text())
        if file.suffix == ".rs":
            code = re.sub("//.*", "", code)
        if file.suffix == ".m":
            code = re.sub(r"^  c.SOURCE_FILE = '(?:[^'\n]|'')*';$|%.*", "", code, flags=re.M)
        assert not re.search(r"os\.abort|#error|main ?\(|touch p|import os;|</script", code), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_becomes_code(language, written):
    check_names(written[language])


@pytest.mark.slow
@pytest.mark.parametrize("language", WITH_FOLDERS)
def test_no_name_becomes_code_in_folders(language, written_in_folders):
    check_names(written_in_folders[language])


def test_one_program_includes_all_robots(written, tmp_path):
    headers = sorted(file.name for file in written["cpp"].iterdir())
    source = tmp_path / "all.cpp"
    source.write_text("".join(f'#include "{name}"\n' for name in headers))
    flags = [*STRICT_CPP_FLAGS, "-DSYMDYN_NO_EIGEN", "-fsyntax-only", "-I", str(written["cpp"])]
    command = [tool("g++"), *flags, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(headers) > 30


def is_c(*sources):
    """Whether the compiler takes them without a warning."""
    command = [tool("cc"), *STRICT_FLAGS, "-fsyntax-only", *sources]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return True


@pytest.mark.parametrize("language", quick(["c", "casadi"], ["c"]))
def test_symbols_may_be_called_as_helpers_of_c_are(language, tmp_path):
    module = module_of(symbols_robot(), ["gravity"])
    assert is_c(write(TARGETS[language].emit(module), tmp_path))


@pytest.mark.slow
def test_a_compiler_of_c_takes_all_robots_for_casadi(written_in_folders):
    sources = sorted(written_in_folders["casadi"].glob("*/*.c"))
    assert is_c(*sources)
    assert len(sources) > 30


def test_one_process_imports_all_robots(written):
    modules = sorted(file.name for file in written["js"].glob("*.js"))
    lines = [f'import * as m{k} from "./{name}";' for k, name in enumerate(modules)]
    lines += [f"console.log(m{k}.gravity ? 1 : m{k}.jacobian.length);" for k in range(len(modules))]
    script = written["js"] / "all.mjs"
    script.write_text("\n".join(lines))
    done = subprocess.run([find_node(), script], capture_output=True, text=True, check=False)
    script.unlink()
    assert done.stderr == ""
    assert done.stdout.split() == ["1"] * len(modules)
    assert len(modules) > 30


@pytest.mark.slow
def test_one_workspace_holds_all_robots(written_in_folders):
    tool("cargo-clippy")
    crates = sorted(file.parent.name for file in written_in_folders["rust"].glob("*/Cargo.toml"))
    (written_in_folders["rust"] / "Cargo.toml").write_text(
        f"[workspace]\nmembers = {json.dumps(crates)}\n"
    )
    for command in (["clippy", "--", "-D", "warnings"], ["doc"]):
        done = subprocess.run(
            [tool("cargo"), command[0], "--offline", "--quiet", *command[1:]],
            cwd=written_in_folders["rust"],
            env={**os.environ, "RUSTDOCFLAGS": "-D warnings"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        assert done.returncode == 0
    assert len(crates) > 30


@pytest.mark.slow
def test_one_process_calls_all_packages(written_in_folders):
    packages = sorted(file.name[1:] for file in written_in_folders["matlab"].glob("*/+*"))
    lines = [f"addpath('{written_in_folders['matlab'] / name}');" for name in packages]
    for name in packages:
        given = ["zeros(c.NQ, 1)"] * (1 if name == "symbols" else 3)
        function = "gravity" if name == "symbols" else "inverse_dynamics"
        call = f"{name}.{function}({', '.join(given)}, c.p_nominal)"
        lines.append(f"c = {name}.constants(); disp(all(isfinite({call})));")
    script = written_in_folders["matlab"] / "all.m"
    script.write_text("\n".join(lines))
    done = subprocess.run(
        [tool("octave-cli"), *QUIET, script], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["1"] * len(packages), done.stderr
    assert len(packages) > 30
