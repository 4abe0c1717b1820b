"""Signals that end a program, those that the system has; a block that they cannot interrupt."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

STOPPING = tuple(
    signal.Signals[name]
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if name in signal.Signals.__members__
)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Signals that end a program wait until the block is done."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python runs its handlers in the main thread only
        return
    came: list[int] = []
    # A mask would not do: the system then hands the signal to any other thread.
    before = {number: signal.getsignal(number) for number in STOPPING}
    for number in STOPPING:
        if before[number] is not None:  # None is a handler that Python does not know
            signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            if handler is not None:
                signal.signal(number, handler)
        if came:
            signal.raise_signal(came[0])
