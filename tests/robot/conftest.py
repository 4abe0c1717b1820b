"""What the tests of the readers share."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from symdyn.errors import RobotError


@pytest.fixture
def rejection() -> Callable[..., str]:
    """Calls a reader on something broken; returns its error, which must be one printable line."""

    def call(reader: Callable[..., Any], *arguments: Any, **options: Any) -> str:
        with pytest.raises(RobotError) as caught:
            reader(*arguments, **options)
        message = str(caught.value)
        assert message.isprintable(), message
        assert len(message) < 700, message
        assert ";" in message, f"no cure in: {message}"
        return message

    return call


@pytest.fixture(scope="session")
def example_urdfs() -> list[Path]:
    """Every URDF of the example-robot-data wheel."""
    files = importlib.metadata.files("example_robot_data") or []
    return sorted(Path(str(f.locate())) for f in files if f.name.endswith(".urdf"))


@pytest.fixture(scope="session")
def example_urdf(example_urdfs: list[Path]) -> Callable[[str], Path]:
    """The example URDF of that file name."""
    return lambda name: next(path for path in example_urdfs if path.name == name)
