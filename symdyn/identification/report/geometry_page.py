"""The page of a calibration: verdict, errors pose by pose, corrections, what poses do not show."""

from __future__ import annotations

import numpy as np

from symdyn import __version__
from symdyn.identification.geometry.calibrated import SCALES, Calibrated, direction_text, frame_dict
from symdyn.identification.geometry.rigid import Numbers
from symdyn.identification.report.chart import Chart, Curve, chart
from symdyn.identification.report.geometry_verdict import calibration_verdict
from symdyn.identification.report.numbers import number
from symdyn.support.templates import render_page

CURVES = (("before", "measured"), ("after", "model"), ("left_out", "error"))
"""Residuals, and the curves that they are drawn as."""


def calibration_page(found: Calibrated) -> str:
    """The text of the HTML file."""
    frames = {name: frame_dict(X) for name, X in (("base", found.base), ("tool", found.tool))}
    return render_page(
        "report/calibration.html.j2",
        version=__version__,
        found=found,
        title=f"{found.robot.name}: calibration",
        verdict=calibration_verdict(found),
        charts=[_chart(found, k) for k in range(found.residuals.after.shape[1])],
        errors=_errors(found),
        corrections=_corrections(found),
        frames=frames,
        null=[direction_text(direction) for direction in found.null],
        number=number,
    )


def _chart(found: Calibrated, k: int) -> Chart:
    """Errors of positions (k = 0) or orientations over the number of the pose."""
    curves: list[Curve] = []
    for name, kind in CURVES:
        sizes: Numbers = 1e3 * getattr(found.residuals, name)[:, k]
        at = np.flatnonzero(~np.isnan(sizes))
        curves.append((kind, np.array(at + 1, float), sizes[at]))
    title = ("positions", "orientations")[k]
    highest = 1.06 * max(float(y.max()) for _, _, y in curves if len(y)) or 1.0
    return chart(title, ("pose", ("mm", "mrad")[k]), curves, (0.0, highest))


def _errors(found: Calibrated) -> list[tuple[str, list[float | None]]]:
    """Names and errors: RMS and largest, mm and mrad."""
    rows = (
        ("before (base and tool fitted)", found.before),
        ("after", found.after),
        ("left-out poses", found.left_out),
        ("other poses (--validate)", found.unseen),
    )
    made = []
    for name, errors in rows:
        if errors is not None:
            sizes: list[float | None] = [errors.rms, errors.largest]
            sizes += [errors.angle_rms, errors.angle_largest] if found.poses.oriented else []
            made.append((name, [None if x is None else 1e3 * x for x in sizes]))
    return made


def _corrections(found: Calibrated) -> list[dict[str, object]]:
    made: list[dict[str, object]] = []
    for p in found.fitted:
        if p.group not in ("base", "tool"):
            scale, unit = SCALES.get(p.unit, (1.0, p.unit))
            sigma = scale * (p.sigma or 0.0)
            made.append({"name": p.name, "value": scale * p.value, "sigma": sigma, "unit": unit})
    return made
