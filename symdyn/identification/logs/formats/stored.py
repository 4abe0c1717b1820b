"""Arrays of an .npz file, read some thousand rows at a time from the archive."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Any

import numpy as np
from numpy.lib import format as npy

from symdyn.identification.logs.rows import Numbers


@dataclass(frozen=True)
class Held:
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
class Stored:
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


def stored_arrays(file: str) -> dict[str, Held | Stored]:
    """The arrays of an .npz file by name; those that cannot be read row by row are loaded."""
    made: dict[str, Held | Stored] = {}
    with zipfile.ZipFile(file) as archive:
        for member in archive.namelist():
            key = member.removesuffix(".npy")
            with archive.open(member) as stream:
                shape, columns_first, dtype = _header(stream)
            if columns_first or not shape or dtype.hasobject or dtype.kind not in "fiu":
                with np.load(file, allow_pickle=False) as arrays:
                    made[key] = Held(np.asarray(arrays[key], float))
            else:
                made[key] = Stored(file, member, shape, dtype)
    return made
