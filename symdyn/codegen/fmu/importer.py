"""What an importer calls, in the two versions of the standard, for model exchange."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError

_POINTER, _SIZE, _TEXT, _REAL = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_double
_NO_LIMITS = (False, 0.0, 0.0, False, 0.0)
"""No tolerance, the start at time 0, no end."""


class Importer(ABC):
    """The library of a unit; `where` is its file."""

    prefix: str
    numbers: str
    flag: Any

    def __init__(self, library: ctypes.CDLL, token: str, where: str) -> None:
        self.library, self.token, self.where = library, token.encode(), where

    def evaluated(
        self, at: NDArray[np.uint32], values: NDArray[np.float64], wanted: NDArray[np.uint32]
    ) -> NDArray[np.float64]:
        """The numbers of some references after an initialization in which others are set."""
        found = np.full(len(wanted), np.nan)
        instance = self.instance()
        if not instance:
            raise RobotError("its library does not know the token of its description", self.where)
        try:
            self.require("Set" + self.numbers, self.exchange("Set", instance, at, values))
            self.begin(instance)
            self.status("ExitInitializationMode", [_POINTER], instance)
            if self.exchange("Get", instance, wanted, found):
                found[:] = np.nan  # there are none, as where accelerations are infinite
        finally:
            self.function("FreeInstance", [_POINTER], None)(instance)
        return found

    def function(self, name: str, types: list[Any], result: Any = ctypes.c_int) -> Any:
        """A function of the library."""
        found = getattr(self.library, self.prefix + name, None)
        if found is None:
            raise RobotError(f"its library has no function {self.prefix}{name}", self.where)
        found.restype, found.argtypes = result, types
        return found

    def status(self, name: str, types: list[Any], *arguments: Any) -> None:
        """Call a function; refuses if it says that something is wrong."""
        self.require(name, self.function(name, types)(*arguments))

    def require(self, name: str, status: int) -> None:
        """Refuse a status that says that something is wrong."""
        if status:
            message = f"{self.prefix}{name} fails with status {status}; generate it again"
            raise RobotError(message, self.where)

    def exchange(
        self, what: str, instance: Any, at: NDArray[np.uint32], values: NDArray[np.float64]
    ) -> int:
        """Set or get numbers; the status."""
        sizes = [_SIZE] * self.counts_values
        types = [_POINTER, _POINTER, _SIZE, _POINTER, *sizes]
        more = [len(values)] * self.counts_values
        data = (at.ctypes.data, len(at), values.ctypes.data, *more)
        return int(self.function(what + self.numbers, types)(instance, *data))

    counts_values: bool
    """Whether values come with their number, besides that of the references."""

    @abstractmethod
    def instance(self) -> Any:
        """A new instance, or None."""

    @abstractmethod
    def begin(self, instance: Any) -> None:
        """Enter the initialization."""


class Importer3(Importer):
    """FMI 3.0."""

    prefix, numbers, flag = "fmi3", "Float64", ctypes.c_bool
    counts_values = True

    def instance(self) -> Any:
        types = [_TEXT, _TEXT, _TEXT, self.flag, self.flag, _POINTER, _POINTER]
        new = self.function("InstantiateModelExchange", types, _POINTER)
        return new(b"check", self.token, None, False, False, None, None)

    def begin(self, instance: Any) -> None:
        types = [_POINTER, self.flag, _REAL, _REAL, self.flag, _REAL]
        self.status("EnterInitializationMode", types, instance, *_NO_LIMITS)


class Importer2(Importer):
    """FMI 2.0."""

    prefix, numbers, flag = "fmi2", "Real", ctypes.c_int
    counts_values = False

    def instance(self) -> Any:
        types = [_TEXT, ctypes.c_int, _TEXT, _TEXT, _POINTER, self.flag, self.flag]
        new = self.function("Instantiate", types, _POINTER)
        return new(b"check", 0, self.token, None, None, False, False)

    def begin(self, instance: Any) -> None:
        types = [_POINTER, self.flag, _REAL, _REAL, self.flag, _REAL]
        self.status("SetupExperiment", types, instance, *_NO_LIMITS)
        self.status("EnterInitializationMode", [_POINTER], instance)
