"""Parses XML into plain elements that know their line; nothing is fetched or expanded.

Declarations of document types and entities are rejected, as is nesting deeper than 200. The tree
is therefore never larger than the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.parsers import expat

from symdyn.errors import RobotError
from symdyn.robot.checks import place, printable, quote

DEEPEST = 200
_NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")


@dataclass(frozen=True)
class Element:
    """A tag, its attributes, children and words, and the file and line it begins on."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)
    file: str = ""
    words: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """What stands between its tags and in no child, without spaces around it."""
        return "".join(self.words).strip()

    @property
    def where(self) -> str:
        """FILE:LINE."""
        return place(self.file, self.line)


def decimal(word: str) -> float | None:
    """A decimal number; Python's own float() would also take nan, inf and 1_000.

    >>> decimal("-1.5e3"), decimal("nan")
    (-1500.0, None)
    """
    return float(word) if _NUMBER.fullmatch(word) else None


def parse_xml(data: bytes, file: str, encoding: str | None = None) -> Element:
    """The root element; errors name the line. `encoding` overrides what the file declares."""
    parser = expat.ParserCreate(encoding)
    parser.buffer_text = True
    open_elements: list[Element] = []
    roots: list[Element] = []

    def where() -> str:
        return place(file, parser.CurrentLineNumber)

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_elements) >= DEEPEST:
            message = f"elements are nested more than {DEEPEST} deep; flatten them"
            raise RobotError(message, where())
        element = Element(tag, attributes, parser.CurrentLineNumber, file=file)
        (open_elements[-1].children if open_elements else roots).append(element)
        open_elements.append(element)

    def text(words: str) -> None:
        open_elements[-1].words.append(words)

    def end(_tag: str) -> None:
        open_elements.pop()

    def doctype(name: str, *_: object) -> None:
        message = f"the DOCTYPE declaration of {quote(name)} is not accepted; remove it"
        raise RobotError(message, where())

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code) or "syntax error"
        message = f"this is not well-formed XML ({printable(reason)}); repair the file"
        raise RobotError(message, place(file, error.lineno)) from None
    except (LookupError, ValueError) as error:  # an encoding that expat or Python cannot decode
        message = f"the encoding cannot be read ({printable(str(error))}); save the file as UTF-8"
        raise RobotError(message, where()) from None
    return roots[0]
