"""Derivations and closed forms as one HTML file: text, a live figure, answers to check.

latex_reader.py  the reader of the LaTeX that steps and closed forms are written in
mathml.py        a formula as a tree, its width, and MathML for it
sentences.py     sentences with formulas in them, in pieces between which a line may be broken
printer.py       steps as HTML
controls.py      sliders for coordinates and velocities
live.py          the robot in the browser: code by the JavaScript target, and what the figure draws
questions.py     what the field for answers has to know
page.py          the whole file

Formulas have one source: the LaTeX that other printers show too. The templates are in
`templates/page/`.
"""
