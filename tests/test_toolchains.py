"""Tests of a language whose toolchain is missing are skipped and named; in CI they fail."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CASES = """
from tests.toolchains import tool

def test_rust():
    tool("cargo")

def test_more_rust():
    tool("cargo")

def test_cpp():
    tool("g++")

def test_python():
    pass
"""


@pytest.fixture
def run_without_toolchains(tmp_path):
    """`run_without_toolchains(*options)`: status and lines of a run whose path has no program."""
    (tmp_path / "test_cases.py").write_text(CASES)

    def run(*options, **environment):
        plugins = ("-p", "tests.conftest", "-p", "no:cacheprovider")
        command = [sys.executable, "-m", "pytest", "-q", "--rootdir", tmp_path, *plugins, *options]
        variables = {name: x for name, x in os.environ.items() if name != "CI"}
        variables |= {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT), **environment}
        variables["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them takes seconds
        done = subprocess.run(
            [*command, "test_cases.py"], cwd=tmp_path, env=variables, capture_output=True, text=True
        )
        return done.returncode, done.stdout.splitlines()

    return run


def test_one_line_names_missing_toolchains_and_their_packages(run_without_toolchains):
    status, lines = run_without_toolchains("-p", "xdist", "-n", "1")
    assert status == 0
    assert [line for line in lines if "missing" in line] == [
        "missing toolchains: cargo (2 tests skipped; apt-get install cargo), "
        "g++ (1 test skipped; apt-get install g++)"
    ]
    assert "1 passed, 3 skipped" in lines[-1]


def test_a_missing_toolchain_fails_in_ci(run_without_toolchains):
    status, lines = run_without_toolchains(CI="true")
    assert status == 1
    assert "the toolchain g++ is missing: apt-get install g++" in "\n".join(lines)
    assert "3 failed, 1 passed" in lines[-1]
