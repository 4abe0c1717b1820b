"""The names of everything that can be asked of a model, and the shapes of results.

Names are those of functions (`mass_matrix`), of their results (`M`), of PBP95's block matrices
(`A`), of the operators of PP99 and RK88 (`pp99.G`, `rk88.phi`), and of explanations
(`derivation`, `filter`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import require_inertia
from symdyn.formulations.operators import pp99_operators, rk88_operators
from symdyn.formulations.operators.rk88_operators import FilterQuantities
from symdyn.functions.gradients import ROWS
from symdyn.functions.types import Function, RobotKind
from symdyn.graph.formulas import FormulaArray, SymbolicFormula
from symdyn.robot.model import Robot
from symdyn.support.matching import suggestion

# -- explanations ------------------------------------------------------------------------------

DERIVATION = "derivation"
"""All steps of a derivation by one of the `METHODS`."""
METHODS = ("lagrange", "newton-euler", "pp99", "silver", "swain-morris")
"""Names of `--method` that have a derivation step by step; the first is the default."""
FILTER, STATISTICS = "filter", "statistics"
FILTERS = (
    FILTER,
    *(f"{FILTER}.{name}" for name in (*(x.name for x in fields(FilterQuantities)), STATISTICS)),
)
"""RK88's filter and smoother, and each of its quantities."""
TABLE_I, FRAMES, KKT = "table1", "frames", "kkt"
EXPLAINED = (DERIVATION, *FILTERS, TABLE_I, FRAMES, KKT)
"""What is not one formula but a derivation in several steps."""


def require_method(method: str | None) -> str:
    """The method to derive by; rejected if it has no derivation step by step."""
    if method is None:
        return METHODS[0]
    if method not in METHODS:
        raise FunctionError(
            f"no step-by-step derivation by {method!r}{suggestion(method, METHODS)}"
        )
    return method


# -- functions and their results ---------------------------------------------------------------

BLOCKS = ("A", "L", "D")
"""PBP95's block matrices (41)-(46): screws, kinematics, inertia."""
COMMON = ("M", "C", "phi", "tau", "T", "U", "h", "Gamma", "J", "X", DERIVATION, "qdd", "Minv")
"""What is asked for most; these are named first to those who ask for something unknown."""
ALIASES = {"christoffel": "christoffel_symbols", "coriolis": "coriolis_matrix"}

STATE = ("q", "qd")
"""What formulas are written in: vectors of symbols, also where a function returns such a vector."""
_SINGLE = [
    (row.outputs[0].name, row)
    for row in ROWS.values()
    if len(row.outputs) == 1 and row.outputs[0].name not in STATE
]
RESULTS = {name: [row for other, row in _SINGLE if other == name] for name, _ in _SINGLE}
"""Rows by the name of their only result (M, C, phi, ...), in the order of the table."""


def row_of(name: str, robot: Robot) -> Function | None:
    """The row for the name of a function or of a result, if there is one.

    If several rows share a result's name, one that is about robots like this counts before those
    that are about every robot: K is the Jacobian of constraints where there are some, else the
    scalar curvature.
    """
    named = ROWS.get(ALIASES.get(name, name))
    if named is not None:
        return named
    sharing = RESULTS.get(name, [])
    own = [row for row in sharing if row.meant_for.include(robot)]
    special = [row for row in own if row.meant_for is not RobotKind.ALL]
    return next(iter([*special, *own, *sharing]), None)


def in_shape(
    entries: Sequence[SymbolicFormula], shape: tuple[int, ...]
) -> SymbolicFormula | FormulaArray:
    """Entries, row-major, as an array; a scalar is a formula."""
    return FormulaArray(shape, tuple(entries)) if shape else entries[0]


# -- operators of PP99 and RK88 ----------------------------------------------------------------

# Operators of the geometry are polynomials in sines and cosines and are shown in normal form.
# Those of the factorisation divide by articulated inertias and are shown as they were derived.
_PLAIN = {"pp99": pp99_operators.Pp99Operators, "rk88": rk88_operators.SpatialOperators}
_FACTORS = {"pp99": pp99_operators.FactorOperators, "rk88": rk88_operators.RiccatiOperators}
OPERATORS = tuple(
    f"{paper}.{field.name}"
    for paper in _PLAIN
    for kind in (_PLAIN, _FACTORS)
    for field in fields(kind[paper])
)

ABOUT_OPERATORS = {
    "pp99.S": "joint screws, V = G S qd + ..",
    "pp99.Gamma": "Ad(f^-1) from each link's parent to it",
    "pp99.G": "(1 - Gamma)^-1, from each link to all links beyond it",
    "pp99.J": "spatial inertias of the links",
    "pp99.P0": "Ad(f^-1) from the base to the links attached to it",
    "pp99.Pt": "Ad(f^-1) from the tips' links to the tips",
    "pp99.R": "rotor inertias",
    "pp99.Jhat": "articulated inertias",
    "pp99.Omega": "S^T Jhat S + R, the articulated inertia at each joint",
    "pp99.Phi": "Omega^-1 S^T Jhat",
    "pp99.Pi": "Gamma^T Phi^T",
    "pp99.X": "(1 - S Phi) Gamma",
    "pp99.Y": "(1 - X^T)^-1",
    "rk88.phi": "transforms the wrench of each link to all its ancestors",
    "rk88.H": "joint screws",
    "rk88.M": "spatial inertias of the links",
    "rk88.B": "wrenches of the tips on their links",
    "rk88.E": "motion of the base at the links attached to it",
    "rk88.shift": "identities from each link to its parent",
    "rk88.Delta_phi": "phi from each link to its parent",
    "rk88.R": "rotor inertias, variances of the measurement noise",
    "rk88.P": "articulated inertias, error covariances of the filter",
    "rk88.D": "H P H^T + R, variances of the innovations",
    "rk88.D_inverse": "reciprocals of D",
    "rk88.G": "P H^T D^-1, Kalman gains",
    "rk88.L": "Delta_phi G, gains of the predictor",
    "rk88.K": "S L",
    "rk88.psi": "phi with every joint on the path free to move",
    "rk88.Psi": "psi S",
    "rk88.Delta_psi": "Delta_phi - L H",
}
"""PP99 uses link frames and numbers links from the base; RK88 base axes, links from the tip."""


def operator_matrix(robot: Robot, q: Sequence[Any], name: str) -> list[list[Any]]:
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
