"""Logs in CSV files, read in chunks of lines.

Arrow reads lines of plain numbers. NumPy reads all others, and all lines where Arrow is not
installed (extra `identify` or `logs`). It takes several times as long, and its errors name the line
and the cell. A truncated last line is skipped with a note.
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
"""Bytes per chunk."""
_SEPARATORS = ",;\t"
LONGEST = 1 << 24
"""Largest length of a line in bytes."""
_MARK = b"\xef\xbb\xbf"


class CsvLog:
    """A CSV file with a header."""

    def __init__(self, file: str, joints: Sequence[str], signal: str = TORQUE) -> None:
        self.signal = signal
        self.name = printable(file)
        self.file = file
        self.notes: list[str] = []
        with self._open() as stream:
            head = next(_whole_lines(stream, self.name), memoryview(b""))
        first = _first_line(head).removeprefix(_MARK).decode(errors="replace").strip()
        if not first:
            raise LogError("the file is empty; give a header and rows", place(file, 1))
        self.separator = max(_SEPARATORS, key=first.count)
        self.header = first.split(self.separator)
        self.columns = columns_of(self.header, joints, place(file, 1), signal)
        self.notes += self.columns.notes

    def _open(self) -> FileIO:
        path = Path(self.file)
        try:
            if path.is_file():
                return path.open("rb", buffering=0)
        except (OSError, ValueError) as error:
            raise LogError(f"cannot be read ({error}); give a log", self.name) from None
        raise LogError("there is no such file; give the path of a log", self.name)

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """Yield the rows in chunks."""
        columns = self.columns.only(kinds)
        with self._open() as stream:
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
        note = f"line {line} is truncated and skipped"
        if text.strip() and note not in self.notes:
            self.notes.append(note)

    def _table(self, lines: list[str], line: int, columns: LogColumns) -> Numbers:
        """Parse lines by NumPy, and reject those that are not numbers."""
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
        """Raise an error that names the line with too few cells or a cell that is not a number."""
        width = len(self.header)
        for k, text in enumerate(lines):
            if not text.strip():
                continue
            cells = text.strip().split(self.separator)
            where = place(self.file, line + k)
            if len(cells) < width:
                message = f"the row has {len(cells)} columns and the header {width}; remove it"
                raise LogError(message, where)
            for at in self.columns.used:
                if not _is_finite(cells[at]):
                    message = (
                        f"{quote(self.header[at])} is {quote(cells[at])}, which is not a number; "
                        "remove the row, or cut the log there"
                    )
                    raise LogError(message, where)


def _whole_lines(stream: FileIO, name: str) -> Iterator[memoryview]:
    """Yield the text in blocks of whole lines, then the rest of an unterminated last line.

    A block is valid until the next one is requested.
    """
    buffer, size = bytearray(BYTES), 0
    while got := stream.readinto(memoryview(buffer)[size:]):
        size += got
        end = 1 + buffer.rfind(b"\n", 0, size)
        if not end:  # old Mac files end lines with \r; a final one may belong to \r\n
            end = 1 + buffer.rfind(b"\r", 0, size - 1)
        if end:
            yield memoryview(buffer)[:end]
            size -= end
            buffer[:size] = buffer[end : end + size]
        if size == len(buffer):
            if size > LONGEST:
                raise LogError("a line is longer than 16 MB; give a CSV file", name)
            buffer = buffer + bytearray(size)
    if size:
        yield memoryview(buffer)[:size]


def _lines_of(text: bytes) -> list[str]:
    """Split into lines at any kind of line end."""
    decoded = text.decode("utf-8", errors="replace")
    lines = decoded.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return lines[:-1] if not lines[-1] else lines


def _first_line(text: memoryview) -> bytes:
    """Return the first line with its end."""
    return next(iter(bytes(text).splitlines(keepends=True)), b"")


def _is_finite(text: str) -> bool:
    """Return whether NumPy reads a finite number; Python also accepts 1_000 and other digits."""
    try:
        return text.isascii() and "_" not in text and bool(np.isfinite(float(text)))
    except ValueError:
        return False


def plain_table(
    text: bytes | memoryview, separator: str, width: int, used: Sequence[int]
) -> Numbers | None:
    """Parse the used columns of lines with `width` cells by Arrow; None if a line is not plain.

    Quotes, empty lines and cells, nan, inf, and another number of cells are not plain.

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
    """Return the module `pyarrow`, which is slow to load, or None if it is not installed."""
    try:
        import_module("pyarrow.csv")
    except ImportError:
        return None
    return import_module("pyarrow")
