"""Functions of a language that runs in a process of its own, called with NumPy arrays.

request   the number of the function, then its inputs: all doubles, in the machine's order
answer    0 and the outputs, as doubles; or the length of a message as a double, and the message
"""

from __future__ import annotations

import subprocess
import weakref
from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symdyn.codegen.target import Call
from symdyn.errors import RobotError
from symdyn.support.names import printable

if TYPE_CHECKING:
    from numpy.typing import NDArray

LONGEST_MESSAGE = 2000


class Process:
    """A program that answers requests; it ends when nobody refers to it any more.

    `source` is the file that errors name.
    """

    def __init__(
        self, command: Sequence[str], source: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        self._source = source
        pipe = subprocess.PIPE
        self._running = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment
        )
        weakref.finalize(self, _end, self._running)

    def functions(self, manifest: Mapping[str, Any]) -> dict[str, Call]:
        """The functions of a manifest, which the program knows by their place in it."""
        entries = manifest["functions"].items()
        return {name: self._call(k, name, entry) for k, (name, entry) in enumerate(entries)}

    def _call(self, place: int, name: str, entry: Mapping[str, Any]) -> Call:
        import numpy as np  # writing the program takes none

        shapes = [shape for _, shape in entry["outputs"]]
        counts = [prod(shape) for shape in shapes]

        def call(*arguments: Any) -> tuple[NDArray[Any], ...]:
            given = [np.ravel(np.asarray(a, float)) for a in arguments]
            numbers = self.answer(name, np.concatenate([[float(place)], *given]), sum(counts))
            parts = np.split(numbers, np.cumsum(counts)[:-1])
            return tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))

        return call

    def answer(self, name: str, request: NDArray[Any], count: int) -> NDArray[Any]:
        """So many numbers; rejects if the program says what went wrong, or says nothing."""
        import numpy as np

        assert self._running.stdin is not None
        try:
            self._running.stdin.write(request.tobytes())
            self._running.stdin.flush()
        except BrokenPipeError:
            raise self._broken(f"the process that ran {name} ended") from None
        (length,) = np.frombuffer(self._read(name, 8))
        if length:
            said = self._read(name, int(min(max(length, 0), LONGEST_MESSAGE)))
            message = printable(said.decode(errors="replace"), 300)
            raise self._broken(f"{name} fails ({message})")
        return np.frombuffer(self._read(name, 8 * count))

    def _read(self, name: str, size: int) -> bytes:
        assert self._running.stdout is not None
        data = self._running.stdout.read(size)
        if len(data) != size:
            raise self._broken(f"the process that ran {name} ended")
        return data

    def _broken(self, what: str) -> RobotError:
        return RobotError(f"{what}; generate it again", str(self._source))


def _end(running: subprocess.Popen[bytes]) -> None:
    running.kill()
    for stream in (running.stdin, running.stdout):
        if stream is not None:
            stream.close()
    running.wait()
