"""Signs of typography in answers, as the ASCII that formulas are read from.

Greek letters become their names, raised digits powers, lowered digits indices, dots above letters
and primes behind names `dot`, and signs of multiplication and minus those of a keyboard.
"""

from __future__ import annotations

import re
import unicodedata

_SIGNS = {
    **dict.fromkeys("\u2212\u2013", "-"),
    **dict.fromkeys("\u00b7\u22c5\u00d7\u2217\u2062", "*"),
    **dict.fromkeys("\u2044\u2215\u00f7", "/"),
    **dict.fromkeys("\u00a0\u2009\u202f", " "),
    **dict.fromkeys("\u2019\u2032", "'"),
    "\u2033": "''",
    "\u0307": "dot",
    "\u0308": "ddot",
    "\u03d1": "theta",
    "\u03d5": "phi",
}
_RAISED = {ord(x): str(k) for k, x in enumerate("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076")}
_RAISED |= {0x2077: "7", 0x2078: "8", 0x2079: "9"}
_LOWERED = {0x2080 + k: str(k) for k in range(10)}
_GREEK = re.compile(r"GREEK (SMALL|CAPITAL) LETTER (\w+)")

_PRIMES = re.compile(r"(?<=[\w}])'{1,2}(?!')", re.ASCII)
"""Of the first and the second rate: q1', q_{2}''."""


def typed(text: str) -> str:
    """The text as it would be typed; signs that stand for nothing here stay as they are.

    >>> typed("m\\u2082 l\\u2081\\u00b2 cos(\\u03b8\\u2081)")
    'm_2 l_1^2 cos(theta_1)'
    >>> typed("I2 q2''")
    'I2 q2ddot'
    """
    return _PRIMES.sub(lambda found: "d" * (len(found[0]) - 1) + "dot", _ascii(text))


def _ascii(text: str) -> str:
    if text.isascii():
        return text
    text = re.sub(f"[{_class(_RAISED)}]+", lambda x: "^" + x[0].translate(_RAISED), text)
    text = re.sub(f"[{_class(_LOWERED)}]+", lambda x: "_" + x[0].translate(_LOWERED), text)
    return "".join(_sign(x) for x in unicodedata.normalize("NFD", text))


def _class(digits: dict[int, str]) -> str:
    return "".join(map(chr, digits))


def _sign(sign: str) -> str:
    if sign in _SIGNS or sign.isascii():
        return _SIGNS.get(sign, sign)
    greek = _GREEK.fullmatch(unicodedata.name(sign, ""))
    if greek is None:
        return sign
    name = greek[2].lower().replace("lamda", "lambda")
    return name if greek[1] == "SMALL" else name.capitalize()
