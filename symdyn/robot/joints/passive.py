"""Passive joint forces: friction and springs, for one DoF or for several.

    one       tau_p = viscous qd + quadratic qd |qd| + coulomb sign(qd) + sum gain tanh(qd/velocity)
                      + offset + stiffness (q - rest)
    stops     tau_s = sum gain z,     z <- clip(z + dq/delta, -1, 1)
    several   tau_p = viscous v + D^T stiffness d,     d = difference(rest, q),  D v = its rate

The spring force of several DoF is the gradient of the energy d^T stiffness d / 2 along the screws.
Stiffness and viscous friction of several DoF are one number for all, a number for each, or a
symmetric matrix.

A stop is a spring that slides once it is stretched by delta: presliding friction as in Maxwell-slip
models (Al-Bender, Lampaert and Swevers 2005). It has a state and so is not part of tau_p;
`formulations/inverse/passive.py` computes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from symdyn.lie.matrices import Matrix, apply, dot, zeros
from symdyn.robot.joints.motion import Coordinates, Displacement, Motion
from symdyn.scalar import Scalar, is_zero

PAIRS = {"smooth": ("velocity", "gain"), "stops": ("delta", "gain")}
"""Fields of `Passive` that are lists of pairs of numbers, which are never open parameters."""
SEVERAL_KEYS = ("viscous", "stiffness", "rest")
"""The fields that a joint with several DoF may use; `rest` are its rest coordinates."""
_LENGTH = 1e-6
"""The squared length of a rest quaternion may differ from one by this."""
_ROUNDING = 1e-9
"""A pivot of a semi-definite matrix may be negative by this fraction of its diagonal entry."""

Entry = tuple[tuple[int, ...], Scalar]
"""The DoF that a coefficient belongs to (none for all of them, else one or two), and its value."""


@dataclass(frozen=True)
class Passive:
    """Friction and spring of a joint, as a force that the motor has to overcome.

    tau_p = viscous qd + quadratic qd |qd| + coulomb sign(qd) + offset + stiffness (q - rest), where
    sign(qd) is tanh(qd/smoothing) if a smoothing velocity is given.

    Parameters
    ----------
    viscous
        Viscous friction, N m s/rad or N s/m. For several DoF a number for all, a tuple of numbers
        or a symmetric matrix (tuple of rows).
    coulomb
        Coulomb friction, N m or N.
    smoothing
        Velocity that smooths the Coulomb friction, rad/s or m/s; 0 for none.
    offset
        Constant force, N m or N.
    stiffness
        Spring stiffness, N m/rad or N/m; for several DoF as `viscous`.
    rest
        Rest position of the spring; for several DoF a tuple of coordinates, 0 for the neutral
        position.
    quadratic
        Quadratic friction, N m s^2/rad^2 or N s^2/m^2.
    smooth
        Pairs (velocity, gain), each adding gain tanh(qd/velocity).
    stops
        Pairs (delta, gain) of presliding friction.

    A joint with several DoF has a spring and viscous friction only.
    """

    viscous: Any = 0
    coulomb: Scalar = 0
    smoothing: Scalar = 0
    offset: Scalar = 0
    stiffness: Any = 0
    rest: Any = 0
    quadratic: Scalar = 0
    smooth: tuple[tuple[float, float], ...] = ()
    stops: tuple[tuple[float, float], ...] = ()

    def map(self, change: Callable[[Scalar], Scalar]) -> Passive:
        """Return the same law with every number x replaced by change(x), except in pairs."""
        return replace(self, **{name: map_numbers(x, change) for name, x in self.numbers.items()})

    @property
    def numbers(self) -> dict[str, Any]:
        """The numbers by field name, without the lists of pairs."""
        return {name: x for name, x in vars(self).items() if name not in PAIRS}

    def rest_of(self, motion: Motion) -> tuple[Scalar, ...]:
        """Return the rest coordinates for a joint with this motion."""
        if isinstance(self.rest, tuple):
            return self.rest
        return (self.rest,) if motion.nq == 1 else motion.neutral

    def part(self, k: int) -> Passive:
        """Return the law of part k of a joint of two consecutive ones: entry k of every list."""
        own = {key: x[k] for key, x in self.numbers.items() if isinstance(x, tuple)}
        return replace(self, **own)

    def displacement(self, motion: Motion, q: Coordinates) -> Displacement:
        """Return the displacement from the rest position to q."""
        return motion.displacement(self.rest_of(motion), q)


NO_PASSIVE = Passive()


def map_numbers(value: Any, change: Callable[[Scalar], Scalar]) -> Any:
    """Apply a function to a number, or to every number of a tuple of tuples."""
    if isinstance(value, (tuple, list)):
        return tuple(map_numbers(x, change) for x in value)
    return change(value)


def iterate_numbers(value: Any) -> Iterator[Scalar]:
    """Iterate over a number, or over every number of a tuple of tuples."""
    if isinstance(value, tuple):
        for x in value:
            yield from iterate_numbers(x)
    else:
        yield value


def law_entries(value: Scalar) -> Iterator[Entry]:
    """Iterate over the numbers of a stiffness or viscous friction, each with its DoF.

    >>> list(law_entries(((1, 2), (2, 3))))
    [((0,), 1), ((0, 1), 2), ((1,), 3)]
    """
    if not isinstance(value, tuple):
        yield (), value
        return
    for i, row in enumerate(value):
        if not isinstance(row, tuple):
            yield (i,), row
            continue
        for j in range(i, len(row)):
            yield ((i,) if i == j else (i, j)), row[j]


def entry_name(kind: str, own: tuple[int, ...], motion: Motion) -> str:
    """Return the name of a coefficient: `stiffness`, `viscous_wx`."""
    return "_".join([kind, *(motion.velocity_names[k] for k in own)])


def map_entries(value: Scalar, change: Callable[[tuple[int, ...], Scalar], Scalar]) -> Scalar:
    """Replace every number x with DoF k by change(k, x)."""
    new = {own: change(own, x) for own, x in law_entries(value)}
    if not isinstance(value, tuple):
        return new[()]
    if not isinstance(value[0], tuple):
        return tuple(new[k,] for k in range(len(value)))
    every = range(len(value))
    return tuple(tuple(new[tuple(sorted({i, j}))] for j in every) for i in every)


def apply_unit_law(own: tuple[int, ...], x: Sequence[Scalar]) -> list[Scalar]:
    """Multiply x by the matrix whose coefficient of these DoF is 1 and all others 0."""
    if not own:
        return list(x)
    found: list[Scalar] = [0] * len(x)
    for i, j in zip(own, reversed(own), strict=True):
        found[i] = x[j]
    return found


def matrix_of(value: Scalar, size: int) -> Matrix:
    """Return a stiffness or viscous friction as a matrix."""
    found = zeros(size, size)
    for own, x in law_entries(value):
        pairs = [(own[0], own[-1])] if own else [(k, k) for k in range(size)]
        for i, j in pairs:
            found[i][j] = found[j][i] = x
    return found


def quadratic_energy(value: Scalar, d: Sequence[Scalar]) -> Scalar:
    """Return d^T K d / 2."""
    return dot(apply(matrix_of(value, len(d)), d), d) / 2


# -- checks ------------------------------------------------------------------------------------


def shape_faults(law: Passive, motion: Motion) -> Iterator[str]:
    """Find fields that a joint with several DoF must not use, and values of the wrong shape."""
    for name in ("coulomb", "smoothing", "offset", "quadratic", *PAIRS):
        value = getattr(law, name)
        if bool(value) if isinstance(value, tuple) else not is_zero(value):
            yield (
                f"has {name}, which only joints with one DoF can have; leave it out, or describe "
                "the joint by several joints with one DoF"
            )
    for name in ("stiffness", "viscous"):
        if any(size != motion.nv for size in _sizes(getattr(law, name))):
            yield (
                f"has a {name} of the wrong shape; give one number, {motion.nv} numbers or "
                f"{motion.nv} lists of {motion.nv}"
            )
    names = ", ".join(motion.coordinate_names)
    if isinstance(law.rest, tuple) and len(law.rest) != motion.nq:
        yield f"has {len(law.rest)} rest coordinates; give {motion.nq}: {names}"
    if not isinstance(law.rest, tuple) and not is_zero(law.rest):
        yield f"has one rest coordinate; give {motion.nq}: {names}"
    if not (is_zero(law.stiffness) or motion.closed_under_bracket):
        yield (
            "has a spring, but its modes are not closed under the Lie bracket, so that the "
            "displacement from rest is undefined; describe it by a floating joint"
        )


def value_faults(law: Passive, motion: Motion, nominal: Callable[[Scalar], float]) -> Iterator[str]:
    """Find wrong values in the law of a joint with several DoF, whose shapes are right."""
    for name in ("stiffness", "viscous"):
        value = map_numbers(getattr(law, name), lambda x: float(nominal(x)))
        rows = matrix_of(value, motion.nv)
        if len(_sizes(value)) > 1 and value != tuple(map(tuple, rows)):
            yield f"has a {name} matrix that is not symmetric; make it symmetric"
        if not _is_semidefinite(rows):
            yield f"has a {name} that is negative in some direction; make it positive semi-definite"
    four = [float(nominal(x)) for x in law.rest_of(motion)[-4:]]
    if "qw" in motion.coordinate_names and abs(sum(x * x for x in four) - 1) > _LENGTH:
        yield "has a rest quaternion that is not of length 1; give qx, qy, qz, qw of length 1"


def _sizes(value: Scalar) -> list[int]:
    """Return the lengths of a tuple and of its rows; 0 for an invalid row."""
    if not isinstance(value, tuple):
        return []
    if not any(isinstance(row, tuple) for row in value):
        return [len(value)]
    whole = (isinstance(r, tuple) and not any(isinstance(x, tuple) for x in r) for r in value)
    return [len(value), *(len(r) if ok else 0 for r, ok in zip(value, whole, strict=True))]


def _is_semidefinite(rows: Matrix) -> bool:
    """Whether no pivot of the elimination is negative, up to rounding."""
    a = [list(row) for row in rows]
    for k, row in enumerate(a):
        limit = _ROUNDING * abs(rows[k][k])
        if row[k] < -limit:
            return False
        for i in range(k + 1, len(a)):
            if row[k] <= limit:
                if abs(a[i][k]) > _ROUNDING * (abs(rows[i][i]) + abs(rows[k][k])):
                    return False
                continue
            share = a[i][k] / row[k]
            for j in range(k, len(a)):
                a[i][j] -= share * row[j]
    return True
