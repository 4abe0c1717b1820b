"""The link frames of a robot as text: how each lies in its parent's, move by move.

f2 = Rx(-pi/2) Rz(q[1])        a quarter turn about x, then the joint
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from symdyn.graph import Expr
from symdyn.lie import coordinate_axis
from symdyn.robot.model import Joint, Robot
from symdyn.robot.placement import Move
from symdyn.scalar import Scalar, is_number, snap_angle


def frames_text(robot: Robot) -> tuple[str, ...]:
    """A line for every link: f = placement, motion, tail."""
    lines = []
    for i, joint in enumerate(robot.joints):
        before, behind = moves_text(joint.placement.moves), moves_text(joint.tail.moves)
        lines.append(f"f{i + 1} = {' '.join((*before, _motion(robot, i), *behind))}")
    return tuple(lines)


def moves_text(moves: Iterable[Move]) -> list[str]:
    """The moves that move anything."""
    return [_move(m) for m in moves if not (is_number(m.amount) and m.amount == 0)]


def _move(move: Move) -> str:
    turns = move.kind[0] == "r"
    letter = "R" if turns else "T"
    return f"{letter}{move.kind[-1]}({angle_text(move.amount) if turns else _text(move.amount)})"


def _motion(robot: Robot, i: int) -> str:
    joint = robot.joints[i]
    if not joint.turns and not joint.slides:
        entries = ", ".join(f"q[{robot.q_starts[i] + k}]" for k in range(joint.nq))
        return f"{joint.type}({entries})"
    index = robot.q_starts[i]
    rate = joint.scale if joint.mimic is None else joint.scale * joint.mimic.multiplier
    offset = joint.q_offset
    if joint.mimic is not None:
        offset = offset + joint.scale * joint.mimic.offset
    x = f"q[{index}]" if is_number(rate) and rate == 1 else f"{_text(rate)} q[{index}]"
    if not (is_number(offset) and offset == 0):
        more = angle_text(offset) if joint.turns else _text(offset)
        x += f" - {more[1:]}" if more.startswith("-") and is_number(offset) else f" + {more}"
    return f"{'R' if joint.turns else 'T'}{_axis(joint)}({x})"


def _axis(joint: Joint) -> str:
    """The coordinate axis of a joint, or its components."""
    k = coordinate_axis(joint.axis)
    if k is not None and joint.axis[k] == 1:
        return "xyz"[k]
    return f"[{', '.join(map(_text, joint.axis))}]"


def angle_text(angle: Scalar) -> str:
    """An angle, as a multiple of pi where it is one of pi/12.

    >>> angle_text(-math.pi / 2), angle_text(0.3)
    ('-pi/2', '0.3')
    """
    if not is_number(angle) or angle == 0 or angle != snap_angle(float(angle), math.pi / 12):
        return _text(angle)
    twelfths = round(float(angle) * 12 / math.pi)
    common = math.gcd(twelfths, 12)
    top, bottom = twelfths // common, 12 // common
    head = {1: "pi", -1: "-pi"}.get(top, f"{top} pi")
    return head if bottom == 1 else f"{head}/{bottom}"


def _text(x: Scalar) -> str:
    return repr(x) if isinstance(x, Expr) else f"{float(x):.12g}"
