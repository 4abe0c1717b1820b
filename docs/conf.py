"""Sphinx: `make docs` builds the site into build/docs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from sphinx.application import Sphinx

from symdyn import __version__

project = "symdyn"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["README.md"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
html_theme = "furo"
html_show_copyright = False
html_title = f"symdyn {release}"

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = re.compile(r"<!-- (\S+\.md) -->")
"""A page whose text is a file elsewhere, such as the README of an example, names that file."""
PAGES = {
    found[1]: page.relative_to(ROOT / "docs").as_posix()
    for page in sorted((ROOT / "docs").rglob("*.md"))
    if (found := ELSEWHERE.match(page.read_text(encoding="utf-8")))
}
"""The page of each of these files."""
LINK = re.compile(r"(!?)\[((?:[^][]|\[[^]]*\])*)\]\(([^)#:]+)\)")


def page_from_elsewhere(app: Sphinx, name: str, source: list[str]) -> None:
    """Put the text of a file elsewhere in the place of its page.

    Its pictures are found where they are, links to pages of this site lead there, and what else is
    in its folder is named without a link.
    """
    found = ELSEWHERE.match(source[0])
    if found is None:
        return
    file_read = ROOT / found[1]
    up = "../" * (name.count("/") + 1)

    def changed(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        file = (file_read.parent / target).resolve().relative_to(ROOT).as_posix()
        if picture:
            return f"![{text}]({up}{file})"
        page = PAGES.get(file, file.removeprefix("docs/") if file.startswith("docs/") else None)
        return text if page is None else f"[{text}](/{page})"

    title, rest = file_read.read_text(encoding="utf-8").split("\n", 1)
    folder = file_read.parent.relative_to(ROOT).as_posix()
    about = f"\nThe files are in `{folder}`.\n" if folder.startswith("examples/") else ""
    source[0] = f"{title}\n{about}{LINK.sub(changed, rest)}"


def plain_docstring(
    app: Sphinx, kind: str, name: str, object: object, options: object, lines: list[str]
) -> None:
    """Docstrings are plain text: `names` are code, indented lines formulas, and that is all."""
    made: list[str] = []
    for line in lines:
        if not line.startswith("    "):
            words = re.split(r"(`[^`]+`)", line)
            code = [f"`{word}`" if word.startswith("`") else _escaped(word) for word in words]
            made.append("".join(code))
            continue
        if made and not made[-1]:
            made += ["::", ""]
        made.append(line)
    lines[:] = made


def _escaped(text: str) -> str:
    return text if text.startswith(">>>") else re.sub(r"([*|_])", r"\\\1", text)


def gallery(app: Sphinx, error: Exception | None) -> None:
    """Write the pages that `gallery.md` links to, by the commands that it shows."""
    text = (ROOT / "docs/gallery.md").read_text(encoding="utf-8")
    folder = Path(app.outdir, "gallery")
    folder.mkdir(exist_ok=True)
    for command in re.findall(r"^symdyn (derive .*)$", text, re.M) if error is None else ():
        subprocess.run([sys.executable, "-m", "symdyn", *command.split()], cwd=folder, check=True)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("build-finished", gallery)
    app.connect("source-read", page_from_elsewhere)
    app.connect("autodoc-process-docstring", plain_docstring)
