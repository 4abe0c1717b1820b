"""What sentences and formulas of a derivation depend on: rates, rotors, gravity."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.robot.model import Robot
from symdyn.scalar import is_zero


def rates_are_derivatives(robot: Robot) -> bool:
    """Whether every qd_k is the derivative of a coordinate q_k.

    Joints of several coordinates move by angular velocities and the like, which are no derivatives
    of anything: formulas with dM/dq_k hold for the others alone.
    """
    return all(joint.nq == 1 for joint in robot.joints)


def has_rotors(robot: Robot) -> bool:
    """Whether rotors of motors add to the inertia of joints."""
    return any(not is_zero(joint.rotor_inertia) for joint in robot.joints)


def has_gravity(robot: Robot) -> bool:
    """Whether anything has weight."""
    return not all(is_zero(x) for x in robot.gravity)


def listed(items: Sequence[str]) -> str:
    """a, b and c

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    *first, last = items
    return f"{', '.join(first)} and {last}" if first else last
