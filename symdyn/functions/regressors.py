"""Regressors: the dynamics as a linear function of inertial parameters, or of base parameters."""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import Columns, Function, Quantity
from symdyn.support.deferred import DeferredModule

base_drives = DeferredModule("symdyn.identifiability.base_drives")
base_parameters = DeferredModule("symdyn.identifiability.base_parameters")
drives = DeferredModule("symdyn.formulations.regressors.drives")
energy_regressor = DeferredModule("symdyn.formulations.regressors.energy_regressor")
regressor = DeferredModule("symdyn.formulations.regressors.regressor")

_TEN = "m, mcx, mcy, mcz, Ixx, Ixy, Iyy, Ixz, Iyz, Izz of link 1, then of link 2, ..."


def _columns(unit: units.Unit) -> Quantity:
    per_parameter = unit.per(units.same("unit of the parameter"))
    return Quantity("Y", ("nv", "columns"), f"columns: {_TEN}", per_parameter)


_Y = _columns(units.FORCE)

ROWS = (
    Function(
        "regressor",
        ("q", "qd", "qdd"),
        (_Y,),
        "tau = Y x in the inertial parameters x of all links, rotors not included{more}.",
        {"screws": regressor.regressor},
        {"wrenches": regressor.regressor_by_wrenches},
        columns=Columns(regressor.regressor_columns, drives.with_passive_columns),
    ),
    Function(
        "adaptive_regressor",
        ("q", "qd", "qd_r", "qdd_r"),
        (_Y,),
        "For adaptive control: M(q) qdd_r + C(q,qd) qd_r + phi(q) = Y x, inertial parameters x.",
        {"screws": regressor.adaptive_regressor},
        columns=Columns(base_drives.inertial_columns),
    ),
    Function(
        "energy_regressor",
        ("q", "qd"),
        (
            Quantity(
                "y",
                ("columns",),
                f"entries: {_TEN}",
                units.ENERGY.per(units.same("unit of the parameter")),
            ),
        ),
        "The energy of the links, kinetic and potential: T + U = y x in the inertial parameters x.",
        {"newton-euler": energy_regressor.energy_regressor},
        columns=Columns(base_drives.inertial_columns),
    ),
    Function(
        "momentum_regressor",
        ("q", "qd"),
        (_columns(units.MOMENTUM_OF_JOINTS),),
        "Momentum along the joints, without accelerations: M(q) qd = Y x, inertial parameters x.",
        {"screws": energy_regressor.momentum_regressor},
        columns=Columns(base_drives.inertial_columns),
    ),
    Function(
        "base_regressor",
        ("q", "qd", "qdd"),
        (
            Quantity(
                "Yb",
                ("nv", "columns"),
                "a column for each base parameter",
                units.FORCE.per(units.same("unit of the parameter")),
            ),
        ),
        "tau = Yb pb in the base parameters pb, a minimal set for the dynamics{more}.",
        {"screws": base_parameters.base_regressor},
        columns=Columns(base_drives.base_columns, base_drives.with_base_drives),
    ),
    Function(
        "base_parameters",
        (),
        (Quantity("pb", ("columns",), "base parameters"),),
        "The base parameters, combinations of inertial parameters{more}.",
        {"exact": base_parameters.base_parameters_of},
        opens="inertial",
        columns=Columns(base_drives.base_columns, base_drives.with_drive_values),
    ),
)
