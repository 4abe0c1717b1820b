"""Interleaved timing: in every round each entry runs once, in sweeps over all events.

Other users of the machine slow contestants down, some more than others (the two threads of a core
share its units and caches). So the time of an entry is a low percentile of its rounds: the time it
takes undisturbed. The median is reported beside it; on a quiet machine the two are the same.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from peers.contest import SYMDYN, Array, Entry, Layout
from peers.states import STATES
from peers.symdyn_code import BATCH, Batch, columns_of
from peers.workshop import HERE, build

CHUNK = 256  # evaluations of one entry in one round
WARM = 32
BATCH_REPEATS = 4
LOW = 5  # the percentile of the rounds that counts


@dataclass(frozen=True)
class Result:
    """The best entry of a contestant in one function of one robot."""

    entry: Entry
    time: float  # ns
    ratio: float  # its time over ours
    spread: tuple[float, float]  # the least and the largest ratio of any sweep
    median: float  # the median over all rounds of its time over ours


@dataclass(frozen=True)
class BatchResult:
    """Our best batch kernel of a function."""

    function: str
    flags: str
    time: float  # ns per evaluation
    ratios: dict[str, float]  # contestant -> its time over the kernel's


@cache
def _harness() -> ctypes.CDLL:
    library = ctypes.CDLL(str(build("harness", "c", [HERE / "harness.c"], "-O2")))
    size, pointer = ctypes.c_size_t, ctypes.c_void_p
    library.time_states.restype = ctypes.c_double
    library.time_states.argtypes = [pointer, pointer, size, size, size, pointer]
    library.time_batches.restype = ctypes.c_double
    library.time_batches.argtypes = [pointer, size, pointer, size, pointer]
    return library


def _time(item: Entry | Batch, states: Array, columns: Array, turn: int) -> float:
    """ns per evaluation, measured once."""
    consumed = ctypes.c_double()
    if isinstance(item, Batch):
        elapsed = _harness().time_batches(
            item.evaluate, BATCH, columns.ctypes.data, BATCH_REPEATS, ctypes.byref(consumed)
        )
        count = BATCH * BATCH_REPEATS
    else:
        first = states[turn * CHUNK % STATES :]
        elapsed = _harness().time_states(
            item.evaluate, first.ctypes.data, states.shape[1], CHUNK, WARM, ctypes.byref(consumed)
        )
        count = CHUNK
    if not np.isfinite(consumed.value):
        raise FloatingPointError("a contestant computed something that is not a number")
    return float(elapsed) / count


def measure(
    items: Sequence[Entry | Batch], states: Array, layout: Layout, rounds: int, seed: int
) -> Array:
    """ns per evaluation, a row for each round and a column for each item.

    Every contestant reads the states in its own order, which is prepared before the clock starts.
    """
    columns, linear_first = columns_of(states), layout.linear_first(states)
    rng = np.random.default_rng(seed)
    times = np.empty((rounds, len(items)))
    for turn in range(-1, rounds):  # the first round only warms up and is overwritten
        for k in rng.permutation(len(items)):
            item = items[k]
            swapped = isinstance(item, Entry) and item.linear_first
            own = linear_first if swapped else states
            times[max(turn, 0), k] = _time(item, own, columns, turn)
    return times


def best_results(
    entries: list[Entry], batches: list[Batch], sweeps: Sequence[Array]
) -> tuple[list[Result], BatchResult | None]:
    """The best entry of every contestant and the best batch kernel of symdyn, for one function.

    Each sweep has a column for every entry, then one for every kernel.
    """
    every = np.concatenate(sweeps)
    low = np.percentile(every, LOW, axis=0)
    low_of_sweep = np.array([np.percentile(times, LOW, axis=0) for times in sweeps])

    def best(indices: list[int]) -> int:
        return min(indices, key=lambda k: float(low[k]))

    chosen = {
        who: best([k for k, e in enumerate(entries) if e.contestant == who])
        for who in dict.fromkeys(e.contestant for e in entries)
    }
    ours = chosen[SYMDYN]
    results = []
    for k in chosen.values():
        ratios = low_of_sweep[:, k] / low_of_sweep[:, ours]
        spread = float(ratios.min()), float(ratios.max())
        median = float(np.median(every[:, k] / every[:, ours]))
        results.append(Result(entries[k], float(low[k]), float(low[k] / low[ours]), spread, median))
    if not batches:
        return results, None
    k = best(list(range(len(entries), len(low))))
    kernel = batches[k - len(entries)]
    faster = {who: float(low[j] / low[k]) for who, j in chosen.items()}
    return results, BatchResult(kernel.function, kernel.flags, float(low[k]), faster)
