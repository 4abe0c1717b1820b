"""Objectives of motion planning and their gradients: torque squared, and energy as PBP95 has it.

PBP95, section 5, has minimum-energy paths minimise the integral of sum m_ij(x) xdot_i xdot_j, here
`motion_energy`, twice the kinetic energy; planners more often take the torques,

    effort = 1/2 tau^T tau,       tau = ID(q, qd, qdd)

Gradients are products of the weights with derivatives, d(weights^T tau), and need no matrix. With
the weights as joint rates every link has a virtual twist (l, r), and

    weights^T tau = sum over links of <wrench, (l, r)> = sum of U : Y + a . y,
    Y = [l] Q + r h^T,     y = l x h + m r,     Q = tr(I)/2 - I                 (the link's moments)

Y and y are the weights of U and a of the link. Their sums are carried inward, through the recursion
of `newton_euler_classical.py` in reverse, together with the weights of w and alpha:

    of alpha: n = moment of Y;    of w: (Y + Y^T) w - 2 tr(Y) w
    at the joint: c = of w + rate (s x n) + 2 rate (u x y),    Y_parent += (R y) p^T

where rate (s, u) is the twist S qd of a joint of several DoF.

The gradient in q is the change of these sums when a joint turns what its parent hands on. The
energy's gradient is H . S and H . ad(V) S, where H is the momentum of all that a joint carries.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from symdyn.formulations.gradients.carried_body import (
    Carried,
    FrameMotion,
    Moments,
    moment,
    moment_of_product,
)
from symdyn.formulations.gradients.inverse_derivatives import (
    mass_matrix_of,
    torque_derivatives,
    torques_of,
)
from symdyn.formulations.gradients.second_derivatives import (
    Dual,
    as_dual,
    inverse_dynamics_second_derivatives,
    rates_of,
)
from symdyn.formulations.gradients.tangents import directions
from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.inverse.newton_euler_classical import inverse_dynamics
from symdyn.formulations.kinematics.energy import kinetic_energy
from symdyn.formulations.matrices.composite_body import mass_matrix
from symdyn.formulations.shared.brackets import pairs_of_one_joint, require_closed
from symdyn.formulations.shared.joint_screws import joint_rate, project
from symdyn.lie import (
    SE3,
    ZERO_MATRIX,
    ZERO_PAIR,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    add_pairs,
    pairing,
    scale_pair,
    vec,
)
from symdyn.lie.matrices import Matrix, add_matrices, dot, scale_matrix, transpose
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_matrix, label_vector

Vector = list[Scalar]


def effort(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> Scalar:
    """1/2 tau^T tau."""
    tau = inverse_dynamics(robot, q, qd, qdd)
    return dot(tau, tau) / 2


def effort_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[Vector, Vector, Vector]:
    """The gradients of the effort in q, qd and qdd: tau^T dtau, without dtau."""
    return weighted_derivatives(robot, q, qd, qdd)


def effort_second_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[Matrix, ...]:
    """The Hessian of the effort, dtau^T dtau + tau^T d2tau, in the blocks q q, q qd, q qdd, qd qd,
    qd qdd, qdd qdd.

    The derivative in q_i is taken last: [i][j] of the second block is d/dq_i of dE/dqd_j.
    """
    require_closed(robot, "effort_second_derivatives")
    carried = Carried(robot, q, qd)
    tau, M = torques_of(carried, qdd), mass_matrix_of(carried)
    first = [*map(transpose, torque_derivatives(carried, qdd)), M]
    in_q, mixed, in_qd, dM = inverse_dynamics_second_derivatives(robot, q, qd, qdd)
    in_qdd = [transpose(slopes) for slopes in dM]
    second = {(0, 0): in_q, (0, 1): mixed, (0, 2): in_qdd, (1, 1): in_qd}
    blocks = []
    for i, j in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)):
        block = [[dot(x, y) for y in first[j]] for x in first[i]]
        for weight, bends in zip(tau, second.get((i, j), ()), strict=False):
            block = add_matrices(block, scale_matrix(weight, bends))
        blocks.append(block)
    return tuple(blocks)


# -- weights^T dtau --------------------------------------------------------------------------


def weighted_derivatives(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    weights: Sequence[Scalar] | None = None,
) -> tuple[Vector, Vector, Vector]:
    """weights^T dtau in q, qd and qdd; the weights are the torques themselves if none are given."""
    require_closed(robot, "effort_derivatives")
    robot = robot.with_joint_frames()
    f = robot.transforms(q)
    parents = [joint.parent for joint in robot.joints]
    bodies = [Moments.of(link.inertia) for link in robot.links]
    inherited, motions = _motions(robot, f, qd, qdd)
    wrenches = _wrenches(robot, f, motions, bodies)
    if weights is None:
        weights = project(robot, wrenches, qdd)
    handed, virtual = _virtual_twists(robot, f, weights)

    swept = [J.swept(twist) for J, twist in zip(bodies, virtual, strict=True)]
    blocks, pushes = [Y for Y, _ in swept], [y for _, y in swept]
    of_alpha, of_w = [vec.ZERO] * len(parents), [vec.ZERO] * len(parents)
    zeros: list[Scalar] = [0] * robot.nv
    by_q, by_qd, by_qdd = (list(zeros) for _ in range(3))
    for i, parent in reversed(list(enumerate(parents))):
        before, several = inherited[i], robot.joints[i].nq > 1
        dofs = robot.dofs(i)
        (s, u), rate = dofs[0].screw, dofs[0].rate * qd[dofs[0].index]
        if several:
            (s, u), rate = joint_rate(robot, i, qd), 1
        Y, y = blocks[i], pushes[i]
        n = vec.add(of_alpha[i], moment(Y))
        square = vec.apply(
            vec.madd(vec.trace_minus(Y), vec.transpose(vec.trace_minus(Y))), motions[i].w
        )
        of_w[i] = vec.sub(of_w[i], square)
        bent = vec.add(vec.cross(s, n), vec.scale(2, vec.cross(u, y)))
        c = vec.add(of_w[i], vec.scale(rate, bent))
        title = f"weights of link {i + 1}: y of a, n of alpha, c of the inherited w"
        for name, vector in zip("ync", (y, n, c), strict=True):
            label_vector(vector, f"{name}{i + 1}", title)

        # A joint of several DoF slides in axes that it turns itself, and turns what it slides.
        dragged = vec.cross(y, s) if several else vec.ZERO
        turned = vec.cross(u, y) if several else vec.ZERO
        for own in dofs:
            s, u = own.screw
            turning = vec.cross(before.w, s)
            slid = vec.add(vec.cross(before.a, s), vec.apply(before.U, u))
            slope = vec.dot(c, turning) + vec.dot(n, vec.cross(before.alpha, s)) + vec.dot(y, slid)
            slope = slope + pairing(wrenches[i], ad(handed[i], own.screw))
            drag = vec.dot(n, turning) + 2 * vec.dot(y, vec.cross(before.w, u))
            if several:
                drag = drag + vec.dot(turned, s) + vec.dot(dragged, u)
            rotor = own.rotor * (own.rate * weights[own.index])
            by_q[own.index] += own.rate * slope
            by_qd[own.index] += own.rate * (vec.dot(of_w[i], s) + drag)
            by_qdd[own.index] += own.rate * (vec.dot(n, s) + vec.dot(y, u) + rotor)
        if parent != BASE:
            R, carried = f[i].R, vec.apply(f[i].R, y)
            pushes[parent] = vec.add(pushes[parent], carried)
            blocks[parent] = vec.madd(blocks[parent], vec.outer(carried, f[i].p))
            of_alpha[parent] = vec.add(of_alpha[parent], vec.apply(R, n))
            of_w[parent] = vec.add(of_w[parent], vec.apply(R, c))
    return by_q, by_qd, by_qdd


def _motions(
    robot: Robot, f: Sequence[SE3], qd: Sequence[Scalar], qdd: Sequence[Scalar]
) -> tuple[list[FrameMotion], list[FrameMotion]]:
    """The motion of every link's frame: as a frame of its parent, and with its own joint."""
    base = FrameMotion(vec.ZERO, vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.scale(-1, robot.gravity))
    inherited: list[FrameMotion] = []
    motions: list[FrameMotion] = []
    for i, joint in enumerate(robot.joints):
        before = (base if joint.parent == BASE else motions[joint.parent]).at(f[i])
        if joint.nq > 1:
            motion = before.followed(joint_rate(robot, i, qd), joint_rate(robot, i, qdd))
        else:
            (own,) = robot.dofs(i)
            rate, acceleration = own.rate * qd[own.index], own.rate * qdd[own.index]
            motion = before.joined(own.screw, rate, acceleration)
        title = f"link {i + 1}: w, alpha, U, and the acceleration a of its origin"
        label_vector(motion.w, f"w{i + 1}", title)
        label_vector(motion.alpha, f"alpha{i + 1}", title)
        label_matrix(motion.U, f"U{i + 1}", title)
        label_vector(motion.a, f"a{i + 1}", title)
        inherited.append(before)
        motions.append(motion)
    return inherited, motions


