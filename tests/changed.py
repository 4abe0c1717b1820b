"""The quick tests that a change can reach: `python -m tests.changed [BASE] [-- PYTEST-OPTION ...]`.

A change is what the working tree has against BASE, files that git does not know yet included; BASE
is by default where the branch left its upstream, or HEAD. A file leads to the files that it imports
or names in a string, a template to those that it includes, a test to the fixtures that it asks for.
Tests from which such steps lead to a changed file are run, the nearest first. `--list` only prints
them.

Languages and commands are imported by their name. They are reached by whoever names them in a
string, not by all that import the table of languages or the command line. Data that `symdyn/` or
`tests/` read, and `pyproject.toml`, reach all tests.
"""

import argparse
import ast
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from symdyn import _modules
from symdyn.cli.main import COMMANDS
from symdyn.codegen import TARGETS

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = _modules()
BY_NAME = {
    **{name: f"symdyn/codegen/{name}" for name in TARGETS},
    **{name: f"symdyn/cli/{name}" for name in COMMANDS},
}
"""Name -> the module or package that is imported when somebody asks for it."""
CHOOSING = ("symdyn/codegen/languages.py", "symdyn/cli/main.py")
"""What imports by name; a test that imports the table of languages itself reaches all of them."""


@cache
def sources() -> tuple[str, ...]:
    """The modules of `symdyn/` and `tests/` and the templates, as paths in the repository."""
    found = [
        path.relative_to(ROOT).as_posix()
        for folder, pattern in (("symdyn", "*.py"), ("tests", "*.py"), ("templates", "*.j2"))
        for path in sorted((ROOT / folder).rglob(pattern))
    ]
    return tuple(found)


@cache
def known() -> frozenset[str]:
    """The same as a set."""
    return frozenset(sources())


@cache
def module_files(name: str) -> frozenset[str]:
    """The file of a dotted name, or of the longest part of it, with the packages it is in.

    >>> sorted(module_files("symdyn.lie.vec.cross"))
    ['symdyn/__init__.py', 'symdyn/lie/__init__.py', 'symdyn/lie/vec.py']
    """
    parts = name.split(".")
    paths = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    files = {f"{path}{end}" for path in paths for end in ("/__init__.py", ".py")}
    return frozenset(files & known())


@cache
def files_by_name(name: str) -> frozenset[str]:
    """The files of a language or a command."""
    start = (f"{BY_NAME[name]}.py", f"{BY_NAME[name]}/")
    return frozenset(file for file in sources() if file.startswith(start))


def languages_and_commands(names: Iterable[str]) -> set[str]:
    """The files of the languages and commands among some words."""
    return {file for name in BY_NAME.keys() & names for file in files_by_name(name)}


