"""Closed chains in simulations: the nearest start that is closed, and what contacts do later.

    e(q) = 0,      Newton's method: q <- integrate(q, x, 1) with the shortest x, K x = -e
    K qd = 0,      qd <- qd + x with the shortest x, K x = -K qd

Entries that were given by name stay: rows of T(q), dq = T(q) qd, are added for those of q, rows of
the identity for those of qd. Rows of K that hold no position are left out of the first equation.

A chain can often be closed in several ways. So that it stays as it is assembled, the named entries
go from the robot's posture to where they are wanted in small steps, and the others follow. Where
that does not get there, Newton's method begins at the start itself, and then at others around it,
always the same ones.

Monitors along the motion, which do not act, tell what contacts do, and whether real ones could:

f                 what frame_a exerts on frame_b, (moment, force) in the axes of frame_b
f_z > 0           a contact that can only press would have to pull
|(f_x, f_y)| > mu |f_z|       ... would have to slide
Wdot, held rows   what is left of K qdd + k = 0: zero unless constraints contradict each other
rank              of Omega, how many directions are held independently of each other
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
"""rad, m: what rounding may leave of e, for robots of a few metres, and what ends the search."""
SLIPS = 1e-9
"""K qd beside the largest velocity."""
ITERATIONS, STARTS = 60, 40
FARTHEST = 2.0
"""rad, m: the deviation of the last of the starts from that which was given."""
SHORTEST = 1e-3
"""The smallest share of a step of Newton's method that is tried."""
LONGEST = 0.5
"""rad, m: the longest step of Newton's method."""
STRIDE = 0.2
"""rad, m: how far named entries go at a time."""
SAME = 1e-9
"""rad, m: entries that changed by less were not moved."""

StartChanges = tuple[tuple[str, float, float], ...]
"""Names of entries of the start, what they were and what they are."""


def closed_start(
    robot: Robot, functions: Compiled, settings: SimulationSettings
) -> tuple[Array, Array, StartChanges]:
    """q and qd of a closed chain, and what of the settings was moved for it."""
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
    """Newton's method on e and on the entries of q that are kept."""

    def __init__(self, robot: Robot, functions: Compiled, fixed: Sequence[int]) -> None:
        self.functions, self.fixed, self.nv = functions, list(fixed), robot.nv
        self.positional = np.array([held for c in robot.constraints for held in c.positional])

    def __call__(self, q: Array, wanted: Array) -> tuple[Array, float]:
        """Where it ends, and the largest entry of what is left; closed if that is rounding."""
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
    """The start that was given, then others around it, further and further away."""
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
            f"no velocities with {held} as given keep constraint {name}: K qd is "
            f"{slip.max():.2g} at best; name fewer entries of qd0, or others",
            robot.name,
        )
    return found


def _shortest(A: Array, b: Array) -> Array:
    """The shortest x for which A x is nearest to b."""
    return np.asarray(np.linalg.lstsq(A, b, rcond=1e-9)[0], float)


def _closure_error(robot: Robot, error: Array, settings: SimulationSettings) -> RobotError:
    size = np.abs(error)
    name = _name_of(robot, int(size.argmax()))
    fixed = [entry_names(robot).q[k] for k in settings.fixed_q]
    cure = f"let go of {_list(fixed)}, or give" if fixed else "give"
    return RobotError(
        f"no closed place was found near the start: constraint {name} stays {size.max():.2g} "
        f"(rad or m) apart; {cure} q0 nearer to one",
        robot.name,
    )


def _name_of(robot: Robot, row: int) -> str:
    """The constraint that a row of K belongs to."""
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
"""A force so small beside the largest one is rounding."""
LEFT = 1e-6
"""What may be left of the held accelerations, beside 1 and beside the largest of Wdot."""
APART = 1e-6
"""rad, m: a gap that is worth a warning."""


@dataclass(frozen=True)
class ContactEvent:
    """The first time at which a contact would do what it does not do here."""

    contact: str
    t: float
    undetermined: bool
    """Whether other forces than the shortest fit the same motion."""


@dataclass(frozen=True, eq=False)
class ClosedChainMotion:
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
    moved: StartChanges
    pulls: tuple[ContactEvent, ...]
    is_translation: tuple[ContactEvent, ...]
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


def monitor_contacts(
    robot: Robot,
    functions: Compiled,
    t: Array,
    rows: StateRows,
    moved: StartChanges,
    stabilization: Stabilization,
) -> ClosedChainMotion:
    """What the rows of a motion say of the robot's constraints; `stabilization` acted against drift."""
    f = rows.f.reshape(len(t), -1, 6)
    Wdot, undetermined, rank = functions.closed_chain_report(rows.q, rows.qd, rows.tau)
    held = np.zeros(f.shape[1:], bool)
    for k, constraint in enumerate(robot.constraints):
        held[k, list(constraint.rows)] = True
    left = np.abs(Wdot[:, held]).max(axis=1)
    residual = np.where(left > LEFT * (1 + np.abs(Wdot).max()), left, 0.0)
    size = TINY * np.abs(f).max(initial=0)
    pulls, is_translation = [], []
    for k, constraint in enumerate(robot.constraints):
        x, y, z = f[:, k, 3], f[:, k, 4], f[:, k, 5]
        if constraint.one_sided:
            pulls += _first(constraint, t, z > size, undetermined[:, k])
        if constraint.friction is not None:
            over = np.hypot(x, y) > constraint.friction * np.abs(z) + size
            is_translation += _first(constraint, t, over & (z <= size), undetermined[:, k])
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
        tuple(is_translation),
        bool(stabilization.project),
    )


def _first(
    constraint: Constraint, t: Array, when: NDArray[np.bool_], undetermined: Array
) -> list[ContactEvent]:
    if not when.any():
        return []
    row = int(np.argmax(when))
    return [ContactEvent(constraint.name, float(t[row]), bool(undetermined[row].any()))]
