"""symdyn: a compiler for equations of motion."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

__version__ = "0.1.0"

TYPE_CHECKING = False
"""True to type checkers; the module `typing` takes longer to load than all of this one."""

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from symdyn.base_parameters.base_parameters import BaseParameters
    from symdyn.compiler.comparison import Comparison, compare
    from symdyn.compiler.keywords import adjust, load
    from symdyn.compiler.pipeline import generate
    from symdyn.errors import CompilerError, FunctionError, RobotError, SymdynError
    from symdyn.identify.excitation.excitation import Excitation
    from symdyn.identify.excitation.excite import excite
    from symdyn.identify.geometry.calibrate import calibrate
    from symdyn.identify.geometry.calibrated import Calibrated
    from symdyn.identify.payload import IdentifiedPayload, identify_payload
    from symdyn.identify.result import Identified
    from symdyn.robot import (
        Constraint,
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
        Rotor,
        beam,
        from_dh,
        from_screws,
        prepare,
        to_toml,
        to_urdf,
    )
    from symdyn.run.compiled import Compiled, compile
    from symdyn.run.trajectory import trajectory_effort
    from symdyn.simulate.simulated import Simulated
    from symdyn.verify.check import check
    from symdyn.verify.report import CheckReport
    from symdyn.verify.self_test import self_test_trials

_HOME = {
    "Robot": "symdyn.robot",
    "load": "symdyn.compiler.keywords",
    "prepare": "symdyn.robot",
    "Constraint": "symdyn.robot",
    "Frame": "symdyn.robot",
    "Inertia": "symdyn.robot",
    "Joint": "symdyn.robot",
    "Limits": "symdyn.robot",
    "Link": "symdyn.robot",
    "Mimic": "symdyn.robot",
    "Move": "symdyn.robot",
    "Passive": "symdyn.robot",
    "Rotor": "symdyn.robot",
    "Placement": "symdyn.robot",
    "from_dh": "symdyn.robot",
    "beam": "symdyn.robot",
    "from_screws": "symdyn.robot",
    "to_toml": "symdyn.robot",
    "to_urdf": "symdyn.robot",
    "Compiled": "symdyn.run.compiled",
    "compile": "symdyn.run.compiled",
    "BaseParameters": "symdyn.base_parameters",
    "trajectory_effort": "symdyn.run.trajectory",
    "self_test_trials": "symdyn.verify.self_test",
    "Simulated": "symdyn.simulate.simulated",
    "Excitation": "symdyn.identify.excitation.excitation",
    "excite": "symdyn.identify.excitation.excite",
    "calibrate": "symdyn.identify.geometry.calibrate",
    "Calibrated": "symdyn.identify.geometry.calibrated",
    "Identified": "symdyn.identify.result",
    "IdentifiedPayload": "symdyn.identify.payload",
    "identify_payload": "symdyn.identify.payload",
    "adjust": "symdyn.compiler.keywords",
    "compare": "symdyn.compiler.comparison",
    "Comparison": "symdyn.compiler.comparison",
    "check": "symdyn.verify.check",
    "CheckReport": "symdyn.verify.report",
    "generate": "symdyn.compiler.pipeline",
    "SymdynError": "symdyn.errors",
    "RobotError": "symdyn.errors",
    "FunctionError": "symdyn.errors",
    "CompilerError": "symdyn.errors",
}

__all__ = [
    "BaseParameters",
    "Calibrated",
    "CheckReport",
    "Comparison",
    "Compiled",
    "CompilerError",
    "Constraint",
    "Excitation",
    "Frame",
    "FunctionError",
    "Identified",
    "IdentifiedPayload",
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
    "Rotor",
    "Simulated",
    "SymdynError",
    "__version__",
    "adjust",
    "base_parameters",
    "beam",
    "calibrate",
    "check",
    "compare",
    "compile",
    "derive",
    "excite",
    "from_dh",
    "from_screws",
    "generate",
    "identify",
    "identify_payload",
    "load",
    "prepare",
    "self_test_trials",
    "simulate",
    "to_toml",
    "to_urdf",
    "trajectory_effort",
]


def __getattr__(name: str) -> Any:
    """Load what is asked for when it is asked for: `symdyn --help` needs no NumPy."""
    if name not in _HOME:
        raise AttributeError(f"module 'symdyn' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)


class _Package(ModuleType):
    """`symdyn.derive` is the function, `symdyn/derive/` the room that it walks through.

    Importing a module of the room would otherwise put the room in the function's place. The same
    holds for `symdyn.simulate`, `symdyn.identify` and `symdyn.base_parameters`.
    """

    @property
    def derive(self) -> Callable[..., Any]:
        """The closed forms of a robot: see `symdyn.teach.model.derive`."""
        function: Callable[..., Any] = import_module("symdyn.teach.model").derive
        return function

    @derive.setter
    def derive(self, room: ModuleType) -> None:
        """What the import system says when it has loaded the room."""

    @property
    def simulate(self) -> Callable[..., Simulated]:
        """The motion of a robot over time: see `symdyn.simulate.simulate.simulate`."""
        function: Callable[..., Simulated] = import_module("symdyn.simulate.simulate").simulate
        return function

    @simulate.setter
    def simulate(self, room: ModuleType) -> None:
        """What the import system says when it has loaded the room."""

    @property
    def identify(self) -> Callable[..., Identified]:
        """Parameters from logs: see `symdyn.identify.identify.identify`."""
        function: Callable[..., Identified] = import_module("symdyn.identify.identify").identify
        return function

    @identify.setter
    def identify(self, room: ModuleType) -> None:
        """What the import system says when it has loaded the room."""

    @property
    def base_parameters(self) -> Callable[[Robot], BaseParameters]:
        """Which inertia acts: see `symdyn.base_parameters.base_parameters.base_parameters`."""
        room = import_module("symdyn.base_parameters.base_parameters")
        function: Callable[[Robot], BaseParameters] = room.base_parameters
        return function

    @base_parameters.setter
    def base_parameters(self, room: ModuleType) -> None:
        """What the import system says when it has loaded the room."""


sys.modules[__name__].__class__ = _Package
