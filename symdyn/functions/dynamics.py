"""Functions of the dynamics: forces, mass matrix, accelerations, energies, momentum."""

from __future__ import annotations

from symdyn.functions import units
from symdyn.functions.types import FRAMES, INERTIA, Function, PassiveForces, Quantity
from symdyn.support.deferred import DeferredModule

articulated_body = DeferredModule("symdyn.formulations.forward.articulated_body")
bias = DeferredModule("symdyn.formulations.inverse.newton_euler_matrix")
block_elimination = DeferredModule("symdyn.formulations.underactuated.block_elimination")
christoffel = DeferredModule("symdyn.formulations.matrices.christoffel")
christoffel_cases = DeferredModule("symdyn.formulations.matrices.christoffel_cases")
composite_body = DeferredModule("symdyn.formulations.matrices.composite_body")
coriolis = DeferredModule("symdyn.formulations.matrices.coriolis")
curvature = DeferredModule("symdyn.formulations.matrices.curvature")
energy = DeferredModule("symdyn.formulations.kinematics.energy")
factorization = DeferredModule("symdyn.formulations.matrices.factorization")
hollerbach = DeferredModule("symdyn.formulations.inverse.hollerbach")
inverse_derivatives = DeferredModule("symdyn.formulations.gradients.inverse_derivatives")
lagrange = DeferredModule("symdyn.formulations.matrices.lagrange")
lagrange_omega = DeferredModule("symdyn.formulations.inverse.lagrange_omega")
ldlt = DeferredModule("symdyn.formulations.forward.ldlt")
newton_euler = DeferredModule("symdyn.formulations.inverse.newton_euler")
newton_euler_base_axes = DeferredModule("symdyn.formulations.inverse.newton_euler_base_axes")
newton_euler_classical = DeferredModule("symdyn.formulations.inverse.newton_euler_classical")
newton_euler_com = DeferredModule("symdyn.formulations.inverse.newton_euler_com")
newton_euler_featherstone = DeferredModule("symdyn.formulations.inverse.newton_euler_featherstone")
newton_euler_matrix = DeferredModule("symdyn.formulations.inverse.newton_euler_matrix")
pp99 = DeferredModule("symdyn.formulations.forward.pp99")
rk88 = DeferredModule("symdyn.formulations.forward.rk88")
second_derivatives = DeferredModule("symdyn.formulations.gradients.second_derivatives")
swain_morris = DeferredModule("symdyn.formulations.underactuated.swain_morris")
uicker_kahn = DeferredModule("symdyn.formulations.inverse.uicker_kahn")

_RECURSION = "newton-euler-matrix"
_EXPONENTIALS = "product-of-exponentials"

