"""Lines of plain numbers, read by C: what `float` makes of every cell, to the last bit."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from symdyn.identification.logs.rows import Numbers
from symdyn.runtime.kernels import kernel

_ARGUMENTS = (
    *(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char, ctypes.c_size_t),
    *(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.POINTER(ctypes.c_size_t)),
)


def plain_table(
    text: bytes | memoryview, separator: str, width: int, used: Sequence[int]
) -> Numbers | None:
    """The used columns of lines that have so many cells; None if a line is not plain.

    The last line has its end. Not plain are quotes, empty lines and cells, nan, inf, lines of
    another number of cells, and ends of lines without a \\n.

    >>> plain_table(b"1,x,2.5\\n3,y,4e-1\\n", ",", 3, [2, 0])
    array([[2.5, 1. ],
           [0.4, 3. ]])
    """
    library = kernel("table")
    if library is None or bytes(text[-1:]) != b"\n":
        return None
    library.symdyn_table.argtypes, library.symdyn_table.restype = _ARGUMENTS, ctypes.c_int
    place = np.full(width, -1, np.int64)
    place[list(used)] = np.arange(len(used))
    most = len(text) // (width + len(used)) + 1  # a cell that is used has a character or more
    table: Numbers = np.empty((most, len(used)))
    lines = ctypes.c_size_t()
    plain = library.symdyn_table(
        *(np.frombuffer(text, np.uint8).ctypes.data, len(text), separator.encode(), width),
        *(place.ctypes.data, len(used), table.ctypes.data, lines),
    )
    return table[: lines.value] if plain else None
