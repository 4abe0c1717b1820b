"""Pinocchio as a contestant: its C++, compiled from the headers of the `pin` wheel.

The model that Pinocchio reads from the URDF is written as a table of numbers, which the C++ side
(`model.hpp`) reads without Pinocchio's own libraries. Entries that differ from zero or one by
rounding only are rounded: this does not matter to a compiled library, but very much to CasADi.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from peers.contest import PINOCCHIO, Entry, Layout, Missing, entry, shapes_of
from peers.workshop import HERE, build, package
from symdyn.robot import Robot

METHODS = {
    "inverse_dynamics": {"": "rnea"},
    "mass_matrix": {"_local": "crba, local", "_world": "crba, world"},
    "forward_dynamics": {"_local": "aba, local", "_world": "aba, world"},
    "coriolis_matrix": {"": "computeCoriolisMatrix"},
    "inverse_dynamics_derivatives": {"": "computeRNEADerivatives"},
    "regressor": {"": "computeJointTorqueRegressor"},
}
"""The symbol's ending in the driver, and what it calls."""
ROUNDING = 1e-14

# what Pinocchio's own CMake files define for its headers
_DEFINITIONS = (
    "-DBOOST_MPL_LIMIT_LIST_SIZE=30",
    "-DBOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
    "-DBOOST_FUSION_INVOKE_MAX_ARITY=12",
)


@cache
def prefix() -> Path:
    """Where the wheels of Pinocchio, Boost and Eigen install their headers."""
    for name in ("pin", "cmeel-boost", "cmeel-eigen"):
        package(name)
    import pinocchio

    return next(p for p in Path(pinocchio.__file__).parents if p.name == "cmeel.prefix")


def header_arguments() -> list[str]:
    """How to compile against the headers."""
    include = prefix() / "include"
    folders = [f"-isystem{include}", f"-isystem{include / 'eigen3'}"]
    return ["-std=c++17", "-DNDEBUG", *_DEFINITIONS, f"-I{HERE}", *folders]


def header_versions() -> list[str]:
    """What a compiled driver depends on besides its source."""
    versions = [f"{name} {package(name)}" for name in ("pin", "cmeel-boost", "cmeel-eigen")]
    return [*versions, (HERE / "model.hpp").read_text(encoding="ascii")]


def write_model(urdf: Path, robot: Robot, layout: Layout, table: Path) -> None:
    """Write the table of numbers of a URDF, with the joints in the order of the robot.

    Pinocchio sorts children by name. Its algorithms accept any order in which the joints below a
    joint follow it without a gap, so that nothing has to be permuted for joints.
    """
    prefix()
    import pinocchio

    base = [pinocchio.JointModelFreeFlyer()] if layout.floating else []
    model = pinocchio.buildModelFromUrdf(str(urdf), *base)
    if (model.nq, model.nv) != (layout.nq, layout.nv):
        raise Missing("Pinocchio reads continuous joints as two coordinates; give them limits")
    sorted_names = list(model.names)
    names = [joint.name for joint in robot.joints[-layout.joints :]]
    numbers = [1] * layout.floating + [sorted_names.index(name) for name in names]
    place = {0: 0} | {number: k for k, number in enumerate(numbers, 1)}
    parents = [place[model.parents[number]] for number in numbers]
    _reject_gaps(parents)
    write_joints(model, numbers, parents, table)


def write_joints(model: Any, numbers: Sequence[int], parents: Sequence[int], table: Path) -> None:
    """Write these joints of a model of Pinocchio, whose parents are numbered as in the table."""
    lines = [f"{len(numbers)} {_numbers(model.gravity.linear)}"]
    for number, parent in zip(numbers, parents, strict=True):
        inertia = model.inertias[number]
        lines += [
            f"{model.joints[number].shortname()} {parent}",
            pose_numbers(model.jointPlacements[number]),
            f"{_numbers([inertia.mass])} {_numbers(inertia.lever)} {_numbers(inertia.inertia)}",
        ]
    table.write_text("\n".join(lines) + "\n", encoding="ascii")


def pose_numbers(pose: Any) -> str:
    """A pose of Pinocchio as the C++ side reads it: rotation and translation."""
    return f"{_numbers(pose.rotation)} {_numbers(pose.translation)}"


def _reject_gaps(parents: list[int]) -> None:
    """Reject an order of joints in which a branch is interrupted by another one."""
    open_branch: list[int] = []
    for k, parent in enumerate(parents, 1):
        while open_branch and open_branch[-1] != parent:
            open_branch.pop()
        if parent and not open_branch:
            raise Missing(f"joint {k} does not follow the joints on its branch")
        open_branch.append(k)


def _numbers(values: Iterable[float] | NDArray[np.float64]) -> str:
    flat = np.asarray(values, float).ravel()
    whole = np.round(flat)
    return " ".join(map(repr, np.where(np.abs(flat - whole) < ROUNDING, whole, flat).tolist()))


@cache
def driver(flags: str, source: str = "pinocchio_driver.cpp") -> ctypes.CDLL:
    """A driver, compiled with these flags."""
    path = build(
        "pinocchio",
        "c++",
        [HERE / source],
        flags,
        header_arguments(),
        depends=header_versions(),
        slow=True,
    )
    return ctypes.CDLL(str(path))


def use_model(table: Path, flag_sets: tuple[str, ...]) -> None:
    """Load this model in all drivers."""
    sizes = [driver(flags).load_model(str(table).encode()) for flags in flag_sets]
    if min(sizes) < 0:
        raise Missing("the driver cannot read the model")


def contestants(
    table: Path, layout: Layout, names: list[str], flag_sets: tuple[str, ...]
) -> list[Entry]:
    """Every algorithm that Pinocchio has, with every set of flags."""
    use_model(table, flag_sets)
    return [
        entry(
            driver(flags),
            name + ending,
            PINOCCHIO,
            name,
            method,
            flags,
            shapes_of(name, layout.nv),
            peer=layout,
        )
        for flags in flag_sets
        for name in names
        for ending, method in METHODS[name].items()
    ]
