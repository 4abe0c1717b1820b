"""Many states at once: kernels in C whose loops a compiler turns into vector instructions.

A kernel computes a block of states, given by rows: component k of an input of a state is at
[k * stride + state]. It is written so that its loops vectorise for every function:

- Sines, cosines, roots, hyperbolic tangents and angles of points (atan2) are computed for a whole
  row, before the loop that uses them. An argument that is more than an input is computed in a loop
  before that. One test per row decides whether all its angles are in the range of the fast sine.
- Everything else is one loop over the states, without a branch or a call.
- The number of states is a multiple of the longest vector, in a form that the compiler can see. So
  there is no code for a remainder, every state goes through the same instructions at any place in
  the block, and gcc vectorises at -O2 already. Callers fill up the last block.
- Results are stored as soon as they are known, so that few values stay alive. A function over rows
  has them stored where they belong. If they are very many, they are stored in a block of rows and
  copied from there: caches handle that better than writes to very many distant rows in turn.
- Results that are always equal, such as zeros and the two halves of a symmetric matrix, are stored
  once, and copied.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.printer import (
    KEPT,
    LONGEST_LINE,
    RESERVED,
    SUFFIX,
    CPrinter,
    call,
    prototype,
    titled_lines,
)
from symdyn.codegen.module import Module
from symdyn.codegen.parts import parts_of
from symdyn.codegen.printer import Text, local
from symdyn.codegen.schedule import in_blocks
from symdyn.codegen.statements import (
    LONGEST_TITLE,
    Block,
    FunctionBody,
    Place,
    Titled,
    Writer,
    assign,
    parameter_names,
)
from symdyn.graph import Array, Expr, Labels, Program, reachable
from symdyn.graph.expr import ATAN2, CONST, COS, SIN, SQRT, SYMBOL, TANH

VECTOR = 64
"""Bytes of the longest vectors, and of a cache line."""
BLOCK = 64
"""States in a block: so many that the cost of a call is negligible and rows are copied in long
pieces."""
BLOCK_BYTES = 1 << 18
"""The rows are on the stack: blocks get smaller if all rows together would be larger than this."""
MOST_IN_PLACE = 256
"""Results of a state that are stored where they belong: half the lines of the nearest cache."""
CALLED = (SIN, COS, SQRT, TANH, ATAN2)
"""Functions that do not vectorise inside a loop."""
LOCALS = frozenset(
    ("state", "n", "lanes", "groups", "stride", "apart", "first", "left", "count", "unused")
)
"""Names that the templates use; no quantity may have one of these."""


@dataclass(frozen=True)
class ArgumentRows:
    """An argument of a kernel: its name, the number of its components, and the row of each.

    Components that are always equal share a row.
    """

    name: str
    count: int
    row_of: tuple[int, ...]

    @property
    def rows(self) -> int:
        """The number of rows in a block."""
        return max(self.row_of, default=-1) + 1

    @property
    def table(self) -> list[str]:
        """The numbers in `row_of` as lines of C; empty if each component has its own row."""
        own = self.row_of == tuple(range(self.count))
        return [] if own else wrap(", ".join(map(str, self.row_of)), 84)


@dataclass(frozen=True)
class Stage:
    """A loop that computes rows of arguments, then calls on whole rows."""

    loop: Titled
    calls: list[str]


@dataclass(frozen=True)
class Kernel:
    """A function over blocks of states, ready for the templates.

    `rows` declares the rows that it keeps between its stages. The last stage is a `loop`, or calls
    of `parts` where that would be too long for a compiler. `call` calls it, with the rows that
    `blocks` declares. It is called by a function over rows (`batch`) and by one over states side by
    side (`many`), which takes the distance from one state of an input to the next. That over rows
    has results stored `in_place`, or in its block.
    """

    name: str
    about: list[str]
    lanes: int
    block: int
    length: int
    prototype: str
    batch_prototype: str
    many_prototype: str
    inputs: list[ArgumentRows]
    outputs: list[ArgumentRows]
    unused: list[str]
    rows: list[str]
    stages: list[Stage]
    loop: Titled
    parts: list[LoopPart]
    blocks: list[str]
    call: str
    in_place: bool = False
    sequential: bool = False


def lanes_of(module: Module) -> int:
    """The numbers in the longest vector."""
    return VECTOR // module.number.bytes


def kernel_of(module: Module, program: Program) -> Kernel:
    """The kernel of a program, with the code that calls it."""
    real, lanes, name = module.number.name, lanes_of(module), f"{module.name}_{program.name}"
    inputs = [_rows(array) for array in program.inputs]
    in_place = sum(len(array.elements) for array in program.outputs) <= MOST_IN_PLACE
    outputs = [_rows(array, packed=not in_place) for array in program.outputs]
    composer = _Composer(module, program)
    stages = [composer.stage(calls) for calls in _rounds(program)]
    arguments = [*inputs, *outputs]
    assert not LOCALS.intersection(a.name for a in arguments), arguments
    rows = sum(a.rows for a in arguments) + len(composer.declared)
    block = BLOCK
    while block > lanes and rows * block * VECTOR // lanes > BLOCK_BYTES:
        block //= 2
    # Rows that are an odd number of cache lines apart do not evict each other from the cache.
    length = block if block == lanes else block + lanes
    body = composer.body(program.results, _places(program, outputs))
    kept = kept_rows(body)
    given = {a.name: f"const {real} *restrict {a.name}" for a in inputs}
    given |= {row: f"const {real} *restrict {row}" for row in composer.declared}
    made = {a.name: f"{real} *restrict {a.name}" for a in outputs}
    parts = loop_parts(name, body, kept, lanes, given, made, composer.printer) if kept else []
    return Kernel(
        name=name,
        about=wrap(program.about, LONGEST_LINE),
        lanes=lanes,
        block=block,
        length=length,
        prototype=prototype(
            f"SYMDYN_KERNEL void {name}_lanes",
            ["size_t groups", "size_t stride", "size_t apart"]
            + [f"const {real} *restrict {a.name}" for a in inputs]
            + [f"{real} *restrict {a.name}" for a in outputs],
        ),
        batch_prototype=prototype(
            f"void {name}_batch",
            ["size_t n"]
            + [f"const {real} *{a.name}" for a in inputs]
            + [f"{real} *SYMDYN_RESTRICT {a.name}" for a in outputs],
        ),
        many_prototype=prototype(
            f"void {name}_many",
            ["size_t n"]
            + [f"const {real} *{a.name}, size_t {a.name}_step" for a in inputs]
            + [f"{real} *{a.name}" for a in outputs]
            + ["int threads"],
        ),
        inputs=inputs,
        outputs=outputs,
        unused=[
            *(a for a in ("stride", *(a.name for a in inputs)) if a not in composer.used),
            *["apart"] * all(a.rows <= 1 for a in outputs),
        ],
        rows=wrap(", ".join([*composer.declarations(block), *_kept(kept, lanes)]), 80),
        stages=stages,
        loop=[] if parts else composer.lines(body),
        parts=parts,
        blocks=wrap(", ".join(f"{a.name}_block[{a.rows * length}]" for a in arguments), 80),
        call=call(
            f"{name}_lanes",
            [f"(count + {lanes - 1}) / {lanes}", "stride", "apart"]
            + [f"{a.name}_rows" for a in arguments],
        ),
        in_place=in_place,
    )


def _places(program: Program, outputs: Sequence[ArgumentRows]) -> dict[int, list[Place]]:
    """Where each result is stored: in rows that are `apart`."""
    places: dict[int, list[Place]] = {}
    for array, output in zip(program.outputs, outputs, strict=True):
        for node, row in dict(zip(array.elements, output.row_of, strict=True)).items():
            offset = ("", f"{APART} + ", f"{row} * {APART} + ")[min(row, 2)]
            reads = (APART,) if row else ()
            place = Place(array.name, f"{array.name}[{offset}state]", reads)
            places.setdefault(node.index, []).append(place)
    return places


def _kept(rows: Mapping[str, int], lanes: int) -> list[str]:
    """The declaration of the rows that pass from one part to another."""
    return [f"{KEPT}[{(1 + max(rows.values())) * lanes}]"] if rows else []


def _rows(array: Array, packed: bool = True) -> ArgumentRows:
    """Return a row for each different node of an array, in order; not packed: for each node."""
    row: dict[Expr, int] = {}
    return ArgumentRows(
        array.name,
        len(array.elements),
        tuple(
            row.setdefault(node, len(row) if packed else k) for k, node in enumerate(array.elements)
        ),
    )


def _rounds(program: Program) -> list[list[Expr]]:
    """The calls in a program in rounds: each depends only on calls of earlier rounds."""
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


@dataclass(frozen=True)
class _StateRow:
    """A row of values, and what the loop calls the value of its state."""

    name: str
    value: str


class _Composer:
    """Splits a program into stages and the final loop."""

    def __init__(self, module: Module, program: Program) -> None:
        self.number = module.number
        self.printer = CPrinter(module.number)
        results = program.results
        self.labels = results[0].graph.labels if results else Labels()
        self.inputs = program.inputs
        self.places = {
            node.index: (array.name, k)
            for array in program.inputs
            for k, node in enumerate(array.elements)
        }
        arrays = (*program.inputs, *program.outputs)
        self.taken = {*RESERVED, *LOCALS, *(array.name for array in arrays)}
        self.rows: dict[int, _StateRow] = {}
        """The row of a call's values, by the call's index."""
        self.declared: list[str] = []
        self.arguments: set[str] = set()
        """Those of the declared rows that hold arguments of calls."""
        self.used: set[str] = set()

    def row(self, wanted: str) -> _StateRow:
        """Declare a row for the values of a local of this name."""
        value, k = wanted, 1
        while f"all_{value}" in self.taken:
            k += 1
            value = f"{wanted}_{k}"
        row = _StateRow(f"all_{value}", value)
        self.taken.add(row.name)
        self.declared.append(row.name)
        return row

    def argument_row(self) -> str:
        """Declare a row for arguments: angles, or numbers under a root, which are rare."""
        name = self.row("angle").name
        self.arguments.add(name)
        return name

    def spare(self) -> str:
        """The row for values that nobody reads."""
        if "unused" not in self.declared:
            self.declared.append("unused")
        return "unused"

    def declarations(self, block: int) -> list[str]:
        """The rows in C. gcc warns of reading arguments that a loop over no states did not set."""
        return [
            f"{row}[{block}] = {{0}}" if row in self.arguments else f"{row}[{block}]"
            for row in self.declared
        ]

    def origin(self, node: Expr) -> tuple[str, str]:
        """The array with the row of an input or of a call's values, and where the row begins."""
        if node.index in self.rows:
            return self.rows[node.index].name, ""
        name, k = self.places[node.index]
        self.used |= {name, STRIDE} if k else {name}
        return name, ("", STRIDE, f"{k} * {STRIDE}")[min(k, 2)]

    def start(self, node: Expr) -> str:
        """A pointer to the row of an input or of a call's values."""
        name, offset = self.origin(node)
        return f"{name} + {offset}" if offset else name

    def value(self, node: Expr) -> Text:
        """The element of a row of an input or of a call's values for the state of the loop."""
        name, offset = self.origin(node)
        if not offset:
            return Text(f"{name}[state]", reads=(name,))
        return Text(f"{name}[{offset} + state]", reads=(name, STRIDE))

    def stage(self, calls: Sequence[Expr]) -> Stage:
        """The calls of one round, and a loop for their arguments."""
        arguments = list(dict.fromkeys(x for call in calls for x in call.args))
        computed = [
            x for x in arguments if x.op not in (SYMBOL, CONST) and x.index not in self.rows
        ]
        rows = {x.index: self.argument_row() for x in computed}
        places = {index: [Place(row, f"{row}[state]")] for index, row in rows.items()}
        loop = self.loop(computed, places)
        lines: list[str] = []
        for x in arguments:
            results = {n.op: self.result(n) for n in calls if n.args[0] is x and n.op is not ATAN2}
            if SIN in results or COS in results:
                start = rows.get(x.index) or self.start(x)
                both = [results.get(op) or self.spare() for op in (SIN, COS)]
                function = f"symdyn_sincos{SUFFIX[self.number.name]}_row"
                lines.append(call(function, ["lanes", start, *both]))
            for op in (SQRT, TANH):
                if op in results:
                    lines += self.each(results[op], op, [x], rows)
        for node in calls:
            if node.op is ATAN2:
                lines += self.each(self.result(node), ATAN2, node.args, rows)
        return Stage(loop, lines)

    def result(self, node: Expr) -> str:
        """Declare the row for the values of a call."""
        label = self.labels.get(node.index)
        row = self.rows[node.index] = self.row("t" if label is None else label.name)
        return row.name

    def each(
        self, row: str, op: str, arguments: Sequence[Expr], rows: Mapping[int, str]
    ) -> list[str]:
        """A loop that calls a function for every state; `rows` has the arguments' own rows."""
        values = [
            self.printer.number(x.value)
            if x.op is CONST
            else f"{rows[x.index]}[state]"
            if x.index in rows
            else self.value(x).code
            for x in arguments
        ]
        return [
            "for (size_t state = 0; state < lanes; state++) {",
            f"    {row}[state] = {self.printer.call(op, ', '.join(values))};",
            "}",
        ]

    def loop(self, outputs: Sequence[Expr], results: dict[int, list[Place]]) -> Titled:
        """The body of a loop over the states, from inputs and rows to results."""
        return self.lines(self.body(outputs, results))

    def lines(self, body: FunctionBody) -> Titled:
        """A body in lines, with what it loads first."""
        loads = [Block("this state", [*body.parameters])] if body.parameters else []
        return titled_lines([*loads, *body.blocks], self.printer)

    def body(self, outputs: Sequence[Expr], results: dict[int, list[Place]]) -> FunctionBody:
        """The same as statements; the parameters are what it loads."""
        if not outputs:
            return FunctionBody([], [], [], [])
        texts: dict[int, Text] = {}
        writer = Writer(self.printer, outputs, texts, set(self.taken), results)
        for array in self.inputs:
            own = parameter_names(array)
            for k, node in enumerate(array.elements):
                texts[node.index] = local(writer.name(own.get(node, f"{array.name}{k + 1}")))
        for index, row in self.rows.items():
            texts[index] = local(writer.name(row.value))
        nodes = writer.needed()
        loads = [
            assign(texts[node.index].code, self.value(node))
            for node in nodes
            if node.index in texts
        ]
        return FunctionBody(
            loads, writer.run(*in_blocks(nodes, outputs, writer.labels, texts)), [], []
        )


