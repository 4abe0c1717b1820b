"""Inverse dynamics by Newton-Euler recursion in Featherstone's arrangement of spatial vectors.

    v_i = Ad(f^-1) v_parent + s_i qd_i
    a_i = Ad(f^-1) a_parent + s_i qdd_i + [v_i, s_i qd_i]
    f_i = I_i a_i + [v_i, I_i v_i] + sum over children c of Ad(f_c) f_c,      tau_i = s_i ^ f_i

    I_i = [[-m[r], m 1], [I - m[r]^2, m[r]]]                                       (PBP95 eq. 28)

Motions are (angular, linear), forces (force, moment): the halves of a wrench are exchanged, and the
product (a, b) ^ (c, d) = a.d + b.c replaces the inner product. Then forces transform like motions.
With E for the exchange of halves, E Ad*(f^-1) E = Ad(f) and -E ad*(v) E = ad(v), so that
one map and one bracket do what (24)-(27) do with two of each and their duals (Featherstone 1987).
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.shared.joint_screws import project
from symdyn.formulations.shared.tip_wrenches import TipWrenches, add_tip_wrenches
from symdyn.lie import ZERO_PAIR, Ad, Twist, Wrench, ad, add_pairs, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector

Force = tuple[vec.Vec3, vec.Vec3]
"""(force, moment), the other way round than a wrench."""


def exchange(pair: Wrench | Force) -> Wrench | Force:
    """E: the halves change places, from (moment, force) to (force, moment) and back."""
    return (pair[1], pair[0])


def inverse_dynamics(
    robot: Robot,
    q: Sequence[Scalar],
    qd: Sequence[Scalar],
    qdd: Sequence[Scalar],
    f_tip: TipWrenches = None,
) -> list[Scalar]:
    """The joint forces tau that make the robot accelerate by qdd at the state q, qd."""
    f = robot.transforms(q)
    twists, accelerations = link_motions(robot, q, qd, qdd, vec.scale(-1, robot.gravity))
    outside: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    add_tip_wrenches(robot, outside, f_tip)
    forces: list[Force] = []
    for i, (v, a) in enumerate(zip(twists, accelerations, strict=True)):
        own = add_pairs(_times(robot, i, a), ad(v, _times(robot, i, v)))
        _name(own, f"link {i + 1}: net force f, moment n", "fn", i)
        forces.append(add_pairs(own, exchange(outside[i])) if f_tip else own)
    for i in reversed(range(len(robot.links))):
        parent = robot.joints[i].parent
        if parent != BASE:
            forces[parent] = add_pairs(forces[parent], Ad(f[i], forces[i]))
            title = f"joint {parent + 1}: force F at it, moment N, including those of joint {i + 1}"
            _name(forces[parent], title, "FN", parent)
    return project(robot, [exchange(force) for force in forces], qdd)


def _times(robot: Robot, i: int, v: Twist) -> Force:
    """I v = (m v - mc x w, I w + mc x v): the rows of (28), which are those of J exchanged."""
    return exchange(robot.links[i].inertia @ v)


def _name(force: Force, title: str, names: str, i: int) -> None:
    label_vector(force[0], f"{names[0]}{i + 1}", title)
    label_vector(force[1], f"{names[1]}{i + 1}", title)
