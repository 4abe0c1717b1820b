"""Emitted C++: clean for both compilers, on every kind of scalar and container, and honest."""

import json
import subprocess
from pathlib import Path

import pinocchio
import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.cpp import emit_cpp
from symdyn.errors import CompilerError, FunctionError, RobotError
from symdyn.robot import load
from tests.codegen.building import module_for
from tests.quick import quick
from tests.strict import STRICT_CPP_FLAGS
from tests.toolchains import tool

HERE = Path(__file__).resolve().parent / "cpp"
# The wheel of Eigen installs beside Pinocchio, in the same prefix.
EIGEN = (
    next(p for p in Path(pinocchio.__file__).parents if p.name == "cmeel.prefix")
    / "include"
    / "eigen3"
)
COMPILERS = ["g++", "clang++"]
ARM = [
    *("inverse_dynamics", "inverse_dynamics_derivatives", "mass_matrix", "coriolis_matrix"),
    *("forward_kinematics", "jacobian", "jacobian_derivatives", "kinetic_energy"),
]
CHAIN = ["closed_chain_dynamics", "closed_chain_dynamics_derivatives"]


@pytest.fixture(scope="module")
def headers(tmp_path_factory):
    """A folder with the headers of the program in `cpp/user.cpp`."""
    folder = tmp_path_factory.mktemp("headers")
    for robot, functions in (
        (load("panda"), ARM),
        (load("planar2r").symbolic("all"), ["gravity"]),
        (load("four_bar"), CHAIN),
        (load("two_arm_satellite"), ["integrate"]),
    ):
        for name, text in emit_cpp(module_for(robot, functions, batch=False)).items():
            (folder / name).write_text(text)
    return folder


def compiled(headers, compiler, *arguments):
    """Run a compiler with every warning an error; its messages if it rejects."""
    command = [tool(compiler), *STRICT_CPP_FLAGS, "-Wshadow", "-Wold-style-cast"]
    command += [f"-I{headers}", f"-I{HERE}"]
    # The headers of Eigen itself are not what is checked here.
    command += ["-isystem", str(EIGEN), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("compiler", quick(COMPILERS, {"g++"}))
def test_one_program_uses_pointers_arrays_eigen_and_dual_numbers(headers, compiler, tmp_path):
    compiled(headers, compiler, "-O0", HERE / "user.cpp", "-o", tmp_path / "user")
    done = subprocess.run([tmp_path / "user"], capture_output=True, text=True, check=False)
    assert done.stdout == "0 wrong\n"


@pytest.mark.parametrize("compiler", quick(COMPILERS, {"g++"}))
def test_eigen_can_stay_out(headers, compiler):
    compiled(headers, compiler, "-DSYMDYN_NO_EIGEN", "-fsyntax-only", HERE / "user.cpp")


@pytest.mark.parametrize("compiler", quick(COMPILERS, {"g++"}))
def test_scalars_that_would_not_do_are_rejected_in_words(headers, compiler, tmp_path):
    source = tmp_path / "wrong.cpp"
    source.write_text(
        '#include "panda.hpp"\n'
        "auto M = panda::mass_matrix(std::array{1, 0, 0, 0, 0, 0, 0});\n"
        "Eigen::Vector<float, 7> q;\n"
        "auto C = panda::coriolis_matrix(q, Eigen::Vector<double, 7>());\n"
    )
    with pytest.raises(AssertionError) as rejected:
        compiled(headers, compiler, "-fsyntax-only", source)
    assert "whole numbers lose fractions; write 1.0, not 1" in str(rejected.value)
    assert "coriolis_matrix: all arguments need the same scalar" in str(rejected.value)


def test_a_header_may_be_in_several_sources_of_a_program(headers, tmp_path):
    sources = []
    for name in ("first", "main"):
        sources.append(tmp_path / f"{name}.cpp")
        sources[-1].write_text(
            '#include "planar2r.hpp"\n'
            f"int {name}() {{ return planar2r::p_nominal[0] > 0 ? 0 : 1; }}\n"
        )
    compiled(headers, "g++", "-DSYMDYN_NO_EIGEN", *sources, "-o", tmp_path / "both")
    assert subprocess.run([tmp_path / "both"], check=False).returncode == 0


def test_constants_have_the_number_type_that_was_asked_for():
    module = module_for(load("panda"), ["gravity"], dtype="float", batch=False)
    (text,) = emit_cpp(module).values()
    assert "inline constexpr std::array<float, 7> q_lower = {\n    -2.8973f" in text
    assert "Single precision: error bounds" in text
    assert "Scalar(9.81)" in text, "the functions stay exact for every scalar"


def test_a_number_too_large_for_floats_is_rejected():
    robot = load("pendulum").bind({"m": 1e60})
    with pytest.raises(FunctionError, match="does not fit into a float; use double"):
        emit_cpp(module_for(robot, ["gravity"], dtype="float", batch=False))


def test_without_a_compiler_the_cure_is_told(generated, tmp_path, monkeypatch):
    folder = generated("pendulum", "cpp", "gravity")
    manifest = json.loads((folder / "pendulum.json").read_text())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    with pytest.raises(CompilerError, match=r"no C\+\+ compiler found; install one or set CXX"):
        TARGETS["cpp"].load(folder, manifest, tmp_path)
    monkeypatch.setenv("CXX", "no-such-compiler")
    with pytest.raises(CompilerError, match=r"CXX names 'no-such-compiler', which cannot be run"):
        TARGETS["cpp"].load(folder, manifest, tmp_path)


def test_a_function_that_is_missing_is_named(generated, tmp_path):
    folder = generated("pendulum", "cpp", "gravity")
    manifest = json.loads((folder / "pendulum.json").read_text())
    manifest["functions"]["bias"] = manifest["functions"]["gravity"]
    with pytest.raises(RobotError, match=r"pendulum.hpp has no function bias"):
        TARGETS["cpp"].load(folder, manifest, tmp_path)
