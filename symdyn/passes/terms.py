"""Sums of many terms and products of many factors: the form in which passes see a program.

The graph has operations of two arguments, so that x + (a + b) and (x + a) + b are different nodes.
Here a sum that only one other sum uses is a part of that one, and likewise for products:

    x - (a + k b c)    is    sum(x, -a, -product(k, b, c))

A node is a number n from 1 upwards, and -n is its negative; constants are positive. Passes change
the nodes in place: `args` of a sum are signed terms, those of a product factors. A `Group`
remembers which terms the derivation had put together, and perhaps named, for writing them back.

The program is written back in the order of the old one. The terms of a sum may be added in any
order. So terms that the derivation had put together, and perhaps named, are put together again if
all of them are still there. New nodes come where they are first used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.graph import Expr, Graph, Program
from symdyn.graph.expr import ADD, CONST, DIV, MUL, NEG, SUB, SYMBOL, Label, Labels

Coefficient = Any
"""A number: int, Fraction or float, and what comes out of mixing them."""

SUM, PRODUCT = "sum", "product"
KINDS = {ADD: SUM, SUB: SUM, MUL: PRODUCT}

LONGEST = 48
"""Sums and products of more terms than this are kept in parts."""


@dataclass(frozen=True, slots=True)
class Group:
    """A sum or product as the derivation wrote it: signed nodes, and groups used only here."""

    origin: Expr
    items: tuple[tuple[int, int | Group], ...]
    flat: tuple[int, ...]


class Terms:
    """The nodes of a program as sums and products of any length."""

    def __init__(self) -> None:
        self.kind: list[str] = [""]
        self.args: list[tuple[int, ...]] = [()]
        self.value: list[Any] = [None]
        self.origin: list[Expr | None] = [None]
        self.group: list[Group | None] = [None]
        self.results: list[int] = []
        self.merged = False
        """Whether constants were merged in reading."""
        self._known: dict[tuple[Any, ...], int] = {}

    def new(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        value: Any = None,
        origin: Expr | None = None,
        group: Group | None = None,
    ) -> int:
        """Append a node."""
        self.kind.append(kind)
        self.args.append(args)
        self.value.append(value)
        self.origin.append(origin)
        self.group.append(group)
        return len(self.kind) - 1

    def constant(self, number: Coefficient) -> int:
        """Return the signed node of a number."""
        size = abs(number)
        node = self._known.get((CONST, size))
        if node is None:
            node = self._known[CONST, size] = self.new(CONST, (), size)
        return -node if number < 0 else node

    def sum(
        self, terms: Sequence[int], origin: Expr | None = None, group: Group | None = None
    ) -> int:
        """Return the signed node of a sum, an existing one for equal or negated terms."""
        if len(terms) == 1:
            return terms[0]
        sign, key = _key(SUM, terms)
        known = self._known.get(key)
        if known is None:
            node = self.new(SUM, tuple(terms), None, origin, group)
            self._known[key] = sign * node
            return node
        return sign * known

    def product(
        self, factors: Sequence[int], origin: Expr | None = None, group: Group | None = None
    ) -> int:
        """Return the node of a product, an existing one for equal factors."""
        if len(factors) == 1:
            return factors[0]
        _, key = _key(PRODUCT, factors)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.new(PRODUCT, tuple(factors), None, origin, group)
        return known

    def find(self, kind: str, args: Sequence[int]) -> int | None:
        """Return the signed node of a sum or product if it exists."""
        sign, key = _key(kind, args)
        known = self._known.get(key)
        return None if known is None else sign * known

    def forget(self, node: int) -> None:
        """Remove the node from the index of arguments, which are about to change."""
        _, key = _key(self.kind[node], self.args[node])
        if abs(self._known.get(key, 0)) == node:
            del self._known[key]

    def change(self, node: int, kind: str, args: tuple[int, ...]) -> None:
        """Replace the node by another sum or product of the same value."""
        self.forget(node)
        self.kind[node] = kind
        self.args[node] = args

    def split(self, node: int) -> tuple[Coefficient, tuple[int, ...]]:
        """Return the constant among a node's factors, and the other factors."""
        if self.kind[node] is PRODUCT:
            args = self.args[node]
            for k, factor in enumerate(args):
                if self.kind[factor] is CONST:
                    return self.value[factor], args[:k] + args[k + 1 :]
            return 1, args
        if self.kind[node] is CONST:
            return self.value[node], ()
        return 1, (node,)

    def uses(self) -> dict[int, int]:
        """Return the number of uses of each node that the results need, in order."""
        args = self.args
        counts = [0] * len(args)
        stack = []
        for result in self.results:
            node = abs(result)
            if not counts[node]:
                stack.append(node)
            counts[node] += 1
        while stack:
            for node in args[stack.pop()]:
                if node < 0:
                    node = -node
                if not counts[node]:
                    stack.append(node)
                counts[node] += 1
        return {node: count for node, count in enumerate(counts) if count}


