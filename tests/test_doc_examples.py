"""The examples of pages run in order, and print what the pages show."""

import re
import sys
from pathlib import Path

import pytest

from tests.test_readme import run

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = ("from_pinocchio", "from_sympy", "from_modern_robotics")
BLOCK = re.compile(r"^```(sh|python|text)\n(.*?)^```", re.M | re.S)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_blocks_run_and_print_what_is_shown(page, tmp_path):
    blocks = BLOCK.findall((DOCS / f"{page}.md").read_text())
    program = "".join(text for kind, text in blocks if kind == "python")
    printed = ""
    for command in [text for kind, text in blocks if kind == "sh"]:
        done = run(["bash", "-euc", command], tmp_path)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        printed += done.stdout
    done = run([sys.executable, "-c", program], tmp_path)
    assert done.returncode == 0, done.stderr
    printed += done.stdout
    for shown in [text for kind, text in blocks if kind == "text"]:
        assert shown in printed
