"""An answer as text: `M[1,2] = l1 lc2 m2 c2 + ...`, `phi = [..., ...]`, `T = ... where q1 = 0`.

The left side says which quantity is meant and which entry of it, the right side is a formula or a
list of formulas, and behind `where` numbers or formulas may be given for some of the symbols.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from symdyn.errors import FunctionError, SymdynError
from symdyn.graph import Expr, Graph
from symdyn.robot.spec.formula import MORE_FUNCTIONS, Formulas
from symdyn.support.names import printable
from symdyn.teaching.answers.comparing import HEAVIEST, degree
from symdyn.teaching.answers.spelling import (
    FUNCTIONS,
    Spelled,
    Spelling,
    Token,
    UnreadableAnswer,
    tokens,
)
from symdyn.teaching.answers.truth import Place, Truth, cure, is_known, note, truth
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.notations.books import Book, others
from symdyn.teaching.notations.symbols import Notation

# Signs of typography in answers, as the ASCII that formulas are read from.
#
# Greek letters become their names, raised digits powers, lowered digits indices, dots above
# letters and primes behind names `dot`, and signs of multiplication and minus those of a
# keyboard.

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


LONGEST = 20_000
"""The most characters of an answer."""
EXAMPLE = 'write for instance "M[1,2] = ..." or "phi = [..., ...]"'
_LEFT = re.compile(r"([A-Za-z][\w.]*)((?:\[[\d\s,]{1,40}\])*)", re.ASCII)
_DIGITS = re.compile(r"(.+?)_?(\d+)", re.ASCII)
_CONDITIONS = re.compile(r"\b(?:where|at|with)\b")


@dataclass(frozen=True)
class Formula:
    """A formula of an answer: as it was written, and as a node."""

    spelled: Spelled
    reader: Formulas
    what: str

    def node(self, nudged: int | None = None) -> Expr:
        """The node; one of the numbers may be larger by half a unit of its last digit."""
        text = self.spelled.text(nudged)
        value = self.reader(text, self.what, "", self.spelled.written)
        node = value if isinstance(value, Expr) else Graph().constant(value)
        if degree(node) > HEAVIEST:
            raise UnreadableAnswer(
                "has powers that are too high", "equations of motion have lower powers"
            )
        return node


@dataclass(frozen=True)
class StudentAnswer:
    """A student's answer: entries of a quantity with their formulas and conditions."""

    truth: Truth
    entries: dict[Place, Formula]
    conditions: dict[str, Expr]
    is_whole: bool
    letters: Notation = field(default_factory=Notation)

    @property
    def label(self) -> str:
        """What the answer is about: M[1,2], or all of phi."""
        return self.truth.label(() if self.is_whole else next(iter(self.entries)))


def read(model: ClosedForms, text: str, book: Book | None = None) -> StudentAnswer:
    """Return the answer; an error states in one line what is wrong with it.

    Names are those of the book, if there is one, and else symdyn's.
    """
    text = typed(text)
    shown = printable(" ".join(text[:60].split()), 60) + "..." * (len(text) > 60)
    try:
        return _read(model, text, Notation() if book is None else Notation.of(book, model))
    except UnreadableAnswer as rejected:
        raise FunctionError(f'--check "{shown}" {rejected}') from None
    except (RecursionError, MemoryError):
        raise FunctionError(f'--check "{shown}" is nested too deeply; split it up') from None
    except SymdynError as error:
        raise FunctionError(f"--check: {error}") from None


def _read(model: ClosedForms, text: str, letters: Notation) -> StudentAnswer:
    if len(text) > LONGEST:
        raise UnreadableAnswer(
            f"has more than {LONGEST} characters", "give one entry of the quantity"
        )
    said, *clauses = _CONDITIONS.split(text)
    if len(clauses) > 1:
        raise UnreadableAnswer("has more than one 'where'", "write: where q1 = 0, q2 = 1")
    left, equal, right = said.partition("=")
    if not equal or "=" in right:
        raise UnreadableAnswer("is not an equation", EXAMPLE)
    about, place = _left(model, left, letters)
    spelling = Spelling.of(model.names, model.robot, about.inputs, letters)
    reader = _AnswerReader(spelling)
    values, shape = _entries(tokens(right))
    places = _places(about, place, shape)
    formulas = {
        one: reader.formula(value, about.label(one))
        for one, value in zip(places, values, strict=True)
    }
    for formula in formulas.values():
        formula.node()
    conditions = _conditions(reader, model, clauses[0], letters.arrays) if clauses else {}
    for k, x in enumerate(model.at or ()):
        conditions.setdefault(f"q[{k}]", Graph().constant(x))
    return StudentAnswer(about, formulas, conditions, place is None and bool(about.shape), letters)


