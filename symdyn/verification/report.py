"""The report of a check: one row per comparison, and all rows as a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from symdyn.compiler.job import Job
from symdyn.support.names import printable
from symdyn.support.templates import text_table
from symdyn.verification.reference.answer import EPSILON, Gap
from symdyn.verification.state_check import RequestedQuantity

Array = NDArray[Any]

LARGEST_ANGLE = 3.0
"""rad; largest joint position of random states."""


@dataclass(frozen=True)
class CheckRow:
    """One comparison: the worst error over all states, and the allowed relative error.

    `remark` explains a difference that is no error.
    """

    what: str
    code: str
    against: str
    gap: Gap
    allowed: float
    remark: str = ""

    HEAD = ("quantity", "code", "against", "error", "relative to", "relative", "allowed", "")

    @property
    def error(self) -> float:
        """The relative error."""
        return self.gap.relative

    @property
    def passed(self) -> bool:
        """Whether the error is within the allowed one; false for NaN."""
        return self.error <= self.allowed

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells of the row under `HEAD`."""
        verdict = (self.remark or "ok") if self.passed else "FAILED"
        relative = f"{self.error:.1e}" if self.error != EPSILON else f"< {EPSILON:.1e}"
        numbers = f"{self.gap.absolute:.1e}", f"{self.gap.scale:.1e}", relative
        return (self.what, self.code, self.against, *numbers, f"{self.allowed:.0e}", verdict)

    def as_dict(self) -> dict[str, Any]:
        """Return the row for JSON; `error` is `absolute` divided by `scale`."""
        names = ("what", "code", "against", "error", "allowed", "remark")
        size = {"absolute": self.gap.absolute, "scale": self.gap.scale}
        return {name: getattr(self, name) for name in names} | size | {"passed": self.passed}


@dataclass(frozen=True)
class Emitted:
    """A function of the manifest: its inputs, its rounding error, and its quantities."""

    inputs: tuple[str, ...]
    roundoff: float
    parts: tuple[tuple[RequestedQuantity, int], ...]
    """Quantities, and their numbers of outputs."""

    @classmethod
    def of(cls, name: str, entry: dict[str, Any], job: Job) -> Emitted:
        """Read the entry of the manifest."""
        inputs = tuple(argument for argument, _ in entry["inputs"])
        counts = {row.name: len(row.outputs) for row in job.rows}
        parts = []
        for part in entry.get("combines", [name]):
            forces = (job.options.passive, "f_tip" in inputs, "V0" in inputs)
            parts.append((RequestedQuantity(part, *forces, *job.axes[part]), counts[part]))
        roundoff = entry["roundoff"] + entry["roundoff_per_radian"] * LARGEST_ANGLE
        return cls(inputs, roundoff, tuple(parts))


def split_outputs(
    parts: tuple[tuple[RequestedQuantity, int], ...], outputs: tuple[Array, ...]
) -> Iterator[tuple[RequestedQuantity, tuple[Array, ...]]]:
    """Yield the quantities of a combined function with their outputs."""
    left = list(outputs)
    for part, count in parts:
        yield part, tuple(left[:count])
        left = left[count:]


def title(quantity: str, function: str) -> str:
    """Return the title of a row: the quantity, and the emitted function if it differs."""
    return quantity if quantity == function else f"{quantity} in {function}"


@dataclass(frozen=True)
class CheckReport:
    """All comparisons of emitted code: `rows`, whether all `passed`, and `notes`."""

    name: str
    rows: tuple[CheckRow, ...]
    notes: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        return bool(self.rows) and all(row.passed for row in self.rows)

    @property
    def failed(self) -> tuple[CheckRow, ...]:
        """The rows that did not pass."""
        return tuple(row for row in self.rows if not row.passed)

    @property
    def title(self) -> str:
        return f"{self.name}: largest errors, relative to the largest term that enters"

    @property
    def summary(self) -> str:
        """Numbers of passed and failed comparisons."""
        failed, snapped = (
            len(self.failed),
            sum(row.passed and row.remark != "" for row in self.rows),
        )
        differ = f", {snapped} differ from the file because of snapped angles" if snapped else ""
        return f"{len(self.rows) - failed - snapped} passed, {failed} failed{differ}"

    def as_dict(self) -> dict[str, Any]:
        """Return the report for JSON."""
        rows = [row.as_dict() for row in self.rows]
        content = {"name": self.name, "passed": self.passed, "checks": rows}
        return {**content, "notes": list(self.notes)}

    def __str__(self) -> str:
        table = text_table(CheckRow.HEAD, (row.cells for row in self.rows))
        notes = (printable(note, 2000) for note in self.notes)
        return "\n".join([printable(self.title), *table, *notes, self.summary])

    def __repr__(self) -> str:
        return f"<check of {printable(self.name)}: {self.summary}>"
