"""Exponentials and logarithms of rotations and rigid motions, smooth at zero, over any scalar.

    exp(phi)    = (sinc(h) phi/2, cos(h))                     a unit quaternion,  h = |phi|/2
    V(phi)      = 1 + sinc(h)^2/2 [phi] + c [phi]^2           c = (1 - sinc(2h)) / (2h)^2
    log(q)      = 4 A(s) t,       t = u / (1 + w),  s = t.t   tan of a quarter of the angle
    V(phi)^-1   = 1 - [phi]/2 + (A + B)/(16 A^2) [phi]^2
    A(s)        = atan(sqrt s) / sqrt s,      B(s) = (1 - A) / s

A body that moves for unit time with the constant twist (phi, v) in body axes rotates by exp(phi)
and moves by V(phi) v. Near zero every quotient is replaced by its series. Elsewhere the argument of
the series is zero, and near zero the quotients are computed at a fixed angle. So both are finite,
with finite derivatives, where the other one is selected. The switch is at an angle of about one
radian, where neither the values nor their first and second derivatives lose digits.

The logarithm is that of the shortest rotation: of q and -q the one with w > 0. Half a turn, w = 0,
has two shortest rotations; the one about -(x, y, z) is returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial
from typing import NamedTuple

from symdyn.lie import vec
from symdyn.lie.quaternions import Quaternion
from symdyn.lie.se3 import Twist
from symdyn.lie.vec import Vec3
from symdyn.scalar import Scalar, atan2, cos, label, label_vector, select, sin, sqrt

NEAR = 0.25
"""The series are used below this square of half an angle, for angles of less than one radian."""
NEAR_TANGENT = 0.125
"""The same for the square of the tangent of a quarter of the angle."""
TANGENT = "axis times the tangent of a quarter of the angle, and its square"
_SINC = [(-1) ** k / factorial(2 * k + 1) for k in range(9)]
_COS = [(-1) ** k / factorial(2 * k) for k in range(10)]
_CUBIC = [(-1) ** k / factorial(2 * k + 3) for k in range(10)]
_ARCTANGENT = [(-1) ** k / (2 * k + 3) for k in range(20)]


class _Split(NamedTuple):
    """A square split at a limit: `test` is positive below it, where `far` is the limit."""

    test: Scalar
    near: Scalar
    far: Scalar


def _split(square: Scalar, limit: float, name: str, title: str) -> _Split:
    test = limit - square
    label(square, name, title)
    near = label(select(test, square, 0), f"{name}_near", title)
    return _Split(test, near, label(select(test, limit, square), f"{name}_far", title))


def half_split(square: Scalar) -> _Split:
    """Split the square of half an angle where the series of sine and cosine end."""
    return _split(square, NEAR, "h2", "square of half the angle")


def series(coefficients: Sequence[float], x: Scalar) -> Scalar:
    """Return the value of a polynomial, given its coefficients from the constant one on."""
    total: Scalar = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        total = total * x + coefficient
    return total


def sinc_and_cos(part: _Split) -> tuple[Scalar, Scalar]:
    """Return sin(h)/h and cos(h) from the square of h."""
    h = sqrt(part.far)
    sinc = select(part.test, series(_SINC, part.near), sin(h) / h)
    cosine = select(part.test, series(_COS, part.near), cos(h))
    title = "sinc and cosine of half the angle, by series near zero"
    return label(sinc, "sinc", title), label(cosine, "cosine", title)


def exp_quaternion(phi: Vec3) -> Quaternion:
    """Return the unit quaternion of the rotation vector phi.

    >>> exp_quaternion((0.0, 0.0, 0.0))
    (0.0, 0.0, 0.0, 1.0)
    """
    half = vec.scale(0.5, phi)
    sinc, cosine = sinc_and_cos(half_split(vec.dot(half, half)))
    return (*vec.scale(sinc, half), cosine)


def exp_twist(V: Twist) -> tuple[Quaternion, Vec3]:
    """Return rotation and displacement, in unit time, of a body with the twist V in body axes."""
    phi, v = V
    half = vec.scale(0.5, phi)
    part = half_split(vec.dot(half, half))
    sinc, cosine = sinc_and_cos(part)
    cubic = select(part.test, series(_CUBIC, 4 * part.near), (1 - sinc * cosine) / (4 * part.far))
    label(cubic, "c", "displacement in body axes")
    across = vec.cross(phi, v)
    bent = vec.add(vec.scale(0.5 * (sinc * sinc), across), vec.scale(cubic, vec.cross(phi, across)))
    moved = vec.add(v, bent)
    label_vector(moved, "d", "displacement in body axes")
    return (*vec.scale(sinc, half), cosine), moved


def log_quaternion(q: Quaternion) -> Vec3:
    """Return the rotation vector of a unit quaternion, by the shortest rotation.

    >>> log_quaternion((0.0, 0.0, 0.0, -1.0)) == (0, 0, 0)
    True
    """
    t, A, _ = _quarter(q)
    return vec.scale(4 * A, t)


def log_pose(q: Quaternion, p: Vec3) -> Twist:
    """Return the twist V with exp_twist(V) = (q, p), by the shortest rotation."""
    t, A, B = _quarter(q)
    phi = vec.scale(4 * A, t)
    across = vec.cross(phi, p)
    bend = (A + B) / (16 * (A * A))
    bent = vec.sub(vec.scale(bend, vec.cross(phi, across)), vec.scale(0.5, across))
    return phi, vec.add(p, bent)


def _quarter(q: Quaternion) -> tuple[Vec3, Scalar, Scalar]:
    """Return t, the axis times the tangent of a quarter of the angle, and A and B."""
    x, y, z, w = q
    sign = select(w, 1, -1)
    t = vec.scale(sign / (1 + sign * w), (x, y, z))
    label_vector(t, "t", TANGENT)
    part = _split(vec.dot(t, t), NEAR_TANGENT, "t2", TANGENT)
    tangent = sqrt(part.far)
    A = atan2(tangent, 1) / tangent
    B = series(_ARCTANGENT, part.near)
    title = "A = atan(|t|)/|t| and B = (1 - A)/|t|^2, by series near zero"
    arc = label(select(part.test, 1 - part.near * B, A), "A", title)
    return t, arc, label(select(part.test, B, (1 - A) / part.far), "B", title)


def exp_planar(omega: Scalar, x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
    """Return the planar displacement in unit time with the twist (omega, x, y) in body axes.

    It is the velocity rotated by half the angle, times sinc(h): the chord of an arc.
    """
    h = 0.5 * omega
    sinc, cosine = sinc_and_cos(half_split(h * h))
    sine = h * sinc
    return sinc * (cosine * x - sine * y), sinc * (cosine * y + sine * x)


def log_planar(omega: Scalar, x: Scalar, y: Scalar) -> tuple[Scalar, Scalar]:
    """Return the velocity that leads to the displacement (x, y) while the body rotates by omega.

    The rotation is less than a full turn.
    """
    h = 0.5 * omega
    sinc, cosine = sinc_and_cos(half_split(h * h))
    cotangent = cosine / sinc
    return cotangent * x + h * y, cotangent * y - h * x
