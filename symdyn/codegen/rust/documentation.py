"""Comments that rustdoc renders: texts as Markdown, which must not become links or lists."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import wrap

from symdyn.codegen.documentation import described
from symdyn.graph import Array, Program

WIDTH = 92


def markdown(text: str) -> str:
    """The text as it stands.

    >>> print(markdown("J^T f[0], <c> of a_1 and _b_ * c"))
    J^T f\\[0\\], \\<c\\> of a_1 and \\_b\\_ \\* c
    """
    return re.sub(r"([\\`*\[\]<>|~$&])|(?<!\w)(_)|(_)(?!\w)", r"\\\g<0>", text)


def paragraph(text: str, first: str = "", indent: str = "") -> list[str]:
    """Lines of a paragraph or of an item of a list.

    No line but the first begins like an item or a heading.
    """
    begin = re.compile(r"^ *([-+#=:]|\d+(?=[.)]))")
    lines = wrap(
        markdown(text),
        WIDTH,
        initial_indent=first,
        subsequent_indent=indent,
        break_long_words=False,
    )
    whole = 1 if first else 0
    return [*lines[:whole], *(begin.sub(_escaped, line) for line in lines[whole:])]


def _escaped(found: re.Match[str]) -> str:
    """The same beginning of a line, which is no sign of Markdown any more."""
    text = found[0]
    return f"{text}\\" if text[-1].isdigit() else f"{text[:-1]}\\{text[-1]}"


def documentation(program: Program) -> list[str]:
    """The comment of a function: what it computes, what its arguments are, what it costs."""
    lines = [*paragraph(program.about), ""]
    lines += [line for array in program.inputs for line in _item(f"`{array.name}`", array)]
    if len(program.outputs) == 1:
        (array,) = program.outputs
        lines += _item(f"returns `{array.name}`", array)
    else:
        names = ", ".join(f"`{array.name}`" for array in program.outputs)
        lines += _wrapped(f"- returns {names}")
    return [*lines, "", *paragraph(f"{program.operations}, by {program.derived_by}.")]


def _item(name: str, array: Array) -> list[str]:
    return paragraph(described(array), f"- {name}: ", "  ")


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent="  ")


def of_field(array: Array) -> list[str]:
    """The comment of a field of a result."""
    return paragraph(described(array))


def commented(lines: Sequence[str], sign: str, margin: str = "") -> str:
    """Lines as comments, without spaces at their ends."""
    return "\n".join(f"{margin}{sign} {line}".rstrip() for line in lines)
