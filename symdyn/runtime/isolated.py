"""Calls of the functions of a generated folder in a separate process with time limits.

The folder's C code is compiled and its Python code imported in that process, so that a crash, a
hang or a memory error affects only it. The process only computes; this module compares results.

    request   a line of JSON, then the inputs as doubles
    answer    a line of JSON, then the outputs as doubles

`load_folder` loads the functions in every language of the folder.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen import TARGETS, Call, Targets
from symdyn.errors import RobotError
from symdyn.support import processes
from symdyn.support.matching import suggestion
from symdyn.support.names import printable

BUILD_SECONDS, BYTES_A_SECOND = 120.0, 5000
"""Time limit to build and load a folder in s, and the extension for large sources."""

CALL_SECONDS = 60.0
LONGEST_LINE = 2**20


@contextmanager
def load_isolated(
    folder: Path, manifest: dict[str, Any], scratch: Path
) -> Iterator[dict[str, dict[str, Call]]]:
    """Yield the functions of `load_folder`, which can be called until the block ends."""
    with processes.started("symdyn.runtime.isolated_child", subprocess.DEVNULL) as process:
        connection = _Connection(process, folder)
        request = {"folder": os.path.abspath(folder), "scratch": str(scratch), "manifest": manifest}
        targets = [TARGETS[name] for name in manifest["targets"] if name in TARGETS]
        files = [file for t in targets for file in t.files_in(folder, manifest["name"])]
        seconds = BUILD_SECONDS + sum(file.stat().st_size for file in files) / BYTES_A_SECOND
        connection.exchange(request, b"", 0, seconds, "to build and load its code")
        yield {
            title: {
                name: _caller(connection, title, name, manifest["functions"][name])
                for name in target.shown(list(manifest["functions"]))
            }
            for target in targets
            for title in (target.title, *target.others)
        }


def _caller(connection: _Connection, title: str, name: str, entry: dict[str, Any]) -> Call:
    shapes = [shape for _, shape in entry["outputs"]]
    counts = [math.prod(shape) for shape in shapes]

    def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
        data = b"".join(np.ascontiguousarray(a, float).tobytes() for a in arguments)
        request, what = {"title": title, "name": name}, f"to call {name} in {title}"
        numbers = np.frombuffer(
            connection.exchange(request, data, 8 * sum(counts), CALL_SECONDS, what), float
        )
        parts = np.split(numbers, np.cumsum(counts)[:-1])
        return tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))

    return call


class _Connection:
    """Connection to the process: one request at a time, and its answer."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.process, self.folder = process, printable(str(folder))
        self._late = False

    def exchange(
        self, request: dict[str, Any], data: bytes, size: int, seconds: float, what: str
    ) -> bytes:
        """Send a request and return the bytes that follow the answer; raise reported errors."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        timer = threading.Timer(seconds, self._end)
        timer.start()
        try:
            with suppress(BrokenPipeError):
                self.process.stdin.write(json.dumps(request).encode() + b"\n" + data)
                self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline(LONGEST_LINE))
            problem = str(answer.get("error", ""))
            result = b"" if problem else self.process.stdout.read(size)
            if not problem and len(result) != size:
                raise ValueError
        except (ValueError, AttributeError, RecursionError):
            if self._late:
                message = f"it took more than {seconds:.0f} s {what}; generate it again"
                raise RobotError(message, self.folder) from None
            raise self._failure(what.removeprefix("to ")) from None
        finally:
            timer.cancel()
        if problem:
            raise RobotError(printable(problem, 1000))
        return result

    def _failure(self, what: str) -> RobotError:
        """Return the error for a process that ended or sent an invalid answer."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        status = self.process.returncode
        how = "sent an invalid answer"
        if status is not None:
            how = f"ended with status {status}" if status >= 0 else f"died of signal {-status}"
        message = f"the process that ran its code {how} ({what}); generate it again"
        return RobotError(message, self.folder)

    def _end(self) -> None:
        self._late = True
        processes.stop(self.process)


# -- the functions of a folder, by language ------------------------------------------------


def load_folder(
    folder: Path, manifest: dict[str, Any], scratch: Path, languages: Targets = TARGETS
) -> dict[str, dict[str, Call]]:
    """Load all functions, by language title and function name; builds go to `scratch`."""
    for name in manifest["targets"]:
        if name not in languages:
            raise RobotError(
                f"the manifest names the target {name!r}, which cannot be checked here"
                f"{suggestion(name, languages)}",
                str(folder),
            )
    targets = [languages[name] for name in manifest["targets"]]
    loaded = {target.title: target.load(folder, manifest, scratch) for target in targets}
    for target in targets:
        for title in target.others:
            loaded[title] = target.load_other(title, folder, manifest, scratch)
    return loaded
