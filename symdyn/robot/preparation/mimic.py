"""Lets joints that mimic others move on their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import RawJoint
from symdyn.robot.checks import printable


def without_mimics(joints: Sequence[RawJoint], where: str) -> tuple[list[RawJoint], list[str]]:
    """The joints, none of which follows another, and a note that names those that did."""
    followers = [j.name for j in joints if j.mimic is not None and j.type != "fixed"]
    if not followers:
        raise RobotError("ignore_mimic has no effect, no joint mimics another; leave it out", where)
    names = ", ".join(printable(name, 60) for name in followers)
    note = f"mimics ignored, these joints move on their own: {names}"
    return [replace(joint, mimic=None) for joint in joints], [note]
