"""Notation of books: the legend is enough to read formulas back, and no term changes."""

import re
from dataclasses import replace

import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.graph.formulas import Symbol
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.notations.books import BOOKS
from symdyn.teaching.notations.symbols import Notation
from tests.support.latex.test_documents import ROBOTS, complaints, latex
from tests.teaching.reading import unbroken

QUANTITIES = ("M", "C", "phi", "tau", "T", "U", "J", "X")
BOX = re.compile(r"^\|   (\w+) +(\w+)  ", re.MULTILINE)


def written(robot, notation=None, quantities=QUANTITIES, form="text"):
    style = Style(form, notation=notation)
    return unbroken(documents.write(sd.derive(sd.load(robot)), quantities, style))


def read_back(text):
    """A text in our letters, by what its box says."""
    box, _, body = text.partition("\n\n")
    pairs = [(ours, book) for ours, book in BOX.findall(box) if book not in ("in", "-" * 11)]
    quantities = {book: ours for ours, book in pairs if ours in QUANTITIES}
    others = [(ours, book) for ours, book in pairs if ours not in QUANTITIES]

    def symbol(found):
        for ours, book in others:
            pattern = re.sub(r"(?<=[_a-z])i$", "(\\\\d+)", book)
            number = re.fullmatch(pattern, found[0])
            if number:
                return re.sub("i$", number[1], ours) if number.groups() else ours
        return found[0]

    lines = []
    for line in body.split("\n"):
        label = re.match(r"  (\w+)(\[[\d,]+\])? = (?:(\w+)(\[[\d,]+\])$)?", line)
        if label:
            name, place, other, at = label.groups()
            left = f"  {quantities.get(name, name)}{place or ''} = "
            rest = line[label.end() :]
            right = f"{quantities.get(other, other)}{at}" if other else ""
            lines.append(left + right + re.sub(r"[A-Za-z]\w*", symbol, rest))
        else:
            name, colon, about = line.partition(": ")
            for book, ours in quantities.items():
                about = re.sub(rf"\b{book}(?=dot\b)", ours, about)
            lines.append(quantities.get(name, name) + colon + about)
    return "\n".join(lines)


def unordered(text):
    """Formulas of a text as SymPy has them, since books order their terms differently."""

    def read(line):
        left, equal, right = line.partition(" = ")
        if not line.startswith("  ") or not equal or "[" in right:
            return line
        names = {x: sympy.Symbol(x) for x in set(re.findall(r"[A-Za-z]\w*", right))}
        names |= {"sin": sympy.sin, "cos": sympy.cos}
        return left, sympy.sympify(right.replace("^", "**"), locals=names)

    return [read(line) for line in text.split("\n")]


@pytest.mark.sample(3)
@pytest.mark.parametrize("book", BOOKS)
def test_the_box_is_enough_to_read_formulas_back(book):
    text = written("planar2r", book)
    assert unordered(read_back(text)) == unordered(written("planar2r"))
    assert BOOKS[book].title.split(",")[0] in text
    assert "All other symbols are the same." in text


@pytest.mark.slow
@pytest.mark.parametrize("robot", [*ROBOTS, "stanford", "four_bar"])
@pytest.mark.parametrize("book", BOOKS)
def test_robots_are_read_back(robot, book):
    assert unordered(read_back(written(robot, book))) == unordered(written(robot))


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("book", BOOKS)
def test_books_compile(robot, book, capsys, tmp_path):
    options = ("--notation", book, "--quantity", "M", "C", "phi", "tau", "T", "U", "Gamma")
    assert complaints(latex(capsys, robot, *options), tmp_path) == []


def entry(text, label):
    found = re.search(rf"^  {re.escape(label)} = (.*)$", text, re.MULTILINE)
    return sympy.sympify(found[1].replace("^", "**"), locals={"I_l1": sympy.Symbol("I_l1")})


