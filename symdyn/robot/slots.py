"""Parameter slots: the numbers of a robot that can be left open, by name, and their replacement.

    inertial   <link>.m, .mcx, ..., .Izz
    geometry   the moves of joints, tails, tips and constrained frames: elbow.x, joint1.theta, ...
    gravity    gravity.x, .y, .z
    rotor      <joint>.rotor_inertia, reflected to the joint: gear^2 times that of the motor
    friction   <joint>.viscous, .coulomb, .offset, .quadratic, or .viscous_wx and so on
    spring     <joint>.stiffness, .rest, or .stiffness_wx, .stiffness_wx_vy and so on
    offset     <joint>.q_offset
    scale      <joint>.scale

A move of a fixed joint is part of every placement that the joint was merged into, but is one slot.
Inertias are those of everything that moves with a link. Opening a placement turns them into
formulas of it (`assembly/attached.py`); opening the inertias as well replaces the formulas.

Joints with several DoF have slots for the geometry, and for a nonzero stiffness and viscous
friction: one for all DoF if that is one number, else one for each entry.

A row of a Denavit-Hartenberg table without Hayati's beta also has the slot <joint>.beta. It is
opened by its name only, and becomes a move of the robot only then. Quadratic friction that is zero
is opened by its name only, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from symdyn.graph import Expr
from symdyn.robot.assembly.raw import RawFrame, RawJoint
from symdyn.robot.assembly.series import velocity_units
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.joint import Joint, Rotor
from symdyn.robot.joints.passive import entry_name, map_entries
from symdyn.robot.kinematic_tree import AnyTree, Frame, KinematicTree
from symdyn.robot.placement import Move, Placement
from symdyn.robot.preparation.payload import PAYLOAD
from symdyn.scalar import Scalar, is_zero
from symdyn.support.names import unique_identifiers

# The names of moves: the parameter that each number of a placement becomes when it is left open.
#
#     joint elbow, xyz and rpy    elbow.x  elbow.y  elbow.z  elbow.yaw  elbow.pitch  elbow.roll
#     its tail                    elbow.tail_x, ...
#     a move called `.d`          elbow.d
#     a move that has a name      that name: the same name is the same number
#
# A number is appended where two joints share an identifier, or one joint has two moves of a kind.

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
    """Return an identifier for every joint; none of them is `gravity`."""
    return unique_identifiers((GRAVITY_NAME, *names), "joint")[1:]


def name_moves(
    joints: Sequence[AnyJoint], frames: Sequence[AnyFrame], taken: Iterable[str] = ()
) -> tuple[list[AnyJoint], list[AnyFrame]]:
    """Name all moves of joints (moving ones first) and frames that have no name."""
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
    """Assigns names to moves, each name once."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)

    def take(self, placement: Placement) -> None:
        """Reserve the names that the moves have already."""
        self._taken.update(move.name for move in placement.moves)

    def give(self, placement: Placement, owner: str, prefix: str = "") -> Placement:
        """Return the placement with a name on every move."""
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


INERTIAL, GEOMETRY, GRAVITY, ROTOR, FRICTION, SPRING, OFFSET, SCALE = SLOT_GROUPS = (
    *("inertial", "geometry", "gravity", "rotor", "friction", "spring", "offset", "scale"),
)
COMMON_WORDS = (SPRING, OFFSET, SCALE, PAYLOAD)
"""Groups whose names a declared symbol may have; the name then means the symbol."""
_FRAME = "frame"
"""The group of the moves of all other frames. They are opened by name only."""
_ZERO_QUADRATIC = "bent"
"""The group of quadratic friction that is zero. It is opened by name only."""
_HAYATI = "hayati"
"""The group of the betas that are not in a table. They are opened by name only."""


@dataclass(frozen=True)
class ParameterSlot:
    """A number or formula of the robot, and the parameter that can replace it.

    Parameters
    ----------
    name
        Name of the parameter.
    group
        One of `SLOT_GROUPS`, or a group that is opened by name only.
    unit
        Unit of the value.
    value
        The number or formula.
    """

    name: str
    group: str
    unit: str
    value: Scalar

    @property
    def is_open(self) -> bool:
        """Whether the value is the parameter already."""
        return isinstance(self.value, Expr) and self.value.value == self.name

    @property
    def is_placement(self) -> bool:
        """Whether it is a move of a joint or frame."""
        return self.group in (GEOMETRY, _FRAME, _HAYATI)

    @property
    def is_formula(self) -> bool:
        """Whether the value is a formula of other parameters."""
        return isinstance(self.value, Expr) and not self.is_open


