"""What sentences and formulas of a derivation depend on: rates, rotors, gravity."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.robot.model import Robot
from symdyn.scalar import is_zero
from symdyn.support.names import printable
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.parts import Part, Said


def single(robot: Robot) -> bool:
    """Whether every joint has one coordinate, whose derivative is its velocity.

    Joints of several move by angular velocities and the like, which are no derivatives of anything:
    formulas with dM/dq_k hold for the others alone.
    """
    return all(joint.nq == 1 for joint in robot.joints)


def has_rotors(robot: Robot) -> bool:
    """Whether rotors of motors add to the inertia of joints."""
    return any(not is_zero(joint.rotor_inertia) for joint in robot.joints)


def has_gravity(robot: Robot) -> bool:
    """Whether anything has weight."""
    return not all(is_zero(x) for x in robot.gravity)


def motorless(robot: Robot) -> list[Part]:
    """Which joint forces are zero because no motor gives them."""
    if not robot.unactuated:
        return []
    forces = [f"`tau[{k + 1}]`" for k in robot.unactuated]
    own = [i for i in range(len(robot.joints)) if robot.joints[i].mimic is None]
    joints = [
        printable(robot.joints[i].name)
        for i in own
        if any(freedom.index in robot.unactuated for freedom in robot.freedoms(i))
    ]
    are, have = ("is", "has") if len(forces) == 1 else ("are", "have")
    have = "has" if len(joints) == 1 else have
    return [
        Said(
            prose(
                f"{listed(forces)} {are} zero while the robot moves freely: {listed(joints)} "
                f"{have} no motor there. These equations say how the rest makes it move."
            )
        )
    ]


def listed(items: Sequence[str]) -> str:
    """a, b and c

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    *first, last = items
    return f"{', '.join(first)} and {last}" if first else last
