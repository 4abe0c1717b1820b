"""Quantities that are answered with steps: derivations, filter, Table I, frames, closed chains."""

from __future__ import annotations

from dataclasses import replace

from symdyn.compiler.build import undetermined
from symdyn.formulations.forward.ldlt import SingularMassMatrix
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations import (
    filtering,
    frames,
    lagrange,
    newton_euler,
    operators,
    silver,
    swain_morris,
)
from symdyn.teaching.derivations.zero_pose import KEY as ZERO_POSE, titled
from symdyn.teaching.display.displayed import Displayed, displayed
from symdyn.teaching.quantities import (
    DERIVATION,
    FRAMES,
    KKT,
    TABLE_I,
    require_method,
)
from symdyn.teaching.steps.formulas import prose
from symdyn.teaching.steps.step import Derivation

DERIVATIONS = {
    "lagrange": lagrange.derivation,
    "newton-euler": newton_euler.derivation,
    "pp99": operators.derivation,
    "silver": silver.derivation,
    "swain-morris": swain_morris.derivation,
}
"""The derivation of the equations of motion by each method."""


def explanation(model: ClosedForms, name: str) -> Derivation:
    """The steps of the explanation with that name, one of `EXPLAINED`."""
    shown = displayed(model)
    steps = _steps(shown, name)
    has_zero_pose = any(step.key == ZERO_POSE for step in steps.steps)  # it states the value of g
    remarks = shown.roundings if has_zero_pose else shown.notes
    if not remarks:
        return steps
    notes = prose(" ".join(remarks))
    return replace(steps, opening=steps.opening.then(notes) if steps.opening else notes)


def _steps(model: Displayed, name: str) -> Derivation:
    try:
        if name == DERIVATION:
            return DERIVATIONS[require_method(model.options.get("method"))](model)
        if name == TABLE_I:
            title = titled("Operators of", model.robot)
            return Derivation(title, (operators.table(model.robot, model.at),))
        if name == KKT:
            return _kkt(model)
        return frames.derivation(model) if name == FRAMES else filtering.derivation(model, name)
    except SingularMassMatrix as singular:
        raise undetermined(model.robot, name, singular) from None


def _kkt(model: ClosedForms) -> Derivation:
    """The steps to the inverse, the blocks in closed form, and numbers."""
    # They work on arrays; no other derivation needs NumPy.
    from symdyn.teaching.derivations.kkt import derivation, evidence
    from symdyn.teaching.derivations.kkt.objects_first import objects_first

    steps = derivation.steps(model.robot, model.at)
    title = titled(
        "The dynamics of a closed chain as a linear system and its inverse:", model.robot
    )
    if model.robot.objects:
        steps.append(objects_first(model.robot, model.at))
    blocks, numbers = evidence.closed_forms(model), evidence.numerical_check(model.robot, model.at)
    return Derivation(title, (*steps, blocks, numbers))
