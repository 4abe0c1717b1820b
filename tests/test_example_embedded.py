"""The example for a microcontroller: its code is current, right and small on a Cortex-M4."""

import re
import shutil
import subprocess
import textwrap
from pathlib import Path

import pytest

from tests.test_example_control import run
from tests.toolchains import PACKAGES, tool

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "embedded"
README = (EXAMPLE / "README.md").read_text()
INSTALL, MAKE, GENERATE, TRACE = (
    textwrap.dedent(block) for block in re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)
)
MOST = {"panda": (1050, 3500), "quadruped": (2150, 6200)}
"""The most instructions of one call, and the most bytes of code."""


@pytest.mark.slow
@pytest.mark.parametrize("robot", MOST)
def test_generated_code_is_current(robot, tmp_path):
    (command,) = [line for line in GENERATE.splitlines() if f" {robot} " in line]
    run(command, tmp_path)
    committed = sorted((EXAMPLE / "generated" / robot).iterdir())
    assert [path.suffix for path in committed] == [".c", ".h", ".json", ".c"]
    for path in committed:
        today = tmp_path / path.relative_to(EXAMPLE)
        assert path.read_bytes() == today.read_bytes(), f"{path}: run the command of the README"


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (EXAMPLE / target).exists(), target


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """A copy of the example after its commands, and what they printed."""
    for name in ("arm-none-eabi-gcc", "qemu-system-arm"):
        assert PACKAGES[tool(name)] in INSTALL
    folder = tmp_path_factory.mktemp("example") / "embedded"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("build"))
    return folder, run(MAKE, folder)


def counted(robot, printed):
    """The number of instructions that the program counted."""
    return int(re.search(rf"^{robot}: (\d+) instructions", printed, re.M)[1])


@pytest.mark.slow
@pytest.mark.parametrize("robot", MOST)
def test_results_are_right_and_the_code_is_small(robot, example):
    _, printed = example
    instructions = counted(robot, printed)
    (size,) = re.findall(rf"^\s*(\d+)\s.*build/{robot}\.o$", printed, re.M)
    assert f"{robot}: all results are right\n" in printed
    assert instructions <= MOST[robot][0]
    assert int(size) <= MOST[robot][1]
    assert f"{robot}: {instructions} instructions\n" in README
    assert re.search(rf"^\| {robot}, .* \| {instructions} \| {size} \|", README, re.M)


@pytest.mark.slow
def test_a_trace_counts_the_same_instructions(example):
    folder, printed = example
    traced = dict(line.split() for line in run(TRACE, folder).splitlines()[-len(MOST) :])
    for robot in MOST:
        assert abs(float(traced[robot]) - counted(robot, printed)) < 1


@pytest.mark.slow
@pytest.mark.parametrize("robot", MOST)
def test_a_wrong_result_is_noticed(robot, example):
    folder, _ = example
    source = folder / "generated" / robot / f"{robot}.c"
    text = source.read_text()
    damaged = re.sub(r"(tau\[3\] = .*);", r"\1 + 0.01f;", text)
    assert damaged != text
    source.write_text(damaged)
    done = subprocess.run(["make", "run"], cwd=folder, capture_output=True, text=True, check=False)
    source.write_text(text)
    assert done.returncode != 0
    assert f"{robot}: wrong results" in done.stdout
