"""Python on NumPy: one module whose functions take leading batch axes."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from textwrap import wrap
from types import CodeType
from typing import Any

from symdyn.codegen.module import Module, banner, described
from symdyn.codegen.printer import ATOM, Lists, Printer, Text
from symdyn.codegen.statements import FunctionBody, write_body
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError
from symdyn.graph import Array, Program
from symdyn.graph.expr import FACTORS, SOLUTION, Expr
from symdyn.support.templates import render

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
    body: FunctionBody


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


# -- import ---------------------------------------------------------------------------------------


class _Source(SourceFileLoader):
    """Compiles what the file says, and neither trusts nor leaves a `__pycache__` beside it.

    Python takes bytecode for fresh if its source has the same size and was written in the same
    second.
    """

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self.get_data(self.path), self.path)


def import_file(path: Path) -> Any:
    """The module in a Python file; an error while it is imported is reported in one line."""
    name = f"symdyn_generated_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path, loader=_Source(name, str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        what = f"{type(error).__name__}: {error}"
        raise RobotError(f"it cannot be imported ({what}); generate it again", str(path)) from None
    return module


def load_python(folder: Path, manifest: dict[str, Any]) -> dict[str, Call]:
    """The functions of a generated Python module."""
    path = promised_file(folder, f"{manifest['name']}.py")
    module = import_file(path)
    calls = {}
    for name, entry in manifest["functions"].items():
        function = getattr(module, name, None)
        if function is None:
            raise RobotError(f"{path.name} has no function {name}", str(folder))
        calls[name] = _call(function, len(entry["outputs"]) > 1, path)
    return calls


def _call(function: Any, several: bool, path: Path) -> Call:
    def call(*arguments: Any) -> tuple[Any, ...]:
        try:
            result = function(*arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise RobotError(
                f"{function.__name__} fails ({what}); generate it again", str(path)
            ) from None
        return tuple(result) if several else (result,)

    return call