class _Steps(ast.NodeVisitor):
    """Collects the files that a piece of Python leads to, and the fixtures apart from the rest."""

    def __init__(self, file: str) -> None:
        self.file, self.test = file, file.startswith("tests/")
        self.found: set[str] = set()
        self.words: set[str] = set()
        self.fixtures: dict[str, set[str]] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if self.file.endswith("conftest.py") and node.decorator_list:
            usual, self.found, self.words = (self.found, self.words), set(), set()
            self.generic_visit(node)
            self.fixtures[node.name] = self.all_found()
            self.found, self.words = usual
        else:
            self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.found |= module_files(alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            self.found |= module_files(f"{node.module}.{alias.name}")
            if node.module == "symdyn":
                self.public(alias.name)
            if self.test and alias.name == "TARGETS":
                self.found |= languages_and_commands(TARGETS)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.value.id in ("sd", "symdyn"):
            self.public(node.attr)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring leads nowhere
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Whatever is put into a text stands for any name."""
        parts = (v.value if isinstance(v, ast.Constant) else "*" for v in node.values)
        self.text("".join(map(str, parts)))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.text(node.value)

    def public(self, name: str) -> None:
        if name in PUBLIC:
            self.found |= module_files(PUBLIC[name])

    def all_found(self) -> set[str]:
        """What was found, with languages and commands if the words can be meant as such."""
        asks = "symdyn/__init__.py" if self.test else "symdyn/codegen/__init__.py"
        if asks in self.found and not self.file.startswith("symdyn/codegen/"):
            return self.found | languages_and_commands(self.words)
        return self.found

    def text(self, text: str) -> None:
        """A module or template by its name; in tests also commands, paths and programs."""
        if text.endswith(".j2"):
            self.found |= {f for f in sources() if fnmatch(f, f"templates/{text}")}
        for name in re.findall(r"\b(?:symdyn|tests)\.[\w.*]+", text):
            if name.endswith(".*"):
                folder = name.removesuffix("*").replace(".", "/")
                self.found |= {f for f in sources() if f.startswith(folder)}
            self.found |= module_files(name)
        if not self.test:
            self.words |= {text} & TARGETS.keys()
            return
        self.words.update(re.findall(r"[\w-]+", text))
        for name in re.findall(r"\b(?:sd|symdyn)\.(\w+)", text):
            self.public(name)
        if text == "symdyn" or re.search(r"\bsymdyn/", text):
            folder = re.sub(r"[*\[].*", "", text) if text.startswith("symdyn/") else "symdyn/"
            self.found |= {f for f in sources() if f.startswith(folder)}


@cache
def steps(file: str) -> tuple[frozenset[str], dict[str, set[str]]]:
    """The files that a file leads to, and those that each of its fixtures leads to."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".j2"):
        names = re.findall(r'"([\w/]+\.[\w.]*j2)"', text)
        return frozenset(f"templates/{name}" for name in names), {}
    visitor = _Steps(file)
    visitor.visit(ast.parse(text))
    found = visitor.all_found()
    if file in CHOOSING:
        found -= languages_and_commands(BY_NAME)
    for folder in list(Path(file).parents)[:-1] if is_test(file) else []:
        conftest = (folder / "conftest.py").as_posix()
        if conftest in known():
            always, fixtures = steps(conftest)
            used = [f for name, f in fixtures.items() if re.search(rf"\b{name}\b", text)]
            found |= {conftest}.union(always, *used)
    return frozenset(found), visitor.fixtures


@cache
def distances(test: str) -> dict[str, int]:
    """The files that a test can reach, and in how many steps."""
    found, waiting = {test: 0}, deque([test])
    while waiting:
        file = waiting.popleft()
        for other in steps(file)[0] - found.keys():
            found[other] = found[file] + 1
            waiting.append(other)
    return found


def is_test(file: str) -> bool:
    """Whether pytest finds tests in a file: a module of tests, or one that has doctests."""
    if file.startswith("tests/"):
        return Path(file).name.startswith("test_") or ">>>" in (ROOT / file).read_text()
    return file.endswith(".py") and ">>>" in (ROOT / file).read_text(encoding="utf-8")


@cache
def with_tests() -> tuple[str, ...]:
    """All files with tests."""
    return tuple(filter(is_test, sources()))


@cache
def strings(test: str) -> frozenset[str]:
    """The strings of a test, by which it reaches files that are no modules."""
    nodes = ast.walk(ast.parse((ROOT / test).read_text(encoding="utf-8")))
    values = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in values if isinstance(value, str))


def names_it(test: str, file: str) -> bool:
    """Whether a test names a file, or a folder that it is in."""
    places = {part for part in (file, *Path(file).parts) if part not in ("", ".")}
    texts = strings(test)
    return not places.isdisjoint(texts) or any(f"{Path(file).parts[0]}/" in t for t in texts)


def selected(changed: Iterable[str]) -> list[str]:
    """The files of tests that some changed files reach, the nearest first.

    >>> selected(["tests/lie/test_minors.py"])
    ['tests/lie/test_minors.py']
    """
    nearest: dict[str, int] = {}
    for file in changed:
        for test in with_tests():
            if file in known():
                far = distances(test).get(file)
            elif file.startswith(("symdyn/", "tests/", "templates/")) or file == "pyproject.toml":
                far = 99
            else:
                far = 1 if test.startswith("tests/") and names_it(test, file) else None
            if far is not None:
                nearest[test] = min(far, nearest.get(test, far))
    return sorted(nearest, key=lambda test: (nearest[test], test))


def git(*arguments: str) -> list[str]:
    """The lines that a git command prints; none if it fails."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()


def changes(base: str | None) -> Iterator[str]:
    """The files that differ from a commit, with those that git does not know yet."""
    start = base or next(iter(git("merge-base", "HEAD", "@{upstream}")), "HEAD")
    if not git("rev-parse", "--verify", "--quiet", f"{start}^{{commit}}"):
        sys.exit(f"{start} is no commit; name one that git log lists")
    yield from git("diff", "--name-only", "--no-renames", "--relative", start)
    yield from git("ls-files", "--others", "--exclude-standard")


def main() -> int:
    """Run the tests; the exit status is pytest's, and 0 if the change reaches none."""
    parser = argparse.ArgumentParser(prog="python -m tests.changed", description=__doc__)
    parser.add_argument("base", nargs="?", metavar="BASE", help="a commit")
    parser.add_argument("--list", action="store_true", help="print the files and run nothing")
    given = sys.argv[1:]
    end = given.index("--") if "--" in given else len(given)
    options, for_pytest = parser.parse_args(given[:end]), given[end + 1 :]
    chosen = selected(changes(options.base))
    if options.list or not chosen:
        print(*chosen or ["the change reaches no test"], sep="\n")
        return 0
    print(f"{len(chosen)} of {len(with_tests())} files of tests", flush=True)
    return int(pytest.main(["-m", "not slow", *for_pytest, *(str(ROOT / f) for f in chosen)]))


if __name__ == "__main__":
    sys.exit(main())
