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
class Coordinates:
    """The entries of q and of qd by name, with their units, and what `start` they have.

    `quaternions` are the entries of q that are one; `tips` and `contacts` are names of places, and
    `positional` says of each constrained direction whether a position is held there, too. Units of
    velocities are those of motions, in unit time.
    """

    q: tuple[str, ...] = ()
    q_units: tuple[str, ...] = ()
    start: tuple[float, ...] = ()
    v: tuple[str, ...] = ()
    v_units: tuple[str, ...] = ()
    quaternions: tuple[tuple[int, ...], ...] = ()
    tips: tuple[str, ...] = ()
    contacts: tuple[str, ...] = ()
    positional: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Interface:
    """Enumerations, arrays of constants, and facts that are texts, by name; coordinates."""

    enumerations: tuple[Enumeration, ...] = ()
    constants: tuple[Constants, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    coordinates: Coordinates = Coordinates()


NOTHING = Interface()
