"""The field in which decisions are made, and the exact numbers: laws and landmarks."""

import math
from fractions import Fraction

import pytest
import sympy

from symdyn.graph import Graph
from symdyn.identifiability.base_parameters import _rounded
from symdyn.identifiability.dependent_columns import _monomials
from symdyn.identifiability.exact_field import (
    PRIME,
    NumberField,
    Residue,
    field_with_roots,
)
from symdyn.identifiability.exact_numbers import Surd, exact_direction, exact_sin_cos, written
from symdyn.identifiability.modular import rational, root_modulo
from symdyn.robot import load
from symdyn.scalar import cos, sin

FIELD = NumberField()


def test_the_prime_is_one_and_so_is_what_it_is_made_of():
    assert sympy.isprime(PRIME)
    assert (PRIME - 1) % 24 == 0
    assert sympy.isprime((PRIME - 1) // 24)


@pytest.mark.parametrize("value", [0.3, -1.2, math.pi / 12, 5 * math.pi / 6, 1, Fraction(1, 3)])
def test_sine_and_cosine_obey_their_laws(value):
    x, y = FIELD.number(value), FIELD.number(0.45)
    s, c = x.sin(), x.cos()
    assert (s * s + c * c - 1).is_zero
    assert (x + y).sin().value == (s * y.cos() + c * y.sin()).value
    assert (-x).sin().value == (-s).value
    assert (-x).cos().value == c.value


def test_special_angles_have_their_values():
    half = FIELD.number(math.pi / 6).sin()
    assert (half + half - 1).is_zero
    assert FIELD.number(math.pi / 2).cos().is_zero
    root = FIELD.number(math.pi / 4).cos()
    assert (2 * root * root - 1).is_zero
    assert (FIELD.number(math.pi).cos() + 1).is_zero


def test_decimal_angles_add_up_and_nothing_else_does():
    parts = FIELD.number(0.7) + FIELD.number(0.8)
    assert parts.sin().value == FIELD.number(1.5).sin().value
    assert parts.sin().value != FIELD.number(1.5000001).sin().value
    turn = FIELD.number(math.pi / 12)
    assert not (turn.sin() - FIELD.number(0.2588190451025207)).is_zero


def test_formulas_respect_sums_products_and_multiples_of_angles():
    g = Graph()
    a, b = g.symbol("a"), g.symbol("b")
    identity = (2 * a + b).sin() - (2 * a).sin() * b.cos() - (2 * a).cos() * b.sin()
    assert FIELD(identity).is_zero
    assert FIELD((a + math.pi / 3).sin() + (a - math.pi / 3).sin() - a.sin()).is_zero
    assert FIELD((a * b + a).sin() - (a * (b + 1)).sin()).is_zero
    assert not FIELD(a.sin() - b.sin()).is_zero
    assert FIELD((a / b) * b - a).is_zero
    assert FIELD((a / b).sin() + (-(a / b)).sin()).is_zero


def test_functions_without_laws_are_functions():
    x = FIELD.symbol("x")
    for apply in (Residue.tanh, Residue.sign, Residue.__abs__):
        assert apply(x).value == apply(FIELD.symbol("x")).value != x.value
    assert (Residue(FIELD, 4).sqrt() * Residue(FIELD, 4).sqrt()).value == 4
    assert (
        root_modulo(FIELD.zeta, PRIME) is None
    )  # of the order 24: no square, p - 1 has no more twos
    assert Residue(FIELD, FIELD.zeta).sqrt().value == Residue(FIELD, FIELD.zeta).sqrt().value
    assert root_modulo(0, PRIME) == 0


def test_fields_with_the_roots_that_are_asked_for():
    squares = [Fraction(14), Fraction(5, 9), Fraction(11), Fraction(13, 7)]
    field = field_with_roots(squares)
    assert sympy.isprime(field.prime)
    assert field.prime % 24 == 1
    for square in squares:
        root = field.root_of(square)
        assert (root * root).value == field.fraction(square)


def test_rational_lengths_need_no_other_field():
    assert field_with_roots([Fraction(1), Fraction(25, 16)]).prime == PRIME


def test_fractions_come_back_and_random_residues_are_none():
    for x in (Fraction(0), Fraction(-355, 113), Fraction("0.18645124"), Fraction(10**15, 7)):
        assert rational(FIELD.fraction(x), PRIME, 110) == x
    assert not [k for k in range(200) if rational(FIELD.random(f"{k}"), PRIME, 110) is not None]


# -- exact numbers -------------------------------------------------------------------------


@pytest.mark.parametrize("steps", range(-24, 25))
def test_exact_sines_are_the_sines(steps):
    angle = steps * math.pi / 12
    for exact, number in zip(exact_sin_cos(angle), (sin(angle), cos(angle)), strict=True):
        assert abs(float(exact) - number) < 1e-15
    s, c = exact_sin_cos(angle)
    assert s * s + c * c == 1


def test_arithmetic_with_roots():
    x, y = Surd(1, 2, Fraction(1, 3), -1), Surd(Fraction(1, 2), 0, 1, 4)
    for exact, number in (
        (x + y, float(x) + float(y)),
        (x - y, float(x) - float(y)),
        (x * y, float(x) * float(y)),
        (x / y, float(x) / float(y)),
        (2 / x, 2 / float(x)),
        (x / 2, float(x) / 2),
        (3 - x, 3 - float(x)),
    ):
        assert isinstance(exact, Surd)
        assert abs(float(exact) - number) < 1e-12
    assert x / x == 1
    assert Surd(0, 1) * Surd(0, 1) == 2
    assert isinstance(x * 0.5, float)
    assert 1 / Surd(0, 0, 2) == Surd(0, 0, Fraction(1, 6))
    assert str(Surd(0, 1, -2)) == "1*sqrt(2) - 2*sqrt(3)"


def test_what_was_written():
    assert written(0.1 + 0.2) == Fraction(3, 10)
    assert written(0.1 + 0.2 - 0.3) == 0
    assert written(1e-7) == Fraction(1, 10**7)
    assert written(0.12345678901234566) == Fraction("0.12345678901234566")


def test_directions_are_the_ratios_of_their_components():
    length = math.sqrt(14)
    assert exact_direction((1 / length, -2 / length, 3 / length)) == (
        *(Fraction(1, 3), Fraction(-2, 3), 1),
    )
    assert exact_direction((0, 0, -1)) == (0, 0, -1)
    odd = exact_direction((0.6123456789012345, 0.1, 0.2))
    assert odd[0] == Fraction("0.6123456789012345")


def test_the_roots_that_coefficients_may_have_are_those_of_two_three_and_six():
    """A coefficient is recognised by its residue, so that the residue has to be the root's."""
    monomials = _monomials(load("planar2r").bind(), FIELD)
    assert [residue**2 % FIELD.prime for residue, _ in monomials] == [1, 2, 3, 6]
    assert [float(root) ** 2 for _, root in monomials] == pytest.approx([1, 2, 3, 6])


@pytest.mark.parametrize(
    ("digits", "rounded"),
    [
        (0.001 + 1e-10, Fraction(1, 1000)),
        (0.001 + 1e-8, 0.001 + 1e-8),
        (1000.0, 1000.0),
    ],
)
def test_coefficients_are_the_fractions_that_their_residues_are_nearby(digits, rounded):
    assert _rounded(digits, FIELD.number(Fraction(1, 1000))) == rounded
