"""Linear algebra in one thread, for loops over small matrices.

The threads of BLAS wait for each other by spinning. For matrices of some dozens of rows that takes
longer than the work, and on cores that others use as well it takes longer by orders of magnitude.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

NAMES = [f"{p}openblas_{{}}_num_threads{s}" for p in ("scipy_", "") for s in ("64_", "")]
"""What builds of OpenBLAS call the function, that of NumPy's own first."""

Control = tuple[Callable[[], int], Callable[[int], Any]]


@contextmanager
def one_thread() -> Iterator[None]:
    """Let NumPy's OpenBLAS use one thread meanwhile; other libraries keep their own number."""
    before = [(set_, get()) for get, set_ in _controls()]
    for set_, _ in before:
        set_(1)
    try:
        yield
    finally:
        for set_, count in before:
            set_(count)


@lru_cache(maxsize=1)
def _controls() -> tuple[Control, ...]:
    """How the loaded libraries tell and set their number of threads, where that can be found."""
    import numpy.linalg  # noqa: F401  loads the library

    libraries: dict[str, None] = {}
    with suppress(OSError, UnicodeDecodeError):
        for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
            path = line.split(maxsplit=5)[-1]
            if "openblas" in Path(path).name:
                libraries[path] = None
    found = []
    for path in libraries:
        with suppress(OSError):
            library = ctypes.CDLL(path)
            for name in NAMES:
                get = getattr(library, name.format("get"), None)
                set_ = getattr(library, name.format("set"), None)
                if get is not None and set_ is not None:
                    found.append((get, set_))
                    break
    return tuple(found)
