"""Large modules in one file a function: the whole, the parts, and both ways to build them."""

import ctypes
import json
import subprocess

import numpy as np
import pytest

import symdyn as sd
from symdyn.codegen.c import source
from symdyn.codegen.c.load import compile_c
from symdyn.compiler import pipeline
from symdyn.errors import RobotError
from symdyn.robot import load
from symdyn.verification.check import check_folder
from tests.toolchains import tool

FUNCTIONS = ["inverse_dynamics", "gravity", "passive_forces", "jacobian"]


@pytest.fixture
def made(monkeypatch, tmp_path):
    """A small robot, split as if it were large."""
    monkeypatch.setattr(source, "LARGE", 1)
    return pipeline.generate(load("scara"), "c", FUNCTIONS, tmp_path, batch=True, cmake=True)


def names(made):
    return {file.name for file in made.files}


def test_every_function_has_a_file_and_the_manifest_lists_them(made):
    parts = {f"scara_{name}{kind}.inc" for name in FUNCTIONS for kind in ("", "_batch")}
    assert parts < names(made)
    listed = json.loads((made.folder / "scara.json").read_text())["files"]
    assert {*listed, "scara.json"} == names(made)
    assert "scara_inverse_dynamics(" not in (made.folder / "scara.c").read_text()


def test_the_parts_built_at_the_same_time_are_right(made):
    assert check_folder(made.folder).passed


def test_the_whole_and_each_part_compile_without_a_warning(made, tmp_path):
    compile_c(made.folder / "scara.c", tmp_path / "whole.so")
    parts = sorted(made.folder.glob("*.inc"))
    compile_c(parts, tmp_path / "parts.so")
    whole, apart = (ctypes.CDLL(str(tmp_path / f"{name}.so")) for name in ("whole", "parts"))
    q, first, second = np.full(4, 0.3), np.zeros(4), np.ones(4)
    for library, phi in ((whole, first), (apart, second)):
        library.scara_gravity(*(ctypes.c_void_p(a.ctypes.data) for a in (q, phi)))
    assert np.array_equal(first, second)
    assert first.any()


def test_a_missing_part_is_named(made):
    (made.folder / "scara_gravity.inc").unlink()
    with pytest.raises(RobotError, match=r"scara_gravity\.inc of the manifest is missing"):
        check_folder(made.folder)


def test_stale_parts_are_removed(made, monkeypatch):
    own = made.folder / "scara_notes.inc"
    own.write_text("mine")
    pipeline.generate(load("scara"), "c", ["gravity", "jacobian"], made.folder.parent)
    left = {file.name for file in made.folder.glob("*.inc")} - {own.name}
    assert left == {"scara_constants.inc", "scara_gravity.inc", "scara_jacobian.inc"}
    monkeypatch.setattr(source, "LARGE", 10**9)
    again = pipeline.generate(load("scara"), "c", FUNCTIONS, made.folder.parent)
    assert list(made.folder.glob("*.inc")) == [own]
    assert "files" not in json.loads((again.folder / "scara.json").read_text())


@pytest.mark.slow
def test_compiled_functions_of_a_large_robot(monkeypatch, tmp_path):
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path))
    q = np.full(4, 0.2)
    small = sd.compile(load("scara"), FUNCTIONS).inverse_dynamics(q, q, q)
    monkeypatch.setattr(source, "LARGE", 1)
    large = sd.compile(load("scara"), FUNCTIONS).inverse_dynamics(q, q, q)
    assert np.allclose(small, large, rtol=1e-14, atol=1e-14)


@pytest.mark.slow
def test_cmake_builds_the_parts(made, tmp_path):
    build = tmp_path / "build"
    subprocess.run([tool("cmake"), "-S", made.folder, "-B", build], check=True, capture_output=True)
    subprocess.run(["cmake", "--build", build, "-j2"], check=True, capture_output=True)
    objects = {file.name for file in build.rglob("*.o")}
    assert {f"scara_{name}.inc.c.o" for name in FUNCTIONS} <= objects
