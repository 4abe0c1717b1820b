"""What docs/closed_chains.md says of closed chains is so."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from symdyn.cli import main as cli
from symdyn.codegen.c.equations import CLEAR, NOISE, PIVOT
from symdyn.formulations.constrained.general import closed_chain_dynamics, closed_chain_report
from symdyn.functions.rows import FUNCTIONS
from symdyn.lie.semidefinite import ArrayFactors
from symdyn.robot import load
from symdyn.robot.constraint import CONTACTS, LOOPS

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "closed_chains.md").read_text()
ALIGNED, TURNED = "xyz = [1, 0, 0] }", "xyz = [1, 0, 0], rpy = [0, 0, 0.6] }"


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)


@pytest.fixture
def linkage(tmp_path, monkeypatch):
    """The parallelogram, as a file in the folder that commands run in."""
    monkeypatch.chdir(tmp_path)
    (shown,) = blocks("toml")
    file = tmp_path / "parallelogram.toml"
    file.write_text(shown)
    return file


@pytest.mark.slow
def test_commands_run_and_nobody_warns_of_the_change_point(linkage, capsys):
    for line in "".join(blocks("sh")).splitlines():
        assert cli.main(shlex.split(line)[1:]) == 0
        told = capsys.readouterr()
        assert "warning" not in told.err
        if str(linkage.name) in line:
            assert re.search(r"q\[0\].*0\.5.*-1 ", told.out), "it went over a = 0"
            assert re.search(r"q\[2\].*0\.5.*-1 ", told.out), "it is a parallelogram"


@pytest.mark.parametrize(
    ("ends", "regular", "singular"), [(ALIGNED, "3e-13", "1e-13"), (TURNED, "7e-6", "5e-6")]
)
def test_the_rank_falls_where_it_is_said_to_fall(ends, regular, singular, linkage):
    assert f"down to a = {regular} and 1 from a = {singular}." in " ".join(PAGE.split())
    before, after = linkage.read_text().split("frame_b")
    linkage.write_text(f"{before}frame_b{after.replace(ALIGNED, ends)}")
    robot, tau = load(linkage).bind(), [1.0, 0.0, 0.0]
    for a, rank in ((float(regular), 2), (float(singular), 1), (0.0, 1)):
        assert closed_chain_report(robot, [a, -a, a], [0] * 3, tau)[2] == [rank]
    forces = [
        np.linalg.norm(closed_chain_dynamics(robot, [a, -a, a], [0] * 3, tau)[1][0])
        for a in (1e-3, 1e-5)
    ]
    assert abs(forces[1] / forces[0] - 100) < 0.01


def test_show_says_what_is_quoted(linkage, capsys):
    assert cli.main(["show", linkage.name]) == 0
    (quoted,) = re.findall(r"^    (the start posture is singular.*)$", PAGE, re.M)
    assert quoted in capsys.readouterr().out


def test_a_coupler_without_mass_is_rejected(linkage, capsys):
    text = linkage.read_text()
    massless = re.sub(r'name = "coupler", .* },', 'name = "coupler", mass = 0 },', text)
    assert massless != text
    linkage.write_text(massless)
    assert cli.main(["simulate", linkage.name, "--q0", "a=0.5"]) == 2
    (quoted,) = re.findall(r"^    (closed_chain_dynamics: the links beyond .*)$", PAGE, re.M)
    assert quoted in capsys.readouterr().err


@pytest.mark.slow
def test_the_program_prints_what_is_shown():
    (program,), (shown,) = blocks("python"), blocks("text")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout == shown, done.stderr


def test_thresholds_methods_and_types_are_those_of_the_code():
    shown = re.findall(r"^\| (1e-\d+) \((1e-\d+)\) \|", PAGE, re.M)
    code = [(numbers["double"], numbers["float"]) for numbers in (PIVOT, NOISE, CLEAR)]
    assert [(float(double), float(single)) for double, single in shown] == code
    assert ArrayFactors(np.eye(2)).smallest == PIVOT["double"]
    row = FUNCTIONS["closed_chain_dynamics"]
    methods = PAGE.partition("| method |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `([\w-]+)`", methods, re.M)) == {
        *row.derivations,
        *row.alternatives,
    }
    for kind, free in (*CONTACTS.items(), *LOOPS.items()):
        if kind != "rigid":
            assert f"| `{kind}` | {', '.join(free) or 'nothing'} |" in PAGE
