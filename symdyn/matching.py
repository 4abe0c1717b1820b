"""Near matches for names that do not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def suggestion(name: str, known: Iterable[str]) -> str:
    """A clause that names what the user may have meant.

    >>> suggestion("mass_matirx", ["mass_matrix", "bias"])
    '; did you mean mass_matrix?'
    >>> suggestion("xyz", ["mass_matrix", "bias"])
    '; there are: mass_matrix, bias'
    """
    names = list(known)
    near = difflib.get_close_matches(name, names, n=3)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    more = ", ..." if len(names) > 20 else ""
    return f"; there are: {', '.join(names[:20])}{more}"
