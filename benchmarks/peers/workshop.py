"""Builds the contestants: once for each source, set of flags, compiler and processor."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from peers.contest import Missing
from symdyn.runtime.cache import cache_folder

HERE = Path(__file__).parent
FLAGS = ("-O2", "-O3", "-O2 -march=native", "-O3 -march=native")
QUICK_FLAGS = ("-O3 -march=native",)


def folder() -> Path:
    """Where built contestants are kept."""
    made = cache_folder() / "bench"
    made.mkdir(parents=True, exist_ok=True)
    return made


@cache
def compiler(language: str) -> str:
    """gcc for C, g++ for C++."""
    name = {"c": "gcc", "c++": "g++"}[language]
    if not shutil.which(name):
        raise Missing(f"{name} is not installed")
    return name


@cache
def compiler_version(language: str) -> str:
    """The first line of the compiler's --version."""
    command = [compiler(language), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")[0]


@cache
def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


@cache
def vector_sets() -> str:
    """The widest vector instructions of the processor."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return "unknown"
    names = {"avx512f": "AVX-512", "avx2": "AVX2", "avx": "AVX"}
    return next((name for flag, name in names.items() if f" {flag} " in text), "SSE2")


def package(name: str) -> str:
    """The version of an installed package; without it a contestant cannot take part."""
    try:
        return version(name)
    except PackageNotFoundError:
        raise Missing(f"the package {name} is not installed") from None


def build(
    name: str,
    language: str,
    sources: Sequence[Path],
    flags: str,
    arguments: Sequence[str] = (),
    after: Sequence[str] = (),
    depends: Sequence[str] = (),
    program: bool = False,
    slow: bool = False,
) -> Path:
    """A shared library, or a program, of sources; from the cache if it was built before.

    `arguments` come before the sources on the command line and `after` behind them; `depends` are
    further texts that the result depends on, such as versions of headers; `slow` announces a build
    that takes minutes.
    """
    texts = [source.read_bytes().decode() for source in sources]
    key = [*texts, flags, *arguments, *after, *depends, compiler_version(language), processor()]
    digest = hashlib.sha256("\0".join(key).encode()).hexdigest()[:24]
    target = folder() / f"{name}-{digest}{'' if program else '.so'}"
    if target.exists():
        return target
    say(f"building {name} with {flags}" + (", which takes some minutes" if slow else ""))
    with tempfile.TemporaryDirectory(dir=folder()) as scratch:
        made = Path(scratch, "made")
        command = ["nice", "-n", "10", compiler(language), *flags.split(), *arguments]
        command += [] if program else ["-fPIC", "-shared"]
        command += ["-o", str(made), *map(str, sources), *after, "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            reasons = [line for line in done.stderr.splitlines() if "error" in line]
            raise Missing(f"{name} does not compile: {(reasons or ['?'])[0][:300]}")
        os.replace(made, target)
    return target


def say(text: str) -> None:
    """Progress, which is not part of the result."""
    print(text, file=sys.stderr, flush=True)
