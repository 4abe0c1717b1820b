"""Which derivatives of a step are zero: the sums of `step.py` over what may differ from zero."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.casadi.matrices import Matrix

Entries = NDArray[np.bool_]
"""True for the entries of a matrix that may differ from zero."""
STAGES = 4


def sensitivities(slopes: Entries) -> tuple[list[Entries], list[Entries], Entries]:
    """d(x_i)/dz and d(k_i)/dz of every stage, and d(x_next)/dz, from dg/d(x, v)."""
    nx, nz = slopes.shape
    start = np.eye(nx, nz + 1, dtype=bool)
    by_v = np.zeros((nx, nz + 1), bool)
    by_v[:, nx:nz] = slopes[:, nx:]
    states, rates = [start], []
    for stage in range(STAGES):
        rates.append(by_v | slopes[:, :nx] @ states[stage])
        moved = start | rates[stage]
        moved[:, nz] = True
        states.append(moved)
    end = start | np.any(rates, axis=0)
    end[:, nz] = True
    return states[:STAGES], rates, end


def hessian(states: list[Entries], rates: list[Entries], curvatures: Entries) -> Entries:
    """That of a weighted sum of x_next in z, from that of the rates in (x, v)."""
    nx, nz = len(states[0]), len(curvatures)
    by_v = np.eye(nz, nz + 1, dtype=bool)[nx:]
    found = np.zeros((nz + 1, nz + 1), bool)
    for state in states:
        turn = np.vstack((state, by_v))
        found |= turn.T @ curvatures @ turn
    with_time = np.any(rates, axis=(0, 1))
    found[nz] |= with_time
    found[:, nz] |= with_time
    return found


def filled(rows: int, columns: int, blocks: list[tuple[Matrix, int, int]]) -> Entries:
    """A matrix with blocks in it, each at a row and a column."""
    found = np.zeros((rows, columns), bool)
    for matrix, row, column in blocks:
        for place in matrix.places:
            found[row + place % matrix.rows, column + place // matrix.rows] = True
    return found


def cut(name: str, entries: Entries) -> Matrix:
    """The matrix that has these entries."""
    places = tuple(int(k) for k in np.flatnonzero(entries.T))
    rows, columns = entries.shape
    return Matrix(name, rows, columns, places)
