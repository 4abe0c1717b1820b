"""Compile generated C and call it with NumPy arrays."""

from __future__ import annotations

import ctypes
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.module import NUMBERS
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import CompilerError, RobotError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STANDARD = "-std=c99"
FLAGS = ("-O0",)
"""Compiled once and called a few times."""


@dataclass(frozen=True)
class Compiler:
    """A compiler of `language`, by its usual commands unless the environment names another one.

    Warnings are not errors: a compiler that symdyn was never tested with may warn of sound code.
    """

    title: str
    language: str
    variable: str
    usual: tuple[str, ...]
    standard: str

    def command(self) -> list[str]:
        """The compiler and its first arguments; rejects if there is none."""
        variable = self.variable
        try:
            chosen = shlex.split(os.environ.get(variable, ""))
        except ValueError as error:
            raise CompilerError(
                f"{variable} cannot be read ({error}); correct or unset it"
            ) from None
        if chosen and not shutil.which(chosen[0]):
            message = f"{variable} names {chosen[0]!r}, which cannot be run"
            raise CompilerError(f"{message}; correct or unset it")
        for command in [chosen] if chosen else [[name] for name in self.usual]:
            if shutil.which(command[0]):
                return command
        raise CompilerError(f"no {self.title} compiler found; install one or set {variable}")

    def build(self, sources: Sequence[Path], library: Path, flags: Sequence[str]) -> None:
        """Compile sources into a shared library.

        Several are compiled at the same time, on as many processors as there are.
        """
        compiler = [*self.command(), self.standard, *flags, "-fPIC"]
        if len(sources) == 1:
            command = [*compiler, "-shared", "-o", str(library), str(sources[0]), "-lm"]
            self._run(command, sources[0], library)
            return

        def compiled(file: Path) -> str:
            made = library.parent / f"{file.name}.o"
            command = [*compiler, "-c", "-o", str(made), "-x", self.language, str(file)]
            self._run(command, file, made)
            return str(made)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(compiled, sources))
        command = [*compiler, "-shared", "-o", str(library), *objects, "-lm"]
        self._run(command, sources[0], library)

    def _run(self, command: Sequence[str], source: Path, made: Path) -> None:
        """Run the compiler; rejects if the file was not made."""
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", check=False
        )
        if done.returncode or not made.is_file():
            reasons = [line for line in done.stderr.splitlines() if "error" in line]
            reason = (reasons or done.stderr.splitlines() or ["it made no library"])[0]
            message = f"{source.name}: the {self.title} compiler rejects it: {reason[:200]}"
            raise CompilerError(message)


C_COMPILER = Compiler("C", "c", "CC", ("cc", "gcc", "clang"), STANDARD)


def find_compiler() -> list[str]:
    """The C compiler and its first arguments: $CC if set, else cc, gcc or clang."""
    return C_COMPILER.command()


def compile_c(source: Path | Sequence[Path], library: Path, flags: tuple[str, ...] = FLAGS) -> None:
    """Compile generated sources into a shared library."""
    C_COMPILER.build([source] if isinstance(source, Path) else list(source), library, flags)


def real_type(dtype: str) -> np.dtype[Any]:
    """The NumPy type of a number type of generated code."""
    import numpy as np  # emitting C takes none

    return np.dtype(f"f{NUMBERS[dtype].bytes}")


def new_library(name: str, scratch: Path) -> Path:
    """Where a library is built: a file that is already loaded must not be overwritten."""
    return Path(tempfile.mkdtemp(dir=scratch)) / f"{name}.so"


def load_c(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: tuple[str, ...] = FLAGS
) -> dict[str, Call]:
    """The compiled functions of a generated folder."""
    name = manifest["name"]
    source = promised_file(folder, f"{name}.c")
    library = new_library(name, scratch)
    _check_prototypes(promised_file(folder, f"{name}.h"), manifest)
    compile_c(_parts(folder, manifest) or source, library, flags)
    loaded = ctypes.CDLL(str(library))
    calls = {}
    for function, spec in manifest["functions"].items():
        symbol = getattr(loaded, f"{name}_{function}", None)
        if symbol is None:
            raise RobotError(f"{source.name} has no function {name}_{function}", str(folder))
        calls[function] = caller(symbol, spec, real_type(manifest.get("dtype", "double")))
    return calls


def _parts(folder: Path, manifest: dict[str, Any]) -> list[Path]:
    """The files of a large module that hold a function each; none of a small one."""
    name, listed = manifest["name"], manifest.get("files", [])
    parts = [f"{name}_{function}.inc" for function in manifest["functions"]]
    return [promised_file(folder, part) for part in parts if part in listed]


def _check_prototypes(header: Path, manifest: dict[str, Any]) -> None:
    """Reject a header that declares other arguments than the manifest: they become buffers."""
    text = header.read_text(encoding="utf-8", errors="replace")
    real = NUMBERS[manifest["dtype"]].name
    for function, spec in manifest["functions"].items():
        name = f"{manifest['name']}_{function}"
        count = len(spec["inputs"]) + len(spec["outputs"])
        # Comments may mention the function, too: one match must be the declaration.
        found = [m[1].split(",") for m in re.finditer(rf"\b{name}\s*\(([^()]*)\)", text)]
        fits = (all(re.search(rf"\b{real}\b", a) for a in x) for x in found if len(x) == count)
        if not any(fits):
            message = f"{header.name} does not declare {name} with the {count} arrays of {real}"
            raise RobotError(f"{message} of the manifest; generate it again", str(header.parent))


def caller(function: Any, spec: dict[str, Any], real: np.dtype[Any]) -> Call:
    """A function of a library, which takes pointers to its inputs and outputs, on NumPy arrays."""
    import numpy as np

    function.restype = None
    function.argtypes = [ctypes.c_void_p] * (len(spec["inputs"]) + len(spec["outputs"]))

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        inputs = [np.ascontiguousarray(a, dtype=real) for a in arguments]
        outputs = [np.full(shape, np.nan, real) for _, shape in spec["outputs"]]
        function(*(array.ctypes.data for array in (*inputs, *outputs)))
        return tuple(output.astype(float) for output in outputs)

    return call
