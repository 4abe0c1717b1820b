"""Formulas as students write them, rewritten as the formulas that spec files have.

    2 l1 lc2 m2 cos q2      is   2*p[0]*p[3]*p[5]*cos(q[1])
    c12^2 (m1 + m2)         is   cos(q[0] + q[1])**2*(p[4] + p[5])

Nothing is computed here: `robot.spec.formula.Formulas` reads the result over its whitelist. A page
that reads the same answers needs `Spelling.symbols`, the spellings of the graph's symbols.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from symdyn.robot.model import Robot
from symdyn.scalar import is_number
from symdyn.support.matching import near
from symdyn.support.names import printable
from symdyn.teaching.notations.symbols import Notation

# Other spellings of the names of symbols: m1 for m_1, l_c2 for lc_2, q1dot and dtheta1 for qd_1.
#
# Rates and accelerations have a letter, which may be a book's, a sign of the rate and an index:
#
#     thetad_1    thetadot_1    theta_1dot    dtheta_1        (underscores may be left out)
#     thetadd_1   thetaddot_1   theta_1ddot   ddtheta_1

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


FUNCTIONS = ("sin", "cos", "tan", "sqrt")
UNITS = ("N", "Nm", "kg", "kgm", "cm", "mm", "rad", "deg", "J")
"""Units that people write behind numbers; m, s and g may be misspelled symbols."""
DEEPEST = 60
"""The most parentheses inside each other."""
FEWEST_DIGITS = 3
"""Decimals of so many significant digits may be rounded ones; shorter ones are exact."""
LARGEST_EXPONENT = 60
"""Numbers are smaller than ten to this power."""

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)"
    r"|(?P<name>[A-Za-z_]\w*(?:\[\s*\d+\s*\])?)"
    r"|(?P<sign>\*\*|[-+*/^(),;\[\]]))",
    re.ASCII,
)
_SHORT = re.compile(r"([cs])_?(\d+)", re.I)


class UnreadableAnswer(Exception):
    """What is wrong with an answer, and what to do about it."""

    def __init__(self, problem: str, cure: str) -> None:
        super().__init__(f"{problem}; {cure}")


@dataclass(frozen=True)
class Token:
    """A number, a name or a sign of a formula."""

    kind: str
    text: str


@dataclass(frozen=True)
class Literal:
    """A number as it was written."""

    text: str

    @cached_property
    def value(self) -> Fraction:
        """Exactly what was written: 0.16 is 4/25."""
        return Fraction(self.text)

    @property
    def slack(self) -> Fraction:
        """Half a unit of the last digit, if the number may be a rounded one; else zero."""
        digits, _, exponent = self.text.lower().partition("e")
        whole, point, fraction = digits.partition(".")
        if not point or len((whole + fraction).lstrip("0")) < FEWEST_DIGITS:
            return Fraction(0)
        return Fraction(10) ** (int(exponent or 0) - len(fraction)) / 2


@dataclass(frozen=True)
class Spelled:
    """A formula over the graph's symbols: text, and the numbers in it."""

    pieces: tuple[str | Literal, ...]
    written: str

    @property
    def literals(self) -> list[int]:
        """Which pieces are numbers that may be rounded."""
        return [k for k, x in enumerate(self.pieces) if isinstance(x, Literal) and x.slack]

    @property
    def fewest_digits(self) -> int:
        """The digits of the number among them that has the fewest."""
        texts = [self.pieces[k].text for k in self.literals]  # type: ignore[union-attr]
        shown = (text.lower().partition("e")[0].replace(".", "").lstrip("0") for text in texts)
        return min(map(len, shown), default=0)

    def text(self, nudged: int | None = None) -> str:
        """The formula, one of its numbers larger by half a unit of its last digit if wanted."""
        shown = []
        for k, piece in enumerate(self.pieces):
            if isinstance(piece, Literal):
                value = piece.value + (piece.slack if k == nudged else 0)
                piece = f"({value})" if value.denominator > 1 else f"{value}"
            shown.append(piece)
        return " ".join(shown)


def tokens(text: str) -> list[Token]:
    """The numbers, names and signs of a formula.

    >>> [token.text for token in tokens("2 l1^2*cos q2")]
    ['2', 'l1', '**', '2', '*', 'cos', 'q2']
    """
    if not text.isascii() or not all(c.isprintable() or c in "\t\n" for c in text):
        bad = next(c for c in text if not c.isascii() or not (c.isprintable() or c in "\t\n"))
        raise UnreadableAnswer(
            f"has the character {printable(bad)!r}", "use ASCII characters: q1, *, -"
        )
    text = re.sub(r"_\{(\w+)\}", r"_\1", text).rstrip()
    found, at = [], 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            sign = text[at:].lstrip()[:1]
            raise UnreadableAnswer(
                f"has the sign {sign!r}", "write numbers, names, + - * / ^ and brackets"
            )
        kind = str(match.lastgroup)
        word = "".join(match[kind].split())
        found.append(Token(kind, "**" if word == "^" else word))
        at = match.end()
    return found


