"""Functions of closed chains: constraints, dynamics, contacts and objects.

They are part of `all` for robots with constraints; functions of objects, for robots that hold one.
"""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import FRAMES, INERTIA, Function, PassiveForces, Quantity, RobotKind
from symdyn.support.deferred import DeferredModule

analytic = DeferredModule("symdyn.formulations.constrained.analytic")
constraint_jacobian = DeferredModule("symdyn.formulations.constrained.constraint_jacobian")
contact_inertia = DeferredModule("symdyn.formulations.constrained.contact_inertia")
contacts = DeferredModule("symdyn.formulations.constrained.contacts")
general = DeferredModule("symdyn.formulations.constrained.general")
inverse = DeferredModule("symdyn.formulations.constrained.inverse")
rccfd = DeferredModule("symdyn.formulations.constrained.rccfd")
swain_morris = DeferredModule("symdyn.formulations.constrained.swain_morris")

_BRACKETS, _LEAST_SQUARES = "relative-twists", "least-squares"
_ROWS = ("constraints",)
_SIX, _SIX_OF_OBJECTS = ("contacts", 6), ("objects", 6)

_QDD = Quantity(
    "qdd", ("nv",), "joint accelerations, including those of objects", units.ACCELERATION
)
_F = Quantity(
    "f",
    _SIX,
    "wrench (moment, force) that frame_a exerts on the body of frame_b, at the origin of frame_a, "
    "in the axes of frame_b; zero in free directions",
    units.WRENCH,
)

