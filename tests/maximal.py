"""The oracle of closed chains in maximal coordinates: every link is a free body, joints hold it.

    [[D, G^T], [G, 0]] (a, lambda) = (w, -g)

a has six accelerations for each link: (wdot, vdot of the link's origin), in world axes. D are the
inertias of the links about their origins, and the rotors, which a joint's own rate turns. w is
gravity, what turning costs, and the motors' wrenches on a link and its parent. A row of G is a
direction that a joint or a constraint does not allow, g what its rate is where a = 0.

Used of the robot are placements, screws, inertias and rotors; poses are Pinocchio's. Nothing is
projected on joints, and nothing of `symdyn.formulations` or `tests/closed_chains.py` is used. The
system may be singular: accelerations are unique all the same, and f is the shortest solution.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Frame, Robot
from symdyn.verification.oracles.libraries import ORACLES

Array = NDArray[np.float64]

WORDS = ("rx", "ry", "rz", "x", "y", "z")
RANK = 1e-10


def crossing(r: Array) -> Array:
    """The matrix of r x."""
    return np.array([[0, -r[2], r[1]], [r[2], 0, -r[0]], [-r[1], r[0], 0]])


def carried(r: Array) -> Array:
    """The twist or acceleration of a point from that of a body's origin, r away from it."""
    return np.block([[np.eye(3), np.zeros((3, 3))], [-crossing(r), np.eye(3)]])


def twice(R: Array) -> Array:
    """A rotation of both halves of a twist."""
    return np.kron(np.eye(2), R)


