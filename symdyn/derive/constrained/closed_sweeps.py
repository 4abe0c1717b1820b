"""A closed chain in motion: what RK88's algorithms know of it before the contact forces.

    r = K qdd_f + k = sum over the ends of  sign Ad(pose^-1) (lambda + zeta)  +  what velocities do

lambda and zeta are the links' accelerations by FD3 (`forward/rk88.py`), gravity included, which all
ends have in common. With (w_a, v_a) and (w_b, v_b) the velocities of the two links at the origin p
of frame_a, in the axes of frame_b, in which r is the rate of (w_a - w_b, v_a - v_b), velocities do

    (-w_b x w_a,   w_a x (w_a x p_a) - w_b x (w_b x p_b) - 2 w_b x (v_a - v_b))

where p_a and p_b lead from the links' origins to p (RK88-II, eqs. a.3-a.10, on a moving object).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symdyn.derive.constrained.contact_inertia import contact_compliance
from symdyn.derive.constrained.ends import End, ends_of, loads, moving
from symdyn.derive.constrained.held_rows import sixes
from symdyn.derive.constrained.way import require_constraints, ways
from symdyn.derive.forward.filter_smoother import ONLY_PASS, Pass, filtered, smoothed, weigh
from symdyn.derive.forward.ldlt import require_own_joints
from symdyn.derive.forward.riccati import articulate
from symdyn.derive.forward.rk88 import held_joints, state_of
from symdyn.derive.shared.joint_screws import joint_rate
from symdyn.derive.shared.tip_wrenches import TipWrenches
from symdyn.lie import ZERO, ZERO_PAIR, Twist, Vec3, Wrench, add_pairs, six_of, vec
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector

FUNCTION = "closed_chain_dynamics"
Column = Sequence[Scalar]
Motion = tuple[list[Scalar], list[Twist]]
"""Accelerations of the joints, and lambda of the links."""


class ClosedSweeps:
    """A closed chain in a state and under joint forces, with the sweeps over its tree."""

    def __init__(
        self, robot: Robot, q: Column, qd: Column, tau: Column, f_tip: TipWrenches = None
    ) -> None:
        require_constraints(robot, FUNCTION)
        require_own_joints(robot, FUNCTION, "general")
        self.state = state_of(robot, q, qd, tau, f_tip)
        self.robot, self.f, self.q, self.tau = self.state.robot, self.state.f, q, tau
        self.zeta, self.wrenches = held_joints(self.state)
        self.bodies = articulate(self.robot, q, self.f, FUNCTION)
        self.ends = ends_of(self.robot, ways(self.robot, q))

    # -- sweeps ----------------------------------------------------------------------------

    def innovations(
        self, forces: Column, wrenches: Sequence[Wrench], of: Pass = ONLY_PASS
    ) -> list[Scalar]:
        """D^-1 {(I - H Psi L) T - H psi F}, tips to base: T forces of joints, F wrenches."""
        found, _ = filtered(self.robot, self.f, self.bodies, forces, wrenches, of=of)
        return weigh(self.bodies, found, of)

    def free(self) -> list[Scalar]:
        """nu of the joint forces and of everything that velocities and gravity do."""
        return self.innovations(self.tau, self.wrenches)

    def pushed(self, f: Column, of: Pass) -> list[Scalar]:
        """nu of the contact forces f alone."""
        return self.innovations([0] * self.robot.nv, self.loads(f), of)

    def both(self, f: Column, of: Pass) -> list[Scalar]:
        """nu of all forces together."""
        every = map(add_pairs, self.wrenches, self.loads(f))
        return self.innovations(self.tau, list(every), of)

    def loads(self, f: Column) -> list[Wrench]:
        """What the links exert by the contact forces f."""
        return loads(self.robot, moving(self.ends), sixes(f))

    def smoothed(self, nu: Column, of: Pass = ONLY_PASS) -> Motion:
        """(I - H Psi L)^T nu, base to tips, and the lambda of the links."""
        return smoothed(self.robot, self.f, self.bodies, nu, of=of)

    def compliance(self, ends: Sequence[End] | None = None) -> Matrix:
        """K M^-1 K^T, or the part of it that these ends have."""
        chosen = moving(self.ends) if ends is None else ends
        return contact_compliance(self.robot, self.q, self.bodies, chosen)

    # -- rows of the contacts --------------------------------------------------------------

    def violated(self, moved: Sequence[Twist]) -> list[Scalar]:
        """r = K x + k, where `moved` are the lambda that go with x."""
        total = [add_pairs(own, bias) for own, bias in zip(moved, self.zeta, strict=True)]
        r: list[Scalar] = []
        for a, b in self.ends:
            (w_a, v_a), (w_b, v_b) = (self._velocity(end) for end in (a, b))
            along = self._difference(a, b, total, swinging=True)
            across = vec.cross(vec.add(w_b, w_b), vec.sub(v_a, v_b))
            r += [*vec.sub(along[0], vec.cross(w_b, w_a)), *vec.sub(along[1], across)]
        title = "what the free motion would violate: r = K qdd_f + k"
        return [label(x, f"r{n // 6 + 1}_{n % 6 + 1}", title) for n, x in enumerate(r)]

    def driven(self, moved: Sequence[Twist]) -> list[Scalar]:
        """K x alone."""
        pairs = (self._difference(a, b, moved, swinging=False) for a, b in self.ends)
        return [x for pair in pairs for x in six_of(pair)]

    @property
    def bias(self) -> list[Scalar]:
        """k: what is left of r where no joint accelerates."""
        return self.violated([ZERO_PAIR] * len(self.robot.links))

    def _difference(self, a: End, b: End, links: Sequence[Twist], swinging: bool) -> Twist:
        """What the accelerations of the links are at end a, less what they are at end b.

        If they are `swinging`, accelerations towards the links' axes of rotation are part of it.
        """
        first, second = (self._at(end, links, swinging) for end in (a, b))
        return vec.sub(first[0], second[0]), vec.sub(first[1], second[1])

    def _at(self, end: End, links: Sequence[Twist], swinging: bool) -> Twist:
        """The acceleration of a link at the contact, in contact axes."""
        p, Rt = end.pose.p, vec.transpose(end.pose.R)
        if end.link == BASE:
            return ZERO, vec.apply(Rt, self.state.base[1]) if swinging else ZERO
        alpha, a = links[end.link]
        there = vec.add(a, vec.cross(alpha, p))
        if swinging:
            w = self.state.spins[end.link]
            there = vec.add(there, vec.cross(w, vec.cross(w, p)))
        return vec.apply(Rt, alpha), vec.apply(Rt, there)

    def _velocity(self, end: End) -> Twist:
        """w and v of the link at the contact, in contact axes."""
        if end.link == BASE:
            return ZERO_PAIR
        w, Rt = self.state.spins[end.link], vec.transpose(end.pose.R)
        v = vec.add(self._speeds[end.link], vec.cross(w, end.pose.p))
        side = "ab"[end.sign < 0]
        title = f"contact {end.contact + 1}: velocities (w, v) of link {end.link + 1} there"
        return (
            label_vector(vec.apply(Rt, w), f"w{side}{end.contact + 1}", title),
            label_vector(vec.apply(Rt, v), f"v{side}{end.contact + 1}", title),
        )

    @cached_property
    def _speeds(self) -> list[Vec3]:
        """Velocities of the links' origins."""
        found: list[Vec3] = []
        for i, joint in enumerate(self.robot.joints):
            v = joint_rate(self.robot, i, self.state.qd)[1]
            if joint.parent != BASE:
                above = vec.cross(self.state.spins[joint.parent], self.f[i].p)
                carried = vec.add(found[joint.parent], above)
                v = vec.add(vec.apply(vec.transpose(self.f[i].R), carried), v)
            found.append(label_vector(v, f"v{i + 1}", f"link {i + 1}: velocity v of its origin"))
        return found
