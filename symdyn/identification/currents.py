"""Logs of currents: the drive gains that make torques of them, given or found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.drive_gains import Gains, Load, drive_gains, load_of, torque_blocks
from symdyn.identification.inertia.friction_choice import choose_friction
from symdyn.identification.inertia.gram import BaseRegressor, GramBlocks
from symdyn.identification.logs.rows import Numbers
from symdyn.identification.problem import RegressionProblem, plain_choice
from symdyn.identification.reading import LogReader
from symdyn.identification.settings import IdentificationSettings

UNSURE = 0.05
"""A gain whose sigma is a larger share of it is said to be so."""


def check_drives(settings: IdentificationSettings, problem: RegressionProblem) -> None:
    """Refuse gains and loads that the robot cannot have, before a log is read."""
    if settings.drive_gains is not None:
        _given(settings.drive_gains, problem)
    _load(settings, problem)


def find_gains(
    settings: IdentificationSettings,
    problem: RegressionProblem,
    currents: GramBlocks,
    regressor: BaseRegressor,
) -> tuple[Gains, list[str]]:
    """The gains, and lines about the log with the load."""
    load = _load(settings, problem)
    if load is None or settings.load_log is None:
        assert settings.drive_gains is not None
        return Gains(_given(settings.drive_gains, problem)), []
    carrying = replace(regressor, pb=regressor.pb + load.known)
    loaded = LogReader(problem, carrying, settings.clock, settings.delay)(settings.load_log)
    choice, joints, names = plain_choice(problem), problem.joints, problem.names
    logs = (currents, loaded.blocks, load, problem.prior.nominal)
    gains = drive_gains(*logs, choice, joints, names)
    if problem.friction == "auto":
        torques = torque_blocks(currents, gains.values)
        choice = choose_friction(torques, choice, problem.prior, joints)
        gains = drive_gains(*logs, choice, joints, names)
    lines = [
        *loaded.notes,
        f"drive gains are those with which a load of {load.mass:g} kg at {load.tip} has its weight",
    ]
    for j in joints:
        value, sigma = gains.values[j], gains.sigmas[j]
        if value < 0:
            lines.append(f"the drive gain of {names[j]} is negative: its current is reversed")
        if sigma > UNSURE * abs(value):
            share = 100 * sigma / abs(value)
            lines.append(
                f"the drive gain of {names[j]} is known to {share:.2g} % only; a heavier load "
                "or a longer log shows it better"
            )
    return gains, lines


def _load(settings: IdentificationSettings, problem: RegressionProblem) -> Load | None:
    """The load, if gains come from one."""
    if settings.load_mass is None:
        return None
    where = (settings.load_mass, settings.load_centre, settings.load_tip)
    return load_of(problem.robot, problem.K, *where)


def _given(gains: Sequence[float], problem: RegressionProblem) -> Numbers:
    """Gains that were given, one for each joint in the robot's order."""
    count = len(problem.names)
    if len(gains) != count or not all(np.isfinite(k) and k != 0 for k in gains):
        message = (
            f"--drive-gains takes {count} numbers that are not zero, N m or N an ampere, in the "
            f"order {', '.join(problem.names[:8])}{', ...' if count > 8 else ''}"
        )
        raise RobotError(message)
    return np.array(gains, float)
