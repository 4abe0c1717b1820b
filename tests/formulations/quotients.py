"""Quotients of trigonometric polynomials with the denominators kept apart: exact equality.

A number is a normal form over a product of powers of the forms that were divided by. Nothing is
cancelled; a quotient is zero if and only if its numerator is the empty dictionary, so that an
identity with divisions is proved by clearing them.
"""

from fractions import Fraction

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.robot.inertia import PARAMETER_NAMES, Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Move, Placement


class Angle:
    """A symbol that occurs only in sines and cosines."""

    def __init__(self, name, denominators):
        self.name, self.denominators = name, denominators

    def __rmul__(self, scale):
        assert scale == 1
        return self

    def __add__(self, offset):
        assert offset == 0
        return self

    def sin(self):
        return Quotient(Harmonics.wave({self.name: 1}, True), {}, self.denominators)

    def cos(self):
        return Quotient(Harmonics.wave({self.name: 1}, False), {}, self.denominators)


class Quotient:
    """numerator / product of denominators[k] ** powers[k]; a scalar for derivations."""

    def __init__(self, numerator, powers, denominators):
        self.numerator, self.powers, self.denominators = numerator, powers, denominators

    @property
    def is_zero(self):
        return not self.numerator.terms

    def _like(self, other):
        if isinstance(other, Quotient):
            return other
        return Quotient(Harmonics.constant(other), {}, self.denominators)

    def _over(self, powers):
        """The numerator over a larger denominator."""
        numerator = self.numerator
        for k, power in powers.items():
            for _ in range(power - self.powers.get(k, 0)):
                numerator = numerator * self.denominators[k]
        return numerator

    def _added(self, other, sign):
        if not self.numerator.terms:
            return other if sign > 0 else -other
        if not other.numerator.terms:
            return self
        powers = dict(self.powers)
        for k, power in other.powers.items():
            powers[k] = max(power, powers.get(k, 0))
        a, b = self._over(powers), other._over(powers)
        return Quotient(a + b if sign > 0 else a - b, powers, self.denominators)

    def __add__(self, other):
        return self._added(self._like(other), 1)

    def __sub__(self, other):
        return self._added(self._like(other), -1)

    def __rsub__(self, other):
        return self._like(other) - self

    def __neg__(self):
        return Quotient(-self.numerator, self.powers, self.denominators)

    def __mul__(self, other):
        other = self._like(other)
        powers = dict(self.powers)
        for k, power in other.powers.items():
            powers[k] = powers.get(k, 0) + power
        return Quotient(self.numerator * other.numerator, powers, self.denominators)

    def __truediv__(self, other):
        other = self._like(other)
        assert other.numerator.terms, "division by zero"
        if other.numerator not in self.denominators:
            self.denominators.append(other.numerator)
        k = self.denominators.index(other.numerator)
        inverted = Quotient(Harmonics.constant(1), {k: 1}, self.denominators)
        inverted.numerator = inverted._over({**inverted.powers, **_shifted(other.powers, k)})
        return self * inverted

    def __rtruediv__(self, other):
        return self._like(other) / self

    __radd__, __rmul__ = __add__, __mul__


def _shifted(powers, k):
    """Powers to multiply by, on top of the one that is there."""
    return {j: power + (j == k) for j, power in powers.items()}


def zero(matrix):
    """Whether all entries of a nested list are exactly zero."""
    if isinstance(matrix, (list, tuple)):
        return all(zero(entry) for entry in matrix)
    return matrix.is_zero if isinstance(matrix, Quotient) else matrix == 0


def general_arm(second):
    """A general chain of a revolute joint and a second one of that type, every number a symbol.

    Axis against axis: a twist and two lengths; ten inertial parameters for each link.
    """
    denominators = []

    def symbol(name):
        return Quotient(Harmonics.variable(name), {}, denominators)

    bodies = [Inertia(*(symbol(f"{p}{i}") for p in PARAMETER_NAMES)) for i in (1, 2)]
    moves = (
        Move("rx", Angle("alpha", denominators)),
        Move("x", symbol("a")),
        Move("z", symbol("d")),
    )
    first = Joint("joint1", "revolute", BASE, UNMOVED, (0, 0, 1))
    other = Joint("joint2", second, 0, Placement(moves), (0, 0, 1))
    links = tuple(Link(f"link{i}", J) for i, J in enumerate(bodies, start=1))
    robot = Robot(f"r{second[0]}", (first, other), links, gravity=(0, 0, Fraction(-981, 100)))
    own = Angle("q2", denominators) if second == "revolute" else symbol("q2")
    return robot, [Angle("q1", denominators), own]
