"""How the exponential of a twist changes with it, over any scalar.

    exp(X + e Y) = exp(X) exp(e J Y) + O(e^2),        X = (phi, v),  exp(X) = (R, V(phi) v)

    J (dphi, dv) = (V^T dphi,  V^T dv + R^T (dV/dphi dphi) v),     V^T = V(-phi) = R^T V(phi)
    V   = 1 + k [phi] + c [phi]^2,            k = (1 - cos a)/s,  c = (a - sin a)/a^3,  s = a^2
    k'  = (1 - s c - 2 k) / (2 s),            c' = (k - 3 c) / (2 s)              slopes in s

J is the inverse of D of `log_slopes.py`. Near zero the quotients are replaced by series, as in
`exponentials.py`.
"""

from __future__ import annotations

from functools import cached_property
from math import factorial

from symdyn.lie import quaternions, vec
from symdyn.lie.exponentials import half_split, series, sinc_and_cos
from symdyn.lie.se3 import SE3, Twist
from symdyn.lie.vec import Vec3
from symdyn.scalar import Scalar, label, select

TITLE = "slope of the exponential"
_TERMS = 11
_SQUARE = [(-1) ** k / factorial(2 * k + 2) for k in range(_TERMS)]
_CUBIC = [(-1) ** k / factorial(2 * k + 3) for k in range(_TERMS)]
_SQUARE_SLOPE = [k * x for k, x in enumerate(_SQUARE)][1:]
_CUBIC_SLOPE = [k * x for k, x in enumerate(_CUBIC)][1:]


class ExpSlope:
    """J at a twist X; `rotation` says that X, and all that is asked about, only turns."""

    def __init__(self, X: Twist, rotation: bool = False) -> None:
        self.phi, self.v = X
        self.rotation = rotation
        half = vec.scale(0.5, self.phi)
        self._part = part = half_split(vec.dot(half, half))
        sinc, cosine = sinc_and_cos(part)
        self._turn: quaternions.Quaternion = (*vec.scale(sinc, half), cosine)
        self._near, self._far = 4 * part.near, 4 * part.far
        self._k = label(0.5 * (sinc * sinc), "k", TITLE)
        cubic = (1 - sinc * cosine) / self._far
        self._c = label(select(part.test, series(_CUBIC, self._near), cubic), "c", TITLE)

    @cached_property
    def motion(self) -> SE3:
        """exp(X)."""
        R = quaternions.rotation_of(self._turn)
        return SE3(R) if self.rotation else SE3(R, self._bent(self.v))

    def _bent(self, x: Vec3, sign: int = 1) -> Vec3:
        """V(phi) x, or V(-phi) x."""
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
            label(select(test, series(_SQUARE_SLOPE, self._near), k), "k_s", TITLE),
            label(select(test, series(_CUBIC_SLOPE, self._near), c), "c_s", TITLE),
        )

    def rate(self, Y: Twist) -> Twist:
        """J Y: how the body moves, in its own axes, if X changes by Y."""
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
