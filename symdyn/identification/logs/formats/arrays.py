"""Logs as arrays by name, in memory or in an .npz file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.formats.stored import Held, Stored, stored_arrays
from symdyn.identification.logs.rows import (
    KINDS,
    NEEDED,
    SIGNALS,
    TIME,
    TORQUE,
    LogError,
    Numbers,
    Rows,
    library_errors,
)
from symdyn.robot.checks import quoted
from symdyn.support.names import printable

NO_NPZ = ("is no .npz file of arrays", "write numpy.savez")
CHUNK = 8192
"""Rows that are read at a time."""


class ArrayLog:
    """Arrays by name: t, and q, tau or i (qd, qdd) with a column for each joint."""

    def __init__(
        self,
        name: str,
        arrays: Mapping[str, Held | Stored],
        joints: Sequence[str],
        signal: str = TORQUE,
    ) -> None:
        self.name = name
        self.signal = signal
        self.joints = joints
        self.words = {kind: SIGNALS[signal] if kind == "tau" else kind for kind in KINDS}
        self.notes: list[str] = []
        time = next((key for key in TIME if key in arrays), None)
        needed = [arrays.get(self.words[kind]) for kind in NEEDED]
        if time is not None and all(x is not None and len(x.shape) == 2 for x in needed):
            made = {kind: [arrays[word]] for kind, word in self.words.items() if word in arrays}
        else:
            header = list(arrays)
            columns = columns_of(header, joints, name, signal)
            self.notes += columns.notes
            made = {kind: [arrays[header[k]] for k in at] for kind, at in columns.places.items()}
            time = header[columns.time]
        self.time, self.columns = arrays[time], made
        rows = self.time.shape[0]
        for kind, values in made.items():
            whole = len(values) == 1 and len(values[0].shape) == 2
            shape = values[0].shape if whole else (values[0].shape[0], len(values))
            if shape != (rows, len(joints)) or len({x.shape for x in values}) != 1:
                message = (
                    f"{self.words[kind]} has the shape {shape}; give {(rows, len(joints))}, "
                    "a row for each time and a column for each joint"
                )
                raise LogError(message, name)

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[Rows]:
        """The rows, `CHUNK` at a time."""
        columns = {kind: parts for kind, parts in self.columns.items() if kind in kinds}
        streams = {kind: [x.parts(CHUNK) for x in parts] for kind, parts in columns.items()}
        line = 1
        with library_errors(self.name, *NO_NPZ):
            for t in self.time.parts(CHUNK):
                made = {kind: self._joined(parts) for kind, parts in streams.items()}
                self._refuse(t, made, line)
                yield Rows(line, t, **made)
                line += len(t)

    @staticmethod
    def _joined(parts: Sequence[Iterator[Numbers]]) -> Numbers:
        """The next rows: those of one table, or of a list of columns."""
        columns = [next(part) for part in parts]
        return columns[0] if columns[0].ndim == 2 else np.stack(columns, axis=1)

    def _refuse(self, t: Numbers, made: Mapping[str, Numbers], line: int) -> None:
        """Refuse what is no number, with its row."""
        for kind, values in made.items():
            if not np.isfinite(values).all():
                row, joint = np.argwhere(~np.isfinite(values))[0]
                message = (
                    f"{self.words[kind]} of {quoted(self.joints[joint])} is no number in row "
                    f"{line - 1 + row}; remove the row, or cut the log there"
                )
                raise LogError(message, self.name)
        if not np.isfinite(t).all():
            row = line - 1 + int(np.argmin(np.isfinite(t)))
            raise LogError(f"t is no number in row {row}; remove the row", self.name)


def held(arrays: Mapping[str, Any]) -> dict[str, Held | Stored]:
    """Arrays in memory."""
    return {key: Held(np.asarray(x, float)) for key, x in arrays.items()}


def npz_log(file: str, joints: Sequence[str], signal: str = TORQUE) -> ArrayLog:
    """The log of an .npz file; its arrays are read as they are needed."""
    name = printable(file)
    if not Path(file).is_file():
        raise LogError("there is no such file; give the path of a log", name)
    with library_errors(name, *NO_NPZ):
        return ArrayLog(name, stored_arrays(file), joints, signal)
