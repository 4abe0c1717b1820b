"""Regressors that accumulate Gram matrices over a batch: `dyn.base_regressor.gram(q, qd, qdd)`.

    G[j] = sum over states of a a^T,   a = (row j of Y, further columns)

With tau as the last of the further columns, G has Y_j^T Y_j, Y_j^T tau_j and the square of tau_j:
all that least squares needs. The compiled function goes through the states once and never stores Y
(`codegen/c/gram.py`).
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.codegen.c.gram import work_for
from symdyn.robot import Robot
from symdyn.runtime.functions import CompiledSignature, InC, InPython, Library, Shape, broadcast

Numbers = NDArray[np.float64]


class RegressorInC(InC):
    """A regressor in a library."""

    def __init__(
        self, code: Library, symbol: str, signature: CompiledSignature, robot: Robot
    ) -> None:
        super().__init__(code, symbol, signature, robot)
        size, pointer = ctypes.c_size_t, ctypes.c_void_p
        states = [pointer, size] * len(signature.inputs)
        self.accumulate = self.found("_gram", size, *states, size, *[pointer] * 4)

    def gram(self, *arguments: ArrayLike, columns: Sequence[ArrayLike] = ()) -> Numbers:
        """The Gram matrix of every row of Y, (rows, c, c), summed over the batch.

        `columns` are arrays, (..., rows, k) or (..., rows), that go behind the columns of Y.
        """
        batch, inputs = broadcast(self.signature, arguments)
        rows, own = self.signature.outputs[0].shape
        parts = further_columns(columns, batch, rows)
        widths = np.array([part.shape[-1] for part in parts], np.uintp)
        places = np.array([part.ctypes.data for part in parts], np.uintp)
        width = own + int(widths.sum())
        G, work = np.zeros((rows, width, width)), np.empty(work_for(rows, width))
        steps = [value for array, step in inputs for value in (array.ctypes.data, step)]
        pointers = [array.ctypes.data for array in (places, widths, work, G)]
        self.accumulate(math.prod(batch), *steps, len(parts), *pointers)
        return G


class RegressorInPython(InPython):
    """A regressor in emitted Python."""

    def gram(self, *arguments: ArrayLike, columns: Sequence[ArrayLike] = ()) -> Numbers:
        """The same as that of `RegressorInC`, by way of all values of Y."""
        Y = self(*arguments)
        parts = further_columns(columns, Y.shape[:-2], Y.shape[-2])
        a = np.concatenate([Y, *parts], axis=-1, dtype=float)
        a = a.reshape(-1, *a.shape[-2:]).transpose(1, 0, 2)
        G: Numbers = a.transpose(0, 2, 1) @ a
        return G


def further_columns(columns: Sequence[ArrayLike], batch: Shape, rows: int) -> list[Numbers]:
    """Contiguous arrays (..., rows, k) for the states of a batch."""
    parts = []
    for given in columns:
        array = np.asarray(given, float)
        whole = array[..., None] if array.shape == (*batch, rows) else array
        if whole.shape[:-1] != (*batch, rows):
            wanted = ", ".join(map(str, (*batch, rows)))
            raise ValueError(f"columns of shape {array.shape}, expected ({wanted}, k)")
        parts.append(np.ascontiguousarray(whole))
    return parts
