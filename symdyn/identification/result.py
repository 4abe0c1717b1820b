"""What was identified: parameters with sigmas, errors, and the robot that has them."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from symdyn.identification.drives.gains import Gains
from symdyn.identification.errors import Outcome
from symdyn.identification.inertia.friction import PLAIN, TERMS
from symdyn.identification.inertia.law import BENT, NEEDS_STOPS, law_of, loaded_notes, stops_of
from symdyn.identification.inertia.pseudo_inertia import TEN, pseudo_inertia
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.tilt import Tilt
from symdyn.identification.trace import Shown
from symdyn.robot.assembly.attached import with_inertia
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import Robot
from symdyn.support.names import unique_identifiers


@dataclass(frozen=True, eq=False, kw_only=True)
class Identified(Outcome):
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
        turns = {joint.name: joint.turns for joint in self.robot.joints}
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
        turns = {joint.name: joint.turns for joint in self.robot.joints}
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
        from symdyn.identification.report.verdict import verdict_of  # it is about this class

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

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the robot, its parameters or its code; the name says which (`outputs.py`)."""
        from symdyn.identification.outputs import write

        write(self, file)
