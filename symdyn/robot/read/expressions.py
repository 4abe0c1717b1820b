"""Evaluation of xacro expressions, `${2*L}`, by a whitelist, without running them as code.

Python's parser reads the text. The evaluator accepts only what is listed here: numbers, texts,
lists and dictionaries with their operators, comparisons, conditions and comprehensions, the
functions that the caller provides, and methods of plain values.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import Any

from symdyn.support.names import Words, words

LONGEST = 10_000
"""The most characters of an expression."""

MOST_STEPS = 100_000
"""The most evaluation steps of one expression, including the iterations of comprehensions."""

LARGEST = 10_000_000
"""The most characters or entries of a value, and the most bits of a whole number."""

BINARY: dict[type[Any], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
UNARY: dict[type[Any], Callable[[Any], Any]] = {
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Not: operator.not_,
}
COMPARE: dict[type[Any], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
}
METHODS: dict[type[Any], Words] = {
    str: words(
        """
        capitalize count endswith find index isdigit join lower lstrip replace rfind rsplit rstrip
        split splitlines startswith strip title upper
        """
    ),
    dict: words("get items keys values"),
    list: words("count index"),
    tuple: words("count index"),
}
"""Methods of plain values without side effects; `format` would reach any attribute."""


FORMAT = re.compile(r"([^%]|%%|%[-+0 ]?[0-9]{0,2}(\.[0-9]{1,2})?[sdifeg])*")
"""Format texts whose result with `%` is not much longer."""


class NotAllowed(Exception):
    """An element that is not on the whitelist; it needs the user's trust."""


class Evaluator:
    """Evaluates expressions; only the given functions can be called.

    `tables` are the types whose attributes are their entries, such as namespaces.
    """

    def __init__(self, functions: Iterable[Callable[..., Any]], tables: tuple[type[Any], ...]):
        self._functions = {id(function): function for function in functions}
        self._tables = tables

    def __call__(self, text: str, names: Mapping[str, Any]) -> Any:
        """Return the value of an expression over these names.

        >>> Evaluator([len], ())("n * len('abc') if n > 1 else 0", {"n": 2, "len": len})
        6
        """
        if len(text) > LONGEST:
            raise NotAllowed(f"an expression of more than {LONGEST} characters")
        return _Walk(self._functions, self._tables, names).value(
            ast.parse(text.strip(), mode="eval").body
        )


