"""Base parameters: the fewest combinations of inertial parameters that determine the dynamics.

Of the ten parameters of every link some have no effect and others act only in combinations. With p
all of them and Y the regressor, tau = Y p,

    pb = K p,     Y = Yb K,     tau = Yb pb

Yb has the columns of Y that belong to the parameters that are kept. K adds to each kept parameter
those that it stands for: IxxR2 = Ixx2 - Iyy2 + ... in the customary notation (Khalil, Gautier).
Which parameters are kept follows joint by joint from the geometry (`joint_rules.py`). All decisions
are exact (`exact_field.py`). Coefficients are fractions, roots, or formulas where the geometry is
open; only angles that are no multiples of 15 degrees, and some followers, make floats, the last bit
of which is right (`enclosures.py`). None of them is large.

Exchanges, one at a time, make coefficients small. Any basis of the columns of the regressor is
exact. In floating point it is as good as its largest coefficient: where two axes nearly meet far
away, or nearly parallel joints share a coordinate, torques may be differences of numbers 1e16 times
as large. A parameter j with a large coefficient in the group of a kept parameter i is kept instead
of i,

    p_i' = sum of K_ik p_k    ->    p_j' = p_j + sum of K_ik / K_ij p_k over the others

and every other group loses its share of j. Each exchange multiplies the volume that the columns
span by |K_ij|, so that it ends with no coefficient above the limit (Gu and Eisenstat 1996).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from symdyn.equivalents.inertia_transfer import Direction, Nominal, choose_pivots, remove_directions
from symdyn.errors import RobotError
from symdyn.formulations.regressors.regressor import regressor, regressor_columns
from symdyn.identifiability.dependent_columns import (
    coefficients,
    dependent_columns,
    field_for,
    is_open,
)
from symdyn.identifiability.enclosures import (
    FIRST_BITS,
    MOST_BITS,
    Enclosed,
    Enclosures,
    TooCoarse,
)
from symdyn.identifiability.exact_field import Residue
from symdyn.identifiability.exact_geometry import Algebra, ExactNumbers, geometry_in, has_formulas
from symdyn.identifiability.exact_numbers import Surd
from symdyn.identifiability.joint_rules import JointCase, classify, directions
from symdyn.identifiability.modular import rational
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, is_zero, label

if TYPE_CHECKING:
    import numpy as np
from typing import NamedTuple

from symdyn.equivalents.inertia_transfer import quotient
from symdyn.robot.inertia import FIRST_MOMENTS

TEN = len(PARAMETER_NAMES)
_SHORT = 60
"""A residue that is a fraction of so many bits is one: by chance the probability is 2^-132."""

Found = TypeVar("Found")
Group = Mapping[int, Scalar]
"""Index of a standard parameter -> coefficient."""
Columns = list[dict[int, Scalar]]
"""For each standard parameter what it adds to which kept one."""


@dataclass(frozen=True)
class BaseParameters:
    """Which parameters are kept, and the group of parameters that each of them stands for.

    Indices count the ten parameters of every link in a row, as the columns of the regressor do.
    `cases`, `steps` and `followers` record the reasons joint by joint, `exchanges` which parameters
    were kept instead of which in the end, for `groups_text.py`.
    """

    robot: Robot
    names: tuple[str, ...]
    kept: tuple[int, ...]
    groups: tuple[Group, ...]
    cases: tuple[JointCase, ...]
    steps: tuple[tuple[Direction, ...], ...]
    followers: Mapping[int, Group]
    exchanges: tuple[tuple[int, int], ...] = ()

    @property
    def base_names(self) -> tuple[str, ...]:
        """`<link>.Ixx`, or `<link>.IxxR` where the kept parameter stands for several."""
        pairs = zip(self.kept, self.groups, strict=True)
        return tuple(self.names[k] + ("R" if len(group) > 1 else "") for k, group in pairs)

    @property
    def without_effect(self) -> tuple[int, ...]:
        """The parameters that are in no group: no motion shows them."""
        used = {index for group in self.groups for index in group}
        return tuple(index for index in range(len(self.names)) if index not in used)

    def matrix(self, values: Mapping[str, float] | None = None) -> np.ndarray:
        """K in numbers, at the given values of open parameters, else at their nominal ones."""
        import numpy as np

        K = np.zeros((len(self.kept), len(self.names)))
        for row, group in enumerate(self.numbers(values)):
            for column, coefficient in group.items():
                K[row, column] = coefficient
        return K

    def numbers(self, values: Mapping[str, float] | None = None) -> list[dict[int, float]]:
        """The groups in numbers: the nonzero entries of each row of K by their columns."""
        nominal = Nominal(self.robot)
        nominal.values.update(values or {})
        return [{k: nominal(x) for k, x in sorted(group.items())} for group in self.groups]


def base_parameters(robot: Robot) -> BaseParameters:
    """The base parameters of a robot and their groups."""
    return to_digits(robot, lambda enclosures: _grouped(robot, enclosures))


def to_digits(robot: Robot, found: Callable[[Enclosures], Found]) -> Found:
    """Compute a result with as many digits as it takes."""
    bits = FIRST_BITS
    while bits <= MOST_BITS:
        try:
            return found(Enclosures(bits))
        except TooCoarse:
            bits *= 2
    raise RobotError(
        "the geometry is nearly singular, so the base-parameter groups cannot be determined; "
        "snap the angles with --snap or round the lengths",
        robot.name,
    )


def _grouped(robot: Robot, enclosures: Enclosures) -> BaseParameters:
    """The base parameters with numbers of one precision."""
    field = field_for(robot)
    parents = [joint.parent for joint in robot.joints]
    known: list[bool] = []

    def decide(scalars: Sequence[Scalar]) -> bool:
        known.append(all(map(is_zero, scalars)))
        return known[-1]

    residues, gravity = geometry_in(field, robot)
    cases = classify(robot, residues, gravity, decide)

    again = iter(known)
    algebra: Algebra = ExactNumbers(enclosures, has_formulas(robot))
    exact, gravity = geometry_in(algebra, robot)
    exact_cases = classify(robot, exact, gravity, lambda _: next(again))

    nominal = Nominal(robot)
    pivots = [choose_pivots(nominal.vector(case.direction)) for case in exact_cases]
    shadows = [directions(*x) for x in zip(residues, cases, pivots, strict=True)]
    steps = [
        [_without_zeros(step, shadow) for step, shadow in zip(own, marks, strict=True)]
        for own, marks in zip(
            (directions(*x) for x in zip(exact, exact_cases, pivots, strict=True)),
            shadows,
            strict=True,
        )
    ]
    gone = {TEN * i + step.pivot for i, own in enumerate(steps) for step in own}
    kept = [index for index in range(TEN * len(robot.links)) if index not in gone]

    marks = dependent_columns(robot, kept, field)
    followers = coefficients(robot, marks, field, enclosures)
    values = _groups(_columns(steps, parents), followers)
    groups = {
        row: {
            column: Coefficient(values[row].get(column, 0), mark)
            for column, mark in sorted(group.items())
            if not is_zero(mark)
        }
        for row, group in sorted(_groups(_columns(shadows, parents), marks).items())
    }
    exchanges: list[tuple[int, int]] = []
    if not is_open(robot):  # formulas are for all values of the geometry, whatever their size
        groups, exchanges = exchanged(robot, groups)
    return BaseParameters(
        robot=robot,
        names=tuple(regressor_columns(robot)),
        kept=tuple(sorted(groups)),
        groups=tuple(
            {column: _rounded(*entry) for column, entry in sorted(group.items())}
            for _, group in sorted(groups.items())
        ),
        cases=tuple(exact_cases),
        steps=tuple(tuple(map(_with_floats, own)) for own in steps),
        followers={k: {j: _float(x) for j, x in group.items()} for k, group in followers.items()},
        exchanges=tuple(exchanges),
    )


def _without_zeros(step: Direction, shadow: Direction) -> Direction:
    """The direction with a zero wherever the field says so, also if digits leave it open."""

    def pruned(values: Sequence[Scalar], marks: Sequence[Scalar]) -> tuple[Scalar, ...]:
        pairs = zip(values, marks, strict=True)
        return tuple(0 if is_zero(mark) else value for value, mark in pairs)

    assert (step.seen is None) == (shadow.seen is None)
    seen = None if step.seen is None or shadow.seen is None else pruned(step.seen, shadow.seen)
    return Direction(pruned(step.inertia, shadow.inertia), step.pivot, seen)


def _with_floats(step: Direction) -> Direction:
    """The direction as text shows it."""
    seen = None if step.seen is None else tuple(map(_float, step.seen))
    return Direction(tuple(map(_float, step.inertia)), step.pivot, seen)


def _float(scalar: Scalar) -> Scalar:
    return float(scalar) if isinstance(scalar, Enclosed) else scalar


def _groups(columns: Columns, followers: Mapping[int, Group]) -> dict[int, dict[int, Scalar]]:
    """The groups of the kept parameters, joined where followers tie parameters together."""
    groups: dict[int, dict[int, Scalar]] = {}
    for column, shares in enumerate(columns):
        for row, coefficient in shares.items():
            for kept, share in followers.get(row, {row: 1}).items():
                group = groups.setdefault(kept, {})
                group[column] = group.get(column, 0) + share * coefficient
    return groups


def _columns(steps: Sequence[Sequence[Direction]], parents: Sequence[int]) -> Columns:
    """What each standard parameter adds to the kept ones, followed from its link to the base."""
    arrivals: list[list[dict[int, Scalar]]] = []
    columns: Columns = []

    def spread(ten: Sequence[Scalar], i: int) -> dict[int, Scalar]:
        """An inertia on link i in terms of the kept parameters."""
        rest, amounts = remove_directions(ten, steps[i])
        total = {TEN * i + k: value for k, value in enumerate(rest) if not is_zero(value)}
        for amount, arrival in zip(amounts, arrivals[i], strict=True):
            if not is_zero(amount):
                for row, share in arrival.items():
                    total[row] = total.get(row, 0) + amount * share
        return total

    for i, (own, parent) in enumerate(zip(steps, parents, strict=True)):
        arrivals.append(
            [
                {} if parent == BASE or step.seen is None else spread(step.seen, parent)
                for step in own
            ]
        )
        for k in range(TEN):
            columns.append(spread([int(k == j) for j in range(TEN)], i))
    return columns


def _rounded(coefficient: Scalar, residue: Scalar) -> Scalar:
    """Digits as the fraction that they are, else as the nearest double."""
    if isinstance(coefficient, Fraction) and coefficient.denominator == 1:
        return int(coefficient)
    value = sharp(coefficient)
    if isinstance(value, float) and isinstance(residue, Residue):
        exact = rational(residue.value, residue.field.prime, _SHORT)
        if exact is not None and abs(float(exact) - value) <= 1e-9 * max(1.0, abs(value)):
            return int(exact) if exact.denominator == 1 else exact
    return value


def sharp(coefficient: Scalar) -> Scalar:
    """Digits as the nearest double; raises TooCoarse where there are too few of them."""
    return coefficient.sharp() if isinstance(coefficient, Enclosed) else coefficient


# -- derivations ---------------------------------------------------------------------------


def base_regressor(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> list[list[Scalar]]:
    """Yb(q, qd, qdd): tau = Yb pb, but for rotors and passive forces."""
    kept = base_parameters(robot).kept
    return [[row[index] for index in kept] for row in regressor(robot, q, qd, qdd)]


def base_parameters_of(robot: Robot, p: Sequence[Scalar] | None = None) -> list[Scalar]:
    """pb = K p, of the ten parameters of every link: the given ones, else the robot's own."""
    base = base_parameters(robot)
    if p is None:
        p = [x for link in robot.links for x in link.inertia.parameters]
    result: list[Scalar] = []
    for index, group in zip(base.kept, base.groups, strict=True):
        total: Scalar = 0
        for column, coefficient in group.items():
            total = total + plain(coefficient) * p[column]
        link, name = divmod(index, TEN)
        title = f"link {link + 1}: its base parameters"
        result.append(label(total, f"{PARAMETER_NAMES[name]}R{link + 1}", title))
    return result


