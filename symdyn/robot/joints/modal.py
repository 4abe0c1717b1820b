"""A joint of up to six DoF by its modal matrix Phi, constant in the moving frame (SM03 7-14).

    f^-1 fdot = Phi v

The pose, a position and a unit quaternion, integrates Phi v whether or not that is holonomic: two
rotations that are not about one axis, a soft finger's, reach every orientation.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from symdyn.errors import FunctionError
from symdyn.lie import SE3, Twist, Wrench, ad, matrices, pair_from_vector, pair_to_vector
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.floating import (
    POSE_NAMES,
    POSE_UNITS,
    Floating,
    integrate_pose,
    pose_of,
    pose_rate,
    twist_between,
    twist_from_pose_rate as twist_of_rates,
)
from symdyn.robot.joints.motion import Coordinates, Uniform
from symdyn.robot.joints.noncommuting import NonCommutingMotion
from symdyn.scalar import Scalar, is_number, is_zero

CLOSED = 1e-9
"""A bracket may leave the span of the modes by this fraction of its size, due to rounding."""


@dataclass(frozen=True)
class Modal(NonCommutingMotion):
    """Moves by the columns `modes` of Phi; q = (x, y, z, quaternion), v one entry a column."""

    modes: tuple[Twist, ...]
    axis = (0, 0, 1)
    coordinate_names = POSE_NAMES
    coordinate_units = POSE_UNITS

    @property
    def velocity_names(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(f"v{k + 1}" for k in range(len(self.modes)))

    @property
    def screws(self) -> tuple[Twist, ...]:
        return self.modes

    def pose(self, q: Coordinates) -> SE3:
        return pose_of(q)

    @property
    def neutral(self) -> tuple[int, ...]:
        return Floating().neutral

    def random(self, uniform: Uniform) -> list[float]:
        return Floating().random(uniform)

    def qdot(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        return pose_rate(q, self.twist(v))

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        """Return the v closest to dq, which need not be a motion of the joint."""
        return self.closest(twist_of_rates(q, dq))

    @property
    def closed_under_bracket(self) -> bool:
        """Whether the modes are closed under the Lie bracket.

        For modes with open parameters this is known only if there are one or six modes.

        >>> x, y, z = (((1, 0, 0), (0, 0, 0)), ((0, 1, 0), (0, 0, 0)), ((0, 0, 1), (0, 0, 0)))
        >>> Modal((x, y)).closed_under_bracket, Modal((x, y, z)).closed_under_bracket
        (False, True)
        """
        if len(self.modes) in (1, 6):
            return True
        if not all(is_number(x) for mode in self.modes for x in pair_to_vector(mode)):
            return False
        for a, b in combinations(self.modes, 2):
            left = list(map(float, pair_to_vector(ad(a, b))))
            size = max(map(abs, left))
            inside = pair_to_vector(self.twist(self.closest(pair_from_vector(left))))
            if any(abs(x - y) > CLOSED * size for x, y in zip(left, inside, strict=True)):
                return False
        return True

    def integrate(self, q: Coordinates, v: Coordinates) -> list[Scalar]:
        return integrate_pose(q, self.twist(v))

    def difference(self, q0: Coordinates, q1: Coordinates) -> list[Scalar]:
        """Return the v closest to the twist from q0 to q1."""
        if not self.closed_under_bracket:
            raise FunctionError(
                "no constant velocity leads from one position to another, because "
                "the modes are not closed under the Lie bracket; use a floating joint instead"
            )
        return self.closest(self.log(q0, q1))

    def log(self, q0: Coordinates, q: Coordinates) -> Twist:
        return twist_between(q0, q)

    def closest(self, V: Twist) -> list[Scalar]:
        """Return the v with Phi v closest to a twist."""
        return self._solve_gram(
            [matrices.dot(pair_to_vector(mode), pair_to_vector(V)) for mode in self.modes]
        )

    def wrench(self, pull: Coordinates) -> Wrench:
        """Return Phi (Phi^T Phi)^-1 force."""
        return self.twist(self._solve_gram(pull))

    def _solve_gram(self, shares: Coordinates) -> list[Scalar]:
        """Return (Phi^T Phi)^-1 times the components."""
        rows = [pair_to_vector(mode) for mode in self.modes]
        gram = [[matrices.dot(a, b) for b in rows] for a in rows]
        return matrices.solve_positive_definite(gram, shares)

    @property
    def inertia_without_effect(self) -> tuple[Inertia, ...]:
        """The isotropic tensor if no mode rotates, else nothing.

        The joint may be in any pose, even in one that its modes do not reach from the neutral one.
        Only the isotropic tensor is the same in all of them.
        """
        if any(not is_zero(x) for w, _ in self.modes for x in w):
            return ()
        return (Inertia(Ixx=1, Iyy=1, Izz=1),)
