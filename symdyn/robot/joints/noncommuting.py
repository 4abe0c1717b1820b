"""Motions with several DoF that do not commute: derivatives of their differences.

    difference(q0, q exp(S v e)) = d + e D v,     d = closest(log X),     D v = closest(D_log S v)
    integrate(q, v + e u) = integrate(q, v) exp(S J u e),                 J u = closest(J_exp S u)

X leads from q0 to q, D_log is the derivative of its logarithm, J_exp that of the exponential
(`lie/exponential_derivatives.py`), and closest(V) are the velocities whose twist is closest to V.
"""

from __future__ import annotations

from abc import abstractmethod

from symdyn.lie import (
    ZERO_PAIR,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    add_pairs,
    pairing,
    scale_pair,
)
from symdyn.lie.exponential_derivatives import ExpDerivative, LogDerivative
from symdyn.robot.joints.motion import Advance, Coordinates, Displacement, Motion
from symdyn.scalar import Scalar


class NonCommutingMotion(Motion):
    """A motion whose difference is a logarithm."""

    is_pure_rotation = False
    """Whether all screws are rotations about one point."""

    @abstractmethod
    def log(self, q0: Coordinates, q: Coordinates) -> Twist:
        """Return the constant twist from q0 to q in unit time, by the shortest rotation."""

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        return self.closest(self.log(q0, q1))

    def displacement(self, q0: Coordinates, q: Coordinates) -> Displacement:
        return _CurvedDisplacement(self, self.difference(q0, q), self.log(q0, q))

    def advance(self, v: Coordinates) -> Advance:
        return _CurvedAdvance(self, v)

    def twist(self, v: Coordinates) -> Twist:
        """Return the twist S v."""
        V: Twist = ZERO_PAIR
        for rate, screw in zip(v, self.screws, strict=True):
            V = add_pairs(V, scale_pair(rate, screw))
        return V

    def closest(self, V: Twist) -> list[Scalar]:
        """Return the v with S v closest to a twist; here for orthonormal screws."""
        return self.along_screws(V)

    def wrench(self, pull: Coordinates) -> Wrench:
        """Return the wrench for a force on the v closest to a twist: the transpose of `closest`."""
        return self.twist(pull)

    def along_screws(self, F: Wrench) -> list[Scalar]:
        """Return S^T F."""
        return [pairing(F, screw) for screw in self.screws]


class _CurvedDisplacement(Displacement):
    """The displacement of a motion that does not commute; its logarithm is the twist `log`."""

    def __init__(self, motion: NonCommutingMotion, d: Coordinates, log: Twist) -> None:
        super().__init__(d)
        self.motion, self.slope = motion, LogDerivative(log, motion.is_pure_rotation)

    def rate(self, v: Coordinates) -> list[Scalar]:
        return self.motion.closest(self.slope.rate(self.motion.twist(v)))

    def rate_of_start(self, v: Coordinates) -> list[Scalar]:
        """-D Ad(X^-1) v, in which D exp(-ad) = D - ad."""
        V = self.motion.twist(v)
        beside = scale_pair(-1, self.slope.rate(V))
        return self.motion.closest(add_pairs(ad(self.slope.log, V), beside))

    def force(self, pull: Coordinates) -> list[Scalar]:
        return self.motion.along_screws(self.slope.force(self.motion.wrench(pull)))

    def force_derivative(self, v: Coordinates, pull: Coordinates) -> list[Scalar]:
        change = self.slope.rate(self.motion.twist(v))
        return self.motion.along_screws(
            self.slope.force_derivative(change, self.motion.wrench(pull))
        )


class _CurvedAdvance(Advance):
    """The advance of a motion that does not commute, along the velocities v."""

    def __init__(self, motion: NonCommutingMotion, v: Coordinates) -> None:
        self.motion, self.slope = motion, ExpDerivative(motion.twist(v), motion.is_pure_rotation)

    def transport(self, u: Coordinates) -> list[Scalar]:
        return self.motion.closest(Ad_inverse(self.slope.motion, self.motion.twist(u)))

    def rate(self, u: Coordinates) -> list[Scalar]:
        return self.motion.closest(self.slope.rate(self.motion.twist(u)))
