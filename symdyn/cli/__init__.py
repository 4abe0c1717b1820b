"""What each command composes and prints: one command a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module

MODULES = {
    "robots": "robots",
    "show": "show",
    "generate": "generate",
    "check": "check",
    "convert": "convert",
    "derive": "derive",
    "compare": "compare",
    "simulate": "simulate",
    "excite": "excite",
    "calibrate": "calibrate",
    "identify": "identify",
}
"""Command -> the module here whose function `run` does it; only that one is loaded."""


def command(name: str) -> Callable[[argparse.Namespace], int]:
    """The function that runs a command and returns the exit status."""
    run: Callable[[argparse.Namespace], int] = import_module(f"{__name__}.{MODULES[name]}").run
    return run
