"""Proofs that two formulations are equal: the difference of their normal forms has no terms."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.forward.zero_pivots import somewhere
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import Function
from symdyn.graph import Graph
from symdyn.graph.normal.harmonics import (
    Harmonics,
    NoNormalForm,
    TooManyTerms,
    as_sum_of_waves,
    normal_forms,
    wave_order,
)
from symdyn.graph.normal.reciprocals import cancel_reciprocals
from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.teaching.answers.comparing import Term, form_of, terms
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.zero_pose import mathematical, titled
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.display.numbers import DIGITS
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import Sentence, StepPart, StepTable
from symdyn.teaching.steps.step import Derivation, DerivationStep
from symdyn.teaching.steps.writing import QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex, latex, numbers, plain

# -- equality of two matrices --------------------------------------------------------------------

# Two matrices are compared term by term if they have normal forms, else numerically.

LARGEST_SYMBOLIC = 3
"""Normal forms are compared up to this many joints; for more they take too long."""

EXACTLY = "exactly"
"""The two normal forms are the same, so the two matrices are equal at every q."""

Bind = Callable[[Robot], Robot]
Sides = Callable[[Bind, Sequence[Any], Sequence[Any]], Mapping[str, tuple[Rows, Rows]]]
"""From a function that fills in a robot's parameters, and q and qd: pairs of matrices by name."""


@dataclass(frozen=True)
class Verdicts:
    """How closely each pair agrees: `exactly`, or up to a fraction of the largest entry."""

    by_name: dict[str, str]
    q: list[float]

    @property
    def remark(self) -> str:
        """The q at which numbers were compared, if any were."""
        compared = any(verdict != EXACTLY for verdict in self.by_name.values())
        return f"numerically at q = {numbers(self.q)}" if compared else "all by normal forms"


def verdicts(robot: Robot, sides: Sides, at: Sequence[float] | None = None) -> Verdicts:
    """Compare both sides numerically at q and, for a small robot, by normal forms if they exist."""
    q = list(somewhere(robot) if at is None else at)
    qd = [1 - 0.3 * k for k in range(robot.nv)]
    pairs = sides(lambda one: one.bind(), q, qd)
    found = {name: f"to {gap(*pair)}" for name, pair in pairs.items()}
    if robot.nv <= LARGEST_SYMBOLIC and at is None:
        found.update(dict.fromkeys(_exact(robot, sides), EXACTLY))
    return Verdicts(found, q)


def _exact(robot: Robot, sides: Sides) -> list[str]:
    """The names whose sides have the same normal forms."""
    graph = Graph()
    p = {f.name: graph.symbol(f"p[{k}]") for k, f in enumerate(robot.symbolic_parameters)}
    sizes = (("q", robot.nq), ("qd", robot.nv))
    q, qd = ([graph.symbol(f"{x}[{k}]") for k in range(n)] for x, n in sizes)
    equal = []
    for name, (left, right) in sides(lambda one: one.bind(p), q, qd).items():
        nodes = [
            graph.constant(a) - graph.constant(b)
            for rows in zip(left, right, strict=True)
            for a, b in zip(*rows, strict=True)
        ]
        try:
            forms = normal_forms(nodes, units=robot.unit_symbols())
            if not any(form.terms for form in forms):
                equal.append(name)
        except NoNormalForm:
            continue
    return equal


def gap(left: Rows, right: Rows) -> str:
    """The largest difference relative to the largest entry, rounded up to a power of ten."""
    one, two = ([float(x) for row in rows for x in row] for rows in (left, right))
    largest, gap = max(map(abs, one)), max(abs(a - b) for a, b in zip(one, two, strict=True))
    if gap == 0:
        return "the last digit"
    return f"1e{math.ceil(math.log10(gap / (largest or 1))):+03d}"


MOST_WORK = 3_000_000
"""Limit of multiplications in the proof of an entry: some seconds."""
LITTLE_WORK = 100_000
"""The limit for a proof that is the last step of a derivation."""
MOST_LISTED = 40
"""Terms of both normal forms that are listed side by side; more are counted."""
STATES = ("q", "qd", "qdd", "tau")
ZERO = Fraction(0)
LARGEST_DENOMINATOR = 1000
"""Fractions with larger denominators are printed as decimals."""
_Forms = tuple[list[Harmonics], list[Harmonics]]


@dataclass(frozen=True)
class _Sides:
    """Two formulations of one function: their names and their results, entry by entry."""

    one: str
    two: str
    row: Function
    shape: tuple[int, ...]
    left: list[Any]
    right: list[Any]

    @property
    def name(self) -> str:
        return self.row.outputs[0].name


