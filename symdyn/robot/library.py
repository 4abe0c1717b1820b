"""The built-in robots: spec files shipped with the package, each with the source of its numbers."""

from __future__ import annotations

from importlib.resources import files

from symdyn.errors import RobotError
from symdyn.robot.checks import hint, quoted
from symdyn.robot.model import Robot
from symdyn.robot.preparation.choices import UNPREPARED, Preparation
from symdyn.robot.spec.spec import read_spec
from symdyn.scalar import SNAP_TOLERANCE


def names() -> list[str]:
    """The names that `load_builtin` knows, sorted."""
    data = files("symdyn.robot") / "data"
    return sorted(f.name[:-5] for f in data.iterdir() if f.name.endswith(".toml"))


def load_builtin(
    name: str, snap: float = SNAP_TOLERANCE, preparation: Preparation = UNPREPARED
) -> Robot:
    """The built-in robot of that name."""
    if name not in names():
        raise RobotError(f"there is no built-in robot {quoted(name)}{hint(name, names())}")
    file = f"{name}.toml"
    return read_spec((files("symdyn.robot") / "data" / file).read_bytes(), file, snap, preparation)
