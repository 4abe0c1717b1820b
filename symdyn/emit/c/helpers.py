"""The static functions that the others of a C file call: sines, cosines, signs, rows of states."""

from __future__ import annotations

from collections.abc import Mapping

from symdyn.emit.c.sincos import Needed, fast_limit, sincos_text
from symdyn.emit.c.states.in_turn import takes_turns
from symdyn.emit.c.text import SUFFIX, CPrinter
from symdyn.emit.module import Module, Number
from symdyn.emit.render import render
from symdyn.graph import reachable
from symdyn.graph.equations import LISTS
from symdyn.graph.expr import COS, FACTORS, NULL_PART, SELECT, SIGN, SIN, SOLUTION

PIVOT = {"double": 1e-10, "float": 1e-5}
CLEAR = {"double": 1e-7, "float": 1e-3}
NOISE = {"double": 1e-26, "float": 1e-11}
"""Pivots and rows up to this are zero, as in `symdyn/semidefinite.py`; CLEAR ones are not."""

LONGEST_UNROLLED = 18
"""Rows of equations whose loops are unrolled."""


def helpers_of(
    module: Module, scalar: bool, batch: bool, apart: bool = False, rows: bool = False
) -> str:
    """The static functions that the others of a file call.

    `rows`: some scalar function takes the sines and cosines of many angles at once.
    """
    number, suffix = module.number, SUFFIX[module.number.name]
    batch = batch and not all(map(takes_turns, module.programs))
    sines: set[tuple[int, int]] = set()
    cosines: set[tuple[int, int]] = set()
    sign = choice = False
    in_rows = 0
    equations: dict[int, set[str]] = {}
    for which, program in enumerate(module.programs):
        for node in reachable(program.results):
            sign = sign or node.op is SIGN
            choice = choice or node.op is SELECT
            if node.op in LISTS:
                n = node.value if node.op is FACTORS else len(node.args) - 1
                equations.setdefault(n, set()).add(node.op)
            if node.op in (SIN, COS):
                in_rows += rows or not takes_turns(program)
                (sines if node.op is SIN else cosines).add((which, node.args[0].index))
    needed = Needed(
        both=scalar and bool(sines & cosines),
        sine=scalar and bool(sines - cosines),
        cosine=scalar and bool(cosines - sines),
        lanes=(batch or rows) and in_rows > 0,
    )
    text = render(
        "c/helpers.c.j2",
        number=number.name,
        sign=sign,
        choice=choice,
        sincos=sincos_text(number.name, suffix, needed),
        f=suffix,
        limit=fast_limit(number.name, suffix),
        apart=apart or batch,
        batch=batch,
        rows=batch or rows,
    )
    if scalar:
        text += "".join(_equations(number, n, equations) for n in sorted(equations))
    return text


def _equations(number: Number, n: int, equations: Mapping[int, set[str]]) -> str:
    """The functions that solve equations of n rows, as far as they are needed."""
    literal = CPrinter(number).number
    return render(
        "c/equations.c.j2",
        n=n,
        first=n == min(equations),
        unroll="SYMDYN_UNROLL " if n <= LONGEST_UNROLLED else "",
        number=number.name,
        smallest=literal(PIVOT[number.name]),
        noise=literal(NOISE[number.name]),
        clear=literal(CLEAR[number.name]),
        f=SUFFIX[number.name],
        solve=SOLUTION in equations[n],
        null_part=NULL_PART in equations[n],
    )
