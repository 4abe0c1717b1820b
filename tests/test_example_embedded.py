"""The example for a microcontroller: its code is current, right and small on a Cortex-M4."""

import re
import shutil
import subprocess
import textwrap
from pathlib import Path

import pytest

from tests.test_example_control import run

EXAMPLE = Path(__file__).resolve().parent.parent / "examples" / "embedded"
README = (EXAMPLE / "README.md").read_text()
INSTALL, MAKE, GENERATE, TRACE = (
    textwrap.dedent(block) for block in re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)
)
MOST_INSTRUCTIONS, MOST_BYTES = 1050, 3500


def test_generated_code_is_current(tmp_path):
    run(GENERATE, tmp_path)
    committed = sorted((EXAMPLE / "generated" / "panda").iterdir())
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
    assert "gcc-arm-none-eabi" in INSTALL
    folder = tmp_path_factory.mktemp("example") / "embedded"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("build"))
    return folder, run(MAKE, folder)


def counted(printed):
    """The number of instructions that the program counted."""
    return int(re.search(r"inverse dynamics: (\d+) instructions", printed)[1])


@pytest.mark.slow
def test_results_are_right_and_the_code_is_small(example):
    assert "self-test: all results are right\n" in example[1]
    assert counted(example[1]) <= MOST_INSTRUCTIONS
    (size,) = re.findall(r"^\s*(\d+)\s.*build/panda\.o$", example[1], re.M)
    assert int(size) <= MOST_BYTES
    assert f"{counted(example[1])} instructions" in README
    assert f"{size} bytes of code" in README


@pytest.mark.slow
def test_a_trace_counts_the_same_instructions(example):
    folder, printed = example
    assert abs(float(run(TRACE, folder).splitlines()[-1]) - counted(printed)) < 1


@pytest.mark.slow
def test_a_wrong_result_is_noticed(example):
    folder, _ = example
    source = folder / "generated" / "panda" / "panda.c"
    text = source.read_text()
    damaged = re.sub(r"(tau\[3\] = .*);", r"\1 + 0.01f;", text)
    assert damaged != text
    source.write_text(damaged)
    done = subprocess.run(["make", "run"], cwd=folder, capture_output=True, text=True, check=False)
    source.write_text(text)
    assert done.returncode != 0
    assert "self-test: wrong results" in done.stdout
