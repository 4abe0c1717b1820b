"""Four-bar and five-bar linkages by triangles: positions, rates, accelerations, forces by hand.

    A --- B --- C --- D --- E        cranks AB and ED, couplers BC and DC, pinned at C

a, b, d and e are the directions of AB, BC, DC and ED in the plane; a four-bar linkage has no crank
ED. C is where the circles about B and D meet. With e(b) along BC and n(b) across it

    B' + l_b b' n(b) = D' + l_d d' n(d)
    b' = -(B' - D').e(d) / (l_b sin(d - b)),      d' = (B' - D').e(b) / (l_d sin(b - d))

and the same for accelerations, whose right-hand sides have the centripetal ones too. All rods are
uniform. The equations of motion are those of virtual power, one for each crank:

    sum over rods of m (a_c - g).dv_c/du + I alpha dw/du = sum over joints of tau dq'/du

The robots are those of the library; their numbers are written here again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

GRAVITY = np.array([0.0, -9.81])
PER_METRE = 2.0


def along(angle: float) -> Array:
    """The unit vector e of a direction."""
    return np.array([np.cos(angle), np.sin(angle)])


def across(angle: float) -> Array:
    """n: e turned by a quarter."""
    return np.array([-np.sin(angle), np.cos(angle)])


@dataclass(frozen=True)
class Rod:
    """A rod in motion: where it begins, its direction, and how both change."""

    length: float
    start: Array
    angle: float
    velocity: Array
    rate: float
    acceleration: Array
    bend: float

    @property
    def mass(self) -> float:
        """Of a uniform rod."""
        return PER_METRE * self.length

    def point(self, part: float) -> tuple[Array, Array, Array]:
        """Position, velocity and acceleration of a point at this part of the length."""
        r, e, n = part * self.length, along(self.angle), across(self.angle)
        bent = r * (self.bend * n - self.rate**2 * e)
        return self.start + r * e, self.velocity + r * self.rate * n, self.acceleration + bent


@dataclass(frozen=True)
class Linkage:
    """Crank and coupler on the left, coupler and crank (if there is one) on the right."""

    name: str
    A: tuple[float, float]
    E: tuple[float, float]
    lengths: tuple[float, float, float, float]
    """Of AB, BC, DC, ED."""
    zero: tuple[float, ...]
    """The directions at q = 0: of AB, BC, DC and ED."""

    @property
    def cranks(self) -> int:
        """How many DoF there are."""
        return 2 if self.lengths[3] else 1

    def rods(self, u: Sequence[float], v: Sequence[float], w: Sequence[float]) -> list[Rod]:
        """AB, BC, DC, ED at the directions u of the cranks, their rates v, and the rates of these.

        ED of a four-bar linkage has no length.
        """
        (l_a, l_b, l_d, l_e), still = self.lengths, np.zeros(2)
        full = [(*values, 0.0)[:2] for values in (u, v, w)]
        (a, e), (da, de), (dda, dde) = full
        AB = Rod(l_a, np.array(self.A), a, still, da, still, dda)
        ED = Rod(l_e, np.array(self.E), e, still, de, still, dde)
        (B, Bv, Ba), (D, Dv, Da) = AB.point(1), ED.point(1)
        gap = D - B
        size = np.hypot(*gap)
        foot = (l_b**2 - l_d**2 + size**2) / (2 * size)
        height = np.sqrt(l_b**2 - foot**2)
        C = B + (foot * gap + height * np.array([-gap[1], gap[0]])) / size
        b, d = (np.arctan2(*(C - X)[::-1]) for X in (B, D))
        sine = np.sin(d - b)
        db, dd = -(Bv - Dv) @ along(d) / (l_b * sine), -(Bv - Dv) @ along(b) / (l_d * sine)
        rest = (Ba - l_b * db**2 * along(b)) - (Da - l_d * dd**2 * along(d))
        ddb, ddd = -rest @ along(d) / (l_b * sine), -rest @ along(b) / (l_d * sine)
        return [AB, Rod(l_b, B, b, Bv, db, Ba, ddb), Rod(l_d, D, d, Dv, dd, Da, ddd), ED]

    def joints(self, values: Sequence[float]) -> Array:
        """Coordinates, rates or accelerations in the robot's order, from those of the directions.

        Elbows are measured against their cranks.
        """
        a, b, d, e = values
        return np.array([a, b - a, e, d - e] if self.cranks == 2 else [a, b - a, d])

    def state(self, u: Sequence[float], v: Sequence[float]) -> tuple[Array, Array]:
        """q and qd."""
        rods = self.rods(u, v, [0.0] * self.cranks)
        turned = self.joints([rod.angle - zero for rod, zero in zip(rods, self.zero, strict=True)])
        return (turned + np.pi) % (2 * np.pi) - np.pi, self.joints([rod.rate for rod in rods])

    def directions(self, q: Array) -> Array:
        """The directions of the cranks at q."""
        return np.array([q[0] + self.zero[0], q[2] + self.zero[3]])[: self.cranks]

    def accelerations(self, u: Sequence[float], v: Sequence[float], tau: Array) -> Array:
        """Of the cranks, by virtual power; tau are the forces of all joints."""
        none, units = [0.0] * self.cranks, np.eye(self.cranks)
        here = self.rods(u, v, none)
        by_speed = [self.rods(u, unit, none) for unit in units]
        by_change = [self.rods(u, none, unit) for unit in units]  # nothing moves: linear
        M, force = np.zeros((self.cranks, self.cranks)), np.zeros(self.cranks)
        for j, virtual in enumerate(by_speed):
            force[j] = tau @ self.joints([rod.rate for rod in virtual])
            for k, (rod, way) in enumerate(zip(here, virtual, strict=True)):
                moment, (_, step, _) = rod.mass * rod.length**2 / 12, way.point(0.5)
                pull = rod.mass * (rod.point(0.5)[2] - GRAVITY)
                force[j] -= pull @ step + moment * rod.bend * way.rate
                for i, change in enumerate(by_change):
                    other = change[k]
                    M[j, i] += rod.mass * other.point(0.5)[2] @ step
                    M[j, i] += moment * other.bend * way.rate
        return np.linalg.solve(M, force)

    def motion(self, u: Sequence[float], v: Sequence[float], tau: Array) -> tuple[Array, Array]:
        """qdd, and the force that BC exerts on DC at the pin, in the axes of the body DC.

        The pin's force P is by virtual power too, of each coupler alone about its elbow.
        """
        w = self.accelerations(u, v, tau)
        rods = self.rods(u, v, w)
        rows, right = [], []
        for rod, sign, push in ((rods[1], -1, tau[1]), (rods[2], 1, tau[-1])):
            n = across(rod.angle)
            pull = rod.mass * (rod.point(0.5)[2] - GRAVITY) @ n * rod.length / 2
            rows.append(sign * rod.length * n)
            right.append(pull + rod.mass * rod.length**2 / 12 * rod.bend - push)
        P = np.linalg.solve(rows, right)
        turn = rods[2].angle - self.zero[2]
        return self.joints([rod.bend for rod in rods]), np.array(
            [along(turn) @ P, across(turn) @ P]
        )


FOUR_BAR = Linkage(
    "four_bar",
    (0, 0),
    (0.4, 0),
    (0.1, 0.5, 0.4, 0.0),
    (0.0, np.arctan2(0.4, 0.3), np.pi / 2, 0.0),
)
FIVE_BAR = Linkage(
    "five_bar",
    (-0.05, 0),
    (0.05, 0),
    (0.25, 0.29, 0.29, 0.25),
    tuple(np.arctan2(y, x) for x, y in ((-15, 20), (20, 21), (-20, 21), (15, 20))),
)
