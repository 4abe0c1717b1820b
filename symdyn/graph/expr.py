"""The expression graph: hash-consed nodes, simplified locally as they are built.

Every sub-expression exists once (`a*b` written twice is one node), constants and zeros are folded
when nodes are built, and the index of a node is larger than those of its arguments. So sorting by
index gives a topological order, and every algorithm on the graph is a loop.

    graph = Graph()
    x, y = graph.symbol("x"), graph.symbol("y")
    (x + y) * (y + x)      # one sum, one product

Also here: the nodes of semi-definite equations, the nodes that outputs depend on, and an expression
as one line of text, in the syntax of a spec file's formulas.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from operator import attrgetter
from typing import Any

from symdyn import scalar
from symdyn.graph.leaves import (
    Label as Label,
    Labels as Labels,
    Number as Number,
    TooManyNodes as TooManyNodes,
    plain,
    quarter_turns,
)

CONST, SYMBOL = "const", "symbol"
ADD, SUB, MUL, DIV = "add", "sub", "mul", "div"
NEG, SIN, COS, SQRT = "neg", "sin", "cos", "sqrt"
SIGN, ABS, TANH = "sign", "abs", "tanh"
ATAN2, SELECT = "atan2", "select"
EQUATIONS = FACTORS, SOLUTION, NULL_PART, ENTRY = "factors", "solution", "null_part", "entry"
"""Semi-definite equations (`GraphFactors`): lists of numbers, and an entry of one."""

LISTS = (FACTORS, SOLUTION, NULL_PART)
"""The nodes that are lists."""

ODD = (SIN, SIGN, TANH)
"""Odd functions: f(-x) = -f(x)."""
EVEN = (COS, ABS)
"""Even functions: f(-x) = f(x)."""

MIXED = "the operands belong to two different graphs"


class Expr:
    """A node: a number, a symbol, or an operation on other nodes of the same graph."""

    __slots__ = ("args", "graph", "index", "op", "value")
    __array_ufunc__ = None  # NumPy scalars leave the arithmetic to this class

    graph: Graph
    index: int
    op: str
    args: tuple[Expr, ...]
    value: Any  # a constant's number or a symbol's name

    # Derivations contain many integer zeros, which need no rules of the graph.

    def __add__(self, other: Any) -> Expr:
        if type(other) is Expr:
            return self.graph.add(self, other)
        if type(other) is int and other == 0:
            return self.graph.add(self, self.graph.zero)
        return self.graph.add(self, self.graph.constant(other))

    def __sub__(self, other: Any) -> Expr:
        return self.graph.sub(self, other if type(other) is Expr else self.graph.constant(other))

    def __mul__(self, other: Any) -> Expr:
        if type(other) is Expr:
            return self.graph.mul(self, other)
        if type(other) is int and other == 0:
            return self.graph.zero
        return self.graph.mul(self, self.graph.constant(other))

    def __truediv__(self, other: Any) -> Expr:
        return self.graph.div(self, other if type(other) is Expr else self.graph.constant(other))

    __radd__ = __add__
    __rmul__ = __mul__

    def __rsub__(self, other: Any) -> Expr:
        return self.graph.sub(self.graph.constant(other), self)

    def __rtruediv__(self, other: Any) -> Expr:
        return self.graph.div(self.graph.constant(other), self)

    def __neg__(self) -> Expr:
        return self.graph.neg(self)

    def __float__(self) -> float:
        raise TypeError("a graph node is not a number; bind its parameters first")

    def __pos__(self) -> Expr:
        return self

    def __pow__(self, exponent: Any) -> Expr:
        return self.graph.power(self, exponent)

    def sin(self) -> Expr:
        return self.graph.function(SIN, self)

    def cos(self) -> Expr:
        return self.graph.function(COS, self)

    def sqrt(self) -> Expr:
        return self.graph.function(SQRT, self)

    def sign(self) -> Expr:
        return self.graph.function(SIGN, self)

    def __abs__(self) -> Expr:
        return self.graph.function(ABS, self)

    def tanh(self) -> Expr:
        return self.graph.function(TANH, self)

    def atan2(self, other: Any) -> Expr:
        return self.graph.atan2(self, self.graph.constant(other))

    def select(self, yes: Any, no: Any) -> Expr:
        return self.graph.select(self, self.graph.constant(yes), self.graph.constant(no))

    def factors_of(self, A: Any) -> Any:
        """Factorize a matrix of graph nodes, as `symdyn.lie.semidefinite.factorize` does."""
        return GraphFactors(self.graph, A)

    def mark(self, quantity: str, block: str = "", negated: bool = False) -> None:
        """Label the node as a quantity, or as the negative of one; the first label stays.

        The graph moves signs outwards as expressions are built, so a negated node is not used
        again. Its label goes to the node inside, as `minus_...`. A label of the same block without
        the sign replaces it.
        """
        node = self
        if self.op is NEG:
            node, negated = self.args[0], not negated
        if node.op is not CONST:
            label = Label(quantity, block, negated)
            self.graph.labels.give(node.index, label, node.op is SYMBOL)

    @property
    def is_zero(self) -> bool:
        """True for the number zero; an expression that happens to vanish is not recognised."""
        return self.op is CONST and self.value == 0

    def __bool__(self) -> bool:
        raise TypeError("a graph node has no truth value; a derivation must not branch on it")

    def __repr__(self) -> str:

        return to_text(self)


class Graph:
    """Owns the nodes, not more than `limit`. Two nodes built the same way are the same object."""

    def __init__(self, limit: float = math.inf) -> None:
        self.limit = limit
        self.nodes: list[Expr] = []
        self.labels = Labels()
        self._operations: dict[tuple[str | int, ...], Expr] = {}
        self._constants: dict[Number, Expr] = {}
        self._symbols: dict[str, Expr] = {}

    def release(self) -> None:
        """Release the nodes, so that they are freed with the last program that uses them.

        A graph and its nodes refer to each other, and Python's collector is paused while graphs are
        built (`collector.py`). No node can be built afterwards.
        """
        del self.nodes, self._operations, self._constants, self._symbols
        self.__dict__.pop("zero", None)

    # -- leaves ----------------------------------------------------------------------------

    @cached_property
    def zero(self) -> Expr:
        """The number zero."""
        return self.constant(0)

    def symbol(self, name: str) -> Expr:
        """Return the symbol of this name, one per graph."""
        node = self._symbols.get(name)
        if node is None:
            node = self._symbols[name] = self._new(SYMBOL, (), name)
        return node

    def constant(self, number: Any) -> Expr:
        """Return the node of a number. Ints and Fractions stay exact; NaN and infinity raise."""
        kind = type(number)
        if kind is Expr:
            return number  # type: ignore[no-any-return]
        if kind is int or kind is float:
            node = self._constants.get(number)
            if node is not None:
                return node
        number = plain(number)
        node = self._constants.get(number)
        if node is None:
            node = self._constants[number] = self._new(CONST, (), number)
        return node

    # -- operations ------------------------------------------------------------------------

    def add(self, a: Expr, b: Expr) -> Expr:
        if a.op is CONST:
            if b.op is CONST:
                return self.constant(a.value + b.value)
            if a.value == 0:
                return b
        elif b.op is CONST and b.value == 0:
            return a
        if b.op is NEG or (b.op is CONST and b.value < 0):
            return self.sub(a, self.neg(b))
        if a.op is NEG or (a.op is CONST and a.value < 0):
            return self.sub(b, self.neg(a))
        if a is b:
            return self.mul(self.constant(2), a)
        return self._commutative(ADD, a, b)

    def sub(self, a: Expr, b: Expr) -> Expr:
        if a is b:
            return self.constant(0)
        if b.op is CONST:
            if a.op is CONST:
                return self.constant(a.value - b.value)
            if b.value == 0:
                return a
        elif a.op is CONST and a.value == 0:
            return self.neg(b)
        if b.op is NEG or (b.op is CONST and b.value < 0):
            return self.add(a, self.neg(b))
        if a.op is NEG or (a.op is CONST and a.value < 0):
            return self.neg(self.add(self.neg(a), b))
        return self._operation(SUB, a, b)

    def mul(self, a: Expr, b: Expr) -> Expr:
        if b.op is CONST:
            a, b = b, a
        if a.op is CONST:
            number = a.value
            if b.op is CONST:
                return self.constant(number * b.value)
            if number == 0:
                return a
            if number == 1:
                return b
            if number < 0:
                return self.neg(self.mul(self.constant(-number), b))
            if b.op is NEG:
                return self.neg(self.mul(a, b.args[0]))
            if b.op is MUL and b.args[0].op is CONST:
                return self.mul(self.constant(number * b.args[0].value), b.args[1])
            return self._commutative(MUL, a, b)
        if a.op is NEG:
            return self.neg(self.mul(a.args[0], b))
        if b.op is NEG:
            return self.neg(self.mul(a, b.args[0]))
        return self._commutative(MUL, a, b)

    def div(self, a: Expr, b: Expr) -> Expr:
        if b.op is CONST:
            if b.value == 0:
                raise ZeroDivisionError("division by zero in an expression")
            exact = not isinstance(b.value, float)
            return self.mul(self.constant(Fraction(1, b.value) if exact else 1.0 / b.value), a)
        if a.op is CONST and a.value == 0:
            return a
        if a is b:
            return self.constant(1)
        if a.op is MUL and b in a.args:  # moment m c over mass m
            return a.args[1] if a.args[0] is b else a.args[0]
        if a.op is NEG:
            return self.neg(self.div(a.args[0], b))
        if b.op is NEG:
            return self.neg(self.div(a, b.args[0]))
        return self._operation(DIV, a, b)

    def neg(self, a: Expr) -> Expr:
        if a.op is CONST:
            return self.constant(-a.value)
        if a.op is NEG:
            return a.args[0]
        if a.op is SUB:
            return self.sub(a.args[1], a.args[0])
        return self._operation(NEG, a, None)

    def negated(self, a: Expr) -> Expr:
        """Return -a and keep a itself: for differences that are needed with both signs."""
        return a.args[0] if a.op is NEG else self._operation(NEG, a, None)

    def function(self, op: str, a: Expr) -> Expr:
        """Return a function of one argument, evaluated immediately for a number."""
        if a.op is CONST:
            return self.constant(scalar.apply(op, a.value))
        if a.op is NEG and (op in ODD or op in EVEN):
            inside = self.function(op, a.args[0])
            return self.neg(inside) if op in ODD else inside
        if a.op in (ADD, SUB) and op in (SIN, COS):
            turned = self._without_quarter_turns(op, a)
            if turned is not None:
                return turned
        return self._operation(op, a, None)

    def atan2(self, y: Expr, x: Expr) -> Expr:
        """Return the angle of the point (x, y), odd in y."""
        if y.op is CONST and x.op is CONST:
            return self.constant(scalar.atan2(y.value, x.value))
        if y.op is NEG:
            return self.neg(self.atan2(y.args[0], x))
        return self._operation(ATAN2, y, x)

    def select(self, test: Expr, yes: Expr, no: Expr) -> Expr:
        """Return `yes` where test > 0, else `no`. Both are computed, so both have to be finite."""
        if test.op is CONST:
            return yes if test.value > 0 else no
        if yes is no:
            return yes
        return self.node(SELECT, (test, yes, no))

    def power(self, a: Expr, exponent: Any) -> Expr:
        """Return an integer power by repeated squaring, or the square root for one half."""
        if type(exponent) is Expr and exponent.op is CONST:
            exponent = exponent.value
        if exponent == Fraction(1, 2):
            return self.function(SQRT, a)
        if not scalar.is_number(exponent) or exponent != int(exponent) or abs(exponent) > 64:
            raise TypeError(f"the exponent {exponent} is neither 1/2 nor a whole number up to 64")
        n, square, result = abs(int(exponent)), a, self.constant(1)
        while n:
            if n & 1:
                result = self.mul(result, square)
            n >>= 1
            square = self.mul(square, square) if n else square
        return result if exponent >= 0 else self.div(self.constant(1), result)

    def apply(self, op: str, args: tuple[Expr, ...], value: Any = None) -> Expr:
        """Build a node of the given operation and value by the local simplification rules."""
        if op in EQUATIONS:
            return self.node(op, args, value)
        if op in (ADD, SUB, MUL, DIV, NEG, ATAN2, SELECT):
            return getattr(self, op)(*args)  # type: ignore[no-any-return]
        return self.function(op, *args)

    # -- making nodes ----------------------------------------------------------------------

    def node(self, op: str, args: tuple[Expr, ...], value: Any = None) -> Expr:
        """Return a node that no rule simplifies."""
        key = (op, -1 if value is None else value, *(a.index for a in args))
        node = self._operations.get(key)
        if node is None:
            if any(a.graph is not self for a in args):
                raise ValueError(MIXED)
            node = self._operations[key] = self._new(op, args, value)
        return node

    def _without_quarter_turns(self, op: str, a: Expr) -> Expr | None:
        """Return sin(x + k pi/2) as a signed sine or cosine of x; None for other offsets."""
        left, right = a.args
        angle, offset = (right, left) if left.op is CONST else (left, right)
        if offset.op is not CONST:
            return None
        turns = quarter_turns(offset.value)
        if turns == 0:
            return None
        if a.op is SUB and offset is right:
            turns = -turns
        if a.op is SUB and offset is left:  # offset - x
            angle = self.neg(angle)
        shifted = turns + (1 if op is COS else 0)  # cos(x) = sin(x + pi/2)
        base = self.function(COS if shifted % 2 else SIN, angle)
        return self.neg(base) if shifted % 4 in (2, 3) else base

    def _commutative(self, op: str, a: Expr, b: Expr) -> Expr:
        """Return the common node of a+b and b+a, in the order of its first use."""
        first, second = a.index, b.index
        key = (op, first, second) if first < second else (op, second, first)
        node = self._operations.get(key)
        if node is None:
            if a.graph is not self or b.graph is not self:
                raise ValueError(MIXED)
            node = self._operations[key] = self._new(op, (a, b), None)
        return node

    def _operation(self, op: str, a: Expr, b: Expr | None) -> Expr:
        key = (op, a.index, -1 if b is None else b.index)
        node = self._operations.get(key)
        if node is None:
            if a.graph is not self or (b is not None and b.graph is not self):
                raise ValueError(MIXED)
            node = self._operations[key] = self._new(op, (a,) if b is None else (a, b), None)
        return node

    def _new(self, op: str, args: tuple[Expr, ...], value: Any) -> Expr:
        node = Expr()
        node.graph, node.op, node.args, node.value = self, op, args, value
        node.index = len(self.nodes)
        if node.index >= self.limit:
            raise TooManyNodes
        self.nodes.append(node)
        return node


# -- semi-definite equations -------------------------------------------------------------------


class GraphFactors:
    """The factors of a matrix of graph nodes, or of an existing node FACTORS."""

    def __init__(self, graph: Graph, A: Sequence[Sequence[Any]]) -> None:
        lower = [graph.constant(A[i][j]) for i in range(len(A)) for j in range(i + 1)]
        self.node = graph.node(FACTORS, tuple(lower), len(A))

    @staticmethod
    def of(node: Expr) -> GraphFactors:
        """Return the factors of an existing node."""
        found = GraphFactors.__new__(GraphFactors)
        found.node = node
        return found

    @property
    def size(self) -> int:
        """The number of rows."""
        return int(self.node.value)

    @property
    def rank(self) -> Expr:
        """The number of pivots."""
        return self.node.graph.node(ENTRY, (self.node,), self.size)

    @property
    def undetermined(self) -> list[Expr]:
        """1 for entries of x that the equations do not determine, else 0."""
        return self._entries(self.node)

    def solve(self, r: Sequence[Any]) -> list[Expr]:
        """Return the x of minimum norm with A x = r."""
        return self._list(SOLUTION, r)

    def null_part(self, w: Sequence[Any]) -> list[Expr]:
        """Return P w."""
        return self._list(NULL_PART, w)

    def solve_in_range(self, vector: Sequence[Any]) -> list[Expr]:
        """Apply X to the component of a vector in the range, with explicit projection."""
        parts = zip(vector, self.null_part(vector), strict=True)
        return self.solve([whole - open_part for whole, open_part in parts])

    def _list(self, op: str, vector: Sequence[Any]) -> list[Expr]:
        graph = self.node.graph
        entries = [graph.constant(entry) for entry in vector]
        if all(entry.is_zero for entry in entries):
            return entries
        return self._entries(graph.node(op, (self.node, *entries)))

    def _entries(self, node: Expr) -> list[Expr]:
        return [node.graph.node(ENTRY, (node,), k) for k in range(self.size)]

    def times(self, lower: Sequence[Any], vector: Sequence[Any]) -> list[Any]:
        """Multiply a matrix, given like A by its lower triangle, by a vector."""
        return [
            sum(
                (entry_at(lower, i, j) * x for j, x in enumerate(vector)),
                self.node.graph.constant(0),
            )
            for i in range(self.size)
        ]


def entry_at(lower: Sequence[Any], i: int, j: int) -> Any:
    """Return an entry of a symmetric matrix, given its lower triangle row by row."""
    i, j = max(i, j), min(i, j)
    return lower[i * (i + 1) // 2 + j]


# -- walks ---------------------------------------------------------------------------------------


def reachable(outputs: Iterable[Expr], stop: Callable[[Expr], bool] | None = None) -> list[Expr]:
    """Return every node that the outputs depend on, including these, arguments before users.

    The arguments of a node for which `stop` is true are not followed.
    """
    seen = set(outputs)
    stack = list(seen)
    while stack:
        node = stack.pop()
        if stop is not None and stop(node):
            continue
        for argument in node.args:
            if argument not in seen:
                seen.add(argument)
                stack.append(argument)
    return sorted(seen, key=attrgetter("index"))


def use_counts(nodes: Iterable[Expr], outputs: Iterable[Expr] = ()) -> dict[int, int]:
    """Count how often each node is an argument of another one, or an output."""
    counts: dict[int, int] = {}
    for node in nodes:
        for argument in node.args:
            counts[argument.index] = counts.get(argument.index, 0) + 1
    for node in outputs:
        counts[node.index] = counts.get(node.index, 0) + 1
    return counts


# -- text ----------------------------------------------------------------------------------------

_INFIX = {ADD: (" + ", 1), SUB: (" - ", 1), MUL: ("*", 2), DIV: ("/", 2)}
_ATOM = 4


def to_text(expr: Expr) -> str:
    """Return the expression as text, in the syntax of formulas in spec files.

    >>> from symdyn.graph import Graph
    >>> x = Graph().symbol("x")
    >>> to_text((x + 1) * x.sin())
    '(x + 1)*sin(x)'
    """
    done: dict[int, tuple[str, int]] = {}
    for node in reachable([expr]):
        done[node.index] = _write(node, [done[a.index] for a in node.args])
    return done[expr.index][0]


def _write(node: Expr, args: list[tuple[str, int]]) -> tuple[str, int]:
    """Return the text of a node and its operator precedence."""

    def wrapped(arg: tuple[str, int], least: int) -> str:
        return arg[0] if arg[1] >= least else f"({arg[0]})"

    if node.op is SYMBOL:
        return str(node.value), _ATOM
    if node.op is CONST:
        text = str(node.value) if not isinstance(node.value, float) else repr(node.value)
        return text, (_ATOM if not text.startswith("-") and "/" not in text else 0)
    if node.op in _INFIX:
        sign, strength = _INFIX[node.op]
        # A right operand of equal strength keeps its parentheses, so the text reads back the same.
        return f"{wrapped(args[0], strength)}{sign}{wrapped(args[1], strength + 1)}", strength
    if node.op is NEG:
        return f"-{wrapped(args[0], 2)}", 1
    return f"{node.op}({', '.join(text for text, _ in args)})", _ATOM
