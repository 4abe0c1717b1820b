"""Tangent directions: how the coordinates q change when the robot moves along one velocity.

    dq = T(q) e_k,      d/de f(q moved along e_k) = sum over i of df/dq_i T_ik(q)

For a joint of one coordinate T is 1. A gradient in q has a column for each of the nv directions.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie.matrices import Matrix, Rows
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero

Direction = dict[int, Scalar]
"""The coordinates that change, and their rates."""


def directions(robot: Robot, q: Sequence[Scalar]) -> list[Direction]:
    """The columns of T(q), one for each velocity."""
    found: list[Direction] = [{} for _ in range(robot.nv)]
    for i, joint in enumerate(robot.joints):
        if joint.mimic is not None:
            continue
        start, first = robot.q_starts[i], robot.v_starts[i]
        position = robot.positions(i, q)
        for own in range(joint.nv):
            along = [int(k == own) for k in range(joint.nv)]
            rates = [1] if joint.nq == 1 else joint.motion.qdot(position, along)
            found[first + own] = {
                start + k: rate for k, rate in enumerate(rates) if not is_zero(rate)
            }
    return found


def along(columns: Sequence[Direction], rows: Rows) -> Matrix:
    """A gradient in the coordinates, row by row, as one along the directions."""
    found = []
    for row in rows:
        entries: list[Scalar] = []
        for column in columns:
            total: Scalar = 0
            for k, rate in column.items():
                total = total + row[k] * rate
            entries.append(total)
        found.append(entries)
    return found
