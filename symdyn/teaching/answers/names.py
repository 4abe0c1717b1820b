"""Other spellings of the names of symbols: m1 for m_1, l_c2 for lc_2, q1dot and dtheta1 for qd_1.

Rates and accelerations have a letter, which may be a book's, a sign of the rate and an index:

    thetad_1    thetadot_1    theta_1dot    dtheta_1        (underscores may be left out)
    thetadd_1   thetaddot_1   theta_1ddot   ddtheta_1
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_LETTERS = re.compile(r"([A-Za-z])_?([A-Za-z]{1,2})_?(\d+)", re.ASCII)
"""Names whose underscore may stand at two places: l_c2 and lc_2, I_xx1 and Ixx_1."""
ARRAYS = ("q", "qd", "qdd")
"""The coordinates, their rates and accelerations."""
_OTHERS = {"q": ("theta", "th")}
"""Other letters for ours."""


def spellings(symbol: str, name: str) -> Iterator[str]:
    """How else the name of a symbol of the graph may be written.

    >>> [*spellings("p[3]", "lc_2")]
    ['lc2', 'l_c2', 'lc_2', 'lc[2]']
    """
    yield name.replace("_", "")
    array = symbol.partition("[")[0]
    if array in ARRAYS:
        yield from _of_joint(ARRAYS.index(array), name)
        return
    if letters := _LETTERS.fullmatch(name):
        yield from ("{}_{}{}".format(*letters.groups()), "{}{}_{}".format(*letters.groups()))
    letter, _, index = name.partition("_")
    if index.isdecimal():
        yield f"{letter}[{index}]"


def _of_joint(order: int, name: str) -> Iterator[str]:
    """A coordinate, or its rate of this order: the only joint of its kind may have no index."""
    short = "d" * order
    found = re.fullmatch(rf"([A-Za-z]+?){short}(?:_(\d+))?", name, re.ASCII)
    if found is None:
        return
    index = found[2] or ""
    dots = short[1:] + "dot" if order else ""
    for letter in (found[1], *_OTHERS.get(found[1], ())):
        for rate in dict.fromkeys((letter + short, letter + dots, short + letter)):
            yield f"{rate}{index}"
            if index:
                yield from (f"{rate}_{index}", f"{rate}[{index}]")
        if index and order:
            yield from (f"{letter}{index}{dots}", f"{letter}_{index}{dots}")
