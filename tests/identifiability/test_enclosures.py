"""Numbers with proven digits: what they enclose, and when they ask for more bits."""

import math
from fractions import Fraction

import mpmath
import pytest

from symdyn.identifiability.enclosures import Enclosures, TooCoarse
from symdyn.identifiability.exact_field import NumberField, field_with_roots
from symdyn.identifiability.exact_numbers import Surd
from symdyn.identifiability.modular import coprime_factors, is_prime, jacobi, root_modulo

NUMBERS = Enclosures(64)
X, Y = NUMBERS.fraction(Fraction(3, 7)), NUMBERS.fraction(Fraction(-11, 13))


def exact(x):
    return mpmath.mpf(x.numerator) / x.denominator


def roots(a, b, c, d):
    return a + b * mpmath.sqrt(2) + c * mpmath.sqrt(3) + d * mpmath.sqrt(6)


@pytest.mark.parametrize(
    ("enclosed", "formula"),
    [
        (X + Y, lambda x, y: x + y),
        (X - Y, lambda x, y: x - y),
        (2 - X * Y, lambda x, y: 2 - x * y),
        (X / Y, lambda x, y: x / y),
        (Fraction(1, 3) / Y, lambda x, y: mpmath.mpf(1) / 3 / y),
        ((X * 1000).sin() * Y.cos(), lambda x, y: mpmath.sin(1000 * x) * mpmath.cos(y)),
        ((X * X + Y * Y).sqrt(), lambda x, y: mpmath.hypot(x, y)),
        (Surd(1, 2, -3, Fraction(1, 2)) * X, lambda x, y: roots(1, 2, -3, 0.5) * x),
        (Surd(0, 1) + X, lambda x, y: mpmath.sqrt(2) + x),
        (NUMBERS.angle(math.pi / 3) + 0.5, lambda x, y: mpmath.pi / 3 + 0.5),
        (NUMBERS.angle(-math.pi / 4), lambda x, y: -mpmath.pi / 4),
        (NUMBERS.root_of(Fraction(5, 3)), lambda x, y: mpmath.sqrt(mpmath.mpf(5) / 3)),
    ],
)
def test_the_number_is_within_the_radius_and_the_radius_is_small(enclosed, formula):
    with mpmath.workdps(60):
        true = formula(exact(Fraction(3, 7)), exact(Fraction(-11, 13)))
        assert abs(enclosed.mid - true * 2**64) <= enclosed.rad
    assert enclosed.rad < 5000


def test_what_digits_leave_open_is_rejected():
    nothing = X - X
    assert nothing.may_be_zero
    assert not nothing.is_zero
    assert not X.may_be_zero
    for question in (nothing.sharp, nothing.sqrt, lambda: X / nothing, lambda: (-X).sqrt()):
        with pytest.raises(TooCoarse):
            question()
    assert Enclosures(2000).fraction(Fraction(1, 10**400)).sharp() == 0.0
    assert Enclosures(320).angle(0.3).cos().sharp() == math.cos(0.3)


def test_small_whole_numbers_and_zero_angles_fold_away():
    assert (NUMBERS(1), NUMBERS(-1), NUMBERS(0), NUMBERS.angle(0.0)) == (1, -1, 0, 0)
    assert X * 0 == 0
    assert NUMBERS.length(0.25).mid == 2**62


def test_roots_in_a_field_agree_with_each_other():
    field = field_with_roots([Fraction(2), Fraction(3), Fraction(6), Fraction(10, 3), Fraction(5)])
    root = {n: field.root_of(Fraction(n)) for n in (2, 3, 5, 6)}
    assert (root[2] * root[3]).value == root[6].value
    assert (field.root_of(Fraction(10, 3)) * root[3]).value == (root[2] * root[5]).value
    assert root[2].value == (2 * field.number(math.pi / 4).cos()).value
    assert root[3].value == (2 * field.number(math.pi / 6).cos()).value
    assert field.root_of(Fraction(4, 9)).value == field.fraction(Fraction(2, 3))


def test_arithmetic_modulo_a_prime():
    assert coprime_factors([2, 3, 14, 35, 36, 1]) == [2, 3, 5, 7]
    squares = {x * x % 97 for x in range(1, 97)}
    for x in range(1, 97):
        root = root_modulo(x, 97)
        assert (root is not None) == (x in squares)
        assert root is None or root * root % 97 == x
    primes = (3, 5, 7, 11, 13)
    assert [jacobi(97, n) == 1 for n in primes] == [n in squares for n in primes]
    assert jacobi(15, 9) == 0
    assert is_prime(2**127 - 1)
    assert not is_prime((2**61 - 1) * (2**89 - 1))
    assert NumberField().factors == ()
