"""Common factors of normal forms, and exact quotients of polynomials."""

from fractions import Fraction

from symdyn.graph.normal.factors import quotient, without_common_factor
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
