"""Planar arms as the textbook prints them, term for term: as text, in LaTeX and in emitted C.

The textbook's equations below are written by hand, c23 for cos(q2 + q3) (Spong, Hutchinson,
Vidyasagar, section 7.4, for two links). What symdyn writes is read by a small parser into terms, a
number for each product of symbols; a sine or cosine of a sum of angles is one symbol, so that its
expansion into products would be other terms.
"""

import re
from fractions import Fraction

import pytest

from symdyn.cli import main as cli
from tests.teaching.reading import unbroken

PLANAR2R = {
    "M11": "m1 lc1^2 + I1 + m2 (l1^2 + lc2^2 + 2 l1 lc2 c2) + I2",
    "M12": "m2 (lc2^2 + l1 lc2 c2) + I2",
    "M21": "m2 (lc2^2 + l1 lc2 c2) + I2",
    "M22": "m2 lc2^2 + I2",
    "C11": "-m2 l1 lc2 s2 qd2",
    "C12": "-m2 l1 lc2 s2 (qd1 + qd2)",
    "C21": "m2 l1 lc2 s2 qd1",
    "C22": "0",
    "phi1": "g ((m1 lc1 + m2 l1) c1 + m2 lc2 c12)",
    "phi2": "g m2 lc2 c12",
}
PLANAR3R = {
    "M11": """I1 + m1 lc1^2 + I2 + m2 (l1^2 + lc2^2 + 2 l1 lc2 c2) + I3
              + m3 (l1^2 + l2^2 + lc3^2 + 2 l1 l2 c2 + 2 l1 lc3 c23 + 2 l2 lc3 c3)""",
    "M12": """I2 + m2 (lc2^2 + l1 lc2 c2) + I3
              + m3 (l2^2 + lc3^2 + l1 l2 c2 + l1 lc3 c23 + 2 l2 lc3 c3)""",
    "M13": "I3 + m3 (lc3^2 + l1 lc3 c23 + l2 lc3 c3)",
    "M22": "I2 + m2 lc2^2 + I3 + m3 (l2^2 + lc3^2 + 2 l2 lc3 c3)",
    "M23": "I3 + m3 (lc3^2 + l2 lc3 c3)",
    "M33": "I3 + m3 lc3^2",
    "C11": """-(m2 lc2 + m3 l2) l1 s2 qd2 - m3 l1 lc3 s23 (qd2 + qd3) - m3 l2 lc3 s3 qd3""",
    "C12": """-(m2 lc2 + m3 l2) l1 s2 (qd1 + qd2) - m3 l1 lc3 s23 (qd1 + qd2 + qd3)
              - m3 l2 lc3 s3 qd3""",
    "C13": "-m3 lc3 (l1 s23 + l2 s3) (qd1 + qd2 + qd3)",
    "C21": "(m2 lc2 + m3 l2) l1 s2 qd1 + m3 l1 lc3 s23 qd1 - m3 l2 lc3 s3 qd3",
    "C22": "-m3 l2 lc3 s3 qd3",
    "C23": "-m3 l2 lc3 s3 (qd1 + qd2 + qd3)",
    "C31": "m3 l1 lc3 s23 qd1 + m3 l2 lc3 s3 (qd1 + qd2)",
    "C32": "m3 l2 lc3 s3 (qd1 + qd2)",
    "C33": "0",
    "phi1": "g (m1 lc1 c1 + m2 (l1 c1 + lc2 c12) + m3 (l1 c1 + l2 c12 + lc3 c123))",
    "phi2": "g (m2 lc2 c12 + m3 (l2 c12 + lc3 c123))",
    "phi3": "g m3 lc3 c123",
}
PLANAR3R |= {f"M{j}{i}": PLANAR3R[f"M{i}{j}"] for i, j in ("12", "13", "23")}
TEXTBOOK = {"planar2r": PLANAR2R, "planar3r": PLANAR3R}
ARMS = list(TEXTBOOK)

# -- reading formulas ------------------------------------------------------------------------

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Za-z]\w*(?:\[[\d,]+\])*)|([-+*/^()]))")


def tokens(formula):
    found, position = [], 0
    formula = formula.rstrip()
    while position < len(formula):
        match = TOKEN.match(formula, position)
        assert match, f"cannot read {formula[position:]!r}"
        found.append(match.group().strip())
        position = match.end()
    return found


def multiplied(one, two):
    product = {}
    for a, x in one.items():
        for b, y in two.items():
            key = tuple(sorted(a + b))
            product[key] = product.get(key, 0) + x * y
    return product


