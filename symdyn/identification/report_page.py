"""The page of an identification: verdict, errors, curves, parameters, bodies, notes."""

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
"""Of the curves of one kind, over all joints."""
DOTS = 300


def identification_page(found: IdentifiedParameters) -> str:
    """The text of the HTML file."""
    used = [found.joints.index(name) for name in found.training.joints]
    shown = found.shown
    return render_page(
        "report/identification.html.j2",
        version=__version__,
        found=found,
        title=f"{found.robot.name}: identification",
        verdict=verdict_of(found),
        logs=", ".join(found.logs),
        judge=_judge(found),
        errors=[_error_row(found, k, j) for k, j in enumerate(used)],
        shown=shown,
        torques=[_torques(found, j) for j in used],
        frictions=[_friction(found, j) for j in used if found.choice[j]],
        base=[p for p in found.parameters if p["kind"] == "base"],
        gains=[p for p in found.parameters if p["kind"] == "friction"],
        drives=_drives(found),
        bodies=_bodies(found),
        number=number,
    )


def _judge(found: IdentifiedParameters) -> str:
    if found.folds is not None:
        return f"unseen ({found.folds} folds)"
    return "unseen (validation)" if found.validation else ""


def _error_row(found: IdentifiedParameters, k: int, j: int) -> dict[str, object]:
    judged, shown = found.validation, found.shown
    terms = [TERMS[i] for i in found.choice[j]]
    more = [term for term in terms if term not in PLAIN]
    return {
        "name": found.joints[j],
        "training": found.training.percent[k],
        "unseen": math.nan if judged is None else judged.percent[k],
        "rms": (judged or found.training).rms[k],
        "moving": shown.moving.percent[k],
        "floor": math.nan if shown.floor is None else shown.floor.percent[k],
        "friction": ", ".join(["plain", *more]) if terms else "none",
    }


def _torques(found: IdentifiedParameters, j: int) -> tuple[str, list[Chart]]:
    """Training and unseen motion of a joint on the same scale of forces."""
    traces = [("training", found.shown.training)]
    if found.shown.unseen is not None:
        traces.append(("unseen", found.shown.unseen))
    parts = [x for _, trace in traces for x in _forces(trace, j)]
    scale = wide_range(parts)
    unit = found.units[j]
    charts = []
    for title, trace in traces:
        most = max(2, POINTS // len(found.joints))
        at = np.unique(np.linspace(0, len(trace.t) - 1, min(len(trace.t), most)).astype(int))
        tau, model, error = (x[at] for x in _forces(trace, j))
        curves = [("error", error), ("measured", tau), ("model", model)]
        drawn = [(kind, trace.t[at], y) for kind, y in curves]
        charts.append(chart(title, ("s", unit), drawn, scale))
    return found.joints[j], charts


def _forces(trace: Trace, j: int) -> tuple[Numbers, Numbers, Numbers]:
    tau, model = trace.tau[:, j], trace.model[:, j]
    return tau, model, tau - model


def _friction(found: IdentifiedParameters, j: int) -> Chart:
    """The law at steady velocity without load, and what the samples leave for it."""
    trace = found.shown.training
    reach = float(np.abs(trace.qd[:, j]).max()) or 1.0
    v = np.concatenate([[-1.0], np.linspace(-1, 1, 121) ** 3, [1.0]])[:, None] * reach
    stops = np.broadcast_to(np.sign(v)[:, :, None], (*v.shape, len(DELTAS)))
    law = terms_of(v, stops)[:, 0] @ found.friction[j, : len(MOVING)]
    left = (trace.tau - trace.model + trace.friction)[:, j]
    at = np.unique(np.linspace(0, len(left) - 1, min(len(left), DOTS)).astype(int))
    unit = found.units[j]
    rate = "rad/s" if unit == "N m" else "m/s"
    curves = [("dots", trace.qd[at, j], left[at]), ("model", v[:, 0], law)]
    return chart(found.joints[j], (rate, unit), curves, wide=NARROW)


def _drives(found: IdentifiedParameters) -> list[tuple[str, float, float]]:
    """Joints, gains and sigmas; nothing if the logs have torques."""
    if found.gains is None:
        return []
    values, sigmas = (
        np.asarray(x, float).tolist() for x in (found.gains.values, found.gains.sigmas)
    )
    return list(zip(found.joints, values, sigmas, strict=True))


def _bodies(found: IdentifiedParameters) -> list[tuple[str, float, list[float]]]:
    masses = found.standard.reshape(len(found.robot.links), -1)[:, 0]
    rows = zip(found.eigenvalues.items(), masses, strict=True)
    return [(name, float(mass), values) for (name, values), mass in rows]
