"""Inverse dynamics by Newton-Euler recursion on SE(3).

    V_i    = Ad(f^-1) V_parent + S_i qd_i                                          (PBP95 eq. 24)
    Vdot_i = Ad(f^-1) Vdot_parent + S_i qdd_i + ad(V_i) S_i qd_i                   (PBP95 eq. 25)
    F_i    = sum over children Ad*(f_c^-1) F_c + J_i Vdot_i - ad*(V_i) J_i V_i     (PBP95 eq. 26)
    tau_i  = S_i^T F_i                                                             (PBP95 eq. 27)

with f = f[parent, i]. The print leaves out the inverses in (24)-(26); its own appendix (70)-(73)
has them. Gravity g enters as a base that accelerates by -g.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import (
    SE3,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Vec3,
    Wrench,
    ad,
    ad_dual,
    add_pairs,
    vec,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    return project(robot, joint_wrenches(robot, q, qd, qdd, f_tip), qdd)


def joint_wrenches(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Wrench]:
    """F_i, the full wrench through each joint: what the parent exerts on link i, at its origin."""
    return recursion(robot, q, qd, qdd, f_tip).joint_wrenches


@dataclass(frozen=True)
class Recursion:
    """What the two sweeps compute, link by link, in link coordinates."""

    transforms: tuple[SE3, ...]
    twists: list[Twist]
    accelerations: list[Twist]
    link_wrenches: list[Wrench]
    joint_wrenches: list[Wrench]


def recursion(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> Recursion:
    """Both sweeps: twists and accelerations outwards, wrenches inwards (PBP95 eqs. 24-26)."""
    f = robot.transforms(q)
    minus_gravity = vec.scale(-1, robot.gravity)
    twists, accelerations = link_motions(robot, q, qd, qdd, minus_gravity)
    own: list[Wrench] = []
    for i, link in enumerate(robot.links):
        V, Vdot, J = twists[i], accelerations[i], link.inertia
        gyroscopic = ad_dual(V, J @ V)
        F = tuple(vec.sub(a, b) for a, b in zip(J @ Vdot, gyroscopic, strict=True))
        label_vector(F[0], f"n{i + 1}", f"link {i + 1}: net wrench (moment n, force f)")
        label_vector(F[1], f"f{i + 1}", f"link {i + 1}: net wrench (moment n, force f)")
        own.append((F[0], F[1]))
    wrenches = list(own)
    add_tip_wrenches(robot, wrenches, f_tip)
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            total = add_pairs(wrenches[parent], Ad_dual_inverse(f[i], wrenches[i]))
            title = f"joint {parent + 1}: wrench at it, including that of joint {i + 1}"
            label_vector(total[0], f"N{parent + 1}", title)
            label_vector(total[1], f"F{parent + 1}", title)
            wrenches[parent] = total
    return Recursion(f, twists, accelerations, own, wrenches)


def link_motions(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    base: Vec3 = vec.ZERO,
) -> tuple[list[Twist], list[Twist]]:
    """V and Vdot of every link, in link coordinates, on a base that accelerates by `base`."""
    f = robot.transforms(q)
    base_acceleration: Twist = (vec.ZERO, base)
    twists: list[Twist] = []
    accelerations: list[Twist] = []
    for i, joint in enumerate(robot.joints):
        at_base = joint.parent == BASE
        moving = joint_rate(robot, i, qd)
        driven = joint_rate(robot, i, qdd)
        V = moving if at_base else add_pairs(Ad_inverse(f[i], twists[joint.parent]), moving)
        carried = Ad_inverse(f[i], base_acceleration if at_base else accelerations[joint.parent])
        Vdot = add_pairs(add_pairs(carried, driven), ad(V, moving))
        for pair, names, what in ((V, "wv", "twist"), (Vdot, "ba", "acceleration")):
            title = f"link {i + 1}: {what} (angular {names[0]}, linear {names[1]})"
            label_vector(pair[0], f"{names[0]}{i + 1}", title)
            label_vector(pair[1], f"{names[1]}{i + 1}", title)
        twists.append(V)
        accelerations.append(Vdot)
    return twists, accelerations
