"""The robot: a tree of links, each moved by the joint of the same number. Frozen, on any scalar.

The parent of link i is link `joints[i].parent` (-1 is the base); parents come before children. With
q the coordinates of joint i,

    f[parent, i] = M_i exp(S_i q),   V_i = Ad(f^-1) V_parent + S_i qd              (PBP95 eq. 23)

where S_i is the unit screw times the joint's gear, and M_i includes the joint's zero offset. A
number in any field may instead be a graph node over named parameters; `bind` replaces it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from symdyn.graph import Expr, evaluate, reachable
from symdyn.lie import SE3, Ad_inverse, Twist, Vec3, screw_motion, vec
from symdyn.robot.checks import WARNING
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.robot.preparation.choices import UNPREPARED, Preparation
from symdyn.robot.source import UNKNOWN
from symdyn.robot.source import Source as Source
from symdyn.scalar import Scalar, cos, label, label_matrix, label_vector, sin

BASE = -1
MOVING_TYPES = ("revolute", "continuous", "prismatic")


@dataclass(frozen=True)
class Link:
    """A rigid body: everything that moves as one."""

    name: str
    inertia: Inertia = MASSLESS


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
    """The joint follows another: q = multiplier * q[leader] + offset, before either's gear."""

    leader: int
    multiplier: Scalar = 1
    offset: Scalar = 0


@dataclass(frozen=True)
class Passive:
    """Friction and spring of a joint, as a force that the motor has to overcome.

    tau_p = viscous qd + coulomb sign(qd) + offset + stiffness (q - rest), where sign(qd) is
    tanh(qd/smoothing) if a smoothing velocity is given.
    """

    viscous: Scalar = 0
    coulomb: Scalar = 0
    smoothing: Scalar = 0
    offset: Scalar = 0
    stiffness: Scalar = 0
    rest: Scalar = 0


FREE = Passive()


@dataclass(frozen=True)
class Joint:
    """What moves link i relative to its parent: it owns its motion subspace and its transform.

    `placement` leads from the parent's frame to the joint's frame; the motion is along or about its
    `axis`. `tail` leads on to the link frame (empty in a URDF, where the two frames are one).
    At the coordinate q the joint stands at gear q + q_offset, by default at q; the two numbers are
    there to be calibrated. `passive` and `rotor_inertia` belong to q, not to gear q. The rotor
    inertia is the reflected one: the motor's own, times the square of its gear ratio.
    """

    name: str
    type: str
    parent: int
    placement: Placement
    axis: Vec3
    tail: Placement = UNMOVED
    limits: Limits = UNLIMITED
    mimic: Mimic | None = None
    rotor_inertia: Scalar = 0
    passive: Passive = FREE
    gear: Scalar = 1
    q_offset: Scalar = 0

    @property
    def own_screws(self) -> tuple[Twist, ...]:
        """The unit screws of the motion in the joint's frame."""
        if self.type == "prismatic":
            return (((0, 0, 0), self.axis),)
        return ((self.axis, (0, 0, 0)),)

    @property
    def screws(self) -> tuple[Twist, ...]:
        """The columns of the motion subspace S per unit of q, constant in link coordinates."""
        geared = tuple(
            (vec.scale(self.gear, w), vec.scale(self.gear, v)) for w, v in self.own_screws
        )
        if not self.tail.moves:
            return geared
        tail = self.tail.pose()
        return tuple(Ad_inverse(tail, screw) for screw in geared)

    @property
    def turns(self) -> bool:
        """True where the joint's coordinate is an angle."""
        return self.type != "prismatic"

    def travel(self, q: Scalar) -> Scalar:
        """The displacement along the axis, or the angle about it, when the coordinate is q."""
        return self.gear * q + self.q_offset

    def transform(self, q: Sequence[Scalar]) -> SE3:
        """f = M exp(S q), the link frame in its parent's.

        Written as placement * motion * tail; M is the three at q = 0.
        """
        (S,) = self.own_screws
        x = self.travel(q[0])
        s, c = (sin(x), cos(x)) if self.turns else (0, 1)
        moved = self.placement.pose() @ screw_motion(S, x, s, c)
        return moved @ self.tail.pose() if self.tail.moves else moved


@dataclass(frozen=True)
class Frame:
    """A named frame fixed to a link: every link of the description, merged or not, has one."""

    name: str
    link: int
    placement: Placement = UNMOVED


