"""Data of nodes besides their arguments: numbers and labels; the error of a graph at its limit.

Two quantities may be one node: U2_zz of link 2 is U1_yy of link 1 if they share an axis. It is
computed once, under its first name. Its other names are kept, so that comments in the code can
list them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn import scalar

Number = int | float | Fraction


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a node in its derivation, and the title of the code block that it ends."""

    quantity: str
    block: str
    negated: bool = False

    @property
    def name(self) -> str:
        """The name of the node itself: `minus_a2_x` for the negative of a quantity."""
        return f"minus_{self.quantity}" if self.negated else self.quantity


class Labels(dict[int, Label]):
    """The label of each named node, by its index.

    `others` are further names of nodes; inputs, which have names already, have only these.
    `titles` numbers the titles in the order of the derivation.
    """

    def __init__(self) -> None:
        super().__init__()
        self.others: dict[int, list[Label]] = {}
        self.titles: dict[str, int] = {}

    def give(self, index: int, label: Label, is_input: bool = False) -> None:
        """Label a node; the first label stays, except for one of the same block with a sign."""
        self.titles.setdefault(label.block, len(self.titles))
        known = self.get(index)
        if known is None and not is_input:
            self[index] = label
        elif known != label:
            better = known is not None and known.negated and known.block == label.block
            if known is not None and better and not label.negated:
                self[index], label = label, known
            others = self.others.setdefault(index, [])
            if label not in others:
                others.append(label)

    def names(self, index: int) -> list[Label]:
        """Return all labels of a node, its own first."""
        own = [self[index]] if index in self else []
        return [*own, *self.others.get(index, ())]

    def follow(self, earlier: Labels) -> None:
        """Number the titles as in the labels of another graph, of which this one is a copy."""
        self.titles = {**earlier.titles}


class TooManyNodes(Exception):
    """A graph has reached its limit."""


def plain(number: Any) -> Number:
    """Return an int for a whole value, else a Fraction or a float; raise for anything else."""
    if isinstance(number, bool) or not scalar.is_number(number):
        raise TypeError(f"{number!r} is neither a graph node nor a real number")
    if isinstance(number, (int, Fraction)):
        return int(number) if number == int(number) else number
    number = float(number)
    if not math.isfinite(number):
        raise ArithmeticError(f"an expression contains {number}; it must be finite")
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


def quarter_turns(angle: Number) -> int:
    """Return the number of quarter turns of an angle; 0 for any other angle."""
    turns = round(float(angle) * 2 / math.pi)
    return turns if float(angle) == turns * math.pi / 2 else 0
