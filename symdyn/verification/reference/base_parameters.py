"""Reference for base parameters: their number by singular values, and their values.

    rank of Y at many states = number of base parameters,     Yb pb = Y p

The code names the columns of Y that it keeps. Here the energy-based regressor decides whether they
are a basis of the column space; then Yb consists of these columns, and pb, which is unique, is the
least squares solution. Where singular values leave a doubt, `precise_rank.py` decides about
inertias.

With passive forces the drives have columns as well, except those that others contain. A name such
as `link1.IzzR + joint1.rotor_inertia` begins with the parameter of the column.
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
"""Relative singular values above the first count, those below the second are rounding."""


def inertial_names(robot: Robot) -> list[str]:
    """Return the names of the ten columns of each link."""
    owners = unique_identifiers(link.name for link in robot.links)
    return [f"{owner}.{name}" for owner in owners for name in PARAMETER_NAMES]


def kept_columns(robot: Robot, columns: Sequence[str]) -> list[int]:
    """Return the inertial columns among the named ones; R marks regrouped parameters."""
    index = {name: k for k, name in enumerate(inertial_names(robot))}
    index |= {f"{name}R": k for name, k in index.items()}
    return [index[name] for name in map(_first, columns) if name in index]


def _first(column: str) -> str:
    """Return the parameter of a column."""
    return column.partition(" ")[0]


def _own_drives(robot: Robot, columns: Sequence[str]) -> list[str]:
    """Return the named columns of drives."""
    known = set(inertial_names(robot))
    return [name for name in map(_first, columns) if name.removesuffix("R") not in known]


def base_values(robot: Robot, columns: Sequence[str], values: Array) -> dict[str, float]:
    """Return the values of the names that belong to base parameters."""
    known = set(inertial_names(robot))
    named = (name for name in columns if name.removesuffix("R") in known)
    return dict(zip(named, map(float, values), strict=True))


def column_values(
    robot: Robot, regressor: str, columns: Sequence[str], passive: bool = False
) -> Array:
    """Return the parameter values that belong to the columns of a regressor.

    With `passive` the drives act as well, even if all are part of other base parameters.
    """
    own = [float(x) for link in robot.links for x in link.inertia.parameters]
    values = dict(zip(inertial_names(robot), own, strict=True))
    if regressor == "base_regressor":
        return base_parameters(robot, ReferenceOptions(passive=passive, columns=tuple(columns)))
    return np.array([values[c] if c in values else drive_value(robot, c) for c in columns])


def stacked_regressor(robot: Robot, drives: Sequence[str] = ()) -> Array:
    """Return inertial and drive columns at many random states, stacked."""
    rng = np.random.default_rng(5)
    states = 8 + 4 * (len(robot.links) * len(PARAMETER_NAMES) + len(drives)) // robot.nv
    q = on_manifold(robot, rng.uniform(-3, 3, (states, robot.nq)))
    qd, qdd = rng.uniform(-3, 3, (2, states, robot.nv))
    Y = inertial_regressor(robot, q, qd, qdd).reshape(states * robot.nv, -1)
    D = [drive_columns(robot, drives, *at) for at in zip(q, qd, qdd, strict=True)]
    return np.hstack([Y, np.concatenate(D)])


def rank(Y: Array) -> int | None:
    """Return the number of independent columns, whatever their units; None without a clear gap."""
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
    """Return the number of missing and dependent columns, zero for a basis."""
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
    """Return the named columns of the regressor."""
    Y = inertial_regressor(robot, q, qd, qdd)[:, kept_columns(robot, options.columns)]
    return np.hstack([Y, drive_columns(robot, _own_drives(robot, options.columns), q, qd, qdd)])


def base_parameters(robot: Robot, options: ReferenceOptions = PLAIN) -> Array:
    """Return the values of the named base parameters that reproduce the torques."""
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
    norms[norms == 0] = 1  # a column without effect, not part of a basis
    return np.asarray(np.linalg.lstsq(Yb / norms, Y @ p, rcond=None)[0] / norms)


BASE_REFERENCE: dict[str, Answer] = {
    "base_regressor": Answer(base_regressor, ("q", "qd", "qdd"), uses=("columns",)),
    "base_parameters": Answer(
        base_parameters, (), tolerance=DIFFERENCES, uses=("passive", "columns")
    ),
}
