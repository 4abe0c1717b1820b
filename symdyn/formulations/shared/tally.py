"""General operation counts of a formulation: a scalar that counts instead of computing.

Every +, -, * and / with a `Tally` on either side counts once: nothing is shared, no zero or one is
folded. `count(formulation, n)` runs a formulation on a chain of n revolute joints of which only the
axes (0, 0, 1) are known; the entries of the transforms are given and their sines, cosines and
products are not counted, as in the published counts.

`PUBLISHED` holds the counts in the literature, as linear functions of n where they are linear.
docs/operation_counts.md compares them with ours, line by line of each recursion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.lie import SE3
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.scalar import Scalar

Formulation = Callable[[Robot, Sequence[Scalar], Sequence[Scalar], Sequence[Scalar]], Any]


@dataclass
class Counts:
    """How many operations were made; a change of sign does not count."""

    multiplications: int = 0
    additions: int = 0
    divisions: int = 0


class Tally:
    """A scalar without a value, whose operations are counted.

    >>> counts = Counts()
    >>> x = Tally(counts)
    >>> _ = 0 * x + x * x - 1 / x
    >>> counts
    Counts(multiplications=2, additions=2, divisions=1)
    """

    __slots__ = ("counts",)

    def __init__(self, counts: Counts) -> None:
        self.counts = counts

    def __add__(self, other: Scalar) -> Tally:
        self.counts.additions += 1
        return self

    def __mul__(self, other: Scalar) -> Tally:
        self.counts.multiplications += 1
        return self

    def __truediv__(self, other: Scalar) -> Tally:
        self.counts.divisions += 1
        return self

    __radd__ = __sub__ = __rsub__ = __add__
    __rmul__ = __mul__
    __rtruediv__ = __truediv__

    def __neg__(self) -> Tally:
        return self

    def sin(self) -> Tally:
        """The sine, not counted."""
        return self

    def cos(self) -> Tally:
        """The cosine, not counted."""
        return self


class GeneralPose(SE3):
    """A rigid motion of which no entry is known, not even in the last row."""

    def matrix(self) -> tuple[tuple[Scalar, ...], ...]:
        """The 4x4 matrix, without its zeros and its one."""
        return ((self.p[0],) * 4,) * 4


class GeneralJoint(Joint):
    """A revolute joint whose transform is given."""

    def motion_coordinates(self, q: Sequence[Scalar]) -> tuple[Scalar, ...]:
        """The angle, at no cost."""
        return tuple(q)

    def transform(self, q: Sequence[Scalar]) -> SE3:
        """The transform, at no cost."""
        (x,) = q
        return GeneralPose(((x, x, x), (x, x, x), (x, x, x)), (x, x, x))


def general_chain(n: int, x: Scalar) -> Robot:
    """A chain of n revolute joints about (0, 0, 1), every other quantity of which is x."""
    joints = (GeneralJoint(f"j{i}", "revolute", i - 1, UNMOVED, (0, 0, 1)) for i in range(n))
    links = (Link(f"l{i}", Inertia(*[x] * 10)) for i in range(n))
    return Robot("general chain", tuple(joints), tuple(links), gravity=(x, x, x))


def count(formulation: Formulation, n: int) -> Counts:
    """The operations of a formulation of inverse dynamics for a general chain of n joints."""
    counts = Counts()
    x: Any = Tally(counts)  # less than a Scalar: it has no value
    formulation(general_chain(n, x), [x] * n, [x] * n, [x] * n)
    return counts


# -- what the literature prints -------------------------------------------------------------


@dataclass(frozen=True)
class Published:
    """A published general count: slope and constant in n, or only the values for n = 6."""

    for_six: tuple[int, int]
    multiplications: tuple[int, int] | None = None
    additions: tuple[int, int] | None = None

    def at(self, n: int) -> tuple[int, int] | None:
        """(multiplications, additions) for n joints; None where no formula is on record."""
        if self.multiplications is None or self.additions is None:
            return self.for_six if n == 6 else None
        (a, b), (c, d) = self.multiplications, self.additions
        return (a * n + b, c * n + d)


PUBLISHED = {
    "uicker-kahn": Published((66271, 51548)),
    "hollerbach-4x4": Published((4388, 3586), (830, -592), (675, -464)),
    "hollerbach-3x3": Published((2195, 1719), (412, -277), (320, -201)),
    "luh-walker-paul": Published((852, 738), (150, -48), (131, -48)),
    "featherstone": Published((712, 550), (130, -68), (101, -56)),
}
"""Sources: Hollerbach 1980 for the first four, PBP95 for the last. The exact figure of Uicker-Kahn
varies between sources: it grows with n^4 and depends on which factors are taken out of the sums."""
