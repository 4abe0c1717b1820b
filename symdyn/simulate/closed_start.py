"""The start of a closed chain: the nearest place at which it is closed, and velocities it allows.

    e(q) = 0,      Newton's method: q <- integrate(q, x, 1) with the shortest x, K x = -e
    K qd = 0,      qd <- qd + x with the shortest x, K x = -K qd

Entries that were given by name stay: rows of T(q), dq = T(q) qd, are added for those of q, rows of
the identity for those of qd. Rows of K that hold no position are left out of the first equation.
Where the method does not get there from the start that was given, it tries others around it, always
the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.checks import quoted
from symdyn.run.compiled import Compiled
from symdyn.run.stepping import Array
from symdyn.simulate.names import names_of
from symdyn.simulate.settings import Settings

FUNCTIONS = ("constraint_error", "constraint_jacobian", "integrate", "qdot")
"""The compiled functions that are needed."""
CLOSED = 1e-11
"""rad, m: what rounding may leave of e, for robots of a few metres."""
SLIPS = 1e-9
"""K qd beside the largest velocity."""
ITERATIONS, STARTS = 60, 40
LONGEST = 0.5
"""rad, m: the longest step of Newton's method."""
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
    left, kept = np.inf, list(settings.kept_q)
    positional = np.array([held for c in robot.constraints for held in c.positional])

    def off(q: Array) -> Array:
        e = np.asarray(functions.constraint_error(q))[positional]
        return np.concatenate([e, (q - settings.q0)[kept]])

    def step(q: Array, error: Array) -> Array:
        K = np.asarray(functions.constraint_jacobian(q))[positional]
        T = np.asarray(functions.qdot(q, np.eye(robot.nv))).T
        x = _shortest(np.vstack([K, T[kept]]), -error)
        return x * min(1.0, LONGEST / max(float(np.abs(x).max()), LONGEST))

    best = settings.q0
    for start in _starts(robot, functions, settings.q0):
        q, error = start, off(start)
        for _ in range(ITERATIONS):
            if np.abs(error).max() < CLOSED:
                return q
            x, share = step(q, error), 1.0
            while share > 1e-3:
                there = np.asarray(functions.integrate(q, share * x, [1.0]))
                now = off(there)
                if np.linalg.norm(now) < (1 - 0.1 * share) * np.linalg.norm(error):
                    break
                share /= 2
            else:
                break
            q, error = there, now
        if np.abs(error).max() < left:
            left, best = float(np.abs(error).max()), q
    raise _open(robot, functions.constraint_error(best), settings)


def _starts(robot: Robot, functions: Compiled, q: Array) -> Iterator[Array]:
    """The start that was given, then others around it, further and further away."""
    yield q
    rng = np.random.default_rng(1)
    for count in range(STARTS):
        away = rng.normal(size=robot.nv) * 2.0 * (count + 1) / STARTS
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
