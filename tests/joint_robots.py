"""Random trees of all types of joints, and states of them that lie on their manifolds."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.robot.inertia import Inertia
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import BASE, Constraint, Frame, Joint, Link, Passive, Robot, Rotor
from symdyn.robot.placement import UNMOVED, Placement

Array = NDArray[np.float64]

HOLONOMIC = tuple(kind for kind in MOTIONS if kind != "modal")


def random_tree(seed: int, types: tuple[str, ...] = tuple(MOTIONS), links: int = 5) -> Robot:
    """A tree of joints of the given types in odd places, with bodies of any inertia.

    The first links have joints of as many different types as there are.
    """
    rng = random.Random(seed)
    order = list(types)
    rng.shuffle(order)
    kinds = [order[k % len(order)] for k in range(links)]
    joints, bodies = [], []
    for i, kind in enumerate(kinds):
        parent = BASE if i == 0 else rng.randrange(max(BASE, i - 3), i)
        tail = _placement(rng) if rng.random() < 0.3 else UNMOVED
        joints.append(
            Joint(
                f"j{i}",
                kind,
                parent,
                _placement(rng),
                _axis(rng),
                tail,
                pitch=rng.uniform(0.05, 0.3) if kind == "helical" else 0,
                modes=_modes(rng) if kind == "modal" else (),
            )
        )
        bodies.append(Link(f"l{i}", _body(rng)))
    gravity = (rng.uniform(-3, 3), rng.uniform(-3, 3), -9.81)
    return Robot(f"tree{seed}", tuple(joints), tuple(bodies), gravity=gravity)


def driven(robot: Robot, seed: int = 1) -> Robot:
    """The robot with rotors, friction and springs at all its joints of one DoF."""
    rng = np.random.default_rng(seed)
    joints = []
    for joint in robot.bind().joints:
        if joint.nq == 1:
            law = Passive(*rng.uniform(0.1, 1, 6).round(2).tolist())
            law = replace(law, smoothing=float(rng.integers(0, 2)) / 8)
            joint = replace(joint, rotor=Rotor(round(rng.uniform(0.1, 1), 2)), passive=law)
        joints.append(joint)
    return replace(robot.bind(), joints=tuple(joints))


def inclined_slides(seed: int, links: int = 3) -> Robot:
    """A tree of prismatic and helical joints in odd places, with drives and offsets of q."""
    robot = driven(random_tree(seed, ("prismatic", "helical"), links), seed)
    joints = (replace(j, q_offset=0.3 - 0.2 * i) for i, j in enumerate(robot.joints))
    return replace(robot, joints=tuple(joints))


def with_free_base(robot: Robot) -> Robot:
    """The robot on a body that nothing holds."""
    base = Joint("free", "floating", BASE, UNMOVED)
    body = Link("ship", Inertia(5, 0.1, 0.2, 0, 1, 0, 1, 0, 0, 1))
    above = (replace(joint, parent=joint.parent + 1) for joint in robot.joints)
    return Robot("free", (base, *above), (body, *robot.links), gravity=robot.gravity)


def with_stops(robot: Robot) -> Robot:
    """The robot with friction before sliding at every joint of one DoF."""
    joints = [
        replace(joint, passive=replace(joint.passive, stops=((0.1, 2.0 + i), (0.01, 0.5))))
        if joint.nq == 1
        else joint
        for i, joint in enumerate(robot.joints)
    ]
    return replace(robot, joints=tuple(joints))


def with_fewer_motors(robot: Robot) -> Robot:
    """The robot without a motor at every other joint, from the second on."""
    own = [i for i, joint in enumerate(robot.joints) if joint.mimic is None]
    return replace(
        robot,
        joints=tuple(
            replace(joint, actuated=own.index(i) % 2 == 0) if i in own else joint
            for i, joint in enumerate(robot.joints)
        ),
    )


def without_motor_at_root(robot: Robot) -> Robot:
    """The robot with motors everywhere but at the first joint that follows no other."""
    own = next(i for i, joint in enumerate(robot.joints) if joint.mimic is None)
    return replace(
        robot,
        joints=tuple(
            joint if joint.mimic else replace(joint, actuated=i != own)
            for i, joint in enumerate(robot.joints)
        ),
    )


def with_loop(robot: Robot) -> Robot:
    """The robot with a frame on its last link held against its first one, or against the base."""
    last = len(robot.links) - 1
    frames = (*robot.frames, Frame("end_a", last, _AWAY), Frame("end_b", min(0, last - 1), _AWAY))
    held = (Constraint("loop", "end_a", "end_b", ("rx", "ry", "x", "y", "z")),)
    return replace(robot, frames=frames, constraints=held)


_AWAY = Placement.from_xyz_rpy((0.1, 0.2, -0.3), (0.4, 0.5, -0.6))


def random_state(robot: Robot, seed: int = 0) -> dict[str, Array]:
    """q on the manifold, and qd, qdd, tau anywhere."""
    rng = np.random.default_rng(seed)
    state = {"q": np.array(robot.random_position(lambda a, b: float(rng.uniform(a, b))))}
    return state | {name: rng.uniform(-2, 2, robot.nv) for name in ("qd", "qdd", "tau")}


def _placement(rng: random.Random) -> Placement:
    xyz = tuple(round(rng.uniform(-0.5, 0.5), 3) for _ in range(3))
    rpy = tuple(round(rng.uniform(-1.5, 1.5), 3) for _ in range(3))
    return Placement.from_xyz_rpy(xyz, rpy)


def _axis(rng: random.Random) -> tuple[Any, Any, Any]:
    if rng.random() < 0.5:
        unit = [0, 0, 0]
        unit[rng.randrange(3)] = rng.choice((-1, 1))
        return (unit[0], unit[1], unit[2])
    x, y, z = (rng.gauss(0, 1) for _ in range(3))
    length = (x * x + y * y + z * z) ** 0.5
    return (x / length, y / length, z / length)


def _modes(rng: random.Random) -> tuple[Any, ...]:
    def column() -> Any:
        six = [round(rng.uniform(-1, 1), 2) for _ in range(6)]
        return (tuple(six[:3]), tuple(six[3:]))

    return tuple(column() for _ in range(rng.randint(1, 5)))


def _body(rng: random.Random) -> Inertia:
    mass = rng.uniform(0.5, 3)
    com = tuple(rng.uniform(-0.3, 0.3) for _ in range(3))
    A = np.array([[rng.uniform(-0.3, 0.3) for _ in range(3)] for _ in range(3)])
    spread = A @ A.T + 0.01 * np.eye(3)
    tensor = np.trace(spread) * np.eye(3) - spread
    return Inertia.about_com(mass, com, tuple(map(tuple, tensor.tolist())))
