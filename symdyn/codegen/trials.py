"""Calls with known results, for a program that tests emitted code on its own machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

PARAMETERS = "p"
"""The input that has its nominal values in every trial."""
Numbers = tuple[float, ...]


@dataclass(frozen=True)
class Result:
    """What one call should give: the numbers of every output, row-major, and the absolute error
    that each output may have.
    """

    outputs: tuple[Numbers, ...]
    allowed: Numbers


@dataclass(frozen=True)
class Trials:
    """States, as numbers of every input but `p`, and for each function the results at the first of
    them or at all.
    """

    states: tuple[Mapping[str, Numbers], ...]
    results: Mapping[str, tuple[Result, ...]]
