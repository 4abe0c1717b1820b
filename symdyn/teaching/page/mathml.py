"""A formula as a tree, and native MathML for it.

Widths are estimates in em. They decide what is a matrix and what is a list, and where lines may be
broken; browsers lay out for themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

SCRIPT = 0.67
"""The size of an index, relative to what it belongs to."""


class Node(ABC):
    """A part of a formula."""

    @property
    @abstractmethod
    def width(self) -> float:
        """About how wide it is, in em."""

    @property
    def is_tall(self) -> bool:
        """Whether brackets around it have to grow."""
        return False

    @abstractmethod
    def mathml(self) -> str:
        """The element."""


@dataclass(frozen=True)
class Leaf(Node):
    """A name, a number, a sign or words; `role` says what it is in a row."""

    tag: str
    text: str
    attributes: str = ""
    role: str = ""

    @property
    def width(self) -> float:
        if self.role in (RELATION, BINARY):
            return 1.25
        return (0.4 if self.role in (OPEN, CLOSE, FUNCTION) else 0.5) * len(self.text)

    def mathml(self) -> str:
        space = f" {self.attributes}" if self.attributes else ""
        return f"<{self.tag}{space}>{escape(self.text, quote=False)}</{self.tag}>"


RELATION, BINARY, UNARY, OPEN, CLOSE, COMMA, FUNCTION, WORDS, SPACE = (
    *("relation", "binary", "unary", "open", "close", "comma", "function", "words", "space"),
)
"""Roles of leaves."""


@dataclass(frozen=True)
class FormulaRow(Node):
    """One thing after the other."""

    children: tuple[Node, ...]

    @property
    def width(self) -> float:
        return sum(child.width for child in self.children)

    @property
    def is_tall(self) -> bool:
        return any(child.is_tall for child in self.children)

    def mathml(self) -> str:
        inner = "".join(child.mathml() for child in self.children)
        return inner if len(self.children) == 1 else f"<mrow>{inner}</mrow>"


@dataclass(frozen=True)
class Scripts(Node):
    """A base with an index, an exponent or both; `limits` go below and above it."""

    base: Node
    below: Node | None = None
    above: Node | None = None
    limits: bool = False

    @property
    def width(self) -> float:
        sizes = [x.width for x in (self.below, self.above) if x is not None]
        return self.base.width + SCRIPT * max(sizes, default=0)

    @property
    def is_tall(self) -> bool:
        return self.base.is_tall or self.limits

    def mathml(self) -> str:
        parts = [x.mathml() for x in (self.base, self.below, self.above) if x is not None]
        names = ("munder", "mover") if self.limits else ("msub", "msup")
        if self.below is None or self.above is None:
            tag = names[0] if self.above is None else names[1]
        else:
            tag = names[0] + ("over" if self.limits else "sup")
        return f"<{tag}>{''.join(parts)}</{tag}>"


@dataclass(frozen=True)
class FormulaFraction(Node):
    """One row above another; small ones stay small in displayed formulas."""

    above: Node
    below: Node
    small: bool = False

    @property
    def width(self) -> float:
        return (SCRIPT if self.small else 1) * max(self.above.width, self.below.width) + 0.2

    @property
    def is_tall(self) -> bool:
        return not self.small

    def mathml(self) -> str:
        inner = f"<mfrac>{self.above.mathml()}{self.below.mathml()}</mfrac>"
        return f'<mstyle displaystyle="false">{inner}</mstyle>' if self.small else inner


@dataclass(frozen=True)
class Accent(Node):
    """A base with a mark over it."""

    base: Node
    mark: str

    @property
    def width(self) -> float:
        return self.base.width

    def mathml(self) -> str:
        mark = f'<mo stretchy="false">{self.mark}</mo>'
        return f"<mover>{self.base.mathml()}{mark}</mover>"  # an accent would touch a q


@dataclass(frozen=True)
class Around(Node):
    """A sign around something."""

    body: Node

    @property
    def width(self) -> float:
        return self.body.width + 0.8

    @property
    def is_tall(self) -> bool:
        return self.body.is_tall


@dataclass(frozen=True)
class Root(Around):
    """A square root."""

    def mathml(self) -> str:
        return f"<msqrt>{self.body.mathml()}</msqrt>"


@dataclass(frozen=True)
class Fence(Around):
    """Brackets that grow with what is in them; either may be missing."""

    left: str
    right: str

    def mathml(self) -> str:
        left, right = (
            f'<mo form="{form}" stretchy="true">{escape(sign, quote=False)}</mo>' if sign else ""
            for form, sign in (("prefix", self.left), ("postfix", self.right))
        )
        return f"<mrow>{left}{self.body.mathml()}{right}</mrow>"


@dataclass(frozen=True)
class Grid(Node):
    """Rows of cells, as in a matrix, without its brackets."""

    rows: tuple[tuple[Node, ...], ...]

    @property
    def width(self) -> float:
        columns = list(zip(*self.rows, strict=False))
        return sum((max(cell.width for cell in column) + 0.9 for column in columns), 0.0)

    @property
    def is_tall(self) -> bool:
        return len(self.rows) > 1

    def mathml(self) -> str:
        rows = (
            "<mtr>" + "".join(f"<mtd>{cell.mathml()}</mtd>" for cell in row) + "</mtr>"
            for row in self.rows
        )
        return f"<mtable>{''.join(rows)}</mtable>"


def matrix(rows: Sequence[Sequence[Node]]) -> Fence:
    """A matrix in square brackets."""
    return Fence(Grid(tuple(tuple(row) for row in rows)), "[", "]")


def element(node: Node, display: bool = False) -> str:
    """A whole formula, or a piece of one; sums of displayed ones have their limits below."""
    style = ' displaystyle="true"' if display else ""
    return f"<math{style}>{node.mathml()}</math>"
