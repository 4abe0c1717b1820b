"""Preparations as words of the command line: JOINT=VALUE, TIP:m,cx,cy,cz."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import quoted
from symdyn.robot.preparation.choices import Preparation, may_be_bare


def flag_of(name: str) -> str:
    """What a preparation is called on the command line."""
    choice = Preparation.__dataclass_fields__[name]
    return choice.metadata["flag"] or "--" + name.replace("_", "-")


def arguments_of(words: Mapping[str, Any]) -> dict[str, Any]:
    """The keywords of `load` that the values of the flags ask for.

    >>> arguments_of({"lock": ["elbow=0.3", "wrist"], "payload": ["hand:1,0,0,0.1"]})
    {'lock': {'elbow': 0.3, 'wrist': 0}, 'payload': {'hand': [1.0, 0.0, 0.0, 0.1]}}
    """
    given: dict[str, Any] = {}
    for choice in fields(Preparation):
        value = words.get(choice.name)
        if value in (None, False, []):
            continue
        if choice.name == "lock":
            value = _table(choice.name, map(_lock, value))
        elif choice.name in _SIGNS:
            value = _table(choice.name, (_text(choice.name, word) for word in value))
        elif isinstance(choice.default, tuple):
            value = _table(choice.name, (_numbers(choice.name, word) for word in value))
        elif isinstance(choice.default, float):
            value = _number(choice.name, value)
        given[choice.name] = value
    return given


_SIGNS = {"arguments": ":=", "packages": "="}
"""What stands between a name and its text."""


def _table(what: str, pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for name, value in pairs:
        if name in table:
            raise RobotError(f"{flag_of(what)} is given twice for {quoted(name)}; give it once")
        table[name] = value
    return table


def _lock(word: str) -> tuple[str, Any]:
    name, equals, value = word.rpartition("=")
    return (name, _number("lock", value)) if equals else (word, 0)


def _text(what: str, word: str) -> tuple[str, str]:
    name, sign, value = word.partition(_SIGNS[what])
    if not sign or not name:
        choice = Preparation.__dataclass_fields__[what]
        message = f"{quoted(word)} is not {choice.metadata['metavar']}"
        raise RobotError(f"{message}; write {choice.metadata['about']} like that")
    return name, value


def _numbers(what: str, word: str) -> tuple[str, list[float]]:
    name, colon, numbers = word.rpartition(":")
    if not colon and may_be_bare(what):
        return word, []
    if not colon or not name:
        metavar = Preparation.__dataclass_fields__[what].metadata["metavar"]
        raise RobotError(f"{flag_of(what)} takes {metavar}, not {quoted(word)}; write all of it")
    return name, [_number(what, number) for number in numbers.split(",")]


def _number(what: str, word: str) -> float:
    try:
        return float(word.replace("_", "x"))  # Python alone would take 1_000
    except ValueError:
        message = f"{flag_of(what)} has {quoted(word)} for a number"
        raise RobotError(f"{message}; give a decimal number") from None
