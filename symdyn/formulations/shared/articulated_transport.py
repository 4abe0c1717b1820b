"""Articulated inertias through a joint, by the elementary moves that its transform consists of.

    Jhat_parent += Ad*(f^-1) Jhat Ad(f^-1),      f = placement, motion of the joint, tail
                                                                               (PP99 eq. 40)

A placement is a product of turns about and shifts along coordinate axes, and so is the motion of
most joints. Each move takes a fraction of a general transform's cost (`articulated_inertia.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.shared.articulated_inertia import ArticulatedInertia
from symdyn.lie import Turn
from symdyn.robot.model import Joint
from symdyn.robot.placement import Placement
from symdyn.scalar import Scalar, cos, sin


def seen_from_parent(
    J: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """The inertia of link i about its parent's frame, with joint i at its coordinates q."""
    J = _seen_through(J, joint.tail)
    x = joint.travel(q)
    X, turns = joint.motion.pose(x), joint.motion.rotation_turns(x)
    if turns is None:
        J = J.seen_from(X)
    else:
        for turn in turns:
            J = J.turned(turn)
        for k, shift in enumerate(X.p):
            J = J.shifted(k, shift)
    return _seen_through(J, joint.placement)


def _seen_through(J: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    for move in reversed(placement.moves):
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            J = J.turned(Turn(k, sin(move.amount), cos(move.amount)))
        else:
            J = J.shifted(k, move.amount)
    return J


def seen_from_child(
    compliance: ArticulatedInertia, joint: Joint, q: Sequence[Scalar]
) -> ArticulatedInertia:
    """Ad(f^-1) Lambda Ad(f^-1)^T of a symmetric Lambda that maps wrenches to twists.

    Its blocks are linear first, [[vv, vw], [wv, ww]]: Ad(f^-1) then has the shape of the Ad* that
    carries inertias, so that Lambda goes through the moves of f undone, from the left.
    """
    compliance = seen_from_frame(compliance, joint.placement)
    x = joint.travel(q)
    X, turns = joint.motion.pose(x), joint.motion.rotation_turns(x)
    if turns is None:
        compliance = compliance.seen_from(X.inverse())
    else:
        for k, shift in enumerate(X.p):
            compliance = compliance.shifted(k, -shift)
        for turn in reversed(turns):
            compliance = compliance.turned(Turn(turn.axis, -turn.s, turn.c))
    return seen_from_frame(compliance, joint.tail)


def seen_from_frame(compliance: ArticulatedInertia, placement: Placement) -> ArticulatedInertia:
    """The same Lambda in a frame placed on the link."""
    for move in placement.moves:
        k = "xyz".index(move.kind[-1])
        if move.kind[0] == "r":
            compliance = compliance.turned(Turn(k, -sin(move.amount), cos(move.amount)))
        else:
            compliance = compliance.shifted(k, -move.amount)
    return compliance
