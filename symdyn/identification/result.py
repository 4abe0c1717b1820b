"""Result of an identification: parameters with sigmas, errors, and the identified robot."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from symdyn.identification.drive_gains import DriveGains
from symdyn.identification.fitting import Outcome
from symdyn.identification.inertia.friction import (
    PLAIN,
    PLAIN_LAW_NOTE,
    STOPS_NOTE,
    TERMS,
    law_of,
    load_friction_notes,
    stops_of,
)
from symdyn.identification.inertia.physical_consistency import TEN, pseudo_inertia
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.tilt import Tilt
from symdyn.identification.trace import ReportTraces
from symdyn.robot.assembly.attached import with_inertia
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import Robot
from symdyn.support.names import unique_identifiers


@dataclass(frozen=True, eq=False, kw_only=True)
class IdentifiedParameters(Outcome):
    """Identified parameters.

    Attributes
    ----------
    base, base_names
        Base parameters in SI units, and their names.
    least_squares, sigmas
        Base parameters without prior and constraints, and their standard deviations: nan, and null
        in JSON, where the used joints do not determine a parameter.
    nominal
        Base parameters of the robot description.
    standard
        Ten inertial parameters of every link that have these base parameters.
    friction_sigmas
        Standard deviations of the friction gains, (joints, terms).
    described
        Friction gains for robot descriptions: the best law without the load-dependent term.
    plain
        Gains of the best law of viscous and Coulomb friction and offset, (joints, 3).
    logs
        Names of the log files.
    weak
        Directions that the logs hardly excite.
    shown
        Curves of the report.
    gains
        Drive gains for logs of currents; the sigmas include their errors.
    tilt
        Estimated tilt of the base, if requested.
    """

    base_names: tuple[str, ...]
    base: Numbers
    least_squares: Numbers
    sigmas: Numbers
    nominal: Numbers
    standard: Numbers
    friction_sigmas: Numbers
    described: Numbers
    plain: Numbers
    logs: tuple[str, ...]
    weak: tuple[str, ...]
    shown: ReportTraces
    gains: DriveGains | None = None
    tilt: Tilt | None = None

    @property
    def identified_robot(self) -> Robot:
        """The robot with the identified inertias and friction.

        Presliding friction has a state and is not part of the passive forces: `stop_friction`
        computes it, and the total friction is the sum of both.
        """
        laws = [dict(zip(TERMS, map(float, row), strict=True)) for row in self.described]
        more = [STOPS_NOTE] if any(stops_of(gains) for gains in laws) else []
        return self._robot_with(laws, [*load_friction_notes(self.joints, self.choice), *more])

    @property
    def plain_robot(self) -> Robot:
        """The robot with the identified inertias and the best plain friction law."""
        laws = [dict(zip(PLAIN, map(float, row), strict=True)) for row in self.plain]
        return self._robot_with(laws, [PLAIN_LAW_NOTE] if self.has_extended_friction else [])

    @property
    def has_extended_friction(self) -> bool:
        """Whether a joint has friction terms beyond the plain law."""
        return any(TERMS[k] not in PLAIN for terms in self.choice for k in terms)

    def _robot_with(self, laws: Sequence[Mapping[str, float]], more: Sequence[str]) -> Robot:
        """Return the robot with the identified inertias and these friction gains for each joint."""
        tens = self.standard.reshape(-1, TEN)
        links = tuple(
            with_inertia(link, Inertia(*map(float, ten)))
            for link, ten in zip(self.robot.links, tens, strict=True)
        )
        own = {
            name: gains
            for name, gains, terms in zip(self.joints, laws, self.choice, strict=True)
            if terms
        }
        joints = tuple(
            replace(joint, passive=law_of(joint.passive, own[joint.name]))
            if joint.mimic is None and joint.name in own
            else joint
            for joint in self.robot.joints
        )
        about = f"Inertias and friction were identified from {', '.join(self.logs)}."
        notes = (*self.robot.notes, about, *more)
        return replace(self.robot, links=links, joints=joints, notes=notes)

    @property
    def units(self) -> tuple[str, ...]:
        """Unit of the force of each joint."""
        turns = {joint.name: joint.is_rotation for joint in self.robot.joints}
        return tuple("N m" if turns[name] else "N" for name in self.joints)

    @property
    def eigenvalues(self) -> dict[str, list[float]]:
        """Eigenvalues of every link's pseudo-inertia, positive if it is physically consistent."""
        tens = self.standard.reshape(-1, TEN)
        return {
            link.name: np.linalg.eigvalsh(pseudo_inertia(ten)).tolist()
            for link, ten in zip(self.robot.links, tens, strict=True)
        }

    @property
    def parameters(self) -> list[dict[str, object]]:
        """Base, friction, drive gain and standard parameters by name, with sigmas where defined."""
        units = dict(zip(PARAMETER_NAMES, PARAMETER_UNITS, strict=True))
        rows: list[dict[str, object]] = [
            {
                "name": name,
                "kind": "base",
                "value": float(value),
                "least_squares": float(free),
                "sigma": None if math.isnan(sigma) else float(sigma),
                "nominal": float(nominal),
                "unit": units[name.rsplit(".", 1)[1].removesuffix("R")],
            }
            for name, value, free, sigma, nominal in zip(
                *(self.base_names, self.base, self.least_squares, self.sigmas, self.nominal),
                strict=True,
            )
        ]
        for j, (owner, terms) in enumerate(
            zip(unique_identifiers(self.joints), self.choice, strict=True)
        ):
            rows += [
                {
                    "name": f"{owner}.{TERMS[k]}",
                    "kind": "friction",
                    "value": float(self.friction[j, k]),
                    "sigma": float(self.friction_sigmas[j, k]),
                }
                for k in terms
            ]
        rows += [
            {**row, "name": f"{owner}.drive_gain", "kind": "drive"}
            for owner, row in zip(unique_identifiers(self.joints), self.drive_gains, strict=False)
        ]
        owners = unique_identifiers(link.name for link in self.robot.links)
        names = [(owner, k) for owner in owners for k in range(TEN)]
        rows += [
            {
                "name": f"{owner}.{PARAMETER_NAMES[k]}",
                "kind": "standard",
                "value": float(value),
                "unit": PARAMETER_UNITS[k],
            }
            for (owner, k), value in zip(names, self.standard, strict=True)
        ]
        return rows

    @property
    def drive_gains(self) -> list[dict[str, object]]:
        """Drive gains of each joint, with sigmas if they were estimated; empty for torques."""
        if self.gains is None:
            return []
        turns = {joint.name: joint.is_rotation for joint in self.robot.joints}
        return [
            {
                "name": name,
                "value": None if math.isnan(value) else float(value),
                "sigma": None if math.isnan(sigma) else float(sigma),
                "unit": "N m/A" if turns[name] else "N/A",
            }
            for name, value, sigma in zip(
                self.joints, self.gains.values, self.gains.sigmas, strict=True
            )
        ]

    def as_dict(self) -> dict[str, object]:
        """Return the content of --json."""

        return self.common_dict() | {
            "verdict": verdict_of(self),
            "logs": list(self.logs),
            "parameters": self.parameters,
            "drive_gains": self.drive_gains,
            **({} if self.tilt is None else {"tilt": self.tilt.as_dict()}),
            "pseudo_inertia_eigenvalues": self.eigenvalues,
            "moving": self.shown.moving.as_dict(),
            "floor": None if self.shown.floor is None else self.shown.floor.as_dict(),
            "weak_directions": list(self.weak),
        }


