"""A closed chain in motion: what RK88's algorithms know of it before the contact forces.

    r = K qdd_f + k = sum over the ends of  sign Ad(pose^-1) (lambda + zeta)  +  what velocities do

lambda and zeta are the links' accelerations by FD3 (`forward/rk88.py`), gravity included, which all
ends have in common. Those at the contact have w x (w x p) more, p leading to it from the origin of
the link; `ends.py` says what the velocities of both ends do to r.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_paths,
    require_constraints,
    sixes,
)
from symdyn.formulations.constrained.contact_inertia import contact_compliance
from symdyn.formulations.constrained.ends import End, ends_of, loads, moving, relative_rate
from symdyn.formulations.forward.filter_smoother import ONLY_PASS, Pass, filtered, smoothed, weigh
from symdyn.formulations.forward.ldlt import require_own_joints
from symdyn.formulations.forward.riccati import articulate
from symdyn.formulations.forward.rk88 import held_joints, state_of
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.lie import (
    ZERO_PAIR,
    Ad_inverse,
    Twist,
    Vec3,
    Wrench,
    add_pairs,
    pair_to_vector,
    scale_pair,
    vec,
)
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
        self.ends = ends_of(self.robot, constraint_paths(self.robot, q))

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
            (w_a, v_a), (w_b, v_b) = self._velocity(a), self._velocity(b)
            there = self._swinging(a, total), self._swinging(b, total)
            r += pair_to_vector(relative_rate((w_a, w_b), there, vec.sub(v_a, v_b)))
        title = "constraint violation of the free motion: r = K qdd_f + k"
        return [label(x, f"r{n // 6 + 1}_{n % 6 + 1}", title) for n, x in enumerate(r)]

    def driven(self, moved: Sequence[Twist]) -> list[Scalar]:
        """K x alone."""
        rows: list[Scalar] = []
        for a, b in self.ends:
            there = [
                Ad_inverse(x.pose, moved[x.link]) if x.link != BASE else ZERO_PAIR for x in (a, b)
            ]
            rows += pair_to_vector(add_pairs(there[0], scale_pair(-1, there[1])))
        return rows

    @property
    def bias(self) -> list[Scalar]:
        """k: what is left of r where no joint accelerates."""
        return self.violated([ZERO_PAIR] * len(self.robot.links))

    def _swinging(self, end: End, links: Sequence[Twist]) -> Twist:
        """The acceleration of a link at the contact, in contact axes, as it swings about w."""
        if end.link == BASE:
            return Ad_inverse(end.pose, self.state.base)
        (alpha, a), w = links[end.link], self.state.spins[end.link]
        inward = vec.cross(w, vec.cross(w, end.pose.p))
        return Ad_inverse(end.pose, (alpha, vec.add(a, inward)))

    def _velocity(self, end: End) -> Twist:
        """w and v of the link at the contact, in contact axes."""
        if end.link == BASE:
            return ZERO_PAIR
        w, v = Ad_inverse(end.pose, (self.state.spins[end.link], self._speeds[end.link]))
        side = "ab"[end.sign < 0]
        title = f"contact {end.contact + 1}: velocities (w, v) of link {end.link + 1} there"
        label_vector(w, f"w{side}{end.contact + 1}", title)
        label_vector(v, f"v{side}{end.contact + 1}", title)
        return w, v

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
