"""Logs in Parquet files: the columns of a CSV log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from symdyn.identification.logs.formats.table_log import CHUNK, TableLog, library
from symdyn.identification.logs.rows import TORQUE, LogError, Numbers, library_errors
from symdyn.support.names import printable


def parquet_log(file: str, joints: Sequence[str], signal: str = TORQUE) -> TableLog:
    """The log of a .parquet file; row groups are read as they are needed."""
    name = printable(file)
    if not Path(file).is_file():
        raise LogError("there is no such file; give the path of a log", name)
    pq = library("pyarrow.parquet", name)
    with (
        library_errors(name, "is no Parquet file", "write one, or a .csv"),
        pq.ParquetFile(file) as stored,
    ):
        header = stored.schema_arrow.names

    def batches(names: Sequence[str]) -> Iterator[Numbers]:
        with (
            library_errors(name, "cannot be read", "give columns of numbers"),
            pq.ParquetFile(file) as stored,
        ):
            for batch in stored.iter_batches(CHUNK, columns=list(names), use_threads=False):
                columns = [batch.column(key).to_numpy(zero_copy_only=False) for key in names]
                yield np.stack(columns, axis=1).astype(float)

    return TableLog(name, header, batches, joints, signal)
