"""Formulas and sentences that are written once, in ASCII, and shown as text or as LaTeX.

    V_i = Ad(f_i^-1) V_(i-1) + S_i qd_i     is     V_{i} = \\mathrm{Ad}(f_{i}^{-1}) V_{i-1} + ..

A sentence has its formulas between backquotes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from symdyn.support.latex.pieces import BREAK
from symdyn.support.latex.symbols import GREEK
from symdyn.support.names import tex
from symdyn.teaching.typesetting import TextAndLatex

_FUNCTIONS = ("Ad", "ad", "exp", "tr", "diag", "sin", "cos", "det", "rank")
_WORDS = (
    *("for", "where", "and", "if", "the", "of", "over", "with", "children", "links", "times"),
    *("all", "on", "path", "to", "from", "joints", "dofs", "tips", "terms", "entries"),
    *("is", "one", "joint", "base"),
)
_NAMES = {
    "qd": r"\dot{q}",
    "qdd": r"\ddot{q}",
    "Sqd": r"S\dot{q}",
    "eps": r"\epsilon",
    **{name: f"\\{name}" for name in GREEK},
    **{name: f"\\mathrm{{{name}}}" for name in _FUNCTIONS},
}
_SYMBOLS = {
    "<=": r"\le",
    ">=": r"\ge",
    "!=": r"\ne",
    "->": r"\to",
    "..": r"\cdots",
    "<": r"\langle ",
    ">": r"\rangle",
    "*": r"\,",
    "&": r"\&",
    "%": r"\%",
    "#": r"\#",
    "~": r"\sim",
    "|": "|",
}
_COUNTERS = frozenset("hijklrs")
"""Letters that count: an index of several of them is no word."""
_ALONE = {"*": "*", "o": r"\circ", ".": r"\cdot"}
"""Signs of pictures, where sentences speak of them."""
_TOKEN = re.compile(
    r"sum over (?:links |joints |screws |children )?(?P<sum>\w+) of\b"
    r"|(?P<star>\b[Aa]d)\*"
    r"|(?P<sizes>\b\d+) x (?P<sizes2>\d+\b)"
    r"|(?P<times>(?<= )x(?= ))"
    r"|(?P<fraction>(?<![\w.])\d+/\d+(?![\w.]))"
    r"|(?P<cell>\[[\d,]+\])"
    r"|(?P<partial>(?<![A-Za-z_/])d(?=[^/ ]*/dq| [^/ ]+/dq)|(?<=/)d(?=qd?_))"
    r"|(?P<unit>(?<=\d )m/s\^2)"
    r"|(?P<below>(?<=\[) (?=\[))"
    r"|(?P<power>\^)(?P<exponent>\((?:[^()]|\([^()]*\))*\)|-?\w+'?|[+*])"
    r"|(?P<index>_)(?P<sub>\([^()]*\)|\w+)(?P<own>\[[\d,]+\])?"
    r"|(?P<hat>[A-Za-z])_hat\b"
    r"|(?P<name>[A-Za-z]+)"
    r"|(?P<compare>(?<= )[<>](?= ))"
    r"|(?P<symbol><=|>=|!=|->|\.\.|[<>*&%#~|])"
)


def formula(text: str) -> str:
    r"""A formula in LaTeX.

    >>> print(formula("V_i = Ad(f_i^-1) V_(i-1) + S_i qd_i"))
    V_{i} = \mathrm{Ad}(f_{i}^{-1}) V_{i-1} + S_{i} \dot{q}_{i}
    >>> print(formula("T = 1/2 sum over i of <V_i, V_i>, i <= n"))
    T = \tfrac{1}{2} \sum_{i} \langle V_{i}, V_{i}\rangle, i \le n
    >>> print(formula("dM_ij/dq_k, R_ijkl, 9.81 m/s^2"))
    \partial M_{ij}/\partial q_{k}, R_{ijkl}, 9.81 \,\mathrm{m/s}^{2}
    >>> print(formula("T_hat = tau_a"))
    \hat{T} = \tau_{a}
    """
    return _ALONE.get(text) or _TOKEN.sub(_latex_of, text)


def _latex_of(found: re.Match[str]) -> str:
    for group, write in _WRITERS.items():
        if found[group]:
            return write(found)
    return _SYMBOLS.get(found[0], found[0])


_WRITERS: dict[str, Callable[[re.Match[str]], str]] = {
    "sum": lambda found: rf"\sum_{{{found['sum']}}}",
    "star": lambda found: rf"\mathrm{{{found['star']}}}^*",
    "sizes": lambda found: rf"{found['sizes']} \times {found['sizes2']}",
    "times": lambda _: r"\times",
    "compare": lambda found: found[0],
    "fraction": lambda found: r"\tfrac{{{}}}{{{}}}".format(*found["fraction"].split("/")),
    "cell": lambda found: f"_{{{found['cell'][1:-1]}}}",
    "partial": lambda _: r"\partial ",
    "unit": lambda _: r"\,\mathrm{m/s}^{2}",
    "hat": lambda found: rf"\hat{{{found['hat']}}}",
    "power": lambda found: f"^{{{formula(_bare(found['exponent']))}}}",
    "own": lambda found: f"^{{({_index(_bare(found['sub']))})}}_{{{found['own'][1:-1]}}}",
    "index": lambda found: f"_{{{_index(_bare(found['sub']))}}}",
    "name": lambda found: _name(found["name"]),
}
"""What is written for each group of `_TOKEN`. An index of its own stands before other indices."""


def _bare(text: str) -> str:
    return text[1:-1] if text.startswith("(") else text


def _index(text: str) -> str:
    """An index: single letters, names, or a word such as `held`."""
    if text.isalpha() and len(text) > 3 and text not in _NAMES and not {*text} <= _COUNTERS:
        return rf"\text{{{text}}}"
    if text.isalpha() and text not in _NAMES:
        return text
    return formula(text).replace("_", r"\_") if "_" in text else formula(text)


def _name(name: str) -> str:
    if name in _NAMES:
        return _NAMES[name]
    for ending, mark in (("ddot", "ddot"), ("dot", "dot"), ("hat", "hat")):
        base = name.removesuffix(ending)
        if base != name and base:
            return f"\\{mark}{{{_name(base)}}}"
    if name[0] == "d" and (name[1:] in _NAMES or len(name) == 2):  # a differential: dq, domega
        return f"d{_name(name[1:])}"
    if name in _WORDS:
        return rf"\text{{ {name} }}"
    return name if len(name) == 1 else rf"\mathit{{{name}}}"


LONGEST_SOLID = 40
"""Longer formulas in sentences may be broken at the end of a line."""


@dataclass(frozen=True)
class Prose(TextAndLatex):
    """Sentences whose pieces are, in turn, words and formulas."""

    pieces: tuple[str, ...] = ()

    def solid(self, blank: str) -> str:
        return "".join(
            x.replace(" ", blank) if k % 2 and len(x) <= LONGEST_SOLID else x
            for k, x in enumerate(self.pieces)
        )

    def then(self, other: TextAndLatex) -> TextAndLatex:
        if not isinstance(other, Prose):
            return super().then(other)
        (*before, last), (first, *after) = self.pieces, other.pieces
        both = super().then(other)
        return Prose(both.text, both.latex, (*before, f"{last} {first}", *after))


LONG_ROW = 6
"""Commas in a row of numbers that may be longer than what is left of a line."""


def prose(text: str) -> Prose:
    """A sentence; formulas stand between backquotes, the rest is escaped for LaTeX.

    >>> prose("`V_1` is 0.").latex
    '$V_{1}$ is 0.'
    """
    pieces = tuple(text.split("`"))
    shown = (f"${_inline(x)}$" if k % 2 else _escaped(x) for k, x in enumerate(pieces))
    return Prose("".join(pieces), "".join(shown), pieces)


def _inline(text: str) -> str:
    """A formula in a sentence; a long row of numbers may be broken behind its commas."""
    shown = formula(text)
    return shown.replace(",", f",{BREAK}") if text.count(", ") >= LONG_ROW else shown


def _escaped(text: str) -> str:
    """Words of any length for LaTeX; paragraphs have an empty line between them."""
    return "\n\n".join(tex(paragraph, len(paragraph)) for paragraph in text.split("\n"))


def equation(text: str) -> TextAndLatex:
    """One line of an alignment: what stands before the first sign of equality is on its left."""
    left, equal, right = text.partition(" = ")
    if not equal:
        return TextAndLatex(text, f"& {formula(text)}")
    return TextAndLatex(text, f"{formula(left)} &= {formula(right)}")
