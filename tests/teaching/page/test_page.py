"""Pages as text: nothing from outside, an anchor for every step, names that stay names."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

import symdyn as sd
from symdyn.errors import FunctionError
from symdyn.robot.placement import UNMOVED
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.derivations.explained import explanation
from symdyn.teaching.page.latex_reader import tree
from symdyn.teaching.page.sentences import broken, inline
from symdyn.teaching.quantities import METHODS

LARGEST = 2_000_000


def page(robot, *quantities, **options):
    model = sd.derive(sd.load(robot), **options)
    return documents.write(model, quantities or ["M", "C", "phi"], Style("html"))


class Outline(HTMLParser):
    """Every attribute of every element, and elements that are open."""

    VOID = frozenset(("meta", "br", "input", "link", "img", "hr"))

    def __init__(self, text):
        super().__init__()
        self.attributes, self.stack = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.attributes += [(tag, name, value) for name, value in attrs]
        if tag not in self.VOID:
            self.stack.append(tag)

    def handle_endtag(self, tag):
        assert self.stack.pop() == tag

    def of(self, name):
        return [value for _, own, value in self.attributes if own == name]


@pytest.fixture(scope="module")
def whole():
    return page("planar2r", "derivation", "M", "base_parameters")


def test_a_page_refers_to_nothing_outside(whole):
    assert len(whole.encode()) < LARGEST
    assert not re.search(r"https?:|//\w+\.|@import|url\(|\bimport\b|\bfetch\b|XMLHttp", whole)
    outline = Outline(whole)
    assert outline.stack == []
    assert not outline.of("src")
    assert all(address.startswith("#") for address in outline.of("href"))


def test_every_step_has_one_anchor_and_every_link_leads_somewhere(whole):
    outline = Outline(whole)
    names = Counter(outline.of("id"))
    assert set(names.values()) == {1}
    assert {address[1:] for address in outline.of("href")} <= set(names)
    steps = explanation(sd.derive(sd.load("planar2r")), "derivation")
    assert all(names[step.key] == 1 for step in steps)
    for name in ("aria-labelledby", "aria-controls"):
        assert set(outline.of(name)) <= set(names)


def test_a_page_has_no_latex_left_and_is_the_same_again(whole):
    text = re.sub(r"<(style|script).*?</\1>", "", whole, flags=re.DOTALL)
    assert "\\" not in text
    assert "$" not in text
    assert whole == page("planar2r", "derivation", "M", "base_parameters")


def test_letters_of_a_book_are_those_of_formulas_and_sliders():
    model = sd.derive(sd.load("cartpole"))
    text = documents.write(model, ["phi"], Style("html", notation="craig"))
    assert 'id="letters"' in text
    assert 'data-given="robot letters"' in text
    slider = re.search(r'<label for="q1".*?</label>', text, re.DOTALL)[0]
    assert "\N{GREEK SMALL LETTER THETA}" in slider
    assert '["q[1]", "theta_2"]' in text
    assert '"phi": "G"' in text


def test_names_of_a_file_stay_names():
    hinge = sd.Joint("</script><b>", "revolute", -1, UNMOVED, (0, 0, 1))
    link = sd.Link("<img src=x>`$\\input", sd.Inertia(m=1, mcx=0.5, Izz=1))
    robot = sd.Robot("\"'><script>", (hinge,), (link,))
    text = documents.write(sd.derive(robot), ["derivation", "phi"], Style("html"))
    usual = page("pendulum", "derivation", "phi")
    assert text.count("<script") == usual.count("<script")
    assert text.count("</script") == usual.count("</script")
    outline = Outline(text)
    assert outline.stack == []
    assert not outline.of("src")


@pytest.mark.parametrize(
    ("latex", "mathml"),
    [
        (r"\dot{q}_{1}^{2}", "<msubsup><mover>"),
        (r"\frac{a}{2}", "<mfrac><mi>a</mi><mn>2</mn></mfrac>"),
        (r"C'_{kj}", "<msubsup><mi>C</mi>"),
        (r"\sum_{i} a", "<munder>"),
        (r"{D_{2}}_{1,1}", "<msub>"),
        (r"\unknown", r"<mtext>\unknown</mtext>"),
    ],
)
def test_formulas_become_mathml(latex, mathml):
    assert mathml in tree(latex).mathml()


def test_a_minus_is_a_sign_or_a_difference():
    assert tree("-a - b").mathml().count('form="prefix"') == 1
    assert tree(r"\left(-a - b\right)").mathml().count('form="infix"') == 1


def test_sums_are_broken_before_their_signs_and_not_inside_of_short_brackets():
    formula = tree(r"T = a \left(b + c\right) - \frac{d + e}{2}")
    assert [len(piece.children) > 0 for piece in broken(formula)] == [True] * 3
    long = tree(r"a \left(" + " + ".join(f"b_{{{k}}} c_{{{k}}} d" for k in range(12)) + r"\right)")
    assert len(broken(long)) == 12


def test_words_keep_their_commas_beside_formulas():
    assert inline("for ($x$), <y>") == (
        'for <span class="nb">(<math><mi>x</mi></math>),</span> &lt;y&gt;'
    )


@pytest.mark.slow
def test_what_is_too_large_to_read_is_said_and_folded():
    text = page("puma560", "derivation")
    assert len(text.encode()) < LARGEST
    assert "terms in total, folded" in text
    assert "too long to read" in text
    assert text.count('<div class="fold">') >= 3
    assert len(page("ball_chain", "derivation").encode()) < LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("robot", ["cartpole", "scara", "free_planar2r", "planar_two_arm"])
def test_every_derivation_is_a_page_without_latex(robot, method):
    if method == "swain-morris" and robot != "free_planar2r":
        with pytest.raises(FunctionError, match=r"no motor|without motors|open chains"):
            page(robot, "derivation", method=method)
        return
    text = page(robot, "derivation", method=method)
    assert "\\" not in re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)
    assert Outline(text).stack == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("robot", "name"),
    [
        ("planar2r", "filter"),
        ("planar2r", "table1"),
        ("scara", "base_parameters"),
        ("four_bar", "kkt"),
        ("free_planar2r", "M_g"),
        ("planar2r", "Gamma"),
        ("planar2r", "tau"),
    ],
)
def test_every_explanation_is_a_page_without_latex(robot, name):
    text = page(robot, name)
    assert "\\" not in re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)
    assert Outline(text).stack == []


def test_what_moves_has_the_springs_of_the_formulas():
    robot = sd.load(Path(__file__).parent.parent / "spring_cart.toml")
    text = documents.write(sd.derive(robot, passive=True), ["tau", "U"], Style("html"))
    assert "no motor; springs and friction act, and gravity." in text
    energy = re.search(r"function potential_energy\(.*?\n}", text, re.DOTALL)[0]
    assert re.search(r"\bk\b", energy)
    still = documents.write(sd.derive(robot), ["tau", "U"], Style("html"))
    assert "no motor, no friction, only gravity." in still
    assert "Springs and friction of slide are omitted" in still
