"""Which column of a log is what: `t`, then `q_<joint>`, `qd_`, `qdd_`, `tau_` in any order.

Of currents (`--signal current`) the columns `i_<joint>` stand in the place of `tau_`.

Where no column has the name of a joint, `q1`, `q2`, ... (or `q_1`, `q[0]`, ...) are taken in the
order of the robot's joints, and this is said.
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
    """The place of the time, and for each kind the places in the order of the robot's joints."""

    time: int
    places: dict[str, tuple[int, ...]]
    notes: tuple[str, ...] = ()

    def only(self, kinds: Sequence[str]) -> LogColumns:
        """The columns of these kinds, of those that there are."""
        places = {kind: at for kind, at in self.places.items() if kind in kinds}
        return LogColumns(self.time, places, self.notes)

    @property
    def used(self) -> list[int]:
        """The places of all columns that are read: the time first, then kind by kind."""
        return [self.time, *(place for kind in self.places.values() for place in kind)]

    def rows(self, values: Numbers, line: int) -> LogRows:
        """The rows of a table of those that are used, the first at this line."""
        parts, at = {}, 1
        for kind, places in self.places.items():
            parts[kind] = values[:, at : at + len(places)]
            at += len(places)
        return LogRows(line, values[:, 0], **parts)


def columns_of(
    header: Sequence[str], joints: Sequence[str], where: str, signal: str = "torque"
) -> LogColumns:
    """The columns that a header names; what is missing is rejected by name."""
    header = [cell.strip().strip('"') for cell in header]
    for k, cell in enumerate(header):
        if cell in header[:k]:
            raise LogError(f"two columns are called {quote(cell)}; keep one", where)
    time = next((header.index(name) for name in TIME if name in header), None)
    if time is None:
        _reject_without_header(header, where)
        message = "there is no column t of times in seconds; name it in the first line"
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
                f"{first} to {last} have no names of joints and are taken in the robot's order, "
                f"{joints[0]} to {joints[-1]}"
            )
        elif present or kind in NEEDED:
            absent = [name for name in names if name not in header]
            message = f"there is no column {_listed(absent)}; add it, or rename what is there"
            other = _other_signal(header, joints, signal) if kind == "tau" and not present else ""
            raise LogError(f"{message}{other} (found {_listed(header)})", where)
    for kind, at in places.items():
        if list(at) != sorted(at):
            notes.append(f"the {kind} columns are not in the robot's order; they go by their names")
    return LogColumns(time, places, tuple(notes))


def _other_signal(header: Sequence[str], joints: Sequence[str], signal: str) -> str:
    """What to do if the log has currents, and torques were asked for; and the other way round."""
    for other, word in SIGNALS.items():
        if other != signal and any(f"{word}_{joint}" in header for joint in joints):
            gains = " with --load-log or --drive-gains" if other == CURRENT else ""
            return f"; the log has {other}s, which --signal {other} takes{gains}"
    return ""


def _by_number(
    found: dict[int, int], kind: str, joints: Sequence[str], where: str
) -> tuple[int, ...]:
    """Columns that have numbers: 1 to n, or 0 to n - 1."""
    start = 0 if 0 in found else 1
    wanted = [start + k for k in range(len(joints))]
    if sorted(found) != wanted:
        message = (
            f"the columns {kind} have the numbers {', '.join(map(str, sorted(found)))}, and the "
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
    message = "the first line has numbers, not names of columns; put t,q_JOINT,...,tau_JOINT above"
    raise LogError(message, where)


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return ", ".join(map(quote, names[:_LISTED])) + more
