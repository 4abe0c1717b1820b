"""Common factors of normal forms, and exact quotients of polynomials."""

import random
from fractions import Fraction

import pytest
import sympy

from symdyn.graph.normal.factors import factors, quotient, without_common_factor
from symdyn.graph.normal.harmonics import CONSTANT, Harmonics

A, B, C = (Harmonics.variable(name) for name in "abc")
COSINE = Harmonics.wave({"q": 1}, sine=False)
ONE, TWO = Harmonics.constant(1), Harmonics.constant(2)


def test_a_factor_of_all_coefficients_is_divided_out():
    m = A + B
    forms = [m * m * C * TWO, m * (A * COSINE - C), Harmonics()]
    one, other, zero = without_common_factor(forms)
    assert one == m * C
    assert other == (A * COSINE - C) / TWO
    assert zero == Harmonics()


def test_the_first_form_gets_whole_coprime_coefficients_of_all_its_waves():
    half = Harmonics.constant(0.5)
    first, second = without_common_factor([half * A + COSINE * B * TWO, ONE])
    assert first == A + COSINE * B * Harmonics.constant(4)
    assert second == TWO


def test_forms_without_a_common_factor_stay():
    forms = [A + B * COSINE, A - B]
    assert without_common_factor(forms) == forms


def test_a_quotient_is_exact_or_none():
    square, total = (A * A - B * B).terms[CONSTANT], (A + B).terms[CONSTANT]
    assert quotient(square, total) == (A - B).terms[CONSTANT]
    assert quotient((A * A + B * B).terms[CONSTANT], total) is None
    assert quotient(total, {(): Fraction(2)}) == ((A + B) / TWO).terms[CONSTANT]


def random_polynomial(draw, names):
    """Few terms with small coefficients."""
    return {
        tuple((v, e) for v in names if (e := draw.randint(0, draw.choice([1, 2])))): Fraction(
            draw.choice([-3, -2, -1, 1, 2, 3])
        )
        for _ in range(draw.randint(1, 3))
    }


def in_sympy(polynomial):
    return sympy.Add(
        *(x * sympy.prod(sympy.Symbol(v) ** e for v, e in m) for m, x in polynomial.items())
    )


@pytest.mark.parametrize("seed", range(80))
def test_factors_are_those_of_sympy(seed):
    """Irreducible, unless the degree is three or more in every variable."""
    draw = random.Random(seed)
    names = "abcd"[: draw.randint(2, 4)]
    parts = [random_polynomial(draw, names) for _ in range(draw.randint(1, 3))]
    whole = sympy.Poly(
        sympy.prod(in_sympy(p) ** draw.choice([1, 1, 2]) for p in parts), *map(sympy.Symbol, names)
    )
    polynomial = {
        tuple((v, e) for v, e in zip(names, powers, strict=True) if e): Fraction(int(x.p), int(x.q))
        for powers, x in whole.terms()
    }
    found = factors(polynomial)
    assert sympy.expand(sympy.prod(in_sympy(p) ** e for p, e in found)) == whole.as_expr().expand()
    expected = {(one.as_expr(), e) for one, e in whole.factor_list()[1]}
    ours = {(in_sympy(p), e) for p, e in found if set(p) != {()}}
    for factor, _ in ours - expected:
        assert all(sympy.degree(factor, x) > 2 for x in factor.free_symbols)
    if not ours - expected:
        assert ours == expected


@pytest.mark.parametrize("seed", range(40))
def test_common_factors_are_those_of_sympy(seed):
    draw = random.Random(seed)
    common, one, other = (random_polynomial(draw, "abc") for _ in range(3))
    forms = [Harmonics({CONSTANT: p}) * Harmonics({CONSTANT: common}) for p in (one, other)]
    first, second = (in_sympy(x.terms[CONSTANT]) for x in without_common_factor(forms))
    assert sympy.gcd(first, second).is_Number
    ratio = in_sympy(one) * second - in_sympy(other) * first
    assert sympy.expand(ratio) == 0