def _key(kind: str, args: Sequence[int]) -> tuple[int, tuple[str | int, ...]]:
    """What a sum or product is found by: its sorted arguments; a sum up to the sign returned."""
    if kind is PRODUCT:
        return 1, (PRODUCT, *sorted(args))
    ordered = sorted(args, key=abs)
    sign = 1 if not ordered or ordered[0] > 0 else -1
    return sign, (SUM, *(sign * term for term in ordered))


# -- reading ---------------------------------------------------------------------------------


def read_terms(program: Program) -> Terms:
    """The program's nodes, with sums and products joined where nothing else uses the inner one."""
    nodes = program.nodes
    uses = _uses_without_signs(nodes, program.results)
    terms = Terms()
    images: dict[int, int] = {}
    groups: dict[int, Group] = {}

    def image(node: Expr) -> int:
        """The signed node for one of the graph.

        It does not call itself: a function that refers to itself is a cycle, which would keep all
        that it sees while the collector is paused.
        """
        sign = 1
        while node.op is NEG:
            node, sign = node.args[0], -sign
        found = images.get(node.index)
        if found is None:
            group = groups[node.index]
            found = images[node.index] = _joined(terms, KINDS[node.op], group)
        return sign * found

    for symbol in program.symbols:
        images[symbol.index] = terms.new(SYMBOL, (), symbol.value, symbol)
    for node in nodes:
        op = node.op
        if op in KINDS:
            kind = KINDS[op]
            items: list[tuple[int, int | Group]] = []
            flat: list[int] = []
            sign = 1
            for argument in node.args:
                inner = groups.get(argument.index)
                if (
                    inner is not None
                    and uses[argument.index] == 1
                    and KINDS[argument.op] is kind
                    and len(inner.flat) < LONGEST
                ):
                    items.append((sign, inner))
                    flat += inner.flat if sign > 0 else [-x for x in inner.flat]
                else:
                    leaf = sign * image(argument)
                    items.append((1, leaf))
                    flat.append(leaf)
                sign = -1 if op is SUB else 1
            groups[node.index] = Group(node, tuple(items), tuple(flat))
        elif op is CONST:
            images[node.index] = terms.constant(node.value)
        elif op is DIV:
            a, b = map(image, node.args)
            quotient = terms.new(DIV, (abs(a), abs(b)), None, node)
            images[node.index] = quotient if a * b > 0 else -quotient
        elif op is not SYMBOL and op is not NEG:
            images[node.index] = terms.new(op, tuple(map(image, node.args)), node.value, node)
    terms.results = [image(node) for node in program.results]
    return terms


def _uses_without_signs(nodes: Sequence[Expr], results: Sequence[Expr]) -> dict[int, int]:
    """Return the number of uses of each node; a use of its negative counts."""
    uses: dict[int, int] = {}

    def count(users: Iterator[Expr]) -> None:
        for node in users:
            index = node.args[0].index if node.op is NEG else node.index
            uses[index] = uses.get(index, 0) + 1

    count(argument for node in nodes if node.op is not NEG for argument in node.args)
    count(iter(results))
    return uses


def _joined(terms: Terms, kind: str, group: Group) -> int:
    """Return the node of a group, with its constants merged into one."""
    numbers = [x for x in group.flat if terms.kind[abs(x)] is CONST]
    terms.merged = terms.merged or len(numbers) > 1
    if kind is SUM:
        if len(numbers) < 2:
            return terms.sum(group.flat, group.origin, group)
        total: Coefficient = 0
        for x in numbers:
            number: Coefficient = terms.value[abs(x)]
            total += number if x > 0 else -number
        rest = [x for x in group.flat if terms.kind[abs(x)] is not CONST]
        if total != 0 or not rest:
            rest.append(terms.constant(total))
        return terms.sum(rest, group.origin, group)
    sign = -1 if sum(x < 0 for x in group.flat) % 2 else 1
    factors = [abs(x) for x in group.flat]
    if len(numbers) > 1:
        merged: Coefficient = 1
        for x in numbers:
            merged *= terms.value[abs(x)]
        factors = [x for x in factors if terms.kind[x] is not CONST]
        if merged != 1 or not factors:
            factors.insert(0, terms.constant(merged))
    return sign * terms.product(factors, group.origin, group)


# -- written back as a program -------------------------------------------------------------


def write_terms(terms: Terms, program: Program) -> Program:
    """Return the program on a fresh graph."""
    if not terms.results:
        return program
    _regroup(terms)
    return _TermWriter(terms, program).run()


def _regroup(terms: Terms) -> None:
    """Restore the derivation's groups of terms and factors where they are complete."""
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
