"""Positions as points of a manifold: velocities and rates of q, moves along constant velocities.

    dq     = T(q) qd,      qd = T(q)^-1 dq
    q_next = q exp(S qd dt),        difference(q0, q1) = the qd with q0 exp(S qd) = q1

joint by joint. Where a joint has one DoF, T is 1 and a move is a sum. Quaternions have length
one after a move, whatever they had before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.errors import FunctionError
from symdyn.robot.joint import Joint
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar

Numbers = Sequence[Scalar]


def qdot(robot: Robot, q: Numbers, qd: Numbers) -> list[Scalar]:
    """The rates of the coordinates q of joints that move with qd."""
    rates: list[Scalar] = []
    for joint, at, moves in own_joints(robot):
        rates += joint.motion.qdot(q[at], qd[moves])
    return rates


def velocity(robot: Robot, q: Numbers, dq: Numbers) -> list[Scalar]:
    """The velocities of joints whose coordinates change at the rates dq."""
    rates: list[Scalar] = []
    for joint, at, _ in own_joints(robot):
        rates += joint.motion.velocity(q[at], dq[at])
    return rates


def integrate(robot: Robot, q: Numbers, qd: Numbers, dt: Numbers) -> list[Scalar]:
    """The coordinates after the time dt with the constant velocities qd."""
    moved: list[Scalar] = []
    for joint, at, moves in own_joints(robot):
        moved += joint.motion.integrate(q[at], [rate * dt[0] for rate in qd[moves]])
    return moved


def difference(robot: Robot, q0: Numbers, q1: Numbers) -> list[Scalar]:
    """The constant velocities that lead from q0 to q1 in unit time, by the shortest rotations."""
    rates: list[Scalar] = []
    for joint, at, _ in own_joints(robot):
        if not joint.motion.closed_under_bracket:
            raise FunctionError(
                f"{robot.name}: difference: no constant velocity of joint {joint.name!r} leads "
                "from one position to another: its modes are not closed under the bracket"
            )
        rates += joint.motion.difference(q0[at], q1[at])
    return rates


def own_joints(robot: Robot) -> Iterator[tuple[Joint, slice, slice]]:
    """The joints that follow no other one, in the order of q, with their entries of q and qd."""
    for i, joint in enumerate(robot.joints):
        if joint.mimic is None:
            at, moves = robot.q_starts[i], robot.v_starts[i]
            yield joint, slice(at, at + joint.nq), slice(moves, moves + joint.nv)
