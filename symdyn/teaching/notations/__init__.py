"""The notations of textbooks: what is called M here is D in one of them and B in another.

books.py    the books, as data, and notations from files
symbols.py  the symbols of a book for one robot: names that stay apart, and the box that lists them

Symbols change, and nothing else: formulas keep their terms and the order of these.
"""