ROWS = (
    Function(
        "constraint_error",
        ("q",),
        (
            Quantity(
                "e",
                _ROWS,
                "pose of frame_a relative to frame_b in the constrained directions",
                units.same("rad, m"),
            ),
        ),
        "The error of the constraints: e = 0 on closed chains.",
        {_BRACKETS: constraint_jacobian.constraint_error},
        meant_for=RobotKind.CLOSED,
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
                "constrained rows of the twist of frame_a relative to frame_b, at the origin of "
                "frame_a, in "
                "the axes of frame_b",
                units.same("rad, m").per(units.POSITION),
            ),
        ),
        "The Jacobian of the constraints: K qd = 0 on closed chains, and M qdd + h + K^T f = tau.",
        {_BRACKETS: constraint_jacobian.constraint_jacobian},
        meant_for=RobotKind.CLOSED,
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
        "The velocity-dependent part of the constraint accelerations: k = Kdot qd, and K qdd + k "
        "= 0.",
        {_BRACKETS: constraint_jacobian.constraint_bias},
        meant_for=RobotKind.CLOSED,
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "contact_motion",
        ("q", "qd"),
        (
            Quantity(
                "W_c",
                _SIX,
                "twist of frame_a relative to frame_b, at the origin of frame_a, in the axes of "
                "frame_b",
                units.TWIST,
            ),
        ),
        "The relative twist of every contact, in constrained and in free directions.",
        {_BRACKETS: contacts.contact_motion},
        meant_for=RobotKind.CLOSED,
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "grip_matrix",
        ("q",),
        (
            Quantity(
                "W",
                ("contacts", 6, 6),
                "maps the twist of the body of frame_b, in its link frame, to the origin of "
                "frame_a in the axes of frame_b",
                units.same("1, m"),
            ),
        ),
        "The grip matrix of every contact: W^T f is the wrench on the body of frame_b.",
        {_BRACKETS: contacts.grip_matrix},
        meant_for=RobotKind.CLOSED,
        concerns="geometry",
    ),
    Function(
        "contact_inertia_inverse",
        ("q",),
        (
            Quantity(
                "Omega",
                ("6contacts", "6contacts"),
                "all six rows of every contact, full and symmetric",
                units.same("1/(kg m^2), 1/(kg m), 1/kg"),
            ),
        ),
        "The inverse inertia of the contacts: Omega = K M^-1 K^T with all six rows of each.",
        {
            "ldlt": general.contact_inertia_inverse,
            "recursion": contact_inertia.contact_inertia_inverse,
        },
        meant_for=RobotKind.CLOSED,
        invariant=INERTIA,
    ),
    Function(
        "closed_chain_dynamics",
        ("q", "qd", "tau"),
        (_QDD, _F),
        "Accelerations and contact forces: M qdd = tau - {h}{more} - K^T f with K qdd + k = 0. "
        "Where several f give the same motion, f has minimum norm.",
        {
            "general": general.closed_chain_dynamics,
            "rccfd1": rccfd.rccfd1,
            "rccfd2": rccfd.rccfd2,
        },
        {
            "analytic": analytic.closed_chain_dynamics,
            "rccfd3": rccfd.rccfd3,
            "swain-morris": swain_morris.closed_chain_dynamics,
        },
        meant_for=RobotKind.CLOSED,
        takes_tip_wrench=True,
        passive=PassiveForces.RESISTING,
        invariant=INERTIA,
    ),
    Function(
        "closed_chain_report",
        ("q", "qd", "tau"),
        (
            Quantity(
                "Wdot",
                _SIX,
                "rate of the twist of frame_a relative to frame_b: in free directions the "
                "acceleration of "
                "the contact, in constrained ones a residual, zero unless constraints contradict "
                "each "
                "other or the motion",
                units.TWIST_RATE,
            ),
            Quantity(
                "undetermined", _SIX, "1 for entries of f that the equations do not determine"
            ),
            Quantity("rank", (1,), "number of independent constrained directions"),
        ),
        "Contacts in closed_chain_dynamics: Wdot = K qdd + k with all six rows, undetermined "
        "entries "
        "of f, and the rank of Omega{more}.",
        {"general": general.closed_chain_report},
        meant_for=RobotKind.CLOSED,
        takes_tip_wrench=True,
        passive=PassiveForces.RESISTING,
        invariant=INERTIA,
        gradients=(),
    ),
    Function(
        "closed_chain_inverse_dynamics",
        ("q", "qd", "qdd", "f_internal"),
        (
            Quantity(
                "tau",
                ("nv",),
                "joint forces; an entry without a motor is zero, or what contact forces cannot "
                "provide",
                units.FORCE,
            ),
            _F,
        ),
        "Joint forces tau = M qdd + {h}{more} + K^T f for accelerations with K qdd + k = 0. f is "
        "the closest to f_internal for which joints without a motor need no force; the distance "
        "adds "
        "squares of moments in N m and of forces in N.",
        {"newton-euler-matrix": inverse.closed_chain_inverse_dynamics},
        meant_for=RobotKind.CLOSED,
        takes_tip_wrench=True,
        passive=PassiveForces.PARTITIONED,
        invariant=INERTIA,
    ),
    Function(
        "object_motion",
        ("q", "qd", "qdd"),
        (
            Quantity(
                "V_o",
                _SIX_OF_OBJECTS,
                "twist of every held object in its own frame",
                units.TWIST,
            ),
            Quantity("Vdot_o", _SIX_OF_OBJECTS, "rate of V_o", units.TWIST_RATE),
        ),
        "The motion that the arms give the objects: least squares over the constrained directions, "
        "from the motion of the arms alone.",
        {_LEAST_SQUARES: contacts.object_motion},
        meant_for=RobotKind.WITH_OBJECTS,
        invariant=FRAMES,
        concerns="geometry",
    ),
    Function(
        "object_force",
        ("q", "f"),
        (
            Quantity(
                "F_o",
                _SIX_OF_OBJECTS,
                "wrench (moment, force) on every held object, at its origin, in its axes",
                units.WRENCH,
            ),
        ),
        "The wrenches of the contacts on the objects: F_o is the sum of W^T f, with all six rows "
        "of f.",
        {_BRACKETS: contacts.object_force},
        meant_for=RobotKind.WITH_OBJECTS,
        invariant=FRAMES,
        concerns="geometry",
    ),
)
