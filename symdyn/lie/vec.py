"""3-vectors and 3x3 matrices as tuples, over any scalar."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.scalar import Scalar

Vec3 = tuple[Scalar, Scalar, Scalar]
Mat3 = tuple[Vec3, Vec3, Vec3]

ZERO: Vec3 = (0, 0, 0)
IDENTITY: Mat3 = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def add(a: Vec3, b: Vec3) -> Vec3:
    """a + b"""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def sub(a: Vec3, b: Vec3) -> Vec3:
    """a - b"""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scale(s: Scalar, a: Vec3) -> Vec3:
    """s a"""
    return (s * a[0], s * a[1], s * a[2])


def dot(a: Vec3, b: Vec3) -> Scalar:
    """a . b"""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec3, b: Vec3) -> Vec3:
    """a x b

    >>> cross((1, 0, 0), (0, 1, 0))
    (0, 0, 1)
    """
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def transpose(m: Mat3) -> Mat3:
    """The transposed matrix."""
    return (
        (m[0][0], m[1][0], m[2][0]),
        (m[0][1], m[1][1], m[2][1]),
        (m[0][2], m[1][2], m[2][2]),
    )


def apply(m: Mat3, a: Vec3) -> Vec3:
    """The matrix times a vector."""
    return (dot(m[0], a), dot(m[1], a), dot(m[2], a))


def matmul(a: Mat3, b: Mat3) -> Mat3:
    """The product of two matrices."""
    columns = transpose(b)
    return (
        (dot(a[0], columns[0]), dot(a[0], columns[1]), dot(a[0], columns[2])),
        (dot(a[1], columns[0]), dot(a[1], columns[1]), dot(a[1], columns[2])),
        (dot(a[2], columns[0]), dot(a[2], columns[1]), dot(a[2], columns[2])),
    )


def madd(a: Mat3, b: Mat3) -> Mat3:
    """The sum of two matrices."""
    return (add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2]))


def msub(a: Mat3, b: Mat3) -> Mat3:
    """The difference of two matrices."""
    return (sub(a[0], b[0]), sub(a[1], b[1]), sub(a[2], b[2]))


def mat3(rows: Sequence[Sequence[Scalar]]) -> Mat3:
    """Three rows of three as a matrix."""
    x, y, z = ((row[0], row[1], row[2]) for row in rows)
    return (x, y, z)
