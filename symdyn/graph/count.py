"""Operation counts of a graph: each node counts once, however often it is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from symdyn.graph.equations import operation_counts
from symdyn.graph.expr import (
    ABS,
    ADD,
    ATAN2,
    COS,
    DIV,
    FACTORS,
    MUL,
    NEG,
    SELECT,
    SIGN,
    SIN,
    SOLUTION,
    SQRT,
    SUB,
    TANH,
    Expr,
    reachable,
)

_KIND = {
    ADD: "add",
    SUB: "add",
    SELECT: "add",
    MUL: "mul",
    DIV: "div",
    SQRT: "sqrt",
    SIN: "trig",
    COS: "trig",
    TANH: "trig",
    ATAN2: "trig",
    NEG: "neg",
    ABS: "neg",
    SIGN: "neg",
}
"""The kind that an operation counts as; a choice of two values takes about as long as a sum."""


@dataclass(frozen=True)
class Operations:
    """Multiplications, sums (and choices), divisions, roots, sin/cos/tanh/atan2, signs."""

    mul: int = 0
    add: int = 0
    div: int = 0
    sqrt: int = 0
    trig: int = 0
    neg: int = 0

    @property
    def total(self) -> int:
        """Arithmetic operations, without sines and cosines and without sign changes."""
        return self.mul + self.add + self.div + self.sqrt

    def __str__(self) -> str:
        parts = [f"{self.mul} mul", f"{self.add} add"]
        parts += [f"{n} {word}" for n, word in ((self.div, "div"), (self.sqrt, "sqrt")) if n]
        return ", ".join([*parts, f"{self.trig} sin/cos"])


def count_operations(outputs: Sequence[Expr]) -> Operations:
    """Count the operations that compute all outputs together.

    >>> from symdyn.graph import Graph
    >>> x = Graph().symbol("x")
    >>> str(count_operations([x * x + 1, x * x - 1]))
    '1 mul, 2 add, 0 sin/cos'
    """
    return count_nodes(reachable(outputs))


def count_nodes(nodes: Iterable[Expr]) -> Operations:
    """Count the operations of distinct nodes."""
    counts = dict.fromkeys(_KIND.values(), 0)
    given = list(nodes)
    for op, times in Counter(node.op for node in given).items():
        if op in _KIND:
            counts[_KIND[op]] += times
    for node in given:
        if node.op is FACTORS or node.op is SOLUTION:
            for kind, times in operation_counts(node).items():
                counts[kind] += times
    return Operations(**counts)