def plain(coefficient: Scalar) -> Scalar:
    """A coefficient that any scalar can be multiplied by."""
    return float(coefficient) if isinstance(coefficient, (Fraction, Surd)) else coefficient


# -- nicer groups --------------------------------------------------------------------------


LIMIT = 1e4
"""Of a coefficient, where masses, first moments and moments are compared at the robot's length."""
_TEN = len(PARAMETER_NAMES)


class Coefficient(NamedTuple):
    """A coefficient: as a number or formula, and as the residue that says whether it is zero."""

    value: Scalar
    mark: Scalar


Groups = dict[int, dict[int, Coefficient]]
"""Kept parameter -> index of a parameter -> its coefficient."""


def exchanged(robot: Robot, groups: Groups) -> tuple[Groups, list[tuple[int, int]]]:
    """The groups with small coefficients, and the exchanges that this took: what for what."""
    nominal = Nominal(robot)
    length = _length(robot, nominal)
    done: list[tuple[int, int]] = []

    def size(kept: int, other: int) -> float:
        coefficient = nominal(groups[kept][other].value)
        return abs(coefficient) * length ** (_power(kept) - _power(other))

    while True:
        sizes = {(k, j): size(k, j) for k, group in groups.items() for j in group if j != k}
        worst = max(sizes, key=lambda pair: (sizes[pair], pair), default=None)
        if worst is None or sizes[worst] <= LIMIT:
            return groups, done
        groups = _exchange(groups, *worst)
        done.append(worst)


