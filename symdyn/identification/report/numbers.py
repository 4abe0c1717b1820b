"""Numbers for people."""

from __future__ import annotations

import math


def number(x: float | None, digits: int = 4) -> str:
    """Some digits of a number; a dash where there is none.

    >>> number(0.00123456), number(None)
    ('0.001235', '-')
    """
    return "-" if x is None or math.isnan(x) else f"{x:.{digits}g}"
