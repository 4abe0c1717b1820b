"""Many states at once: kernels in C whose loops a compiler turns into vector instructions.

A kernel computes a block of states, given by rows: component k of an input of a state stands at
[k * stride + state]. It is written so that its loops vectorise whatever the function is:

- Sines, cosines, roots and hyperbolic tangents are taken for a whole row before the loop that uses
  them; what they are taken of is computed in a loop of its own where it is more than an input.
  Whether all angles are in the range of the fast sine is asked once per row.
- All else is one loop over the states, without a branch or a call.
- The number of states is a multiple of the longest vector and the compiler can see it: there is no
  code for a remainder, every state goes through the same instructions wherever it stands, and gcc
  vectorises at -O2 already. Callers fill up the last block.
- Results go to a block of rows of known length as soon as they are known, so that few values stay
  alive. Callers copy whole rows from there, which is kinder to caches than to write to many
  distant rows in turn, in particular where the distance is a power of two. Results that are always
  equal, such as zeros and the other half of a symmetric matrix, have one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.emit.c_text import RESERVED, CPrinter, Titled, call, prototype, titled_lines
from symdyn.emit.module import Module
from symdyn.emit.printer import ATOM, Text
from symdyn.emit.statements import Assignment, Block, Writer, parameter_names
from symdyn.graph import Array, Expr, Label, Program, reachable
from symdyn.graph.expr import COS, SIN, SQRT, SYMBOL, TANH

VECTOR = 64
"""Bytes of the longest vectors, and of a cache line."""
BLOCK = 64
"""States in a block: enough to forget what a call costs and to copy rows in long pieces."""
BLOCK_BYTES = 1 << 18
"""Blocks get smaller where all rows together would need more: they live on the stack."""
CALLED = (SIN, COS, SQRT, TANH)
"""What does not vectorise inside a loop."""
ARGUMENT = "all_angle"
"""Rows of arguments that are more than an input; of roots, too, which are rare."""
LOCALS = frozenset({"state", "n", "lanes", "groups", "stride", "first", "left", "count", "unused"})
"""Names in templates; a quantity must not be called so."""


@dataclass(frozen=True)
class Rows:
    """An argument of a kernel: its name, the number of its components, and the row of each."""

    name: str
    count: int
    row_of: tuple[int, ...]

    @property
    def distinct(self) -> int:
        """How many rows there are: components that are always equal share one."""
        return max(self.row_of, default=-1) + 1

    @property
    def table(self) -> list[str]:
        """The numbers in `row_of` as lines of C, empty where each component has its own row."""
        return [] if self.distinct == self.count else wrap(", ".join(map(str, self.row_of)), 84)


@dataclass(frozen=True)
class Stage:
    """Rows of arguments in a loop, then calls on whole rows."""

    loop: Titled
    calls: list[str]


@dataclass(frozen=True)
class Kernel:
    """A function over blocks of states, ready for the templates.

    `rows` declares what it keeps between its stages, `blocks` what its callers keep for it, who
    call it by `call`. Those are a function over rows (`batch`) and one over states side by side
    (`many`), in which the states of an input are a step apart.
    """

    about: str
    lanes: int
    block: int
    length: int
    prototype: str
    batch_prototype: str
    many_prototype: str
    inputs: list[Rows]
    outputs: list[Rows]
    unused: list[str]
    rows: list[str]
    stages: list[Stage]
    loop: Titled
    blocks: list[str]
    call: str


def lanes_of(module: Module) -> int:
    """The numbers in the longest vector."""
    return VECTOR // (8 if module.number.name == "double" else 4)


def kernel_of(module: Module, program: Program) -> Kernel:
    """The kernel of a program and what its callers need to know."""
    real, lanes, name = module.number.name, lanes_of(module), f"{module.name}_{program.name}"
    inputs = [_rows(array) for array in program.inputs]
    outputs = [_rows(array) for array in program.outputs]
    composer = _Composer(module, program)
    stages = [composer.stage(calls) for calls in _rounds(program)]
    arguments = [*inputs, *outputs]
    assert not LOCALS.intersection(a.name for a in arguments), arguments
    rows = sum(a.distinct for a in arguments) + len(composer.declared)
    block = BLOCK
    while block > lanes and rows * block * VECTOR // lanes > BLOCK_BYTES:
        block //= 2
    # Rows an odd number of cache lines apart do not compete for the same places in the cache.
    length = block if block == lanes else block + lanes
    places: dict[int, list[str]] = {}
    for array, output in zip(program.outputs, outputs, strict=True):
        for node, row in dict(zip(array.elements, output.row_of, strict=True)).items():
            offset = f"{row * length} + " if row else ""
            places.setdefault(node.index, []).append(f"{array.name}[{offset}state]")
    loop = composer.loop(program.results, places)
    return Kernel(
        about=program.about,
        lanes=lanes,
        block=block,
        length=length,
        prototype=prototype(
            f"SYMDYN_APART void {name}_lanes",
            ["size_t groups", "size_t stride"]
            + [f"const {real} *restrict {a.name}" for a in inputs]
            + [f"{real} *restrict {a.name}" for a in outputs],
        ),
        batch_prototype=prototype(
            f"void {name}_batch",
            ["size_t n"]
            + [f"const {real} *{a.name}" for a in inputs]
            + [f"{real} *{a.name}" for a in outputs],
        ),
        many_prototype=prototype(
            f"void {name}_many",
            ["size_t n"]
            + [f"const {real} *{a.name}, size_t {a.name}_step" for a in inputs]
            + [f"{real} *{a.name}" for a in outputs],
        ),
        inputs=inputs,
        outputs=outputs,
        unused=[a for a in ("stride", *(a.name for a in inputs)) if a not in composer.used],
        rows=wrap(", ".join(_declared(row, block) for row in composer.declared), 80),
        stages=stages,
        loop=loop,
        blocks=wrap(", ".join(f"{a.name}_block[{a.distinct * length}]" for a in arguments), 80),
        call=call(
            f"{name}_lanes",
            [f"(count + {lanes - 1}) / {lanes}", "stride"]
            + [f"{a.name}_rows" for a in inputs]
            + [f"{a.name}_block" for a in outputs],
        ),
    )


def _declared(row: str, block: int) -> str:
    # gcc cannot see that the loop over no states is never asked for its arguments
    return f"{row}[{block}] = {{0}}" if row.startswith(ARGUMENT) else f"{row}[{block}]"


def _rows(array: Array) -> Rows:
    """A row for every different node of an array, in order."""
    row: dict[Expr, int] = {}
    return Rows(
        array.name,
        len(array.elements),
        tuple(row.setdefault(node, len(row)) for node in array.elements),
    )


def _rounds(program: Program) -> list[list[Expr]]:
    """The calls in a program, those first that depend on no others."""
    rounds: list[list[Expr]] = []
    depth: dict[int, int] = {}
    for node in reachable(program.results):
        below = max((depth[a.index] for a in node.args), default=0)
        if node.op in CALLED:
            rounds += [[]] if below == len(rounds) else []
            rounds[below].append(node)
            below += 1
        depth[node.index] = below
    return rounds


class _Composer:
    """Splits a program into stages and the final loop."""

    def __init__(self, module: Module, program: Program) -> None:
        self.number = module.number
        self.printer = CPrinter(module.number)
        results = program.results
        self.labels: dict[int, Label] = results[0].graph.labels if results else {}
        self.inputs = program.inputs
        self.places = {
            node.index: (array.name, k)
            for array in program.inputs
            for k, node in enumerate(array.elements)
        }
        arrays = (*program.inputs, *program.outputs)
        self.taken = {*RESERVED, *LOCALS, *(array.name for array in arrays)}
        self.rows: dict[int, str] = {}
        """The row of a call's values, by the call's index."""
        self.declared: list[str] = []
        self.used: set[str] = set()

    def row(self, wanted: str) -> str:
        """Declare a row of values."""
        name, k = f"all_{wanted}", 1
        while name in self.taken:
            k += 1
            name = f"all_{wanted}_{k}"
        self.taken.add(name)
        self.declared.append(name)
        return name

    def spare(self) -> str:
        """A row for what nobody wants."""
        if "unused" not in self.declared:
            self.declared.append("unused")
        return "unused"

    def start(self, node: Expr) -> str:
        """Where the row of an input or of a call's values begins."""
        if node.index in self.rows:
            return self.rows[node.index]
        name, k = self.places[node.index]
        self.used |= {name, "stride"} if k else {name}
        return name + ("", " + stride", f" + {k} * stride")[min(k, 2)]

    def value(self, node: Expr) -> str:
        """The element of a row of an input or of a call's values for the state of the loop."""
        name, _, offset = self.start(node).partition(" + ")
        return f"{name}[{offset} + state]" if offset else f"{name}[state]"

    def stage(self, calls: Sequence[Expr]) -> Stage:
        """The arguments of some calls that depend on no further ones, and the calls."""
        arguments = list(dict.fromkeys(call.args[0] for call in calls))
        computed = [x for x in arguments if x.op is not SYMBOL and x.index not in self.rows]
        rows = {x.index: self.row("angle") for x in computed}
        loop = self.loop(computed, {index: [f"{row}[state]"] for index, row in rows.items()})
        lines: list[str] = []
        for x in arguments:
            start = rows.get(x.index) or self.start(x)
            value = f"{rows[x.index]}[state]" if x.index in rows else self.value(x)
            results = {}
            for node in calls:
                if node.args[0] is x:
                    label = self.labels.get(node.index)
                    results[node.op] = self.row("t" if label is None else label.name)
                    self.rows[node.index] = results[node.op]
            if SIN in results or COS in results:
                both = [results.get(op) or self.spare() for op in (SIN, COS)]
                function = f"symdyn_sincos{self.number.c_suffix}_row"
                lines.append(call(function, ["lanes", start, *both]))
            for op in (SQRT, TANH):
                if op in results:
                    lines.append("for (size_t state = 0; state < lanes; state++) {")
                    lines.append(f"    {results[op]}[state] = {self.printer.call(op, value)};")
                    lines.append("}")
        return Stage(loop, lines)

    def loop(self, outputs: Sequence[Expr], results: dict[int, list[str]]) -> Titled:
        """What one pass of a loop over the states does, from inputs and rows to results."""
        if not outputs:
            return []
        texts: dict[int, Text] = {}
        writer = Writer(self.printer, outputs, texts, set(self.taken), results)
        for array in self.inputs:
            own = parameter_names(array)
            for k, node in enumerate(array.elements):
                texts[node.index] = writer.name(own.get(node, f"{array.name}{k + 1}")), ATOM
        for index, row in self.rows.items():
            texts[index] = writer.name(row.removeprefix("all_")), ATOM
        nodes = writer.needed()
        loads = [
            Assignment(texts[node.index][0], self.value(node))
            for node in nodes
            if node.index in texts
        ]
        blocks = [Block("this state", [*loads])] if loads else []
        return titled_lines([*blocks, *writer.run(nodes)], self.number)
