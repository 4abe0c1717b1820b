"""Robots of which some DoF have no motor: a with a motor, u without (SM03's active, passive).

They are part of `all` where a robot has DoF of both kinds.
"""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import FRAMES, INERTIA, Function, PassiveForces, Quantity, RobotKind
from symdyn.support.deferred import DeferredModule

block_elimination = DeferredModule("symdyn.formulations.underactuated.block_elimination")
link_accelerations = DeferredModule("symdyn.formulations.underactuated.recursion")
recursion = DeferredModule("symdyn.formulations.underactuated.recursion")
swain_morris = DeferredModule("symdyn.formulations.underactuated.swain_morris")

_BLOCKS, _RECURSION, _PAPER = "block-elimination", "recursion", "swain-morris"
_RATIO = units.POSITION.per(units.POSITION)

ROWS = (
    Function(
        "generalized_inertia",
        ("q",),
        (Quantity("M_g", ("na", "na"), "generalized inertia, full and symmetric", units.INERTIA),),
        "The generalized inertia, M reduced to the actuated DoF: M_g = M_aa - M_au M_uu^-1 M_ua.",
        {
            _BLOCKS: block_elimination.generalized_inertia,
            _RECURSION: recursion.generalized_inertia,
        },
        {_PAPER: swain_morris.generalized_inertia},
        meant_for=RobotKind.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "generalized_bias",
        ("q", "qd"),
        (Quantity("h_g", ("na",), "generalized bias forces of the actuated DoF", units.FORCE),),
        "Forces on actuated DoF for qdd_a = 0, including gravity: h_g = h_a - M_au M_uu^-1 h_u.",
        {
            _BLOCKS: block_elimination.generalized_bias,
            _RECURSION: recursion.generalized_bias,
        },
        {_PAPER: swain_morris.generalized_bias},
        meant_for=RobotKind.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "generalized_force",
        ("q", "tau"),
        (Quantity("T_hat", ("na",), "generalized forces of the actuated DoF", units.FORCE),),
        "Joint forces reduced to the actuated DoF: T_hat = tau_a - M_au M_uu^-1 tau_u, "
        "and M_g qdd_a + h_g = T_hat.",
        {
            _BLOCKS: block_elimination.generalized_force,
            _RECURSION: recursion.generalized_force,
        },
        {_PAPER: swain_morris.generalized_force},
        meant_for=RobotKind.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "dynamic_coupling",
        ("q",),
        (Quantity("D", ("na", "nu"), "dynamic coupling", _RATIO),),
        "The dynamic coupling D = M_au M_uu^-1: forces on u act on the actuated DoF as -D tau_u.",
        {
            _BLOCKS: block_elimination.dynamic_coupling,
            _RECURSION: recursion.dynamic_coupling,
        },
        {_PAPER: swain_morris.dynamic_coupling},
        meant_for=RobotKind.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "disturbance_jacobian",
        ("q",),
        (Quantity("J_D", ("nu", "na"), "disturbance Jacobian", _RATIO),),
        "The disturbance Jacobian J_D = -M_uu^-1 M_ua: qd_u = J_D qd_a at zero momentum.",
        {
            _BLOCKS: block_elimination.disturbance_jacobian,
            _RECURSION: recursion.disturbance_jacobian,
        },
        {_PAPER: swain_morris.disturbance_jacobian},
        meant_for=RobotKind.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "generalized_jacobian",
        ("q",),
        (
            Quantity(
                "J_g",
                ("tips", 6, "na"),
                "generalized Jacobian of each tip, angular rows first, in the tip's frame",
                units.same("rad, m").per(units.POSITION),
            ),
        ),
        "The generalized Jacobian J_g = J_a + J_u J_D: a tip's twist is J_g qd_a at zero momentum.",
        {
            _BLOCKS: block_elimination.generalized_jacobian,
            _RECURSION: recursion.generalized_jacobian,
        },
        {_PAPER: swain_morris.generalized_jacobian},
        meant_for=RobotKind.PARTITIONED,
        invariant=FRAMES,
    ),
    Function(
        "underactuated_inverse_dynamics",
        ("q", "qd", "qdd_a", "tau_u"),
        (
            Quantity("tau_a", ("na",), "forces on actuated DoF", units.FORCE),
            Quantity("qdd_u", ("nu",), "accelerations of unactuated DoF", units.ACCELERATION),
        ),
        "Forces on actuated DoF for given accelerations, and accelerations of unactuated DoF under "
        "tau_u{more}.",
        {
            _BLOCKS: block_elimination.underactuated_inverse_dynamics,
            _RECURSION: recursion.underactuated_inverse_dynamics,
        },
        {_PAPER: swain_morris.underactuated_inverse_dynamics},
        meant_for=RobotKind.PARTITIONED,
        takes_tip_wrench=True,
        passive=PassiveForces.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "hybrid_dynamics",
        ("q", "qd", "tau_a", "qdd_u"),
        (
            Quantity("qdd_a", ("na",), "accelerations of actuated DoF", units.ACCELERATION),
            Quantity("tau_u", ("nu",), "forces on unactuated DoF", units.FORCE),
        ),
        "Accelerations of actuated DoF under given forces where unactuated DoF accelerate by "
        "qdd_u, "
        "and the forces on these{more}.",
        {
            _BLOCKS: block_elimination.hybrid_dynamics,
            _RECURSION: recursion.hybrid_dynamics,
        },
        meant_for=RobotKind.PARTITIONED,
        takes_tip_wrench=True,
        passive=PassiveForces.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "underactuated_accelerations",
        ("q", "qd", "qdd_a", "tau_u"),
        (
            Quantity(
                "Vdot",
                ("links", 6),
                "rate of each link's twist in its own frame, angular first, gravity not included",
                units.TWIST_RATE,
            ),
            Quantity(
                "Vdot_tip",
                ("tips", 6),
                "rate of each tip's twist in its own frame, angular first",
                units.TWIST_RATE,
            ),
        ),
        "Accelerations of links and tips for given accelerations of actuated DoF, the others "
        "moving "
        "under tau_u{more}.",
        {
            _BLOCKS: link_accelerations.by_elimination,
            _RECURSION: link_accelerations.by_recursion,
        },
        {_PAPER: swain_morris.accelerations},
        meant_for=RobotKind.PARTITIONED,
        takes_tip_wrench=True,
        passive=PassiveForces.PARTITIONED,
    ),
)
