"""Closed chains in simulations: a start that satisfies the constraints, and contact monitors.

    e(q) = 0,      Newton's method: q <- integrate(q, x, 1) with the shortest x, K x = -e
    K qd = 0,      qd <- qd + x with the shortest x, K x = -K qd

Entries given by name stay fixed: rows of T(q), dq = T(q) qd, are added for entries of q, and rows
of the identity for those of qd. Nonholonomic rows of K are excluded from the first equation.

A chain can often be closed in several configurations. To keep the assembly mode, the named entries
move from the robot's posture to their targets in small steps, and the others follow. If that fails,
Newton's method begins at the given start, and then at a fixed sequence of starts around it.

Monitors, which do not affect the motion, report whether real contacts could behave as simulated:

f                 what frame_a exerts on frame_b, (moment, force) in the axes of frame_b
f_z > 0           a unilateral contact would have to pull
|(f_x, f_y)| > mu |f_z|       a contact would slide
Wdot, constrained rows        residual of K qdd + k = 0: zero unless constraints are inconsistent
rank              of Omega, the number of independent constraints
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.assembly.series import entry_names
from symdyn.robot.checks import quote
from symdyn.robot.constraint import Constraint
from symdyn.runtime.compiled import Compiled
from symdyn.runtime.stepping import Array, Stabilization, StateRows
from symdyn.simulation.settings import SimulationSettings

FUNCTIONS = ("constraint_error", "constraint_jacobian", "integrate", "qdot")
"""The compiled functions that are needed."""
CLOSED, ROUNDING = 1e-11, 1e-14
"""rad, m: largest accepted e, for robots of a few metres, and e that ends the search."""
SLIPS = 1e-9
"""K qd beside the largest velocity."""
ITERATIONS, STARTS = 60, 40
FARTHEST = 2.0
"""rad, m: the deviation of the last of the starts from that which was given."""
SHORTEST = 1e-3
"""Smallest share of a Newton step that is tried."""
LONGEST = 0.5
"""rad, m: the longest step of Newton's method."""
STRIDE = 0.2
"""rad, m: step of the named entries."""
SAME = 1e-9
"""rad, m: smaller changes of entries are not reported."""

StartChanges = tuple[tuple[str, float, float], ...]
"""Changed entries of the start: name, old and new value."""


def closed_start(
    robot: Robot, functions: Compiled, settings: SimulationSettings
) -> tuple[Array, Array, StartChanges]:
    """Return q and qd that satisfy the constraints, and the changed entries of the start."""
    q = _close_position(robot, functions, settings)
    qd = _close_velocity(robot, functions.constraint_jacobian(q), settings)
    names = entry_names(robot)
    pairs = [
        *zip([f"q_{name}" for name in names.q], settings.q0, q, strict=True),
        *zip([f"qd_{name}" for name in names.qd], settings.qd0, qd, strict=True),
    ]
    moved = ((name, float(old), float(new)) for name, old, new in pairs if abs(new - old) > SAME)
    return q, qd, tuple(moved)


def _close_position(robot: Robot, functions: Compiled, settings: SimulationSettings) -> Array:
    newton = _Newton(robot, functions, settings.fixed_q)
    q = np.array(robot.start(), float)
    displacement = (settings.q0 - q)[newton.fixed]
    count = int(np.ceil(np.abs(displacement).max(initial=0) / STRIDE))
    for k in range(count + 1 if newton.fixed else 0):
        wanted = settings.q0[newton.fixed] - displacement * (1 - k / max(count, 1))
        q, error = newton(q, wanted)
        if error > CLOSED:
            break
    else:
        if newton.fixed:
            return q
    left, best = np.inf, settings.q0
    for start in _starts(robot, functions, settings.q0):
        q, error = newton(start, settings.q0[newton.fixed])
        if error < CLOSED:
            return q
        if error < left:
            left, best = error, q
    raise _closure_error(robot, functions.constraint_error(best), settings)


class _Newton:
    """Newton's method for e = 0 with fixed entries of q."""

    def __init__(self, robot: Robot, functions: Compiled, fixed: Sequence[int]) -> None:
        self.functions, self.fixed, self.nv = functions, list(fixed), robot.nv
        self.positional = np.array([held for c in robot.constraints for held in c.positional])

    def __call__(self, q: Array, wanted: Array) -> tuple[Array, float]:
        """Return the final q and the largest entry of the remaining error."""
        error = self._error(q, wanted)
        for _ in range(ITERATIONS):
            if np.abs(error).max() < ROUNDING:
                break
            x, share = self._step(q, error), 1.0
            while share > SHORTEST:
                there = np.asarray(self.functions.integrate(q, share * x, [1.0]))
                now = self._error(there, wanted)
                if np.linalg.norm(now) < (1 - 0.1 * share) * np.linalg.norm(error):
                    break
                share /= 2
            else:
                break
            q, error = there, now
        return q, float(np.abs(error).max())

    def _error(self, q: Array, wanted: Array) -> Array:
        e = np.asarray(self.functions.constraint_error(q))[self.positional]
        return np.concatenate([e, q[self.fixed] - wanted])

    def _step(self, q: Array, error: Array) -> Array:
        K = np.asarray(self.functions.constraint_jacobian(q))[self.positional]
        T = np.asarray(self.functions.qdot(q, np.eye(self.nv))).T
        x = _shortest(np.vstack([K, T[self.fixed]]), -error)
        return x * min(1.0, LONGEST / max(float(np.abs(x).max()), LONGEST))


