"""Derivations for people: steps, what is in them, and printers.

step.py      a step: why, the general formula, its source with errata, the result, what it is from
parts.py     what results are made of: lines, quantities, tables, pictures
formulas.py  formulas and sentences, written once, as text and as LaTeX
writing.py   values that a derivation computed, in normal form
printer.py   what a printer has to do, and the order in which steps are told
breaking.py  long formulas over several lines of text
text.py      steps as text
latex.py     steps as LaTeX

A part asks its printer to print it (`part.told(printer)`), so that another format is one more
printer, and no step knows of it.
"""
