"""Invariance under a change of link frames: PP99 (15)-(38) for one robot and a choice of frames.

    A = Q S,   L = Q G Q^-1,   D = Q^-T J Q^-1,       M, C and phi the same

Q_i is the old frame of link i seen from the new one. The operators in the new frames are derived
from the robot in those frames; the section shows them, and that the old ones changed by Q equal
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from symdyn.equivalents.frame_choice import choose_frames
from symdyn.errors import FunctionError
from symdyn.formulations.inverse.newton_euler_matrix import gravity
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices import composite_body, coriolis
from symdyn.formulations.operators import coordinate_change, pp99_operators
from symdyn.graph import Graph
from symdyn.graph.formulas import FormulaArray
from symdyn.lie import SE3
from symdyn.lie.matrices import Rows
from symdyn.robot.model import Robot
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations.proof import Bind, verdicts
from symdyn.teaching.derivations.zero_pose import titled
from symdyn.teaching.quantities import FRAMES
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import ComputedQuantity, EquationLines, QuantityEntry
from symdyn.teaching.steps.step import Citation, Derivation, DerivationStep
from symdyn.teaching.typesetting import TextAndLatex


def _at_centres_of_mass(robot: Robot) -> Robot:
    return coordinate_change.change_frames(robot, coordinate_change.centre_of_mass_frames(robot))


CHOICES: dict[str, Callable[[Robot], Robot]] = {"com": _at_centres_of_mass, "axes": choose_frames}
"""Frames at the centres of mass; along the joint axes, as the modified Denavit-Hartenberg ones."""

OPERATORS = {"A": "S", "L": "G", "D": "J"}
"""PP99's names for S, G and J in other frames (15)-(17)."""


def in_frames(robot: Robot, name: str) -> Robot:
    """The same robot in frames of that name."""
    if name not in CHOICES:
        raise FunctionError(f"no choice of frames is called {name!r}; use {' or '.join(CHOICES)}")
    return CHOICES[name](robot)


def changes(given: Robot, changed: Robot) -> list[SE3]:
    """Q_i of every link. It does not depend on q, and is computed where no joint has moved."""
    still = given.neutral()
    pairs = zip(link_poses(changed, still), link_poses(given, still), strict=True)
    return [new.inverse() @ old for new, old in pairs]


def invariance(given: Robot, changed: Robot, at: Sequence[float] | None) -> list[TextAndLatex]:
    """What changes by Q, and what does not change, each with how closely its two sides agree."""

    def sides(bind: Bind, q: Sequence[Any], qd: Sequence[Any]) -> Mapping[str, tuple[Rows, Rows]]:
        old, new = bind(given), bind(changed)
        change = coordinate_change.Change(changes(old, new))
        expected = change.operators(pp99_operators.operators(old, q))
        found = pp99_operators.operators(new, q)
        pairs = {law: (getattr(found, name), getattr(expected, name)) for name, law in _LAWS}
        same: dict[str, Callable[[Robot], Rows]] = {
            "M": lambda robot: composite_body.mass_matrix(robot, q),
            "C": lambda robot: coriolis.coriolis_matrix(robot, q, qd),
            "phi": lambda robot: [gravity(robot, q)],
            "J_t": lambda robot: pp99_operators.tip_jacobian(pp99_operators.operators(robot, q)),
        }
        pairs |= {f"{name}' = {name}": (make(new), make(old)) for name, make in same.items()}
        return pairs

    found = verdicts(changed, sides, at)
    lines = [
        TextAndLatex(f"{law:<22} {equal}", f"{_latex(law)} && \\text{{{equal}}}")
        for law, equal in found.by_name.items()
    ]
    return [*lines, TextAndLatex(found.remark, f"&\\text{{{found.remark}}}")]


_LAWS = (
    ("S", "A = Q S"),
    ("Gamma", "Gamma' = Q Gamma Q^-1"),
    ("G", "L = Q G Q^-1"),
    ("J", "D = Q^-T J Q^-1"),
    ("P0", "P0' = Q P0"),
    ("Pt", "Pt' = Pt Q^-1"),
)
"""PP99 (15)-(17), (22), (25), (26)."""


def _latex(law: str) -> str:
    for text, latex in (
        ("Gamma", r"\Gamma"),
        ("phi", r"\phi"),
        ("P0", "P_0"),
        ("Pt", "P_t"),
        ("^-T", "^{-T}"),
        ("^-1", "^{-1}"),
        (" = ", " &= "),
    ):
        law = law.replace(text, latex)
    return law


def derivation(model: ClosedForms) -> Derivation:
    """Q, the operators in the new frames, and what stays the same."""
    if model.given is None:
        known = " or ".join(CHOICES)
        raise FunctionError(f"{FRAMES} needs other link frames; give --frames {known}")
    graph = Graph()
    new, _ = model.on(graph)
    old, _ = model.on(graph, model.given)
    Q = [
        _matrix(model, f"Q_{k}", _written(model, graph, X.matrix()))
        for k, X in enumerate(changes(old, new), start=1)
    ]
    changed = [
        _matrix(model, own, model.quantity(f"pp99.{theirs}")) for own, theirs in OPERATORS.items()
    ]
    steps = (
        DerivationStep(
            "Q",
            "The change of frames",
            prose("`Q_i` is the pose of the given frame of link `i` in the new frame."),
            results=tuple(Q),
        ),
        DerivationStep(
            "operators",
            "Screws, kinematics and inertias in the new frames",
            prose("These are derived from the robot in the new frames."),
            (equation("A = Q S"), equation("L = Q G Q^-1"), equation("D = Q^-T J Q^-1")),
            Citation("PP99", ("15", "16", "17")),
            tuple(changed),
            ("Q",),
        ),
        DerivationStep(
            "invariance",
            "Invariance",
            prose(
                "Compare the quantities derived in the new frames with those transformed from the "
                "old frames by `Q`:"
            ),
            (),
            Citation("PP99", ("18", "38")),
            (EquationLines(tuple(invariance(model.given, model.robot, model.at))),),
            ("Q", "operators"),
        ),
    )
    return Derivation(titled("Invariance under a change of link frames:", model.robot), steps)


def _written(model: ClosedForms, graph: Graph, rows: Sequence[Sequence[Any]]) -> FormulaArray:
    table = [model.written([graph.constant(x) for x in row]) for row in rows]
    entries = tuple(entry for row in table for entry in row)
    return FormulaArray((len(rows), len(rows[0])), entries)


def _matrix(model: ClosedForms, name: str, matrix: FormulaArray) -> ComputedQuantity:
    entries = tuple(QuantityEntry(model.shown(x)) for x in matrix)
    words = TextAndLatex(name, formula(name))
    return ComputedQuantity(words, matrix.shape, entries, model.latex_names, sparse=True)
