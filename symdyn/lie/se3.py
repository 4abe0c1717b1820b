"""SE(3) and se(3): rigid motions, twists, wrenches, Ad, ad and their duals.

    Ad_X (w, v)  = (R w, p x R w + R v)                     X = (R, p)              (PBP95 eq. 2)
    ad_x y       = (w1 x w2, w1 x v2 - w2 x v1)                                     (PBP95 eq. 5)
    Ad*_X (m, f) = (R^T (m - p x f), R^T f)                                         (PBP95 eq. 4)
    ad*_x (m, f) = (-w x m - v x f, -w x f)                                         (PBP95 eq. 7)
    exp          (PBP95 eqs. 15-17)

Twists are pairs (angular, linear), wrenches pairs (moment, force). Ad* and ad* are the transposes,
so that <Ad*_X z, x> = <z, Ad_X x>.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.lie import vec
from symdyn.lie.so3 import hat, rotation_about
from symdyn.lie.vec import IDENTITY, ZERO, Mat3, Vec3
from symdyn.scalar import Scalar, cos, sin

Twist = tuple[Vec3, Vec3]
Wrench = tuple[Vec3, Vec3]

ZERO_PAIR: Twist | Wrench = (ZERO, ZERO)
"""No motion, or no wrench."""


@dataclass(frozen=True)
class SE3:
    """A rigid motion: rotation R and translation p, the pose of a child frame in its parent."""

    R: Mat3 = IDENTITY
    p: Vec3 = ZERO

    def __matmul__(self, other: SE3) -> SE3:
        """Return the product of two motions."""
        return SE3(vec.matmul(self.R, other.R), vec.add(self.p, vec.apply(self.R, other.p)))

    def inverse(self) -> SE3:
        """Return the inverse motion."""
        Rt = vec.transpose(self.R)
        return SE3(Rt, vec.scale(-1, vec.apply(Rt, self.p)))

    def act(self, point: Vec3) -> Vec3:
        """Return the parent coordinates of a point in the child frame."""
        return vec.add(self.p, vec.apply(self.R, point))

    def matrix(self) -> tuple[tuple[Scalar, ...], ...]:
        """Return the 4x4 matrix."""
        rows = tuple((*row, x) for row, x in zip(self.R, self.p, strict=True))
        return (*rows, (0, 0, 0, 1))


def Ad(X: SE3, V: Twist) -> Twist:
    """Return Ad_X V: transform a twist from child to parent coordinates (PBP95 eq. 2)."""
    w = vec.apply(X.R, V[0])
    return (w, vec.add(vec.cross(X.p, w), vec.apply(X.R, V[1])))


def Ad_inverse(X: SE3, V: Twist) -> Twist:
    """Return Ad_X^-1 V: transform a twist from parent to child coordinates."""
    Rt = vec.transpose(X.R)
    return (vec.apply(Rt, V[0]), vec.apply(Rt, vec.sub(V[1], vec.cross(X.p, V[0]))))


def Ad_dual(X: SE3, F: Wrench) -> Wrench:
    """Return Ad*_X F: transform a wrench from the parent to the child frame (PBP95 eqs. 4, 11)."""
    Rt = vec.transpose(X.R)
    return (vec.apply(Rt, vec.sub(F[0], vec.cross(X.p, F[1]))), vec.apply(Rt, F[1]))


def Ad_dual_inverse(X: SE3, F: Wrench) -> Wrench:
    """Return Ad*_X^-1 F: transform a wrench from the child to the parent frame."""
    f = vec.apply(X.R, F[1])
    return (vec.add(vec.apply(X.R, F[0]), vec.cross(X.p, f)), f)


def ad(x: Twist, y: Twist) -> Twist:
    """Return ad_x y, the Lie bracket [x, y] (PBP95 eqs. 1, 5).

    >>> ad(((0, 0, 1), (0, 0, 0)), ((1, 0, 0), (0, 0, 0)))
    ((0, 1, 0), (0, 0, 0))
    """
    return (
        vec.cross(x[0], y[0]),
        vec.sub(vec.cross(x[0], y[1]), vec.cross(y[0], x[1])),
    )


bracket = ad


def ad_dual(x: Twist, F: Wrench) -> Wrench:
    """Return ad*_x F, the transpose of ad_x applied to F (PBP95 eq. 7)."""
    moment = vec.add(vec.cross(x[0], F[0]), vec.cross(x[1], F[1]))
    return (vec.scale(-1, moment), vec.scale(-1, vec.cross(x[0], F[1])))


def pairing(F: Wrench, V: Twist) -> Scalar:
    """Return the power <F, V> = m.w + f.v."""
    return vec.dot(F[0], V[0]) + vec.dot(F[1], V[1])


def exp_se3(S: Twist, q: Scalar) -> SE3:
    """Return exp(S q) for a screw S = (w, v) with |w| = 1, or w = 0 exactly (PBP95 eqs. 15-17)."""
    return screw_motion(S, q, sin(q), cos(q))


def screw_motion(S: Twist, q: Scalar, s: Scalar, c: Scalar) -> SE3:
    """Return exp(S q), given the sine and cosine of q.

    The translation is (q 1 + (1 - cos q)[w] + (q - sin q)[w]^2) v, here with separate components
    of v along the axis and perpendicular to it, since [w]^2 v = w (w.v) - v:
    b = sin q v + (1 - cos q) w x v + (q - sin q) w (w.v).
    """
    w, v = S
    if all(type(x) is int and x == 0 for x in w):
        return SE3(IDENTITY, vec.scale(q, v))
    b = ZERO
    if not all(type(x) is int and x == 0 for x in v):
        along = vec.scale((q - s) * vec.dot(w, v), w)
        b = vec.add(vec.scale(s, v), vec.add(vec.scale(1 - c, vec.cross(w, v)), along))
    return SE3(rotation_about(w, s, c), b)


def matrix_of_Ad(X: SE3) -> tuple[tuple[Scalar, ...], ...]:
    """Return the 6x6 matrix of Ad_X, angular rows first (PBP95 eq. 3)."""
    lower = vec.matmul(hat(X.p), X.R)
    return tuple((*row, 0, 0, 0) for row in X.R) + tuple((*lower[k], *X.R[k]) for k in range(3))


def matrix_of_ad(x: Twist) -> tuple[tuple[Scalar, ...], ...]:
    """Return the 6x6 matrix of ad_x, angular rows first (PBP95 eq. 6)."""
    w, v = hat(x[0]), hat(x[1])
    return tuple((*row, 0, 0, 0) for row in w) + tuple((*v[k], *w[k]) for k in range(3))


# -- twists and wrenches as pairs and as columns ---------------------------------------------


def add_pairs(a: Twist | Wrench, b: Twist | Wrench) -> Twist | Wrench:
    """Return the sum of two twists or two wrenches."""
    return (vec.add(a[0], b[0]), vec.add(a[1], b[1]))


def scale_pair(s: Scalar, a: Twist | Wrench) -> Twist | Wrench:
    """Multiply a twist or wrench by a scalar."""
    return (vec.scale(s, a[0]), vec.scale(s, a[1]))


def pair_to_vector(pair: Twist | Wrench) -> list[Scalar]:
    """Return the six components, angular (or moment) first."""
    return [*pair[0], *pair[1]]


def pair_from_vector(six: Sequence[Scalar]) -> Twist | Wrench:
    """Return the twist or wrench of six components, angular (or moment) first."""
    return ((six[0], six[1], six[2]), (six[3], six[4], six[5]))


def linear_first(pair: Twist | Wrench) -> tuple[Scalar, ...]:
    """Return the six components with the linear (or force) part first, as in other libraries."""
    return (*pair[1], *pair[0])
