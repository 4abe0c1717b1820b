"""Problems with solutions: the same for the same seed, and the checker accepts every solution."""

import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
import sympy

import symdyn as sd
from symdyn.cli import main as cli
from symdyn.errors import FunctionError
from symdyn.graph.formula_text import as_text
from symdyn.graph.formulas import expand
from symdyn.robot.joint import Limits
from symdyn.teaching.answers.checker import check_answers
from symdyn.teaching.derivations.zero_pose import single
from symdyn.teaching.exercises.context import ExerciseContext
from symdyn.teaching.exercises.problems import SLOPES, error, link_energy
from symdyn.teaching.exercises.sheet import KINDS, exercise_sheet, exercises
from symdyn.teaching.notations.books import BOOKS
from symdyn.teaching.steps.text import TextPrinter

SLOW = ("pendulum", "cartpole", "planar3r", "scara", "stanford", "puma560", "free_planar2r")


@pytest.fixture(scope="module")
def arm():
    return sd.derive(sd.load("planar2r"))


def accepts(model, answer):
    return all(verdict.is_right for verdict in check_answers(model, [answer]))


def test_every_solution_is_right_and_every_kind_is_there(arm):
    made = exercises(arm, 2 * len(KINDS), seed=5)
    assert len({one.title for one in made}) == len(KINDS)
    assert len({one.solution for one in made}) > len(KINDS)
    for one in made:
        assert accepts(arm, one.solution), one.solution


def test_the_same_entry_is_not_asked_for_twice():
    model = sd.derive(sd.load("planar3r"))
    made = exercises(model, len(KINDS), seed=2)
    assert len({one.label for one in made}) == len({one.title for one in made}) == len(KINDS)


@pytest.mark.slow
def test_the_formula_with_an_error_is_wrong(arm):
    found = [one for one in exercises(arm, 20, seed=1) if one.title == "Find the error"]
    assert len(found) > 1
    for one in found:
        (given,) = one.given
        wrong = as_text(given.entries[0].value)
        assert not accepts(arm, f"{one.label} = {wrong}")


def test_it_is_said_whether_a_term_is_wrong_or_missing(arm):
    said = set()
    for one in (error(ExerciseContext(arm, seed)) for seed in range(30)):
        right, wrong = (
            set(expand(part.entries[0].value).terms) for part in (one.shown[-1], one.given[-1])
        )
        assert len(right - wrong) <= 1
        if wrong - right == {-term for term in right - wrong}:
            printed = (part[-1].told(TextPrinter()) for part in (one.shown, one.given))
            assert len({re.sub(r"[-+\s]", "", text) for text in printed}) == 1
        lacks = wrong < right
        said.add(lacks)
        start = (
            "One term of this formula is missing."
            if lacks
            else "One term of this formula is wrong."
        )
        assert one.task.text.startswith(start)
    assert said == {True, False}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["planar2r", "free_planar2r"])
def test_slopes_of_printed_christoffel_symbols_add_up_to_them(name):
    model = sd.derive(sd.load(name))
    made = exercises(model, 16, seed=3)
    symbols = [one for one in made if one.title == "A Christoffel symbol"]
    for one in symbols:
        assert one.general[0].text == SLOPES
        k, i, j = map(int, re.findall(r"\d", one.label))
        known = {part.name.text: part.entries[0].value for part in one.shown}
        slopes = ((k, j, i), (k, i, j), (i, j, k))
        first, second, third = (known[f"dM_({a},{b})/dq_{c}"] for a, b, c in slopes)
        symbol = known[one.label]
        assert expand(first + second - third - 2 * symbol) == 0
    assert bool(symbols) == single(model.robot)


