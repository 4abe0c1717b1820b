"""The kinematic tree of a robot: links, each moved by the joint of the same index, on any scalar.

The parent of link i is link `joints[i].parent` (-1 is the base); parents come before children. With
q the coordinates and v the velocities of joint i,

    f[parent, i] = placement f_i(q) tail,   V_i = Ad(f^-1) V_parent + S_i v        (PBP95 eq. 23)

where f_i is the joint's motion (`joints/`), and the columns of S_i are its screws, constant in the
link. A joint of one DoF has f_i(q) = exp(S_i q), its scale in S_i. A number in any field may
instead be a graph node over named parameters; `bind` replaces it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, Self, TypeVar

from symdyn.graph import Expr, evaluate, reachable
from symdyn.lie import SE3, Twist, Vec3, pair_from_vector, pair_to_vector
from symdyn.robot.checks import WARNING
from symdyn.robot.constraint import Constraint
from symdyn.robot.inertia import MASSLESS, Attached, Inertia
from symdyn.robot.joint import Joint, Rotor
from symdyn.robot.joints.spherical import QUATERNION_NAMES
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.scalar import Scalar, cos, label, label_matrix, label_vector, sin


@dataclass(frozen=True)
class Original:
    """The text of a description that other programs can read; `format` is urdf or mjcf."""

    format: str
    text: str
    path: str = ""


@dataclass(frozen=True)
class Source:
    """The source of a robot: file name and SHA-256 of the text.

    `original` is the text itself if other programs can read its format (`verification/oracles`); a
    manifest does not contain it.
    """

    file: str = ""
    sha256: str = ""
    original: Original | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, path: str, data: bytes, form: str = "") -> Source:
        """Return the source for a file's path and contents, and its format if others read it."""
        text = data.decode("utf-8", "replace")
        original = Original(form, text, os.path.abspath(path)) if form else None
        return cls(os.path.basename(path), hashlib.sha256(data).hexdigest(), original)


UNKNOWN = Source()


BASE = -1


@dataclass(frozen=True)
class Link:
    """A link: one or several bodies that move as one rigid body.

    Parameters
    ----------
    name
        Name of the link.
    inertia
        Inertia of all bodies together, about the link frame.
    bodies
        The bodies that fixed joints and payloads have joined to the link, its own among them;
        empty for a single body.
    """

    name: str
    inertia: Inertia = MASSLESS
    bodies: tuple[Attached, ...] = ()


@dataclass(frozen=True)
class Frame:
    """A named frame fixed to a link; every link of the description, merged or not, has one.

    `link` is the index of the link, `placement` the frame in the link frame.
    """

    name: str
    link: int
    placement: Placement = UNMOVED


@dataclass(frozen=True)
class Parameter:
    """A named parameter with nominal value and unit, which code can take as an input."""

    name: str
    value: float
    unit: str = ""


@dataclass(frozen=True)
class Dof:
    """One degree of freedom of a joint: the link moves with `rate * qd[index]` times the screw.

    Parameters
    ----------
    index
        Index of the entry of qd.
    rate
        1, or the multiplier of a mimic joint.
    screw
        Twist at unit velocity, in link coordinates.
    rotor
        Reflected inertia of the motor, kg m^2 or kg.
    actuated
        Whether a motor drives it.
    """

    index: int
    rate: Scalar
    screw: Twist
    rotor: Scalar = 0
    actuated: bool = True


