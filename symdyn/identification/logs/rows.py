"""Rows of a log, what every kind of log offers, and spans of logs."""

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
"""What drives measure, and how its columns begin."""
TIME = ("t", "time")


class LogError(RobotError):
    """A log that cannot be used, with the file and, where there is one, the line."""


@contextmanager
def library_errors(name: str, problem: str, cure: str) -> Iterator[None]:
    """Turn whatever a library raises while it reads a file into one line: problem, reason, cure.

    Damaged files make libraries raise exceptions of any type, those of the libraries below them
    included, which no list would keep up with.
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
    """Some rows in a row: `line` is the line of the file that the first of them has.

    `tau` are the currents where a log was opened for these.
    """

    line: int
    t: Numbers
    q: Numbers
    tau: Numbers
    qd: Numbers | None = None
    qdd: Numbers | None = None


class Log(Protocol):
    """A file or arrays; `chunks` may be read any number of times."""

    @property
    def name(self) -> str:
        """What messages call it."""

    @property
    def signal(self) -> str:
        """One of `SIGNALS`."""

    @property
    def notes(self) -> list[str]:
        """What was found while reading it."""

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """All rows, some thousand at a time, with the columns of these kinds that it has."""


def joint_names(robot: Robot) -> tuple[str, ...]:
    """The names of the entries of q, which are those of qd and tau too."""
    if robot.constraints:
        message = "logs of closed chains leave internal forces open; identify its open parts"
        raise RobotError(message, robot.name)
    for joint in robot.joints:
        if joint.nv != 1 or joint.nq != 1 or joint.series is not None:
            message = (
                f"joint {joint.name!r} has several DoF, and logs are of joints with one; "
                "--lock it, or cut the arm out with --only"
            )
            raise RobotError(message, robot.name)
    return entry_names(robot).q


# A log and a span of it: LOG or LOG@FROM:TO, in seconds of its own time.

Source = str | os.PathLike[str] | Mapping[str, Any]
_SPAN = re.compile(r"(.+)@([-+.\deE]*):([-+.\deE]*)")


@dataclass(frozen=True)
class Span:
    """Where a log is, and from when to when it is used; None is its beginning or its end."""

    source: Source
    start: float | None = None
    end: float | None = None

    def within(self, first: float, last: float, name: str) -> tuple[float, float]:
        """The span of a log that lasts from first to last."""
        start = first if self.start is None else max(self.start, first)
        end = last if self.end is None else min(self.end, last)
        if end <= start:
            message = (
                f"the log lasts from {first:.6g} to {last:.6g} s, which has nothing of the span "
                "asked for; choose another"
            )
            raise LogError(message, name)
        return start, end


def span_of(source: Source) -> Span:
    """What was asked for; a file whose name has an @ is taken as it is.

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
        message = "a span is LOG@FROM:TO with numbers of seconds"
        raise LogError(message, printable(text)) from None
    if start is not None and end is not None and not start < end:
        raise LogError("a span begins before it ends; turn it around", printable(text))
    return Span(found[1], start, end)
