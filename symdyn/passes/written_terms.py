"""Writes sums and products of any length back as a program, in the order of the old one.

The terms of a sum may be added in any order. So terms that the derivation had put together, and
perhaps named, are put together again if all of them are still there. New nodes come where they are
first used.
"""

from __future__ import annotations

from symdyn.graph import Expr, Graph, Program
from symdyn.graph.expr import CONST, NEG, SYMBOL, Label, Labels
from symdyn.passes.terms import KINDS, PRODUCT, SUM, Group, Terms


def write_terms(terms: Terms, program: Program) -> Program:
    """The program on a fresh graph."""
    if not terms.results:
        return program
    _regroup(terms)
    return _TermWriter(terms, program).run()


def _regroup(terms: Terms) -> None:
    """Put the derivation's groups of terms and factors together again where they are complete."""
    for node in terms.uses():
        group = terms.group[node]
        if group is None or KINDS[group.origin.op] is not terms.kind[node]:
            continue
        if all(type(item) is int for _, item in group.items):
            continue
        left: dict[int, int] = {}
        for x in terms.args[node]:
            left[x] = left.get(x, 0) + 1
        pieces, _ = _pieces(terms, group, 1, left, node)
        rest = [x for x in terms.args[node] for _ in range(left.pop(x, 0))]
        terms.args[node] = tuple(pieces + rest)
        terms.group[node] = None


def _pieces(
    terms: Terms, group: Group, sign: int, left: dict[int, int], root: int
) -> tuple[list[int], bool]:
    """The terms of a group that are left, complete inner groups as nodes; whether all are left."""
    pieces: list[int] = []
    whole = True
    for s, item in group.items:
        if type(item) is int:
            x = sign * s * item if terms.kind[root] is SUM else abs(item)
            if left.get(x, 0):
                left[x] -= 1
                if not left[x]:
                    del left[x]
                pieces.append(x)
            else:
                whole = False
        else:
            assert isinstance(item, Group)
            inner, all_of_it = _pieces(terms, item, sign * s, left, root)
            if all_of_it:
                if terms.kind[root] is SUM:
                    back = tuple(sign * s * x for x in inner)
                    inner = [sign * s * terms.new(SUM, back, None, item.origin)]
                else:
                    inner = [terms.new(PRODUCT, tuple(inner), None, item.origin)]
            whole = whole and all_of_it
            pieces += inner
    return pieces, whole


class _TermWriter:
    """Writes nodes to a graph, arguments first."""

    def __init__(self, terms: Terms, program: Program) -> None:
        self.terms = terms
        self.program = program
        self.graph = Graph()
        self.written: dict[int, tuple[int, Expr]] = {}
        """Sign and unsigned expression of a node."""
        self.labels: Labels = program.results[0].graph.labels
        self.graph.labels.follow(self.labels)

    def run(self) -> Program:
        terms, graph = self.terms, self.graph
        inputs = [graph.symbol(node.value) for node in self.program.symbols]
        for symbol, image in zip(self.program.symbols, inputs, strict=True):
            for label in self.labels.names(symbol.index):
                image.mark(label.quantity, label.block, label.negated)
        places = ((self._place(node), node) for node in terms.uses())
        for _, node in sorted(pair for pair in places if pair[0] >= 0):
            self.write(node)
        results = []
        for result in terms.results:
            self.write(abs(result))
            sign, expr = self.written[abs(result)]
            results.append(expr if sign * result > 0 else graph.negated(expr))
        return self.program.over(inputs, results)

    def _place(self, node: int) -> int:
        """The index in the old graph; -1 for new nodes, which come where they are first used."""
        origin = self.terms.origin[node]
        return -1 if origin is None else origin.index

    def _labels(self, node: int) -> list[Label]:
        origin = self.terms.origin[node]
        return [] if origin is None else self.labels.names(origin.index)

    def write(self, root: int) -> None:
        """Write a node and all that it needs."""
        written, args = self.written, self.terms.args
        stack = [root]
        while stack:
            node = stack[-1]
            if node not in written:
                missing = [abs(x) for x in args[node] if abs(x) not in written]
                if missing:
                    stack.extend(reversed(missing))
                    continue
                sign, expr = written[node] = self._expression(node)
                for label in self._labels(node):
                    expr.mark(label.quantity, label.block, label.negated is not (sign < 0))
            stack.pop()

    def _expression(self, node: int) -> tuple[int, Expr]:
        kind, args = self.terms.kind[node], self.terms.args[node]
        graph = self.graph
        if kind is CONST:
            return self._unsigned(graph.constant(self.terms.value[node]))
        if kind is SYMBOL:
            return 1, graph.symbol(str(self.terms.value[node]))
        inner = [
            (self.written[abs(x)][0] * (1 if x > 0 else -1), self.written[abs(x)][1]) for x in args
        ]
        if kind is SUM:
            return self._sum(inner)
        if kind is PRODUCT:
            sign, expr = inner[0]
            for s, factor in inner[1:]:
                sign, expr = sign * s, graph.mul(expr, factor)
            return self._unsigned(expr, sign)
        exprs = tuple(expr if sign > 0 else graph.negated(expr) for sign, expr in inner)
        return self._unsigned(graph.apply(kind, exprs, self.terms.value[node]))

    def _sum(self, inner: list[tuple[int, Expr]]) -> tuple[int, Expr]:
        """Adds the terms in their order, but the first positive one before the others."""
        graph = self.graph
        if not inner:
            return 1, graph.constant(0)
        first = next((k for k, (sign, _) in enumerate(inner) if sign > 0), 0)
        sign, total = inner[first]
        for k, (s, expr) in enumerate(inner):
            if k != first:
                total = graph.add(total, expr) if s == sign else graph.sub(total, expr)
        return self._unsigned(total, sign)

    @staticmethod
    def _unsigned(expr: Expr, sign: int = 1) -> tuple[int, Expr]:
        if expr.op is NEG:
            return -sign, expr.args[0]
        return sign, expr
