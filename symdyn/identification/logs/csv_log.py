"""Logs in CSV files, read some thousand lines at a time.

Arrow reads lines of plain numbers. NumPy reads all others, and all lines where Arrow is not
installed (extra `identify` or `logs`); it takes several times as long, and errors say which line
and cell is wrong. A last line that was cut off is left out, with a note.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from io import FileIO
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identification.logs.columns import LogColumns, columns_of
from symdyn.identification.logs.rows import KINDS, TORQUE, LogError, LogRows, Numbers
from symdyn.robot.checks import place, quote
from symdyn.support.names import printable

BYTES = 1 << 20
"""Bytes that are read at a time."""
_SEPARATORS = ",;\t"
LONGEST = 1 << 24
"""Bytes of a line; no table has so many columns."""
_MARK = b"\xef\xbb\xbf"


class CsvLog:
    """A CSV file with a header."""

    def __init__(self, file: str, joints: Sequence[str], signal: str = TORQUE) -> None:
        self.signal = signal
        self.name = printable(file)
        self.file = file
        self.notes: list[str] = []
        with self._opened() as stream:
            head = next(_whole_lines(stream, self.name), memoryview(b""))
        first = _first_line(head).removeprefix(_MARK).decode(errors="replace").strip()
        if not first:
            raise LogError("the file is empty; its first line names columns", place(file, 1))
        self.separator = max(_SEPARATORS, key=first.count)
        self.header = first.split(self.separator)
        self.columns = columns_of(self.header, joints, place(file, 1), signal)
        self.notes += self.columns.notes

    def _opened(self) -> FileIO:
        path = Path(self.file)
        try:
            if path.is_file():
                return path.open("rb", buffering=0)
        except (OSError, ValueError) as error:
            raise LogError(f"cannot be read ({error}); give a log", self.name) from None
        raise LogError("there is no such file; give the path of a log", self.name)

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """The rows, some thousand at a time."""
        columns = self.columns.only(kinds)
        with self._opened() as stream:
            line = 1
            for text in _whole_lines(stream, self.name):
                if line == 1:
                    text = text[len(_first_line(text)) :]
                    line = 2
                if not text:
                    continue
                if text[-1] not in b"\n\r":  # only the last line of a file has no end
                    self._leave_out(bytes(text), line)
                    return
                values = plain_table(text, self.separator, len(self.header), columns.used)
                if values is not None:
                    yield columns.rows(values, line)
                    line += len(values)
                    continue
                lines = _lines_of(bytes(text))
                values = self._table(lines, line, columns)
                if len(values):
                    yield columns.rows(values, line)
                line += len(lines)

    def _leave_out(self, text: bytes, line: int) -> None:
        note = f"line {line} does not end, as if cut off; it is left out"
        if text.strip() and note not in self.notes:
            self.notes.append(note)

    def _table(self, lines: list[str], line: int, columns: LogColumns) -> Numbers:
        """The same by NumPy; what cannot be read is rejected."""
        if not any(text.strip() for text in lines):
            return np.empty((0, len(columns.used)))
        try:
            values = np.loadtxt(
                lines, delimiter=self.separator, usecols=columns.used, ndmin=2, comments=None
            )
        except ValueError as error:
            self._reject(lines, line)
            reason = printable(" ".join(str(error).split()), 200)
            where = place(self.file, line)
            raise LogError(f"cannot be read ({reason}); give plain numbers", where) from None
        if not np.isfinite(values).all():
            self._reject(lines, line)
        return values

    def _reject(self, lines: Sequence[str], line: int) -> None:
        """Say which line has too few cells or no number."""
        width = len(self.header)
        for k, text in enumerate(lines):
            if not text.strip():
                continue
            cells = text.strip().split(self.separator)
            where = place(self.file, line + k)
            if len(cells) < width:
                message = f"the row has {len(cells)} columns, the header {width}; remove it"
                raise LogError(message, where)
            for at in self.columns.used:
                if not _is_finite(cells[at]):
                    message = (
                        f"{quote(self.header[at])} is {quote(cells[at])}, which is no number; "
                        "remove the row, or cut the log there"
                    )
                    raise LogError(message, where)


def _whole_lines(stream: FileIO, name: str) -> Iterator[memoryview]:
    """The text in blocks of whole lines, then what is left of a last line without an end.

    A block is valid until the next one is asked for.
    """
    buffer, size = bytearray(BYTES), 0
    while got := stream.readinto(memoryview(buffer)[size:]):
        size += got
        end = 1 + buffer.rfind(b"\n", 0, size)
        if not end:  # lines of another age end with \r; one at the end may belong to a \n
            end = 1 + buffer.rfind(b"\r", 0, size - 1)
        if end:
            yield memoryview(buffer)[:end]
            size -= end
            buffer[:size] = buffer[end : end + size]
        if size == len(buffer):
            if size > LONGEST:
                raise LogError("a line does not end within 16 MB; this is no table", name)
            buffer = buffer + bytearray(size)
    if size:
        yield memoryview(buffer)[:size]


def _lines_of(text: bytes) -> list[str]:
    """Lines, whatever they end with, without their ends."""
    decoded = text.decode("utf-8", errors="replace")
    lines = decoded.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return lines[:-1] if not lines[-1] else lines


def _first_line(text: memoryview) -> bytes:
    """The first line with its end."""
    return next(iter(bytes(text).splitlines(keepends=True)), b"")


def _is_finite(text: str) -> bool:
    """Whether NumPy reads a finite number: Python alone accepts 1_000 and digits of any script."""
    try:
        return text.isascii() and "_" not in text and bool(np.isfinite(float(text)))
    except ValueError:
        return False


def plain_table(
    text: bytes | memoryview, separator: str, width: int, used: Sequence[int]
) -> Numbers | None:
    """The used columns of lines that have so many cells, by Arrow; None if a line is not plain.

    Not plain are quotes, empty lines and cells, nan, inf, and lines of another number of cells.

    >>> plain_table(b"1,x,2.5\\n3,y,4e-1\\n", ",", 3, [2, 0])
    array([[2.5, 1. ],
           [0.4, 3. ]])
    """
    arrow = _arrow()
    if arrow is None:
        return None
    names = [str(k) for k in range(width)]
    chosen = [names[k] for k in used]
    try:
        table = arrow.csv.read_csv(
            arrow.py_buffer(text),
            arrow.csv.ReadOptions(use_threads=False, block_size=len(text), column_names=names),
            arrow.csv.ParseOptions(delimiter=separator, quote_char=False, ignore_empty_lines=False),
            arrow.csv.ConvertOptions(
                column_types=dict.fromkeys(chosen, arrow.float64()),
                include_columns=chosen,
                null_values=[],
            ),
        )
    except arrow.ArrowInvalid:
        return None
    values = np.column_stack([column.to_numpy() for column in table.columns])
    return values if np.isfinite(values).all() else None


@cache
def _arrow() -> Any:
    """The module `pyarrow`, which is slow to load; None where it is not installed."""
    try:
        import_module("pyarrow.csv")
    except ImportError:
        return None
    return import_module("pyarrow")
