"""Derivatives of a program by the names and in the order in which CasADi asks for them.

    jac_f        inputs, outputs               ->  d(output)/d(input) for each pair
    adj1_f       inputs, outputs, weights      ->  sum of weights^T d(outputs)/d(input), each input
    jac_adj1_f   these, results of adj1_f      ->  d of each of them in each argument
    jac_jac_f    those of jac_f, its results   ->  d of each of them in each argument

The outputs are arguments without entries: nothing here needs them. CasADi takes Jacobians from
`jac_f`; the exact Hessian of a Lagrangian takes `adj1_f` and `jac_adj1_f`, whose blocks are the
Hessian of the weighted sum, which is symmetric, and the transposed Jacobian. `jac_jac_f` has the
second derivatives of every result; Jacobians of Jacobians and of directional derivatives take it.
All are plain partial derivatives in the entries of the inputs, also in those of quaternions.

A function requested by name has first and second derivatives. One that is only part of `all` has
its Jacobian, if that is short; otherwise `all` would take compilers minutes. The file lists the
derivatives that are left out for their length.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from symdyn.codegen.casadi.matrices import Matrix, matrix_of, slopes_of, transposed
from symdyn.codegen.module import Module
from symdyn.graph import Array, Expr, Program, gradient, jacobian, pause_collector
from symdyn.passes import cheapest_optimized

MODES = ("forward", "reverse")
PASSES_SAVE = 1.3
"""Passes make no program smaller than by this factor."""


@dataclass(frozen=True)
class CasadiSignature:
    """What CasADi knows of a function: its name, the prefix in front of the robot's, arguments."""

    prefix: str
    function: str
    inputs: tuple[Matrix, ...]
    outputs: tuple[Matrix, ...]

    @property
    def name(self) -> str:
        """What it is called beside others of the same robot."""
        return self.prefix + self.function


@dataclass(frozen=True)
class External(CasadiSignature):
    """A function and the program that computes those of its outputs that have entries.

    `copies` are outputs that are entries of another one's outputs, in another order: the output's
    index, the index of the other's output, and its entries; `copied` is that other function.
    """

    program: Program
    copied: External | None = None
    copies: tuple[tuple[int, int, tuple[int, ...]], ...] = ()


def value_of(program: Program) -> External:
    """The function itself."""
    inputs = [matrix_of(array, dense=True) for array in program.inputs]
    outputs = [matrix_of(array) for array in program.outputs]
    rows = replace(
        program,
        inputs=tuple(row for _, row in inputs),
        outputs=tuple(row for _, row in outputs if row.elements),
    )
    return External("", program.name, _matrices(inputs), _matrices(outputs), rows)


def jacobian_of(f: External, largest: float = math.inf) -> External | None:
    """`jac_f`, differentiated forward or in reverse, whichever costs less.

    None if it has more than the largest number of operations.
    """
    slopes = (jacobian(f.program.results, f.program.symbols, mode) for mode in MODES)
    program = _optimized([_slope_program(f, "jac_", slope) for slope in slopes], largest)
    if program is None:
        return None
    values = _rows(program, len(f.program.results), len(f.program.symbols))
    found = _blocks(f.outputs, values, f.inputs, "jac_{}_{}")
    inputs = (*f.inputs, *(o.empty(f"out_{o.name}") for o in f.outputs))
    return _external(f, "jac_", inputs, found, program)


def adjoint_of(f: External) -> External:
    """`adj1_f`, by reverse mode; its outputs have every entry, as the inputs do."""
    nodes = f.program.results
    weights = _weights(f)
    flat = tuple(w for array in weights for w in array.elements)
    slopes = gradient(nodes, f.program.symbols, flat)
    program = _optimized([_slope_program(f, "adj1_", [slopes], weights)])
    assert program is not None
    left = iter(program.results)
    found = [
        (
            replace(i, name=f"adj_{i.name}"),
            Array(f"adj_{i.name}", (i.size,), tuple(next(left) for _ in range(i.size))),
        )
        for i in f.inputs
    ]
    outs = (o.empty(f"out_{o.name}") for o in f.outputs)
    seeds = (replace(o, name=f"adj_{o.name}") for o in f.outputs)
    return _external(f, "adj1_", (*f.inputs, *outs, *seeds), found, program)


