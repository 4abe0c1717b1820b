"""C99: one header, one source, <math.h> only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.emit.module import Module, banner
from symdyn.emit.printer import Printer
from symdyn.emit.render import render
from symdyn.emit.statements import Body, write_body
from symdyn.graph import Array, Program

RESERVED = frozenset({"sin", "cos", "sqrt"})


class CPrinter(Printer):
    """C's calls and subscripts."""

    def call(self, function: str, argument: str) -> str:
        return f"{function}({argument})"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return array + "".join(f"[{k}]" for k in indices)


@dataclass(frozen=True)
class CFunction:
    """A function ready for the template."""

    prototype: str
    about: list[str]
    body: Body


def emit_c(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    header, source = f"{module.name}.h", f"{module.name}.c"
    functions = [_function(module.name, program) for program in module.programs]
    common = {"guard": f"{module.name.upper()}_H", "module": module, "functions": functions}
    return {
        header: render("c/module.h.j2", banner=banner(module, header), **common),
        source: render("c/module.c.j2", banner=banner(module, source), header=header, **common),
    }


def _function(prefix: str, program: Program) -> CFunction:
    arguments = [_declaration(a, const=True) for a in program.inputs]
    arguments += [_declaration(a, const=False) for a in program.outputs]
    about = [program.about]
    about += [f"{a.name}: {a.about}" for a in (*program.inputs, *program.outputs)]
    return CFunction(
        _wrapped(f"void {prefix}_{program.name}(", arguments),
        about,
        write_body(program, CPrinter(), RESERVED),
    )


def _declaration(array: Array, const: bool) -> str:
    # In C90 to C17 a pointer to const arrays does not take a plain array of arrays without a
    # warning, so that only one-dimensional inputs are const.
    qualifier = "const " if const and len(array.shape) == 1 else ""
    return f"{qualifier}double {array.name}{''.join(f'[{n}]' for n in array.shape)}"


def _wrapped(opening: str, arguments: Sequence[str]) -> str:
    """A prototype on one line, or with its arguments on lines of their own below each other."""
    line = f"{opening}{', '.join(arguments)})"
    if len(line) <= 96:
        return line
    return opening + (",\n" + " " * len(opening)).join(arguments) + ")"
