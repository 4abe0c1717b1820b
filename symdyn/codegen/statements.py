"""From a program to statements: what gets a name, what is written in place, where blocks begin.

A node becomes a statement when the derivation named it, when it is used more than once, or when
its line would get too long; everything else is written where it is used. Statements stand under the
titles that the derivation gave, in its order, sines and cosines in front (`schedule.py`). Notes
below a title say which quantities have no line because another is the same (`w2_z = qd[1]`), and
what lines with the names of later blocks are.

A statement carries its data flow (what it `makes`, what it `mentions`) and its cost in
`operations`, so that nobody has to find these in its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import NamedTuple

from symdyn.codegen.printer import Printer, Text, local
from symdyn.codegen.schedule import RESULTS, Titles, scheduled
from symdyn.graph import Array, Expr, Label, Labels, Program, use_counts
from symdyn.graph.expr import ATAN2, CONST, COS, ENTRY, LISTS, NEG, SELECT, SIN, SQRT, SYMBOL
from symdyn.support.names import HELPERS, RESERVED, unique_identifiers

LONGEST_EXPRESSION = 64
LONGEST_ASSIGNMENT = 74
"""Characters of a local's name and its expression, so that lines fit a page in a loop too."""
LONGEST_PARAMETER = 20
LONGEST_TITLE = 84
SINE_AND_COSINE = 30
"""Operations that a sine and a cosine at once count for, as inlined in C."""


class Place(NamedTuple):
    """Where a result is stored: the array, the code for its element, and the names in its index."""

    array: str
    code: str
    reads: tuple[str, ...] = ()


@dataclass(frozen=True)
class Assignment:
    """`target = text`: a new local, or an element of the array `stores_to`."""

    target: str
    text: str
    reads: tuple[str, ...] = ()
    operations: int = 0
    stores_to: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """It as it stands in languages that declare nothing and end no statement."""
        return (f"{self.target} = {self.text}",)

    @property
    def makes(self) -> tuple[str, ...]:
        """The locals that it defines."""
        return () if self.stores_to else (self.target,)

    @property
    def mentions(self) -> tuple[str, ...]:
        """The names it needs: what it reads, and the array that it stores to."""
        return (self.stores_to, *self.reads) if self.stores_to else self.reads


def assign(target: str, value: Text) -> Assignment:
    """A new local with this value."""
    return Assignment(target, value.code, value.reads, value.operations)


def store(place: Place, value: Text) -> Assignment:
    """A result put into its place."""
    reads = (*value.reads, *place.reads)
    return Assignment(place.code, value.code, reads, value.operations, place.array)


@dataclass(frozen=True)
class SineAndCosine:
    """Both of one angle at once; `node` is the angle in the graph."""

    sine: str
    cosine: str
    angle: str
    mentions: tuple[str, ...] = ()
    operations: int = SINE_AND_COSINE
    node: Expr | None = None

    @property
    def makes(self) -> tuple[str, ...]:
        """The locals that it defines."""
        return self.sine, self.cosine


@dataclass(frozen=True)
class Lines:
    """Code of the target language as it stands: a loop."""

    lines: tuple[str, ...]
    mentions: tuple[str, ...] = ()
    operations: int = 0
    makes: tuple[str, ...] = ()


Statement = Assignment | SineAndCosine | Lines
Titled = list[tuple[list[str], list[str]]]
"""Lines of code under lines of titles."""


@dataclass
class Block:
    """Statements under one title, with `notes` on the names in them."""

    title: str
    statements: list[Statement] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def title_lines(self) -> list[str]:
        """The title and the notes, wrapped to the width of a comment."""
        lines = wrap(self.title, LONGEST_TITLE) or [""]
        for note in self.notes:
            lines += wrap(note, LONGEST_TITLE, subsequent_indent="  ")
        return lines


