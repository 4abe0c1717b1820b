"""Charts of the reports: curves and points in SVG pixels, for a template to lay out.

    px = left + (x - x0) / (x1 - x0) width

Coordinates are integers and relative to the previous point, so that a curve takes about six bytes
per point.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from symdyn.identification.logs.rows import Numbers


def number(x: float | None, digits: int = 4) -> str:
    """Format a number with some significant digits, or a dash if there is none.

    >>> number(0.00123456), number(None)
    ('0.001235', '-')
    """
    return "-" if x is None or math.isnan(x) else f"{x:.{digits}g}"


WIDE, HIGH = 1000, 300
NARROW = 620
LEFT, RIGHT, TOP, BOTTOM = 80, 12, 10, 34
LABEL = 80
"""Pixels reserved for the label of the x axis."""
MARGIN = 0.06
"""Free share of the range above and below the curves."""


@dataclass(frozen=True)
class Line:
    """A curve or dots: style, and the `d` of an SVG path."""

    kind: str
    d: str


@dataclass(frozen=True)
class Chart:
    """A chart in SVG pixels. Ticks are (pixel, text)."""

    title: str
    x_label: str
    y_label: str
    x_ticks: tuple[tuple[int, str], ...]
    y_ticks: tuple[tuple[int, str], ...]
    zero: int | None
    lines: tuple[Line, ...]
    wide: int
    right: int
    high: int = HIGH
    left: int = LEFT
    top: int = TOP
    bottom: int = HIGH - BOTTOM


Curve = tuple[str, Numbers, Numbers]
"""Style (`dots` are points), x and y."""


def chart(
    title: str,
    labels: tuple[str, str],
    curves: Iterable[Curve],
    y_range: tuple[float, float] | None = None,
    wide: int = WIDE,
) -> Chart:
    """Return a chart of curves with common axes."""
    drawn = [(kind, x, y) for kind, x, y in curves if len(x)]
    x0, x1 = _range([x for _, x, _ in drawn])
    y0, y1 = y_range or wide_range([y for _, _, y in drawn])

    right = wide - RIGHT

    def px(x: Numbers | float) -> Numbers:
        return LEFT + (np.asarray(x, float) - x0) / (x1 - x0) * (right - LEFT)

    def py(y: Numbers | float) -> Numbers:
        return HIGH - BOTTOM - (np.asarray(y, float) - y0) / (y1 - y0) * (HIGH - TOP - BOTTOM)

    x_ticks = [(round(float(px(v))), text) for v, text in nice_ticks(x0, x1, wide // 100)]
    y_ticks = [(round(float(py(v))), text) for v, text in nice_ticks(y0, y1, 5)]
    return Chart(
        title,
        *labels,
        tuple(tick for tick in x_ticks if LEFT <= tick[0] < right - LABEL),
        tuple(y_ticks),
        round(float(py(0.0))) if y0 < 0 < y1 else None,
        tuple(Line(kind, _path(px(x), py(y), kind == "dots")) for kind, x, y in drawn),
        wide,
        right,
    )


def wide_range(parts: Sequence[Numbers]) -> tuple[float, float]:
    """Return the range of the values with a margin."""
    low, high = _range(parts)
    return low - MARGIN * (high - low), high + MARGIN * (high - low)


def _range(parts: Sequence[Numbers]) -> tuple[float, float]:
    low = min((float(part.min()) for part in parts), default=0.0)
    high = max((float(part.max()) for part in parts), default=1.0)
    if high - low <= 1e-9 * max(abs(low), abs(high), 1e-9):
        margin = max(abs(low), 1e-3)
        return low - margin, high + margin
    return low, high


def nice_ticks(low: float, high: float, count: int) -> list[tuple[float, str]]:
    """Return about `count` round numbers from low to high, with their text.

    >>> [text for _, text in nice_ticks(-0.3, 1.1, 3)]
    ['0.0', '0.5', '1.0']
    """
    rough = (high - low) / count
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(k * power for k in (1, 2, 5, 10) if k * power >= rough * (1 - 1e-9))
    digits = max(0, -math.floor(math.log10(step) + 1e-9))
    places = range(math.ceil(low / step), math.floor(high / step) + 1)
    return [(k * step, f"{k * step + 0.0:.{digits}f}") for k in places]


def _path(x: Numbers, y: Numbers, dots: bool) -> str:
    """Return the SVG path through the points."""
    at = np.column_stack([np.rint(x), np.rint(y)]).astype(int)
    if dots:
        return "".join(f"M{a} {b}h0" for a, b in np.unique(at, axis=0).tolist())
    steps = np.diff(at, axis=0).tolist()
    return f"M{at[0, 0]} {at[0, 1]}l" + " ".join(f"{a} {b}" for a, b in steps or [[0, 0]])
