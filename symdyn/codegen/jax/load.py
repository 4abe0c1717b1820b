"""Import generated JAX and call it with NumPy arrays."""

from __future__ import annotations

from typing import Any


def run_jax(function: Any, arguments: tuple[Any, ...]) -> Any:
    """What a function returns, with numbers of 64 bits if it wants them."""
    import jax

    with jax.enable_x64(True):
        return function(*arguments)
