"""Which joints of a compiled MJCF model have motors: those that an actuator acts on.

A file without actuators, or with one that acts on something other than a joint (a tendon, a site, a
body), says nothing of the kind; its joints are then as usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from symdyn.robot.assembly.raw import RawJoint


def with_motors(model: Any, names: Sequence[str], joints: Sequence[RawJoint]) -> list[RawJoint]:
    """The joints, those of one freedom that no actuator drives marked as such."""
    driven = _driven(model, names)
    if driven is None:
        return list(joints)
    leaders = {joint.mimic.leader for joint in joints if joint.mimic and joint.name in driven}
    return [
        replace(joint, actuated=False)
        if joint.is_single and not joint.mimic and joint.name not in driven | leaders
        else joint
        for joint in joints
    ]


def of_actuators(model: Any, names: Sequence[str]) -> list[str]:
    """A note of what is read of the actuators, if there are some."""
    if not model.nu:
        return []
    count = f"{model.nu} actuator{'s' * (model.nu > 1)}"
    if _driven(model, names) is None:
        return [f"left out: {count}, since not all act on joints"]
    return [f"read of {count}: which joints have motors; left out: gears and gains"]


def without_motors(joints: Sequence[RawJoint]) -> list[str]:
    """A note of the joints that no actuator drives, if there are some."""
    free = [joint.name for joint in joints if joint.actuated is False]
    return [f"no actuator drives {len(free)} joint{'s' * (len(free) > 1)}"] if free else []


def _driven(model: Any, names: Sequence[str]) -> set[str] | None:
    from mujoco import mjtTrn

    kinds = {int(mjtTrn.mjTRN_JOINT), int(mjtTrn.mjTRN_JOINTINPARENT)}
    if not model.nu or any(int(kind) not in kinds for kind in model.actuator_trntype):
        return None
    return {names[int(joint)] for joint, _ in model.actuator_trnid}
