"""Inertias of rigid bodies through a joint, by the turns about coordinate axes in its transform.

    J_parent += J seen from the parent,      f = placement, motion of the joint, tail

A placement is a product of such turns and of shifts, and so is the motion of most joints. One turn
of a tensor takes half the operations of a general rotation (`lie/tensor_rotations.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.lie import (
    SE3,
    AxisRotation,
    Mat3,
    rotate_symmetric_tensor,
    rotate_tensor,
)
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, sin


@dataclass(frozen=True)
class Hop:
    """A rigid motion X whose rotation is the product of `turns`, the last one leftmost.

    `turns` is None for any other rotation.
    """

    X: SE3
    turns: tuple[AxisRotation, ...] | None

    @classmethod
    def of_placement(cls, placement: Placement) -> Hop:
        """From a seat to the parent's frame."""
        rotations = [move for move in reversed(placement.moves) if move.kind[0] == "r"]
        turns = (
            AxisRotation("xyz".index(r.kind[1]), sin(r.amount), cos(r.amount)) for r in rotations
        )
        return cls(placement.pose(), tuple(turns))

    @classmethod
    def of_joint(cls, joint: Joint, position: Sequence[Scalar]) -> Hop:
        """From a link to the seat of its joint, which stands at the coordinates `position`."""
        x = joint.motion_coordinates(position)
        return cls(joint.motion.pose(x), joint.motion.axis_rotations(x))

    def turned(self, A: Mat3, symmetric: bool = False) -> Mat3:
        """R A R^T."""
        if self.turns is None:
            return rotate_symmetric_tensor(self.X.R, A) if symmetric else rotate_tensor(self.X.R, A)
        for turn in self.turns:
            A = turn.rotate(A)
        return A


def hops_of(joint: Joint, position: Sequence[Scalar]) -> list[Hop]:
    """From a link to its parent: through the tail, the joint at its position, the placement."""
    placements = (joint.tail, joint.placement)
    tail, placement = (Hop.of_placement(placement) for placement in placements)
    moved = Hop.of_joint(joint, position)
    return [moved, placement] if not joint.tail.moves else [tail, moved, placement]


def seen_through(inertia: Inertia, hops: Sequence[Hop]) -> Inertia:
    """An inertia about the frame that the hops lead to."""
    for hop in hops:
        inertia = inertia.seen_from(hop.X, hop.turned(inertia.tensor, symmetric=True))
    return inertia