class Reader:
    """Recursive descent; a term is a sorted tuple of symbols, repeated for powers."""

    def __init__(self, formula, names):
        self.rest, self.names = tokens(formula), names

    def next(self):
        return self.rest[0] if self.rest else ""

    def take(self, *expected):
        assert self.rest
        assert not expected or self.rest[0] in expected, self.rest
        return self.rest.pop(0)

    def sum(self):
        total = {}
        sign = self.take() if self.next() in ("+", "-") else "+"
        while True:
            for term, number in self.product().items():
                total[term] = total.get(term, 0) + (number if sign == "+" else -number)
            if self.next() not in ("+", "-"):
                return {term: number for term, number in total.items() if number}
            sign = self.take()

    def product(self):
        result = self.power()
        while self.next() not in ("", "+", "-", ")"):
            if self.next() == "/":
                self.take()
                result = multiplied(result, {(): 1 / Fraction(self.take())})
                continue
            if self.next() == "*":
                self.take()
            result = multiplied(result, self.power())
        return result

    def power(self):
        base = self.value()
        if self.next() != "^":
            return base
        self.take()
        result = base
        for _ in range(int(self.take()) - 1):
            result = multiplied(result, base)
        return result

    def value(self):
        token = self.take()
        if token == "(":
            inside = self.sum()
            self.take(")")
            return inside
        if token[0].isdigit():
            return {(): Fraction(token)}
        if token in ("sin", "cos"):
            self.take("(")
            angles = self.sum()
            self.take(")")
            assert set(angles.values()) == {1}, "only sums of angles are expected"
            return {(f"{token}({'+'.join(sorted(name for (name,) in angles))})",): Fraction(1)}
        return self.names(token)


def read(formula, names):
    reader = Reader(formula, names)
    result = reader.sum()
    assert not reader.rest, reader.rest
    return result


def shorthand(name):
    """A symbol of the textbook: c23 is cos(q2 + q3)."""
    wave = re.fullmatch(r"([cs])(\d+)", name)
    if wave:
        angles = "+".join(f"q{k}" for k in wave[2])
        name = f"{'cos' if wave[1] == 'c' else 'sin'}({angles})"
    return {(name,): Fraction(1)}


def textbook(arm):
    return {label: read(formula, shorthand) for label, formula in TEXTBOOK[arm].items()}


def number_of_waves(arm, quantity):
    terms = (terms for label, terms in textbook(arm).items() if label.startswith(quantity))
    return len({name for entry in terms for term in entry for name in term if "(" in name})


def test_the_reader_tells_sums_of_angles_from_products():
    one, same, other = "2 a1 (c23 + b1)", "cos(q3 + q2)*2*a1 + b1*2*a1", "2 a1 (c2 c3 - s2 s3 + b1)"
    assert read(one, shorthand) == read(same, shorthand)
    assert read(one, shorthand) != read(other, shorthand)
    assert read("x - (y + x)", shorthand) == {("y",): -1}


# -- what symdyn writes ----------------------------------------------------------------------


def derived(arm, form, capsys, *options):
    command = ["derive", arm, "--quantity", "M", "C", "phi", "--format", form]
    assert cli.main([*command, *options]) == 0
    return unbroken(capsys.readouterr().out)


def from_text(text):
    """Reads lines `M[1,2] = ..`; an entry may refer to an equal one."""
    entries = {}

    def names(token):
        array, _, index = token.rstrip("]").partition("[")
        if index:
            return entries[array + index.replace(",", "")]
        return {(token.replace("_", ""),): Fraction(1)}

    for label, formula in re.findall(r"^  (\w+(?:\[[\d,]+\])?) = (.+)$", text, re.MULTILINE):
        entries[re.sub(r"[\[\],]", "", label)] = read(formula, names)
    return entries


def from_latex(text):
    """Reads matrices, whose entries are separated by `&` and two backslashes, and equations."""
    for markup, plain in (
        (r" \\\\\n&\\quad", ""),
        (r"\\dot\{q\}_\{(\d)\}", r"qd\1"),
        (r"\bl_\{c(\d)\}", r"lc\1"),
        (r"\b(\w+)_\{(\d)\}", r"\1\2"),
        (r"\^\{(\d)\}", r"^\1"),
        (r"\\(sin|cos) ?\{\\left\(", r"\1("),
        (r"\\right\)\}", ")"),
        (r"\\left|\\right", ""),
    ):
        text = re.sub(markup, plain, text)
    formulas = {}
    for array, body in re.findall(r"(\w+) &= \\begin\{bmatrix\}(.*)\\end\{bmatrix\}", text):
        for i, row in enumerate(body.split(r"\\"), start=1):
            formulas |= {f"{array}{i}{j}": f for j, f in enumerate(row.split("&"), start=1)}
    for array, i, j, formula in re.findall(
        r"^([MC])_\{(\d),(\d)\} &= (.*?)(?: \\\\)?$", text, re.MULTILINE
    ):
        formulas[f"{array}{i}{j}"] = formula
        if f"${array}$ is symmetric." in text:
            formulas[f"{array}{j}{i}"] = formula
    formulas |= dict(re.findall(r"\\(phi\d) &= (.*?)(?: \\\\)?$", text, re.MULTILINE))
    return {label: read(formula, shorthand) for label, formula in formulas.items()}