# -- loops in parts -------------------------------------------------------------------------------

# A loop over states that is too long for a compiler, in parts that compute a vector of states.
#
# A vector of states goes through all parts before the next one does. Values that a later part
# reads stay in rows of their own; a row that nobody reads any more is used again. So they stay in
# the nearest cache. The number of states of a part is a constant, which takes compilers half the
# time: no loop is left to be optimised.

STRIDE, APART = DISTANCES = ("stride", "apart")
"""How far rows of inputs, and rows of results, are from each other."""


@dataclass(frozen=True)
class LoopPart:
    """A static function with one of the loops, and how it is called."""

    about: list[str]
    prototype: str
    loop: Titled
    call: str


def kept_rows(body: FunctionBody) -> dict[str, int]:
    """The row of each value that passes from one part to another; none if the loop stays whole."""
    pieces = parts_of(body, lambda name: Place(KEPT, name))
    last = {name: k for k, piece in enumerate(pieces) for name in piece.reads}
    rows: dict[str, int] = {}
    free: list[int] = []
    for k, piece in enumerate(pieces):
        for name in piece.keeps:
            rows[name] = free.pop() if free else 1 + max(rows.values(), default=-1)
        free += [rows[name] for name, end in last.items() if end == k]
    return rows


def loop_parts(
    name: str,
    body: FunctionBody,
    rows: Mapping[str, int],
    lanes: int,
    given: Mapping[str, str],
    made: Mapping[str, str],
    printer: CPrinter,
) -> list[LoopPart]:
    """The parts; `given` are the inputs of the kernel and its rows, `made` its results, by name."""

    def place(value: str) -> Place:
        return Place(KEPT, f"{KEPT}[{rows[value] * lanes} + state]")

    parts = []
    pieces = parts_of(body, place)
    for k, piece in enumerate(pieces, 1):
        arguments = {a: text for a, text in {**given, **made}.items() if a in piece.mentions}
        passed = [f"{a} + state" for a in arguments]
        for distance in (name for name in DISTANCES if name in piece.mentions):
            arguments[distance] = f"size_t {distance}"
            passed.append(distance)
        if piece.keeps or piece.reads:
            arguments[KEPT] = f"{printer.real} *restrict {KEPT}"
            passed.append(KEPT)
        loads = [Block("this state", [*piece.parameters])] if piece.parameters else []
        function = f"{name}_lanes_part{k}"
        parts.append(
            LoopPart(
                wrap(f"{name}, part {k} of {len(pieces)}: {piece.about}", LONGEST_TITLE),
                prototype(f"SYMDYN_KERNEL void {function}", list(arguments.values())),
                titled_lines([*loads, *piece.blocks], printer),
                call(function, passed),
            )
        )
    return parts


