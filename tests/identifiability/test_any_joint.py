"""Base parameters of robots with joints of any DoF, beside Pinocchio's regressor."""

from __future__ import annotations

import random
from dataclasses import replace
from math import pi

import numpy as np
import pytest

from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.graph import Graph
from symdyn.identifiability import base_parameters, explain
from symdyn.identifiability.base_parameters import BaseParameters
from symdyn.identifiability.base_robot import with_base_parameters
from symdyn.robot.inertia import Inertia
from symdyn.robot.joints import MOTIONS
from symdyn.robot.model import BASE, Joint, Link, Mimic, Parameter, Robot
from symdyn.robot.placement import UNMOVED, Move, Placement
from symdyn.verification.oracles.libraries import pinocchio_oracle
from symdyn.verification.reference.base_parameters import basis_defect
from symdyn.verification.reference.precise_rank import energies, precise_rank
from tests.identifiability.oracles import numerical_rank, shaken
from tests.joint_robots import random_state, random_tree

TORQUES = 1e-9
NOWHERE, DOWN, ODD = (0, 0, 0), (0, 0, -9.81), (1.5, -2, -9.81)
X, Y, Z = (1, 0, 0), (0, 1, 0), (0, 0, 1)
BODY = Inertia(1, 0.1, 0.2, 0.3, 2, 0.1, 2, 0.2, 0.1, 2)
SOFT_FINGER = ((X, (0, 0, 0)), (Y, (0, 0, 0)))
SHIFTS = (((0, 0, 0), X), ((0, 0, 0), Y))
RULED = tuple(kind for kind in MOTIONS if kind not in ("helical", "modal"))
"""The types for which `joint_rules.py` knows everything, without a look at the regressor."""


