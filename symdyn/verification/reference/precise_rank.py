"""Number of independent inertial parameters, in high precision.

A combination of parameters has no effect on the joint forces if and only if its kinetic energy T
and the power dU/dt against its weight vanish for all positions and velocities. T is quadratic in
the velocities v and dU/dt linear, so that their sum covers both. Brackets of modes
may leave their span; the forces of a modal joint then have the product <[v, u], v> in the metric of
the links' twists in them, too, for any direction u. So the number of base parameters is the rank of

    2 T + dU/dt + <[v, u], v>      of single parameters, at random states

For nearly parallel axes, singular values of 1e-18 are significant, which double precision cannot
distinguish from rounding. Here all numbers are integers over 2^BITS, and a column is independent if
more than 2^-SURE of it remains after elimination. The same columns give the values of base
parameters where double precision is not sufficient.

Geometry is exact as written: decimals, multiples of 15 degrees, axes by ratios of components.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np
from numpy.typing import NDArray

from symdyn.robot.model import BASE, Joint, Robot
from symdyn.robot.placement import Placement

Array = NDArray[Any]
Frames = tuple[Array, Array]
"""Rotations and positions, or angular and linear velocities, at all states."""

BITS = 600
SURE = 300
_LAST_DIGITS = 4e-16
_UNIT = np.array([[int(i == k) << BITS for k in range(3)] for i in range(3)], object)


def precise_rank(columns: Array) -> int:
    """The rank of columns of integers over 2^BITS."""
    return len(pivot_sizes(columns))


def pivot_sizes(columns: Array) -> list[float]:
    """The pivots as parts of their columns, the largest first: as singular values, but precise."""
    return _eliminate(columns)[2]


def precise_solution(columns: Array, right: Array) -> Array:
    """The x with columns x = right, which has one, in doubles; x is 0 where columns depend."""
    A, pivots, _ = _eliminate(columns, right)
    x = np.zeros(columns.shape[1], object)
    for row in reversed(range(len(pivots))):
        rest = A[row, -1] - sum(A[row, k] * x[k] >> BITS for k in pivots[row + 1 :])
        x[pivots[row]] = (rest << BITS) // A[row, pivots[row]]
    return np.array([int(value) / (1 << BITS) for value in x])


def _eliminate(columns: Array, *right: Array) -> tuple[Array, list[int], list[float]]:
    """A triangular system, the columns of its pivots, the largest one each time, and their sizes.

    Pivots are weighed as parts of their columns, which may be as small as they like.
    """
    A = np.column_stack([columns, *right])
    scales = [max(map(abs, column), default=0) for column in columns.T]
    left = [k for k, scale in enumerate(scales) if scale >> (BITS - SURE)]
    weights = np.array([(1 << 2 * BITS) // scales[k] for k in left], object)
    pivots: list[int] = []
    sizes: list[float] = []
    while left and len(pivots) < len(A):
        top = len(pivots)
        parts = np.abs(A[top:, left]) * weights >> BITS
        row, place = map(int, np.unravel_index(int(np.argmax(parts)), parts.shape))
        if not parts[row, place] >> (BITS - SURE):
            break
        pivots.append(left.pop(place))
        sizes.append(parts[row, place] / (1 << BITS))
        weights = np.delete(weights, place)
        A[[top, top + row]] = A[[top + row, top]]
        factors = (A[top + 1 :, pivots[-1]] << BITS) // A[top, pivots[-1]]
        A[top + 1 :] -= (factors[:, None] * A[top]) >> BITS
    return A, pivots, sizes


def energies(robot: Robot) -> Array:
    """The sum above for each parameter set to 1, at random states, as integers."""
    count = 8 + 10 * len(robot.links)
    rng = np.random.default_rng(3)
    q, *rates = (rng.integers(-2000, 2000, (count, n)) for n in (robot.nq, robot.nv, robot.nv))
    with mpmath.workprec(BITS + 40):
        return _energies(robot, q, *rates)


def total(columns: Array, p: Array) -> Array:
    """columns p, of doubles as they are."""
    whole = [int(Fraction(float(x)) * (1 << BITS)) for x in p]
    return np.asarray((columns @ np.array(whole, object)) >> BITS)


def _energies(robot: Robot, q: Array, qd: Array, ways: Array) -> Array:
    """(states, 10 links): at positions and rates in thousandths."""
    g = np.array([_fixed(_written(x)) for x in robot.gravity], object)
    frames, links = _frames(robot, q)
    own = [_own_twist(robot, i, qd) for i in range(len(robot.joints))]
    twists = others = _link_twists(robot, frames, links, own)
    if any(joint.type == "modal" for joint in robot.joints):
        along = [_own_twist(robot, i, ways) for i in range(len(robot.joints))]
        aside = [_bracket(*pair) for pair in zip(own, along, strict=True)]
        options = _link_twists(robot, frames, links, aside)
        others = [(w + x, v + y) for (w, v), (x, y) in zip(twists, options, strict=True)]
    bodies = zip(links, twists, others, strict=True)
    ten = (_ten(R, first, second, g) for (R, _), first, second in bodies)
    return np.stack([column for columns in ten for column in columns], axis=1)


def _frames(robot: Robot, q: Array) -> tuple[list[Frames], list[Frames]]:
    """The frames that joints move, and those of the links."""
    base = (np.stack([_UNIT] * len(q)), np.zeros((len(q), 3), object))
    frames: list[Frames] = []
    links: list[Frames] = []
    for i, joint in enumerate(robot.joints):
        below = base if joint.parent == BASE else links[joint.parent]
        frames.append(_then(*_then(*below, *_pose(joint.placement)), *_motion(robot, i, q)))
        links.append(_then(*frames[-1], *_pose(joint.tail)))
    return frames, links


def _link_twists(
    robot: Robot, frames: list[Frames], links: list[Frames], own: list[Frames]
) -> list[Frames]:
    """Angular velocity and that of the origin, in base axes, from what each joint adds."""
    still = np.zeros_like(frames[0][1])
    twists: list[Frames] = []
    for i, joint in enumerate(robot.joints):
        (w, v), p0 = (still, still), still
        if joint.parent != BASE:
            (w, v), p0 = twists[joint.parent], links[joint.parent][1]
        (R, p), (turning, sliding) = frames[i], own[i]
        v = v + _cross(w, p - p0) + _times(R, sliding)
        w = w + _times(R, turning)
        twists.append((w, v + _cross(w, links[i][1] - p)))
    return twists


def _bracket(a: Frames, b: Frames) -> Frames:
    """(w_a x w_b, w_a x v_b + v_a x w_b)"""
    return _cross(a[0], b[0]), _cross(a[0], b[1]) + _cross(a[1], b[0])


def _ten(R: Array, first: Frames, second: Frames, g: Array) -> list[Array]:
    """The products of two twists for m, mc and I set to 1, and the power of the first one."""
    (w, v), (x, y) = first, second
    found = [_dot(v, y) - _dot(v, g)]
    for k in range(3):
        one, other = _cross(w, R[..., k]), _cross(x, R[..., k])
        found.append(_dot(v, other) + _dot(y, one) - _dot(one, g))
    a, b = (_times(np.swapaxes(R, -1, -2), turn) for turn in (w, x))
    for j, k in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)):
        both = a[:, j] * b[:, k] + (a[:, k] * b[:, j] if j != k else 0)
        found.append(both >> BITS)
    return found


# -- motions -----------------------------------------------------------------------------------


def _motion(robot: Robot, i: int, q: Array) -> Frames:
    """Rotation and position of the frame that joint i moves, at each state."""
    joint = robot.joints[i]
    at = q[:, robot.q_starts[i] :][:, : joint.nq]
    still = np.zeros((len(q), 3), object)
    if joint.nq == 1:
        axis, (turns, pitch) = np.array(_unit(joint), object), _pitch(joint)
        where = [_travel(robot, i, int(x), True) for x in at[:, 0]]
        turn = np.stack([_turn(axis, turns * x) for x in where])
        return turn, np.stack([axis * _fixed(pitch * x) >> BITS for x in where])
    if joint.type == "planar":
        axis = np.array(_unit(joint), object)
        turn = np.stack([_turn(axis, mpmath.mpf(int(x)) / 1000) for x in at[:, 2]])
        return turn, _in_plane(axis, _thousandths(at[:, :2]))
    turn = np.stack([_turn_of(four) for four in at[:, -4:]])
    return turn, still if joint.type == "spherical" else _thousandths(at[:, :3])


def _own_twist(robot: Robot, i: int, qd: Array) -> Frames:
    """What joint i adds to the twist, in the axes of the frame that it moves, at each state."""
    joint = robot.joints[i]
    rates = qd[:, robot.v_starts[i] :][:, : joint.nv]
    if joint.nq == 1:
        axis, (turns, pitch) = np.array(_unit(joint), object), _pitch(joint)
        speed = [_fixed(_travel(robot, i, int(x), False)) for x in rates[:, 0]]
        along = axis * np.array(speed, object)[:, None] >> BITS
        return turns * along, _fixed(pitch) * along >> BITS
    v, still = _thousandths(rates), np.zeros((len(qd), 3), object)
    if joint.type == "planar":
        axis = np.array(_unit(joint), object)
        return axis * v[:, :1] >> BITS, _in_plane(axis, v[:, 1:])
    if joint.type == "spherical":
        return v, still
    if joint.type == "modal":
        modes = [[_fixed(_written(x)) for x in (*w, *linear)] for w, linear in joint.modes]
        v = (v @ np.array(modes, object)) >> BITS
    return v[:, :3], v[:, 3:]


def _pitch(joint: Joint) -> tuple[int, Any]:
    """Radians and metres that a joint of one DoF moves per unit, about and along its axis."""
    if joint.type == "prismatic":
        return 0, mpmath.mpf(1)
    return 1, _written(joint.pitch) if joint.type == "helical" else mpmath.mpf(0)


def _travel(robot: Robot, i: int, x: int, place: bool) -> Any:
    """Where joint i, of one DoF, stands at a coordinate in thousandths, or its rate."""
    joint = robot.joints[i]
    read = _written if joint.type == "prismatic" else _angle
    factor, offset = _written(joint.scale), read(joint.q_offset)
    if joint.mimic is not None:
        offset = offset + factor * read(joint.mimic.offset)
        factor = factor * _written(joint.mimic.multiplier)
    return factor * x / 1000 + (offset if place else 0)


def _in_plane(axis: Array, xy: Array) -> Array:
    """x and y in the plane across the axis."""
    return _times(_across(axis), np.column_stack([xy, np.zeros(len(xy), object)]))


def _thousandths(xs: Array) -> Array:
    return np.array([[(int(x) << BITS) // 1000 for x in row] for row in xs], object)


def _across(axis: Array) -> Array:
    """The shortest rotation from z to an axis; half a turn about x where it is -z."""
    one = 1 << BITS
    x, y, z = axis
    if z + one < one >> SURE // 2:
        return np.asarray(_UNIT * np.array([[1], [-1], [-1]], object))
    turn = np.array([[0, 0, x], [0, 0, y], [-x, -y, 0]], object)
    return np.asarray(_UNIT + turn + _times(turn, turn) * one // (one + z))


def _turn_of(four: Array) -> Array:
    """1 + 2 w [u] + 2 [u]^2 of a quaternion along four integers."""
    length = mpmath.sqrt(sum(int(x) ** 2 for x in four))
    x, y, z, w = (_fixed(int(n) / length) for n in four)
    hat = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], object)
    return np.asarray(_UNIT + 2 * (w * hat >> BITS) + 2 * _times(hat, hat))


def _turn(axis: Array, angle: Any) -> Array:
    """c 1 + s [a] + (1 - c) a a^T"""
    s, c = _fixed(mpmath.sin(angle)), _fixed(mpmath.cos(angle))
    x, y, z = axis
    hat = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]], object)
    square = np.outer(axis, axis) >> BITS
    return np.asarray((c * _UNIT + s * hat + ((1 << BITS) - c) * square) >> BITS)


def _pose(placement: Placement) -> tuple[Array, Array]:
    R, p = _UNIT, np.zeros(3, object)
    for move in placement.moves:
        axis = _UNIT["xyz".index(move.kind[-1])]
        if move.kind[0] == "r":
            R = _times(R, _turn(axis, _angle(move.amount)))
        else:
            p = p + (_times(R, axis) * _fixed(_written(move.amount)) >> BITS)
    return R, p


def _then(R: Array, p: Array, turn: Array, shift: Array) -> tuple[Array, Array]:
    return _times(R, turn), p + _times(R, shift)


def _times(A: Array, b: Array) -> Array:
    """A b, of one or of many; of matrices, or of a matrix and a vector."""
    if b.ndim >= 2 and b.shape[-2:] == (3, 3):
        return np.asarray((A @ b) >> BITS)
    return np.asarray((A @ b[..., None])[..., 0] >> BITS)


def _cross(a: Array, b: Array) -> Array:
    (x, y, z), (u, v, w) = np.moveaxis(a, -1, 0), np.moveaxis(b, -1, 0)
    return np.stack([y * w - z * v, z * u - x * w, x * v - y * u], axis=-1) >> BITS


def _dot(a: Array, b: Array) -> Array:
    return np.asarray((a * b).sum(axis=-1) >> BITS)


# -- what was written --------------------------------------------------------------------------


def _fixed(x: Any) -> int:
    return int(mpmath.nint(mpmath.ldexp(x, BITS)))


def _written(x: Any) -> Any:
    """A decimal; digits that a reader's arithmetic has left behind are dropped."""
    if not isinstance(x, float):
        return mpmath.mpf(Fraction(x).numerator) / Fraction(x).denominator
    short = f"{round(x, 15):.12g}"
    near = abs(float(short) - x) <= _LAST_DIGITS * max(1.0, abs(x))
    return mpmath.mpf(short if near else repr(x))


def _angle(x: Any) -> Any:
    steps = round(float(x) * 12 / math.pi)
    near = abs(float(x) - steps * math.pi / 12) <= 1e-15 * max(1.0, abs(float(x)))
    return steps * mpmath.pi / 12 if near else _written(x)


def _unit(joint: Joint) -> Sequence[int]:
    """The axis by the ratios of its components, where these are fractions."""
    axis = [float(x) for x in joint.axis]
    largest = max(map(abs, axis))
    ratios = [Fraction(x / largest).limit_denominator(10**6) for x in axis]
    gaps = (abs(r - Fraction(x) / Fraction(largest)) for r, x in zip(ratios, axis, strict=True))
    exact = [_written(r) for r in ratios] if max(gaps) <= _LAST_DIGITS else [*map(_written, axis)]
    length = mpmath.sqrt(sum(x * x for x in exact))
    return [_fixed(x / length) for x in exact]
