"""A joint: its placement on the parent link, its motion, its drive and its passive forces."""

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
    """The limits of a joint in its description, None where there are none.

    Parameters
    ----------
    lower, upper
        Position limits, rad or m.
    velocity
        Largest speed, rad/s or m/s.
    effort
        Largest joint force, N m or N.
    """

    lower: float | None = None
    upper: float | None = None
    velocity: float | None = None
    effort: float | None = None


UNLIMITED = Limits()


@dataclass(frozen=True)
class Mimic:
    """Coupling of a joint to another one: q = multiplier * q[leader] + offset, before any scale.

    `leader` is the index of the other joint.
    """

    leader: int
    multiplier: Scalar = 1
    offset: Scalar = 0


@dataclass(frozen=True)
class Rotor:
    """The rotor inertia of a motor and its gear ratio.

    Parameters
    ----------
    inertia
        Inertia of the rotor about its axis, kg m^2.
    gear
        Turns of the rotor per turn of the joint; for a prismatic joint radians per metre.
    """

    inertia: Scalar = 0
    gear: Scalar = 1

    @property
    def reflected_inertia(self) -> Scalar:
        """The inertia that it adds to the joint's diagonal entry of M: gear^2 inertia."""
        return self.gear * self.gear * self.inertia


NO_ROTOR = Rotor()

Actuated = bool | tuple[bool, ...] | None
"""Whether a motor drives a joint, or each of its DoF; None for the default of its motion."""


def motors_of(actuated: Actuated, motion: Motion) -> tuple[bool, ...]:
    """Return for each DoF of the motion whether a motor drives it."""
    if isinstance(actuated, tuple):
        return actuated
    return (motion.has_motor if actuated is None else actuated,) * motion.nv


@dataclass(frozen=True)
class Joint:
    """The joint that moves link i relative to its parent: f(q) = placement motion(q) tail.

    A joint with one degree of freedom is at the position scale q + q_offset when its coordinate is
    q, by default at q. `passive` and `rotor` act on q, not on scale q. Joints with several degrees
    of freedom have neither scale, rotor nor limits, and no followers.

    Parameters
    ----------
    name
        Name of the joint.
    type
        A key of `MOTIONS`: revolute, prismatic, ...
    parent
        Index of the parent link, `BASE` (-1) for the base.
    placement
        From the parent's frame to the joint frame.
    axis
        Unit vector of the motion, in the joint frame.
    tail
        From the moving frame to the link frame; empty in a URDF, where both coincide.
    limits, mimic, rotor, passive
        Limits, coupling to another joint, motor, friction and spring.
    scale, q_offset
        The position is scale q + q_offset; both can be calibrated.
    pitch
        Translation of a helical joint, m/rad.
    modes
        Twists of a modal joint, constant in the moving frame.
    series
        Name and type of the joint of the file that this one is a part of.
    actuated
        Whether a motor drives the joint, or each of its DoF; by default yes, unless the joint
        floats. A follower has the value of its leader.
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
        """The motion of the joint: coordinates, pose, screws."""
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
        """Whether the joint is a rotation about `axis` and nothing else."""
        return self.motion.is_rotation

    @property
    def is_translation(self) -> bool:
        """Whether the joint is a translation along `axis` and nothing else."""
        return self.motion.is_translation

    @property
    def has_axis(self) -> bool:
        """Whether the motion depends on `axis`, which a file then has to give."""
        return "axis" in vars(self.motion)

    @property
    def rotor_inertia(self) -> Scalar:
        """The rotor inertia reflected to the joint: gear^2 times that of the motor."""
        return self.rotor.reflected_inertia

    @cached_property
    def screws(self) -> tuple[Twist, ...]:
        """The nv columns of the motion subspace S: twists per unit of v, in link coordinates."""
        screws = self.motion.screws
        if self.nv == 1:
            screws = tuple(scale_pair(self.scale, screw) for screw in screws)
        if not self.tail.moves:
            return screws
        tail = self.tail.pose()
        return tuple(Ad_inverse(tail, screw) for screw in screws)

    def motion_coordinates(self, q: Sequence[Scalar]) -> tuple[Scalar, ...]:
        """Return the coordinates of the motion for joint coordinates q: scale q + q_offset."""
        return (self.scale * q[0] + self.q_offset,) if self.nv == 1 == self.nq else tuple(q)

    def transform(self, q: Sequence[Scalar]) -> SE3:
        """Return f(q), the pose of the link frame in its parent's frame."""
        moved = self.placement.pose() @ self.motion.pose(self.motion_coordinates(q))
        return moved @ self.tail.pose() if self.tail.moves else moved
