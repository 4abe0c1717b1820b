"""Compiled functions as objects: written into given arrays, sent to other processes."""

import multiprocessing
import pickle

import numpy as np
import pytest

import symdyn as sd
from symdyn.runtime import cache as libraries

FUNCTIONS = ["mass_matrix", "inverse_dynamics_derivatives"]
Q = np.linspace(-1, 1, 10).reshape(5, 2)


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        folder.chmod(0o700)
        patch.setenv("SYMDYN_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="module")
def arm(cache):
    return sd.compile("planar2r", FUNCTIONS)


@pytest.fixture(scope="module")
def in_python():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CC", "no-such-compiler")
        with pytest.warns(UserWarning, match="emitted Python"):
            return sd.compile("planar2r", FUNCTIONS)


@pytest.fixture(params=["C", "Python"])
def dyn(request, arm, in_python):
    return {"C": arm, "Python": in_python}[request.param]


# -- out= ------------------------------------------------------------------------------------


def test_results_are_written_into_the_arrays_given(dyn):
    M = np.full((5, 2, 2), np.nan)
    assert dyn.mass_matrix(Q, out=M) is M
    assert np.array_equal(M, dyn.mass_matrix(Q))
    both = np.full((2, 5, 2, 2), np.nan)
    a, b = dyn.inverse_dynamics_derivatives(Q, Q, Q, out=(both[0], both[1]))
    assert np.array_equal(both, dyn.inverse_dynamics_derivatives(Q, Q, Q))
    assert np.shares_memory(a, both[0])
    assert np.shares_memory(b, both[1])


@pytest.mark.parametrize(
    ("out", "error", "message"),
    [
        (np.empty((4, 2, 2)), ValueError, r"out for M .* give float64 of shape \(5, 2, 2\)"),
        (np.empty((5, 2, 2), np.float32), ValueError, "out for M is float32"),
        (np.empty((5, 2, 4))[:, :, ::2], ValueError, "out for M is not contiguous"),
        (np.broadcast_to(np.zeros(2), (5, 2, 2)), ValueError, "out for M is not contiguous"),
        ((np.empty((5, 2, 2)),) * 2, TypeError, "gives M: out takes 1 arrays in a tuple, got 2"),
        ([[0.0]], TypeError, "out for M is a list; give an array"),
    ],
)
def test_an_array_that_does_not_fit_is_explained(dyn, out, error, message):
    with pytest.raises(error, match=message):
        dyn.mass_matrix(Q, out=out)


def test_a_read_only_array_is_rejected(dyn):
    M = np.empty((5, 2, 2))
    M.flags.writeable = False
    with pytest.raises(ValueError, match="out for M is read-only"):
        dyn.mass_matrix(Q, out=M)


def test_results_may_not_overlap_what_is_still_read(arm):
    memory = np.zeros((7, 2, 2))
    with pytest.raises(ValueError, match="out for M overlaps q"):
        arm.mass_matrix(memory[4:].reshape(6, 2)[:5], out=memory[:5])
    with pytest.raises(ValueError, match="out for dtau_dqd overlaps out for dtau_dq"):
        arm.inverse_dynamics_derivatives(Q, Q, Q, out=(memory[:5], memory[2:]))
    arm.mass_matrix(memory[5:].reshape(4, 2)[:, ::-1], out=memory[1:5])  # read from a copy


# -- pickles ---------------------------------------------------------------------------------


def _in_a_worker(function):
    return function(Q), function.robot.name


def test_functions_work_in_other_processes(arm):
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        M, name = pool.apply(_in_a_worker, (arm.mass_matrix,))
    assert np.array_equal(M, arm.mass_matrix(Q))
    assert name == "planar2r"


def test_all_functions_pickle_together(dyn):
    again = pickle.loads(pickle.dumps(dyn))
    assert (again.language, repr(again)) == (dyn.language, repr(dyn))
    assert again.mass_matrix.__name__ == "mass_matrix"
    assert again.mass_matrix.__doc__ == dyn.mass_matrix.__doc__
    assert again.mass_matrix.robot is again.robot
    for mine, known in zip(
        again.inverse_dynamics_derivatives(Q, Q, Q),
        dyn.inverse_dynamics_derivatives(Q, Q, Q),
        strict=True,
    ):
        assert np.array_equal(mine, known)


def test_whoever_has_no_library_builds_it_again(arm, tmp_path, monkeypatch):
    text = pickle.dumps(arm)
    monkeypatch.setenv("SYMDYN_CACHE", str(tmp_path / "elsewhere"))
    built = []
    monkeypatch.setattr(
        libraries, "compile_c", lambda *args, own=libraries.compile_c: built.append(own(*args))
    )
    for _ in range(2):  # the second time it is there
        assert np.array_equal(pickle.loads(text).mass_matrix(Q), arm.mass_matrix(Q))
        assert len(built) == 1
