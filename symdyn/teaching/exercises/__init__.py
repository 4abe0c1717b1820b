"""Problems about a robot with their solutions, for `derive --exercises`.

context.py   what problems are made from: formulas, derivation, random choices, a book's symbols
problems.py  the kinds of problems: answers are formulas or numbers, or an error is to be found
sheet.py     problems and solutions as steps
"""
