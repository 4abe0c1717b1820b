"""PP99's Table I for one robot: the operators of PP99 beside RK88's, and that they are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symdyn.formulations.operators import operator_dictionary, pp99_operators, rk88_operators
from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.support.names import printable
from symdyn.teaching.equality import Bind, verdicts
from symdyn.teaching.notation import Words
from symdyn.teaching.quantities import TABLE_I
from symdyn.teaching.steps.formulas import equation, prose
from symdyn.teaching.steps.parts import Lines
from symdyn.teaching.steps.step import Source, Step

_LATEX = {
    "G^T": r"G^T",
    "Jhat": r"\hat{J}",
    "Omega": r"\Omega",
    "Phi^T": r"\Phi^T",
    "Pi": r"\Pi",
    "X^T": r"X^T",
    "Y": "Y",
    "Gamma^T": r"\Gamma^T",
    "J": "J",
    "S": "S",
    "phi": r"\phi",
    "P": "P",
    "D": "D",
    "G": "G",
    "K": "K",
    "epsilon_psi": r"\mathcal{E}_\psi",
    "psi": r"\psi",
    "epsilon_phi": r"\mathcal{E}_\phi",
    "M": "M",
    "H^T": "H^T",
}


def table(robot: Robot, at: Sequence[float] | None = None) -> Step:
    """Ten equations, PP99's operator on the left and RK88's on the right."""

    def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, tuple[Rows, Rows]]:
        bound = bind(robot)
        ops = pp99_operators.operators(bound, q)
        spatial = rk88_operators.spatial_operators(bound, q)
        riccati = rk88_operators.riccati_operators(bound, spatial)
        lie = operator_dictionary.lie_names(ops, pp99_operators.factor_operators(bound, q, ops))
        named = operator_dictionary.spatial_names(spatial, riccati)
        turned = operator_dictionary.to_lie(bound, q, named)
        return {name: (matrix, turned[name]) for name, matrix in lie.items()}

    equal = verdicts(robot, sides, at)
    lines = []
    for row in operator_dictionary.TABLE_I:
        how = equal.by_name[row.lie]
        text = f"{row.lie:<8}= {row.spatial:<12} {row.rows} x {row.columns}, {how}"
        latex = f"{_LATEX[row.lie]} &= {_LATEX[row.spatial]} && \\text{{{how}}}"
        lines.append(Words(text, latex))
    why = prose(
        "RK88's operators are turned from base axes to link axes and numbered from the base; then "
        f"they are PP99's, {equal.remark}."
    )
    return Step(
        TABLE_I,
        f"PP99's operators (left) are RK88's (right), for {printable(robot.name)}",
        why,
        (equation("epsilon_phi = S Delta_phi"), equation("epsilon_psi = S Delta_psi")),
        Source("PP99", ("Table I",)),
        (Lines(tuple(lines)),),
    )
