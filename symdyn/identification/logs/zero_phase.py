"""A Butterworth low-pass forward and backward in time, with derivatives and decimation.

    |H(f)|^2 = 1 / (1 + (tan(pi f/rate) / tan(pi cutoff/rate))^(2 order))

Filtering forward and backward cancels the phase and gives the gain |H|^2, which is applied to the
spectrum of a window. The response decays within `MARGIN` periods of the cutoff; windows overlap by
that much, and the ends of a log are reflected through their first and last point. Decimation adds
the aliased parts of the spectrum. SciPy's `sosfiltfilt` needs the whole log in memory and does not
compute derivatives.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.identification.logs.rows import Numbers

ORDER = 4
MARGIN = 10.0
"""Overlap of windows in periods of the cutoff: the slowest pole decays to exp(-24)."""
WINDOW = 8192


def gain(f: Numbers, rate: float, cutoff: float, order: int = ORDER) -> Numbers:
    """Return |H|^2 at the frequencies f.

    >>> gain(np.array([0.0, 10.0]), 1000.0, 10.0).tolist()
    [1.0, 0.5]
    """
    warped = np.tan(np.pi * np.minimum(f / rate, 0.5 - 1e-9)) / np.tan(np.pi * cutoff / rate)
    result: Numbers = 1 / (1 + warped ** (2 * order))
    return result


@dataclass(frozen=True)
class LowPass:
    """A low-pass filter for rows at `rate` Hz, decimated by the factor `every`."""

    rate: float
    cutoff: float
    every: int = 1

    @property
    def margin(self) -> int:
        """Number of invalid rows at the ends of a window, a multiple of `every`."""
        return -(-int(np.ceil(MARGIN / self.cutoff * self.rate)) // self.every) * self.every

    def sections(self) -> list[tuple[float, float, float]]:
        """Return b, a1, a2 of the sections  b (1 + 1/z)^2 / (1 + a1/z + a2/z^2)  of H.

        >>> [round(4 * b / (1 + a1 + a2), 12) for b, a1, a2 in LowPass(1000.0, 10.0).sections()]
        [1.0, 1.0]
        """
        c = math.tan(math.pi * self.cutoff / self.rate)
        result = []
        for k in range(ORDER // 2):
            damping = 2 * math.sin(math.pi * (2 * k + 1) / (2 * ORDER))
            D = 1 + damping * c + c * c
            result.append((c * c / D, 2 * (c * c - 1) / D, (1 - damping * c + c * c) / D))
        return result

    def apply(
        self, x: Numbers, derivatives: Sequence[int] = (0,), moving: int | None = None
    ) -> list[Numbers]:
        """Filter the columns of x, differentiate the first `moving`, and decimate.

        The number of rows must be a multiple of `every`. A margin of rows at both ends is invalid;
        the caller removes it.
        """
        n = len(x)
        slope = (x[-1] - x[0]) * self.rate / n
        line = np.multiply.outer(slope, np.arange(n) / self.rate)
        line += x[0][:, None]
        spectrum = np.fft.rfft(x.T - line)
        factors = _factors(self, n)
        result = []
        for order in derivatives:
            own = spectrum[: moving if order else None] * factors[order]
            part = np.fft.irfft(_decimated_spectrum(own, n, self.every), n // self.every)
            if order == 0:
                part += line[:, :: self.every]
            elif order == 1:
                part += slope[:moving, None]
            result.append(part.T)
        return result


@lru_cache(maxsize=8)
def _factors(low_pass: LowPass, n: int) -> list[NDArray[Any]]:
    """Return the factors from a spectrum of n rows to those of filtered rows and derivatives."""
    f: Numbers = np.arange(n // 2 + 1, dtype=float) * (low_pass.rate / n)
    own = gain(f, low_pass.rate, low_pass.cutoff) / low_pass.every
    return [own, *(own * (2j * np.pi * f) ** order for order in (1, 2))]


def _decimated_spectrum(spectrum: NDArray[Any], n: int, every: int) -> NDArray[Any]:
    """Return the spectrum after decimation of n rows by `every`."""
    if every == 1:
        return spectrum
    period = n // every
    half = period // 2 + 1
    folded = np.zeros((len(spectrum), half), complex)
    for start in range(0, n // 2 + 1, period):  # frequencies above half of the rate alias
        above = spectrum[:, start : start + half]
        folded[:, : above.shape[1]] += above
    for end in range(period, n - n // 2 - 1 + half, period):
        first = max(end - (n - 1) // 2, 0)
        below = spectrum[:, end - first : max(end - half, 0) : -1]
        folded[:, first : first + below.shape[1]] += below.conj()
    return folded


@dataclass(frozen=True)
class Window:
    """Rows to filter, with the numbers of rows to reflect before and after them.

    The next window begins `step` rows later. Between the invalid margins at both ends `kept` rows
    remain after decimation.
    """

    rows: Numbers
    before: int
    after: int
    step: int
    kept: int

    def reflected(self, columns: slice = slice(None)) -> Numbers:
        """Return the rows with their reflections; reflections longer than the rows are constant."""
        x = self.rows[:, columns]
        last = len(x) - 1
        front = np.minimum(np.arange(self.before, 0, -1), last)
        back = last - np.minimum(np.arange(1, self.after + 1), last)
        return np.concatenate([2 * x[0] - x[front], x, 2 * x[-1] - x[back]])


def windows(chunks: Iterable[Numbers], low_pass: LowPass) -> Iterator[Window]:
    """Split a signal in chunks into windows to filter, of FFT-friendly lengths."""
    margin, every = low_pass.margin, low_pass.every
    whole = _fft_length(max(WINDOW, 4 * margin) + 2 * margin, every)
    pending: list[Numbers] = []
    size, before = 0, margin
    for chunk in chunks:
        pending.append(chunk)
        size += len(chunk)
        while before + size >= whole:
            rows = np.concatenate(pending)
            step = whole - before - 2 * margin
            yield Window(rows[: whole - before], before, 0, step, (whole - 2 * margin) // every)
            pending, size, before = [rows[step:]], size - step, 0
    left = before + size - margin
    if size and left > 0:
        after = _fft_length(before + size + margin, every) - before - size
        yield Window(np.concatenate(pending), before, after, size, -(-left // every))


def _fft_length(least: int, every: int) -> int:
    """Return the smallest `every` 2^a 3^b 5^c that is at least `least`, an FFT-friendly length."""
    smallest = 2 * least * every
    three = 1
    while three * every < 3 * least:
        five = three
        while five * every < 5 * least:
            two = five
            while two * every < least:
                two *= 2
            smallest = min(smallest, two * every)
            five *= 5
        three *= 3
    return smallest


def filtered(
    chunks: Iterable[Numbers],
    low_pass: LowPass,
    derivatives: Sequence[int] = (0,),
    moving: int | None = None,
) -> Iterator[list[Numbers]]:
    """Apply the filter to a signal in chunks, with reflected ends.

    The resulting chunks contain rows 0, every, 2 every, ... of the signal.
    """
    margin = low_pass.margin // low_pass.every
    for window in windows(chunks, low_pass):
        result = low_pass.apply(window.reflected(), derivatives, moving)
        yield [x[margin : margin + window.kept] for x in result]
