"""The names of the columns of regressors: standard or base parameters, and those of the drives."""

from __future__ import annotations

from symdyn.base_parameters.base_parameters import base_parameters
from symdyn.derive.regressors.regressor import TEN, regressor_columns
from symdyn.robot.model import Robot


def inertial_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The ten parameters of every link; passive forces add nothing."""
    del passive
    return regressor_columns(robot)


def base_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The base parameters, then what passive forces add."""
    drives = regressor_columns(robot, passive)[TEN * len(robot.links) :]
    return [*base_parameters(robot).base_names, *drives]


def base_parameter_columns(robot: Robot, passive: bool = False) -> list[str]:
    """The base parameters; passive forces add nothing."""
    del passive
    return list(base_parameters(robot).base_names)
