"""docs/coverage.md is true: every row marked done leads to code, a command and a test."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from symdyn import cli
from symdyn.table.rows import FUNCTIONS
from tests.test_readme import tour_commands

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "coverage.md").read_text()
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if line.startswith("| ")
    and not line.startswith(("| function", "| command", "| equations", "| description"))
]
DONE = [row for row in ROWS if row[1] == "done"]
SOURCES = sorted({row[2].strip("`") for row in DONE})
COMMANDS = sorted({row[3].strip("`") for row in DONE})
ELSEWHERE = tour_commands()
"""What the README's tour runs need not run again here."""
TESTS = sorted({row[4].strip("`") for row in DONE})


def test_every_row_is_done_or_open():
    assert {row[1] for row in ROWS} == {"done", "open"}
    assert len(DONE) > len(FUNCTIONS)


def test_every_function_of_the_table_has_a_row():
    rows = {row[0].strip("`") for row in DONE}
    assert set(FUNCTIONS) <= rows


@pytest.mark.parametrize("source", SOURCES)
def test_source_exists(source):
    module, name = source.rsplit(".", 1)
    assert hasattr(import_module(module), name)


@pytest.mark.parametrize("command", [c for c in COMMANDS if shlex.split(c)[1:] not in ELSEWHERE])
def test_command_runs(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("test", TESTS)
def test_test_exists(test):
    file, name = test.split("::")
    assert re.search(rf"^def {name}\(", (ROOT / file).read_text(), re.M)


def test_every_test_that_the_errata_name_exists():
    text = (ROOT / "docs" / "errata.md").read_text()
    sources = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"\btest_[a-z0-9_]+(?=`)", text)) - {"test_coverage"}
    assert len(named) > 10
    for name in named:
        assert f"def {name}(" in sources, name
    for file, name in re.findall(r"`([\w/]+\.py)::(\w+)`", text):
        assert f"def {name}(" in (ROOT / "tests" / "derive" / file).read_text(), name
