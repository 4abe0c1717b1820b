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

# Arrays of an .npz file, read from the archive in chunks of rows.


@dataclass(frozen=True)
class ArrayInMemory:
    """An array in memory, read in parts."""

    array: Numbers

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the whole array."""
        return self.array.shape

    def parts(self, rows: int) -> Iterator[Numbers]:
        """Yield the array in parts of `rows` rows."""
        for k in range(0, len(self.array), rows):
            yield self.array[k : k + rows]


@dataclass(frozen=True)
class ArrayInFile:
    """An array of real numbers in an archive, stored row by row."""

    file: str
    member: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]

    def parts(self, rows: int) -> Iterator[Numbers]:
        """Yield the array in parts of `rows` rows."""
        width = int(np.prod(self.shape[1:], dtype=int)) * self.dtype.itemsize
        with zipfile.ZipFile(self.file) as archive, archive.open(self.member) as stream:
            _header(stream)
            for k in range(0, self.shape[0], rows):
                count = min(rows, self.shape[0] - k)
                text = stream.read(count * width)
                if len(text) < count * width:
                    raise ValueError(f"{self.member} is truncated")
                result = np.frombuffer(text, self.dtype).reshape(count, *self.shape[1:])
                yield result.astype(float, copy=False)


def _header(stream: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Return shape, whether the order is column-major, and type of the array that follows."""
    version = npy.read_magic(stream)
    if version == (1, 0):
        return npy.read_array_header_1_0(stream)
    return npy.read_array_header_2_0(stream)


def stored_arrays(file: str) -> dict[str, ArrayInMemory | ArrayInFile]:
    """Return the arrays of an .npz file by name, loading those that are not stored row by row."""
    result: dict[str, ArrayInMemory | ArrayInFile] = {}
    with zipfile.ZipFile(file) as archive:
        for member in archive.namelist():
            key = member.removesuffix(".npy")
            with archive.open(member) as stream:
                shape, columns_first, dtype = _header(stream)
            if columns_first or not shape or dtype.hasobject or dtype.kind not in "fiu":
                with np.load(file, allow_pickle=False) as arrays:
                    result[key] = ArrayInMemory(np.asarray(arrays[key], float))
            else:
                result[key] = ArrayInFile(file, member, shape, dtype)
    return result


NO_NPZ = ("this is not an .npz file of arrays", "write it with numpy.savez")
CHUNK = 8192
"""Number of rows per chunk."""


class ArrayLog:
    """A log of named arrays: t, and q, tau or i (qd, qdd) with a column for each joint."""

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
            result = {kind: [arrays[word]] for kind, word in self.words.items() if word in arrays}
        else:
            header = list(arrays)
            columns = columns_of(header, joints, name, signal)
            self.notes += columns.notes
            result = {kind: [arrays[header[k]] for k in at] for kind, at in columns.places.items()}
            time = header[columns.time]
        self.time, self.columns = arrays[time], result
        rows = self.time.shape[0]
        for kind, values in result.items():
            whole = len(values) == 1 and len(values[0].shape) == 2
            shape = values[0].shape if whole else (values[0].shape[0], len(values))
            if shape != (rows, len(joints)) or len({x.shape for x in values}) != 1:
                message = (
                    f"{self.words[kind]} has the shape {shape}; give {(rows, len(joints))}, "
                    "one row per time and one column per joint"
                )
                raise LogError(message, name)

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """Yield the rows in chunks."""
        columns = {kind: parts for kind, parts in self.columns.items() if kind in kinds}
        streams = {kind: [x.parts(CHUNK) for x in parts] for kind, parts in columns.items()}
        line = 1
        with library_errors(self.name, *NO_NPZ):
            for t in self.time.parts(CHUNK):
                result = {kind: self._next_rows(parts) for kind, parts in streams.items()}
                self._reject(t, result, line)
                yield LogRows(line, t, **result)
                line += len(t)

    @staticmethod
    def _next_rows(parts: Sequence[Iterator[Numbers]]) -> Numbers:
        """Return the next rows of one table, or of a list of columns."""
        columns = [next(part) for part in parts]
        return columns[0] if columns[0].ndim == 2 else np.stack(columns, axis=1)

    def _reject(self, t: Numbers, result: Mapping[str, Numbers], line: int) -> None:
        """Reject values that are not finite, and name their row."""
        for kind, values in result.items():
            if not np.isfinite(values).all():
                row, joint = np.argwhere(~np.isfinite(values))[0]
                message = (
                    f"{self.words[kind]} of {quote(self.joints[joint])} is not finite in row "
                    f"{line - 1 + row}; remove the row, or cut the log there"
                )
                raise LogError(message, self.name)
        if not np.isfinite(t).all():
            row = line - 1 + int(np.argmin(np.isfinite(t)))
            raise LogError(f"t is not finite in row {row}; remove the row", self.name)


def arrays_in_memory(arrays: Mapping[str, Any]) -> dict[str, ArrayInMemory | ArrayInFile]:
    """Wrap arrays in memory."""
    return {key: ArrayInMemory(np.asarray(x, float)) for key, x in arrays.items()}


def npz_log(file: str, joints: Sequence[str], signal: str = TORQUE) -> ArrayLog:
    """Open an .npz file as a log; its arrays are read on demand."""
    name = printable(file)
    if not Path(file).is_file():
        raise LogError("there is no such file; give the path of a log", name)
    with library_errors(name, *NO_NPZ):
        return ArrayLog(name, stored_arrays(file), joints, signal)
