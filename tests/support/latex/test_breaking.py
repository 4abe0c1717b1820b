"""Formulas that are broken over lines keep their value, and fit as wide as TeX would set them."""

import re

import pytest

from symdyn.support.latex import width
from symdyn.support.latex.display import aligned, broken, matrix, together
from symdyn.support.latex.pieces import cells_of, pieces_of, width_of
from symdyn.support.latex.tables import tabular

VALUES = {name: 1.0 + 0.37 * k for k, name in enumerate("abcdefghxyz")}


class Reader:
    """Evaluates LaTeX as people read it: signs, products side by side, fractions, powers."""

    def __init__(self, text):
        text = re.sub(r"\\[bB]ig[lr]|\\left|\\right", "", text)
        self.tokens = re.findall(r"\\[a-z]+|\d+|\S", text)
        self.at = 0

    def take(self, *wanted):
        if self.at < len(self.tokens) and self.tokens[self.at] in wanted:
            self.at += 1
            return self.tokens[self.at - 1]
        return None

    def sum(self, *ends):
        total, sign = 0.0, -1 if self.take("-") else 1
        while True:
            total += sign * self.product()
            mark = self.take("+", "-")
            if mark is None:
                break
            sign = 1 if mark == "+" else -1
        assert self.take(*ends) or not ends
        return total

    def product(self):
        value, divided = 1.0, False
        while self.at < len(self.tokens) and self.tokens[self.at] not in ("+", "-", ")", "}"):
            assert not divided, "what follows a / b may be under the line or not"
            if self.take("/"):
                value, divided = value / self.factor(), True
            else:
                value *= self.factor()
        return value

    def factor(self):
        token = self.take(*self.tokens)
        if token == r"\frac":
            assert self.take("{")
            above = self.sum("}")
            assert self.take("{")
            value = above / self.sum("}")
        elif token in ("(", "{"):
            value = self.sum(")" if token == "(" else "}")
        else:
            value = float(token) if token.isdigit() else VALUES[token]
        if self.take("^"):
            assert self.take("{")
            value **= self.sum("}")
        return value


FORMULAS = (
    r"a + b - c d + e \left(f - g\right) - h",
    r"- a \left(b + c \left(d - e + f\right) g\right)^{2} - h \left(x - y\right)",
    r"a \frac{b + c - d}{2} e + \frac{- f}{g h} x - \frac{y z}{a}",
    r"\frac{a \left(b + \frac{c + d}{e}\right)}{f \left(g + h\right)} + \left(x + y\right)",
)


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_broken_formula_has_the_same_value(formula):
    value = Reader(formula).sum()
    lines = set()
    for space in range(30, 300, 15):
        found = broken(formula, space, space + 5)
        assert Reader(" ".join(found)).sum() == pytest.approx(value, rel=1e-12), found
        lines.add(len(found))
    assert len(lines) > 3


def test_lines_are_no_wider_than_their_room():
    long = " + ".join(rf"a_{{{k}}} \left(b + c\right)" for k in range(40))
    found = broken(long, 200, 150)
    assert width_of(found[0]) <= 200
    assert all(100 < width_of(line) <= 150 for line in found[1:-1])
    assert all(line.startswith("+ ") for line in found[1:])
    assert broken(long, 1e4, 1e4) == [long]


@pytest.mark.parametrize(
    ("formula", "points"),
    [
        (r"a_{1} = \sin{\left(q_{1} \right)} + 2", 71.0),
        (r"\text{hello world}", 48.1),
        (r"\left(\frac{a}{b}\right)", 19.6),
        (r"\begin{bmatrix} a & b \\ c & d \end{bmatrix}", 31.0),
        (r"m_{1} \sin{\left(q_{1} \right)}", 45.6),
        (r"\ddot{q}_{1} \le \mathit{lc}_{2}^{2}", 34.5),
    ],
)
def test_widths_are_those_of_tex(formula, points):
    """Measured once with pdflatex and amsmath, ten points."""
    assert points <= width_of(formula) * 1.02 <= 1.35 * points


def test_alignments_keep_matrices_whole_and_remarks_beside():
    assert cells_of(r"M &= \begin{bmatrix} a & b \end{bmatrix} && \text{a \& b}") == [
        "M ",
        r"= \begin{bmatrix} a & b \end{bmatrix} ",
        "",
        r" \text{a \& b}",
    ]
    long = " + ".join("abcdefgh" * 6)
    display = aligned([f"M &= {long}", "N &= 1"], source="X (1)")
    assert display.count(r"\\") == display.count("\n") - 3
    assert display.count(r"\quad") >= 2
    for line in re.sub(r" ?(\\\\|\\tag.*)$", "", display, flags=re.MULTILINE).split("\n")[1:-2]:
        assert sum(map(width_of, cells_of(line))) <= width.LINE
    assert r"\tag*{X (1)}" in display.split("\n")[1]
    assert aligned([]) == ""
    remark = r"\text{" + "many words " * 20 + "}"
    assert aligned([f"M &= a && {remark}"]).count(r"&\quad") >= 2


def test_displays_that_follow_on_each_other_are_one_if_they_fit():
    one, two = aligned(["a &= b"]), aligned(["cc &= d"])
    assert together([one, two]) == "\\begin{align*}\na &= b \\\\\ncc &= d\n\\end{align*}\n"
    assert together([one, "words\n", two]) == f"{one}words\n{two}"
    wide = aligned([r"\mathit{averylongnamebeforethesign} &= b"])
    filled = aligned(["a &= " + " + ".join("b" * 20)])
    assert together([wide, filled]) == wide + filled


def test_matrices_have_any_number_of_columns():
    assert matrix([["0"] * 10]).startswith(r"\begin{bmatrix}")
    twelve = matrix([["0"] * 12] * 2)
    assert twelve.startswith(r"\left[\begin{array}{cccccccccccc}")
    assert len(pieces_of(twelve)) == 1


def test_tables_are_no_wider_than_the_page():
    assert r"{ll}" in tabular(["a", "b"], [["c", "$d$"]])
    cells = ["x" * 60, "words " * 20, "$(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)$", "no"]
    table = tabular(["a"] * 4, [cells])
    columns = re.findall(r"p\{(\d+)pt\}", table)
    assert len(columns) == 3
    assert sum(map(int, columns)) < width.TEXT_WIDTH
    assert r"x\allowbreak{}x" in table
    assert r",\allowbreak  14" in table
