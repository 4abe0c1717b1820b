"""Base parameters by singular values: how many there are, and what they must be.

    rank of Y at many states = number of base parameters,     Yb pb = Y p

The code says by name which columns of Y it keeps. That they are a basis of the column space is
decided here, from the energy-based regressor; then Yb is those columns, and pb, being unique, is
the least-squares solution. Where singular values leave a doubt, `precise_rank.py` decides about
inertias.

With passive forces the drives have columns too, but for those that others hold. A name such as
`link1.IzzR + joint1.rotor_inertia` begins with the parameter whose column it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.inertia import PARAMETER_NAMES
from symdyn.robot.model import Robot
from symdyn.support.names import unique_identifiers
from symdyn.verification.reference.answer import DIFFERENCES, PLAIN, Answer, ReferenceOptions
from symdyn.verification.reference.manifold import on_manifold
from symdyn.verification.reference.precise_rank import (
    energies,
    precise_rank,
    precise_solution,
    total,
)
from symdyn.verification.reference.regressors import (
    drive_columns,
    drive_names,
    drive_value,
    inertial_regressor,
)

Array = NDArray[Any]

CERTAIN, NEGLIGIBLE = 1e-7, 1e-13
"""Singular values above this part of the largest count, below that one they are rounding."""


def inertial_names(robot: Robot) -> list[str]:
    """What the ten columns of each link are called."""
    owners = unique_identifiers(link.name for link in robot.links)
    return [f"{owner}.{name}" for owner in owners for name in PARAMETER_NAMES]


def kept_columns(robot: Robot, columns: Sequence[str]) -> list[int]:
    """The inertial columns among the named ones; an R marks those that stand for several."""
    index = {name: k for k, name in enumerate(inertial_names(robot))}
    index |= {f"{name}R": k for name, k in index.items()}
    return [index[name] for name in map(_first, columns) if name in index]


def _first(column: str) -> str:
    """The parameter whose column it is."""
    return column.partition(" ")[0]


def _own_drives(robot: Robot, columns: Sequence[str]) -> list[str]:
    """The named columns that are of drives."""
    known = set(inertial_names(robot))
    return [name for name in map(_first, columns) if name.removesuffix("R") not in known]


def base_values(robot: Robot, columns: Sequence[str], values: Array) -> dict[str, float]:
    """The values of base parameters by name, of those names that are of base parameters."""
    known = set(inertial_names(robot))
    named = (name for name in columns if name.removesuffix("R") in known)
    return dict(zip(named, map(float, values), strict=True))


def column_values(
    robot: Robot, regressor: str, columns: Sequence[str], passive: bool = False
) -> Array:
    """The values of the robot's parameters that the columns of a regressor belong to.

    `passive`: those of drives act, too, also where all are part of other base parameters.
    """
    own = [float(x) for link in robot.links for x in link.inertia.parameters]
    values = dict(zip(inertial_names(robot), own, strict=True))
    if regressor == "base_regressor":
        return base_parameters(robot, ReferenceOptions(passive=passive, columns=tuple(columns)))
    return np.array([values[c] if c in values else drive_value(robot, c) for c in columns])


def stacked_regressor(robot: Robot, drives: Sequence[str] = ()) -> Array:
    """The inertial columns and those of drives at many random states, one below the other."""
    rng = np.random.default_rng(5)
    states = 8 + 4 * (len(robot.links) * len(PARAMETER_NAMES) + len(drives)) // robot.nv
    q = on_manifold(robot, rng.uniform(-3, 3, (states, robot.nq)))
    qd, qdd = rng.uniform(-3, 3, (2, states, robot.nv))
    Y = inertial_regressor(robot, q, qd, qdd).reshape(states * robot.nv, -1)
    D = [drive_columns(robot, drives, *at) for at in zip(q, qd, qdd, strict=True)]
    return np.hstack([Y, np.concatenate(D)])


def rank(Y: Array) -> int | None:
    """The number of independent columns, whatever their units; None where there is no gap."""
    norms = np.linalg.norm(Y, axis=0)
    seen = norms > CERTAIN * np.max(norms, initial=0.0)
    if np.any(norms[~seen] > NEGLIGIBLE * np.max(norms, initial=0.0)):
        return None
    if not seen.any():
        return 0
    singular = np.linalg.svd(Y[:, seen] / norms[seen], compute_uv=False)
    singular /= singular[0]
    count = int((singular > CERTAIN).sum())
    return count if count == int((singular > NEGLIGIBLE).sum()) else None


def basis_defect(robot: Robot, columns: Sequence[str], passive: bool = False) -> int:
    """How far the named columns are from a basis: those that lack, and those that are too many."""
    kept = kept_columns(robot, columns)
    inertial = len(inertial_names(robot))
    drives = drive_names(robot) if passive else []
    Y = stacked_regressor(robot, drives)
    named = [inertial + drives.index(name) for name in _own_drives(robot, columns) if passive]
    whole, own = rank(Y), rank(Y[:, [*kept, *named]])
    if whole is not None and own is not None:
        return abs(whole - len(columns)) + len(columns) - own
    E = energies(robot)
    return abs(precise_rank(E) - len(kept)) + len(kept) - precise_rank(E[:, kept])


def base_regressor(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, options: ReferenceOptions = PLAIN
) -> Array:
    """The named columns of the regressor."""
    Y = inertial_regressor(robot, q, qd, qdd)[:, kept_columns(robot, options.columns)]
    return np.hstack([Y, drive_columns(robot, _own_drives(robot, options.columns), q, qd, qdd)])


def base_parameters(robot: Robot, options: ReferenceOptions = PLAIN) -> Array:
    """The values of the named base parameters that give the torques of the robot."""
    p = np.array([float(x) for link in robot.links for x in link.inertia.parameters])
    kept = kept_columns(robot, options.columns)
    drives = drive_names(robot) if options.passive else []
    own = _own_drives(robot, options.columns) if options.passive else []
    Y = stacked_regressor(robot, [*own, *drives])
    inertial = len(p)
    p = np.concatenate([p, np.zeros(len(own)), [drive_value(robot, name) for name in drives]])
    Yb = Y[:, [*kept, *range(inertial, inertial + len(own))]]
    if rank(Yb) is None and not drives:
        E = energies(robot)
        return precise_solution(E[:, kept], total(E, p))
    norms = np.linalg.norm(Yb, axis=0)
    norms[norms == 0] = 1  # a column without effect, which is none of a basis
    return np.asarray(np.linalg.lstsq(Yb / norms, Y @ p, rcond=None)[0] / norms)


BASE_REFERENCE: dict[str, Answer] = {
    "base_regressor": Answer(base_regressor, ("q", "qd", "qdd"), uses=("columns",)),
    "base_parameters": Answer(
        base_parameters, (), tolerance=DIFFERENCES, uses=("passive", "columns")
    ),
}
