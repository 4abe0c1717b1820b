"""Array libraries: numbers and derivatives of every function, kernels, names, bytes.

They run in processes of their own: they start threads, after which no process may fork.
"""

import json
import multiprocessing
import re
import subprocess
import sys

import pytest

from symdyn.codegen import TARGETS, arrays
from symdyn.codegen.arrays import smooth_functions
from symdyn.compiler.pipeline import generate
from symdyn.errors import FunctionError
from symdyn.robot import load
from symdyn.verification.check import check_folder
from tests.codegen.test_emitted_text import EVERY_NAME, code_of
from tests.codegen.test_hostile_code import robots
from tests.codegen.test_same_numbers import ROBOTS, differences
from tests.making import module_of, programs_of
from tests.toolchains import tool

LIBRARIES = ["jax", "torch"]
TITLES = {"jax": "JAX", "torch": "PyTorch"}
SOME = ["planar2r-open", "four_bar", "ball_chain", "ur5", "panda", "panda-hand", "quadruped"]
LEFT_OUT = "ignore::symdyn.errors.SkippedFunctionWarning"


@pytest.mark.slow
@pytest.mark.filterwarnings(LEFT_OUT)
@pytest.mark.parametrize("name", ROBOTS)
def test_all_functions_agree_with_c(name, generated, tmp_path):
    folder = generated(ROBOTS[name](), ("c", "python", *LIBRARIES))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.apply(differences, (folder, LIBRARIES, tmp_path))
    assert not {key: error for key, error in found.items() if error > 1}


@pytest.mark.slow
@pytest.mark.filterwarnings(LEFT_OUT)
@pytest.mark.parametrize(
    ("name", "options"), [*((name, {}) for name in SOME), ("planar2r-open", {"base_motion": True})]
)
@pytest.mark.parametrize("library", LIBRARIES)
def test_kernels_and_derivatives_agree_with_numpy(name, options, library, generated, tmp_path):
    folder = generated(ROBOTS[name](), ("c", "python", *LIBRARIES), **options)
    command = [
        sys.executable,
        "-m",
        "tests.codegen.array_child",
        library,
        str(folder),
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert sum("derivative by kernel" in key for key in found) > 10
    assert not {key: error for key, error in found.items() if not error < 1}


@pytest.mark.slow
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("dtype", ["double", "float"])
def test_the_check_compares_it_and_finds_damage(library, dtype, tmp_path):
    robot = load("planar2r").symbolic("inertial")
    functions = ["inverse_dynamics", "mass_matrix", "forward_dynamics"]
    folder = generate(robot, library, functions, tmp_path, dtype=dtype).folder
    plain, kernels = TITLES[library], f"{TITLES[library]} kernels"
    report = check_folder(folder, apart=True)
    assert report.passed
    assert {row.code for row in report.rows} == {plain, kernels}
    damage = [("py", "    M = [\n", "    M = [1e-3 +\n", plain)]
    damage += [("c", " M[state] = ", " M[state] = 1e-3 + ", kernels)]
    for suffix, right, wrong, damaged in damage:
        source = folder / f"planar2r_{library}.{suffix}"
        text = source.read_text()
        assert text.count(right) == 1
        source.write_text(text.replace(right, wrong))
        rows = check_folder(folder, ["mass_matrix"], apart=True).rows
        assert {row.code for row in rows if not row.passed} == {damaged}
        source.write_text(text)


@pytest.mark.slow
@pytest.mark.parametrize("library", LIBRARIES)
def test_single_precision_stays_within_its_bound(library, tmp_path):
    folder = generate("panda", library, "all", tmp_path, dtype="float").folder
    assert check_folder(folder, apart=True).passed


@pytest.mark.slow
@pytest.mark.parametrize("library", LIBRARIES)
def test_hostile_names_stay_names(library, tmp_path):
    functions = [name for name in EVERY_NAME if name != "kinematics_gradient"]
    for robot in robots():
        module = module_of(robot, ["gravity"] if robot.name == "symbols" else functions)
        for name, text in TARGETS[library].emit(module).items():
            assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*\.\w+", name)
            (tmp_path / name).write_text(text, encoding="ascii")
            assert not re.search(r"os\.abort|#error|main ?\(|touch p|</script", code_of(text)), name
    modules = sorted(file.stem for file in tmp_path.glob("*.py"))
    assert len(modules) > 30
    script = f"import {', '.join(modules)}"
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)
    included = "import jax; print(jax.ffi.include_dir())"
    where = subprocess.run([sys.executable, "-c", included], capture_output=True, text=True)
    flags = [f"-DWITH_{name}" for name in (*functions, "gravity", "jac_inverse_dynamics")]
    flags += ["-std=c11", "-Wall", "-Wno-unused-function", "-Werror", "-fsyntax-only", "-isystem"]
    sources = sorted(map(str, tmp_path.glob("*.c")))
    subprocess.run([tool("cc"), *flags, where.stdout.strip(), *sources], check=True)


