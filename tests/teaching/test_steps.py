"""Steps and their printers: formulas as text and LaTeX, sources beside the errata, sizes."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.graph.formulas import Symbol, add, as_formula
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.derivations import explained
from symdyn.teaching.quantities import DERIVATION, METHODS, require_method
from symdyn.teaching.steps.formulas import equation, formula, prose
from symdyn.teaching.steps.parts import ComputedQuantity, QuantityEntry, StepTable
from symdyn.teaching.steps.step import PAPERS, Citation, Derivation, DerivationStep
from symdyn.teaching.steps.text import HANGING, WIDTH, broken
from symdyn.teaching.typesetting import TextAndLatex

ERRATA = Path(__file__).resolve().parents[2] / "docs" / "errata.md"
EXPLAINED = [("planar2r", DERIVATION, {"method": method}) for method in METHODS] + [
    ("planar2r", "filter", {}),
    ("planar2r", "table1", {}),
    ("planar_two_arm", "kkt", {}),
]
OTHERS = {"swain-morris": "free_planar2r"}


def explanation(robot, name, options):
    robot = OTHERS.get(options.get("method"), robot)
    return explained.explanation(sd.derive(sd.load(robot), **options), name)


# -- sources -----------------------------------------------------------------------------------


def printed_errors():
    """Paper -> numbers of the equations that docs/errata.md corrects."""
    found, paper = {}, ""
    for line in ERRATA.read_text().split("\n"):
        if line.startswith("## "):
            paper = re.match(r"## (\w+)", line)[1] + "-II" * ("Part II" in line)
        elif line.startswith("| ") and not line.startswith("| equation"):
            cell = line.split("|")[1]
            numbers = re.findall(r"\(([A-Zab]?\.?\d+(?:\.\d+)?\w?)\)", cell)
            for mark, first, last in re.findall(r"\(([A-Zab.]*)(\d+)\)-\(\1(\d+)\)", cell):
                numbers += [f"{mark}{k}" for k in range(int(first), int(last) + 1)]
            found.setdefault(paper, set()).update(numbers)
    return found


@pytest.mark.sample(4)
@pytest.mark.parametrize(("robot", "name", "options"), EXPLAINED)
def test_what_is_printed_wrong_is_said_where_it_is_used(robot, name, options):
    wrong = printed_errors()
    assert {"38", "58"} <= wrong["PBP95"]
    assert {"4.20"} <= wrong["RK88"]
    for step in explanation(robot, name, options):
        if step.source is None:
            continue
        assert step.source.paper in PAPERS
        listed = [x for x in step.source.equations if x in wrong.get(step.source.paper, set())]
        for number in listed:
            assert any(f"({number})" in one for one in step.source.errata), (step.key, number)
        assert bool(step.source.errata) == bool(listed), step.key


# -- every derivation --------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize(("robot", "name", "options"), EXPLAINED)
def test_every_explanation_is_printed_in_both_markups(robot, name, options):
    found = explanation(robot, name, options)
    for form in (found.text(), found.latex()):
        assert form.isascii()
        assert "`" not in form
        assert "None" not in form
    latex = found.latex()
    for kind in set(re.findall(r"\\begin\{([\w*]+)\}", latex)):
        assert latex.count(rf"\begin{{{kind}}}") == latex.count(rf"\end{{{kind}}}"), kind
    assert latex.count(r"\left") == latex.count(r"\right")
    assert not re.search(r"\\(langle|le|ne|to|sum)[A-Z]", latex)
    assert not re.search(r"([_^])\{[^{}]*\}\1\{", latex), "two indices or powers in a row"
    bare = re.sub(r"\\(text|textit|mathrm|mathit|section\*|subsection\*|emph)\{", "", latex)
    assert not re.search(r"(?<!\\)\b(qdd|qd|tau|Omega|Gamma)_", bare)
    assert all(step.title in found.text() or "`" in step.title for step in found)


def test_steps_follow_from_earlier_ones():
    first, second = DerivationStep("a", "A"), DerivationStep("b", "B", follows_from=("a",))
    whole = Derivation(TextAndLatex("t", "t"), (first, second))
    assert whole["b"] is second
    assert whole.number("b") == 2
    assert "2. B   [from 1]" in whole.text()
    for wrong in ((second, first), (first, first)):
        with pytest.raises(ValueError, match=r"follows from|twice"):
            Derivation(TextAndLatex("t", "t"), wrong)


# -- markup ------------------------------------------------------------------------------------


def test_formulas_are_written_once():
    for text, latex in (
        ("M_ij qd_i", r"M_{ij} \dot{q}_{i}"),
        ("Ad*(f^-1) F", r"\mathrm{Ad}^*(f^{-1}) F"),
        ("w x (w x r)", r"w \times (w \times r)"),
        ("C_kj = sum over i of Gamma_ijk qd_i", r"C_{kj} = \sum_{i} \Gamma_{ijk} \dot{q}_{i}"),
        ("Mdot - 2 C", r"\dot{M} - 2 C"),
        ("Jhat_(i+1)", r"\hat{J}_{i+1}"),
        ("V^T[2,3]", "V^{T}_{2,3}"),
        ("i < k <= j", r"i < k \le j"),
        ("domega/dqd_j = dM/dt", r"\partial \omega/\partial \dot{q}_{j} = dM/dt"),
        ("Jhat_2[3,5]", r"\hat{J}^{(2)}_{3,5}"),
    ):
        assert formula(text) == latex
    assert equation("a = b = c").latex == "a &= b = c"
    assert prose("50% of `x_1`").latex == r"50\% of $x_{1}$"
    long = "word " * 100
    assert prose(f"{long}\nb").latex == f"{long}\n\nb"


def quantity(*values, shape=None, **options):
    entries = tuple(
        x if isinstance(x, QuantityEntry) else QuantityEntry(as_formula(x)) for x in values
    )
    shape = (len(values),) if shape is None else shape
    return ComputedQuantity(TextAndLatex("x", "x"), shape, entries, {}, **options)


def shown(part):
    return (
        Derivation(TextAndLatex("t", "t"), (DerivationStep("a", "A", results=(part,)),))
        .text()
        .split("A\n")[1]
    )


def test_quantities_fit_on_a_page():
    assert shown(quantity(1, 2)) == "  x = (1, 2)\n"
    assert shown(quantity(1, 2, 3, 4, 5, 6)) == "  x = (1, 2, 3; 4, 5, 6)\n"
    assert shown(quantity(0, 0)) == "  x = 0\n"
    assert shown(quantity(1, 0, 0, 2, shape=(2, 2))) == "  x = [ 1  0 ]\n      [ 0  2 ]\n"
    long = add(Symbol(f"a_{k}") for k in range(40))
    lines = shown(quantity(long, 0)).rstrip().split("\n")
    assert max(map(len, lines)) <= 96
    assert lines[0].startswith("  x[1] = ")
    assert lines[-1] == "  (what is not listed is zero)"
    assert sympy.sympify("".join(lines[:-1]).split("=")[1]) == long.to_sympy()


def test_what_is_too_long_is_counted():
    part = quantity(QuantityEntry(None, 57), 1, QuantityEntry(None, 80), 0)
    told = "(x: 2 entries of 57 to 80 terms, too long to read: [1], [3]; all others are zero)"
    assert told in shown(part)
    many = quantity(*[QuantityEntry(None, 57)] * 22, 0, 0)
    assert "22 entries of 57 terms, too long to read, besides 2 that are zero)" in shown(many)
    assert (
        shown(quantity(QuantityEntry(None, None), shape=())) == "  x = (too many terms to count)\n"
    )
    latex = Derivation(TextAndLatex("t", "t"), (DerivationStep("a", "A", results=(part,)),)).latex()
    assert "$x$ has 2 entries of 57 to 80 terms, too long to read: [1], [3]." in latex


def test_tables_have_columns():
    table = StepTable(
        (TextAndLatex("a", "a"), TextAndLatex("long", "b")),
        ((TextAndLatex("wide", "c"), TextAndLatex("d", "d")),),
    )
    assert shown(table) == "  a     long\n  ----  ----\n  wide  d\n"


# -- the command -------------------------------------------------------------------------------


@pytest.mark.slow
def test_large_robots_say_what_is_too_large_and_take_no_minutes(capsys):
    assert cli.main(["derive", "puma560", "--quantity", "derivation"]) == 0
    text = capsys.readouterr().out
    assert "(Gamma: 216 entries of too many terms to count)" in text
    assert len(text) < 60_000


def test_the_method_is_chosen_and_others_are_rejected(capsys):
    assert cli.main(["derive", "pendulum", "--quantity", "derivation"]) == 0
    default = capsys.readouterr().out
    arguments = ["derive", "pendulum", "--quantity", "derivation", "--method", "lagrange"]
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out == default
    for more, says in (
        (["--method", "ldlt"], "no step-by-step derivation by 'ldlt'"),
        (["--passive"], "--passive has no effect on derivation"),
        (["--groups"], "--groups has no effect on derivation"),
        (["--angles", "products"], "--angles has no effect on derivation"),
    ):
        assert cli.main(["derive", "pendulum", "--quantity", "derivation", *more]) == 2
        assert says in capsys.readouterr().err


def test_names_from_files_are_no_commands_of_latex():
    robot = sd.load("pendulum")
    (joint,) = robot.joints
    robot = replace(robot, name="\\input{a}", joints=(replace(joint, name="$x_\n%"),))
    latex = documents.write(sd.derive(robot), ["derivation"], Style("latex"))
    assert "\\input{" not in latex
    assert "$x_" not in latex
    text = documents.write(sd.derive(robot), ["derivation"], Style())
    assert "\n%" not in text


def test_steps_in_python():
    told = sd.derive(sd.load("pendulum"), method="newton-euler").derivation
    assert [step.key for step in told][:2] == ["robot", "frames"]
    (tau,) = told["forces"].results
    I, m, lc, q, qdd, g = map(Symbol, ["I", "m", "lc", "q_1", "qdd_1", "g"])  # noqa: E741
    expected = (I + m * lc**2) * qdd + m * g * lc * q.sin()
    assert tau.entries[0].value == expected
    assert repr(told) == told.text()


def test_sources_name_papers():
    assert str(Citation("PBP95", ("38",))) == "PBP95 (38)"
    assert str(Citation("PP99", ("Table I",))) == "PP99 Table I"
    with pytest.raises(FunctionError, match="no step-by-step derivation by 'x'"):
        require_method("x")


@pytest.mark.parametrize("robot", ["planar2r", "scara", "free_planar2r"])
def test_long_formulas_are_broken_before_signs_also_inside_brackets(robot, capsys):
    assert cli.main(["derive", robot, "--quantity", "tau"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= WIDTH
    further = [line.strip() for line in lines if line.startswith(HANGING)]
    assert further
    assert all(line.startswith(("+ ", "- ")) for line in further)


def test_arguments_of_functions_are_not_broken():
    angle = "cos(" + " + ".join(f"q_{k}" for k in range(6)) + ")"
    assert broken(f"  a = {angle} + {angle} + {angle}") == [
        f"  a = {angle} + {angle}",
        f"{HANGING}+ {angle}",
    ]
