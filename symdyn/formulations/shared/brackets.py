"""Brackets of the velocity fields X_i of a robot, along which its derivatives in q are taken.

    [X_i, X_j] = the field of ad(S_i) S_j      where i and j are DoF of one joint, else 0

The screws of a joint are constant in its link, so that its fields are left-invariant. Where the
bracket of two screws is no combination of the joint's screws (a modal joint in general), motion
along it leads out of what the joint can do in an instant, and derivatives along its DoF are
not those of a function of so many coordinates.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from symdyn.errors import FunctionError
from symdyn.lie import Twist, ad, matrices, pair_to_vector
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_number, is_zero


def pairs_of_one_joint(robot: Robot) -> frozenset[tuple[int, int]]:
    """The pairs of different velocities that move one joint, both ways round."""
    starts = zip(robot.v_starts, robot.joints, strict=True)
    ranges = (range(start, start + joint.nv) for start, joint in starts)
    return frozenset((i, j) for own in ranges for i in own for j in own if i != j)


def require_closed(robot: Robot, what: str) -> None:
    """Reject what needs the brackets of every joint to stay within its DoF."""
    for joint in robot.joints:
        if not joint.motion.closed_under_bracket:
            raise FunctionError(
                f"{robot.name}: {what}: the brackets of the modes of joint {joint.name!r} leave "
                "their span, so that there are no derivatives in its coordinates; "
                "describe it as a floating joint"
            )


def structure_constants(robot: Robot) -> dict[tuple[int, int], dict[int, Scalar]]:
    """[X_i, X_j] = sum over k of c_ij^k X_k: the c at [i, j][k] that are not zero."""
    found = {}
    for i, joint in enumerate(robot.joints):
        screws, start = joint.motion.screws, robot.v_starts[i]
        for (a, first), (b, last) in permutations(enumerate(screws), 2):
            shares = enumerate(components(ad(first, last), screws), start)
            found[start + a, start + b] = {k: share for k, share in shares if not is_zero(share)}
    return found


def velocity_brackets(robot: Robot, qd: Sequence[Scalar]) -> Matrix:
    """ad(V) of every joint on its own DoF: column j has [V, S_j] in terms of the screws."""
    found = zeros(robot.nv, robot.nv)
    for (i, j), shares in structure_constants(robot).items():
        for k, share in shares.items():
            found[k][j] += share * qd[i]
    return found


def components(V: Twist, screws: Sequence[Twist]) -> list[Scalar]:
    """The shares of the screws in V, which is a combination of them.

    What is a whole number but for rounding becomes one: the brackets of unit screws have zeros and
    ones in them, whatever the axes.

    >>> turn, slide = ((0, 0, 1), (0, 0, 0)), ((0, 0, 0), (2, 0, 0))
    >>> components(((0, 0, 1), (3, 0, 0)), (turn, slide))
    [1, 1.5]
    """
    rows = [pair_to_vector(screw) for screw in screws]
    gram = [[matrices.dot(a, b) for b in rows] for a in rows]
    shares = matrices.solve_positive_definite(
        gram, [matrices.dot(row, pair_to_vector(V)) for row in rows]
    )
    return [round(x) if is_number(x) and abs(x - round(x)) < 1e-12 else x for x in shares]
