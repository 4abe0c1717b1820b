"""A log of any format, opened, checked and summed up in Gram blocks."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.identification.inertia.gram import SHORTEST, GramBlocks, edges_of, gram_blocks
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
"""A span is refused for validation if training has seen more than this share of it."""


def read_blocks(
    source: Source,
    problem: RegressionProblem,
    regressor: Any,
    clock: str,
    delay: float,
    folds: int | None,
    width: int | None = None,
) -> tuple[GramBlocks, tuple[CheckedLog, tuple[float, float]], list[str], Watch]:
    """Check a log and accumulate its blocks; some samples are kept to be shown.

    The regressor has `width` columns, by default one for each base parameter.
    """
    span = span_of(source)
    log = open_log(span.source, problem.names, problem.signal)
    found = check_log(log, problem.robot, problem.names, clock)
    edge = EDGE / cutoff_for(found)
    start, end = span.within(found.start, found.end, found.name)
    about = [
        f"{found.name}: {found.rows} rows, {found.start:.6g} to {found.end:.6g} s, "
        f"{found.rate:.6g} Hz"
        + ("" if (start, end) == (found.start, found.end) else f"; used {start:.6g} to {end:.6g} s")
    ]
    about += [f"{found.name}: {note}" for note in found.notes]
    period = period_of(found.trace)
    if period is not None and folds is not None and end - start > period:
        end = start + period
        about.append(f"{found.name}: repeats after {period:.5g} s; folds are those of one period")
    elif period is not None:
        about.append(f"{found.name}: repeats after {period:.5g} s")
    start, end = max(start, found.start + edge), min(end, found.end - edge)
    if end - start < 8 * SHORTEST:
        message = f"{end - start:.3g} s are left between the edges of the filter; give more"
        raise LogError(message, found.name)
    edges = edges_of(start, end, folds or 1)
    watch = Watch(start, end, sample_rate(found), period)
    samples = samples_of(log, found, len(problem.names), delay)
    blocks = gram_blocks(
        watch.along(with_load(samples, regressor.nominal)),
        regressor,
        right_side(problem),
        edges,
        len(problem.base.kept) if width is None else width,
    )
    return blocks, (found, (start, end)), about, watch


@dataclass(frozen=True)
class LogReading:
    """What is done to a log, as an object that may be sent to another process."""

    problem: RegressionProblem
    regressor: Any
    clock: str
    delay: float
    folds: int | None
    width: int | None = None

    def __call__(
        self, source: Source
    ) -> tuple[GramBlocks, tuple[CheckedLog, tuple[float, float]], list[str], Watch]:
        """The blocks of a log, what was found in it, lines about it, and samples to show."""
        how = (self.clock, self.delay, self.folds, self.width)
        return read_blocks(source, self.problem, self.regressor, *how)


def right_side(problem: RegressionProblem) -> Callable[[Samples], Numbers]:
    """tau - known of torques; the columns known, i of currents, whose gains come later."""
    known = known_forces(problem.robot)
    if problem.signal == CURRENT:
        return lambda part: np.stack([known(part), part.tau], axis=2)
    return lambda part: (part.tau - known(part))[:, :, None]


def refuse_repeats(
    trained: Sequence[tuple[CheckedLog, tuple[float, float]]],
    judged: tuple[CheckedLog, tuple[float, float]],
) -> None:
    """Refuse to judge on motion that was trained on."""

    def cut(found: CheckedLog, span: tuple[float, float]) -> Numbers:
        t = found.trace[:, 0]
        return found.trace[(t >= span[0]) & (t <= span[1])]

    shares = [share_repeated(cut(*one), cut(*judged)) for one in trained]
    if max(shares) > REPEATED:
        message = (
            f"{100 * max(shares):.0f} % of the span for validation repeats the training "
            "trajectory, and says nothing about unseen motion; choose another span or log"
        )
        raise LogError(message, judged[0].name)
