"""The constraints of a robot: where their frames are, and what they do in the posture.

    DoF left = nv - rank K,     f + n causes the same motion for every n with K^T n = 0

The rank and the forces that stay undetermined are those of K K^T, whatever the masses are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from symdyn.formulations.constrained.constraint_rows import constraint_error, constraint_jacobian
from symdyn.lie.semidefinite import factored
from symdyn.robot import Robot
from symdyn.robot.model import BASE
from symdyn.robot.placement import roll_pitch_yaw

CLOSED = 1e-6
"""A chain is closed if no row of its error, in m or rad, is larger."""


@dataclass(frozen=True)
class Closure:
    """The largest error and its row, and what K says of motion and forces.

    `undetermined` are the directions of each constraint in which forces are open.
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
        """At the nominal parameters and in the posture."""
        numeric = robot.bind()
        q = [float(x) for x in numeric.start()]
        errors = [abs(float(e)) for e in constraint_error(numeric, q)]
        K = [[float(x) for x in row] for row in constraint_jacobian(numeric, q)]
        factors = factored([[_inner(a, b) for b in K] for a in K])
        names = [(c.name, way) for c in robot.constraints for way in c.directions]
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
            {own: tuple(way for name, way in open_rows if name == own) for own in constraints},
        )

    def facts(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)

    @property
    def complaint(self) -> str:
        """What is wrong with the posture; empty if the chain is closed."""
        if self.closed:
            return ""
        name, way = self.largest
        unit = "rad" if way.startswith("r") else "m"
        return (
            f"not closed in its posture: {name} is off by {self.error:.3g} {unit} in {way}; "
            "give a posture in which it is"
        )

    def lines(self) -> list[str]:
        """For people."""
        found = [self.complaint or "closed in its posture"]
        left = f"{self.dofs} DoF{'s' * (self.dofs != 1)} left of "
        found.append(
            f"{self.rows} rows of constraints, rank {self.rank} in the posture: "
            f"{left}{self.dofs + self.rank}"
        )
        if self.undetermined:
            each = (f"{name} {' '.join(ways)}" for name, ways in self.undetermined.items())
            found.append(
                "over-constrained: the motion is determined, these components of the constraint "
                f"forces are not: {', '.join(each)}"
            )
        return found


@dataclass(frozen=True)
class Seat:
    """Where a frame is: its body, and xyz and rpy there, R = Rz(yaw) Ry(pitch) Rx(roll).

    >>> from symdyn.robot import load
    >>> print(Seat.of(load("four_bar"), "pin_b"))
    pin_b on rocker at xyz 0 0.4 0, rpy 0 0 0
    """

    frame: str
    body: str
    xyz: str
    rpy: str

    @classmethod
    def of(cls, robot: Robot, name: str) -> Seat:
        """Of a robot whose parameters are numbers."""
        frame = robot.frame(name)
        body = robot.base.name if frame.link == BASE else robot.links[frame.link].name
        X = frame.placement.pose()
        return cls(name, body, _numbers(X.p), _numbers(roll_pitch_yaw(X.R)))

    def __str__(self) -> str:
        return f"{self.frame} on {self.body} at xyz {self.xyz}, rpy {self.rpy}"


def _numbers(values: Iterable[Any]) -> str:
    """Eight digits, without what rounding leaves of zeros."""
    return " ".join(f"{round(float(x), 12) + 0.0:.8g}" for x in values)


def _inner(a: Iterable[float], b: Iterable[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))
