"""Units as the standard wants them: exponents of base units.

N m s/rad  =  kg^1 m^2 s^-1 rad^-1
"""

from __future__ import annotations

import re

BASE = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")
_DERIVED = {
    "1": {},
    "N": {"kg": 1, "m": 1, "s": -2},
    "J": {"kg": 1, "m": 2, "s": -2},
    "W": {"kg": 1, "m": 2, "s": -3},
    **{name: {name: 1} for name in BASE},
}
_FACTOR = re.compile(r"([A-Za-z1]+)(?:\^(-?\d+))?")


def exponents(unit: str) -> dict[str, int] | None:
    """The exponents of the base units, those that are not zero; None for other texts.

    >>> exponents("N m s/rad"), exponents("furlong")
    ({'kg': 1, 'm': 2, 's': -1, 'rad': -1}, None)
    """
    found: dict[str, int] = {}
    numerator, *denominators = unit.replace("(", "").replace(")", "").split("/")
    for sign, part in ((1, numerator), *((-1, text) for text in denominators)):
        for word in part.split():
            factor = _FACTOR.fullmatch(word)
            if factor is None or factor[1] not in _DERIVED:
                return None
            power = sign * int(factor[2] or 1)
            for base, own in _DERIVED[factor[1]].items():
                found[base] = found.get(base, 0) + power * own
    return {base: found[base] for base in BASE if found.get(base)}
