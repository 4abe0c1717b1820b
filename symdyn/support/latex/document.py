"""A document around LaTeX, which `pdflatex` compiles as it is.

Its packages, amsmath and geometry, are in every installation of LaTeX.
"""

from __future__ import annotations

from symdyn.support.names import comment

_HEAD = r"""\documentclass[a4paper,10pt,fleqn]{article}
\usepackage{amsmath}
\usepackage[margin=25mm]{geometry}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt plus 2pt}
\setlength{\emergencystretch}{4em}
\raggedbottom
\begin{document}
"""
_TAIL = "\\end{document}\n"


def document(body: str, about: str) -> str:
    """A whole file; `about` says in a comment what it is."""
    return f"% {comment(about)}\n{_HEAD}\n{body}\n{_TAIL}"


def fragment(body: str, about: str) -> str:
    r"""The body alone, to be read in (`\input`) by a document of its own."""
    return f"% {comment(about)}; needs \\usepackage{{amsmath}} and \\allowdisplaybreaks\n{body}"
