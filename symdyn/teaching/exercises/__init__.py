"""Problems about a robot with their solutions, for `derive --exercises`.

exercise.py    a problem, its solution, and the answer that `derive --check` accepts
desk.py        what problems are made from: the robot's formulas, its derivation, random choices
voice.py       the letters of a book for what is written in ours
formulas.py    problems whose answers are formulas
in_numbers.py  problems whose answers are numbers
mistakes.py    formulas with an error to be found
sheet.py       problems and solutions as steps
"""

from symdyn.teaching.exercises.sheet import Layout as Layout
from symdyn.teaching.exercises.sheet import exercises as exercises
from symdyn.teaching.exercises.sheet import sheet as sheet
