"""Unit quaternions (x, y, z, w) as rotations, over any scalar; `Rotation` of SciPy has floats only.

    R         = 1 + 2 w [u] + 2 [u]^2,                    u = (x, y, z)
    q . r     = (w_q u_r + w_r u_q + u_q x u_r,  w_q w_r - u_q . u_r)
    qdot      = q . (omega, 0) / 2                        omega in body axes
    omega     = 2 (conj(q) . qdot), its vector part
    4 q q^T   = sums of entries of R

All of it assumes x^2 + y^2 + z^2 + w^2 = 1.
"""

from __future__ import annotations

from fractions import Fraction

from symdyn.lie import vec
from symdyn.lie.vec import Mat3, Vec3
from symdyn.scalar import Scalar, select, sqrt

Quaternion = tuple[Scalar, Scalar, Scalar, Scalar]

NO_ROTATION: Quaternion = (0, 0, 0, 1)
_HALF = Fraction(1, 2)
_LARGE = 1e-9
"""A square may be below 1 by this much, due to rounding, and still be the divisor."""
_OPPOSITE = 1e-24
"""A unit vector z is opposite to an axis where 1 + z is less."""


def rotation_matrix(q: Quaternion) -> Mat3:
    """Return the rotation matrix of a unit quaternion.

    >>> rotation_matrix((0, 0, 1, 0))
    ((-1, 0, 0), (0, -1, 0), (0, 0, 1))
    """
    x, y, z, w = q
    x2, y2, z2 = 2 * x, 2 * y, 2 * z
    xx, yy, zz = x * x2, y * y2, z * z2
    xy, xz, yz = x * y2, x * z2, y * z2
    wx, wy, wz = w * x2, w * y2, w * z2
    return (
        (1 - (yy + zz), xy - wz, xz + wy),
        (xy + wz, 1 - (xx + zz), yz - wx),
        (xz - wy, yz + wx, 1 - (xx + yy)),
    )


def product(q: Quaternion, r: Quaternion) -> Quaternion:
    """Return the quaternion of the product R(q) R(r).

    >>> product((1, 0, 0, 0), (0, 1, 0, 0))
    (0, 0, 1, 0)
    """
    (u, a), (v, b) = (q[:3], q[3]), (r[:3], r[3])
    x, y, z = vec.add(vec.add(vec.scale(a, v), vec.scale(b, u)), vec.cross(u, v))
    return (x, y, z, a * b - vec.dot(u, v))


def conjugate(q: Quaternion) -> Quaternion:
    """Return the inverse rotation."""
    return (-q[0], -q[1], -q[2], q[3])


def normalize(q: Quaternion) -> Quaternion:
    """Return the quaternion divided by its length."""
    x, y, z, w = q
    share = 1 / sqrt(x * x + y * y + z * z + w * w)
    return (share * x, share * y, share * z, share * w)


def quaternion_rate(q: Quaternion, omega: Vec3) -> Quaternion:
    """Return qdot of a frame with the angular velocity omega in body axes."""
    x, y, z = vec.scale(_HALF, omega)
    return product(q, (x, y, z, 0))


def angular_velocity(q: Quaternion, qdot: Quaternion) -> Vec3:
    """Return omega, in body axes, from the rate of the quaternion."""
    x, y, z, _ = product(conjugate(q), qdot)
    return (2 * x, 2 * y, 2 * z)


def quaternion_from_matrix(R: Mat3) -> Quaternion:
    """Return one of the two unit quaternions of a rotation matrix.

    Each of 4 w^2, 4 x^2, 4 y^2, 4 z^2 is a sum of the diagonal; one of them is at least 1, and the
    others follow from it and from entries off the diagonal.

    >>> quaternion_from_matrix(((1, 0, 0), (0, -1, 0), (0, 0, -1)))
    (1.0, 0.0, 0.0, 0.0)
    """
    (a, b, c), (d, e, f), (g, h, i) = R
    squares = (1 + a - e - i, 1 - a + e - i, 1 - a - e + i, 1 + a + e + i)
    rows = (
        (squares[0], b + d, c + g, h - f),
        (b + d, squares[1], f + h, c - g),
        (c + g, f + h, squares[2], d - b),
        (h - f, c - g, d - b, squares[3]),
    )
    found: tuple[Scalar, ...] = rows[2]
    square = squares[2]
    for k in (1, 0, 3):
        large = squares[k] - 1 + _LARGE
        found = tuple(select(large, x, y) for x, y in zip(rows[k], found, strict=True))
        square = select(large, squares[k], square)
    share = 1 / (2 * sqrt(square))
    x, y, z, w = (share * entry for entry in found)
    return (x, y, z, w)


def shortest_rotation(axis: int, z: Vec3) -> Quaternion:
    """Return the shortest rotation from a coordinate axis (0, 1, 2) to the unit vector z.

    It is (axis x z, 1 + cos) over its length, twice the cosine of half the angle. If z is opposite
    to the axis, it is the rotation about the next axis.
    """
    unit = (int(axis == 0), int(axis == 1), int(axis == 2))
    whole = 1 + z[axis]
    apart = whole - _OPPOSITE
    share = 1 / sqrt(2 * select(apart, whole, 1))
    c = vec.scale(share, vec.cross(unit, z))
    following = (axis + 1) % 3
    turn = [select(apart, c[k], int(k == following)) for k in range(3)]
    return (turn[0], turn[1], turn[2], select(apart, share * whole, 0))