class _AnswerReader:
    """Reads the formulas of one answer into one graph."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling
        symbols = dict.fromkeys(spelling.symbols.values())
        # generic values, at which a formula has to be finite
        values = {name: 0.6 + 0.8 * (0.618034 * k % 1) for k, name in enumerate(symbols)}
        known = {name: MORE_FUNCTIONS[name] for name in FUNCTIONS}
        self._formulas = Formulas(values, 40 * LONGEST, known, "in general")

    def formula(self, words: Sequence[Token], what: str) -> Formula:
        return Formula(self.spelling.spelled(words), self._formulas, what)


# -- the left side ---------------------------------------------------------------------------


def _left(model: ClosedForms, text: str, letters: Notation) -> tuple[Truth, Place | None]:
    """The quantity, and which entry is meant; none if it is the whole."""
    text = re.sub(r"_\{(\w+)\}", r"_\1", text.strip())
    found = _LEFT.fullmatch("".join(text.split())) if text.isascii() else None
    if found is None:
        raise UnreadableAnswer("does not begin with a quantity", EXAMPLE)
    written, brackets = found.groups()
    indices: Place | None = tuple(map(int, re.findall(r"\d+", brackets))) or None
    name, place = _named(model, letters, written, indices)
    if not is_known(model, name) or (place and len(place) == 2 != len(truth(model, name).shape)):
        capital = written[0].upper() + written[1:]  # entries are small letters in books: d12
        other, at = _named(model, letters, capital, indices)
        if at and len(at) == 2 and is_known(model, other) and len(truth(model, other).shape) == 2:
            written, name, place = capital, other, at
    is_the_books = letters.book is not None and letters.book.ours(written) != written
    letter = name if place else name.rstrip("0123456789").rstrip("_")
    if not is_known(model, name) and (books := others(letter)):
        raise UnreadableAnswer(
            f"is about {letter}, which is a symbol in {' and '.join(books)}", cure(books)
        )
    about = truth(model, name)
    sentence = letters.said(note(model, about.name, with_books=letters.book is None))
    letter_of = letters.named(about.name) if letters.book else None
    about = replace(about, letter=letter_of, note=sentence)
    if place is None:
        return about, None if about.shape else ()
    if about.letter and is_the_books:
        place = about.letter.our_place(place)
    while len(place) < len(about.shape) and about.shape[len(about.shape) - len(place) - 1] == 1:
        place = (1, *place)
    if len(place) != len(about.shape):
        raise UnreadableAnswer(f"has {len(place)} indices", _counted(about))
    if not all(1 <= k <= size for k, size in zip(place, about.shape, strict=True)):
        raise UnreadableAnswer(f"is about {about.label(place)}", _counted(about))
    return about, place


def _named(
    model: ClosedForms, letters: Notation, written: str, place: Place | None
) -> tuple[str, Place | None]:
    """Our name of a quantity, and the indices behind it, in brackets or not."""
    name = letters.book.ours(written) if letters.book else written
    if place and name in ("T", "U") and len(place) == 1:  # of a link
        return f"{name}_{place[0]}", None
    digits = _DIGITS.fullmatch(name)
    if not is_known(model, name) and place is None and digits and is_known(model, digits[1]):
        return digits[1], tuple(map(int, digits[2]))
    return name, place


def _counted(about: Truth) -> str:
    return f"{about.size}, counted from one" + (f"; {about.note}" if about.note else "")


# -- the right side --------------------------------------------------------------------------


def _entries(words: Sequence[Token]) -> tuple[list[list[Token]], tuple[int, ...]]:
    """The formulas of a list, row-major, with its shape; a formula alone has no shape."""
    if not words or words[0].text != "[":
        stray = next((word.text for word in words if word.text in "[],;"), None)
        if stray:
            raise UnreadableAnswer(f"has a {stray!r} in a formula", "write a list as [.., ..]")
        return [list(words)], ()
    return _list_entries(words)


def _list_entries(words: Sequence[Token]) -> tuple[list[list[Token]], tuple[int, ...]]:
    """The formulas of a list in brackets, of rows or of numbers, with its shape."""
    lists: list[list[list[Token]]] = [[]]
    nested, rows, deep, inside, closed = False, False, 0, 0, False
    for word in words:
        sign = word.text
        inside += (sign == "(") - (sign == ")")
        if closed:
            raise UnreadableAnswer("continues after the list", "write nothing after it")
        if sign == "[":
            deep += 1
            nested = rows = nested or deep == 2
            if deep > 2 or (lists[-1] and lists[-1][-1]):
                raise UnreadableAnswer(
                    "has lists nested more than two deep", "write [[.., ..], [.., ..]]"
                )
            lists[-1].append([])
        elif sign == "]":
            deep -= 1
            closed = deep == 0
        elif inside == 0 and (sign == ";" or (sign == "," and nested and deep == 1)):
            rows = True
            lists.append([] if sign == "," else [[]])
        elif sign == "," and inside == 0:
            lists[-1].append([])
        else:
            lists[-1][-1].append(word)
    if not closed:
        raise UnreadableAnswer("has a list that is not closed", "close it with ]")
    if nested and not lists[0][0]:  # [[ begins two lists, the outer of which has no formula
        lists[0].pop(0)
    if len({len(one) for one in lists}) > 1:
        raise UnreadableAnswer("has rows of different lengths", "write [[.., ..], [.., ..]]")
    flat = [entry for one in lists for entry in one]
    return flat, (len(lists), len(lists[0])) if rows else (len(flat),)


def _places(about: Truth, place: Place | None, shape: tuple[int, ...]) -> list[Place]:
    """The entries that the formulas are for."""
    if place is not None:
        if shape:
            raise UnreadableAnswer(
                "gives a list for one number", f"write {about.label(place)} = ..."
            )
        return [place]
    wanted, given_sizes = ([n for n in sizes if n > 1] for sizes in (about.shape, shape))
    if wanted != given_sizes:
        given = " x ".join(map(str, shape)) or "one formula"
        more = about.note or "write it as a list or by entries"
        raise UnreadableAnswer(f"gives {given}", f"{about.size}; {more}")
    return list(about.places)


# -- conditions ------------------------------------------------------------------------------


def _conditions(
    reader: _AnswerReader, model: ClosedForms, clause: str, arrays: Mapping[str, str]
) -> dict[str, Expr]:
    """Symbols with what takes their places: where q = [0, 1], qd1 = 2."""
    found: dict[str, Expr] = {}
    for part in _split(clause):
        name, equal, value = (x.strip() for x in part.partition("="))
        if not equal or "=" in value:
            raise UnreadableAnswer(
                "has a condition that is not an equation", "write: where q1 = 0, q2 = 1"
            )
        values, shape = _entries(tokens(value))
        nodes = [reader.formula(one, name).node() for one in values]
        if shape:
            sizes = {"q": model.robot.nq, "qd": model.robot.nv, "qdd": model.robot.nv}
            array = arrays.get(re.sub("dot$", "d", name), name)
            if sizes.get(array) != len(nodes) or len(shape) > 1:
                known = ", ".join(f"{x} ({sizes[own]} numbers)" for x, own in arrays.items())
                raise UnreadableAnswer(
                    f"gives a list for {printable(name, 20)}", f"only these take lists: {known}"
                )
            found.update((f"{array}[{k}]", node) for k, node in enumerate(nodes))
            continue
        symbol = reader.spelling.symbols.get(name)
        if symbol is None:
            reader.spelling.parts(name)  # says what is wrong with it, if it is no name at all
            raise UnreadableAnswer(
                f"gives a value to {printable(name, 20)}", "only symbols can have one"
            )
        found[symbol] = nodes[0]
    return found


def _split(clause: str) -> list[str]:
    """The parts between commas that are in no brackets."""
    parts, deep = [""], 0
    for sign in clause:
        deep += (sign in "([") - (sign in ")]")
        if sign == "," and deep == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return parts
