"""Bounds on the size of a description, far above real robots: reading one takes seconds."""

from __future__ import annotations

from collections.abc import Sized

from symdyn.errors import RobotError

MOST_LINKS = 5000
"""Links, joints or frames of one description, fixed ones included."""

MOST_MOVING = 1000
"""Joints that move; inverse dynamics of so many takes about a minute to generate."""

MOST_CONSTRAINTS = 500
"""Contacts and loops."""

MOST_MOVES = 1000
"""Moves of one placement."""


def require_size(things: Sized, most: int, what: str, where: str) -> None:
    """Reject more things than symdyn reads."""
    if len(things) > most:
        message = f"there are {len(things)} {what}, and symdyn reads at most {most}"
        raise RobotError(f"{message}; give a smaller robot", where)