class _Walk:
    """One evaluation: its names and its number of steps."""

    def __init__(
        self, functions: Mapping[int, Any], tables: tuple[type[Any], ...], names: Mapping[str, Any]
    ) -> None:
        self.functions, self.tables, self.names = functions, tables, names
        self.own: MutableMapping[str, Any] = {}
        self.steps = 0

    def value(self, node: ast.expr) -> Any:
        """The value of a part of the syntax tree."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NotAllowed("an expression of more than {MOST_STEPS} steps")
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise NotAllowed(f"the syntax {type(node).__name__} in an expression")
        return self._allowed(method(node))

    def _allowed(self, value: Any) -> Any:
        """Return the value; raise an error for functions that are not on the list."""
        if callable(value) and id(value) not in self.functions and not self._is_table(value):
            raise NotAllowed(f"the function {getattr(value, '__name__', '?')} in an expression")
        return value

    def _is_table(self, value: Any) -> bool:
        return isinstance(value, self.tables)

    # -- names and literals ----------------------------------------------------------------

    def _Constant(self, node: ast.Constant) -> Any:
        if not isinstance(node.value, (int, float, str, type(None))):
            raise NotAllowed(f"the constant {node.value!r} in an expression")
        return node.value

    def _Name(self, node: ast.Name) -> Any:
        if node.id in self.own:
            return self.own[node.id]
        if node.id.startswith("__"):
            raise NotAllowed(f"the name {node.id}")
        try:
            return self.names[node.id]
        except KeyError:
            raise NameError(f"name '{node.id}' is not defined") from None

    def _List(self, node: ast.List) -> list[Any]:
        return [self.value(item) for item in node.elts]

    def _Tuple(self, node: ast.Tuple) -> tuple[Any, ...]:
        return tuple(self.value(item) for item in node.elts)

    def _Set(self, node: ast.Set) -> set[Any]:
        return {self.value(item) for item in node.elts}

    def _Dict(self, node: ast.Dict) -> dict[Any, Any]:
        pairs = zip(node.keys, node.values, strict=True)
        return {self.value(_given(key)): self.value(item) for key, item in pairs}

    # -- operators -------------------------------------------------------------------------

    def _BinOp(self, node: ast.BinOp) -> Any:
        if type(node.op) not in BINARY:
            raise NotAllowed(f"the operator {type(node.op).__name__} in an expression")
        left, right = self.value(node.left), self.value(node.right)
        if isinstance(node.op, ast.Mod) and isinstance(left, str) and not FORMAT.fullmatch(left):
            raise NotAllowed("a % format other than plain fields")
        self._reject_growth(node.op, left, right)
        return BINARY[type(node.op)](left, right)

    @staticmethod
    def _reject_growth(op: ast.operator, left: Any, right: Any) -> None:
        """Raise an error for operations that would fill the memory in one step."""
        if isinstance(op, ast.Pow) and isinstance(left, int) and isinstance(right, int):
            size = left.bit_length() * abs(right)
        elif isinstance(op, ast.Mult) and hasattr(left, "__len__") and isinstance(right, int):
            size = len(left) * right
        elif isinstance(op, ast.Mult) and hasattr(right, "__len__") and isinstance(left, int):
            size = len(right) * left
        else:
            return
        if size > LARGEST:
            raise NotAllowed(f"a value of more than {LARGEST} characters, entries or bits")

    def _UnaryOp(self, node: ast.UnaryOp) -> Any:
        if type(node.op) not in UNARY:
            raise NotAllowed(f"the operator {type(node.op).__name__} in an expression")
        return UNARY[type(node.op)](self.value(node.operand))

    def _BoolOp(self, node: ast.BoolOp) -> Any:
        stop = isinstance(node.op, ast.Or)
        result = None
        for part in node.values:
            result = self.value(part)
            if bool(result) is stop:
                break
        return result

    def _Compare(self, node: ast.Compare) -> Any:
        left, result = self.value(node.left), True
        for op, part in zip(node.ops, node.comparators, strict=True):
            right = self.value(part)
            result = COMPARE[type(op)](left, right)
            if not result:
                break
            left = right
        return result

    def _IfExp(self, node: ast.IfExp) -> Any:
        return self.value(node.body if self.value(node.test) else node.orelse)

    # -- parts of values -------------------------------------------------------------------

    def _Subscript(self, node: ast.Subscript) -> Any:
        return self.value(node.value)[self.value(node.slice)]

    def _Slice(self, node: ast.Slice) -> slice:
        ends = (node.lower, node.upper, node.step)
        return slice(*(None if end is None else self.value(end) for end in ends))

    def _Attribute(self, node: ast.Attribute) -> Any:
        owner = self.value(node.value)
        if not self._is_table(owner) or node.attr.startswith("_"):
            raise NotAllowed(f"the attribute {node.attr} in an expression")
        try:
            return owner[node.attr]
        except KeyError:
            raise NameError(f"name '{node.attr}' is not defined") from None

    # -- calls and comprehensions ----------------------------------------------------------

    def _Call(self, node: ast.Call) -> Any:
        call = self._callee(node.func)
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            raise NotAllowed("a starred argument in an expression")
        arguments = [self.value(argument) for argument in node.args]
        options = {_keyword(keyword): self.value(keyword.value) for keyword in node.keywords}
        return call(*arguments, **options)

    def _callee(self, node: ast.expr) -> Callable[..., Any]:
        """Return a function of the list, or a method of a plain value."""
        if isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            for kind, methods in METHODS.items():
                if (
                    isinstance(owner, kind)
                    and node.attr in methods
                    and not (self._is_table(owner) and node.attr in owner)
                ):
                    method: Callable[..., Any] = getattr(kind, node.attr).__get__(owner)
                    return method
        function = self.value(node)
        if id(function) not in self.functions:
            raise TypeError(f"'{type(function).__name__}' object is not callable")
        return self.functions[id(function)]  # type: ignore[no-any-return]

    def _ListComp(self, node: ast.ListComp) -> list[Any]:
        return self._turns(node.generators, lambda: self.value(node.elt))

    def _GeneratorExp(self, node: ast.GeneratorExp) -> list[Any]:
        return self._turns(node.generators, lambda: self.value(node.elt))

    def _SetComp(self, node: ast.SetComp) -> set[Any]:
        return set(self._turns(node.generators, lambda: self.value(node.elt)))

    def _DictComp(self, node: ast.DictComp) -> dict[Any, Any]:
        return dict(
            self._turns(node.generators, lambda: (self.value(node.key), self.value(node.value)))
        )

    def _turns(self, generators: list[ast.comprehension], result: Callable[[], Any]) -> list[Any]:
        """Return the results of all iterations; names of the comprehension are local to it."""
        if not generators:
            return [result()]
        first, *others = generators
        before, found = dict(self.own), []
        for item in self.value(first.iter):
            self._bind(first.target, item)
            if all(self.value(condition) for condition in first.ifs):
                found += self._turns(others, result)
        self.own = before
        return found

    def _bind(self, target: ast.expr, item: Any) -> None:
        if isinstance(target, ast.Name):
            self.own[target.id] = item
        elif isinstance(target, (ast.Tuple, ast.List)):
            items = list(item)
            if len(items) != len(target.elts):
                raise ValueError(f"expected {len(target.elts)} values, got {len(items)}")
            for part, value in zip(target.elts, items, strict=True):
                self._bind(part, value)
        else:
            raise NotAllowed(f"a comprehension over {type(target).__name__}")


def _given(key: ast.expr | None) -> ast.expr:
    if key is None:
        raise NotAllowed("** in an expression")
    return key


def _keyword(keyword: ast.keyword) -> str:
    if keyword.arg is None:
        raise NotAllowed("** in an expression")
    return keyword.arg
