"""Functions of an array library, ready for templates: code on entries, documented like Python's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.arrays.slopes import Smooth
from symdyn.codegen.printer import Printer
from symdyn.codegen.python.source import WIDTH, argument_lines
from symdyn.codegen.statements import Body, write_body
from symdyn.errors import FunctionError
from symdyn.graph import Array, Program
from symdyn.graph.expr import SYMBOL


@dataclass(frozen=True)
class ArrayFunction:
    """A function ready for the template; without a body where the language cannot solve equations.

    `results` has, for each output, its entries in lines; `slopes` are the functions that have its
    derivatives: none if its results are constant, None if the library differentiates it.
    """

    name: str
    about: list[str]
    details: list[str]
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    body: Body | None
    results: list[list[str]]
    slopes: tuple[str, ...] | None

    @property
    def shapes(self) -> tuple[str, str]:
        """The shapes of inputs and of outputs by name, as Python writes them."""
        return _shapes(self.inputs), _shapes(self.outputs)


def array_functions(
    smooth: Sequence[Smooth], printer: Printer, reserved: frozenset[str]
) -> list[ArrayFunction]:
    """All functions, each followed by `jac_` of it if there is one."""
    made = []
    for one in smooth:
        made.append(_function(one.program, printer, reserved, one.slopes))
        if one.jac is not None:
            made.append(_function(one.jac, printer, reserved, ()))
    return made


def _function(
    program: Program, printer: Printer, reserved: frozenset[str], slopes: tuple[str, ...]
) -> ArrayFunction:
    details = argument_lines(program)
    constant = not any(node.op is SYMBOL for node in program.nodes)
    try:
        body: Body | None = write_body(program, printer, reserved)
    except FunctionError:
        body = None
    texts = iter([line.text for line in body.results] if body else [])
    results = [
        list(_lines([next(texts) for _ in array.elements])) for array in program.outputs if body
    ]
    own = slopes if slopes or constant else None
    about = wrap(program.about, WIDTH)
    inputs, outputs = program.inputs, program.outputs
    return ArrayFunction(program.name, about, details, inputs, outputs, body, results, own)


def _shapes(arrays: Sequence[Array]) -> str:
    lines = list(_lines([f'"{array.name}": {array.shape}' for array in arrays]))
    if len(lines) == 1:
        return f"{{{lines[0].removesuffix(',')}}}"
    return "\n        ".join(["{", *lines]) + "\n    }"


def _lines(entries: Sequence[str]) -> Iterator[str]:
    """Entries of a list, as many on a line as fit; none is broken.

    >>> list(_lines(["a" * 50, "b" * 50, "c"]))[1].count("b")
    50
    """
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 2 > WIDTH - 8:
            yield line
            line = ""
        line += f"{' ' if line else ''}{entry},"
    if line:
        yield line