def test_two_links_in_the_letters_of_siciliano():
    """Siciliano et al., Robotics, section 7.3.2, without motors: b_11, b_12, b_22, g_2."""
    text = written("planar2r", "siciliano", ("M", "phi"))
    for label, formula in {
        "B[1,1]": "I_l1 + m_l1*l_1**2 + I_l2 + m_l2*(a_1**2 + l_2**2 + 2*a_1*l_2*cos(theta_2))",
        "B[1,2]": "I_l2 + m_l2*(l_2**2 + a_1*l_2*cos(theta_2))",
        "B[2,2]": "I_l2 + m_l2*l_2**2",
        "g[2]": "m_l2*l_2*g*cos(theta_1 + theta_2)",
    }.items():
        assert sympy.expand(entry(text, label) - sympy.sympify(formula)) == 0, label


def test_spongs_christoffel_symbols_have_the_force_last():
    """c_ijk multiplies qd_i qd_j in equation k; c_121 = h and c_112 = -h in section 7.4."""
    text = written("planar2r", "spong", ("Gamma",))
    h = sympy.sympify("-m_2*l_1*l_c2*sin(q_2)")
    assert sympy.expand(entry(text, "c[1,1,2]") + h) == 0
    assert sympy.expand(entry(text, "c[1,2,1]") - h) == 0
    assert "c[i][j][k]" in text
    assert "Gamma" not in text.partition("\n\n")[2]


@pytest.mark.parametrize("book", ["craig", "siciliano", "mls", "lynch-park"])
def test_headings_have_the_rates_of_the_book(book):
    body = written("planar2r", book, ("Gamma", "phi")).partition("\n\n")[2]
    assert "thetad_i thetad_j" in body
    assert "qd" not in body
    assert "qd_i qd_j" in written("planar2r", "spong", ("Gamma",))
    assert "qd_i qd_j" in written("scara", "siciliano", ("Gamma",))  # theta and d


def test_the_box_tells_gravity_forces_from_free_fall():
    told = "g with an index is a gravity force; g without an index"
    assert told in written("planar2r", "spong", ("phi",))
    assert told not in written("planar2r", "spong", ("M",))
    assert told not in written("planar2r", "craig", ("phi",))


def test_joints_that_slide_and_names_without_numbers():
    text = written("cartpole", "craig", ("T",))
    assert "dd_1" in text
    assert "thetad_2" in text
    assert "theta_1" not in text
    assert re.search(r"lc +l +from the joint", written("pendulum", "siciliano", ("M",)))
    assert r"\vartheta_{1}" in written("pendulum", "siciliano", ("phi",), "latex")


def test_a_letter_that_is_taken_is_not_used_twice():
    robot = sd.load("planar2r")
    model = sd.derive(robot)
    names = {f"p[{k}]": p.name for k, p in enumerate(robot.symbolic("declared").parameters)}
    model.names |= {"p[99]": "a_1"}
    letters = Notation.of(BOOKS["siciliano"], model)
    assert "l_1" in names.values()
    assert {"l_1", "lc_1"} <= set(letters.taken)
    assert letters.text("l_1 lc_1 a_1 l_2 lc_2") == "l_1 lc_1 a_1 a_2 l_2"
    letters.meet("M", [Symbol("l_1")])
    assert any("`" not in one.text and "l_1: not changed" in one.text for one in letters.remarks)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--notation", "spon"], "did you mean spong"),
        (["--notation", "spong", "--quantity", "derivation"], "no effect on derivation"),
        (["--notation", "spong", "--quantity", "D"], "no effect on D, which keeps the notation"),
        (["--notation", "spong", "--quantity", "qdd_u"], "no quantity is called"),
        (["--notation", "spong", "--prove", "lagrange", "newton-euler"], "no effect on --prove"),
        (["--notation", "spong", "--quantity", "X"], "no effect on X of cartpole; leave it out"),
    ],
)
def test_what_has_no_effect_is_rejected(options, says, capsys):
    assert cli.main(["derive", "cartpole", *options]) == 2
    assert says in capsys.readouterr().err


def test_our_own_letters_change_nothing():
    model = sd.derive(sd.load("pendulum"))
    assert Notation().text("q_1 + m") == "q_1 + m"
    assert Notation().latex_names(model.latex_names) == model.latex_names
    with pytest.raises(FunctionError, match="use spong, craig"):
        documents.write(model, ["M"], replace(Style(), notation="?"))
