"""The answer of an identification in a sentence or two."""

from __future__ import annotations

import numpy as np

from symdyn.identification.logs.rows import Numbers
from symdyn.identification.result import Identified

STANDS_OUT = 2.0
"""Times the usual error of the other joints: an error that asks for a reason."""
FINE = 3.0
"""%; no joint below is called weak."""
NEAR_FLOOR = 0.6
SMALL = 0.1
"""Of the largest joint's force."""
AT_REST = 0.5
"""Of the error: what is left of it while the joint moves, if it is made at rest."""
MOSTLY, ALMOST = 0.6, 0.9


def verdict_of(found: Identified) -> str:
    """How much of the forces is explained, which joint is the weakest, and why."""
    judged = found.validation or found.training
    errors = judged.percent
    if np.isnan(errors).all():
        return "All joint forces are zero: there is nothing to explain."
    mean = float(np.nanmean(errors))
    where = "On motion that the fit has not seen" if found.validation else "On the training motion"
    text = f"{where}, the model explains {100 - mean:.1f} % of the joint forces"
    worst = int(np.nanargmax(errors))
    name, most = judged.joints[worst], float(errors[worst])
    others = np.delete(errors, worst)
    usual = most if np.isnan(others).all() else float(np.nanmedian(others))
    if most > max(STANDS_OUT * usual, FINE):
        text += f"; {name} is weak ({most:.1f} % error)"
        reasons = reasons_for(found, worst, most)
        text += f" because {' and '.join(reasons)}." if reasons else "."
    else:
        text += f"; no joint stands out (at worst {name}, {most:.1f} % error)."
    if found.validation is None:
        text += " Training errors say little about other motion: give --folds or --validate."
    if not found.physical:
        text += " Inertias are not held to what bodies can have."
    return text


def reasons_for(found: Identified, k: int, error: float) -> list[str]:
    """Why the k-th of the joints that were used may be worse than others; two reasons at most."""
    trace, floor = found.shown.judged, found.shown.floor
    j = found.joints.index(found.training.joints[k])
    forces = rms(trace.tau)
    reasons = []
    if floor is not None and floor.percent[k] > NEAR_FLOOR * error:
        reasons.append(f"its torques repeat to {floor.percent[k]:.1f} % only")
    if (moving := float(found.shown.moving.percent[k])) < AT_REST * error:
        reasons.append(f"friction nearly at rest is hard to tell ({moving:.1f} % while it moves)")
    if forces[j] < SMALL * np.nanmax(forces):  # joints that are not used may have no forces
        reasons.append(f"its forces are small ({forces[j]:.2g} {found.units[j]} RMS)")
    share = rms(trace.friction)[j] / max(forces[j], 1e-300)
    if share > MOSTLY:
        reasons.append(f"{'almost all' if share > ALMOST else 'most'} of its force is friction")
    training = float(found.training.percent[k])
    if found.validation is not None and training < 0.5 * error:
        reasons.append(f"the training motion shows too little of it ({training:.1f} % error there)")
    elif not reasons:
        too = "" if found.validation is None else ", since training has that error too"
        reasons.append(f"the model lacks something there{too}")
    return reasons[:2]


def rms(x: Numbers) -> Numbers:
    """Of each column."""
    made: Numbers = np.sqrt((x**2).mean(axis=0))
    return made
