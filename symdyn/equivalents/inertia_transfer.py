"""Inertia transfer: inertia that has no effect on a joint moves to the parent link.

An inertia D on link i with

    D S_i = 0   and   L_S D = -(ad_S^T D + D ad_S) = 0

needs no force to move along S_i and is the same in every position of the joint. As part of the
parent link it gives exactly the same joint forces. `Motion.inertia_without_effect` lists these
inertias for each joint type:

    revolute            m,   mc along a,   I = |a|^2 1 - a a^T   (m, mcz and Ixx = Iyy about z)
    prismatic           all six moments of inertia
    helical, planar     I = |a|^2 1 - a a^T
    spherical           m

The transfer proceeds from the tips to the base, where inertia has no effect. It makes these
parameters of every link exactly zero and needs no decision about ranks. For open parameters it
computes their groups (Gautier and Khalil 1990; PP99, section II-C, for why frames do not matter).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple
from zlib import crc32

from symdyn.graph import Expr, evaluate, reachable
from symdyn.lie import SE3, Vec3, vec
from symdyn.robot.inertia import (
    FIRST_MOMENTS,
    PARAMETER_NAMES,
    TENSOR,
    Inertia,
)
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.scalar import Scalar, is_number, is_zero, label


@dataclass(frozen=True)
class JointGeometry:
    """Where a joint is, on any scalar.

    `placement` is the joint's frame in the parent's, `axis` is in the joint's frame and of any
    length, `tail` is the link frame in the joint's (None where they are the same). A revolute
    joint's frame is moved along its axis to the foot of the link frame's origin. `others` are the
    inertias without effect of a joint that is neither a rotation nor a translation, about its
    frame.
    """

    is_rotation: bool
    axis: Vec3
    placement: SE3
    tail: SE3 | None = None
    others: tuple[Inertia, ...] | None = None

    def __post_init__(self) -> None:
        if self.is_rotation and self.tail is not None:
            along = quotient(vec.dot(self.tail.p, self.axis), vec.dot(self.axis, self.axis))
            foot = vec.scale(along, self.axis)
            tail = SE3(self.tail.R, vec.sub(self.tail.p, foot))
            object.__setattr__(self, "placement", self.placement @ SE3(p=foot))
            object.__setattr__(self, "tail", tail)

    @classmethod
    def of(cls, joint: Joint) -> JointGeometry:
        """Return the geometry of a joint in its own scalars."""
        tail = joint.tail.pose() if joint.tail.moves else None
        others = (
            None
            if joint.is_rotation or joint.is_translation
            else joint.motion.inertia_without_effect
        )
        return cls(joint.is_rotation, joint.axis, joint.placement.pose(), tail, others)

    @property
    def link_axis(self) -> Vec3:
        """The axis in the link frame."""
        return self.axis if self.tail is None else vec.apply(vec.transpose(self.tail.R), self.axis)

    @property
    def pose(self) -> SE3:
        """The link frame in the parent's where the joint is at zero."""
        return self.placement if self.tail is None else self.placement @ self.tail

    def about_link(self, inertia: Inertia) -> Inertia:
        """Return an inertia about the joint's frame, about the link frame."""
        return inertia if self.tail is None else inertia.seen_from(self.tail.inverse())


class Pivots(NamedTuple):
    """The indices of a large component of a direction, and of a small or zero one."""

    along: int
    across: int


@dataclass(frozen=True)
class Direction:
    """An inertia to remove from a link, in the amount that makes the parameter `pivot` zero.

    `inertia` is about the link frame; `seen` is the same inertia about the parent's frame, None
    where it has no effect there either. The pivots of earlier directions are zero in it.
    """

    inertia: tuple[Scalar, ...]
    pivot: int
    seen: tuple[Scalar, ...] | None = None


def transfer_inertias(robot: Robot) -> Robot:
    """Move all inertia that has no effect on its joint to the parent link.

    Masses may become zero where first moments do not. The result is physically inconsistent, but
    its equations of motion are those of the robot.
    """
    nominal = Nominal(robot)
    inertias = [list(link.inertia.parameters) for link in robot.links]
    for i in reversed(range(len(robot.links))):
        joint = robot.joints[i]
        geometry = JointGeometry.of(joint)
        directions = directions_without_effect(
            geometry, choose_pivots(nominal.vector(geometry.link_axis))
        )
        inertias[i], amounts = remove_directions(inertias[i], directions)
        if joint.parent != BASE:
            parent = inertias[joint.parent]
            for amount, direction in zip(amounts, directions, strict=True):
                for k, share in enumerate(direction.seen or ()):
                    if not is_zero(share) and not is_zero(amount):
                        parent[k] = parent[k] + share * amount
    links = []
    for n, (link, ten) in enumerate(zip(robot.links, inertias, strict=True), 1):
        for name, value in zip(PARAMETER_NAMES, ten, strict=True):
            label(value, f"{name}R{n}", f"link {n}: inertia that has an effect on joint {n}")
        links.append(replace(link, inertia=Inertia(*ten)))
    return robot.with_fields(links=tuple(links), regrouped=True)


