"""What each command composes and prints: one command a file."""

from __future__ import annotations

import argparse
import os
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
ONE_THREAD = ("identify",)
"""Commands that multiply many small matrices: threads of BLAS would wait for each other."""


def command(name: str) -> Callable[[argparse.Namespace], int]:
    """The function that runs a command and returns the exit status."""
    if name in ONE_THREAD:
        for library in ("OPENBLAS", "OMP", "MKL"):  # read when NumPy is loaded
            os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    run: Callable[[argparse.Namespace], int] = import_module(f"{__name__}.{MODULES[name]}").run
    return run
