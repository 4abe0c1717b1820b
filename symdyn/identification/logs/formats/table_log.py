"""Logs as tables with names of columns, which libraries read: Parquet files and ROS 2 bags.

Needs the extra `logs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.rows import KINDS, TORQUE, LogError, Numbers, Rows
from symdyn.robot.checks import quoted
from symdyn.support.extras import pip_install

CHUNK = 8192
"""Rows that are read at a time."""

Batches = Callable[[Sequence[str]], Iterator[Numbers]]
"""Tables of the columns of these names, in parts."""


class TableLog:
    """A table whose parts come from a library."""

    def __init__(
        self,
        name: str,
        header: Sequence[str],
        batches: Batches,
        joints: Sequence[str],
        signal: str = TORQUE,
    ) -> None:
        self.name = name
        self.signal = signal
        self.columns = columns_of(header, joints, name, signal)
        self.notes = list(self.columns.notes)
        self._header = header
        self._batches = batches

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[Rows]:
        """The rows, some thousand at a time."""
        line, columns = 1, self.columns.only(kinds)
        names = [self._header[k] for k in columns.used]
        for values in self._batches(names):
            if not np.isfinite(values).all():
                row, column = np.argwhere(~np.isfinite(values))[0]
                message = (
                    f"{quoted(names[column])} is no number in row {line - 1 + row}; remove "
                    "the row, or cut the log there"
                )
                raise LogError(message, self.name)
            if len(values):
                yield columns.rows(values, line)
            line += len(values)


def library(name: str, file: str) -> Any:
    """A library of the extra, or the line that says how to get it."""
    try:
        return import_module(name)
    except ImportError:
        needed = f"this log needs {name.split('.')[0]}, which is not installed"
        message = f"{needed}; {pip_install('logs')}"
        raise LogError(message, file) from None