@pytest.mark.parametrize("library", LIBRARIES)
def test_same_bytes_twice_and_short_lines(library, tmp_path):
    functions = ["inverse_dynamics", "inverse_dynamics_derivatives"]
    made = [generate("planar2r", library, functions, tmp_path / d) for d in "ab"]
    texts = [{file.name: file.read_bytes() for file in one.files} for one in made]
    assert texts[0] == texts[1]
    for name, text in texts[0].items():
        if not name.endswith(".json"):
            assert max(map(len, text.decode("ascii").splitlines())) <= 100, name


def test_slopes_come_from_the_table_where_it_has_them():
    functions = ["inverse_dynamics", "inverse_dynamics_derivatives"]
    first, second = smooth_functions(module_of("planar2r", functions))
    assert first.slopes == ("inverse_dynamics_derivatives", "jac_inverse_dynamics")
    assert [array.name for array in first.jac.outputs] == ["dtau_dqdd"]
    assert second.slopes == ("jac_inverse_dynamics_derivatives",)
    (alone,) = smooth_functions(module_of("planar2r", functions[:1]))
    assert [array.name for array in alone.jac.outputs] == ["dtau_dq", "dtau_dqd", "dtau_dqdd"]
    # along velocities, which are no rates of coordinates, they are no partial derivatives
    first, _ = smooth_functions(module_of("mobile_manipulator", functions))
    assert first.slopes == ("jac_inverse_dynamics",)
    # those for a base at rest are not those for a moving one
    first, _ = smooth_functions(module_of("planar2r", functions, base_motion=True))
    assert first.slopes == ("jac_inverse_dynamics",)
    # parameters may drop out of them: gravity of a scara does not depend on q
    scara = load("scara").symbolic("inertial")
    first, second = smooth_functions(module_of(scara, ["gravity", "gravity_derivatives"]))
    assert "p" not in {array.name for array in second.program.inputs}
    assert first.slopes == ("gravity_derivatives", "jac_gravity")


def test_long_slopes_are_left_out_and_that_is_said(monkeypatch):
    monkeypatch.setattr(arrays, "LARGEST_OF_ALL", 20)
    (program,) = programs_of("planar2r", ["inverse_dynamics"])
    assert arrays.smooth(program, {}, named=True).jac is not None
    found = arrays.smooth(program, {}, named=False)
    assert (found.slopes, found.jac) == ((), None)
    assert found.left_out.endswith("is left out, since it has more than 20 operations.")


@pytest.mark.parametrize("library", LIBRARIES)
def test_without_the_library_the_cure_is_told(library, tmp_path, monkeypatch):
    folder = generate("pendulum", library, "gravity", tmp_path).folder
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(FunctionError, match=rf"is not installed; pip install \"\.\[{library}\]\""):
        check_folder(folder)
    with pytest.raises(ImportError, match=f"pendulum_{library} needs .*: pip install {library}"):
        exec((folder / f"pendulum_{library}.py").read_text(), {"__name__": "pendulum"})
