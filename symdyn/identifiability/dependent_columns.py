"""What the rules leave: followers, screws and modal joints tie parameters together.

The rules of `joint_rules.py` treat followers as if they moved on their own. Since they do not, more
combinations may have no effect: of two parallel fingers on a fixed palm only the sum of the masses
counts. Nor do they know that a screw on the base slides as it turns: its mass and its moment about
the axis act together. These further dependences are found in the columns of the regressor,

    Y_f = sum over kept columns of c Y_k     at every state

evaluated at random states in a finite field (`exact_field.py`), where elimination is exact: with a
follower at q = a/b q_leader, exp(i q) is the a-th power of a residue whose b-th is the leader's.
States are added until one brings nothing new. Where a residue stands for a fraction, this fraction
is the coefficient. Other coefficients are solved for once more: with as many digits as it takes
(`enclosures.py`), or as formulas where the robot's geometry is open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations_with_replacement, islice
from math import pi
from random import Random
from typing import Any

from symdyn.equivalents.inertia_transfer import Nominal
from symdyn.formulations.regressors.drives import with_passive_columns
from symdyn.formulations.regressors.regressor import regressor
from symdyn.graph import Expr, reachable
from symdyn.identifiability.enclosures import Enclosures
from symdyn.identifiability.exact_field import NumberField, Residue
from symdyn.identifiability.exact_geometry import geometric_scalars
from symdyn.identifiability.exact_numbers import Surd
from symdyn.identifiability.exact_regressor import (
    field_of_axes,
    regressor_rows,
    single_drives,
    with_unit_quaternions,
)
from symdyn.identifiability.joint_rules import left_open
from symdyn.identifiability.modular import rational
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_number

_TEN = len(PARAMETER_NAMES)
_PREFERRED = ("Izz", "Ixx", "Ixy", "Ixz", "Iyz", "mcx", "mcy", "m", "Iyy", "mcz")
_BESIDE = 1e-3
_BITS = 110
"""Of the 192 of a residue: a fraction found by chance has the probability 2^-82."""

Dependence = dict[int, dict[int, Any]]
"""Index of a parameter -> the kept ones it counts for, with coefficients.