def _wrenches(
    robot: Robot, f: Sequence[SE3], motions: Sequence[FrameMotion], bodies: Sequence[Moments]
) -> list[Wrench]:
    """The wrench that every joint transmits."""
    wrenches: list[Wrench] = []
    for motion, J in zip(motions, bodies, strict=True):
        turning = vec.add(moment_of_product(motion.U, J.Q), vec.cross(J.h, motion.a))
        wrenches.append((turning, vec.add(vec.scale(J.m, motion.a), vec.apply(motion.U, J.h))))
    for i, joint in reversed(list(enumerate(robot.joints))):
        label_vector(wrenches[i][0], f"N{i + 1}", f"joint {i + 1}: moment N and force F at it")
        label_vector(wrenches[i][1], f"F{i + 1}", f"joint {i + 1}: moment N and force F at it")
        if joint.parent != BASE:
            carried = Ad_dual_inverse(f[i], wrenches[i])
            wrenches[joint.parent] = add_pairs(wrenches[joint.parent], carried)
    return wrenches


def _virtual_twists(
    robot: Robot, f: Sequence[SE3], weights: Sequence[Scalar]
) -> tuple[list[Twist], list[Twist]]:
    """The virtual twist of every link: as a part of its parent, and with its own joint."""
    handed: list[Twist] = []
    virtual: list[Twist] = []
    for i, joint in enumerate(robot.joints):
        before = ZERO_PAIR if joint.parent == BASE else Ad_inverse(f[i], virtual[joint.parent])
        twist = add_pairs(before, joint_rate(robot, i, weights))
        title = f"link {i + 1}: virtual twist (l, r) for the weights as joint rates"
        label_vector(twist[0], f"l{i + 1}", title)
        label_vector(twist[1], f"r{i + 1}", title)
        handed.append(before)
        virtual.append(twist)
    return handed, virtual


