"""An expression as one line of Python-like text, in the syntax of a spec file's formulas."""

from __future__ import annotations

from symdyn.graph.expr import ADD, CONST, DIV, MUL, NEG, SUB, SYMBOL, Expr
from symdyn.graph.traverse import reachable

_INFIX = {ADD: (" + ", 1), SUB: (" - ", 1), MUL: ("*", 2), DIV: ("/", 2)}
_ATOM = 4


def to_text(expr: Expr) -> str:
    """The expression written out, for people and for spec files.

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
    """The text of a node and how tightly it binds."""

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
