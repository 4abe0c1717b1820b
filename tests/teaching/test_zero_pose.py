"""The robot before all derivations: joints, frames, masses and inertias of links, free fall."""

import re

import pytest

import symdyn as sd
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot, Rotor
from symdyn.robot.placement import UNMOVED
from symdyn.support.latex.tables import PAGE, tabular
from symdyn.teaching.derivations.zero_pose import zero_pose
from symdyn.teaching.display.displayed import displayed
from symdyn.teaching.steps.writing import QuantityWriter


def step_of(robot):
    return zero_pose(QuantityWriter(displayed(sd.derive(robot))))


def cells(text, first):
    """The cells of the row that begins so."""
    (row,) = [line for line in text.splitlines() if line.startswith(f"  {first}  ")]
    return re.split(r" {2,}", row.strip())


def test_links_are_told_in_the_symbols_of_the_description():
    step = step_of(sd.load("planar2r"))
    rows = repr(step).split("centre of mass")[-1]
    assert cells(rows, "1 link1") == ["1 link1", "m_1", "(lc_1, 0, 0)", "I_zz = I_1"]
    assert cells(rows, "2 link2") == ["2 link2", "m_2", "(lc_2, 0, 0)", "I_zz = I_2"]
    assert "The acceleration of free fall is (0, -g, 0), where g = 9.81 m/s^2." in rows
    assert "axes parallel to those of the base" in " ".join(repr(step).split())
    assert "| 2 link2 | $m_{2}$ | $(l_{c2}, 0, 0)$ | $I_{zz} = I_{2}$ |" in step._repr_markdown_()


def test_numbers_are_those_of_the_description_without_the_dust_of_rounding():
    told = repr(step_of(sd.load("stanford")))
    frames, links = told.split("frame of  ")[1].split("inertia about the centre of mass")
    assert cells(frames, "3 link3")[2:] == ["(0, -1, 0)", "(1, 0, 0)", "(0, 0, 1)"]
    third, fifth = (cells(links, f"{k} link{k}") for k in (3, 5))
    assert third[1:] == ["4.25", "(0, 0, -0.6447)", "I_xx = 0.744, I_yy = 0.744, I_zz = 0.006"]
    assert fifth[1:] == ["0.63", "(0, 0, 0.0566)", "I_xx = 0.003, I_yy = 0.003, I_zz = 0.0004"]


def test_wide_tables_are_broken_into_lines():
    told = repr(step_of(sd.load("panda")))
    links = told.split("inertia about the centre of mass")[1]
    assert "minus the integral of x y dm" in " ".join(told.split())
    assert max(map(len, links.splitlines())) <= 96
    assert re.findall(r"I_\w\w", links) == 7 * ["I_xx", "I_xy", "I_yy", "I_xz", "I_yz", "I_zz"]


@pytest.mark.parametrize(
    ("robot", "row"),
    [
        (
            sd.load("pendulum").symbolic("inertial"),
            ["m_rod", "(mcx_rod, mcy_rod, mcz_rod)"],
        ),
        (
            Robot(
                "regrouped",
                (Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0), rotor=Rotor(0.5)),),
                (Link("rod", Inertia(mcx=2, Iyy=3)),),
            ),
            ["0", "(2, 0, 0)", "0.5", "I_yy = 3"],
        ),
    ],
    ids=["moments", "no mass"],
)
def test_what_has_no_centre_of_mass_is_told_about_the_frame(robot, row):
    told = repr(step_of(robot))
    links = told.split("inertia about the frame origin")[1]
    assert cells(links, "1 rod")[1 : 1 + len(row)] == row
    assert ("rotor inertias are reflected" in told) == (row[2:3] == ["0.5"])


def test_a_closed_chain_is_said_to_be_opened():
    told = repr(step_of(sd.load("planar_two_arm")))
    assert (
        "The robot is a closed chain with the constraints left_contact and right_contact." in told
    )
    assert "closed chain" not in repr(step_of(sd.load("planar2r")))


def test_a_table_that_is_longer_than_a_page_is_two():
    rows = [[str(k), "x"] for k in range(PAGE + 1)]
    told = tabular(["number", "letter"], rows)
    assert told.count("number & letter") == told.count(r"\begin{tabular}") == 2
    assert re.findall(r"^(\d+) & x", told, re.M) == [row[0] for row in rows]
    assert tabular(["number", "letter"], rows[:PAGE]).count(r"\begin{tabular}") == 1
