"""Samples for the regression: filtered motion, torques and friction terms, decimated.

    q, tau -> low-pass at 4 cutoffs -> friction terms -> low-pass at the cutoff, every so many rows

Torques and friction terms go through the same filters. The regressor is that of the filtered
motion, whose spectrum ends far below the cutoff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from symdyn.identification.inertia.filtered_terms import FilteredTerms
from symdyn.identification.inertia.friction import MOVING
from symdyn.identification.logs.check import Found
from symdyn.identification.logs.grid import first_time, uniform
from symdyn.identification.logs.rows import Log, Numbers
from symdyn.identification.logs.zero_phase import LowPass, filtered, windows

CUTOFF = 10.0
"""Hz; relative errors are errors at this bandwidth."""
SAMPLES = 5.0
"""Samples a second over the cutoff."""
EDGE = 2.0
"""Over the cutoff: the time at both ends of a log in which filters and stops do not know enough."""


@dataclass(frozen=True)
class Samples:
    """Rows of samples; `terms` is (rows, joints, terms)."""

    t: Numbers
    q: Numbers
    qd: Numbers
    qdd: Numbers
    tau: Numbers
    terms: Numbers


def cutoff_for(found: Found) -> float:
    """The cutoff of the filter, lower where a log has too few rows a second."""
    return min(CUTOFF, found.rate / SAMPLES)


def _every(found: Found) -> int:
    """Rows of the uniform grid from one sample to the next."""
    return max(1, int(found.rate / (SAMPLES * cutoff_for(found)) + 1e-9))


def sample_rate(found: Found) -> float:
    """Samples a second."""
    return found.rate / _every(found)


def samples_of(log: Log, found: Found, joints: int, delay: float = 0.0) -> Iterator[Samples]:
    """The samples of a log, without its edges."""
    rate, cutoff = found.rate, cutoff_for(found)
    wide = LowPass(rate, min(4 * cutoff, 0.4 * rate))
    low_pass = LowPass(rate, cutoff, _every(found))
    every, margin = low_pass.every, low_pass.margin // low_pass.every
    t = first_time(found, delay)
    edge = EDGE / cutoff
    n = joints
    count = 0
    smooth = filtered(uniform(log, found, delay), wide, (0, 1), n)
    friction = FilteredTerms(low_pass, n)
    for window in windows((np.concatenate(both, axis=1) for both in smooth), low_pass):
        made = low_pass.apply(window.reflected(slice(-n)), (0, 1, 2), n)
        x, rates, bends = (part[margin : margin + window.kept] for part in made)
        terms = friction.push(window)
        times: Numbers = t + every / rate * np.arange(count, count + len(x), dtype=float)
        count += len(x)
        keep = (times >= found.start + edge) & (times <= found.end - edge)
        yield Samples(
            times[keep],
            x[keep, :n],
            x[keep, 2 * n : 3 * n] if found.has_qdd else rates[keep],
            x[keep, 3 * n :] if found.has_qdd else bends[keep],
            x[keep, n : 2 * n],
            terms[keep],
        )


def with_load(
    samples: Iterable[Samples], forces: Callable[[Numbers, Numbers, Numbers], Numbers]
) -> Iterator[Samples]:
    """The samples with the last term, that of the load: |forces| times filtered tanh(qd/v0).

    Forces change slowly beside the sign of qd, so that they may be put behind the filter.
    """
    at = MOVING.index("coulomb")
    for part in samples:
        load = np.abs(forces(part.q, part.qd, part.qdd)) * part.terms[:, :, at]
        yield replace(part, terms=np.concatenate([part.terms, load[:, :, None]], axis=2))
