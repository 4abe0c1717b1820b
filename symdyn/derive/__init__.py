"""The physics: one formulation per file, written over any scalar.

`symdyn.derive(robot)` is also the function that gives a robot's closed forms; the package is made
callable because both the room and the function are called by that name.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _CallableRoom(ModuleType):
    def __call__(self, robot: Any, *arguments: Any, **named: Any) -> Any:
        """The closed forms of a robot: see `symdyn.teach.model.derive`."""
        return import_module("symdyn.teach.model").derive(robot, *arguments, **named)


sys.modules[__name__].__class__ = _CallableRoom
