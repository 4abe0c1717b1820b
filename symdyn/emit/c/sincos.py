"""The sine and cosine that emitted C brings along: inlined, without branches, tables or calls.

Cody and Waite's reduction by quarter turns, then two minimax polynomials, then a turn back:

    k = x 2/pi, rounded             r = (x - k H) - k L,  H + L = pi/2
    (sin x, cos x) = (sin r, cos r) turned by k quarter turns

- Adding and subtracting 1.5 * 2^52 rounds to a whole number. Every instruction set has vector
  additions; not every one has vector conversions to whole numbers.
- H has 36 bits and |k| < 2^16 for |x| < 1e5, so that k H and x - k H are exact. The rounding of r
  is at most 5.6e-17 as |r| < 1; that H + L is not quite pi/2 adds less than 1e-23.
- The turn back is a product with (cos k pi/2, sin k pi/2), which are 0, 1 or -1 and come from the
  remainder of k modulo 4 in -2 ... 2 without a comparison. It is exact.
- sin r = r + r z P(z) and cos r = 1 + z (-1/2 + z Q(z)), z = r^2, with errors of P and Q below
  2e-18; benchmarks/sincos_coefficients.py computes them.

Bound of the absolute error: the last addition rounds by 5.6e-17; the error of r adds at most
5.6e-17 to the sine and 3.9e-17 to the cosine; the term added last, below 0.09 and 0.31, has a few
roundings of its own, 3e-17 and 9e-17. The sum is below 2e-16, also where the compiler fuses
multiplications and additions. The single precision version computes in double.

For |x| >= 1e5, NaN and infinities the functions of <math.h> are called.
"""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.render import render

FAST_RANGE = 1e5
"""For |x| below this the polynomials are used."""


@dataclass(frozen=True)
class Coefficients:
    """Numbers of one precision: pi/2 in parts, polynomials with the constant one first."""

    quarter_turn: tuple[float, ...]
    sine: tuple[float, ...]
    cosine: tuple[float, ...]
    error: float


COEFFICIENTS = {
    "double": Coefficients(
        (1.5707963267923333, 2.563344151594519e-12),
        (
            -0.166666666666666,
            0.008333333333316465,
            -0.00019841269825922125,
            2.7557312540860617e-06,
            -2.5050599649667235e-08,
            1.5888552675034605e-10,
        ),
        (
            0.0416666666666666,
            -0.0013888888888874125,
            2.480158728948234e-05,
            -2.7557314352372173e-07,
            2.0875723278132235e-09,
            -1.13596480422716e-11,
        ),
        2.3e-16,
    ),
    "float": Coefficients(
        (1.5707963267948966,),
        (-0.16666650659716847, 0.008331978123975863, -0.00019495567668974308),
        (0.04166664685493061, -0.001388736692085845, 2.4438380347283053e-05),
        3.3e-8,
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
    return render(
        "c/sincos.c.j2",
        number=number,
        f=suffix,
        needed=needed,
        error=f"{values.error:g}",
        fast_range=f"{FAST_RANGE:g}",
        limit=f"{FAST_RANGE!r}{suffix}",
        reduced=_reduced(values.quarter_turn),
        coefficients=list(zip(reversed(values.sine), reversed(values.cosine), strict=True)),
        cast="%s" if number == "double" else f"({number})(%s)",
        alone=[("sin", "s")] * needed.sine + [("cos", "c")] * needed.cosine,
    )


def _reduced(parts: tuple[float, ...]) -> str:
    """x minus k times each part, the largest first.

    >>> _reduced((1.5, 0.25))
    '(x - k * 1.5) - k * 0.25'
    """
    text = f"x - k * {parts[0]!r}"
    for part in parts[1:]:
        text = f"({text}) - k * {part!r}"
    return text
