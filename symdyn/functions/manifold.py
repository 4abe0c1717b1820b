"""Positions on their manifold; momentum about the centre of mass; what a free base does.

Every robot has them. They are part of `all` where a joint has coordinates that are no sums of its
velocities.
"""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import FRAMES, TANGENTS, Function, Quantity, RobotKind
from symdyn.support.deferred import DeferredModule

base_jacobian = DeferredModule("symdyn.formulations.kinematics.jacobians")
centroidal = DeferredModule("symdyn.formulations.kinematics.centroidal")
manifold = DeferredModule("symdyn.formulations.kinematics.manifold")
manifold_derivatives = DeferredModule("symdyn.formulations.gradients.manifold_derivatives")

_JOINTS = "joint-by-joint"
_AT_NEXT = "direction in which q_next changes, in the axes of the links at q_next, per"
_SAME = units.POSITION.per(units.POSITION)
_RATE = units.VELOCITY.per(units.POSITION)

ROWS = (
    Function(
        "integrate",
        ("q", "qd", "dt"),
        (
            Quantity(
                "q_next", ("nq",), "joint positions after dt, with unit quaternions", units.POSITION
            ),
        ),
        "Joint positions after the time dt with constant velocities: q exp(S qd dt).",
        {_JOINTS: manifold.integrate},
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=("state",),
    ),
    Function(
        "difference",
        ("q0", "q1"),
        (Quantity("qd", ("nv",), "joint velocities", units.VELOCITY),),
        "The constant velocities that lead from q0 to q1 in unit time, by the shortest rotations.",
        {_JOINTS: manifold.difference},
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=("state",),
    ),
    Function(
        "qdot",
        ("q", "qd"),
        (Quantity("dq", ("nq",), "rates of q", units.VELOCITY),),
        "The rates of the coordinates q at the joint velocities qd.",
        {_JOINTS: manifold.qdot},
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=("state",),
    ),
    Function(
        "velocity",
        ("q", "dq"),
        (Quantity("qd", ("nv",), "joint velocities", units.VELOCITY),),
        "The joint velocities at which the coordinates q change by dq.",
        {_JOINTS: manifold.velocity},
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=("state",),
    ),
    Function(
        "integrate_derivatives",
        ("q", "qd", "dt"),
        (
            Quantity("dq_next_dq", ("nv", "nv"), f"{_AT_NEXT} direction of q", _SAME),
            Quantity(
                "dq_next_dqd", ("nv", "nv"), f"{_AT_NEXT} qd", units.POSITION.per(units.VELOCITY)
            ),
            Quantity("dq_next_ddt", ("nv", 1), f"{_AT_NEXT} dt: qd", units.VELOCITY),
        ),
        "Derivatives of integrate in q, qd, dt, along the nv directions at q_next: where an "
        "argument changes by e, q_next becomes integrate(q_next, d, 1) with d = (dq_next/d...) e.",
        {"analytic": manifold_derivatives.integrate_derivatives},
        on_tangents=TANGENTS,
        in_all=False,
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=(),
    ),
    Function(
        "difference_derivatives",
        ("q0", "q1"),
        (
            Quantity("dqd_dq0", ("nv", "nv"), "d(joint velocities)/dq0", _RATE),
            Quantity("dqd_dq1", ("nv", "nv"), "d(joint velocities)/dq1", _RATE),
        ),
        "Derivatives of difference in q0, q1.",
        {"analytic": manifold_derivatives.difference_derivatives},
        on_tangents=TANGENTS,
        in_all=False,
        meant_for=RobotKind.MULTI_COORDINATE,
        gradients=(),
    ),
    Function(
        "centroidal_momentum",
        ("q", "qd"),
        (
            Quantity(
                "h_G",
                (6,),
                "angular and linear momentum about the centre of mass, in base axes",
                units.MOMENTUM,
            ),
        ),
        "Momentum of the moving links about their centre of mass, in base axes.",
        {"newton-euler": centroidal.centroidal_momentum},
        meant_for=RobotKind.MULTI_COORDINATE,
        invariant=FRAMES,
    ),
    Function(
        "centroidal_momentum_matrix",
        ("q",),
        (
            Quantity(
                "A_G",
                (6, "nv"),
                "angular rows first, about the centre of mass, in base axes",
                units.MOMENTUM.per(units.VELOCITY),
            ),
        ),
        "The centroidal momentum matrix: the momentum about the centre of mass is A_G(q) qd.",
        {"composite-body": centroidal.centroidal_momentum_matrix},
        meant_for=RobotKind.MULTI_COORDINATE,
        invariant=FRAMES,
    ),
    Function(
        "base_jacobian",
        ("q",),
        (
            Quantity(
                "J_b",
                ("tips", 6, 6),
                "twist of each tip per velocity of the free base, angular rows first, in the tip's "
                "frame",
                units.same("rad, m").per(units.POSITION),
            ),
        ),
        "The columns of each tip's body Jacobian that belong to the free base.",
        {"product-of-exponentials": base_jacobian.base_jacobian},
        meant_for=RobotKind.MULTI_COORDINATE,
        invariant=FRAMES,
        concerns="geometry",
    ),
)