class Spelling:
    """How the symbols of a robot may be spelled.

    `names` has what people call the graph's symbols (`q[0]` is `q_1`); underscores may be left out.
    The symbols of a book take precedence over these names, and both over forms such as `c12`.
    """

    def __init__(
        self,
        names: Mapping[str, str],
        constants: Mapping[str, str] | None = None,
        letters: Notation | None = None,
    ) -> None:
        plain = {symbol: name for symbol, name in names.items() if symbol.count("[") <= 1}
        self.symbols: dict[str, str] = {}
        if letters is not None and letters.book:
            self._add({symbol: letters.text(name) for symbol, name in plain.items()})
        self._add(plain)
        self._constants = {k: v for k, v in (constants or {}).items() if k not in self.symbols}
        self.joints = {name[2:]: s for s, name in plain.items() if re.fullmatch(r"q_\d+", name)}

    def _add(self, names: Mapping[str, str]) -> None:
        """Names of symbols, then other spellings of them, if nothing else is called so."""
        for symbol, name in names.items():
            self.symbols.setdefault(name, symbol)
        for symbol, name in names.items():
            for other in spellings(symbol, name):
                self.symbols.setdefault(other, symbol)

    @classmethod
    def of(
        cls,
        names: Mapping[str, str],
        robot: Robot,
        inputs: Iterable[str],
        letters: Notation | None = None,
    ) -> Spelling:
        """The spellings of a robot's symbols; g is how fast things fall, if nothing else is.

        `inputs` are the arrays of which a quantity may be a function.
        """
        arrays = {*inputs, *ARRAYS, "p"}
        own = {symbol: name for symbol, name in names.items() if symbol.split("[")[0] in arrays}
        return cls(own, {"g": fall} if (fall := _free_fall(robot)) else {}, letters)

    @cached_property
    def known(self) -> list[str]:
        """Names to suggest: one spelling of each symbol, the coordinates first."""
        return [*dict.fromkeys(self._first_of_each()), *self._constants, *FUNCTIONS, "pi"]

    def _first_of_each(self) -> Iterator[str]:
        seen: set[str] = set()
        for name, symbol in self.symbols.items():
            if symbol not in seen:
                seen.add(symbol)
                yield name

    # -- names -----------------------------------------------------------------------------

    def value(self, name: str) -> str | None:
        """The text that a name stands for, or nothing."""
        if name in self.symbols:
            return self.symbols[name]
        if name in self._constants:
            return self._constants[name]
        if name == "pi":
            return name
        short = _SHORT.fullmatch(name)
        return self._short(name, *short.groups()) if short else None

    def _short(self, name: str, letter: str, digits: str) -> str | None:
        """c12 is cos(q1 + q2); of ten joints and more, c12 may also be cos(q12)."""
        readings = []
        if digits in self.joints:
            readings.append([digits])
        if len(set(digits)) == len(digits) > 1 and all(d in self.joints for d in digits):
            readings.append(list(digits))
        if len(readings) > 1:
            total = " + ".join(f"q{d}" for d in digits)
            function = FUNCTIONS[letter in "cC"]
            cure = f"write {function}(q{digits}) or {function}({total})"
            raise UnreadableAnswer(f"has {name}, which is ambiguous", cure)
        if not readings:
            return None
        return f"{FUNCTIONS[letter in 'cC']}({' + '.join(self.joints[d] for d in readings[0])})"

    def parts(self, name: str) -> list[str]:
        """A name that is known, or known names written without a blank between: m2l1, cosq2."""
        if name in FUNCTIONS or self.value(name) is not None:
            return [name]
        ways: list[list[list[str]]] = [[[]]]  # of the first k letters, two at most
        for k in range(1, len(name) + 1):
            found: list[list[str]] = []
            for j in range(max(0, k - 24), k):
                piece = name[j:k]
                if ways[j] and (piece in FUNCTIONS or self.value(piece) is not None):
                    found += [[*way, piece] for way in ways[j]]
            ways.append(found[:2])
        split = [way for way in ways[-1] if way[-1] not in FUNCTIONS]
        if len(split) == 1:
            return split[0]
        shown = printable(name, 60)
        if split:
            cure = f"write {' '.join(split[0])} or {' '.join(split[1])}"
            raise UnreadableAnswer(f"has {shown!r}, which can be read in two ways", cure)
        if name in UNITS:
            cure = "if it is a unit, omit it: numbers are in kg, m, s and rad"
            raise UnreadableAnswer(f"has the name {shown!r}, which this robot does not have", cure)
        close = near(shown, self.symbols)
        cure = (
            f"did you mean {' or '.join(close)}?"
            if close
            else (f"known names are {self._listed()}")
        )
        raise UnreadableAnswer(f"has the name {shown!r}, which this robot does not have", cure)

    def _listed(self) -> str:
        most = 24
        return ", ".join(self.known[:most]) + ", ..." * (len(self.known) > most)

    # -- formulas --------------------------------------------------------------------------

    def spelled(self, formula: Sequence[Token]) -> Spelled:
        """The formula with signs of multiplication, and over the graph's symbols."""
        words: list[Token] = []
        for token in formula:
            parts = self.parts(token.text) if token.kind == "name" else [token.text]
            words += [Token(token.kind, part) for part in parts]
        written = " ".join(token.text for token in words)
        return Spelled(tuple(_Rewriting(self, words).pieces()), written)


