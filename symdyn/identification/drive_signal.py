"""What the logs measure: torques, or currents whose gains are given or found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from symdyn.errors import RobotError
from symdyn.identification.drive_gains import Gains, Load, drive_gains, load_of, torque_blocks
from symdyn.identification.inertia.friction_choice import choose_friction
from symdyn.identification.inertia.gram import BaseRegressor, GramBlocks
from symdyn.identification.logs.rows import CURRENT, SIGNALS, Numbers, Source
from symdyn.identification.problem import RegressionProblem, plain_choice
from symdyn.identification.reading import read_blocks
from symdyn.robot.checks import hint, quoted

UNSURE = 0.05
"""A gain whose sigma is a larger share of it is said to be so."""
GAINS = "currents need drive gains: give --load-log and --load-mass to find them, or --drive-gains"


@dataclass(frozen=True)
class Signal:
    """What was asked for."""

    kind: str
    gains: Sequence[float] | None = None
    log: Source | None = None
    mass: float | None = None
    centre: Sequence[float] | None = None
    tip: str | None = None

    @property
    def is_current(self) -> bool:
        """Whether gains are needed."""
        return self.kind == CURRENT

    def refuse(self, logs: Sequence[Source]) -> None:
        """Refuse what has no effect, what is missing, and what cannot be meant."""
        if self.kind not in SIGNALS:
            raise RobotError(f"--signal {quoted(self.kind)} is unknown{hint(self.kind, SIGNALS)}")
        load = {
            "--load-log": self.log,
            "--load-mass": self.mass,
            "--load-centre": self.centre,
            "--load-tip": self.tip,
        }
        given = [flag for flag, value in load.items() if value is not None]
        if not self.is_current:
            given += ["--drive-gains"] if self.gains is not None else []
            if given:
                message = f"{given[0]} has no effect on torques; add --signal current"
                raise RobotError(f"{message}, or leave it out")
            return
        if self.gains is not None and given:
            raise RobotError(f"--drive-gains and {given[0]} both say what gains are; give one")
        if self.gains is None and self.log is None:
            if given:
                raise RobotError(f"{given[0]} needs --load-log, the log with that load; add it")
            raise RobotError(GAINS)
        if self.gains is None and self.mass is None:
            raise RobotError("--load-log needs --load-mass, the kilograms of its load; add it")
        if self.log in [log for log in logs if isinstance(log, str)]:
            raise RobotError("--load-log is one of the logs without the load; give another log")

    def refuse_for(self, problem: RegressionProblem) -> None:
        """Refuse gains and loads that the robot cannot have, before a log is read."""
        if self.gains is not None:
            _given(self.gains, problem)
        self.load(problem)

    def load(self, problem: RegressionProblem) -> Load | None:
        """The load, if gains come from one."""
        if self.mass is None:
            return None
        return load_of(problem.robot, problem.K, self.mass, self.centre, self.tip)

    def find(
        self,
        problem: RegressionProblem,
        currents: GramBlocks,
        regressor: BaseRegressor,
        clock: str,
        delay: float,
    ) -> tuple[Gains, list[str]]:
        """The gains, and lines about the log with the load."""
        load = self.load(problem)
        if load is None or self.log is None:
            assert self.gains is not None
            return Gains(_given(self.gains, problem)), []
        carrying = replace(regressor, pb=regressor.pb + load.known)
        loaded, _, lines, _ = read_blocks(self.log, problem, carrying, clock, delay, None)
        choice, joints, names = plain_choice(problem), problem.joints, problem.names
        logs = (currents, loaded, load, problem.prior.nominal)
        gains = drive_gains(*logs, choice, joints, names)
        if problem.friction == "auto":
            torques = torque_blocks(currents, gains.values)
            choice = choose_friction(torques, choice, problem.prior, joints)
            gains = drive_gains(*logs, choice, joints, names)
        lines.append(
            f"drive gains are those with which a load of {load.mass:g} kg at {load.tip} has its "
            "weight"
        )
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
