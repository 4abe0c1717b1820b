"""Factors of the mass matrix and the dynamics of the tips, from the operators of PP99 and RK88."""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import INERTIA, Function, PassiveForces, Quantity
from symdyn.support.deferred import DeferredModule

factorization = DeferredModule("symdyn.formulations.matrices.factorization")
operational_space = DeferredModule("symdyn.formulations.operators.operational_space")
rk88 = DeferredModule("symdyn.formulations.forward.rk88")

ROWS = (
    Function(
        "mass_matrix_factors",
        ("q",),
        (
            Quantity("L", ("nv", "nv"), "unit upper triangular factor"),
            Quantity(
                "Omega",
                ("nv",),
                "articulated inertia along each joint",
                units.Unit("kg m^2", "kg", "kg m^2 or kg"),
            ),
        ),
        "The square factors of the mass matrix: M = L diag(Omega) L^T.",
        {
            "ldlt": factorization.factors_by_elimination,
            "pp99": factorization.mass_matrix_factors,
        },
        invariant=INERTIA,
    ),
    Function(
        "inverse_mass_times",
        ("q", "b"),
        (Quantity("x", ("nv",), "M^-1 b, an acceleration", units.ACCELERATION),),
        "x = M(q)^-1 b for any b, without computing the inverse.",
        {
            "ldlt": factorization.solution_by_elimination,
            "pp99": factorization.inverse_mass_times,
        },
        invariant=INERTIA,
    ),
    Function(
        "forward_accelerations",
        ("q", "qd", "tau"),
        (
            Quantity("qdd", ("nv",), "joint accelerations", units.ACCELERATION),
            Quantity(
                "a_links",
                ("links", 6),
                "acceleration (angular, of the origin) of each link, in link axes",
                units.TWIST_RATE,
            ),
            Quantity(
                "a_tips",
                ("tips", 6),
                "acceleration (angular, of the origin) of each tip, in tip axes",
                units.TWIST_RATE,
            ),
        ),
        "Accelerations of joints, links and tips under given joint forces{more}.",
        {
            "fd3": rk88.fd3_with_accelerations,
            "fd2": rk88.fd2_with_accelerations,
        },
        takes_tip_wrench=True,
        passive=PassiveForces.RESISTING,
        in_all=False,
    ),
    Function(
        "operational_space_inertia_inverse",
        ("q",),
        (
            Quantity(
                "Lambda_inv",
                ("tips", 6, 6),
                "J M^-1 J^T of each tip, in its own frame",
                units.same("1/(kg m^2), 1/(kg m), 1/kg"),
            ),
        ),
        "The inverse operational-space inertia of each tip: J M^-1 J^T.",
        {"rk88": operational_space.operational_space_inertia_inverse},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "operational_space_inertia",
        ("q",),
        (
            Quantity(
                "Lambda",
                ("tips", 6, 6),
                "(J M^-1 J^T)^-1 of each tip, in its own frame",
                units.same("kg m^2, kg m, kg"),
            ),
        ),
        "The operational-space inertia of each tip: (J M^-1 J^T)^-1.",
        {"rk88": operational_space.operational_space_inertia},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "operational_space_bias",
        ("q", "qd"),
        (
            Quantity(
                "mu",
                ("tips", 6),
                "velocity-dependent wrench of each tip, in its own frame",
                units.WRENCH,
            ),
        ),
        "The velocity-dependent wrench in operational space: Lambda (J M^-1 C qd - Jdot qd).",
        {"rk88": operational_space.operational_space_bias},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "operational_space_gravity",
        ("q",),
        (
            Quantity(
                "p_tip", ("tips", 6), "gravity wrench of each tip, in its own frame", units.WRENCH
            ),
        ),
        "The gravity wrench in operational space: Lambda J M^-1 phi.",
        {"rk88": operational_space.operational_space_gravity},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "consistent_inverse",
        ("q",),
        (
            Quantity(
                "Jbar",
                ("tips", "nv", 6),
                "M^-1 J^T Lambda of each tip, twists in its own frame",
                units.VELOCITY.per(units.TWIST),
            ),
        ),
        "The dynamically consistent inverse of each tip's Jacobian: M^-1 J^T Lambda.",
        {"rk88": operational_space.consistent_inverse},
        in_all=False,
        invariant=INERTIA,
    ),
)
