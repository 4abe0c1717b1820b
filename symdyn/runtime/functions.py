"""Compiled functions as objects: called with arrays that broadcast, and sent to other processes.

An object keeps the text of its code, so that it pickles: whoever unpickles it loads the library
from the cache, or builds it again.

Regressors that accumulate Gram matrices over a batch: `dyn.base_regressor.gram(q, qd, qdd)`.

    G[j] = sum over states of a a^T,   a = (row j of Y, further columns)

With tau as the last of the further columns, G has Y_j^T Y_j, Y_j^T tau_j and the square of tau_j:
all that least squares needs. The compiled function goes through the states once and never stores Y
(`codegen/c/gram.py`).
"""

from __future__ import annotations

import ctypes
import math
import os
import tempfile
import warnings
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.codegen.c.gram import work_for
from symdyn.codegen.python import import_file
from symdyn.errors import CompilerError
from symdyn.graph import Array, Program
from symdyn.robot import Robot
from symdyn.runtime.cache import library_of

OPENMP = ("-fopenmp",)
STATES_PER_THREAD = 256
"""States that are worth a thread of their own."""
Numbers = NDArray[Any]
Shape = tuple[int, ...]


@dataclass(frozen=True)
class NamedShape:
    """An array that a function takes or gives: its name, and its shape for one state."""

    name: str
    shape: Shape

    @classmethod
    def of(cls, array: Array) -> NamedShape:
        """Without the nodes of the graph."""
        return cls(array.name, array.shape)

    @property
    def size(self) -> int:
        """The numbers of one state."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class CompiledSignature:
    """What is known of a function besides its code; `real` is the name of the number type."""

    name: str
    about: str
    inputs: tuple[NamedShape, ...]
    outputs: tuple[NamedShape, ...]
    real: str

    @classmethod
    def of(cls, program: Program, real: np.dtype[Any]) -> CompiledSignature:
        """That of a program."""
        inputs, outputs = (tuple(map(NamedShape.of, a)) for a in (program.inputs, program.outputs))
        return cls(program.name, program.about, inputs, outputs, real.str)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of all numbers."""
        return np.dtype(self.real)


