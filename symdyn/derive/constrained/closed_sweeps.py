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
from symdyn.derive.constrained.ends import End, ends_of, loads, moving, sixes
from symdyn.derive.constrained.way import require_constraints, ways
from symdyn.derive.forward.filter_smoother import ONLY_PASS, Pass, filtered, smoothed, weigh
from symdyn.derive.forward.ldlt import require_own_joints
from symdyn.derive.forward.riccati import articulate
from symdyn.derive.forward.rk88 import held_joints, state_of
from symdyn.derive.shared.joint_screws import joint_rate
from symdyn.derive.shared.tip_wrenches import TipWrenches
from symdyn.lie import ZERO, ZERO_PAIR, Twist, Vec3, Wrench, add_pairs, six_of, vec
from symdyn.lie.matrices import Matrix, added
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
        return contact_compliance(self.robot, self.q, self.f, self.bodies, chosen)

    # -- rows of the contacts --------------------------------------------------------------

    def violated(self, moved: Sequence[Twist]) -> list[Scalar]:
        """r = K x + k, where `moved` are the lambda that go with x."""
        total = [add_pairs(own, bias) for own, bias in zip(moved, self.zeta, strict=True)]
        rates = self._rows(total, self.state.base)
        r = added(rates, self._swerve)
        return [label(x, f"r{n + 1}", _title(n // 6)) for n, x in enumerate(r)]

    def driven(self, moved: Sequence[Twist]) -> list[Scalar]:
        """K x alone."""
        return self._rows(moved, ZERO_PAIR)

    @property
    def bias(self) -> list[Scalar]:
        """k: what is left of r where no joint accelerates."""
        return added(self._rows(self.zeta, self.state.base), self._swerve)

    def _rows(self, links: Sequence[Twist], base: Twist) -> list[Scalar]:
        rows: list[Scalar] = []
        for a, b in self.ends:
            at_a, at_b = (_at(end, base if end.link == BASE else links[end.link]) for end in (a, b))
            rows += [x - y for x, y in zip(six_of(at_a), six_of(at_b), strict=True)]
        return rows

    @cached_property
    def _swerve(self) -> list[Scalar]:
        """What velocities add, six rows for each constraint."""
        rows: list[Scalar] = []
        for a, b in self.ends:
            (w_a, v_a, in_a), (w_b, v_b, in_b) = (self._velocities(end) for end in (a, b))
            drift = vec.add(w_b, w_b)
            slip = vec.sub(v_a, v_b)
            across = vec.sub(vec.sub(in_a, in_b), vec.cross(drift, slip))
            rows += [*vec.scale(-1, vec.cross(w_b, w_a)), *across]
        return rows

    def _velocities(self, end: End) -> tuple[Vec3, Vec3, Vec3]:
        """w and v of the link at the contact, and w x (w x p), all in contact axes."""
        if end.link == BASE:
            return ZERO, ZERO, ZERO
        w, p, Rt = self.state.spins[end.link], end.pose.p, vec.transpose(end.pose.R)
        turning = vec.cross(w, p)
        v = vec.add(self._speeds[end.link], turning)
        title = f"{_title(end.contact)}: velocities of link {end.link + 1} there"
        name = f"{'ab'[end.sign < 0]}{end.contact + 1}"
        return (
            label_vector(vec.apply(Rt, w), f"w{name}", title),
            label_vector(vec.apply(Rt, v), f"v{name}", title),
            vec.apply(Rt, vec.cross(w, turning)),
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


def _at(end: End, acceleration: Twist) -> Twist:
    """Ad(pose^-1) of an acceleration of the link."""
    alpha, a = acceleration
    Rt = vec.transpose(end.pose.R)
    there = vec.add(a, vec.cross(alpha, end.pose.p))
    return vec.apply(Rt, alpha), vec.apply(Rt, there)


def _title(contact: int) -> str:
    return f"contact {contact + 1}"
