"""Angles as textbooks write them: products between runs of parallel axes, sums inside a run.

    1/2 + cos(2 q2)/2  ->  cos(q2)^2,     (sin(q3) + sin(2 q2 + q3))/2  ->  cos(q2) sin(q2 + q3)

A run are joints one after the other that turn about parallel axes. With sigma_j the sum of the
angles of a run up to joint j, vectors of its links have the waves of sigma_j, and products of two
such vectors those of sigma_j - sigma_i and sigma_i + sigma_j. The former stay as they are; the
latter are written as products, as is usual (PUMA 560: Armstrong, Khatib, Burdick, ICRA 1986), and
so are sums with differences, 2 q2 in the determinant of M of a planar arm.
Nothing is approximated: each rule below is an identity.

    cos(a + b) = 2 cos a cos b - cos(a - b) = cos(a - b) - 2 sin a sin b = cos a cos b - sin a sin b
    sin(a + b) = 2 cos a sin b - sin(b - a) = 2 sin a cos b + sin(b - a) = sin a cos b + cos a sin b
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product as combinations
from typing import Any, NamedTuple

from symdyn.graph.normal.harmonics import Harmonics
from symdyn.graph.normal.rings import Angles, Monomial
from symdyn.lie import SE3, vec
from symdyn.robot.model import BASE, Robot

PARALLEL = 1e-9
"""Unit vectors that differ by less are the same."""
MOST_WORK = 2000
"""Terms that may be written to find the shortest way; beyond, fewer combinations are tried."""

KEPT, COSINES, SINES, SPREAD = "kept", "cosines", "sines", "spread"
"""Ways to write a wave of a + b: as it is, and the three identities above."""


class Wave(NamedTuple):
    """A sine or a cosine of a whole combination of angles."""

    sine: bool
    angles: Angles


Product = tuple[Wave, ...]
"""Factors in their order; a power is repeated."""
Terms = dict[tuple[Monomial, Product], Fraction]
"""A sum: numbers of products of variables and waves."""
Sum = dict[Product, Fraction]


# -- runs of parallel axes -------------------------------------------------------------------


@dataclass(frozen=True)
class RunAngle:
    """An angle of a run: its sense of rotation, the angle before it, and the first of the run."""

    sense: int
    before: str | None
    first: str


Runs = Mapping[str, RunAngle]
"""Angles by name. Runs may branch, as trees do."""


def runs_of(robot: Robot) -> Runs:
    """The runs of joints that turn about parallel axes. Slides between them do not end a run."""
    nominal = robot.bind()
    symbols: list[Any] = [f"q[{k}]" for k in range(robot.nq)]
    names: dict[int, str] = {}
    found: dict[str, RunAngle] = {}
    axes: dict[int, Any] = {}
    poses: dict[int, SE3] = {BASE: SE3()}
    for i, f in enumerate(nominal.transforms(nominal.neutral())):
        joint = nominal.joints[i]
        poses[i] = poses[joint.parent] @ f
        own = symbols[nominal.q_starts[i] :][: joint.nq]
        name: Any = None if joint.mimic else joint.motion.angle(own)
        if name is None:
            continue
        names[i] = name
        placed = vec.matmul(poses[joint.parent].R, joint.placement.pose().R)
        axes[i] = vec.apply(placed, joint.motion.axis)
        before = joint.parent
        while before != BASE and nominal.joints[before].is_translation:
            before = nominal.joints[before].parent
        cosine = float(vec.dot(axes[i], axes[before])) if before in axes else 0.0
        if abs(abs(cosine) - 1) > PARALLEL:
            found[name] = RunAngle(1, None, name)
            continue
        last = found[names[before]]
        scaled = 1 if float(joint.scale * nominal.joints[before].scale) > 0 else -1
        found[name] = RunAngle(round(cosine) * scaled * last.sense, names[before], last.first)
    return found


def _sigmas(angles: Angles, runs: Runs) -> dict[str, int]:
    """A combination of angles of one run as one of the sums sigma, by the last angle of each."""
    parts: dict[str, int] = {}
    for name, k in angles:
        turn = runs.get(name)
        factor = k * turn.sense if turn else k
        parts[name] = parts.get(name, 0) + factor
        if turn and turn.before is not None:
            parts[turn.before] = parts.get(turn.before, 0) - factor
    return {name: m for name, m in parts.items() if m}


def _sigma(name: str, runs: Runs) -> tuple[tuple[str, int], ...]:
    """sigma of an angle: the sum of the angles of its run up to it."""
    turn = runs.get(name, RunAngle(1, None, name))
    before = () if turn.before is None else _sigma(turn.before, runs)
    return (*before, (name, turn.sense))


def _two(angles: Angles, runs: Runs) -> tuple[dict[str, int], dict[str, int]] | None:
    """The a and b of sigma_i + sigma_j, or of such a sum less others; None for other sums."""
    plus: list[str] = []
    minus: list[str] = []
    for name, m in sorted(_sigmas(angles, runs).items(), key=lambda x: _sigma(x[0], runs)):
        (plus if m > 0 else minus).extend([name] * abs(m))
    sign = 1
    if not plus:
        plus, minus, sign = minus, plus, -1
    if len(plus) != 2 or len(minus) > 2:
        return None
    a, b = ({name: sign * k for name, k in _sigma(end, runs)} for end in plus)
    for one, start in zip((a, b), minus, strict=False):
        for name, k in _sigma(start, runs):
            one[name] = one.get(name, 0) - sign * k
    first, second = ({name: k for name, k in one.items() if k} for one in (a, b))
    return first, second


# -- from sums to products -------------------------------------------------------------------


def products(form: Harmonics, runs: Runs, kept: bool = True) -> Terms:
    """A normal form with products of angles; `kept` says whether 2 q2 + q3 may stay as it is.

    It may not beside products of angles of its run: a sum is written in one way.
    """
    found = _products(form, runs, kept)
    return _products(form, runs, False) if kept and _is_mixed(found, runs) else found


def _products(form: Harmonics, runs: Runs, kept: bool) -> Terms:
    by_monomial: dict[Monomial, Sum] = {}
    for (angles, sine), polynomial in form.terms.items():
        for product, sign in _between_runs(angles, sine, runs).items():
            for monomial, value in polynomial.items():
                total = by_monomial.setdefault(monomial, {})
                _add(total, product, sign * value)
    found: Terms = {}
    for monomial, total in by_monomial.items():
        for product, value in _inside_runs(total, runs, kept).items():
            found[monomial, product] = value
    return found


def _is_mixed(terms: Terms, runs: Runs) -> bool:
    """Whether a run has both kept sums, 2 q2 + q3, and products of its angles."""
    summed: set[str] = set()
    multiplied: set[str] = set()
    for _, product in terms:
        firsts = [_first(wave.angles[0][0], runs) for wave in product]
        multiplied.update(first for first in firsts if firsts.count(first) > 1)
        summed.update(
            first
            for first, wave in zip(firsts, product, strict=True)
            if _two(wave.angles, runs) is not None
        )
    return bool(summed & multiplied)


def _first(name: str, runs: Runs) -> str:
    """The first angle of the run of an angle."""
    return runs[name].first if name in runs else name


def _between_runs(angles: Angles, sine: bool, runs: Runs) -> Sum:
    """cos(A + B) = cos A cos B - sin A sin B for the parts A, B of a combination."""
    parts: dict[str, list[tuple[str, int]]] = {}
    for name, k in angles:
        parts.setdefault(_first(name, runs), []).append((name, k))
    cosine: Sum = {(): Fraction(1)}
    sines: Sum = {}
    for part in parts.values():
        c, s = _of(dict(part), False), _of(dict(part), True)
        cosine, sines = (
            _plus(_times(cosine, c), _times(sines, s), -1),
            _plus(_times(sines, c), _times(cosine, s), 1),
        )
    return sines if sine else cosine


def _inside_runs(total: Sum, runs: Runs, kept: bool) -> Sum:
    """Sums sigma_i + sigma_j as products, in the way that leaves the fewest terms."""
    waves = sorted({wave for product in total for wave in product})
    twos = {wave: two for wave in waves if (two := _two(wave.angles, runs)) is not None}
    options = [_options(wave, *twos[wave], kept) for wave in twos]
    many = 1
    for one in options:
        many *= len(one)
    if many * len(total) <= MOST_WORK:
        ways = (_rewritten(total, twos, way) for way in combinations(*options))
        return min(ways, key=_cost)
    chosen = [one[0] for one in options]
    if sum(map(len, options)) * len(total) <= MOST_WORK:  # one wave after the other
        for k, one in enumerate(options):
            tried = [(*chosen[:k], way, *chosen[k + 1 :]) for way in one]
            chosen = list(min(tried, key=lambda way: _cost(_rewritten(total, twos, way))))
    return _rewritten(total, twos, chosen)


def _options(wave: Wave, a: dict[str, int], b: dict[str, int], kept: bool) -> tuple[str, ...]:
    """Ways to write a wave, the preferred one first."""
    if a == b:
        return (COSINES,) if wave.sine else (COSINES, SINES, KEPT if kept else SPREAD)
    return (KEPT, COSINES, SINES) if kept else (SPREAD, COSINES, SINES)


def _cost(total: Sum) -> tuple[int, int]:
    return len(total), sum(value < 0 for value in total.values())


def _rewritten(total: Sum, twos: Mapping[Wave, Any], ways: Iterable[str]) -> Sum:
    rules = {
        wave: _rule(wave.sine, a, b, way)
        for (wave, (a, b)), way in zip(twos.items(), ways, strict=True)
        if way != KEPT
    }
    found: Sum = {}
    for product, value in total.items():
        whole: Sum = {(): value}
        for wave in product:
            whole = _times(whole, rules.get(wave, {(wave,): Fraction(1)}))
        for one, number in whole.items():
            _add(found, one, number)
    return found


def _rule(sine: bool, a: dict[str, int], b: dict[str, int], way: str) -> Sum:
    """cos or sin of a + b, by one of the identities."""

    def c(angle: dict[str, int]) -> Sum:
        return _of(angle, False)

    def s(angle: dict[str, int]) -> Sum:
        return _of(angle, True)

    across = {name: b.get(name, 0) - a.get(name, 0) for name in {**a, **b}}
    if way == SPREAD:
        if sine:
            return _plus(_times(s(a), c(b)), _times(c(a), s(b)), 1)
        return _plus(_times(c(a), c(b)), _times(s(a), s(b)), -1)
    two: Sum = {(): Fraction(2)}
    if way == COSINES:
        if sine:
            return _plus(_times(two, _times(c(a), s(b))), s(across), -1)
        return _plus(_times(two, _times(c(a), c(b))), c(across), -1)
    if sine:
        return _plus(_times(two, _times(s(a), c(b))), s(across), 1)
    return _plus(c(across), _times(two, _times(s(a), s(b))), -1)


# -- sums of products ------------------------------------------------------------------------


def _of(factors: Mapping[str, int], sine: bool) -> Sum:
    """A wave, written so that its first angle is positive."""
    angles = tuple(sorted((name, k) for name, k in factors.items() if k))
    if not angles:
        return {} if sine else {(): Fraction(1)}
    if angles[0][1] > 0:
        return {(Wave(sine, angles),): Fraction(1)}
    flipped = tuple((name, -k) for name, k in angles)
    return {(Wave(sine, flipped),): Fraction(-1 if sine else 1)}


def _add(total: Sum, product: Product, value: Fraction) -> None:
    value += total.get(product, 0)
    if value:
        total[product] = value
    else:
        total.pop(product, None)


def _plus(one: Sum, other: Sum, sign: int) -> Sum:
    total = dict(one)
    for product, value in other.items():
        _add(total, product, sign * value)
    return total


def _times(one: Sum, other: Sum) -> Sum:
    total: Sum = {}
    for a, x in one.items():
        for b, y in other.items():
            _add(total, tuple(sorted(a + b)), x * y)
    return total
