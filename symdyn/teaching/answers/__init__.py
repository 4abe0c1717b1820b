"""Answers of students: read, judged exactly, and explained where they are wrong.

typography.py Greek letters, raised digits and the like, as ASCII
names.py      other spellings of symbols: l_c2, q1dot, dtheta1
spelling.py   formulas as people write them: 2 l1 lc2 m2 cos q2, c12
reading.py    M[1,2] = .., phi = [..], .. where q1 = 0
truth.py      what is right, as a derivation computes it
comparing.py  the normal form of the difference
rounding.py   right as far as the digits go
cases.py      numbers for a case
judge.py      the verdict
verdict.py    what is said of it: missing, too much
hints.py      known mistakes, tried exactly; variants.py (wrong robots), coriolis.py (other C)
"""

from symdyn.teaching.answers.judge import each_judged as each_judged
from symdyn.teaching.answers.judge import judged as judged
