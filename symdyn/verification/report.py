"""The report of a check: its rows as a table, for people and for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symdyn.support.names import printable
from symdyn.support.templates import text_table
from symdyn.verification.rows import Row


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
