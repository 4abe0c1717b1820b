"""Minors against NumPy's determinants."""

import numpy as np
import pytest

from symdyn.lie.minors import bordered_minors, principal_minor


@pytest.mark.parametrize("pivots", [[], [2], [0, 3], [3, 1, 0]])
def test_bordered_minors_are_determinants_and_give_the_schur_complement(pivots):
    a = np.random.default_rng(len(pivots)).normal(size=(6, 7))
    a[0, 1] = a[3, 0] = 0
    rows, columns = [4, 5], [6, 4, 5]
    found = np.array(bordered_minors(a.tolist(), pivots, rows, columns), float)
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            whole = a[np.ix_([*pivots, row], [*pivots, column])]
            assert found[i, j] == pytest.approx(np.linalg.det(whole), rel=1e-12)
    d = principal_minor(a.tolist(), pivots)
    assert d == pytest.approx(np.linalg.det(a[np.ix_(pivots, pivots)]), rel=1e-12)
    schur = a[np.ix_(rows, columns)] - a[np.ix_(rows, pivots)] @ np.linalg.solve(
        a[np.ix_(pivots, pivots)], a[np.ix_(pivots, columns)]
    )
    assert found / d == pytest.approx(schur, rel=1e-11)
