"""Springs and dampers of joints of several freedoms, without the closed forms of their slopes.

    U = d^T K d / 2,      tau_p = B v + D^T K d,      d = S^+ log X,     D = S^+ J^-1 S
    J = sum over n of (-ad)^n / (n + 1)!,   ad of log X        (the right Jacobian of exp)

X leads from where the spring is at rest to where the joint is, S has the twists of the velocities.
J is summed and solved, in complex numbers where a step is under way.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Joint, Robot
from symdyn.verification.reference.joints.geometry import (
    cross_matrix,
    number,
    numbers,
    times,
    transposed,
)
from symdyn.verification.reference.joints.motions import places
from symdyn.verification.reference.joints.moves import twist_between, twists

Array = NDArray[Any]

_TERMS = 60
"""Of the sum for J: for rotations by pi and displacements of some metres."""


def law_matrix(value: Any, size: int) -> Array:
    """A number for all freedoms, a number for each, or a matrix, as a matrix."""
    if not isinstance(value, tuple):
        return np.asarray(number(value) * np.eye(size))
    given = numbers(value)
    return given if given.ndim == 2 else np.diag(given)


def displacement(joint: Joint, q: Array) -> tuple[Array, Array]:
    """d, (..., nv), and D, (..., nv, nv)."""
    law = joint.passive
    rest = numbers(law.rest if isinstance(law.rest, tuple) else joint.motion.neutral)
    w, v = (np.broadcast_to(half, (*q.shape[:-1], 3)) for half in twist_between(joint, rest, q))
    S = twists(joint)
    inverse = np.linalg.pinv(S)
    angular, linear = cross_matrix(w), cross_matrix(v)
    ad = np.block([[angular, np.zeros_like(angular)], [linear, angular]])
    total: Any = np.zeros_like(ad)
    term: Any = np.eye(6)
    for n in range(_TERMS):
        total = total + term
        term = -term @ ad / (n + 2)
    return times(inverse, np.concatenate([w, v], axis=-1)), inverse @ np.linalg.solve(total, S)


def spring_force(joint: Joint, q: Array, K: Array) -> Array:
    """D^T K d of a stiffness K, (..., nv)."""
    d, D = displacement(joint, q)
    return times(transposed(D), times(K, d))


def passive_force(joint: Joint, q: Array, v: Array) -> Array:
    """What the motors of the joint would have to overcome."""
    law = joint.passive
    damping = times(law_matrix(law.viscous, joint.nv), v)
    if law.stiffness == 0:
        return damping
    return np.asarray(damping + spring_force(joint, q, law_matrix(law.stiffness, joint.nv)))


def spring_energy(robot: Robot, q: ArrayLike) -> Array:
    """The energy of all springs."""
    total: Any = 0.0
    for joint, place in zip(robot.joints, places(robot, q), strict=True):
        stiffness = joint.passive.stiffness
        if stiffness == 0:
            continue
        d = place - number(joint.passive.rest) if joint.nq == 1 else displacement(joint, place)[0]
        total = total + (d * times(law_matrix(stiffness, joint.nv), d)).sum(axis=-1) / 2
    return np.asarray(total)
