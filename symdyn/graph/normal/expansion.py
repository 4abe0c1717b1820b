"""Expands graph nodes into polynomials of sines and cosines, node by node.

A sum is expanded together with the inner sums and products that only it uses, so that terms that
cancel are never stored. It is not known beforehand which ring (`rings.py`) keeps the polynomials
short: both start side by side, and the one that falls clearly behind is given up.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from symdyn.graph.collector import pause_collector
from symdyn.graph.expr import (
    ADD,
    CONST,
    COS,
    DIV,
    EQUATIONS,
    MUL,
    NEG,
    SIN,
    SUB,
    SYMBOL,
    Expr,
    Number,
    reachable,
    use_counts,
)
from symdyn.graph.normal.rings import (
    ONE,
    Exponentials,
    Form,
    Packing,
    Polynomial,
    Powers,
    Ring,
    Wave,
    sum_products,
)
from symdyn.lie.semidefinite import PIVOTS

HEAD_START = 5_000
CLEARLY = 2
"""A ring is given up when it needs CLEARLY times the other's multiplications plus HEAD_START."""

UNIT = -1
"""Stands for the factor one where a node's index is expected."""


class NoNormalForm(ValueError):
    """The expression is not a trigonometric polynomial (a quotient, a root, an odd angle)."""

    @classmethod
    def of(cls, op: str) -> NoNormalForm:
        """Return the error for an operation other than a sum, product, sine or cosine."""
        return cls(PIVOTS if op in EQUATIONS else f"{op} has no trigonometric normal form")


class TooManyTerms(ValueError):
    """The normal form takes more multiplications than the caller allows."""


def exact(number: Number) -> Fraction:
    """The number as it was written: 0.1 is one tenth, not the value of the nearest double."""
    return Fraction(repr(number)) if isinstance(number, float) else Fraction(number)


@dataclass(frozen=True)
class Angle:
    """The argument of a sine or cosine: whole factors of angles, and cos and sin of the offset."""

    factors: dict[str, int]
    cosine: Number
    sine: Number


@dataclass(frozen=True)
class ExpansionStep:
    """A node and, for sums and products, its signed products of earlier nodes."""

    node: Expr
    products: tuple[tuple[int, int, int], ...] = ()

    @property
    def needs(self) -> list[int]:
        """The indices of the nodes that it uses, each as often as it is used."""
        if self.products:
            return [k for _, *pair in self.products for k in pair if k != UNIT]
        return [a.index for a in self.node.args] if self.node.op is DIV else []


@pause_collector()
def expand(
    outputs: Sequence[Expr],
    angles: Mapping[int, Angle],
    rings: Sequence[str] = (),
    units: Sequence[Sequence[str]] = (),
    limit: float = math.inf,
) -> list[dict[Wave, Polynomial]]:
    """For each output its waves and their polynomials.

    `angles` holds the arguments of sin and cos, by index. `rings` may name the one ring to use;
    otherwise both are tried. `units` are groups of variables whose squares add up to one. What
    takes more than `limit` multiplications in every ring is rejected.
    """
    plan = expansion_steps(outputs)
    variables, turns = degree_bounds(plan, angles)
    units = [group for group in units if not variables.keys().isdisjoint(group)]
    for group in units:  # reducing one variable's square raises the degrees of the others
        total = sum(variables.get(name, 0) for name in group)
        variables.update(dict.fromkeys(group, total))
    packing = Packing(variables, turns, units)
    known: dict[str, Ring] = {
        "exponentials": Exponentials(packing),
        "powers": Powers(packing, turns),
    }
    runs = [_Run(known[name], plan, outputs, angles) for name in rings or known]
    for step in plan:
        runs = _competitive_runs(runs, step)
        if min(run.work + run.work_of(step) for run in runs) > limit:
            raise TooManyTerms(f"more than {limit} multiplications")
        for run in runs:
            run.take(step)
    # If both are left, the first is taken: exponentials are converted to waves at less cost.
    ring, forms = runs[0].ring, runs[0].forms
    waves = {node.index: ring.waves(forms[node.index]) for node in outputs}
    return [waves[node.index] for node in outputs]


def _competitive_runs(runs: list[_Run], step: ExpansionStep) -> list[_Run]:
    """The runs that are not clearly behind after the next step."""
    if len(runs) == 1:
        return runs
    work = [run.work + run.work_of(step) for run in runs]
    limit = CLEARLY * min(work) + HEAD_START
    return [run for run, own in zip(runs, work, strict=True) if own <= limit]


# -- the plan ------------------------------------------------------------------------------


def expansion_steps(outputs: Sequence[Expr]) -> list[ExpansionStep]:
    """What to compute, in order: leaves, quotients, and sums of products."""
    nodes = reachable(outputs)
    uses = use_counts(nodes, outputs)
    sums = (ADD, SUB, NEG)
    inside = {
        argument.index
        for node in nodes
        if node.op in sums
        for argument in node.args
        if argument.op in (*sums, MUL) and uses[argument.index] == 1
    }
    return [
        ExpansionStep(node, _products(node, inside) if node.op in (*sums, MUL) else ())
        for node in reachable(outputs, stop=lambda node: node.op in (SIN, COS))
        if node.index not in inside
    ]


