"""The robot: its types, loading and writing; `read/` has a reader for each external format."""

from __future__ import annotations

from symdyn.robot import library
from symdyn.robot.inertia import PARAMETER_NAMES, PARAMETER_UNITS, Inertia
from symdyn.robot.loading import (
    beam,
    from_dh,
    from_screws,
    load,
    prepare,
    read_spec,
    robot_from_dict,
)
from symdyn.robot.model import (
    BASE,
    Constraint,
    Dof,
    Frame,
    Joint,
    Limits,
    Link,
    Mimic,
    Parameter,
    Passive,
    Robot,
    Rotor,
    Source,
)
from symdyn.robot.placement import Move, Placement
from symdyn.robot.preparation.options import Preparation
from symdyn.robot.write.toml import robot_to_dict, to_toml
from symdyn.robot.write.urdf import to_urdf

__all__ = [
    "BASE",
    "PARAMETER_NAMES",
    "PARAMETER_UNITS",
    "Constraint",
    "Dof",
    "Frame",
    "Inertia",
    "Joint",
    "Limits",
    "Link",
    "Mimic",
    "Move",
    "Parameter",
    "Passive",
    "Placement",
    "Preparation",
    "Robot",
    "Rotor",
    "Source",
    "beam",
    "from_dh",
    "from_screws",
    "library",
    "load",
    "prepare",
    "read_spec",
    "robot_from_dict",
    "robot_to_dict",
    "to_toml",
    "to_urdf",
]
