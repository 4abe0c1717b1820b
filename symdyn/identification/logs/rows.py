"""Rows of a log, the interface of all log formats, and spans of logs."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError, SymdynError
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.model import Robot
from symdyn.support.names import printable

Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]
KINDS = ("q", "qd", "qdd", "tau")
NEEDED = ("q", "tau")
TORQUE, CURRENT = "torque", "current"
SIGNALS = {TORQUE: "tau", CURRENT: "i"}
"""Measured signals, and the prefix of their columns."""
TIME = ("t", "time")


class LogError(RobotError):
    """An unusable log; the message names the file and, if possible, the line."""


@contextmanager
def library_errors(name: str, problem: str, cure: str) -> Iterator[None]:
    """Turn any exception of a library that reads a file into one line: problem, reason, cure.

    Damaged files make libraries raise exceptions of any type, including those of their own
    dependencies, so that a list of types would be incomplete.
    """
    try:
        yield
    except SymdynError:
        raise
    except Exception as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise LogError(f"{problem} ({printable(reason, 200)}); {cure}", name) from None


@dataclass(frozen=True)
class LogRows:
    """Consecutive rows; `line` is the line of the first one in the file.

    `tau` contains currents if the log was opened for these.
    """

    line: int
    t: Numbers
    q: Numbers
    tau: Numbers
    qd: Numbers | None = None
    qdd: Numbers | None = None


class Log(Protocol):
    """A file or arrays; `chunks` can be called repeatedly."""

    @property
    def name(self) -> str:
        """Name in messages."""

    @property
    def signal(self) -> str:
        """One of `SIGNALS`."""

    @property
    def notes(self) -> list[str]:
        """Notes about the reading."""

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """Yield all rows in chunks, with the existing columns of these kinds."""


def joint_names(robot: Robot) -> tuple[str, ...]:
    """Return the names of the entries of q, which are also those of qd and tau."""
    if robot.constraints:
        message = "identify does not support closed chains; identify their open parts"
        raise RobotError(message, robot.name)
    for joint in robot.joints:
        if joint.nv != 1 or joint.nq != 1 or joint.series is not None:
            message = (
                f"joint {joint.name!r} has several DoF, and logs support one per joint; "
                "--lock it, or cut the arm out by --only"
            )
            raise RobotError(message, robot.name)
    return entry_names(robot).q


# A log, or a span of it: LOG or LOG@FROM:TO, in seconds of its own time.

Source = str | os.PathLike[str] | Mapping[str, Any]
_SPAN = re.compile(r"(.+)@([-+.\deE]*):([-+.\deE]*)")


@dataclass(frozen=True)
class Span:
    """A log and the span of it that is used; None is its beginning or its end."""

    source: Source
    start: float | None = None
    end: float | None = None

    def within(self, first: float, last: float, name: str) -> tuple[float, float]:
        """Return the intersection with a log that lasts from first to last."""
        start = first if self.start is None else max(self.start, first)
        end = last if self.end is None else min(self.end, last)
        if end <= start:
            message = (
                f"the log lasts from {first:.6g} to {last:.6g} s, outside the requested span; "
                "choose another span"
            )
            raise LogError(message, name)
        return start, end


def span_of(source: Source) -> Span:
    """Parse LOG@FROM:TO; an existing file whose name contains an @ is used as it is.

    >>> span_of("log.csv@0:10")
    Span(source='log.csv', start=0.0, end=10.0)
    """
    if isinstance(source, Mapping):
        return Span(source)
    text = os.fspath(source)
    found = _SPAN.fullmatch(text)
    if found is None or os.path.exists(text):
        return Span(text)
    try:
        start, end = (float(number) if number else None for number in found.groups()[1:])
    except ValueError:
        message = "the span cannot be read; write LOG@FROM:TO with numbers in seconds"
        raise LogError(message, printable(text)) from None
    if start is not None and end is not None and not start < end:
        raise LogError("the span ends before it begins; swap its ends", printable(text))
    return Span(found[1], start, end)
