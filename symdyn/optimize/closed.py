"""The closed form of a program: its trigonometric normal form, written as a new graph.

    M[0][0] = g1 + 2 g2 cos(q[1]),      g1 = I_1 + I_2 + m_1 lc_1^2 + ...

Parameters come in groups: each polynomial of parameters that multiplies a wave is computed once,
freed of its numerical factor, so that g2 and 2 g2 are one group.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import reduce
from math import gcd

from symdyn.errors import FunctionError
from symdyn.graph import Array, Expr, Graph, Program
from symdyn.graph.harmonics import (
    Angles,
    Harmonics,
    Monomial,
    NoNormalForm,
    Polynomial,
    normal_forms,
)

LARGEST = 3000
"""Terms beyond which nobody reads a closed form, and straight-line code is far cheaper."""

GROUPS = "groups of parameters"
WAVES = "sines and cosines of sums of angles"


def closed_form(program: Program, force: bool = False) -> Program:
    """The same program from its normal form; refused where that is too large to be of use."""
    try:
        forms = normal_forms(program.results)
    except NoNormalForm as reason:
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
    writer = _Writer(program)
    writer.prepare(forms)
    results = iter([writer.node(form) for form in forms])
    outputs = tuple(
        replace(array, elements=tuple(next(results) for _ in array.elements))
        for array in program.outputs
    )
    return replace(
        program,
        inputs=writer.inputs,
        outputs=outputs,
        derived_by=f"{program.derived_by}, closed form",
    )


class _Writer:
    """Builds nodes of a fresh graph from normal forms."""

    def __init__(self, program: Program) -> None:
        self.graph = Graph()
        self.inputs = tuple(
            Array(
                array.name,
                array.shape,
                tuple(self.graph.symbol(node.value) for node in array.elements),
                array.about,
                array.element_names,
            )
            for array in program.inputs
        )
        self.states = {
            node.value for array in program.inputs if array.name != "p" for node in array.elements
        }
        self.groups: dict[frozenset[tuple[Monomial, Fraction]], Expr] = {}

    def prepare(self, forms: list[Harmonics]) -> None:
        """Groups, then waves, before anything else: the code opens with the legend of both."""
        for form in forms:
            for polynomial in form.terms.values():
                for parameters in self.split(polynomial).values():
                    self.group(parameters)
        for angles, sine in sorted({wave for form in forms for wave in form.terms}):
            self.wave(angles, sine)

    def split(self, polynomial: Polynomial) -> dict[Monomial, Polynomial]:
        """State monomial -> polynomial of parameters."""
        parts: dict[Monomial, Polynomial] = {}
        for monomial, coefficient in sorted(polynomial.items()):
            state = tuple((v, e) for v, e in monomial if v in self.states)
            rest = tuple((v, e) for v, e in monomial if v not in self.states)
            parts.setdefault(state, {})[rest] = coefficient
        return parts

    def group(self, parameters: Polynomial) -> Expr:
        """factor * group; a plain number where no parameter enters."""
        if set(parameters) == {()}:
            return self.graph.constant(parameters[()])
        factor = _content(parameters)
        primitive = {monomial: value / factor for monomial, value in parameters.items()}
        key = frozenset(primitive.items())
        if key not in self.groups:
            node = self.graph.constant(0)
            for monomial, value in sorted(primitive.items()):
                node = node + self.product(monomial) * value
            if len(primitive) > 1 or sum(e for m in primitive for _, e in m) > 1:
                node.mark(f"g{len(self.groups) + 1}", GROUPS)
            self.groups[key] = node
        return self.groups[key] * factor

    def product(self, monomial: Monomial) -> Expr:
        node = self.graph.constant(1)
        for name, exponent in monomial:
            node = node * self.graph.symbol(name) ** exponent
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

    def node(self, form: Harmonics) -> Expr:
        """The sum of waves times amplitudes."""
        result = self.graph.constant(0)
        for (angles, sine), polynomial in sorted(form.terms.items(), key=_by_length):
            amplitude = self.graph.constant(0)
            for state, parameters in self.split(polynomial).items():
                amplitude = amplitude + self.group(parameters) * self.product(state)
            result = result + amplitude * self.wave(angles, sine)
        return result


def _content(polynomial: Polynomial) -> Fraction:
    """The factor that leaves coprime whole coefficients with a positive first one."""
    values = [polynomial[monomial] for monomial in sorted(polynomial)]
    numerators = reduce(gcd, (abs(value.numerator) for value in values))
    denominators = reduce(lambda a, b: a * b // gcd(a, b), (value.denominator for value in values))
    factor = Fraction(numerators, denominators)
    return factor if values[0] > 0 else -factor


def _shorthand(angle: tuple[str, int]) -> str:
    """q[1] is 2, 2 q[1] is 2x2, -q[1] is m2; parameters by their number."""
    name, factor = angle
    array, _, index = name.rstrip("]").partition("[")
    number = f"{'' if array == 'q' else array}{int(index) + 1}"
    times = "" if abs(factor) == 1 else f"{abs(factor)}x"
    return f"{'m' * (factor < 0)}{times}{number}"


def _by_length(item: tuple[tuple[Angles, bool], Polynomial]) -> tuple[int, Angles, bool]:
    (angles, sine), _ = item
    return (sum(abs(k) for _, k in angles), angles, sine)
