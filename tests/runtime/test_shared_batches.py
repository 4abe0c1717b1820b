"""Threads that share a batch: the same numbers, whatever their number."""

import pickle
import subprocess
import sys

import numpy as np
import pytest

import symdyn as sd
from symdyn.runtime import functions


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        folder.chmod(0o700)
        patch.setenv("SYMDYN_CACHE", str(folder))
        patch.setattr(functions, "STATES_PER_THREAD", 64)
        yield folder


@pytest.fixture(scope="module")
def arms():
    names = ["inverse_dynamics", "mass_matrix"]
    return [sd.compile("planar2r", names, threads=k) for k in (1, 2, 3)]


@pytest.mark.parametrize("size", [0, 1, 127, 128, 1000])
def test_any_number_of_threads_gives_the_same_bits(arms, size):
    q, qd, qdd = np.random.default_rng(size).normal(size=(3, size, 2))
    tau, *others = (arm.inverse_dynamics(q, qd[:1] if size else qd, qdd) for arm in arms)
    assert all(np.array_equal(tau, other) for other in others)
    M, *others = (arm.mass_matrix(q) for arm in arms)
    assert all(np.array_equal(M, other) for other in others)
    for b in {0, size - 1} if size else ():
        assert np.array_equal(M[b], arms[0].mass_matrix(q[b]))


def test_threads_are_woken_for_many_states_only(arms):
    assert [arm.mass_matrix.code.threads_for(n) for arm in arms for n in (1, 128, 10**6)] == [
        *(1, 1, 1),
        *(1, 2, 2),
        *(1, 2, 3),
    ]


def test_states_in_turn_are_shared_too():
    alone, together = (sd.compile("four_bar", "closed_chain_dynamics", threads=k) for k in (1, 2))
    q = np.tile(alone.robot.start(), (300, 1))
    qd, tau = np.random.default_rng(0).normal(size=(2, 300, alone.robot.nv))
    expected = alone.closed_chain_dynamics(q, qd, tau)
    for mine, known in zip(together.closed_chain_dynamics(q, qd, tau), expected, strict=True):
        assert np.array_equal(mine, known)


FORK = """
import os
import numpy as np
import symdyn as sd

q = np.random.default_rng(1).normal(size=(1000, 2))
arm = sd.compile("planar2r", "mass_matrix", threads=2)
M = arm.mass_matrix(q)  # wakes the threads, which the child does not have
child = os.fork()
if not child:
    os._exit(0 if np.array_equal(arm.mass_matrix(q), M) else 1)
assert os.waitpid(child, 0)[1] == 0
"""


def test_a_child_of_fork_does_without():
    """In a process of its own: JAX, loaded by another test, would warn of the fork."""
    subprocess.run([sys.executable, "-c", FORK], check=True, timeout=60)


def test_threads_survive_a_pickle(arms):
    again = pickle.loads(pickle.dumps(arms[2].mass_matrix))
    assert again.code.threads == 3


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", None, 10**6])
def test_nonsense_is_rejected(threads):
    with pytest.raises(sd.FunctionError, match="threads takes a whole number from 1 to"):
        sd.compile("planar2r", "gravity", threads=threads)


def test_without_openmp_one_thread_does_it_all(monkeypatch):
    monkeypatch.setattr(functions, "OPENMP", ("-fno-such-flag",))
    with pytest.warns(UserWarning, match="without OpenMP one thread does it all"):
        dyn = sd.compile("pendulum", "gravity", threads=2)
    assert (dyn.language, dyn.gravity.code.threads) == ("C", 1)
    assert dyn.gravity(np.zeros((1000, 1))).shape == (1000, 1)