class Library:
    """A shared library that pickles as its sources; `threads` share a batch, one without OpenMP."""

    def __init__(self, sources: Sequence[str], name: str, threads: int = 1) -> None:
        self.sources, self.name, self.asked = tuple(sources), name, threads
        self.threads, self.process = threads, os.getpid()
        try:
            self.loaded = library_of(self.sources, name, OPENMP if threads > 1 else ())
        except CompilerError as error:
            if threads == 1:
                raise
            self.loaded, self.threads = library_of(self.sources, name), 1
            warnings.warn(f"{error}; without OpenMP one thread does it all", stacklevel=4)

    def __reduce__(self) -> tuple[Any, ...]:
        return Library, (self.sources, self.name, self.asked)

    def threads_for(self, states: int) -> int:
        """How many are worth waking; one in a child of fork, which has none of the threads."""
        if self.process != os.getpid():
            return 1
        return max(1, min(self.threads, states // STATES_PER_THREAD))


class CompiledFunction(ABC):
    """A function of arrays with any leading batch axes.

    `f(q, qd)` makes new arrays, and so does `f(q=q, qd=qd)`. `f(q, qd, out=tau)` writes into one
    that is there, or into a tuple of them where the function has several outputs, and returns them.
    """

    def __init__(self, code: Any, symbol: str, signature: CompiledSignature, robot: Robot) -> None:
        self.code, self.symbol, self.signature, self.robot = code, symbol, signature, robot
        self.__name__ = signature.name
        self.__doc__ = signature.about

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.code, self.symbol, self.signature, self.robot)

    def __repr__(self) -> str:
        wanted = ", ".join(slot.name for slot in self.signature.inputs)
        return f"<{self.signature.name}({wanted})>"

    def __call__(self, *arguments: ArrayLike, out: Any = None, **named: ArrayLike) -> Any:
        """The outputs; a tuple if there are several."""
        return self.values(self._in_order(arguments, named) if named else arguments, out)

    @abstractmethod
    def values(self, arguments: Sequence[ArrayLike], out: Any) -> Any:
        """The outputs for the inputs in order."""

    def _in_order(
        self, arguments: Sequence[ArrayLike], named: Mapping[str, ArrayLike]
    ) -> list[ArrayLike]:
        """The inputs of which some are given by their names, as those of a Python function."""
        names = [slot.name for slot in self.signature.inputs]
        rest = names[len(arguments) :]
        call = f"{self.signature.name}({', '.join(names)})"
        for name in named:
            if name not in rest:
                flaw = f"got {name} twice" if name in names else f"has no argument {name!r}"
                raise TypeError(f"{call} {flaw}")
        if missing := [name for name in rest if name not in named]:
            raise TypeError(f"{call} got no {', '.join(missing)}")
        return [*arguments, *(named[name] for name in rest)]


class CompiledCFunction(CompiledFunction):
    """The loop over a batch in a library."""

    def __init__(
        self, code: Library, symbol: str, signature: CompiledSignature, robot: Robot
    ) -> None:
        super().__init__(code, symbol, signature, robot)
        states = [ctypes.c_void_p, ctypes.c_size_t] * len(signature.inputs)
        results = [ctypes.c_void_p] * len(signature.outputs)
        self.many = self.found("_many", ctypes.c_size_t, *states, *results, ctypes.c_int)

    def found(self, suffix: str, *arguments: Any) -> Any:
        """A function of the library with the types of its arguments."""
        function = getattr(self.code.loaded, self.symbol + suffix)
        function.restype, function.argtypes = None, list(arguments)
        return function

    def values(self, arguments: Sequence[ArrayLike], out: Any) -> Any:
        """The outputs, written by the loop."""
        batch, inputs = broadcast(self.signature, arguments)
        if out is None:
            outputs = [
                np.empty((*batch, *slot.shape), self.signature.dtype)
                for slot in self.signature.outputs
            ]
        else:
            outputs = checked_outputs(self.signature, out, batch)
            _reject_overlap(self.signature, outputs, [array for array, _ in inputs])
        steps = [value for array, step in inputs for value in (array.ctypes.data, step)]
        results = [array.ctypes.data for array in outputs]
        n = math.prod(batch)
        self.many(n, *steps, *results, self.code.threads_for(n))
        return outputs[0] if len(outputs) == 1 else tuple(outputs)


class EmittedPythonFunction(CompiledFunction):
    """Emitted Python, where there is no compiler; `code` is the name and the text of its file."""

    def values(self, arguments: Sequence[ArrayLike], out: Any) -> Any:
        """The outputs, written by NumPy."""
        result = getattr(_imported(*self.code), self.symbol)(*arguments)
        if out is None:
            return result
        results = result if isinstance(result, tuple) else (result,)
        last = self.signature.outputs[0].shape
        batch = results[0].shape[: results[0].ndim - len(last)]
        outputs = checked_outputs(self.signature, out, batch)
        for array, own in zip(outputs, results, strict=True):
            array[...] = own
        return outputs[0] if len(outputs) == 1 else tuple(outputs)


@lru_cache(maxsize=64)
def _imported(file: str, text: str) -> Any:
    """Emitted Python as a module, from a file in a temporary folder."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch, file)
        path.write_text(text, encoding="ascii", newline="\n")
        return import_file(path)


def broadcast(
    signature: CompiledSignature, arguments: Sequence[ArrayLike]
) -> tuple[Shape, list[tuple[Numbers, int]]]:
    """The shape of the batch, and the contiguous inputs with the distance between their states.

    The distance is 0 for an input that is the same for the whole batch.
    """
    slots = signature.inputs
    if len(arguments) != len(slots):
        wanted = ", ".join(slot.name for slot in slots)
        raise TypeError(f"{signature.name}({wanted}) got {len(arguments)} arguments")
    arrays = [np.atleast_1d(np.asarray(argument, signature.dtype)) for argument in arguments]
    leads = []
    for slot, array in zip(slots, arrays, strict=True):
        rank = len(slot.shape)
        if array.shape[array.ndim - rank :] != slot.shape:
            shape = ", ".join(map(str, slot.shape))
            raise ValueError(f"{slot.name} has shape {array.shape}, expected (..., {shape})")
        leads.append(array.shape[: array.ndim - rank])
    batch = np.broadcast_shapes(*leads)
    inputs = []
    for slot, array, lead in zip(slots, arrays, leads, strict=True):
        if math.prod(lead) == 1:
            inputs.append((np.ascontiguousarray(array), 0))
        else:
            full = np.broadcast_to(array, (*batch, *slot.shape))
            inputs.append((np.ascontiguousarray(full), slot.size))
    return batch, inputs


def checked_outputs(signature: CompiledSignature, out: Any, batch: Shape) -> list[Numbers]:
    """The arrays that results are written into, if they are fit for that."""
    given = list(out) if isinstance(out, tuple) else [out]
    names = ", ".join(slot.name for slot in signature.outputs)
    if len(given) != len(signature.outputs):
        raise TypeError(
            f"{signature.name} gives {names}: out takes {len(signature.outputs)} arrays in a "
            f"tuple, got {len(given)}"
        )
    for slot, array in zip(signature.outputs, given, strict=True):
        wanted = (*batch, *slot.shape)
        if not isinstance(array, np.ndarray):
            raise TypeError(f"out for {slot.name} is a {type(array).__name__}; give an array")
        if array.dtype != signature.dtype or array.shape != wanted:
            raise ValueError(
                f"out for {slot.name} is {array.dtype} of shape {array.shape}; give "
                f"{signature.dtype} of shape {wanted}"
            )
        if not array.flags.c_contiguous or not array.flags.writeable:
            flaw = "not contiguous" if not array.flags.c_contiguous else "read-only"
            raise ValueError(f"out for {slot.name} is {flaw}; give another array")
    return given


def _reject_overlap(
    signature: CompiledSignature, outputs: Sequence[Numbers], inputs: Sequence[Numbers]
) -> None:
    """Results are written before all inputs were read."""
    others = [(slot.name, array) for slot, array in zip(signature.inputs, inputs, strict=True)]
    for slot, array in zip(signature.outputs, outputs, strict=True):
        for name, other in others:
            if np.may_share_memory(array, other):
                raise ValueError(f"out for {slot.name} overlaps {name}; give another array")
        others.append((f"out for {slot.name}", array))


# -- regressors ----------------------------------------------------------------------------


class CRegressor(CompiledCFunction):
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


class PythonRegressor(EmittedPythonFunction):
    """A regressor in emitted Python."""

    def gram(self, *arguments: ArrayLike, columns: Sequence[ArrayLike] = ()) -> Numbers:
        """The same as that of `CRegressor`, by way of all values of Y."""
        Y = self(*arguments)
        parts = further_columns(columns, Y.shape[:-2], Y.shape[-2])
        a = np.concatenate([Y, *parts], axis=-1, dtype=float)
        a = a.reshape(-1, *a.shape[-2:]).transpose(1, 0, 2)
        G: NDArray[np.float64] = a.transpose(0, 2, 1) @ a
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
