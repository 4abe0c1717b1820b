"""The documentation builds without a warning, and what newcomers are told to type works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_readme import run

ROOT = Path(__file__).resolve().parent.parent
STARTS = sorted((ROOT / "docs/start").glob("*.md"))


@pytest.mark.slow
def test_the_site_builds_without_a_warning(tmp_path):
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(tmp_path / "trees"), str(ROOT / "docs"), str(tmp_path / "html")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    made = {file.relative_to(tmp_path / "html").as_posix() for file in tmp_path.rglob("*.html")}
    pages = {file.relative_to(ROOT / "docs").with_suffix(".html") for file in STARTS}
    assert {page.as_posix() for page in pages} <= made
    tutorial = (tmp_path / "html/tutorials/control.html").read_text()
    assert "Tracking error of each joint" in tutorial, "the README of the example, with its picture"


@pytest.mark.slow
@pytest.mark.parametrize(
    "page", [*STARTS, ROOT / "docs/tutorials/python_calibration.md"], ids=lambda page: page.stem
)
def test_every_block_of_a_start_runs(page, tmp_path):
    text = re.sub(r"^pip install .*\n", "", page.read_text(), flags=re.M)
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S):
        done = run(["bash", "-euc", block], tmp_path)
        assert done.returncode == 0, f"{block}\n{done.stderr}"
