"""Brackets of the velocity fields X_i of a robot, along which its derivatives in q are taken.

    [X_i, X_j] = the field of ad(S_i) S_j      where i and j are freedoms of one joint, else 0

The screws of a joint are constant in its link, so that its fields are left-invariant. Where the
bracket of two screws is no combination of the joint's screws (a modal joint in general), motion
along it leads out of what the joint can do in an instant, and derivatives along its freedoms are
not those of a function of so many coordinates.
"""

from __future__ import annotations

from symdyn.errors import FunctionError
from symdyn.robot.model import Robot


def pairs_of_one_joint(robot: Robot) -> frozenset[tuple[int, int]]:
    """The pairs of different velocities that move one joint, both ways round."""
    starts = zip(robot.coordinates, robot.joints, strict=True)
    ranges = (range(start, start + joint.nv) for start, joint in starts)
    return frozenset((i, j) for own in ranges for i in own for j in own if i != j)


def require_closed(robot: Robot, what: str) -> None:
    """Refuse what needs the brackets of every joint to stay within its freedoms."""
    for joint in robot.joints:
        if not joint.motion.closed:
            raise FunctionError(
                f"{robot.name}: {what}: the brackets of the modes of joint {joint.name!r} leave "
                "their span, so that there are no derivatives in its coordinates; "
                "describe it by a floating joint"
            )
