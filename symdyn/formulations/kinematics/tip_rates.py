"""Accelerations of the tips at zero qdd, Jdot qd, and the rate of the Jacobian in base axes.

body:   Vdot_i = Ad(f^-1) Vdot_parent + ad(V_i) S_i qd_i                        (PBP95 eq. 25)
        Jdot qd = Ad(M_tip^-1) Vdot
world:  (alpha, a), angular acceleration and acceleration of the tip's origin, both in base axes
        a = R (vdot + w x v), so that world and body differ by more than the rotation R
Jdot of `jacobian_world`:
        column i = (w_i x s, w_i x t + (w_i x s) x r + s x rdot),     (s, t) = R_i S_i,
        r from the origin of link i to that of the tip, w_i the angular velocity of link i

Recursions over the links, in which no column of a Jacobian appears.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.formulations.inverse import newton_euler, newton_euler_matrix
from symdyn.formulations.inverse.newton_euler_classical import LinkMotion, acceleration_matrix
from symdyn.formulations.kinematics.jacobians import Columns, link_poses, stacked, tip_pose
from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.lie import ZERO_MATRIX, ZERO_PAIR, Ad_inverse, Vec3, pair_to_vector, scale_pair, vec
from symdyn.lie.matrices import Matrix
from symdyn.robot.model import BASE, Frame, Robot
from symdyn.scalar import Scalar, label_vector

Numbers = Sequence[Scalar]

_AT_REST = LinkMotion(vec.ZERO, vec.ZERO, ZERO_MATRIX, vec.ZERO)
"""The motion of the base."""


# -- the bias of the body Jacobian -------------------------------------------------------------


def tip_bias(robot: Robot, q: Numbers, qd: Numbers) -> Matrix:
    """Jdot qd of each tip's body Jacobian, by the recursion of the links' twists."""
    _, rates = newton_euler.link_motions(robot, q, qd, [0] * robot.nv)
    result = []
    for frame in _tips(robot):
        carried = ZERO_PAIR if frame.link == BASE else rates[frame.link]
        result.append(pair_to_vector(Ad_inverse(frame.placement.pose(), carried)))
    return result


# -- the bias of the Jacobian in base axes -----------------------------------------------------


def tip_bias_world(robot: Robot, q: Numbers, qd: Numbers) -> Matrix:
    """Jdot qd of each tip's `jacobian_world`, accelerations in link axes and turned at the end."""
    poses = link_poses(robot, q)
    motions = _accelerations(robot, q, qd)
    result = []
    for frame in _tips(robot):
        pair = _carried(frame, motions)
        if frame.link != BASE:
            R = poses[frame.link].R
            pair = (vec.apply(R, pair[0]), vec.apply(R, pair[1]))
        result.append(pair_to_vector(pair))
    return result


def tip_bias_in_base_axes(robot: Robot, q: Numbers, qd: Numbers) -> Matrix:
    """The same with every vector in base axes from the start."""
    poses = link_poses(robot, q)
    motions: list[LinkMotion] = []
    for i, joint in enumerate(robot.joints):
        n = i + 1
        w, alpha, U, a = _AT_REST if joint.parent == BASE else motions[joint.parent]
        start = vec.ZERO if joint.parent == BASE else poses[joint.parent].p
        w_J, v_J = (vec.apply(poses[i].R, x) for x in joint_rate(robot, i, qd))
        coriolis = vec.add(vec.scale(2, vec.cross(w, v_J)), vec.cross(w_J, v_J))
        a = vec.add(vec.add(a, vec.apply(U, vec.sub(poses[i].p, start))), coriolis)
        alpha = vec.add(alpha, vec.cross(w, w_J))
        w = vec.add(w, w_J)
        title = f"link {n}: angular velocity w and acceleration alpha, acceleration a of its origin"
        label_vector(w, f"w{n}", title)
        label_vector(alpha, f"alpha{n}", title)
        label_vector(a, f"a{n}", title)
        motions.append(LinkMotion(w, alpha, acceleration_matrix(w, alpha), a))
    result = []
    for frame in _tips(robot):
        _, alpha, U, a = _AT_REST if frame.link == BASE else motions[frame.link]
        if frame.link != BASE:
            X = poses[frame.link]
            a = vec.add(a, vec.apply(U, vec.apply(X.R, frame.placement.pose().p)))
        result.append([*alpha, *a])
    return result


def _tips(robot: Robot) -> Iterator[Frame]:
    return (robot.frame(name) for name in robot.tips)


def _accelerations(robot: Robot, q: Numbers, qd: Numbers) -> list[LinkMotion]:
    """Motions of the links at zero qdd, without gravity, in link axes."""
    state = (q, qd, [0] * robot.nv)
    return list(newton_euler_matrix.link_motions(robot, state, _AT_REST))


def _carried(frame: Frame, motions: Sequence[LinkMotion]) -> tuple[Vec3, Vec3]:
    """alpha, and the acceleration of the frame's origin, in the axes of the frame's link."""
    if frame.link == BASE:
        return ZERO_PAIR
    _, alpha, U, a = motions[frame.link]
    return alpha, vec.add(a, vec.apply(U, frame.placement.pose().p))


# -- the rate of the Jacobian in base axes -----------------------------------------------------


def jacobian_world_dot(robot: Robot, q: Numbers, qd: Numbers) -> list[Matrix]:
    """The rate of the 6 x nv Jacobian of each tip's angular velocity and origin, in base axes."""
    poses = link_poses(robot, q)
    spins: list[Vec3] = []
    rates: list[Vec3] = []
    for i, joint in enumerate(robot.joints):
        w, v = (vec.apply(poses[i].R, x) for x in joint_rate(robot, i, qd))
        if joint.parent != BASE:
            arm = vec.sub(poses[i].p, poses[joint.parent].p)
            above = spins[joint.parent]
            v = vec.add(vec.add(rates[joint.parent], vec.cross(above, arm)), v)
            w = vec.add(above, w)
        title = f"link {i + 1}: angular velocity w, velocity v of its origin, in base axes"
        label_vector(w, f"w{i + 1}", title)
        label_vector(v, f"v{i + 1}", title)
        spins.append(w)
        rates.append(v)
    result = []
    for frame in _tips(robot):
        columns: Columns = []
        tip = tip_pose(frame, poses).p
        link = frame.link
        moving = vec.ZERO
        if link != BASE:
            moving = vec.add(rates[link], vec.cross(spins[link], vec.sub(tip, poses[link].p)))
        for i in robot.ancestors(link):
            arm, stretch = vec.sub(tip, poses[i].p), vec.sub(moving, rates[i])
            for dof in robot.dofs(i):
                s, t = (vec.apply(poses[i].R, part) for part in dof.screw)
                turned = vec.cross(spins[i], s)
                swept = vec.add(vec.cross(turned, arm), vec.cross(s, stretch))
                column = (turned, vec.add(vec.cross(spins[i], t), swept))
                columns.append((dof.index, scale_pair(dof.rate, column)))
        result.append(stacked(robot, columns))
    return result
