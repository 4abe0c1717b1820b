"""Letters from a file: written, read back by --check, and rejected with a line of the file."""

import pytest

from symdyn.cli import main as cli
from symdyn.errors import SymdynError
from symdyn.teaching.notations.books import book_of
from tests.teaching.reading import unbroken
from tests.teaching.test_books import FOLDER

RRP = str(FOLDER / "rrp.toml")
LANDAU = str(FOLDER / "landau.toml")


def derived(capsys, *options):
    assert cli.main(["derive", *options]) == 0
    return unbroken(capsys.readouterr().out)


def rejected(path, text):
    path.write_text(text)
    with pytest.raises(SymdynError) as caught:
        book_of(str(path))
    return str(caught.value)


def test_coordinates_have_their_own_letters(capsys):
    text = derived(capsys, RRP, "--quantity", "T", "--notation", LANDAU)
    assert "  T = m*(r^2*sin(theta)^2*phid^2 + r^2*thetad^2 + rd^2)/2\n" in text


def test_latex_has_dots_on_them(capsys):
    options = ("--quantity", "T", "--format", "latex", "--fragment", "--notation", LANDAU)
    text = derived(capsys, RRP, *options)
    assert r"\dot{\phi}^{2}" in text
    assert r"\dot{\theta}^{2}" in text
    assert r"\dot{r}^{2}" in text


def test_parameters_and_patterns(tmp_path, capsys):
    path = tmp_path / "mine.toml"
    path.write_text(
        'title = "My lecture"\ninertias = "last"\n[letters]\n"l_#" = "a_#"\nm_1 = "M_1"\nM = "H"\n'
    )
    text = derived(capsys, "planar2r", "--quantity", "M", "--notation", str(path))
    assert "| Notation of My lecture.\n" in text
    assert (
        "  H[1,1] = M_1*lc_1^2 + m_2*(a_1^2 + lc_2^2 + 2*a_1*lc_2*cos(q_2)) + I_1 + I_2\n" in text
    )


def test_answers_are_read_in_these_letters(capsys):
    check = ["derive", RRP, "--notation", LANDAU, "--check"]
    assert cli.main([*check, "T = m (rd^2 + r^2 thetad^2 + r^2 sin(theta)^2 phid^2)/2"]) == 0
    assert cli.main([*check, "M[2,2] = m r"]) == 1
    assert "m*r^2" in capsys.readouterr().out


@pytest.mark.parametrize("form", ["text", "latex", "html"])
def test_exercises_have_these_letters(form, capsys):
    sheet = derived(capsys, RRP, "--exercises", "3", "--format", form, "--notation", LANDAU)
    assert "theta" in sheet


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[letters]\nq_1 = "phi"\n', "the book has no title; add title = ..."),
        ('title = "x"\n', "the book defines no symbols"),
        ('title = "x"\n[letters]\nq_1 = 3\n', ":3: q_1 of [letters] is '3'; it must be text"),
        (
            'title = "x"\n[letters]\nq_1 = "\\\\input"\n',
            ":3: '\\\\input' in [letters] is not a symbol",
        ),
        ('title = "x"\n[letters]\nq_1 = "q$"\n', ":3: 'q$' in [letters] is not a symbol"),
        ('title = "x"\n[letters]\n"l_#" = "a"\n', ":3: 'a' in [letters] is not a symbol"),
        ('title = "x"\n[letters]\nq_1 = "cos"\n', ":3: 'cos' in [letters] is not a symbol"),
        ('title = "a`b"\n[letters]\nq_1 = "x"\n', ":1: title of the book is 'a`b'"),
        ('title = "x"\ninertias = "middle"\n', ":2: inertias of the book is 'middle'; use"),
        ('title = "x"\nletter = 3\n', ":2: the book has the unknown key 'letter'"),
        ("title = \n", ":1: this is not valid TOML"),
    ],
)
def test_bad_files_are_rejected(text, told, tmp_path):
    path = tmp_path / "book.toml"
    assert told in rejected(path, text)


def test_a_missing_file_is_rejected(tmp_path):
    with pytest.raises(SymdynError, match="cannot be read"):
        book_of(str(tmp_path / "none.toml"))


def test_letters_for_what_the_robot_does_not_have_are_rejected(capsys):
    assert cli.main(["derive", "planar2r", "--notation", LANDAU]) == 2
    assert "planar2r has no 'q_3', for which the file gives a symbol" in capsys.readouterr().err


def test_titles_are_text_in_every_format(tmp_path, capsys):
    path = tmp_path / "book.toml"
    path.write_text('title = "50% of A & B <b>_$"\n[letters]\nq_1 = "x"\n')
    latex = derived(capsys, "planar2r", "--format", "latex", "--notation", str(path))
    assert r"50\% of A \& B \textless{}b\textgreater{}\_\$" in latex
    page = derived(capsys, "planar2r", "--format", "html", "--notation", str(path))
    assert "<b>_" not in page


def test_quantities_keep_letters_of_their_own(tmp_path):
    path = tmp_path / "book.toml"
    told = rejected(path, 'title = "x"\n[letters]\nM = "C"\n')
    assert ":3: 'C' in [letters] is the symbol of both M and C" in told
    told = rejected(path, 'title = "x"\n[letters]\nqd_1 = "v"\n')
    assert ":3: qd_1 in [letters] follows from the symbol of q_1" in told


def test_a_coordinate_whose_letter_is_taken_keeps_all_its_letters(tmp_path, capsys):
    path = tmp_path / "book.toml"
    path.write_text('title = "x"\n[letters]\nq_2 = "m"\nq_3 = "r"\n')
    text = derived(capsys, RRP, "--quantity", "tau", "--notation", str(path))
    assert "q_2" in text
    assert "qdd_2" in text
    assert "mdd" not in text


def test_patterns_that_nothing_follows_are_rejected(tmp_path, capsys):
    path = tmp_path / "book.toml"
    path.write_text('title = "x"\n[letters]\n"z_#" = "a_#"\nM = "H"\n')
    assert cli.main(["derive", RRP, "--notation", str(path)]) == 2
    assert "rrp has no 'z_#', for which the file gives a symbol" in capsys.readouterr().err
