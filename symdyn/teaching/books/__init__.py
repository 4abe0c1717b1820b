"""The letters of textbooks: what is called M here is D in one of them and B in another.

book.py     a book: its letters for quantities, coordinates and parameters, and where they are used
table.py    the books, as data
letters.py  the letters of a book for one robot: names that stay apart, and the box that lists them

Letters change, and nothing else: formulas keep their terms and the order of these.
"""
