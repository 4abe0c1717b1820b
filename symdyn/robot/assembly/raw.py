"""Links, joints and frames of a file: by name, not checked or numbered yet.

`where` is FILE:LINE, for errors that are found when the whole description is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from symdyn.lie import Twist, Vec3
from symdyn.robot.constraint import Constraint
from symdyn.robot.inertia import MASSLESS, Attached, Inertia
from symdyn.robot.joint import (
    NO_PASSIVE,
    NO_ROTOR,
    UNLIMITED,
    Actuated,
    Limits,
    Passive,
    Rotor,
    motors_of,
)
from symdyn.robot.joints import MOTIONS, Motion
from symdyn.robot.kinematic_tree import UNKNOWN, Binder, Parameter, Source
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.scalar import Scalar

Corner = tuple[float, float, float]
Corners = tuple[Corner, Corner]

GRAVITY: Vec3 = (0, 0, -9.81)

GIVEN, PARTIAL, KNOWN = "given", "partial", "known"
"""How complete inertias are: all numbers are in the file; zeros may be omitted, as in planar arms;
the robot was read before, and its notes contain all warnings."""


@dataclass(frozen=True)
class RawLink:
    """A link of the file, its inertia about its own frame.

    `shapes` are boxes around its shapes, two corners each, in its frame; `meshes` is true if there
    are shapes of unknown size. `plausibility_checked` is true if its inertia was checked with the
    file that it is from. `bodies` are the summands of its inertia, if it was assembled before.
    """

    name: str
    inertia: Inertia = MASSLESS
    where: str = ""
    inertia_where: str = ""
    shapes: tuple[Corners, ...] = ()
    meshes: bool = False
    plausibility_checked: bool = False
    bodies: tuple[Attached, ...] = ()

    @property
    def parts(self) -> tuple[Attached, ...]:
        """The bodies that its inertia consists of."""
        own = () if self.inertia == MASSLESS else (Attached(self.name, self.inertia),)
        return self.bodies or own


class RawMimic(NamedTuple):
    """A coupling q = multiplier * q[leader] + offset; the leader is given by its name."""

    leader: str
    multiplier: Scalar = 1
    offset: Scalar = 0


@dataclass(frozen=True)
class RawJoint:
    """A joint of the file: the child's frame in the parent's, and its motion."""

    name: str
    type: str
    parent: str
    child: str
    placement: Placement = UNMOVED
    axis: Vec3 = (0, 0, 1)
    tail: Placement = UNMOVED
    limits: Limits = UNLIMITED
    mimic: RawMimic | None = None
    rotor: Rotor = NO_ROTOR
    passive: Passive = NO_PASSIVE
    scale: Scalar = 1
    q_offset: Scalar = 0
    where: str = ""
    pitch: Scalar = 0
    modes: tuple[Twist, ...] = ()
    second_axis: Vec3 | None = None
    series: tuple[str, str] | None = None
    actuated: Actuated = None

    @property
    def motion(self) -> Motion | None:
        """The motion; None for a fixed joint or an unknown type."""
        motion = MOTIONS.get(self.type)
        return None if motion is None else motion(self.axis, self.pitch, self.modes)

    @property
    def is_single(self) -> bool:
        """Whether it has exactly one coordinate."""
        motion = self.motion
        return motion is not None and motion.nq == 1

    @property
    def motors(self) -> tuple[bool, ...]:
        """For each DoF, whether a motor drives it."""
        motion = self.motion
        return () if motion is None else motors_of(self.actuated, motion)

    @property
    def is_plain(self) -> bool:
        """Whether it has neither limits, scale nor rotor, and mimics no other joint."""
        drive = (self.scale, self.q_offset, self.rotor)
        return drive == (1, 0, NO_ROTOR) and (self.limits, self.mimic) == (UNLIMITED, None)


@dataclass(frozen=True)
class RawFrame:
    """A named frame on a link of the file."""

    name: str
    body: str
    placement: Placement = UNMOVED
    where: str = ""


class RawConstraint(NamedTuple):
    """A constraint and its place in the file."""

    constraint: Constraint
    where: str = ""


class RawPosture(NamedTuple):
    """The coordinates of a joint in the posture, and their place in the file.

    `default` marks the posture of a placed robot; the file that places it may replace it.
    """

    joint: str
    values: tuple[float, ...]
    where: str = ""
    default: bool = False


class Parts(NamedTuple):
    """The links, joints and frames that a table of a whole chain (`[dh]`, `[screws]`) gives."""

    links: list[RawLink]
    joints: list[RawJoint]
    frames: list[RawFrame]


@dataclass(frozen=True)
class RawRobot:
    """The description of a robot that every reader passes to `build_robot` (`tree.py`).

    `tips` is None if the file names no tips. `parameters` are the symbols of formulas with their
    nominal values. `inertias` states how complete the numbers of the links are (`GIVEN`, `PARTIAL`
    or `KNOWN`), and `regrouped` that they are not those of bodies. `notes` are the notes of the
    reader. `where` is the place of the whole description, `tips_where` that of the tips.
    """

    name: str
    links: Sequence[RawLink]
    joints: Sequence[RawJoint]
    frames: Sequence[RawFrame] = ()
    tips: Sequence[str] | None = None
    constraints: Sequence[RawConstraint] = ()
    posture: Sequence[RawPosture] = ()
    gravity: Vec3 = GRAVITY
    parameters: Sequence[Parameter] = ()
    source: Source = UNKNOWN
    notes: Sequence[str] = ()
    inertias: str = GIVEN
    regrouped: bool = False
    where: str = ""
    tips_where: str = ""

    @property
    def parts(self) -> Parts:
        """Its links, joints and frames."""
        return Parts(list(self.links), list(self.joints), list(self.frames))

    @cached_property
    def nominal(self) -> Binder:
        """A function that evaluates formulas at the nominal values of the parameters."""
        return Binder({parameter.name: parameter.value for parameter in self.parameters})

    @property
    def moving(self) -> list[RawJoint]:
        """The joints that are not fixed."""
        return [joint for joint in self.joints if joint.type != "fixed"]