@dataclass(frozen=True)
class FunctionBody:
    """A function's body: unpacked parameters, titled blocks of statements, results.

    A language that stores results as soon as they are known has them in the blocks instead.
    `lists` declares what holds factors and solutions of equations, by name.
    """

    parameters: list[Assignment]
    blocks: list[Block]
    results: list[Assignment]
    unused_inputs: list[str]
    lists: dict[str, str] = field(default_factory=dict)


class Writer:
    """Writes the nodes that some outputs need, except those that have a text already.

    `texts` starts with the known texts and grows with every node; `taken` are names that locals
    must not have; `results` says where a node is to be stored as soon as it is known.
    """

    def __init__(
        self,
        printer: Printer,
        outputs: Sequence[Expr],
        texts: dict[int, Text],
        taken: set[str],
        results: dict[int, list[Place]] | None = None,
    ) -> None:
        self.printer = printer
        self.texts = texts
        self.taken = taken
        self.results = results or {}
        self.outputs = outputs
        self.labels = outputs[0].graph.labels if outputs else Labels()
        self.temporaries = 0
        self.blocks: list[Block] = []
        self.lists: dict[str, str] = {}
        self.entries: dict[int, tuple[str, ...]] = {}
        self.title = RESULTS

    def name(self, wanted: str) -> str:
        """A local name that no other local has."""
        name, k = wanted, 1
        while name in self.taken:
            k += 1
            name = f"{wanted}_{k}"
        self.taken.add(name)
        return name

    def named(self, label: Label | None) -> str:
        """A local name after the label, or one of the numbered temporaries."""
        if label is None:
            self.temporaries += 1
        return self.name(f"t{self.temporaries}" if label is None else label.name)

    def put(self, *statements: Statement) -> None:
        """Add statements under the title of the node that is being written."""
        if not self.blocks or self.blocks[-1].title != self.title:
            self.blocks.append(Block(self.title))
        self.blocks[-1].statements.extend(statements)

    def temporary(self, text: Text) -> Text:
        """Make a local of a text."""
        target = self.named(None)
        self.put(assign(target, text))
        return local(target)

    def operation(self, node: Expr, name: str = "") -> Text:
        """The node's text, with the longest argument moved to a local while it is too long."""
        args = [self.texts[a.index] for a in node.args]
        if node.op is SELECT:  # computed before the choice, so that compilers make no branch of it
            args = [self.temporary(text) if text.operations else text for text in args]
        text = self.printer.operation(node, args)
        longest = min(LONGEST_EXPRESSION, LONGEST_ASSIGNMENT - len(name))
        while len(text.code) > longest:
            # A name, a literal or a subscript cannot get shorter.
            compound = [k for k, inner in enumerate(args) if inner.operations]
            if not compound:
                break
            k = max(compound, key=lambda k: len(args[k].code))
            args[k] = self.temporary(args[k])
            text = self.printer.operation(node, args)
        return text

    def needed(self) -> list[Expr]:
        """The nodes to write, arguments before users; those with a text hide their arguments."""
        stack = list(self.outputs)
        seen: dict[int, Expr] = {}
        while stack:
            node = stack.pop()
            if node.index not in seen:
                seen[node.index] = node
                if node.index not in self.texts:
                    stack.extend(node.args)
        return [seen[index] for index in sorted(seen)]

    def pairs(self, nodes: Sequence[Expr]) -> dict[int, tuple[Expr, Expr]]:
        """Sine and cosine of the same angle, by the index of either, if the language joins them."""
        if not self.printer.joins_sine_and_cosine:
            return {}
        unknown = [node for node in nodes if node.index not in self.texts]
        sines = {node.args[0].index: node for node in unknown if node.op is SIN}
        both = [
            (sines[node.args[0].index], node)
            for node in unknown
            if node.op is COS and node.args[0].index in sines
        ]
        return {node.index: pair for pair in both for node in pair}

    def join(self, sine: Expr, cosine: Expr) -> None:
        """One statement for both."""
        labels = [self.labels.get(sine.index), self.labels.get(cosine.index)]
        s, c = (self.named(label) for label in labels)
        self.texts[sine.index], self.texts[cosine.index] = local(s), local(c)
        angle = self.texts[sine.args[0].index]
        self.put(SineAndCosine(s, c, angle.code, angle.reads, node=sine.args[0]))

    def filled(self, node: Expr) -> None:
        """The statement that fills a list."""
        args = [self.texts[a.index] for a in node.args]
        name = self.name(node.op)
        lines, self.entries[node.index], self.lists[name] = self.printer.equations(node, name, args)
        reads = dict.fromkeys((name, *(read for text in args for read in text.reads)))
        cost = sum(text.operations + 1 for text in args)
        self.put(Lines(lines, tuple(reads), cost))
        self.texts[node.index] = local(name)

    def single(self, node: Expr, uses: int) -> None:
        """A node by itself; it becomes a local if it has a label, is a call, or is used again."""
        label = self.labels.get(node.index)
        if node.op is ENTRY:
            (name,) = self.texts[node.args[0].index].reads
            text, uses = Text(self.entries[node.args[0].index][node.value], reads=(name,)), 1
        else:
            text = self.operation(node, "" if label is None else label.name)
        if label is not None:
            target = self.named(label)
            self.put(assign(target, text))
            text = local(target)
        elif node.op in (SIN, COS, SQRT, ATAN2) or (
            uses > 1 and (node.op is not NEG or text.operations)
        ):
            text = self.temporary(text)
        self.texts[node.index] = text

    def store(self, node: Expr) -> None:
        """Store a known node in its places among the results, in the block of its statement."""
        text = self.texts[node.index]
        self.put(*(store(place, text) for place in self.results[node.index]))

    def run(self, nodes: Sequence[Expr], titles: Titles) -> list[Block]:
        """The blocks of all statements, for the nodes that are needed."""
        uses = use_counts(nodes, self.outputs)
        pairs = self.pairs(nodes)
        for node in nodes:
            self.title = titles.get(node.index, RESULTS)
            if node.op is CONST:
                self.texts[node.index] = self.printer.constant(node.value)
            elif node.index not in self.texts:
                if node.index in pairs:
                    self.join(*pairs[node.index])
                elif node.op in LISTS:
                    self.filled(node)
                else:
                    self.single(node, uses[node.index])
            if node.index in self.results and node.op not in (CONST, SYMBOL):
                self.store(node)
        self.title = RESULTS
        for node in nodes:
            if node.index in self.results and node.op in (CONST, SYMBOL):
                self.store(node)
        self.annotate(nodes, titles)
        return self.blocks

    def annotate(self, nodes: Sequence[Expr], titles: Titles) -> None:
        """Note which quantities of a block are lines of others, and the reverse.

        A quantity is noted only if something in its block or later reads it.
        """
        place = {block.title: k for k, block in reversed([*enumerate(self.blocks)])}
        last: dict[int, int] = {}
        early: dict[tuple[int, str], list[str]] = {}
        same: dict[int, list[str]] = {}
        for node in reversed(nodes):
            here = place.get(titles.get(node.index, RESULTS), -1)
            for a in node.args:
                last[a.index] = max(here, last.get(a.index, -1))
            label = self.labels.get(node.index)
            for other in self.labels.others.get(node.index, ()):
                there = place.get(other.block, len(place))
                named_alike = label is not None and label.quantity == other.quantity
                if last.get(node.index, -1) >= there and not named_alike:
                    same.setdefault(there, []).append(self.equality(node, other, label))
            moved = label is not None and label.block not in ("", titles[node.index])
            if label is not None and moved and node.op not in (SIN, COS):
                names = early.setdefault((here, label.block), [])
                names.append(self.texts[node.index].code)
        for k, equalities in same.items():
            self.blocks[k].notes.append(", ".join(reversed(equalities)))
        for (k, title), names in reversed(early.items()):
            self.blocks[k].notes.append(f"{', '.join(reversed(names))}: {title}")

    def equality(self, node: Expr, other: Label, own: Label | None) -> str:
        """What stands for another name of a node: `U2_zz = U1_xx`, whatever sign is computed."""
        text = self.texts[node.index].code
        negated = other.negated
        if own is not None and own.negated:
            text, negated = text.removeprefix("minus_"), not negated
        return f"{other.quantity} = {'-' if negated else ''}{text}"


