"""Progress callback."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[str, int, int], None]
"""Takes what is done next, how many steps are done, and how many there are."""


def silent(what: str, done: int, of: int) -> None:
    """Report nothing."""
