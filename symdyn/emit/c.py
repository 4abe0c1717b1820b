"""C99: one header, one source, <math.h> only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.emit.module import Module, Number, banner
from symdyn.emit.printer import Printer
from symdyn.emit.render import render
from symdyn.emit.statements import Body, write_body
from symdyn.errors import FunctionError
from symdyn.graph import Array, Program, reachable
from symdyn.graph.expr import SIGN
from symdyn.graph.expr import Number as Value

RESERVED = frozenset({"sin", "cos", "sqrt", "fabs", "tanh", "sign_of"})
_CALLS = {"abs": "fabs", "sign": "sign_of"}


class CPrinter(Printer):
    """C's calls, literals and subscripts, in double or single precision."""

    def __init__(self, number: Number) -> None:
        self.type = number

    def number(self, value: Value) -> str:
        if self.type.name == "double":
            return super().number(value)
        with np.errstate(over="ignore"):
            single = np.float32(value)
        if not np.isfinite(single):
            raise FunctionError(
                f"the constant {float(value)} does not fit into a float; use double"
            )
        text = str(single)
        return text + ("f" if "." in text or "e" in text else ".0f")

    def call(self, function: str, argument: str) -> str:
        name = _CALLS.get(function, function)
        suffix = "" if name == "sign_of" else self.type.c_suffix
        return f"{name}{suffix}({argument})"

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return array + "".join(f"[{k}]" for k in indices or [0])


@dataclass(frozen=True)
class CFunction:
    """A function ready for the template."""

    prototype: str
    about: list[str]
    body: Body


def emit_c(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    header, source = f"{module.name}.h", f"{module.name}.c"
    functions = [_function(module, program) for program in module.programs]
    sizes = [("NQ", module.nq), ("NV", module.nv), ("TIPS", module.tips)]
    sizes += [("NP", len(module.parameters))] if module.parameters else []
    common = {"guard": f"{module.name.upper()}_H", "module": module, "functions": functions}
    return {
        header: render(
            "c/module.h.j2",
            banner=banner(module, header),
            prefix=module.name.upper(),
            sizes=sizes,
            **common,
        ),
        source: render(
            "c/module.c.j2",
            banner=banner(module, source),
            header=header,
            uses_sign=any(_uses_sign(program) for program in module.programs),
            **common,
        ),
    }


def emit_many(module: Module) -> str:
    """One source with every function and a `_many` that calls it for n states in a row.

    State b of an argument of k numbers stands at [b*k]: NumPy's own layout.
    """
    calls = []
    for program in module.programs:
        arguments = []
        for array in (*program.inputs, *program.outputs):
            inner = "".join(f"[{n}]" for n in array.shape[1:])
            cast = f"({module.number.name} (*){inner})" if inner else ""
            arguments.append(f"{cast}({array.name} + b * {len(array.elements)})")
        names = [array.name for array in (*program.inputs, *program.outputs)]
        calls.append({"name": program.name, "names": names, "arguments": arguments})
    return emit_c(module)[f"{module.name}.c"] + render("c/many.c.j2", module=module, calls=calls)


def _uses_sign(program: Program) -> bool:
    return any(node.op is SIGN for node in reachable(program.results))


def _function(module: Module, program: Program) -> CFunction:
    arguments = [_declaration(module, a, const=True) for a in program.inputs]
    arguments += [_declaration(module, a, const=False) for a in program.outputs]
    about = [program.about]
    about += [f"{a.name}: {a.about}" for a in (*program.inputs, *program.outputs)]
    return CFunction(
        _wrapped(f"void {module.name}_{program.name}(", arguments),
        about,
        write_body(program, CPrinter(module.number), RESERVED),
    )


def _declaration(module: Module, array: Array, const: bool) -> str:
    # In C90 to C17 a pointer to const arrays does not take a plain array of arrays without a
    # warning, so that only one-dimensional inputs are const.
    qualifier = "const " if const and len(array.shape) == 1 else ""
    sizes = "".join(f"[{n}]" for n in array.shape or (1,))
    return f"{qualifier}{module.number.name} {array.name}{sizes}"


def _wrapped(opening: str, arguments: Sequence[str]) -> str:
    """A prototype on one line, or with its arguments on lines of their own below each other."""
    line = f"{opening}{', '.join(arguments)})"
    if len(line) <= 96:
        return line
    return opening + (",\n" + " " * len(opening)).join(arguments) + ")"