def parameter_names(array: Array) -> dict[Expr, str]:
    """What the elements of an array are called in code, if they have names of their own."""
    short = [name.replace(".", "_")[-LONGEST_PARAMETER:] for name in array.element_names]
    return dict(
        zip(array.elements, unique_identifiers(short, "p", RESERVED | HELPERS), strict=False)
    )


def write_body(program: Program, printer: Printer, reserved: frozenset[str]) -> FunctionBody:
    """The statements of a program in the printer's language."""
    taken = {*reserved, *(a.name for a in (*program.inputs, *program.outputs))}
    places = [
        (node, Place(array.name, printer.subscript(array.name, indices(k, array.shape))))
        for array in program.outputs
        for k, node in enumerate(array.elements)
    ]
    at_once: dict[int, list[Place]] = {}
    if printer.stores_at_once:
        for node, place in places:
            at_once.setdefault(node.index, []).append(place)
    writer = Writer(printer, program.results, {}, taken, at_once)
    nodes = writer.needed()
    used = {node.index for node in nodes}
    parameters, unused = [], []
    for array in program.inputs:
        if not any(node.index in used for node in array.elements):
            unused.append(array.name)
        own = parameter_names(array)
        for k, node in enumerate(array.elements):
            text = printer.element(array.name, indices(k, array.shape))
            if node in own and node.index in used:
                target = writer.name(own[node])
                parameters.append(assign(target, text))
                text = local(target)
            writer.texts[node.index] = text
    blocks = writer.run(*scheduled(nodes, program.results, writer.labels))
    results = [
        store(place, writer.texts[node.index])
        for node, place in places
        if not printer.stores_at_once
    ]
    return FunctionBody(parameters, blocks, results, unused, writer.lists)


