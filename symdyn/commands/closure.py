"""What the constraints of a robot do in its posture: whether it is closed, what is left free.

    freedoms left = nv - rank K,     f + n causes the same motion for every n with K^T n = 0

The rank and the forces that stay undetermined are those of K K^T, whatever the masses are.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from symdyn.derive.constrained.constraint_rows import constraint_error, constraint_jacobian
from symdyn.lie.matrices import product, transpose
from symdyn.robot import Robot
from symdyn.semidefinite import factored

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
    freedoms: int
    undetermined: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, robot: Robot) -> Closure:
        """At the nominal parameters and in the posture."""
        numeric = robot.bind()
        q = [float(x) for x in numeric.start()]
        errors = [abs(float(e)) for e in constraint_error(numeric, q)]
        K = [[float(x) for x in row] for row in constraint_jacobian(numeric, q)]
        factors = factored(product(K, transpose(K)))
        names = [(c.name, way) for c in robot.constraints for way in c.directions]
        rank, error = int(factors.rank), max(errors)
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

    def lines(self) -> list[str]:
        """For people."""
        name, way = self.largest
        found = ["closed in its posture"]
        if not self.closed:
            unit = "rad" if way.startswith("r") else "m"
            found = [
                f"not closed in its posture: {name} is off by {self.error:.3g} {unit} in {way}; "
                "give a posture in which it is"
            ]
        left = f"{self.freedoms} freedom{'s' * (self.freedoms != 1)} left of "
        found.append(
            f"{self.rows} rows of constraints, rank {self.rank} in the posture: "
            f"{left}{self.freedoms + self.rank}"
        )
        if self.undetermined:
            each = (f"{name} {' '.join(ways)}" for name, ways in self.undetermined.items())
            found.append(
                "over-constrained: the motion is determined, these components of the constraint "
                f"forces are not: {', '.join(each)}"
            )
        return found