Change = Callable[[ParameterSlot], Scalar]


def find_slots(robot: KinematicTree) -> dict[str, ParameterSlot]:
    """Return all slots by name, in the order of the input `p`."""
    slots: dict[str, ParameterSlot] = {}

    def note(slot: ParameterSlot) -> Scalar:
        if slot.name not in slots or slots[slot.name].group == _FRAME:
            slots[slot.name] = slot
        return slot.value

    change_slots(robot, note)
    return slots


def column_units(robot: KinematicTree, columns: Sequence[str]) -> list[str]:
    """Return the units of the parameters that columns of regressors are named after.

    A name may continue with the grouped parameters. An R marks base parameters. Gains of smooth
    friction are forces, like Coulomb friction.
    """
    slots = find_slots(robot)
    declared = {p.name: p.unit for p in robot.parameters}
    units = []
    for column in columns:
        name = column.partition(" ")[0]
        owner, _, kind = name.rpartition(".")
        known = f"{owner}.coulomb" if kind.startswith("smooth_") else name
        slot = slots.get(known) or slots.get(known.removesuffix("R"))
        units.append(slot.unit if slot is not None else declared.get(name, ""))
    return units


def link_identifiers(robot: KinematicTree) -> list[str]:
    """Return the identifiers of the links in the names of their parameters."""
    return unique_identifiers(link.name for link in robot.links)


def with_named_moves(robot: AnyTree) -> AnyTree:
    """Name all moves of a robot; a robot that was read from a file has names already."""
    joints, frames = name_moves(robot.joints, robot.frames)
    return robot.with_fields(joints=tuple(joints), frames=tuple(frames))


def change_slots(robot: AnyTree, change: Change) -> AnyTree:
    """Replace the value of every slot by change(slot), in the order of the input `p`."""
    links = []
    for owner, link in zip(link_identifiers(robot), robot.links, strict=True):
        named = zip(PARAMETER_NAMES, PARAMETER_UNITS, link.inertia.parameters, strict=True)
        ten = [
            change(ParameterSlot(f"{owner}.{name}", INERTIAL, unit, x)) for name, unit, x in named
        ]
        links.append(replace(link, inertia=Inertia(*ten)))
    joints = [
        replace(
            joint,
            placement=_placement(joint.placement, GEOMETRY, change),
            tail=_placement(joint.tail, GEOMETRY, change),
        )
        for joint in robot.joints
    ]
    frames = []
    ends = {name for c in robot.constraints for name in (c.frame_a, c.frame_b)}
    for frame in robot.frames:
        group = GEOMETRY if frame.name in {*robot.tips, *ends} else _FRAME
        frames.append(replace(frame, placement=_placement(frame.placement, group, change)))
    x, y, z = (
        change(ParameterSlot(f"{GRAVITY_NAME}.{axis}", GRAVITY, "m/s^2", value))
        for axis, value in zip("xyz", robot.gravity, strict=True)
    )
    owners = joint_identifiers(joint.name for joint in robot.joints)
    for update in (_rotor, _friction, _spring, _offset, _scale):
        joints = [
            (update if joint.nq == 1 else _SEVERAL_DOF.get(update, _unchanged))(
                joint, owner, change
            )
            for joint, owner in zip(joints, owners, strict=True)
        ]
    return robot.with_fields(
        links=tuple(links),
        joints=tuple(joints),
        frames=tuple(frames),
        gravity=(x, y, z),
    )


def _placement(placement: Placement, group: str, change: Change) -> Placement:
    moves = []
    betas = _missing_betas([move.name for move in placement.moves])
    for move in placement.moves:
        unit = "rad" if move.kind[0] == "r" else "m"
        moves.append(
            replace(move, amount=change(ParameterSlot(move.name, group, unit, move.amount)))
        )
        if move.name in betas:
            beta = betas[move.name]
            amount = change(ParameterSlot(beta, _HAYATI, "rad", 0))
            moves += [] if is_zero(amount) else [Move("ry", amount, beta)]
    return Placement(tuple(moves))


