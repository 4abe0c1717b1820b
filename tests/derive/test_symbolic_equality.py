"""Newton-Euler minus Lagrange minus the classics is the empty dictionary, parameters symbolic."""

from dataclasses import replace

import pytest

from symdyn.functions import FUNCTIONS
from symdyn.graph import Graph
from symdyn.graph.harmonics import normal_forms
from symdyn.robot import from_dh, load

METHODS = (
    "newton-euler",
    "newton-euler-classical",
    "newton-euler-base-axes",
    "lagrange",
    "hollerbach-4x4",
    "hollerbach-3x3",
)
"""Those about centres of mass divide by masses; `test_classical.py` compares them with 1/m."""


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


DECLARED = ("planar2r", "planar3r", "cartpole", "scara")
ROBOTS = {
    "wrist": spherical_wrist().symbolic("inertial"),
    "stanford3": first_joints("stanford", 3).symbolic("inertial"),
    "puma3": first_joints("puma560", 3).symbolic("inertial"),
    "puma3 with lengths": first_joints("puma560", 3).symbolic("inertial", "joint2.d", "joint3.a"),
    "stanford3 with a twist": first_joints("stanford", 3).symbolic("inertial", "joint1.alpha"),
    **{
        name: load(name).symbolic("declared")
        for name in ("planar2r", "planar3r", "cartpole", "scara")
    },
}


def forms_of(robot, method):
    """The normal forms of tau by one formulation."""
    graph = Graph()
    n = robot.nv
    p = {f.name: graph.symbol(f.name) for f in robot.symbolic_parameters}
    q, qd, qdd = ([graph.symbol(f"{x}_{k}") for k in range(n)] for x in ("q", "qd", "qdd"))
    tau = FUNCTIONS["inverse_dynamics"].methods[method](robot.exact().bind(p), q, qd, qdd)
    return normal_forms([graph.constant(t) for t in tau])


@pytest.mark.parametrize("name", ROBOTS)
def test_formulations_are_symbolically_equal(name):
    robot = ROBOTS[name]
    first, *others = (forms_of(robot, method) for method in METHODS)
    assert sum(form.size for form in first) > 4
    for other in others:
        for one, two in zip(first, other, strict=True):
            assert (one - two).terms == {}
