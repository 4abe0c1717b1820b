"""The constraints of a robot in its start posture: poses of frames, error, rank.

    remaining DoF = nv - rank K,     f + n causes the same motion for every n with K^T n = 0

The rank and the undetermined forces are those of K K^T; they do not depend on the masses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from symdyn.formulations.constrained.constraint_jacobian import (
    constraint_error,
    constraint_jacobian,
)
from symdyn.lie.semidefinite import factorize
from symdyn.robot import Robot
from symdyn.robot.model import BASE
from symdyn.robot.placement import roll_pitch_yaw

CLOSED = 1e-6
"""A chain is closed if no row of its error, in m or rad, exceeds this."""


@dataclass(frozen=True)
class Closure:
    """The closure of a chain in its start posture.

    Parameters
    ----------
    closed
        Whether no row of the constraint error exceeds `CLOSED`.
    error, largest
        The largest error (m or rad), and its constraint and direction.
    rows, rank
        The number of rows of K, and its rank.
    dofs
        The number of remaining degrees of freedom, nv - rank.
    undetermined
        The directions of each constraint in which the force is not unique.
    """

    closed: bool
    error: float
    largest: tuple[str, str]
    rows: int
    rank: int
    dofs: int
    undetermined: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, robot: Robot) -> Closure:
        """Return the closure at nominal parameters, in the start posture."""
        numeric = robot.bind()
        q = [float(x) for x in numeric.start()]
        errors = [abs(float(e)) for e in constraint_error(numeric, q)]
        K = [[float(x) for x in row] for row in constraint_jacobian(numeric, q)]
        factors = factorize([[_inner(a, b) for b in K] for a in K])
        names = [(c.name, direction) for c in robot.constraints for direction in c.directions]
        rank, error = int(float(factors.rank)), max(errors)
        open_rows = [name for name, open_ in zip(names, factors.undetermined, strict=True) if open_]
        constraints = dict.fromkeys(name for name, _ in open_rows)
        return cls(
            error <= CLOSED,
            error,
            names[errors.index(error)],
            len(names),
            rank,
            robot.nv - rank,
            {own: tuple(row[1] for row in open_rows if row[0] == own) for own in constraints},
        )

    def facts(self) -> dict[str, Any]:
        """Return all fields as a dictionary."""
        return asdict(self)

    @property
    def complaint(self) -> str:
        """The message about an open chain; empty if it is closed."""
        if self.closed:
            return ""
        name, direction = self.largest
        unit = "rad" if direction.startswith("r") else "m"
        return (
            f"not closed in its start posture: {name} is off by {self.error:.3g} {unit} in "
            f"{direction}; give a posture that closes the chain"
        )

    def lines(self) -> list[str]:
        """Return the lines that `symdyn show` prints."""
        found = [self.complaint or "closed in its start posture"]
        found.append(
            f"{self.rows} constraint rows of rank {self.rank} in the start posture: "
            f"{self.dofs} of {self.dofs + self.rank} DoF remain"
        )
        if self.undetermined:
            each = (f"{name} {' '.join(rows)}" for name, rows in self.undetermined.items())
            found.append(
                "overconstrained: the motion is unique, but these components of the constraint "
                f"forces are not: {', '.join(each)}"
            )
        return found


@dataclass(frozen=True)
class FramePose:
    """The link of a frame and its pose there: xyz, rpy with R = Rz(yaw) Ry(pitch) Rx(roll).

    >>> from symdyn.robot import load
    >>> print(FramePose.of(load("four_bar"), "pin_b"))
    pin_b on rocker at xyz 0 0.4 0, rpy 0 0 0
    """

    frame: str
    link: str
    xyz: str
    rpy: str

    @classmethod
    def of(cls, robot: Robot, name: str) -> FramePose:
        """Return the pose of a frame of a robot whose parameters are numbers."""
        frame = robot.frame(name)
        link = robot.base.name if frame.link == BASE else robot.links[frame.link].name
        X = frame.placement.pose()
        return cls(name, link, _numbers(X.p), _numbers(roll_pitch_yaw(X.R)))

    def __str__(self) -> str:
        return f"{self.frame} on {self.link} at xyz {self.xyz}, rpy {self.rpy}"


def _numbers(values: Iterable[Any]) -> str:
    """Return numbers with eight digits, rounding residues of zeros removed."""
    return " ".join(f"{round(float(x), 12) + 0.0:.8g}" for x in values)


def _inner(a: Iterable[float], b: Iterable[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
