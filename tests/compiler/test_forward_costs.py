"""docs/forward_dynamics.md says what the emitted code costs: linear to 60 joints, the crossover."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from symdyn.codegen.python import import_file
from symdyn.robot import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "forward_dynamics.md").read_text()
SCRIPT = import_file(ROOT / "benchmarks" / "forward_dynamics.py")
LINEAR = [name for name in SCRIPT.METHODS if name != "ldlt"]


def table(kind):
    """Number of joints -> method -> operations, from the page."""
    part = PAGE.split(f"## Chains, {kind}\n")[1].split("\n## ")[0]
    header, *rows = [
        [cell.strip() for cell in line.strip("| ").split("|")]
        for line in part.splitlines()
        if line.startswith("| ") and "---" not in line
    ]
    return {int(row[0]): dict(zip(header[1:], map(int, row[1:]), strict=True)) for row in rows}


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", SCRIPT.CHAINS)
@pytest.mark.parametrize("method", SCRIPT.METHODS)
def test_the_page_has_the_counts(kind, method):
    rows = table(kind)
    for n in (2, 6, 10, 20) if method == "ldlt" else (2, 6, 10, 60):
        assert SCRIPT.cost(SCRIPT.CHAINS[kind](n), method).total == rows[n][method], n


@pytest.mark.parametrize("kind", SCRIPT.CHAINS)
@pytest.mark.parametrize("method", LINEAR)
def test_all_but_one_grow_linearly_to_sixty_joints(kind, method):
    """Over every two joints more, since axes at right angles come in pairs."""
    rows = table(kind)
    even = [n for n in rows if n >= 6 and n % 2 == 0]
    assert even[-1] == 60
    slopes = [(rows[b][method] - rows[a][method]) / (b - a) for a, b in pairwise(even)]
    assert max(slopes) == min(slopes)
    cubes = [(rows[b]["ldlt"] - rows[a]["ldlt"]) / (b - a) for a, b in pairwise(even)]
    assert all(b > a for a, b in pairwise(cubes))


@pytest.mark.parametrize("kind", SCRIPT.CHAINS)
def test_the_crossover_is_where_the_page_says(kind):
    part = PAGE.split(f"## Chains, {kind}\n")[1].split("\n## ")[0]
    stated = int(re.search(r"\*\*(\d+)\s+joints\*\*", part).group(1))
    rows = table(kind)
    cheaper = [n for n in rows if n > 2 and min(rows[n][m] for m in LINEAR) < rows[n]["ldlt"]]
    assert cheaper[0] == stated
    assert cheaper == [n for n in rows if n >= stated]


def test_the_plot_is_there():
    assert "](forward_dynamics.png)" in PAGE
    assert (ROOT / "docs" / "forward_dynamics.png").read_bytes().startswith(b"\x89PNG")


def test_the_page_has_the_counts_of_an_arm():
    counts = SCRIPT.cost(load("ur5").bind(), "fd3")
    row = next(line for line in PAGE.splitlines() if line.startswith("| ur5 "))
    assert row.split("|")[7].strip() == f"{counts.mul} / {counts.add} / {counts.div}"
