"""What comparisons of emitted code share: the functions of a manifest, the rows of a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from symdyn.compiler.job import Job
from symdyn.table.gradients import ROWS
from symdyn.verify.judges import Question

Array = NDArray[Any]

LARGEST_ANGLE = 3.0
"""Joint positions of random states go up to this."""


@dataclass(frozen=True)
class Row:
    """One comparison: the worst error over the states and what is allowed.

    `remark` says why a difference is no mistake, where there is one.
    """

    what: str
    code: str
    against: str
    error: float
    allowed: float
    remark: str = ""

    HEAD = ("what", "code", "against", "error", "allowed", "")

    @property
    def passed(self) -> bool:
        """False for NaN too."""
        return self.error <= self.allowed

    @property
    def cells(self) -> tuple[str, ...]:
        """The row under `HEAD`."""
        verdict = (self.remark or "ok") if self.passed else "FAILED"
        numbers = f"{self.error:.1e}", f"{self.allowed:.0e}"
        return (self.what, self.code, self.against, *numbers, verdict)


@dataclass(frozen=True)
class Emitted:
    """A function of the manifest: its inputs, its rounding error, what is asked of it."""

    inputs: tuple[str, ...]
    roundoff: float
    parts: tuple[Question, ...]

    @classmethod
    def of(cls, name: str, entry: dict[str, Any], job: Job) -> Emitted:
        """From the entry of the manifest."""
        inputs = tuple(argument for argument, _ in entry["inputs"])
        parts = []
        for part in entry.get("combines", [name]):
            forces = (job.options.passive, "f_tip" in inputs, "V0" in inputs)
            parts.append(Question(part, *forces, *job.axes[part]))
        roundoff = entry["roundoff"] + entry["roundoff_per_radian"] * LARGEST_ANGLE
        return cls(inputs, roundoff, tuple(parts))


def shared_out(
    parts: tuple[Question, ...], outputs: tuple[Array, ...]
) -> Iterator[tuple[Question, tuple[Array, ...]]]:
    """The outputs of a combined function, to the functions it combines."""
    left = list(outputs)
    for part in parts:
        count = len(ROWS[part.name].outputs)
        yield part, tuple(left[:count])
        left = left[count:]


def title(quantity: str, function: str) -> str:
    """What a row is called: the function of the table, and the emitted one if that is another."""
    return quantity if quantity == function else f"{quantity} in {function}"