def _exchange(groups: Groups, old: int, new: int) -> Groups:
    """The groups with the parameter `new` kept instead of `old`."""
    pivot = groups[old][new]
    row = {
        column: Coefficient(quotient(entry.value, pivot.value), quotient(entry.mark, pivot.mark))
        for column, entry in groups[old].items()
    }
    row[new] = Coefficient(1, 1)
    result: Groups = {}
    for kept, group in groups.items():
        if kept == old:
            result[new] = row
        elif new in group:
            result[kept] = _less(group, group[new], row, new)
        else:
            result[kept] = group
    return result


def _less(
    group: Mapping[int, Coefficient], factor: Coefficient, row: Mapping[int, Coefficient], gone: int
) -> dict[int, Coefficient]:
    """group - factor * row, without what vanishes."""
    result = {column: entry for column, entry in group.items() if column != gone}
    for column, (value, mark) in row.items():
        if column == gone:
            continue
        before = result.pop(column, Coefficient(0, 0))
        entry = Coefficient(before.value - factor.value * value, before.mark - factor.mark * mark)
        if not is_zero(entry.mark):
            result[column] = entry
    return result


def _power(index: int) -> int:
    """m l^2, mc l and I are of a kind."""
    name = PARAMETER_NAMES[index % _TEN]
    return 2 if name == "m" else int(name in FIRST_MOMENTS)


def _length(robot: Robot, nominal: Nominal) -> float:
    """The longest way from one joint to the next."""
    moves = (move for joint in robot.joints for move in (joint.placement, joint.tail))
    longest = 0.0
    for placement in moves:
        amounts = [nominal(move.amount) for move in placement.moves if move.kind[0] != "r"]
        longest = max(longest, sum(x * x for x in amounts) ** 0.5)
    return longest or 1.0
