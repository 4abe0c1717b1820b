"""The answer of a calibration: parameters with sigmas, errors, the calibrated robot."""

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
"""Units for people."""

Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class PoseErrors:
    """Sizes of errors over poses: m and rad; angles are None if only positions were measured."""

    rms: float
    largest: float
    angle_rms: float | None
    angle_largest: float | None

    @classmethod
    def of(cls, errors: Numbers) -> PoseErrors:
        """From rows of (x, y, z) or (x, y, z, rotation vector)."""
        sizes: list[float | None] = []
        for k in (0, 3):
            length = np.linalg.norm(errors[:, k : k + 3], axis=1)
            if errors.shape[1] <= k or not len(errors):
                sizes += [None, None]
            else:
                sizes += [float(np.sqrt((length**2).mean())), float(length.max())]
        return cls(sizes[0] or 0.0, sizes[1] or 0.0, sizes[2], sizes[3])


@dataclass(frozen=True)
class Noise:
    """The standard deviation of what was measured, m and rad, the same in every direction.

    Estimated from the errors after the fit, with what the fit has taken from them put back: their
    sum of squares is divided by equations minus parameters, not by equations.
    """

    position: float
    orientation: float | None

    @classmethod
    def of(cls, deviations: Numbers) -> Noise:
        """From the deviations of a pose's rows."""
        return cls(float(deviations[0]), float(deviations[3]) if len(deviations) > 3 else None)


@dataclass(frozen=True, eq=False)
class Residuals:
    """Sizes of errors pose by pose, (poses, 1 or 2): m, and rad of orientations.

    Poses that were left out of the fit are nan in `left_out`.
    """

    before: Numbers
    after: Numbers
    left_out: Numbers

    @classmethod
    def of(cls, before: Numbers, after: Numbers, left_out: Numbers, kept: Mask) -> Residuals:
        """From rows of (x, y, z) or (x, y, z, rotation vector)."""
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
    """A calibrated number: what was added to the nominal one, and its standard deviation.

    A number that the poses do not determine stays as it was, and has no standard deviation.
    """

    name: str
    group: str
    unit: str
    value: float
    sigma: float | None


@dataclass(frozen=True)
class Calibrated:
    """A calibrated chain: measured tip = base f(q) tool.

    `robot` has the calibrated offsets and axes; base, tool and compliance are not in it. `before`
    are the errors of the nominal robot with base and tool fitted, `after` those of the calibrated
    one, `left_out` those that each pose has in a fit without it, `unseen` those of the poses given
    to validate. `noise` is what the errors after the fit say of the measurements. `models` are the
    root mean square positions of `left_out`, for each model that was tried. `null` are the
    directions that no pose shows: names and coefficients. `residuals` are the errors pose by pose.
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
    noise: Noise
    models: tuple[tuple[str, float], ...]
    outliers: tuple[tuple[str, float], ...]
    poses: Poses
    chain: CalibrationChain
    residuals: Residuals
    notes: tuple[str, ...] = ()

    @property
    def state(self) -> GeometricState:
        """All that was found, as the prediction takes it."""
        own = [p.value for p in self.parameters if p.group not in ("base", "tool")]
        return GeometricState(self.base, self.tool, np.array(own))

    @property
    def fitted(self) -> tuple[CalibratedParameter, ...]:
        """The parameters that the poses determine, in the order of the covariance."""
        return tuple(p for p in self.parameters if p.sigma is not None)

    def predict(self, q: Any) -> Numbers:
        """The 4x4 poses of the tool in the frame of the measurements, for rows of coordinates q."""
        rows = np.atleast_2d(np.asarray(q, float))
        poses = Poses(rows, np.zeros((len(rows), 3)), None, ("",) * len(rows))
        return Prediction(self.chain, poses).tips(self.state)

    def to_urdf(self) -> str:
        """The URDF that was read with only numbers changed, or a new one of another robot."""
        text = text_to_patch(self.robot)
        if text is None:
            return to_urdf(self.robot)
        banner = [] if OWN.match(text) else [f"{MARK} calibrate: origins are those found."]
        return patch_urdf(text, self.chain.corrections(self.state.values), banner=banner)

    def to_toml(self) -> str:
        """The calibrated robot as a spec file."""
        return to_toml(self.robot)

    def to_html(self) -> str:
        """The report."""
        return calibration_page(self)

    def save(self, file: str) -> None:
        """Write the calibrated robot or the report; the name says which."""
        texts = {".urdf": self.to_urdf, ".toml": self.to_toml, ".html": self.to_html}
        save(file, texts[format_of(file)]().encode())

    def as_dict(self) -> dict[str, Any]:
        """All numbers, for JSON: SI units."""

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
    """The ending of a file that a robot can be written to."""
    kind = Path(file).suffix.lower()
    if kind not in FORMATS:
        message = f"--out writes {', '.join(FORMATS)}, not {kind!r}; choose another name"
        raise RobotError(message, printable(file))
    return kind


def direction_text(direction: tuple[tuple[str, float], ...]) -> str:
    """A null direction as a sum, small parts left out.

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
    """A frame as a URDF origin."""
    rows = [[float(x) for x in row] for row in X[:3, :3]]
    rpy = roll_pitch_yaw((tuple(rows[0]), tuple(rows[1]), tuple(rows[2])))  # type: ignore[arg-type]
    return {"xyz": X[:3, 3].tolist(), "rpy": [float(angle) for angle in rpy]}


def found_of(chain: CalibrationChain, fitted: GeometricFit) -> tuple[CalibratedParameter, ...]:
    """Values and standard deviations; steps of base and tool are from where they are."""
    sigmas = dict(zip(fitted.subset.chosen, np.sqrt(np.diag(fitted.covariance)), strict=True))
    values = [0.0] * FRAMES + [float(x) for x in fitted.state.values]
    return tuple(
        CalibratedParameter(
            p.name, p.group, p.unit, values[k], float(sigmas[k]) if k in sigmas else None
        )
        for k, p in enumerate(chain.parameters)
    )


# The page of a calibration: verdict, errors pose by pose, corrections, what poses do not show.

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


# The answer of a calibration in a sentence or two.

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
