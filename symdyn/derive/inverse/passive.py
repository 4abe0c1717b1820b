"""Passive forces: friction and springs, as forces that the motors have to overcome.

    tau_p = viscous qd + coulomb sign(qd) + offset + stiffness (q - rest)

with tanh(qd / smoothing) for sign(qd) where a smoothing velocity is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.robot.model import FREE, Robot
from symdyn.scalar import Scalar, is_zero, sign, tanh


def passive_forces(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """tau_p(q, qd): to be added to what the rigid motion needs."""
    tau: list[Scalar] = [0] * robot.nv
    for i, joint in enumerate(robot.joints):
        law = joint.passive
        if law == FREE:
            continue
        (freedom,), (position,) = robot.freedoms(i), robot.positions(i, q)
        rate = freedom.rate * qd[freedom.index]
        dry: Scalar = 0
        if not is_zero(law.coulomb):
            smooth = not is_zero(law.smoothing)
            dry = law.coulomb * (tanh(rate / law.smoothing) if smooth else sign(rate))
        spring = law.stiffness * (position - law.rest)
        tau[freedom.index] += freedom.rate * (law.viscous * rate + dry + law.offset + spring)
    return tau
