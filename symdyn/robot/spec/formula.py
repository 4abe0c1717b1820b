"""Formulas in spec files: `"l_1/2"`, `"m_1*lc_1**2"`, `"-pi/2"`, over declared names only.

Python's parser reads the text, and only the parts of the syntax tree on a whitelist are accepted;
nothing is ever evaluated as code. Rational numbers are computed exactly; anything with a name in it
becomes a node of the robot's graph.
"""

from __future__ import annotations

import ast
import math
import operator
import re
import warnings
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from symdyn import scalar
from symdyn.errors import RobotError
from symdyn.graph import Expr, Graph, reachable, to_text
from symdyn.lie import Vec3
from symdyn.robot.checks import LARGEST, Angles, exact, hint, quote
from symdyn.robot.model import Binder
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar, is_number

LONGEST = 2000
"""The most characters of a formula that a person writes."""

LONGEST_WRITTEN = 1_000_000
"""The most characters of a formula that `formula_text` writes."""

FUNCTIONS: dict[str, Callable[[Scalar], Scalar]] = {
    "sin": scalar.sin,
    "cos": scalar.cos,
    "sqrt": scalar.sqrt,
}
MORE_FUNCTIONS: dict[str, Callable[[Scalar], Scalar]] = FUNCTIONS | {
    "tan": lambda x: scalar.sin(x) / scalar.cos(x),
    "tanh": scalar.tanh,
    "abs": partial(scalar.apply, "abs"),
    "sign": scalar.sign,
}
"""Functions for formulas over time, which need no normal form."""
_CHARACTERS = re.compile(r"[A-Za-z0-9_.+\-*/()\[\] \t]*")
_EXACT_BITS = 256


def formula_text(value: Scalar) -> int | float | str:
    """A number as it is, a formula as the text that `Formulas` reads back."""
    if not isinstance(value, Expr):
        return value if isinstance(value, int) else float(value)
    size: dict[int, int] = {}
    for node in reachable([value]):
        size[node.index] = 1 + sum(size[argument.index] for argument in node.args)
    # the text repeats a shared sub-expression at each use: count before writing
    if size[value.index] > LONGEST_WRITTEN // 10:
        raise RobotError("a formula of the robot is too long to write out; bind some parameters")
    return to_text(value)


class Formulas:
    """Reads the numbers and formulas of one robot into one graph.

    A declared name may be that of an entry, `q[0]`. `at` says where the symbols have their nominal
    values, `symbols` what they are called where a formula is rejected.
    """

    def __init__(
        self,
        nominal: Mapping[str, float],
        longest: int = LONGEST,
        functions: Mapping[str, Callable[[Scalar], Scalar]] = FUNCTIONS,
        at: str = "at the nominal values of the symbols",
        symbols: str = "declared symbols",
    ) -> None:
        graph = Graph()
        self._symbols = {name: graph.symbol(name) for name in nominal}
        self.nominal = Binder({name: float(value) for name, value in nominal.items()})
        self._longest = longest
        self._functions = functions
        self._at = at
        self._kinds = symbols

    def __call__(self, value: Any, what: str, where: str, written: str = "") -> Scalar:
        """The number or node for a value of a spec; `what` names it in errors.

        `written` is what the user wrote, where the formula is a rewritten one; errors quote it.

        >>> Formulas({})("sin(pi/6) + 1/4", "x", "")
        0.75
        """
        if isinstance(value, str):
            result = self._formula(value, what, where, written or value)
        elif is_number(value) and not isinstance(value, bool):
            result = value if isinstance(value, (int, float)) else float(value)  # NumPy's too
        else:
            raise RobotError(f"{what} is {quote(value)}; give a number or a formula", where)
        shown = quote(written or value)
        try:
            nominal = self.nominal(result)
        except (ArithmeticError, ValueError) as error:
            message = f"{what} = {shown} has no value {self._at}"
            raise RobotError(f"{message} ({error}); change one of them", where) from None
        if not -LARGEST <= nominal <= LARGEST:
            message = f"{what} = {shown} is not a finite number below {LARGEST:g}"
            raise RobotError(f"{message}; change it or its symbols", where)
        if isinstance(result, Fraction) or (type(result) is int and abs(result) >= 2**53):
            result = float(result)
        return exact(result)

    def symbol(self, name: str) -> Expr | None:
        """The node of a declared name."""
        return self._symbols.get(name)

    def _formula(self, text: str, what: str, where: str, written: str) -> Scalar:
        known = ", ".join(self._functions)
        syntax = f"write numbers, {self._kinds}, + - * / **, parentheses, {known} and pi"

        def reject(problem: str, cure: str = syntax) -> RobotError:
            return RobotError(f"{what} = {quote(written)} {problem}; {cure}", where)

        if len(text) > self._longest:
            raise reject(f"is longer than {self._longest} characters", "split it up")
        if not _CHARACTERS.fullmatch(text):
            raise reject("has characters that formulas must not contain")
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # the parser warns of odd spacing
                root = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError):
            raise reject("is not a formula") from None
        except (RecursionError, MemoryError):
            raise reject("is nested too deeply", "split it up") from None

        # operands before their users, without recursion
        order, stack = [], [root]
        while stack:
            order.append(stack.pop())
            stack.extend(_operands(order[-1]))
        values: dict[ast.expr, Scalar] = {}
        for node in reversed(order):
            operands = [values.pop(operand) for operand in _operands(node)]
            try:
                values[node] = _bounded(self._apply(node, operands))
            except _Rejected as problem:
                raise reject(*problem.args) from None
            except _Unknown as unknown:
                name = str(unknown)
                message = f"{what} = {quote(written)} has the undeclared name {quote(name)}"
                names = [*self._symbols, *self._functions, "pi"]
                raise RobotError(message + hint(name, names), where) from None
            except (ArithmeticError, ValueError) as error:
                raise reject(f"has no value ({error})", "correct it") from None
        return exact(values[root])

    def _apply(self, node: ast.expr, operands: list[Scalar]) -> Scalar:
        match node:
            case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
                return number
            case ast.Name(id=name):
                return self._named(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                return self._named(f"{owner}.{name}")
            case ast.Subscript(value=ast.Name(id=owner), slice=ast.Constant(value=int() as entry)):
                return self._named(f"{owner}[{entry}]")
            case ast.UnaryOp(op=ast.USub()):
                return -operands[0]
            case ast.UnaryOp(op=ast.UAdd()):
                return operands[0]
            case ast.BinOp(op=op) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](*operands)
            case ast.Call(func=ast.Name(id=name), args=[_], keywords=[]) if name in self._functions:
                return self._functions[name](*operands)
            case ast.Call(func=ast.Name(id=name)) if name not in self._functions:
                known = ", ".join(self._functions)
                raise _Rejected(
                    f"calls {quote(name)}, which is not a function", f"available are {known}"
                )
        raise _Rejected("is not a formula")

    def _named(self, name: str) -> Scalar:
        if name in self._symbols:
            return self._symbols[name]
        if name == "pi":
            return math.pi
        if name in self._functions:
            raise _Rejected(f"uses {name} without an argument")
        raise _Unknown(name)