def from_c(source, function, parameters):
    """The results of a function, with its temporaries substituted."""
    body = re.search(rf"void \w+_{function}\(.*?^}}", source, re.DOTALL | re.MULTILINE).group()
    body = re.sub(r"\bsymdyn_(sin|cos)\(", r"\1(", body)  # the inlined sine and cosine
    known, results = {}, {}

    def names(token):
        if token in known:
            return known[token]
        array, _, index = token.rstrip("]").partition("[")
        if array == "p":
            return {(parameters[int(index)].replace("_", ""),): Fraction(1)}
        return {(f"{array}{int(index) + 1}",): Fraction(1)}

    for name, formula in re.findall(r"^    const double (\w+) = (.+);$", body, re.MULTILINE):
        known[name] = read(formula, names)
    for array, indices, formula in re.findall(
        r"^    (\w+)((?:\[\d\])+) = (.+);$", body, re.MULTILINE
    ):
        label = array + "".join(str(int(k) + 1) for k in re.findall(r"\d", indices))
        results[label] = read(formula, names)
    return results, body


@pytest.mark.parametrize("arm", ARMS)
def test_text_has_the_textbooks_terms(arm, capsys):
    assert from_text(derived(arm, "text", capsys)) == textbook(arm)


@pytest.mark.parametrize("arm", ARMS)
def test_latex_has_the_textbooks_terms(arm, capsys):
    latex = derived(arm, "latex", capsys)
    found = from_latex(latex)
    zeros = {label: {} for label in textbook(arm) if label not in found}
    assert all(rf"All other entries of ${label[0]}$ are zero." in latex for label in zeros)
    assert {**found, **zeros} == textbook(arm)


@pytest.mark.parametrize("arm", ARMS)
def test_each_entry_names_a_sine_or_cosine_once(arm, capsys):
    """Like terms are collected: 2 l1 (l2 m3 + lc2 m2) cos(q2), not two terms of cos(q2)."""
    for line in derived(arm, "text", capsys, "--angles", "sums").splitlines():
        waves = re.findall(r"(?:sin|cos)\([^)]*\)", line)
        assert len(waves) == len(set(waves))


def test_rates_and_parameters_are_factors_of_their_own(capsys):
    text = derived("planar3r", "text", capsys)
    assert "-l_1*(m_2*lc_2 + m_3*l_2)*sin(q_2)*(qd_1 + qd_2)" in text
    assert " - m_3*l_1*lc_3*sin(q_2 + q_3)*(qd_1 + qd_2 + qd_3)" in text
    assert "M[2,3] = I_3 + m_3*(lc_3^2 + l_2*lc_3*cos(q_3))" in text


@pytest.mark.parametrize("arm", ARMS)
def test_emitted_c_has_the_textbooks_terms(arm, tmp_path, capsys):
    functions = {"M": "mass_matrix", "C": "coriolis_matrix", "phi": "gravity"}
    command = ["generate", arm, "--target", "c", "--form", "closed", "--parameters", "all"]
    assert cli.main([*command, "--functions", *functions.values(), "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    source = (tmp_path / arm / f"{arm}.c").read_text()
    parameters = re.findall(r"^ \*   p\[\d+\]  (\w+) = ", source, re.MULTILINE)
    found = {}
    for quantity, function in functions.items():
        results, body = from_c(source, function, parameters)
        found |= results
        calls = re.findall(r"\b(?:sin|cos)\(", body)
        assert len(calls) == number_of_waves(arm, quantity)
    assert found == {label: in_numbers(terms) for label, terms in textbook(arm).items()}


def in_numbers(terms):
    """Terms with the number for g, which code has."""
    found = {}
    for term, number in terms.items():
        scale = Fraction("9.81") ** term.count("g")
        found[tuple(name for name in term if name != "g")] = number * scale
    return found


def test_emitted_c_reads_like_the_textbook(tmp_path, capsys):
    command = ["generate", "planar3r", "--target", "c", "--form", "closed", "--parameters", "all"]
    assert cli.main([*command, "--functions", "mass_matrix", "--out", str(tmp_path)]) == 0
    capsys.readouterr()
    source = (tmp_path / "planar3r" / "planar3r.c").read_text()
    assert "const double g2 = l_1 * l_2 * m_3 + l_1 * lc_2 * m_2;" in source
    assert re.search(r"const double c2_3 = \w*cos\(q\[1\] \+ q\[2\]\);", source)
    assert "M[0][0] = g1 + 2.0 * g2 * c2 + " in source
    assert "M[2][2] = g6;" in source
