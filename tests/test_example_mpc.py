"""The example of optimal control finds the optimum of CasADi's symbols, in as many iterations."""

import os
import py_compile
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "mpc"
README = (EXAMPLE / "README.md").read_text()
ROW = re.compile(r"^(\w.*?)  +(\d+)  (\d\.\d+)  (\d\.\d+)  .* (\d\.\d\d)$", re.M)


@pytest.mark.slow
def test_optimum_and_iterations_are_those_of_symbols(tmp_path):
    command = ["compare.py", "planar2r", "--steps", "8", "--repeat", "1", "--flags=-O0"]
    done = subprocess.run(
        [sys.executable, *command, "--out", str(tmp_path)],
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    rows = ROW.findall(done.stdout)
    assert [row[0] for row in rows] == ["symdyn", "CasADi, symbols", "CasADi, symdyn's SX"]
    assert len({row[1:4] for row in rows}) == 1
    lines = (tmp_path / "motion.csv").read_text().splitlines()
    assert lines[0] == "t,q1,q2,qd1,qd2,u1,u2"
    assert len(lines) == 10
    times, first, second = zip(
        *(map(float, line.split(",")[:3]) for line in lines[1:]), strict=True
    )
    assert (first[0], second[0], first[-1], second[-1]) == (0.0, 0.0, 1.5, 0.7)
    assert abs(times[-1] - float(rows[0][3])) < 1e-6


def test_the_readme_shows_such_a_table():
    rows = ROW.findall(README)
    assert len({row[1:4] for row in rows}) == 1
    assert [float(row[4]) <= 0.6 for row in rows] == [False, True, True]


def test_the_drawing_is_there(tmp_path):
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    picture = (EXAMPLE / "motion.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
