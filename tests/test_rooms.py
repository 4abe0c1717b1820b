"""The folder tree is the pipeline: no room imports from its right, by statement or by string."""

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "symdyn"
EVERYWHERE = {
    "scalar",
    "errors",
    "extras",
    "names",
    "matching",
    "conventions",
    "child",
    "semidefinite",
    "layout",
    "pictures",
    "__version__",
}
ALLOWED = {
    "graph": set(),
    "latex": set(),
    "lie": set(),
    "robot": {"graph", "lie"},
    "equivalent": {"graph", "lie", "robot"},
    "derive": {"lie", "robot"},
    "base_parameters": {"graph", "latex", "lie", "robot", "equivalent", "derive"},
    "table": {"graph", "robot", "derive", "base_parameters"},
    "simplify": {"graph"},
    "emit": {"graph", "simplify"},
    "compiler": {
        *("graph", "robot", "equivalent", "derive", "base_parameters", "table"),
        *("simplify", "emit"),
    },
    "run": {"graph", "robot", "emit", "compiler"},
    "verify": {"graph", "lie", "robot", "base_parameters", "table", "emit", "compiler", "run"},
    "simulate": {"graph", "robot", "derive", "compiler", "run"},
    "identify": {
        *("graph", "lie", "robot", "equivalent", "derive", "base_parameters", "table"),
        *("compiler", "run"),
    },
    "teach": {
        *("graph", "lie", "robot", "equivalent", "derive", "base_parameters", "table"),
        *("simplify", "compiler", "emit", "latex"),
    },
}
MODULE = re.compile(r"symdyn\.(\w+)[\w.]*")


def imports_of(text):
    """The rooms (first component below symdyn) that a text imports, or names as a module would be.

    A string that is a dotted name of ours counts, whatever it is for: that is how modules are
    imported by string. So does an import in front of a semicolon in a program handed to Python.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide which room is meant"
            if node.module == "symdyn":
                yield from (alias.name for alias in node.names)
            elif (node.module or "").startswith("symdyn."):
                yield node.module.split(".")[1]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                assert alias.name != "symdyn", "import the room, not the package of all rooms"
                if alias.name.startswith("symdyn."):
                    yield alias.name.split(".")[1]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = MODULE.fullmatch(node.value)
            if named:
                yield named[1]


@pytest.mark.parametrize("room", ALLOWED)
def test_room_imports_only_from_its_left(room):
    files = list((PACKAGE / room).rglob("*.py"))
    assert files
    for file in files:
        for imported in imports_of(file.read_text()):
            assert imported in ALLOWED[room] | EVERYWHERE | {room}, f"{file}: {imported}"


@pytest.mark.parametrize("judges", ["verify/reference", "verify/oracles"])
def test_judges_share_no_code_with_what_they_judge(judges):
    """They know what a robot is, and nothing of how its equations are derived."""
    files = list((PACKAGE / judges).glob("*.py"))
    assert len(files) > 1
    for file in files:
        rooms = set(imports_of(file.read_text())) - EVERYWHERE
        assert rooms <= {"robot", "verify"}, f"{file}: {rooms}"
        inside = re.findall(r"symdyn\.verify\.(\w+)", file.read_text())
        assert set(inside) <= {Path(judges).name}, file


def test_every_folder_is_a_room_with_its_arrows():
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders - set(ALLOWED) <= {"commands"}  # what commands compose is any room


@pytest.mark.parametrize(
    "text",
    [
        "from symdyn.teach.model import derive",
        "import symdyn.teach.model",
        "from symdyn import teach",
        "def late():\n    from symdyn.teach import model",
        "import_module('symdyn.teach.model')",
        "HOME = {'derive': 'symdyn.teach'}",
    ],
)
def test_every_way_to_import_is_seen(text):
    assert list(imports_of(text)) == ["teach"]


def test_folders_and_modules_stay_small():
    for folder in {path.parent for path in PACKAGE.rglob("*.py")}:
        assert len(list(folder.glob("*.py"))) <= 15, folder
    for file in PACKAGE.rglob("*.py"):
        assert len(file.read_text().splitlines()) <= 400, file


def test_no_text_from_users_is_ever_run():
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"eval", "exec", "sympify", "parse_expr"}, file.name
