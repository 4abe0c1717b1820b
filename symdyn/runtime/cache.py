"""Cache of compiled libraries, by source, flags, compiler and processor.

    <name>-<key>-<digest>.so      key: what it was built from; digest: of its own bytes

A library whose digest does not match is built again, since loading unknown code is unsafe. For the
same reason the folder must belong to the user or to root, and be writable by nobody else. If it
cannot be used, the library is built in a temporary folder.

Kernels, `templates/c/kernels/<name>.c.j2`, are loops over data that save passes over memory
compared with NumPy. Without a compiler callers use NumPy, and a warning names the kernel and the
reason.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import stat
import subprocess
import tempfile
import warnings
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from symdyn.codegen.c.load import compile_c, find_compiler
from symdyn.errors import CompilerError
from symdyn.support.templates import render

FLAGS = ("-O3", "-march=native", "-ffp-contract=fast")
"""In strict C99 mode compilers fuse multiplications and additions only on request."""


ROOT = 0


def cache_folder() -> Path:
    """Return $SYMDYN_CACHE, or the user's cache folder."""
    chosen = os.environ.get("SYMDYN_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "symdyn"


def library_of(sources: Sequence[str], name: str, more_flags: tuple[str, ...] = ()) -> ctypes.CDLL:
    """Return the shared library of C sources, from the cache if possible."""
    flags = (*FLAGS, *more_flags)
    key = _key(sources, flags)
    try:
        folder = cache_folder()
        _require_private(folder)
        for library in sorted(folder.glob(f"{name}-{key}-*.so")):
            if library.name == _cache_name(name, key, library):
                with suppress(OSError):
                    return ctypes.CDLL(str(library))
            library.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            made = _build(sources, name, flags, Path(scratch))
            library = folder / _cache_name(name, key, made)
            os.replace(made, library)
        return ctypes.CDLL(str(library))
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home folder
        reason = getattr(error, "strerror", None) or str(error)
        warnings.warn(
            f"the cache folder cannot be used ({reason}), so that code is compiled each time; "
            "set SYMDYN_CACHE to a folder of your own",
            stacklevel=4,
        )
    with tempfile.TemporaryDirectory() as scratch:
        return ctypes.CDLL(str(_build(sources, name, flags, Path(scratch))))


def _build(sources: Sequence[str], name: str, flags: tuple[str, ...], scratch: Path) -> Path:
    made = scratch / f"{name}.so"
    files = [scratch / f"{name}_{k}.c" for k in range(len(sources))]
    for file, source in zip(files, sources, strict=True):
        file.write_text(source, encoding="ascii", newline="\n")
    compile_c(files, made, flags)
    return made


def _cache_name(name: str, key: str, library: Path) -> str:
    """Return the name of a library in the cache, which contains its digest."""
    return f"{name}-{key}-{hashlib.sha256(library.read_bytes()).hexdigest()[:24]}.so"


def _key(sources: Sequence[str], flags: Sequence[str]) -> str:
    compiler = find_compiler()
    command = [*compiler, "--version"]
    version = subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    parts = (*sources, *flags, *compiler, version.stdout, _processor())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


@lru_cache(maxsize=1)
def _processor() -> str:
    """Return processor properties that affect -march=native; machines may share a cache folder."""
    facts = [platform.machine(), platform.processor()]
    with suppress(OSError):
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
        wanted = ("vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU ")
        first = text.split("\n\n")[0].splitlines()
        facts += [line for line in first if line.startswith(wanted)]
    return "\n".join(facts)


def _require_private(folder: Path) -> None:
    """Create the folder if necessary; raise `OSError` if other users can write to it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    status = folder.stat()
    if hasattr(os, "getuid") and status.st_uid not in (ROOT, os.getuid()):
        raise PermissionError(f"{folder} belongs to another user")
    if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise PermissionError(f"others may write to {folder}")


# -- loops over data in C ------------------------------------------------------------------


@lru_cache(maxsize=16)
def kernel(name: str, **values: Any) -> ctypes.CDLL | None:
    """Return the library of a kernel for given template values, or None without a compiler."""
    try:
        return library_of([render(f"c/kernels/{name}.c.j2", **values)], f"kernel_{name}")
    except CompilerError as error:
        warnings.warn(f"{error}; NumPy runs the loop {name!r} instead of C", stacklevel=2)
        return None
