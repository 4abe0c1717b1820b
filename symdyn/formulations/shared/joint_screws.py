"""What the screws S of a joint do: S qd is its share of a twist, S^T F the force along it.

    joint_rate   S_i qd_i                                  a term of PBP95 eqs. 24, 25
    project      tau_i = S_i^T F_i + rotor_i qdd_i         PBP95 eq. 27

Joints that share a coordinate (followers) move by its value times their rate, and add up in tau.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import ZERO_PAIR, Twist, Wrench, add_pairs, pairing, scale_pair
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar


def joint_rate(robot: Robot, i: int, rates: Sequence[Scalar]) -> Twist:
    """S_i times the velocities (or accelerations) of joint i."""
    total: Twist = ZERO_PAIR
    for dof in robot.dofs(i):
        total = add_pairs(total, scale_pair(dof.rate * rates[dof.index], dof.screw))
    return total


def project(robot: Robot, wrenches: Sequence[Wrench], qdd: Sequence[Scalar]) -> list[Scalar]:
    """tau = S^T F and the forces that accelerate the rotors, added up for every coordinate."""
    tau: list[Scalar] = [0] * robot.nv
    for i, F in enumerate(wrenches):
        for dof in robot.dofs(i):
            rotor = dof.rotor * (dof.rate * qdd[dof.index])
            tau[dof.index] += dof.rate * (pairing(F, dof.screw) + rotor)
    return tau
