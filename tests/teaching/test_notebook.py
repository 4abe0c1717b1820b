"""Notebooks: the same steps as cells, whose code derives what is stored below it."""

import ast
import json
import re
import sys
import types

import pytest

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.teaching.steps.markdown import markdown

COMMANDS = {
    *("begin", "end", "left", "right", "text", "frac", "tfrac", "dot", "ddot", "hat", "mathit"),
    *(
        "mathrm",
        "mathcal",
        "cos",
        "sin",
        "sum",
        "langle",
        "rangle",
        "le",
        "ge",
        "ne",
        "to",
        "cdots",
    ),
    *("quad", "times", "sqrt", "sim", "circ", "displaystyle", "alpha", "delta", "epsilon", "eta"),
    *("theta", "lambda", "mu", "nu", "pi", "rho", "sigma", "tau", "phi", "psi", "omega", "Gamma"),
    *("Delta", "Lambda", "Phi", "Pi", "Psi", "Omega", "cdot", "ldots", "mathbf", "operatorname"),
    *("beta", "bigl", "bigr", "mathrel", "partial"),
}
"""Commands of LaTeX that MathJax knows."""
ENVIRONMENTS = {"aligned", "bmatrix", "matrix", "array"}


def written(path, *arguments):
    line = ["derive", *arguments, "--format", "notebook", "--out", str(path)]
    assert cli.main(line) == 0
    return json.loads(path.read_text())


def code_cells(notebook):
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def text_of(data):
    return "".join(data)


def run(notebook):
    """Run the code as Jupyter does, and compare what it shows with what is stored."""
    names = {}
    for cell in code_cells(notebook):
        tree = ast.parse(text_of(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        shown = None
        if last is not None:
            shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        stored = {k: text_of(v) for out in cell["outputs"] for k, v in out["data"].items()}
        assert (shown is not None) == bool(stored), cell["source"]
        kinds = {"text/markdown": "_repr_markdown_", "text/latex": "_repr_latex_"}
        for kind, method in kinds.items():
            if kind in stored:
                assert getattr(shown, method)() == stored[kind]
        if stored:
            assert repr(shown) == stored["text/plain"]


def check_formulas(notebook):
    """What is between dollars is LaTeX that MathJax reads; nothing else has commands."""
    for cell in notebook["cells"]:
        shown = [text_of(cell["source"])] if cell["cell_type"] == "markdown" else []
        for out in cell.get("outputs", []):
            shown += [text_of(v) for k, v in out["data"].items() if k != "text/plain"]
        for text in shown:
            words = re.sub(r"(?<!\\)\$\$.*?\$\$|(?<!\\)\$[^$]*\$|```.*?```", "", text, flags=re.S)
            assert not re.search(r"\\[A-Za-z]", words), words
            formulas = re.sub(r"```.*?```", "", text, flags=re.S).replace("\\\\", "")
            commands = set(re.findall(r"\\([A-Za-z]+)", formulas))
            assert commands <= COMMANDS, commands - COMMANDS
            assert set(re.findall(r"\\begin\{([\w*]+)\}", formulas)) <= ENVIRONMENTS


def test_the_first_cell_detects_another_project_of_the_same_name(tmp_path, monkeypatch):
    first, *_ = code_cells(written(tmp_path / "arm.ipynb", "pendulum"))
    monkeypatch.setitem(sys.modules, "symdyn", types.ModuleType("symdyn"))
    with pytest.raises(ImportError, match=r"another project: pip uninstall symdyn, then pip inst"):
        exec(text_of(first["source"]), {})


def test_a_notebook_derives_what_it_shows(tmp_path):
    arguments = ("pendulum", "--quantity", "derivation", "M", "--gravity", "0", "-1.62", "0")
    path = tmp_path / "arm.ipynb"
    notebook = written(path, *arguments)
    first = path.read_bytes()
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids) > 20
    sources = [text_of(cell["source"]) for cell in code_cells(notebook)]
    assert "steps['mass_matrix'].result" in sources
    assert "model.M" in sources
    assert "gravity=[0.0, -1.62, 0.0]" in sources[0]
    run(notebook)
    check_formulas(notebook)
    titles = [text_of(c["source"]) for c in notebook["cells"] if c["cell_type"] == "markdown"]
    assert any(title.startswith("## 7. The mass matrix") for title in titles)
    written(path, *arguments)
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    "arguments",
    [
        ("--prove", "lagrange", "newton-euler"),
        ("--exercises", "2", "--seed", "2"),
        ("--exercises", "1", "--without-solutions", "--notation", "craig"),
        ("--quantity", "M", "--angles", "sums", "--groups"),
    ],
    ids=" ".join,
)
def test_notebooks_run_on_the_public_names_alone(tmp_path, arguments):
    """Another program may not rely on the modules below symdyn."""
    notebook = written(tmp_path / "arm.ipynb", "planar2r", *arguments)
    for cell in code_cells(notebook):
        for node in ast.walk(ast.parse(text_of(cell["source"]))):
            if isinstance(node, ast.Import):
                assert {(a.name, a.asname) for a in node.names} == {("symdyn", "sd")}
            elif isinstance(node, ast.ImportFrom):
                assert node.module.partition(".")[0] != "symdyn", text_of(cell["source"])
    run(notebook)


