"""Results that are too long to read are folded, with a note, and can be unfolded."""

import pytest

import symdyn as sd
from symdyn.graph.formulas import Constant, Symbol
from symdyn.teaching.page.latex_reader import tree
from symdyn.teaching.page.printer import HtmlPrinter, _too_large
from symdyn.teaching.page.sentences import equation
from symdyn.teaching.steps.parts import ComputedQuantity, QuantityEntry
from symdyn.teaching.steps.writing import MOST_FOLDED, MOST_TERMS, QuantityWriter
from symdyn.teaching.typesetting import TextAndLatex

X = Symbol("x")
LONG = QuantityEntry(None, 58, lambda: X**2 + 7)


def told(shape, *entries):
    return HtmlPrinter().quantity(
        ComputedQuantity(TextAndLatex("T", "T"), shape, entries, {X: "x"})
    )


def test_a_long_scalar_is_in_a_fold_that_says_how_long_it_is():
    text = told((), LONG)
    assert text.startswith('<div class="fold"><p class="said">')
    assert "has 58 terms and is folded." in text
    assert "<mn>7</mn>" in text
    assert "(58 terms)" in told((), QuantityEntry(None, 58))


def test_long_entries_are_in_a_fold_behind_the_short_ones():
    text = told((3,), QuantityEntry(X), QuantityEntry(Constant(0)), LONG)
    short, fold, long = text.partition('<div class="fold">')
    assert fold
    assert "<mn>1</mn>" in short
    assert "<mn>7</mn>" in long
    assert "1 entry of 58 terms, too long to read: [3]." in long


@pytest.mark.parametrize(("terms", "folded"), [(120, True), (540, False)])
def test_a_few_hundred_terms_can_be_looked_up_and_more_are_counted(terms, folded):
    write = QuantityWriter(sd.derive(sd.load("planar2r")))
    names = [write.graph.symbol(f"a{k}") for k in range(terms)]
    (entry,) = write.entries([sum(names[1:], names[0])])
    assert entry.value is None
    assert entry.terms == terms > MOST_TERMS
    assert (entry.whole is not None) == folded == (entry.terms <= MOST_FOLDED)


def test_results_that_are_folded_already_do_not_fold_their_step():
    row = equation("x", tree("1"))
    assert _too_large(['<div class="fold">' + row * 300]).startswith('<div class="fold"><div')
    one = _too_large([row * 300])
    assert "A result with 600 terms in total" in one
    assert "2 results with 600 terms in total" in _too_large([row * 150, row * 150])
