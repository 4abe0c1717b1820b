"""The folder tree is the pipeline: no package imports a later one, by statement or by string.

Nor do the modules of a package import each other in a circle.
"""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "symdyn"
EVERYWHERE = {"scalar", "errors", "conventions", "support", "__version__"}
ALLOWED = {
    "support": set(),
    "lie": set(),
    "graph": {"lie"},
    "robot": {"graph", "lie"},
    "equivalents": {"graph", "lie", "robot"},
    "formulations": {"lie", "robot"},
    "identifiability": {"graph", "lie", "robot", "equivalents", "formulations"},
    "functions": {"graph", "robot", "formulations", "identifiability"},
    "passes": {"graph"},
    "codegen": {"graph", "passes"},
    "compiler": {
        *("graph", "lie", "robot", "equivalents", "formulations", "identifiability", "functions"),
        *("passes", "codegen"),
    },
    "runtime": {"graph", "robot", "codegen", "compiler"},
    "verification": {
        *("graph", "lie", "robot", "identifiability", "functions", "codegen", "compiler"),
        "runtime",
    },
    "simulation": {"graph", "robot", "formulations", "compiler", "runtime"},
    "identification": {
        *("graph", "lie", "robot", "equivalents", "formulations", "identifiability", "functions"),
        *("compiler", "runtime"),
    },
    "teaching": {
        *("graph", "lie", "robot", "equivalents", "formulations", "identifiability", "functions"),
        *("passes", "compiler", "codegen"),
    },
}
MODULE = re.compile(r"symdyn\.(\w+)[\w.]*")


def imports_of(text):
    """The packages (first component below symdyn) that a text imports or names as a module.

    A string that is a dotted name of symdyn counts, whatever it is for: that is how modules are
    imported by string. So does an import in front of a semicolon in a program handed to Python.
    """
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide which package is meant"
            if node.module == "symdyn":
                yield from (alias.name for alias in node.names)
            elif (node.module or "").startswith("symdyn."):
                yield node.module.split(".")[1]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                assert alias.name != "symdyn", "import the subpackage, not symdyn itself"
                if alias.name.startswith("symdyn."):
                    yield alias.name.split(".")[1]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = MODULE.fullmatch(node.value)
            if named:
                yield named[1]


@pytest.mark.parametrize("package", ALLOWED)
def test_package_imports_only_from_its_left(package):
    files = list((PACKAGE / package).rglob("*.py"))
    assert files
    for file in files:
        for imported in imports_of(file.read_text()):
            assert imported in ALLOWED[package] | EVERYWHERE | {package}, f"{file}: {imported}"


@pytest.mark.parametrize("references", ["verification/reference", "verification/oracles"])
def test_references_and_oracles_share_no_code_with_what_they_check(references):
    """They know what a robot is, and nothing of how its equations are derived."""
    files = list((PACKAGE / references).rglob("*.py"))
    assert len(files) > 1
    for file in files:
        packages = set(imports_of(file.read_text())) - EVERYWHERE
        assert packages <= {"robot", "verification"}, f"{file}: {packages}"
        inside = re.findall(r"symdyn\.verification\.(\w+)", file.read_text())
        assert set(inside) <= {Path(references).name}, file


def test_every_folder_is_a_package_with_its_arrows():
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders - set(ALLOWED) <= {"cli"}  # a command may use any package


def modules_imported(name, file, names):
    """The modules of symdyn that a module imports, anywhere in it.

    Imports inside functions count: they hide a cycle and do not remove it. So do those under
    TYPE_CHECKING, which show that a type is in the wrong module.
    """
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found = {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found = {each if each in names else node.module for each in whole}
        else:
            continue
        yield from (found & names) - {name}


def module_names(root):
    files = root.rglob("*.py")
    dotted = {".".join(file.relative_to(root.parent).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in dotted.items()}


def test_no_import_cycles_inside_packages():
    files = module_names(PACKAGE)
    edges = {name: set(modules_imported(name, file, set(files))) for name, file in files.items()}
    TopologicalSorter(edges).prepare()


def test_a_cycle_by_an_import_inside_a_function_is_noticed(tmp_path):
    texts = {"a": "from symdyn.b import f", "b": "def f():\n    from symdyn import a"}
    files = {}
    for name, text in texts.items():
        files[f"symdyn.{name}"] = tmp_path / f"{name}.py"
        files[f"symdyn.{name}"].write_text(text)
    edges = {name: set(modules_imported(name, file, set(files))) for name, file in files.items()}
    with pytest.raises(CycleError, match=r"symdyn\.a"):
        TopologicalSorter(edges).prepare()


@pytest.mark.parametrize(
    "text",
    [
        "from symdyn.teaching.model import derive",
        "import symdyn.teaching.model",
        "from symdyn import teaching",
        "def late():\n    from symdyn.teaching import model",
        "import_module('symdyn.teaching.model')",
        "HOME = {'derive': 'symdyn.teaching'}",
    ],
)
def test_every_way_to_import_is_seen(text):
    assert list(imports_of(text)) == ["teaching"]


def test_each_class_name_occurs_once():
    places = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(str(file.relative_to(PACKAGE)))
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


def test_no_text_from_users_is_ever_run():
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text()
        if not re.search(r"\b(eval|exec|sympify|parse_expr)\b", text):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"eval", "exec", "sympify", "parse_expr"}, file.name