# -- energy ----------------------------------------------------------------------------------


def motion_energy(robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]) -> Scalar:
    """qd^T M qd, the integrand of PBP95 section 5."""
    return 2 * kinetic_energy(robot, q, qd)


def motion_energy_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> tuple[Vector, Vector]:
    """The gradients of qd^T M qd in q and qd: 2 <H, ad(V) S> and 2 <H, S>, rotors included.

    V is the twist that the joint adds its own to; one screw has no bracket with itself.
    """
    require_closed(robot, "motion_energy_derivatives")
    f = robot.transforms(q)
    twists, _ = link_motions(robot, q, qd, [0] * robot.nv)
    momenta = [link.inertia @ V for link, V in zip(robot.links, twists, strict=True)]
    zeros: list[Scalar] = [0] * robot.nv
    by_q, by_qd = (list(zeros) for _ in range(2))
    for i, joint in reversed(list(enumerate(robot.joints))):
        H = scale_pair(2, momenta[i])
        title = f"links beyond joint {i + 1}: twice their momentum (angular K, linear P)"
        label_vector(H[0], f"K{i + 1}", title)
        label_vector(H[1], f"P{i + 1}", title)
        V = twists[i]
        if joint.nq > 1:
            V = ZERO_PAIR if joint.parent == BASE else Ad_inverse(f[i], twists[joint.parent])
        for own in robot.dofs(i):
            rotor = 2 * own.rotor * (own.rate * qd[own.index])
            by_q[own.index] += own.rate * pairing(H, ad(V, own.screw))
            by_qd[own.index] += own.rate * (pairing(H, own.screw) + rotor)
        if joint.parent != BASE:
            carried = Ad_dual_inverse(f[i], momenta[i])
            momenta[joint.parent] = add_pairs(momenta[joint.parent], carried)
    return by_q, by_qd


def motion_energy_second_derivatives(
    robot: Robot, q: Sequence[Scalar], qd: Sequence[Scalar]
) -> tuple[Matrix, Matrix, Matrix]:
    """The Hessian of qd^T M qd in the blocks q q, q qd, qd qd, the last of which is 2 M.

    The gradient is derived once for each direction of q, with dual numbers; that in q_i is taken
    last. The first block is symmetric except within a joint of several degrees of freedom.
    """
    require_closed(robot, "motion_energy_second_derivatives")
    one_joint = pairs_of_one_joint(robot)
    in_q, in_qd = [], []
    for i, direction in enumerate(directions(robot, q)):
        still = partial(as_dual, by=f"q{i + 1}")
        moved: list[Any] = [Dual(x, direction.get(k, 0), f"q{i + 1}") for k, x in enumerate(q)]
        by_q, by_qd = motion_energy_derivatives(
            robot.map_scalars(still), moved, [still(x) for x in qd]
        )
        in_q.append(rates_of(by_q))
        in_qd.append(rates_of(by_qd))
    n = range(robot.nv)
    square = [
        [in_q[i][j] if (i, j) in one_joint else in_q[max(i, j)][min(i, j)] for j in n] for i in n
    ]
    return square, in_qd, scale_matrix(2, mass_matrix(robot, q))
