"""A motion as a picture: positions, forces, energies, momentum, contact forces and drift."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.errors import RobotError
from symdyn.names import printable
from symdyn.run.stepping import Array
from symdyn.simulate.contacts import COMPONENTS, ClosedChain
from symdyn.simulate.simulated import MOMENTUM, Simulated

FORMATS = ("png", "svg", "pdf")
MOST_POINTS = 2000
"""Points of a curve; more cannot be told apart."""
LEGEND_ROWS = 8
COLOURS, LINES = 10, ("-", "--", ":", "-.")
TOTAL = "k--"
"""Above the curves that it may cover."""
KINDS = {"rad": ("joint angles", "rad"), "m": ("positions", "m"), "": ("quaternions", "")}


def kind_of(path: str | os.PathLike[str]) -> str:
    """The kind of picture that a name asks for; refuses what cannot be drawn."""
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in FORMATS:
        where = printable(os.fspath(path))
        raise RobotError("no picture has such a name; let it end in .png, .svg or .pdf", where)
    if find_spec("matplotlib") is None:
        raise RobotError("pictures need matplotlib; pip install 'symdyn[simulate]'")
    return kind


def drawn(motion: Simulated, kind: str) -> bytes:
    """The bytes of a picture, a panel for each kind of quantity above each other."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    panels = list(_panels(motion))
    figure: Any = Figure(figsize=(9, 1 + 2.2 * len(panels)), layout="constrained")
    kept = np.unique(np.linspace(0, len(motion.t) - 1, MOST_POINTS).astype(int))
    with mpl.rc_context({"svg.hashsalt": "symdyn", "axes.formatter.useoffset": False}):
        figure.suptitle(_text(motion.robot)).set_parse_math(False)
        axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False)[:, 0]
        for axis, (title, label, names, values) in zip(axes, panels, strict=True):
            for k, (name, column) in enumerate(zip(names, values.T, strict=True)):
                line = TOTAL if name == "total" else LINES[k // COLOURS % len(LINES)]
                axis.plot(motion.t[kept], column[kept], line, label=_text(name), linewidth=1.3)
            axis.set_title(title, loc="left", fontsize=10)
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
        figure.savefig(data, format=kind, dpi=130, metadata=_UNDATED[kind])
    return data.getvalue()


_UNDATED: dict[str, dict[str, None]] = {
    "png": {},
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
}


def _panels(motion: Simulated) -> Any:
    """Title, label of the axis, names of the curves and their values, for each panel."""
    units = np.array(motion.names.q_units, dtype=object)
    for unit, (title, shown) in KINDS.items():
        of = np.flatnonzero(units == unit)
        if len(of):
            names = [f"q[{k}] {motion.names.q[k]}" for k in of]
            yield f"motion: {title}", f"q ({shown})" if shown else "q", names, motion.q[:, of]
    if motion.tau.any():
        acting = np.flatnonzero(motion.tau.any(axis=0))
        names = [f"tau[{k}] {motion.names.qd[k]}" for k in acting]
        kinds = {"N m" if motion.names.qd_units[k] == "rad" else "N" for k in acting}
        yield "joint forces", f"tau ({', '.join(sorted(kinds))})", names, motion.tau[:, acting]
    energies = np.stack([motion.kinetic, motion.potential, motion.energy], axis=1)
    yield "energy", "energy (J)", ["kinetic", "potential", "total"], energies
    if motion.momentum is not None:
        yield from _drift(motion.momentum, MOMENTUM)
    if motion.closed is not None:
        yield from _contacts(motion.closed)


def _contacts(closed: ClosedChain) -> Any:
    """Moments and forces of contacts, those that are not zero throughout, and the drift."""
    for title, unit, part in (("moments", "N m", range(3)), ("forces", "N", range(3, 6))):
        each = [(k, j) for k in range(len(closed.contacts)) for j in part]
        acting = [(k, j) for k, j in each if closed.f[:, k, j].any()]
        if acting:
            names = [f"{closed.contacts[k]} {COMPONENTS[j]}" for k, j in acting]
            values = np.stack([closed.f[:, k, j] for k, j in acting], axis=1)
            yield f"contact {title}, frame_a on frame_b", f"f ({unit})", names, values
    for k, (symbol, units) in enumerate((("e", "rad, m"), ("K qd", "rad/s, m/s"))):
        title = f"drift of the constraints before correction: largest entry of {symbol}"
        yield title, f"drift ({units})", [f"|{symbol}|"], closed.drift[:, [k]]


def _drift(momentum: Array, names: Sequence[str]) -> Any:
    """The momentum minus that at the start: zero where no force acts from outside."""
    moved = momentum - momentum[0]
    for title, unit, part in (
        ("angular momentum about the origin", "N m s", slice(0, 3)),
        ("linear momentum", "N s", slice(3, 6)),
    ):
        yield f"{title}: drift since the start", f"drift ({unit})", names[part], moved[:, part]


def _text(name: str) -> str:
    """A name from a file as any font has it."""
    return printable(name, 40).encode("ascii", "backslashreplace").decode()
