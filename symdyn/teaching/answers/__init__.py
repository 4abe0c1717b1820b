"""Answers of students: parsed, checked exactly, and explained where they are wrong.

parser.py     M[1,2] = .., phi = [..], .. where q1 = 0; Greek letters and raised digits as ASCII
spelling.py   formulas as people write them: 2 l1 lc2 m2 cos q2, c12, l_c2, q1dot
truth.py      what is right, as a derivation computes it
comparing.py  the normal form of the difference
checker.py    the verdict on each entry, also on numbers for a case
verdict.py    right as far as the digits go; how a verdict is printed: missing and extra terms
hints.py      known mistakes, tried exactly, also on robots that are wrong in a known way
coriolis.py   other matrices C with the same C qd
"""
