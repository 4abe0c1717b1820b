"""The operators of PP99 and RK88 as matrices to look at: `pp99.G`, `rk88.phi` and the like.

Those of the geometry are polynomials in sines and cosines and come in normal form; those of the
factorisation divide by articulated inertias and come as they were derived.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from symdyn.derive import operators, operators_rk88
from symdyn.robot.model import Robot

_PLAIN = {"pp99": operators.Operators, "rk88": operators_rk88.SpatialOperators}
_FACTORS = {"pp99": operators.FactorOperators, "rk88": operators_rk88.RiccatiOperators}
NAMES = tuple(
    f"{paper}.{field.name}"
    for paper in _PLAIN
    for kind in (_PLAIN, _FACTORS)
    for field in fields(kind[paper])
)


def matrix(robot: Robot, q: Sequence[Any], name: str) -> list[list[Any]]:
    """One of the operators, over whatever scalar the robot and q are made of."""
    paper, _, own = name.partition(".")
    plain: Any
    if paper == "pp99":
        plain = operators.operators(robot, q)
    else:
        plain = operators_rk88.spatial_operators(robot, q)
    source = plain
    if own not in {field.name for field in fields(plain)}:
        source = (
            operators.factor_operators(robot, q, plain)
            if paper == "pp99"
            else operators_rk88.riccati_operators(robot, plain)
        )
    found: list[list[Any]] = getattr(source, own)
    return found
