"""The one table of every quantity a user can ask for: name, arguments, shapes, who derives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from symdyn.derive import (
    articulated_body,
    bias,
    christoffel,
    christoffel_cases,
    composite_body,
    coriolis,
    curvature,
    energy,
    hollerbach,
    kinematics,
    lagrange,
    ldlt,
    newton_euler,
    newton_euler_base_axes,
    newton_euler_classical,
    newton_euler_com,
    passive,
    silver,
    uicker_kahn,
)

Shape = tuple[str | int, ...]
Derivation = Callable[..., Any]


@dataclass(frozen=True)
class Quantity:
    """A named array: its shape in terms of `nq`, `nv`, `links` and `tips`, and what it is."""

    name: str
    shape: Shape
    about: str


@dataclass(frozen=True)
class Function:
    """A row of the table. `derivations` maps a method's name to the derivation.

    `alternatives` are formulations to teach and to compare, taken only when asked for by name: most
    cost more, some a hundred times as much, and those about centres of mass divide by the masses.
    `takes_tip_wrench`: the derivations have a last argument f_tip, an input on request.
    `passive_sign`: with passive forces asked for, +1 adds them to the result, -1 takes them off
    the forces that come in as `tau`. `in_all`: part of `all`; curvature has n^4 entries and is not.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[Quantity, ...]
    about: str
    derivations: Mapping[str, Derivation] = field(default_factory=dict)
    alternatives: Mapping[str, Derivation] = field(default_factory=dict)
    takes_tip_wrench: bool = False
    passive_sign: int = 0
    in_all: bool = True

    @property
    def methods(self) -> dict[str, Derivation]:
        """Every way to derive it."""
        return {**self.derivations, **self.alternatives}


INPUTS = {
    quantity.name: quantity
    for quantity in (
        Quantity("q", ("nq",), "joint positions (rad, m)"),
        Quantity("qd", ("nv",), "joint velocities (rad/s, m/s)"),
        Quantity("qdd", ("nv",), "joint accelerations (rad/s^2, m/s^2)"),
        Quantity("tau", ("nv",), "joint forces (N m, N)"),
        Quantity("f_tip", ("tips", 6), "wrench each tip exerts (moment, force), in its own frame"),
    )
}

_RECURSION = "newton-euler-classical"
_EXPONENTIALS = "product-of-exponentials"
_J = Quantity("J", ("tips", 6, "nv"), "Jacobian of each tip, angular rows first")

