"""Functions on all scalar types of derivations.

A derivation is written once, with Python operators and the functions here. The scalar may be

- a Python number: evaluated with mpmath, so that all machines get the same bits, and exact at
  multiples of pi/12 (`cos(pi/2)` is 0, not 6e-17: zeros of the mass matrix depend on it);
- a graph node, or a NumPy or SymPy object.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from numbers import Real
from typing import Any, Protocol, TypeGuard, TypeVar, overload


class Scalar(Protocol):
    """The scalar of a derivation: a number, a graph node, a NumPy or SymPy object.

    It has the arithmetic of a field, and no order and no powers, which exact fields lack. `float`
    raises a TypeError where it is not a number. A value that must be a number is annotated as
    float, one that must be a node as Expr.
    """

    def __add__(self, other: Any, /) -> Scalar: ...
    def __radd__(self, other: Any, /) -> Scalar: ...
    def __sub__(self, other: Any, /) -> Scalar: ...
    def __rsub__(self, other: Any, /) -> Scalar: ...
    def __mul__(self, other: Any, /) -> Scalar: ...
    def __rmul__(self, other: Any, /) -> Scalar: ...
    def __truediv__(self, other: Any, /) -> Scalar: ...
    def __rtruediv__(self, other: Any, /) -> Scalar: ...
    def __neg__(self) -> Scalar: ...
    def __abs__(self) -> Any: ...
    def __float__(self) -> float: ...


_Scalar = TypeVar("_Scalar", bound=Scalar)
_Vector = TypeVar("_Vector", bound=Sequence[Scalar])
_Matrix = TypeVar("_Matrix", bound=Sequence[Sequence[Scalar]])


SNAP_TOLERANCE = 1e-9
"""Angles in robot descriptions closer than this to a multiple of pi/12 are snapped to it."""

_ULPS = 1e-15


def is_number(x: Any) -> TypeGuard[float]:
    """True for a plain real number: int, float, Fraction, NumPy float.

    >>> is_number(1.5), is_number("1.5")
    (True, False)
    """
    return _is_real(type(x))  # type: ignore[arg-type]


@cache
def _is_real(kind: type) -> bool:
    """Whether a type is a real number type; cached because abstract base classes are slow."""
    return issubclass(kind, Real)


@cache
def _multiple_of_15_degrees(k: int) -> float:
    import mpmath

    with mpmath.workdps(40):
        return float(mpmath.pi * k / 12)


def snap_angle(angle: float, tolerance: float = SNAP_TOLERANCE) -> float:
    """Return the multiple of pi/12 within `tolerance` (rad) of the angle, or the angle itself.

    >>> snap_angle(1.57079632679) == math.pi / 2
    True
    >>> snap_angle(1.5708)
    1.5708
    """
    k = round(angle * 12 / math.pi)
    nearest = _multiple_of_15_degrees(k)
    return nearest if abs(angle - nearest) <= tolerance else angle


@lru_cache(maxsize=4096)
def _trig_of_number(kind: str, angle: float | Fraction) -> float | int:
    """Return the correctly rounded sine or cosine, with exact multiples of pi/12."""
    import mpmath

    x = float(angle)
    k = round(x * 12 / math.pi)
    with mpmath.workdps(40):
        if abs(x - _multiple_of_15_degrees(k)) <= _ULPS * max(1.0, abs(x)):
            exact = mpmath.sinpi if kind == "sin" else mpmath.cospi
            value = float(exact(mpmath.mpf(k) / 12))
            return int(value) if value in (-1.0, 0.0, 1.0) else value
        return float((mpmath.sin if kind == "sin" else mpmath.cos)(mpmath.mpf(x)))


def apply(kind: str, x: Any) -> Scalar:
    """Apply one of sin, cos, sqrt, sign, abs, tanh to any scalar.

    The sign of a complex number is that of its real part, so that complex-step differentiation
    treats sign and abs as functions of a real variable.

    >>> apply("sign", -2.5), apply("abs", -2.5)
    (-1, 2.5)
    """
    if is_number(x):
        return _of_number(kind, x)
    value: Scalar
    if kind == "abs":
        value = x * apply("sign", x) if _is_complex(x) else abs(x)
    elif (method := getattr(x, kind, None)) is not None:
        value = method()
    elif is_sympy(x):
        import sympy

        value = getattr(sympy, kind)(x)
    else:
        import numpy as np

        value = getattr(np, kind)(x.real if kind == "sign" else x)
    return value


def _is_complex(x: object) -> bool:
    return getattr(getattr(x, "dtype", None), "kind", "") == "c"


def _of_number(kind: str, x: float) -> float:
    if kind in ("sin", "cos"):
        return _trig_of_number(kind, x)
    if kind == "sqrt":
        root = math.sqrt(x)
        return int(root) if isinstance(x, int) and root.is_integer() else root
    if kind == "sign":
        return int(x > 0) - int(x < 0)
    if kind == "abs":
        return abs(x)
    import mpmath

    return float(mpmath.tanh(x))


@overload
def sin(x: float) -> float: ...
@overload
def sin(x: Scalar) -> Scalar: ...
def sin(x: Scalar) -> Scalar:
    """Return the sine of any scalar.

    >>> sin(math.pi / 6)
    0.5
    """
    return apply("sin", x)


@overload
def cos(x: float) -> float: ...
@overload
def cos(x: Scalar) -> Scalar: ...
def cos(x: Scalar) -> Scalar:
    """Return the cosine of any scalar.

    >>> cos(math.pi / 2)
    0
    """
    return apply("cos", x)


def sqrt(x: Scalar) -> Scalar:
    """Return the square root of any scalar.

    >>> sqrt(2.25)
    1.5
    """
    return apply("sqrt", x)


def sign(x: Scalar) -> Scalar:
    """Return -1, 0 or 1."""
    return apply("sign", x)


def tanh(x: Scalar) -> Scalar:
    """Return the hyperbolic tangent of any scalar."""
    return apply("tanh", x)


def atan2(y: Any, x: Any) -> Scalar:
    """Return the angle of the point (x, y), between -pi and pi.

    >>> atan2(1, 0) == math.pi / 2
    True
    """
    if is_number(y) and is_number(x):
        import mpmath

        with mpmath.workdps(40):
            angle = float(mpmath.atan2(mpmath.mpf(float(y)), mpmath.mpf(float(x))))
        return int(angle) if angle == 0 else angle
    value: Scalar
    if hasattr(y, "atan2") or hasattr(x, "atan2"):
        value = (y if hasattr(y, "atan2") else x * 0 + y).atan2(x)
    elif is_sympy(y) or is_sympy(x):
        import sympy

        value = sympy.atan2(y, x)
    else:
        import numpy as np

        real = value = np.arctan2(np.real(y), np.real(x))
        if np.iscomplexobj(y) or np.iscomplexobj(x):
            # Rotated back by the real angle, so that small imaginary parts keep their digits.
            s, c = np.sin(real), np.cos(real)
            value = real + np.arctan((c * y - s * x) / (c * x + s * y))
    return value


def select(test: Any, yes: Any, no: Any) -> Scalar:
    """Return `yes` where test > 0, else `no`; for a complex test by its real part.

    Both are computed. Both have to be finite, with finite derivatives, where the other one is
    selected.

    >>> select(0.5, 1, 2), select(0, 1, 2)
    (1, 2)
    """
    value: Scalar
    if is_number(test):
        value = yes if test > 0 else no
    elif hasattr(test, "select"):
        value = test.select(yes, no)
    elif is_sympy(test):
        import sympy

        value = sympy.Piecewise((yes, test > 0), (no, True))
    else:
        import numpy as np

        value = np.asarray(np.where(np.real(test) > 0, yes, no))[()]
    return value


def is_sympy(x: object) -> bool:
    """Whether a scalar is an object of SymPy."""
    return type(x).__module__.startswith("sympy")


def is_zero(x: object) -> bool:
    """True where a scalar is structurally zero: the number, or a folded graph node.

    >>> is_zero(0.0), is_zero(1e-300)
    (True, False)
    """
    return bool(x == 0) if is_number(x) else bool(getattr(x, "is_zero", False))


def label(value: _Scalar, name: str, block: str = "") -> _Scalar:
    """Name a quantity of a derivation, so that generated code reads like the derivation.

    `block` is the title of the code block that ends here. Only graph nodes are labelled; other
    scalars pass unchanged.

    >>> label(0.5, "s1", "joint 1: sine")
    0.5
    """
    mark = getattr(value, "mark", None)
    if mark is not None:
        mark(name, block)
    return value


def label_vector(vector: _Vector, name: str, block: str = "") -> _Vector:
    """Name the three components `name_x`, `name_y`, `name_z`."""
    for value, axis in zip(vector, "xyz", strict=True):
        label(value, f"{name}_{axis}", block)
    return vector


def label_matrix(matrix: _Matrix, name: str, block: str = "") -> _Matrix:
    """Name the nine entries `name_xx`, `name_xy`, ..., `name_zz`."""
    for row, axis in zip(matrix, "xyz", strict=True):
        for value, other in zip(row, "xyz", strict=True):
            label(value, f"{name}_{axis}{other}", block)
    return matrix
