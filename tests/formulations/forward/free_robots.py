"""Robots on a free base and the like that tests of forward dynamics and of operators share."""

from __future__ import annotations

import random

from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement


def two_arms() -> Robot:
    """A free body with two arms: one has a ball for a shoulder, the other six plain joints."""
    rng = random.Random(3)
    joints = [Joint("body", "floating", BASE, UNMOVED)]
    links = [Link("body", _body(rng, 5.0))]
    right = ("spherical", "revolute", "helical", "modal")
    left = ("revolute", "prismatic", "revolute", "planar")
    modes = (((1, 0, 0), (0, 0.2, 0)), ((0, 1, 0), (0, 0, 0.1)))
    for arm, kinds in (("right", right), ("left", left)):
        parent = 0
        for k, kind in enumerate(kinds):
            xyz = tuple(rng.uniform(-0.3, 0.3) for _ in range(3))
            place = Placement.from_xyz_rpy(xyz, (0.3 * k, -0.2, 0.1 * k))
            pitch = 0.1 if kind == "helical" else 0
            chosen = modes if kind == "modal" else ()
            axis = (0, 0, 1) if k % 2 else (0.36, 0.48, 0.8)
            joints.append(Joint(f"{arm}{k}", kind, parent, place, axis, pitch=pitch, modes=chosen))
            parent = len(links)
            links.append(Link(f"{arm}{k}", _body(rng, 1.0)))
    return Robot("two_arms", tuple(joints), tuple(links), gravity=(1.5, -2.5, -9.0))


def _body(rng: random.Random, mass: float) -> Inertia:
    com = tuple(rng.uniform(-0.1, 0.1) for _ in range(3))
    a, b, c = (mass * rng.uniform(0.01, 0.02) for _ in range(3))
    tensor = ((b + c, 0.001, 0.002), (0.001, a + c, 0.003), (0.002, 0.003, a + b))
    return Inertia.about_com(mass, com, tensor)


LIBRARY = {
    name: load(name).bind()
    for name in ("quadruped", "two_arm_satellite", "mobile_manipulator", "ball_chain")
}
FREE = {"quadruped": LIBRARY["quadruped"], "two arms": two_arms()}
"""Robots that nothing holds."""
