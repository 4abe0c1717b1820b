"""Documents about a robot: closed forms, explanations, proofs; as text, LaTeX, page or notebook."""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.teaching.closed_form_text import Style, letters_of, written
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.derivations import proof
from symdyn.teaching.display.displayed import BOOK, displayed
from symdyn.teaching.notebook import notebook, notebook_of
from symdyn.teaching.quantities import EXPLAINED
from symdyn.teaching.steps.step import Derivation


def write(model: ClosedForms, quantities: Sequence[str], style: Style) -> str:
    """The quantities as text, as LaTeX, as a page or as a notebook."""
    if all(name in EXPLAINED for name in quantities):
        _reject_style(style, quantities)
    if style.form == "html":
        from symdyn.teaching.page.page import page  # its figure needs NumPy

        return page(model, quantities, style)
    if style.form == "notebook":
        return notebook(model, quantities, style)
    return written(model, quantities, style)


def prove(
    model: ClosedForms, methods: Sequence[str], quantities: Sequence[str], style: Style
) -> str:
    """The proof that two methods give the same: of one quantity, or the first that both derive."""
    if len(quantities) > 1:
        raise FunctionError(f"--prove is about one quantity; got {', '.join(quantities)}")
    model.reject_unused(["--prove"], known=False)
    _reject_style(style, ["--prove"])
    letters_of(model, ["--prove"], style)
    one, two = methods
    quantity = next(iter(quantities), None)
    way = f"sd.prove(model, {one!r}, {two!r}, {quantity!r})"
    return told(model, proof.prove(model, one, two, quantity), style, way)


def told(model: ClosedForms, steps: Derivation, style: Style, way: str) -> str:
    """Steps as text, as LaTeX, as a page or as a notebook; `way` is the Python that makes them."""
    if style.form == "notebook":
        return notebook_of(model, [(way, steps)], style.setup)
    if style.form == "html":
        from symdyn.teaching.page.page import page_of  # its figure needs NumPy

        return page_of(model, [steps], letters_of(displayed(model), (), style))
    return style.page(steps.latex(), model) if style.form == "latex" else steps.text()


def _reject_style(style: Style, asked: Sequence[str]) -> None:
    """Steps have neither groups nor products of angles."""
    for option, chosen in (("--groups", style.groups), ("--angles", style.angles != BOOK)):
        if chosen:
            raise FunctionError(f"{option} has no effect on {', '.join(asked)}; leave it out")
