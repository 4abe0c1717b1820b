"""Result of a calibration: parameters with sigmas, errors, the calibrated robot, the report."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn import __version__
from symdyn.compiler.files import save
from symdyn.errors import RobotError
from symdyn.identification.geometry.chain import CalibrationChain
from symdyn.identification.geometry.fit import FRAMES, GeometricFit, GeometricState, Prediction
from symdyn.identification.geometry.poses import Poses
from symdyn.identification.geometry.rigid import Numbers
from symdyn.identification.report_chart import Chart, Curve, chart, number
from symdyn.robot import Robot, to_toml, to_urdf
from symdyn.robot.placement import roll_pitch_yaw
from symdyn.robot.write.patch_urdf import patch_urdf, text_to_patch
from symdyn.robot.write.urdf import OWN
from symdyn.support.names import MARK, printable
from symdyn.support.templates import render_page

FORMATS = (".urdf", ".toml", ".html")
SCALES = {"rad": (1e3, "mrad"), "m": (1e3, "mm"), "rad/(N m)": (1e6, "urad/(N m)")}
"""Scale and unit of printed values."""

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class PoseErrors:
    """RMS and largest errors over poses in m and rad; angles are None without orientations."""

    rms: float
    largest: float
    angle_rms: float | None
    angle_largest: float | None

    @classmethod
    def of(cls, errors: Numbers) -> PoseErrors:
        """Compute from rows (x, y, z) or (x, y, z, rotation vector)."""
        sizes: list[float | None] = []
        for k in (0, 3):
            length = np.linalg.norm(errors[:, k : k + 3], axis=1)
            if errors.shape[1] <= k or not len(errors):
                sizes += [None, None]
            else:
                sizes += [float(np.sqrt((length**2).mean())), float(length.max())]
        return cls(sizes[0] or 0.0, sizes[1] or 0.0, sizes[2], sizes[3])


@dataclass(frozen=True)
class MeasurementNoise:
    """Standard deviation of the measurements in m and rad, the same in every direction.

    The estimate divides the sum of squared residuals by the number of equations minus the number of
    parameters.
    """

    position: float
    orientation: float | None

    @classmethod
    def of(cls, deviations: Numbers) -> MeasurementNoise:
        """Take the standard deviations of the rows of a pose."""
        return cls(float(deviations[0]), float(deviations[3]) if len(deviations) > 3 else None)


@dataclass(frozen=True, eq=False)
class PoseResiduals:
    """Error norms of every pose, (poses, 1 or 2), in m and, for orientations, rad.

    Outliers are nan in `left_out`.
    """

    before: Numbers
    after: Numbers
    left_out: Numbers

    @classmethod
    def of(cls, before: Numbers, after: Numbers, left_out: Numbers, kept: Mask) -> PoseResiduals:
        """Compute from rows (x, y, z) or (x, y, z, rotation vector)."""
        sizes = [
            np.linalg.norm(part.reshape(len(part), -1, 3), axis=2)
            for part in (before, after, left_out)
        ]
        sizes[2] = np.where(kept[:, None], sizes[2], np.nan)
        return cls(*sizes)

    def as_dict(self) -> dict[str, list[list[float | None]]]:
        """The form of --json."""
        return {
            name: [[None if np.isnan(x) else float(x) for x in row] for row in part]
            for name, part in vars(self).items()
        }


@dataclass(frozen=True)
class CalibratedParameter:
    """A correction of a nominal value, with its standard deviation.

    Parameters that the poses do not determine keep their nominal value and have no sigma.
    """

    name: str
    group: str
    unit: str
    value: float
    sigma: float | None


@dataclass(frozen=True)
class Calibrated:
    """A calibrated chain: measured tip = base f(q) tool.

    Attributes
    ----------
    robot
        The robot with calibrated offsets and axes, without base, tool and compliance.
    before, after
        Errors of the nominal robot with fitted base and tool, and of the calibrated robot.
    left_out
        Leave-one-out errors: those of each pose in a fit without it.
    unseen
        Errors of the validation poses, if given.
    noise
        Estimated standard deviation of the measurements.
    models
        RMS position error of `left_out` in m, for each model that was tried.
    null
        Undetermined directions as names and coefficients.
    residuals
        Errors of every pose.
    """

    model: str
    robot: Robot
    base: Numbers
    tool: Numbers
    parameters: tuple[CalibratedParameter, ...]
    covariance: Numbers
    rank: int
    expected_rank: int
    condition: float
    null: tuple[tuple[tuple[str, float], ...], ...]
    parallel: tuple[tuple[str, str], ...]
    before: PoseErrors
    after: PoseErrors
    left_out: PoseErrors
    unseen: PoseErrors | None
    noise: MeasurementNoise
    models: tuple[tuple[str, float], ...]
    outliers: tuple[tuple[str, float], ...]
    poses: Poses
    chain: CalibrationChain
    residuals: PoseResiduals
    notes: tuple[str, ...] = ()

    @property
    def state(self) -> GeometricState:
        """The calibrated values in the form that `Prediction` takes."""
        own = [p.value for p in self.parameters if p.group not in ("base", "tool")]
        return GeometricState(self.base, self.tool, np.array(own))

    @property
    def fitted(self) -> tuple[CalibratedParameter, ...]:
        """Parameters that the poses determine, in the order of the covariance."""
        return tuple(p for p in self.parameters if p.sigma is not None)

    def predict(self, q: Any) -> Numbers:
        """Return the 4x4 poses of the tool in the measurement frame for rows of coordinates q."""
        rows = np.atleast_2d(np.asarray(q, float))
        poses = Poses(rows, np.zeros((len(rows), 3)), None, ("",) * len(rows))
        return Prediction(self.chain, poses).tips(self.state)

    def to_urdf(self) -> str:
        """Return the original URDF with changed numbers, or a new URDF for other formats."""
        text = text_to_patch(self.robot)
        if text is None:
            return to_urdf(self.robot)
        banner = [] if OWN.match(text) else [f"{MARK} calibrate: the joint origins are calibrated."]
        return patch_urdf(text, self.chain.corrections(self.state.values), banner=banner)

    def to_toml(self) -> str:
        """Return the calibrated robot as a spec file."""
        return to_toml(self.robot)

    def to_html(self) -> str:
        """Return the report as HTML."""
        return calibration_page(self)

    def save(self, file: str) -> None:
        """Write the calibrated robot (.urdf, .toml) or the report (.html)."""
        texts = {".urdf": self.to_urdf, ".toml": self.to_toml, ".html": self.to_html}
        save(file, texts[format_of(file)]().encode())

    def as_dict(self) -> dict[str, Any]:
        """Return all results in SI units, for JSON."""

        return {
            "robot": self.robot.name,
            "verdict": calibration_verdict(self),
            "model": self.model,
            "poses": len(self.poses),
            "oriented": self.poses.oriented,
            "columns": list(self.poses.columns),
            "columns_left_out": list(self.poses.left_out),
            "base": frame_dict(self.base),
            "tool": frame_dict(self.tool),
            "parameters": [vars(p) for p in self.parameters],
            "covariance": self.covariance.tolist(),
            "rank": self.rank,
            "expected_rank": self.expected_rank,
            "condition": self.condition,
            "null_directions": [dict(n) for n in self.null],
            "parallel_axes": [list(pair) for pair in self.parallel],
            "before": vars(self.before),
            "after": vars(self.after),
            "leave_one_out": vars(self.left_out),
            "unseen": None if self.unseen is None else vars(self.unseen),
            "noise": vars(self.noise),
            "models": dict(self.models),
            "residuals": self.residuals.as_dict(),
            "outliers": [{"row": where, "error": error} for where, error in self.outliers],
            "notes": list(self.notes),
        }


def format_of(file: str) -> str:
    """Return the suffix of an output file; reject unknown ones."""
    kind = Path(file).suffix.lower()
    if kind not in FORMATS:
        message = f"--out writes {', '.join(FORMATS)}, not {kind!r}; choose another name"
        raise RobotError(message, printable(file))
    return kind


def direction_text(direction: tuple[tuple[str, float], ...]) -> str:
    """Return a null direction as a sum without negligible terms.

    >>> direction_text((("base.rz", 1.0), ("joint1.q_offset", -1.0), ("tool.x", 1e-5)))
    'base.rz - joint1.q_offset'
    """
    terms: list[str] = []
    for name, c in direction:
        if abs(c) < 1e-3 * max(abs(x) for _, x in direction):
            continue
        size = "" if abs(abs(c) - 1) < 1e-6 else f"{abs(c):.3g} "
        sign = ("- " if c < 0 else "+ ") if terms else ("-" if c < 0 else "")
        terms.append(f"{sign}{size}{name}")
    return " ".join(terms)


def frame_dict(X: Numbers) -> dict[str, list[float]]:
    """Return a frame as xyz and rpy, as in a URDF origin."""
    rows = [[float(x) for x in row] for row in X[:3, :3]]
    rpy = roll_pitch_yaw((tuple(rows[0]), tuple(rows[1]), tuple(rows[2])))  # type: ignore[arg-type]
    return {"xyz": X[:3, 3].tolist(), "rpy": [float(angle) for angle in rpy]}


def calibrated_parameters(
    chain: CalibrationChain, fitted: GeometricFit
) -> tuple[CalibratedParameter, ...]:
    """Return all parameters; those of base and tool are steps from the fitted frames."""
    sigmas = dict(zip(fitted.subset.chosen, np.sqrt(np.diag(fitted.covariance)), strict=True))
    values = [0.0] * FRAMES + [float(x) for x in fitted.state.values]
    return tuple(
        CalibratedParameter(
            p.name, p.group, p.unit, values[k], float(sigmas[k]) if k in sigmas else None
        )
        for k, p in enumerate(chain.parameters)
    )


CURVES = (("before", "measured"), ("after", "model"), ("left_out", "error"))
"""Residuals, and the style in which they are drawn."""


def calibration_page(result: Calibrated) -> str:
    """Return the calibration report as HTML."""
    frames = {name: frame_dict(X) for name, X in (("base", result.base), ("tool", result.tool))}
    return render_page(
        "report/calibration.html.j2",
        version=__version__,
        result=result,
        title=f"{result.robot.name}: calibration",
        verdict=calibration_verdict(result),
        charts=[_chart(result, k) for k in range(result.residuals.after.shape[1])],
        errors=_errors(result),
        corrections=_corrections(result),
        frames=frames,
        null=[direction_text(direction) for direction in result.null],
        number=number,
    )


def _chart(result: Calibrated, k: int) -> Chart:
    """Draw position errors (k = 0) or orientation errors over the pose number."""
    curves: list[Curve] = []
    for name, kind in CURVES:
        sizes: Numbers = 1e3 * getattr(result.residuals, name)[:, k]
        at = np.flatnonzero(~np.isnan(sizes))
        curves.append((kind, np.array(at + 1, float), sizes[at]))
    title = ("positions", "orientations")[k]
    highest = 1.06 * max(float(y.max()) for _, _, y in curves if len(y)) or 1.0
    return chart(title, ("pose", ("mm", "mrad")[k]), curves, (0.0, highest))


def _errors(result: Calibrated) -> list[tuple[str, list[float | None]]]:
    """Return names and errors, RMS and largest, in mm and mrad."""
    rows = (
        ("nominal (base and tool fitted)", result.before),
        ("calibrated", result.after),
        ("left-out poses", result.left_out),
        ("validation poses", result.unseen),
    )
    table = []
    for name, errors in rows:
        if errors is not None:
            sizes: list[float | None] = [errors.rms, errors.largest]
            sizes += [errors.angle_rms, errors.angle_largest] if result.poses.oriented else []
            table.append((name, [None if x is None else 1e3 * x for x in sizes]))
    return table


def _corrections(result: Calibrated) -> list[dict[str, object]]:
    table: list[dict[str, object]] = []
    for p in result.fitted:
        if p.group not in ("base", "tool"):
            scale, unit = SCALES.get(p.unit, (1.0, p.unit))
            sigma = scale * (p.sigma or 0.0)
            table.append({"name": p.name, "value": scale * p.value, "sigma": sigma, "unit": unit})
    return table


HELPS = 0.95
"""Ratio of left-out errors to errors before above which the calibration is not worthwhile."""


def calibration_verdict(result: Calibrated) -> str:
    """Summarise the calibration: its error on unseen poses, and what it leaves undetermined."""
    errors, what = (result.left_out, "left-out poses")
    if result.unseen is not None:
        errors, what = result.unseen, "the poses of --validate"
    before, after = result.before.rms, errors.rms
    errs = f"{1e3 * after:.3g} mm (RMS) on {what}, {1e3 * before:.3g} mm before calibration"
    if result.unseen is None and after > HELPS * before:
        text = f"The calibration does not improve the robot: the position error is {errs}"
    else:
        text = f"The position error of the calibrated robot is {errs}"
    text += f"; the selected model is {result.model}{_reason(result)}."
    if result.rank < result.expected_rank:
        text += (
            f" The poses determine {result.rank} of {result.expected_rank} parameters: "
            "measure more "
            "varied poses."
        )
    if result.outliers:
        text += f" Outliers excluded from the fit: {len(result.outliers)}."
    return text


def _reason(result: Calibrated) -> str:
    """Return why the model was selected, if another one was tried."""
    for name, rms in result.models:
        if name != result.model:
            better = "no better" if result.model == "offsets" else "worse"
            return f", because {name} predicts left-out poses {better} ({1e3 * rms:.3g} mm)"
    return ""
