"""The folder tree is the pipeline: no room imports from its right."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "symdyn"
EVERYWHERE = {"scalar", "errors", "names", "matching", "conventions", "__version__"}
ALLOWED = {
    "graph": set(),
    "lie": set(),
    "robot": {"graph", "lie"},
    "derive": {"lie", "robot"},
    "optimize": {"graph", "lie", "robot", "derive"},
    "identify": {"graph", "lie", "robot", "derive", "optimize"},
    "table": {"derive", "identify", "quantities", "robot"},
    "emit": {"graph"},
    "teach": {
        *("graph", "lie", "robot", "derive", "identify", "optimize"),
        *("functions", "gradients", "quantities", "requests", "build", "choose"),
    },
    "verify": {
        *("graph", "lie", "robot", "identify", "manifest"),
        *("functions", "gradients", "quantities", "requests", "build", "choose"),
    },
}


def imports_of(file):
    """Names of the rooms (first component below symdyn) that a file imports."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "symdyn":
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("symdyn."):
            yield node.module.split(".")[1]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("symdyn."):
                    yield alias.name.split(".")[1]


@pytest.mark.parametrize("room", ALLOWED)
def test_room_imports_only_from_its_left(room):
    files = list((PACKAGE / room).glob("*.py"))
    assert files
    for file in files:
        for imported in imports_of(file):
            assert imported in ALLOWED[room] | EVERYWHERE | {room}, f"{file.name}: {imported}"


def test_no_text_from_users_is_ever_run():
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"eval", "exec", "sympify", "parse_expr"}, file.name
