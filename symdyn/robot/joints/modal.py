"""A joint of up to six freedoms by its modal matrix Phi, constant in the moving frame (SM03 7-14).

    f^-1 fdot = Phi v

The pose, a position and a unit quaternion, integrates Phi v whether or not that is holonomic: two
rotations that are not about one axis, a soft finger's, reach every orientation.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.lie import SE3, ZERO_PAIR, Twist, add_pairs, matrices, scale_pair, six_of
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints.floating import POSE_NAMES, POSE_UNITS, Floating, pose_of, pose_rate
from symdyn.robot.joints.floating import twist_of as twist_of_rates
from symdyn.robot.joints.motion import Coordinates, Motion, Uniform
from symdyn.scalar import Scalar


@dataclass(frozen=True)
class Modal(Motion):
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
        V: Twist = ZERO_PAIR
        for rate, mode in zip(v, self.modes, strict=True):
            V = add_pairs(V, scale_pair(rate, mode))
        return pose_rate(q, V)

    def velocity(self, q: Coordinates, dq: Coordinates) -> list[Scalar]:
        """The v that comes closest to dq, which need not be a motion of the joint."""
        rows = [six_of(mode) for mode in self.modes]
        gram = [[matrices.dot(a, b) for b in rows] for a in rows]
        V = six_of(twist_of_rates(q, dq))
        return matrices.solved(gram, [matrices.dot(row, V) for row in rows])

    @property
    def unfelt(self) -> tuple[Inertia, ...]:
        """None is moved: what its modes cannot feel stays where it is."""
        return ()
