"""Functions with analytic derivatives in the state, and objectives of motion planning."""

from __future__ import annotations

from dataclasses import replace

from symdyn.functions import units
from symdyn.functions.types import (
    F_TIP,
    INERTIA,
    INPUTS,
    TANGENTS,
    Derivation,
    Function,
    PassiveForces,
    Quantity,
    slope,
)
from symdyn.support.deferred import DeferredModule

effort = DeferredModule("symdyn.formulations.gradients.effort")
forward_derivatives = DeferredModule("symdyn.formulations.gradients.forward_derivatives")
inverse_derivatives = DeferredModule("symdyn.formulations.gradients.inverse_derivatives")
second_derivatives = DeferredModule("symdyn.formulations.gradients.second_derivatives")

_RECURSION = "newton-euler-matrix"
_ANALYTIC = "analytic"
_STIFFNESS = units.FORCE.per(units.POSITION)
_DAMPING = units.FORCE.per(units.VELOCITY)
_EFFORT = units.Unit("(N m)^2", "N^2", "(N m)^2 or N^2")


def _with_f_tip(row: Function, quantity: Quantity) -> Function:
    """The row with the derivative of a quantity in the tips' wrenches where these are an input."""
    return replace(
        row, with_tip_wrench=replace(row, outputs=(*row.outputs, slope(quantity, F_TIP)))
    )


def _hessian(function: Function, gradient: Function, derivation: Derivation) -> Function:
    """The second derivatives of a number whose gradient is a row, each block of the Hessian once.

    [i][j] of d2E_dqdqd is d/dq_i of dE/dqd_j: what is named first is the row, and is taken last.
    """
    name, number = function.name, function.outputs[0].name
    inputs, slopes = gradient.inputs, gradient.outputs
    blocks = [(i, j) for i in range(len(inputs)) for j in range(i, len(inputs))]
    outputs = []
    for i, j in blocks:
        x, y = inputs[i], inputs[j]
        by = f"d{x}2" if i == j else f"d{x}d{y}"
        about = f"[i][j]: d2 {number} / d{x}_i d{y}_j"
        unit = slopes[j].unit.per(INPUTS[x].unit)
        outputs.append(Quantity(f"d2{number}_{by}", ("nv", "nv"), about, unit))
    return Function(
        f"{name}_second_derivatives",
        inputs,
        tuple(outputs),
        f"Second derivatives of {name} in {', '.join(inputs)}.",
        {_ANALYTIC: derivation},
        in_all=False,
        on_tangents=f"{TANGENTS}; that in q_i is taken last, of a derivative in q_j",
        invariant=gradient.invariant,
        gradients=("parameters",),
    )


_INVERSE = Function(
    "inverse_dynamics_derivatives",
    ("q", "qd", "qdd"),
    (
        Quantity("dtau_dq", ("nv", "nv"), "d(joint forces)/dq", _STIFFNESS),
        Quantity("dtau_dqd", ("nv", "nv"), "d(joint forces)/dqd", _DAMPING),
    ),
    "Derivatives of inverse dynamics in q and qd; the one in qdd is the mass matrix{more}.",
    {_ANALYTIC: inverse_derivatives.inverse_dynamics_derivatives},
    on_tangents=TANGENTS,
    takes_tip_wrench=True,
    passive=PassiveForces.SLOPES_ADDED,
    invariant=INERTIA,
    gradients=("parameters",),
)

_FORWARD = Function(
    "forward_dynamics_derivatives",
    ("q", "qd", "tau"),
    (
        Quantity(
            "dqdd_dq",
            ("nv", "nv"),
            "d(joint accelerations)/dq",
            units.ACCELERATION.per(units.POSITION),
        ),
        Quantity(
            "dqdd_dqd",
            ("nv", "nv"),
            "d(joint accelerations)/dqd",
            units.ACCELERATION.per(units.VELOCITY),
        ),
        Quantity(
            "dqdd_dtau",
            ("nv", "nv"),
            "d(joint accelerations)/dtau, inverse of M",
            units.INVERSE_INERTIA,
        ),
    ),
    "Derivatives of forward dynamics: -M^-1 dtau/dq, -M^-1 dtau/dqd and M^-1{more}.",
    {_ANALYTIC: forward_derivatives.forward_dynamics_derivatives},
    on_tangents=TANGENTS,
    takes_tip_wrench=True,
    passive=PassiveForces.SLOPES_RESISTING,
    invariant=INERTIA,
    gradients=("parameters",),
)

