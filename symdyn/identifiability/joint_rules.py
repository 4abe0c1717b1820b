"""Joint by joint: which inertias may move to the parent link, and which have no effect at all.

The energy of link i depends on its own joint coordinate and, through the parent's motion, on those
nearer to the base. Let inertias D_1, ..., D_n together have no effect on T, and only add a constant
to U. No other link depends on the coordinate of a last link n. So the energy of D_n must not depend
on q_n and qd_n for any motion of the parent, and it is then the energy of an inertia of the parent.
So the null space of the regressor is the sum over all joints of

    K_i = { D : the energy of D on link i does not depend on q_i, qd_i }

where each D in K_i moves to the parent. K_i follows from the motions that the parent is capable of.
For a revolute joint about a, K_i is invariant under rotations about a. Under these, inertias split
into

    unturned          m, mc along a, |a|^2 1 - a a^T (these are always in K_i: the inertia
                      transfer), and a a^T, which the joint feels
    turning once      mc across a, with the products of inertia with a
    turning twice     the other two moments across a

An inertia in K_i that turns has the energy of its mean over a full turn, which is zero. There are
such inertias where the motion (w, v) of the link is special:

    parallel   w is always along a: of I only a.I.a counts, of mc only what is across a (links near
               the base, planar arms)
    still      besides, the axis only slides along itself and gravity is along it: no mc counts
    point      a point of the axis is fixed, without gravity: only the inertia about it counts

and nowhere else. If w can be across a, moments that turn twice and the products have an effect, and
in gravity mc has weight. Without gravity mc and the products can cancel only if, for all joints
nearer to the base, v is the same turned multiple of w across a, and zero along a; these joints are
revolute, so w.v = 0, and their axes meet in one point of this axis.

For a prismatic joint the six moments are in K_i. Whether first moments are depends on what the
parent can turn about: nothing (`rest`: they have no effect), the axis of the slider (`along`),
another direction (`across`: the component along it has no effect), everything (`free`).

A planar joint is two slides and a turn. It feels all first moments and, of the moments, what does
not turn and what its parent cannot tell from other ones:

    level      w is always along a: of I only a.I.a counts, of mc only what is across a

and `free` otherwise: the round tensor. A ball joint turns about everything. It feels all but a mass
in its centre, or (`centred`) if the centre is fixed and without gravity only the inertia about it.
A floating joint feels everything. What is behind these joints moves as behind slides and turns.

A helical joint ties a slide to a turn, a modal joint whatever its modes say. For these only what
never has an effect is here (`level`, or `Motion.inertia_without_effect`). There may be more of it
unless the joint is behind a floating one, and `dependent_columns.py` finds it.

Cf. Wensing, Niemeyer and Slotine, IJRR 2024, who propagate spans of attainable velocities instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from symdyn.equivalents.inertia_transfer import (
    Direction,
    JointGeometry,
    Pivots,
    directions_without_effect,
    index,
    quotient,
    transferred_direction,
)
from symdyn.lie import SE3, Vec3, vec
from symdyn.robot.inertia import FIRST_MOMENTS, TENSOR, Inertia
from symdyn.robot.joints.floating import Floating
from symdyn.robot.joints.helical import Helical
from symdyn.robot.joints.motion import Motion
from symdyn.robot.joints.planar import Planar
from symdyn.robot.joints.prismatic import Prismatic
from symdyn.robot.joints.revolute import Revolute
from symdyn.robot.joints.spherical import Spherical
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

FREE, PARALLEL, STILL, POINT = "free", "parallel", "still", "point"
REST, ALONG, ACROSS = "rest", "along", "across"
LEVEL, CENTRED = "level", "centred"

ZeroTest = Callable[[Sequence[Scalar]], bool]
"""Whether scalars vanish, all of them and identically."""


@dataclass(frozen=True)
class MotionClass:
    """What a link can do in all its configurations together, in its own frame.

    It turns about nothing, about `w` only, or ("all") about everything. `center` is a point of a
    line that only moves along itself or, where the link turns about everything, a point that never
    moves. `slide` is the direction of translations without turning, None if there are several.
    `gravity` is given for all joints at zero: the rules only ask whether it is along `w`, and
    turning about `w` does not change that.
    """

    turns: str = "none"
    w: Vec3 = vec.ZERO
    center: Vec3 | None = None
    slides: bool = False
    slide: Vec3 | None = vec.ZERO
    gravity: Vec3 = vec.ZERO

    def seen_in(self, X: SE3) -> MotionClass:
        """The same in a frame that stands at X."""
        Rt = vec.transpose(X.R)
        center = None if self.center is None else vec.apply(Rt, vec.sub(self.center, X.p))
        return replace(
            self,
            w=vec.apply(Rt, self.w),
            center=center,
            slide=None if self.slide is None else vec.apply(Rt, self.slide),
            gravity=vec.apply(Rt, self.gravity),
        )


@dataclass(frozen=True)
class JointCase:
    """The kind of a joint, the direction that decides about pivots, and the point that is fixed."""

    kind: str
    direction: Vec3
    center: Vec3 | None = None
    slides: bool = False


def classify(
    robot: Robot, joints: Sequence[JointGeometry], gravity: Vec3, zero: ZeroTest
) -> list[JointCase]:
    """The case of every joint, from the base outwards; the geometry is in any scalars."""
    base = MotionClass(gravity=gravity)
    motions: list[MotionClass] = []
    cases: list[JointCase] = []
    for given, joint in zip(robot.joints, joints, strict=True):
        parent = base if given.parent == BASE else motions[given.parent]
        step = _RULES.get(type(given.motion), _freed)
        kind, motion = step(parent.seen_in(joint.placement), joint.axis, zero)
        if joint.tail is not None:
            motion = motion.seen_in(joint.tail)
        motions.append(motion)
        direction = motion.w if given.is_translation else joint.link_axis
        cases.append(JointCase(kind, direction, motion.center, motion.slides))
    return cases


def _turned(below: MotionClass, a: Vec3, zero: ZeroTest) -> tuple[str, MotionClass]:
    """The kind of a revolute joint about a through the origin, and the motion behind it."""
    along_gravity = zero(vec.cross(below.gravity, a))
    motion = replace(below, turns="one", w=a)
    if below.turns == "none":
        moving = below.slide is None or not zero(below.slide)
        fixed = below.slide is not None and (not moving or zero(vec.cross(below.slide, a)))
        motion = replace(motion, center=vec.ZERO if fixed else None, slides=moving)
        return (STILL if fixed and along_gravity else PARALLEL), motion
    if below.turns == "one" and zero(vec.cross(below.w, a)):
        fixed = below.center is not None and zero(vec.cross(below.center, a))
        motion = replace(motion, center=vec.ZERO if fixed else None)
        return (STILL if fixed and along_gravity else PARALLEL), motion
    center = None
    if below.turns == "one" and below.center is not None and not below.slides:
        normal = vec.cross(a, below.w)
        if zero([vec.dot(below.center, normal)]):
            lever = vec.dot(vec.cross(below.center, below.w), normal)
            center = vec.scale(quotient(lever, vec.dot(normal, normal)), a)
    elif below.turns == "all" and below.center is not None:
        center = below.center if zero(vec.cross(below.center, a)) else None
    motion = replace(motion, turns="all", center=center)
    return (POINT if center is not None and zero(below.gravity) else FREE), motion


def _slid(below: MotionClass, a: Vec3, zero: ZeroTest) -> tuple[str, MotionClass]:
    """The kind of a prismatic joint along a, and the motion behind it."""
    if below.turns == "none":
        slide = below.slide
        if slide is not None:
            first = zero(slide)
            slide = a if first else (slide if zero(vec.cross(slide, a)) else None)
        return REST, replace(below, slide=slide)
    if below.turns == "one" and zero(vec.cross(below.w, a)):
        return ALONG, replace(below, slides=True)
    return (ACROSS if below.turns == "one" else FREE), replace(below, center=None)


def _levelled(below: MotionClass, a: Vec3, zero: ZeroTest) -> tuple[str, MotionClass]:
    """The kind of a joint that turns about a and slides besides, and the motion behind it."""
    if below.turns == "none" or (below.turns == "one" and zero(vec.cross(below.w, a))):
        return LEVEL, replace(below, turns="one", w=a, center=None)
    return FREE, replace(below, turns="all", center=None)


def _turned_anyhow(below: MotionClass, _: Vec3, zero: ZeroTest) -> tuple[str, MotionClass]:
    """The kind of a ball joint about the origin, and the motion behind it."""
    if below.turns == "none":
        fixed = below.slide is not None and zero(below.slide)
    elif below.center is None or (below.turns == "one" and below.slides):
        fixed = False
    else:
        off = below.center if below.turns == "all" else vec.cross(below.center, below.w)
        fixed = zero(off)
    motion = replace(below, turns="all", center=vec.ZERO if fixed else None)
    return (CENTRED if fixed and zero(below.gravity) else FREE), motion


def _freed(below: MotionClass, a: Vec3, zero: ZeroTest) -> tuple[str, MotionClass]:
    """The kind of a joint that moves anyhow, and the motion behind it."""
    return FREE, replace(below, turns="all", center=None)


Rule = Callable[[MotionClass, Vec3, ZeroTest], tuple[str, MotionClass]]

_RULES: dict[type[Motion], Rule] = {
    Revolute: _turned,
    Prismatic: _slid,
    Helical: _levelled,
    Planar: _levelled,
    Spherical: _turned_anyhow,
    Floating: _freed,
}
_COMPLETE = (Revolute, Prismatic, Planar, Spherical, Floating)


def left_open(robot: Robot) -> list[int]:
    """The joints of which the rules may not know everything that has no effect."""
    return [
        i
        for i, joint in enumerate(robot.joints)
        if not isinstance(joint.motion, _COMPLETE)
        and not any(isinstance(robot.joints[k].motion, Floating) for k in robot.ancestors(i))
    ]


# -- the directions ------------------------------------------------------------------------


def directions(joint: JointGeometry, case: JointCase, pivots: Pivots) -> list[Direction]:
    """A basis of K_i, each element with the parameter that it makes zero."""
    if case.kind == FREE:
        return directions_without_effect(joint, pivots)
    if case.kind == REST:
        return [_without_effect(Inertia(**{name: 1}), name) for name in (*FIRST_MOMENTS, *TENSOR)]
    if case.kind == CENTRED:
        return _at_center(case)
    if case.kind == POINT:  # the round tensor moves
        return [*_at_center(case), directions_without_effect(joint, pivots)[2]]
    k = pivots.along
    across = [name for name in FIRST_MOMENTS if name != FIRST_MOMENTS[k]]
    first = [_without_effect(Inertia(0, *case.direction), FIRST_MOMENTS[k])]
    tensors = _tensors_without_effect(case.direction, k)
    if case.kind == LEVEL:
        return [*first, *tensors]
    kept_by_parent = "I" + 2 * "xyz"[k]
    if not joint.is_rotation:
        if case.kind == ALONG:
            first += [
                transferred_direction(Inertia(**{name: 1}), name, joint.pose) for name in across
            ]
        unit = Inertia(**{kept_by_parent: 1})
        return [*first, *tensors, transferred_direction(unit, kept_by_parent, SE3(joint.pose.R))]
    if case.kind == PARALLEL or case.slides:
        mass = directions_without_effect(joint, pivots)[0]
    else:
        mass = _balanced("m", _squared(joint.axis) * _squared(_foot(joint)), joint, k)
    if case.kind == STILL:
        levers = vec.scale(2 * _squared(joint.axis), _foot(joint))
        pairs = zip(FIRST_MOMENTS, levers, strict=True)
        first += [_balanced(name, x, joint, k) for name, x in pairs if name in across]
    return [mass, *first, *tensors]


def _without_effect(inertia: Inertia, name: str) -> Direction:
    return Direction(inertia.parameters, index(name))


def _tensors_without_effect(a: Vec3, k: int) -> list[Direction]:
    """The five tensors with a.I.a = 0, in which only one entry and I_kk differ from zero."""
    found = []
    for name in TENSOR:
        i, j = ("xyz".index(letter) for letter in name[1:])
        if (i, j) != (k, k):
            share = quotient((1 if i == j else 2) * (a[i] * a[j]), a[k] * a[k])
            balanced = {name: 1, "I" + 2 * "xyz"[k]: -share}
            found.append(_without_effect(Inertia(**balanced), name))
    return found


def _foot(joint: JointGeometry) -> Vec3:
    """From the axis to the link frame's origin, in the link frame."""
    tail = joint.tail
    return vec.ZERO if tail is None else vec.apply(vec.transpose(tail.R), tail.p)


def _squared(v: Vec3) -> Scalar:
    return vec.dot(v, v)


def _balanced(name: str, effect: Scalar, joint: JointGeometry, k: int) -> Direction:
    """A parameter with the I_kk that takes its effect away.

    S.D.S = a.I.a + 2 mc.(v x a) + m v.v is all that counts of a body that turns about a still axis;
    v = a x r with the link's origin at r from the axis.
    """
    a = joint.link_axis
    return _without_effect(
        Inertia(**{name: 1, "I" + 2 * "xyz"[k]: -quotient(effect, a[k] * a[k])}), name
    )


def _at_center(case: JointCase) -> list[Direction]:
    """Mass and first moments at the fixed point, which have no effect."""
    assert case.center is not None
    shift = SE3(p=case.center)
    return [
        Direction(Inertia(**{name: 1}).seen_from(shift).parameters, index(name))
        for name in ("m", *FIRST_MOMENTS)
    ]
