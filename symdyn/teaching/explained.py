"""Quantities that are answered with steps: derivations, filter, Table I, frames, closed chains."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from symdyn.compiler.build import undetermined
from symdyn.errors import FunctionError
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.graph import Graph
from symdyn.teaching import dictionary, filter_reading, frames
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations import (
    filter_warm_up,
    lagrange,
    newton_euler,
    operators,
    silver,
    swain_morris,
)
from symdyn.teaching.derivations.zero_pose import KEY as ZERO_POSE
from symdyn.teaching.derivations.zero_pose import titled
from symdyn.teaching.display.model import Displayed, displayed
from symdyn.teaching.kkt import derivation, evidence
from symdyn.teaching.kkt.objects_first import objects_first
from symdyn.teaching.notation import Words, latex, plain
from symdyn.teaching.quantities import (
    DERIVATION,
    FRAMES,
    KKT,
    METHODS,
    STATISTICS,
    TABLE_I,
    require_method,
)
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import Entry, Lines, Quantity
from symdyn.teaching.steps.step import Derivation, Source, Step

DERIVATIONS = dict(
    zip(
        METHODS,
        (
            lagrange.derivation,
            newton_euler.derivation,
            operators.derivation,
            silver.derivation,
            swain_morris.derivation,
        ),
        strict=True,
    )
)
"""The derivation of the equations of motion by each method."""


def explanation(model: ClosedForms, name: str) -> Derivation:
    """The steps of the explanation with that name, one of `EXPLAINED`."""
    shown = displayed(model)
    steps = _steps(shown, name)
    told = any(step.key == ZERO_POSE for step in steps.steps)  # it says what g is
    found = shown.roundings if told else shown.notes
    if not found:
        return steps
    notes = prose(" ".join(found))
    return replace(steps, opening=steps.opening.then(notes) if steps.opening else notes)


def _steps(model: Displayed, name: str) -> Derivation:
    try:
        if name == DERIVATION:
            return DERIVATIONS[require_method(model.options.get("method"))](model)
        if name == TABLE_I:
            title = titled("Operators of", model.robot)
            return Derivation(title, (dictionary.table(model.robot, model.at),))
        if name == KKT:
            return _kkt(model)
        return _frames(model) if name == FRAMES else _filter(model, name)
    except SingularMassMatrix as singular:
        raise undetermined(model.robot, name, singular) from None


# -- filter and smoother ---------------------------------------------------------------------


def _filter(model: ClosedForms, name: str) -> Derivation:
    """All quantities of the filter and the smoother, or one of them."""
    _, _, own = name.partition(".")
    title = titled("Forward dynamics as filtering and smoothing:", model.robot)
    if own == STATISTICS:
        return Derivation(title, (filter_reading.statistics(model.robot, model.at),))
    lines = _filter_lines(model)
    if own:
        return Derivation(title, (filter_reading.step(model.robot, own, lines[own], alone=True),))
    steps = (filter_reading.step(model.robot, name, rows) for name, rows in lines.items())
    sampled = filter_reading.statistics(model.robot, model.at)
    carts = filter_warm_up.carts()
    first = filter_warm_up.warm_up(carts, _filter_lines(carts))
    every = (first, filter_warm_up.analogy(), *steps, sampled)
    return Derivation(title, every, filter_reading.opening(model.robot))


def _filter_lines(model: ClosedForms) -> dict[str, list[Words]]:
    """The entries of every quantity of the filter, each in terms of those before it."""
    graph = Graph()
    robot, q = model.on(graph)
    cells = filter_reading.cells(robot, graph, q)
    names = dict(model.latex_names)
    for k in range(model.robot.nv):
        names[model.symbol(f"h_{k + 1}")] = f"h_{{{k + 1}}}"
    for rows in cells.values():
        names.update((model.symbol(cell.text), cell.latex) for cell in rows)
    found = {}
    for quantity, rows in cells.items():
        values = map(model.shown, model.written([cell.value for cell in rows]))
        found[quantity] = [
            Words(f"{cell.text} = {plain(value)}", f"{cell.latex} &= {latex(value, names)}")
            for cell, value in zip(rows, values, strict=True)
        ]
    return found


# -- closed chains -----------------------------------------------------------------------------


def _kkt(model: ClosedForms) -> Derivation:
    """The steps to the inverse, the blocks in closed form, and numbers."""
    steps = derivation.steps(model.robot, model.at)
    title = titled(
        "The motion of a closed chain as one linear system, and its inverse:", model.robot
    )
    if model.robot.objects:
        steps.append(objects_first(model.robot, model.at))
    blocks, numbers = evidence.closed_forms(model), evidence.in_numbers(model.robot, model.at)
    return Derivation(title, (*steps, blocks, numbers))


# -- other frames ----------------------------------------------------------------------------


def _frames(model: ClosedForms) -> Derivation:
    """Q, the operators in the new frames, and what stays the same."""
    if model.given is None:
        known = " or ".join(frames.FRAMES)
        raise FunctionError(f"{FRAMES} needs other link frames; give --frames {known}")
    graph = Graph()
    new, _ = model.on(graph)
    old, _ = model.on(graph, model.given)
    Q = [
        _matrix(model, f"Q_{k}", _written(model, graph, X.matrix()))
        for k, X in enumerate(frames.changes(old, new), start=1)
    ]
    changed = [
        _matrix(model, own, model.quantity(f"pp99.{theirs}"))
        for own, theirs in frames.OPERATORS.items()
    ]
    steps = (
        Step(
            "Q",
            "The change of frames",
            prose("`Q_i` is the frame of link `i` as described, seen from the new one."),
            results=tuple(Q),
        ),
        Step(
            "operators",
            "Screws, kinematics and inertias in the new frames",
            prose("They are derived from the robot in the new frames."),
            (equation("A = Q S"), equation("L = Q G Q^-1"), equation("D = Q^-T J Q^-1")),
            Source("PP99", ("15", "16", "17")),
            tuple(changed),
            ("Q",),
        ),
        Step(
            "invariance",
            "Same equations",
            prose("Derived in the new frames, and computed by `Q` from the old ones, these agree:"),
            (),
            Source("PP99", ("18", "38")),
            (Lines(tuple(frames.invariance(model.given, model.robot, model.at))),),
            ("Q", "operators"),
        ),
    )
    return Derivation(titled("Other link frames, same equations:", model.robot), steps)


def _written(model: ClosedForms, graph: Graph, rows: Iterable[Iterable[Any]]) -> Any:
    import sympy

    table = [model.written([graph.constant(x) for x in row]) for row in rows]
    return sympy.Matrix(table)


def _matrix(model: ClosedForms, name: str, matrix: Any) -> Quantity:
    entries = tuple(Entry(model.shown(x)) for x in matrix)
    words = Words(name, formula(name))
    return Quantity(words, matrix.shape, entries, model.latex_names, sparse=True)