_DYNAMICS = (
    _with_f_tip(_INVERSE, Quantity("tau", ("nv",), "joint forces", units.FORCE)),
    Function(
        "inverse_dynamics_second_derivatives",
        ("q", "qd", "qdd"),
        (
            Quantity(
                "d2tau_dq2",
                ("nv", "nv", "nv"),
                "[k][i][j]: d2 tau_k / dq_i dq_j",
                _STIFFNESS.per(units.POSITION),
            ),
            Quantity(
                "d2tau_dqdqd",
                ("nv", "nv", "nv"),
                "[k][i][j]: d2 tau_k / dq_i dqd_j",
                _STIFFNESS.per(units.VELOCITY),
            ),
            Quantity(
                "d2tau_dqd2",
                ("nv", "nv", "nv"),
                "[k][i][j]: d2 tau_k / dqd_i dqd_j",
                _DAMPING.per(units.VELOCITY),
            ),
            Quantity(
                "dM_dq",
                ("nv", "nv", "nv"),
                "[k][j][i]: dM_kj / dq_i",
                units.INERTIA.per(units.POSITION),
            ),
        ),
        "Second derivatives of inverse dynamics; those in q and qdd are dM/dq.",
        {_ANALYTIC: second_derivatives.inverse_dynamics_second_derivatives},
        on_tangents=f"{TANGENTS}; that in q_i is taken last, of a derivative in q_j or qd_j",
        in_all=False,
        invariant=INERTIA,
        gradients=("parameters",),
    ),
    _with_f_tip(_FORWARD, Quantity("qdd", ("nv",), "joint accelerations", units.ACCELERATION)),
    Function(
        "linearization",
        ("q", "qd", "tau"),
        (
            Quantity("A", ("2nv", "2nv"), "d(qd, qdd)/d(q, qd)"),
            Quantity("B", ("2nv", "nv"), "d(qd, qdd)/dtau"),
        ),
        "The equations of motion linearised: d(xdot) = A dx + B dtau with x = (q, qd){more}.",
        {_ANALYTIC: forward_derivatives.linearization},
        on_tangents=f"{TANGENTS}, so that d(dq)/dt = d(qd) - ad(qd) dq for the DoF of a joint",
        takes_tip_wrench=True,
        passive=PassiveForces.SLOPES_RESISTING,
        invariant=INERTIA,
        gradients=("parameters",),
    ),
)

_PLANNING = (
    Function(
        "effort",
        ("q", "qd", "qdd"),
        (Quantity("E", (), "half the square of the joint forces", _EFFORT),),
        "The integrand of minimum-effort paths: tau^T tau / 2.",
        {_RECURSION: effort.effort},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "effort_derivatives",
        ("q", "qd", "qdd"),
        (
            Quantity("dE_dq", ("nv",), "gradient in q", _EFFORT.per(units.POSITION)),
            Quantity("dE_dqd", ("nv",), "gradient in qd", _EFFORT.per(units.VELOCITY)),
            Quantity("dE_dqdd", ("nv",), "gradient in qdd", _EFFORT.per(units.ACCELERATION)),
        ),
        "The gradient of the effort: tau^T dtau, without the matrix dtau.",
        {_ANALYTIC: effort.effort_derivatives},
        on_tangents=TANGENTS,
        in_all=False,
        invariant=INERTIA,
        gradients=("parameters",),
    ),
    Function(
        "motion_energy",
        ("q", "qd"),
        (Quantity("e", (), "twice the kinetic energy", units.ENERGY),),
        "The integrand of minimum-energy paths: qd^T M qd (PBP95 section 5).",
        {"newton-euler": effort.motion_energy},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "motion_energy_derivatives",
        ("q", "qd"),
        (
            Quantity("de_dq", ("nv",), "gradient in q", units.ENERGY.per(units.POSITION)),
            Quantity("de_dqd", ("nv",), "gradient in qd", units.ENERGY.per(units.VELOCITY)),
        ),
        "The gradient of qd^T M qd.",
        {_ANALYTIC: effort.motion_energy_derivatives},
        on_tangents=TANGENTS,
        in_all=False,
        invariant=INERTIA,
        gradients=("parameters",),
    ),
)

_OBJECTIVES = {row.name: row for row in _PLANNING}

ROWS = (
    *_DYNAMICS,
    *_PLANNING,
    _hessian(
        _OBJECTIVES["effort"],
        _OBJECTIVES["effort_derivatives"],
        effort.effort_second_derivatives,
    ),
    _hessian(
        _OBJECTIVES["motion_energy"],
        _OBJECTIVES["motion_energy_derivatives"],
        effort.motion_energy_second_derivatives,
    ),
)