def indices(k: int, shape: tuple[int, ...]) -> list[int]:
    """The subscripts of the k-th element, row-major."""
    result = []
    for size in reversed(shape):
        k, index = divmod(k, size)
        result.append(index)
    return result[::-1]


# -- results with many zeros ----------------------------------------------------------------------

# All entries are set to zero by a loop, then the others are stored. A zero takes a store of its
# own otherwise, and code that leaves the cache of instructions. Half of the mass matrix of a
# humanoid is zeros.

FEWEST = 400
"""Zeros from which on the loop is faster; they must also be a third of the entries."""


def with_zeros_first(
    body: FunctionBody, outputs: Sequence[Array], printer: Printer
) -> FunctionBody:
    """The body with a loop for every output that has many zeros, if the language has one."""
    zero = printer.number(0)
    blocks = []
    for array in outputs:
        zeros = sum(node.is_zero for node in array.elements)
        lines = printer.cleared(array.name, len(array.elements))
        if lines and zeros >= FEWEST and 3 * zeros > len(array.elements):
            loop = Lines(lines, mentions=(array.name,))
            title = f"{array.name}: zeros, over which all entries that are not zero are stored"
            blocks.append(Block(title, [loop]))
            body = without_zeros(body, array.name, zero)
    return replace(body, blocks=[*blocks, *body.blocks])


def without_zeros(body: FunctionBody, name: str, zero: str) -> FunctionBody:
    """The body without the stores of zeros into an output, whose entries are zero before."""

    def is_zero(statement: object) -> bool:
        return (
            isinstance(statement, Assignment)
            and statement.stores_to == name
            and statement.text == zero
        )

    kept = [
        replace(block, statements=[s for s in block.statements if not is_zero(s)])
        for block in body.blocks
    ]
    return replace(body, blocks=[block for block in kept if block.statements])
