"""Curves over time as a picture, a panel for each kind of quantity; files written whole."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.support.extras import pip_install
from symdyn.support.names import MARK, printable

Array = NDArray[np.float64]
Panel = tuple[str, str, Sequence[str], Array]
"""A title, the label of the axis, names of curves, and their values: a column for each."""

FORMATS = ("png", "svg", "pdf")
MOST_POINTS = 2000
"""Most points of a curve; more would not be visible."""
LEGEND_ROWS = 8
COLOURS, LINES = 10, ("-", "--", ":", "-.")
TOTAL = "k--"
"""Above the curves that it may cover."""
_METADATA: dict[str, dict[str, str | None]] = {
    "png": {"Software": MARK},
    "svg": {"Creator": MARK, "Date": None},
    "pdf": {"Creator": MARK, "CreationDate": None},
}


def kind_of(path: str | os.PathLike[str]) -> str:
    """The kind of picture that a name asks for; rejects what cannot be drawn."""
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in FORMATS:
        where = printable(os.fspath(path))
        raise RobotError("no picture format has this suffix; use .png, .svg or .pdf", where)
    if find_spec("matplotlib") is None:
        raise RobotError(f"pictures need matplotlib; {pip_install('simulate')}")
    return kind


def picture(title: str, t: Array, panels: Iterable[Panel], kind: str) -> bytes:
    """The bytes of a picture, the panels above each other; the curve `total` is dashed."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    panels = list(panels)
    figure: Any = Figure(figsize=(9, 1 + 2.2 * len(panels)), layout="constrained")
    kept = np.unique(np.linspace(0, len(t) - 1, MOST_POINTS).astype(int))
    with mpl.rc_context({"svg.hashsalt": "symdyn", "axes.formatter.useoffset": False}):
        figure.suptitle(_text(title)).set_parse_math(False)
        axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        for axis, (heading, label, names, values) in zip(axes, panels, strict=True):
            for k, (name, column) in enumerate(zip(names, values.T, strict=True)):
                line = TOTAL if name == "total" else LINES[k // COLOURS % len(LINES)]
                axis.plot(t[kept], column[kept], line, label=_text(name), linewidth=1.3)
            axis.set_title(heading, loc="left", fontsize=10)
            axis.set_ylabel(label)
            axis.grid(alpha=0.3)
            axis.margins(x=0)
            legend = axis.legend(
                loc="center left",
                bbox_to_anchor=(1.01, 0.5),
                fontsize=8,
                ncols=-(-len(names) // LEGEND_ROWS),
                frameon=False,
            )
            for entry in legend.get_texts():
                entry.set_parse_math(False)
        axes[-1].set_xlabel("time t (s)")
        figure.align_ylabels()
        data = io.BytesIO()
        figure.savefig(data, format=kind, dpi=130, metadata=_METADATA[kind])
    return data.getvalue()


def _text(name: str) -> str:
    """A name from a file as any font has it."""
    return printable(name, 40).encode("ascii", "backslashreplace").decode()
