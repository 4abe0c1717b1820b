"""The type of scalars: what a derivation may do with them, and what mypy rejects."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SNIPPET = """
from fractions import Fraction
import numpy as np
from symdyn.graph import Graph
from symdyn.robot.model import Dof
from symdyn.scalar import Scalar, cos, is_number

def energy(x: Scalar) -> Scalar:
    return 0.5 * x * x - cos(x) / 2 + (-x)

def number(x: Scalar) -> float:
    return x + 1 if is_number(x) else float(x)

kinds = (energy(1), energy(0.5), energy(Fraction(1, 2)), energy(np.float64(0.5)))
node = energy(Graph().symbol("q"))

def misuse(dof: Dof, x: Scalar) -> None:
    dof.rotor.nonsense() * "text"  # rejected
    print(x > 1)  # rejected
    print(x[0])  # rejected
    print(len(x))  # rejected
    print(x**2)  # rejected
    energy("text")  # rejected
    energy((1.0, 2.0, 3.0))  # rejected
"""


@pytest.mark.slow
def test_mypy_accepts_the_arithmetic_of_scalars_and_nothing_else(tmp_path):
    pytest.importorskip("mypy")
    (tmp_path / "snippet.py").write_text(SNIPPET, encoding="utf-8")
    options = ("--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path / "cache"))
    command = [sys.executable, "-m", "mypy", *options, str(tmp_path / "snippet.py")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    found = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error: " in line}
    lines = enumerate(SNIPPET.splitlines(), 1)
    assert found == {k for k, line in lines if line.endswith("# rejected")}, done.stdout
