"""The answer of a calibration in a sentence or two."""

from __future__ import annotations

from symdyn.identification.geometry.calibrated import Calibrated

HELPS = 0.95
"""Left-out errors above this share of those before: the calibration is not worth it."""


def calibration_verdict(found: Calibrated) -> str:
    """What the calibration gains on poses that it has not seen, and what it leaves open."""
    judged, what = (found.left_out, "left-out poses")
    if found.unseen is not None:
        judged, what = found.unseen, "the poses of --validate"
    before, after = found.before.rms, judged.rms
    errs = f"{1e3 * after:.3g} mm (RMS) on {what}, {1e3 * before:.3g} mm before"
    if found.unseen is None and after > HELPS * before:
        text = f"The calibration gains nothing: the robot errs by {errs}"
    else:
        text = f"The calibrated robot errs by {errs}"
    text += f"; the model {found.model} is used{_reason(found)}."
    if found.rank < found.expected_rank:
        text += (
            f" The poses show {found.rank} of {found.expected_rank} parameters: measure poses of "
            "more variety."
        )
    if found.outliers:
        text += f" Poses that do not fit and were left out: {len(found.outliers)}."
    return text


def _reason(found: Calibrated) -> str:
    """Why the model was chosen, if another was tried."""
    for name, rms in found.models:
        if name != found.model:
            better = "no better" if found.model == "offsets" else "worse"
            return f", since {name} predicts left-out poses {better} ({1e3 * rms:.3g} mm)"
    return ""
