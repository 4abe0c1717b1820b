"""Sets friction, springs and motors of joints.

    M += gear^2 inertia,    tau_p = viscous qd + coulomb sign(qd) + stiffness (q - rest)

On request sign(qd) becomes tanh(qd/velocity). A joint with several DoF gets equal viscous friction
for all of them, and a spring with one stiffness or one for each DoF; its rest position does not
change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.robot.assembly.raw import RawJoint
from symdyn.robot.checks import exact, hint, printable, quote
from symdyn.robot.joint import Rotor
from symdyn.robot.joints import MOTIONS, Passive
from symdyn.robot.preparation.options import Preparation
from symdyn.scalar import is_zero


def with_drives(
    joints: Sequence[RawJoint], wanted: Preparation, where: str
) -> tuple[list[RawJoint], list[str]]:
    """Replace friction, springs and rotors of the given joints; return all joints and notes."""
    friction, springs, rotor = dict(wanted.friction), dict(wanted.spring), dict(wanted.rotor)
    for what, given in (("friction", friction), ("spring", springs), ("rotor", rotor)):
        _check_names(what, list(given), joints, where)
    changed_joints, notes = [], []
    for joint in joints:
        changed, name = joint, printable(joint.name, 60)
        if joint.name in friction:
            viscous, coulomb = friction[joint.name]
            if coulomb and not joint.is_single:
                message = f"friction: joint {quote(joint.name)} is {joint.type}"
                raise RobotError(f"{message}; give viscous friction only", where)
            law = replace(joint.passive, viscous=viscous, coulomb=coulomb)
            if law == joint.passive:
                message = f"friction: joint {quote(joint.name)} has this friction already"
                raise RobotError(f"{message}; leave it out", where)
            changed = replace(changed, passive=law)
            notes.append(f"friction of joint {name} set: viscous {viscous:g}, Coulomb {coulomb:g}")
        if joint.name in springs:
            law = _with_spring(changed, springs[joint.name], where)
            changed = replace(changed, passive=law)
            numbers = ", ".join(f"{x:g}" for x in springs[joint.name])
            notes.append(f"spring of joint {name} set: {numbers}")
        if joint.name in rotor:
            inertia, gear = rotor[joint.name]
            drive = Rotor(exact(inertia), exact(gear))
            if drive == joint.rotor:
                message = f"rotor: joint {quote(joint.name)} has this rotor already"
                raise RobotError(f"{message}; leave it out", where)
            changed = replace(changed, rotor=drive)
            notes.append(f"rotor of joint {name} set: inertia {inertia:g}, gear {gear:g}")
        changed_joints.append(changed)
    return changed_joints, notes


def _with_spring(joint: RawJoint, numbers: Sequence[float], where: str) -> Passive:
    """Return the passive forces of a joint with another spring."""
    what, law = f"spring: joint {quote(joint.name)}", joint.passive
    if joint.is_single:
        if len(numbers) > 2:
            message = f"{what} has one DoF; give stiffness and rest, not {len(numbers)} numbers"
            raise RobotError(message, where)
        new = replace(law, stiffness=numbers[0], rest=numbers[1] if numbers[1:] else law.rest)
    else:
        nv = MOTIONS[joint.type](joint.axis, joint.pitch, joint.modes).nv
        if len(numbers) not in (1, nv):
            message = f"{what} is {joint.type}; give one stiffness or {nv}, not {len(numbers)}"
            raise RobotError(message, where)
        new = replace(law, stiffness=tuple(numbers) if numbers[1:] else numbers[0])
    if new == law:
        raise RobotError(f"{what} has this spring already; leave it out", where)
    return new


def with_smooth_friction(
    joints: Sequence[RawJoint], velocity: float, where: str
) -> tuple[list[RawJoint], list[str]]:
    """Replace sign(qd) by tanh(qd/velocity); return the joints and a note."""
    has_friction = [j.type != "fixed" and not is_zero(j.passive.coulomb) for j in joints]
    if not any(has_friction):
        message = "no joint has Coulomb friction, so smooth_friction has no effect"
        raise RobotError(f"{message}; add some with friction, or leave it out", where)
    changed_joints = [
        replace(joint, passive=replace(joint.passive, smoothing=velocity)) if own else joint
        for joint, own in zip(joints, has_friction, strict=True)
    ]
    return changed_joints, [
        f"Coulomb friction is smooth: tanh(qd/{velocity:g}) instead of sign(qd)"
    ]


def _check_names(what: str, names: Sequence[str], joints: Sequence[RawJoint], where: str) -> None:
    moving = [joint.name for joint in joints if joint.type != "fixed"]
    fixed = {joint.name for joint in joints} - set(moving)
    several = {joint.name: joint.type for joint in joints if not joint.is_single}
    for name in names:
        parts = [quote(j.name) for j in joints if j.series is not None and j.series[0] == name]
        if parts and name not in moving:
            message = f"{what}: joint {quote(name)} consists of two joints"
            raise RobotError(f"{message}; name {' or '.join(parts)}", where)
        if what == "rotor" and name in several and name not in fixed:
            message = f"{what}: joint {quote(name)} is {several[name]}"
            raise RobotError(f"{message}; name a joint with one DoF", where)
        if name in fixed:
            raise RobotError(f"{what}: joint {quote(name)} does not move; leave it out", where)
        if name not in moving:
            raise RobotError(f"{what}: no joint is called {quote(name)}{hint(name, moving)}", where)


# Motors: `unactuated` removes them from degrees of freedom, `thrusters` actuate floating joints.
#
# A free-floating robot has no motor at its base, a free-flying one has thrusters (SM03 8.2, 8.3).

Motors = tuple[bool, ...]


def with_motors(
    joints: Sequence[RawJoint], wanted: Preparation, where: str
) -> tuple[list[RawJoint], list[str]]:
    """Add and remove motors as requested; return the joints and notes."""
    changed_joints, notes = list(joints), []
    if wanted.thrusters:
        floating = [k for k, joint in enumerate(changed_joints) if _floats(joint)]
        if not floating:
            message = "no floating joint is unactuated, so thrusters has no effect"
            raise RobotError(f"{message}; let the base float, or leave it out", where)
        for k in floating:
            changed_joints[k] = replace(changed_joints[k], actuated=True)
            notes.append(f"joint {printable(changed_joints[k].name, 60)} is driven by thrusters")
    for name, dofs in wanted.unactuated:
        found = [
            k for k, joint in enumerate(changed_joints) if name in (joint.name, _series_name(joint))
        ]
        _check_name(name, [changed_joints[k] for k in found], changed_joints, where)
        motors = [motor for k in found for motor in changed_joints[k].motors]
        left = _remove_motors(name, motors, dofs, where)
        for k in found:
            own, left = left[: len(changed_joints[k].motors)], left[len(changed_joints[k].motors) :]
            changed_joints[k] = replace(changed_joints[k], actuated=own if any(own) else False)
        which = f"DoF {', '.join(f'{x:g}' for x in dofs)} of joint" if dofs else "joint"
        notes.append(f"no motor drives {which} {printable(name, 60)}")
    return changed_joints, notes


def _floats(joint: RawJoint) -> bool:
    """Whether it has no motor by default, and not because of the file."""
    return joint.motion is not None and not joint.motion.has_motor and joint.actuated is None


def _series_name(joint: RawJoint) -> str:
    return joint.series[0] if joint.series else joint.name


def _remove_motors(name: str, motors: Sequence[bool], dofs: Sequence[float], where: str) -> Motors:
    """Return the motors without those of the given DoF, without all if none are given."""
    chosen = dofs or range(len(motors))
    for x in chosen:
        if x not in range(len(motors)):
            message = f"unactuated: joint {quote(name)} has no DoF {x:g}"
            raise RobotError(f"{message}; number them from 0 to {len(motors) - 1}", where)
    left = tuple(motor and k not in chosen for k, motor in enumerate(motors))
    if left == tuple(motors):
        message = f"unactuated: joint {quote(name)} lacks these motors already"
        raise RobotError(f"{message}; leave it out", where)
    return left


def _check_name(
    name: str, found: Sequence[RawJoint], joints: Sequence[RawJoint], where: str
) -> None:
    what = f"unactuated: joint {quote(name)}"
    if not found:
        moving = [joint.name for joint in joints if joint.type != "fixed"]
        raise RobotError(f"unactuated: no joint is called {quote(name)}{hint(name, moving)}", where)
    if found[0].type == "fixed":
        raise RobotError(f"{what} does not move; leave it out", where)
    if found[0].mimic is not None:
        leader = quote(found[0].mimic.leader)
        raise RobotError(f"{what} mimics {leader}, whose motor drives both; name that joint", where)
