"""Changes of link frames, and the directions in numbers that define them.

    f'[parent, i] = G_parent^-1 M_i exp(S_i q) G_i = (G_parent^-1 M_i G_i) exp(Ad(G_i^-1) S_i q)

All constant G_i give the same q, torques and tips (PP99, section II-C). A new placement consists of
translations and rotations about z, x, z. The last rotation is about the axis of a joint along z. It
becomes part of the joint offset, unless it is a quarter turn, which only swaps sine and cosine.

Scalars may be numbers or formulas over open parameters. A direction is known if its components are
numbers, even if other quantities of the robot are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.graph import Expr
from symdyn.lie import IDENTITY, SE3, Mat3, Vec3, vec
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.scalar import Scalar, cos, is_number, sin, snap_angle, sqrt

ROUNDING = 1e-13
"""Numbers below this, relative to those they were computed from, are rounding errors of zero.

Doubles lose 1e-16 per operation, and there are a few tens of operations here. Measured or specified
misalignments are far larger."""


# -- numbers and formulas --------------------------------------------------------------------


def number_or_none(x: Scalar) -> float | None:
    """Return the number of a scalar or of a constant graph node; None for a formula."""
    if type(x) is Expr:
        value: float | None = x.value if x.op == "const" else None
        return value
    return x if is_number(x) else None


def numbers_or_none(vector: Vec3) -> Vec3 | None:
    """Return the three numbers of a vector; None if one of them is a formula."""
    x, y, z = map(number_or_none, vector)
    return None if x is None or y is None or z is None else (x, y, z)


def fold_numbers(X: SE3) -> SE3:
    """Return the pose with numbers instead of constant graph nodes."""

    def vector(v: Vec3) -> Vec3:
        x, y, z = map(number_or_none, v)
        return (v[0] if x is None else x, v[1] if y is None else y, v[2] if z is None else z)

    return SE3((vector(X.R[0]), vector(X.R[1]), vector(X.R[2])), vector(X.p))


def largest_entry(*vectors: Sequence[Scalar]) -> float:
    """Return the largest absolute number in the vectors, without formulas."""
    values = (number_or_none(x) for vector in vectors for x in vector)
    return max((abs(float(x)) for x in values if x is not None), default=0.0)


def is_negligible(x: Scalar, size: float) -> bool:
    """Whether a scalar is zero, or a rounding error relative to `size`."""
    number = number_or_none(x)
    return number is not None and bool(abs(number) <= ROUNDING * size)


def clear_rounding(vector: Sequence[Scalar], size: float) -> list[Scalar]:
    """Return the components with exact zeros for rounding errors relative to `size`."""
    return [0 if is_negligible(x, size) else x for x in vector]


# -- directions ------------------------------------------------------------------------------


def clear_direction_rounding(v: Vec3) -> Vec3:
    """Return a unit vector of numbers with exact zeros, and an exact one for a coordinate axis."""
    numbers = clear_rounding(v, 1)
    if sum(x != 0 for x in numbers) == 1:
        numbers = [round(float(x)) for x in numbers]
    return (numbers[0], numbers[1], numbers[2])


def unit(v: Vec3) -> Vec3:
    """Return the unit vector along v."""
    length = sqrt(vec.dot(v, v))
    return v if length == 1 else (v[0] / length, v[1] / length, v[2] / length)


def is_parallel(a: Vec3, b: Vec3) -> bool:
    """Whether two unit vectors are parallel or opposite, up to rounding."""
    return largest_entry(vec.cross(a, b)) <= ROUNDING


def is_permutation(R: Mat3) -> bool:
    """Whether a rotation only permutes and reverses coordinate axes."""
    return all(number_or_none(x) in (-1, 0, 1) for row in R for x in row)


def axes_from(x: Vec3, z: Vec3) -> Mat3:
    """Return the rotation whose third column is z, and whose first is along x normal to z."""
    y = clear_direction_rounding(unit(vec.cross(z, x)))
    return vec.transpose((clear_direction_rounding(vec.cross(y, z)), y, z))


def perpendicular_direction(z: Vec3, v: Vec3) -> Vec3 | None:
    """Return the direction of the component of v normal to z; None if it is zero.

    If v has open lengths (and z is a coordinate axis), return a coordinate axis of one of them.
    """
    across = vec.sub(v, vec.scale(vec.dot(v, z), z))
    if numbers_or_none(across) is None:
        return IDENTITY[next(k for k in range(3) if number_or_none(across[k]) is None)]
    if all(is_negligible(x, largest_entry(v)) for x in across):
        return None
    return unit(across)


def any_perpendicular(z: Vec3) -> Vec3:
    """Return a unit vector normal to z, along a coordinate axis if possible.

    >>> any_perpendicular((0, 0, 1)), any_perpendicular((-1, 0, 0))
    ((1, 0, 0), (0, 1, 0))
    """
    k = min(range(3), key=lambda k: abs(z[k]))
    return unit(vec.sub(IDENTITY[k], vec.scale(z[k], z)))


def principal_perpendicular(z: Vec3, tensor: Mat3) -> Vec3 | None:
    """Return a direction x normal to z with a zero tensor entry xy; None if all x have one."""
    x = any_perpendicular(z)
    y = vec.cross(z, x)
    Ix, Iy = vec.apply(tensor, x), vec.apply(tensor, y)
    xx, xy, yy = vec.dot(x, Ix), vec.dot(x, Iy), vec.dot(y, Iy)
    size = largest_entry(*tensor)
    if is_negligible(xy, size):
        return None if is_negligible(xx - yy, size) else x
    angle = exact_angle(2 * xy, xx - yy) / 2
    return vec.add(vec.scale(cos(angle), x), vec.scale(sin(angle), y))


# -- poses as moves --------------------------------------------------------------------------


def exact_angle(s: Scalar, c: Scalar) -> Scalar:
    """Return the angle with sine s and cosine c (or multiples), exact at multiples of pi/12."""
    if s == 0 and float(c) > 0:
        return 0
    import mpmath  # not the local libm: the same bits on every machine

    return snap_angle(float(mpmath.atan2(float(s), float(c))), ROUNDING)


def zxz_angles(R: Mat3) -> Vec3:
    """Return the angles of a rotation of numbers, R = Rz(first) Rx(second) Rz(third).

    The first is zero if possible.

    >>> zxz_angles(((0, -1, 0), (0, 0, -1), (1, 0, 0)))
    (0, 1.5707963267948966, 1.5707963267948966)
    """
    x, y, z = clear_direction_rounding((R[0][2], R[1][2], R[2][2]))
    first = 0 if x == 0 else exact_angle(x, -y)
    s, c = sin(first), cos(first)
    # Angles of the rotation that is left after the first turn. Its x row is accurate also where the
    # second turn is tiny, so that the first and third turn are about nearly the same axis.
    second = exact_angle(s * x - c * y, z)
    along, across = (c * R[0][k] + s * R[1][k] for k in (0, 1))
    return (first, second, exact_angle(-across, along))


def placement_from_pose(X: SE3) -> Placement:
    """Return the moves x y z rz rx rz of a pose whose rotation consists of numbers."""
    moves = [Move(kind, x) for kind, x in zip("xyz", X.p, strict=True) if number_or_none(x) != 0]
    turns = zip(("rz", "rx", "rz"), zxz_angles(X.R), strict=True)
    moves += [Move(kind, angle) for kind, angle in turns if angle != 0]
    return Placement(tuple(moves)) if moves else UNMOVED


# -- the robot in other frames ---------------------------------------------------------------


def change_link_frames(robot: Robot, frames: Sequence[SE3]) -> Robot:
    """Change the link frames of a robot without tails: frame i is followed by `frames[i]`.

    Their rotations are numbers; the origin of a link on a revolute joint remains on its axis.

    `formulations/operators/coordinate_change.py` makes the same change for any frames: it keeps the
    joint and appends Q^-1 after the motion, as a tail, so that screws have both parts. This
    function is for short code: it moves the change through the motion into the placement and the
    axis, with the fewest moves, and removes rounding errors of zero.
    """
    inverses = [frame.inverse() for frame in frames]

    def joint(i: int) -> Joint:
        old = robot.joints[i]
        before = SE3() if old.parent == BASE else inverses[old.parent]
        if before == frames[i] == SE3():
            return _with_rotation_in_offset(old)
        axis = numbers_or_none(old.axis)
        turned = (
            old.axis if axis is None else clear_direction_rounding(vec.apply(inverses[i].R, axis))
        )
        placement = _move_placement(before, old.placement, frames[i])
        return _with_rotation_in_offset(replace(old, placement=placement, axis=turned))

    def seen(link: int, placement: Placement) -> Placement:
        if link == BASE or frames[link] == SE3():
            return placement
        return placement_from_pose(inverses[link]).then(placement)

    return robot.with_fields(
        joints=tuple(map(joint, range(len(frames)))),
        links=tuple(
            link if frame == SE3() else replace(link, inertia=_inertia_about(link.inertia, inverse))
            for link, frame, inverse in zip(robot.links, frames, inverses, strict=True)
        ),
        frames=tuple(replace(f, placement=seen(f.link, f.placement)) for f in robot.frames),
    )


def _move_placement(before: SE3, placement: Placement, behind: SE3) -> Placement:
    """Return before * placement * behind in the fewest moves; keep moves of open placements."""
    middle = placement.pose()
    product = fold_numbers(before @ middle @ behind)
    if any(numbers_or_none(row) is None for row in product.R):
        return placement_from_pose(before).then(placement).then(placement_from_pose(behind))
    x, y, z = clear_rounding(product.p, largest_entry(before.p, middle.p, behind.p))
    return placement_from_pose(SE3(product.R, (x, y, z)))


def _with_rotation_in_offset(joint: Joint) -> Joint:
    """Move a constant rotation about the joint's own axis z into its offset."""
    if not joint.is_rotation or joint.axis != (0, 0, 1):
        return joint
    moves = list(joint.placement.moves)
    end = len(moves)
    while end and moves[end - 1].kind in ("rz", "z"):
        end -= 1
    angle = sum(move.amount for move in moves[end:] if move.kind == "rz")
    if number_or_none(angle) is not None and cos(angle) in (-1, 0, 1):
        return joint
    left = moves[:end] + [move for move in moves[end:] if move.kind == "z"]
    return replace(joint, placement=Placement(tuple(left)), q_offset=joint.q_offset + angle)


def _inertia_about(inertia: Inertia, X: SE3) -> Inertia:
    """Return the inertia about another frame, with zeros instead of rounding errors."""
    seen = inertia.seen_from(X)
    moment = clear_rounding(seen.moment, largest_entry(inertia.moment, seen.moment))
    tensor = clear_rounding(
        seen.parameters[4:], largest_entry(inertia.parameters[4:], seen.parameters[4:])
    )
    return Inertia(seen.m, *moment, *tensor)
