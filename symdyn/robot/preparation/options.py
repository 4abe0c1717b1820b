"""Preparation options of a robot: one list for the command line, Python and `[prepare]`.

The flags come from the fields of `Preparation`, `symdyn.load` and `symdyn.prepare` take them as
keywords, and a spec that names another file has them as keys. They are applied in this order:
mimics, locks, the cut, the root, the floating base, friction, springs and rotors, removed motors,
payloads (`apply.py`, `payload.py`). `arguments_of` reads the words of the command line.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import LARGEST, exact, quote
from symdyn.scalar import is_number
from symdyn.support.matching import suggestion

Numbers = tuple[float, ...]
Pair = tuple[str, Numbers]
Pairs = tuple[Pair, ...]


def _choice(default: Any, about: str, metavar: str = "", flag: str = "") -> Any:
    return field(default=default, metadata={"about": about, "metavar": metavar, "flag": flag})


@dataclass(frozen=True)
class Preparation:
    """Changes to a robot; the help text of each field is in its metadata.

    Numbers belong to a joint or tip: the position of a locked joint; viscous and Coulomb friction;
    rotor inertia and gear; mass, centre of mass and inertia of a payload.
    """

    lock: tuple[Pair, ...] = _choice(
        (), "lock a joint at a position, rad or m (default 0)", "JOINT[=VALUE]"
    )
    only: str = _choice("", "keep only the branch from the base to this link", "LINK")
    root: str = _choice(
        "", "re-root the tree: this link becomes the base, or the floating body", "LINK"
    )
    floating: bool = _choice(False, "let the base float: a joint of six DoF")
    payload: tuple[Pair, ...] = _choice(
        (),
        "attach a load to a tip: m,cx,cy,cz[,Ixx,Ixy,Iyy,Ixz,Iyz,Izz] in the frame of the tip, "
        "inertia about the centre of mass",
        "TIP:NUMBERS",
    )
    ignore_mimic: bool = _choice(False, "treat mimic joints as independent joints")
    friction: tuple[Pair, ...] = _choice(
        (), "set the friction of a joint: JOINT:viscous[,coulomb]", "JOINT:NUMBERS"
    )
    smooth_friction: float = _choice(
        0.0, "model Coulomb friction by tanh(qd/VELOCITY) instead of sign(qd)", "VELOCITY"
    )
    spring: tuple[Pair, ...] = _choice(
        (),
        "add a spring to a joint: JOINT:stiffness[,rest]; for a joint of several DoF one "
        "stiffness, or one for each DoF",
        "JOINT:NUMBERS",
    )
    rotor: tuple[Pair, ...] = _choice(
        (),
        "set the rotor inertia of a joint: JOINT:inertia[,gear]; gear^2 inertia is added to M",
        "JOINT:NUMBERS",
    )
    unactuated: tuple[Pair, ...] = _choice(
        (),
        "make a joint unactuated; of a joint of several DoF, all or the listed ones, counted "
        "from 0",
        "JOINT[:DOFS]",
    )
    thrusters: bool = _choice(False, "actuate the floating joints, as in a free-flying robot")
    arguments: tuple[tuple[str, str], ...] = _choice((), "arguments of a xacro file", "NAME:=VALUE")
    packages: tuple[tuple[str, str], ...] = _choice(
        (), "folder of a package that a xacro file uses", "NAME=DIR", "--package"
    )

    @classmethod
    def of(cls, **given: Any) -> Preparation:
        """Return the preparation of keywords that are named like the fields.

        A list takes names, or names with numbers: `lock="elbow"`, `lock={"elbow": 0.3}`,
        `rotor={"elbow": (1e-4, 100)}` or `{"elbow": {"inertia": 1e-4, "gear": 100}}`.
        """
        known = [choice.name for choice in fields(cls)]
        for name in given:
            if name not in known:
                raise TypeError(f"there is no preparation option {name!r}{suggestion(name, known)}")
        pairs: dict[str, Any] = {
            name: _pairs(name, given[name]) for name in _COUNTS if given.get(name)
        }
        pairs |= {name: _texts(name, given[name]) for name in _TEXTS if given.get(name)}
        velocity = given.get("smooth_friction")
        if velocity is not None:
            velocity = _number(velocity, "smooth_friction")
            if velocity <= 0:
                raise RobotError(f"smooth_friction is {velocity:g}; give a velocity above 0")
        plain: dict[str, Any] = {}
        for name in ("only", "root"):
            plain[name] = given.get(name) or ""
            if not isinstance(plain[name], str):
                raise RobotError(f"{name} is {quote(plain[name])}; give the name of one link")
        for name in ("ignore_mimic", "floating", "thrusters"):
            plain[name] = given.get(name, False)
            if not isinstance(plain[name], bool):
                raise RobotError(f"{name} is {quote(plain[name])}; give true or false")
        return cls(smooth_friction=velocity or 0.0, **plain, **pairs)

    def then(self, later: Preparation) -> Preparation:
        """Return both preparations combined; the later one has priority."""
        changes: dict[str, Any] = {}
        for name in (*_COUNTS, *_TEXTS):
            both = {**dict(getattr(self, name)), **dict(getattr(later, name))}
            changes[name] = tuple(both.items())
        return replace(
            self,
            **changes,
            only=later.only or self.only,
            root=later.root or self.root,
            floating=later.floating or self.floating,
            thrusters=later.thrusters or self.thrusters,
            ignore_mimic=later.ignore_mimic or self.ignore_mimic,
            smooth_friction=later.smooth_friction or self.smooth_friction,
        )

    def as_table(self) -> dict[str, Any]:
        """Return the options that are set, as a table `[prepare]`; `of` reads it back.

        Folders of packages are omitted: they belong to a computer, not to the robot.
        """
        table: dict[str, Any] = {}
        for choice in fields(self):
            value = getattr(self, choice.name)
            if value == choice.default or choice.name == "packages":
                continue
            if choice.name in _COUNTS:
                value = {name: list(numbers) for name, numbers in value}
            elif choice.name in _TEXTS:
                value = dict(value)
            table[choice.name] = value
        return table


_PAYLOAD = ("m", "cx", "cy", "cz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz", "Izz")
_COUNTS: dict[str, tuple[tuple[str, ...], tuple[int, ...], Numbers]] = {
    "lock": (("value",), (0, 1), (0,)),
    "payload": (_PAYLOAD, (4, 10), (0,) * 10),
    "friction": (("viscous", "coulomb"), (1, 2), (0, 0)),
    "spring": (("stiffness", "rest"), tuple(range(1, 7)), ()),
    "rotor": (("inertia", "gear"), (1, 2), (0, 1)),
    "unactuated": (("DoF",) * 6, tuple(range(7)), ()),
}
"""For each list the names of its numbers, their allowed counts, and their defaults."""
_TEXTS = ("arguments", "packages")

UNPREPARED = Preparation()


def allows_bare_name(what: str) -> bool:
    """Whether names of this list may be given without numbers."""
    return 0 in _COUNTS[what][1]


def _pairs(what: str, given: Any) -> Pairs:
    """Return names with their numbers, from a table, or from names if numbers have defaults."""
    if isinstance(given, str):
        given = [given]
    if not isinstance(given, Mapping):
        names, counts, _ = _COUNTS[what]
        if not isinstance(given, Iterable) or 0 not in counts:
            raise RobotError(f"{what} is {quote(given)}; give names with {', '.join(names)}")
        given = dict.fromkeys(given, ())
    return tuple((str(name), _numbers(what, str(name), x)) for name, x in given.items())


def _texts(what: str, given: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(given, Mapping):
        raise RobotError(f"{what} is {quote(given)}; give names with their values")
    for name, value in given.items():
        if isinstance(value, bool) or not isinstance(value, str | int | float | os.PathLike):
            raise RobotError(f"{what}: {quote(name)} is {quote(value)}; give text")
    return tuple((str(name), str(value)) for name, value in given.items())


def _numbers(what: str, name: str, given: Any) -> Numbers:
    names, counts, defaults = _COUNTS[what]
    title = f"{what} of {quote(name)}"
    if isinstance(given, Mapping):
        unknown = [key for key in given if key not in names]
        if unknown or names[0] not in given:
            raise RobotError(f"{title} has {quote(dict(given))}; give {', '.join(names)}")
        values = {**dict(zip(names, defaults, strict=False)), **given}
        listed: Sequence[Any] = [values[key] for key in names if key in values]
    else:
        listed = [given] if not isinstance(given, Sequence) or isinstance(given, str) else given
        if len(listed) not in counts:
            wanted = f"{', '.join(names[: counts[-1]])}"
            least = f" (at least {min(counts)})" if len(counts) > 1 else ""
            raise RobotError(f"{title} has {len(listed)} numbers; give {wanted}{least}")
        listed = [*listed, *defaults[len(listed) :]]
    numbers = tuple(_number(x, title) for x in listed)
    _check(what, title, numbers)
    return numbers


def _number(value: Any, what: str) -> float:
    plain = is_number(value) and not isinstance(value, bool)
    number = float(value) if plain else math.nan
    if not abs(number) <= LARGEST:
        raise RobotError(f"{what} has {quote(value)}; give a finite number")
    return exact(number)


def _check(what: str, title: str, numbers: Numbers) -> None:
    """Raise an error for values that no drive or payload can have."""
    if what == "payload":
        if numbers[0] < 0 or min(numbers[4], numbers[6], numbers[9]) < 0:
            raise RobotError(f"{title} has a negative mass or moment; give 0 or more")
        if numbers[0] == 0 and not any(numbers[4:]):
            raise RobotError(f"{title} has no mass and no inertia; leave it out")
    elif what == "friction" and min(numbers) < 0:
        raise RobotError(f"{title} has the negative coefficient {min(numbers):g}; give 0 or more")
    elif what == "spring" and min(numbers[:1] if len(numbers) == 2 else numbers) < 0:
        raise RobotError(f"{title} has the negative stiffness {min(numbers):g}; give 0 or more")
    elif what == "rotor" and (numbers[0] < 0 or numbers[1] == 0):
        raise RobotError(
            f"{title} needs an inertia of 0 or more and a gear that is not 0; correct it"
        )


# -- words of the command line: JOINT=VALUE, TIP:m,cx,cy,cz ----------------------------------


def flag_of(name: str) -> str:
    """Return the command-line option of a field."""
    choice = Preparation.__dataclass_fields__[name]
    return choice.metadata["flag"] or "--" + name.replace("_", "-")


def arguments_of(words: Mapping[str, Any]) -> dict[str, Any]:
    """Return the keywords of `load` for the values of command-line options.

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
            value = _table(choice.name, (_numbers_of_words(choice.name, word) for word in value))
        elif isinstance(choice.default, float):
            value = _number_of_word(choice.name, value)
        given[choice.name] = value
    return given


