"""The static functions that the others of a C file call: sines, cosines, signs, rows of states."""

from __future__ import annotations

from symdyn.codegen.c.equations import equations_in_c, equations_of
from symdyn.codegen.c.sincos import Needed, fast_limit, sincos_text
from symdyn.codegen.c.text import SUFFIX
from symdyn.codegen.module import Module
from symdyn.codegen.render import render
from symdyn.graph import reachable
from symdyn.graph.expr import COS, SELECT, SIGN, SIN


def helpers_of(
    module: Module, scalar: bool, batch: bool, apart: bool = False, rows: bool = False
) -> str:
    """The static functions that the others of a file call.

    `rows`: some scalar function takes the sines and cosines of many angles at once.
    """
    number, suffix = module.number, SUFFIX[module.number.name]
    batch = batch and not all(program.solves_equations for program in module.programs)
    sines: set[tuple[int, int]] = set()
    cosines: set[tuple[int, int]] = set()
    sign = choice = False
    in_rows = 0
    for which, program in enumerate(module.programs):
        for node in reachable(program.results):
            sign = sign or node.op is SIGN
            choice = choice or node.op is SELECT
            if node.op in (SIN, COS):
                in_rows += rows or not program.solves_equations
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
        lanes=needed.lanes,
    )
    if scalar:
        text += equations_in_c(number, equations_of(module.programs))
    return text
