"""The partial derivatives of a function that automatic differentiation asks for.

    f: inputs -> outputs          slopes d<output>_d<input>, shape (*output, *input)

They are plain partial derivatives in the entries of the inputs, also in those of quaternions. Where
qd are the rates of q, a function `<f>_derivatives` of the same module says some of them, and more
cheaply. What it does not say comes from the graph of f, as `jac_<f>`, if that is not too long: for
a function that was asked for by name it may be longer than for one that is only part of `all` or
holds slopes itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from symdyn.codegen.module import Module
from symdyn.graph import Array, Expr, Program, collector_paused, jacobian
from symdyn.passes import cheapest_optimized

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


@collector_paused()
def smooth(program: Program, others: Mapping[str, Program], named: bool) -> Smooth:
    """A function with its slopes; `others` may have some, `named`: it was asked for by name."""
    known = others.get(program.name + DERIVATIVES)
    if known is not None and not _is_at_the_same_point(known, program):
        known = None
    given = {array.name for array in known.outputs} if known is not None else set()
    covered = [a for a in program.inputs if all(slope(o, a) in given for o in program.outputs)]
    left = [a for a in program.inputs if a not in covered]
    own = (known.name,) if known is not None and covered else ()
    largest = LARGEST if named else LARGEST_OF_ALL
    try:
        jac = _jacobian(program, left, largest)
    except _TooLong:
        words = f"jac_{program.name} is left out, as it has more than {largest} operations."
        return Smooth(program, left_out=words)
    return Smooth(program, (*own, *([jac.name] if jac is not None else [])), jac)


def with_slopes(module: Module, smooth: Sequence[Smooth]) -> Module:
    """The module with all programs that are emitted."""
    programs = (p for one in smooth for p in (one.program, one.jac) if p is not None)
    return replace(module, programs=tuple(programs))


def slope(output: Array, given: Array) -> str:
    """What the derivative of an output in an input is called."""
    return f"d{output.name}_d{given.name}"


def _is_at_the_same_point(other: Program, program: Program) -> bool:
    """Whether both take the same inputs; only parameters may drop out of derivatives.

    One that does not take, say, the motion of the base is the derivative for a base at rest.
    """
    names, others = ({array.name for array in one.inputs} for one in (program, other))
    return others <= names <= others | {"p"}


class _TooLong(Exception):
    """A program with more operations than are wanted."""


def _jacobian(program: Program, by: Sequence[Array], largest: float) -> Program | None:
    """`jac_<f>` in some of the inputs; None if the outputs do not depend on them."""
    symbols = [node for array in by for node in array.elements]
    if not symbols or not program.results:
        return None
    if len(program.results) * len(symbols) > MOST_ENTRIES * largest:
        raise _TooLong
    rows = [jacobian(program.results, symbols, mode) for mode in MODES]
    made = [_derived(program, by, slopes) for slopes in rows]
    if not made[0].outputs:
        return None
    if min(one.operations.total for one in made) > PASSES_SAVE * largest:
        raise _TooLong
    best = cheapest_optimized(made)
    if best.operations.total > largest:
        raise _TooLong
    return best


def _derived(program: Program, by: Sequence[Array], rows: Sequence[Sequence[Expr]]) -> Program:
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
