"""What JAX and PyTorch share: Python on an array library, derivatives, C of kernels for the CPU.

The kernels are functions over many states, which the library calls:

    <name>_<function>_many(n, input, step, ..., output, ..., threads)

State b of an input of k numbers is at [b * step]; step is k, or 0 for an input that is the same for
all states. Each function stands in an #ifdef of its own, so that one is compiled without the rest.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.printer import call, prototype
from symdyn.codegen.c.source import CFunction, functions_of, helpers_of
from symdyn.codegen.c.states import Kernel, SequentialKernel, kernel_of, sequential_kernel
from symdyn.codegen.module import Module, banner
from symdyn.codegen.printer import Printer
from symdyn.codegen.python import COMMENT_END, WIDTH, argument_lines, import_file
from symdyn.codegen.statements import FunctionBody, write_body
from symdyn.codegen.target import Call, Target, promised_file
from symdyn.errors import FunctionError, RobotError
from symdyn.graph import Array, Expr, Program, jacobian, pause_collector
from symdyn.graph.expr import SYMBOL
from symdyn.passes import cheapest_optimized
from symdyn.support.extras import pip_install
from symdyn.support.templates import render

# -- derivatives for automatic differentiation ----------------------------------------------------

# The partial derivatives of a function that automatic differentiation asks for.
#
#     f: inputs -> outputs          slopes d<output>_d<input>, shape (*output, *input)
#
# They are plain partial derivatives in the entries of the inputs, also in those of quaternions.
# Where qd are the rates of q, a function `<f>_derivatives` of the same module says some of them,
# and more cheaply. What it does not say comes from the graph of f, as `jac_<f>`, if that is not
# too long: for a function that was asked for by name it may be longer than for one that is only
# part of `all` or holds slopes itself.

MODES = ("forward", "reverse")
LARGEST, LARGEST_OF_ALL = 20_000, 5_000
"""Operations of `jac_<f>`: for a function asked for by name, for others."""
MOST_ENTRIES = 2
"""Pairs of results and inputs up to which derivatives are tried, for each of these operations."""
DERIVATIVES = "_derivatives"
"""How the names of functions end that have slopes of others."""
PASSES_SAVE = 1.3
"""Passes make no program smaller than by this factor."""


@dataclass(frozen=True)
class Smooth:
    """A function, the names of the functions that have its slopes, and `jac_<f>` if there is one.

    `left_out` says why slopes are missing, if they are.
    """

    program: Program
    slopes: tuple[str, ...] = ()
    jac: Program | None = None
    left_out: str = ""


def smooth_functions(module: Module) -> Iterator[Smooth]:
    """Every function of a module with its slopes."""
    others = {program.name: program for program in module.programs}
    for program in module.programs:
        first = program.name.removesuffix(DERIVATIVES)
        named = program.name in module.named and (first == program.name or first not in others)
        yield smooth(program, others if module.straight else {}, named)


@pause_collector()
def smooth(program: Program, others: Mapping[str, Program], named: bool) -> Smooth:
    """A function with its slopes; `others` may have some, `named`: it was asked for by name."""
    known = others.get(program.name + DERIVATIVES)
    if known is not None and not _has_same_inputs(known, program):
        known = None
    given = {array.name for array in known.outputs} if known is not None else set()
    covered = [a for a in program.inputs if all(slope(o, a) in given for o in program.outputs)]
    left = [a for a in program.inputs if a not in covered]
    own = (known.name,) if known is not None and covered else ()
    largest = LARGEST if named else LARGEST_OF_ALL
    try:
        jac = _jacobian(program, left, largest)
    except _TooLongError:
        words = f"jac_{program.name} is left out, since it has more than {largest} operations."
        return Smooth(program, left_out=words)
    return Smooth(program, (*own, *([jac.name] if jac is not None else [])), jac)


def with_slopes(module: Module, smooth: Sequence[Smooth]) -> Module:
    """The module with all programs that are emitted."""
    programs = (p for one in smooth for p in (one.program, one.jac) if p is not None)
    return replace(module, programs=tuple(programs))


def slope(output: Array, given: Array) -> str:
    """What the derivative of an output in an input is called."""
    return f"d{output.name}_d{given.name}"


def _has_same_inputs(other: Program, program: Program) -> bool:
    """Whether both take the same inputs; only parameters may drop out of derivatives.

    One that does not take, say, the motion of the base is the derivative for a base at rest.
    """
    names, others = ({array.name for array in one.inputs} for one in (program, other))
    return others <= names <= others | {"p"}


class _TooLongError(Exception):
    """A program with more operations than are wanted."""


def _jacobian(program: Program, by: Sequence[Array], largest: float) -> Program | None:
    """`jac_<f>` in some of the inputs; None if the outputs do not depend on them."""
    symbols = [node for array in by for node in array.elements]
    if not symbols or not program.results:
        return None
    if len(program.results) * len(symbols) > MOST_ENTRIES * largest:
        raise _TooLongError
    rows = [jacobian(program.results, symbols, mode) for mode in MODES]
    made = [_slope_program(program, by, slopes) for slopes in rows]
    if not made[0].outputs:
        return None
    if min(one.operations.total for one in made) > PASSES_SAVE * largest:
        raise _TooLongError
    best = cheapest_optimized(made)
    if best.operations.total > largest:
        raise _TooLongError
    return best


def _slope_program(
    program: Program, by: Sequence[Array], rows: Sequence[Sequence[Expr]]
) -> Program:
    """The program of the slopes that are not zero."""
    outputs = []
    lines = iter(rows)
    for o in program.outputs:
        own = list(islice(lines, len(o.elements)))
        column = 0
        for a in by:
            size = math.prod(a.shape)
            nodes = tuple(node for line in own for node in line[column : column + size])
            column += size
            if any(not node.is_zero for node in nodes):
                name, about = slope(o, a), f"derivative of {o.name} in the entries of {a.name}"
                outputs.append(Array(name, (*o.shape, *a.shape), nodes, about))
    return replace(
        program,
        name=f"jac_{program.name}",
        outputs=tuple(outputs),
        about=f"Partial derivatives of {program.name} in the entries of its inputs.",
        derived_by="differentiation",
        combines=(),
    )


# -- functions on entries -------------------------------------------------------------------------


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
    body: FunctionBody | None
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
        body: FunctionBody | None = write_body(program, printer, reserved)
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


# -- kernels in C ---------------------------------------------------------------------------------

C_COMMENT_END = "*/"


@dataclass(frozen=True)
class KernelSource:
    """A function over states, with the one for a single state if it calls that.

    `prototype` and `call` are of a function that takes arrays of pointers and calls it; ranks and
    sizes are those of the inputs, then of the outputs.
    """

    name: str
    kernel: Kernel | SequentialKernel
    functions: list[CFunction]
    inputs: int
    outputs: int
    prototype: str
    call: str
    ranks: str
    sizes: str


def kernels_in_c(module: Module, file: str, xla: bool = False) -> str:
    """The text of the file; with `xla`, also of the handlers that XLA calls."""
    sources = [_source(module, program) for program in module.programs]
    alone = [function for source in sources for function in source.functions]
    return render(
        "arrays/kernels.c.j2",
        banner=banner(module, file, C_COMMENT_END, brief=True),
        number=module.number.name,
        helpers=helpers_of(
            module,
            scalar=bool(alone),
            batch=True,
            apart=any(function.parts for function in alone),
            rows=any(function.rows for function in alone),
        ),
        gathers=any(not source.kernel.sequential for source in sources),
        sources=sources,
        most=max(count for s in sources for count in (s.inputs, s.outputs)),
        xla=xla,
    )


def _source(module: Module, program: Program) -> KernelSource:
    alone = replace(module, programs=(program,))
    kernel = (
        sequential_kernel(module, program)
        if program.solves_equations
        else kernel_of(module, program)
    )
    real, arrays = module.number.name, (*program.inputs, *program.outputs)
    inputs, outputs = len(program.inputs), len(program.outputs)
    given = [text for k in range(inputs) for text in (f"in[{k}]", f"step[{k}]")]
    return KernelSource(
        program.name,
        kernel,
        functions_of(alone) if program.solves_equations else [],
        inputs,
        outputs,
        prototype(
            f"static void {kernel.name}_call",
            [
                "size_t n",
                f"const {real} **in",
                "const size_t *step",
                f"{real} **out",
                "int threads",
            ],
        ),
        call(
            f"{kernel.name}_many", ["n", *given, *(f"out[{k}]" for k in range(outputs)), "threads"]
        ),
        ", ".join(str(len(array.shape)) for array in arrays),
        ", ".join(str(len(array.elements)) for array in arrays),
    )


# -- files ----------------------------------------------------------------------------------------

FLOATS = {"double": "float64", "float": "float32"}
"""The number types as array libraries call them."""


def emit_arrays(
    module: Module,
    library: str,
    printer: Printer,
    reserved: frozenset[str],
    xla: bool = False,
) -> dict[str, str]:
    """The texts of the generated files by name.

    `xla`: the library calls kernels by XLA's interface.
    """
    file, kernels = f"{module.name}_{library}.py", f"{module.name}_{library}.c"
    smooth = list(smooth_functions(module))
    whole = with_slopes(module, smooth)
    text = render(
        f"{library}/module.py.j2",
        banner=banner(whole, file, COMMENT_END),
        left_out=[one.left_out for one in smooth if one.left_out],
        module=module,
        library=library,
        xla=xla,
        real=FLOATS[module.number.name],
        kernels=kernels,
        equations=any(program.solves_equations for program in whole.programs),
        functions=array_functions(smooth, printer, reserved),
    )
    return {file: text, kernels: kernels_in_c(whole, kernels, xla=xla)}


# -- calls from Python ----------------------------------------------------------------------------

Run = Callable[[Any, tuple[Any, ...]], Any]
"""Calls a function of a library with NumPy arrays."""


def call_directly(function: Any, arguments: tuple[Any, ...]) -> Any:
    """Call a function of a library that takes NumPy arrays as they are."""
    return function(*arguments)


def load_arrays(
    folder: Path, manifest: dict[str, Any], target: Target, run: Run = call_directly
) -> dict[str, Call]:
    """The functions of a generated folder, by operations of the library."""
    path, module = _import_module(folder, manifest, target)
    return _calls(module, manifest, path, run)


def load_kernels(
    folder: Path, manifest: dict[str, Any], target: Target, scratch: Path, run: Run = call_directly
) -> dict[str, Call]:
    """The same functions as compiled C, built without optimisation for few calls."""
    path, module = _import_module(folder, manifest, target)
    return _calls(module.kernels(folder=str(scratch), flags=("-O0",)), manifest, path, run)


def _import_module(folder: Path, manifest: dict[str, Any], target: Target) -> tuple[Path, Any]:
    library = target.name
    if not importlib.util.find_spec(library):
        raise FunctionError(f"{target.title} is not installed; {pip_install(library)}")
    path = promised_file(folder, f"{manifest['name']}_{library}.py")
    return path, import_file(path)


def _calls(functions: Any, manifest: dict[str, Any], path: Path, run: Run) -> dict[str, Call]:
    calls = {}
    for name in manifest["functions"]:
        function = getattr(functions, name, None)
        if function is None:
            raise RobotError(f"{path.name} has no function {name}", str(path.parent))
        calls[name] = _call(function, name, path, run)
    return calls


def _call(function: Any, name: str, path: Path, run: Run) -> Call:
    def call(*arguments: Any) -> tuple[Any, ...]:
        import numpy as np

        try:
            result = run(function, arguments)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise RobotError(f"{name} fails ({what}); generate it again", str(path)) from None
        results = result if isinstance(result, tuple) else (result,)
        return tuple(np.asarray(array, float) for array in results)

    return call