@dataclass(frozen=True)
class Parameter:
    """A named quantity with its nominal value, that code can take as an input."""

    name: str
    value: float
    unit: str = ""


@dataclass(frozen=True)
class Freedom:
    """One column of a joint's motion subspace: it moves by `rate * qd[index]` times the screw."""

    index: int
    rate: Scalar
    screw: Twist


@dataclass(frozen=True)
class Robot:
    """A tree of links on a fixed base.

    Name, joints and links are enough: every link gets a frame of its own name, and the tips are the
    links without children. The parts must fit together (`parts.py`). `regrouped` says that the
    inertias are not those of bodies, but give the same joint forces; `ungrouped` are the inertias
    of the bodies, where the robot was regrouped on request and has to be checked. `preparation`
    records what was done to the description on request: it has been done already.

    >>> hinge = Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0))
    >>> Robot("pendulum", (hinge,), (Link("rod", Inertia(m=1, mcz=-0.5, Iyy=0.3)),)).tips
    ('rod',)
    """

    name: str
    joints: tuple[Joint, ...]
    links: tuple[Link, ...]
    base: Link = Link("base")
    frames: tuple[Frame, ...] = ()
    tips: tuple[str, ...] = ()
    gravity: Vec3 = (0, 0, -9.81)
    parameters: tuple[Parameter, ...] = ()
    symbolic_names: tuple[str, ...] = ()
    source: Source = UNKNOWN
    notes: tuple[str, ...] = field(default=())
    about: str = ""
    citation: str = ""
    regrouped: bool = False
    ungrouped: tuple[Inertia, ...] = ()
    preparation: Preparation = UNPREPARED

    def __post_init__(self) -> None:
        from symdyn.robot.parts import check_parts, default_tips, with_own_frames

        # the only way to complete the fields of a frozen dataclass
        for name in ("joints", "links", "frames", "tips"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        check_parts(self)
        object.__setattr__(self, "frames", with_own_frames(self))
        object.__setattr__(self, "tips", self.tips or default_tips(self))

    def __str__(self) -> str:
        from symdyn.robot.description import description

        return description(self)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is doubtful about the description: those of the notes that say so."""
        return tuple(n.removeprefix(WARNING) for n in self.notes if n.startswith(WARNING))

    # -- sizes and coordinates -------------------------------------------------------------

    @cached_property
    def coordinates(self) -> tuple[int, ...]:
        """For each joint, the entry of q it reads (a follower reads its leader's)."""
        own: dict[int, int] = {}
        for i, joint in enumerate(self.joints):
            if joint.mimic is None:
                own[i] = len(own)
        return tuple(
            own[i if joint.mimic is None else joint.mimic.leader]
            for i, joint in enumerate(self.joints)
        )

    @property
    def nq(self) -> int:
        """Number of position coordinates."""
        return len(set(self.coordinates))

    @property
    def nv(self) -> int:
        """Number of velocities."""
        return len(set(self.coordinates))

    def freedoms(self, i: int) -> tuple[Freedom, ...]:
        """The motion subspace of joint i: each column with the velocity that it moves by."""
        joint = self.joints[i]
        rate = 1 if joint.mimic is None else joint.mimic.multiplier
        return tuple(Freedom(self.coordinates[i], rate, screw) for screw in joint.screws)

    def positions(self, i: int, q: Sequence[Scalar]) -> tuple[Scalar, ...]:
        """The coordinates of joint i, from those of the robot."""
        own = q[self.coordinates[i]]
        mimic = self.joints[i].mimic
        return (own,) if mimic is None else (mimic.multiplier * own + mimic.offset,)

    def transforms(self, q: Sequence[Scalar]) -> tuple[SE3, ...]:
        """f[parent, i] of every joint at q."""
        positions = [self.positions(i, q) for i in range(len(self.joints))]
        for i, joint in enumerate(self.joints):
            if joint.turns:  # sines and cosines first: emitted code begins with them
                angle = joint.travel(positions[i][0])
                label(sin(angle), f"s{i + 1}", "sines and cosines of the joint angles")
                label(cos(angle), f"c{i + 1}", "sines and cosines of the joint angles")
        transforms = []
        for i, joint in enumerate(self.joints):
            f = joint.transform(positions[i])
            title = f"joint {i + 1}: rotation R and translation p from link {i + 1} to its parent"
            label_matrix(f.R, f"R{i + 1}", title)
            label_vector(f.p, f"p{i + 1}", title)
            transforms.append(f)
        return tuple(transforms)

    def children(self, i: int) -> tuple[int, ...]:
        """The links whose parent is link i."""
        return tuple(j for j, joint in enumerate(self.joints) if joint.parent == i)

    def ancestors(self, i: int) -> Iterator[int]:
        """Link i, its parent, that one's parent and so on, down to the base (excluded)."""
        while i != BASE:
            yield i
            i = self.joints[i].parent

    def frame(self, name: str) -> Frame:
        """The frame of that name."""
        return next(frame for frame in self.frames if frame.name == name)

    def on_axes(self) -> Robot:
        """The same robot with every link frame moved to its joint's frame: no tails."""
        tails = [joint.tail for joint in self.joints]
        if not any(tail.moves for tail in tails):
            return self

        def behind(link: int, placement: Placement) -> Placement:
            return placement if link == BASE else tails[link].then(placement)

        return replace(
            self,
            joints=tuple(
                replace(j, placement=behind(j.parent, j.placement), tail=UNMOVED)
                for j in self.joints
            ),
            links=tuple(
                replace(link, inertia=link.inertia.seen_from(tail.pose())) if tail.moves else link
                for link, tail in zip(self.links, tails, strict=True)
            ),
            frames=tuple(
                replace(frame, placement=behind(frame.link, frame.placement))
                for frame in self.frames
            ),
        )

    # -- parameters ------------------------------------------------------------------------

    def symbolic(self, *names: str) -> Robot:
        """The same robot with parameters left open, by group or by name (`symbolic.py`)."""
        from symdyn.robot.symbolic import make_symbolic

        return make_symbolic(self, names)

    @property
    def symbolic_parameters(self) -> tuple[Parameter, ...]:
        """The parameters left open, in the order of the input `p`."""
        chosen = set(self.symbolic_names)
        return tuple(p for p in self.parameters if p.name in chosen)

    def bind(self, values: Mapping[str, Scalar] | None = None) -> Robot:
        """The robot with every parameter replaced by its value: the given one, else the nominal."""
        if not self.parameters:
            return self
        given = values or {}
        nominal = {p.name: given.get(p.name, p.value) for p in self.parameters}
        return self.map_scalars(Binder(nominal))

    def exact(self) -> Robot:
        """The same robot with every decimal as the fraction that was written: 0.1 is 1/10.

        Normal forms need it: terms that are equal must be equal to the last digit.
        """
        return self.map_scalars(lambda x: Fraction(repr(x)) if isinstance(x, float) else x)

    def map_scalars(self, change: Any) -> Robot:
        """The robot with every number and formula replaced by `change` of it."""

        def joint(j: Joint) -> Joint:
            mimic = j.mimic and replace(
                j.mimic, multiplier=change(j.mimic.multiplier), offset=change(j.mimic.offset)
            )
            axis: Any = tuple(map(change, j.axis))
            return replace(
                j,
                placement=j.placement.map(change),
                axis=axis,
                tail=j.tail.map(change),
                mimic=mimic,
                rotor_inertia=change(j.rotor_inertia),
                passive=Passive(*(change(getattr(j.passive, f.name)) for f in fields(Passive))),
                gear=change(j.gear),
                q_offset=change(j.q_offset),
            )

        def link(body: Link) -> Link:
            return replace(body, inertia=Inertia(*map(change, body.inertia.parameters)))

        gravity: Any = tuple(map(change, self.gravity))
        return replace(
            self,
            joints=tuple(map(joint, self.joints)),
            links=tuple(map(link, self.links)),
            base=link(self.base),
            frames=tuple(replace(f, placement=f.placement.map(change)) for f in self.frames),
            gravity=gravity,
        )


class Binder:
    """Evaluates formulas over parameters; numbers pass unchanged."""

    def __init__(self, values: Mapping[str, Scalar]) -> None:
        self.values = values

    def __call__(self, scalar: Scalar) -> Scalar:
        if not isinstance(scalar, Expr):
            return scalar
        symbols = {
            node: self.values[node.value] for node in reachable([scalar]) if node.op == "symbol"
        }
        return evaluate([scalar], symbols)[0]
