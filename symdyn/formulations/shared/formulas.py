"""Titles whose formula is the one computed: terms with a factor that is zero are left out.

force f = U mc (m = 0)          of f = m a + U mc, where the mass has moved to the parent link
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symdyn.scalar import is_zero


def formula(left: str, terms: Mapping[str, str], factors: Mapping[str, Any]) -> str:
    """A sum as text, with the factors that made terms vanish.

    `terms` has the names of its factors for each term, `factors` the values of these.

    >>> formula("f", {"m a": "m a", "U mc": "U mc"}, {"m": 0, "a": 9.81, "U": [[2.0]], "mc": [1]})
    'f = U mc (m = 0)'
    """
    zero = {name for name, value in factors.items() if vanishes(value)}
    lost = {term: zero.intersection(names.split()) for term, names in terms.items()}
    kept = [term for term in terms if not lost[term]] or list(terms)
    text = " + ".join(kept).replace("+ -", "- ")
    reasons = [name for name in factors if any(name in names for names in lost.values())]
    return f"{left} = {text} ({' = '.join([*reasons, '0'])})" if reasons else f"{left} = {text}"


def vanishes(value: Any) -> bool:
    """Whether all entries of a scalar, vector or matrix are structurally zero."""
    if isinstance(value, (list, tuple)):
        return all(map(vanishes, value))
    return is_zero(value)
