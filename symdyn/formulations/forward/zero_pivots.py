"""When the inertia along a joint counts as zero, so that the mass matrix has no inverse.

    Omega_k = S_k^T Jhat_k S_k + rotor_k  vanishes if  |Omega_k| <= 1e-12 S_k^T J_k S_k

where J_k bounds the inertia of all that joint k carries: entries and arms are added without their
signs (PP99 eq. 40 subtracts from it). An Omega below this bound is rounding. Pivots of M = L^T D L
are the same Omega_k (PP99 Prop. 1), so that one bound serves all methods. The bound holds at one
configuration, in which prismatic joints are displaced by about as much as what they move is large:
an arm of a metre would make the inertia of a robot of a micrometre look like rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from symdyn.lie import SE3
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.lengths import scale_lengths
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.scalar import Scalar, is_number, is_zero

NEARLY_ZERO = 1e-12
"""An Omega this small against the inertia that could have entered it is rounding, not inertia."""


@dataclass(frozen=True)
class Size:
    """The largest angular, mixed and linear entries an inertia could have, from its numbers."""

    angular: float
    mixed: float
    linear: float

    @classmethod
    def of_body(cls, J: Inertia) -> Size:
        """The size of one link's inertia."""

        def largest(*entries: Scalar) -> float:
            return max(abs(number_in(x)) for x in entries)

        moments = largest(J.Ixx, J.Ixy, J.Iyy, J.Ixz, J.Iyz, J.Izz)
        return cls(moments, largest(*J.moment), largest(J.m))

    def plus(self, other: Size) -> Size:
        """The size for two bodies that move as one."""
        return Size(
            self.angular + other.angular, self.mixed + other.mixed, self.linear + other.linear
        )

    def at(self, arm: Sequence[Scalar]) -> Size:
        """The size about a frame at this distance."""
        r = sum(number_in(x) ** 2 for x in arm) ** 0.5
        mixed = self.mixed + self.linear * r
        return Size(self.angular + (self.mixed + mixed) * r, mixed, self.linear)


def largest_inertias(robot: Robot, f: Sequence[SE3]) -> list[float]:
    """For each coordinate the largest inertia that could be felt along it, at the transforms f."""
    sizes = [Size.of_body(link.inertia) for link in robot.links]
    felt = [0.0] * robot.nv
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            sizes[parent] = sizes[parent].plus(sizes[i].at(f[i].p))
        for dof in robot.dofs(i):
            rate = abs(number_in(dof.rate))
            w, v = (rate * sum(number_in(x) ** 2 for x in part) ** 0.5 for part in dof.screw)
            own = w * w * sizes[i].angular + 2 * w * v * sizes[i].mixed + v * v * sizes[i].linear
            # joints that share a coordinate add their velocities, and inertias go with the squares
            felt[dof.index] = (felt[dof.index] ** 0.5 + own**0.5) ** 2
    return felt


def vanishes(omega: Scalar, largest: float) -> bool:
    """Whether an Omega is zero, or a number that is only rounding against the largest possible."""
    return is_zero(omega) or 0 < abs(number_in(omega)) <= NEARLY_ZERO * largest


def dof_at(robot: Robot, index: int) -> tuple[Joint, str]:
    """The joint that entry `index` of qd moves (not a follower), and the name of that velocity."""
    starts = zip(robot.joints, robot.v_starts, strict=True)
    for joint, start in starts:
        if joint.mimic is None and start <= index < start + joint.nv:
            return joint, joint.motion.velocity_names[index - start]
    raise IndexError(index)


def number_in(x: Scalar) -> float:
    """The number that a scalar is, also as a node of the graph; 0 if it is open."""
    value = x if is_number(x) else getattr(x, "value", None)
    return float(value) if is_number(value) else 0.0


def somewhere(robot: Robot) -> list[float]:
    """A configuration without special angles, to find out what holds in general."""
    shares = ((0.3 + 0.618033988749895 * k) % 1.0 for k in count())

    def anywhere(lower: float, upper: float) -> float:
        return lower + (upper - lower) * (0.4 + next(shares)) / 1.8

    if robot.nq == robot.nv:  # any numbers are a position
        q = [round(share + 0.4, 2) for share, _ in zip(shares, range(robot.nq), strict=False)]
    else:
        q = robot.random_position(anywhere)
    return scale_lengths(robot, q)


def is_numeric(robot: Robot) -> bool:
    """Whether nothing in the robot is left open."""
    numbers: list[bool] = []

    def note(x: Scalar) -> Scalar:
        numbers.append(is_number(x))
        return x

    robot.map_scalars(note)
    return all(numbers)
