"""`symdyn.compile`: compiled C behind NumPy."""

import os
import subprocess
import sys

import numpy as np
import pytest

import symdyn as sd
from symdyn.codegen.python import load_python
from symdyn.runtime import cache as libraries
from tests.making import programs_of
from tests.quick import quick

Q, QD, QDD = (np.linspace(a, b, 6) for a, b in ((-1, 1), (0.5, -0.7), (2, -1)))


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


ROBOTS = ("pendulum", "cartpole", "scara", "puma560", "panda", "iiwa14", "quadruped")


@pytest.mark.parametrize("name", quick(ROBOTS, ["pendulum"]))
def test_every_function_over_states_equals_the_graph(name, monkeypatch):
    monkeypatch.setattr(libraries, "FLAGS", ("-O0",))
    robot = sd.load(name)
    dyn = sd.compile(robot)
    assert dyn.language == "C"
    rng = np.random.default_rng(3)
    for program in programs_of(robot, ["all"]):
        arguments = [
            dyn.p if a.name == "p" else rng.uniform(-1, 1, (11, *a.shape)) for a in program.inputs
        ]
        results = getattr(dyn, program.name)(*arguments)
        results = results if isinstance(results, tuple) else (results,)
        for result, expected in zip(results, program(*arguments), strict=True):
            assert result.shape == expected.shape
            scale = 1 + np.abs(expected).max(initial=0)
            assert np.allclose(result, expected, rtol=0, atol=1e-12 * scale), program.name


def test_batches_broadcast():
    dyn = sd.compile(sd.load("puma560"), ["inverse_dynamics", "mass_matrix", "kinetic_energy"])
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.normal(size=(5, 1, 6)), rng.normal(size=(3, 6)), rng.normal(size=6)
    tau = dyn.inverse_dynamics(q, qd, qdd)
    assert tau.shape == (5, 3, 6)
    assert np.array_equal(tau[4, 2], dyn.inverse_dynamics(q[4, 0], qd[2].tolist(), qdd))
    assert dyn.mass_matrix(q).shape == (5, 1, 6, 6)
    assert dyn.kinetic_energy(q, qd).shape == (5, 3)
    assert dyn.inverse_dynamics(np.empty((0, 6)), qd[0], qdd).shape == (0, 6)


