"""Closed chains: what their constraints say of position, velocity and acceleration.

They are part of `all` where a robot has constraints.
"""

from __future__ import annotations

from symdyn.derive.constrained import constraint_rows
from symdyn.table import units
from symdyn.table.types import FRAMES, Function, Quantity, Robots

_BRACKETS = "relative-twists"
_ROWS = ("constraints",)

ROWS = (
    Function(
        "constraint_error",
        ("q",),
        (
            Quantity(
                "e",
                _ROWS,
                "pose of frame_a against frame_b in the directions that are held",
                units.same("rad, m"),
            ),
        ),
        "How far the frames are from where the constraints hold them: e = 0 on closed chains.",
        {_BRACKETS: constraint_rows.constraint_error},
        meant_for=Robots.CLOSED,
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "constraint_jacobian",
        ("q",),
        (
            Quantity(
                "K",
                (*_ROWS, "nv"),
                "held rows of the twist of frame_a against frame_b, at the origin of frame_a, in "
                "the axes of frame_b",
                units.same("rad, m").per(units.POSITION),
            ),
        ),
        "The Jacobian of the constraints: K qd = 0 on closed chains, and M qdd + h + K^T f = tau.",
        {_BRACKETS: constraint_rows.constraint_jacobian},
        meant_for=Robots.CLOSED,
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "constraint_bias",
        ("q", "qd"),
        (
            Quantity(
                "k",
                _ROWS,
                "rate of K qd at qdd = 0",
                units.TWIST_RATE,
            ),
        ),
        "What velocities add to the accelerations that are held: k = Kdot qd, and K qdd + k = 0.",
        {_BRACKETS: constraint_rows.constraint_bias},
        meant_for=Robots.CLOSED,
        invariant=FRAMES,
        concerns="geometry",
    ),
)