class _Rewriting:
    """One pass over the words of a formula."""

    def __init__(self, spelling: Spelling, words: Sequence[Token]) -> None:
        self.spelling = spelling
        self.words = list(words)
        self.out: list[str | Literal] = []
        self.closing: list[str] = []
        self.complete = False  # whether what stands so far ends with a value
        self.signs = 0

    def pieces(self) -> list[str | Literal]:
        self.words.reverse()
        while self.words:
            token = self.words.pop()
            if token.kind == "number":
                self._number(token.text)
            elif token.kind == "name" and token.text in FUNCTIONS:
                self._function(token.text)
            elif token.kind == "name":
                self._value(self._named(token.text))
            else:
                self._sign(token.text)
        if self.closing:
            raise UnreadableAnswer("has a bracket that is not closed", "close it")
        if not self.complete:
            raise UnreadableAnswer("ends too early" if self.out else "is empty", "complete it")
        return self.out

    def _next(self) -> Token:
        return self.words[-1] if self.words else Token("sign", "")

    def _named(self, name: str) -> str:
        value = self.spelling.value(name)
        assert value is not None, name
        return value

    def _value(self, piece: str | Literal) -> None:
        if self.complete:
            self.out.append("*")
        self.out.append(piece)
        self.complete, self.signs = True, 0

    def _number(self, text: str) -> None:
        if self.complete:
            raise UnreadableAnswer(
                f"has the number {text} after a value", f"write *{text} or ^{text}"
            )
        self._value(_literal(text))

    def _function(self, name: str) -> None:
        """cos(..), cos^2(..), cos q1, cos 2 q1, cos^2 q1."""
        start, end = f"{name}(", ")"
        if self._next().text == "**":
            self.words.pop()
            exponent = self.words.pop().text if self.words else ""
            if exponent not in map(str, range(1, 65)):
                raise UnreadableAnswer(
                    f"has a power of {name} that is not an integer", f"write {name}^2(..)"
                )
            start, end = f"({start}", f")**{exponent})"
        if self._next().text == "(":
            self.words.pop()
            self._open(start, end)
            return
        argument: list[str | Literal] = []
        if self._next().kind == "number":
            argument += [_literal(self.words.pop().text), "*"]
            if self._next().text == "*":
                self.words.pop()
        token = self._next()
        if token.kind != "name" or token.text in FUNCTIONS:
            raise UnreadableAnswer(f"has {name} without an argument", f"write {name}(..)")
        argument.append(self._named(self.words.pop().text))
        if self._next().text == "**":
            cure = f"write {name}({token.text})^2 or {name}({token.text}^2)"
            raise UnreadableAnswer(f"has an ambiguous power after {name} {token.text}", cure)
        self._value(start)
        self.out += [*argument, end]

    def _open(self, text: str, closing: str) -> None:
        if len(self.closing) >= DEEPEST:
            raise UnreadableAnswer("is nested too deeply", "split it up")
        self._value(text)
        self.closing.append(closing)
        self.complete = False

    def _sign(self, sign: str) -> None:
        if sign == "(":
            self._open("(", ")")
        elif sign == ")":
            if not self.closing or not self.complete:
                raise UnreadableAnswer("has an extra bracket or an empty one", "check the brackets")
            self.out.append(self.closing.pop())
        elif sign in ("+", "-"):
            self.signs += 1
            if self.signs > 2:
                raise UnreadableAnswer("has several signs in a row", "leave one")
            self.out.append(sign)
            self.complete = False
        elif sign in ("*", "/", "**") and self.complete:
            self.out.append(sign)
            self.complete = False
        else:
            shown = "^" if sign == "**" else sign
            raise UnreadableAnswer(
                f"has a {shown!r} where a number or a name is expected", "complete it"
            )


def _literal(text: str) -> Literal:
    exponent = re.fullmatch(r".*[eE]([+-]?\d+)", text)
    if len(text) > LARGEST_EXPONENT or (exponent and abs(int(exponent[1])) > LARGEST_EXPONENT):
        raise UnreadableAnswer(
            f"has the number {printable(text, 60)}", "use a number of moderate size"
        )
    return Literal(text)


def _free_fall(robot: Robot) -> str:
    """How fast things fall, as an exact number in text; empty where gravity is no number."""
    if not all(map(is_number, robot.gravity)):
        return ""
    along = [abs(x) for x in robot.gravity if x != 0]
    size = along[0] if len(along) == 1 else math.hypot(*map(float, along))
    exact = Fraction(repr(size)) if isinstance(size, float) else Fraction(size)
    return f"({exact})" if exact else "0"
