"""What nodes hold besides their arguments: numbers and labels; what a graph is refused for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symdyn import scalar

Number = int | float | Fraction


@dataclass(frozen=True, slots=True)
class Label:
    """The name that a derivation gives a node, and the title of the code block it ends."""

    quantity: str
    block: str
    negated: bool = False

    @property
    def name(self) -> str:
        """A name for the node itself: `minus_a2_x` where it is the quantity's negative."""
        return f"minus_{self.quantity}" if self.negated else self.quantity


class TooManyNodes(Exception):
    """A graph has reached its limit."""


def plain(number: Any) -> Number:
    """An int if the value is whole, else a Fraction or a float; anything else is refused."""
    if isinstance(number, bool) or not scalar.is_number(number):
        raise TypeError(f"{number!r} is neither a graph node nor a real number")
    if isinstance(number, (int, Fraction)):
        return int(number) if number == int(number) else number
    number = float(number)
    if not math.isfinite(number):
        raise ArithmeticError(f"an expression contains {number}; it must be finite")
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


def quarter_turns(angle: Number) -> int:
    """How many quarter turns an angle is; 0 for any other angle too."""
    turns = round(float(angle) * 2 / math.pi)
    return turns if float(angle) == turns * math.pi / 2 else 0