def _products(root: Expr, inside: set[int]) -> tuple[tuple[int, int, int], ...]:
    """The signed products that add up to a node; nodes of `inside` are expanded in place."""
    found = []
    stack = [(1, root)]
    while stack:
        sign, node = stack.pop()
        if node is not root and node.index not in inside:
            found.append((sign, node.index, UNIT))
        elif node.op is MUL:
            found.append((sign, node.args[0].index, node.args[1].index))
        else:
            signs = {ADD: (sign, sign), SUB: (sign, -sign), NEG: (-sign,)}[node.op]
            stack.extend(zip(signs, node.args, strict=True))
    return tuple(reversed(found))


def degree_bounds(
    plan: Sequence[ExpansionStep], angles: Mapping[int, Angle]
) -> tuple[dict[str, int], dict[str, int]]:
    """Upper bounds, over all steps, of the variables' exponents and of the angles' factors."""
    known: dict[int, dict[tuple[str, bool], int]] = {UNIT: {}}
    highest: dict[tuple[str, bool], int] = {}
    for step in plan:
        node = step.node
        own: dict[tuple[str, bool], int] = {}
        if step.products:
            for _, a, b in step.products:
                left, right = known[a], known[b]
                for name in left.keys() | right.keys():
                    degree = left.get(name, 0) + right.get(name, 0)
                    if degree > own.get(name, 0):
                        own[name] = degree
        elif node.op is SYMBOL:
            own = {(node.value, False): 1}
        elif node.op in (SIN, COS):
            factors = angles[node.args[0].index].factors
            own = {(name, True): abs(factor) for name, factor in factors.items()}
        elif node.op is DIV:
            own = known[node.args[0].index]
        known[node.index] = own
        for name, degree in own.items():
            if degree > highest.get(name, 0):
                highest[name] = degree
    return (
        {name: degree for (name, turns), degree in highest.items() if not turns},
        {name: degree for (name, turns), degree in highest.items() if turns},
    )


# -- running it ----------------------------------------------------------------------------


class _Run:
    """The plan carried out in one ring. A form is dropped after its last use."""

    def __init__(
        self,
        ring: Ring,
        plan: Sequence[ExpansionStep],
        outputs: Sequence[Expr],
        angles: Mapping[int, Angle],
    ) -> None:
        self.ring = ring
        self.angles = angles
        self.forms: dict[int, Form] = {UNIT: ONE}
        self.work = 0
        self._left: dict[int, int] = {}
        for index in [k for step in plan for k in step.needs] + [node.index for node in outputs]:
            self._left[index] = self._left.get(index, 0) + 1

    def work_of(self, step: ExpansionStep) -> int:
        """The multiplications that a step takes."""
        if step.node.op in (SIN, COS):
            return self.ring.work(self.angles[step.node.args[0].index].factors)
        forms = self.forms
        return sum(len(forms[a].numerators) * len(forms[b].numerators) for _, a, b in step.products)

    def take(self, step: ExpansionStep) -> None:
        """Carry out a step."""
        self.work += self.work_of(step)
        self.forms[step.node.index] = self._form(step)
        for index in step.needs:
            self._left[index] -= 1
            if not self._left[index]:
                del self.forms[index]

    def _form(self, step: ExpansionStep) -> Form:
        node, forms = step.node, self.forms
        if step.products:
            return sum_products([(s, forms[a], forms[b]) for s, a, b in step.products], self.ring)
        if node.op is CONST:
            return _number(exact(node.value))
        if node.op is SYMBOL:
            return self.ring.packing.variable(node.value)
        if node.op in (SIN, COS):
            return self._wave(self.angles[node.args[0].index], node.op is SIN)
        assert node.op is DIV, node.op
        return self._quotient(*(forms[argument.index] for argument in node.args))

    def _wave(self, angle: Angle, sine: bool) -> Form:
        """sin(x + o) = sin x cos o + cos x sin o, cos(x + o) = cos x cos o - sin x sin o."""
        c, s = self.ring.wave(angle.factors)
        one, other, sign = (s, c, 1) if sine else (c, s, -1)
        offset = [_number(exact(value)) for value in (angle.cosine, angle.sine)]
        return sum_products([(1, one, offset[0]), (sign, other, offset[1])], self.ring)

    def _quotient(self, numerator: Form, divisor: Form) -> Form:
        if set(divisor.numerators) != {0}:
            raise NoNormalForm("a quotient by a variable has no trigonometric normal form")
        value = Fraction(divisor.denominator, divisor.numerators[0])
        return sum_products([(1, numerator, _number(value))], self.ring)


def _number(value: Fraction) -> Form:
    return Form({0: value.numerator} if value else {}, value.denominator)
