"""Logs from files of several kinds, and from arrays."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from symdyn.identification.logs.formats.arrays import ArrayLog, held, npz_log
from symdyn.identification.logs.formats.bag import TOPIC, bag_log
from symdyn.identification.logs.formats.csv_log import CsvLog
from symdyn.identification.logs.formats.parquet import parquet_log
from symdyn.identification.logs.rows import TORQUE, Log


def open_log(
    source: str | os.PathLike[str] | Mapping[str, Any],
    joints: Sequence[str],
    signal: str = TORQUE,
) -> Log:
    """The log of a path (.csv, .npz, .parquet, the folder of a ROS 2 bag) or of arrays."""
    if isinstance(source, Mapping):
        return ArrayLog("arrays", held(source), joints, signal)
    file = os.fspath(source)
    ending = Path(file).suffix.lower()
    if ending == ".npz":
        return npz_log(file, joints, signal)
    if ending == ".parquet":
        return parquet_log(file, joints, signal)
    folder, _, topic = file.partition(TOPIC)
    if Path(folder).is_dir() and not Path(file).is_file():
        return bag_log(folder, topic, joints, signal)
    return CsvLog(file, joints, signal)
