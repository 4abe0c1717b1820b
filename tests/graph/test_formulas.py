"""Formulas: the same as SymPy's, simplified as little, and printed in the order of a textbook."""

import random
from fractions import Fraction
from functools import reduce
from operator import add, mul

import pytest
import sympy

from symdyn.errors import FunctionError
from symdyn.graph.formula_text import as_latex, as_text
from symdyn.graph.formulas import (
    Constant,
    FormulaArray,
    Symbol,
    content,
    expand,
    expand_angles,
    formulas_of,
    multiply,
    scale,
)
from symdyn.lie.semidefinite import factorize
from tests.graph.test_choices import made

NAMES = ("I_1", "m_2", "l_1", "q_1", "qd_2")
HALF = Fraction(1, 2)


def made_of(draw, depth, symbols, function):
    """A random formula, or the same in SymPy, by the symbols it is made of."""
    if depth == 0 or draw.random() < 0.15:
        return draw.choice(symbols)
    kind = draw.choice(["sum", "sum", "product", "product", "power", "wave"])
    parts = [made_of(draw, depth - 1, symbols, function) for _ in range(draw.randint(2, 3))]
    numbers = [draw.choice([-2, -1, 1, 1, 3]) for _ in parts]
    if kind == "sum":
        return reduce(add, (n * part for n, part in zip(numbers, parts, strict=True)))
    if kind == "product":
        return reduce(mul, parts) * numbers[0]
    if kind == "power":
        return parts[0] ** draw.choice([2, 3, -1])
    return function(numbers[0] % 2, draw.choice(symbols) - numbers[1] * draw.choice(symbols))


@pytest.mark.parametrize("seed", range(60))
def test_arithmetic_is_that_of_sympy(seed):
    """Structurally: joined, multiplied out and left alone where SymPy does so."""
    ours, theirs = (
        made_of(random.Random(seed), 3, symbols, function)
        for symbols, function in (
            ([Symbol(x) for x in NAMES], lambda k, x: x.sin() if k else x.cos()),
            ([sympy.Symbol(x) for x in NAMES], lambda k, x: sympy.sin(x) if k else sympy.cos(x)),
        )
    )
    assert sympy.sympify(ours) == theirs
    assert expand(ours).to_sympy().expand() == theirs.expand()
    number, rest = content(ours)
    assert number * rest.to_sympy() - theirs == 0 or (
        sympy.expand(number * rest.to_sympy() - theirs) == 0
    )


def test_a_number_stays_before_its_brackets_if_it_is_put_there():
    a, b = Symbol("a"), Symbol("b")
    assert as_text(scale(2, a + b)) == "2*(a + b)"
    assert as_text(2 * (a + b)) == "2*a + 2*b"
    assert as_text(multiply([scale(2, a + b), a])) == "2*a*(a + b)"
    assert str(scale(2, a + b).to_sympy()) == "2*(a + b)"
    assert scale(2, a + b) != 2 * (a + b)


def test_angles_are_expanded_by_the_addition_theorems():
    a, b, c = map(Symbol, "abc")
    assert as_text(expand_angles((a + b).sin())) == "cos(a)*sin(b) + sin(a)*cos(b)"
    for angle in (a + b - c, 2 * a + b, 3 * a - 2 * b, 4 * a):
        for wave in (angle.sin(), angle.cos()):
            expanded = expand_angles(wave).to_sympy()
            assert not [x for x in expanded.atoms(sympy.sin, sympy.cos) if not x.args[0].is_Symbol]
            values = {"a": 0.3, "b": -0.7, "c": 1.1}
            assert float((expanded - wave.to_sympy()).subs(values)) == pytest.approx(0, abs=1e-14)


def test_printing_is_exact_about_powers_quotients_and_signs():
    a, b = Symbol("a"), Symbol("b")
    half = Constant(2).sqrt() / 4
    for formula, text, latex in (
        (1 / a, "1/a", r"\frac{1}{a}"),
        (-b / (2 * a**2), "-b/(2*a^2)", r"- \frac{b}{2 a^{2}}"),
        ((a + b) ** 2, "(a + b)^2", r"\left(a + b\right)^{2}"),
        (half * a, "sqrt(2)*a/4", r"\frac{\sqrt{2} a}{4}"),
        (a.cos() ** 2, "cos(a)^2", r"\cos^{2}{\left(a \right)}"),
        (1.5e-7 * a, "1.5e-7*a", r"1.5 \cdot 10^{-7} a"),
        (-HALF * a, "-a/2", r"- \frac{a}{2}"),
        (Constant(Fraction(-4, 3)), "-4/3", r"- \frac{4}{3}"),
        ((b - a).tanh() * 0, "0", "0"),
        (
            abs(a) * a.sign(),
            "Abs(a)*sign(a)",
            r"\left|{a}\right| \operatorname{sign}{\left(a \right)}",
        ),
    ):
        assert as_text(formula) == text
        assert as_latex(formula, {}) == latex


def test_choices_and_angles_of_points_are_those_of_sympy():
    *_, outputs = made()
    for formula in formulas_of(outputs):
        assert as_text(formula).count("Piecewise") == str(formula.to_sympy()).count("Piecewise")
        assert r"\end{cases}" in as_latex(formula, {}) or "Piecewise" not in as_text(formula)


def test_equations_of_constraints_are_rejected():
    with pytest.raises(FunctionError, match="no closed form"):
        factorize([[Symbol("x")]])


def test_arrays_are_reordered_like_sympys():
    entries = tuple(Symbol(f"x{k}") for k in range(12))
    array = FormulaArray((2, 3, 2), entries)
    expected = sympy.permutedims(array.to_sympy(), (1, 2, 0))
    assert array.reorder((1, 2, 0)).to_sympy() == expected
    assert FormulaArray((2, 2), (*entries[:2], *entries[1:3])).is_symmetric
    assert not FormulaArray((2, 2), entries[:4]).is_symmetric
