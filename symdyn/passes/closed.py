"""The closed form of a program: its trigonometric normal form, written as a new graph.

    M[0][0] = g1 + 2 g2 cos(q[1]),      g1 = I_1 + I_2 + m_1 lc_1^2 + ...

Parameters are collected in groups (`harmonics.grouped`), each computed once at the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import FunctionError
from symdyn.graph import Expr, Graph, Program
from symdyn.graph.normal.groups import group_parameters
from symdyn.graph.normal.harmonics import (
    Angles,
    Harmonics,
    Monomial,
    NoNormalForm,
    Polynomial,
    normal_forms,
)

LARGEST = 3000
"""With more terms nobody reads a closed form, and straight-line code is far cheaper."""

GROUPS = "groups of parameters"
WAVES = "sines and cosines of sums of angles"


def closed_form(program: Program, force: bool = False, has_quotients: bool = False) -> Program:
    """Return the program written from its normal form; too large forms are rejected.

    `has_quotients`: people are shown closed forms of this function that are quotients.
    """
    try:
        forms = normal_forms(program.results, units=program.units)
    except NoNormalForm as reason:
        if has_quotients:
            raise FunctionError(
                f"the closed form of {program.name} is one of quotients, which are not emitted; "
                f"use --form straight, or print it with derive --quantity {program.name}"
            ) from None
        raise FunctionError(
            f"{program.name} has no closed form of sines and cosines ({reason}); "
            "use --form straight"
        ) from None
    size = sum(form.size for form in forms)
    if size > LARGEST and not force:
        raise FunctionError(
            f"the closed form of {program.name} has {size} terms, more than {LARGEST}; "
            "use --form straight, or --force"
        )
    writer = _ClosedFormWriter(program)
    written = program.over(writer.inputs, writer.nodes(forms))
    return replace(written, derived_by=f"{program.derived_by}, closed form", legend=writer.legend)


class _ClosedFormWriter:
    """Builds nodes of a fresh graph from normal forms."""

    def __init__(self, program: Program) -> None:
        self.graph = Graph()
        self.inputs = [self.graph.symbol(node.value) for node in program.symbols]
        self.groups: dict[str, Expr] = {}
        self.legend: tuple[str, ...] = ()
        self.names = {
            node.value: name
            for array in program.inputs
            for node, name in zip(array.elements, array.element_names, strict=False)
        }

    def nodes(self, forms: Sequence[Harmonics]) -> list[Expr]:
        """The forms as nodes; groups and waves come first, as the legend of the code."""
        legend, forms = group_parameters(forms, dict.fromkeys(self.names, 0))
        self.legend = tuple(f"{name} = {self.text(group)}" for name, group in legend.items())
        for name, polynomial in legend.items():
            node = self.polynomial(polynomial)
            node.mark(name, GROUPS)
            self.groups[name] = node
        for angles, sine in sorted({wave for form in forms for wave in form.terms}):
            self.wave(angles, sine)
        return [self.sum(form) for form in forms]

    def text(self, polynomial: Polynomial) -> str:
        """Return a group as people write it: m_1 lc_1^2 + I_1."""
        terms = []
        for monomial, value in sorted(polynomial.items()):
            factors = [f"{self.names.get(v, v)}{f'^{e}' * (e > 1)}" for v, e in monomial]
            terms.append(" ".join([str(value)] * (value != 1) + factors))
        return " + ".join(terms).replace("+ -", "- ")

    def sum(self, form: Harmonics) -> Expr:
        result = self.graph.constant(0)
        for (angles, sine), polynomial in form.terms.items():
            result = result + self.polynomial(polynomial) * self.wave(angles, sine)
        return result

    def polynomial(self, polynomial: Polynomial) -> Expr:
        result = self.graph.constant(0)
        for monomial, value in sorted(polynomial.items()):
            result = result + self.product(monomial) * value
        return result

    def product(self, monomial: Monomial) -> Expr:
        node = self.graph.constant(1)
        for name, exponent in monomial:
            base = self.groups[name] if name in self.groups else self.graph.symbol(name)
            node = node * base**exponent
        return node

    def wave(self, angles: Angles, sine: bool) -> Expr:
        if not angles:
            return self.graph.constant(1)
        total = self.graph.constant(0)
        for name, factor in angles:
            total = total + self.graph.symbol(name) * factor
        node = total.sin() if sine else total.cos()
        node.mark(("s" if sine else "c") + "_".join(map(_shorthand, angles)), WAVES)
        return node


def _shorthand(angle: tuple[str, int]) -> str:
    """Return part of the name of a wave: q[1] is 2, 2 q[1] is 2x2, -q[1] is m2, p[0] is p1."""
    name, factor = angle
    array, _, index = name.rstrip("]").partition("[")
    number = f"{'' if array == 'q' else array}{int(index) + 1}"
    times = "" if abs(factor) == 1 else f"{abs(factor)}x"
    return f"{'m' * (factor < 0)}{times}{number}"