ROWS = (
    Function(
        "inverse_dynamics",
        ("q", "qd", "qdd"),
        (Quantity("tau", ("nv",), "joint forces", units.FORCE),),
        "Joint forces for given accelerations: tau = M(q) qdd + {bias}{more}.",
        {
            _RECURSION: newton_euler_matrix.inverse_dynamics,
            "newton-euler-classical": newton_euler_classical.inverse_dynamics,
            "newton-euler": newton_euler.inverse_dynamics,
        },
        {
            "newton-euler-base-axes": newton_euler_base_axes.inverse_dynamics,
            "newton-euler-com": newton_euler_com.inverse_dynamics,
            "newton-euler-featherstone": newton_euler_featherstone.inverse_dynamics,
            "silver": lagrange_omega.inverse_dynamics,
            "hollerbach-3x3": hollerbach.inverse_dynamics_3x3,
            "hollerbach-4x4": hollerbach.inverse_dynamics_4x4,
            "lagrange": lagrange.inverse_dynamics,
            "uicker-kahn": uicker_kahn.inverse_dynamics,
        },
        outclassed={"newton-euler-classical": 450, "newton-euler": 0},
        takes_tip_wrench=True,
        moving_base=(_RECURSION, "newton-euler-classical"),
        passive=PassiveForces.ADDED,
        invariant=INERTIA,
    ),
    Function(
        "mass_matrix",
        ("q",),
        (Quantity("M", ("nv", "nv"), "mass matrix, full and symmetric", units.INERTIA),),
        "The mass matrix M(q).",
        {
            "composite-body": composite_body.mass_matrix,
            "carried-body": inverse_derivatives.mass_matrix,
        },
        {"lagrange": lagrange.mass_matrix},
        invariant=INERTIA,
    ),
    Function(
        "coriolis_matrix",
        ("q", "qd"),
        (Quantity("C", ("nv", "nv"), "Coriolis matrix, Mdot - 2C skew", units.DAMPING),),
        "The Coriolis matrix C(q,qd) of the Christoffel symbols.",
        {
            "composite-body": coriolis.coriolis_matrix,
            "carried-body": inverse_derivatives.coriolis_matrix,
        },
        {"lagrange": lagrange.coriolis_matrix},
        invariant=INERTIA,
    ),
    Function(
        "gravity",
        ("q",),
        (Quantity("phi", ("nv",), "gravity forces", units.FORCE),),
        "Joint forces that balance gravity: phi(q).",
        {_RECURSION: bias.gravity},
        {"lagrange": lagrange.gravity},
        invariant=INERTIA,
    ),
    Function(
        "bias",
        ("q", "qd"),
        (Quantity("h", ("nv",), "bias forces", units.FORCE),),
        "Joint forces at zero acceleration: h = C(q,qd) qd + phi(q).",
        {_RECURSION: bias.bias},
        invariant=INERTIA,
    ),
    Function(
        "christoffel_symbols",
        ("q",),
        (
            Quantity(
                "Gamma",
                ("nv", "nv", "nv"),
                "Gamma[k][i][j], symmetric in i and j{apart}",
                units.INERTIA,
            ),
        ),
        "Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.",
        {
            "carried-body": second_derivatives.christoffel_symbols,
            "composite-body": christoffel.christoffel_symbols,
        },
        {"lagrange": christoffel_cases.christoffel_symbols},
        outclassed={"composite-body": 1500},
        invariant=INERTIA,
    ),
    Function(
        "curvature",
        ("q",),
        (Quantity("R", ("nv", "nv", "nv", "nv"), "R[i][j][k][l], all indices down"),),
        "Riemann curvature of the mass-matrix metric; if it is zero everywhere, some coordinates "
        "make M constant.",
        {"lagrange": curvature.riemann_tensor},
        in_all=False,
        invariant=INERTIA,
        inverts=True,
    ),
    Function(
        "ricci_curvature",
        ("q",),
        (Quantity("Ric", ("nv", "nv"), "Ricci curvature, all indices down"),),
        "Ricci curvature of the mass-matrix metric: the trace of the Riemann curvature.",
        {"lagrange": curvature.ricci_tensor},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "scalar_curvature",
        ("q",),
        (Quantity("K", (), "scalar curvature"),),
        "Scalar curvature of the mass-matrix metric: twice the Gaussian curvature for two joints.",
        {"lagrange": curvature.scalar_curvature},
        in_all=False,
        invariant=INERTIA,
    ),
    Function(
        "forward_dynamics",
        ("q", "qd", "tau"),
        (Quantity("qdd", ("nv",), "joint accelerations", units.ACCELERATION),),
        "Accelerations under given joint forces: qdd = M(q)^-1 (tau - {h}{more}).",
        {
            "ldlt": ldlt.forward_dynamics,
            "fd3": rk88.fd3,
            "fd4": rk88.fd4,
        },
        {
            "articulated-body": articulated_body.forward_dynamics,
            "pp99": pp99.forward_dynamics,
            "fd1": rk88.fd1,
            "fd2": rk88.fd2,
            "block-elimination": block_elimination.forward_dynamics,
            "swain-morris": swain_morris.forward_dynamics,
        },
        takes_tip_wrench=True,
        moving_base=("fd3", "fd4", "pp99", "fd1", "fd2"),
        passive=PassiveForces.RESISTING,
        invariant=INERTIA,
        inverts=True,
    ),
    Function(
        "inverse_mass_matrix",
        ("q",),
        (Quantity("Minv", ("nv", "nv"), "inverse of the mass matrix", units.INVERSE_INERTIA),),
        "The inverse of the mass matrix M(q).",
        {
            "ldlt": ldlt.inverse_mass_matrix,
            "pp99": factorization.inverse_mass_matrix,
        },
        invariant=INERTIA,
        inverts=True,
    ),
    Function(
        "kinetic_energy",
        ("q", "qd"),
        (Quantity("T", (), "kinetic energy", units.ENERGY),),
        "Kinetic energy T = qd^T M(q) qd / 2.",
        {"newton-euler": energy.kinetic_energy},
        invariant=INERTIA,
    ),
    Function(
        "potential_energy",
        ("q",),
        (Quantity("U", (), "potential energy", units.ENERGY),),
        "Potential energy of the links in gravity, zero at the base origin{more}.",
        {_EXPONENTIALS: energy.potential_energy},
        passive=PassiveForces.ENERGY,
        invariant=FRAMES,
    ),
    Function(
        "center_of_mass",
        ("q",),
        (Quantity("com", (3,), "centre of mass in the base frame", units.LENGTH),),
        "The centre of mass of the moving links.",
        {_EXPONENTIALS: energy.center_of_mass},
        invariant=FRAMES,
    ),
    Function(
        "total_momentum",
        ("q", "qd"),
        (
            Quantity(
                "P",
                (6,),
                "angular and linear momentum about the base origin, in base axes",
                units.MOMENTUM,
            ),
        ),
        "Momentum of the moving links about the base origin, in base axes.",
        {"newton-euler": energy.total_momentum},
        invariant=FRAMES,
    ),
)
