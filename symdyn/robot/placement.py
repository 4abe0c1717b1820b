"""A fixed transform as its author wrote it: a product of elementary translations and rotations.

A URDF origin is x y z rz ry rx, a Denavit-Hartenberg row is rz z x rx. The factors are kept because
they contain the numbers that are calibrated; the pose is their product.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from symdyn.lie import AXES, SE3, Mat3, Vec3, exp_so3, vec
from symdyn.scalar import Scalar

KINDS = ("x", "y", "z", "rx", "ry", "rz")


@dataclass(frozen=True)
class Move:
    """A translation along (`x`) or a rotation about (`rx`) a coordinate axis.

    Parameters
    ----------
    kind
        One of `KINDS`.
    amount
        Length in m or angle in rad.
    name
        Name of the parameter that replaces the amount when the geometry is left open.
    """

    kind: str
    amount: Scalar
    name: str = ""

    def pose(self) -> SE3:
        """Return the pose of this move."""
        axis = AXES[self.kind[-1]]
        if self.kind[0] == "r":
            return SE3(R=exp_so3(axis, self.amount))
        return SE3(p=vec.scale(self.amount, axis))


@dataclass(frozen=True)
class Placement:
    """The product of the moves, first one leftmost: a child frame in its parent's."""

    moves: tuple[Move, ...] = ()

    @classmethod
    def from_xyz_rpy(cls, xyz: Vec3, rpy: Vec3) -> Placement:
        """Return a URDF origin: translation xyz, then R = Rz(yaw) Ry(pitch) Rx(roll)."""
        roll, pitch, yaw = rpy
        amounts = (*xyz, yaw, pitch, roll)
        order = ("x", "y", "z", "rz", "ry", "rx")
        return cls(tuple(Move(kind, amount) for kind, amount in zip(order, amounts, strict=True)))

    @classmethod
    def from_pose(cls, X: SE3) -> Placement:
        """Return the URDF origin of a pose that consists of numbers."""
        return cls.from_xyz_rpy(X.p, roll_pitch_yaw(X.R))

    def pose(self) -> SE3:
        """Return the product of all moves as one pose."""
        return self._pose

    @cached_property
    def _pose(self) -> SE3:
        X = SE3()
        for move in self.moves:
            X = X @ move.pose()
        return X

    def then(self, other: Placement) -> Placement:
        """Return this placement followed by another one."""
        return Placement(self.moves + other.moves)

    def map(self, change: Callable[[Scalar], Scalar]) -> Placement:
        """Return the same moves with every amount x replaced by change(x)."""
        return Placement(tuple(Move(m.kind, change(m.amount), m.name) for m in self.moves))


UNMOVED = Placement()


def roll_pitch_yaw(R: Mat3) -> Vec3:
    """Return roll, pitch and yaw of a rotation matrix of numbers, R = Rz(yaw) Ry(pitch) Rx(roll).

    >>> roll_pitch_yaw(((0, -1, 0), (1, 0, 0), (0, 0, 1)))
    (0.0, 0.0, 1.5707963267948966)
    """
    import mpmath  # unlike the local libm it gives the same bits on every machine

    yaw = float(mpmath.atan2(R[1][0], R[0][0]))
    c, s = float(mpmath.cos(yaw)), float(mpmath.sin(yaw))
    # roll from Rz(-yaw) R, which is well defined even if the pitch is a quarter turn
    roll = float(mpmath.atan2(s * R[0][2] - c * R[1][2], c * R[1][1] - s * R[0][1]))
    pitch = float(mpmath.atan2(-R[2][0], c * R[0][0] + s * R[1][0]))
    return (roll, pitch, yaw)
