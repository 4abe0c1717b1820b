"""The static functions that the others of a C file call: sines, cosines, signs, rows of states."""

from __future__ import annotations

from symdyn.emit.c.in_turn import takes_turns
from symdyn.emit.c.sincos import Needed, fast_limit, sincos_text
from symdyn.emit.c.text import SUFFIX, CPrinter
from symdyn.emit.module import Module
from symdyn.emit.render import render
from symdyn.graph import reachable
from symdyn.graph.expr import COS, FACTORS, NULL_PART, SELECT, SIGN, SIN, SOLUTION

PIVOT = {"double": 1e-10, "float": 1e-5}
NOISE = {"double": 1e-26, "float": 1e-11}
"""Pivots and rows up to this are zero, as in `symdyn/semidefinite.py`."""


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
    sign = choice = solve = null_part = False
    equations = in_rows = 0
    for which, program in enumerate(module.programs):
        for node in reachable(program.results):
            sign = sign or node.op is SIGN
            choice = choice or node.op is SELECT
            solve = solve or node.op is SOLUTION
            null_part = null_part or node.op is NULL_PART
            if node.op is FACTORS:
                equations = max(equations, node.value)
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
    if equations and scalar:
        text += render(
            "c/equations.c.j2",
            rows=equations,
            number=number.name,
            smallest=CPrinter(number).number(PIVOT[number.name]),
            noise=CPrinter(number).number(NOISE[number.name]),
            f=suffix,
            solve=solve,
            null_part=null_part,
        )
    return text
