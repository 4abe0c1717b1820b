"""Functions of kinematics, joint wrenches and passive forces."""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import FRAMES, Function, Quantity, RobotKind
from symdyn.support.deferred import DeferredModule

jacobians = DeferredModule("symdyn.formulations.kinematics.jacobians")
newton_euler = DeferredModule("symdyn.formulations.inverse.newton_euler")
passive = DeferredModule("symdyn.formulations.inverse.passive")
stops = DeferredModule("symdyn.formulations.inverse.passive")
tip_rates = DeferredModule("symdyn.formulations.kinematics.tip_rates")

_EXPONENTIALS = "product-of-exponentials"
_PER_JOINT = units.same("rad, m").per(units.POSITION)
_RATE_PER_JOINT = units.TWIST.per(units.POSITION)


def _jacobian(frame: str) -> Quantity:
    return Quantity(
        "J", ("tips", 6, "nv"), f"Jacobian of each tip, angular rows first, {frame}", _PER_JOINT
    )


ROWS = (
    Function(
        "forward_kinematics",
        ("q",),
        (
            Quantity(
                "X",
                ("tips", 4, 4),
                "pose of each tip in the base frame, [R p; 0 1]",
                units.same("1, m"),
            ),
        ),
        "The pose of each tip in the base frame.",
        {_EXPONENTIALS: jacobians.forward_kinematics},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian",
        ("q",),
        (_jacobian("in the tip's frame"),),
        "The body Jacobian of each tip: its twist in its own frame is J qd.",
        {_EXPONENTIALS: jacobians.jacobian},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_space",
        ("q",),
        (_jacobian("in base coordinates"),),
        "The space Jacobian of each tip: its twist in base coordinates is J qd.",
        {_EXPONENTIALS: jacobians.jacobian_space},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_world",
        ("q",),
        (_jacobian("of the tip's origin, in base axes"),),
        "The Jacobian of each tip's angular velocity and origin, in base axes.",
        {_EXPONENTIALS: jacobians.jacobian_world},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_dot",
        ("q", "qd"),
        (
            Quantity(
                "Jdot",
                ("tips", 6, "nv"),
                "rate of the body Jacobian of each tip, in the tip's frame",
                _RATE_PER_JOINT,
            ),
        ),
        "The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.",
        {_EXPONENTIALS: jacobians.jacobian_dot},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "jacobian_world_dot",
        ("q", "qd"),
        (
            Quantity(
                "Jdot",
                ("tips", 6, "nv"),
                "rate of jacobian_world of each tip, in base axes",
                _RATE_PER_JOINT,
            ),
        ),
        "The rate of jacobian_world: angular acceleration and acceleration of a tip's origin are "
        "J qdd + Jdot qd.",
        {_EXPONENTIALS: tip_rates.jacobian_world_dot},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "tip_bias",
        ("q", "qd"),
        (
            Quantity(
                "a",
                ("tips", 6),
                "Jdot qd of the body Jacobian of each tip, angular first, in the tip's frame",
                units.TWIST_RATE,
            ),
        ),
        "Rate of each tip's twist at zero qdd, in its own frame: Jdot qd of jacobian.",
        {"newton-euler": tip_rates.tip_bias},
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "tip_bias_world",
        ("q", "qd"),
        (
            Quantity(
                "a",
                ("tips", 6),
                "Jdot qd of jacobian_world of each tip: angular acceleration, then acceleration of "
                "its origin, in base axes",
                units.TWIST_RATE,
            ),
        ),
        "Angular acceleration and acceleration of each tip's origin at zero qdd, in base axes: "
        "Jdot qd of jacobian_world.",
        {
            "newton-euler-matrix": tip_rates.tip_bias_world,
            "newton-euler-base-axes": tip_rates.tip_bias_in_base_axes,
        },
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "link_motions",
        ("q", "qd", "qdd"),
        (
            Quantity(
                "V", ("links", 6), "twist of each link in its own frame, angular first", units.TWIST
            ),
            Quantity(
                "Vdot",
                ("links", 6),
                "rate of V in the same frame, gravity not included",
                units.TWIST_RATE,
            ),
        ),
        "Twist and its rate for every link, angular first.",
        {"newton-euler": newton_euler.link_motions},
        concerns="geometry",
    ),
    Function(
        "joint_wrenches",
        ("q", "qd", "qdd"),
        (
            Quantity(
                "F",
                ("links", 6),
                "wrench (moment, force) on each link through its joint, in the link's frame at its "
                "origin",
                units.WRENCH,
            ),
        ),
        "Joint wrenches: the full wrench that the parent exerts on each link{more}.",
        {"newton-euler": newton_euler.joint_wrenches},
        takes_tip_wrench=True,
    ),
    Function(
        "passive_forces",
        ("q", "qd"),
        (Quantity("tau_p", ("nv",), "friction and spring forces", units.FORCE),),
        "Friction and spring forces that the motors have to overcome.",
        {"sum": passive.passive_forces},
        concerns="friction",
    ),
    Function(
        "stop_friction",
        ("q", "q_last", "z"),
        (
            Quantity("z_next", ("stops",), "states of the stop operators for the next call"),
            Quantity("tau", ("nv",), "presliding friction", units.FORCE),
        ),
        "Presliding friction of stop operators: z_next = clip(z + (q - q_last)/delta, -1, 1) and "
        "tau = sum gain z_next.",
        {"sum": stops.stop_friction},
        meant_for=RobotKind.WITH_STOPS,
        gradients=(),
        concerns="friction",
    ),
)