They are residues first, then numbers, roots or formulas.
"""


def field_for(robot: Robot) -> NumberField:
    """A field to decide in: for the regressor one in which odd axes have their lengths."""
    return field_of_axes(robot) if _is_needed(robot) else NumberField()


def dependent_columns(robot: Robot, kept: Sequence[int], field: NumberField) -> Dependence:
    """The kept parameters that depend on others, with coefficients in residues."""
    if not _is_needed(robot):
        return {}
    columns = sorted(kept, key=lambda k: (k // _TEN, _PREFERRED.index(PARAMETER_NAMES[k % _TEN])))
    rows = _reduced_rows(robot, field, columns)
    found: Dependence = {}
    for place, column in enumerate(columns):
        if column not in rows:
            found[column] = {
                pivot: Residue(field, row[place]) for pivot, row in rows.items() if row[place]
            }
    return found


def dependent_drives(
    robot: Robot, kept: Sequence[int], drives: Sequence[int], enclosures: Enclosures
) -> Dependence:
    """The drives that act like base parameters, or like drives before them in the given order.

    The rotor of a joint that its parent link cannot turn along is one with a moment of inertia of
    its own link; a lift's rotor, offset and mass are two parameters; followers share with leaders.
    """
    field = field_of_axes(robot)
    columns = [*kept, *drives]
    rows = _reduced_rows(robot, field, columns)
    assert all(column in rows for column in kept), "base parameters are independent"
    found = {
        column: {pivot: Residue(field, row[place]) for pivot, row in rows.items() if row[place]}
        for place, column in enumerate(columns)
        if column not in rows
    }
    return coefficients(robot, found, field, enclosures)


def _is_needed(robot: Robot) -> bool:
    return bool(left_open(robot)) or any(joint.mimic is not None for joint in robot.joints)


def _reduced_rows(robot: Robot, field: NumberField, columns: Sequence[int]) -> dict[int, list[int]]:
    """The reduced echelon form of the regressor: pivot column -> row, one in the pivot."""
    p = field.prime
    places = {column: k for k, column in enumerate(columns)}
    rows: dict[int, list[int]] = {}
    if not columns:
        return rows
    for lines in regressor_rows(robot, field, columns):
        before = len(rows)
        for line in lines:
            row = [x.value if isinstance(x, Residue) else field.fraction(Fraction(x)) for x in line]
            for pivot, other in rows.items():
                if factor := row[places[pivot]]:
                    row = [(a - factor * b) % p for a, b in zip(row, other, strict=True)]
            place = next((k for k, x in enumerate(row) if x), None)
            if place is None:
                continue
            inverse = pow(row[place], -1, p)
            row = [x * inverse % p for x in row]
            for pivot, other in rows.items():
                if factor := other[place]:
                    rows[pivot] = [(a - factor * b) % p for a, b in zip(other, row, strict=True)]
            rows[columns[place]] = row
        if len(rows) in (before, len(columns)):
            break
    return rows


# -- back to numbers and formulas ----------------------------------------------------------


def coefficients(
    robot: Robot, found: Dependence, field: NumberField, enclosures: Enclosures
) -> Dependence:
    """The numbers or formulas that the residues stand for."""
    if not found:
        return {}
    monomials = _monomials(robot, field)
    known: Dependence = {}
    for column, residues in found.items():
        pairs = (
            (k, _recognised(residue.value, field, monomials)) for k, residue in residues.items()
        )
        known[column] = {k: coefficient for k, coefficient in pairs if coefficient is not None}
    solve = _Formulas(robot) if is_open(robot) else _Digits(robot, found, enclosures)
    for column, residues in found.items():
        unknown = [k for k in residues if k not in known[column]]
        if unknown:
            values = solve.coefficients(column, known[column], unknown)
            known[column] |= dict(zip(unknown, values, strict=True))
        known[column] = {k: known[column][k] for k in residues}
    return known


def is_open(robot: Robot) -> bool:
    """Whether the regressor depends on open parameters other than inertial ones."""
    return not all(map(is_number, _scalars(robot)))


def _scalars(robot: Robot) -> Iterator[Scalar]:
    """All numbers and formulas that the regressor depends on."""
    yield from geometric_scalars(robot)
    for joint in robot.joints:
        yield from (joint.scale, joint.q_offset)
        if joint.mimic is not None:
            yield from (joint.mimic.multiplier, joint.mimic.offset)


def _monomials(robot: Robot, field: NumberField) -> list[tuple[int, Any]]:
    """The quantities that a coefficient may be a rational multiple of, each with its residue.

    They are 1, the roots of 2, 3 and 6, or the open parameters of the geometry and products of two.
    """
    nodes = [scalar for scalar in _scalars(robot) if isinstance(scalar, Expr)]
    if not nodes:
        two, three = 2 * field.number(pi / 4).cos(), 2 * field.number(pi / 6).cos()
        roots = {Surd(0, 1): two, Surd(0, 0, 1): three, Surd(0, 0, 0, 1): two * three}
        return [(1, 1), *((residue.value, root) for root, residue in roots.items())]
    symbols = [node for node in reachable(nodes) if node.op == "symbol"]
    single = [(field.random(node.value), node) for node in symbols]
    double = [
        (a * b % field.prime, x * y) for (a, x), (b, y) in combinations_with_replacement(single, 2)
    ]
    return [(1, 1), *single, *double]


def _recognised(
    value: int, field: NumberField, monomials: list[tuple[int, Scalar]]
) -> Scalar | None:
    """A fraction times a monomial that has this residue."""
    for residue, monomial in monomials:
        factor = rational(value * pow(residue, -1, field.prime), field.prime, _BITS)
        if factor is not None:
            return (int(factor) if factor.denominator == 1 else factor) * monomial
    return None


class _Digits:
    """Solves for coefficients with the robot's own numbers, to as many digits as were asked for."""

    def __init__(self, robot: Robot, found: Dependence, enclosures: Enclosures) -> None:
        self.columns = sorted({*found, *chain.from_iterable(found.values())})
        self.states = regressor_rows(robot, enclosures, self.columns)
        self.seen: list[list[dict[int, Scalar]]] = []

    def coefficients(
        self, column: int, known: Mapping[int, Scalar], unknown: Sequence[int]
    ) -> list[Scalar]:
        """The coefficients of the unknown columns."""
        for state in islice(self.states, max(0, len(unknown) + 2 - len(self.seen))):
            self.seen.append([dict(zip(self.columns, row, strict=True)) for row in state])
        lines = list(_lines(chain.from_iterable(self.seen), column, known, unknown))
        return _solution([lines[r] for r in _pivot_lines(lines, len(unknown))])


