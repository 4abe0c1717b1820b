"""Python on NumPy: one module, the same functions, leading batch axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.documentation import described
from symdyn.codegen.module import Module, banner
from symdyn.codegen.printer import ATOM, Lists, Printer, Text
from symdyn.codegen.render import render
from symdyn.codegen.statements import Body, write_body
from symdyn.graph import Array, Program
from symdyn.graph.expr import FACTORS, SOLUTION, Expr

RESERVED = frozenset({"np", "batch", "dtype"})
NUMPY = {"double": "float", "float": "np.float32"}
"""The number types as NumPy calls them."""
_CALLS = {"atan2": "arctan2"}
WIDTH = 90
COMMENT_END = '"""'


class PythonPrinter(Printer):
    """NumPy's functions. Inside a function component axes come first: q[0] is a whole batch."""

    library = "np"
    """What the module of the functions is called."""

    def call(self, function: str, argument: str) -> str:
        return f"{self.library}.{_CALLS.get(function, function)}({argument})"

    def choice(self, test: Text, yes: Text, no: Text) -> tuple[str, int]:
        return f"{self.library}.where({test.code} > 0, {yes.code}, {no.code})", ATOM

    def equations(self, node: Expr, name: str, args: Sequence[Text]) -> Lists:
        codes = [text.code for text in args]
        if node.op is FACTORS:
            start, codes = f"{name} = _factored(", [str(node.value), *codes]
            open_ones = (f"{name}.undetermined[..., {k}]" for k in range(node.value))
            entries = (*open_ones, f"{name}.rank")
        else:
            call = "solve" if node.op is SOLUTION else "null_part"
            start, codes = f"{name} = _components(", [f"{codes[0]}.{call}", *codes[1:]]
            entries = tuple(f"{name}[{k}]" for k in range(len(codes) - 1))
        inner = wrap(", ".join(codes), WIDTH - 8, break_long_words=False)
        return Lists((start, *(f"    {line}" for line in inner), ")"), entries)

    def subscript(self, array: str, indices: Sequence[int]) -> str:
        return f"{array}[{', '.join(map(str, indices)) or '...'}]"


@dataclass(frozen=True)
class PythonFunction:
    """A function ready for the template."""

    name: str
    about: list[str]
    details: list[str]
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    body: Body


def emit_python(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    file = f"{module.name}.py"
    functions = [_function(program) for program in module.programs]
    text = render(
        "python/module.py.j2",
        banner=banner(module, file, COMMENT_END),
        module=module,
        numpy=NUMPY[module.number.name],
        equations=any(program.solves_equations for program in module.programs),
        functions=functions,
    )
    return {file: text}


def argument_lines(program: Program) -> list[str]:
    """What the inputs and outputs are, over batches on leading axes, as lines of a docstring."""
    return [
        line
        for a in (*program.inputs, *program.outputs)
        for line in wrap(
            f"{a.name}: {described(a)}, shape ({', '.join(('...', *map(str, a.shape)))})",
            WIDTH,
            subsequent_indent="    ",
        )
    ]


def _function(program: Program) -> PythonFunction:
    details = argument_lines(program)
    return PythonFunction(
        program.name,
        wrap(program.about, WIDTH),
        details,
        program.inputs,
        program.outputs,
        write_body(program, PythonPrinter(), RESERVED),
    )
