"""Templates of text, where they are and how they are filled; tables of plain text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import jinja2


@lru_cache(maxsize=2)
def _environment(escaping: bool) -> jinja2.Environment:
    import jinja2  # takes longer to load than most commands that print no code take to run

    package = Path(__file__).resolve().parents[1]
    # A wheel carries the templates inside the package; a checkout has them at its root.
    folders = [package / "_templates", package.parent / "templates"]
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=escaping,
    )


def render(template: str, **values: Any) -> str:
    """Fill `templates/<template>` with source code: values are taken as they are."""
    return _environment(False).get_template(template).render(**values)


def render_page(template: str, **values: Any) -> str:
    """Fill `templates/<template>` with HTML: names of a file cannot become part of the page."""
    return _environment(True).get_template(template).render(**values)


def text_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table in columns of equal width.

    >>> text_table(("function", "mul"), [("bias", "12")])
    ['function  mul', 'bias      12']
    """
    lines = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    padded = ((text.ljust(n) for text, n in zip(line, widths, strict=True)) for line in lines)
    return ["  ".join(line).rstrip() for line in padded]
