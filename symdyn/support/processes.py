"""Python in a process of its own, which ends with its parent's patience.

For work that somebody else's files decide: it may take forever, crash, or end the process.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def command(module: str) -> list[str]:
    """The command that runs `main` of a module, which finds the packages that this process finds.

    The current folder, which may be anybody's, is not searched unless this process searches it.
    """
    path = [str(Path(__file__).resolve().parents[2]), *(os.path.abspath(p) for p in sys.path)]
    code = f"import sys; sys.path[:] = {path!r}; from {module} import main; main()"
    return [sys.executable, "-I", "-S", "-c", code]


@contextmanager
def started(module: str, stderr: int) -> Iterator[subprocess.Popen[bytes]]:
    """The process, with pipes to its standard input and output; it ends with the block.

    It is a group of its own, so that whatever it starts ends with it.
    """
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command(module), stdin=pipe, stdout=pipe, stderr=stderr, start_new_session=True
    )
    try:
        yield process
    finally:
        stop(process)
        for stream in (process.stdin, process.stdout, process.stderr):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        process.wait()


def answer(module: str, request: bytes, seconds: float) -> tuple[bytes, bytes]:
    """What the process writes to standard output and standard error when it gets a request.

    Raises `TimeoutError` if that takes longer.
    """
    with started(module, subprocess.PIPE) as process:
        try:
            return process.communicate(request, timeout=seconds)
        except subprocess.TimeoutExpired:
            raise TimeoutError from None


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process and, where the system has groups of processes, whatever it has started."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def leave_no_core() -> None:
    """Write no image of the memory to disk when this process crashes."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_memory(size: int) -> None:
    """Let this process have no more than that many bytes; more is a `MemoryError`.

    Where the system has no such limit, as Windows has none, nothing happens.
    """
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > size:
        resource.setrlimit(resource.RLIMIT_AS, (size, most))


def own_output() -> int:
    """A descriptor that leads to the parent; from now on, prints go to standard error."""
    output = os.dup(1)
    os.dup2(2, 1)
    return output
