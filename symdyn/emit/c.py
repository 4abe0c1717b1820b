"""C99: one header, one source, <math.h> only."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.emit.batch import kernel_of, lanes_of
from symdyn.emit.c_text import RESERVED, CPrinter, Titled, prototype, titled_lines
from symdyn.emit.module import Module, banner
from symdyn.emit.render import render
from symdyn.emit.sincos import FAST_RANGE, Needed, sincos_text
from symdyn.emit.statements import Block, write_body
from symdyn.graph import Array, Program, reachable
from symdyn.graph.expr import COS, SIGN, SIN


@dataclass(frozen=True)
class CFunction:
    """A function ready for the template."""

    prototype: str
    about: list[str]
    unused_inputs: list[str]
    blocks: Titled


def emit_c(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    header, source = f"{module.name}.h", f"{module.name}.c"
    functions = [_function(module, program) for program in module.programs]
    kernels = [kernel_of(module, p) for p in module.programs] if module.batch else []
    sizes = [("NQ", module.nq), ("NV", module.nv), ("TIPS", module.tips)]
    sizes += [("NP", len(module.parameters))] if module.parameters else []
    common = {"functions": functions, "kernels": kernels}
    return {
        header: render(
            "c/module.h.j2",
            banner=banner(module, header),
            guard=f"{module.name.upper()}_H",
            prefix=module.name.upper(),
            sizes=sizes,
            **common,
        ),
        source: render(
            "c/module.c.j2",
            banner=banner(module, source),
            header=header,
            number=module.number.name,
            lanes=lanes_of(module),
            helpers=_helpers(module, scalar=True, batch=module.batch),
            **common,
        ),
    }


def emit_many(module: Module) -> str:
    """One source with a `_many` for every function: n states in a row, NumPy's own layout.

    State b of an input of k numbers stands at [b * step], step being k or, for an input that is the
    same for all states, 0; state b of an output of k numbers at [b * k].
    """
    kernels = [kernel_of(module, program) for program in module.programs]
    return render(
        "c/many.c.j2",
        number=module.number.name,
        helpers=_helpers(module, scalar=False, batch=True),
        kernels=kernels,
    )


def _helpers(module: Module, scalar: bool, batch: bool) -> str:
    """The static functions that the others of a file call."""
    number = module.number
    sines: set[tuple[int, int]] = set()
    cosines: set[tuple[int, int]] = set()
    sign = False
    for which, program in enumerate(module.programs):
        for node in reachable(program.results):
            sign = sign or node.op is SIGN
            if node.op in (SIN, COS):
                (sines if node.op is SIN else cosines).add((which, node.args[0].index))
    needed = Needed(
        both=scalar and bool(sines & cosines),
        sine=scalar and bool(sines - cosines),
        cosine=scalar and bool(cosines - sines),
        lanes=batch and bool(sines or cosines),
    )
    return render(
        "c/helpers.c.j2",
        number=number.name,
        sign=sign,
        sincos=sincos_text(number.name, number.c_suffix, needed),
        f=number.c_suffix,
        limit=f"{FAST_RANGE!r}{number.c_suffix}",
        batch=batch,
    )


def _function(module: Module, program: Program) -> CFunction:
    arguments = [_declaration(module, a, const=True) for a in program.inputs]
    arguments += [_declaration(module, a, const=False) for a in program.outputs]
    about = [program.about]
    about += [f"{a.name}: {a.about}" for a in (*program.inputs, *program.outputs)]
    body = write_body(program, CPrinter(module.number), RESERVED)
    parameters = [Block("parameters", [*body.parameters])] if body.parameters else []
    return CFunction(
        prototype(f"void {module.name}_{program.name}", arguments),
        about,
        body.unused_inputs,
        titled_lines([*parameters, *body.blocks], module.number),
    )


def _declaration(module: Module, array: Array, const: bool) -> str:
    # In C90 to C17 a pointer to const arrays does not take a plain array of arrays without a
    # warning, so that only one-dimensional inputs are const.
    qualifier = "const " if const and len(array.shape) == 1 else ""
    sizes = "".join(f"[{n}]" for n in array.shape or (1,))
    return f"{qualifier}{module.number.name} {array.name}{sizes}"
