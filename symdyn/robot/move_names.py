"""The names of moves: which parameter each number of a placement becomes when it is left open.

    joint elbow, xyz and rpy    elbow.x  elbow.y  elbow.z  elbow.yaw  elbow.pitch  elbow.roll
    its tail                    elbow.tail_x, ...
    a move called `.d`          elbow.d
    a move that has a name      that name: the same name is the same number

A number is appended where two joints share an identifier, or one joint has two moves of a kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from symdyn.robot.assembly.raw import RawFrame, RawJoint
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.joint import Joint
from symdyn.robot.kinematic_tree import Frame
from symdyn.robot.placement import Move, Placement
from symdyn.support.names import unique_identifiers

GRAVITY_NAME = "gravity"
JOINT_NAMES = (
    *("rotor_inertia", "viscous", "coulomb", "offset", "stiffness", "rest"),
    *("q_offset", "scale"),
)
"""The parameters of a joint besides its placement that can be left open."""

_SUFFIX = {"x": "x", "y": "y", "z": "z", "rx": "roll", "ry": "pitch", "rz": "yaw"}
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,80}(\.[A-Za-z][A-Za-z0-9_]{0,80})?")

AnyJoint = TypeVar("AnyJoint", RawJoint, Joint)
AnyFrame = TypeVar("AnyFrame", RawFrame, Frame)


def is_move_name(name: object) -> bool:
    """Whether a move may have this name: `l_1` or `joint1.d`, but no name of another parameter.

    >>> is_move_name("joint1.d"), is_move_name("link1.m"), is_move_name("gravity.x")
    (True, False, False)
    """
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        return False
    owner, _, suffix = name.partition(".")
    return owner != GRAVITY_NAME and suffix not in (*PARAMETER_NAMES, *JOINT_NAMES)


def joint_identifiers(names: Iterable[str]) -> list[str]:
    """An identifier for every joint; none of them is `gravity`."""
    return unique_identifiers((GRAVITY_NAME, *names), "joint")[1:]


def name_moves(
    joints: Sequence[AnyJoint], frames: Sequence[AnyFrame], taken: Iterable[str] = ()
) -> tuple[list[AnyJoint], list[AnyFrame]]:
    """The joints (moving ones first) and frames with a name on every move that has none."""
    names = _Names(taken)
    for joint in joints:
        names.take(joint.placement)
        names.take(joint.tail)
    for frame in frames:
        names.take(frame.placement)
    owners = [*(joint.name for joint in joints), *(frame.name for frame in frames)]
    identifiers = iter(joint_identifiers(owners))
    named_joints = []
    for joint, owner in zip(joints, identifiers, strict=False):
        placement = names.give(joint.placement, owner)
        tail = names.give(joint.tail, owner, "tail_")
        named_joints.append(replace(joint, placement=placement, tail=tail))
    named_frames = [
        replace(frame, placement=names.give(frame.placement, owner))
        for frame, owner in zip(frames, identifiers, strict=True)
    ]
    return named_joints, named_frames


class _Names:
    """Gives out names, each once."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)

    def take(self, placement: Placement) -> None:
        """Keep the names that the moves already have."""
        self._taken.update(move.name for move in placement.moves)

    def give(self, placement: Placement, owner: str, prefix: str = "") -> Placement:
        """The placement with a name on every move."""
        return Placement(tuple(self._named(move, owner, prefix) for move in placement.moves))

    def _named(self, move: Move, owner: str, prefix: str) -> Move:
        if move.name and not move.name.startswith("."):
            return move
        base = name = owner + (move.name or f".{prefix}{_SUFFIX[move.kind]}")
        k = 1
        while name in self._taken:
            k += 1
            name = f"{base}_{k}"
        self._taken.add(name)
        return replace(move, name=name)
