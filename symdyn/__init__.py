"""symdyn: a compiler for equations of motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from symdyn.compiled import Compiled, compile
    from symdyn.errors import CompilerError, FunctionError, RobotError, SymdynError
    from symdyn.identify.base_parameters import BaseParameters, base_parameters
    from symdyn.pipeline import adjust, generate
    from symdyn.robot import (
        Frame,
        Inertia,
        Joint,
        Limits,
        Link,
        Mimic,
        Move,
        Passive,
        Placement,
        Robot,
        from_dh,
        from_screws,
        load,
        to_toml,
        to_urdf,
    )
    from symdyn.trajectory import trajectory_effort

_HOME = {
    "Robot": "symdyn.robot",
    "load": "symdyn.robot",
    "Frame": "symdyn.robot",
    "Inertia": "symdyn.robot",
    "Joint": "symdyn.robot",
    "Limits": "symdyn.robot",
    "Link": "symdyn.robot",
    "Mimic": "symdyn.robot",
    "Move": "symdyn.robot",
    "Passive": "symdyn.robot",
    "Placement": "symdyn.robot",
    "from_dh": "symdyn.robot",
    "from_screws": "symdyn.robot",
    "to_toml": "symdyn.robot",
    "to_urdf": "symdyn.robot",
    "Compiled": "symdyn.compiled",
    "compile": "symdyn.compiled",
    "BaseParameters": "symdyn.identify",
    "base_parameters": "symdyn.identify",
    "trajectory_effort": "symdyn.trajectory",
    "adjust": "symdyn.pipeline",
    "generate": "symdyn.pipeline",
    "SymdynError": "symdyn.errors",
    "RobotError": "symdyn.errors",
    "FunctionError": "symdyn.errors",
    "CompilerError": "symdyn.errors",
}

__all__ = [
    "BaseParameters",
    "Compiled",
    "CompilerError",
    "Frame",
    "FunctionError",
    "Inertia",
    "Joint",
    "Limits",
    "Link",
    "Mimic",
    "Move",
    "Passive",
    "Placement",
    "Robot",
    "RobotError",
    "SymdynError",
    "__version__",
    "adjust",
    "base_parameters",
    "compile",
    "derive",
    "from_dh",
    "from_screws",
    "generate",
    "load",
    "to_toml",
    "to_urdf",
    "trajectory_effort",
]


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for: `symdyn --help` needs no NumPy."""
    if name == "derive":  # the room is callable; importing it makes it an attribute
        from importlib import import_module

        return import_module("symdyn.derive")
    if name not in _HOME:
        raise AttributeError(f"module 'symdyn' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
