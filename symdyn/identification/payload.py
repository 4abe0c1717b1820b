"""Identification of the load at a tip of a robot with known inertias and unknown friction.

    tau - tau_robot(q, qd, qdd) = Y(q, qd, qdd) load + friction(q, qd)

`load` are the ten inertial parameters about the tip frame. Joint forces are linear in them, with
gradient Y. The load is physically consistent; undetermined parameters stay near those of a small
ball.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from symdyn.compiler.files import json_text, save
from symdyn.compiler.progress import Progress, silent
from symdyn.errors import RobotError
from symdyn.identification.fitting import Outcome, errors_of, errors_of_folds, fit_blocks
from symdyn.identification.inertia.conditioning import excitation_of
from symdyn.identification.inertia.friction import TERMS
from symdyn.identification.inertia.normal_equations import (
    Prior,
    are_determined,
    block_sigmas,
    join_blocks,
    normal_of,
    robust_least_squares,
)
from symdyn.identification.inertia.physical_consistency import WEIGHT, distance_form, nominal_bodies
from symdyn.identification.logs.rows import Numbers, Source
from symdyn.identification.problem import RegressionProblem, plain_choice, problem_of
from symdyn.identification.reading import LogReader, reject_repeats
from symdyn.identification.settings import FitSettings
from symdyn.robot import Robot, load, to_toml
from symdyn.robot.checks import printable
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.model import NO_ROTOR
from symdyn.robot.preparation.payload import payload_frame, with_load
from symdyn.runtime.compiled import compile as compiled
from symdyn.runtime.threads import one_thread

BALL = (1.0, 0.05)
"""Mass in kg and radius in m of the ball that serves as nominal load."""
KINDS = (".toml", ".csv", ".json")


@dataclass(frozen=True, eq=False, kw_only=True)
class IdentifiedPayload(Outcome):
    """The identified load, `ten` inertial parameters about the tip frame.

    `least_squares` is the estimate without constraints and prior, and `sigmas` are its standard
    deviations, nan where the motion does not determine a parameter.
    """

    tip: str
    ten: Numbers
    least_squares: Numbers
    sigmas: Numbers

    @property
    def numbers(self) -> tuple[float, ...]:
        """Mass, centre of mass, and Ixx, Ixy, Iyy, Ixz, Iyz, Izz about the centre of mass."""
        m, x, y, z, *moments = map(float, self.ten)
        c = np.array([x, y, z]) / m
        shift = m * (c @ c * np.eye(3) - np.outer(c, c))
        places = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
        central = [moment - shift[place] for moment, place in zip(moments, places, strict=True)]
        return (m, *map(float, c), *map(float, central))

    @property
    def argument(self) -> str:
        """The load as argument of `--payload`."""
        return f"{self.tip}:{','.join(f'{x:.6g}' for x in self.numbers)}"

    @property
    def loaded_robot(self) -> Robot:
        """The robot with the load."""
        frame, links = payload_frame(self.robot, self.tip, self.robot.name), list(self.robot.links)
        load = Inertia(*map(float, self.ten))
        links[frame.link] = with_load(links[frame.link], frame, load)
        note = f"identified payload of {self.ten[0]:.4g} kg at {printable(self.tip, 60)}"
        return replace(self.robot, links=tuple(links), notes=(*self.robot.notes, note))

    @property
    def parameters(self) -> list[dict[str, object]]:
        """The ten parameters by name."""
        columns = (PARAMETER_NAMES, self.ten, self.least_squares, self.sigmas, PARAMETER_UNITS)
        return [
            {
                "name": f"payload.{name}",
                "value": float(value),
                "least_squares": float(free),
                "sigma": None if np.isnan(sigma) else float(sigma),
                "unit": unit,
            }
            for name, value, free, sigma, unit in zip(*columns, strict=True)
        ]

    def as_dict(self) -> dict[str, object]:
        """Return the content of --json."""
        own = {"tip": self.tip, "payload": self.argument, "parameters": self.parameters}
        return self.common_dict() | own

    def save(self, file: str | os.PathLike[str]) -> None:
        """Write the robot with the load (.toml), or the load (.csv, .json)."""
        path = Path(file)
        reject_kind(path)
        if path.suffix == ".toml":
            text = to_toml(self.loaded_robot)
        elif path.suffix == ".json":
            text = json_text(self.as_dict())
        else:
            rows, stream = self.parameters, io.StringIO(newline="")
            writer = csv.DictWriter(stream, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
            text = stream.getvalue()
        save(path, text.encode())


def reject_kind(file: str | os.PathLike[str]) -> None:
    """Reject an unknown suffix of an output file."""
    if Path(file).suffix not in KINDS:
        message = f"--identify-payload writes {', '.join(KINDS)}; choose another name"
        raise RobotError(message, printable(os.fspath(file)))


class LoadRegressor:
    """Regressor of the load, which subtracts the torques of the robot from the measured ones."""

    def __init__(self, robot: Robot, tip: str) -> None:
        payload_frame(robot, tip, robot.name)
        joints = tuple(replace(joint, rotor=NO_ROTOR) for joint in robot.joints)
        preparation = replace(robot.preparation, payload=())
        bare = replace(robot, joints=joints, tips=(tip,), preparation=preparation)
        dyn = compiled(bare.symbolic("payload"), ["inverse_dynamics", "parameter_gradient"])
        self.torques: Any = dyn.inverse_dynamics
        self.gradient: Any = dyn.parameter_gradient
        self.no_load = np.zeros(len(PARAMETER_NAMES))

    def nominal(self, q: Numbers, qd: Numbers, qdd: Numbers) -> Numbers:
        """Return the joint forces of the robot without the load."""
        result: Numbers = self.torques(q, qd, qdd, self.no_load)
        return result

    def gram(self, *motion: Numbers, columns: Sequence[Numbers] = ()) -> Numbers:
        """Return the Gram matrices of the load's and further columns, the last being torques."""
        *terms, rest = columns
        left = rest - self.nominal(*motion)[..., None]
        result: Numbers = self.gradient.gram(*motion, self.no_load, columns=(*terms, left))
        return result


