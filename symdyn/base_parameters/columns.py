"""The names of the columns of regressors: standard or base parameters, and those of the drives."""

from __future__ import annotations

from symdyn.base_parameters.base_drives import base_drives
from symdyn.base_parameters.base_parameters import base_parameters
from symdyn.derive.regressors.regressor import regressor_columns
from symdyn.graph import Graph
from symdyn.robot.model import Robot


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
