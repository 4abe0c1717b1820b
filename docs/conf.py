"""Sphinx: `make docs` builds the site into build/docs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx

from symdyn import __version__

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS))  # for reference_pages.py

from reference_pages import write_reference  # noqa: E402

project = "symdyn"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
myst_enable_extensions = ["colon_fence", "dollarmath"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented_params"
napoleon_google_docstring = False
napoleon_use_rtype = False
html_theme = "furo"
html_show_copyright = False
html_title = f"symdyn {release}"

SECTION = re.compile(r"^-{3,}$")


def plain_docstring(
    app: Sphinx, kind: str, name: str, object: object, options: object, lines: list[str]
) -> None:
    """Turn a docstring of plain text into reStructuredText, which napoleon then reads.

    `names` are code, and lines indented below a paragraph are formulas or examples. In a NumPy
    section the names of parameters stand at the margin and their descriptions are indented.
    """
    rewritten: list[str] = []
    margin = 0
    for k, line in enumerate(lines):
        if k + 1 < len(lines) and SECTION.match(lines[k + 1]):
            margin = 0 if line.strip() in ("Examples", "Notes") else 4
        indent = len(line) - len(line.lstrip())
        if indent >= margin + 4:
            if rewritten and not rewritten[-1]:
                rewritten += [" " * margin + "::", ""]
            rewritten.append(line)
        elif margin and not indent:
            rewritten.append(line)  # a heading, or the name of a parameter
        else:
            words = re.split(r"(`[^`]+`)", line)
            code = [f"`{word}`" if word.startswith("`") else _escaped(word) for word in words]
            rewritten.append("".join(code))
    lines[:] = rewritten


def _escaped(text: str) -> str:
    return text if text.lstrip().startswith(">>>") else re.sub(r"([*|_])", r"\\\1", text)


def show_outside_links_as_text(app: Sphinx, doctree: nodes.document) -> None:
    """Links to Markdown files outside docs/ lead somewhere in the repository only."""
    for link in list(doctree.findall(addnodes.pending_xref)):
        if link.get("refdomain") == "doc" and Path(link["reftarget"]).is_absolute():
            link.replace_self(link.children)


def gallery(app: Sphinx, error: Exception | None) -> None:
    """Write the pages that `gallery.md` links to, by the commands that it shows."""
    text = (DOCS / "gallery.md").read_text(encoding="utf-8")
    folder = Path(app.outdir, "gallery")
    folder.mkdir(exist_ok=True)
    for command in re.findall(r"^symdyn (derive .*)$", text, re.M) if error is None else ():
        subprocess.run([sys.executable, "-m", "symdyn", *command.split()], cwd=folder, check=True)


def reference(app: Sphinx) -> None:
    """Write a page for each public name and each generated function."""
    write_reference(Path(app.srcdir, "reference"))


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("builder-inited", reference)
    app.connect("doctree-read", show_outside_links_as_text)
    app.connect("build-finished", gallery)
    # Before napoleon, whose handler has priority 500.
    app.connect("autodoc-process-docstring", plain_docstring, priority=400)
