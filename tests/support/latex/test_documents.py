"""Documents: whole, harmless, and as pdflatex wants them (`make test-full`)."""

import re
import subprocess

import pytest

from symdyn.cli import main as cli
from symdyn.teaching.quantities import METHODS
from tests.test_hostile_names import hostile  # noqa: F401  (a fixture)
from tests.toolchains import tool

ROBOTS = ("pendulum", "cartpole", "planar2r", "planar3r", "scara", "free_planar2r")
ACTUATED = [name for name in METHODS if name != "swain-morris"]
ASKED = {
    "closed forms": ("--quantity", "M", "C", "phi", "T", "U", "Gamma", "tau", "J", "X"),
    "groups": ("--quantity", "M", "C", "--groups"),
    **{name: ("--quantity", "derivation", "--method", name) for name in ACTUATED},
    **{name: ("--quantity", name) for name in ("filter", "table1", "base_parameters")},
    "operators": ("--quantity", "pp99.G", "pp99.S", "rk88.phi", "L"),
    "frames": ("--quantity", "frames", "--frames", "com"),
    "proof": ("--prove", "lagrange", "newton-euler"),
    "exercises": ("--exercises", "8"),
}
OTHERS = [
    ("free_planar2r", ("--quantity", "derivation", "--method", "swain-morris")),
    ("free_planar2r", ("--quantity", "M_g", "J_g", "h_g", "J_D", "T_hat")),
    ("cartpole", ("--quantity", "derivation", "--method", "swain-morris", "--unactuated", "slide")),
    ("four_bar", ("--quantity", "kkt")),
    ("planar_two_arm", ("--quantity", "kkt")),
    ("puma560", ("--quantity", "derivation")),
    ("puma560", ("--quantity", "M", "--groups")),
    ("puma560", ("--quantity", "derivation", "--method", "newton-euler")),
    ("stanford", ("--quantity", "M", "C", "phi")),
    ("stanford", ("--quantity", "M", "--parameters", "inertial", "--angles", "products")),
    ("planar2r", ("--quantity", "link_motions", "inverse_dynamics_derivatives")),
    ("panda", ("--quantity", "base_parameters", "X")),
    ("cartpole", ("--exercises", "4", "--notation", "spong")),
    *(("pendulum", ("--exercises", "4", "--notation", x)) for x in ("siciliano", "mls", "spong")),
]


def latex(capsys, robot, *options):
    assert cli.main(["derive", str(robot), "--format", "latex", *options]) == 0
    return capsys.readouterr().out


def complaints(text, folder):
    """Errors and overfull boxes."""
    (folder / "a.tex").write_text(text)
    subprocess.run(
        [tool("pdflatex"), "-interaction=nonstopmode", "-no-shell-escape", "a.tex"],
        cwd=folder,
        capture_output=True,
        timeout=120,
    )
    log = (folder / "a.log").read_text(errors="replace")
    assert "Output written on a.pdf" in log
    return re.findall(r"^(?:!|Overfull|LaTeX Warning: (?!Label)).*$", log, re.MULTILINE)


def test_a_document_is_whole_and_a_fragment_is_its_body(capsys):
    whole = latex(capsys, "pendulum")
    begin, end = "\\begin{document}\n\n", "\n\\end{document}\n"
    assert whole.count(begin) == whole.count(end) == 1
    assert whole.endswith(end)
    assert "\\section*{Equations of pendulum}" in whole
    assert "1 rod & $m$ & $(0, 0, - l_{c})$ & $I_{xx} = I$, $I_{yy} = I$" in whole
    letters = latex(capsys, "pendulum", "--notation", "craig", "--quantity", "M", "phi")
    assert letters.index("& $\\theta_{1}$\n\\end{tabular}") < letters.index("Notation of Craig")
    part = latex(capsys, "pendulum", "--fragment")
    assert "1 rod" not in part
    assert "document" not in part
    head, _, body = part.partition("\n")
    assert head.startswith("%")
    assert "\\usepackage{amsmath}" in head
    assert body in whole
    for options in ((), ("--quantity", "derivation")):
        assert cli.main(["derive", "pendulum", "--fragment", *options]) == 2
        assert "--fragment has no effect on --format text" in capsys.readouterr().err
    proof = ["derive", "pendulum", "--prove", "lagrange", "newton-euler", "--fragment"]
    assert cli.main(proof) == 2
    capsys.readouterr()
    told = latex(capsys, "pendulum", "--quantity", "table1")
    assert told.count("\\section*") == told.count("\\begin{document}") == 1


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("asked", ASKED)
def test_small_robots_compile_and_nothing_is_too_wide(robot, asked, capsys, tmp_path):
    assert complaints(latex(capsys, robot, *ASKED[asked]), tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize(("robot", "options"), OTHERS)
def test_larger_ones_compile_too(robot, options, capsys, tmp_path):
    assert complaints(latex(capsys, robot, *options), tmp_path) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        ("--quantity", "base_parameters", "M", "table1"),
        ("--quantity", "derivation", "filter"),
        ("--quantity", "M", "phi", "--parameters", "inertial"),
    ],
)
def test_names_from_files_compile_and_command_nothing(options, hostile, capsys, tmp_path):  # noqa: F811
    assert complaints(latex(capsys, hostile, *options), tmp_path) == []


@pytest.mark.slow
def test_fragments_are_read_in_by_other_documents(capsys, tmp_path):
    (tmp_path / "part.tex").write_text(latex(capsys, "planar2r", "--fragment"))
    text = "\\documentclass{article}\\usepackage{amsmath}\\allowdisplaybreaks\\textwidth=455pt\n"
    text += "\\begin{document}\n\\input{part}\n\\end{document}\n"
    assert complaints(text, tmp_path) == []
