"""Near matches for names that do not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def near(name: str, known: Iterable[str], alike: float = 0.6) -> list[str]:
    """What of the known names resembles this one, at least so much `alike` (0 to 1).

    >>> near("looop", ["joint", "loop"]), near("gazebo", ["joint", "loop"])
    (['loop'], [])
    """
    return difflib.get_close_matches(name, list(known), n=3, cutoff=alike)


def suggestion(name: str, known: Iterable[str]) -> str:
    """A clause that names what the user may have meant.

    >>> suggestion("mass_matirx", ["mass_matrix", "bias"])
    '; did you mean mass_matrix?'
    >>> suggestion("xyz", ["mass_matrix", "bias"])
    '; there are: mass_matrix, bias'
    """
    names = list(known)
    if close := near(name, names):
        return f"; did you mean {' or '.join(close)}?"
    more = ", ..." if len(names) > 20 else ""
    return f"; there are: {', '.join(names[:20])}{more}"
