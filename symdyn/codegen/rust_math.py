"""The functions that a crate without the standard library brings along, and their test.

    sin, cos     x = k pi/2 + r, |r| <= pi/4, with r in two numbers, then the polynomials of C
                 (`codegen/c/inlined_sine.py`) with the second number as a correction
    sqrt         Newton's method for 1 / sqrt x, then one step with the exact residual
    tanh         by exp(2 |x|) - 1 = 2^k (exp r - 1) + (2^k - 1) and the series of exp r - 1
    atan2        atan(y/x) = atan(c) + atan((y - c x) / (x + c y)), c = 0 or k/8, and its series

k pi/2 is subtracted in parts whose products with k are exact, what the differences round off is
kept; pi/2 has some 150 bits in double precision and 57 in single. Where k is too large for that,
192 bits of 2/pi, from the one on that is worth less than four quarter turns, are multiplied by the
digits of x as whole numbers. What is left of the product is exact to 126 bits behind the point,
while no double is closer than 2^-61 to a multiple of pi/2. Numbers are computed here, with mpmath.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import factorial, pi
from typing import Any

import mpmath

from symdyn.codegen.c.inlined_sine import COEFFICIENTS
from symdyn.codegen.c.printer import CPrinter
from symdyn.codegen.module import Module, Number
from symdyn.graph.expr import Number as Value
from symdyn.support.templates import render

REALS = {"double": "f64", "float": "f32"}
"""The number types as Rust calls them."""
UNITS = 1.1
"""The error that documentation states, in units of the last place."""
WORDS = 20
"""Words of 2/pi, a word of zeros in front of it included: enough for the largest double."""
EIGHTHS = range(9)
_DIGITS = 1400


@dataclass(frozen=True)
class Format:
    """A format of floating-point numbers, and how far series and iterations go in it.

    Whole numbers up to 2^`whole` times a part of pi/2 are exact.
    """

    digits: int
    bits: int
    bias: int
    whole: int
    magic: str
    steps: int
    exponential: int
    tangent: int
    saturated: float


FORMATS = {
    "double": Format(53, 64, 1023, 20, "0x5fe6_eb50_c7b5_37a9", 3, 13, 11, 20.0),
    "float": Format(24, 32, 127, 13, "0x5f37_5a86", 2, 8, 5, 10.0),
}


def literals(number: Number) -> Callable[[Value], str]:
    """What writes a literal of a number type; it rejects what the type cannot hold."""
    in_c = CPrinter(number).number
    return lambda value: in_c(value).removesuffix("f")


def emit_math(module: Module) -> dict[str, str]:
    """The texts of the functions and of their test, by the names of the files."""
    return {
        "src/math.rs": _functions(module),
        "tests/math.rs": render(
            "rust/math_test.rs.j2",
            module=module,
            real=REALS[module.number.name],
            bits=f"u{FORMATS[module.number.name].bits}",
            units=UNITS,
            calls=_vectors(module.number),
        ),
    }


def _functions(module: Module) -> str:
    number, form = module.number, FORMATS[module.number.name]
    literal = literals(number)
    series = COEFFICIENTS[number.name]
    with mpmath.workprec(_DIGITS):
        quarter = _parts(mpmath.pi / 2, number, form.digits - form.whole, 4)
        logarithm = _parts(mpmath.log(2), number, form.digits - form.whole, 2)
        whole = mpmath.floor(2 / mpmath.pi * mpmath.mpf(2) ** (64 * (WORDS - 1)))
        arcs = [_parts(mpmath.atan(mpmath.mpf(k) / 8), number, form.digits, 2) for k in EIGHTHS]
        half = _parts(mpmath.pi / 2, number, form.digits, 2)
        straight = _parts(mpmath.pi, number, form.digits, 2)
    words = [int(whole) >> (64 * k) & (2**64 - 1) for k in reversed(range(WORDS))]
    exponential = [literal(1 / factorial(n)) for n in range(3, form.exponential + 1)]
    tangent = [literal((-1) ** n / (2 * n + 1)) for n in range(1, form.tangent + 1)]
    return render(
        "rust/math.rs.j2",
        module=module,
        real=REALS[number.name],
        form=form,
        units=UNITS,
        literal=literal,
        quarter=list(map(literal, quarter)),
        sine=list(map(literal, series.sine)),
        cosine=list(map(literal, series.cosine)),
        round=literal(1.5 * 2.0 ** (form.digits - 1)),
        words=[_grouped(word) for word in words],
        logarithm=list(map(literal, logarithm)),
        exponential=exponential,
        tangent=tangent,
        arcs=[tuple(map(literal, arc)) for arc in arcs],
        half=list(map(literal, half)),
        straight=list(map(literal, straight)),
    )


def _grouped(word: int) -> str:
    text = f"{word:016x}"
    return "0x" + "_".join(text[k : k + 4] for k in range(0, 16, 4))


def _nearest(value: Any, number: Number) -> float:
    """The number of the type that is nearest."""
    with mpmath.workprec(FORMATS[number.name].digits):
        return float(+value)


def _parts(value: Any, number: Number, digits: int, count: int) -> list[float]:
    """Numbers that add up to the value: all but the last of so many digits."""
    parts = []
    for _ in range(count - 1):
        with mpmath.workprec(digits):
            parts.append(float(+value))
        value = value - parts[-1]
    return [*parts, _nearest(value, number)]


def _vectors(number: Number) -> list[tuple[str, list[tuple[str, str]]]]:
    """Calls of each function, `sin(x)`, with the results to the last place."""
    literal = literals(number)
    largest = sys.float_info.max if number.name == "double" else (2 - 2.0**-23) * 2.0**127
    hardest = 6381956970095103 * 2.0**797 if number.name == "double" else 16367173 * 2.0**72
    angles = [1e-9, 0.1, 0.785, 1.0, pi / 2, 2.5, pi, 6.0, 2 * pi, 355.0, 12345.678]
    angles += [1.5e6, 1e7, 1e22, hardest, largest]
    sizes = [1e-7, 0.1, 0.17, 0.3, 0.5, 0.8, 0.99, 1.0, 1.5, 3.0, 8.5, 30.0]
    squares = [1e-38, 1e-5, 0.3, 0.5, 1.0, 2.0, 3.7, 1e5, 1.2345678e30, largest]
    rows: list[tuple[str, Callable[..., Any], Sequence[tuple[float, ...]]]] = [
        ("sin", mpmath.sin, [(x,) for x in (*angles, *(-x for x in angles))]),
        ("cos", mpmath.cos, [(x,) for x in (*angles, *(-x for x in angles))]),
        ("sqrt", mpmath.sqrt, [(x,) for x in squares]),
        ("tanh", mpmath.tanh, [(x,) for x in (*sizes, *(-x for x in sizes))]),
        ("atan2", mpmath.atan2, [(y, x) for y in (-2.0, -0.3, 0.1, 1.7) for x in sizes]),
        ("atan2", mpmath.atan2, [(y, -x) for y in (-2.0, -0.3, 0.1, 1.7) for x in sizes]),
    ]
    found = []
    for name, function, given in rows:
        calls = []
        for arguments in given:
            exact = [number.nearest(x) for x in arguments]
            with mpmath.workprec(_DIGITS):
                value = function(*map(mpmath.mpf, exact))
            text = ", ".join(literal(x) for x in exact)
            calls.append((f"{name}({text})", literal(_nearest(value, number))))
        found.append((name, calls))
    return found
