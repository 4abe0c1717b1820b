"""The way from one frame of a constraint to the other: which joints move them against each other.

    frame_b -> ... -> the link that carries both -> ... -> frame_a

Everything is seen from frame_b. A joint on the way to frame_a moves it with what it carries, a
joint on the way to frame_b moves frame_a the opposite way; what moves both alike is not on the way.
With Y_j the pose of link j in frame_b, the twist of what lies beyond joint j, in the coordinates of
frame_b, is

    T_j = +- Ad(Y_j) S_j v_j
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.errors import FunctionError
from symdyn.lie import SE3, Ad, Twist, scale_pair
from symdyn.robot.model import Constraint, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector


@dataclass(frozen=True)
class PathJoint:
    """A joint on the way: the columns of T_j, each with the entry of qd that it belongs to."""

    columns: tuple[tuple[int, Twist], ...]


@dataclass(frozen=True)
class Way:
    """Of one constraint: frame_a as seen from frame_b, and the joints between, from b to a.

    `Y` is the pose of the link that carries frame_a, in frame_b too.
    """

    X: SE3
    steps: tuple[PathJoint, ...]
    Y: SE3


def require_constraints(robot: Robot, function: str) -> None:
    """Refuse robots that are open trees."""
    if not robot.constraints:
        raise FunctionError(
            f"{robot.name}: {function} is for robots with constraints; give the spec [[contacts]] "
            "or [[loops]]"
        )


def ways(robot: Robot, q: Sequence[Scalar]) -> list[Way]:
    """The way of every constraint at q."""
    f = robot.transforms(q)
    return [_way(robot, f, constraint, n) for n, constraint in enumerate(robot.constraints, 1)]


def _way(robot: Robot, f: Sequence[SE3], constraint: Constraint, number: int) -> Way:
    a, b = robot.frame(constraint.frame_a), robot.frame(constraint.frame_b)
    of_a, of_b = list(robot.ancestors(a.link)), list(robot.ancestors(b.link))
    Y = b.placement.pose().inverse()
    steps = []
    for i in (i for i in of_b if i not in of_a):
        steps.append(_step(robot, i, Y, -1, number))
        Y = Y @ f[i].inverse()
    for i in (i for i in reversed(of_a) if i not in of_b):
        Y = Y @ f[i]
        steps.append(_step(robot, i, Y, 1, number))
    X = Y @ a.placement.pose()
    title = f"constraint {number}: rotation R and position p of frame_a in frame_b"
    label_matrix(X.R, f"Rc{number}", title)
    label_vector(X.p, f"pc{number}", title)
    return Way(X, tuple(steps), Y)


def _step(robot: Robot, i: int, Y: SE3, sign: int, number: int) -> PathJoint:
    title = f"constraint {number}: axes E and origin o of link {i + 1} in frame_b"
    label_matrix(Y.R, f"E{i + 1}c{number}", title)
    label_vector(Y.p, f"o{i + 1}c{number}", title)
    return PathJoint(
        tuple(
            (freedom.index, scale_pair(sign * freedom.rate, Ad(Y, freedom.screw)))
            for freedom in robot.freedoms(i)
        )
    )
