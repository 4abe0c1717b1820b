"""Report of an identification: verdict, errors, curves, parameters, inertias, notes."""

from __future__ import annotations

import math

import numpy as np

from symdyn import __version__
from symdyn.identification.inertia.friction import DELTAS, MOVING, PLAIN, TERMS, terms_of
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.report_chart import NARROW, Chart, chart, number, wide_range
from symdyn.identification.result import IdentifiedParameters, verdict_of
from symdyn.identification.trace import Trace
from symdyn.support.templates import render_page

POINTS = 24_000
"""Number of points of the curves of one kind, over all joints."""
DOTS = 300


def identification_page(result: IdentifiedParameters) -> str:
    """Return the identification report as HTML."""
    used = [result.joints.index(name) for name in result.training.joints]
    shown = result.shown
    return render_page(
        "report/identification.html.j2",
        version=__version__,
        result=result,
        title=f"{result.robot.name}: identification",
        verdict=verdict_of(result),
        logs=", ".join(result.logs),
        unseen_title=_unseen_title(result),
        errors=[_error_row(result, k, j) for k, j in enumerate(used)],
        shown=shown,
        torques=[_torques(result, j) for j in used],
        frictions=[_friction(result, j) for j in used if result.choice[j]],
        base=[p for p in result.parameters if p["kind"] == "base"],
        gains=[p for p in result.parameters if p["kind"] == "friction"],
        drives=_drive_rows(result),
        bodies=_link_rows(result),
        number=number,
    )


def _unseen_title(result: IdentifiedParameters) -> str:
    if result.folds is not None:
        return f"unseen ({result.folds} folds)"
    return "unseen (validation)" if result.validation else ""


def _error_row(result: IdentifiedParameters, k: int, j: int) -> dict[str, object]:
    validation, shown = result.validation, result.shown
    terms = [TERMS[i] for i in result.choice[j]]
    more = [term for term in terms if term not in PLAIN]
    return {
        "name": result.joints[j],
        "training": result.training.percent[k],
        "unseen": math.nan if validation is None else validation.percent[k],
        "rms": (validation or result.training).rms[k],
        "moving": shown.moving.percent[k],
        "floor": math.nan if shown.floor is None else shown.floor.percent[k],
        "friction": ", ".join(["plain", *more]) if terms else "none",
    }


def _torques(result: IdentifiedParameters, j: int) -> tuple[str, list[Chart]]:
    """Draw training and unseen motion of a joint on the same force scale."""
    traces = [("training", result.shown.training)]
    if result.shown.unseen is not None:
        traces.append(("unseen", result.shown.unseen))
    parts = [x for _, trace in traces for x in _forces(trace, j)]
    scale = wide_range(parts)
    unit = result.units[j]
    charts = []
    for title, trace in traces:
        most = max(2, POINTS // len(result.joints))
        at = np.unique(np.linspace(0, len(trace.t) - 1, min(len(trace.t), most)).astype(int))
        tau, model, error = (x[at] for x in _forces(trace, j))
        curves = [("error", error), ("measured", tau), ("model", model)]
        drawn = [(kind, trace.t[at], y) for kind, y in curves]
        charts.append(chart(title, ("s", unit), drawn, scale))
    return result.joints[j], charts


def _forces(trace: Trace, j: int) -> tuple[Numbers, Numbers, Numbers]:
    tau, model = trace.tau[:, j], trace.model[:, j]
    return tau, model, tau - model


def _friction(result: IdentifiedParameters, j: int) -> Chart:
    """Draw the friction law at steady velocity, and the friction that the samples imply."""
    trace = result.shown.training
    reach = float(np.abs(trace.qd[:, j]).max()) or 1.0
    v = np.concatenate([[-1.0], np.linspace(-1, 1, 121) ** 3, [1.0]])[:, None] * reach
    stops = np.broadcast_to(np.sign(v)[:, :, None], (*v.shape, len(DELTAS)))
    law = terms_of(v, stops)[:, 0] @ result.friction[j, : len(MOVING)]
    left = (trace.tau - trace.model + trace.friction)[:, j]
    at = np.unique(np.linspace(0, len(left) - 1, min(len(left), DOTS)).astype(int))
    unit = result.units[j]
    rate = "rad/s" if unit == "N m" else "m/s"
    curves = [("dots", trace.qd[at, j], left[at]), ("model", v[:, 0], law)]
    return chart(result.joints[j], (rate, unit), curves, wide=NARROW)


def _drive_rows(result: IdentifiedParameters) -> list[tuple[str, float, float]]:
    """Return joints, drive gains and sigmas, empty for logs of torques."""
    if result.gains is None:
        return []
    values, sigmas = (
        np.asarray(x, float).tolist() for x in (result.gains.values, result.gains.sigmas)
    )
    return list(zip(result.joints, values, sigmas, strict=True))


def _link_rows(result: IdentifiedParameters) -> list[tuple[str, float, list[float]]]:
    masses = result.standard.reshape(len(result.robot.links), -1)[:, 0]
    rows = zip(result.eigenvalues.items(), masses, strict=True)
    return [(name, float(mass), values) for (name, values), mass in rows]