class _Formulas:
    """Solves for coefficients that are formulas of open parameters.

    Pivots are evaluated near the nominal values: one that vanishes identically is zero there, one
    that vanishes at the nominal values only is small, and the largest is taken.
    """

    def __init__(self, robot: Robot) -> None:
        self.robot, self.nearby = robot, Nominal(robot)
        for n, name in enumerate(self.nearby.values):
            self.nearby.values[name] += _BESIDE * Random(n).uniform(0.5, 1)

    def coefficients(
        self, column: int, known: Mapping[int, Scalar], unknown: Sequence[int]
    ) -> list[Scalar]:
        """The coefficients of the unknown columns."""
        rows: list[Sequence[Scalar]] = []
        for state in range(len(unknown) + 2):
            numbers = Random(state)
            q, qd, qdd = (
                [round(numbers.uniform(-2, 2), 1) for _ in range(size)]
                for size in (self.robot.nq, self.robot.nv, self.robot.nv)
            )
            q = with_unit_quaternions(self.robot, q)
            Y = regressor(self.robot, q, qd, qdd)
            rows += with_passive_columns(single_drives(self.robot), Y, q, qd, qdd)
        lines = list(_lines(rows, column, known, unknown))
        values = [[self.nearby(x) for x in line] for line in lines]
        return _solution([lines[r] for r in _pivot_lines(values, len(unknown))])


def _lines(
    rows: Iterable[Any], column: int, known: Mapping[int, Scalar], unknown: Sequence[int]
) -> Iterator[list[Scalar]]:
    """Rows of the regressor as equations for the unknown coefficients, the right side last."""
    for row in rows:
        rest = row[column]
        for k, coefficient in known.items():
            rest = rest - coefficient * row[k]
        yield [*(row[k] for k in unknown), rest]


def _pivot_lines(lines: Sequence[Sequence[Scalar]], size: int) -> list[int]:
    """The lines to eliminate the unknowns with, one after the other: the largest pivots."""
    values: list[Sequence[Scalar]] = list(lines)
    left, chosen = list(range(len(lines))), []
    for k in range(size):
        pivot = max(left, key=lambda r: abs(float(values[r][k])))
        chosen.append(pivot)
        left.remove(pivot)
        for r in left:
            values[r] = _without(values[r], values[pivot], k)
    return chosen


def _solution(lines: list[list[Scalar]]) -> list[Scalar]:
    """The unknowns by Gaussian elimination, as many as there are lines."""
    size = len(lines)
    for k in range(size):
        for r in range(k + 1, size):
            lines[r] = _without(lines[r], lines[k], k)
    solution: list[Scalar] = []
    for line in reversed(lines):
        rest = line[size]
        for j, value in enumerate(solution, 1):
            rest = rest - line[size - j] * value
        solution.append(rest / line[size - 1 - len(solution)])
    return solution[::-1]


def _without(line: Sequence[Scalar], other: Sequence[Scalar], k: int) -> list[Scalar]:
    """The line minus the multiple of the other that makes entry k zero."""
    factor = line[k] / other[k]
    return [
        0 if j <= k else x - factor * y for j, (x, y) in enumerate(zip(line, other, strict=True))
    ]
