"""What contacts do along a motion, and whether real ones could: monitors, which do not act.

f                 what frame_a exerts on frame_b, (moment, force) in the axes of frame_b
f_z > 0           a contact that can only press would have to pull
|(f_x, f_y)| > mu |f_z|       ... would have to slide
Wdot, held rows   what is left of K qdd + k = 0: zero unless constraints contradict each other
rank              of Omega, how many directions are held independently of each other
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from symdyn.robot.constraint import Constraint
from symdyn.robot.model import Robot
from symdyn.runtime.compiled import Compiled
from symdyn.runtime.stepping import Array, Hold, Rows
from symdyn.simulation.closed_start import Moved

COMPONENTS = ("mx", "my", "mz", "fx", "fy", "fz")
"""Moment and force of a contact, in the axes of frame_b."""
DRIFT = ("error", "slip")
"""The largest entry of e (rad, m) and of K qd (rad/s, m/s)."""
REPORT = "closed_chain_report"
TINY = 1e-9
"""A force so small beside the largest one is rounding."""
LEFT = 1e-6
"""What may be left of the held accelerations, beside 1 and beside the largest of Wdot."""
APART = 1e-6
"""rad, m: a gap that is worth a warning."""


@dataclass(frozen=True)
class Event:
    """The first time at which a contact would do what it does not do here."""

    contact: str
    t: float
    undetermined: bool
    """Whether other forces than the shortest fit the same motion."""


@dataclass(frozen=True, eq=False)
class ClosedChain:
    """What is said of the constraints of a motion, row by row like the motion itself.

    f is (rows, contacts, 6). `drift` are the largest |e| and |K qd| of all steps since the row
    before, before they were corrected, and `left` is the largest |e| afterwards. `moved` are the
    entries of the start that were moved to close the chain. `undetermined` is 1 for the components
    of f that the motion leaves open, where f is the shortest of all. `corrected` says that the
    state was moved back after each step.
    """

    contacts: tuple[str, ...]
    f: Array
    drift: Array
    left: Array
    residual: Array
    rank: Array
    undetermined: Array
    moved: Moved
    pulls: tuple[Event, ...]
    slides: tuple[Event, ...]
    corrected: bool = True

    @property
    def drift_title(self) -> str:
        """What `drift` is called."""
        return "drift before correction" if self.corrected else "drift"

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns of the CSV file."""
        return columns_of(self.contacts)

    @property
    def table(self) -> Array:
        """These columns."""
        return np.hstack([self.f.reshape(len(self.f), -1), self.drift])

    @property
    def problems(self) -> list[str]:
        """What is doubtful about the motion."""
        found = []
        if self.left.max() > APART:
            found.append(
                f"the chain comes {self.left.max():.1e} (rad or m) apart; give a shorter --step, "
                "--integrator adaptive, or --stabilize projection"
            )
        if np.ptp(self.rank):
            found.append(
                f"the number of directions that are held changes between {self.rank.min():g} and "
                f"{self.rank.max():g}: the motion passes a singular place, after which it is "
                "not determined; do not trust it from there on"
            )
        if self.residual.max() > 0:
            found.append(
                f"the constraints contradict each other: {self.residual.max():.1e} (rad/s^2 or "
                "m/s^2) of the held accelerations is left; remove a constraint"
            )
        return found


def columns_of(contacts: tuple[str, ...]) -> tuple[str, ...]:
    """The columns of contacts in the CSV file of a motion."""
    return (*(f"f_{name}_{part}" for name in contacts for part in COMPONENTS), *DRIFT)


def watched(
    robot: Robot, functions: Compiled, t: Array, rows: Rows, moved: Moved, hold: Hold
) -> ClosedChain:
    """What the rows of a motion say of the robot's constraints; `hold` acted against drift."""
    f = rows.f.reshape(len(t), -1, 6)
    Wdot, undetermined, rank = functions.closed_chain_report(rows.q, rows.qd, rows.tau)
    held = np.zeros(f.shape[1:], bool)
    for k, constraint in enumerate(robot.constraints):
        held[k, list(constraint.rows)] = True
    left = np.abs(Wdot[:, held]).max(axis=1)
    residual = np.where(left > LEFT * (1 + np.abs(Wdot).max()), left, 0.0)
    size = TINY * np.abs(f).max(initial=0)
    pulls, slides = [], []
    for k, constraint in enumerate(robot.constraints):
        x, y, z = f[:, k, 3], f[:, k, 4], f[:, k, 5]
        if constraint.one_sided:
            pulls += _first(constraint, t, z > size, undetermined[:, k])
        if constraint.friction is not None:
            over = np.hypot(x, y) > constraint.friction * np.abs(z) + size
            slides += _first(constraint, t, over & (z <= size), undetermined[:, k])
    return ClosedChain(
        tuple(c.name for c in robot.constraints),
        f,
        rows.drift[:, :2],
        rows.drift[:, 2],
        residual,
        rank[:, 0],
        undetermined,
        moved,
        tuple(pulls),
        tuple(slides),
        bool(hold.project),
    )


def _first(
    constraint: Constraint, t: Array, when: NDArray[np.bool_], undetermined: Array
) -> list[Event]:
    if not when.any():
        return []
    row = int(np.argmax(when))
    return [Event(constraint.name, float(t[row]), bool(undetermined[row].any()))]
