"""The files for CasADi: C of the external functions, Python that loads them, Python on SX.

A function `f` of CasADi's interface takes pointers to its arguments and to its results. A null
pointer stands for an argument of zeros, or for a result that nobody wants. Beside it are `f_n_in`,
`f_name_in`, `f_sparsity_in`, their like for outputs, `f_work`, `f_incref` and `f_decref`.
"""

from __future__ import annotations

import importlib.util
import warnings
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.load import STANDARD, find_compiler
from symdyn.codegen.c.source import functions_of, helpers_of
from symdyn.codegen.casadi.derivatives import (
    CasadiSignature,
    External,
    Family,
    Missing,
    families_of,
)
from symdyn.codegen.casadi.matrices import Matrix
from symdyn.codegen.casadi.runge_kutta_step import RungeKuttaStep, missing_of, step_of
from symdyn.codegen.casadi.sx import emit_sx
from symdyn.codegen.module import Module, banner
from symdyn.codegen.python import import_file
from symdyn.codegen.target import Call, promised_file
from symdyn.conventions import ROW_MAJOR
from symdyn.errors import CompilerError, FunctionError, RobotError, SkippedFunctionWarning
from symdyn.support.extras import pip_install
from symdyn.support.templates import render

# -- CasADi's interface around the C functions of programs ----------------------------------------

WIDTH = 88


@dataclass(frozen=True)
class ExternalEntry:
    """A function of the interface, ready for the template.

    `code` computes results from arguments; `names` and `patterns` are in lines, of the inputs first
    and then of the outputs; `work` counts the doubles of `w`.
    """

    name: str
    about: list[str]
    inputs: int
    outputs: int
    names: list[str]
    patterns: list[str]
    work: int
    code: list[str]


class Patterns:
    """Patterns of matrices as constants of C, each once."""

    def __init__(self) -> None:
        self._names: dict[tuple[int, ...], str] = {}

    def name(self, matrix: Matrix) -> str:
        """The constant that has the pattern of this matrix."""
        return self._names.setdefault(matrix.pattern, f"symdyn_pattern{len(self._names)}")

    def __iter__(self) -> Iterator[tuple[str, int, list[str]]]:
        for pattern, name in self._names.items():
            yield name, len(pattern), wrap(", ".join(map(str, pattern)), WIDTH)


class Work:
    """Allocates parts of the work array `w`."""

    def __init__(self) -> None:
        self.size = 0

    def take(self, entries: int) -> str:
        """Where the next piece is."""
        start, self.size = self.size, self.size + entries
        return f"w + {start}"


def listed(
    beginning: str, member: CasadiSignature, patterns: Patterns, code: Sequence[str], work: int = 0
) -> ExternalEntry:
    """What CasADi may ask about a function, around the code that computes it."""
    arguments = (*member.inputs, *member.outputs)
    results = ", ".join(m.name for m in member.outputs if m.places)
    given = ", ".join(m.name for m in member.inputs if m.places)
    return ExternalEntry(
        f"{member.prefix}{beginning}_{member.function}",
        wrap(f"{given} -> {results or 'nothing but zeros'}", WIDTH),
        len(member.inputs),
        len(member.outputs),
        wrap(", ".join(f'"{m.name}"' for m in arguments), WIDTH),
        wrap(", ".join(patterns.name(m) for m in arguments), WIDTH),
        work,
        list(code),
    )


def entry_of(beginning: str, inner: str, member: External, patterns: Patterns) -> ExternalEntry:
    """The interface of a function; `inner` begins the names of the C functions of programs."""
    work = Work()
    code = _computed(inner, member, work)
    if member.copied is not None:
        code += _copied(inner, member, member.copied, work)
    return listed(beginning, member, patterns, code, work.size)


def _computed(inner: str, member: External, work: Work) -> list[str]:
    wanted = {array.name for array in member.program.outputs}
    results = [(k, m) for k, m in enumerate(member.outputs) if m.name in wanted]
    if not results:
        return []
    outputs = [f"symdyn_wanted(res[{k}], {work.take(len(m.places))})" for k, m in results]
    call = _c_call(inner, member, [*_given(member), *outputs])
    return _if_wanted([k for k, _ in results], call)


