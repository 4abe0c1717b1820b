"""Links, joints and frames as a file gives them: by name, not yet checked or numbered.

`where` is FILE:LINE, for errors that show only when the whole description is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from symdyn.lie import Twist, Vec3
from symdyn.robot.constraint import Constraint
from symdyn.robot.inertia import MASSLESS, Attached, Inertia
from symdyn.robot.joint import (
    FREE,
    NO_ROTOR,
    UNLIMITED,
    Actuated,
    Limits,
    Passive,
    Rotor,
    motors_of,
)
from symdyn.robot.joints import MOTIONS, Motion
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.scalar import Scalar

Corner = tuple[float, float, float]
Corners = tuple[Corner, Corner]


@dataclass(frozen=True)
class RawLink:
    """A link of the file, its inertia about its own frame.

    `shapes` are boxes around its shapes, two corners each, in its frame; `meshes` says that there
    are shapes of unknown size. `doubted` says that its inertia was looked at before, with the file
    that it is from. `bodies` are those that its inertia is the sum of, if it was assembled before.
    """

    name: str
    inertia: Inertia = MASSLESS
    where: str = ""
    inertia_where: str = ""
    shapes: tuple[Corners, ...] = ()
    meshes: bool = False
    doubted: bool = False
    bodies: tuple[Attached, ...] = ()

    @property
    def parts(self) -> tuple[Attached, ...]:
        """The bodies with mass that it brings along."""
        own = () if self.inertia == MASSLESS else (Attached(self.name, self.inertia),)
        return self.bodies or own


class RawMimic(NamedTuple):
    """q = multiplier * q[leader] + offset, the leader by name."""

    leader: str
    multiplier: Scalar = 1
    offset: Scalar = 0


@dataclass(frozen=True)
class RawJoint:
    """A joint of the file: the child's frame in the parent's, and what moves."""

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
    passive: Passive = FREE
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
        """How it moves; None where it does not, or is of no type that is known."""
        motion = MOTIONS.get(self.type)
        return None if motion is None else motion(self.axis, self.pitch, self.modes)

    @property
    def is_single(self) -> bool:
        """Whether one coordinate and its rate are all of its motion."""
        motion = self.motion
        return motion is not None and motion.nq == 1

    @property
    def motors(self) -> tuple[bool, ...]:
        """For each freedom, whether a motor drives it."""
        motion = self.motion
        return () if motion is None else motors_of(self.actuated, motion)

    @property
    def is_plain(self) -> bool:
        """Whether it has neither limits, scale nor rotor, and follows none."""
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


class Parts(NamedTuple):
    """The links, joints and frames that a table of a whole chain (`[dh]`, `[screws]`) gives."""

    links: list[RawLink]
    joints: list[RawJoint]
    frames: list[RawFrame]
