"""Momentum about the centre of mass, in base axes (Orin, Goswami and Lee 2013), and its matrix.

    h_G = A_G(q) qd,      column k of A_G = Ad*(X_i^-1) (Jc_i S_k), moved to the centre of mass

X_i is the pose of link i, which DoF k moves, and Jc_i the inertia of all links that it moves
with it. A wrench (m, f) about the base origin is (m - c x f, f) about c.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.kinematics.energy import center_of_mass, total_momentum
from symdyn.formulations.kinematics.jacobians import link_poses
from symdyn.formulations.matrices.composite_body import composite_inertias
from symdyn.lie import Ad_dual_inverse, Vec3, Wrench, pair_to_vector, vec
from symdyn.lie.matrices import Matrix, zeros
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label_vector


def centroidal_momentum(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> list[Scalar]:
    """(angular, linear) momentum of the moving links about their centre of mass, in base axes."""
    return pair_to_vector(_about(_centre(robot, q), total_momentum(robot, q, qd)))


def centroidal_momentum_matrix(robot: Robot, q: Sequence[Scalar]) -> Matrix:
    """A_G, 6 x nv."""
    centre = _centre(robot, q)
    composite = composite_inertias(robot, q)
    A = zeros(6, robot.nv)
    for i, X in enumerate(link_poses(robot, q)):
        for dof in robot.dofs(i):
            momentum = Ad_dual_inverse(X, composite[i] @ dof.screw)
            for row, value in enumerate(pair_to_vector(_about(centre, momentum))):
                A[row][dof.index] += dof.rate * value
    return A


def _centre(robot: Robot, q: Sequence[Scalar]) -> Vec3:
    centre = center_of_mass(robot, q)
    label_vector(centre, "com", "centre of mass of the moving links")
    return centre


def _about(point: Vec3, momentum: Wrench) -> Wrench:
    """A momentum about the origin, about another point."""
    angular, linear = momentum
    return vec.sub(angular, vec.cross(point, linear)), linear