def test_the_same_seed_makes_the_same_bytes(arm):
    first, again, other = (exercise_sheet(arm, 6, seed).latex() for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_the_sheet_has_the_robot_problems_solutions_and_commands(capsys):
    line = ["derive", "planar2r", "--gravity", "0", "-1.62", "0", "--exercises", "4", "--seed", "2"]
    assert cli.main(line) == 0
    told = capsys.readouterr().out
    assert told.isascii()
    assert [int(x) for x in re.findall(r"^(\d+)\. ", told, re.M)] == [1, 2, 3, 4]
    assert re.findall(r"^Solution of problem (\d)$", told, re.M) == ["1", "2", "3", "4"]
    assert "\nThe robot and its zero configuration\n" in told
    commands = re.findall(r"^  (symdyn .*)$", told, re.M)
    assert len(commands) == 4
    model = sd.derive(sd.load("planar2r"))
    for command in commands:
        words = shlex.split(command)
        assert words[:6] == ["symdyn", "derive", "planar2r", "--gravity", "0", "-1.62"]
        assert words[-2] == "--check"
        assert "= ..." in words[-1]
        assert cli.main([*words[1:-1], words[-1].replace("...", "1")]) in (1, 2)
    capsys.readouterr()
    assert any("1.62" in command for command in commands)
    assert model.robot.name in told


def test_what_cannot_be_made_is_rejected(arm, capsys):
    with pytest.raises(FunctionError, match="from 1 to 100; got 0"):
        exercises(arm, 0)
    assert cli.main(["derive", "planar2r", "--seed", "3"]) == 2
    assert "--seed has no effect without --exercises" in capsys.readouterr().err
    for more in (["--groups"], ["--quantity", "M"], ["--at", "1", "2"], ["--method", "lagrange"]):
        assert cli.main(["derive", "planar2r", "--exercises", "2", *more]) == 2
        assert "has no effect on" in capsys.readouterr().err


@pytest.mark.sample(2)
@pytest.mark.parametrize("book", BOOKS)
def test_sheets_in_the_letters_of_a_book_are_checked_in_them(arm, book):
    made = exercises(arm, 9, 1, book)
    for one in made:
        assert all(verdict.is_right for verdict in check_answers(arm, [one.solution], book)), (
            one.solution
        )
    told = exercise_sheet(arm, 9, 1, notation=book, form="text").text()
    assert BOOKS[book].title.split(",")[0] in told
    _, _, problems = told.partition("\n1. ")
    for letter in BOOKS[book].quantities:
        if letter.text != letter.ours and letter.ours not in (
            x.text for x in BOOKS[book].quantities
        ):
            assert not re.search(rf"(?<![\w^]){letter.ours}(?!\w)", problems), letter
    assert "[]" not in told
    assert re.search(r"^  symdyn +this book +meaning$", told, re.M)


FORMULAS = re.compile(
    r"\$[^$]*\$|\\begin\{align\*\}.*?\\end\{align\*\}|\\par\\noindent\\texttt.*?\n", re.DOTALL
)


def sentences(model, book=None):
    """A sheet in LaTeX without formulas, without commands and without the notation of a book."""
    told = exercise_sheet(model, 6, 0, notation=book).latex()
    _opening, _, rest = told.partition(r"\subsection*{The robot")
    return FORMULAS.sub("", rest).replace("The last index", "The first index")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pendulum", "cartpole"])
def test_a_book_changes_formulas_and_no_word_of_prose(name):
    model = sd.derive(sd.load(name))
    ours = sentences(model)
    assert "free fall" in ours
    for book in ("spong", "siciliano", "mls", "craig"):
        assert sentences(model, book) == ours, book
        told = exercise_sheet(model, 1, 0, notation=book, form="text").text()
        assert "The acceleration of free fall is (0, 0, -g), where g = 9.81 m/s^2." in told
        assert "I_xx = " in told


def test_the_commands_and_the_figure_of_a_sheet_have_its_notation(capsys):
    line = ["derive", "cartpole", "--notation", "craig", "--exercises", "2", "--format"]
    for form in ("text", "latex", "html", "notebook"):
        assert cli.main([*line, form]) == 0
        told = capsys.readouterr().out.replace("{}", "")
        assert "derive cartpole --notation craig --check" in told
        if form == "html":
            slider = re.search(r'<label for="q1".*?</label>', told, re.DOTALL)[0]
            assert "\N{GREEK SMALL LETTER THETA}" in slider
            assert '["q[1]", "theta_2"]' in told
    assert cli.main([*line[:3], "nobody", "--exercises", "2"]) == 2


def test_a_sheet_may_have_no_solutions(capsys):
    for form in ("text", "latex", "html"):
        line = ["derive", "pendulum", "--exercises", "3", "--format", form]
        assert cli.main(line) == 0
        assert "Solution of problem" in capsys.readouterr().out
        assert cli.main([*line, "--without-solutions"]) == 0
        told = capsys.readouterr().out
        assert "olution" not in told.partition("<script")[0].replace("--without-solutions", "")
        assert "without" not in told.partition("<script")[0]


@pytest.mark.parametrize("more", [(), ("--without-solutions",)])
def test_pages_hide_solutions_and_nothing_that_is_given(more, capsys):
    assert cli.main(["derive", "pendulum", "--exercises", "2", "--format", "html", *more]) == 0
    told = capsys.readouterr().out
    given = re.search('data-given="(.*?)"', told)[1].split()
    steps = re.findall('<section class="step" id="(.*?)"', told)
    solutions = [] if more else ["solution_1", "solution_2"]
    assert given == ["robot", "problem_1", "problem_2"]
    assert [step for step in steps if step not in given] == solutions


def test_solutions_and_no_solutions_are_asked_for_where_there_are_problems(capsys):
    assert cli.main(["derive", "pendulum", "--without-solutions"]) == 2
    assert "--without-solutions has no effect without --exercises" in capsys.readouterr().err
    assert cli.main(["derive", "pendulum", "--check", "T = 1", "--without-solutions"]) == 2
    assert "--without-solutions has no effect on --check" in capsys.readouterr().err


def test_numbers_of_problems_have_six_digits_and_say_something_new():
    model = sd.derive(sd.load("pendulum"))
    made = exercises(model, 5)
    numbers = [one for one in made if "numerical" in one.title and one.label == "M[1,1]"]
    (one,) = numbers  # M does not depend on q
    assert one.conditions == "m = 1, lc = 0.5, I = 0.0833333"
    assert accepts(model, one.solution)
    (christoffel,) = (
        one
        for one in exercises(sd.derive(sd.load("planar2r")), 9, seed=1)
        if one.label == "Gamma[2,1,1]"
    )
    names = [part.name.text for part in christoffel.shown]
    assert names == ["dM_(2,1)/dq_1", "dM_(1,1)/dq_2", "Gamma[2,1,1]"]


@pytest.mark.parametrize(
    ("lower", "upper"),
    [(0.2, 0.9), (0.01, 0.04), (2, None), (None, -2), (-3.07, -0.07), (0.5, 0.5)],
)
def test_numbers_are_inside_the_limits_of_joints(arm, lower, upper):
    first, second = arm.robot.joints
    limited = replace(second, limits=Limits(lower, upper))
    context = ExerciseContext(sd.derive(replace(arm.robot, joints=(first, limited))), seed=1)
    drawn = [context.positions()[1] for _ in range(30)]
    assert all((lower is None or lower <= x) and (upper is None or x <= upper) for x in drawn)
    assert all(len(f"{x}") <= 5 for x in drawn)
    assert len(set(drawn)) >= (1 if lower == upper else 4)


def test_the_velocity_of_a_centre_is_that_of_the_books(arm):
    drawn = (link_energy(ExerciseContext(arm, seed)) for seed in range(20))
    energy = next(one for one in drawn if one.label == "T_2")
    omega, v = (part for part in energy.shown[1:-1])
    speed = sum(entry.value**2 for entry in v.entries)
    turning = sum(entry.value**2 for entry in omega.entries)
    right = energy.shown[-1].entries[0].value
    m, inertia = sympy.symbols("m_2 I_2")
    assert sympy.expand(m * speed / 2 + inertia * turning / 2 - right).simplify() == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_solutions_for_other_robots_are_right(name):
    model = sd.derive(sd.load(name))
    for seed in range(3):
        made = exercises(model, 12, seed)
        for one in made:
            assert accepts(model, one.solution), one.solution
        text = exercise_sheet(model, 12, seed).latex()
        for kind in set(re.findall(r"\\begin\{([\w*]+)\}", text)):
            assert text.count(rf"\begin{{{kind}}}") == text.count(rf"\end{{{kind}}}")


@pytest.mark.parametrize("form", ["text", "latex"])
def test_a_mass_called_m_is_not_the_matrix(form, capsys):
    own = str(Path(__file__).parent / "spring_cart.toml")
    options = ("--exercises", "8", "--seed", "3", "--notation", "spong", "--format", form)
    assert cli.main(["derive", own, *options]) == 0
    sheet = capsys.readouterr().out
    assert re.search(r"^ *M (?:&)?= 2, m = 0.5", sheet, re.MULTILINE)
    assert not re.search(r"^ *D (?:&)?= 2\b", sheet, re.MULTILINE)
