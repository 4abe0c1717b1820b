"""Gradients of every function: in the state (`<function>_derivatives`), in the parameters
(`<function>_parameter_gradient`), and the two that have names of their own.

    inverse_dynamics -> parameter_gradient,    forward_kinematics -> kinematics_gradient

They are differentiated on the graph, forward or reverse, whichever costs less; functions with an
analytic recursion of their own are rows of `derivatives.py`. Where `f_tip` is an input, derivatives
in it follow those in the other inputs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.functions import units
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import (
    F_TIP,
    MODES,
    POSITIONS,
    TANGENTS,
    Function,
    Gradient,
    Quantity,
    slope,
)
from symdyn.support.deferred import DeferredModule

kinematics_gradient = DeferredModule("symdyn.formulations.gradients.kinematics_gradient")

_PARAMETER = units.same("unit of the parameter")
_POSE_UNIT = units.same("rad, m").per(_PARAMETER)


def state_gradient(function: Function) -> Function:
    """d(outputs)/d(inputs), an axis over the inputs added at the end: of q, the directions."""
    pairs = [(a, x) for a in function.outputs for x in function.inputs]
    row = _in_state(function, pairs)
    if not function.takes_tip_wrench:
        return row
    pairs += [(a, F_TIP) for a in function.outputs]
    return replace(row, with_tip_wrench=_in_state(function, pairs))


def _in_state(function: Function, pairs: Sequence[tuple[Quantity, str]]) -> Function:
    """Derivatives of outputs in inputs, pair by pair."""
    inputs = dict.fromkeys(name for _, name in pairs)
    return Function(
        f"{function.name}_derivatives",
        function.inputs,
        tuple(slope(a, x) for a, x in pairs),
        f"Derivatives of {function.name} in {', '.join(inputs)}{{more}}.",
        MODES,
        takes_tip_wrench=function.takes_tip_wrench,
        in_all=False,
        gradient=Gradient(function, tuple((a.name, x) for a, x in pairs)),
        on_tangents=TANGENTS if POSITIONS.intersection(inputs) else "",
        invariant=function.invariant,
    )


def parameter_gradient(function: Function, name: str = "") -> Function:
    """d(outputs)/dp, an axis over the chosen parameters added at the end."""
    outputs = tuple(
        Quantity(
            f"d{a.name}_dp", (*a.shape, "parameters"), f"d({a.about})/dp", a.unit.per(_PARAMETER)
        )
        for a in function.outputs
    )
    more = function.with_tip_wrench
    return Function(
        name or f"{function.name}_parameter_gradient",
        function.inputs,
        outputs,
        f"Gradient of {function.name} in the parameters p named below{{more}}.",
        MODES,
        takes_tip_wrench=function.takes_tip_wrench,
        with_tip_wrench=parameter_gradient(more, name) if more else None,
        in_all=bool(name),
        gradient=Gradient(function, tuple((a.name, "p") for a in function.outputs)),
        opens=function.concerns,
    )


_POSE = FUNCTIONS["forward_kinematics"]
_NAMED = (
    parameter_gradient(FUNCTIONS["inverse_dynamics"], "parameter_gradient"),
    Function(
        "kinematics_gradient",
        ("q",),
        (
            Quantity(
                "dX_dp",
                ("tips", 6, "parameters"),
                "body twist of each tip per parameter",
                _POSE_UNIT,
            ),
        ),
        "Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.",
        MODES,
        gradient=Gradient(_POSE, (("X", "p"),), kinematics_gradient.body_twists),
        opens=_POSE.concerns,
    ),
    Function(
        "position_gradient",
        ("q",),
        (
            Quantity(
                "dx_dp",
                ("tips", 3, "parameters"),
                "tip position per parameter, in base axes",
                units.LENGTH.per(_PARAMETER),
            ),
        ),
        "Gradient of each tip's position in the parameters, in base axes.",
        MODES,
        gradient=Gradient(_POSE, (("X", "p"),), kinematics_gradient.tip_positions),
        opens=_POSE.concerns,
    ),
)

GRADIENTS = {
    gradient.name: gradient
    for gradient in (
        *_NAMED,
        *(
            state_gradient(row)
            for row in FUNCTIONS.values()
            if row.inputs
            and "state" in row.gradients
            and f"{row.name}_derivatives" not in FUNCTIONS  # they have a recursion of their own
        ),
        *(
            parameter_gradient(row)
            for row in FUNCTIONS.values()
            if row.inputs and "parameters" in row.gradients and row is not _NAMED[0].source
        ),
    )
}

ROWS = {**FUNCTIONS, **GRADIENTS}
"""Everything that can be asked for."""