def _starts(robot: Robot, functions: Compiled, q: Array) -> Iterator[Array]:
    """Yield the given start, then others around it at increasing distance."""
    yield q
    rng = np.random.default_rng(1)
    for count in range(STARTS):
        away = rng.normal(size=robot.nv) * FARTHEST * (count + 1) / STARTS
        yield np.asarray(functions.integrate(q, away, [1.0]))


def _close_velocity(robot: Robot, K: Array, settings: SimulationSettings) -> Array:
    qd, fixed = settings.qd0, list(settings.fixed_qd)
    if not qd.any():
        return qd
    wanted = np.concatenate([-K @ qd, np.zeros(len(fixed))])
    found: Array = qd + _shortest(np.vstack([K, np.eye(robot.nv)[fixed]]), wanted)
    slip = np.abs(K @ found)
    if slip.max() > SLIPS * np.abs(qd).max():
        name = _name_of(robot, int(slip.argmax()))
        held = _list([entry_names(robot).qd[k] for k in fixed])
        raise RobotError(
            f"no velocities satisfy constraint {name} with the given {held}: K qd is at least "
            f"{slip.max():.2g}; give fewer entries of qd0, or others",
            robot.name,
        )
    return found


def _shortest(A: Array, b: Array) -> Array:
    """Return the minimum-norm least squares solution x of A x = b."""
    return np.asarray(np.linalg.lstsq(A, b, rcond=1e-9)[0], float)


def _closure_error(robot: Robot, error: Array, settings: SimulationSettings) -> RobotError:
    size = np.abs(error)
    name = _name_of(robot, int(size.argmax()))
    fixed = [entry_names(robot).q[k] for k in settings.fixed_q]
    cure = f"do not fix {_list(fixed)}, or give" if fixed else "give"
    return RobotError(
        f"no position near the start closes the chain: the error of constraint {name} is "
        f"{size.max():.2g} (rad or m); {cure} q0 closer to a solution",
        robot.name,
    )


def _name_of(robot: Robot, row: int) -> str:
    """Return the constraint that a row of K belongs to."""
    names = [c.name for c in robot.constraints for _ in c.rows]
    return quote(names[row])


def _list(names: Sequence[str]) -> str:
    return ", ".join(names[:4]) + f" and {len(names) - 4} more" * (len(names) > 4)


COMPONENTS = ("mx", "my", "mz", "fx", "fy", "fz")
"""Moment and force of a contact, in the axes of frame_b."""
DRIFT = ("error", "slip")
"""The largest entry of e (rad, m) and of K qd (rad/s, m/s)."""
REPORT = "closed_chain_report"
TINY = 1e-9
"""Share of the largest force below which forces are rounding."""
LEFT = 1e-6
"""Largest accepted constrained acceleration, relative to 1 and to the largest of Wdot."""
APART = 1e-6
"""rad, m: constraint error that causes a warning."""


@dataclass(frozen=True)
class ContactEvent:
    """The first time at which a real contact would separate or slide."""

    contact: str
    t: float
    undetermined: bool
    """Whether other contact forces are consistent with the same motion."""


@dataclass(frozen=True, eq=False)
class ClosedChainMotion:
    """Constraint quantities of a motion, with a row for each row of the motion.

    f is (rows, contacts, 6). `drift` has the largest |e| and |K qd| of all steps since the previous
    row, before correction, and `left` the largest |e| after it. `moved` lists the entries of the
    start that changed to close the chain. `undetermined` is 1 for components of f that the motion
    does not determine; f is then the minimum-norm solution. `corrected` states whether the state
    was projected after each step.
    """

    contacts: tuple[str, ...]
    f: Array
    drift: Array
    left: Array
    residual: Array
    rank: Array
    undetermined: Array
    moved: StartChanges
    pulls: tuple[ContactEvent, ...]
    slides: tuple[ContactEvent, ...]
    corrected: bool = True

    @property
    def drift_title(self) -> str:
        """Title of `drift`."""
        return "drift before correction" if self.corrected else "drift"

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns of the CSV file."""
        return columns_of(self.contacts)

    @property
    def table(self) -> Array:
        """Values of these columns."""
        return np.hstack([self.f.reshape(len(self.f), -1), self.drift])

    @property
    def problems(self) -> list[str]:
        """Warnings about the motion."""
        found = []
        if self.left.max() > APART:
            found.append(
                f"the constraint error reaches {self.left.max():.1e} (rad or m); give a "
                "shorter --step, "
                "--integrator adaptive, or --stabilize projection"
            )
        if np.ptp(self.rank):
            found.append(
                f"the rank of the constraints changes between {self.rank.min():g} and "
                f"{self.rank.max():g}: the motion passes a singular configuration and is not "
                "determined beyond it; do not use it from there on"
            )
        if self.residual.max() > 0:
            found.append(
                f"the constraints are inconsistent: their acceleration residual is "
                f"{self.residual.max():.1e} (rad/s^2 or m/s^2); remove a constraint"
            )
        return found


def columns_of(contacts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the columns of contacts in the CSV file of a motion."""
    return (*(f"f_{name}_{part}" for name in contacts for part in COMPONENTS), *DRIFT)


def monitor_contacts(
    robot: Robot,
    functions: Compiled,
    t: Array,
    rows: StateRows,
    moved: StartChanges,
    stabilization: Stabilization,
) -> ClosedChainMotion:
    """Evaluate the constraint quantities and contact monitors of a motion."""
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
    return ClosedChainMotion(
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
        bool(stabilization.project),
    )


def _first(
    constraint: Constraint, t: Array, when: NDArray[np.bool_], undetermined: Array
) -> list[ContactEvent]:
    if not when.any():
        return []
    row = int(np.argmax(when))
    return [ContactEvent(constraint.name, float(t[row]), bool(undetermined[row].any()))]
