"""Says which freedoms have a motor: `unactuated` takes motors away, `thrusters` drive what floats.

A free-floating robot has no motor at its base, a free-flying one has thrusters (SM03 8.2, 8.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import RawJoint
from symdyn.robot.checks import hint, printable, quoted
from symdyn.robot.preparation.choices import Preparation

Motors = tuple[bool, ...]


def with_motors(
    joints: Sequence[RawJoint], wanted: Preparation, where: str
) -> tuple[list[RawJoint], list[str]]:
    """The joints with and without motors, as they are wanted, and notes."""
    made, notes = list(joints), []
    if wanted.thrusters:
        floating = [k for k, joint in enumerate(made) if _floats(joint)]
        if not floating:
            message = "thrusters has no effect, no joint floats without a motor"
            raise RobotError(f"{message}; let the base float, or leave it out", where)
        for k in floating:
            made[k] = replace(made[k], actuated=True)
            notes.append(f"joint {printable(made[k].name, 60)} is driven by thrusters")
    for name, freedoms in wanted.unactuated:
        found = [k for k, joint in enumerate(made) if name in (joint.name, _whole(joint))]
        _check_name(name, [made[k] for k in found], made, where)
        motors = [motor for k in found for motor in made[k].motors]
        left = _without(name, motors, freedoms, where)
        for k in found:
            own, left = left[: len(made[k].motors)], left[len(made[k].motors) :]
            made[k] = replace(made[k], actuated=own if any(own) else False)
        which = (
            f"freedoms {', '.join(f'{x:g}' for x in freedoms)} of joint" if freedoms else "joint"
        )
        notes.append(f"no motor drives {which} {printable(name, 60)}")
    return made, notes


def _floats(joint: RawJoint) -> bool:
    """Whether it has no motor as is usual for its motion, and not because the file says so."""
    return joint.motion is not None and not joint.motion.has_motor and joint.actuated is None


def _whole(joint: RawJoint) -> str:
    return joint.series[0] if joint.series else joint.name


def _without(name: str, motors: Sequence[bool], freedoms: Sequence[float], where: str) -> Motors:
    """The motors but for those of the given freedoms; none is all of them."""
    chosen = freedoms or range(len(motors))
    for x in chosen:
        if x not in range(len(motors)):
            message = f"unactuated: joint {quoted(name)} has no freedom {x:g}"
            raise RobotError(f"{message}; number them from 0 to {len(motors) - 1}", where)
    left = tuple(motor and k not in chosen for k, motor in enumerate(motors))
    if left == tuple(motors):
        message = f"unactuated: joint {quoted(name)} has no such motor already"
        raise RobotError(f"{message}; leave it out", where)
    return left


def _check_name(
    name: str, found: Sequence[RawJoint], joints: Sequence[RawJoint], where: str
) -> None:
    what = f"unactuated: joint {quoted(name)}"
    if not found:
        moving = [joint.name for joint in joints if joint.type != "fixed"]
        raise RobotError(
            f"unactuated: no joint is called {quoted(name)}{hint(name, moving)}", where
        )
    if found[0].type == "fixed":
        raise RobotError(f"{what} does not move; leave it out", where)
    if found[0].mimic is not None:
        leader = quoted(found[0].mimic.leader)
        raise RobotError(f"{what} follows {leader}, whose motor drives both; name that", where)
