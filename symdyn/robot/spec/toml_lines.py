"""The line of each table and key of a TOML text, by scanning it: `tomllib` does not tell.

[[joints]]            line of table ("joints", 0)
type = "revolute"     line of its key "type"
"""

from __future__ import annotations

import re

_HEADER = re.compile(
    r"\s*\[\[?\s*([A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z_][A-Za-z0-9_-]*)?)\s*\]\]?\s*(#.*)?$"
)
_KEY = re.compile(r"\s*[\"']?([A-Za-z0-9_.#-]+)[\"']?\s*=")


class TomlLines:
    """Line numbers of tables and keys; 0 where the text does not show them."""

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
        """The line of the key, else of its table, else of the table written as a value.

        >>> TomlLines("name = 'a'\\n[[joints]]\\ntype = 'fixed'").find("joints", 0, "type")
        3
        """
        outer, _, inner = table.rpartition(".")
        for place in ((table, number, key), (table, number, ""), (outer, 0, inner), (outer, 0, "")):
            if place in self._lines:
                return self._lines[place]
        return 0
