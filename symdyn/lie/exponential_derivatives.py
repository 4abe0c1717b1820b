"""Derivatives of the logarithm and the exponential of a rigid motion, over any scalar.

The derivative D of the logarithm maps twists; its transpose maps forces:

    d/de log(X exp(e V)) = D V,     D = 1 + ad/2 + (c + s b) ad^2 + b ad^4,     ad of log X

with s = |phi|^2, the square of the angle, and of g = |phi|/2 cot(|phi|/2)

    c = (1 - g) / s,      b = -dc/ds = (s g' + 1 - g) / s^2,      s g' = (g - g^2 - s/4) / 2

D is ad / (1 - exp(-ad)) = 1 + ad/2 + ad^2/12 - ..., since ad has the eigenvalues 0 and +-i |phi|,
each twice. For a pure rotation ad^4 = -s ad^2, so that D = 1 + ad/2 + c ad^2. A force F conjugate
to log X corresponds to the wrench D^T F on X. Near zero the quotients are replaced by series
(`exponentials.py`), whose coefficients follow from the equation of g'.

The derivative J of the exponential:

    exp(X + e Y) = exp(X) exp(e J Y) + O(e^2),        X = (phi, v),  exp(X) = (R, V(phi) v)

    J (dphi, dv) = (V^T dphi,  V^T dv + R^T (dV/dphi dphi) v),     V^T = V(-phi) = R^T V(phi)
    V   = 1 + k [phi] + c [phi]^2,            k = (1 - cos a)/s,  c = (a - sin a)/a^3,  s = a^2
    k'  = (1 - s c - 2 k) / (2 s),            c' = (k - 3 c) / (2 s)              slopes in s

J is the inverse of D. Near zero its quotients are also replaced by series.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import factorial

from symdyn.lie import quaternions, vec
from symdyn.lie.exponentials import half_split, series, sinc_and_cos
from symdyn.lie.se3 import SE3, Twist, Wrench, ad, ad_dual, add_pairs, scale_pair
from symdyn.lie.vec import Vec3
from symdyn.scalar import Scalar, label, select

LOG_TITLE = "derivative of the logarithm"
_LOG_TERMS = 16


def _cotangent_series(count: int) -> list[float]:
    """g as a series in s: (2k + 1) g_k = -(1/4 at k = 1) - sum of g_i g_(k-i), 0 < i < k."""
    g = [1.0]
    for k in range(1, count):
        inner = sum(g[i] * g[k - i] for i in range(1, k))
        g.append(-(inner + (0.25 if k == 1 else 0.0)) / (2 * k + 1))
    return g


_C = [-x for x in _cotangent_series(_LOG_TERMS + 1)[1:]]
_B = [-k * x for k, x in enumerate(_C)][1:]
_B_SLOPE = [k * x for k, x in enumerate(_B)][1:]


class LogDerivative:
    """D at a motion whose logarithm is the twist `log`.

    With `rotation` the motion is a pure rotation, and all twists and wrenches have to be angular.
    """

    def __init__(self, log: Twist, rotation: bool = False) -> None:
        self.log, self.rotation = log, rotation
        half = vec.scale(0.5, log[0])
        self._part = half_split(vec.dot(half, half))
        sinc, cosine = sinc_and_cos(self._part)
        self._g = cosine / sinc
        self._near, self._far = 4 * self._part.near, 4 * self._part.far

    @cached_property
    def _c(self) -> Scalar:
        far = (1 - self._g) / self._far
        return label(select(self._part.test, series(_C, self._near), far), "c", LOG_TITLE)

    @cached_property
    def _g_slope(self) -> Scalar:
        g = self._g
        return (g - g * g - 0.25 * self._far) / (2 * self._far)

    @cached_property
    def _b_far(self) -> Scalar:
        return (self._far * self._g_slope + 1 - self._g) / (self._far * self._far)

    @cached_property
    def _b(self) -> Scalar:
        found = select(self._part.test, series(_B, self._near), self._b_far)
        return label(found, "b", LOG_TITLE)

    @cached_property
    def _b_slope(self) -> Scalar:
        bend = (-0.125 - (0.5 + self._g) * self._g_slope) / self._far
        far = (bend - 2 * self._b_far) / self._far
        return label(select(self._part.test, series(_B_SLOPE, self._near), far), "b_s", LOG_TITLE)

    @cached_property
    def _square(self) -> Scalar:
        return vec.dot(self.log[0], self.log[0])

    @cached_property
    def _a(self) -> Scalar:
        return self._c + self._square * self._b

    def rate(self, V: Twist) -> Twist:
        """Return D V, the rate of the logarithm for a body that moves with V in body axes."""
        return self._applied(ad, V)

    def force(self, F: Wrench) -> Wrench:
        """Return D^T F, the wrench on the body, in body axes, of a force F on the logarithm."""
        return self._applied(ad_dual, F)

    def _applied(self, turn: Callable[[Twist, Twist], Twist], x: Twist) -> Twist:
        once = turn(self.log, x)
        twice = turn(self.log, once)
        found = add_pairs(x, scale_pair(0.5, once))
        if self.rotation:
            return add_pairs(found, scale_pair(self._c, twice))
        fourth = turn(self.log, turn(self.log, twice))
        found = add_pairs(found, scale_pair(self._a, twice))
        return add_pairs(found, scale_pair(self._b, fourth))

    def force_derivative(self, change: Twist, F: Wrench) -> Wrench:
        """Return (dD^T) F, the derivative of D^T F along a change of the logarithm, F constant.

        With A = ad^T and B the same of the change, da/ds = s db/ds:
        B/2 + a (AB + BA) + b (AAAB + AABA + ABAA + BAAA) + 2 phi.dphi (s A^2 + A^4) db/ds.
        """

        def A(x: Wrench) -> Wrench:
            return ad_dual(self.log, x)

        def B(x: Wrench) -> Wrench:
            return ad_dual(change, x)

        A1, B1 = A(F), B(F)
        A2, mixed = A(A1), add_pairs(A(B1), B(A1))
        found = scale_pair(0.5, B1)
        grown = 2 * vec.dot(self.log[0], change[0])
        if self.rotation:
            found = add_pairs(found, scale_pair(self._c, mixed))
            return add_pairs(found, scale_pair(-grown * self._b, A2))
        A3 = A(A2)
        fourth = add_pairs(A(A(mixed)), add_pairs(A(B(A2)), B(A3)))
        found = add_pairs(found, scale_pair(self._a, mixed))
        found = add_pairs(found, scale_pair(self._b, fourth))
        bent = add_pairs(scale_pair(self._square, A2), A(A3))
        return add_pairs(found, scale_pair(grown * self._b_slope, bent))


# -- the exponential -----------------------------------------------------------------------


EXP_TITLE = "derivative of the exponential"
_EXP_TERMS = 11
_SQUARE = [(-1) ** k / factorial(2 * k + 2) for k in range(_EXP_TERMS)]
_CUBIC = [(-1) ** k / factorial(2 * k + 3) for k in range(_EXP_TERMS)]
_SQUARE_SLOPE = [k * x for k, x in enumerate(_SQUARE)][1:]
_CUBIC_SLOPE = [k * x for k, x in enumerate(_CUBIC)][1:]


class ExpDerivative:
    """J at a twist X; with `rotation`, X and all other twists are pure rotations."""

    def __init__(self, X: Twist, rotation: bool = False) -> None:
        self.phi, self.v = X
        self.rotation = rotation
        half = vec.scale(0.5, self.phi)
        self._part = part = half_split(vec.dot(half, half))
        sinc, cosine = sinc_and_cos(part)
        self._turn: quaternions.Quaternion = (*vec.scale(sinc, half), cosine)
        self._near, self._far = 4 * part.near, 4 * part.far
        self._k = label(0.5 * (sinc * sinc), "k", EXP_TITLE)
        cubic = (1 - sinc * cosine) / self._far
        self._c = label(select(part.test, series(_CUBIC, self._near), cubic), "c", EXP_TITLE)

    @cached_property
    def motion(self) -> SE3:
        """exp(X)."""
        R = quaternions.rotation_matrix(self._turn)
        return SE3(R) if self.rotation else SE3(R, self._bent(self.v))

    def _bent(self, x: Vec3, sign: int = 1) -> Vec3:
        """Return V(phi) x, or V(-phi) x for sign = -1."""
        once = vec.cross(self.phi, x)
        bend = vec.scale(self._c, vec.cross(self.phi, once))
        return vec.add(vec.add(x, vec.scale(sign * self._k, once)), bend)

    @cached_property
    def _slopes(self) -> tuple[Scalar, Scalar]:
        """k' and c'."""
        test, far = self._part.test, self._far
        k = (1 - far * self._c - 2 * self._k) / (2 * far)
        c = (self._k - 3 * self._c) / (2 * far)
        return (
            label(select(test, series(_SQUARE_SLOPE, self._near), k), "k_s", EXP_TITLE),
            label(select(test, series(_CUBIC_SLOPE, self._near), c), "c_s", EXP_TITLE),
        )

    def rate(self, Y: Twist) -> Twist:
        """Return J Y, the twist of the body, in body axes, if X changes by Y."""
        dphi, dv = Y
        turned = self._bent(dphi, -1)
        if self.rotation:
            return turned, vec.ZERO
        k_s, c_s = self._slopes
        across, grown = vec.cross(self.phi, self.v), 2 * vec.dot(self.phi, dphi)
        first = vec.cross(dphi, self.v)
        swept = vec.add(vec.scale(self._k, first), vec.scale(grown * k_s, across))
        mixed = vec.add(vec.cross(dphi, across), vec.cross(self.phi, first))
        swept = vec.add(swept, vec.scale(self._c, mixed))
        swept = vec.add(swept, vec.scale(grown * c_s, vec.cross(self.phi, across)))
        back = vec.apply(vec.transpose(self.motion.R), swept)
        return turned, vec.add(self._bent(dv, -1), back)
