"""Functions that are imported when they are first called: most commands need few of them.

Tables of formulations and of readers name their functions so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class DeferredFunction:
    """A function of a module, known by its name until it is called."""

    module: str
    name: str

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.load()(*arguments, **named)

    def load(self) -> Callable[..., Any]:
        """Import the module and return the function itself."""
        function: Callable[..., Any] = getattr(import_module(self.module), self.name)
        return function


@dataclass(frozen=True)
class DeferredModule:
    """A module whose attributes are functions that import it when they are called.

    >>> DeferredModule("symdyn.formulations.forward.ldlt").forward_dynamics.name
    'forward_dynamics'
    """

    module: str

    def __getattr__(self, name: str) -> DeferredFunction:
        if name.startswith("__"):
            raise AttributeError(name)
        return DeferredFunction(self.module, name)
