"""How to install symdyn and its extras: from a checkout.

On the package index the name symdyn belongs to another project, so that `pip install` is always run
on the files of a checkout, whose distribution is named symdyn-robotics.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from symdyn.errors import RobotError


def pip_install(extra: str = "") -> str:
    """Return the command that installs symdyn with an extra, and where to run it.

    >>> print(pip_install("casadi"))
    pip install ".[casadi]" in the symdyn checkout
    """
    what = f'".[{extra}]"' if extra else "."
    return f"pip install {what} in the symdyn checkout"


def required(module: str, library: str, purpose: str, extra: str) -> Any:
    """Return a module of a library of an extra, or raise an error that says how to install it."""
    try:
        return import_module(module)
    except ImportError:
        raise RobotError(f"{purpose} needs {library}; {pip_install(extra)}") from None
