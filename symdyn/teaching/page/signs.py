"""Signs of formulas: what a command of LaTeX looks like on a page."""

from __future__ import annotations

import unicodedata

from symdyn.teaching.notation import GREEK


def _greek(name: str) -> str:
    size = "CAPITAL" if name[0].isupper() else "SMALL"
    return unicodedata.lookup(f"GREEK {size} LETTER {name.upper().replace('LAMBDA', 'LAMDA')}")


MINUS = "\N{MINUS SIGN}"
LETTERS = {name: _greek(name) for name in GREEK} | {
    "epsilon": "\N{GREEK LUNATE EPSILON SYMBOL}",
    "varepsilon": "\N{GREEK SMALL LETTER EPSILON}",
    "phi": "\N{GREEK PHI SYMBOL}",
    "varphi": "\N{GREEK SMALL LETTER PHI}",
    "vartheta": "\N{GREEK THETA SYMBOL}",
    "infty": "\N{INFINITY}",
    "partial": "\N{PARTIAL DIFFERENTIAL}",
    "ell": "\N{SCRIPT SMALL L}",
    "top": "\N{DOWN TACK}",
    "ldots": "\N{HORIZONTAL ELLIPSIS}",
    "dots": "\N{HORIZONTAL ELLIPSIS}",
    "cdots": "\N{MIDLINE HORIZONTAL ELLIPSIS}",
    "#": "#",
    "%": "%",
    "&": "&",
    "_": "_",
    "$": "$",
}
"""Commands that are letters."""
RELATIONS = {
    "le": "\N{LESS-THAN OR EQUAL TO}",
    "leq": "\N{LESS-THAN OR EQUAL TO}",
    "ge": "\N{GREATER-THAN OR EQUAL TO}",
    "geq": "\N{GREATER-THAN OR EQUAL TO}",
    "ne": "\N{NOT EQUAL TO}",
    "neq": "\N{NOT EQUAL TO}",
    "to": "\N{RIGHTWARDS ARROW}",
    "mapsto": "\N{RIGHTWARDS ARROW FROM BAR}",
    "sim": "\N{TILDE OPERATOR}",
    "approx": "\N{ALMOST EQUAL TO}",
    "equiv": "\N{IDENTICAL TO}",
    "in": "\N{ELEMENT OF}",
    "=": "=",
    "<": "<",
    ">": ">",
    ":": ":",
}
OPERATORS = {
    "times": "\N{MULTIPLICATION SIGN}",
    "cdot": "\N{DOT OPERATOR}",
    "circ": "\N{RING OPERATOR}",
    "pm": "\N{PLUS-MINUS SIGN}",
    "otimes": "\N{CIRCLED TIMES}",
    "oplus": "\N{CIRCLED PLUS}",
}
"""Signs between factors, at which no line is broken."""
OPENING = {
    "(": "(",
    "[": "[",
    "{": "{",
    "lbrace": "{",
    "lbrack": "[",
    "langle": "\N{MATHEMATICAL LEFT ANGLE BRACKET}",
    "lVert": "\N{DOUBLE VERTICAL LINE}",
    "lvert": "|",
    "lfloor": "\N{LEFT FLOOR}",
}
CLOSING = {
    ")": ")",
    "]": "]",
    "}": "}",
    "rbrace": "}",
    "rbrack": "]",
    "rangle": "\N{MATHEMATICAL RIGHT ANGLE BRACKET}",
    "rVert": "\N{DOUBLE VERTICAL LINE}",
    "rvert": "|",
    "rfloor": "\N{RIGHT FLOOR}",
}
BARS = {
    "|": "|",
    "\\|": "\N{DOUBLE VERTICAL LINE}",
    "vert": "|",
    "Vert": "\N{DOUBLE VERTICAL LINE}",
}
SPACES = {
    ",": "0.17em",
    ":": "0.22em",
    ";": "0.28em",
    " ": "0.3em",
    "!": "",
    "quad": "1em",
    "qquad": "2em",
}
FUNCTIONS = (
    *("sin", "cos", "tan", "exp", "log", "det", "ln", "min", "max"),
    *("arcsin", "arccos", "arctan", "sinh", "cosh", "tanh"),
)
ACCENTS = {
    "dot": "\N{DOT ABOVE}",
    "ddot": "\N{DIAERESIS}",
    "hat": "\N{MODIFIER LETTER CIRCUMFLEX ACCENT}",
    "widehat": "\N{MODIFIER LETTER CIRCUMFLEX ACCENT}",
    "tilde": "\N{SMALL TILDE}",
    "widetilde": "\N{SMALL TILDE}",
    "bar": "\N{MACRON}",
    "overline": "\N{MACRON}",
    "vec": "\N{RIGHTWARDS ARROW}",
}
_ITALIC = ord("\N{MATHEMATICAL ITALIC SMALL A}"), ord("\N{MATHEMATICAL ITALIC CAPITAL A}")
_SCRIPTS = {
    "B": "\N{SCRIPT CAPITAL B}",
    "E": "\N{SCRIPT CAPITAL E}",
    "F": "\N{SCRIPT CAPITAL F}",
    "H": "\N{SCRIPT CAPITAL H}",
    "I": "\N{SCRIPT CAPITAL I}",
    "L": "\N{SCRIPT CAPITAL L}",
    "M": "\N{SCRIPT CAPITAL M}",
    "R": "\N{SCRIPT CAPITAL R}",
}


def italic(text: str) -> str:
    """Letters of a longer name, slanted; browsers slant only names of one letter themselves."""
    return "".join(map(_slanted, text))


def _slanted(letter: str) -> str:
    if not (letter.isascii() and letter.isalpha()):
        return letter
    if letter == "h":
        return "\N{PLANCK CONSTANT}"
    start, small = (_ITALIC[0], "a") if letter.islower() else (_ITALIC[1], "A")
    return chr(start + ord(letter) - ord(small))


def script(letter: str) -> str:
    """A capital letter of a script alphabet."""
    if not (len(letter) == 1 and letter.isascii() and letter.isupper()):
        return letter
    start = ord("\N{MATHEMATICAL SCRIPT CAPITAL A}")
    return _SCRIPTS.get(letter, chr(start + ord(letter) - ord("A")))


def bold(text: str) -> str:
    """Letters in bold."""
    starts = {True: "\N{MATHEMATICAL BOLD CAPITAL A}", False: "\N{MATHEMATICAL BOLD SMALL A}"}
    return "".join(
        chr(ord(starts[c.isupper()]) + ord(c) - ord("A" if c.isupper() else "a"))
        if c.isascii() and c.isalpha()
        else c
        for c in text
    )
