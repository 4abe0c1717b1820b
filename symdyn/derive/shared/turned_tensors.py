"""Symmetric tensors from frame to frame, through turns about coordinate axes.

A placement is a product of such turns and of shifts, and so is the motion of most joints. One turn
of a tensor takes half the operations of a general rotation: what commutes with it is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.lie import SE3, Mat3, Turn, screw_motion, vec
from symdyn.robot.inertia import Inertia, congruence
from symdyn.robot.model import Joint
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, is_zero, sin


@dataclass(frozen=True)
class Hop:
    """A rigid motion X whose rotation is the product of `turns`, the last one leftmost.

    None for a rotation about an axis that is no coordinate axis.
    """

    X: SE3
    turns: tuple[Turn, ...] | None

    @classmethod
    def of_placement(cls, placement: Placement) -> Hop:
        """From a seat to the parent's frame."""
        rotations = [move for move in reversed(placement.moves) if move.kind[0] == "r"]
        turns = (Turn("xyz".index(r.kind[1]), sin(r.amount), cos(r.amount)) for r in rotations)
        return cls(placement.pose(), tuple(turns))

    @classmethod
    def of_joint(cls, joint: Joint, position: Scalar) -> Hop:
        """From a link to the seat of its joint, which stands at the coordinate `position`."""
        (S,) = joint.own_screws
        x = joint.travel(position)
        if not joint.turns:
            return cls(screw_motion(S, x, 0, 1), ())
        s, c = sin(x), cos(x)
        X = screw_motion(S, x, s, c)
        along = [k for k in range(3) if not is_zero(joint.axis[k])]
        return cls(X, (Turn(along[0], joint.axis[along[0]] * s, c),) if len(along) == 1 else None)

    def turned(self, A: Mat3, symmetric: bool = False) -> Mat3:
        """R A R^T."""
        if self.turns is None:
            R = self.X.R
            return congruence(R, A) if symmetric else vec.matmul(vec.matmul(R, A), vec.transpose(R))
        for turn in self.turns:
            A = turn.of(A)
        return A


def hops_of(joint: Joint, position: Scalar) -> list[Hop]:
    """From a link to its parent: through the tail, the joint at its coordinate, the placement."""
    placements = (joint.tail, joint.placement)
    tail, placement = (Hop.of_placement(placement) for placement in placements)
    moved = Hop.of_joint(joint, position)
    return [moved, placement] if not joint.tail.moves else [tail, moved, placement]


def seen_through(inertia: Inertia, hops: Sequence[Hop]) -> Inertia:
    """An inertia about the frame that the hops lead to."""
    for hop in hops:
        inertia = inertia.seen_from(hop.X, hop.turned(inertia.tensor, symmetric=True))
    return inertia
