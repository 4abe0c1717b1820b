"""Robots on a free base that the tests of forward dynamics and of the operators share."""

from __future__ import annotations

import random

from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED, Placement


def quadruped() -> Robot:
    """A free trunk with four legs of three hinges, axes along x and y, as real ones have them."""
    rng = random.Random(14)
    joints = [Joint("trunk", "floating", BASE, UNMOVED)]
    links = [Link("trunk", _body(rng, 7.0))]
    for leg, (x, y) in enumerate(((0.2, 0.05), (0.2, -0.05), (-0.2, 0.05), (-0.2, -0.05))):
        out = 0.08 if y > 0 else -0.08
        parent = 0
        for part, axis, at in (
            ("hip", (1, 0, 0), (x, y, 0.0)),
            ("thigh", (0, 1, 0), (0.0, out, 0.0)),
            ("shank", (0, 1, 0), (0.0, 0.0, -0.21)),
        ):
            place = Placement.from_xyz_rpy(at, (0, 0, 0))
            joints.append(Joint(f"{part}{leg}", "revolute", parent, place, axis))
            parent = len(links)
            links.append(Link(f"{part}{leg}", _body(rng, 1.0)))
    return Robot("quadruped", tuple(joints), tuple(links))


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