FUNCTIONS = {
    function.name: function
    for function in (
        Function(
            "inverse_dynamics",
            ("q", "qd", "qdd"),
            (Quantity("tau", ("nv",), "joint forces (N m, N)"),),
            "Joint forces for given accelerations: tau = M qdd + C qd + phi.",
            {
                _RECURSION: newton_euler_classical.inverse_dynamics,
                "newton-euler": newton_euler.inverse_dynamics,
            },
            {
                "newton-euler-base-axes": newton_euler_base_axes.inverse_dynamics,
                "newton-euler-com": newton_euler_com.inverse_dynamics,
                "silver": silver.inverse_dynamics,
                "hollerbach-3x3": hollerbach.inverse_dynamics_3x3,
                "hollerbach-4x4": hollerbach.inverse_dynamics_4x4,
                "lagrange": lagrange.inverse_dynamics,
                "uicker-kahn": uicker_kahn.inverse_dynamics,
            },
            takes_tip_wrench=True,
            passive_sign=1,
        ),
        Function(
            "mass_matrix",
            ("q",),
            (Quantity("M", ("nv", "nv"), "mass matrix, full and symmetric"),),
            "The mass matrix M(q).",
            {"composite-body": composite_body.mass_matrix},
            {"lagrange": lagrange.mass_matrix},
        ),
        Function(
            "coriolis_matrix",
            ("q", "qd"),
            (Quantity("C", ("nv", "nv"), "Coriolis matrix, Mdot - 2C skew"),),
            "The Coriolis matrix C(q,qd) of the Christoffel symbols.",
            {"composite-body": coriolis.coriolis_matrix},
            {"lagrange": lagrange.coriolis_matrix},
        ),
        Function(
            "gravity",
            ("q",),
            (Quantity("phi", ("nv",), "gravity forces (N m, N)"),),
            "Joint forces that hold the robot still: phi(q).",
            {_RECURSION: bias.gravity},
            {"lagrange": lagrange.gravity},
        ),
        Function(
            "bias",
            ("q", "qd"),
            (Quantity("h", ("nv",), "bias forces (N m, N)"),),
            "Joint forces at zero acceleration: h = C qd + phi.",
            {_RECURSION: bias.bias},
        ),
        Function(
            "christoffel_symbols",
            ("q",),
            (Quantity("Gamma", ("nv", "nv", "nv"), "Gamma[k][i][j], symmetric in i and j"),),
            "Christoffel symbols: tau_k gets the sum of Gamma[k][i][j] qd_i qd_j.",
            {"composite-body": christoffel.christoffel_symbols},
            {"lagrange": christoffel_cases.christoffel_symbols},
        ),
        Function(
            "curvature",
            ("q",),
            (Quantity("R", ("nv", "nv", "nv", "nv"), "R[i][j][k][l], all indices down"),),
            "Riemann curvature of the mass-matrix metric; zero everywhere: M can be made constant.",
            {"lagrange": curvature.riemann_tensor},
            in_all=False,
        ),
        Function(
            "ricci_curvature",
            ("q",),
            (Quantity("Ric", ("nv", "nv"), "Ricci curvature, all indices down"),),
            "Ricci curvature of the mass-matrix metric: the trace of the Riemann curvature.",
            {"lagrange": curvature.ricci_tensor},
            in_all=False,
        ),
        Function(
            "scalar_curvature",
            ("q",),
            (Quantity("K", (), "scalar curvature"),),
            "Scalar curvature of the mass-matrix metric: twice Gauss's for two joints.",
            {"lagrange": curvature.scalar_curvature},
            in_all=False,
        ),
        Function(
            "forward_dynamics",
            ("q", "qd", "tau"),
            (Quantity("qdd", ("nv",), "joint accelerations (rad/s^2, m/s^2)"),),
            "Accelerations under given joint forces: qdd = M^-1 (tau - h).",
            {
                "ldlt": ldlt.forward_dynamics,
                "articulated-body": articulated_body.forward_dynamics,
            },
            takes_tip_wrench=True,
            passive_sign=-1,
        ),
        Function(
            "inverse_mass_matrix",
            ("q",),
            (Quantity("Minv", ("nv", "nv"), "inverse of the mass matrix"),),
            "The inverse of the mass matrix.",
            {"ldlt": ldlt.inverse_mass_matrix},
        ),
        Function(
            "kinetic_energy",
            ("q", "qd"),
            (Quantity("T", (), "kinetic energy (J)"),),
            "Kinetic energy T = qd^T M qd / 2.",
            {"newton-euler": energy.kinetic_energy},
        ),
        Function(
            "potential_energy",
            ("q",),
            (Quantity("U", (), "potential energy (J)"),),
            "Potential energy of the links in gravity, zero at the base origin.",
            {_EXPONENTIALS: energy.potential_energy},
        ),
        Function(
            "center_of_mass",
            ("q",),
            (Quantity("com", (3,), "centre of mass in the base frame (m)"),),
            "The centre of mass of the moving links.",
            {_EXPONENTIALS: energy.center_of_mass},
        ),
        Function(
            "total_momentum",
            ("q", "qd"),
            (Quantity("P", (6,), "angular (kg m^2/s), linear momentum (kg m/s)"),),
            "Momentum of the moving links about the base origin, in base axes.",
            {"newton-euler": energy.total_momentum},
        ),
        Function(
            "forward_kinematics",
            ("q",),
            (Quantity("X", ("tips", 4, 4), "pose of each tip in the base frame"),),
            "The pose of each tip.",
            {_EXPONENTIALS: kinematics.forward_kinematics},
        ),
        Function(
            "jacobian",
            ("q",),
            (_J,),
            "The body Jacobian of each tip: its twist in its own frame is J qd.",
            {_EXPONENTIALS: kinematics.jacobian},
        ),
        Function(
            "jacobian_space",
            ("q",),
            (_J,),
            "The space Jacobian of each tip: its twist in base coordinates is J qd.",
            {_EXPONENTIALS: kinematics.jacobian_space},
        ),
        Function(
            "jacobian_world",
            ("q",),
            (_J,),
            "The Jacobian of each tip's angular velocity and origin, in base axes.",
            {_EXPONENTIALS: kinematics.jacobian_world},
        ),
        Function(
            "jacobian_dot",
            ("q", "qd"),
            (Quantity("Jdot", ("tips", 6, "nv"), "rate of the body Jacobian of each tip"),),
            "The rate of the body Jacobian: a tip's twist changes by J qdd + Jdot qd.",
            {_EXPONENTIALS: kinematics.jacobian_dot},
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
        ),
    )
}
