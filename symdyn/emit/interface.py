"""What a generated file declares besides its functions: names of indices, constants, its origin."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Enumeration:
    """Names of the indices along an axis of arguments: `prefix` says what is counted.

    An entry has a name that is an identifier in capitals, an index, and a remark.
    """

    prefix: str
    about: str
    entries: tuple[tuple[str, int, str], ...]


@dataclass(frozen=True)
class Constants:
    """An array of known numbers; None stands for no limit in the direction `sign`."""

    name: str
    about: str
    values: tuple[float | None, ...]
    sign: int = 1


@dataclass(frozen=True)
class Interface:
    """Enumerations, arrays of constants, and facts that are texts, by name."""

    enumerations: tuple[Enumeration, ...] = ()
    constants: tuple[Constants, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()


NOTHING = Interface()