def second_of(
    f: External, jac: External, adj: External, largest: float = math.inf
) -> External | None:
    """`jac_adj1_f`: half of the Hessian, whichever costs less, and the Jacobian.

    None if the half has more than the largest number of operations.
    """
    symbols = adj.program.symbols[: len(f.program.symbols)]
    full = jacobian(adj.program.results, symbols)
    n = range(len(symbols))
    halves = (
        [[full[max(i, j)][min(i, j)] for j in n] for i in n],
        [[full[min(i, j)][max(i, j)] for j in n] for i in n],
    )
    weights = adj.program.inputs[len(f.inputs) :]
    program = _optimized([_slope_program(adj, "hess_", half, weights) for half in halves], largest)
    if program is None:
        return None
    blocks = _blocks(adj.outputs, _rows(program, len(n), len(n)), f.inputs, "jac_{}_{}")
    found: list[tuple[Matrix, Array]] = []
    copies = []
    for i, result in enumerate(adj.outputs):
        found += blocks[i * len(f.inputs) : (i + 1) * len(f.inputs)]
        for o in f.outputs:
            found.append(_nothing(f"jac_{result.name}_out_{o.name}", result.size, o.size))
        for k, o in enumerate(f.outputs):
            other = k * len(f.inputs) + i
            turned, entries = transposed(jac.outputs[other], f"jac_{result.name}_adj_{o.name}")
            copies.append((len(found), other, entries))
            found.append((turned, Array(turned.name, (0,), ())))
    inputs = (*adj.inputs, *(a.empty(f"out_{a.name}") for a in adj.outputs))
    made = _external(f, "jac_adj1_", inputs, found, program)
    return replace(made, copied=jac, copies=tuple(copies))


def tensor_of(f: External, jac: External, largest: float = math.inf) -> External | None:
    """`jac_jac_f`: of the second derivatives of each result one half, whichever costs less.

    None if the half has more than the largest number of operations; it is not tried where already
    the Jacobian has, since it would take long for nothing.
    """
    if jac.program.operations.total > largest:
        return None
    symbols = jac.program.symbols
    known = jac.program.results
    bent = jacobian(known, symbols) if known else []
    nothing = [known[0].graph.zero] * len(symbols) if known else []
    at = list(_rows_and_columns(f, jac))
    rows = dict(zip(at, bent, strict=True))
    n = range(len(symbols))
    halves = (
        [[rows.get((r, max(i, j)), nothing)[min(i, j)] for j in n] for r, i in at],
        [[rows.get((r, min(i, j)), nothing)[max(i, j)] for j in n] for r, i in at],
    )
    program = _optimized([_slope_program(jac, "tensor_", half) for half in halves], largest)
    if program is None:
        return None
    values = iter(_rows(program, len(at), len(n)))
    found: list[tuple[Matrix, Array]] = []
    for block in jac.outputs:
        own = [next(values) for _ in block.places]
        found += _blocks([block], own, f.inputs, "jac_{}_{}")
        found += [_nothing(f"jac_{block.name}_out_{o.name}", block.size, o.size) for o in f.outputs]
    inputs = (*jac.inputs, *(m.empty(f"out_{m.name}") for m in jac.outputs))
    return _external(f, "jac_jac_", inputs, found, program)


def _rows_and_columns(f: External, jac: External) -> Iterator[tuple[int, int]]:
    """Which result and which symbol of f each result of `jac_f` belongs to."""
    blocks = iter(jac.outputs)
    row = 0
    for o in f.outputs:
        results = {place: row + k for k, place in enumerate(o.places)}
        row += len(o.places)
        column = 0
        for i in f.inputs:
            for place in next(blocks).places:
                yield results[place % o.size], column + place // o.size
            column += i.size


# -- programs ------------------------------------------------------------------------------------


def _slope_program(
    f: External, prefix: str, rows: Sequence[Sequence[Expr]], weights: Sequence[Array] = ()
) -> Program:
    """A program with these results; they get their names when it is optimised."""
    elements = tuple(node for row in rows for node in row)
    given = tuple(a for a in f.program.inputs if a.name not in {w.name for w in weights})
    return replace(
        f.program,
        name=prefix + f.function,
        inputs=(*given, *weights),
        outputs=(Array("derivatives", (len(elements),), elements),),
        about=f"Derivatives of {f.function}.",
        combines=(),
        legend=(),
        changes=(),
        frames=(),
        inertias=tuple,
    )


def _optimized(programs: Sequence[Program], largest: float = math.inf) -> Program | None:
    """The cheapest after all passes, None if it is too large; too large by far is not tried."""
    if not programs[0].results:
        return programs[0]
    if min(program.operations.total for program in programs) > PASSES_SAVE * largest:
        return None
    best = cheapest_optimized(programs)
    return best if best.operations.total <= largest else None