_SIGNS = {"arguments": ":=", "packages": "="}
"""The separator between a name and its text."""


def _table(what: str, pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for name, value in pairs:
        if name in table:
            raise RobotError(f"{flag_of(what)} is given twice for {quote(name)}; give it once")
        table[name] = value
    return table


def _lock(word: str) -> tuple[str, Any]:
    name, equals, value = word.rpartition("=")
    return (name, _number_of_word("lock", value)) if equals else (word, 0)


def _text(what: str, word: str) -> tuple[str, str]:
    name, sign, value = word.partition(_SIGNS[what])
    if not sign or not name:
        choice = Preparation.__dataclass_fields__[what]
        message = f"{quote(word)} is not {choice.metadata['metavar']}"
        raise RobotError(f"{message}; use this form for the {choice.metadata['about']}")
    return name, value


def _numbers_of_words(what: str, word: str) -> tuple[str, list[float]]:
    name, colon, numbers = word.rpartition(":")
    if not colon and allows_bare_name(what):
        return word, []
    if not colon or not name:
        metavar = Preparation.__dataclass_fields__[what].metadata["metavar"]
        raise RobotError(f"{flag_of(what)} takes {metavar}, not {quote(word)}; write it in full")
    return name, [_number_of_word(what, number) for number in numbers.split(",")]


def _number_of_word(what: str, word: str) -> float:
    try:
        return float(word.replace("_", "x"))  # Python alone would take 1_000
    except ValueError:
        message = f"{flag_of(what)} has {quote(word)} for a number"
        raise RobotError(f"{message}; give a decimal number") from None
