"""A log of any format, opened, checked and summed up in Gram blocks."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identification.inertia.normal_equations import (
    SHORTEST,
    GramBlocks,
    edges_of,
    gram_blocks,
)
from symdyn.identification.inertia.samples import (
    EDGE,
    Samples,
    cutoff_for,
    sample_rate,
    samples_of,
    with_load,
)
from symdyn.identification.logs.array_log import ArrayLog, held, npz_log
from symdyn.identification.logs.check import CheckedLog, check_log
from symdyn.identification.logs.csv_log import CsvLog
from symdyn.identification.logs.repeats import period_of, share_repeated
from symdyn.identification.logs.rows import CURRENT, TORQUE, Log, LogError, Numbers, Source, span_of
from symdyn.identification.logs.table_log import TOPIC, bag_log, parquet_log
from symdyn.identification.problem import RegressionProblem, known_forces
from symdyn.identification.trace import Watch


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


REPEATED = 0.5
"""A span is rejected for validation if training has seen more than this share of it."""


@dataclass(frozen=True, eq=False)
class ReadLog:
    """A log that was read: its blocks, what was found, the span used, notes, samples to show."""

    blocks: GramBlocks
    about: CheckedLog
    span: tuple[float, float]
    notes: tuple[str, ...]
    watch: Watch


@dataclass(frozen=True)
class LogReader:
    """Checks a log and accumulates its blocks; it may be sent to another process.

    The regressor has `width` columns, by default one for each base parameter.
    """

    problem: RegressionProblem
    regressor: Any
    clock: str
    delay: float
    folds: int | None = None
    width: int | None = None

    def __call__(self, source: Source) -> ReadLog:
        """Read a log, or the span of it that is asked for."""
        problem, width = self.problem, self.width
        span = span_of(source)
        log = open_log(span.source, problem.names, problem.signal)
        found = check_log(log, problem.robot, problem.names, self.clock)
        start, end = span.within(found.start, found.end, found.name)
        whole = (start, end) == (found.start, found.end)
        notes = [
            f"{found.name}: {found.rows} rows, {found.start:.6g} to {found.end:.6g} s, "
            f"{found.rate:.6g} Hz" + ("" if whole else f"; used {start:.6g} to {end:.6g} s")
        ]
        notes += [f"{found.name}: {note}" for note in found.notes]
        period = period_of(found.trace)
        if period is not None:
            about = f"{found.name}: repeats after {period:.5g} s"
            if self.folds is not None and end - start > period:
                end = start + period
                about += "; folds are those of one period"
            notes.append(about)
        edge = EDGE / cutoff_for(found)
        start, end = max(start, found.start + edge), min(end, found.end - edge)
        if end - start < 8 * SHORTEST:
            message = f"{end - start:.3g} s are left between the edges of the filter; give more"
            raise LogError(message, found.name)
        watch = Watch(start, end, sample_rate(found), period)
        samples = samples_of(log, found, len(problem.names), self.delay)
        blocks = gram_blocks(
            watch.along(with_load(samples, self.regressor.nominal)),
            self.regressor,
            right_side(problem),
            edges_of(start, end, self.folds or 1),
            len(problem.base.kept) if width is None else width,
        )
        return ReadLog(blocks, found, (start, end), tuple(notes), watch)


def right_side(problem: RegressionProblem) -> Callable[[Samples], Numbers]:
    """tau - known of torques; the columns known, i of currents, whose gains come later."""
    known = known_forces(problem.robot)
    if problem.signal == CURRENT:
        return lambda part: np.stack([known(part), part.tau], axis=2)
    return lambda part: (part.tau - known(part))[:, :, None]


def reject_repeats(trained: Sequence[ReadLog], judged: ReadLog) -> None:
    """Reject to judge on motion that was trained on."""

    def cut(log: ReadLog) -> Numbers:
        t = log.about.trace[:, 0]
        return log.about.trace[(t >= log.span[0]) & (t <= log.span[1])]

    shares = [share_repeated(cut(one), cut(judged)) for one in trained]
    if max(shares) > REPEATED:
        message = (
            f"{100 * max(shares):.0f} % of the span for validation repeats the training "
            "trajectory, and says nothing about unseen motion; choose another span or log"
        )
        raise LogError(message, judged.about.name)