# -- states one after the other -------------------------------------------------------------------

# Many states one after the other, for functions that solve equations with pivots.
#
# Pivots differ from state to state, so that no loop over the states becomes vector instructions.
# The function for one state is called for each of them.


@dataclass(frozen=True)
class SequentialKernel:
    """A function over states, ready for the templates, in the variants `batch` and `many`."""

    name: str
    inputs: list[tuple[str, int]]
    outputs: list[tuple[str, int]]
    batch_prototype: str
    many_prototype: str
    batch_call: str
    many_call: str
    sequential: bool = True


def sequential_kernel(module: Module, program: Program) -> SequentialKernel:
    """The loops over the states of a program."""
    real, name = module.number.name, f"{module.name}_{program.name}"
    inputs, outputs = list(program.inputs), list(program.outputs)
    return SequentialKernel(
        name,
        [(a.name, len(a.elements)) for a in inputs],
        [(a.name, len(a.elements)) for a in outputs],
        prototype(
            f"void {name}_batch",
            ["size_t n"]
            + [f"const {real} *{a.name}" for a in inputs]
            + [f"{real} *SYMDYN_RESTRICT {a.name}" for a in outputs],
        ),
        prototype(
            f"void {name}_many",
            ["size_t n"]
            + [f"const {real} *{a.name}, size_t {a.name}_step" for a in inputs]
            + [f"{real} *{a.name}" for a in outputs]
            + ["int threads"],
        ),
        call(
            name,
            [_shaped(a, f"{a.name}_state", f"const {real}") for a in inputs]
            + [_shaped(a, f"{a.name}_state", real) for a in outputs],
        ),
        call(
            name,
            [_shaped(a, f"{a.name} + state * {a.name}_step", f"const {real}") for a in inputs]
            + [_shaped(a, f"{a.name} + state * {len(a.elements)}", real) for a in outputs],
        ),
    )


def _shaped(array: Array, flat: str, kind: str) -> str:
    """A pointer to numbers in a row as an argument of the array's shape."""
    inner = "".join(f"[{n}]" for n in array.shape[1:])
    return f"({kind} (*){inner})({flat})" if inner else flat
