"""Which of many cases `make test` takes; `make test-full` takes them all."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def quick(cases: Iterable[Any], chosen: Container[Any]) -> list[Any]:
    """The cases as parameters of a test; those that are not chosen are marked slow."""
    return [
        pytest.param(case, marks=[] if case in chosen else [pytest.mark.slow]) for case in cases
    ]
