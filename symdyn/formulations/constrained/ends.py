"""The two ends of every constraint: where its wrench acts, and how they move on.

The contact frame of a constraint has the origin of frame_a and the axes of frame_b. It is the same
for both links, and each link has its own pose of it,

    link a     R = R(frame_b, link a)^T, p = the origin of frame_a               sign +1
    link b     R = that of frame_b,      p = the origin of frame_a, which moves  sign -1

so that the rows of K are K = sum over the two ends of sign Ad(pose^-1) J_link, and the wrench f of
the contact is sign Ad*(pose^-1) f on the link (RK88 Part II, eqs. 2.1-2.7, where the tip is end a
and the object carries end b). An end on the world moves nothing and has no row. With w, alpha and a
the angular velocity and the accelerations of the two links at the contact, in its axes, and v how
fast frame_a slides on frame_b, the rate of the relative twist is (eqs. a.3-a.10, moving object)

    (alpha_a - alpha_b - w_b x w_a,    a_a - a_b - 2 w_b x v)

Gravity may be part of the accelerations: both ends have it in common, the world too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.constrained.constraint_jacobian import ConstraintPath
from symdyn.formulations.inverse.newton_euler_classical import LinkMotion, base_motion
from symdyn.formulations.inverse.newton_euler_matrix import link_motions
from symdyn.lie import (
    IDENTITY,
    SE3,
    ZERO_PAIR,
    Ad_dual_inverse,
    Twist,
    Vec3,
    Wrench,
    add_pairs,
    pair_from_vector,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector


@dataclass(frozen=True)
class End:
    """One side of constraint `contact`, on `link` (or BASE): the contact frame in that link."""

    contact: int
    link: int
    sign: int
    pose: SE3


def ends_of(robot: Robot, constraint_paths: Sequence[ConstraintPath]) -> list[tuple[End, End]]:
    """The ends a and b of every constraint."""
    ends = []
    for number, (constraint, path) in enumerate(
        zip(robot.constraints, constraint_paths, strict=True)
    ):
        a, b = robot.frame(constraint.frame_a), robot.frame(constraint.frame_b)
        on_a = SE3(vec.transpose(path.Y.R), a.placement.pose().p)
        on_b = b.placement.pose() @ SE3(IDENTITY, path.X.p)
        ends.append((End(number, a.link, 1, on_a), End(number, b.link, -1, on_b)))
    return ends


def moving(ends: Sequence[tuple[End, End]]) -> list[End]:
    """The ends that are on links and not on the world."""
    return [end for pair in ends for end in pair if end.link != BASE]


def loads(robot: Robot, ends: Sequence[End], f: Matrix) -> list[Wrench]:
    """K^T f as wrenches that the links exert: six components of f for each constraint."""
    wrenches: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    for end in ends:
        pushed = scale_pair(end.sign, Ad_dual_inverse(end.pose, pair_from_vector(f[end.contact])))
        wrenches[end.link] = add_pairs(wrenches[end.link], pushed)
    return wrenches


def relative_rate(
    spins: tuple[Vec3, Vec3], accelerations: tuple[Twist, Twist], slip: Vec3
) -> Twist:
    """The rate of the relative twist, given w and (alpha, a) of the ends a and b, and v."""
    (w_a, w_b), (there_a, there_b) = spins, accelerations
    turns = vec.sub(vec.sub(there_a[0], there_b[0]), vec.cross(w_b, w_a))
    across = vec.cross(vec.add(w_b, w_b), slip)
    return turns, vec.sub(vec.sub(there_a[1], there_b[1]), across)


def rates_by_motions(
    robot: Robot,
    constraint_paths: Sequence[ConstraintPath],
    K: Matrix,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
) -> list[Scalar]:
    """k with six rows a constraint, and K likewise, from motions that inverse dynamics has too."""
    base = base_motion(robot, None, None)
    motions = {BASE: base, **dict(enumerate(link_motions(robot, (q, qd, [0] * robot.nv), base)))}
    rates: list[Scalar] = []
    for a, b in ends_of(robot, constraint_paths):
        x, y, z = (
            sum((k * v for k, v in zip(K[6 * a.contact + row], qd, strict=True)), 0)
            for row in (3, 4, 5)
        )
        spins, accelerations = zip(*(_there(end, motions[end.link]) for end in (a, b)), strict=True)
        turns, shifts = relative_rate(spins, accelerations, (x, y, z))
        title = f"constraint {a.contact + 1}: rates at qdd = 0, k = (kw, kv)"
        label_vector(turns, f"kw{a.contact + 1}", title)
        label_vector(shifts, f"kv{a.contact + 1}", title)
        rates += [*turns, *shifts]
    return rates


def _there(end: End, motion: LinkMotion) -> tuple[Vec3, Twist]:
    """w and (alpha, a) of the link at the contact, in contact axes."""
    Rt = vec.transpose(end.pose.R)
    moved = vec.add(motion.a, vec.apply(motion.U, end.pose.p))
    return vec.apply(Rt, motion.w), (vec.apply(Rt, motion.alpha), vec.apply(Rt, moved))
