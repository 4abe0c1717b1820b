"""A robot as a spec file: complete, with its formulas and symbols (`robot_to_dict` in TOML).

[symbols]        "link1.m" = { value = 2.0, unit = "kg" }
[[bodies]]       one table for each body, joint, frame and constraint
"""

from __future__ import annotations

import json
import re
from typing import Any

from symdyn.errors import RobotError
from symdyn.robot.model import Robot
from symdyn.robot.write.tables import robot_to_dict
from symdyn.support.names import MARK

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LISTS = ("bodies", "joints", "frames", "constraints")


def to_toml(robot: Robot) -> str:
    """The text of a spec file; `read_spec` gives the robot back."""
    if robot.regrouped:
        raise RobotError("base parameters are no bodies', which a spec describes; leave them out")
    data = robot_to_dict(robot)
    del data["origin"]  # the new file is its own origin
    data.pop("prepared", None)  # and describes the prepared robot
    symbols = data.pop("symbols")
    lines = [f"# {MARK}"]
    lines += [f"{key} = {_value(value)}" for key, value in data.items() if key not in _LISTS]
    lines += ["", "[symbols]", *(f"{_key(k)} = {_value(v)}" for k, v in symbols.items())]
    for table in _LISTS:
        for entry in data.get(table, ()):
            lines += ["", f"[[{table}]]"]
            lines += [f"{_key(key)} = {_value(value)}" for key, value in entry.items()]
    return "\n".join([*lines, ""])


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(k)} = {_value(v)}' for k, v in value.items())} }}"
    return repr(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """A basic string: JSON's escapes are TOML's; what a terminal would act on is escaped too.

    >>> print(_text('a "b"'), _text("\\x9b"))
    "a \\"b\\"" "\\U0000009b"
    """
    written = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in written)
