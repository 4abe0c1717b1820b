"""The two sweeps that invert the mass matrix, x = M^-1 b: a Kalman filter and a smoother.

inward:  z_k is the sum over the children c of Ad*(f^-1) (z_c + Phi_c^T e_c), and

    e_k     = b_k - S_k^T z_k                                                     (PP99 eqs. 63, 64)

outward: x_k = e_k / Omega_k - Phi_k l,  l = Ad(f^-1) lambda_parent,  lambda_k = l + S_k x_k
                                                                                  (PP99 eqs. 67, 68)

f = f[parent, k]; Omega and the gains Phi are those of `riccati.py`. The DoF of one joint have
no f between them: inward the last one comes first, z + Phi^T e of one is the z of the one before
it, and outward lambda of one is the l of the one after it. Rodriguez and Kreutz read the
first sweep as a Kalman filter with the innovations e and the second as a smoother (RK88 section 4).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.forward.riccati import Articulation
from symdyn.lie import (
    SE3,
    ZERO_PAIR,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    add_pairs,
    pair_from_vector,
    pair_to_vector,
    pairing,
    scale_pair,
)
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label, label_vector

Pass = tuple[str, str]
"""What the names of one pass of the sweeps end with, and what their titles end with."""

ONLY_PASS: Pass = ("", "")


def filtered(
    robot: Robot,
    f: Sequence[SE3],
    bodies: Articulation,
    forces: Sequence[Scalar],
    wrenches: Sequence[Wrench] | None = None,
    swept: Sequence[Twist] | None = None,
    of: Pass = ONLY_PASS,
) -> tuple[list[Scalar], list[Wrench]]:
    """The innovations e = b - S^T z and the predictions z (PP99 eqs. 62-64; RK88 4.19, 4.20).

    Innovations are by entries of qd, predictions by links, each before its own joint gives way.
    `wrenches` on the links, if given, are added to z (RK88 eq. 5.9). `swept`, if given, are
    accelerations of the links that velocities cause; times Jhat - U Phi they are added to what a
    link passes on (RK88 eq. 5.16).
    """
    z: list[Wrench] = [ZERO_PAIR] * len(robot.links) if wrenches is None else list(wrenches)
    innovations: list[Scalar] = []
    for i in reversed(range(len(robot.links))):
        passed = z[i]
        title = f"joint {i + 1}: innovation e = tau - S.z{of[1]}"
        for dof in reversed(robot.dofs(i)):
            force = forces[dof.index]
            innovation = force - pairing(passed, dof.screw)
            innovations.append(label(innovation, f"e{dof.index + 1}{of[0]}", title))
            passed = passed_on(passed, bodies, dof.index, innovation, force)
        parent = robot.joints[i].parent
        if parent != BASE:
            if swept is not None:
                passed = add_pairs(passed, bodies.rest(i) @ swept[i])
            z[parent] = add_pairs(z[parent], Ad_dual_inverse(f[i], passed))
            title = (
                f"link {parent + 1}: wrench z (moment zn, force zf), including that of link {i + 1}"
            )
            label_vector(z[parent][0], f"zn{parent + 1}{of[0]}", title + of[1])
            label_vector(z[parent][1], f"zf{parent + 1}{of[0]}", title + of[1])
    return innovations[::-1], z


def passed_on(z: Wrench, bodies: Articulation, k: int, innovation: Scalar, force: Scalar) -> Wrench:
    """z + Phi^T e; along a lone component, where S^T Phi^T = 1, it is the force itself."""
    pairs = zip(pair_to_vector(z), pair_to_vector(bodies.gains[k]), strict=True)
    six = [
        g * force if r == bodies.lone[k] else x + g * innovation for r, (x, g) in enumerate(pairs)
    ]
    return pair_from_vector(six)


def weigh(
    bodies: Articulation, innovations: Sequence[Scalar], of: Pass = ONLY_PASS
) -> list[Scalar]:
    """The innovations over their variances Omega (PP99 eq. 65)."""
    title = f"innovations over Omega{of[1]}"
    return [
        label(c * share, f"nu{k + 1}{of[0]}", title)
        for k, (c, share) in enumerate(zip(innovations, bodies.inverse, strict=True))
    ]


def smoothed(
    robot: Robot,
    f: Sequence[SE3],
    bodies: Articulation,
    weighted: Sequence[Scalar],
    swept: Sequence[Twist] | None = None,
    base: Twist = ZERO_PAIR,
    of: Pass = ONLY_PASS,
) -> tuple[list[Scalar], list[Twist]]:
    """The accelerations x of the joints and lambda of the links (PP99 eqs. 66-68; RK88 4.21, 4.22).

    `weighted` are the innovations over Omega. `swept` and `base` are the accelerations that the
    links have from velocities and from the base (RK88 eq. 5.17).
    """
    x: list[Scalar] = []
    moved: list[Twist] = []
    for i, joint in enumerate(robot.joints):
        carried = Ad_inverse(f[i], base if joint.parent == BASE else moved[joint.parent])
        if swept is not None:
            carried = add_pairs(carried, swept[i])
        title = (
            f"link {i + 1}: acceleration x of its joint, acceleration lambda (angular lw, linear "
            "lv)"
        )
        title += of[1]
        for dof in robot.dofs(i):
            k = dof.index
            own = weighted[k] - pairing(bodies.gains[k], carried)
            x.append(label(own, f"x{k + 1}{of[0]}", title))
            carried = add_pairs(carried, scale_pair(own, dof.screw))
        label_vector(carried[0], f"lw{i + 1}{of[0]}", title)
        label_vector(carried[1], f"lv{i + 1}{of[0]}", title)
        moved.append(carried)
    return x, moved


def bias_free_forces(
    robot: Robot,
    f: Sequence[SE3],
    tau: Sequence[Scalar],
    wrenches: list[Wrench],
    titles: tuple[str, str],
    names: tuple[str, str],
) -> list[Scalar]:
    """T' = T - H phi (M zeta + b + B f): the joint forces that are left to accelerate the joints.

    That is RK88 (4.17) and PP99 (55)-(61). The wrenches at zero acceleration are added up towards
    the base, in place. `titles` and `names` are what the forces and wrenches are called in code.
    """
    forces = list(tau)
    for i in reversed(range(len(robot.links))):
        for dof in robot.dofs(i):
            k = dof.index
            left = forces[k] - pairing(wrenches[i], dof.screw)
            forces[k] = label(left, f"t{k + 1}", f"joint {i + 1}: {titles[0]}")
        parent = robot.joints[i].parent
        if parent != BASE:
            total = add_pairs(wrenches[parent], Ad_dual_inverse(f[i], wrenches[i]))
            title = f"joint {parent + 1}: {titles[1]}, including that of joint {i + 1}"
            label_vector(total[0], f"{names[0]}{parent + 1}", title)
            label_vector(total[1], f"{names[1]}{parent + 1}", title)
            wrenches[parent] = total
    return forces
