"""Every formulation side by side: same answers, counted for one robot and in general."""

import contextlib
import io
import json
import re
from functools import cache

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.compiler import comparison
from symdyn.errors import FunctionError
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import RobotKind
from symdyn.robot import BASE, load
from symdyn.robot.read.urdf import read_urdf
from symdyn.verification.reference.registry import ANSWERS
from tests.joint_robots import with_loop, without_motor_at_root
from tests.making import program_by, programs_of
from tests.quick import quick
from tests.strategies import random_urdf

ROBOTS = {
    "puma560": load("puma560"),
    "stanford": load("stanford"),
    **{f"random-{seed}": read_urdf(random_urdf(seed), "random.urdf") for seed in (1, 7, 9, 12)},
}
UNDERACTUATED = ("block-elimination", "swain-morris")
METHODS = [(row.name, method) for row in FUNCTIONS.values() for method in row.alternatives]


@pytest.mark.sample(60)
@pytest.mark.parametrize("robot_name", ROBOTS)
@pytest.mark.parametrize(("function", "method"), METHODS)
def test_every_formulation_gives_the_reference_answer(robot_name, function, method):
    robot, row = ROBOTS[robot_name], FUNCTIONS[function]
    follows = any(joint.mimic for joint in robot.joints)
    if row.meant_for is RobotKind.CLOSED:
        robot = with_loop(robot)
        if method == "swain-morris":
            with pytest.raises(FunctionError, match="swain-morris needs contacts between arms"):
                program_by(robot, row.name, method)
            return
    elif method in UNDERACTUATED:
        robot = without_motor_at_root(robot)
        forked = sum(joint.parent == BASE for joint in robot.joints) > 1
        if method == "swain-morris" and (forked or follows):
            with pytest.raises(FunctionError, match="swain-morris needs one"):
                program_by(robot, row.name, method)
            return
    if follows and method in ("articulated-body", "pp99", "fd1", "fd2", "rccfd3"):
        with pytest.raises(FunctionError, match="mimic"):
            program_by(robot, row.name, method)
        return
    program = program_by(robot, row.name, method)
    rng = np.random.default_rng(3)
    state = [rng.uniform(-1.5, 1.5, array.shape) for array in program.inputs]
    answers = ANSWERS[function](robot.bind(), *state)
    size = ANSWERS[function].scale(robot.bind(), answers, *state)
    for found, answer in zip(program(*state), answers, strict=True):
        assert np.abs(found - answer).max() < 1e-10 * size


@cache
def compared(*arguments):
    """What `symdyn compare` prints."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert cli.main(["compare", *arguments]) == 0
    return out.getvalue()


@pytest.mark.slow
def test_compare_lists_every_formulation_and_marks_what_is_emitted():
    content = json.loads(compared("puma560", "--functions", "inverse_dynamics", "--json"))
    rows = [row for row in content["formulations"] if row["function"] == "inverse_dynamics"]
    assert {row["method"] for row in rows} == set(FUNCTIONS["inverse_dynamics"].methods)
    assert [row["method"] for row in rows if row["emitted"]] == ["newton-euler-matrix"]
    given, best = rows[0]["operations"], rows[0]["equivalent"]
    assert sum(best[kind] for kind in best) < sum(given[kind] for kind in given)
    assert content["published"]["uicker-kahn"] == ["Hollerbach 1980", 66271, 51548]
    assert "hollerbach-4x4" in compared("planar2r")


def test_compare_says_once_why_a_formulation_is_rejected():
    text = compared("four_bar", "--functions", "dynamic_coupling", "generalized_force")
    assert text.count("swain-morris needs one unactuated joint") == 1
    assert "rejected for generalized_force and 1 more: swain-morris needs" in text
    text = compared("four_bar", "--functions", "closed_chain_dynamics")
    (line,) = [line for line in text.splitlines() if line.startswith("rejected")]
    assert line.startswith("rejected for closed_chain_dynamics: swain-morris needs contacts")
    assert "use general" in line
    assert "rejected for" not in compared("planar2r", "--functions", "gravity")


@pytest.mark.slow
def test_compare_counts_seven_ways_of_forward_dynamics():
    rows = {
        row["method"]: row
        for row in json.loads(compared("puma560", "--json"))["formulations"]
        if row["function"] == "forward_dynamics"
    }
    assert set(rows) == {"ldlt", "articulated-body", "pp99", "fd1", "fd2", "fd3", "fd4"}
    assert all(row["operations"]["mul"] > 300 for row in rows.values())
    assert sum(row["emitted"] for row in rows.values()) == 1
    text = compared("planar2r")
    assert all(re.search(rf"forward_dynamics .* {name} .*\d+ .*\d+", text) for name in rows)


@pytest.mark.slow
@pytest.mark.parametrize("name", quick(["puma560", "ur5", "stanford", "iiwa14"], ["puma560"]))
def test_what_is_marked_as_emitted_is_emitted(name):
    rows = json.loads(compared(name, "--json"))["formulations"]
    marked = {row["function"]: row["method"] for row in rows if row["emitted"]}
    for program in programs_of(load(name), list(marked)):
        assert program.derived_by == marked[program.name]


def test_general_counts_order_the_formulations_as_the_literature_does():
    counts = {method: sum(both) for method, both in comparison.general_counts(6).items()}
    recursive = max(counts["newton-euler"], counts["newton-euler-com"])
    assert recursive < counts["hollerbach-3x3"] < counts["hollerbach-4x4"] < counts["uicker-kahn"]


def test_recursive_formulations_grow_linearly_and_uicker_kahn_does_not():
    at = {n: comparison.general_counts(n) for n in (4, 8, 12)}
    for method in ("newton-euler", "newton-euler-classical", "silver", "hollerbach-3x3"):
        one, two, three = (sum(at[n][method]) for n in (4, 8, 12))
        assert three - two == two - one, method
    one, two, three = (sum(at[n]["uicker-kahn"]) for n in (4, 8, 12))
    assert three - two > 3 * (two - one)


def test_published_counts_are_those_of_the_papers_at_six_joints():
    assert comparison.published_counts(6)["hollerbach-3x3"][1:] == (2195, 1719)
    assert comparison.published_counts(6)["silver"][1:] == (852, 738)
    assert comparison.published_counts(6)["newton-euler"][1:] == (712, 550)
    assert comparison.published_counts(6)["hollerbach-4x4"][1:] == (4388, 3586)
    assert "uicker-kahn" not in comparison.published_counts(7)
