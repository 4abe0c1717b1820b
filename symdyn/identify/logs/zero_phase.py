"""A Butterworth low-pass forward and backward in time, with derivatives and decimation.

    |H(f)|^2 = 1 / (1 + (tan(pi f/rate) / tan(pi cutoff/rate))^(2 order))

Forward and backward the phases cancel and the gain is |H|^2, so that the filter is applied as this
gain to the spectrum of a window. The response dies out within `MARGIN` over the cutoff; windows
overlap by that much, and the ends of a log are reflected through their first and last point.
Decimation keeps the low part of the spectrum only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from symdyn.identify.logs.rows import Numbers

ORDER = 4
MARGIN = 10.0
"""Windows overlap by this over the cutoff, in seconds: the slowest pole falls to exp(-24)."""
WINDOW = 8192


def gain(f: Numbers, rate: float, cutoff: float, order: int = ORDER) -> Numbers:
    """|H|^2 at the frequencies f.

    >>> gain(np.array([0.0, 10.0]), 1000.0, 10.0).tolist()
    [1.0, 0.5]
    """
    warped = np.tan(np.pi * np.minimum(f / rate, 0.5 - 1e-9)) / np.tan(np.pi * cutoff / rate)
    result: Numbers = 1 / (1 + warped ** (2 * order))
    return result


def low_pass(
    x: Numbers, rate: float, cutoff: float, every: int = 1, derivatives: Sequence[int] = (0,)
) -> list[Numbers]:
    """The columns of x, and their derivatives, at every so many rows; len(x) a multiple of it.

    The ends are wrong for a margin: whoever calls cuts it off.
    """
    n = len(x)
    kept = n // every
    line = np.linspace(0.0, 1.0, n, endpoint=False)[:, None] * (x[-1] - x[0])
    slope = (x[-1] - x[0]) * rate / n
    f: Numbers = np.arange(kept // 2 + 1, dtype=float) * (rate / n)
    spectrum = np.fft.rfft(x - x[0] - line, axis=0)[: len(f)]
    spectrum *= gain(f, rate, cutoff)[:, None] / every
    made = []
    for order in derivatives:
        part = np.fft.irfft(spectrum * (2j * np.pi * f[:, None]) ** order, kept, axis=0)
        if order == 0:
            part += (x[0] + line)[::every]
        elif order == 1:
            part += slope
        made.append(part)
    return made


def filtered(
    chunks: Iterable[Numbers],
    rate: float,
    cutoff: float,
    every: int = 1,
    derivatives: Sequence[int] = (0,),
) -> Iterator[list[Numbers]]:
    """The same of a signal that comes in chunks, whole: its ends are reflected.

    Chunks that come out have rows 0, every, 2 every, ... of the signal.
    """
    margin = -(-int(np.ceil(MARGIN / cutoff * rate)) // every) * every
    window = -(-max(WINDOW, 4 * margin) // every) * every
    held: Numbers | None = None
    started = False
    for chunk in chunks:
        held = chunk if held is None else np.concatenate([held, chunk])
        if not started and len(held) > margin:
            held = np.concatenate([2 * held[0] - held[margin:0:-1], held])
            started = True
        while started and len(held) >= window + 2 * margin:
            made = low_pass(held[: window + 2 * margin], rate, cutoff, every, derivatives)
            yield [x[margin // every : (margin + window) // every] for x in made]
            held = held[window:]
    if held is None or not len(held):
        return
    if not started:
        reach = min(margin, len(held) - 1)
        front = 2 * held[0] - held[reach:0:-1]
        held = np.concatenate([np.repeat(front[:1], margin - reach, axis=0), front, held])
    rows = len(held) - margin
    reach = min(margin, len(held) - 1)
    held = np.concatenate([held, 2 * held[-1] - held[-2 : -reach - 2 : -1]])
    short = (rows + 2 * margin) - len(held) + (-(rows + 2 * margin)) % every
    held = np.concatenate([held, np.repeat(held[-1:], short, axis=0)])
    made = low_pass(held, rate, cutoff, every, derivatives)
    yield [x[margin // every : -(-(margin + rows) // every)] for x in made]