def test_accelerations_in_a_notebook_are_those_of_forward_dynamics(tmp_path):
    notebook = written(tmp_path / "arm.ipynb", "pendulum", "--quantity", "qdd")
    sources = [text_of(cell["source"]) for cell in code_cells(notebook)]
    assert "model.forward_dynamics" in sources
    assert "model.qdd" not in sources
    run(notebook)


def test_models_and_steps_show_formulas():
    model = sd.derive(sd.load("cartpole"))
    assert r"\begin{bmatrix}" in model._repr_markdown_()
    assert "cartpole" in repr(model)
    steps = model.derivation
    step = steps["gravity"]
    assert "**Potential energy and gravity forces**" in step._repr_markdown_()
    assert step.result._repr_markdown_() in step._repr_markdown_()
    assert "1. Potential energy" in repr(step)
    assert steps._repr_markdown_().startswith("# Lagrange's equations of cartpole")
    large = sd.derive(sd.load("puma560"))
    assert "begin" not in large._repr_markdown_()


def test_words_are_words_and_formulas_formulas():
    assert markdown(r"50\% of a\_b *c* is $x_{1}$, <b>") == r"50% of a\_b \*c\* is $x_{1}$, \<b\>"


def test_names_from_files_are_words(tmp_path):
    spec = tmp_path / "it's.toml"
    spec.write_text(
        'name = "*a* `b` $c$ <i>"\n[[bodies]]\nname = "x|y"\nmass = 1\ncom = [0, 0, 1]\n'
        "inertia = { yy = 1 }\n"
        '[[joints]]\nname = "[k](l)"\ntype = "revolute"\nparent = "base"\nchild = "x|y"\n'
        "axis = [0, 1, 0]\n"
    )
    notebook = written(tmp_path / "n.ipynb", str(spec), "--quantity", "derivation")
    told = text_of(notebook["cells"][0]["source"])
    assert r"\*a\* \`b\` \$c\$ \<i\>" in told
    source = text_of(code_cells(notebook)[0]["source"])
    assert """Path(folder, "it's.toml")""" in source
    assert 'name = "[k](l)"' in source
    (table,) = [
        text_of(out["data"]["text/markdown"])
        for cell in code_cells(notebook)[:3]
        for out in cell["outputs"]
        if "| joint |" in text_of(out["data"]["text/markdown"])
    ]
    assert r"x\|y" in table
    assert r"\[k\](l)" in table


@pytest.mark.parametrize("form", ["toml", "urdf"])
def test_notebooks_of_files_run_without_the_files(tmp_path, monkeypatch, form):
    own = tmp_path / f"own.{form}"
    assert cli.main(["convert", "pendulum", "--to", form, "--out", str(own)]) == 0
    notebook = written(tmp_path / "n.ipynb", str(own), "--quantity", "phi")
    own.unlink()
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    run(notebook)
    assert not list((tmp_path / "empty").iterdir())
    assert "description = r'''\n" in text_of(code_cells(notebook)[0]["source"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("planar2r", "--quantity", "derivation", "C", "phi", "--method", "lagrange"),
        ("cartpole", "--groups"),
        ("planar2r", "--prove", "lagrange", "newton-euler"),
        ("planar2r", "--exercises", "4", "--seed", "2"),
        ("planar2r", "--quantity", "filter", "base_parameters", "table1", "pp99.G"),
        ("puma560", "--quantity", "derivation", "--method", "newton-euler"),
        ("free_planar2r", "--quantity", "derivation", "--method", "swain-morris"),
        ("free_planar2r", "--quantity", "M_g", "M"),
        ("planar2r", "--lock", "joint2=0.3", "--at", "0.5"),
    ],
    ids=" ".join,
)
def test_jupyter_runs_notebooks_from_top_to_bottom(tmp_path, arguments):
    import nbformat
    from nbclient import NotebookClient

    path = tmp_path / "n.ipynb"
    check_formulas(written(path, *arguments))
    notebook = nbformat.read(path, 4)
    nbformat.validate(notebook)
    stored = [[dict(out["data"]) for out in c.get("outputs", [])] for c in notebook.cells]
    resources = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources=resources).execute()
    shown = [[dict(out["data"]) for out in c.get("outputs", [])] for c in notebook.cells]
    assert shown == stored
