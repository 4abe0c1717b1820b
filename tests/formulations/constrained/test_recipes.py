"""Every algorithm for closed chains, as sweeps over links, finds the motion of the oracle."""

import numpy as np
import pytest

from tests.formulations.constrained.grasps import GRASPS, KINDS, holding
from tests.formulations.constrained.recipes import Solver, solved_in_range
from tests.formulations.operators.sm03_motions import close

CASES = [(name, kind) for name in GRASPS for kind in KINDS]
ALGORITHMS = ("rccfd1", "rccfd2", "rccfd3", "general", "analytic")
SPACE = [(name, kind) for name in ("ur5 in space", "satellite") for kind in KINDS]


def solver(name, kind):
    return Solver(holding(name, kind))


def agrees(s, qdd, f):
    held = s.held
    close(qdd, held.qdd[: held.na])
    close(s.object_acceleration(f), held.qdd[held.na :])
    assert held.same_force(f)
    rates = -(held.all_rows @ held.qdd + held.all_bias)[held.free]
    close(s.contact_rate(qdd, f), rates)


@pytest.mark.sample(25)
@pytest.mark.parametrize(("name", "kind"), CASES)
def test_all_algorithms_find_one_motion(name, kind):
    s = solver(name, kind)
    for algorithm in ALGORITHMS:
        agrees(s, *getattr(s, algorithm)())


@pytest.mark.parametrize(("name", "kind"), [*SPACE, ("hand in space", "point")])
def test_swain_morris_finds_it_too(name, kind):
    """Where the contacts' part of H has an inverse, which three points of short fingers have."""
    s = solver(name, kind)
    agrees(s, *s.swain_morris())


@pytest.mark.parametrize(("name", "kind"), [("planar pair", "rigid"), ("hand", "rigid")])
def test_pivots_find_rank_and_shortest_force(name, kind):
    s = solver(name, kind)
    r = np.random.default_rng(2).normal(size=len(s.Omega))
    inside = s.Omega @ r
    x, rank, undetermined, outside = solved_in_range(s.Omega, inside)
    assert rank == np.linalg.matrix_rank(s.Omega, tol=1e-9) < len(r)
    close(x, np.linalg.pinv(s.Omega, rcond=1e-9) @ inside)
    close(outside, np.zeros_like(r))
    kernel = np.eye(len(r)) - np.linalg.pinv(s.Omega, rcond=1e-9) @ s.Omega
    assert list(undetermined) == list(np.abs(kernel).max(axis=1) > 1e-9)
    assert np.abs(solved_in_range(s.Omega, r)[3]).max() > 1e-3
