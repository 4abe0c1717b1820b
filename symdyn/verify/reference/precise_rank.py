"""How many inertial parameters act independently, with so many digits that nothing is in doubt.

A combination of parameters has no effect on the joint forces if and only if its kinetic energy T
and the power dU/dt against its weight vanish wherever the robot is and however it moves. The one is
quadratic in the velocities and the other linear, so that their sum says both. So the number of base
parameters is the rank of 2 T + dU/dt of single parameters, at random states. Where axes are nearly
parallel, singular values of 1e-18 count as much as others, which doubles cannot tell from rounding.
Here all numbers are integers over 2^BITS, and a column is independent if more than 2^-SURE of it is
left. The same columns give the values of base parameters, where doubles leave those in doubt.

Geometry is what was written: decimals, multiples of 15 degrees, axes by the ratios of components.
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

BITS = 600
SURE = 300
_LAST_DIGITS = 4e-16
_UNIT = np.array([[int(i == k) << BITS for k in range(3)] for i in range(3)], object)


def precise_rank(columns: Array) -> int:
    """The rank of columns of integers over 2^BITS."""
    return len(pivot_sizes(columns))


def pivot_sizes(columns: Array) -> list[float]:
    """The pivots as parts of their columns, the largest first: as singular values, but precise."""
    return _eliminated(columns)[2]


def precise_solution(columns: Array, right: Array) -> Array:
    """The x with columns x = right, which has one, in doubles; x is 0 where columns depend."""
    A, pivots, _ = _eliminated(columns, right)
    x = np.zeros(columns.shape[1], object)
    for row in reversed(range(len(pivots))):
        rest = A[row, -1] - sum(A[row, k] * x[k] >> BITS for k in pivots[row + 1 :])
        x[pivots[row]] = (rest << BITS) // A[row, pivots[row]]
    return np.array([int(value) / (1 << BITS) for value in x])


def _eliminated(columns: Array, *right: Array) -> tuple[Array, list[int], list[float]]:
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
    """2 T + dU/dt of each parameter set to 1 at random states, as integers."""
    count = 8 + 10 * len(robot.links)
    rng = np.random.default_rng(3)
    q, qd = (rng.integers(-2000, 2000, (count, size)) for size in (robot.nq, robot.nv))
    with mpmath.workprec(BITS + 40):
        return _energies(robot, q, qd)


def total(columns: Array, p: Array) -> Array:
    """columns p, of doubles as they are."""
    whole = [int(Fraction(float(x)) * (1 << BITS)) for x in p]
    return np.asarray((columns @ np.array(whole, object)) >> BITS)


def _energies(robot: Robot, q: Array, qd: Array) -> Array:
    """(states, 10 links): at positions and rates in thousandths."""
    g = np.array([_fixed(_written(x)) for x in robot.gravity], object)
    still = np.zeros((len(q), 3), object)
    poses: dict[int, tuple[Array, Array]] = {BASE: (np.stack([_UNIT] * len(q)), still)}
    twists: dict[int, tuple[Array, Array]] = {BASE: (still, still)}
    columns = []
    for i, joint in enumerate(robot.joints):
        (R0, p0), (w, v) = poses[joint.parent], twists[joint.parent]
        turn, shift, turning, sliding = _motion(robot, i, q, qd)
        R, p = _then(*_then(R0, p0, *_pose(joint.placement)), turn, shift)
        v = v + _cross(w, p - p0) + _times(R, sliding)
        w, hinge = w + _times(R, turning), p
        R, p = _then(R, p, *_pose(joint.tail))
        v = v + _cross(w, p - hinge)
        poses[i], twists[i] = (R, p), (w, v)
        columns += _ten(R, w, v, g)
    return np.stack(columns, axis=1)


def _ten(R: Array, w: Array, v: Array, g: Array) -> list[Array]:
    """2 T + dU/dt of m, mc and I set to 1, at all states."""
    found = [_dot(v, v) - _dot(v, g)]
    for k in range(3):
        rate = _cross(w, R[..., k])
        found.append(2 * _dot(v, rate) - _dot(rate, g))
    own = _times(np.swapaxes(R, -1, -2), w)
    for j, k in ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)):
        found.append((own[:, j] * own[:, k] >> BITS) * (1 if j == k else 2))
    return found


# -- motions -----------------------------------------------------------------------------------


def _motion(robot: Robot, i: int, q: Array, qd: Array) -> tuple[Array, Array, Array, Array]:
    """At each state, the pose of the frame that joint i moves, and its twist in its own axes."""
    joint = robot.joints[i]
    if joint.nq == 1:
        return _about_axis(joint, *_travel(robot, i, q, qd))
    at = q[:, robot.q_starts[i] :][:, : joint.nq]
    v = _thousandths(qd[:, robot.coordinates[i] :][:, : joint.nv])
    none = np.zeros((len(at), 3), object)
    if joint.type == "planar":
        axis = np.array(_unit(joint), object)
        E = _across(axis)
        turn = np.stack([_turn(axis, mpmath.mpf(int(x)) / 1000) for x in at[:, 2]])
        shift, sliding = (
            _times(E, np.column_stack([xy, none[:, 0]]))
            for xy in (_thousandths(at[:, :2]), v[:, 1:])
        )
        return turn, shift, axis * v[:, :1] >> BITS, sliding
    turn = np.stack([_turn_of(four) for four in at[:, -4:]])
    if joint.type == "spherical":
        return turn, none, v, none
    if joint.type == "modal":
        modes = [[_fixed(_written(x)) for x in (*w, *linear)] for w, linear in joint.modes]
        v = (v @ np.array(modes, object)) >> BITS
    return turn, _thousandths(at[:, :3]), v[:, :3], v[:, 3:]


def _about_axis(joint: Joint, where: list[Any], rate: Array) -> tuple[Array, Array, Array, Array]:
    """A turn about the axis, a slide along it, or both."""
    axis = np.array(_unit(joint), object)
    turns = 0 if joint.type == "prismatic" else 1
    pitch = {"prismatic": mpmath.mpf(1), "helical": _written(joint.pitch)}.get(joint.type, 0)
    turn = np.stack([_turn(axis, turns * x) for x in where])
    shift = np.stack([axis * _fixed(pitch * x) >> BITS for x in where])
    turning = axis * rate[:, None] >> BITS
    return turn, shift, turns * turning, _fixed(pitch) * turning >> BITS


def _travel(robot: Robot, i: int, q: Array, qd: Array) -> tuple[list[Any], Array]:
    """Where joint i, of one freedom, stands at each state, and its rate as an integer."""
    joint = robot.joints[i]
    read = _written if joint.type == "prismatic" else _angle
    factor, offset = _written(joint.gear), read(joint.q_offset)
    if joint.mimic is not None:
        offset = offset + factor * read(joint.mimic.offset)
        factor = factor * _written(joint.mimic.multiplier)
    where = [factor * int(x) / 1000 + offset for x in q[:, robot.q_starts[i]]]
    rates = [_fixed(factor * int(x) / 1000) for x in qd[:, robot.coordinates[i]]]
    return where, np.array(rates, object)


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
