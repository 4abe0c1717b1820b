"""Everything that a joint carries, summed up as one body whose parts move against each other.

The seat of joint k is the joint's frame before the joint moves: it is fixed in the parent link. X
is the pose of a link beyond the joint, seen from the seat, and J = [[Q, h], [h^T, m]] the link's
moments of mass:

    J_k = sum X J X^T,      K_k = 2 sum Xdot J X^T,      F_k = wrench of sum Xddot J X^T

where the wrench of a 3x4 matrix sum b r^T, sum b is (sum r x b, sum b). K is kept as the block
B = tr(K) 1 - K, which maps w to a moment, and as its last column P. No motion of the seat enters,
so that a link only adds its moments to the sum. Passing joint k itself, with the screw S,

    K <- K + 2 rate S J,      F <- F + acceleration wrench(S J) + rate wrench(S (K + rate S J))

with J, K and F already turned by the joint. A seat that moves with the twist (w, v), has U =
[alpha] + [w][w] and the acceleration a of its origin (gravity included) transmits

    W_k = wrench(U J_k + [w] K_k) + F_k,      tau_k = S_k^T W_k

For a joint on the base everything is written in link coordinates instead of the seat's, so that
only the gravity vector has to be rotated. A joint of several coordinates has screws that are
constant in its link and not in its seat. It is written in link coordinates too: its seat is then
the frame of the parent that coincides with the link's, S rate is the twist S qd, and S acceleration
the twist S qdd.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symdyn.formulations.inverse.newton_euler_classical import acceleration_matrix
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.formulations.shared.rigid_transport import Hop
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    SE3,
    ZERO_MATRIX,
    ZERO_PAIR,
    Ad_dual_inverse,
    Mat3,
    Twist,
    Vec3,
    Wrench,
    add_pairs,
    hat,
    scale_pair,
    vec,
)
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, is_zero, label_matrix, label_vector


def moment(K: Mat3) -> Vec3:
    """sum r x b, where K = sum b r^T."""
    return (K[2][1] - K[1][2], K[0][2] - K[2][0], K[1][0] - K[0][1])


def moment_of_product(U: Mat3, A: Mat3) -> Vec3:
    """The moment of U A for a symmetric A: five products a component, not six."""
    return (
        (U[2][0] * A[0][1] - U[1][0] * A[0][2])
        + (U[2][1] * A[1][1] - U[1][2] * A[2][2])
        + (U[2][2] - U[1][1]) * A[1][2],
        (U[0][1] * A[1][2] - U[2][1] * A[0][1])
        + (U[0][2] * A[2][2] - U[2][0] * A[0][0])
        + (U[0][0] - U[2][2]) * A[0][2],
        (U[1][2] * A[0][2] - U[0][2] * A[1][2])
        + (U[1][0] * A[0][0] - U[0][1] * A[1][1])
        + (U[1][1] - U[0][0]) * A[0][1],
    )


# -- what is summed --------------------------------------------------------------------------


@dataclass(frozen=True)
class Moments:
    """Moments of mass about a frame: m, h = sum r dm and Q = sum r r^T dm."""

    m: Scalar
    h: Vec3
    Q: Mat3

    @classmethod
    def of(cls, J: Inertia) -> Moments:
        """Those of a link: Q = tr(I)/2 - I."""
        return cls(J.m, J.moment, J.second_moments)

    def __add__(self, other: Moments) -> Moments:
        h = vec.add(self.h, other.h)
        return Moments(self.m + other.m, h, vec.madd(self.Q, other.Q))

    def seen_from(self, hop: Hop) -> Moments:
        """About the frame that the hop leads to: Q becomes R Q R^T + Rh p^T + p (Rh + m p)^T."""
        p = hop.X.p
        h = vec.apply(hop.X.R, self.h)
        k = vec.add(h, vec.scale(self.m, p))

        def shift(i: int, j: int) -> Scalar:
            return p[i] * (h[i] + k[i]) if i == j else p[i] * h[j] + k[i] * p[j]

        shifts = vec.mat3([[shift(min(i, j), max(i, j)) for j in range(3)] for i in range(3)])
        return Moments(self.m, k, vec.madd(hop.turned(self.Q, symmetric=True), shifts))

    def swept(self, S: Twist) -> tuple[Mat3, Vec3]:
        """S J: sum b r^T and sum b, where b = s x r + u is the velocity of a point under S."""
        s, u = S
        block = vec.madd(vec.matmul(hat(s), self.Q), vec.outer(u, self.h))
        return block, vec.add(vec.cross(s, self.h), vec.scale(self.m, u))


class Flow(NamedTuple):
    """K of what a joint carries, as B and P; `push` is wrench(S (K + rate S J)), for F."""

    B: Mat3
    P: Vec3
    push: Wrench


class FrameMotion(NamedTuple):
    """How a frame moves: w, alpha, twice the velocity v of its origin, U, its acceleration a."""

    w: Vec3
    alpha: Vec3
    v2: Vec3
    U: Mat3
    a: Vec3

    def at(self, X: SE3) -> FrameMotion:
        """The motion of another frame of the same body, at X."""
        Rt, p = vec.transpose(X.R), X.p
        w, alpha = vec.apply(Rt, self.w), vec.apply(Rt, self.alpha)
        v2 = vec.apply(Rt, vec.add(self.v2, vec.cross(vec.scale(2, self.w), p)))
        a = vec.apply(Rt, vec.add(self.a, vec.apply(self.U, p)))
        return FrameMotion(w, alpha, v2, acceleration_matrix(w, alpha), a)

    def followed(self, V: Twist, rate_of_V: Twist) -> FrameMotion:
        """The motion of a frame that coincides with this one now and moves by V against it.

        V is given in the axes of the frame that moves, and so is its rate.
        """
        (s, u), (turning, sliding) = V, rate_of_V
        w = vec.add(self.w, s)
        alpha = vec.add(vec.add(self.alpha, vec.cross(self.w, s)), turning)
        v2 = vec.add(self.v2, vec.scale(2, u))
        a = vec.add(self.a, vec.cross(vec.add(vec.scale(2, self.w), s), u))
        return FrameMotion(w, alpha, v2, acceleration_matrix(w, alpha), vec.add(a, sliding))

    def joined(self, S: Twist, rate: Scalar, acceleration: Scalar) -> FrameMotion:
        """The motion of a frame that coincides with this one now and moves along S against it."""
        s, u = S
        turning = vec.scale(rate, vec.cross(self.w, s))
        sliding = vec.scale(2 * rate, vec.cross(self.w, u))
        w = vec.add(self.w, vec.scale(rate, s))
        alpha = vec.add(vec.add(self.alpha, turning), vec.scale(acceleration, s))
        v2 = vec.add(self.v2, vec.scale(2 * rate, u))
        a = vec.add(vec.add(self.a, sliding), vec.scale(acceleration, u))
        return FrameMotion(w, alpha, v2, acceleration_matrix(w, alpha), a)


class Carried:
    """What every joint carries at a position and velocity; the methods take the accelerations.

    `moments` and `flows` are per joint, `dofs` and `swept` per DoF of every joint. The
    screw `drives[k]` times `rates[k]` is the twist of joint k. `displaced(k, X)` replaces the pose
    X of link k in its parent, or in its seat.
    """

    def __init__(
        self,
        robot: Robot,
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        displaced: Callable[[int, SE3], SE3] = lambda k, X: X,
    ) -> None:
        self.robot = robot = robot.with_joint_frames()
        self.parents = [joint.parent for joint in robot.joints]
        self.dofs = [robot.dofs(i) for i in range(len(robot.joints))]
        self.has_several = [joint.nq > 1 for joint in robot.joints]
        self.drives: list[Twist] = []
        self.rates: list[Scalar] = []
        for k, own in enumerate(self.dofs):
            several = self.has_several[k]
            self.drives.append(joint_rate(robot, k, qd) if several else own[0].screw)
            self.rates.append(1 if several else own[0].rate * qd[own[0].index])
        self.transforms = [displaced(k, f) for k, f in enumerate(robot.transforms(q))]
        self.placements = [Hop.of_placement(joint.placement) for joint in robot.joints]
        moves = (Hop.of_joint(joint, robot.positions(k, q)) for k, joint in enumerate(robot.joints))
        self.moves = [Hop(displaced(k, hop.X), hop.turns) for k, hop in enumerate(moves)]
        self.in_link = [
            parent == BASE or several
            for parent, several in zip(self.parents, self.has_several, strict=True)
        ]
        self.moments = self._moments()
        self.swept = [
            [J.swept(dof.screw) for dof in own]
            for J, own in zip(self.moments, self.dofs, strict=True)
        ]
        self.flows = self._flows()

    def hops(self, k: int) -> list[Hop]:
        """From where joint k is written to its parent link."""
        return [self.moves[k], self.placements[k]] if self.in_link[k] else [self.placements[k]]

    def inner_pose(self, k: int) -> SE3:
        """The same as one rigid motion."""
        return self.transforms[k] if self.in_link[k] else self.placements[k].X

    def inward(self) -> list[tuple[int, int]]:
        """The joints with their parents, tips first."""
        return list(enumerate(self.parents))[::-1]

    def _moments(self) -> list[Moments]:
        sums = [Moments.of(link.inertia) for link in self.robot.links]
        for k, parent in self.inward():
            if not self.in_link[k]:
                sums[k] = sums[k].seen_from(self.moves[k])
            title = f"links beyond joint {k + 1}: moments of mass h and Q about it"
            label_vector(sums[k].h, f"h{k + 1}", title)
            label_matrix(sums[k].Q, f"Q{k + 1}", title)
            if parent != BASE:
                seen = sums[k]
                for hop in self.hops(k):
                    seen = seen.seen_from(hop)
                sums[parent] = sums[parent] + seen
        return sums

    def _flows(self) -> list[Flow]:
        sums = [Flow(ZERO_MATRIX, vec.ZERO, ZERO_PAIR) for _ in self.parents]
        for k, parent in self.inward():
            B, P, _ = sums[k]
            if not self.in_link[k]:
                B, P = _moved_flow(B, P, self.moves[k])
            S = self.drives[k]
            block, momentum = self.moments[k].swept(S) if self.has_several[k] else self.swept[k][0]
            s, own = S[0], vec.mscale(self.rates[k], vec.trace_minus(block))
            share = vec.scale(self.rates[k], momentum)
            half, P = vec.madd(B, own), vec.add(P, share)
            push = (vec.apply(half, s), vec.cross(s, P))
            # `push` needs B with half of the doubled term. Where it reads a column, the second
            # half is added to that sum; the other columns get both halves at once.
            once = vec.madd(B, vec.mscale(2 * self.rates[k], vec.trace_minus(block)))
            halves = vec.madd(half, own)
            columns = [once if is_zero(s[c]) else halves for c in range(3)]
            B = vec.mat3([[columns[c][r][c] for c in range(3)] for r in range(3)])
            P = vec.add(P, share)
            title = f"links beyond joint {k + 1}: twice the block B and the momentum P, about it"
            label_matrix(B, f"B{k + 1}", title)
            label_vector(P, f"P{k + 1}", title)
            sums[k] = Flow(B, P, push)
            if parent != BASE:
                for hop in self.hops(k):
                    B, P = _moved_flow(B, P, hop)
                total = vec.madd(sums[parent].B, B)
                sums[parent] = Flow(total, vec.add(sums[parent].P, P), ZERO_PAIR)
        return sums

    def wrenches(self, qdd: Sequence[Scalar], f_tip: TipWrenches) -> list[Wrench]:
        """F of every joint, with the wrenches that the tips exert."""
        sums: list[Wrench] = [ZERO_PAIR] * len(self.parents)
        add_tip_wrenches(self.robot, sums, f_tip)
        for k in reversed(range(len(self.parents))):
            if not self.in_link[k]:
                sums[k] = Ad_dual_inverse(self.moves[k].X, sums[k])
            pushed = self._pushed(k, qdd)
            moved = add_pairs(sums[k], scale_pair(self.rates[k], self.flows[k].push))
            sums[k] = add_pairs(moved, pushed)
            title = (
                f"links beyond joint {k + 1}: moment N and force F on them with their parent at "
                "rest"
            )
            label_vector(sums[k][0], f"N{k + 1}", title)
            label_vector(sums[k][1], f"F{k + 1}", title)
            if self.parents[k] != BASE:
                inner = Ad_dual_inverse(self.inner_pose(k), sums[k])
                sums[self.parents[k]] = add_pairs(sums[self.parents[k]], inner)
        return sums

    def _pushed(self, k: int, qdd: Sequence[Scalar]) -> Wrench:
        """J_k times the acceleration of joint k."""
        total: Wrench = ZERO_PAIR
        for n, own in enumerate(self.dofs[k]):
            pushed = scale_pair(own.rate * qdd[own.index], self.momentum(k, n))
            total = add_pairs(total, pushed)
        return total

    def momentum(self, k: int, n: int) -> Wrench:
        """J_k S: the wrench that a unit acceleration along DoF n of joint k needs."""
        block, momentum = self.swept[k][n]
        return moment(block), momentum

    def momentum_of(self, k: int, V: Twist) -> Wrench:
        """J_k V, for any twist V of all that joint k carries."""
        block, momentum = self.moments[k].swept(V)
        return moment(block), momentum

    def motions(self, qdd: Sequence[Scalar]) -> tuple[list[FrameMotion], list[FrameMotion]]:
        """The motions of all seats and of all links."""
        still = FrameMotion(
            vec.ZERO, vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.scale(-1, self.robot.gravity)
        )
        seats: list[FrameMotion] = []
        links: list[FrameMotion] = []
        for k, parent in enumerate(self.parents):
            seat = (still if parent == BASE else links[parent]).at(self.placements[k].X)
            before = seat.at(self.moves[k].X)
            if self.has_several[k]:
                link = before.followed(self.drives[k], joint_rate(self.robot, k, qdd))
            else:
                (own,) = self.dofs[k]
                link = before.joined(own.screw, self.rates[k], own.rate * qdd[own.index])
            title = (
                f"link {k + 1}: w, alpha, U, acceleration a and twice the velocity v of its origin"
            )
            label_vector(link.w, f"w{k + 1}", title)
            label_vector(link.alpha, f"alpha{k + 1}", title)
            label_vector(link.v2, f"v2_{k + 1}", title)
            label_matrix(link.U, f"U{k + 1}", title)
            label_vector(link.a, f"a{k + 1}", title)
            seats.append(before if self.in_link[k] else seat)
            links.append(link)
        return seats, links


def _moved_flow(B: Mat3, P: Vec3, hop: Hop) -> tuple[Mat3, Vec3]:
    """B and P seen from the frame that the hop leads to."""
    P = vec.apply(hop.X.R, P)
    return vec.msub(hop.turned(B), vec.matmul(hat(hop.X.p), hat(P))), P
