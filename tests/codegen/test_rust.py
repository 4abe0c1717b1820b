"""Emitted Rust: its own tests, the linter and rustdoc pass; functions are exact; errors tell."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import mpmath
import numpy as np
import pytest

from symdyn import self_test_trials
from symdyn.codegen import TARGETS
from symdyn.codegen.rust import documentation, paragraph
from symdyn.codegen.rust_math import UNITS, emit_math
from symdyn.compiler.pipeline import generate
from symdyn.errors import CompilerError, FunctionError, RobotError
from symdyn.robot import load
from tests.codegen.building import hand_made, module_for
from tests.codegen.test_same_numbers import BUILT, ROBOTS
from tests.quick import quick
from tests.toolchains import tool

HERE = Path(__file__).resolve().parent / "rust"
CHAIN = ["mass_matrix", "kinetic_energy", "closed_chain_dynamics_derivatives"]


def cargo(folder, *arguments):
    """Run cargo without a network, every warning an error; what it says."""
    environment = {
        **os.environ,
        "CARGO_TARGET_DIR": str(folder / "target"),
        "RUSTDOCFLAGS": "-D warnings",
        "RUSTFLAGS": "-D warnings",
    }
    if arguments[0] == "clippy":
        tool("cargo-clippy")
    command = [tool("cargo"), *arguments[:1], "--offline", "--quiet", *arguments[1:]]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("dtype", quick(["double", "float"], {"double"}))
def test_a_crate_passes_its_own_tests_and_the_linter(dtype, tmp_path):
    crate = generate(
        "four_bar", "rust", CHAIN, tmp_path, self_test=self_test_trials, dtype=dtype
    ).folder
    said = cargo(crate, "test")
    assert re.findall(r"ok. (\d+) passed", said)[1:3] == ["3", "9"], "functions, then math"
    cargo(crate, "clippy", "--all-targets")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::symdyn.errors.SkippedFunctionWarning")
@pytest.mark.parametrize("name", ROBOTS)
def test_linter_rustdoc_and_rustfmt_find_nothing(name, generated, tmp_path):
    crate = shutil.copytree(generated(ROBOTS[name](), ("c", *BUILT)), tmp_path / "crate")
    cargo(crate, "clippy")
    cargo(crate, "doc")
    sources = sorted(map(str, crate.glob("src/*.rs")))
    done = subprocess.run(
        [tool("rustfmt"), "--check", "--edition", "2021", *sources],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""


def test_nothing_is_imported_but_core_and_nothing_is_unsafe(generated):
    crate = generated("four_bar", "rust", CHAIN)
    whole = {file.name: file.read_text() for file in crate.glob("src/*.rs")}
    assert "#![no_std]\n#![forbid(unsafe_code)]\n#![deny(missing_docs)]\n" in whole["lib.rs"]
    assert (crate / "Cargo.toml").read_text().endswith("\n[dependencies]\n")
    used = set(re.findall(r"^(?:pub )?use ([\w:]+)", "\n".join(whole.values()), re.M))
    own = {"crate::math", "crate::equations::Factors", *(f"{name}::{name}" for name in CHAIN)}
    assert used - {"core::f64::consts::"} <= own | {f"{name}::" for name in CHAIN}
    for name, text in whole.items():
        assert len(re.findall(r"^ *pub fn ", text, re.M)) == len(
            re.findall(r"^ *#\[must_use\]\n *pub fn ", text, re.M)
        ), name


FUNCTIONS = [mpmath.sin, mpmath.cos, mpmath.sqrt, mpmath.tanh, mpmath.atan2, mpmath.sin, mpmath.cos]
REALS = {"double": np.float64, "float": np.float32}


def arguments_of(real, count):
    """Rows of function, y, x, in the range that robots use and far beyond."""
    rng = np.random.default_rng(0)
    largest = 300.0 if real is np.float64 else 37.0
    signs = rng.choice([-1.0, 1.0], count)
    angles = [
        rng.uniform(-4, 4, count),
        rng.uniform(-1e4, 1e4, count),
        rng.uniform(-1e6, 1e6, count),
        np.round(rng.uniform(-1e4, 1e4, count)) * np.pi / 2,
        signs * 10 ** rng.uniform(4, largest, count),
        signs * 10 ** rng.uniform(-20, 0, count),
    ]
    anything = 10 ** rng.uniform(-largest, largest, count)
    some = signs * 10 ** rng.uniform(-largest / 2, largest / 2, count)
    others = rng.permutation(some)
    rows = [(k, 0 * x, x) for k in (0, 1, 5, 6) for x in angles]
    rows += [(2, signs, x) for x in (anything, rng.uniform(1, 4, count))]
    rows += [(3, signs, x) for x in (rng.uniform(-2, 2, count), rng.uniform(-25, 25, count))]
    rows += [(3, signs, signs * 10 ** rng.uniform(-15, 0, count))]
    rows += [(4, y, x) for y, x in ((some, others), (rng.uniform(-1, 1, count), some / abs(some)))]
    rows += [(4, rng.uniform(-1, 1, count), rng.uniform(-1, 1, count))]
    table = np.concatenate([np.column_stack((np.full(count, float(k)), y, x)) for k, y, x in rows])
    return table.astype(real).astype(float)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", REALS)
def test_functions_are_exact_to_the_last_place(dtype, tmp_path):
    (tmp_path / "math.rs").write_text(emit_math(hand_made(dtype=dtype))["src/math.rs"])
    shutil.copy(HERE / "accuracy.rs", tmp_path / "main.rs")
    command = [tool("rustc"), "--edition", "2021", "-O", "main.rs", "-o", "values"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    rows = arguments_of(REALS[dtype], 400)
    done = subprocess.run(
        [tmp_path / "values"], input=rows.tobytes(), capture_output=True, check=True
    )
    values = np.frombuffer(done.stdout)
    assert len(values) == len(rows)
    with mpmath.workprec(1400):
        for (k, y, x), value in zip(rows, values, strict=True):
            function = FUNCTIONS[int(k)]
            given = (y, x) if function is mpmath.atan2 else (x,)
            exact = function(*map(mpmath.mpf, map(float, given)))
            unit = np.spacing(REALS[dtype](abs(float(exact))))
            assert abs(exact - mpmath.mpf(float(value))) <= UNITS * float(unit), (k, y, x)


def test_comments_are_no_links_and_no_lists():
    program = next(p for p in module_for(load("panda"), ["jacobian"], batch=False).programs)
    lines = documentation(program)
    assert not re.search(r"(?<!\\)[\[<]", re.sub(r"`[^`]*`", "", "\n".join(lines)))
    text = "x " * 46 + "- y " + "z " * 43 + "1. w"
    assert all(re.match(r"[^-+#\d]|\d+\\", line) for line in paragraph(text))


def test_single_precision_is_of_another_type(generated):
    crate = generated("pendulum", "rust", "gravity", dtype="float")
    assert "pub fn gravity(q: &[f32; 1]) -> [f32; 1] {" in (crate / "src/gravity.rs").read_text()
    assert "Single precision: error bounds" in (crate / "src/lib.rs").read_text()
    robot = load("pendulum").bind({"m": 1e60})
    with pytest.raises(FunctionError, match="does not fit into a float; use double"):
        TARGETS["rust"].emit(module_for(robot, ["gravity"], dtype="float", batch=False))


def test_another_run_leaves_nothing_behind_and_keeps_what_is_not_its_own(tmp_path):
    folder = generate("pendulum", "rust", ["gravity", "bias"], tmp_path).folder
    (folder / "src/mine.rs").write_text("// mine\n")
    (folder / "src/bias.rs").write_text("// mine\n")
    with pytest.raises(RobotError, match=r"src/bias.rs was not generated by symdyn and"):
        generate("pendulum", "rust", ["gravity", "bias"], tmp_path)
    (folder / "src/bias.rs").unlink()
    generate("pendulum", "python", "gravity", tmp_path, force=True)
    left = {str(file.relative_to(folder)) for file in folder.rglob("*")}
    assert left == {"pendulum.py", "pendulum.json", "src", "src/mine.rs"}


@pytest.fixture
def pendulum(generated, tmp_path):
    """A copy of a folder, and its manifest."""
    folder = shutil.copytree(generated("pendulum", "rust", "gravity"), tmp_path / "pendulum")
    return folder, json.loads((folder / "pendulum.json").read_text())


def test_without_cargo_the_cure_is_told(pendulum, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CARGO", raising=False)
    with pytest.raises(CompilerError, match="no cargo found, which builds Rust; install Rust or"):
        TARGETS["rust"].load(*pendulum, tmp_path)
    monkeypatch.setenv("CARGO", "no-such-cargo")
    with pytest.raises(CompilerError, match="CARGO names 'no-such-cargo', which cannot be run"):
        TARGETS["rust"].load(*pendulum, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "error", "message"),
    [
        ("pub fn gravity", "fn gravity", RobotError, "src/gravity.rs has no function gravity"),
        ("let mut phi", "let phi", CompilerError, "pendulum: cargo rejects it: error"),
        ("\n    phi\n", "\n    panic!();\n", RobotError, "the process that ran gravity ended"),
    ],
)
def test_a_damaged_crate_is_told(pendulum, old, new, error, message, tmp_path):
    tool("cargo")
    folder, manifest = pendulum
    file = folder / "src/gravity.rs"
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    with pytest.raises(error, match=message):
        TARGETS["rust"].load(folder, manifest, tmp_path)["gravity"](np.zeros(1))