def prove(model: ClosedForms, one: str, two: str, quantity: str | None = None) -> Derivation:
    """Prove that two methods agree, or show that they do not, as steps.

    Parameters
    ----------
    model
        The model of `symdyn.derive`.
    one, two
        The names of two methods.
    quantity
        What both derive; by default the first function that both derive.
    """
    if model.at is not None:
        raise FunctionError(
            "--prove compares two methods for all q, so --at has no meaning here; omit it"
        )
    model = displayed(model)
    write = QuantityWriter(model)
    row = _common(model, one, two, quantity)
    sides = _run(write, row, one, two)
    title = titled(f"{one} and {two}, symbolically:", model.robot)
    forms = _normal(write, sides, MOST_WORK)
    steps = [_derived(write, sides)]
    if not isinstance(forms, str):
        steps.append(_side_by_side(write, sides, forms))
    steps.append(_difference(write, sides, forms, (steps[-1].key,)))
    return Derivation(title, tuple(steps))


def equal_forces(
    write: QuantityWriter, one: str, two: str, origins: tuple[str, ...]
) -> DerivationStep:
    """Return the proof as one step, for the end of a derivation of the joint forces."""
    sides = _run(write, FUNCTIONS["inverse_dynamics"], one, two)
    return _difference(write, sides, _normal(write, sides, LITTLE_WORK), origins)


def _common(model: ClosedForms, one: str, two: str, quantity: str | None) -> Function:
    """The function that both methods derive: the one asked for, or the first in the table."""
    if one == two:
        raise FunctionError(f"--prove needs two different methods; got {one} twice")
    rows = list(FUNCTIONS.values()) if quantity is None else [model.function(quantity)]
    for method in (one, two):
        known = [row.name for row in FUNCTIONS.values() if method in row.methods]
        if not known:
            raise FunctionError(f"no method is called {method!r}; symdyn compare lists the methods")
        if not any(method in row.methods for row in rows):
            raise FunctionError(
                f"{method} does not derive {rows[0].name}; it derives {', '.join(known[:4])}"
            )
    both = [row for row in rows if one in row.methods and two in row.methods]
    both = [row for row in both if set(row.inputs) <= set(STATES) and len(row.outputs) == 1]
    if not both:
        of = [[r.name for r in FUNCTIONS.values() if m in r.methods][:3] for m in (one, two)]
        raise FunctionError(
            f"{one} ({', '.join(of[0])}) and {two} ({', '.join(of[1])}) derive no function in "
            "common; choose two methods of one function"
        )
    return both[0]


def _run(write: QuantityWriter, row: Function, one: str, two: str) -> _Sides:
    """Both derivations on one graph."""
    inputs = {"q": write.q, **{x: write.rates(x) for x in STATES[1:]}}
    arguments = [inputs[name] for name in row.inputs]
    found = [row.methods[method](write.robot, *arguments) for method in (one, two)]
    left, right = ([write.graph.constant(x) for x in _flat(values)] for values in found)
    return _Sides(one, two, row, _shape(found[0]), left, right)


def _shape(values: Any) -> tuple[int, ...]:
    return (len(values), *_shape(values[0])) if isinstance(values, (list, tuple)) else ()


def _flat(values: Any) -> list[Any]:
    if isinstance(values, (list, tuple)):
        return [x for value in values for x in _flat(value)]
    return [values]


def _normal(write: QuantityWriter, sides: _Sides, limit: int) -> _Forms | str:
    """The normal forms of both, or why there are none."""
    try:
        left, right = (_forms(write, nodes, limit) for nodes in (sides.left, sides.right))
    except TooManyTerms:
        tried = (
            "are too large"
            if limit == MOST_WORK
            else ("take too long here (derive --prove computes them)")
        )
        return f"the normal forms {tried}"
    except NoNormalForm as reason:
        return f"there is no normal form ({reason})"
    return left, right


def _forms(write: QuantityWriter, nodes: Sequence[Any], limit: int) -> list[Harmonics]:
    units = write.robot.unit_symbols()
    found = (normal_forms([node], units=units, limit=limit) for node in nodes)
    return [cancel_reciprocals(form) for forms in found for form in forms]


# -- steps -------------------------------------------------------------------------------------


def _derived(write: QuantityWriter, sides: _Sides) -> DerivationStep:
    """The results of both formulations, collected for reading."""
    shown: list[StepPart] = [
        write.shaped(f"{sides.name}_A", sides.shape, sides.left),
        write.shaped(f"{sides.name}_B", sides.shape, sides.right),
    ]
    return DerivationStep(
        "forms",
        f"Both derivations: `{sides.name}_A` by {sides.one}, `{sides.name}_B` by {sides.two}",
        prose(
            "Both methods run on symbols for all states and parameters. The results are collected "
            "for reading. Equal appearance is not yet a proof."
        ),
        results=tuple(shown),
    )


