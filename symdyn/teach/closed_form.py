"""Closed forms written out: one line an entry as text, one matrix a quantity in LaTeX."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from symdyn.errors import FunctionError
from symdyn.teach.model import Model

FORMATS = ("text", "latex")
LARGEST_DENOMINATOR = 12
"""Fractions up to here stay fractions (1/2, 1/12); others came from decimals and go back."""


def write(model: Model, quantities: Sequence[str], form: str) -> str:
    """The quantities as text or LaTeX."""
    if form not in FORMATS:
        raise FunctionError(f"no format is called {form!r}; use {' or '.join(FORMATS)}")
    writer = _latex if form == "latex" else _text
    return "\n".join(writer(model, name) for name in quantities)


def _text(model: Model, name: str) -> str:
    array = model.program(name).outputs[0]
    value = model.quantity(name)
    heading = f"{array.name}: {array.about}, by {model.program(name).derived_by}"
    lines = [heading]
    known: dict[Any, str] = {}
    for label, entry in _entries(array.name, array.shape, value):
        entry = _decimal(entry)
        if entry != 0 and entry in known:
            lines.append(f"  {label} = {known[entry]}")
        else:
            known[entry] = label
            lines.append(f"  {label} = {_plain(entry)}")
    return "\n".join([*lines, ""])


def _latex(model: Model, name: str) -> str:
    import sympy

    array = model.program(name).outputs[0]
    names = {model.symbol(s): _latex_name(n) for s, n in model.names.items()}
    value = model.quantity(name)
    if len(array.shape) == 2 or not array.shape:
        shown = value.applyfunc(_decimal) if array.shape else _decimal(value)
        body = sympy.latex(shown, symbol_names=names, mat_str="bmatrix", mat_delim="")
        return f"\\[ {_latex_name(array.name)} = {body} \\]\n"
    lines = [
        f"{_latex_label(label)} &= {sympy.latex(_decimal(entry), symbol_names=names)}"
        for label, entry in _entries(array.name, array.shape, value)
        if entry != 0
    ]
    return "\\begin{align*}\n" + " \\\\\n".join(lines) + "\n\\end{align*}\n"


def _entries(name: str, shape: tuple[int, ...], value: Any) -> list[tuple[str, Any]]:
    """Entries with one-based subscripts, row-major."""
    if not shape:
        return [(name, value)]
    flat = list(value) if len(shape) <= 2 else list(value._array)
    labels = [""]
    for size in shape:
        labels = [f"{label}{',' * bool(label)}{k + 1}" for label in labels for k in range(size)]
    return [(f"{name}[{label}]", entry) for label, entry in zip(labels, flat, strict=True)]


def _decimal(expression: Any) -> Any:
    """Rational numbers with large denominators as decimals: 9.81, not 981/100."""
    import sympy

    changes = {
        number: sympy.Float(str(float(number)))
        for number in expression.atoms(sympy.Rational)
        if number.q > LARGEST_DENOMINATOR
    }
    return expression.xreplace(changes)


def _plain(expression: Any) -> str:
    import sympy

    text = sympy.sstr(expression, full_prec=False)
    return re.sub(r"\*\*", "^", text)


def _latex_name(name: str) -> str:
    base, _, index = name.partition("_")
    accents = {"qd": "\\dot{q}", "qdd": "\\ddot{q}", "phi": "\\phi", "Gamma": "\\Gamma"}
    shown = accents.get(base, base if len(base) == 1 else f"\\mathit{{{base}}}")
    index = index.replace("_", "\\_")
    return f"{shown}_{{{index}}}" if index else shown


def _latex_label(label: str) -> str:
    name, _, index = label.partition("[")
    return f"{_latex_name(name)}_{{{index.rstrip(']')}}}"