class _Rejected(Exception):
    """The formula has something in it that is not on the whitelist; what, and maybe the cure."""


class _Unknown(Exception):
    """The formula uses a name that was not declared."""


def _operands(node: ast.expr) -> list[ast.expr]:
    """The parts of a node that have a value of their own."""
    match node:
        case ast.UnaryOp(operand=operand):
            return [operand]
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Call(args=args):
            return list(args)
    return []


def _bounded(value: Scalar) -> Scalar:
    """The value; an exact number of many digits becomes a float, infinity is rejected."""
    if isinstance(value, (int, Fraction)):
        bits = max(value.numerator.bit_length(), value.denominator.bit_length())
        return float(value) if bits > _EXACT_BITS else value
    if isinstance(value, float) and not math.isfinite(value):
        raise OverflowError("too large")
    return value


def _divide(a: Scalar, b: Scalar) -> Scalar:
    """a/b, exact on whole numbers and fractions."""
    if is_number(b) and b == 0:
        raise ZeroDivisionError("division by zero")
    if isinstance(a, int) and isinstance(b, int):
        return Fraction(a, b)
    return a / b


def _power(a: Any, b: Any) -> Any:
    """a**b for a whole b up to 64, or the square root for 1/2."""
    if not is_number(b) or not (b == Fraction(1, 2) or (b == int(b) and abs(b) <= 64)):
        raise _Rejected("has an exponent that is neither 1/2 nor a whole number up to 64")
    if b == Fraction(1, 2):
        return scalar.sqrt(a)
    if isinstance(a, int) and b < 0:
        return Fraction(a) ** int(b)
    return a ** int(b)


_OPERATORS: dict[type[Any], Callable[[Scalar, Scalar], Scalar]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: _divide,
    ast.Pow: _power,
}


# Numbers, formulas, angles and vectors in the tables of a spec.


class ValueReader:
    """Reads the values of keys, with the names of key and table in its errors."""

    def __init__(self, formulas: Formulas, angles: Angles) -> None:
        self.formulas = formulas
        self.angles = angles

    def scalar(self, table: Table, key: str, value: object) -> Scalar:
        """The number or formula of a key."""
        return self.formulas(value, f"{key} of {table.what}", table.where(key))

    def angle(self, table: Table, key: str, value: Any) -> Scalar:
        """The angle of a key, snapped."""
        return self.angles(value, f"{key} of {table.what}", table.where(key))

    def vector(self, table: Table, key: str, default: Vec3) -> Vec3:
        """The three numbers or formulas of a key."""
        if key not in table.data:
            return default
        x, y, z = (self.scalar(table, key, value) for value in table.items(key, 3))
        return (x, y, z)
