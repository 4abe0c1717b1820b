"""Templates lay out text; what they print is decided before."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import jinja2


@lru_cache(maxsize=1)
def _environment() -> jinja2.Environment:
    import jinja2  # takes longer to load than most commands that print no code take to run

    package = Path(__file__).resolve().parent.parent
    # A wheel carries the templates inside the package; a checkout has them at its root.
    folders = [package / "_templates", package.parent / "templates"]
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def render(template: str, **values: Any) -> str:
    """Fill `templates/<template>`."""
    return _environment().get_template(template).render(**values)
