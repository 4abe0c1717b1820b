"""Newton-Euler minus Lagrange minus the classics is the empty dictionary, parameters symbolic.

Every formulation of tau in the table is expanded into its normal form, with all parameters open:
the ten inertial ones of every link and every length and angle of the geometry. Where a formulation
divides by masses (those about centres of mass), 1/m is a symbol of its own until the end.
"""

from dataclasses import replace
from functools import cache

import pytest

from symdyn.functions.rows import FUNCTIONS
from symdyn.graph.normal.harmonics import normal_forms
from symdyn.robot import from_dh, load
from tests.formulations.inverse.test_classical import Reciprocals, cancelled

REFERENCE = "newton-euler"
OTHERS = [name for name in FUNCTIONS["inverse_dynamics"].methods if name != REFERENCE]


def first_joints(name, n):
    """The first joints of a built-in arm, whose last link is the tip."""
    robot = load(name).bind()
    frames = tuple(frame for frame in robot.frames if frame.link < n)
    return replace(
        robot,
        name=f"{name}{n}",
        joints=robot.joints[:n],
        links=robot.links[:n],
        frames=frames,
        tips=(robot.links[n - 1].name,),
        parameters=(),
    )


def spherical_wrist():
    """Three revolute joints whose axes meet, of general inertias."""
    inertia = {"xx": 0.3, "yy": 0.2, "zz": 0.25, "xy": 0.01, "xz": 0.02, "yz": 0.03}
    body = {"mass": 1.5, "com": [0.1, 0.2, 0.3], "inertia": inertia}
    rows = [{"alpha": alpha, **body} for alpha in ("pi/2", "-pi/2", 0)]
    return from_dh(rows, "standard", name="wrist")


SMALL = ("planar2r", "planar3r", "cartpole", "scara")
ROBOTS = {
    **{f"{name}, as declared": load(name).symbolic("declared") for name in SMALL},
    **{f"{name}, general links": load(name).symbolic("declared", "inertial") for name in SMALL},
    "wrist": spherical_wrist().symbolic("inertial"),
    "stanford3": first_joints("stanford", 3).symbolic("inertial"),
    "puma3": first_joints("puma560", 3).symbolic("inertial"),
    "wrist, general geometry": spherical_wrist().symbolic("inertial", "geometry"),
    "stanford3, general geometry": first_joints("stanford", 3).symbolic("inertial", "geometry"),
    "puma3, general geometry": first_joints("puma560", 3).symbolic("inertial", "geometry"),
}
FAST = ("newton-euler-classical",)


def takes_long(name, method):
    """A chain of three turns in general directions, expanded in every angle."""
    if name == "puma3, general geometry":
        return True
    return name == "wrist, general geometry" and method not in FAST


PAIRS = [
    pytest.param(name, method, marks=[pytest.mark.slow] * takes_long(name, method))
    for name in ROBOTS
    for method in OTHERS
]


def closed_forms(robot, method):
    """The normal forms of tau by one formulation, over all open parameters."""
    graph = Reciprocals()
    n = robot.nv
    p = {f.name: graph.symbol(f.name) for f in robot.symbolic_parameters}
    q, qd, qdd = ([graph.symbol(f"{x}_{k}") for k in range(n)] for x in ("q", "qd", "qdd"))
    tau = FUNCTIONS["inverse_dynamics"].methods[method](robot.exact().bind(p), q, qd, qdd)
    return normal_forms([graph.constant(t) for t in tau])


@cache
def reference(name):
    return closed_forms(ROBOTS[name], REFERENCE)


def differences(one, two):
    """The normal form of the difference, the quotients by masses cancelled."""
    return [cancelled(a - b) for a, b in zip(one, two, strict=True)]


@pytest.mark.sample(20)
@pytest.mark.parametrize(("name", "method"), PAIRS)
def test_formulations_are_symbolically_equal(name, method):
    expected = reference(name)
    assert sum(form.size for form in expected) > 4
    found = closed_forms(ROBOTS[name], method)
    assert differences(found, expected) == [{}] * len(expected)


STANDARD = {"joint1.d", "joint1.theta"}
STANDARD |= {f"link1.{x}" for x in ("mcy", "mcz", "Ixx", "Ixy", "Ixz")}
MODIFIED = {"joint1.d", "joint1.a"}
MODIFIED |= {f"link1.{x}" for x in ("m", "mcz", "Ixx", "Ixy", "Iyy", "Ixz", "Iyz")}
"""The first link only turns, about a vertical axis (standard rows) or a tilted one (modified)."""


@pytest.mark.parametrize(
    ("name", "without_effect"), [("wrist", STANDARD), ("stanford3", STANDARD), ("puma3", MODIFIED)]
)
def test_every_parameter_is_open_and_enters_unless_it_has_no_effect(name, without_effect):
    name = f"{name}, general geometry"
    names = {p.name for p in ROBOTS[name].symbolic_parameters}
    assert len(names) == 3 * 10 + 3 * 4
    entering = set()
    for form in reference(name):
        for (angles, _), polynomial in form.terms.items():
            entering.update(dict(angles), *map(dict, polynomial))
    assert names - entering == without_effect


@pytest.mark.slow
@pytest.mark.parametrize("method", ["newton-euler-classical", "hollerbach-3x3", "lagrange"])
def test_a_general_arm_of_four_joints_with_one_that_slides(method):
    """A SCARA whose axes may point anywhere."""
    robot = load("scara").symbolic("all")
    expected = closed_forms(robot, REFERENCE)
    assert sum(form.size for form in expected) > 80_000
    assert differences(closed_forms(robot, method), expected) == [{}] * 4
