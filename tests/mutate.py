"""Do the tests notice one wrong sign? `python -m tests.mutate [FILE ...]` makes mistakes and sees.

In each file of the rooms below one sign is turned, one index or factor swapped,
one zero, direction of a loop or transpose lost at a time, in a copy of the tree, and fast
tests are run there. A mistake that no test notices is a survivor; survivors that are no mistakes
are listed in `EQUIVALENT` with the reason. Exit 1 if there are any others.
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue

from symdyn.table.rows import FUNCTIONS
from tests.derive.test_mutants import ROBOTS, SIX_FREEDOMS

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("symdyn/derive", "symdyn/equivalent", "symdyn/simplify")
COPIED = ("symdyn", "tests", "templates", "generated", "docs", "pyproject.toml")
PER_FILE = 12

FLOATS = "tests/derive/test_mutants.py"
SECOND = ["tests/derive", "tests/equivalent", "tests/simplify", "tests/test_golden.py"]
"""The slower tests run only for what the first ones (`first_tests`) let pass."""

FIRST_SECONDS, SECOND_SECONDS = 120, 900
"""When a run counts as a hang, which is noticed too."""

_UNREAD = "the accelerations are not used"
_REPLACED = "every entry is replaced"
_ANYWHERE = "any configuration does"
_SYMBOL = "a symbol needs no other name"
EQUIVALENT = {
    ("symdyn/derive/forward/articulated_body.py", "[0] * robot.nv)", "0 -> 1"): _UNREAD,
    ("symdyn/derive/forward/articulated_body.py", "u: list[Scalar] = [0] * n", "0 -> 1"): _REPLACED,
    (
        "symdyn/derive/forward/articulated_body.py",
        "reciprocal: list[Scalar] = [0] * n",
        "0 -> 1",
    ): _REPLACED,
    (
        "symdyn/derive/forward/articulated_body.py",
        "qdd: list[Scalar] = [0] * robot.nv",
        "0 -> 1",
    ): _REPLACED,
    ("symdyn/derive/kinematics/energy.py", "[0] * robot.nv)", "0 -> 1"): _UNREAD,
    (
        "symdyn/derive/forward/vanishing_inertia.py",
        "for k in range(robot.nq)]",
        "+ -> -",
    ): _ANYWHERE,
    ("symdyn/derive/forward/ldlt.py", "D: list[Scalar] = [0] * n", "0 -> 1"): _REPLACED,
    ("symdyn/simplify/closed.py", "for _, e in m) > 1:", "1 -> 0"): _SYMBOL,
    ("symdyn/simplify/differences.py", "nodes[0].graph.labels", "0 -> 1"): "all have one graph",
}
"""File, end of the line and mutation -> why the mutant computes the same."""

_SWAPS = {"add": "sub", "sub": "add", "madd": "msub", "msub": "madd", "min": "max", "max": "min"}
_SIGNS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Div: ("/", "*")}
_COMPARISONS = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.In: ("in", "not in"),
}
_ORDERED = ("cross", "matmul", "ad", "ad_dual", "bracket")
_TEXT = ("label", "_name")
"""What these functions are given only names things in the emitted code."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: the text between two places of a file replaced."""

    file: str
    line: int
    column: int
    start: int
    end: int
    new: str
    what: str
    source: str

    @property
    def reason(self) -> str:
        """Why it is no mistake, if that is known."""
        for (file, ending, what), reason in EQUIVALENT.items():
            if (file, what) == (self.file, self.what) and self.source.endswith(ending):
                return reason
        return ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.what}   in   {self.source}"