@pytest.fixture(scope="module")
def arm(tmp_path_factory):
    """The Puma's inverse dynamics and mass matrix, compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYMDYN_CACHE", str(tmp_path_factory.mktemp("arm")))
        return sd.compile(sd.load("puma560"), ["inverse_dynamics", "mass_matrix"])


@pytest.mark.parametrize("size", [1, 3, 7, 8, 64, 65, 1000])
def test_a_state_gives_the_same_bits_in_any_batch(size, arm):
    dyn, rng = arm, np.random.default_rng(1)
    q, qd, qdd = rng.normal(size=(3, size, 6))
    tau, M = dyn.inverse_dynamics(q, qd, qdd), dyn.mass_matrix(q)
    for b in {0, size // 2, size - 1}:
        assert np.array_equal(tau[b], dyn.inverse_dynamics(q[b], qd[b], qdd[b]))
        assert np.array_equal(M[b], dyn.mass_matrix(q[b]))
    (program,) = programs_of(sd.load("puma560"), ["inverse_dynamics"])
    assert np.allclose(tau, program(q, qd, qdd)[0], rtol=1e-12, atol=1e-12)
    # An input that is the same for all states need not be repeated.
    same = dyn.inverse_dynamics(q, qd[0], qdd[:1])
    full = dyn.inverse_dynamics(q, np.tile(qd[0], (size, 1)), np.tile(qdd[0], (size, 1)))
    assert np.array_equal(same, full)


def test_a_plain_number_stands_for_an_array_of_one(tmp_path):
    robot = sd.load("planar2r", floating=True)
    q, qd = robot.neutral(), np.linspace(-1, 1, robot.nv)
    folder = sd.generate(robot, "python", ["integrate"], tmp_path).folder
    emitted = load_python(
        folder, {"name": robot.name, "functions": {"integrate": {"outputs": [0]}}}
    )
    compiled = sd.compile(robot, ["integrate"]).integrate
    for integrate in (compiled, lambda *given: emitted["integrate"](*given)[0]):
        assert np.array_equal(integrate(q, qd, 0.1), integrate(q, qd, [0.1]))
        assert integrate([q] * 3, qd, 0.1).shape == (3, robot.nq)
        with pytest.raises((ValueError, sd.RobotError), match="q has shape"):
            integrate(0.1, qd, 0.1)


def test_arrays_need_not_be_contiguous(arm):
    dyn = arm
    states = np.random.default_rng(2).normal(size=(6, 100))
    assert np.array_equal(dyn.mass_matrix(states.T[::3]), dyn.mass_matrix(states.T[::3].copy()))


def test_open_parameters_are_the_last_argument():
    robot = sd.load("planar2r").symbolic("all")
    dyn = sd.compile(robot, "mass_matrix")
    baked = sd.compile(sd.load("planar2r"), "mass_matrix")
    q = [0.3, 0.4]
    assert np.allclose(dyn.mass_matrix(q, dyn.p), baked.mass_matrix(q), rtol=1e-14)
    many = dyn.mass_matrix(q, dyn.p * np.linspace(1, 2, 4)[:, None])
    assert many.shape == (4, 2, 2)


def test_inputs_are_also_given_by_their_names(monkeypatch):
    dyn = sd.compile("planar2r", "bias")
    q, qd = [0.3, 0.4], [1.0, -2.0]
    expected = dyn.bias(q, qd)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("SYMDYN_CACHE", os.devnull)
    with pytest.warns(UserWarning, match="emitted Python runs"):
        slow = sd.compile("planar2r", "bias")
    for one in (dyn, slow):
        assert np.allclose(one.bias(qd=qd, q=q), expected, rtol=1e-14)
        assert np.allclose(one.bias(q, qd=qd), expected, rtol=1e-14)
    with pytest.raises(TypeError, match=r"bias\(q, qd\) has no argument 'v'"):
        dyn.bias(q, v=qd)
    with pytest.raises(TypeError, match=r"bias\(q, qd\) got q twice"):
        dyn.bias(q, q=q)
    with pytest.raises(TypeError, match=r"bias\(q, qd\) got no qd"):
        dyn.bias(q=q)


def test_wrong_shapes_and_names_are_explained():
    dyn = sd.compile(sd.load("planar2r"), ["bias"])
    with pytest.raises(ValueError, match=r"q has shape \(3,\), expected \(\.\.\., 2\)"):
        dyn.bias([1, 2, 3], [1, 2])
    with pytest.raises(TypeError, match="got 1 arguments"):
        dyn.bias([1, 2])
    with pytest.raises(AttributeError, match="there are: bias"):
        dyn.gravity([1, 2])
    assert repr(dyn) == "<planar2r in C: bias>"
    assert {"bias", "robot", "p"} <= set(dir(dyn))


def test_single_precision_and_options():
    dyn = sd.compile(sd.load("puma560"), ["inverse_dynamics"], dtype="float", tip_wrench=True)
    tau = dyn.inverse_dynamics(Q, QD, QDD, np.zeros((1, 6)))
    assert tau.dtype == np.float32
    exact = sd.compile(sd.load("puma560"), ["inverse_dynamics"]).inverse_dynamics(Q, QD, QDD)
    assert np.allclose(tau, exact, rtol=1e-4, atol=1e-4)


def test_a_second_compilation_comes_from_the_cache(cache, monkeypatch):
    sd.compile(sd.load("planar2r"), "bias")
    files = list(cache.iterdir())
    assert len(files) == 1
    monkeypatch.setattr(libraries, "compile_c", None)
    sd.compile(sd.load("planar2r"), "bias")
    assert list(cache.iterdir()) == files


@pytest.mark.slow
def test_many_processes_may_compile_at_once(cache):
    script = (
        "import symdyn as sd; dyn = sd.compile(sd.load('planar2r'), ['bias', 'mass_matrix']); "
        "print(dyn.language, dyn.mass_matrix([0.1, 0.2])[0, 0])"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    answers = {process.communicate()[0] for process in running}
    assert len(answers) == 1
    assert answers.pop().startswith("C ")
    assert [path.suffix for path in cache.iterdir()] == [".so"]


def test_code_that_a_compiler_warns_of_is_used(monkeypatch):
    """Newer compilers warn of more; warnings are errors in tests only (`tests/strict.py`)."""
    monkeypatch.delenv("CC")
    library = libraries.library_of(["int twice(int x, int unused) { return 2 * x; }"], "warned")
    assert library.twice(4, 0) == 8


def test_python_that_replaces_c_is_named_with_the_reason(monkeypatch):
    monkeypatch.setenv("CC", "cc -include /no/such/file.h")
    wanted = "compiler rejects it: .*file.h.*; emitted Python runs instead of C for: gravity, bias$"
    with pytest.warns(UserWarning, match=wanted):
        dyn = sd.compile("planar2r", ["bias", "gravity"])
    assert dyn.language == "Python"


def test_without_a_compiler_the_python_takes_over(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.warns(UserWarning, match="no-such-compiler.*emitted Python"):
        dyn = sd.compile(sd.load("puma560"), "inverse_dynamics")
    assert dyn.language == "Python"
    (program,) = programs_of(sd.load("puma560"), ["inverse_dynamics"])
    assert np.allclose(dyn.inverse_dynamics(Q, QD, QDD), program(Q, QD, QDD)[0])


def test_the_key_names_the_processor(cache, monkeypatch):
    for processor in ("one", "another", "one"):
        monkeypatch.setattr(libraries, "_processor", lambda processor=processor: processor)
        sd.compile(sd.load("pendulum"), "gravity")
    assert len(list(cache.iterdir())) == 2


def test_the_processor_is_known_by_its_instructions():
    assert "flags" in libraries._processor() or "Features" in libraries._processor()


@pytest.mark.parametrize("rest", quick([2000, 0, -1], [-1]))
def test_a_damaged_library_is_built_again(cache, rest):
    sd.compile(sd.load("pendulum"), "gravity")
    (library,) = cache.iterdir()
    whole = library.read_bytes()
    library.unlink()  # it is loaded: what is written into it would be run
    library.write_bytes(whole[:rest])
    dyn = sd.compile(sd.load("pendulum"), "gravity")
    assert dyn.language == "C"
    assert [path.read_bytes() for path in cache.iterdir()] == [whole]


def unusable(cache, monkeypatch, how):
    """Make the cache folder unusable in one of several ways."""
    if how == "file":
        cache.write_text("")
    elif how == "writable by all":
        cache.mkdir()
        cache.chmod(0o777)
    elif how == "of another user":
        cache.mkdir()
        monkeypatch.setattr(os, "getuid", lambda: 12345)
        monkeypatch.setattr(libraries, "ROOT", 12346)
    else:
        monkeypatch.setenv("SYMDYN_CACHE", "/proc/nowhere")


@pytest.mark.parametrize("how", ["file", "writable by all", "of another user", "read-only"])
def test_without_a_cache_it_is_compiled_each_time(cache, monkeypatch, how):
    unusable(cache, monkeypatch, how)
    with pytest.warns(UserWarning, match="the cache folder cannot be used"):
        dyn = sd.compile(sd.load("pendulum"), "gravity")
    assert dyn.language == "C"
    assert dyn.gravity([0.1]).shape == (1,)
    assert not cache.is_dir() or not list(cache.iterdir())


def test_a_new_cache_is_for_its_user_alone(cache):
    sd.compile(sd.load("pendulum"), "gravity")
    assert cache.stat().st_mode & 0o077 == 0
