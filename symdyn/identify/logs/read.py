"""Logs from CSV files, .npz files and arrays."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from symdyn.identify.logs.columns import columns_of
from symdyn.identify.logs.formats.csv_log import CsvLog
from symdyn.identify.logs.rows import KINDS, NEEDED, SIGNALS, TIME, TORQUE, LogError, Rows
from symdyn.names import printable
from symdyn.robot.checks import quoted

CHUNK = 8192
"""Rows that are read at a time."""


class ArrayLog:
    """Arrays by name: t, and q, tau or i (qd, qdd) with a column for each joint."""

    def __init__(
        self, name: str, arrays: Mapping[str, Any], joints: Sequence[str], signal: str = TORQUE
    ) -> None:
        self.name = name
        self.signal = signal
        words = {kind: SIGNALS[signal] if kind == "tau" else kind for kind in KINDS}
        self.notes: list[str] = []
        time = next((key for key in TIME if key in arrays), None)
        if time is not None and all(np.ndim(arrays.get(words[kind], 0)) == 2 for kind in NEEDED):
            made = {
                kind: np.asarray(arrays[word], float)
                for kind, word in words.items()
                if word in arrays
            }
        else:
            header = list(arrays)
            columns = columns_of(header, joints, name, signal)
            self.notes += columns.notes
            made = {
                kind: np.stack([np.asarray(arrays[header[k]], float) for k in at], axis=1)
                for kind, at in columns.places.items()
            }
            time = header[columns.time]
        t = np.asarray(arrays[time], float)
        for kind, values in made.items():
            if values.shape != (len(t), len(joints)):
                message = (
                    f"{words[kind]} has the shape {values.shape}; give {(len(t), len(joints))}, "
                    "a row for each time and a column for each joint"
                )
                raise LogError(message, name)
            bad = np.argwhere(~np.isfinite(values))
            if len(bad):
                row, joint = bad[0]
                message = f"{words[kind]} of {quoted(joints[joint])} is no number in row {row}"
                raise LogError(f"{message}; remove the row, or cut the log there", name)
        if not np.isfinite(t).all():
            row = int(np.argmin(np.isfinite(t)))
            raise LogError(f"t is no number in row {row}; remove the row", name)
        self.rows = Rows(1, t, **made)

    def chunks(self) -> Iterator[Rows]:
        """The rows, `CHUNK` at a time."""
        for k in range(0, len(self.rows.t), CHUNK):
            part = slice(k, k + CHUNK)
            cut = {
                kind: None if (x := getattr(self.rows, kind)) is None else x[part] for kind in KINDS
            }
            yield Rows(k + 1, self.rows.t[part], **cut)  # type: ignore[arg-type]


def open_log(
    source: str | os.PathLike[str] | Mapping[str, Any],
    joints: Sequence[str],
    signal: str = TORQUE,
) -> CsvLog | ArrayLog:
    """The log of a path (.csv, .npz) or of arrays."""
    if isinstance(source, Mapping):
        return ArrayLog("arrays", source, joints, signal)
    file = os.fspath(source)
    if not file.lower().endswith(".npz"):
        return CsvLog(file, joints, signal)
    name = printable(file)
    try:
        with np.load(file, allow_pickle=False) as arrays:
            return ArrayLog(name, {key: arrays[key] for key in arrays.files}, joints, signal)
    except FileNotFoundError:
        raise LogError("there is no such file; give the path of a .csv or .npz", name) from None
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        message = f"is no .npz file of arrays ({printable(str(error), 200)}); write numpy.savez"
        raise LogError(message, name) from None
