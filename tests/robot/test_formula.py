"""Formulas in spec files: what they mean, and what is rejected."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, strategies as st

from symdyn.errors import RobotError
from symdyn.robot.spec.formula import LONGEST, Formulas, formula_text

NOMINAL = {"l_1": 2.0, "m": 3.0, "alpha": 0.5, "link1.m": 7.0}


@pytest.fixture
def formulas():
    return Formulas(NOMINAL)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("pi/2", math.pi / 2),
        ("-pi/2", -math.pi / 2),
        ("1/4 + 2**-2", 0.5),
        ("sin(pi/6)", 0.5),
        ("cos(pi/2)", 0),
        ("sqrt(2)", math.sqrt(2)),
        ("9**(1/2)", 3),
        (" (1 + 2)*-3 ", -9),
        ("1e-3", 1e-3),
        ("l_1 - l_1", 0),
        (0.25, 0.25),
        (-1.0, -1),
    ],
)
def test_formulas_of_numbers_are_numbers(text, number, formulas):
    value = formulas(text, "x", "f:1")
    assert isinstance(value, (int, float))
    assert value == number


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("l_1/2", 1.0),
        ("m*l_1**2", 12.0),
        ("m/l_1", 1.5),
        ("link1.m + 1", 8.0),
        ("-(l_1 - m)", 1.0),
        ("l_1**-1", 0.5),
        ("2*l_1 - -m", 7.0),
        ("sin(alpha)**2 + cos(alpha)**2", 1.0),
        ("sqrt(m*l_1*6)", 6.0),
    ],
)
def test_formulas_over_symbols_have_their_nominal_value_and_survive_writing(text, value, formulas):
    expression = formulas(text, "x", "f:1")
    assert formulas.nominal(expression) == pytest.approx(value, rel=1e-15)
    again = Formulas(NOMINAL)(formula_text(expression), "x", "f:1")
    assert formulas.nominal(again) == pytest.approx(value, rel=1e-15)


REJECTED = {
    "an undeclared name": ("l_2", "undeclared name 'l_2'; did you mean l_1"),
    "an undeclared part": ("link1.mass", "undeclared name 'link1.mass'; did you mean link1.m"),
    "a function alone": ("sin", "without an argument"),
    "another function": (
        "exec(1)",
        "calls 'exec', which is not a function; available are sin, cos",
    ),
    "a call of a name": ("m(1)", "calls 'm', which is not a function"),
    "a call of an attribute": ("m.sin(1)", "not a formula"),
    "two arguments": ("sin(1, 2)", "formulas must not contain"),
    "a starred argument": ("sin(*m)", "not a formula"),
    "import": ("__import__", "undeclared name"),
    "dunder": ("m.__class__.__mro__", "not a formula"),
    "text": ("'a'", "formulas must not contain"),
    "indexing": ("m[0]", "undeclared name 'm[0]'"),
    "indexing by a name": ("m[l_1]", "not a formula"),
    "a slice": ("m[:]", "formulas must not contain"),
    "a list": ("[1]", "not a formula"),
    "a function for forces only": (
        "tanh(1)",
        "calls 'tanh', which is not a function; available are sin, cos",
    ),
    "comparison": ("m < 1", "formulas must not contain"),
    "a condition": ("1 if m else 2", "not a formula"),
    "a lambda": ("lambda", "not a formula"),
    "truth": ("True", "not a formula"),
    "imaginary": ("1j", "not a formula"),
    "integer division": ("7//2", "not a formula"),
    "empty": ("", "not a formula"),
    "blank": ("  ", "not a formula"),
    "half a formula": ("1 +", "not a formula"),
    "division by zero": ("1/0", "no value"),
    "division by nothing": ("m/(m - m)", "no value"),
    "nominal division by zero": ("1/(l_1 - 2)", "at the nominal values of the symbols"),
    "nominal root": ("sqrt(l_1 - 3)", "at the nominal values of the symbols"),
    "root": ("sqrt(-1)", "no value"),
    "overflow": ("1e200*1e200", "no value"),
    "infinity": ("1e999", "no value"),
    "nominal overflow": ("(m*1e30)**8", "not a finite number"),
    "too large": ("1e61", "not a finite number"),
    "a tower": ("9**64**64", "whole number up to 64"),
    "a tower of squares": ("(((9**64)**64)**64)**64", "no value"),
    "an exponent of symbols": ("m**m", "whole number up to 64"),
    "an odd exponent": ("m**0.3", "whole number up to 64"),
    "length": ("1+" * LONGEST + "1", "longer than"),
    "parentheses": ("(" * 900 + "1" + ")" * 900, "; "),
    "digits": ("1" * 1999, "no value"),
    "a table": ({"a": 1}, "a number or a formula"),
    "a truth value": (True, "a number or a formula"),
    "nothing": (None, "a number or a formula"),
    "NaN": (math.nan, "not a finite number"),
    "an infinite number": (-math.inf, "not a finite number"),
    "not ASCII": ("\uff4d", "formulas must not contain"),
    "lines": ("1\n+1", "formulas must not contain"),
}


@pytest.mark.parametrize("case", REJECTED)
def test_what_is_no_formula_is_rejected_in_one_line(case, formulas, rejection):
    text, problem = REJECTED[case]
    message = rejection(formulas, text, "mass of body 'b'", "f:3")
    assert message.startswith("f:3: mass of body 'b'")
    assert problem in message


def test_long_sums_and_many_signs_do_not_recurse(formulas):
    assert formulas("-" * 1000 + "1", "x", "f:1") == 1
    long = Formulas(NOMINAL, longest=10**6)
    assert long("+".join(["m"] * 900), "x", "f:1") is not None
    with pytest.raises(RobotError, match="nested too deeply"):
        long("+".join(["m"] * 100_000), "x", "f:1")


def test_a_formula_too_long_to_write_out_is_not_written():
    expression = Formulas({"x": 0.0})("(((x + 1)**64)**64)**64", "x", "f:1")
    with pytest.raises(RobotError, match="too long to write out"):
        formula_text(expression)


@given(st.text(alphabet="m1l_.+-*/() sincopqrt2e", max_size=40))
def test_any_text_is_a_value_or_a_robot_error(text):
    formulas = Formulas({"m": 2.0, "l_1": 0.0})
    value, problem = 0, ""
    try:
        value = formulas(text, "x", "f:1")
    except RobotError as error:
        problem = str(error)
    assert math.isfinite(formulas.nominal(value))
    assert problem.isprintable()
