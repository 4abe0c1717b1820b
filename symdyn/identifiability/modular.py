"""Arithmetic modulo a prime: squares, roots, fractions, and which primes to take.

SymPy knows all this too. It is not used because loading it would take longer than the work.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction

_SMALL_PRIMES = tuple(x for x in range(2, 90) if all(x % y for y in range(2, x)))


def coprime_factors(numbers: Iterable[int]) -> list[int]:
    """Numbers without common factors of which the given ones are products.

    Greatest common divisors find them; to find primes would take too long.

    >>> coprime_factors([2, 3, 12, 50, 35])
    [2, 3, 5, 7]
    """
    base: list[int] = []
    left = [x for x in numbers if x > 1]
    while left:
        x = left.pop()
        for k, y in enumerate(base):
            common = math.gcd(x, y)
            if common > 1:
                del base[k]
                left += [z for z in (common, x // common, y // common) if z > 1]
                break
        else:
            base.append(x)
    return sorted(base)


def is_square(x: int, prime: int) -> bool:
    """Whether x is a square modulo a prime (Euler)."""
    return pow(x, (prime - 1) // 2, prime) in (0, 1)


def root_modulo(value: int, p: int) -> int | None:
    """A square root modulo a prime; None where there is none (Tonelli, Shanks).

    >>> root_modulo(2, 17), root_modulo(3, 17)
    (6, None)
    """
    if not is_square(value, p):
        return None
    twos = (p - 1 & 1 - p).bit_length() - 1
    odd = (p - 1) >> twos
    other = next(x for x in range(2, p) if not is_square(x, p))
    step, root, rest = pow(other, odd, p), pow(value, (odd + 1) // 2, p), pow(value, odd, p)
    while rest > 1:  # root^2 = value rest, and the order of rest is 2^order
        order = next(k for k in range(twos) if pow(rest, 1 << k, p) == 1)
        factor = pow(step, 1 << (twos - order - 1), p)
        twos, step = order, factor * factor % p
        root, rest = root * factor % p, rest * step % p
    return root


def jacobi(a: int, n: int) -> int:
    """The Jacobi symbol (a/n) of an odd n.

    For a prime a = 1 mod 4 it is (n/a) too, and 1 says that n is a square modulo a.

    >>> jacobi(13, 17), jacobi(13, 5)
    (1, -1)
    """
    a, sign = a % n, 1
    while a:
        while a % 2 == 0:
            a //= 2
            if n % 8 in (3, 5):
                sign = -sign
        a, n = n, a
        if a % 4 == n % 4 == 3:
            sign = -sign
        a %= n
    return sign if n == 1 else 0


def is_prime(n: int) -> bool:
    """Whether a large number is prime (Miller, Rabin; wrong with a probability of 4^-24)."""
    if any(n % x == 0 for x in _SMALL_PRIMES):
        return False
    twos = (n - 1 & 1 - n).bit_length() - 1
    for base in _SMALL_PRIMES:
        power = pow(base, (n - 1) >> twos, n)
        if power != 1 and all(pow(power, 1 << k, n) != n - 1 for k in range(twos)):
            return False
    return True


def rational(value: int, prime: int, bits: int) -> Fraction | None:
    """The fraction of small numerator and denominator that a residue stands for, if there is one.

    `bits` bounds both together, so that one found by chance has the probability 2^bits / p.

    >>> p = 2**61 - 1
    >>> rational(-3 * pow(7, -1, p) % p, p, 20)
    Fraction(-3, 7)
    """
    a, b, x, y = prime, value % prime, 0, 1
    while b:
        if (abs(b) * abs(y)).bit_length() <= bits:
            return Fraction(b, y)
        quotient = a // b
        a, b, x, y = b, a - quotient * b, y, x - quotient * y
    return Fraction(0) if value % prime == 0 else None
