"""The one registry of references: every quantity that can be asked for, and every gradient.

    <quantity>_derivatives          in all inputs, one after the other
    <quantity>_parameter_gradient   in parameters; of inverse dynamics it is `parameter_gradient`

and two gradients of poses with names of their own. Adding a quantity is adding one `Answer` to the
module that it belongs to.
"""

from __future__ import annotations

from numpy.typing import ArrayLike

from symdyn.robot.model import Robot
from symdyn.verification.reference.answer import Answer
from symdyn.verification.reference.base_answers import BASE_REFERENCE
from symdyn.verification.reference.constrained.answers import CONSTRAINED_REFERENCE
from symdyn.verification.reference.constrained.closed_chains import CLOSED_CHAIN_REFERENCE
from symdyn.verification.reference.dynamics_answers import REFERENCE
from symdyn.verification.reference.gradient_answers import GRADIENT_REFERENCE
from symdyn.verification.reference.gradient_rows import (
    ParameterGradient,
    PositionGradient,
    StateGradient,
    TwistGradient,
)
from symdyn.verification.reference.joints.coordinate_answers import COORDINATE_REFERENCE
from symdyn.verification.reference.operator_answers import OPERATOR_REFERENCE
from symdyn.verification.reference.regressor_answers import REGRESSOR_REFERENCE
from symdyn.verification.reference.underactuated.answers import UNDERACTUATED_REFERENCE

Entry = Answer | StateGradient | ParameterGradient

ANSWERS: dict[str, Answer] = {
    **REFERENCE,
    **COORDINATE_REFERENCE,
    **GRADIENT_REFERENCE,
    **REGRESSOR_REFERENCE,
    **OPERATOR_REFERENCE,
    **UNDERACTUATED_REFERENCE,
    **CONSTRAINED_REFERENCE,
    **CLOSED_CHAIN_REFERENCE,
    **BASE_REFERENCE,
}
"""Quantity -> its reference."""

_DIFFERENTIABLE = {name: answer for name, answer in ANSWERS.items() if answer.takes}
CONTRACT: dict[str, Entry] = {
    **{f"{name}_derivatives": StateGradient(answer) for name, answer in _DIFFERENTIABLE.items()},
    **{
        f"{name}_parameter_gradient": ParameterGradient(answer)
        for name, answer in _DIFFERENTIABLE.items()
    },
    "parameter_gradient": ParameterGradient(ANSWERS["inverse_dynamics"]),
    "kinematics_gradient": TwistGradient(ANSWERS["forward_kinematics"]),
    "position_gradient": PositionGradient(ANSWERS["forward_kinematics"]),
    **ANSWERS,
}
"""Whatever can be asked for -> its reference. Quantities that are derivatives keep their own."""


def scale(robot: Robot, name: str, *state: ArrayLike) -> float:
    """What the errors of a quantity at one state are relative to."""
    answer = ANSWERS[name]
    return answer.scale(robot, answer(robot, *state), *state)
