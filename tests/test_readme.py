"""The README and the pages of the guide work as printed."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from symdyn.cli import main as cli
from symdyn.codegen import TARGETS
from symdyn.compiler.closure import Closure
from symdyn.robot import load
from symdyn.robot.spec.constraints import CONTACT_KEYS, LOOP_KEYS
from tests.quick import quick
from tests.toolchains import PACKAGES, is_missing, tool

ROOT = Path(__file__).resolve().parent.parent
GUIDE = re.findall(r"^guide/\w+$", (ROOT / "docs/index.md").read_text(), re.M)
PAGES = [ROOT / "README.md", *(ROOT / "docs" / f"{page}.md" for page in GUIDE)]
TEXT = "\n".join(page.read_text() for page in PAGES)


def blocks(language, text=TEXT):
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


def tour_commands():
    """The arguments of every `symdyn` command of the tour."""
    lines = [line for block in blocks("sh")[1:] for line in block.splitlines()]
    return [shlex.split(line)[1:] for line in lines if line.startswith("symdyn ")]


@pytest.fixture(scope="module")
def tour(tmp_path_factory):
    return tmp_path_factory.mktemp("tour")


def test_make_targets_come_first():
    first = blocks("sh")[0]
    assert re.findall(r"^make (\w+)", first, re.M) == ["demo", "test"]


@pytest.mark.parametrize(
    "page",
    quick([page for page in PAGES if blocks("sh", page.read_text())], PAGES[:1]),
    ids=lambda page: page.stem,
)
@pytest.mark.long
def test_every_command_of_a_page_succeeds(page, tmp_path, monkeypatch, capsys):
    # Commands run in this process, which saves the start of an interpreter for each.
    monkeypatch.chdir(tmp_path)
    missing = []
    for block in blocks("sh", page.read_text()):
        for step in re.split(r"^(symdyn .*)\n", block, flags=re.M):
            if step.startswith("symdyn "):
                assert not set(step) & set("|&;<>$`\\"), "a shell would read more than arguments"
                assert cli.main(shlex.split(step)[1:]) == 0, f"{step}\n{capsys.readouterr().err}"
            elif needed := [name for name in PACKAGES if f"\n{name} " in step and is_missing(name)]:
                missing += needed
            elif not step.startswith("make "):
                ended = run(["bash", "-euc", step], tmp_path)
                assert ended.returncode == 0, f"{step}\n{ended.stderr}"
    for name in missing:
        tool(name)


def test_the_command_is_installed(tour):
    done = run(["bash", "-euc", "symdyn robots"], tour)
    assert done.returncode == 0, done.stderr
    assert "planar2r" in done.stdout


def test_the_python_of_the_tour_runs(tour):
    first, script, _ = sorted(blocks("python"), key=lambda text: "casadi" in text)
    done = run([sys.executable, "-c", first + script], tour)
    assert done.returncode == 0, done.stderr
    assert "panda_link1.m" in done.stdout


@pytest.mark.slow
def test_the_pole_that_casadi_swings_up(tour):
    command = next(c for c in tour_commands() if c[:2] == ["generate", "cartpole"])
    (script,) = [text for text in blocks("python") if "casadi" in text]
    done = run([sys.executable, "-m", "symdyn", *command], tour)
    assert done.returncode == 0, done.stderr
    done = run([sys.executable, "-c", script], tour)
    assert done.returncode == 0, done.stderr
    assert re.search(r"swung up after \d+ iterations", done.stdout)


def test_the_c_that_is_shown_is_what_is_emitted():
    shown = [line.strip() for line in blocks("c")[0].splitlines()]
    emitted = (ROOT / "generated" / "planar2r" / "planar2r.c").read_text()
    assert "\n".join(shown) in "\n".join(line.strip() for line in emitted.splitlines())


def test_the_closed_forms_that_are_shown_are_what_is_printed(capsys):
    from symdyn.cli import main as cli

    assert cli.main(["derive", "planar2r"]) == 0
    assert cli.main(["derive", "free_planar2r", "--quantity", "M_g", "J_g"]) == 0
    printed = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert len(blocks("text")) == 2
    for shown in blocks("text"):
        assert set(shown.splitlines()) <= set(printed)


def test_the_table_of_functions_is_complete():
    from symdyn.functions.gradients import GRADIENTS
    from symdyn.functions.rows import FUNCTIONS

    shown = re.findall(r"^\| `(\w+)\(([^)]*)\)` \|", TEXT, re.M)
    rows = [*FUNCTIONS.values(), *(f for f in GRADIENTS.values() if f.in_all)]
    assert shown == [(f.name, ", ".join((*f.inputs, *["p"] * bool(f.opens)))) for f in rows]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.slow
def test_the_grasp_that_is_shown_is_closed_and_falls_between_its_fingers(tmp_path, capsys):
    (shown,) = blocks("toml")
    spec = tmp_path / "grasp.toml"
    spec.write_text(shown)
    found = Closure.of(load(spec))
    assert (found.closed, found.rows, found.rank) == (True, 7, 7)
    assert cli.main(["simulate", str(spec), "--time", "0.05"]) == 0
    told = capsys.readouterr()
    assert "moved to close the chain" not in told.err
    assert "warning" not in told.err
    assert "contacts do not slide: left_finger" in told.out


def test_the_keys_of_contacts_and_loops_are_complete():
    for kind, keys in (("contacts", CONTACT_KEYS), ("loops", LOOP_KEYS)):
        table = TEXT.partition(f"| key of `[[{kind}]]` |")[2].partition("\n\n")[0]
        named = re.findall(r"^\| (.*?) \|", table, re.M)
        assert {key for cell in named for key in re.findall(r"`(\w+)`", cell)} == set(keys)


def test_the_table_of_languages_is_complete():
    rows = re.findall(r"^\| `(\w+)` \| .* \| (yes|no) \| [^|]* \|$", TEXT, re.M)
    assert dict(rows) == {
        name: "yes" if "float" in target.numbers else "no" for name, target in TARGETS.items()
    }
