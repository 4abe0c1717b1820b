"""The operators of PP99 and RK88 as matrices to look at: `pp99.G`, `rk88.phi` and the like.

Operators of the geometry are polynomials in sines and cosines and are shown in normal form. Those
of the factorisation divide by articulated inertias and are shown as they were derived.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from symdyn.formulations.forward.ldlt import require_inertia
from symdyn.formulations.operators import pp99_operators, rk88_operators
from symdyn.robot.model import Robot

_PLAIN = {"pp99": pp99_operators.Operators, "rk88": rk88_operators.SpatialOperators}
_FACTORS = {"pp99": pp99_operators.FactorOperators, "rk88": rk88_operators.RiccatiOperators}
NAMES = tuple(
    f"{paper}.{field.name}"
    for paper in _PLAIN
    for kind in (_PLAIN, _FACTORS)
    for field in fields(kind[paper])
)

ABOUT = {
    "pp99.S": "joint screws, V = G S qd + ..",
    "pp99.Gamma": "Ad(f^-1) from each link's parent to it",
    "pp99.G": "(1 - Gamma)^-1, from each link to all links that it carries",
    "pp99.J": "spatial inertias of the links",
    "pp99.P0": "Ad(f^-1) from the base to the links on it",
    "pp99.Pt": "Ad(f^-1) from the tips' links to the tips",
    "pp99.R": "rotor inertias",
    "pp99.Jhat": "articulated inertias",
    "pp99.Omega": "S^T Jhat S + R, the inertia that each joint moves",
    "pp99.Phi": "Omega^-1 S^T Jhat",
    "pp99.Pi": "Gamma^T Phi^T",
    "pp99.X": "(1 - S Phi) Gamma",
    "pp99.Y": "(1 - X^T)^-1",
    "rk88.phi": "moves the wrench of each link to all links that carry it",
    "rk88.H": "joint screws",
    "rk88.M": "spatial inertias of the links",
    "rk88.B": "wrenches of the tips on their links",
    "rk88.E": "motion of the base at the links on it",
    "rk88.shift": "identities from each link to the one that carries it",
    "rk88.Delta_phi": "phi from each link to the one that carries it",
    "rk88.R": "rotor inertias, noise on what the joints measure",
    "rk88.P": "articulated inertias, error variances of the filter",
    "rk88.D": "H P H^T + R, variances of the innovations",
    "rk88.D_inverse": "reciprocals of D",
    "rk88.G": "P H^T D^-1, Kalman gains",
    "rk88.L": "Delta_phi G, gains of the predictor",
    "rk88.K": "S L",
    "rk88.psi": "phi with every joint on the way free to move",
    "rk88.Psi": "psi S",
    "rk88.Delta_psi": "Delta_phi - L H",
}
"""PP99 uses link frames and numbers links from the base; RK88 base axes, links from the tip."""


def matrix(robot: Robot, q: Sequence[Any], name: str) -> list[list[Any]]:
    """One of the operators, on the scalars that the robot and q are made of."""
    paper, _, own = name.partition(".")
    plain: Any
    if paper == "pp99":
        plain = pp99_operators.operators(robot, q)
    else:
        plain = rk88_operators.spatial_operators(robot, q)
    source = plain
    if own not in {field.name for field in fields(plain)}:
        require_inertia(robot, q)
        source = (
            pp99_operators.factor_operators(robot, q, plain)
            if paper == "pp99"
            else rk88_operators.riccati_operators(robot, plain)
        )
    found: list[list[Any]] = getattr(source, own)
    return found
