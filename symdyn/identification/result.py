"""What was identified: parameters with sigmas, errors, and the robot that has them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from symdyn.identification.drive_gains import Gains
from symdyn.identification.fitting import Outcome
from symdyn.identification.inertia.friction import (
    BENT,
    NEEDS_STOPS,
    PLAIN,
    TERMS,
    law_of,
    loaded_notes,
    stops_of,
)
from symdyn.identification.inertia.physical_consistency import TEN, pseudo_inertia
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.tilt import Tilt
from symdyn.identification.trace import Shown
from symdyn.robot.assembly.attached import with_inertia
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import Robot
from symdyn.support.names import unique_identifiers


@dataclass(frozen=True, eq=False, kw_only=True)
class IdentifiedParameters(Outcome):
    """The parameters found.

    `base` are the base parameters, `standard` ten numbers for every link that have these;
    `least_squares` are the base parameters without prior and limits, which `sigmas` belong to.
    A sigma is nan, and null in JSON, where the joints that were used do not see the parameter.
    `described` is the friction with the best law without a term of the load, for descriptions.
    `plain` is the best law of viscous, Coulomb friction and offset, for what can hold no more.
    `logs` are the names of the files, `weak` directions that they hardly excite, `shown` what is
    drawn. `gains` are the drive gains, if the logs have currents; their errors are part of the
    sigmas.
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
    shown: Shown
    gains: Gains | None = None
    tilt: Tilt | None = None

    @property
    def identified_robot(self) -> Robot:
        """The robot with the inertias and the friction that were found.

        Stops have a state and are no passive forces: `stop_friction` is theirs, and the friction
        of the model is the sum of both.
        """
        laws = [dict(zip(TERMS, map(float, row), strict=True)) for row in self.described]
        more = [NEEDS_STOPS] if any(stops_of(gains) for gains in laws) else []
        return self._robot_with(laws, [*loaded_notes(self.joints, self.choice), *more])

    @property
    def plain_robot(self) -> Robot:
        """The robot with the inertias that were found and the best plain law beside them."""
        laws = [dict(zip(PLAIN, map(float, row), strict=True)) for row in self.plain]
        return self._robot_with(laws, [BENT] if self.is_bent else [])

    @property
    def is_bent(self) -> bool:
        """Whether a joint has more than plain friction."""
        return any(TERMS[k] not in PLAIN for terms in self.choice for k in terms)

    def _robot_with(self, laws: Sequence[Mapping[str, float]], more: Sequence[str]) -> Robot:
        """The robot with the inertias found and these gains of friction, joint by joint."""
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
        """What the force of each joint is measured in."""
        turns = {joint.name: joint.is_rotation for joint in self.robot.joints}
        return tuple("N m" if turns[name] else "N" for name in self.joints)

    @property
    def eigenvalues(self) -> dict[str, list[float]]:
        """The eigenvalues of every link's pseudo-inertia; all positive if a body can have it."""
        tens = self.standard.reshape(-1, TEN)
        return {
            link.name: np.linalg.eigvalsh(pseudo_inertia(ten)).tolist()
            for link, ten in zip(self.robot.links, tens, strict=True)
        }

    @property
    def parameters(self) -> list[dict[str, object]]:
        """Base, friction and standard parameters by name, with sigmas where they have one."""
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
        """The gains joint by joint, with sigmas if they were found; empty for torques."""
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
        """The form of --json."""

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


# The answer of an identification in a sentence or two.

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


def verdict_of(found: IdentifiedParameters) -> str:
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


def reasons_for(found: IdentifiedParameters, k: int, error: float) -> list[str]:
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
