"""A joint: where it is on its parent link, how it moves, what drives and what resists it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.lie import SE3, Ad_inverse, Twist, Vec3, scale_pair
from symdyn.robot.joints import MOTIONS, NO_PASSIVE as NO_PASSIVE, Motion, Passive as Passive
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.scalar import Scalar


@dataclass(frozen=True)
class Limits:
    """The limits of a joint in its description; None where it gives none."""

    lower: float | None = None
    upper: float | None = None
    velocity: float | None = None
    effort: float | None = None


UNLIMITED = Limits()


@dataclass(frozen=True)
class Mimic:
    """The joint follows another: q = multiplier * q[leader] + offset, before either's scale."""

    leader: int
    multiplier: Scalar = 1
    offset: Scalar = 0


@dataclass(frozen=True)
class Rotor:
    """A motor's own inertia and its gear ratio, turns of the rotor for each turn of the joint.

    For a prismatic joint the ratio is radians of the rotor for each metre of the joint.
    """

    inertia: Scalar = 0
    gear: Scalar = 1

    @property
    def reflected_inertia(self) -> Scalar:
        """What it adds to the joint's diagonal entry of M: gear^2 inertia."""
        return self.gear * self.gear * self.inertia


NO_ROTOR = Rotor()

Actuated = bool | tuple[bool, ...] | None
"""Whether a motor drives a joint, or each of its DoF; None: as usual for its motion."""


def motors_of(actuated: Actuated, motion: Motion) -> tuple[bool, ...]:
    """For each DoF of the motion, whether a motor drives it."""
    if isinstance(actuated, tuple):
        return actuated
    return (motion.has_motor if actuated is None else actuated,) * motion.nv


@dataclass(frozen=True)
class Joint:
    """What moves link i relative to its parent.

    `placement` leads from the parent's frame to the joint's frame, `motion` (of the `type`, with
    its `axis`, `pitch` or `modes`) to the frame that moves, and `tail` on to the link frame (empty
    in a URDF, where the two frames are one).

    A joint of one degree of freedom is at the position scale q + q_offset when its coordinate is q,
    by default at q; the two numbers can be calibrated. `passive` and `rotor` act on q, not on
    scale q. Joints of several degrees of freedom have neither scale, rotor nor limits, and no
    followers.

    `series` names the joint of the file, and its type, that this one is a part of. `actuated` says
    whether a motor drives it, or for each DoF whether one does; by default one does, unless the
    joint floats. A follower has its leader's.
    """

    name: str
    type: str
    parent: int
    placement: Placement
    axis: Vec3 = (0, 0, 1)
    tail: Placement = UNMOVED
    limits: Limits = UNLIMITED
    mimic: Mimic | None = None
    rotor: Rotor = NO_ROTOR
    passive: Passive = NO_PASSIVE
    scale: Scalar = 1
    q_offset: Scalar = 0
    pitch: Scalar = 0
    modes: tuple[Twist, ...] = ()
    series: tuple[str, str] | None = None
    actuated: Actuated = None

    @cached_property
    def motion(self) -> Motion:
        """How the joint moves: coordinates, pose, screws."""
        return MOTIONS[self.type](self.axis, self.pitch, self.modes)

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return self.motion.nq

    @property
    def nv(self) -> int:
        """Number of DoF."""
        return self.motion.nv

    @property
    def motors(self) -> tuple[bool, ...]:
        """For each DoF, whether a motor drives it."""
        return motors_of(self.actuated, self.motion)

    @property
    def is_rotation(self) -> bool:
        """Whether the joint is a turn about `axis` and nothing else."""
        return self.motion.is_rotation

    @property
    def is_translation(self) -> bool:
        """Whether the joint is a slide along `axis` and nothing else."""
        return self.motion.is_translation

    @property
    def has_axis(self) -> bool:
        """Whether the motion is about or along `axis`, which a file then has to give."""
        return "axis" in vars(self.motion)

    @property
    def rotor_inertia(self) -> Scalar:
        """The inertia of the rotor as the joint feels it: gear^2 times the motor's own."""
        return self.rotor.reflected_inertia

    @cached_property
    def screws(self) -> tuple[Twist, ...]:
        """The columns of the motion subspace S per unit of v, constant in link coordinates."""
        screws = self.motion.screws
        if self.nv == 1:
            screws = tuple(scale_pair(self.scale, screw) for screw in screws)
        if not self.tail.moves:
            return screws
        tail = self.tail.pose()
        return tuple(Ad_inverse(tail, screw) for screw in screws)

    def motion_coordinates(self, q: Sequence[Scalar]) -> tuple[Scalar, ...]:
        """Where the motion stands when the joint's coordinates are q: scale q + q_offset."""
        return (self.scale * q[0] + self.q_offset,) if self.nv == 1 == self.nq else tuple(q)

    def transform(self, q: Sequence[Scalar]) -> SE3:
        """f(q), the link frame in its parent's: placement, motion, tail."""
        moved = self.placement.pose() @ self.motion.pose(self.motion_coordinates(q))
        return moved @ self.tail.pose() if self.tail.moves else moved
