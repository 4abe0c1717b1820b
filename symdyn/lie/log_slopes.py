"""How the logarithm of a rigid motion changes with it, and forces on the one as on the other.

    d/de log(X exp(e V)) = D V,     D = 1 + ad/2 + (c + s b) ad^2 + b ad^4,     ad of log X

with s = |phi|^2, the square of the angle, and of g = |phi|/2 cot(|phi|/2)

    c = (1 - g) / s,      b = -dc/ds = (s g' + 1 - g) / s^2,      s g' = (g - g^2 - s/4) / 2

D is ad / (1 - exp(-ad)) = 1 + ad/2 + ad^2/12 - ..., since ad has the eigenvalues 0 and +-i |phi|,
each twice. For a pure rotation ad^4 = -s ad^2, so that D = 1 + ad/2 + c ad^2. A force F that acts
on log X acts on X as D^T F. Near zero the quotients are replaced by series (`exponentials.py`),
whose coefficients follow from the equation of g'.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from symdyn.lie import vec
from symdyn.lie.exponentials import half_split, series, sinc_and_cos
from symdyn.lie.se3 import Twist, Wrench, ad, ad_dual, add_pairs, scale_pair
from symdyn.scalar import Scalar, label, select

TITLE = "slope of the logarithm"
_TERMS = 16


def _cotangent_series(count: int) -> list[float]:
    """g as a series in s: (2k + 1) g_k = -(1/4 at k = 1) - sum of g_i g_(k-i), 0 < i < k."""
    g = [1.0]
    for k in range(1, count):
        inner = sum(g[i] * g[k - i] for i in range(1, k))
        g.append(-(inner + (0.25 if k == 1 else 0.0)) / (2 * k + 1))
    return g


_C = [-x for x in _cotangent_series(_TERMS + 1)[1:]]
_B = [-k * x for k, x in enumerate(_C)][1:]
_B_SLOPE = [k * x for k, x in enumerate(_B)][1:]


class LogSlope:
    """D at a motion whose logarithm is the twist `log`; `rotation` says that it only turns.

    What only turns may only be asked about twists and wrenches that only turn, too.
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
        return label(select(self._part.test, series(_C, self._near), far), "c", TITLE)

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
        return label(found, "b", TITLE)

    @cached_property
    def _b_slope(self) -> Scalar:
        bend = (-0.125 - (0.5 + self._g) * self._g_slope) / self._far
        far = (bend - 2 * self._b_far) / self._far
        return label(select(self._part.test, series(_B_SLOPE, self._near), far), "b_s", TITLE)

    @cached_property
    def _square(self) -> Scalar:
        return vec.dot(self.log[0], self.log[0])

    @cached_property
    def _a(self) -> Scalar:
        return self._c + self._square * self._b

    def rate(self, V: Twist) -> Twist:
        """D V: how fast the logarithm changes if the body moves with V in its own axes."""
        return self._applied(ad, V)

    def force(self, F: Wrench) -> Wrench:
        """D^T F: the wrench on the body, in its own axes, of a force F on the logarithm."""
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

    def force_change(self, change: Twist, F: Wrench) -> Wrench:
        """(dD^T) F: how D^T F changes with the logarithm while F stays.

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
