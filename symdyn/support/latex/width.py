"""How wide signs are, in points, as TeX sets them in Computer Modern of ten points.

Widths are those of TeX to a few percent, rather too large than too small. They decide where lines
are broken, so that nobody has to do it by hand.
"""

from __future__ import annotations

TEXT_WIDTH = 455.0
"""Of a page of A4 between margins of 25 mm."""
INDENT = 25.0
"""By which displayed equations are moved to the right."""
LINE = TEXT_WIDTH - INDENT - 3
"""For an equation, with a little air."""

SCRIPT = 0.75
"""Indices and powers are smaller; what is between them is not."""
EM = 10.0
THIN = 1.7
"""Around the names of functions, after commas, beside high brackets."""
BINARY, RELATION = 12.3, 13.4
"""A plus, an equal sign, each with the space around it."""
BRACKET, HIGH_BRACKET = 3.9, 7.4
COLUMN_GAP = 10.0
"""Between columns of a matrix."""

_SIGNS = {
    **dict.fromkeys("lt", 3.7),
    **dict.fromkeys("ijr", 4.8),
    **dict.fromkeys("fhknux", 6.1),
    **dict.fromkeys("mw", 8.8),
    **dict.fromkeys("IJLS", 6.9),
    **dict.fromkeys("DHKNX", 9.3),
    **dict.fromkeys("MW", 10.9),
    **dict.fromkeys(".,;:!'|", 2.8),
    **dict.fromkeys("0123456789", 5.0),
    **dict.fromkeys("()[]", BRACKET),
    **dict.fromkeys("+-", 7.8),
    "/": 5.0,
    "*": 5.0,
}
_LOWER, _UPPER = 5.4, 8.1
_COMMANDS = {
    **dict.fromkeys(("sum", "prod"), 16.0),
    **dict.fromkeys(("cdots", "ldots", "dots"), 13.4),
    **dict.fromkeys(("quad",), EM),
    **dict.fromkeys(("qquad",), 2 * EM),
    **dict.fromkeys(("langle", "rangle", "lvert", "rvert"), BRACKET),
    **dict.fromkeys(("cdot", "circ", "mid"), 5.0),
    **dict.fromkeys(("sim", "partial", "infty"), 10.0),
    **dict.fromkeys(("displaystyle", "textstyle", "allowbreak", "limits", "nolimits"), 0.0),
}
_NARROW_TEXT, _WIDE_TEXT = frozenset("iljtfr.,:;'!|()[] I"), frozenset("mwMW@%&")
FUNCTIONS = frozenset(("sin", "cos", "tan", "tanh", "exp", "det", "log", "sign", "min", "max"))


def of_sign(sign: str) -> float:
    """Of a letter, digit or bracket in a formula."""
    return _SIGNS.get(sign, _UPPER if sign.isupper() else _LOWER)


def of_command(name: str) -> float:
    """Of a command without arguments: a Greek letter, a function, a dot."""
    if name in FUNCTIONS:
        return of_text(name) + THIN
    return _COMMANDS.get(name, 7.8 if name[:1].isupper() else 6.5)


def of_text(text: str) -> float:
    r"""Of upright words.

    >>> of_text("is") < of_text("me")
    True
    """
    return sum(map(_of_letter, text))


def _of_letter(letter: str) -> float:
    if letter in _NARROW_TEXT:
        return 3.9
    if letter in _WIDE_TEXT:
        return 8.6
    return 7.4 if letter.isupper() else 5.3
