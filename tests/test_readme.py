"""The README works as printed, and what it shows is what symdyn emits and measures."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from symdyn.cli import main as cli
from symdyn.cli.main import _parser
from symdyn.codegen import TARGETS

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()


def blocks(language, text=README):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


def run(command, folder):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)},
    )


def test_the_readme_is_short():
    assert len(README.encode()) <= 6400


def test_make_targets_come_first():
    first = blocks("sh")[0]
    assert re.findall(r"^make (\w+)", first, re.M) == ["demo", "test"]


def test_every_command_is_one_that_the_program_takes():
    steps = [line for block in blocks("sh") for line in block.splitlines()]
    commands = [shlex.split(step)[1:] for step in steps if step.startswith("symdyn ")]
    assert commands
    for arguments in commands:
        assert _parser({arguments[0]}).parse_args(arguments).command == arguments[0]


@pytest.mark.slow
@pytest.mark.long
def test_every_command_succeeds(tmp_path, monkeypatch, capsys):
    # Commands run in this process, which saves the start of an interpreter for each.
    monkeypatch.chdir(tmp_path)
    for block in blocks("sh"):
        for step in re.split(r"^(symdyn .*)\n", block, flags=re.M):
            if step.startswith("symdyn "):
                assert cli.main(shlex.split(step)[1:]) == 0, f"{step}\n{capsys.readouterr().err}"
            elif not step.startswith("make "):
                ended = run(["bash", "-euc", step], tmp_path)
                assert ended.returncode == 0, f"{step}\n{ended.stderr}"


def test_the_command_is_installed(tmp_path):
    done = run(["bash", "-euc", "symdyn robots"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "planar2r" in done.stdout


def test_the_python_runs(tmp_path):
    (script,) = blocks("python")
    done = run([sys.executable, "-c", script], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "cos(q_2)" in done.stdout


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_the_c_that_is_shown_is_what_is_emitted(page):
    shown = [line.strip() for line in blocks("c", (ROOT / page).read_text())[0].splitlines()]
    emitted = (ROOT / "generated" / "planar2r" / "planar2r.c").read_text()
    assert "\n".join(shown) in "\n".join(line.strip() for line in emitted.splitlines())


def test_the_table_of_targets_is_complete():
    assert set(re.findall(r"^\| `(\w+)` \|", README, re.M)) == set(TARGETS)


def test_the_times_are_those_of_the_benchmarks():
    measured = (ROOT / "benchmarks/results.md").read_text()
    rows = re.findall(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \| (\d+) \|$", README, re.M)
    assert len(rows) == 3
    for robot, function, *times in rows:
        found = re.search(
            rf"^\| {robot} \| {function} \| (\d+) \| (\d+) \|[^|]*\|[^|]*\| (\d+) \|",
            measured,
            re.M,
        )
        assert list(found.groups()) == times
