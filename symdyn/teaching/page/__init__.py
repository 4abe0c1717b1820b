"""Derivations and closed forms as one HTML file: text, a live figure, answers to check.

markup.py    a formula as a tree, its width, and MathML for it
reading.py   the reader of the LaTeX that steps and closed forms are written in
breaking.py  formulas in pieces, between which a line may be broken
words.py     sentences with formulas in them
printer.py   steps as HTML
closed.py    closed forms as steps
live.py      the robot in the browser: code by the JavaScript target, and what the figure draws
page.py      the whole file

Formulas have one source: the LaTeX that other printers show too. The templates are in
`templates/page/`.
"""
