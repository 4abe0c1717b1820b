"""Logs as arrays by name, in memory or in an .npz file."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.lib import format as npy

from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.rows import (
    KINDS,
    NEEDED,
    SIGNALS,
    TIME,
    TORQUE,
    LogError,
    LogRows,
    Numbers,
    library_errors,
)
from symdyn.robot.checks import quote
from symdyn.support.names import printable

# Arrays of an .npz file, read some thousand rows at a time from the archive.


@dataclass(frozen=True)
class ArrayInMemory:
    """An array in memory, in parts."""

    array: Numbers

    @property
    def shape(self) -> tuple[int, ...]:
        """Of the whole array."""
        return self.array.shape

    def parts(self, rows: int) -> Iterator[Numbers]:
        """So many rows at a time."""
        for k in range(0, len(self.array), rows):
            yield self.array[k : k + rows]


@dataclass(frozen=True)
class ArrayInFile:
    """An array of real numbers in an archive; its rows stand one after the other there."""

    file: str
    member: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]

    def parts(self, rows: int) -> Iterator[Numbers]:
        """So many rows at a time."""
        width = int(np.prod(self.shape[1:], dtype=int)) * self.dtype.itemsize
        with zipfile.ZipFile(self.file) as archive, archive.open(self.member) as stream:
            _header(stream)
            for k in range(0, self.shape[0], rows):
                count = min(rows, self.shape[0] - k)
                text = stream.read(count * width)
                if len(text) < count * width:
                    raise ValueError(f"{self.member} ends too early")
                made = np.frombuffer(text, self.dtype).reshape(count, *self.shape[1:])
                yield made.astype(float, copy=False)


def _header(stream: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Shape, whether columns stand one after the other, and type of the array that follows."""
    version = npy.read_magic(stream)
    if version == (1, 0):
        return npy.read_array_header_1_0(stream)
    return npy.read_array_header_2_0(stream)


def stored_arrays(file: str) -> dict[str, ArrayInMemory | ArrayInFile]:
    """The arrays of an .npz file by name; those that cannot be read row by row are loaded."""
    made: dict[str, ArrayInMemory | ArrayInFile] = {}
    with zipfile.ZipFile(file) as archive:
        for member in archive.namelist():
            key = member.removesuffix(".npy")
            with archive.open(member) as stream:
                shape, columns_first, dtype = _header(stream)
            if columns_first or not shape or dtype.hasobject or dtype.kind not in "fiu":
                with np.load(file, allow_pickle=False) as arrays:
                    made[key] = ArrayInMemory(np.asarray(arrays[key], float))
            else:
                made[key] = ArrayInFile(file, member, shape, dtype)
    return made


NO_NPZ = ("is no .npz file of arrays", "write numpy.savez")
CHUNK = 8192
"""Rows that are read at a time."""


class ArrayLog:
    """Arrays by name: t, and q, tau or i (qd, qdd) with a column for each joint."""

    def __init__(
        self,
        name: str,
        arrays: Mapping[str, ArrayInMemory | ArrayInFile],
        joints: Sequence[str],
        signal: str = TORQUE,
    ) -> None:
        self.name = name
        self.signal = signal
        self.joints = joints
        self.words = {kind: SIGNALS[signal] if kind == "tau" else kind for kind in KINDS}
        self.notes: list[str] = []
        time = next((key for key in TIME if key in arrays), None)
        needed = [arrays.get(self.words[kind]) for kind in NEEDED]
        if time is not None and all(x is not None and len(x.shape) == 2 for x in needed):
            made = {kind: [arrays[word]] for kind, word in self.words.items() if word in arrays}
        else:
            header = list(arrays)
            columns = columns_of(header, joints, name, signal)
            self.notes += columns.notes
            made = {kind: [arrays[header[k]] for k in at] for kind, at in columns.places.items()}
            time = header[columns.time]
        self.time, self.columns = arrays[time], made
        rows = self.time.shape[0]
        for kind, values in made.items():
            whole = len(values) == 1 and len(values[0].shape) == 2
            shape = values[0].shape if whole else (values[0].shape[0], len(values))
            if shape != (rows, len(joints)) or len({x.shape for x in values}) != 1:
                message = (
                    f"{self.words[kind]} has the shape {shape}; give {(rows, len(joints))}, "
                    "a row for each time and a column for each joint"
                )
                raise LogError(message, name)

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """The rows, `CHUNK` at a time."""
        columns = {kind: parts for kind, parts in self.columns.items() if kind in kinds}
        streams = {kind: [x.parts(CHUNK) for x in parts] for kind, parts in columns.items()}
        line = 1
        with library_errors(self.name, *NO_NPZ):
            for t in self.time.parts(CHUNK):
                made = {kind: self._joined(parts) for kind, parts in streams.items()}
                self._reject(t, made, line)
                yield LogRows(line, t, **made)
                line += len(t)

    @staticmethod
    def _joined(parts: Sequence[Iterator[Numbers]]) -> Numbers:
        """The next rows: those of one table, or of a list of columns."""
        columns = [next(part) for part in parts]
        return columns[0] if columns[0].ndim == 2 else np.stack(columns, axis=1)

    def _reject(self, t: Numbers, made: Mapping[str, Numbers], line: int) -> None:
        """Reject what is no number, with its row."""
        for kind, values in made.items():
            if not np.isfinite(values).all():
                row, joint = np.argwhere(~np.isfinite(values))[0]
                message = (
                    f"{self.words[kind]} of {quote(self.joints[joint])} is no number in row "
                    f"{line - 1 + row}; remove the row, or cut the log there"
                )
                raise LogError(message, self.name)
        if not np.isfinite(t).all():
            row = line - 1 + int(np.argmin(np.isfinite(t)))
            raise LogError(f"t is no number in row {row}; remove the row", self.name)


def held(arrays: Mapping[str, Any]) -> dict[str, ArrayInMemory | ArrayInFile]:
    """Arrays in memory."""
    return {key: ArrayInMemory(np.asarray(x, float)) for key, x in arrays.items()}


def npz_log(file: str, joints: Sequence[str], signal: str = TORQUE) -> ArrayLog:
    """The log of an .npz file; its arrays are read as they are needed."""
    name = printable(file)
    if not Path(file).is_file():
        raise LogError("there is no such file; give the path of a log", name)
    with library_errors(name, *NO_NPZ):
        return ArrayLog(name, stored_arrays(file), joints, signal)
