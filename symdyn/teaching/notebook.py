"""Steps as cells: what is argued is text, what is computed is Python that computes it again.

    steps = model.derivation
    steps["mass_matrix"].result         # shown as formulas
    model.M                             # the same as a SymPy matrix

The results are in the file too, so that it can be read before it is run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from symdyn.robot.library import names as built_in
from symdyn.support.extras import pip_install
from symdyn.support.names import printable, tex
from symdyn.teaching.closed_form_steps import LARGEST, chapters
from symdyn.teaching.closed_form_text import BASE_PARAMETERS, Style
from symdyn.teaching.closed_forms import ClosedForms
from symdyn.teaching.display.displayed import BOOK
from symdyn.teaching.quantities import EXPLAINED
from symdyn.teaching.steps.markdown import MarkdownPrinter, markdown
from symdyn.teaching.steps.step import Derivation

# -- notebooks as JSON (nbformat 4.5), written without Jupyter ------------------------------------

METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


@dataclass(frozen=True)
class NotebookCell:
    """Text, or code with what it shows: representations by their type."""

    source: str
    is_code: bool = False
    shown: Mapping[str, str] = field(default_factory=dict)


def notebook_json(cells: Sequence[NotebookCell]) -> str:
    """The file: the same cells make the same bytes."""
    counted = 0
    made = []
    for k, cell in enumerate(cells, 1):
        one: dict[str, Any] = {"cell_type": "markdown", "id": f"cell-{k}", "metadata": {}}
        if cell.is_code:
            counted += 1
            one |= {"cell_type": "code", "execution_count": counted}
            one["outputs"] = [_result(cell.shown, counted)] if cell.shown else []
        made.append(one | {"source": cell.source.rstrip("\n").splitlines(keepends=True)})
    whole = {"cells": made, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


def _result(shown: Mapping[str, str], count: int) -> dict[str, Any]:
    data = {kind: text.splitlines(keepends=True) for kind, text in shown.items()}
    return {"output_type": "execute_result", "execution_count": count, "data": data, "metadata": {}}


QUANTITIES = {
    "kinetic_energy": "T",
    "mass_matrix": "M",
    "christoffel": "Gamma",
    "coriolis": "C",
    "gravity": "phi",
    "forces": "tau",
}
"""Steps whose result is a quantity of the model, too."""
IMPORT = (
    "import symdyn as sd",
    "",
    'if not hasattr(sd, "derive"):',
    "    raise ImportError(",
    "        'the package symdyn that is installed here belongs to another project: '",
    f"        'pip uninstall symdyn, then {pip_install()}'",
    "    )",
)
"""The package index has a package of the same name, which Python would import without an error."""
FORMS = "sd.closed_forms("
"""The beginning of the Python that makes closed forms."""


def notebook(model: ClosedForms, quantities: Sequence[str], style: Style) -> str:
    """The notebook about quantities of a robot."""
    told = list(chapters(model, quantities, style))
    ways = [_way(part, style) for part in _parted(quantities)]
    return notebook_of(model, list(zip(ways, told, strict=True)), style.setup)


def notebook_of(
    model: ClosedForms, parts: Sequence[tuple[str, Derivation]], setup: Sequence[str] = ()
) -> str:
    """The notebook about derivations, each with the Python that makes it.

    `setup` is the Python that makes `model`, if it is not that of a built-in robot as it is.
    """
    start = [*IMPORT, "", *(setup or _setup(model)), "model"]
    cells = [NotebookCell("\n".join(start), True, _representations(model))]
    for k, (way, steps) in enumerate(parts, 1):
        name = "steps" if k == 1 else f"steps_{k}"
        cells += _cells(model, steps, way, name)
    return notebook_json([_opening(model), *cells])


def _opening(model: ClosedForms) -> NotebookCell:
    return NotebookCell(
        f"Made by symdyn from the robot {markdown(tex(model.robot.name))}. Every cell of code "
        "derives again what is shown below it. It needs symdyn: `pip install .` in its "
        "checkout."
    )


def _setup(model: ClosedForms) -> list[str]:
    name = model.robot.name
    if name not in built_in():
        return [f"model = ...  # sd.derive(sd.load(the file of {printable(name)}))"]
    return [f"model = sd.derive(sd.load({name!r}))"]


def _cells(model: ClosedForms, steps: Derivation, way: str, name: str) -> Iterator[NotebookCell]:
    print_ = MarkdownPrinter()
    opening = [print_.paragraph(steps.opening)] if steps.opening else []
    yield NotebookCell(print_.joined([print_.heading(steps.title), *opening]))
    yield NotebookCell(f"{name} = {way}", True)
    for step in steps:
        yield NotebookCell(step.argument(steps))
        if step.results:
            yield NotebookCell(f"{name}[{step.key!r}].result", True, _representations(step.result))
        quantity = step.key if way.startswith(FORMS) else QUANTITIES.get(step.key, "")
        if quantity == "qdd":  # model.qdd is the vector of symbols
            quantity = model.function(quantity).name
        if quantity.isidentifier() and quantity != BASE_PARAMETERS and model.robot.nv <= LARGEST:
            yield NotebookCell(
                f"model.{quantity}", True, _representations(model.quantity(quantity))
            )


def _representations(value: Any) -> dict[str, str]:
    """What Jupyter asks an object for."""
    kinds = {"text/markdown": "_repr_markdown_", "text/latex": "_repr_latex_"}
    rich = {
        kind: getattr(value, method)() for kind, method in kinds.items() if hasattr(value, method)
    }
    return rich | {"text/plain": repr(value)}


def _parted(quantities: Sequence[str]) -> list[list[str]]:
    """The quantities by chapters: explanations alone, closed forms in a row together."""
    parts: list[list[str]] = []
    for name in dict.fromkeys(quantities):
        if parts and not {name, parts[-1][0]} & {*EXPLAINED, BASE_PARAMETERS}:
            parts[-1].append(name)
        else:
            parts.append([name])
    return parts


def _way(names: Sequence[str], style: Style) -> str:
    """The Python that makes the steps of a chapter."""
    if names[0] in EXPLAINED:
        own = names[0]
        return f"model.{own}" if own.isidentifier() else f"model.quantity({own!r})"
    more = [f"angles={style.angles!r}"] * (style.angles != BOOK) + ["groups=True"] * style.groups
    return f"{FORMS}{', '.join(['model', *map(repr, names), *more])})"
