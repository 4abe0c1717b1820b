"""Energies, centre of mass and total momentum.

T = 1/2 sum <J_i V_i, V_i> + 1/2 sum rotor qd^2,      U = -sum g . (m_i p_i + R_i mc_i)
c = sum (m_i p_i + R_i mc_i) / sum m_i,               P = sum Ad*(X_i^-1) J_i V_i
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.lie import ZERO_PAIR, Ad_dual_inverse, Vec3, Wrench, add_pairs, pairing, vec
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, is_zero, label, label_vector


def kinetic_energy(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Scalar:
    """T(q, qd), the rotors' share included."""
    twists, _ = link_motions(robot, q, qd, [0] * robot.nv)
    twice: Scalar = 0
    for i, link in enumerate(robot.links):
        own = pairing(link.inertia @ twists[i], twists[i])
        for dof in robot.dofs(i):
            rate = dof.rate * qd[dof.index]
            own = own + dof.rotor * (rate * rate)
        twice = twice + label(own, f"T{i + 1}x2", f"link {i + 1}: twice its kinetic energy")
    return twice / 2


def potential_energy(robot: Robot, q: Sequence[Scalar]) -> Scalar:
    """U(q) of the moving links in gravity, zero with all mass at the base origin."""
    return -vec.dot(robot.gravity, _moment_of_mass(robot, q))


def center_of_mass(robot: Robot, q: Sequence[Scalar]) -> Vec3:
    """The centre of mass of the moving links, in the base frame."""
    mass: Scalar = 0
    for link in robot.links:
        mass = mass + link.inertia.m
    if is_zero(mass):
        raise FunctionError(f"{robot.name}: center_of_mass: no moving link has mass; give it one")
    share = 1 / mass
    return vec.scale(share, _moment_of_mass(robot, q))


def total_momentum(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Wrench:
    """(angular, linear) momentum of the moving links about the base origin, in base axes."""
    twists, _ = link_motions(robot, q, qd, [0] * robot.nv)
    total: Wrench = ZERO_PAIR
    for i, (link, X) in enumerate(zip(robot.links, link_poses(robot, q), strict=True)):
        own = link.inertia @ twists[i]
        title = f"link {i + 1}: momentum (angular K, linear P) in its own frame"
        label_vector(own[0], f"K{i + 1}", title)
        label_vector(own[1], f"P{i + 1}", title)
        total = add_pairs(total, Ad_dual_inverse(X, own))
    return total


def _moment_of_mass(robot: Robot, q: Sequence[Scalar]) -> Vec3:
    """sum of m p + R mc over the moving links, in base axes."""
    total = vec.ZERO
    for i, (link, X) in enumerate(zip(robot.links, link_poses(robot, q), strict=True)):
        own = vec.add(vec.scale(link.inertia.m, X.p), vec.apply(X.R, link.inertia.moment))
        label_vector(own, f"mc{i + 1}", f"link {i + 1}: mass times position of its centre of mass")
        total = vec.add(total, own)
    return total
