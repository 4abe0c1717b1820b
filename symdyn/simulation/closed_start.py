"""The start of a closed chain: the nearest place at which it is closed, and velocities it allows.

    e(q) = 0,      Newton's method: q <- integrate(q, x, 1) with the shortest x, K x = -e
    K qd = 0,      qd <- qd + x with the shortest x, K x = -K qd

Entries that were given by name stay: rows of T(q), dq = T(q) qd, are added for those of q, rows of
the identity for those of qd. Rows of K that hold no position are left out of the first equation.

A chain can often be closed in several ways. So that it stays as it is assembled, the named entries
go from the robot's posture to where they are wanted in small steps, and the others follow. Where
that does not get there, Newton's method begins at the start itself, and then at others around it,
always the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.assembly.series import names_of
from symdyn.robot.checks import quoted
from symdyn.runtime.compiled import Compiled
from symdyn.runtime.stepping import Array
from symdyn.simulation.settings import Settings

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

Moved = tuple[tuple[str, float, float], ...]
"""Names of entries of the start, what they were and what they are."""


def closed_start(
    robot: Robot, functions: Compiled, settings: Settings
) -> tuple[Array, Array, Moved]:
    """q and qd of a closed chain, and what of the settings was moved for it."""
    q = _closed_place(robot, functions, settings)
    qd = _closed_rate(robot, functions.constraint_jacobian(q), settings)
    names = names_of(robot)
    pairs = [
        *zip([f"q_{name}" for name in names.q], settings.q0, q, strict=True),
        *zip([f"qd_{name}" for name in names.qd], settings.qd0, qd, strict=True),
    ]
    moved = ((name, float(old), float(new)) for name, old, new in pairs if abs(new - old) > SAME)
    return q, qd, tuple(moved)


def _closed_place(robot: Robot, functions: Compiled, settings: Settings) -> Array:
    newton = _Newton(robot, functions, settings.kept_q)
    q = np.array(robot.start(), float)
    way = (settings.q0 - q)[newton.kept]
    count = int(np.ceil(np.abs(way).max(initial=0) / STRIDE))
    for k in range(count + 1 if newton.kept else 0):
        wanted = settings.q0[newton.kept] - way * (1 - k / max(count, 1))
        q, error = newton(q, wanted)
        if error > CLOSED:
            break
    else:
        if newton.kept:
            return q
    left, best = np.inf, settings.q0
    for start in _starts(robot, functions, settings.q0):
        q, error = newton(start, settings.q0[newton.kept])
        if error < CLOSED:
            return q
        if error < left:
            left, best = error, q
    raise _open(robot, functions.constraint_error(best), settings)


class _Newton:
    """Newton's method on e and on the entries of q that are kept."""

    def __init__(self, robot: Robot, functions: Compiled, kept: Sequence[int]) -> None:
        self.functions, self.kept, self.nv = functions, list(kept), robot.nv
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
        return np.concatenate([e, q[self.kept] - wanted])

    def _step(self, q: Array, error: Array) -> Array:
        K = np.asarray(self.functions.constraint_jacobian(q))[self.positional]
        T = np.asarray(self.functions.qdot(q, np.eye(self.nv))).T
        x = _shortest(np.vstack([K, T[self.kept]]), -error)
        return x * min(1.0, LONGEST / max(float(np.abs(x).max()), LONGEST))


def _starts(robot: Robot, functions: Compiled, q: Array) -> Iterator[Array]:
    """The start that was given, then others around it, further and further away."""
    yield q
    rng = np.random.default_rng(1)
    for count in range(STARTS):
        away = rng.normal(size=robot.nv) * FARTHEST * (count + 1) / STARTS
        yield np.asarray(functions.integrate(q, away, [1.0]))


def _closed_rate(robot: Robot, K: Array, settings: Settings) -> Array:
    qd, kept = settings.qd0, list(settings.kept_qd)
    if not qd.any():
        return qd
    wanted = np.concatenate([-K @ qd, np.zeros(len(kept))])
    found: Array = qd + _shortest(np.vstack([K, np.eye(robot.nv)[kept]]), wanted)
    slip = np.abs(K @ found)
    if slip.max() > SLIPS * np.abs(qd).max():
        name = _name_of(robot, int(slip.argmax()))
        held = _list([names_of(robot).qd[k] for k in kept])
        raise RobotError(
            f"no velocities with {held} as given keep constraint {name}: K qd is "
            f"{slip.max():.2g} at best; name fewer entries of qd0, or others",
            robot.name,
        )
    return found


def _shortest(A: Array, b: Array) -> Array:
    """The shortest x for which A x is nearest to b."""
    return np.asarray(np.linalg.lstsq(A, b, rcond=1e-9)[0], float)


def _open(robot: Robot, error: Array, settings: Settings) -> RobotError:
    size = np.abs(error)
    name = _name_of(robot, int(size.argmax()))
    kept = [names_of(robot).q[k] for k in settings.kept_q]
    cure = f"let go of {_list(kept)}, or give" if kept else "give"
    return RobotError(
        f"no closed place was found near the start: constraint {name} stays {size.max():.2g} "
        f"(rad or m) apart; {cure} q0 nearer to one",
        robot.name,
    )


def _name_of(robot: Robot, row: int) -> str:
    """The constraint that a row of K belongs to."""
    names = [c.name for c in robot.constraints for _ in c.rows]
    return quoted(names[row])


def _list(names: Sequence[str]) -> str:
    return ", ".join(names[:4]) + f" and {len(names) - 4} more" * (len(names) > 4)
