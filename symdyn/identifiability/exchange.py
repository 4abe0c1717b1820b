"""Which parameters to keep, so that no coefficient is large: exchanges, one at a time.

Any basis of the columns of the regressor is exact. In floating point it is as good as its largest
coefficient: where two axes nearly meet far away, or nearly parallel joints share a coordinate,
torques may be differences of numbers 1e16 times as large. A parameter j with a large coefficient in
the group of a kept parameter i is kept instead of i,

    p_i' = sum of K_ik p_k    ->    p_j' = p_j + sum of K_ik / K_ij p_k over the others

and every other group loses its share of j. Each exchange multiplies the volume that the columns
span by |K_ij|, so that it ends with no coefficient above the limit (Gu and Eisenstat 1996).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from symdyn.equivalents.inertia_transfer import Nominal, quotient
from symdyn.robot.inertia import FIRST_MOMENTS, PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero

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
