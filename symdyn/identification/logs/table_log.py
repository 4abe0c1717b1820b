"""Logs in Parquet files and ROS 2 bags, read by libraries.

Needs the extra `logs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identification.logs.columns import columns_of
from symdyn.identification.logs.rows import (
    KINDS,
    TORQUE,
    LogError,
    LogRows,
    Numbers,
    library_errors,
)
from symdyn.robot.checks import hint, quote
from symdyn.support.extras import pip_install
from symdyn.support.names import printable

CHUNK = 8192
"""Number of rows per chunk."""

Batches = Callable[[Sequence[str]], Iterator[Numbers]]
"""Function that yields the columns of these names in chunks."""


class TableLog:
    """A log whose chunks a library provides."""

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

    def chunks(self, kinds: Sequence[str] = KINDS) -> Iterator[LogRows]:
        """Yield the rows in chunks."""
        line, columns = 1, self.columns.only(kinds)
        names = [self._header[k] for k in columns.used]
        for values in self._batches(names):
            if not np.isfinite(values).all():
                row, column = np.argwhere(~np.isfinite(values))[0]
                message = (
                    f"{quote(names[column])} is not finite in row {line - 1 + row}; remove "
                    "the row, or cut the log there"
                )
                raise LogError(message, self.name)
            if len(values):
                yield columns.rows(values, line)
            line += len(values)


def library(name: str, file: str) -> Any:
    """Import a library of the extra, or raise an error that names the extra."""
    try:
        return import_module(name)
    except ImportError:
        needed = f"this log needs {name.split('.')[0]}, which is not installed"
        message = f"{needed}; {pip_install('logs')}"
        raise LogError(message, file) from None


# Logs in ROS 2 bags: sensor_msgs/JointState, joints by the names in the messages.
#
# Times are header stamps relative to the first one. BAG#TOPIC selects one of several topics.

TOPIC = "#"
MESSAGE = "sensor_msgs/msg/JointState"
FIELDS = {"q": "position", "qd": "velocity", "tau": "effort"}


def bag_log(folder: str, topic: str, joints: Sequence[str], signal: str = TORQUE) -> TableLog:
    """Open a bag, a folder with metadata.yaml, as a log; messages are read on demand."""
    name = printable(folder)
    if not Path(folder, "metadata.yaml").is_file():
        message = "the folder is not a ROS 2 bag, since it has no metadata.yaml; give a log"
        raise LogError(message, name)
    bag = _Bag(folder, name)
    with bag.open() as reader:
        bag.topic = _choose_topic(reader, topic, name)
        first = next(bag.messages(reader), None)
    if first is None:
        raise LogError(f"the topic {quote(bag.topic)} has no messages; record again", name)
    bag.start = first[0]
    header = ["t"]
    for kind, field in FIELDS.items():
        if len(getattr(first[1], field)):
            header += [f"{kind}_{joint}" for joint in first[1].name]
    return TableLog(name, header, bag.batches, joints, signal)


class _Bag:
    """The messages of one topic."""

    def __init__(self, folder: str, name: str) -> None:
        self.folder, self.name = folder, name
        self.topic, self.start = "", 0

    @contextmanager
    def open(self) -> Iterator[Any]:
        """Open a reader; its errors become one line."""
        highlevel = library("rosbags.highlevel", self.name)
        typesys = library("rosbags.typesys", self.name)
        store = typesys.get_typestore(typesys.Stores.LATEST)
        with (
            library_errors(self.name, "this is not a ROS 2 bag", "give a log"),
            highlevel.AnyReader([Path(self.folder)], default_typestore=store) as reader,
        ):
            yield reader

    def messages(self, reader: Any) -> Iterator[tuple[int, Any]]:
        """Yield time stamps in ns and messages."""
        own = [c for c in reader.connections if c.topic == self.topic]
        for connection, _, raw in reader.messages(connections=own):
            message = reader.deserialize(raw, connection.msgtype)
            stamp = message.header.stamp
            yield int(stamp.sec) * 10**9 + int(stamp.nanosec), message

    def batches(self, names: Sequence[str]) -> Iterator[Numbers]:
        """Yield rows of the columns of these names, the first of which is the time."""
        wanted = [column.split("_", 1) for column in names[1:]]
        result: list[Numbers] = []
        before: list[str] | None = None
        at: list[tuple[str, int]] = []
        with self.open() as reader:
            for row, (stamp, message) in enumerate(self.messages(reader)):
                if message.name != before:
                    before = message.name
                    at = self._places(wanted, message, row)
                result.append(self._row(message, stamp, at, row))
                if len(result) == CHUNK:
                    yield np.array(result)
                    result = []
        if result:
            yield np.array(result)

    def _places(self, wanted: Sequence[list[str]], message: Any, row: int) -> list[tuple[str, int]]:
        """Return the field and the index of every column in a message."""
        for _, joint in wanted:
            if joint not in message.name:
                text = f"message {row} of {quote(self.topic)} has no joint {quote(joint)}"
                raise LogError(f"{text}; record each robot on its own topic", self.name)
        return [(FIELDS[kind], message.name.index(joint)) for kind, joint in wanted]

    def _row(self, message: Any, stamp: int, at: Sequence[tuple[str, int]], row: int) -> Numbers:
        try:
            values = [float(getattr(message, field)[k]) for field, k in at]
        except IndexError:
            text = f"message {row} of {quote(self.topic)} has fewer numbers than names"
            raise LogError(f"{text}; cut the bag there", self.name) from None
        return np.array([(stamp - self.start) * 1e-9, *values])


def _choose_topic(reader: Any, topic: str, name: str) -> str:
    """Return the requested topic, or the only one."""
    known = sorted({c.topic for c in reader.connections if c.msgtype == MESSAGE})
    if not known:
        raise LogError(f"the bag has no topic of {MESSAGE}; record joint_states", name)
    if topic and topic not in known:
        raise LogError(f"there is no topic {quote(topic)} of {MESSAGE}{hint(topic, known)}", name)
    if not topic and len(known) > 1:
        listed = ", ".join(known)
        raise LogError(f"the bag has several topics ({listed}); choose one with BAG#TOPIC", name)
    return topic or known[0]


# Logs in Parquet files: the columns of a CSV log.


def parquet_log(file: str, joints: Sequence[str], signal: str = TORQUE) -> TableLog:
    """Open a .parquet file as a log; row groups are read on demand."""
    name = printable(file)
    if not Path(file).is_file():
        raise LogError("there is no such file; give the path of a log", name)
    pq = library("pyarrow.parquet", name)
    with (
        library_errors(name, "this is not a Parquet file", "write one, or a .csv"),
        pq.ParquetFile(file) as stored,
    ):
        header = stored.schema_arrow.names

    def batches(names: Sequence[str]) -> Iterator[Numbers]:
        with (
            library_errors(name, "the columns cannot be read", "give columns of numbers"),
            pq.ParquetFile(file) as stored,
        ):
            for batch in stored.iter_batches(CHUNK, columns=list(names), use_threads=False):
                columns = [batch.column(key).to_numpy(zero_copy_only=False) for key in names]
                yield np.stack(columns, axis=1).astype(float)

    return TableLog(name, header, batches, joints, signal)
