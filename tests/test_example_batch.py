"""The example of batches: every way gives the same torques and gradients."""

import json
import os
import py_compile
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "batch"
README = (EXAMPLE / "README.md").read_text()
ROW = re.compile(r"^(\w.*?)  +(\d+)  +(\d+\.\d)  (\d\.\d\de[+]\d+)", re.M)


@pytest.mark.slow
def test_all_ways_agree(tmp_path):
    command = [sys.executable, "compare.py", "--states", "2000", "--repeat", "1"]
    done = subprocess.run(
        [*command, "--out", str(tmp_path)],
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    rows = ROW.findall(done.stdout)
    assert [row[:2] for row in rows] == [row[:2] for row in ROW.findall(README)]
    found = json.loads((tmp_path / "times.json").read_text())
    assert len(found) == len(rows) == 6
    assert sum("slope" in row for row in found.values()) == 4


def test_the_readme_says_what_it_concludes_from():
    speed = {row[0]: float(row[3]) for row in ROW.findall(README)}
    assert speed["JAX, kernels"] > 4 * speed["JAX, XLA"]
    assert speed["PyTorch, kernels"] > 4 * speed["PyTorch, operations"]


def test_the_drawing_is_there(tmp_path):
    py_compile.compile(EXAMPLE / "plot.py", tmp_path / "plot.pyc", doraise=True)
    picture = (EXAMPLE / "throughput.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) < 150_000


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target