STANDS_OUT = 2.0
"""Multiple of the median error of the other joints above which a joint is called weak."""
FINE = 3.0
"""%; errors below are never called weak."""
NEAR_FLOOR = 0.6
"""Share of the error that the repeatability floor must reach to explain it."""
SMALL = 0.1
"""Share of the largest joint force below which forces are called small."""
AT_REST = 0.5
"""Share of the error that remains while the joint moves if the error arises near rest."""
MOSTLY, ALMOST = 0.6, 0.9
"""Shares of friction in the joint force."""


def verdict_of(result: IdentifiedParameters) -> str:
    """Summarise the result: explained share of the forces, the worst joint, and likely reasons."""
    force_errors = result.validation or result.training
    errors = force_errors.percent
    if np.isnan(errors).all():
        return "All joint forces are zero, so that nothing can be identified."
    mean = float(np.nanmean(errors))
    where = "On unseen motion" if result.validation else "On the training motion"
    text = f"{where}, the model reproduces {100 - mean:.1f} % of the joint forces"
    worst = int(np.nanargmax(errors))
    name, most = force_errors.joints[worst], float(errors[worst])
    others = np.delete(errors, worst)
    usual = most if np.isnan(others).all() else float(np.nanmedian(others))
    if most > max(STANDS_OUT * usual, FINE):
        text += f"; {name} fits worst ({most:.1f} % error)"
        reasons = reasons_for(result, worst, most)
        text += f": {' and '.join(reasons)}." if reasons else "."
    else:
        text += f"; the errors of the joints are similar (largest: {name}, {most:.1f} %)."
    if result.validation is None:
        text += " Training errors do not predict errors on other motion; add --folds or --validate."
    if not result.physical:
        text += " Physical consistency of the inertias was not enforced."
    return text


def reasons_for(result: IdentifiedParameters, k: int, error: float) -> list[str]:
    """Return up to two likely reasons for the large error of the k-th used joint."""
    trace, floor = result.shown.evaluation, result.shown.floor
    j = result.joints.index(result.training.joints[k])
    forces = rms(trace.tau)
    reasons = []
    if floor is not None and floor.percent[k] > NEAR_FLOOR * error:
        reasons.append(f"its torques repeat only to {floor.percent[k]:.1f} %")
    if (moving := float(result.shown.moving.percent[k])) < AT_REST * error:
        reasons.append(
            f"the error arises near rest, where friction is uncertain ({moving:.1f} % in motion)"
        )
    if forces[j] < SMALL * np.nanmax(forces):  # joints that are not used may have no forces
        reasons.append(f"its forces are small ({forces[j]:.2g} {result.units[j]} RMS)")
    share = rms(trace.friction)[j] / max(forces[j], 1e-300)
    if share > MOSTLY:
        reasons.append(f"{'almost all' if share > ALMOST else 'most'} of its force is friction")
    training = float(result.training.percent[k])
    if result.validation is not None and training < 0.5 * error:
        reasons.append(f"the training motion differs too much ({training:.1f} % error there)")
    elif not reasons:
        too = "" if result.validation is None else ", since the training error is similar"
        reasons.append(f"the model probably lacks an effect there{too}")
    return reasons[:2]


def rms(x: Numbers) -> Numbers:
    """Return the root mean square of each column."""
    values: Numbers = np.sqrt((x**2).mean(axis=0))
    return values
