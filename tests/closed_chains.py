"""Robots that hold an object, and the oracle of their motion: one linear system, poses differenced.

    [[M, K^T], [K, 0]] (qdd, f) = (tau - h, -k)

M and h are Pinocchio's, for the tree of the arms and the object, which is its last link and floats.
K and k come from poses alone, Pinocchio's too: along a motion of constant velocities the tip's pose
(R, p) in the contact frame has the twist (vee(R' R^T), p'), which is K qd, and its rate is k.

A contact frame is fixed in the object, its origin is the tip's where the grasp is closed. f is what
the tips exert on the object, in contact axes, and K^T f what the joints feel of it. Nothing of
`symdyn.derive` is used. The system may be singular: qdd is unique all the same, and f is then the
shortest of all solutions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Frame, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.verification.oracles.libraries import ORACLES
from tests.tangents import WEIGHTS, moved

Array = NDArray[np.float64]

FREE: dict[str, tuple[int, ...]] = {
    "rigid": (),
    "edge": (0,),
    "soft-finger": (0, 1),
    "point": (0, 1, 2),
}
"""The rotations that a contact leaves free, about x, y and z of its frame; z is the normal."""

SECOND_WEIGHTS = (-205 / 144, 8 / 5, -1 / 5, 8 / 315, -1 / 560)
"""Of the central differences of order 8 of the second derivative; the first counts twice."""

STEP = 2e-2


def together(
    parts: Sequence[tuple[str, Robot, Placement]], base: Inertia | None = None, **given: Any
) -> Robot:
    """Robots in their places on one base, which floats if it is given an inertia.

    The names of each robot's parts are preceded by the robot's own.
    """
    joints, links, frames, tips = [], [], [], []
    if base is not None:
        joints.append(Joint("free", "floating", BASE, UNMOVED))
        links.append(Link("ship", base))
    root = len(links) - 1
    for name, robot, place in parts:
        first = len(links)
        for joint in robot.joints:
            at_root = joint.parent == BASE
            joints.append(
                replace(
                    joint,
                    name=f"{name}.{joint.name}",
                    parent=root if at_root else joint.parent + first,
                    placement=place.then(joint.placement) if at_root else joint.placement,
                )
            )
        links += [replace(link, name=f"{name}.{link.name}") for link in robot.links]
        for tip in map(robot.frame, robot.tips):
            frames.append(Frame(f"{name}.{tip.name}", tip.link + first, tip.placement))
            tips.append(f"{name}.{tip.name}")
    own = {link.name for link in links}
    extra = tuple(frame for frame in frames if frame.name not in own)
    return Robot("together", tuple(joints), tuple(links), frames=extra, tips=tuple(tips), **given)


@dataclass(frozen=True)
class Grasp:
    """Arms, whose tips hold an object, each tip by one contact."""

    arms: Robot
    body: Inertia
    contacts: tuple[str, ...]
    place: tuple[float, ...] = (0.3, -0.2, 0.4, 0.1, -0.5, 0.7, 0.5)
    """Position and quaternion of the object (made a unit)."""

    @cached_property
    def whole(self) -> Robot:
        """The tree of the arms and the object, which is its last link and its last tip."""
        arms = self.arms
        return replace(
            arms,
            joints=(*arms.joints, Joint("object", "floating", BASE, UNMOVED)),
            links=(*arms.links, Link("object", self.body)),
            frames=(*arms.frames, Frame("object", len(arms.links))),
            tips=(*arms.tips, "object"),
        )

    def of(self, *contacts: str) -> Grasp:
        """The same with other contacts."""
        return replace(self, contacts=contacts)


@dataclass
class Holding:
    """A grasp in a random state that its contacts allow, with random torques.

    Where the tips are, there the object is held: contact frames are placed to suit.
    """

    grasp: Grasp
    seed: int = 1
    q_arms: ArrayLike | None = None
    still: bool = False
    frames: Array = field(init=False)

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        self.robot = self.grasp.whole
        self.oracle = ORACLES["pinocchio"](self.robot)
        arms = self.grasp.arms
        self.na = arms.nv
        own = arms.random_position(lambda a, b: float(rng.uniform(a, b)))
        own = own if self.q_arms is None else np.asarray(self.q_arms, float)
        place = np.array(self.grasp.place)
        place[3:] /= np.linalg.norm(place[3:])
        self.q = np.r_[own, place]
        *tips, body = self.oracle.forward_kinematics(self.q)
        turns = [turn(rng.normal(size=3), FREE[kind]) for kind in self.grasp.contacts]
        self.frames = np.array(
            [np.linalg.inv(body) @ tip @ R for tip, R in zip(tips, turns, strict=True)]
        )
        free = [np.isin(np.arange(6), FREE[kind]) for kind in self.grasp.contacts]
        self.free = np.concatenate(free)
        self.constrained = ~self.free
        wish = rng.uniform(-1, 1, self.robot.nv)
        self.qd = np.zeros_like(wish) if self.still else null_space(self.K).dot(wish)
        self.tau = rng.uniform(-3, 3, self.robot.nv)
        self.tau[self.na :] = 0

    # -- kinematics, by differences of poses -----------------------------------------------

    def seen(self, q: Array) -> Array:
        """The poses of the tips in their contact frames."""
        *tips, body = self.oracle.forward_kinematics(q)
        return np.array(
            [np.linalg.inv(body @ c) @ t for c, t in zip(self.frames, tips, strict=True)]
        )

    def first(self, v: Array) -> Array:
        """The twists of the tips in their contact frames, for the velocities v: six rows each."""
        at = self.seen(self.q)
        pairs = enumerate(WEIGHTS, start=1)
        rate = sum(w * (self._after(v, k) - self._after(v, -k)) for k, w in pairs) / STEP
        return twists(at, rate)

    def second(self, v: Array) -> Array:
        """The rates of these twists where v stays what it is."""
        at, pairs = self.seen(self.q), enumerate(SECOND_WEIGHTS)
        bend = sum(w * (self._after(v, k) + self._after(v, -k)) for k, w in pairs) / STEP**2
        return twists(at, bend)

    def _after(self, v: Array, steps: int) -> Array:
        return self.seen(moved(self.robot, self.q, v, steps * STEP))

    @cached_property
    def all_rows(self) -> Array:
        """K with the rows of the free directions as well."""
        return np.stack([self.first(e) for e in np.eye(self.robot.nv)], axis=-1)

    @cached_property
    def all_bias(self) -> Array:
        """k with the rows of the free directions as well."""
        return self.second(self.qd)

    @cached_property
    def K(self) -> Array:
        """K qd: the constrained part of the tips' twists against the object."""
        return self.all_rows[self.constrained]

    @cached_property
    def k(self) -> Array:
        """K qdd + k = 0."""
        return self.all_bias[self.constrained]

    # -- dynamics --------------------------------------------------------------------------

    @cached_property
    def M(self) -> Array:
        """The mass matrix of arms and object."""
        return np.asarray(self.oracle.mass_matrix(self.q))

    @cached_property
    def h(self) -> Array:
        """What moves them without acceleration, gravity included."""
        return np.asarray(self.oracle.inverse_dynamics(self.q, self.qd, np.zeros(self.robot.nv)))

    @cached_property
    def solution(self) -> tuple[Array, Array]:
        """qdd, and f with six entries a contact."""
        rows, nv = self.K.shape
        both = np.block([[self.M, self.K.T], [self.K, np.zeros((rows, rows))]])
        given = np.r_[self.tau - self.h, -self.k]
        found = np.linalg.lstsq(both, given, rcond=1e-9)[0]
        if np.abs(both @ found - given).max() > 1e-8 * max(1, np.abs(given).max()):
            raise ArithmeticError("no motion obeys the contacts")
        f = np.zeros(len(self.free))
        f[self.constrained] = found[nv:]
        return found[:nv], f

    @property
    def qdd(self) -> Array:
        """The accelerations of joints and object."""
        return self.solution[0]

    @property
    def f(self) -> Array:
        """What the tips exert on the object, in contact axes."""
        return self.solution[1]

    def same_force(self, f: Array) -> bool:
        """Whether f is the true contact force, but for what no acceleration depends on."""
        rest = self.K.T @ (f - self.f)[self.constrained]
        size = max(1, np.abs(self.K.T @ self.f[self.constrained]).max())
        return bool(np.abs(f[self.free]).max(initial=0) < 1e-9 and np.abs(rest).max() < 1e-9 * size)


def turn(vector: Array, axes: Sequence[int]) -> Array:
    """A turn by the part of a rotation vector about some axes, as a pose."""
    w = np.where(np.isin(np.arange(3), axes), vector, 0.0)
    pose, angle = np.eye(4), np.linalg.norm(w)
    if angle > 0:
        skew = np.cross(np.eye(3), w / angle)
        pose[:3, :3] += np.sin(angle) * skew + (1 - np.cos(angle)) * skew @ skew
    return pose


def twists(at: Array, change: Array) -> Array:
    """(vee of the skew part of R' R^T, p') of poses and their changes, one below the other."""
    skew = change[:, :3, :3] @ at[:, :3, :3].transpose(0, 2, 1)
    skew = (skew - skew.transpose(0, 2, 1)) / 2
    w = np.stack([skew[:, 2, 1], skew[:, 0, 2], skew[:, 1, 0]], axis=1)
    return np.concatenate([w, change[:, :3, 3]], axis=1).ravel()


def null_space(K: Array) -> Array:
    """The orthogonal projection on the velocities that K takes to zero."""
    return np.eye(K.shape[1]) - np.linalg.pinv(K, rcond=1e-9) @ K
