"""Columns of a log: `t`, then `q_<joint>`, `qd_`, `qdd_`, `tau_` in any order.

For currents (`--signal current`) the columns `i_<joint>` replace `tau_`.

Without joint names, columns `q1`, `q2`, ... (or `q_1`, `q[0]`, ...) are assigned in the order of
the robot's joints, and a note reports it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.identification.logs.rows import (
    CURRENT,
    KINDS,
    NEEDED,
    SIGNALS,
    TIME,
    LogError,
    LogRows,
    Numbers,
)
from symdyn.robot.checks import quote

_NUMBERED = re.compile(r"(q|qd|qdd|tau|i)(?:_?(\d+)|\[(\d+)\])")
_LISTED = 8


@dataclass(frozen=True)
class LogColumns:
    """Index of the time column, and for each kind the column indices in joint order."""

    time: int
    places: dict[str, tuple[int, ...]]
    notes: tuple[str, ...] = ()

    def only(self, kinds: Sequence[str]) -> LogColumns:
        """Return the columns of these kinds, as far as they exist."""
        places = {kind: at for kind, at in self.places.items() if kind in kinds}
        return LogColumns(self.time, places, self.notes)

    @property
    def used(self) -> list[int]:
        """Indices of all used columns: the time first, then kind by kind."""
        return [self.time, *(place for kind in self.places.values() for place in kind)]

    def rows(self, values: Numbers, line: int) -> LogRows:
        """Return a table of the used columns as rows that begin at this line."""
        parts, at = {}, 1
        for kind, places in self.places.items():
            parts[kind] = values[:, at : at + len(places)]
            at += len(places)
        return LogRows(line, values[:, 0], **parts)


def columns_of(
    header: Sequence[str], joints: Sequence[str], where: str, signal: str = "torque"
) -> LogColumns:
    """Assign the columns of a header; reject a header that lacks some, by name."""
    header = [cell.strip().strip('"') for cell in header]
    for k, cell in enumerate(header):
        if cell in header[:k]:
            raise LogError(f"two columns are called {quote(cell)}; keep one", where)
    time = next((header.index(name) for name in TIME if name in header), None)
    if time is None:
        _reject_without_header(header, where)
        message = "column t, the time in s, is missing; name it in the first line"
        raise LogError(f"{message} (found {_listed(header)})", where)
    places: dict[str, tuple[int, ...]] = {}
    numbered: dict[str, dict[int, int]] = {}
    for k, cell in enumerate(header):
        if found := _NUMBERED.fullmatch(cell):
            number = int(found[2]) if found[2] else int(found[3]) + 1
            numbered.setdefault(found[1], {})[number] = k
    notes = []
    for kind in KINDS:
        word = SIGNALS[signal] if kind == "tau" else kind
        names = [f"{word}_{joint}" for joint in joints]
        present = [name for name in names if name in header]
        if len(present) == len(names):
            places[kind] = tuple(header.index(name) for name in names)
        elif not present and word in numbered:
            places[kind] = _by_number(numbered[word], word, joints, where)
            first, last = (header[places[kind][k]] for k in (0, -1))
            notes.append(
                f"{first} to {last} have no joint names and are assigned in the robot's order, "
                f"{joints[0]} to {joints[-1]}"
            )
        elif present or kind in NEEDED:
            absent = [name for name in names if name not in header]
            message = f"missing columns: {_listed(absent)}; add them, or rename existing ones"
            other = _other_signal(header, joints, signal) if kind == "tau" and not present else ""
            raise LogError(f"{message}{other} (found {_listed(header)})", where)
    for kind, at in places.items():
        if list(at) != sorted(at):
            notes.append(
                f"the {kind} columns are not in the robot's order; they are assigned by name"
            )
    return LogColumns(time, places, tuple(notes))


def _other_signal(header: Sequence[str], joints: Sequence[str], signal: str) -> str:
    """Return advice if the log has currents but torques are requested, or vice versa."""
    for other, word in SIGNALS.items():
        if other != signal and any(f"{word}_{joint}" in header for joint in joints):
            gains = " with --load-log or --drive-gains" if other == CURRENT else ""
            return f"; the log contains {other}s, so give --signal {other}{gains}"
    return ""


def _by_number(
    found: dict[int, int], kind: str, joints: Sequence[str], where: str
) -> tuple[int, ...]:
    """Return numbered columns in order, 1 to n or 0 to n - 1."""
    start = 0 if 0 in found else 1
    wanted = [start + k for k in range(len(joints))]
    if sorted(found) != wanted:
        message = (
            f"the {kind} columns have the numbers {', '.join(map(str, sorted(found)))}, and the "
            f"robot has {len(joints)} joints; number them 1 to {len(joints)}, or name them "
            f"{kind}_{joints[0]}, ..."
        )
        raise LogError(message, where)
    return tuple(found[number] for number in wanted)


def _reject_without_header(header: Sequence[str], where: str) -> None:
    try:
        [float(cell) for cell in header]
    except ValueError:
        return
    message = "the first line contains numbers; begin with a header t,q_JOINT,...,tau_JOINT"
    raise LogError(message, where)


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return ", ".join(map(quote, names[:_LISTED])) + more
