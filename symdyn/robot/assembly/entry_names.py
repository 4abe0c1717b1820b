"""What the entries of q and of qd are called and measured in: columns of motions and of logs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from symdyn.robot import Robot
from symdyn.robot.assembly.series import listed_joints


@dataclass(frozen=True)
class Names:
    """A name for each entry of q and of qd: the joint's, `base.x` where it has several.

    tau has the names of qd. The units are those of q and of its rates times a second.
    """

    q: tuple[str, ...]
    qd: tuple[str, ...]
    q_units: tuple[str, ...]
    qd_units: tuple[str, ...]


def names_of(robot: Robot) -> Names:
    """The names of a robot's coordinates and velocities."""
    # a follower has no entry of its own
    joints = [j for j in listed_joints(robot) if robot.joints[j.joints[0]].mimic is None]
    return Names(
        _in_order((j.q, _named(j.name, j.q_names)) for j in joints),
        _in_order((j.v, _named(j.name, j.v_names)) for j in joints),
        _in_order((j.q, j.q_units) for j in joints),
        _in_order((j.v, j.v_units) for j in joints),
    )


def _named(joint: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{joint}.{part}" if part and len(parts) > 1 else joint for part in parts)


def _in_order(pairs: Iterable[tuple[tuple[int, ...], tuple[str, ...]]]) -> tuple[str, ...]:
    placed = {k: text for at, texts in pairs for k, text in zip(at, texts, strict=True)}
    return tuple(placed[k] for k in sorted(placed))
