"""The sums in a banner are true: a reader who evaluates them gets the numbers of the code."""

import re

import numpy as np
import pytest

from symdyn.codegen.c.source import emit_c
from symdyn.equivalents.descriptions import sum_text, sums_text
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.robot import load
from symdyn.robot.inertia import PARAMETER_NAMES
from tests.codegen.building import module_for
from tests.joint_robots import random_tree

NUMBER = r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?"


def read(lines):
    """Own parameters by name, and for each sum its text and stated value."""
    own, sums = {}, {}
    for line in lines:
        if match := re.fullmatch(r" +(\w+R\d+) = (.*) = (\S+)", line):
            sums[match[1]] = (match[2], float(match[3]))
        elif "own: " in line:
            own |= {n: float(x) for n, x in re.findall(rf"(\w+) = ({NUMBER})", line)}
    return own, sums


def evaluated(text, own):
    """The value of a sum, and of its terms taken positive."""

    def dots(match):
        name, first, last = match[1], int(match[2]), int(match[3])
        return " + ".join(f"{name}{k}" for k in range(first, last + 1))

    text = re.sub(r"(\w+?)(\d+) \+ \.\.\. \+ \1(\d+)", dots, text)
    text = re.sub(r"(?<=\d) (?=[(A-Za-z])", " * ", text)
    text = re.sub(rf"(?<![A-Za-z\d])({NUMBER}) (?=[(A-Za-z])", r"\1 * ", text)
    names = {name: own[name] for name in re.findall(r"[A-Za-z]+\d+", text)}
    sizes = {name: abs(x) for name, x in names.items()}
    return eval(text, {}, names), eval(text.replace("-", "+").lstrip("+"), {}, sizes)


def check(robot, lines):
    own, sums = read(lines)
    transferred = transfer_inertias(robot)
    for i, link in enumerate(transferred.links, 1):
        for name, value in zip(PARAMETER_NAMES, link.inertia.parameters, strict=True):
            text, stated = sums.pop(f"{name}R{i}", (f"{name}{i}", None))
            assert stated is None or stated == value
            if value:
                found, size = evaluated(text, own)
                assert found == pytest.approx(float(value), abs=1e-11 * size, rel=1e-11), text
    assert not sums


@pytest.mark.parametrize("name", ["panda", "ur5", "puma560", "stanford", "quadruped", "cartpole"])
def test_sums_evaluate_to_the_inertias_of_the_transfer(name):
    robot = load(name).bind()
    check(robot, sums_text(robot, transfer_inertias(robot), False, False))


@pytest.mark.parametrize("seed", range(3))
def test_sums_hold_for_joints_of_any_dof(seed):
    types = ("revolute", "prismatic", "spherical", "planar", "helical")
    robot = random_tree(seed, types, 7).bind()
    check(robot, sums_text(robot, transfer_inertias(robot), False, False))


def test_open_inertias_are_not_listed():
    robot = load("planar2r").symbolic("inertial")
    module = module_for(robot, ["inverse_dynamics"], batch=False)
    assert "  own: " not in emit_c(module)["planar2r.c"]


@pytest.fixture(scope="module")
def panda():
    """Banner and code of an emitted source."""
    module = module_for(load("panda"), ["inverse_dynamics", "mass_matrix"], batch=False)
    return emit_c(module)["panda.c"].partition("#include")[::2]


def test_the_banner_says_where_literals_come_from(panda):
    banner, code = panda
    lines = re.sub(r"\n \*       +", " ", banner).splitlines()
    own, sums = read([line.removeprefix(" *") for line in lines])
    code = code[code.index("void panda_inverse_dynamics") :]
    literals = {float(x) for x in re.findall(r"(?<![\w.])\d+\.\d+(?:e-?\d+)?", code)}
    tensors = [abs(value) for name, (_, value) in sums.items() if name.startswith("I")]
    assert len(sums) > 20
    assert sum(value in literals for value in tensors) > len(tensors) * 0.8
    for text, value in sums.values():
        found, size = evaluated(text, own)
        assert abs(found - value) <= 1e-11 * size


def test_own_inertias_are_those_of_the_description_seen_from_the_chosen_frame(panda):
    """Read by other means: the numbers of the robot's file, turned as the banner says."""
    own, _ = read(
        [line.removeprefix(" *") for line in re.sub(r"\n \*       +", " ", panda[0]).splitlines()]
    )
    for n, link in enumerate(load("panda").bind().links, 1):
        (moves,) = re.findall(rf"f{n} = {link.name}(.*)", panda[0])
        R = np.eye(3)
        for axis, amount in re.findall(r"R([xz])\((.*?)\)", moves):
            angle = eval(amount, {"pi": np.pi})
            s, c = np.sin(angle), np.cos(angle)
            turn = {
                "z": [[c, -s, 0], [s, c, 0], [0, 0, 1]],
                "x": [[1, 0, 0], [0, c, -s], [0, s, c]],
            }
            R = R @ np.array(turn[axis])
        assert "T" not in moves.replace("Tips", "")
        mc = R.T @ np.array(link.inertia.moment, float)
        tensor = R.T @ np.array(link.inertia.tensor, float) @ R
        for k, axis in enumerate("xyz"):
            assert own.get(f"mc{axis}{n}", 0) == pytest.approx(mc[k], abs=1e-11)
            for j, other in enumerate("xyz"[k:], k):
                assert own.get(f"I{axis}{other}{n}", 0) == pytest.approx(tensor[k, j], abs=1e-11)


def test_equal_coefficients_stand_together():
    form = {("m", k): 0.25 for k in range(3, 8)} | {("Izz", 2): 1, ("Iyy", 4): -1, ("mcx", 3): -0.5}
    assert sum_text(form) == "Izz2 - Iyy4 - 0.5 mcx3 + 0.25 (m3 + ... + m7)"
