"""Derivations for people: steps, what is in them, and printers.

step.py      a step: why, the general formula, its source with errata, the result, what it is from
parts.py     what results are made of (lines, quantities, tables, pictures), and printers in general
formulas.py  formulas and sentences, written once, as text and as LaTeX
writing.py   values that a derivation computed, in normal form
text.py      steps as text
latex.py     steps as LaTeX
markdown.py  steps as Markdown, for notebooks

A part asks its printer to print it (`part.told(printer)`), so that another format is one more
printer.
"""
