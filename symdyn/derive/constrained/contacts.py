"""Contacts, six rows each: how frame_a moves against frame_b, and what carries twists to it.

    W_c = the twist of frame_a against frame_b, all six rows of K qd          (RK88-II a.3-a.6)
    W   = [[1, 0], [-[p], 1]] Ad(B^-1),    B the pose of frame_b in its link

W takes the twist of the body that carries frame_b, in its link frame, to the origin p of frame_a,
in the axes of frame_b; its transpose takes what frame_a exerts to the body.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.derive.constrained.constraint_rows import moved
from symdyn.derive.constrained.way import Way, require_constraints, ways
from symdyn.lie import ZERO_PAIR, Ad_inverse, Twist, add_pairs, pair_of, scale_pair, six_of
from symdyn.lie.matrices import Matrix, identity, transpose
from symdyn.robot.model import Constraint, Robot
from symdyn.scalar import Scalar, label_vector


def contact_motion(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[list[Scalar]]:
    """W_c of every constraint."""
    require_constraints(robot, "contact_motion")
    found = []
    for number, way in enumerate(ways(robot, q), 1):
        V: Twist = ZERO_PAIR
        for step in way.steps:
            for index, column in step.columns:
                V = add_pairs(V, scale_pair(qd[index], column))
        title = f"constraint {number}: twist (w, v) of frame_a against frame_b, at frame_b"
        label_vector(V[0], f"wc{number}", title)
        label_vector(V[1], f"vc{number}", title)
        found.append(six_of(moved(V, way.X.p)))
    return found


def grip_matrix(robot: Robot, q: Sequence[Scalar]) -> list[Matrix]:
    """W of every constraint, 6 x 6."""
    require_constraints(robot, "grip_matrix")
    pairs = zip(robot.constraints, ways(robot, q), strict=True)
    return [_grip(robot, constraint, way) for constraint, way in pairs]


def _grip(robot: Robot, constraint: Constraint, way: Way) -> Matrix:
    B = robot.frame(constraint.frame_b).placement.pose()
    units = map(pair_of, identity(6))
    return transpose([six_of(moved(Ad_inverse(B, unit), way.X.p)) for unit in units])