def _missing_betas(names: Sequence[str]) -> dict[str, str]:
    """Return the betas missing in rows of a table, by the name of the move before each.

    That move is alpha in a standard row and a in a modified one, where alpha is before a
    (`spec/dh.py`).
    """
    places = {name: k for k, name in enumerate(names)}
    betas = {}
    for alpha in (name for name in names if name.endswith(".alpha")):
        a, beta = (alpha.removesuffix("alpha") + key for key in ("a", "beta"))
        if a in places and beta not in places:
            betas[alpha if places[a] < places[alpha] else a] = beta
    return betas


def _is_angle(joint: Joint) -> bool:
    return joint.motion.coordinate_units == ("rad",)


def _rotor(joint: Joint, owner: str, change: Change) -> Joint:
    unit = "kg m^2" if _is_angle(joint) else "kg"
    slot = ParameterSlot(f"{owner}.rotor_inertia", ROTOR, unit, joint.rotor_inertia)
    inertia = change(slot)
    return joint if inertia is slot.value else replace(joint, rotor=Rotor(inertia))


def _spring(joint: Joint, owner: str, change: Change) -> Joint:
    unit, place = ("N m/rad", "rad") if _is_angle(joint) else ("N/m", "m")
    stiffness = change(ParameterSlot(f"{owner}.stiffness", SPRING, unit, joint.passive.stiffness))
    rest = change(ParameterSlot(f"{owner}.rest", SPRING, place, joint.passive.rest))
    return replace(joint, passive=replace(joint.passive, stiffness=stiffness, rest=rest))


def _offset(joint: Joint, owner: str, change: Change) -> Joint:
    slot = ParameterSlot(
        f"{owner}.q_offset", OFFSET, "rad" if _is_angle(joint) else "m", joint.q_offset
    )
    return replace(joint, q_offset=change(slot))


def _scale(joint: Joint, owner: str, change: Change) -> Joint:
    return replace(joint, scale=change(ParameterSlot(f"{owner}.scale", SCALE, "", joint.scale)))


def _friction(joint: Joint, owner: str, change: Change) -> Joint:
    force, rate = ("N m", "N m s/rad") if _is_angle(joint) else ("N", "N s/m")
    units = {"viscous": rate, "coulomb": force, "offset": force}
    values: dict[str, Any] = {
        name: change(ParameterSlot(f"{owner}.{name}", FRICTION, unit, getattr(joint.passive, name)))
        for name, unit in units.items()
    }
    square = "N m s^2/rad^2" if _is_angle(joint) else "N s^2/m^2"
    group = _ZERO_QUADRATIC if is_zero(joint.passive.quadratic) else FRICTION
    slot = ParameterSlot(f"{owner}.quadratic", group, square, joint.passive.quadratic)
    return replace(joint, passive=replace(joint.passive, **values, quadratic=change(slot)))


# -- joints of several DoF ------------------------------------------------------------


def _unchanged(joint: Joint, owner: str, change: Change) -> Joint:
    return joint


def _damper(joint: Joint, owner: str, change: Change) -> Joint:
    return _entries(joint, owner, change, "viscous", FRICTION, ("N m s/rad", "N s", "N s/m"))


def _springs(joint: Joint, owner: str, change: Change) -> Joint:
    return _entries(joint, owner, change, "stiffness", SPRING, ("N m/rad", "N", "N/m"))


_SEVERAL_DOF = {_friction: _damper, _spring: _springs}
"""The functions for joints with several DoF that replace those for one DoF."""


def _entries(
    joint: Joint, owner: str, change: Change, kind: str, group: str, units: Sequence[str]
) -> Joint:
    """Replace each entry; `units` are for two rotations, a rotation and a translation, and two."""
    value, slides = getattr(joint.passive, kind), velocity_units(joint.motion.screws)
    if is_zero(value):
        return joint

    def changed(own: tuple[int, ...], x: Scalar) -> Scalar:
        kinds = [slides[k] == "m" for k in own] or [unit == "m" for unit in slides]
        unit = units[sum((kinds[0], kinds[-1]))] if own or len(set(kinds)) == 1 else ""
        return change(
            ParameterSlot(f"{owner}.{entry_name(kind, own, joint.motion)}", group, unit, x)
        )

    entries: dict[str, Any] = {kind: map_entries(value, changed)}
    return replace(joint, passive=replace(joint.passive, **entries))