@one_thread()
def identify_payload(
    robot: Robot | str | os.PathLike[str],
    tip: str,
    logs: Source | Sequence[Source],
    *,
    progress: Progress | None = None,
    **options: Any,
) -> IdentifiedPayload:
    """Identify the load at a tip; the robot's own inertias are known.

    Parameters
    ----------
    robot
        The robot without the load: a `Robot`, a built-in name, or a path.
    tip
        The tip that carries the load.
    logs
        Paths or arrays, as in `identify`.
    progress
        Progress callback.
    validate, folds, friction, joints, clock, delay
        As in `identify`.

    Returns
    -------
    IdentifiedPayload
        Ten inertial parameters about the tip frame, with standard deviations and errors.
    """
    settings = FitSettings.of("identify_payload", logs, options)
    report_progress = progress or silent
    report_progress("deriving", 0, 4)
    bound = (robot if isinstance(robot, Robot) else load(robot)).bind()
    columns = LoadRegressor(bound, tip)
    problem = _problem(bound, settings)
    ten = len(problem.p0)
    reader = LogReader(problem, columns, settings.clock, settings.delay, settings.folds, ten)
    read = []
    for k, source in enumerate(settings.logs):
        report_progress("reading", 1 + k, 4 + len(settings.logs))
        read.append(reader(source))
    notes = [note for log in read for note in log.notes]
    blocks = join_blocks([log.blocks for log in read])
    names = [f"payload.{name}" for name in PARAMETER_NAMES]
    seen = excitation_of(blocks, plain_choice(problem), names, problem.joints)
    if seen.open:
        notes.append(f"no effect in these logs, taken from a ball of 1 kg: {'; '.join(seen.open)}")
    report_progress("fitting", 2, 4)
    fit = fit_blocks(problem, blocks)
    validation = None
    if settings.validate is not None:
        other = replace(reader, folds=None)(settings.validate)
        notes += [note for note in other.notes if note not in notes]
        reject_repeats(read, other)
        validation = errors_of(problem, other.blocks, fit.x)
    elif settings.folds is not None:
        validation, _ = errors_of_folds(problem, blocks, settings.folds, report_progress)
    _, weights = robust_least_squares(blocks, fit.choice, None, problem.joints)
    sigmas = block_sigmas(blocks, weights, fit.choice)
    sigmas[:ten][~are_determined(normal_of(blocks, weights), fit.choice, range(ten))] = np.nan
    return IdentifiedPayload(
        robot=bound,
        tip=tip,
        ten=fit.p,
        least_squares=fit.least_squares[:ten],
        sigmas=sigmas[:ten],
        joints=problem.names,
        friction=fit.x[ten:].reshape(len(problem.names), len(TERMS)),
        choice=fit.choice,
        training=errors_of(problem, blocks, fit.x),
        validation=validation,
        folds=settings.folds,
        rank=seen.rank,
        condition=seen.condition,
        physical=problem.physical,
        notes=tuple(notes),
    )


def _problem(robot: Robot, settings: FitSettings) -> RegressionProblem:
    """Return the regression problem for the load, with a ball as nominal load."""
    ball = BALL[0] * np.array([1, 0, 0, 0, *(0.4 * BALL[1] ** 2 * np.array([1, 0, 1, 0, 0, 1]))])
    bodies = nominal_bodies(ball[None])
    prior = Prior(WEIGHT / len(ball) * distance_form(bodies), ball)
    problem = problem_of(robot, settings.joints, settings.friction)
    return replace(problem, K=np.eye(len(ball)), p0=ball, bodies=bodies, prior=prior)