@dataclass(frozen=True)
class KinematicTree:
    """The fields of a `Robot`, its coordinates and its structure; `Robot` documents the fields."""

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
    constraints: tuple[Constraint, ...] = ()
    posture: tuple[tuple[str, tuple[float, ...]], ...] = ()

    @property
    def warnings(self) -> tuple[str, ...]:
        """The notes that are warnings about the description, without their prefix."""
        return tuple(n.removeprefix(WARNING) for n in self.notes if n.startswith(WARNING))

    # -- sizes and coordinates -------------------------------------------------------------

    @cached_property
    def v_starts(self) -> tuple[int, ...]:
        """For each joint, the index of its first entry of qd (of its leader for a follower)."""
        return self._starts([joint.nv for joint in self.joints])

    @cached_property
    def q_starts(self) -> tuple[int, ...]:
        """For each joint, the index of its first entry of q (that of the leader for a follower)."""
        return self._starts([joint.nq for joint in self.joints])

    def _starts(self, sizes: Sequence[int]) -> tuple[int, ...]:
        own: dict[int, int] = {}
        taken = 0
        for i, joint in enumerate(self.joints):
            if joint.mimic is None:
                own[i] = taken
                taken += sizes[i]
        return tuple(
            own[i if joint.mimic is None else joint.mimic.leader]
            for i, joint in enumerate(self.joints)
        )

    @cached_property
    def quaternions(self) -> tuple[tuple[int, ...], ...]:
        """For each unit quaternion, the indices of its four entries of q."""
        return tuple(
            tuple(start + joint.motion.coordinate_names.index(name) for name in QUATERNION_NAMES)
            for joint, start in zip(self.joints, self.q_starts, strict=True)
            if QUATERNION_NAMES[0] in joint.motion.coordinate_names
        )

    def unit_symbols(self, name: str = "q") -> tuple[tuple[str, ...], ...]:
        """Return unit quaternions as names of graph symbols: q[3] to q[6] of a floating base."""
        return tuple(tuple(f"{name}[{k}]" for k in four) for four in self.quaternions)

    @cached_property
    def nq(self) -> int:
        """Number of position coordinates."""
        return sum(joint.nq for joint in self.joints if joint.mimic is None)

    @cached_property
    def nv(self) -> int:
        """Number of velocities."""
        return sum(joint.nv for joint in self.joints if joint.mimic is None)

    def dofs(self, i: int) -> tuple[Dof, ...]:
        """Return the degrees of freedom of joint i, one for each column of its motion subspace."""
        joint = self.joints[i]
        rate = 1 if joint.mimic is None else joint.mimic.multiplier
        motors = (joint if joint.mimic is None else self.joints[joint.mimic.leader]).motors
        return tuple(
            Dof(index, rate, screw, joint.rotor_inertia, motor)
            for index, (screw, motor) in enumerate(
                zip(joint.screws, motors, strict=True), self.v_starts[i]
            )
        )

    @cached_property
    def actuated(self) -> tuple[int, ...]:
        """The indices of the entries of qd that a motor drives."""
        own = (joint for joint in self.joints if joint.mimic is None)
        motors = (motor for joint in own for motor in joint.motors)
        return tuple(k for k, motor in enumerate(motors) if motor)

    @cached_property
    def unactuated(self) -> tuple[int, ...]:
        """The indices of the entries of qd without a motor, the passive ones of SM03."""
        return tuple(k for k in range(self.nv) if k not in self.actuated)

    @property
    def stops(self) -> tuple[tuple[int, tuple[float, float]], ...]:
        """The stop operators of all joints: index of the joint, delta and gain."""
        joints = enumerate(self.joints)
        return tuple((i, stop) for i, joint in joints for stop in joint.passive.stops)

    @cached_property
    def objects(self) -> tuple[int, ...]:
        """Indices of the objects: floating links without children, with frame_b of a constraint.

        Their velocities in qd are their twists.
        """
        held = {self.frame(constraint.frame_b).link for constraint in self.constraints}
        return tuple(
            i
            for i, joint in enumerate(self.joints)
            if i in held and joint.parent == BASE and joint.nv == 6 and not any(joint.motors)
            if not self.children(i)
        )

    def positions(self, i: int, q: Sequence[Scalar]) -> tuple[Scalar, ...]:
        """Return the coordinates of joint i, given those of the robot."""
        start, joint = self.q_starts[i], self.joints[i]
        if joint.mimic is not None:
            return (joint.mimic.multiplier * q[start] + joint.mimic.offset,)
        return tuple(q[start : start + joint.nq])

    def neutral(self) -> list[int]:
        """Return the coordinates of the neutral position, nq numbers."""
        return [x for joint in self.joints if not joint.mimic for x in joint.motion.neutral]

    def start(self) -> list[float]:
        """Return the initial coordinates, nq numbers: the posture, neutral for other joints."""
        given = dict(self.posture)
        own = (joint for joint in self.joints if not joint.mimic)
        return [x for joint in own for x in given.get(joint.name, joint.motion.neutral)]

    def random_position(self, uniform: Callable[[float, float], float]) -> list[float]:
        """Return random coordinates, nq numbers, drawn with the function `uniform(low, high)`."""
        own = (joint.motion for joint in self.joints if not joint.mimic)
        return [x for motion in own for x in motion.random(uniform)]

    def transforms(self, q: Sequence[Scalar]) -> tuple[SE3, ...]:
        """Return f[parent, i], the pose of every link in its parent's frame, at q."""
        positions = [self.positions(i, q) for i in range(len(self.joints))]
        for i, joint in enumerate(self.joints):
            angle = joint.motion.angle(joint.motion_coordinates(positions[i]))
            if angle is not None:  # sines and cosines first: emitted code begins with them
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
        """Return the indices of the links whose parent is link i."""
        return tuple(j for j, joint in enumerate(self.joints) if joint.parent == i)

    def ancestors(self, i: int) -> Iterator[int]:
        """Iterate over link i, its parent, and so on, down to the base (excluded)."""
        while i != BASE:
            yield i
            i = self.joints[i].parent

    def frame(self, name: str) -> Frame:
        """Return the frame with this name."""
        return next(frame for frame in self.frames if frame.name == name)

    def with_fields(self, **changes: Any) -> Self:
        """Return the robot with other values of fields, without validation.

        This is for changes that symdyn derives from a valid robot; `dataclasses.replace` validates.
        """
        robot = object.__new__(type(self))
        for one in fields(self):  # the only way to fill a frozen dataclass
            value = changes.pop(one.name) if one.name in changes else getattr(self, one.name)
            object.__setattr__(robot, one.name, value)
        if changes:
            raise TypeError(f"a robot has no field {', '.join(changes)}")
        return robot

    def with_joint_frames(self) -> Self:
        """Return the same robot with every link frame moved to its joint frame: without tails."""
        tails = [joint.tail for joint in self.joints]
        if not any(tail.moves for tail in tails):
            return self

        def behind(link: int, placement: Placement) -> Placement:
            return placement if link == BASE else tails[link].then(placement)

        return self.with_fields(
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

    @property
    def symbolic_parameters(self) -> tuple[Parameter, ...]:
        """The open parameters, in the order of the input `p`."""
        chosen = set(self.symbolic_names)
        return tuple(p for p in self.parameters if p.name in chosen)

    def bind(self, values: Mapping[str, Scalar] | None = None) -> Self:
        """Return the robot with every parameter replaced by its given or nominal value.

        Parameters
        ----------
        values
            Values by name; parameters that are not listed get their nominal values.
        """
        if not self.parameters:
            return self
        given = values or {}
        nominal = {p.name: given.get(p.name, p.value) for p in self.parameters}
        return self.map_scalars(Binder(nominal))

    def exact(self) -> Self:
        """Return the same robot with every decimal as the exact fraction: 0.1 is 1/10.

        Normal forms need it: terms that are equal must be equal to the last digit.
        """
        return self.map_scalars(lambda x: Fraction(repr(x)) if isinstance(x, float) else x)

    def map_scalars(self, change: Any) -> Self:
        """Return the robot with every number or formula x replaced by change(x)."""

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
                rotor=Rotor(change(j.rotor.inertia), change(j.rotor.gear)),
                passive=j.passive.map(change),
                scale=change(j.scale),
                q_offset=change(j.q_offset),
                pitch=change(j.pitch),
                modes=tuple(
                    pair_from_vector([change(x) for x in pair_to_vector(mode)]) for mode in j.modes
                ),
            )

        def inertia(own: Inertia) -> Inertia:
            return Inertia(*map(change, own.parameters))

        def link(body: Link) -> Link:
            bodies = tuple(Attached(one.frame, inertia(one.inertia)) for one in body.bodies)
            return replace(body, inertia=inertia(body.inertia), bodies=bodies)

        gravity: Any = tuple(map(change, self.gravity))
        return self.with_fields(
            joints=tuple(map(joint, self.joints)),
            links=tuple(map(link, self.links)),
            base=link(self.base),
            frames=tuple(replace(f, placement=f.placement.map(change)) for f in self.frames),
            gravity=gravity,
        )


class Binder:
    """Evaluates formulas over parameters; numbers pass unchanged.

    The result is a number if the values are numbers, else a graph node or a SymPy object.
    """

    def __init__(self, values: Mapping[str, Scalar]) -> None:
        self.values = values

    def __call__(self, scalar: Scalar) -> Any:
        if not isinstance(scalar, Expr):
            return scalar
        if scalar.op == "symbol":
            return self.values[scalar.value]
        symbols = {
            node: self.values[node.value] for node in reachable([scalar]) if node.op == "symbol"
        }
        return evaluate([scalar], symbols)[0]


AnyTree = TypeVar("AnyTree", bound=KinematicTree)