@dataclass
class Maximal:
    """A robot in a state that its constraints allow, and the forces of its joints."""

    robot: Robot
    q: ArrayLike
    qd: ArrayLike
    tau: ArrayLike

    def __post_init__(self) -> None:
        if any(joint.mimic for joint in self.robot.joints):
            raise ValueError("followers are not for this oracle")
        self.count = len(self.robot.links)
        self.v, self.forces = np.asarray(self.qd, float), np.asarray(self.tau, float)

    # -- where everything is and how it moves ------------------------------------------------

    @cached_property
    def links(self) -> tuple[Array, ...]:
        """The poses of all links."""
        names = [f"pose {i}" for i in range(self.count)]
        frames = tuple(Frame(name, i) for i, name in enumerate(names))
        open_tree = replace(
            self.robot, frames=(*self.robot.frames, *frames), tips=tuple(names), constraints=()
        )
        return tuple(ORACLES["pinocchio"](open_tree).forward_kinematics(np.asarray(self.q)))

    def pose(self, link: int) -> Array:
        """The pose of a link, or of the world."""
        return np.eye(4) if link == BASE else self.links[link]

    def between(self, link: int) -> Array:
        """From the origin of the parent to that of the link."""
        return self.pose(link)[:3, 3] - self.pose(self.robot.joints[link].parent)[:3, 3]

    def screws(self, link: int) -> Array:
        """The columns of a joint's motion, in world axes at the link's origin."""
        own = [np.ravel(np.array(screw, float)) for screw in self.robot.joints[link].screws]
        return np.asarray(twice(self.pose(link)[:3, :3]) @ np.array(own).T)

    def rates(self, link: int) -> slice:
        """The entries of qd that are the joint's."""
        first = self.robot.v_starts[link]
        return slice(first, first + self.robot.joints[link].nv)

    @cached_property
    def twists(self) -> tuple[Array, ...]:
        """(w, v of the origin) of all links, in world axes."""
        found: list[Array] = []
        for i, joint in enumerate(self.robot.joints):
            below = np.zeros(6) if joint.parent == BASE else found[joint.parent]
            found.append(carried(self.between(i)) @ below + self.screws(i) @ self.v[self.rates(i)])
        return tuple(found)

    def twist(self, link: int) -> Array:
        """The twist of a link, or of the world."""
        return np.zeros(6) if link == BASE else self.twists[link]

    def columns(self, link: int, block: ArrayLike) -> Array:
        """A block that multiplies the accelerations of one link; the world has none."""
        block = np.asarray(block)
        rows = np.zeros((len(block), 6 * self.count))
        if link != BASE:
            rows[:, 6 * link : 6 * link + 6] = block
        return rows

    # -- joints --------------------------------------------------------------------------------

    def joint(self, i: int) -> tuple[Array, Array]:
        """The acceleration of a link against its parent: rows, and what they are at a = 0.

        Held against the screws, which turn with the link:  rows a + rest = S qdd.
        """
        r, parent = self.between(i), self.robot.joints[i].parent
        rows = self.columns(i, np.eye(6)) - self.columns(parent, carried(r))
        w_parent, w = self.twist(parent)[:3], self.twist(i)[:3]
        motion = self.screws(i) @ self.v[self.rates(i)]
        apart = self.twist(i)[3:] - self.twist(parent)[3:]
        turned = np.r_[np.cross(w, motion[:3]), np.cross(w, motion[3:])]
        return rows, -turned - np.r_[np.zeros(3), np.cross(w_parent, apart)]

    # -- constraints ---------------------------------------------------------------------------

    def contact(self, n: int) -> tuple[Array, Array]:
        """The rate of the twist of frame_a against frame_b: six rows, and what they are at a = 0.

        The twist is that at the origin of frame_a, in the axes of frame_b.
        """
        constraint = self.robot.constraints[n]
        ends = [self.robot.frame(x) for x in (constraint.frame_a, constraint.frame_b)]
        places = [self.pose(end.link) @ self.placed(end) for end in ends]
        (a, b), (at_a, at_b) = (end.link for end in ends), (place[:3, 3] for place in places)
        arms = [at_a - self.pose(link)[:3, 3] for link in (a, b)]  # both to the origin of frame_a
        back = twice(places[1][:3, :3].T)
        Va, Vb = (carried(arm) @ self.twist(link) for link, arm in zip((a, b), arms, strict=True))
        rows = self.columns(a, carried(arms[0])) - self.columns(b, carried(arms[1]))
        w_a, w_b = Va[:3], Vb[:3]
        slip = Va - Vb
        point_a = np.cross(w_a, np.cross(w_a, arms[0]))
        point_b = np.cross(w_b, np.cross(w_b, at_b - self.pose(b)[:3, 3]))
        own_b = self.twist(b)[3:] + np.cross(w_b, at_b - self.pose(b)[:3, 3])
        rest = point_a - point_b - np.cross(w_b, Va[3:] - own_b)
        turned = np.r_[np.cross(w_b, slip[:3]), np.cross(w_b, slip[3:])]
        return back @ rows, back @ (np.r_[np.zeros(3), rest] - turned)

    def placed(self, frame: Frame) -> Array:
        """The pose of a frame in its link."""
        pose: Any = frame.placement.pose()
        found = np.eye(4)
        found[:3, :3], found[:3, 3] = np.array(pose.R, float), np.array(pose.p, float)
        return found

    @cached_property
    def held(self) -> Array:
        """Which of the six entries a constraint are held."""
        held = self.robot.constraints
        return np.array([word in c.directions for c in held for word in WORDS], bool)

    # -- the linear system -----------------------------------------------------------------------

    def body(self, i: int) -> tuple[Array, Array]:
        """The inertia of a link about its origin, and the wrench that gravity and turning leave."""
        R, w = self.pose(i)[:3, :3], self.twist(i)[:3]
        m, x, y, z, *tensor = map(float, self.robot.links[i].inertia.parameters)
        xx, xy, yy, xz, yz, zz = tensor
        first = R @ [x, y, z]
        second = R @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R.T
        inertia = np.block([[second, crossing(first)], [-crossing(first), m * np.eye(3)]])
        g = np.array(self.robot.gravity, float)
        moment = np.cross(first, g) - np.cross(w, second @ w)
        return inertia, np.r_[moment, m * g - np.cross(w, np.cross(w, first))]

    @cached_property
    def rows(self) -> tuple[Array, Array]:
        """G and g of the constraints, all six rows of each."""
        parts = [self.contact(n) for n in range(len(self.robot.constraints))]
        none = np.zeros((0, 6 * self.count)), np.zeros(0)
        G, g = zip(none, *parts, strict=True)
        return np.concatenate(G), np.concatenate(g)

    @cached_property
    def _solved(self) -> tuple[Array, Array, Array]:
        """a, the held entries of some f, and a basis of what is open of these."""
        size = 6 * self.count
        D, w = np.zeros((size, size)), np.zeros(size)
        rows: list[Array] = []
        rest: list[Array] = []
        for i, joint in enumerate(self.robot.joints):
            own = slice(6 * i, 6 * i + 6)
            inertia, wrench = self.body(i)
            D[own, own] += inertia
            w[own] += wrench
            between, bias = self.joint(i)
            along, across = np.linalg.pinv(self.screws(i)), complement(self.screws(i))
            motor, rotor = along @ between, float(joint.rotor_inertia)
            D += rotor * motor.T @ motor
            w += motor.T @ (self.forces[self.rates(i)] - rotor * along @ bias)
            rows.append(across @ between)
            rest.append(across @ bias)
        first = size + sum(map(len, rows))
        G = np.concatenate([*rows, self.rows[0][self.held]])
        g = np.concatenate([*rest, self.rows[1][self.held]])
        both = np.block([[D, G.T], [G, np.zeros((len(G), len(G)))]])
        found, left_open = solved(both, np.r_[w, -g])
        return found[:size], found[first:], left_open[first:]

    @cached_property
    def qdd(self) -> Array:
        """The accelerations of the joints, and of objects among them."""
        found = np.zeros(self.robot.nv)
        for i in range(self.count):
            rows, rest = self.joint(i)
            found[self.rates(i)] = np.linalg.pinv(self.screws(i)) @ (rows @ self._solved[0] + rest)
        return found

    @cached_property
    def f(self) -> Array:
        """What frame_a exerts on the body of frame_b: six entries a constraint, the shortest f."""
        _, some, left_open = self._solved
        six = np.zeros(len(self.held))
        six[self.held] = some - left_open @ (np.linalg.pinv(left_open, RANK) @ some)
        return six

    def same_force(self, f: ArrayLike) -> float:
        """How far f is from all contact forces of the motion, relative to the shortest."""
        six = np.ravel(np.asarray(f, float)) - self.f
        left_open = self._solved[2]
        six[self.held] -= left_open @ (np.linalg.pinv(left_open, RANK) @ six[self.held])
        return float(np.abs(six).max() / max(1, np.abs(self.f).max()))

    @cached_property
    def Wdot(self) -> Array:
        """The rates of the twists of frame_a against frame_b, all six rows."""
        return self.rows[0] @ self._solved[0] + self.rows[1]


def complement(S: Array) -> Array:
    """Rows that span what is orthogonal to the columns of S."""
    return np.linalg.svd(S)[0][:, S.shape[1] :].T


def solved(both: Array, given: Array) -> tuple[Array, Array]:
    """The shortest solution of symmetric equations, and a basis of what they leave open.

    Rows and columns are scaled to a largest entry of one or so, by powers of two.
    """
    size = np.maximum(np.abs(both).max(axis=0), 1e-12)
    scale = 2.0 ** -np.round(np.log2(size) / 2)
    scaled = both * scale[:, None] * scale
    values, vectors = np.linalg.eigh(scaled)
    kept = np.abs(values) > RANK * np.abs(values).max()
    right = scale * given
    inside = vectors[:, kept]
    found = inside @ (inside.T @ right / values[kept])
    if np.abs(scaled @ found - right).max() > 1e-8 * max(1, np.abs(right).max()):
        raise ArithmeticError("no motion obeys the constraints")
    return scale * found, scale[:, None] * vectors[:, ~kept]
