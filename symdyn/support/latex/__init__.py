"""LaTeX that fits on its page: widths, broken lines, tables, whole documents.

width.py     how wide a formula is, as TeX sets it in ten points
pieces.py    a formula as a row of pieces, the larger ones with what is inside
display.py   equations one below the other, in lines that fit
tables.py    tables whose columns fit
document.py  what stands around formulas in a file that compiles

Formulas are strings of LaTeX that this package made; names from files have been through
`symdyn.support.names.tex` before they are in them.
"""
