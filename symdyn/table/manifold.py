"""Positions on their manifold; momentum about the centre of mass; what a free base does.

Every robot has them. They are part of `all` where a joint has coordinates that are no sums of its
velocities.
"""

from __future__ import annotations

from symdyn.derive.kinematics import base_jacobian, centroidal, manifold
from symdyn.table import units
from symdyn.table.types import FRAMES, Function, Quantity, Robots

_JOINTS = "joint-by-joint"

ROWS = (
    Function(
        "integrate",
        ("q", "qd", "dt"),
        (
            Quantity(
                "q_next", ("nq",), "joint positions after dt, quaternions unit", units.POSITION
            ),
        ),
        "Joint positions after the time dt with constant velocities: q exp(S qd dt).",
        {_JOINTS: manifold.integrate},
        meant_for=Robots.CURVED,
        gradients=(),
    ),
    Function(
        "difference",
        ("q0", "q1"),
        (Quantity("qd", ("nv",), "joint velocities", units.VELOCITY),),
        "The constant velocities that lead from q0 to q1 in unit time, by the shortest rotations.",
        {_JOINTS: manifold.difference},
        meant_for=Robots.CURVED,
        gradients=(),
    ),
    Function(
        "qdot",
        ("q", "qd"),
        (Quantity("dq", ("nq",), "rates of q", units.VELOCITY),),
        "The rates of the coordinates q, of joints that move with qd.",
        {_JOINTS: manifold.qdot},
        meant_for=Robots.CURVED,
        gradients=(),
    ),
    Function(
        "velocity",
        ("q", "dq"),
        (Quantity("qd", ("nv",), "joint velocities", units.VELOCITY),),
        "The joint velocities at which the coordinates q change by dq.",
        {_JOINTS: manifold.velocity},
        meant_for=Robots.CURVED,
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
        meant_for=Robots.CURVED,
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
        "The momentum of the moving links about their centre of mass is A_G(q) qd.",
        {"composite-body": centroidal.centroidal_momentum_matrix},
        meant_for=Robots.CURVED,
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
        meant_for=Robots.CURVED,
        invariant=FRAMES,
        concerns="geometry",
    ),
)
