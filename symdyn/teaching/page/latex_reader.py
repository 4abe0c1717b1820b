r"""Reads the LaTeX that steps and closed forms are written in, as trees of `mathml.py`.

    V_{i} = \mathrm{Ad}(f_{i}^{-1}) V_{i-1} + S_{i} \dot{q}_{i}

It is the LaTeX of `formulas.py`, of `symbols.py` and of SymPy; a command that none of them uses is
shown by its name. latex2mathml is no substitute: lines are broken by the roles and widths of nodes,
which it does not have, it leaves the & of alignments in its XML, and it splits names into letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

from symdyn.support.latex.symbols import GREEK
from symdyn.teaching.page.mathml import (
    BINARY,
    CLOSE,
    COMMA,
    FUNCTION,
    OPEN,
    RELATION,
    SPACE,
    UNARY,
    WORDS,
    Accent,
    Fence,
    FormulaFraction,
    FormulaRow,
    Grid,
    Leaf,
    Node,
    Root,
    Scripts,
)
from symdyn.teaching.typesetting import unescaped

# Signs of formulas: what a command of LaTeX looks like on a page.


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
    """A longer name in slanted letters; browsers slant only names of one letter themselves."""
    return "".join(map(_slanted, text))


def _slanted(letter: str) -> str:
    if not (letter.isascii() and letter.isalpha()):
        return letter
    if letter == "h":
        return "\N{PLANCK CONSTANT}"
    start, small = (_ITALIC[0], "a") if letter.islower() else (_ITALIC[1], "A")
    return chr(start + ord(letter) - ord(small))


def script(letter: str) -> str:
    """A capital letter in script."""
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


_TOKEN = re.compile(r"\\[A-Za-z]+\*?|\\.|\d+(?:\.\d+)?|'+|\S|  +", re.DOTALL)
_BRACKETS = {
    "pmatrix": ("(", ")"),
    "bmatrix": ("[", "]"),
    "vmatrix": ("|", "|"),
    "matrix": ("", ""),
}
_BETWEEN = frozenset((RELATION, BINARY, UNARY, OPEN, COMMA, SPACE))
"""After one of these, or at the start, a minus is a sign and not a difference."""
NBSP = "\N{NO-BREAK SPACE}"


def tree(latex: str) -> FormulaRow:
    """The tree of a formula."""
    return _LatexReader(latex).row()


def cells(latex: str) -> list[FormulaRow]:
    """The trees of a row of an alignment, which are apart by &."""
    reader = _LatexReader(latex)
    found = [reader.row()]
    while reader.taken("&"):
        found.append(reader.row())
    return found


class _LatexReader:
    def __init__(self, latex: str) -> None:
        self.latex = latex
        self.tokens = list(_TOKEN.finditer(latex))
        self.at = 0

    @property
    def token(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def taken(self, token: str) -> bool:
        """Whether the next token is this one, which is then behind us."""
        if self.token != token:
            return False
        self.at += 1
        return True

    def row(self, *ends: str) -> FormulaRow:
        """Everything up to a token that ends it, which stays."""
        found: list[Node] = []
        while self.token and self.token not in ("&", "}", r"\right", r"\end", r"\\", *ends):
            node = self.scripted(_after(found))
            if node is not None:
                found += _spaced(found, node)
        return FormulaRow(tuple(found))

    def scripted(self, before: str) -> Node | None:
        """An atom with its indices, exponents and primes."""
        base = self.atom(before)
        below: Node | None = None
        above: list[Node] = []
        while self.token in ("_", "^") or self.token.startswith("'"):
            if self.token.startswith("'"):
                above.append(Leaf("mo", "\N{PRIME}" * len(self.token)))
                self.at += 1
            elif self.taken("_"):
                if below is not None:  # an index of what has one already, such as a matrix D_1
                    base, below = Scripts(base or FormulaRow(()), below, _joined(above)), None
                    above = []
                below = self.argument()
            elif self.taken("^"):
                above.append(self.argument())
        if below is None and not above:
            return base
        limits = isinstance(base, Leaf) and base.text == "\N{N-ARY SUMMATION}"
        return Scripts(base or FormulaRow(()), below, _joined(above), limits)

    def argument(self) -> Node:
        """A group, or one atom."""
        if self.taken("{"):
            found = self.row()
            self.taken("}")
            return found
        return self.atom(OPEN) or FormulaRow(())

    def atom(self, before: str) -> Node | None:
        token = self.token
        if token == "{":
            return self.argument()
        self.at += 1
        if token.startswith("\\"):
            return self.command(token[1:])
        if token[0].isdigit():
            return Leaf("mn", token)
        if token[0] == " ":  # blanks in a row are meant to be seen
            return Leaf("mspace", "", 'width="1em"', SPACE)
        if token.isalpha():
            return Leaf("mi", token)
        return _sign(token, before)

    def command(self, name: str) -> Node | None:
        if name in self.constructions:
            return self.constructions[name](self)
        if name in LETTERS:
            upright = ' mathvariant="normal"' if name[0].isupper() else ""
            return Leaf("mi", LETTERS[name], upright.strip())
        if name in RELATIONS:
            return Leaf("mo", RELATIONS[name], role=RELATION)
        if name in OPERATORS:
            return Leaf("mo", OPERATORS[name], role=BINARY)
        if name in FUNCTIONS:
            return Leaf("mi", name, role=FUNCTION)
        if name in ACCENTS:
            return Accent(self.argument(), ACCENTS[name])
        if name in SPACES:
            wide = SPACES[name]
            return Leaf("mspace", "", f'width="{wide}"', SPACE) if wide else None
        if name in OPENING or name in CLOSING or name in BARS:
            return _sign(name, "")
        return Leaf("mtext", f"\\{name}", role=WORDS)

    # -- commands that take arguments ------------------------------------------------------

    def words(self) -> str:
        """The text of a group as it stands, without its escapes."""
        if not self.taken("{"):
            return ""
        start, depth = self.tokens[self.at].start(), 1
        while self.token:
            depth += (self.token == "{") - (self.token == "}")
            if depth == 0:
                break
            self.at += 1
        end = self.tokens[self.at].start() if self.token else len(self.latex)
        self.taken("}")
        return unescaped(self.latex[start:end])

    def text(self) -> Node:
        # the group's blanks at its edges are part of it
        before = self.tokens[self.at].end() if self.token == "{" else 0
        words = self.words()
        lead = NBSP if self.latex[before : before + 1] == " " else ""
        tail = NBSP if lead else ""
        return Leaf("mtext", f"{lead}{words.strip()}{tail}", role=WORDS)

    def fraction(self) -> Node:
        return FormulaFraction(self.argument(), self.argument())

    def small_fraction(self) -> Node:
        return FormulaFraction(self.argument(), self.argument(), small=True)

    def upright(self) -> Node:
        name = self.words()
        short = 'mathvariant="normal"' if len(name) == 1 else ""
        return Leaf("mi", name, short, FUNCTION)

    def slanted(self) -> Node:
        name = self.words()
        return Leaf("mi", name if len(name) == 1 else italic(name))

    def script(self) -> Node:
        return Leaf("mi", script(self.words()))

    def bold(self) -> Node:
        return Leaf("mi", bold(self.words()))

    def relation(self) -> Node:
        """A sign that is to be read with the equality after it: +=."""
        inner = self.words()
        self.taken("=")
        return Leaf("mo", f"{inner}=", role=RELATION)

    def total(self) -> Node:
        return Leaf("mo", "\N{N-ARY SUMMATION}")

    def fenced(self) -> Node:
        left = self._delimiter(OPENING)
        body = self.row()
        self.taken(r"\right")
        right = self._delimiter(CLOSING)
        if body.is_tall:
            return Fence(body, left, right)
        ends = [_bracket(left, OPEN)] * bool(left), [_bracket(right, CLOSE)] * bool(right)
        return FormulaRow((*ends[0], *body.children, *ends[1]))

    def _delimiter(self, known: dict[str, str]) -> str:
        name = self.token.removeprefix("\\")
        self.at += 1
        return "" if name == "." else known.get(name, BARS.get(name, name))

    def environment(self) -> Node:
        name = self.words()
        if name == "array":
            self.words()
        rows = []
        while True:
            self.taken(r"\hline")
            row: list[Node] = [self.row()]
            while self.taken("&"):
                row.append(self.row())
            rows.append(tuple(row))
            if not self.taken(r"\\"):
                break
        self.taken(r"\end")
        self.words()
        grid = Grid(tuple(rows))
        left, right = _BRACKETS.get(name, ("", ""))
        return Fence(grid, left, right) if left else grid

    def root(self) -> Node:
        return Root(self.argument())

    constructions: dict[str, Callable[[_LatexReader], Node]] = {  # noqa: RUF012
        "text": text,
        "textrm": text,
        "frac": fraction,
        "dfrac": fraction,
        "tfrac": small_fraction,
        "mathrm": upright,
        "operatorname": upright,
        "mathit": slanted,
        "mathcal": script,
        "mathbf": bold,
        "boldsymbol": bold,
        "bm": bold,
        "mathrel": relation,
        "sum": total,
        "left": fenced,
        "begin": environment,
        "sqrt": root,
    }


def _joined(above: list[Node]) -> Node | None:
    if not above:
        return None
    return above[0] if len(above) == 1 else FormulaRow(tuple(above))


def _after(found: list[Node]) -> str:
    """The role of what stands before, of an opening bracket at the start."""
    if not found:
        return OPEN
    last = found[-1]
    while isinstance(last, FormulaRow) and last.children:
        last = last.children[-1]
    return last.role if isinstance(last, Leaf) else ""


def _sign(token: str, before: str) -> Leaf:
    if token in "+-":
        text = MINUS if token == "-" else token
        if before in _BETWEEN:
            return Leaf("mo", text, 'form="prefix"', UNARY)
        return Leaf("mo", text, 'form="infix"', BINARY)
    if token in RELATIONS:
        return Leaf("mo", RELATIONS[token], 'form="infix"', RELATION)
    if token in OPENING:
        return _bracket(OPENING[token], OPEN)
    if token in CLOSING:
        return _bracket(CLOSING[token], CLOSE)
    if token in BARS:
        return Leaf("mo", BARS[token], 'form="prefix" stretchy="false"')
    if token in ",;":
        return Leaf("mo", token, 'separator="true"', COMMA)
    if token == "*":
        return Leaf("mo", "\N{ASTERISK OPERATOR}")
    if token == "/":
        return Leaf("mo", "/", 'lspace="0" rspace="0"')
    if token == "~":
        return Leaf("mspace", "", 'width="0.3em"', SPACE)
    return Leaf("mi", token)


def _bracket(sign: str, role: str) -> Leaf:
    form = "prefix" if role == OPEN else "postfix"
    return Leaf("mo", sign, f'form="{form}" stretchy="false"', role)


def _spaced(found: list[Node], node: Node) -> Iterator[Node]:
    """A thin space before a function that multiplies, and between a decimal and what it does."""
    first = node
    while isinstance(first, Scripts) or (isinstance(first, FormulaRow) and first.children):
        first = first.base if isinstance(first, Scripts) else first.children[0]
    is_function = isinstance(first, Leaf) and first.role == FUNCTION
    multiplies = is_function and _after(found) not in (*_BETWEEN, WORDS, FUNCTION)
    letter = isinstance(first, Accent) or (isinstance(first, Leaf) and first.tag == "mi")
    if found and (multiplies or (letter and _is_decimal(found[-1]))):
        yield Leaf("mspace", "", 'width="0.17em"', SPACE)
    yield node


def _is_decimal(node: Node) -> bool:
    return isinstance(node, Leaf) and node.tag == "mn" and "." in node.text
