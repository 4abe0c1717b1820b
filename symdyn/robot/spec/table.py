"""A table of a spec with its place in the file: typed access, errors that name line and key."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.checks import hint, place, printable, quote

# The line of each table and key of a TOML text, by scanning it: `tomllib` does not report lines.
#
# [[joints]]            line of table ("joints", 0)
# type = "revolute"     line of its key "type"

_HEADER = re.compile(
    r"\s*\[\[?\s*([A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)?)\s*\]\]?\s*(#.*)?$"
)
_KEY = re.compile(r"\s*[\"']?([A-Za-z0-9_.#-]+)[\"']?\s*=")


class TomlLines:
    """Line numbers of tables and keys; 0 for unknown ones."""

    def __init__(self, text: str = "") -> None:
        self._lines: dict[tuple[str, int, str], int] = {}
        tables: dict[str, int] = {}
        table, number = "", 0
        for line, words in enumerate(text.split("\n"), 1):
            if header := _HEADER.match(words):
                table = header[1]
                number = tables.get(table, -1) + 1
                tables[table] = number
                self._lines.setdefault((table, number, ""), line)
                outer, _, inner = table.rpartition(".")
                if outer in tables:  # a table of the last one of a list
                    self._lines.setdefault((outer, tables[outer], inner), line)
            elif key := _KEY.match(words):
                self._lines.setdefault((table, number, key[1]), line)

    def find(self, table: str = "", number: int = 0, key: str = "") -> int:
        """Return the line of the key, else of its table, else of the table written as a value.

        >>> TomlLines("name = 'a'\\n[[joints]]\\ntype = 'fixed'").find("joints", 0, "type")
        3
        """
        outer, _, inner = table.rpartition(".")
        for at in ((table, number, key), (table, number, ""), (outer, 0, inner), (outer, 0, "")):
            if at in self._lines:
                return self._lines[at]
        return 0


@dataclass(frozen=True)
class Context:
    """The file of a spec and its line numbers, for errors."""

    file: str
    lines: TomlLines


class Table:
    """Keys and values of one table; `what` is its name in errors.

    `section`, `number` and `inside` locate it in the file: a table that is written as the value of
    a key has the line of that key. `keys` are the allowed keys; None allows all.
    """

    def __init__(
        self,
        context: Context,
        data: Any,
        keys: Sequence[str] | None,
        what: str,
        section: str = "",
        number: int = 0,
        inside: str = "",
    ) -> None:
        self.context = context
        self.what = what
        self._section, self._number, self._inside = section, number, inside
        if not isinstance(data, Mapping):
            raise self.error(f"{what} is {quote(data)}; it must be a table of keys and values")
        self.data = data
        for key in data if keys is not None else ():
            if key not in (keys or ()):
                cure = _replacement(key, data, keys or ()) or hint(key, keys or ())
                raise self.error(f"{what} has the unknown key {quote(key)}{cure}", key)

    def where(self, key: str = "") -> str:
        """FILE:LINE of the key, or of the table."""
        lines = self.context.lines
        return place(
            self.context.file, lines.find(self._section, self._number, self._inside or key)
        )

    def error(self, message: str, key: str = "") -> RobotError:
        """The error to raise about a key."""
        return RobotError(message, self.where(key))

    def required(self, key: str) -> Any:
        """The value of a key that must be there."""
        if key not in self.data:
            raise self.error(f"{self.what} has no {key}; add {key} = ...")
        return self.data[key]

    def text(self, key: str, default: str | None = None) -> str:
        """The text of a key; without a default it must be there and not be empty."""
        if default is not None and key not in self.data:
            return default
        value = self.required(key)
        if not isinstance(value, str) or (default is None and not value):
            raise self.error(f"{key} of {self.what} is {quote(value)}; it must be text", key)
        return value

    def items(self, key: str, count: int | None = None) -> list[Any]:
        """The list of a key, of that many entries."""
        value = self.data.get(key, [])
        if not isinstance(value, (list, tuple)) or count not in (None, len(value)):
            length = "" if count is None else f" of {count}"
            raise self.error(f"{key} of {self.what} is {quote(value)}; give a list{length}", key)
        return list(value)

    def texts(self, key: str) -> list[str]:
        """The list of texts of a key."""
        values = self.items(key)
        for value in values:
            if not isinstance(value, str):
                raise self.error(f"{key} of {self.what} has {quote(value)}; give text", key)
        return values

    def table(self, key: str, keys: Sequence[str] | None, what: str) -> Table:
        """The table of a key, empty if there is none."""
        data = self.data.get(key, {})
        if self._section:
            section = (self._section, self._number, self._inside or key)
            return Table(self.context, data, keys, what, *section)
        return Table(self.context, data, keys, what, key)

    def tables(self, key: str, keys: Sequence[str], kind: str) -> list[Table]:
        """The tables of a `[[key]]` list, each called by its kind and name."""
        tables = []
        section = f"{self._section}.{key}" if self._section else key
        if isinstance(self.data.get(key), Mapping):
            line = self.context.lines.find(section)
            message = f"{key} of {self.what} is a single table; write [[{section}]] before each one"
            raise RobotError(message, place(self.context.file, line))
        for number, data in enumerate(self.items(key)):
            name = data.get("name") if isinstance(data, Mapping) else None
            what = f"{kind} {quote(name)}" if isinstance(name, str) else f"{kind} {number + 1}"
            tables.append(Table(self.context, data, keys, what, section, number))
        return tables


def _replacement(key: str, data: Mapping[str, Any], keys: Sequence[str]) -> str:
    """Return the replacement of a joint key of earlier versions, with the joint's own numbers.

    `gear` was the factor between coordinate and position, and `rotor_inertia` the reflected
    inertia; together they looked like a motor with a gear, which they were not.
    """
    if "scale" not in keys or key not in ("gear", "rotor_inertia"):
        return ""
    drive = data.get("rotor")
    drive = drive if isinstance(drive, Mapping) else {}
    inertia = data.get("rotor_inertia", drive.get("inertia"))
    rotor = "..." if inertia is None else _value(inertia)
    felt = f"rotor = {{ inertia = {rotor} }}"
    if "gear" not in data:
        return f"; write {felt} for the inertia reflected to the joint, as before"
    gear = _value(data["gear"])
    motor = f"rotor = {{ inertia = {rotor}, gear = {gear} }} for a motor's own inertia and its gear"
    kept = f"{felt} and scale" if "rotor_inertia" in data else "scale"
    return f"; write {motor}, or {kept} = {gear} for a position that is {gear} q, as before"


def _value(given: object) -> str:
    """A value as in a file; long ones are cut."""
    return printable(json.dumps(given, default=str), 60)