def _copied(inner: str, member: External, other: External, work: Work) -> list[str]:
    """Results that are entries of another function's results."""
    wanted = {array.name for array in other.program.outputs}
    places = {k: work.take(len(m.places)) for k, m in enumerate(other.outputs) if m.name in wanted}
    copies = [copy for copy in member.copies if copy[2]]
    if not copies:
        return []
    lines = _c_call(inner, other, [*_given(other), *places.values()])
    for output, source, entries in copies:
        order = f"symdyn_order{output}"
        numbers = wrap(", ".join(map(str, entries)), WIDTH - 8)
        lines += [f"static const int {order}[{len(entries)}] = {{"]
        lines += [*(f"    {line}" for line in numbers), "};"]
        lines += [f"symdyn_pick(res[{output}], {places[source]}, {len(entries)}, {order});"]
    return _if_wanted([output for output, _, _ in copies], lines)


def _given(member: External) -> list[str]:
    names = [array.name for array in member.program.inputs]
    index = {m.name: k for k, m in enumerate(member.inputs)}
    return [f"symdyn_given(arg[{index[name]}])" for name in names]


def _c_call(inner: str, member: External, arguments: Sequence[str]) -> list[str]:
    start = f"{inner}_{member.program.name}("
    return [start, *(f"    {line}" for line in _commas(arguments))]


def _commas(arguments: Sequence[str]) -> list[str]:
    """Arguments in lines; none is torn."""
    text = ", ".join(argument.replace(" ", "\0") for argument in arguments) + ");"
    return [line.replace("\0", " ") for line in wrap(text, WIDTH - 8, break_long_words=False)]


def _if_wanted(results: Sequence[int], lines: Sequence[str]) -> list[str]:
    test = wrap(" || ".join(f"res[{k}]" for k in results), WIDTH - 8)
    first, *more = [f"if ({test[0]}", *(f"    {line}" for line in test[1:])]
    head = [first, *more]
    head[-1] += ") {"
    return [*head, *(f"    {line}" for line in lines), "}"]


# -- what files say of derivatives they have and of those left out --------------------------------

KINDS = {
    "jac_": "jac_f, the derivatives of f",
    "jac_adj1_": "adj1_f, the gradient of a weighted sum of results, and jac_adj1_f, its Hessian",
    "jac_jac_": "jac_jac_f, the derivatives of jac_f",
}
BY_NAME = "Second derivatives are only generated for functions requested by name"


def contents_of(
    module: Module, families: Sequence[Family], step: RungeKuttaStep | None
) -> list[str]:
    """Which derivatives there are, and why others are left out, in sentences."""
    members = [(m.prefix, m.function) for family in families for m in family.members]
    if step is not None:
        members += [(signature.prefix, signature.function) for signature, _ in step.signatures]
    every = [function for prefix, function in members if not prefix]
    lines = []
    for kind, about in KINDS.items():
        having = [function for prefix, function in members if prefix == kind]
        whose = "every function" if having == every else ", ".join(having) or "no function"
        lines.append(f"{about}: of {whose}.")
    return lines + left_out(module, families, step)


def left_out(module: Module, families: Sequence[Family], step: RungeKuttaStep | None) -> list[str]:
    """What is left out, a sentence for each reason."""
    missing = [one for family in families for one in family.left_out]
    missing += missing_of(module, families, step)
    lines = [f"Left out: {', '.join(names)} ({why})." for why, names in _by_reason(missing)]
    if not module.named.issuperset(family.value.function for family in families):
        lines.append(f"{BY_NAME}.")
    return lines


def _by_reason(missing: Iterable[Missing]) -> Iterable[tuple[str, list[str]]]:
    found: dict[str, list[str]] = {}
    for one in missing:
        found.setdefault(one.why, []).append(one.name)
    return found.items()


def warn_of_left_out(
    module: Module, families: Sequence[Family], step: RungeKuttaStep | None
) -> None:
    """Say it to those who generate, too."""
    for line in left_out(module, families, step):
        warnings.warn(
            f"casadi: {line[0].lower()}{line[1:-1]}", SkippedFunctionWarning, stacklevel=2
        )


# -- files ----------------------------------------------------------------------------------------

C_END, PYTHON_END = "*/", '"""'


