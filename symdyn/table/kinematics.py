"""Where things are and how they move; what joints transmit."""

from __future__ import annotations

from symdyn.derive.inverse import newton_euler, passive
from symdyn.derive.kinematics import jacobians
from symdyn.table.types import FRAMES, Function, Quantity

_EXPONENTIALS = "product-of-exponentials"
_J = Quantity("J", ("tips", 6, "nv"), "Jacobian of each tip, angular rows first")

ROWS = (
    Function(
        "forward_kinematics",
        ("q",),
        (Quantity("X", ("tips", 4, 4), "pose of each tip in the base frame"),),
        "The pose of each tip.",
        {_EXPONENTIALS: jacobians.forward_kinematics},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian",
        ("q",),
        (_J,),
        "The body Jacobian of each tip: its twist in its own frame is J qd.",
        {_EXPONENTIALS: jacobians.jacobian},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_space",
        ("q",),
        (_J,),
        "The space Jacobian of each tip: its twist in base coordinates is J qd.",
        {_EXPONENTIALS: jacobians.jacobian_space},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_world",
        ("q",),
        (_J,),
        "The Jacobian of each tip's angular velocity and origin, in base axes.",
        {_EXPONENTIALS: jacobians.jacobian_world},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_dot",
        ("q", "qd"),
        (Quantity("Jdot", ("tips", 6, "nv"), "rate of the body Jacobian of each tip"),),
        "The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.",
        {_EXPONENTIALS: jacobians.jacobian_dot},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "link_motions",
        ("q", "qd", "qdd"),
        (
            Quantity("V", ("links", 6), "twist of each link in its own frame"),
            Quantity("Vdot", ("links", 6), "rate of V, gravity not included"),
        ),
        "Twist and its rate for every link, angular first.",
        {"newton-euler": newton_euler.link_motions},
        concerns="geometry",
    ),
    Function(
        "joint_wrenches",
        ("q", "qd", "qdd"),
        (Quantity("F", ("links", 6), "wrench on each link through its joint"),),
        "Full reaction wrenches: what the parent exerts on each link, in the link's frame.",
        {"newton-euler": newton_euler.joint_wrenches},
        takes_tip_wrench=True,
    ),
    Function(
        "passive_forces",
        ("q", "qd"),
        (Quantity("tau_p", ("nv",), "friction and spring forces (N m, N)"),),
        "Friction and springs, as forces that the motors have to overcome.",
        {"sum": passive.passive_forces},
        concerns="friction",
    ),
)
