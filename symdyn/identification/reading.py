"""Reading of logs of any format: open, validate, accumulate Gram blocks."""

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
    with_load_term,
)
from symdyn.identification.logs.array_log import ArrayLog, arrays_in_memory, npz_log
from symdyn.identification.logs.check import CheckedLog, check_log
from symdyn.identification.logs.csv_log import CsvLog
from symdyn.identification.logs.repeats import period_of, repeated_share
from symdyn.identification.logs.rows import CURRENT, TORQUE, Log, LogError, Numbers, Source, span_of
from symdyn.identification.logs.table_log import TOPIC, bag_log, parquet_log
from symdyn.identification.problem import RegressionProblem, known_forces
from symdyn.identification.trace import SampleRecorder


def open_log(
    source: str | os.PathLike[str] | Mapping[str, Any],
    joints: Sequence[str],
    signal: str = TORQUE,
) -> Log:
    """Open a log: a .csv, .npz or .parquet file, the folder of a ROS 2 bag, or arrays."""
    if isinstance(source, Mapping):
        return ArrayLog("arrays", arrays_in_memory(source), joints, signal)
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
"""Largest accepted share of a validation span that repeats the training motion."""


@dataclass(frozen=True, eq=False)
class LogData:
    """A log after reading: Gram blocks, result of the validation, used span, notes, samples."""

    blocks: GramBlocks
    about: CheckedLog
    span: tuple[float, float]
    notes: tuple[str, ...]
    recorder: SampleRecorder


@dataclass(frozen=True)
class LogReader:
    """Validates logs and accumulates their blocks; it can be sent to another process.

    The regressor has `width` columns, by default one for each base parameter.
    """

    problem: RegressionProblem
    regressor: Any
    clock: str
    delay: float
    folds: int | None = None
    width: int | None = None

    def __call__(self, source: Source) -> LogData:
        """Read a log or a span of it."""
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
                about += "; folds divide one period"
            notes.append(about)
        edge = EDGE / cutoff_for(found)
        start, end = max(start, found.start + edge), min(end, found.end - edge)
        if end - start < 8 * SHORTEST:
            message = (
                f"{end - start:.3g} s remain between the edges of the filter; give a longer span"
            )
            raise LogError(message, found.name)
        recorder = SampleRecorder(start, end, sample_rate(found), period)
        samples = samples_of(log, found, len(problem.names), self.delay)
        blocks = gram_blocks(
            recorder.along(with_load_term(samples, self.regressor.nominal)),
            self.regressor,
            right_side(problem),
            edges_of(start, end, self.folds or 1),
            len(problem.base.kept) if width is None else width,
        )
        return LogData(blocks, found, (start, end), tuple(notes), recorder)


def right_side(problem: RegressionProblem) -> Callable[[Samples], Numbers]:
    """Return the right side: tau - known for torques, the columns known and i for currents."""
    known = known_forces(problem.robot)
    if problem.signal == CURRENT:
        return lambda part: np.stack([known(part), part.tau], axis=2)
    return lambda part: (part.tau - known(part))[:, :, None]


def reject_repeats(training: Sequence[LogData], validation: LogData) -> None:
    """Reject a validation log whose motion is part of the training data."""

    def cut(log: LogData) -> Numbers:
        t = log.about.trace[:, 0]
        return log.about.trace[(t >= log.span[0]) & (t <= log.span[1])]

    shares = [repeated_share(cut(one), cut(validation)) for one in training]
    if max(shares) > REPEATED:
        message = (
            f"{100 * max(shares):.0f} % of the span for validation repeats the training "
            "trajectory, so that it cannot validate the model; choose another span or log"
        )
        raise LogError(message, validation.about.name)
