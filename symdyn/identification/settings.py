"""Options of an identification, validated once for all steps.

The fields of these classes define the options of `symdyn.identify`, `symdyn.identify_payload` and
the command line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from symdyn.compiler.keywords import reject_unknown
from symdyn.errors import RobotError
from symdyn.identification.logs.check import CLOCKS
from symdyn.identification.logs.rows import CURRENT, SIGNALS, TORQUE, Source
from symdyn.robot.checks import hint, quote

FRICTIONS = ("auto", "plain", "none")
LONGEST_DELAY = 1.0
LOAD_OPTIONS = ("load_log", "load_mass", "load_centre", "load_tip")
GAINS = "currents need drive gains; give --drive-gains, or --load-log and --load-mass to find them"

Kind = TypeVar("Kind", bound="FitSettings")


@dataclass(frozen=True, kw_only=True)
class FitSettings:
    """The logs, and the options common to all fits to joint forces."""

    logs: tuple[Source, ...]
    validate: Source | None = None
    folds: int | None = None
    friction: str = "auto"
    joints: tuple[str, ...] = ()
    clock: str = "auto"
    delay: float = 0.0

    @classmethod
    def of(
        cls: type[Kind],
        function: str,
        logs: Source | Sequence[Source],
        options: Mapping[str, Any],
    ) -> Kind:
        """Return the settings of a call of a public function; reject unknown options."""
        reject_unknown(function, options, cls.names())
        sources = (logs,) if isinstance(logs, (str, os.PathLike, Mapping)) else tuple(logs)
        joints = tuple(options.get("joints", ()))
        return cls(logs=sources, **{**options, "joints": joints})

    @classmethod
    def names(cls) -> list[str]:
        """Return the names of the options."""
        return [field.name for field in fields(cls) if field.name != "logs"]

    def __post_init__(self) -> None:
        for flag, value, known in (
            ("friction", self.friction, FRICTIONS),
            ("clock", self.clock, CLOCKS),
        ):
            if value not in known:
                raise RobotError(f"--{flag} {quote(value)} is unknown{hint(value, known)}")
        if not self.logs:
            raise RobotError("there is no log; give at least one")
        if self.folds is not None and not 2 <= self.folds <= 20:
            raise RobotError("--folds takes an integer from 2 to 20")
        if self.folds is not None and self.validate is not None:
            raise RobotError("--folds and --validate both choose validation data; give one of them")
        if not abs(self.delay) <= LONGEST_DELAY:
            raise RobotError(f"--delay takes at most {LONGEST_DELAY:g} s")


@dataclass(frozen=True, kw_only=True)
class IdentificationSettings(FitSettings):
    """Further options of `symdyn.identify`: measured signal, tilt of the base, cluster."""

    signal: str = TORQUE
    drive_gains: Sequence[float] | None = None
    load_log: Source | None = None
    load_mass: float | None = None
    load_centre: Sequence[float] | None = None
    load_tip: str | None = None
    tilt: bool = False
    dask: Any = None

    @property
    def has_currents(self) -> bool:
        """Whether the logs contain currents, so that drive gains are needed."""
        return self.signal == CURRENT

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.signal not in SIGNALS:
            raise RobotError(
                f"--signal {quote(self.signal)} is unknown{hint(self.signal, SIGNALS)}"
            )
        given = [
            f"--{name.replace('_', '-')}"
            for name in LOAD_OPTIONS
            if getattr(self, name) is not None
        ]
        if self.has_currents:
            self._reject_currents(given)
            return
        given += ["--drive-gains"] if self.drive_gains is not None else []
        if given:
            message = f"{given[0]} has no effect on torques; add --signal current"
            raise RobotError(f"{message}, or leave it out")

    def _reject_currents(self, given: Sequence[str]) -> None:
        """Reject missing or contradictory options of drive gains and load."""
        if self.tilt:
            raise RobotError(
                "--tilt needs torques, not currents; multiply the currents by the drive gains"
            )
        if self.drive_gains is not None and given:
            raise RobotError(
                f"--drive-gains and {given[0]} both determine the drive gains; give one of them"
            )
        if self.drive_gains is None and self.load_log is None:
            if given:
                raise RobotError(
                    f"{given[0]} needs --load-log, the log recorded with that load; add it"
                )
            raise RobotError(GAINS)
        if self.drive_gains is None and self.load_mass is None:
            raise RobotError("--load-log needs --load-mass, the mass of its load in kg; add it")
        if self.load_log in [log for log in self.logs if isinstance(log, str)]:
            raise RobotError("--load-log is one of the logs without the load; give another log")
