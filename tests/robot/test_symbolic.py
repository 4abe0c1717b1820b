"""Parameters left open: which, in what order, and that the robot stays the same at their values."""

from __future__ import annotations

import pytest

from symdyn.graph import Expr
from symdyn.robot import PARAMETER_NAMES, Robot, load, read_spec

DECLARED = ("l_1", "l_2", "lc_1", "lc_2", "m_1", "m_2", "I_1", "I_2")

HALF = """
name = "half"
[symbols]
m_2 = 3
[[bodies]]
name = "link 1"
mass = 2
[[bodies]]
name = "link-1"
mass = "m_2"
[[joints]]
name = "a"
type = "revolute"
parent = "base"
child = "link 1"
[[joints]]
name = "b"
type = "revolute"
parent = "link 1"
child = "link-1"
"""


def ten(link: str) -> tuple[str, ...]:
    return tuple(f"{link}.{name}" for name in PARAMETER_NAMES)


def half() -> Robot:
    return read_spec(HALF, "half.toml")


def test_nothing_is_open_until_asked():
    assert load("planar2r").symbolic_parameters == ()
    assert load("planar2r").symbolic("declared").symbolic("none").symbolic_names == ()


def test_declared_opens_the_symbols_in_the_order_of_the_file():
    robot = load("planar2r").symbolic("declared")
    assert robot.symbolic_names == DECLARED
    assert [p.name for p in robot.symbolic_parameters] == list(DECLARED)


def test_inertial_opens_ten_parameters_per_moving_link():
    robot = load("puma560")
    opened = robot.symbolic("inertial")
    names = tuple(name for i in range(1, 7) for name in ten(f"link{i}"))
    assert opened.symbolic_names == names
    assert opened.symbolic_parameters[10].value == 17.4
    assert opened.symbolic_parameters[11].unit == "kg m"
    assert all(isinstance(x, Expr) for x in opened.links[0].inertia.parameters)
    assert opened.bind().links == robot.links
    assert opened.bind({"link2.m": 1}).links[1].inertia.m == 1


def test_inertial_values_of_formulas_are_their_nominal_ones():
    robot = load("planar2r").symbolic("inertial")
    values = {p.name: p.value for p in robot.parameters}
    assert values["link1.mcx"] == 3.0 * 0.5
    assert values["link2.Izz"] == pytest.approx(0.128 + 2.4 * 0.4**2)


def test_all_opens_the_inertia_only_of_links_without_declared_symbols():
    assert load("planar2r").symbolic("all").symbolic_names == DECLARED
    assert half().symbolic("all").symbolic_names == ("m_2", *ten("link_1"))
    assert half().symbolic("inertial").symbolic_names == (*ten("link_1"), *ten("link_1_2"))


@pytest.mark.parametrize("groups", [("all",), ("inertial",), ("declared",), ("link_1.mcx", "m_2")])
def test_opening_twice_is_opening_once(groups):
    once = half().symbolic(*groups)
    assert once.symbolic(*groups) == once
    assert once.symbolic(*once.symbolic_names) == once


def test_openings_add_up_in_the_standard_order():
    robot = half().symbolic("link_1.Izz").symbolic("link_1.m").symbolic("m_2")
    assert robot.symbolic_names == ("m_2", "link_1.m", "link_1.Izz")
    assert [p.name for p in robot.symbolic_parameters] == ["m_2", "link_1.m", "link_1.Izz"]
    together = half().symbolic("m_2", "link_1.m", "link_1.Izz")
    assert together.symbolic_names == robot.symbolic_names
    planar = load("planar2r")
    assert planar.symbolic("m_1").symbolic("l_1").symbolic_names == ("l_1", "m_1")


def test_the_formulas_of_a_robot_stay_in_one_graph():
    robot = half().symbolic("all")
    nodes = [x for link in robot.links for x in link.inertia.parameters if isinstance(x, Expr)]
    assert len({id(node.graph) for node in nodes}) == 1


def test_an_unknown_parameter_is_answered_with_near_ones(refusal):
    message = refusal(load("planar2r").symbolic, "l_3")
    assert message.startswith("planar2r: 'l_3'")
    assert "l_1" in message
    assert "did you mean link1.mcx" in refusal(load("puma560").symbolic, "link1.mcxx")
    assert "did you mean inertial" in refusal(load("puma560").symbolic, "inertia")
