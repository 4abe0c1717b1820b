"""The built-in robots: spec files shipped with the package, each with the source of its numbers."""

from __future__ import annotations

from importlib.resources import files

_DATA = files("symdyn.robot") / "data"


def names() -> list[str]:
    """Return the names of the built-in robots, sorted."""
    return sorted(f.name[:-5] for f in _DATA.iterdir() if f.name.endswith(".toml"))


def spec_of(name: str) -> bytes:
    """Return the spec file of a built-in robot."""
    return (_DATA / f"{name}.toml").read_bytes()
