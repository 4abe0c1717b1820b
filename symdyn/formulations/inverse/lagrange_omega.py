"""Inverse dynamics by Lagrange's equation with omega, which is Luh, Walker and Paul's recursion.

    tau_j = sum over i of  F_i . dv_i/dqd_j + N_i . domega_i/dqd_j                  (S81 eq. 3.12)
    F_i = m_i vdot_i,      N_i = I_i . omegadot_i + omega_i x (I_i . omega_i)       (S81 eq. 3.11)

v_i is the velocity of the centre of mass and I_i the tensor about it. Only links beyond joint j
count, and (3.15)-(3.16) make the projections those on the joint's screw, so that the sums of F and
of p x F + N are taken from the tips to the base. Gravity is a base that accelerates by -g.

The second half of the module translates between omega and the derivative of the rotation matrix W:

    Wdot = omega x W (2.5)     omega_i = 1/2 P_ijk W_jl Wdot_kl (2.6)
    K = 1/2 tr(Wdot J Wdot^T) (2.8) = 1/2 omega . I . omega (2.10)
    I = tr(J) 1 - J,           J = 1/2 tr(I) 1 - I                                  (S81 eq. 2.11)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.errors import FunctionError
from symdyn.formulations.inverse.newton_euler_classical import acceleration_matrix
from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import SE3, Mat3, Vec3, Wrench, hat, vec
from symdyn.robot.model import BASE, Link, Robot
from symdyn.scalar import Scalar, is_zero, label_vector


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    return project(robot, sweeps(robot, q, qd, qdd, f_tip).sums, qdd)


@dataclass(frozen=True)
class Sweeps:
    """omega, omegadot and the origin's acceleration of every link; its F and N; sums of both.

    All are in link axes. N is about the centre of mass, the sums (moment, force) are about the
    link's origin.
    """

    transforms: tuple[SE3, ...]
    states: list[tuple[Vec3, Vec3, Vec3]]
    forces: list[tuple[Vec3, Vec3]]
    sums: list[Wrench]


def sweeps(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> Sweeps:
    """Motions outwards, F and N of (3.11), and their sums inwards."""
    f = robot.transforms(q)
    states: list[tuple[Vec3, Vec3, Vec3]] = []
    forces: list[tuple[Vec3, Vec3]] = []
    sums: list[Wrench] = []
    for i, joint in enumerate(robot.joints):
        n = i + 1
        omega, omegadot, a = (
            (vec.ZERO, vec.ZERO, vec.scale(-1, robot.gravity))
            if joint.parent == BASE
            else states[joint.parent]
        )
        Rt, p = vec.transpose(f[i].R), f[i].p
        omega_J, v_J = joint_rate(robot, i, qd)
        omegadot_J, a_J = joint_rate(robot, i, qdd)
        a = vec.apply(Rt, vec.add(a, turning(omega, omegadot, p)))
        omega, omegadot = vec.apply(Rt, omega), vec.apply(Rt, omegadot)
        a = vec.add(vec.add(a, vec.scale(2, vec.cross(omega, v_J))), vec.cross(omega_J, v_J))
        a = vec.add(a, a_J)
        omegadot = vec.add(vec.add(omegadot, vec.cross(omega, omega_J)), omegadot_J)
        omega = vec.add(omega, omega_J)
        title = f"link {n}: angular velocity w and acceleration alpha, acceleration a of its origin"
        label_vector(omega, f"w{n}", title)
        label_vector(omegadot, f"alpha{n}", title)
        label_vector(a, f"a{n}", title)
        states.append((omega, omegadot, a))

        m, c, tensor = central(robot.links[i])
        F = vec.scale(m, vec.add(a, turning(omega, omegadot, c)))
        momentum = vec.apply(tensor, omega)
        N = vec.add(vec.apply(tensor, omegadot), vec.cross(omega, momentum))
        label_vector(F, f"f{n}", f"link {n}: force f = m vdot, moment n about its centre of mass")
        label_vector(N, f"n{n}", f"link {n}: force f = m vdot, moment n about its centre of mass")
        forces.append((F, N))
        sums.append((vec.add(N, vec.cross(c, F)), F))

    add_tip_wrenches(robot, sums, f_tip)
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            F = vec.apply(f[i].R, sums[i][1])
            N = vec.add(vec.apply(f[i].R, sums[i][0]), vec.cross(f[i].p, F))
            N, F = vec.add(sums[parent][0], N), vec.add(sums[parent][1], F)
            title = (
                f"joint {parent + 1}: sums of F and of p x F + N over the links beyond it, up to "
                f"link {i + 1}"
            )
            label_vector(F, f"F{parent + 1}", title)
            label_vector(N, f"N{parent + 1}", title)
            sums[parent] = (N, F)
    return Sweeps(f, states, forces, sums)


def turning(omega: Vec3, omegadot: Vec3, r: Vec3) -> Vec3:
    """omegadot x r + omega x (omega x r): the acceleration of the body-fixed point r."""
    return vec.apply(acceleration_matrix(omega, omegadot), r)


def central(link: Link) -> tuple[Scalar, Vec3, Mat3]:
    """Mass, centre of mass c and the tensor about it: I - (mc . c) 1 + mc c^T.

    For a link whose mass is structurally zero, c is its origin.
    """
    m, mc, tensor = link.inertia.m, link.inertia.moment, link.inertia.tensor
    if is_zero(m):
        if not all(is_zero(x) for x in mc):
            raise FunctionError(
                f"link {link.name!r} has a first moment but no mass, hence no centre of mass; "
                "give it a mass, or use a method that needs none (newton-euler)"
            )
        return (m, vec.ZERO, tensor)
    c = vec.scale(1 / m, mc)
    return (m, c, vec.msub(tensor, inertia_tensor(vec.outer(mc, c))))


# -- the dictionary between omega and Wdot --------------------------------------------------


def rotation_rate(omega: Vec3, W: Mat3) -> Mat3:
    """Wdot = omega x W (S81 eq. 2.5).

    >>> rotation_rate((0, 0, 1), vec.IDENTITY)
    ((0, -1, 0), (1, 0, 0), (0, 0, 0))
    """
    return vec.matmul(hat(omega), W)


def angular_velocity(W: Mat3, Wdot: Mat3) -> Vec3:
    """omega_i = 1/2 P_ijk W_jl Wdot_kl (S81 eq. 2.6)."""
    A = vec.matmul(W, vec.transpose(Wdot))
    return ((A[1][2] - A[2][1]) / 2, (A[2][0] - A[0][2]) / 2, (A[0][1] - A[1][0]) / 2)


def rotational_energy(omega: Vec3, tensor: Mat3) -> Scalar:
    """K = 1/2 omega . I . omega (S81 eq. 2.10)."""
    return vec.dot(omega, vec.apply(tensor, omega)) / 2


def rotational_energy_of_rate(Wdot: Mat3, J: Mat3) -> Scalar:
    """K = 1/2 tr(Wdot J Wdot^T) (S81 eq. 2.8)."""
    return vec.trace(vec.matmul(vec.matmul(Wdot, J), vec.transpose(Wdot))) / 2


def inertia_tensor(J: Mat3) -> Mat3:
    """I = tr(J) 1 - J (S81 eq. 2.11); J is the integral of r r^T dm (2.7)."""
    return vec.scalar_minus(vec.trace(J), J)


def pseudo_tensor(tensor: Mat3) -> Mat3:
    """J = 1/2 tr(I) 1 - I (S81 eq. 2.11)."""
    return vec.scalar_minus(vec.trace(tensor) / 2, tensor)
