"""The registry of references: every quantity, and every gradient.

    <quantity>_derivatives          in all inputs, one after the other
    <quantity>_parameter_gradient   in parameters; of inverse dynamics it is `parameter_gradient`

and two gradients of poses with their own names. A new quantity needs one `Answer` in its module.
"""

from __future__ import annotations

from numpy.typing import ArrayLike

from symdyn.robot.model import Robot
from symdyn.verification.reference.answer import Answer
from symdyn.verification.reference.base_parameters import BASE_REFERENCE
from symdyn.verification.reference.closed_chains import CLOSED_CHAIN_REFERENCE
from symdyn.verification.reference.constraints import CONSTRAINED_REFERENCE
from symdyn.verification.reference.dynamics import DYNAMICS_REFERENCE
from symdyn.verification.reference.gradients import (
    GRADIENT_REFERENCE,
    ParameterGradient,
    PositionGradient,
    StateGradient,
    TwistGradient,
)
from symdyn.verification.reference.kinematics import KINEMATICS_REFERENCE
from symdyn.verification.reference.operators import OPERATOR_REFERENCE
from symdyn.verification.reference.regressors import REGRESSOR_REFERENCE
from symdyn.verification.reference.underactuated import UNDERACTUATED_REFERENCE

Entry = Answer | StateGradient | ParameterGradient

ANSWERS: dict[str, Answer] = {
    **DYNAMICS_REFERENCE,
    **KINEMATICS_REFERENCE,
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
"""Function -> its reference. Quantities that are derivatives have their own references."""


def scale(robot: Robot, name: str, *state: ArrayLike) -> float:
    """Return the scale of errors of a quantity at one state."""
    answer = ANSWERS[name]
    return answer.scale(robot, answer(robot, *state), *state)