def _side_by_side(write: QuantityWriter, sides: _Sides, forms: _Forms) -> DerivationStep:
    """Both normal forms, term by term, if they can be read."""
    pairs = [(terms(a), terms(b)) for a, b in zip(*forms, strict=True)]
    total = sum(len({*one, *two}) for one, two in pairs)
    if total > MOST_LISTED:
        shown: StepPart = Sentence(
            prose(f"The normal forms have {total} different terms, too many to list.")
        )
    else:
        heading = ("entry", f"by {sides.one}", f"by {sides.two}", "difference", "term")
        rows = [
            (
                entry,
                *map(_number, (one.get(term, ZERO), two.get(term, ZERO), rest)),
                _term(write, term),
            )
            for entry, (one, two) in zip(_entries(sides), pairs, strict=True)
            for term in sorted({*one, *two}, key=_order)
            for rest in [one.get(term, ZERO) - two.get(term, ZERO)]
        ]
        shown = StepTable(tuple(TextAndLatex(x, x) for x in heading), tuple(rows))
    return DerivationStep(
        "terms",
        "Both normal forms, term by term",
        prose(
            "Expanded, each entry is a sum of terms: a coefficient times powers of symbols times "
            "the cosine or sine of an integer combination of angles. This normal form is unique: "
            "equal functions have the same terms with the same coefficients."
        ),
        results=(shown,),
        follows_from=("forms",),
    )


def _order(term: Term) -> tuple[Any, ...]:
    """Low harmonics first, as in formulas."""
    wave, monomial = term
    return (wave_order((wave, {})), monomial)


def _term(write: QuantityWriter, term: Term) -> TextAndLatex:
    """The factor of a coefficient."""
    value = as_sum_of_waves(form_of({term: Fraction(1)}), write.model.symbol)
    return mathematical(TextAndLatex(plain(value), latex(value, write.latex_names)))


def _number(x: Fraction) -> TextAndLatex:
    if x.denominator <= LARGEST_DENOMINATOR:
        return mathematical(TextAndLatex(f"{x}", f"{x}"))
    return mathematical(TextAndLatex(f"{float(x):.{DIGITS}g}", f"{float(x):.{DIGITS}g}"))


def _entries(sides: _Sides) -> Iterator[TextAndLatex]:
    """The names of the entries: tau[1]."""
    for place in product(*(range(1, n + 1) for n in sides.shape)):
        entry = sides.name + f"[{','.join(map(str, place))}]" * bool(place)
        yield mathematical(TextAndLatex(entry, formula(entry)))


def _difference(
    write: QuantityWriter, sides: _Sides, forms: _Forms | str, origins: tuple[str, ...]
) -> DerivationStep:
    name = sides.name
    if isinstance(forms, str):
        unproved = f"Not proved: {forms}. {_in_numbers(write.model.robot, sides)}"
        shown: list[StepPart] = [Sentence(prose(unproved))]
    else:
        shown = _table(sides, *forms)
    return DerivationStep(
        "equality",
        f"Comparison of `{name}` by {sides.one} and {sides.two}",
        prose(
            "The normal form of a function is a unique sum of terms, so two functions are equal if "
            "and only if the difference of their normal forms has no terms. This proves equality "
            "for all states and for all values of the symbolic parameters."
        ),
        (equation(f"{name}_A - {name}_B = 0"),),
        None,
        tuple(shown),
        origins,
    )


def _table(sides: _Sides, left: list[Harmonics], right: list[Harmonics]) -> list[StepPart]:
    heading = ("entry", f"terms by {sides.one}", f"terms by {sides.two}", "terms of the difference")
    rows = []
    leftover = 0
    for entry, a, b in zip(_entries(sides), left, right, strict=True):
        rest = (a - b).size
        leftover += rest
        if a.size or b.size:
            counts = (TextAndLatex(f"{n}", f"{n}") for n in (a.size, b.size, rest))
            rows.append((entry, *counts))
    if leftover:
        verdict = f"The difference has {leftover} terms, so the two methods do not agree."
    else:
        verdict = f"{_vanish(len(left))} identically, so the two methods agree."
    zeros = len(left) - len(rows)
    more = f" ({zeros} of the entries are zero by both methods.)" if zeros else ""
    table = StepTable(tuple(TextAndLatex(x, x) for x in heading), tuple(rows))
    return [*([table] if rows else []), Sentence(prose(verdict + more))]


def _vanish(count: int) -> str:
    """The beginning of a sentence about that many differences."""
    if count == 1:
        return "The difference vanishes"
    return "Both differences vanish" if count == 2 else f"All {count} differences vanish"


def _in_numbers(robot: Robot, sides: _Sides) -> str:
    q = list(somewhere(robot))
    states = {"q": q, **{x: [1 - 0.3 * k for k in range(robot.nv)] for x in STATES[1:]}}
    arguments = [states[name] for name in sides.row.inputs]
    one, two = (
        [_flat(sides.row.methods[m](robot.bind(), *arguments))] for m in (sides.one, sides.two)
    )
    return (
        f"Numerically, at `q = {numbers(q)}`, both agree to {gap(one, two)}, which is not a proof."
    )
