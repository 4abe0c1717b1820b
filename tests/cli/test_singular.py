"""Postures in which a closed chain holds less than around them."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.cli.show import singularity_note
from symdyn.compiler.closure import Closure
from symdyn.robot import library

PARALLELOGRAM = """
name = "parallelogram"
bodies = [
  { name = "crank", mass = 1, com = [0.5, 0, 0], inertia = { zz = 0.1 } },
  { name = "coupler", mass = 2, com = [1, 0, 0], inertia = { zz = 0.7 } },
  { name = "rocker", mass = 1, com = [0.5, 0, 0], inertia = { zz = 0.1 } },
]
[[joints]]
name = "a"
type = "revolute"
parent = "base"
child = "crank"
[[joints]]
name = "b"
type = "revolute"
parent = "crank"
child = "coupler"
xyz = [1, 0, 0]
[[joints]]
name = "c"
type = "revolute"
parent = "base"
child = "rocker"
xyz = [2, 0, 0]
[[loops]]
name = "pin"
frame_a = { body = "coupler", xyz = [2, 0, 0] }
frame_b = { body = "rocker", xyz = [1, 0, 0] }
type = "revolute"
"""
"""At q = 0 all rods lie along x: the change point, where rank K is 1 and not 2."""


def note(robot):
    return singularity_note(robot, Closure.of(robot))


def test_show_reports_that_the_change_point_of_a_parallelogram_is_singular(tmp_path, capsys):
    spec = tmp_path / "parallelogram.toml"
    spec.write_text(PARALLELOGRAM)
    robot = sd.load(spec)
    assert Closure.of(robot).rank == 1
    assert cli.main(["show", str(spec)]) == 0
    assert "the start posture is singular: the constraints have rank 2" in capsys.readouterr().out
    upright = replace(robot, posture=(("a", (1.5,)), ("b", (-1.5,)), ("c", (1.5,))))
    assert Closure.of(upright).rank == 2
    assert note(upright) == ""


@pytest.mark.parametrize("name", [n for n in library.names() if sd.load(n).constraints])
def test_no_posture_of_the_library_is_singular(name):
    assert note(sd.load(name)) == ""


def test_an_open_chain_has_no_note():
    robot = replace(sd.load("four_bar"), posture=(("crank_joint", (0.1,)),))
    assert note(robot) == ""


def test_a_linkage_that_only_closed_places_allow_to_move_is_not_singular(tmp_path):
    """A Bennett linkage holds three directions at any q, and two wherever it is closed."""
    spec = tmp_path / "bennett.toml"
    spec.write_text(bennett(a=1.0, alpha=0.5, beta=1.1, theta=0.8))
    robot = sd.load(spec)
    found = Closure.of(robot)
    assert (found.closed, found.rank) == (True, 2)
    assert note(robot) == ""
    elsewhere = replace(robot, posture=(("j1", (0.3,)), ("j2", (0.4,)), ("j3", (0.5,))))
    assert Closure.of(elsewhere).rank == 3


def bennett(a, alpha, beta, theta):
    """Opposite sides are equal and a / sin(alpha) = b / sin(beta); theta is the first angle.

    tan(theta/2) tan(phi/2) = sin((beta + alpha)/2) / sin((beta - alpha)/2), the second angle being
    phi, the third -theta, the fourth, of the loop, -phi.
    """
    b = a * math.sin(beta) / math.sin(alpha)
    ratio = math.sin((beta + alpha) / 2) / math.sin((beta - alpha) / 2)
    phi = 2 * math.atan(ratio / math.tan(theta / 2))
    lines = ['name = "bennett"', "bodies = ["]
    lines += [f'{{ name = "l{k}", mass = 1, inertia = {{ zz = 1 }} }},' for k in (1, 2, 3)]
    lines.append("]")
    places = ((0, 0), (a, alpha), (b, beta))
    for k, (x, turn) in enumerate(places, 1):
        parent = f"l{k - 1}" if k > 1 else "base"
        lines += ["[[joints]]", f'name = "j{k}"', 'type = "revolute"', f'parent = "{parent}"']
        lines += [f'child = "l{k}"', f"xyz = [{x}, 0, 0]", f"rpy = [{turn}, 0, 0]"]
    lines += ["[[loops]]", 'type = "revolute"']
    lines.append(f'frame_a = {{ body = "l3", xyz = [{a}, 0, 0], rpy = [{alpha}, 0, 0] }}')
    lines.append(f'frame_b = {{ body = "base", xyz = [{-b}, 0, 0], rpy = [{-beta}, 0, 0] }}')
    lines += ["[posture]", f"j1 = {theta}", f"j2 = {phi}", f"j3 = {-theta}"]
    return "\n".join(lines)
