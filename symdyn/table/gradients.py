"""Gradients of every function: in the state (`<function>_derivatives`), in the parameters
(`<function>_parameter_gradient`), and the two that have names of their own.

    inverse_dynamics -> parameter_gradient,    forward_kinematics -> kinematics_gradient

They are differentiated on the graph, forward or reverse, whichever costs less; functions with an
analytic recursion of their own are rows of `functions.py`.
"""

from __future__ import annotations

from symdyn.derive.gradients.kinematics_gradient import body_twists, tip_positions
from symdyn.table.rows import FUNCTIONS
from symdyn.table.types import INPUTS, MODES, Function, Quantity

KINEMATIC = ("forward_kinematics", "jacobian", "jacobian_space", "jacobian_world", "jacobian_dot")
_HAS_NO_GRADIENT = ("curvature", "ricci_curvature", "scalar_curvature")


def opened_by(function: Function) -> str:
    """The group of parameters that a gradient of the function is first of all about."""
    if function.name in (*KINEMATIC, "link_motions"):
        return "geometry"
    return "friction" if function.name == "passive_forces" else "inertial"


def state_gradient(function: Function) -> Function:
    """d(outputs)/d(inputs), an axis over the coordinates added at the end."""
    outputs = tuple(
        Quantity(f"d{a.name}_d{x}", (*a.shape, *INPUTS[x].shape), f"d({a.about})/d{x}")
        for a in function.outputs
        for x in function.inputs
    )
    return Function(
        f"{function.name}_derivatives",
        function.inputs,
        outputs,
        f"Derivatives of {function.name} in {', '.join(function.inputs)}.",
        MODES,
        takes_tip_wrench=function.takes_tip_wrench,
        in_all=False,
        gradient_of=function,
        wrt=function.inputs,
        invariant=function.invariant,
    )


def parameter_gradient(function: Function, name: str = "") -> Function:
    """d(outputs)/dp, an axis over the chosen parameters added at the end."""
    outputs = tuple(
        Quantity(f"d{a.name}_dp", (*a.shape, "parameters"), f"d({a.about})/dp")
        for a in function.outputs
    )
    return Function(
        name or f"{function.name}_parameter_gradient",
        function.inputs,
        outputs,
        f"Gradient of {function.name} in the parameters that are named in the manifest.",
        MODES,
        takes_tip_wrench=function.takes_tip_wrench,
        in_all=bool(name),
        gradient_of=function,
        wrt=("p",),
        opens=opened_by(function),
    )


_POSE = FUNCTIONS["forward_kinematics"]
_NAMED = (
    parameter_gradient(FUNCTIONS["inverse_dynamics"], "parameter_gradient"),
    Function(
        "kinematics_gradient",
        ("q",),
        (Quantity("dX_dp", ("tips", 6, "parameters"), "body twist of each tip per parameter"),),
        "Gradient of each tip's pose in the parameters, as a twist in the tip's own frame.",
        MODES,
        gradient_of=_POSE,
        wrt=("p",),
        finish=body_twists,
        opens="geometry",
    ),
    Function(
        "position_gradient",
        ("q",),
        (Quantity("dx_dp", ("tips", 3, "parameters"), "tip position per parameter, base axes"),),
        "Gradient of each tip's position in the parameters, in base axes.",
        MODES,
        gradient_of=_POSE,
        wrt=("p",),
        finish=tip_positions,
        opens="geometry",
    ),
)

_DIFFERENTIABLE = [f for f in FUNCTIONS.values() if f.inputs and f.name not in _HAS_NO_GRADIENT]
_IS_A_DERIVATIVE = ("_derivatives", "linearization")
GRADIENTS = {
    function.name: function
    for function in (
        *_NAMED,
        *(
            state_gradient(f)
            for f in _DIFFERENTIABLE
            if f"{f.name}_derivatives" not in FUNCTIONS and not f.name.endswith(_IS_A_DERIVATIVE)
        ),
        *(parameter_gradient(f) for f in _DIFFERENTIABLE if f.name != "inverse_dynamics"),
    )
}

ROWS = {**FUNCTIONS, **GRADIENTS}
"""Everything that can be asked for."""
