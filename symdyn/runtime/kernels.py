"""Loops over data as C of their own, `templates/c/kernels/<name>.c.j2`, compiled once.

They compute what NumPy computes, with fewer passes over memory. Callers use NumPy where there is no
compiler; a warning then names the loop and the reason.
"""

from __future__ import annotations

import ctypes
import warnings
from functools import lru_cache
from typing import Any

from symdyn.errors import CompilerError
from symdyn.runtime.cache import library_of
from symdyn.support.templates import render


@lru_cache(maxsize=16)
def kernel(name: str, **values: Any) -> ctypes.CDLL | None:
    """The library of a kernel with the values that it is for, or None without a compiler."""
    try:
        return library_of([render(f"c/kernels/{name}.c.j2", **values)], f"kernel_{name}")
    except CompilerError as error:
        warnings.warn(f"{error}; NumPy runs the loop {name!r} instead of C", stacklevel=2)
        return None
