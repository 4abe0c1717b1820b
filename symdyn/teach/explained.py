"""Quantities that are answered with an explanation: the filter, Table I, frames, closed chains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from symdyn.compiler.build import undetermined
from symdyn.derive.forward.ldlt import SingularMassMatrix
from symdyn.errors import FunctionError
from symdyn.graph import Graph
from symdyn.teach import dictionary, filter_reading, frames, kkt
from symdyn.teach.kkt import derivation, evidence
from symdyn.teach.model import Model
from symdyn.teach.notation import Section, Words, latex, plain


def sections(model: Model, name: str) -> list[Section]:
    """The sections of the explanation with that name, one of `EXPLAINED`."""
    try:
        if name == dictionary.NAME:
            return [dictionary.table(model.robot, model.at)]
        if name == kkt.NAME:
            return _kkt(model)
        return _frames(model) if name == frames.NAME else _filter(model, name)
    except SingularMassMatrix as singular:
        raise undetermined(model.robot, name, singular) from None


# -- filter and smoother ---------------------------------------------------------------------


def _filter(model: Model, name: str) -> list[Section]:
    """All quantities of the filter and the smoother, or one of them."""
    _, _, own = name.partition(".")
    if own == filter_reading.STATISTICS:
        return [filter_reading.statistics(model.robot, model.at)]
    graph = Graph()
    robot, q = model.on(graph)
    steps = filter_reading.steps(robot, graph, q)
    names = dict(model.latex_names)
    for k in range(model.robot.nv):
        names[model.symbol(f"h_{k + 1}")] = f"h_{{{k + 1}}}"
    for rows in steps.values():
        names.update((model.symbol(step.text), step.latex) for step in rows)

    def section(quantity: str) -> Section:
        rows = steps[quantity]
        values = map(model.shown, model.written([step.value for step in rows]))
        lines = (
            Words(f"{step.text} = {plain(value)}", f"{step.latex} &= {latex(value, names)}")
            for step, value in zip(rows, values, strict=True)
        )
        return Section.of(filter_reading.heading(quantity), lines)

    if own:
        return [section(own)]
    sampled = filter_reading.statistics(model.robot, model.at)
    return [Section(filter_reading.opening(model.robot)), *map(section, steps), sampled]


# -- closed chains -----------------------------------------------------------------------------


def _kkt(model: Model) -> list[Section]:
    """The steps to the inverse, the blocks in closed form, and numbers."""
    steps = derivation.steps(model.robot, model.at)
    return [*steps, evidence.closed_forms(model), evidence.in_numbers(model.robot, model.at)]


# -- other frames ----------------------------------------------------------------------------


def _frames(model: Model) -> list[Section]:
    """Q, the operators in the new frames, and what stays the same."""
    if model.given is None:
        known = " or ".join(frames.FRAMES)
        raise FunctionError(f"{frames.NAME} needs other link frames; give --frames {known}")
    graph = Graph()
    new, _ = model.on(graph)
    old, _ = model.on(graph, model.given)
    Q = {
        f"Q_{k}": _matrix(model, graph, X.matrix())
        for k, X in enumerate(frames.changes(old, new), start=1)
    }
    found = [_matrices(model, frames.OPENING, Q, model.latex_names)]
    shown = {own: model.quantity(f"pp99.{theirs}") for own, theirs in frames.OPERATORS.items()}
    found.append(_matrices(model, frames.CHANGED, shown, model.latex_names))
    equal = frames.invariance(model.given, model.robot, model.at)
    return [*found, Section.of(frames.SAME, equal)]


def _matrix(model: Model, graph: Graph, rows: Iterable[Iterable[Any]]) -> Any:
    import sympy

    table = [model.written([graph.constant(x) for x in row]) for row in rows]
    return sympy.Matrix(table)


def _matrices(
    model: Model, opening: Words, matrices: Mapping[str, Any], names: Mapping[Any, str]
) -> Section:
    """Matrices: their entries that are not zero as text, whole in LaTeX."""
    lines, equations = [], []
    for label, matrix in matrices.items():
        value = matrix.applyfunc(model.shown)
        lines += [
            f"{label}[{r + 1},{c + 1}] = {plain(value[r, c])}"
            for r in range(value.rows)
            for c in range(value.cols)
            if value[r, c] != 0
        ]
        equations.append(f"{label} &= {latex(value, names)}")
    return Section(opening, tuple(lines), tuple(equations))
