"""Texts tell how to install symdyn from a checkout: its name on the index is another project's."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
FOLDERS = ("symdyn", "templates", "docs", "examples", "benchmarks", "generated", "tests")
KINDS = {"", ".py", ".md", ".rst", ".j2", ".toml", ".txt", ".json", ".ipynb", ".html", ".sh"}
FROM_INDEX = re.compile(r"""pip3? install\s+["'\\]*symdyn|symdyn\\?\[\w""")
EXTRAS = re.compile(r"""pip install\s+["'\\]*[./]+\\?\[([\w,]+)|pip_install\(["'](\w+)""")


@pytest.fixture(scope="module")
def texts():
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    read = {
        path: path.read_text()
        for path in [
            ROOT / "README.md",
            ROOT / "CHANGELOG.md",
            ROOT / "Makefile",
            ROOT / "pyproject.toml",
            *files,
        ]
        if path.suffix in KINDS and path.is_file()
    }
    assert len(read) > 800
    return read


def test_no_text_installs_the_other_project_from_the_index(texts):
    found = [
        f"{path.relative_to(ROOT)}: {text[m.start() : m.end() + 20]!r}"
        for path, text in texts.items()
        for m in FROM_INDEX.finditer(text)
    ]
    assert not found


def test_every_extra_that_a_text_names_exists(texts):
    named = {
        extra
        for text in texts.values()
        for m in EXTRAS.finditer(text)
        for extra in (m[1] or m[2]).split(",")
    }
    assert len(named) > 8
    assert named <= set(PROJECT["optional-dependencies"])


def test_the_distribution_has_a_name_of_its_own_and_refers_to_itself_by_it():
    assert PROJECT["name"] == "symdyn-robotics"
    extras = [needed for extra in PROJECT["optional-dependencies"].values() for needed in extra]
    own = {needed.split("[")[0] for needed in extras if needed.startswith("symdyn")}
    assert own == {PROJECT["name"]}
