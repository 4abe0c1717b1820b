"""The pages for contributors name files that exist, and their worked example works."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md")]
TEXT = PAGES[0].read_text(encoding="utf-8")
INSERTION = re.compile(
    r"`([\w./]+)`,\s+before\s+(?:``(.+?)``|`(.+?)`):\n\n```\w+\n(.*?)^```", re.M | re.S
)
NEW_FILE = re.compile(r"new file, `([\w./]+)`:\n\n```python\n(.*?)^```", re.M | re.S)
COPIED = ("symdyn", "tests", "templates", "docs", "pyproject.toml", "README.md")


def insertions():
    """(file, what comes after, text) of every insertion of the example."""
    for file, quoted, plain, text in INSERTION.findall(TEXT):
        yield ROOT / file, (quoted or plain).replace("\\n", "\n"), text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_and_paths_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    new = {file for file, _ in NEW_FILE.findall(TEXT)}
    paths = re.findall(r"\]\(([^)]+)\)", text)
    paths += re.findall(r"`((?:symdyn|tests|docs|templates)/[\w./]+)`", text)
    assert len(paths) > 3
    assert [path for path in paths if path not in new and not (ROOT / path).exists()] == []


def test_each_insertion_of_the_example_has_one_place():
    found = list(insertions())
    assert len(found) == 8
    for file, after, _ in found:
        text = file.read_text(encoding="utf-8")
        assert len(re.findall(f"^{re.escape(after)}", text, re.M)) == 1, (file, after)


@pytest.mark.slow
def test_the_function_of_the_example_is_generated_checked_and_documented(tmp_path):
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    for file, after, text in insertions():
        copy = tmp_path / file.relative_to(ROOT)
        whole = copy.read_text(encoding="utf-8")
        copy.write_text(whole.replace(f"\n{after}", f"\n{text}{after}"), encoding="utf-8")
    ((new, text),) = NEW_FILE.findall(TEXT)
    (tmp_path / new).write_text(text, encoding="utf-8")
    tests = [
        new,
        "tests/verification/test_answers.py",
        "tests/test_layers.py",
        "tests/test_coverage.py",
        "tests/test_docs.py::test_the_table_of_functions_is_complete",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
