"""Twists of the links, and gravity in their axes, from link to link.

V_i = Ad(f^-1) V_parent + S_i qd_i                                              (PBP95 eq. 24)
g_i = R^T g_parent
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from symdyn.formulations.shared.joint_screws import joint_rate
from symdyn.lie import SE3, Ad_inverse, Twist, Vec3, add_pairs, vec
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar, label_vector


def link_twists(robot: Robot, f: Sequence[SE3], qd: Sequence[Scalar]) -> Iterator[Twist]:
    """V of one link after the other, each in its own frame, where f are the transforms.

    What is computed from a twist before the next is asked for stands next to it in emitted code.
    """
    twists: list[Twist] = []
    for i, joint in enumerate(robot.joints):
        V = joint_rate(robot, i, qd)
        if joint.parent != BASE:
            V = add_pairs(Ad_inverse(f[i], twists[joint.parent]), V)
        title = f"link {i + 1}: twist (angular w, linear v)"
        label_vector(V[0], f"w{i + 1}", title)
        label_vector(V[1], f"v{i + 1}", title)
        twists.append(V)
        yield V


def gravity_in_links(robot: Robot, f: Sequence[SE3]) -> list[Vec3]:
    """The acceleration of free fall in the axes of every link, where f are the transforms."""
    falling: list[Vec3] = []
    for i, joint in enumerate(robot.joints):
        above = robot.gravity if joint.parent == BASE else falling[joint.parent]
        falling.append(vec.apply(vec.transpose(f[i].R), above))
    return falling