class _Finder(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text
        self.lines = text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found: list[Mutant] = []

    def start(self, node: ast.expr) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def source(self, node: ast.expr) -> str:
        return self.text[self.start(node) : self.end(node)]

    def add(self, start: int, end: int, new: str) -> None:
        line = self.text.count("\n", 0, start)
        what = " ".join(f"{self.text[start:end]} -> {new}".split())
        place = (line + 1, start - self.starts[line] + 1, start, end)
        self.found.append(Mutant(self.file, *place, new, what, self.lines[line].strip()))

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace the operator between two expressions."""
        at = self.text.index(old, self.end(left), self.start(right))
        self.add(at, at + len(old), new)

    def whole(self, node: ast.expr, new: str) -> None:
        """Replace an expression."""
        self.add(self.start(node), self.end(node), new)

    # -- what is left alone: text, types, errors -------------------------------------------

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Errors."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a check of lengths that agree
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not node.name.startswith(_TEXT):
            for statement in node.body:
                self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # -- what is changed -------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in _SIGNS:
            self.between(node.left, node.right, *_SIGNS[type(node.op)])
        self.visit_parts(node.left, node.right)

    def visit_parts(self, *parts: ast.expr) -> None:
        """Go on with all but numbers, whose changes are made where they stand."""
        for part in parts:
            if not isinstance(part, ast.Constant):
                self.visit(part)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self.between(node.target, node.value, "+=", "-=")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.USub, ast.Not)):
            self.whole(node, self.source(node.operand))
        self.visit_parts(node.operand)

    def visit_Compare(self, node: ast.Compare) -> None:
        if type(node.ops[0]) in _COMPARISONS:
            self.between(node.left, node.comparators[0], *_COMPARISONS[type(node.ops[0])])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.whole(node, str(not node.value))
        elif node.value in (0, 1):
            self.whole(node, str(1 - node.value))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        index = node.slice
        if isinstance(index, ast.Constant) and index.value in (0, 1, 2):
            self.whole(index, str({0: 1, 1: 0, 2: 0}[index.value]))
        self.visit_parts(node.value, index)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name.startswith(_TEXT):
            if name == "label":  # its first argument is a value that it passes on
                self.visit(node.args[0])
            return
        if name in _SWAPS and (name in ("min", "max") or self.source(called).startswith("vec.")):
            self.whole(called, self.source(called).replace(name, _SWAPS[name]))
        if name in ("transpose", "reversed") and len(node.args) == 1:
            self.whole(node, self.source(node.args[0]))
        if name in _ORDERED and len(node.args) == 2:
            a, b = map(self.source, node.args)
            self.whole(node, f"{self.source(called)}({b}, {a})")
        self.generic_visit(node)


def mutants(file: str) -> list[Mutant]:
    """All mutants of a file, in the order of the text."""
    text = (ROOT / file).read_text(encoding="ascii")
    finder = _Finder(file, text)
    finder.visit(ast.parse(text))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def chosen(files: list[str], per_file: int) -> Iterator[Mutant]:
    """The same few of every file each time."""
    for file in files:
        every = mutants(file)
        picked = random.Random(file).sample(range(len(every)), min(per_file, len(every)))
        yield from (every[k] for k in sorted(picked))


def first_tests(file: str) -> list[str]:
    """The tests most likely to notice: of the functions that a file derives, else about the file.

    Of sums and other helpers, all tests on floats.
    """
    room, stem = Path(file).parent.name, Path(file).stem
    module = f"symdyn.{room}.{stem}"
    own = [
        f"{FLOATS}::test_every_derivation_is_right_on_floats[{f.name}-{method}-{robot}]"
        for f in FUNCTIONS.values()
        for method, derivation in f.methods.items()
        if derivation.__module__ == module and f.name not in SIX_FREEDOMS
        for robot in ROBOTS
    ]
    tests = sorted((ROOT / "tests" / room).glob("test_*.py"))
    about = [path for path in tests if re.search(rf"\b{stem}\b", path.read_text())]
    some = [path.relative_to(ROOT).as_posix() for path in about]
    return own or some or ([FLOATS] if room == "derive" else [f"tests/{room}"])


# -- running -------------------------------------------------------------------------------


def copy_tree(to: Path) -> Path:
    """What the tests need, without what Python has compiled."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, to / name)
    return to


def passes(tree: Path, tests: list[str], seconds: int) -> bool:
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
        first = first_tests(mutant.file)
        return passes(tree, first, FIRST_SECONDS) and passes(tree, SECOND, SECOND_SECONDS)
    finally:
        path.write_text(text, encoding="ascii")
        compiled.unlink(missing_ok=True)


def main() -> int:
    """Make the mistakes; the exit status says whether all were noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE", help="default: all of derive, optimize")
    parser.add_argument(
        "--per-file", type=int, default=PER_FILE, help=f"at most, default: {PER_FILE}"
    )
    parser.add_argument("--workers", type=int, default=2, help="default: 2")
    options = parser.parse_args()
    found = (path for room in ROOMS for path in sorted(ROOT.glob(f"{room}/**/[!_]*.py")))
    files = options.files or [path.relative_to(ROOT).as_posix() for path in found]
    work = list(chosen(files, options.per_file))
    with tempfile.TemporaryDirectory() as scratch:
        trees: SimpleQueue[Path] = SimpleQueue()
        for k in range(options.workers):
            tree = Path(scratch, str(k))
            tree.mkdir()
            trees.put(copy_tree(tree))
        if not passes(tree, SECOND, SECOND_SECONDS):
            print("the tests fail without any mistake; repair them first (make generated?)")
            return 1

        def judge(mutant: Mutant) -> bool:
            tree = trees.get()
            try:
                alive = survives(mutant, tree)
            finally:
                trees.put(tree)
            if alive:
                print(f"{mutant.reason or 'SURVIVED'}: {mutant}", flush=True)
            return alive

        with ThreadPoolExecutor(options.workers) as pool:
            verdicts = list(pool.map(judge, work))
    return report(files, list(zip(work, verdicts, strict=True)))


def report(files: list[str], verdicts: list[tuple[Mutant, bool]]) -> int:
    """Print the counts of each file; 1 if a survivor is a mistake."""
    for file in files:
        own = [alive for mutant, alive in verdicts if mutant.file == file]
        print(f"{file}: {len(own) - sum(own)} of {len(own)} noticed")
    survivors = [mutant for mutant, alive in verdicts if alive]
    mistakes = [mutant for mutant in survivors if not mutant.reason]
    noticed = len(verdicts) - len(survivors)
    print(f"{noticed} noticed, {len(survivors) - len(mistakes)} the same, {len(mistakes)} survived")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
