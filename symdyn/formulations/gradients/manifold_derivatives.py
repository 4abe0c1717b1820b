"""Derivatives of moves along constant velocities, joint by joint, along tangent directions.

    q_next = q exp(X),  X = S qd dt:     dq_next/dq  = Ad(exp(-X)),   dq_next/dqd = dt J(X),
                                         dq_next/ddt = qd
    qd = log(q0^-1 q1):                  dqd/dq1 = D,                 dqd/dq0 = ad(qd) - D

Directions at q and at q_next are velocities in the moving axes there: where q moves to q exp(S e),
q_next moves to q_next exp(S d) with d = (dq_next/dq) e. J is the slope of the exponential, D that
of the logarithm (`lie/exponential_derivatives.py`). By D exp(-ad) = D - ad the derivative in q0, -D
Ad(q1^-1 q0), takes no second slope. For a joint of one coordinate they are 1, dt, qd and -1, 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symdyn.formulations.kinematics.manifold import own_joints
from symdyn.formulations.shared.brackets import require_closed
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar

Numbers = Sequence[Scalar]


def integrate_derivatives(
    robot: Robot, q: Numbers, qd: Numbers, dt: Numbers
) -> tuple[Matrix, Matrix, Matrix]:
    """dq_next/dq, dq_next/dqd and dq_next/ddt, rows along the directions at q_next."""
    require_closed(robot, "integrate_derivatives")
    by_q, by_qd = zeros(robot.nv, robot.nv), zeros(robot.nv, robot.nv)
    for joint, _, moves in own_joints(robot):
        advance = joint.motion.advance([rate * dt[0] for rate in qd[moves]])
        _fill(by_q, moves, advance.transport)
        _fill(by_qd, moves, advance.rate)
    return by_q, [[dt[0] * x for x in row] for row in by_qd], [[rate] for rate in qd]


def difference_derivatives(robot: Robot, q0: Numbers, q1: Numbers) -> tuple[Matrix, Matrix]:
    """dqd/dq0 and dqd/dq1."""
    require_closed(robot, "difference_derivatives")
    by_q0, by_q1 = zeros(robot.nv, robot.nv), zeros(robot.nv, robot.nv)
    for joint, at, moves in own_joints(robot):
        displacement = joint.motion.displacement(q0[at], q1[at])
        _fill(by_q0, moves, displacement.rate_of_start)
        _fill(by_q1, moves, displacement.rate)
    return by_q0, by_q1


def _fill(matrix: Matrix, own: slice, slope: Callable[[Numbers], Numbers]) -> None:
    """Write a joint's block, column by column, from a linear function of its velocities."""
    count = own.stop - own.start
    for k in range(count):
        column = slope([int(row == k) for row in range(count)])
        for row, entry in enumerate(column, own.start):
            matrix[row][own.start + k] = entry
