"""Rotors, friction and springs beside base parameters: which of them act on their own.

    tau = Yb pb,     pb_k = (K p)_k + sum over drives d of c_kd d

The rotor of the first joint acts as the moment of inertia about its axis does. Such a drive has no
column; it is in the group of the base parameters (or of the other drives) that it acts like. All
decisions are exact, by the columns themselves (`dependent_columns.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symdyn.formulations.regressors import drives
from symdyn.formulations.regressors.regressor import regressor_columns
from symdyn.graph import Graph
from symdyn.identifiability.base_parameters import (
    BaseParameters,
    Group,
    base_parameters,
    plain,
    sharp,
    to_digits,
)
from symdyn.identifiability.dependent_columns import dependent_drives
from symdyn.identifiability.enclosures import Enclosures
from symdyn.identifiability.exact_regressor import single_drives
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_number, is_zero

ROTOR = ".rotor_inertia"


@dataclass(frozen=True)
class BaseDrives:
    """The drives of a robot, and those of them that act like other parameters.

    Indices go on from those of `BaseParameters`. `groups` are the drives without a column of their
    own: index -> index of a parameter with a column -> coefficient.
    """

    base: BaseParameters
    names: tuple[str, ...]
    groups: Mapping[int, Group]

    @property
    def kept(self) -> tuple[int, ...]:
        """The drives that have a column, by their places among `names`."""
        first = len(self.base.names)
        return tuple(k for k in range(len(self.names)) if first + k not in self.groups)

    @property
    def column_names(self) -> list[str]:
        """`<link>.IzzR + <joint>.rotor_inertia`: a base parameter with the drives that it holds."""
        first = len(self.base.names)
        indices = (*self.base.kept, *(first + k for k in self.kept))
        names = (*self.base.base_names, *(self.names[k] for k in self.kept))
        return [
            name
            + "".join(
                f" {_factor(group[index])}{self.names[drive - first]}"
                for drive, group in self.groups.items()
                if index in group
            )
            for index, name in zip(indices, names, strict=True)
        ]


def _factor(coefficient: Scalar) -> str:
    """+ or -, and the amount of a number unless it is 1."""
    if not is_number(plain(coefficient)):
        return "+ "
    size = abs(float(plain(coefficient)))
    amount = "" if size == 1 else f"{size:.6g} "
    return f"{'-' if float(plain(coefficient)) < 0 else '+'} {amount}"


def base_drives(robot: Robot) -> BaseDrives:
    """The drives of a robot beside its base parameters: what is open, or not zero."""
    base = base_parameters(robot)
    first = len(base.names)
    names, single = (
        [term.name for term in drives.drive_terms(made) if not is_zero(term.value)]
        for made in (robot, single_drives(robot))
    )
    if not single:
        return BaseDrives(base, tuple(names), {})
    rotors_last = sorted(range(len(single)), key=lambda k: single[k].endswith(ROTOR))
    columns = [first + k for k in rotors_last]
    index = {first + k: first + names.index(name) for k, name in enumerate(single)}

    def found(digits: Enclosures) -> dict[int, Group]:
        dependent = dependent_drives(robot, base.kept, columns, digits)
        return {
            index[k]: {index.get(j, j): sharp(x) for j, x in group.items()}
            for k, group in dependent.items()
        }

    return BaseDrives(base, tuple(names), to_digits(robot, found))


# -- names of columns ---------------------------------------------------------------------


def inertial_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The ten parameters of every link; passive forces add nothing."""
    del passive
    return regressor_columns(robot)


def base_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The base parameters, then the drives that passive forces add and no base parameter holds."""
    if not passive:
        return list(base_parameters(robot).base_names)
    graph = Graph()
    opened = {p.name: graph.symbol(p.name) for p in robot.symbolic_parameters}
    return base_drives(robot.bind(opened)).column_names


# -- derivations ---------------------------------------------------------------------------


def with_base_drives(
    robot: Robot,
    Y: Matrix,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
) -> Matrix:
    """Yb with a column for each drive that no base parameter holds."""
    kept = base_drives(robot).kept
    _, more = drives.passive_columns(robot, q, qd, qdd)
    return [[*row, *(added[k] for k in kept)] for row, added in zip(Y, more, strict=True)]


def with_drive_values(robot: Robot, pb: Sequence[Scalar]) -> list[Scalar]:
    """pb with what drives add to it, then the drives that have a column."""
    found = base_drives(robot)
    values = [term.value for term in drives.drive_terms(robot) if not is_zero(term.value)]
    first = len(found.base.names)
    indices = (*found.base.kept, *(first + k for k in found.kept))
    total = [*pb, *(values[k] for k in found.kept)]
    for drive, group in found.groups.items():
        for index, coefficient in group.items():
            total[indices.index(index)] += plain(coefficient) * values[drive - first]
    return total
