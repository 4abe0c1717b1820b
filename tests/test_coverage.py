"""docs/coverage.md is true: every row marked done leads to code, a command and a test."""

import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from symdyn.cli import main as cli
from symdyn.functions.rows import FUNCTIONS
from tests.test_docs import page_commands

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
ELSEWHERE = page_commands()
"""What the pages of the guide run need not run again here."""
LEFT = [command for command in COMMANDS if shlex.split(command)[1:] not in ELSEWHERE]
TESTS = sorted({row[4].strip("`") for row in DONE})


def test_every_row_is_done_or_open():
    assert {row[1] for row in ROWS} == {"done", "open"}
    assert len(DONE) > len(FUNCTIONS)


def test_every_function_of_the_table_has_a_row():
    rows = {row[0].strip("`") for row in DONE}
    assert set(FUNCTIONS) <= rows


def test_every_source_exists():
    for source in SOURCES:
        module, name = source.rsplit(".", 1)
        assert hasattr(import_module(module), name), source


def merged(commands):
    """The commands, of which those that differ in their functions only are one with them all."""
    functions = {}
    for command in commands:
        rest, _, names = command.partition(" --functions ")
        if "--" in names:
            rest, names = command, ""
        functions.setdefault(rest, []).extend(names.split())
    return [
        f"{rest} --functions {' '.join(dict.fromkeys(names))}" if names else rest
        for rest, names in functions.items()
    ]


def assert_runs(command, folder, monkeypatch, capsys):
    monkeypatch.chdir(folder)
    assert cli.main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


@pytest.mark.sample(2)
@pytest.mark.parametrize("command", merged(LEFT))
def test_command_runs(command, tmp_path, monkeypatch, capsys):
    assert_runs(command, tmp_path, monkeypatch, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("command", sorted({*LEFT} - {*merged(LEFT)}))
def test_command_runs_as_it_is_written(command, tmp_path, monkeypatch, capsys):
    assert_runs(command, tmp_path, monkeypatch, capsys)


def test_every_function_is_in_a_command_that_runs():
    runs = [set(shlex.split(command)) for command in merged(LEFT)]
    for command in LEFT:
        assert any(set(shlex.split(command)) <= words for words in runs), command
    assert len(runs) < 0.7 * len(LEFT)


def test_every_test_exists():
    for test in TESTS:
        file, name = test.split("::")
        assert re.search(rf"^def {name}\(", (ROOT / file).read_text(), re.M), test


def test_every_test_that_the_errata_name_exists():
    text = (ROOT / "docs" / "errata.md").read_text()
    sources = "".join(path.read_text() for path in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"\btest_[a-z0-9_]+(?=`)", text)) - {"test_coverage"}
    assert len(named) > 10
    for name in named:
        assert f"def {name}(" in sources, name
    for file, name in re.findall(r"`([\w/]+\.py)::(\w+)`", text):
        assert f"def {name}(" in (ROOT / "tests" / "formulations" / file).read_text(), name
