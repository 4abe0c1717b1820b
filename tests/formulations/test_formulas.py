"""Formulas above blocks of code are those that are computed."""

import re

import pytest

from symdyn.codegen.c.source import emit_c
from symdyn.formulations.shared.formulas import formula
from symdyn.robot import load
from tests.codegen.building import module_for

TERMS = {"I alpha": "I alpha", "w x I w": "I w", "-[mc][v]": "mc v"}


def values(**zero):
    return {name: zero.get(name, 1) for name in ("I", "w", "alpha", "mc", "v")}


def test_nothing_is_said_where_nothing_is_lost():
    assert formula("n", TERMS, values()) == "n = I alpha + w x I w - [mc][v]"


def test_the_factors_that_vanish_are_named():
    at_rest = values(w=(0, 0.0, 0), alpha=((0, 0), (0, 0)))
    assert formula("n", TERMS, at_rest) == "n = -[mc][v] (w = alpha = 0)"
    assert formula("n", TERMS, values(mc=0)) == "n = I alpha + w x I w (mc = 0)"


def titles(robot, function, **options):
    module = module_for(load(robot), [function], options, batch=False)
    text = emit_c(module)[f"{robot}.c"]
    return re.findall(r"/\* (link \d: (?:force f|moment n|B) = .*?)(?: \*/|\n)", text)


@pytest.mark.parametrize("robot", ["panda", "puma560"])
def test_the_mass_is_not_in_the_force_where_it_has_moved_to_the_parent(robot):
    found = [t for t in titles(robot, "inverse_dynamics") if "force f" in t]
    assert found
    assert all(t.endswith("force f = U mc (m = 0)") for t in found)


def test_the_mass_is_in_the_force_where_links_are_as_given():
    found = [t for t in titles("panda", "inverse_dynamics", equivalent=False) if "force f" in t]
    assert found
    assert all(t.endswith("force f = m a + U mc") for t in found)


def test_gravity_moves_nothing():
    found = titles("panda", "gravity")
    assert found
    assert all("alpha = 0" in t and "w x I w" not in t for t in found)
