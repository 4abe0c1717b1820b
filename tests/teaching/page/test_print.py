"""Formulas on paper: long ones are broken or smaller, so that nothing is cut off."""

from pathlib import Path

import pytest

import symdyn as sd
from symdyn.teaching import documents
from symdyn.teaching.closed_form_text import Style
from symdyn.teaching.page.latex_reader import tree
from symdyn.teaching.page.sentences import PAPER, WIDEST, alignment, broken, widest
from tests.teaching.page.browser import Browser

RRP = Path(__file__).parents[1] / "textbook" / "rrp.toml"
SUM = " + ".join(rf"a_{{{k}}} \dot{{q}}_{{{k}}}^{{2}}" for k in range(12))


@pytest.mark.parametrize(
    "long",
    [
        rf"\frac{{{SUM}}}{{2}}",
        rf"- \frac{{m \left({SUM}\right)}}{{2}}",
        rf"m \left(\frac{{b}}{{2}} + {SUM}\right)",
        rf"\left({SUM}\right)^{{2}}",
        rf"\left(\frac{{b}}{{2}} + {SUM}\right)^{{2}} c",
    ],
)
def test_lines_end_inside_of_numerators_brackets_and_powers(long):
    assert tree(long).width > 2 * WIDEST
    assert widest(tree(long)) < WIDEST


def test_a_broken_fraction_is_a_factor_before_brackets():
    first, *_, last = (piece.mathml() for piece in broken(tree(rf"\frac{{{SUM}}}{{2}}")))
    assert "<mfrac><mn>1</mn><mn>2</mn></mfrac>" in first
    assert ">(</mo>" in first
    assert ">)</mo>" in last
    (whole,) = broken(tree(r"\frac{a + b}{2}"))
    assert "(" not in whole.mathml()


def test_what_cannot_be_broken_is_smaller_on_paper():
    solid = " ".join(f"a_{{{k}}}" for k in range(100))
    assert tree(solid).width > PAPER
    assert "--fit: 0." in alignment([f"x &= {solid}"])
    assert "--fit" not in alignment([f"x &= {SUM}"])


@pytest.fixture(scope="module")
def browser():
    made = Browser()
    yield made
    made.close()


TOO_WIDE = """[...document.querySelectorAll('math, svg, table, p, .al')]
  .filter((m) => m.checkVisibility() && m.getBoundingClientRect().right > innerWidth + 1)
  .map((m) => [m.getBoundingClientRect().right, m.closest('.step')?.id])"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "options"),
    [
        *((name, {}) for name in ("pendulum", "cartpole", "planar2r", "planar3r", "scara")),
        (RRP, {}),
        ("puma560", {"lock": ["joint4", "joint5", "joint6"]}),
        ("free_planar2r", {}),
        ("free_planar2r", {"method": "swain-morris"}),
    ],
)
def test_nothing_reaches_over_the_edge_of_the_paper(browser, tmp_path, source, options):
    method = {key: value for key, value in options.items() if key == "method"}
    model = sd.derive(sd.load(source, lock=options.get("lock", [])), **method)
    file = tmp_path / "page.html"
    file.write_text(documents.write(model, ["derivation", "M", "C", "phi"], Style("html")))
    page = browser.page()
    page.open(file, 680, 1000)  # A4 without its margins, at 96 dots an inch
    page.call("Emulation.setEmulatedMedia", media="print")
    assert page.value(TOO_WIDE) == []
