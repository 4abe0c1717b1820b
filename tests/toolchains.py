"""Compilers and other programs that tests run, and what happens where one is missing.

A test that needs a program asks for it with `tool(name)`. Without the program the test is skipped,
and the last line of the run names it and its Debian package. With CI=true the test fails instead.
"""

import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable

import pytest

PACKAGES = {
    "cc": "gcc",
    "gcc": "gcc",
    "clang": "clang",
    "g++": "g++",
    "clang++": "clang",
    "cargo": "cargo",
    "cargo-clippy": "rust-clippy",
    "rustc": "rustc",
    "rustfmt": "rustfmt",
    "octave-cli": "octave",
    "mkoctfile": "octave-dev",
    "cmake": "cmake",
    "cppcheck": "cppcheck",
    "chromium": "chromium",
    "pdflatex": "texlive-latex-recommended",
    "arm-none-eabi-gcc": "gcc-arm-none-eabi",
    "qemu-system-arm": "qemu-system-arm",
}
"""The Debian package of each program. Node.js is not among them: the extra `test` brings it."""
BUILDERS = {"cpp": "g++", "rust": "cargo", "matlab": "octave-cli"}
"""The program that builds or runs the code of a target, where it is none of Python's packages."""
MISSING = re.compile(r"the toolchain ([\w+-]+) is missing")


def is_missing(name: str) -> bool:
    """Whether a program is not on the path."""
    return shutil.which(name) is None


def tool(name: str) -> str:
    """Return the name of a program, to be run; skip the test if it is missing, fail it in CI."""
    package = PACKAGES[name]
    if is_missing(name):
        message = f"the toolchain {name} is missing: apt-get install {package}"
        if os.environ.get("CI") == "true":
            pytest.fail(message, pytrace=False)
        pytest.skip(message)
    return name


def can_run(target: str) -> bool:
    """Whether what a target emits can be built and run."""
    return target not in BUILDERS or not is_missing(BUILDERS[target])


def require_target(target: str) -> None:
    """Skip the test, or fail it in CI, if what a target emits cannot be built and run."""
    if target in BUILDERS:
        tool(BUILDERS[target])


def summary(reasons: Iterable[str]) -> str:
    """One line about the tests that were skipped, or an empty one if no program was missing.

    >>> summary(["the toolchain g++ is missing", "another reason", "the toolchain g++ is missing"])
    'missing toolchains: g++ (2 tests skipped; apt-get install g++)'
    """
    counts = Counter(found[1] for found in map(MISSING.search, reasons) if found)
    told = [
        f"{name} ({count} test{'s' * (count > 1)} skipped; apt-get install {PACKAGES[name]})"
        for name, count in sorted(counts.items())
    ]
    return f"missing toolchains: {', '.join(told)}" if told else ""
