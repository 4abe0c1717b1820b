"""Whether the posture of a closed chain is singular: close to it constraints hold more directions.

    rank K(q') > rank K(q),    q' = q + a small x, closed again by Newton's method on e

Places off the closed chain say nothing of it: there an over-constrained linkage holds more than it
does anywhere that it can be.
"""

from __future__ import annotations

from collections.abc import Iterator

from symdyn.compiler.closure import CLOSED, Closure
from symdyn.formulations.constrained.constraint_rows import constraint_error, constraint_jacobian
from symdyn.formulations.kinematics.manifold import integrate
from symdyn.lie.semidefinite import factored
from symdyn.robot import Robot

STARTS, STEPS = 3, 20
AWAY = 0.1
"""rad, m: how far from the posture the chain is closed again."""


def singular(robot: Robot, found: Closure) -> str:
    """What to say of a posture that is singular; empty if it is not, or not closed."""
    rank = max(_ranks(robot.bind()), default=0) if found.closed else 0
    if rank <= found.rank:
        return ""
    return (
        f"singular in its posture: the rank is {rank} at closed places around it; forces are open "
        "here, and so is the motion if branches meet; begin elsewhere"
    )


def _ranks(robot: Robot) -> Iterator[int]:
    """The rank of K at closed places around the posture."""
    import numpy as np

    rng = np.random.default_rng(1)
    positional = [held for c in robot.constraints for held in c.positional]
    for _ in range(STARTS):
        x = rng.normal(size=robot.nv)
        x *= AWAY / np.abs(x).max()
        q = integrate(robot, robot.start(), x.tolist(), [1.0])
        for _ in range(STEPS):
            e = np.array(constraint_error(robot, q), float)[positional]
            K = np.array(constraint_jacobian(robot, q), float)
            if np.abs(e).max(initial=0) < CLOSED**2:
                yield int(factored((K @ K.T).tolist()).rank)
                break
            x = np.linalg.lstsq(K[positional], -e, rcond=1e-9)[0]
            q = integrate(robot, q, x.tolist(), [1.0])
