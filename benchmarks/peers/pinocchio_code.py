"""Pinocchio as a contestant: its C++, compiled from the headers of the `pin` wheel.

The model that Pinocchio reads from the URDF is written as a table of numbers, which the C++ side
(`model.hpp`) reads without Pinocchio's own libraries. Entries that differ from zero or one by
rounding only are rounded: this does not matter to a compiled library, but very much to CasADi.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from peers.contest import PINOCCHIO, Entry, Missing, entry, shapes_of
from peers.workshop import HERE, build, package

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


def write_model(urdf: Path, table: Path) -> int:
    """Write the table of numbers of a URDF; returns the number of joints."""
    prefix()
    import pinocchio

    model = pinocchio.buildModelFromUrdf(str(urdf))
    if model.nq != model.nv:
        raise Missing("Pinocchio reads continuous joints as two coordinates; give them limits")
    lines = [f"{model.nv} {_numbers(model.gravity.linear)}"]
    for k in range(1, model.njoints):
        placement, inertia = model.jointPlacements[k], model.inertias[k]
        lines += [
            f"{model.joints[k].shortname()} {model.parents[k]}",
            f"{_numbers(placement.rotation)} {_numbers(placement.translation)}",
            f"{_numbers([inertia.mass])} {_numbers(inertia.lever)} {_numbers(inertia.inertia)}",
        ]
    table.write_text("\n".join(lines) + "\n", encoding="ascii")
    return int(model.nv)


def _numbers(values: Iterable[float] | NDArray[np.float64]) -> str:
    flat = np.asarray(values, float).ravel()
    whole = np.round(flat)
    return " ".join(map(repr, np.where(np.abs(flat - whole) < ROUNDING, whole, flat).tolist()))


@cache
def _driver(flags: str) -> ctypes.CDLL:
    """The driver, compiled with these flags."""
    path = build(
        "pinocchio",
        "c++",
        [HERE / "pinocchio_driver.cpp"],
        flags,
        header_arguments(),
        depends=header_versions(),
        slow=True,
    )
    return ctypes.CDLL(str(path))


def use_model(table: Path, flag_sets: tuple[str, ...]) -> int:
    """Load this model in all drivers; returns the number of its joints."""
    sizes = [_driver(flags).load_model(str(table).encode()) for flags in flag_sets]
    if min(sizes) < 0:
        raise Missing("the driver cannot read the model")
    return int(sizes[0])


def contestants(table: Path, names: list[str], flag_sets: tuple[str, ...]) -> list[Entry]:
    """Every algorithm that Pinocchio has, with every set of flags."""
    n = use_model(table, flag_sets)
    return [
        entry(_driver(flags), name + ending, PINOCCHIO, name, method, flags, shapes_of(name, n))
        for flags in flag_sets
        for name in names
        for ending, method in METHODS[name].items()
    ]
