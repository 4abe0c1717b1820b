"""3-vectors and 3x3 matrices as tuples, over any scalar."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.scalar import Scalar, is_number, is_zero

Vec3 = tuple[Scalar, Scalar, Scalar]
Mat3 = tuple[Vec3, Vec3, Vec3]

ZERO: Vec3 = (0, 0, 0)
IDENTITY: Mat3 = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ZERO_MATRIX: Mat3 = (ZERO, ZERO, ZERO)


def add(a: Vec3, b: Vec3) -> Vec3:
    """Return a + b."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def sub(a: Vec3, b: Vec3) -> Vec3:
    """Return a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scale(s: Scalar, a: Vec3) -> Vec3:
    """Return s a."""
    return (s * a[0], s * a[1], s * a[2])


def dot(a: Vec3, b: Vec3) -> Scalar:
    """Return a . b."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec3, b: Vec3) -> Vec3:
    """Return a x b.

    >>> cross((1, 0, 0), (0, 1, 0))
    (0, 0, 1)
    """
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def transpose(m: Mat3) -> Mat3:
    """Return the transposed matrix."""
    return (
        (m[0][0], m[1][0], m[2][0]),
        (m[0][1], m[1][1], m[2][1]),
        (m[0][2], m[1][2], m[2][2]),
    )


def apply(m: Mat3, a: Vec3) -> Vec3:
    """Multiply a matrix by a vector."""
    return (dot(m[0], a), dot(m[1], a), dot(m[2], a))


def matmul(a: Mat3, b: Mat3) -> Mat3:
    """Return the product of two matrices."""
    columns = transpose(b)
    return (
        (dot(a[0], columns[0]), dot(a[0], columns[1]), dot(a[0], columns[2])),
        (dot(a[1], columns[0]), dot(a[1], columns[1]), dot(a[1], columns[2])),
        (dot(a[2], columns[0]), dot(a[2], columns[1]), dot(a[2], columns[2])),
    )


def madd(a: Mat3, b: Mat3) -> Mat3:
    """Return the sum of two matrices."""
    return (add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2]))


def msub(a: Mat3, b: Mat3) -> Mat3:
    """Return the difference of two matrices."""
    return (sub(a[0], b[0]), sub(a[1], b[1]), sub(a[2], b[2]))


def mscale(s: Scalar, a: Mat3) -> Mat3:
    """Multiply a matrix by a scalar."""
    return (scale(s, a[0]), scale(s, a[1]), scale(s, a[2]))


def outer(a: Vec3, b: Vec3) -> Mat3:
    """Return a b^T."""
    return (scale(a[0], b), scale(a[1], b), scale(a[2], b))


def minus_outer(m: Mat3, a: Vec3, b: Vec3) -> Mat3:
    """Return m - a b^T."""
    return mat3([[m[i][j] - a[i] * b[j] for j in range(3)] for i in range(3)])


def trace(m: Mat3) -> Scalar:
    """Return the sum of the diagonal."""
    return m[0][0] + m[1][1] + m[2][2]


def scalar_minus(t: Scalar, m: Mat3) -> Mat3:
    """Return t 1 - m.

    >>> scalar_minus(5, ((1, 2, 3), (0, 1, 0), (0, 0, 1)))
    ((4, -2, -3), (0, 4, 0), (0, 0, 4))
    """
    return (
        (t - m[0][0], -m[0][1], -m[0][2]),
        (-m[1][0], t - m[1][1], -m[1][2]),
        (-m[2][0], -m[2][1], t - m[2][2]),
    )


def trace_minus(m: Mat3) -> Mat3:
    """Return tr(m) 1 - m, with sums of two entries on the diagonal.

    It maps w to the sum of r x (w x b) where m is the sum of b r^T, as inertia tensors do for
    b = r dm.

    >>> trace_minus(((1, 2, 3), (0, 1, 0), (0, 0, 1)))
    ((2, -2, -3), (0, 2, 0), (0, 0, 2))
    """
    xx, yy, zz = m[0][0], m[1][1], m[2][2]
    return (
        (yy + zz, -m[0][1], -m[0][2]),
        (-m[1][0], xx + zz, -m[1][2]),
        (-m[2][0], -m[2][1], xx + yy),
    )


def symmetric(m: Mat3) -> Mat3:
    """Return the symmetric matrix with the diagonal and the upper half of m."""
    return (
        m[0],
        (m[0][1], m[1][1], m[1][2]),
        (m[0][2], m[1][2], m[2][2]),
    )


def mat3(rows: Sequence[Sequence[Scalar]]) -> Mat3:
    """Return three rows of three as a matrix."""
    x, y, z = ((row[0], row[1], row[2]) for row in rows)
    return (x, y, z)


# -- coordinate axes -------------------------------------------------------------------------


def only_nonzero_index(v: Sequence[Scalar]) -> int | None:
    """Return the index of the only component that is not structurally zero, else None.

    For a unit vector it is the coordinate axis that the vector is along, in either direction.

    >>> only_nonzero_index((0, -1, 0)), only_nonzero_index((0.6, 0, 0.8))
    (1, None)
    """
    filled = [k for k, x in enumerate(v) if not is_zero(x)]
    return filled[0] if len(filled) == 1 else None


def coordinate_axis(v: Sequence[Scalar]) -> int | None:
    """Return the index of the coordinate axis that v is known to be, in either direction, or None.

    Unlike `only_nonzero_index` it does not accept a component that is an open parameter.

    >>> coordinate_axis((0, -1, 0)), coordinate_axis((0, 0, 2))
    (1, None)
    """
    k = only_nonzero_index(v)
    return k if k is not None and is_number(v[k]) and abs(v[k]) == 1 else None