def _rows(program: Program, rows: int, columns: int) -> list[list[Expr]]:
    nodes = program.results
    return [nodes[k * columns : (k + 1) * columns] for k in range(rows)]


def _weights(f: External) -> tuple[Array, ...]:
    """An array of weights for each output, as many as it has entries."""
    graph = f.program.results[0].graph
    return tuple(
        Array(
            f"adj_{o.name}",
            (len(o.places),),
            tuple(graph.symbol(f"adj_{o.name}[{k}]") for k in range(len(o.places))),
            f"weights of {o.name}",
        )
        for o in f.outputs
        if o.places
    )


# -- arguments -----------------------------------------------------------------------------------


def _blocks(
    of: Sequence[Matrix],
    values: Sequence[Sequence[Expr]],
    by: Sequence[Matrix],
    name: str,
) -> list[tuple[Matrix, Array]]:
    """A matrix for each pair, out of the rows and columns of all of them."""
    found, row = [], 0
    for o in of:
        own, row = values[row : row + len(o.places)], row + len(o.places)
        column = 0
        for i in by:
            part = [line[column : column + i.size] for line in own]
            found.append(slopes_of(name.format(o.name, i.name), o, i, part))
            column += i.size
    return found


def _nothing(name: str, rows: int, columns: int) -> tuple[Matrix, Array]:
    return Matrix(name, rows, columns, ()), Array(name, (0,), ())


def _external(
    f: External,
    prefix: str,
    inputs: Sequence[Matrix],
    found: Sequence[tuple[Matrix, Array]],
    program: Program,
) -> External:
    rows = tuple(row for _, row in found if row.elements)
    whole = replace(program, outputs=rows)
    return External(prefix, f.function, tuple(inputs), _matrices(found), whole)


def _matrices(found: Sequence[tuple[Matrix, Array]]) -> tuple[Matrix, ...]:
    return tuple(matrix for matrix, _ in found)


# -- which derivatives a generated file has -------------------------------------------------------

LARGEST, LARGEST_OF_ALL = 50_000, 5_000
"""Operations of derivatives: of a function asked for by name, of one that is only part of `all`."""
LARGEST_TENSOR = 30_000
"""Operations of `jac_jac_f`, which exact Hessians of optimal control do not take."""
MOST_ENTRIES = 2
"""Pairs of results and inputs up to which derivatives are tried, for each of these operations."""


@dataclass(frozen=True)
class Missing:
    """A function that is left out, and why."""

    name: str
    why: str


@dataclass(frozen=True)
class Family:
    """A function and its derivatives, None where there are none, and what is left out of them."""

    value: External
    jac: External | None = None
    adj: External | None = None
    second: External | None = None
    tensor: External | None = None
    left_out: tuple[Missing, ...] = ()

    @property
    def members(self) -> tuple[External, ...]:
        """All that there are."""
        all_of_them = (self.value, self.jac, self.adj, self.second, self.tensor)
        return tuple(one for one in all_of_them if one is not None)


def families_of(module: Module) -> Iterator[Family]:
    """Every function of a module with its derivatives."""
    for program in module.programs:
        yield family_of(program, program.name in module.named)


@pause_collector()
def family_of(program: Program, named: bool) -> Family:
    """A function with its derivatives; `named`: it was asked for by name."""
    value = value_of(program)
    name = program.name
    largest = LARGEST if named else LARGEST_OF_ALL
    pairs = len(value.program.results) * len(value.program.symbols)
    jac = jacobian_of(value, largest) if pairs <= MOST_ENTRIES * largest else None
    if jac is None:
        cure = "" if named else "; request these functions by name"
        return Family(value, left_out=(_too_long(f"jac_{name}", largest, cure),))
    if not named or not value.program.results:
        return Family(value, jac)
    adj = adjoint_of(value)
    second = second_of(value, jac, adj, LARGEST)
    tensor = tensor_of(value, jac, LARGEST_TENSOR)
    missing = []
    if second is None:
        cure = "; use a limited-memory Hessian"
        missing.append(_too_long(f"jac_adj1_{name}", LARGEST, cure))
    if tensor is None:
        missing.append(_too_long(f"jac_jac_{name}", LARGEST_TENSOR))
    return Family(value, jac, adj, second, tensor, tuple(missing))


def _too_long(name: str, limit: int, cure: str = "") -> Missing:
    return Missing(name, f"more than {limit} operations{cure}")
