"""Linear equations with a symmetric positive semi-definite matrix, solved in its range.

    S A S = L D L^T     S scales the diagonal to 1; pivots, the largest first, determine the rank
    A x = r             x = A^+ r, the minimum-norm solution; the part of r outside the range is
                        ignored

S makes the rank independent of units. The rows after the last pivot depend linearly on the others,
and the last columns of L^-T span the null space of S A S.

RK88 Part II, (3.1) and (4.9d), inverts Omega, which is singular for planar or short arms and in
singular positions. The accelerations are unique nevertheless.

Numbers and NumPy arrays, real and complex, are solved directly, with any leading batch axes. For
graph nodes the equations become a node (`graph/expr.py`), whose value is computed here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from symdyn.errors import FunctionError
from symdyn.scalar import Scalar, is_sympy

PIVOTS = "its constraint equations are solved with pivots that depend on their values"
"""The reason why there are no closed forms of these solutions."""
NO_CLOSED_FORM = f"{PIVOTS}, so there is no closed form; generate code instead"


class SemidefiniteFactors(Protocol):
    """The factors of a semi-definite matrix."""

    def solve(self, r: Sequence[Scalar]) -> list[Scalar]:
        """Return the x of minimum norm with A x = r."""

    def null_part(self, w: Sequence[Scalar]) -> list[Scalar]:
        """Return the component of w in the null space of A."""

    @property
    def rank(self) -> Scalar:
        """The number of pivots."""

    @property
    def undetermined(self) -> list[Scalar]:
        """1 for entries of x that the equations do not determine, else 0."""


def factorize(A: Sequence[Sequence[Scalar]]) -> SemidefiniteFactors:
    """Factorize a symmetric matrix; entries above the diagonal are not used.

    >>> both = factorize([[2.0, 2.0], [2.0, 2.0]])
    >>> both.rank, both.solve([2.0, 2.0]), both.undetermined
    (1, [0.5, 0.5], [1, 1])
    """
    for row in A:
        for entry in row:
            if hasattr(entry, "factors_of"):
                found: SemidefiniteFactors = entry.factors_of(A)
                return found
            if is_sympy(entry):
                raise FunctionError(NO_CLOSED_FORM)
    return _Numeric(A)


class _Numeric:
    """The factors of a matrix of numbers or arrays."""

    def __init__(self, A: Sequence[Sequence[Scalar]]) -> None:
        import numpy as np

        n = len(A)
        lower = [A[max(i, j)][min(i, j)] for i in range(n) for j in range(n)]
        square = _stack(lower) if n else np.zeros(0)
        self.arrays = ArrayFactors(square.reshape(*square.shape[:-1], n, n))

    @property
    def rank(self) -> Scalar:
        rank: Scalar = _to_scalar(self.arrays.rank)
        return rank

    @property
    def undetermined(self) -> list[Scalar]:
        return _components(self.arrays.undetermined)

    def solve(self, r: Sequence[Scalar]) -> list[Scalar]:
        return _apply_linear(self.arrays.solve, r)

    def null_part(self, w: Sequence[Scalar]) -> list[Scalar]:
        return _apply_linear(self.arrays.null_part, w)


def _apply_linear(linear: Callable[[Any], Any], vector: Sequence[Scalar]) -> list[Scalar]:
    """Apply a linear map to a vector of numbers, of arrays, or of graph nodes."""
    import numpy as np

    if not vector:
        return []
    if any(hasattr(entry, "factors_of") for entry in vector):
        matrix = linear(np.eye(len(vector))).T
        return [sum(float(c) * x for c, x in zip(row, vector, strict=True)) for row in matrix]
    return _components(linear(_stack(vector)))


def _stack(entries: Sequence[Any]) -> Any:
    """Stack numbers or arrays along a new last axis; fractions become floats."""
    import numpy as np

    stacked = np.stack(np.broadcast_arrays(*entries), -1)
    return stacked.astype(float) if stacked.dtype == object else stacked


def _components(vectors: Any) -> list[Scalar]:
    return [_to_scalar(vectors[..., k]) for k in range(vectors.shape[-1])]


def _to_scalar(value: Any) -> Any:
    return value if value.ndim else value.item()


class ArrayFactors:
    """The factors of matrices in the last two axes of an array.

    Real parts determine the pivots and nothing is conjugated, so that complex steps give
    derivatives. A pivot up to `smallest` is zero; the diagonal is 1 before the first step. An entry
    of x is undetermined if it is larger than that in a unit vector of the null space. A row is zero
    if its diagonal entry is below `noise` times the largest one, the square of rounding errors.
    """

    def __init__(self, A: Any) -> None:
        import numpy as np

        n = A.shape[-1]
        self.smallest, noise = (1e-10, 1e-26) if A.real.dtype.itemsize > 4 else (1e-5, 1e-11)
        diagonal = np.einsum("...ii->...i", A)
        size = diagonal.real
        alive = ~(size <= noise * size.max(-1, keepdims=True, initial=0))  # so is what is no number
        self.scale = np.where(alive, 1 / np.sqrt(np.where(alive, diagonal, 1)), 0)
        rest = self.scale[..., :, None] * A * self.scale[..., None, :]
        taken = np.zeros(diagonal.shape, bool)
        going = np.ones(A.shape[:-2], bool)
        self.rank = np.zeros(A.shape[:-2], int)
        L, D, order = np.zeros_like(rest), np.ones_like(diagonal * 1.0), np.zeros(taken.shape, int)
        rows = np.arange(n)
        for k in range(n):
            left = np.where(taken, -1.0, np.einsum("...ii->...i", rest).real)
            p = left.argmax(-1)[..., None]
            going = going & ~(np.take_along_axis(left, p, -1)[..., 0] <= self.smallest)
            column = np.take_along_axis(rest, p[..., None, :], -1)[..., 0]
            pivot = np.where(going, np.take_along_axis(column, p, -1)[..., 0], 1)
            here = rows == p
            column = np.where(going[..., None] & ~taken, column / pivot[..., None], here)
            D[..., k], L[..., k], order[..., k] = pivot, column, p[..., 0]
            step = np.where(going, pivot, 0)[..., None, None]
            rest = rest - step * column[..., :, None] * column[..., None, :]
            taken = taken | here
            self.rank = self.rank + going
        self.order, self.D = order, D
        self.L = np.take_along_axis(L, order[..., None], -2)
        self.pivots = rows < np.asarray(self.rank)[..., None]
        self.null = self._null_space()

    def _null_space(self) -> Any:
        """Return unit vectors in the columns beyond the rank, zeros in the others."""
        import numpy as np

        inverse = np.swapaxes(np.linalg.inv(self.L), -1, -2)
        places = np.argsort(self.order, -1)
        Z = np.take_along_axis(inverse, places[..., None], -2)
        Z = Z * np.where(self.scale == 0, 1, self.scale)[..., None]
        Z = np.where(self.pivots[..., None, :], 0, Z)
        length = np.sqrt((Z * Z).sum(-2))
        return Z / np.where(self.pivots, 1, length)[..., None, :]

    @property
    def undetermined(self) -> Any:
        """1 where a vector of the null space is not zero."""
        return (abs(self.null) > self.smallest).any(-1).astype(int)

    def solve(self, r: Any) -> Any:
        """Return x for right-hand sides in the last axis; further leading axes are batches."""
        import numpy as np

        def rows_of(vectors: Any, places: Any) -> Any:
            return np.take_along_axis(vectors, np.broadcast_to(places, vectors.shape), -1)

        shape = np.broadcast_shapes(self.D.shape, r.shape)
        y = rows_of(np.broadcast_to(self.scale * (r - self.null_part(r)), shape), self.order)
        y = np.linalg.solve(self.L, y[..., None])[..., 0]
        y = np.where(self.pivots, y / self.D, 0)
        y = np.linalg.solve(np.swapaxes(self.L, -1, -2), y[..., None])[..., 0]
        x = self.scale * rows_of(y, np.argsort(self.order, -1))
        return x - self.null_part(x)

    def null_part(self, w: Any) -> Any:
        """Return Z (Z^T Z)^-1 Z^T w."""
        import numpy as np

        Z = self.null
        Zt = np.swapaxes(Z, -1, -2)
        gram = Zt @ Z + self.pivots[..., None] * np.eye(w.shape[-1])
        return (Z @ np.linalg.solve(gram, Zt @ w[..., None]))[..., 0]
