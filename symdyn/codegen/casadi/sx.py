"""The same functions on CasADi's symbols: Python whose arguments and results are SX.

Equations with pivots have no place there: a pivot is chosen by numbers. Functions that solve such
equations reject by name when they are called.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.casadi.derivatives import value_of
from symdyn.codegen.casadi.matrices import Matrix
from symdyn.codegen.module import Module, banner, described
from symdyn.codegen.printer import ATOM, Printer, Text
from symdyn.codegen.statements import FunctionBody, write_body
from symdyn.errors import FunctionError
from symdyn.graph import Program
from symdyn.support.templates import render

RESERVED = frozenset({"casadi"})
_CALLS = {"abs": "fabs"}
WIDTH = 90


class SXPrinter(Printer):
    """CasADi's functions; entries of a matrix are counted column by column."""

    def call(self, function: str, argument: str) -> str:
        return f"casadi.{_CALLS.get(function, function)}({argument})"

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        return f"casadi.if_else({test.code} > 0, {yes.code}, {no.code})", ATOM

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(map(str, indices)) or 0}]"


@dataclass(frozen=True)
class SXFunction:
    """A function ready for the template; one without a body rejects, and says why.

    `results` has, for each output, its places and its entries in lines.
    """

    name: str
    about: list[str]
    details: list[str]
    inputs: tuple[Matrix, ...]
    outputs: tuple[Matrix, ...]
    body: FunctionBody | None
    results: list[tuple[list[str], list[str]]]


def emit_sx(module: Module) -> str:
    """The text of the module."""
    file = f"{module.name}_sx.py"
    return render(
        "casadi/symbols.py.j2",
        banner=banner(module, file, '"""', brief=True),
        name=module.name,
        functions=[_function(program) for program in module.programs],
    )


def _function(program: Program) -> SXFunction:
    value = value_of(program)
    details = [
        line
        for a, m in zip(
            (*program.inputs, *program.outputs), (*value.inputs, *value.outputs), strict=True
        )
        for line in wrap(
            f"{a.name}: {described(a)}, {m.rows} x {m.columns}", WIDTH, subsequent_indent="    "
        )
    ]
    try:
        body = write_body(value.program, SXPrinter(), RESERVED)
    except FunctionError:
        body = None
    texts = iter(line.text for line in body.results) if body else iter(())
    results = [
        (
            wrap(", ".join(map(str, m.places)), WIDTH - 8) if len(m.places) < m.size else [],
            [next(texts) for _ in m.places],
        )
        for m in (value.outputs if body else ())
    ]
    about = wrap(program.about, WIDTH)
    return SXFunction(program.name, about, details, value.inputs, value.outputs, body, results)
