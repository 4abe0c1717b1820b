"""Pages of the reference that are written when the site is built.

`reference/python/` has a page for each public name of `symdyn`, `reference/functions/` one for each
generated function. Their texts come from docstrings and from the table of functions, so that
nothing is written by hand twice.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import symdyn
from symdyn.functions.gradients import GRADIENTS
from symdyn.functions.rows import FUNCTIONS
from symdyn.functions.types import INPUTS, Function, PassiveForces, Quantity
from symdyn.functions.wording import description, sentence

EXAMPLES = ("planar2r", "quadruped", "cart_double_pendulum", "four_bar", "two_pandas")
"""Robots of the example calls: the first one that a function is for."""


def write_reference(folder: Path) -> None:
    """Write all pages; a page that has not changed is left alone, so that builds stay short."""
    pages = {f"python/{name}.md": _python_page(name) for name in _public_names()}
    pages |= {f"functions/{row.name}.md": _function_page(row) for row in _rows()}
    for path, text in pages.items():
        page = folder / path
        page.parent.mkdir(parents=True, exist_ok=True)
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")
    for page in folder.rglob("*.md"):
        if page.relative_to(folder).as_posix() not in pages:
            page.unlink()


def _public_names() -> list[str]:
    return [name for name in symdyn.__all__ if not name.startswith("_")]


def _python_page(name: str) -> str:
    value = getattr(symdyn, name)
    if not inspect.isclass(value):
        directive, members = "autofunction", ""
    elif issubclass(value, Exception):
        directive, members = "autoexception", ""
    else:
        directive, members = "autoclass", "   :members:\n   :inherited-members: tuple, dict\n"
    return f"# {name}\n\n```{{eval-rst}}\n.. {directive}:: symdyn.{name}\n{members}```\n"


def _rows() -> Iterator[Function]:
    """Every function of the table, and the gradients that have names of their own."""
    yield from FUNCTIONS.values()
    yield from (row for row in GRADIENTS.values() if row.in_all)


def _function_page(row: Function) -> str:
    inputs = [INPUTS[name] for name in row.inputs]
    arguments = (*row.inputs, *(["p"] if row.opens else []))
    about = sentence(row, row.inputs, False)
    parts = [
        f"# {row.name}",
        f"`{row.name}({', '.join(arguments)})`",
        about,
        f"## Arguments\n\n{_table(inputs, bool(row.opens))}" if arguments else "",
        f"## Results\n\n{_table(row.outputs)}",
        f"## Robots and options\n\n{_options(row)}",
        f"## Formulations\n\n{_formulations(row)}",
        f"## Example\n\n{_example(row, arguments)}",
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _table(quantities: list[Quantity] | tuple[Quantity, ...], takes_p: bool = False) -> str:
    rows = [
        f"| `{q.name}` | {_shape(q)} | {q.unit.mixed or '-'} | {description(q, True)} |"
        for q in quantities
    ]
    if takes_p:
        rows.append("| `p` | (parameters) | - | the open parameters, in the manifest's order |")
    return "\n".join(["| name | shape | unit | meaning |", "|---|---|---|---|", *rows])


def _shape(quantity: Quantity) -> str:
    return f"({', '.join(map(str, quantity.shape))})" if quantity.shape else "a number"


def _options(row: Function) -> str:
    lines = [
        f"It is defined for {row.meant_for.value}.",
        f"`all` {'includes' if row.in_all else 'does not include'} it.",
    ]
    if row.takes_tip_wrench:
        lines.append("`--tip-wrench` adds the argument `f_tip`, the wrenches that the tips exert.")
    if row.moving_base:
        lines.append("`--base-motion` adds the arguments `V0` and `Vdot0`, the base's motion.")
    if row.source.passive is not PassiveForces.ABSENT:
        lines.append(f"With `--passive` (friction and springs): {row.source.passive.value}.")
    gradients = (f"{row.name}_derivatives", f"{row.name}_parameter_gradient")
    made = [f"`{name}`" for name in gradients if name in GRADIENTS or name in FUNCTIONS]
    if made:
        lines.append(f"Its derivatives are generated as {' and '.join(made)}.")
    return "\n".join(f"- {line}" for line in lines)


def _formulations(row: Function) -> str:
    if row.gradient is not None:
        source = row.gradient.of.name
        return (
            f"The graph of [{source}]({source}.md) is differentiated in forward and in reverse "
            "mode, and the program with fewer operations is emitted."
        )
    lines = ["| `--method` | formulation | module |", "|---|---|---|"]
    for method, derivation in row.methods.items():
        module = getattr(derivation, "module", derivation.__module__)
        short = module.removeprefix("symdyn.formulations.")
        lines.append(f"| `{method}` | {_first_sentence(module)} | `{short}` |")
    text = "\n".join([*lines, "", "The modules are in `symdyn.formulations`."])
    if row.alternatives:
        names = ", ".join(f"`{name}`" for name in row.alternatives)
        text += f"\n\nOnly on request, for teaching and for comparison: {names}."
    return text


def _first_sentence(module: str) -> str:
    text = inspect.getdoc(import_module(module)) or ""
    return text.partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def _example(row: Function, arguments: tuple[str, ...]) -> str:
    robot = next((name for name in EXAMPLES if row.meant_for.include(_loaded(name))), "ROBOT")
    inputs = ", ".join(arguments)
    results = ", ".join(q.name for q in row.outputs)
    return (
        f"```sh\nsymdyn generate {robot} --functions {row.name}\n```\n\n"
        f'```python\nimport symdyn as sd\n\ndyn = sd.compile("{robot}", ["{row.name}"])\n'
        f"{results} = dyn.{row.name}({inputs})\n```"
    )


@cache
def _loaded(name: str) -> symdyn.Robot:
    return symdyn.load(name)
