"""Near matches for names that do not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

MOST = 3
"""Names that are suggested at once."""
SHORTEST = 3
"""The least number of characters that a part of a name needs to be completed."""


def near(name: str, known: Iterable[str], alike: float = 0.6) -> list[str]:
    """What of the known names resembles this one, at least so much `alike` (0 to 1).

    >>> near("looop", ["joint", "loop"]), near("gazebo", ["joint", "loop"])
    (['loop'], [])
    """
    return difflib.get_close_matches(name, list(known), n=MOST, cutoff=alike)


def suggestion(name: str, known: Iterable[str]) -> str:
    """A clause that names what the user may have meant.

    >>> suggestion("mass_matirx", ["mass_matrix", "bias"])
    '; did you mean mass_matrix?'
    >>> suggestion("matrix", ["mass_matrix", "bias"])
    '; did you mean mass_matrix?'
    >>> suggestion("xyz", ["mass_matrix", "bias"])
    '; there are: mass_matrix, bias'
    """
    names = list(known)
    if close := near(name, names) or _containing(name, names):
        return f"; did you mean {' or '.join(close)}?"
    more = ", ..." if len(names) > 20 else ""
    return f"; there are: {', '.join(names[:20])}{more}"


def _containing(name: str, names: Sequence[str]) -> list[str]:
    """The first names that begin with this one, then those that contain it elsewhere."""
    if len(name) < SHORTEST:
        return []
    found = [known for known in names if name in known]
    return sorted(found, key=lambda known: not known.startswith(name))[:MOST]
