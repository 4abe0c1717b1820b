"""k, the rates of contacts at qdd = 0, from motions of links that inverse dynamics has computed.

With w, alpha, U and a of the links at the two ends, all at qdd = 0 and gravity included, which both
ends have in common, and p from a link's origin to the contact, in the axes of the contact:

    k = (alpha_a - alpha_b - w_b x w_a,    (a + U p)_a - (a + U p)_b - 2 w_b x v)

v is how fast frame_a slides on frame_b, K qd, zero on closed chains. A frame on the world has only
gravity (RK88-II, eqs. a.3-a.10, on a moving object).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.derive.constrained.ends import End, ends_of
from symdyn.derive.constrained.way import Way
from symdyn.derive.inverse.newton_euler_classical import LinkMotion, base_motion
from symdyn.derive.inverse.newton_euler_matrix import link_motions
from symdyn.lie import Vec3, vec
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector

Column = Sequence[Scalar]


def rates_by_motions(
    robot: Robot, ways: Sequence[Way], K: Matrix, q: Column, qd: Column
) -> list[Scalar]:
    """k with six rows a constraint, and K likewise."""
    base = base_motion(robot, None, None)
    motions = {BASE: base, **dict(enumerate(link_motions(robot, (q, qd, [0] * robot.nv), base)))}
    rates: list[Scalar] = []
    for a, b in ends_of(robot, ways):
        slides = [_times(K[6 * a.contact + row], qd) for row in (3, 4, 5)]
        w_a, alpha_a, a_a = _there(a, motions[a.link])
        w_b, alpha_b, a_b = _there(b, motions[b.link])
        turns = vec.sub(vec.sub(alpha_a, alpha_b), vec.cross(w_b, w_a))
        across = vec.cross(vec.add(w_b, w_b), (slides[0], slides[1], slides[2]))
        shifts = vec.sub(vec.sub(a_a, a_b), across)
        title = f"constraint {a.contact + 1}: rates at qdd = 0, k = (kw, kv)"
        label_vector(turns, f"kw{a.contact + 1}", title)
        label_vector(shifts, f"kv{a.contact + 1}", title)
        rates += [*turns, *shifts]
    return rates


def _there(end: End, motion: LinkMotion) -> tuple[Vec3, Vec3, Vec3]:
    """w, alpha and the acceleration of the link at the contact, in contact axes."""
    Rt = vec.transpose(end.pose.R)
    moved = vec.add(motion.a, vec.apply(motion.U, end.pose.p))
    return vec.apply(Rt, motion.w), vec.apply(Rt, motion.alpha), vec.apply(Rt, moved)


def _times(row: Column, qd: Column) -> Scalar:
    return sum((x * v for x, v in zip(row, qd, strict=True)), 0)