def emit_casadi(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    module = replace(module, conventions=tuple(map(_by_columns, module.conventions)))
    families = list(families_of(module))
    step = step_of(module, families)
    warn_of_left_out(module, families, step)
    return {
        f"{module.name}_casadi.c": _externals(module, families, step),
        f"{module.name}_casadi.py": _loader(module, families, step),
        f"{module.name}_sx.py": emit_sx(module),
    }


def _by_columns(convention: str) -> str:
    return convention.replace(ROW_MAJOR, "matrices column by column")


def _contents(module: Module, families: Sequence[Family], step: RungeKuttaStep | None) -> list[str]:
    """Which derivatives the files have, in lines of a comment."""
    lines = contents_of(module, families, step)
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]


def _externals(module: Module, families: Sequence[Family], step: RungeKuttaStep | None) -> str:
    members = [member for family in families for member in family.members]
    whole = replace(module, programs=tuple(member.program for member in members))
    inner = replace(
        whole,
        name=f"symdyn_{module.name}",
        programs=tuple(program for program in whole.programs if program.outputs),
    )
    functions = [
        replace(function, definition=_static(function.definition))
        for function in functions_of(inner)
    ]
    patterns = Patterns()
    entries = [entry_of(_beginning(module), inner.name, member, patterns) for member in members]
    steps = ""
    if step is not None:
        steps = render("casadi/step.c.j2", step=step, name=inner.name, pattern=patterns.name)
        entries += [
            listed(_beginning(module), member, patterns, [f"{call}(arg, res);"])
            for member, call in step.signatures
        ]
    return render(
        "casadi/external.c.j2",
        banner=banner(whole, f"{module.name}_casadi.c", C_END),
        contents=_contents(module, families, step),
        helpers=helpers_of(
            inner,
            True,
            False,
            apart=any(function.parts for function in functions),
            rows=any(function.rows for function in functions),
        ),
        functions=functions,
        number=module.number.name,
        steps=steps,
        picks=any(copy[2] for member in members for copy in member.copies),
        patterns=list(patterns),
        zeros=max(matrix.size for member in members for matrix in member.inputs),
        entries=entries,
    )


def _beginning(module: Module) -> str:
    """What names of external functions begin with; CasADi allows no two underscores in a row."""
    return module.name.rstrip("_")


def _static(definition: str) -> str:
    return "static " + definition.replace("\n", "\n" + " " * len("static "))


def _loader(module: Module, families: Sequence[Family], step: RungeKuttaStep | None) -> str:
    names = [family.value.function for family in families]
    if step is not None:
        names.append(step.function)
    file = f"{module.name}_casadi.py"
    return render(
        "casadi/loader.py.j2",
        banner=banner(module, file, PYTHON_END, brief=True),
        name=module.name,
        beginning=_beginning(module),
        functions=names,
        contents=_contents(module, families, step),
    )


# -- calls from Python ----------------------------------------------------------------------------

FLAGS = (STANDARD, "-O0")


def load_casadi(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = FLAGS
) -> dict[str, Call]:
    """The functions of a generated folder, by the Python file that its users import."""
    if not importlib.util.find_spec("casadi"):
        raise FunctionError(f"CasADi is not installed; {pip_install('casadi')}")
    find_compiler()
    name = manifest["name"]
    promised_file(folder, f"{name}_casadi.c")
    module = import_file(promised_file(folder, f"{name}_casadi.py"))
    try:
        found = module.load(scratch, flags)
    except RuntimeError as error:
        raise CompilerError(str(error)[:300]) from None
    calls = {}
    for function, entry in manifest["functions"].items():
        if function not in found:
            raise RobotError(f"{name}_casadi.py loads no function {function}", str(folder))
        calls[function] = _call(found[function], [shape for _, shape in entry["outputs"]])
    return calls


def _call(function: Any, shapes: list[list[int]]) -> Call:
    import numpy as np  # takes longer to load than to write the files

    def call(*arguments: Any) -> tuple[Any, ...]:
        matrices = [
            np.asarray(a, float).reshape(-1, np.shape(a)[-1] if np.ndim(a) > 1 else 1)
            for a in arguments
        ]
        results = function.call([*map(_dm, matrices)])
        return tuple(
            np.array(result.full()).reshape(shape)
            for result, shape in zip(results, shapes, strict=True)
        )

    return call


def _dm(matrix: Any) -> Any:
    import casadi

    return casadi.DM(matrix)
