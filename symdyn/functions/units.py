"""Units of quantities, which depend on whether joints are revolute or prismatic."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Unit:
    """The unit of a quantity for revolute joints only, prismatic joints only, and both."""

    revolute: str
    prismatic: str
    mixed: str

    def of(self, revolute: bool, prismatic: bool) -> str:
        """Return the unit for a robot with these kinds of joints."""
        return (
            self.mixed if revolute and prismatic else self.prismatic if prismatic else self.revolute
        )

    def per(self, other: Unit) -> Unit:
        """Return the unit of a derivative.

        >>> FORCE.per(POSITION).mixed
        'N m or N per rad or m'
        """
        return Unit(
            _per(self.revolute, other.revolute),
            _per(self.prismatic, other.prismatic),
            _per(self.mixed, other.mixed),
        )


def _per(unit: str, other: str) -> str:
    return f"{unit or '1'} per {other}" if other else unit


def same(unit: str) -> Unit:
    """Return a unit that does not depend on the joints."""
    return Unit(unit, unit, unit)


def either(revolute: str, prismatic: str) -> Unit:
    """Return a unit that differs between revolute and prismatic joints."""
    return Unit(revolute, prismatic, f"{revolute} or {prismatic}")


def of_coordinates(found: Collection[str]) -> str:
    """Return the unit of q for entries with these units; quaternions have none.

    >>> of_coordinates({"rad"}), of_coordinates({"", "m"})
    ('rad', 'm; quaternions x, y, z, w have no unit')
    """
    measured = " or ".join(unit for unit in ("rad", "m") if unit in found)
    unmeasured = "quaternions x, y, z, w have no unit" if "" in found else ""
    return "; ".join(filter(None, (measured, unmeasured)))


_LENGTHS = re.compile(r"(?<![A-Za-z])[mN](?![A-Za-z])(?:\^(\d))?")


def metres(unit: str) -> int:
    """Return the power of the metre in the unit of a parameter; a newton is kg m/s^2.

    >>> metres("kg m^2"), metres("N m s/rad"), metres("N/m"), metres("rad")
    (2, 2, 0, 0)
    """
    above, below = (
        sum(int(power or 1) for power in _LENGTHS.findall(part)) for part in _halves(unit)
    )
    return above - below


def _halves(unit: str) -> tuple[str, str]:
    above, _, below = unit.partition("/")
    return above, below


NONE = same("")
POSITION = either("rad", "m")
VELOCITY = either("rad/s", "m/s")
ACCELERATION = either("rad/s^2", "m/s^2")
FORCE = either("N m", "N")
INERTIA = Unit("kg m^2", "kg", "kg m^2, kg m or kg")
INVERSE_INERTIA = Unit("1/(kg m^2)", "1/kg", "1/(kg m^2), 1/(kg m) or 1/kg")
DAMPING = Unit("kg m^2/s", "kg/s", "kg m^2/s, kg m/s or kg/s")
MOMENTUM_OF_JOINTS = either("kg m^2/s", "kg m/s")
ENERGY = same("J")
LENGTH = same("m")
TIME = same("s")
TWIST = same("rad/s, m/s")
TWIST_RATE = same("rad/s^2, m/s^2")
WRENCH = same("N m, N")
MOMENTUM = same("kg m^2/s, kg m/s")