def assert_numerical_rank(
    robot: Robot, count: int | None = None, values: dict[str, float] | None = None
) -> BaseParameters:
    """As many base parameters as Pinocchio's regressor has columns of its own, same torques."""
    base = base_parameters(robot)
    oracle = pinocchio_oracle(robot.bind(values))
    states = [random_state(robot, seed) for seed in range(30 + 100 // robot.nv)]
    Y = np.concatenate([oracle.regressor(s["q"], s["qd"], s["qdd"]) for s in states])
    assert len(base.kept) == numerical_rank(Y)
    assert count in (None, len(base.kept))
    grouped = Y[:, base.kept] @ base.matrix(values)
    assert np.abs(Y - grouped).max() <= TORQUES * np.abs(Y).max()
    return base


# -- trees in odd places, and trees full of coincidences -----------------------------------


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(10))
def test_random_trees(seed):
    assert_numerical_rank(random_tree(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_many_random_trees(seed):
    assert_numerical_rank(random_tree(1000 + seed, links=2 + seed % 6))


@pytest.mark.sample(15)
@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("types", [RULED, tuple(MOTIONS)], ids=["ruled", "all"])
def test_trees_of_special_geometry(types, seed):
    assert_numerical_rank(special_tree(seed, types))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
@pytest.mark.parametrize("types", [RULED, tuple(MOTIONS)], ids=["ruled", "all"])
def test_many_trees_of_special_geometry(types, seed):
    assert_numerical_rank(special_tree(1000 + seed, types, links=2 + seed % 4))


def special_tree(seed: int, types: tuple[str, ...], links: int = 4) -> Robot:
    """Joints whose axes are parallel or meet, with and without gravity; few of them float."""
    rng = random.Random(seed)
    joints, bodies = [], []
    kinds = [kind for kind in types if kind != "floating" or rng.random() < 0.3]
    for i in range(links):
        kind = rng.choice(kinds)
        joints.append(
            Joint(
                f"j{i}",
                kind,
                BASE if i == 0 else rng.randrange(max(BASE + 1, i - 2), i),
                _special_placement(rng),
                rng.choice((X, Y, Z, Z, (0, 0.6, 0.8))),
                _special_placement(rng) if rng.random() < 0.2 else UNMOVED,
                pitch=rng.choice((0.1, -0.25)) if kind == "helical" else 0,
                modes=_special_modes(rng) if kind == "modal" else (),
            )
        )
        bodies.append(Link(f"l{i}", BODY))
    gravity = rng.choice((NOWHERE, NOWHERE, DOWN, ODD))
    return Robot(f"special{seed}", tuple(joints), tuple(bodies), gravity=gravity)


def _special_placement(rng: random.Random) -> Placement:
    moves = []
    if rng.random() < 0.5:
        moves.append(Move(rng.choice("xyz"), rng.choice((0.3, -0.2))))
    if rng.random() < 0.4:
        moves.append(Move("r" + rng.choice("xyz"), rng.choice((pi / 2, pi / 2, pi / 3, 0.4))))
    return Placement(tuple(moves))


def _special_modes(rng: random.Random):
    none = (0, 0, 0)
    kinds = (
        [(axis, none) for axis in (X, Y, Z)],
        [(none, axis) for axis in (X, Y, Z)],
        [(Z, none), (none, Z), (X, (0, 0.3, 0)), (Z, (0, 0, 0.1))],
    )
    modes = rng.choice(kinds)
    return tuple(rng.sample(modes[:3], rng.randint(1, 3))) if rng.random() < 0.8 else (modes[-1],)


# -- one case each -------------------------------------------------------------------------


def chain(*joints: tuple[object, ...], gravity=DOWN) -> Robot:
    """One joint behind the other, each given by its type, axis and the moves that lead to it."""
    rows = []
    for i, (kind, axis, *moves) in enumerate(joints):
        modes = axis if kind == "modal" else ()
        rows.append(
            Joint(
                f"j{i}",
                kind,
                i - 1,
                Placement(tuple(Move(name, amount) for name, amount in moves)),
                Z if kind == "modal" else axis,
                pitch=0.1 if kind == "helical" else 0,
                modes=modes,
            )
        )
    links = tuple(Link(f"l{i}", BODY) for i in range(len(rows)))
    return Robot("chain", tuple(rows), links, gravity=gravity)


def test_a_free_body_has_all_ten():
    for gravity in (DOWN, NOWHERE):
        base = assert_numerical_rank(chain(("floating", Z), gravity=gravity), 10)
        assert base.groups == tuple({k: 1} for k in range(10))


def test_a_quadruped_loses_what_each_joint_of_its_legs_cannot_feel():
    def leg(name, x, y):
        return [(f"{name}1", X, (x, y, 0)), (f"{name}2", Y, (0, y, 0)), (f"{name}3", Y, (0, 0, -1))]

    corners = {"a": (1, 1), "b": (1, -1), "c": (-1, 1), "d": (-1, -1)}
    joints = [Joint("free", "floating", BASE, UNMOVED)]
    for corner, (x, y) in corners.items():
        for k, (name, axis, place) in enumerate(leg(corner, 0.2 * x, 0.1 * y)):
            parent = 0 if k == 0 else len(joints) - 1
            placement = Placement.from_xyz_rpy(place, (0, 0, 0))
            joints.append(Joint(name, "revolute", parent, placement, axis))
    links = tuple(Link(f"l{i}", BODY) for i in range(len(joints)))
    assert_numerical_rank(Robot("quadruped", tuple(joints), links, gravity=DOWN), 10 + 12 * 7)


@pytest.mark.parametrize(
    ("count", "gravity", "joints"),
    [
        (9, DOWN, [("spherical", Z)]),  # all but the mass in its centre
        (6, NOWHERE, [("spherical", Z)]),  # the inertia about its centre
        (7, NOWHERE, [("revolute", Z), ("spherical", Z, ("z", 0.3))]),  # on an axis that is still
        (10, NOWHERE, [("revolute", Z), ("spherical", Z, ("x", 0.3))]),
        (10, NOWHERE, [("prismatic", Z), ("spherical", Z)]),
        (11, NOWHERE, [("revolute", Z), ("prismatic", Z), ("spherical", Z)]),
        (12, NOWHERE, [("spherical", Z), ("spherical", Z)]),  # one centre
        (15, NOWHERE, [("spherical", Z), ("spherical", Z, ("x", 0.3))]),
        (11, NOWHERE, [("spherical", Z), ("revolute", X, ("x", 0.3))]),  # through the centre
        (13, NOWHERE, [("spherical", Z), ("revolute", Z, ("x", 0.3))]),
        (4, DOWN, [("planar", Z)]),  # mass, moments across the axis, moment about it
        (7, DOWN, [("planar", Z), ("revolute", Z, ("x", 0.3))]),
        (5, NOWHERE, [("revolute", Z), ("planar", Z, ("x", 0.3))]),
        (8, NOWHERE, [("revolute", Z), ("planar", Z), ("revolute", Z)]),
        (11, DOWN, [("planar", Z), ("revolute", Y, ("x", 0.3))]),
        (1, NOWHERE, [("helical", Z)]),  # mass and moment tied together
        (2, DOWN, [("helical", Z)]),
        (3, (0, -9.81, 0), [("helical", Z)]),
        (4, ODD, [("helical", Z)]),
        (14, DOWN, [("floating", Z), ("prismatic", X)]),
        (19, DOWN, [("floating", Z), ("helical", X)]),
        (19, DOWN, [("floating", Z), ("planar", X)]),
        (19, DOWN, [("floating", Z), ("spherical", X)]),
        (20, DOWN, [("floating", Z), ("modal", SOFT_FINGER)]),
        (19, DOWN, [("floating", Z), ("modal", SHIFTS)]),
        (1, DOWN, [("modal", SHIFTS)]),
    ],
)
def test_counts(count, gravity, joints):
    assert_numerical_rank(chain(*joints, gravity=gravity), count)


@pytest.mark.parametrize("small", [1e-5, 1e-12])
@pytest.mark.parametrize(
    "joints",
    [
        [("revolute", Z), ("spherical", Z, ("x", "small"))],
        [("planar", Z), ("revolute", Z, ("x", 0.3), ("rx", "small"))],
        [("helical", Z), ("helical", Z, ("rx", "small"), ("x", "small")), ("planar", Z)],
        [("modal", SOFT_FINGER), ("revolute", Z, ("x", "small"))],
    ],
    ids=lambda joints: " ".join(joint[0] for joint in joints),
)
def test_nearly_special_geometry(joints, small):
    """Singular values in doubles are in doubt here; those of many digits are not."""

    def place(kind, axis, *moves):
        return (kind, axis, *((name, small if x == "small" else x) for name, x in moves))

    robot = chain(*(place(*joint) for joint in joints), gravity=NOWHERE)
    assert len(base_parameters(robot).kept) == precise_rank(energies(robot))
    assert basis_defect(robot, base_parameters(robot).base_names) == 0


# -- open geometry, followers, and the words for it ----------------------------------------


@pytest.mark.parametrize(
    "joints",
    [
        [("helical", Z, ("x", 0.2)), ("revolute", Y, ("x", 0.3)), ("spherical", Z, ("z", 0.3))],
        [("planar", Z), ("revolute", Z, ("x", 0.3)), ("helical", X, ("y", 0.1))],
        [("floating", Z), ("revolute", Z, ("x", 0.3)), ("spherical", Z, ("z", 0.3))],
        [("modal", SOFT_FINGER), ("revolute", Z, ("x", 0.3)), ("spherical", Z, ("z", 0.3))],
        [("revolute", Z, ("x", 0.3)), ("modal", SHIFTS, ("y", 0.2), ("rx", 0.4))],
    ],
    ids=lambda joints: " ".join(joint[0] for joint in joints),
)
def test_open_geometry(joints):
    robot = chain(*joints, gravity=ODD).symbolic("geometry")
    assert_numerical_rank(robot, values=shaken(robot))


def test_an_open_pitch_is_in_the_groups():
    graph = Graph()
    robot = chain(("helical", Z), gravity=NOWHERE)
    joint = replace(robot.joints[0], pitch=graph.symbol("h"))
    robot = replace(robot, joints=(joint,), parameters=(Parameter("h", 0.1, "m/rad"),))
    base = assert_numerical_rank(replace(robot, symbolic_names=("h",)), 1, {"h": 0.3})
    assert str(base.groups[0][0]) == "h*h"  # Izz + h^2 m


@pytest.mark.parametrize("root", ["floating", "spherical", "planar", "helical"])
def test_followers_behind_any_joint(root):
    robot = chain((root, Z), ("revolute", Y, ("x", 0.3)), ("helical", Y, ("x", 0.2)))
    first, second, third = robot.joints
    third = replace(third, mimic=Mimic(1, -0.5, 0.2), scale=2, q_offset=pi / 6)
    assert_numerical_rank(replace(robot, joints=(first, second, third)))


def test_base_parameters_stand_for_the_bodies():
    robot = random_tree(4)
    state = random_state(robot)
    q, qd, qdd = (state[name].tolist() for name in ("q", "qd", "qdd"))
    torques = pinocchio_oracle(robot).inverse_dynamics(q, qd, qdd)
    based = with_base_parameters(robot).bind()
    found = np.array(inverse_dynamics(based, q, qd, qdd), float)
    assert np.abs(found - torques).max() <= TORQUES * np.abs(torques).max()


def test_every_joint_says_why():
    arm = chain(
        ("helical", X),
        ("modal", SOFT_FINGER, ("x", 0.3)),
        ("spherical", Z),
        ("planar", (0, 0.6, 0.8), ("x", 0.2)),
        ("floating", Z),
    )
    text = explain(assert_numerical_rank(arm))
    for line in (
        "Joint 5, j4, floating\nThe link moves freely. All its inertial parameters affect",
        "Joint 4, j3, planar across (0, 0.6, 0.8)\nEqual moments of inertia about all",
        "Joint 3, j2, spherical\nA mass at the center of the joint has no",
        "Joint 2, j1, modal, 2 modes\nThe link can have any position",
        "Joint 1, j0, helical about x with pitch 0.1\nThe link rotates only about one",
        "are tied: 1, helical; 2, modal\nIn all motions left to them these parameters count as\n"
        "  m1 = 0.01*Ixx1\n",
    ):
        assert line in text
    still = explain(base_parameters(chain(("spherical", Z), gravity=NOWHERE)), "latex")
    assert "The center of the joint is fixed in space and there is no gravity" in still
    assert "Without effect: $m_{1}$, $\\mathit{mc}_{x1}$" in still
