"""The report of a check: what is compared, one row a comparison, and all rows as a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from symdyn.compiler.job import Job
from symdyn.support.names import printable
from symdyn.support.templates import text_table
from symdyn.verification.judges import Question
from symdyn.verification.reference.answer import EPSILON, Gap

Array = NDArray[Any]

LARGEST_ANGLE = 3.0
"""Joint positions of random states go up to this."""


@dataclass(frozen=True)
class Row:
    """One comparison: the worst error over the states, and which relative error is allowed.

    `remark` says why a difference is no mistake, where there is one.
    """

    what: str
    code: str
    against: str
    gap: Gap
    allowed: float
    remark: str = ""

    HEAD = ("what", "code", "against", "error", "relative to", "relative", "allowed", "")

    @property
    def error(self) -> float:
        """The relative error."""
        return self.gap.relative

    @property
    def passed(self) -> bool:
        """False for NaN too."""
        return self.error <= self.allowed

    @property
    def cells(self) -> tuple[str, ...]:
        """The row under `HEAD`."""
        verdict = (self.remark or "ok") if self.passed else "FAILED"
        relative = f"{self.error:.1e}" if self.error != EPSILON else f"< {EPSILON:.1e}"
        numbers = f"{self.gap.absolute:.1e}", f"{self.gap.scale:.1e}", relative
        return (self.what, self.code, self.against, *numbers, f"{self.allowed:.0e}", verdict)

    def as_dict(self) -> dict[str, Any]:
        """For JSON: `error` is `absolute` relative to `scale`."""
        names = ("what", "code", "against", "error", "allowed", "remark")
        size = {"absolute": self.gap.absolute, "scale": self.gap.scale}
        return {name: getattr(self, name) for name in names} | size | {"passed": self.passed}


@dataclass(frozen=True)
class Emitted:
    """A function of the manifest: its inputs, its rounding error, what is asked of it."""

    inputs: tuple[str, ...]
    roundoff: float
    parts: tuple[tuple[Question, int], ...]
    """What is asked, and how many outputs answer it."""

    @classmethod
    def of(cls, name: str, entry: dict[str, Any], job: Job) -> Emitted:
        """From the entry of the manifest."""
        inputs = tuple(argument for argument, _ in entry["inputs"])
        counts = {row.name: len(row.outputs) for row in job.rows}
        parts = []
        for part in entry.get("combines", [name]):
            forces = (job.options.passive, "f_tip" in inputs, "V0" in inputs)
            parts.append((Question(part, *forces, *job.axes[part]), counts[part]))
        roundoff = entry["roundoff"] + entry["roundoff_per_radian"] * LARGEST_ANGLE
        return cls(inputs, roundoff, tuple(parts))


def shared_out(
    parts: tuple[tuple[Question, int], ...], outputs: tuple[Array, ...]
) -> Iterator[tuple[Question, tuple[Array, ...]]]:
    """The outputs of a combined function, to the functions it combines."""
    left = list(outputs)
    for part, count in parts:
        yield part, tuple(left[:count])
        left = left[count:]


def title(quantity: str, function: str) -> str:
    """What a row is called: the function of the table, and the emitted one if that is another."""
    return quantity if quantity == function else f"{quantity} in {function}"


@dataclass(frozen=True)
class CheckReport:
    """All comparisons of emitted code: `rows`, whether it `passed`, and `notes` about them."""

    name: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        return bool(self.rows) and all(row.passed for row in self.rows)

    @property
    def failed(self) -> tuple[Row, ...]:
        """The rows that did not pass."""
        return tuple(row for row in self.rows if not row.passed)

    @property
    def title(self) -> str:
        return f"{self.name}: largest errors, relative to the largest term that enters"

    @property
    def summary(self) -> str:
        """How many rows passed and failed."""
        failed, snapped = (
            len(self.failed),
            sum(row.passed and row.remark != "" for row in self.rows),
        )
        differ = f", {snapped} differ from the file by snapped angles" if snapped else ""
        return f"{len(self.rows) - failed - snapped} passed, {failed} failed{differ}"

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        rows = [row.as_dict() for row in self.rows]
        content = {"name": self.name, "passed": self.passed, "checks": rows}
        return {**content, "notes": list(self.notes)}

    def __str__(self) -> str:
        table = text_table(Row.HEAD, (row.cells for row in self.rows))
        notes = (printable(note, 2000) for note in self.notes)
        return "\n".join([printable(self.title), *table, *notes, self.summary])

    def __repr__(self) -> str:
        return f"<check of {printable(self.name)}: {self.summary}>"
