"""The sine and cosine that emitted C brings along: small enough to be inlined, without branches.

Cody and Waite's reduction by quarter turns, then two minimax polynomials, then a turn back:

    k = x 2/pi, rounded             r = (x - k H) - k L,  H + L = pi/2
    (sin x, cos x) = (sin r, cos r) turned by k quarter turns

- Adding and subtracting 1.5 * 2^52 (2^23 in single precision) rounds to a whole number. That is two
  additions, which every processor has for vectors and does in less time than conversions.
- In double precision H has 36 bits and |k| < 2^16, so that k H and x - k H are exact. The rounding
  of r is at most 5.6e-17 as |r| < 1; that H + L is not quite pi/2 adds less than 1e-23. In single
  precision pi/2 has three parts, of which two have 11 bits, and |k| < 2^13. Everything is exact
  again except the last difference, which adds 3e-8.
- The turn back is a product with (cos k pi/2, sin k pi/2), which are 0, 1 or -1. A scalar function
  finds them in a table, a loop computes them from k modulo 4. It is exact.
- sin r = r + r z P(z) and cos r = 1 + z (-1/2 + z Q(z)), z = r^2, |r| < 0.79;
  benchmarks/sincos_coefficients.py computes P and Q. Their errors are below 2e-18 and 2e-9.

Bound of the absolute error in double precision: the last addition rounds by 5.6e-17; the error of r
adds at most 5.6e-17 to the sine and 3.9e-17 to the cosine; the term added last, below 0.09 and
0.31, has a few roundings of its own, 3e-17 and 9e-17. The sum is below 2e-16, also where the
compiler fuses multiplications and additions. Single precision in the same way: 3e-8 twice and 2e-8
for the sine, 3e-8, 2.1e-8 and 5.4e-8 for the cosine; the sum is below 1.1e-7.

A compiler that may rearrange sums could leave out what rounds, or take the parts of pi/2 together.
The first would be a disaster: the code takes the absolute value of a sum in between whose sign the
compiler cannot know. The second is like rounding the angle once more: gcc's barrier and clang's
pragma prevent it in scalar code, in loops a conversion of k to int and back. The rest may be
rearranged, at the price of some roundings. Compilers that keep more digits than the type has (x87)
do not round where they should; they get libm, as do those that say that they rearrange and offer
nothing against it.

If sums are rounded up, down or to zero, k may be the next whole number: a test of |r| finds that,
and libm is called. A row of a batch asks once instead. For |x| out of range, NaN and infinities
libm is called, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.codegen.c.printer import CPrinter
from symdyn.codegen.module import NUMBERS
from symdyn.support.templates import render

WIDEST = 0.79
"""The polynomials are good for |r| below this, a little more than pi/4."""


@dataclass(frozen=True)
class Coefficients:
    """Numbers of one precision: pi/2 in parts, polynomials with the constant one first.

    They are used for |x| < `fast_range`; adding and subtracting 1.5 * 2^`bits` rounds.
    """

    quarter_turn: tuple[float, ...]
    sine: tuple[float, ...]
    cosine: tuple[float, ...]
    error: float
    fast_range: float
    bits: int


COEFFICIENTS = {
    "double": Coefficients(
        (1.5707963267923333, 2.563344151594519e-12),
        (
            -0.16666666666666596,
            0.00833333333331547,
            -0.00019841269825202174,
            2.7557312307206846e-06,
            -2.5050564715722568e-08,
            1.5886593469559588e-10,
        ),
        (
            0.041666666666666595,
            -0.0013888888888873253,
            2.4801587288914405e-05,
            -2.7557314182015446e-07,
            2.0875699336439882e-09,
            -1.1358370833109203e-11,
        ),
        2.3e-16,
        1e5,
        52,
    ),
    "float": Coefficients(
        (1.5703125, 0.0004837512969970703, 7.549789954891882e-08),
        (-0.16666650101048286, 0.008331946813840356, -0.00019491607710489582),
        (0.041666646163033984, -0.0013887331729980686, 2.443421507672067e-05),
        1.1e-7,
        1e4,
        23,
    ),
}


@dataclass(frozen=True)
class Needed:
    """Which of these functions a file calls: both at once, one alone, whole rows for batches."""

    both: bool = False
    sine: bool = False
    cosine: bool = False
    lanes: bool = False

    @property
    def anything(self) -> bool:
        """True if the file calls any of them."""
        return self.both or self.sine or self.cosine or self.lanes


def sincos_text(number: str, suffix: str, needed: Needed) -> str:
    """The C of the functions that are needed, empty if none is."""
    if not needed.anything:
        return ""
    values = COEFFICIENTS[number]
    literal = CPrinter(NUMBERS[number]).number
    pairs = zip(reversed(values.sine), reversed(values.cosine), strict=True)
    return render(
        "c/sincos.c.j2",
        number=number,
        f=suffix,
        needed=needed,
        error=f"{values.error:g}",
        fast_range=f"{values.fast_range:g}",
        limit=fast_limit(number, suffix),
        bits=values.bits,
        large=literal(1.5 * 2.0**values.bits),
        per_quarter=literal(0.6366197723675814),
        parts=list(map(literal, values.quarter_turn)),
        coefficients=[(literal(a), literal(b)) for a, b in pairs],
        widest=literal(WIDEST),
        literal=literal,
        alone=[("sin", "s")] * needed.sine + [("cos", "c")] * needed.cosine,
    )


def fast_limit(number: str, suffix: str) -> str:
    """The literal that angles must stay below to be computed without libm."""
    return f"{COEFFICIENTS[number].fast_range!r}{suffix}"
