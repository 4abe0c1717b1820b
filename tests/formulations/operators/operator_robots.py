"""Robots, states and comparisons that the tests of the operators share."""

from dataclasses import replace

import numpy as np

from symdyn.formulations.matrices import composite_body
from symdyn.graph import Graph, evaluate
from symdyn.robot import from_dh, load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Joint, Link, Robot, Rotor
from symdyn.robot.placement import UNMOVED, Placement
from symdyn.robot.read.urdf import read_urdf
from tests.strategies import random_state, random_urdf

BODY = {"mass": 2.0, "com": [0.1, -0.2, 0.3], "inertia": {"xx": 0.5, "yy": 0.6, "zz": 0.7}}
TABLE = [
    {"theta": 0.3, "d": 0.4, "a": 0.5, "alpha": 0.6, **BODY},
    {"theta": -0.7, "d": 0.2, "a": -0.3, "alpha": 1.1, "type": "prismatic", **BODY},
    {"theta": 1.3, "d": -0.4, "a": 0.2, "alpha": -0.5, **BODY},
]
"""Standard Denavit-Hartenberg: the link frame is off the axis, so that screws have both halves."""

NAMED = {name: load(name).bind() for name in ("puma560", "panda", "stanford")}
NAMED["table"] = from_dh(TABLE)
# branches (500, 505, 508, 517), two of them at the base (517), sliding joints, links without mass
RANDOM = {
    f"random-{k}": read_urdf(random_urdf(k), "random.urdf") for k in (500, 502, 505, 508, 517)
}
OWN = NAMED | RANDOM
"""Robots whose joints all move on their own."""
ROBOTS = OWN | {"followers": read_urdf(random_urdf(503), "random.urdf")}


def state_of(robot, seed=7):
    """q, qd, qdd and tau as floats."""
    return tuple([float(x) for x in values] for values in random_state(robot, seed))


def with_rotors(robot):
    """The same with rotors on two joints of three."""
    joints = (replace(j, rotor=Rotor(0.1 * (i % 3))) for i, j in enumerate(robot.joints))
    return replace(robot, joints=tuple(joints))


def random_frames(robot, seed):
    """A Q_i for every link."""
    rng = np.random.default_rng(seed)
    return [
        Placement.from_xyz_rpy(
            tuple(map(float, rng.uniform(-0.5, 0.5, 3))), tuple(map(float, rng.uniform(-3, 3, 3)))
        )
        for _ in robot.links
    ]


def arrays(container, kind=float):
    """The matrices of a dataclass as NumPy arrays, properties included."""
    made = [k for k, v in vars(type(container)).items() if isinstance(v, property)]
    return {name: np.array(getattr(container, name), kind) for name in [*vars(container), *made]}


def far(a, b):
    """The largest difference of two arrays, against the size of the second (at least 1)."""
    a, b = np.array(a, float), np.array(b, float)
    assert a.shape == b.shape
    return np.abs(a - b).max(initial=0.0) / max(1.0, np.abs(b).max(initial=0.0))


def close(a, b, tolerance=1e-11):
    """Equal to rounding."""
    assert far(a, b) <= tolerance


def mass_matrix(robot, q):
    """M(q) as an array."""
    return np.array(composite_body.mass_matrix(robot, q), float)


def on_graph(derivation, robot, *state):
    """The values of a derivation that was made on the graph."""
    graph = Graph()
    symbols = [[graph.symbol(f"{k}_{i}") for i in range(len(x))] for k, x in enumerate(state)]
    flat = []

    def collect(value):
        if isinstance(value, (list, tuple)):
            return [collect(item) for item in value]
        flat.append(graph.constant(value))
        return len(flat) - 1

    shape = collect(derivation(robot, *symbols))
    pairs = zip(symbols, state, strict=True)
    values = {s: x for names, numbers in pairs for s, x in zip(names, numbers, strict=True)}
    found = evaluate(flat, values)

    def restore(item):
        return [restore(x) for x in item] if isinstance(item, list) else found[item]

    return restore(shape)


# -- arms of a few links ---------------------------------------------------------------------

POINT = Inertia(m=2.0, mcx=1.0, Iyy=0.5, Izz=0.5)
"""A point mass of 2 kg half a metre along x."""


def arm(*bodies, axes, types=None, places=None):
    """A chain of joints about (or along) these axes."""
    n = len(bodies)
    types = types or ["revolute"] * n
    places = places or [UNMOVED] * n
    joints = tuple(Joint(f"joint{i + 1}", types[i], i - 1, places[i], axes[i]) for i in range(n))
    return Robot("arm", joints, tuple(Link(f"link{i + 1}", J) for i, J in enumerate(bodies)))


X, Y, Z = (1, 0, 0), (0, 1, 0), (0, 0, 1)
ODD = (0.36, 0.48, 0.8)
ALONG_X = Placement.from_xyz_rpy((0.7, 0, 0), (0, 0, 0))
BOX = Inertia(m=1.0, Ixx=0.3, Iyy=0.4, Izz=0.5)

SINGULAR_BUT_FINE = {
    "point masses in a plane": arm(POINT, POINT, POINT, axes=(Z,) * 3, places=[ALONG_X] * 3),
    "a massless shoulder": arm(Inertia(), Inertia(), BOX, axes=(Z, Y, X), places=[ALONG_X] * 3),
    "a massless slide": arm(
        Inertia(), BOX, axes=(X, Z), types=["prismatic", "revolute"], places=[ALONG_X] * 2
    ),
    "a point mass on a gimbal": arm(Inertia(), POINT, axes=(Z, Y)),
    "everything tiny": arm(Inertia(m=1e-20, Izz=1e-20), axes=(Z,)),
}
"""Some Jhat_k has no inverse, but every Omega_k has."""
