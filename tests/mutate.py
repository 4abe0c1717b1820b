"""Do the tests notice one wrong sign? `python -m tests.mutate [FILE ...]` makes mistakes and sees.

In each file of the packages below a few mistakes are made, one at a time, in a copy of the tree
(`mutations.py` says which), and tests are run there: first those about the file, then, if they all
pass, those of its package. Tests that compare bytes are not among them. A mistake that no test
notices is a survivor; survivors that are no mistakes are listed in `EQUIVALENT` with the reason.
Exit 1 if there are any others, or if an excuse is about a line that is no longer there.

By default one mistake a file, the same each time, some 90 of 2800; `--seed 1` makes others, and
`--per-file 999 --minutes 999` all. Two free cores take about 11 minutes for the 90. It stops after
30 and says how many were left; then, too, the exit status is 1.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import cache_from_source
from itertools import zip_longest
from pathlib import Path
from queue import SimpleQueue

from symdyn.functions.rows import FUNCTIONS
from tests.formulations.test_mutants import ROBOTS, SIX_DOFS
from tests.mutations import ROOT, Mutant, mutants, stale_excuses

FILES = (
    "symdyn/formulations/**/[!_]*.py",
    "symdyn/equivalents/[!_]*.py",
    "symdyn/passes/[!_]*.py",
    "symdyn/identifiability/[!_]*.py",
    "symdyn/functions/gradients.py",
    "symdyn/graph/differentiate.py",
)
COPIED = ("symdyn", "tests", "templates", "generated", "docs", "pyproject.toml")
PER_FILE, MINUTES = 1, 30.0

FLOATS = "tests/formulations/test_mutants.py"
STATE_CHECKS = "tests/verification/test_state_check.py"
PACKAGE_TESTS = {
    "formulations": [FLOATS, "tests/formulations", STATE_CHECKS],
    "equivalents": ["tests/equivalents", "tests/compiler/test_options.py"],
    "passes": ["tests/passes/test_graph_passes.py", "tests/passes"],
    "identifiability": ["tests/identifiability/test_base_parameters.py", "tests/identifiability"],
    "functions": ["tests/functions", STATE_CHECKS],
    "graph": ["tests/graph", "tests/functions"],
}
"""The slower tests run only for what the first ones (`first_tests`) let pass."""

FIRST_SECONDS, SECOND_SECONDS = 90, 300
"""When a run counts as a hang, which is noticed too."""


def chosen(files: list[str], per_file: int, seed: int) -> Iterator[Mutant]:
    """The same few of every file for the same seed, the first ones of all files first."""
    picked = []
    for file in files:
        every = mutants(file)
        picked.append(random.Random(f"{file}{seed or ''}").sample(every, min(per_file, len(every))))
    for turn in zip_longest(*picked):
        yield from (mutant for mutant in turn if mutant is not None)


# -- which tests ---------------------------------------------------------------------------


def package_of(file: str) -> str:
    """The folder below symdyn/ that a file is in."""
    return Path(file).parts[1]


@cache
def first_tests(file: str) -> tuple[str, ...]:
    """The tests most likely to notice: of the functions that a file derives, else about the file.

    For files that no test mentions, the first tests of the package.
    """
    package, stem = package_of(file), Path(file).stem
    module = file.removesuffix(".py").replace("/", ".")
    own = [
        f"{FLOATS}::test_every_derivation_is_right_on_floats[{f.name}-{method}-{robot}]"
        for f in FUNCTIONS.values()
        for method, derivation in f.methods.items()
        if package == "formulations" and derivation.__module__ == module and f.name not in SIX_DOFS
        for robot in ROBOTS
    ]
    is_checked = re.search(rf"\b{package}\b.*\b{stem}\b", (ROOT / STATE_CHECKS).read_text())
    about = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests" / package).rglob("test_*.py"))
        if re.search(rf"\b{stem}\b", path.read_text()) and path != ROOT / FLOATS
    ]
    return tuple(
        own or [*([STATE_CHECKS] if is_checked else []), *about] or PACKAGE_TESTS[package][:1]
    )


# -- running -------------------------------------------------------------------------------


def copy_tree(to: Path) -> Path:
    """What the tests need, without what Python has compiled."""
    to.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, to / name)
    return to


def passes(tree: Path, tests: tuple[str, ...], seconds: float) -> bool:
    """Whether the tests pass in a copy; a hang is a failure."""
    options = ["-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "--no-header", "--tb=no"]
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONHASHSEED": "0",
    }
    command = [sys.executable, "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def survives(mutant: Mutant, tree: Path) -> bool:
    """Whether no test in the copy notices the mistake; the copy is put right again."""
    path = tree / mutant.file
    text = path.read_text(encoding="ascii")
    compiled = Path(cache_from_source(str(path)))
    path.write_text(text[: mutant.start] + mutant.new + text[mutant.end :], encoding="ascii")
    compiled.unlink(missing_ok=True)  # made within the same second it would be believed
    try:
        return passes(tree, first_tests(mutant.file), FIRST_SECONDS) and passes(
            tree, tuple(PACKAGE_TESTS[package_of(mutant.file)]), SECOND_SECONDS
        )
    finally:
        path.write_text(text, encoding="ascii")
        compiled.unlink(missing_ok=True)


class Run:
    """Some mutants tested in some copies of the tree, until the time is over."""

    def __init__(self, work: list[Mutant], trees: list[Path], minutes: float) -> None:
        self.work, self.verdicts = work, dict[Mutant, bool]()
        self.trees: SimpleQueue[Path] = SimpleQueue()
        for tree in trees:
            self.trees.put(tree)
        self.started = time.monotonic()
        self.end = self.started + 60 * minutes

    def test_mutant(self, mutant: Mutant) -> None:
        """See whether a mutant survives, unless the time is over."""
        if time.monotonic() > self.end:
            return
        tree = self.trees.get()
        try:
            alive = self.verdicts[mutant] = survives(mutant, tree)
        finally:
            self.trees.put(tree)
        if alive:
            print(f"{mutant.reason or 'SURVIVED'}: {mutant}", flush=True)
        done, minutes = len(self.verdicts), (time.monotonic() - self.started) / 60
        print(f"{done} of {len(self.work)}, {minutes:.1f} min", file=sys.stderr, flush=True)


def main() -> int:
    """Make the mistakes; the exit status says whether all were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="default: all of the packages above"
    )
    parser.add_argument("--per-file", type=int, default=PER_FILE, help=f"default: {PER_FILE}")
    parser.add_argument("--seed", type=int, default=0, help="which of the mistakes; default: 0")
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"default: {MINUTES:g}")
    parser.add_argument("--workers", type=int, default=2, help="default: 2")
    options = parser.parse_args()
    if stale := stale_excuses():
        print("these excuses are about lines that are no longer there; remove them from")
        print("EQUIVALENT in tests/mutations.py:", *stale, sep="\n  ")
        return 1
    found = (path for pattern in FILES for path in sorted(ROOT.glob(pattern)))
    files = options.files or [path.relative_to(ROOT).as_posix() for path in found]
    work = list(chosen(files, options.per_file, options.seed))
    with tempfile.TemporaryDirectory() as scratch:
        trees = [copy_tree(Path(scratch, str(k))) for k in range(options.workers)]
        every = tuple(dict.fromkeys(test for file in files for test in first_tests(file)))
        print("the tests without any mistake", file=sys.stderr, flush=True)
        if not passes(trees[0], every, 3600):
            print("the tests fail without any mistake; repair them first")
            return 1
        run = Run(work, trees, options.minutes)
        with ThreadPoolExecutor(options.workers) as pool:
            list(pool.map(run.test_mutant, work))
    return report(files, run)


def report(files: list[str], run: Run) -> int:
    """Print the counts of each file; 1 if a survivor is a mistake, or if time ran out."""
    for file in files:
        own = [alive for mutant, alive in run.verdicts.items() if mutant.file == file]
        print(f"{file}: {len(own) - sum(own)} of {len(own)} noticed")
    survivors = [mutant for mutant, alive in run.verdicts.items() if alive]
    mistakes = [mutant for mutant in survivors if not mutant.reason]
    noticed, left = len(run.verdicts) - len(survivors), len(run.work) - len(run.verdicts)
    same = len(survivors) - len(mistakes)
    print(f"{noticed} noticed, {same} the same, {len(mistakes)} survived, {left} not tried in time")
    return 1 if mistakes or left else 0


if __name__ == "__main__":
    sys.exit(main())
