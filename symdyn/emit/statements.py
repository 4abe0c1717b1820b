"""From a program to statements: what gets a name, what is written in place, where blocks begin.

A node becomes a statement when the derivation named it, when it is used more than once, or when
its line would get too long; everything else is written where it is used. Statements stand in the
order in which the derivation built them, under the titles it gave.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from symdyn.emit.printer import ATOM, Printer, Text
from symdyn.graph import Expr, Program, reachable, use_counts
from symdyn.graph.expr import CONST, COS, NEG, SIN, SQRT, SYMBOL
from symdyn.names import unique_identifiers

LONGEST_EXPRESSION = 64
LONGEST_PARAMETER = 20
RESULTS = "results"


@dataclass(frozen=True)
class Assignment:
    """`target = text`."""

    target: str
    text: str


@dataclass
class Block:
    """Assignments under one title."""

    title: str
    assignments: list[Assignment] = field(default_factory=list)


@dataclass(frozen=True)
class Body:
    """A function's body: unpacked parameters, titled blocks of locals, assignments to outputs."""

    parameters: list[Assignment]
    blocks: list[Block]
    results: list[Assignment]
    unused_inputs: list[str]


class _Writer:
    def __init__(self, program: Program, printer: Printer) -> None:
        self.printer = printer
        self.outputs = program.results
        self.nodes = reachable(self.outputs)
        self.uses = use_counts(self.nodes, self.outputs)
        self.labels = self.outputs[0].graph.labels if self.outputs else {}
        self.taken: set[str] = set()
        self.temporaries = 0
        self.texts: dict[int, Text] = {}
        self.blocks: list[Block] = []
        self.waiting: list[Assignment] = []

    def name(self, wanted: str) -> str:
        """A local name that no other local has."""
        name, k = wanted, 1
        while name in self.taken:
            k += 1
            name = f"{wanted}_{k}"
        self.taken.add(name)
        return name

    def assign(self, wanted: str, text: Text) -> Text:
        """Make a local of a text; it waits for the block that the next named node opens."""
        target = self.name(wanted)
        self.waiting.append(Assignment(target, text[0]))
        return target, ATOM

    def temporary(self, text: Text) -> Text:
        self.temporaries += 1
        return self.assign(f"t{self.temporaries}", text)

    def flush(self, title: str) -> None:
        """Put what waits under a title, continuing the last block if it has the same one."""
        if self.waiting:
            if not self.blocks or self.blocks[-1].title != title:
                self.blocks.append(Block(title))
            self.blocks[-1].assignments.extend(self.waiting)
            self.waiting = []

    def operation(self, node: Expr) -> Text:
        """The node's text, with the longest argument moved to a local while it is too long."""
        args = [self.texts[a.index] for a in node.args]
        text = self.printer.operation(node, args)
        while len(text[0]) > LONGEST_EXPRESSION:
            # A name, a literal or a subscript has no space in it and cannot get shorter.
            compound = [k for k, (inner, _) in enumerate(args) if " " in inner]
            if not compound:
                break
            longest = max(compound, key=lambda k: len(args[k][0]))
            args[longest] = self.temporary(args[longest])
            text = self.printer.operation(node, args)
        return text

    def run(self) -> None:
        for node in self.nodes:
            if node.op is SYMBOL:
                continue
            if node.op is CONST:
                self.texts[node.index] = self.printer.constant(node.value)
                continue
            text = self.operation(node)
            label = self.labels.get(node.index)
            if label is not None:
                text = self.assign(label.name, text)
                self.flush(label.block)
            elif node.op in (SIN, COS, SQRT) or (self.uses[node.index] > 1 and node.op is not NEG):
                text = self.temporary(text)
            self.texts[node.index] = text
        self.flush(RESULTS)


def write_body(program: Program, printer: Printer, reserved: frozenset[str]) -> Body:
    """The statements of a program in the printer's language."""
    writer = _Writer(program, printer)
    writer.taken |= reserved | {a.name for a in (*program.inputs, *program.outputs)}
    used = {node.index for node in writer.nodes}
    parameters, unused = [], []
    for array in program.inputs:
        if not any(node.index in used for node in array.elements):
            unused.append(array.name)
        short = [name.replace(".", "_")[-LONGEST_PARAMETER:] for name in array.element_names]
        local = dict(zip(array.elements, unique_identifiers(short, "p"), strict=False))
        for k, node in enumerate(array.elements):
            text = printer.subscript(array.name, _indices(k, array.shape))
            if node in local and node.index in used:
                target = writer.name(local[node])
                parameters.append(Assignment(target, text))
                text = target
            writer.texts[node.index] = (text, ATOM)
    writer.run()
    results = [
        Assignment(
            printer.subscript(array.name, _indices(k, array.shape)), writer.texts[node.index][0]
        )
        for array in program.outputs
        for k, node in enumerate(array.elements)
    ]
    return Body(parameters, writer.blocks, results, unused)


def _indices(k: int, shape: tuple[int, ...]) -> list[int]:
    """The subscripts of the k-th element, row-major."""
    indices = []
    for size in reversed(shape):
        k, index = divmod(k, size)
        indices.append(index)
    return indices[::-1]
