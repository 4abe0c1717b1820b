"""Benchmarks are run by hand; what they import from symdyn exists all the same."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"
FILES = sorted(BENCHMARKS.rglob("*.py"))


def imported_names(file):
    """The modules of symdyn and of the tests that a file imports, each with the imported name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("symdyn", "tests")):
            yield from ((node.module, alias.name) for alias in node.names)


def exists(module, name):
    """Whether a module has the name, or is a package with a module of this name."""
    if hasattr(import_module(module), name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return False
    return True


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_benchmark_imports_exists(file):
    missing = [
        f"{module}.{name}" for module, name in imported_names(file) if not exists(module, name)
    ]
    assert not missing


def test_a_missing_name_is_noticed():
    assert exists("symdyn.passes", "pipeline")
    assert not exists("symdyn.passes", "passes")
