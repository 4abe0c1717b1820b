"""The dynamics as a linear function of inertial parameters, all or the fewest."""

from __future__ import annotations

from symdyn.base_parameters import base_parameters_of, base_regressor
from symdyn.base_parameters.columns import base_columns, base_parameter_columns, inertial_columns
from symdyn.derive.regressors import energy_regressor, regressor
from symdyn.derive.regressors.regressor import regressor_columns
from symdyn.table.types import Columns, Function, Quantity

_Y = Quantity("Y", ("nv", "columns"), "a column for each inertial parameter of each link")

ROWS = (
    Function(
        "regressor",
        ("q", "qd", "qdd"),
        (_Y,),
        "tau = Y p in the inertial parameters, rotors apart; with --passive all columns.",
        {"screws": regressor.regressor},
        {"wrenches": regressor.regressor_by_wrenches},
        columns=Columns(regressor_columns, regressor.passive_columns),
    ),
    Function(
        "adaptive_regressor",
        ("q", "qd", "qd_r", "qdd_r"),
        (_Y,),
        "For adaptive control: Y p = M qdd_r + C(q,qd) qd_r + phi, C that of Christoffel.",
        {"screws": regressor.adaptive_regressor},
        columns=Columns(inertial_columns),
    ),
    Function(
        "energy_regressor",
        ("q", "qd"),
        (Quantity("y", ("columns",), "an entry for each inertial parameter of each link"),),
        "The energy of the links, kinetic and potential: T + U = y p.",
        {"newton-euler": energy_regressor.energy_regressor},
        columns=Columns(inertial_columns),
    ),
    Function(
        "momentum_regressor",
        ("q", "qd"),
        (_Y,),
        "The momentum of the links along the joints, without accelerations: M qd = Y p.",
        {"screws": energy_regressor.momentum_regressor},
        columns=Columns(inertial_columns),
    ),
    Function(
        "base_regressor",
        ("q", "qd", "qdd"),
        (Quantity("Yb", ("nv", "columns"), "a column for each base parameter"),),
        "tau = Yb pb in the base parameters, the fewest that the dynamics holds.",
        {"screws": base_regressor},
        columns=Columns(base_columns, regressor.passive_columns),
    ),
    Function(
        "base_parameters",
        (),
        (Quantity("pb", ("columns",), "base parameters"),),
        "The base parameters, groups of the inertial ones.",
        {"exact": base_parameters_of},
        opens="inertial",
        columns=Columns(base_parameter_columns),
    ),
)
