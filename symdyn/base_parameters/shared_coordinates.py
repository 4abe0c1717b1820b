"""Followers: joints that share a coordinate tie their links' parameters together.

The rules of `joint_rules.py` treat followers as if they moved on their own. Since they do not, more
combinations may have no effect: of two parallel fingers on a fixed palm only the sum of the masses
counts. These further dependences are found in the columns of the regressor,

    Y_f = sum over kept columns of c Y_k     at every state

evaluated at random states in a finite field (`exact_field.py`), where elimination is exact: with a
follower at q = a/b q_leader, exp(i q) is the a-th power of a residue whose b-th is the leader's.
States are added until one brings nothing new. Where a residue stands for a fraction, this fraction
is the coefficient. Other coefficients are computed once more with the robot's own numbers, or as
formulas where its geometry is open, with the pivots known from the field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, count
from math import pi
from random import Random

from symdyn.base_parameters.algebras import geometric_scalars
from symdyn.base_parameters.exact_field import Field, Residue, field_with_roots, rational
from symdyn.base_parameters.exact_numbers import Surd, exact_direction, fifteenths
from symdyn.derive.regressors.regressor import regressor
from symdyn.equivalent.inertia_transfer import Nominal
from symdyn.graph import Expr, Graph, evaluate, reachable
from symdyn.lie import Vec3, vec
from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import FREE, Joint, Link, Mimic, Robot
from symdyn.robot.placement import Move, Placement
from symdyn.scalar import Scalar, is_number

_TEN = len(PARAMETER_NAMES)
_PREFERRED = ("Izz", "Ixx", "Ixy", "Ixz", "Iyz", "mcx", "mcy", "m", "Iyy", "mcz")
_BESIDE = 1e-3
_BITS = 110
"""Of the 192 of a residue: a fraction found by chance has the probability 2^-82."""

Dependence = dict[int, dict[int, Scalar]]
"""Index of a parameter -> the kept ones it counts for, with coefficients."""


def field_for(robot: Robot) -> Field:
    """A field to decide in: for followers one in which odd axes have their lengths."""
    if not _has_followers(robot):
        return Field()
    axes = (exact_direction(joint.axis) for joint in robot.joints)
    return field_with_roots(
        Fraction(vec.dot(axis, axis)) for axis in axes if all(map(is_number, axis))
    )


def dependent_columns(
    robot: Robot, kept: Sequence[int], field: Field
) -> tuple[Dependence, Dependence]:
    """The kept parameters that depend on others, with coefficients in numbers and in residues."""
    if not _has_followers(robot):
        return {}, {}
    columns = sorted(kept, key=lambda k: (k // _TEN, _PREFERRED.index(PARAMETER_NAMES[k % _TEN])))
    rows = _reduced_rows(robot, field, columns)
    found: dict[int, dict[int, int]] = {}
    for place, column in enumerate(columns):
        if column not in rows:
            found[column] = {pivot: row[place] for pivot, row in rows.items() if row[place]}
    residues: Dependence = {
        column: {k: Residue(field, value) for k, value in shares.items()}
        for column, shares in found.items()
    }
    return _lifted(robot, field, found), residues


def _has_followers(robot: Robot) -> bool:
    return any(joint.mimic is not None for joint in robot.joints)


# -- in the field --------------------------------------------------------------------------


def _in_field(robot: Robot, field: Field) -> Robot:
    """The robot with residues for numbers, without what the regressor does not depend on."""

    def placement(moves: Placement) -> Placement:
        return Placement(tuple(Move(m.kind, amount(m), m.name) for m in moves.moves))

    def amount(move: Move) -> Scalar:
        if move.kind[0] == "r" and is_number(move.amount):
            steps = fifteenths(move.amount)
            quarter_turns = steps is not None and steps % 6 == 0  # their sines fold away
            return move.amount if quarter_turns else field.number(move.amount)
        return field(move.amount)

    def axis(joint: Joint) -> Vec3:
        x, y, z = (field.length(value) for value in exact_direction(joint.axis))
        square = vec.dot((x, y, z), (x, y, z))
        if is_number(square):  # a coordinate axis
            return (x, y, z)
        length = square.sqrt()
        return (x / length, y / length, z / length)

    def mimic(joint: Joint) -> Mimic | None:
        own = joint.mimic
        return own and Mimic(own.leader, field(own.multiplier), field(own.offset))

    joints = tuple(
        replace(
            joint,
            placement=placement(joint.placement),
            tail=placement(joint.tail),
            axis=axis(joint),
            mimic=mimic(joint),
            gear=field(joint.gear),
            q_offset=field(joint.q_offset),
            rotor_inertia=0,
            passive=FREE,
        )
        for joint in robot.joints
    )
    x, y, z = (field.length(value) for value in robot.gravity)
    links = tuple(Link(link.name) for link in robot.links)
    return Robot(robot.name, joints, links, robot.base, gravity=(x, y, z))


def _rows(robot: Robot, field: Field, columns: Sequence[int]) -> Iterator[list[list[int]]]:
    """The regressor at one random state after the other; derived once, as a graph."""
    graph = Graph()
    values: dict[Expr, Residue] = {}

    def opened(scalar: Scalar) -> Scalar:
        if not isinstance(scalar, Residue):
            return scalar
        node = graph.symbol(f"number {scalar.value}")
        values[node] = scalar
        return node

    q, qd, qdd = (
        [graph.symbol(f"{name}[{k}]") for k in range(robot.nv)] for name in ("q", "qd", "qdd")
    )
    Y = regressor(_in_field(robot, field).map_scalars(opened), q, qd, qdd)
    nodes = [graph.constant(line[column]) for line in Y for column in columns]
    for state in count():
        for node in q:
            values[node] = field.symbol(f"{node.value} {state}")
        for node in (*qd, *qdd):
            values[node] = Residue(field, field.random(f"{node.value} {state}"))
        entries = [
            x.value if isinstance(x, Residue) else field.fraction(Fraction(x))
            for x in evaluate(nodes, values)
        ]
        yield [entries[k : k + len(columns)] for k in range(0, len(entries), len(columns))]


def _reduced_rows(robot: Robot, field: Field, columns: Sequence[int]) -> dict[int, list[int]]:
    """The reduced echelon form of the regressor: pivot column -> row, one in the pivot."""
    p = field.prime
    places = {column: k for k, column in enumerate(columns)}
    rows: dict[int, list[int]] = {}
    if not columns:
        return rows
    for lines in _rows(robot, field, columns):
        before = len(rows)
        for row in lines:
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


def _lifted(robot: Robot, field: Field, found: dict[int, dict[int, int]]) -> Dependence:
    """The coefficients that the residues stand for."""
    monomials = _monomials(robot, field)
    result: Dependence = {}
    for column, residues in found.items():
        known: dict[int, Scalar] = {}
        for k, value in residues.items():
            recognised = _recognised(value, field, monomials)
            if recognised is not None:
                known[k] = recognised
        unknown = [k for k in residues if k not in known]
        if unknown:
            values = _solved(robot, column, known, unknown)
            known |= dict(zip(unknown, values, strict=True))
        result[column] = {k: known[k] for k in residues}
    return result


def _monomials(robot: Robot, field: Field) -> list[tuple[int, Scalar]]:
    """The quantities that a coefficient may be a rational multiple of, each with its residue.

    They are 1, the roots of 2, 3 and 6, or the open parameters of the geometry and products of two.
    """
    scalars = [*geometric_scalars(robot), *(joint.gear for joint in robot.joints)]
    scalars += [joint.mimic.multiplier for joint in robot.joints if joint.mimic is not None]
    nodes = [scalar for scalar in scalars if isinstance(scalar, Expr)]
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


def _recognised(value: int, field: Field, monomials: list[tuple[int, Scalar]]) -> Scalar | None:
    """A fraction times a monomial that has this residue."""
    for residue, monomial in monomials:
        factor = rational(value * pow(residue, -1, field.prime), field.prime, _BITS)
        if factor is not None:
            return (int(factor) if factor.denominator == 1 else factor) * monomial
    return None


def _solved(
    robot: Robot, column: int, known: Mapping[int, Scalar], unknown: Sequence[int]
) -> list[Scalar]:
    """The coefficients of `unknown` columns, from the robot's own numbers or formulas.

    Gaussian elimination on the regressor at some states.
    """
    size = len(unknown)
    lines: list[list[Scalar]] = []
    for state in range(2 + size):
        numbers = Random(state)
        q, qd, qdd = ([round(numbers.uniform(-2, 2), 1) for _ in range(robot.nv)] for _ in range(3))
        for row in regressor(robot, q, qd, qdd):
            rest = row[column]
            for k, coefficient in known.items():
                rest = rest - coefficient * row[k]
            lines.append([*(row[k] for k in unknown), rest])
    lines = [lines[r] for r in _pivot_rows(robot, lines, size)]
    for k in range(size):
        for r in range(k + 1, size):
            lines[r] = _without(lines[r], lines[k], k)
    solution: list[Scalar] = [0] * size
    for k in reversed(range(size)):
        rest = lines[k][size]
        for j in range(k + 1, size):
            rest = rest - lines[k][j] * solution[j]
        solution[k] = rest / lines[k][k]
    return solution


def _pivot_rows(robot: Robot, lines: list[list[Scalar]], size: int) -> list[int]:
    """The lines to eliminate the columns with, one after the other.

    Pivots are evaluated near the nominal values: one that vanishes identically is zero there, one
    that vanishes at the nominal values only is small, and the largest is taken.
    """
    nearby = Nominal(robot)
    for n, name in enumerate(nearby.values):
        nearby.values[name] += _BESIDE * Random(n).uniform(0.5, 1)
    values = [[nearby(x) for x in line] for line in lines]
    left, chosen = list(range(len(lines))), []
    for k in range(size):
        pivot = max(left, key=lambda r: abs(values[r][k]))
        chosen.append(pivot)
        left.remove(pivot)
        for r in left:
            values[r] = _without(values[r], values[pivot], k)
    return chosen


def _without(line: list[Scalar], other: list[Scalar], k: int) -> list[Scalar]:
    """The line minus the multiple of the other that makes entry k zero."""
    factor = line[k] / other[k]
    return [
        0 if j <= k else x - factor * y for j, (x, y) in enumerate(zip(line, other, strict=True))
    ]
