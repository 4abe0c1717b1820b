"""A log and a span of it: LOG or LOG@FROM:TO, in seconds of its own time."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symdyn.identification.logs.rows import LogError
from symdyn.support.names import printable

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
