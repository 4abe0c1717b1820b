"""Logs from CSV files, .npz files and arrays.

CSV is read some thousand rows at a time. A last line that was cut off is left out, with a note.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identify.logs.columns import Columns, columns_of
from symdyn.identify.logs.rows import KINDS, NEEDED, TIME, LogError, Numbers, Rows
from symdyn.names import printable
from symdyn.robot.checks import place, quoted

CHUNK = 8192
"""Rows that are read at a time."""
_SEPARATORS = ",;\t"


class CsvLog:
    """A CSV file with a header."""

    def __init__(self, file: str, joints: Sequence[str]) -> None:
        self.name = printable(file)
        self.file = file
        self.notes: list[str] = []
        with self._opened() as stream:
            first = stream.readline()
        if not first.strip():
            raise LogError("the file is empty; its first line names columns", place(file, 1))
        self.separator = max(_SEPARATORS, key=first.count)
        header = first.strip().split(self.separator)
        self.width = len(header)
        self.columns = columns_of(header, joints, place(file, 1))
        self.notes += self.columns.notes

    def _opened(self) -> Any:
        path = Path(self.file)
        try:
            if path.is_file():
                return path.open(encoding="utf-8-sig", errors="replace", newline=None)
        except (OSError, ValueError) as error:
            raise LogError(f"cannot be read ({error}); give a .csv or .npz", self.name) from None
        raise LogError("there is no such file; give the path of a .csv or .npz", self.name)

    def chunks(self) -> Iterator[Rows]:
        """The rows, `CHUNK` lines at a time."""
        with self._opened() as stream:
            stream.readline()
            line = 2
            while lines := list(islice(stream, CHUNK)):
                count = len(lines)
                if not lines[-1].endswith("\n"):  # only the last line of a file can
                    self._leave_out(lines.pop(), line + count - 1)
                if any(text.strip() for text in lines):
                    yield self._rows(lines, line)
                line += count

    def _leave_out(self, text: str, line: int) -> None:
        note = f"line {line} does not end, as if cut off; it is left out"
        if text.strip() and note not in self.notes:
            self.notes.append(note)

    def _rows(self, lines: list[str], line: int) -> Rows:
        used = self.columns.used
        try:
            values = np.loadtxt(
                lines, delimiter=self.separator, usecols=used, ndmin=2, comments=None
            )
        except ValueError:
            self._refuse(lines, line)
            raise
        bad = np.argwhere(~np.isfinite(values))
        if len(bad):
            self._refuse(lines, line)
        return _cut(values, self.columns, line)

    def _refuse(self, lines: Sequence[str], line: int) -> None:
        """Say which line has too few cells or no number."""
        with self._opened() as stream:
            header = stream.readline().strip().split(self.separator)
        for k, text in enumerate(lines):
            if not text.strip():
                continue
            cells = text.strip().split(self.separator)
            where = place(self.file, line + k)
            if len(cells) < self.width:
                message = f"the row has {len(cells)} columns, the header {self.width}; remove it"
                raise LogError(message, where)
            for at in self.columns.used:
                if not _is_finite(cells[at]):
                    message = (
                        f"{quoted(header[at])} is {quoted(cells[at])}, which is no number; remove "
                        "the row, or cut the log there"
                    )
                    raise LogError(message, where)


def _is_finite(text: str) -> bool:
    try:
        return bool(np.isfinite(float(text)))
    except ValueError:
        return False


def _cut(values: Numbers, columns: Columns, line: int) -> Rows:
    """The columns of a table of those that are used."""
    parts, at = {}, 1
    for kind, places in columns.places.items():
        parts[kind] = values[:, at : at + len(places)]
        at += len(places)
    return Rows(line, values[:, 0], **parts)


class ArrayLog:
    """Arrays by name: t, and q, tau (qd, qdd) with a column for each joint."""

    def __init__(self, name: str, arrays: Mapping[str, Any], joints: Sequence[str]) -> None:
        self.name = name
        self.notes: list[str] = []
        time = next((key for key in TIME if key in arrays), None)
        if time is not None and all(np.ndim(arrays.get(kind, 0)) == 2 for kind in NEEDED):
            made = {kind: np.asarray(arrays[kind], float) for kind in KINDS if kind in arrays}
        else:
            header = list(arrays)
            columns = columns_of(header, joints, name)
            self.notes += columns.notes
            made = {
                kind: np.stack([np.asarray(arrays[header[k]], float) for k in at], axis=1)
                for kind, at in columns.places.items()
            }
            time = header[columns.time]
        t = np.asarray(arrays[time], float)
        for kind, values in made.items():
            if values.shape != (len(t), len(joints)):
                message = (
                    f"{kind} has the shape {values.shape}; give {(len(t), len(joints))}, a row for "
                    "each time and a column for each joint"
                )
                raise LogError(message, name)
            bad = np.argwhere(~np.isfinite(values))
            if len(bad):
                row, joint = bad[0]
                message = f"{kind} of {quoted(joints[joint])} is no number in row {row}"
                raise LogError(f"{message}; remove the row, or cut the log there", name)
        if not np.isfinite(t).all():
            row = int(np.argmin(np.isfinite(t)))
            raise LogError(f"t is no number in row {row}; remove the row", name)
        self.rows = Rows(1, t, **made)

    def chunks(self) -> Iterator[Rows]:
        """The rows, `CHUNK` at a time."""
        for k in range(0, len(self.rows.t), CHUNK):
            part = slice(k, k + CHUNK)
            cut = {
                kind: None if (x := getattr(self.rows, kind)) is None else x[part] for kind in KINDS
            }
            yield Rows(k + 1, self.rows.t[part], **cut)  # type: ignore[arg-type]


def open_log(
    source: str | os.PathLike[str] | Mapping[str, Any], joints: Sequence[str]
) -> CsvLog | ArrayLog:
    """The log of a path (.csv, .npz) or of arrays."""
    if isinstance(source, Mapping):
        return ArrayLog("arrays", source, joints)
    file = os.fspath(source)
    if not file.lower().endswith(".npz"):
        return CsvLog(file, joints)
    name = printable(file)
    try:
        with np.load(file, allow_pickle=False) as arrays:
            return ArrayLog(name, {key: arrays[key] for key in arrays.files}, joints)
    except FileNotFoundError:
        raise LogError("there is no such file; give the path of a .csv or .npz", name) from None
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        message = f"is no .npz file of arrays ({printable(str(error), 200)}); write numpy.savez"
        raise LogError(message, name) from None