def directions_without_effect(geometry: JointGeometry, pivots: Pivots) -> list[Direction]:
    """Return the null space of D -> (D S, L_S D), each element with the parameter it eliminates."""
    across = "xyz"[pivots.across]
    inertias = geometry.others
    if inertias is not None:
        made_zero = tuple(f"I{across}{across}" if is_zero(x.m) else "m" for x in inertias)
    elif geometry.is_rotation:
        inertias = Revolute(geometry.axis).inertia_without_effect
        made_zero = ("m", FIRST_MOMENTS[pivots.along], f"I{across}{across}")
    else:  # all tensors, so that those about the link frame serve as well
        inertias, turn = Prismatic(geometry.axis).inertia_without_effect, SE3(geometry.pose.R)
        return [
            transferred_direction(inertia, name, turn)
            for inertia, name in zip(inertias, TENSOR, strict=True)
        ]
    return [
        Direction(
            geometry.about_link(inertia).parameters,
            index(name),
            inertia.seen_from(geometry.placement).parameters,
        )
        for inertia, name in zip(inertias, made_zero, strict=True)
    ]


def transferred_direction(inertia: Inertia, name: str, X: SE3) -> Direction:
    """Return the direction of an inertia about the link frame; X is that frame in the parent's."""
    return Direction(inertia.parameters, index(name), inertia.seen_from(X).parameters)


def remove_directions(
    ten: Sequence[Scalar], directions: Iterable[Direction]
) -> tuple[list[Scalar], list[Scalar]]:
    """Return the ten parameters without the directions, and the amount of each one removed."""
    rest, amounts = list(ten), []
    for direction in directions:
        amount = quotient(rest[direction.pivot], direction.inertia[direction.pivot])
        if not is_zero(amount):
            for k, share in enumerate(direction.inertia):
                if not is_zero(share):
                    rest[k] = rest[k] - share * amount
        rest[direction.pivot] = 0  # exactly: x - a (x/a) need not be, in floats
        amounts.append(amount)
    return rest, amounts


def choose_pivots(axis: Sequence[float]) -> Pivots:
    """Choose components that are safe to divide by; for an axis z they belong to mcz and Iyy.

    >>> choose_pivots((0, 0, -1)), choose_pivots((0, 1, 0))
    (Pivots(along=2, across=1), Pivots(along=1, across=0))
    """
    squares = [float(x) ** 2 for x in axis]
    across = [sum(squares) - x for x in squares]
    return Pivots(
        next(k for k in (2, 1, 0) if squares[k] >= max(squares) / 4),
        next(k for k in (1, 0, 2) if across[k] >= max(across) / 2),
    )


class Nominal:
    """Evaluates a robot's scalars at their nominal values, for choices between equal alternatives.

    The open parameters may also be the symbols p[0], p[1], ...
    """

    def __init__(self, robot: Robot) -> None:
        self.values = {f"p[{k}]": p.value for k, p in enumerate(robot.symbolic_parameters)}
        self.values |= {p.name: p.value for p in robot.parameters}

    def __call__(self, scalar: Any) -> float:
        if isinstance(scalar, Expr):
            symbols = (node for node in reachable([scalar]) if node.op == "symbol")
            scalar = evaluate([scalar], {node: self.value(node.value) for node in symbols})[0]
        elif hasattr(scalar, "free_symbols"):  # SymPy's
            scalar = scalar.subs(
                {symbol: self.value(symbol.name) for symbol in scalar.free_symbols}
            )
        return float(scalar)

    def value(self, name: str) -> float:
        """Return the nominal value of a symbol; an unknown symbol gets a fixed generic value."""
        return self.values.get(name, 0.3 + crc32(name.encode()) / 2**32)

    def vector(self, vector: Vec3) -> tuple[float, ...]:
        """Return the nominal values of three components."""
        return tuple(self(x) for x in vector)


def index(name: str) -> int:
    """Return the position of a parameter among the ten."""
    return PARAMETER_NAMES.index(name)


def quotient(a: Scalar, b: Scalar) -> Scalar:
    """Return a / b, exact where both are exact."""
    if is_number(b) and b in (1, -1):
        return a if b == 1 else -a
    if isinstance(a, int) and isinstance(b, int):
        return Fraction(a, b)
    return a / b
