"""Notebooks of Jupyter: cells of text, and cells of Python that derive the results again.

cells.py     a notebook as JSON, in its format 4.5
notebook.py  steps as cells
"""

from symdyn.teaching.notebook.notebook import closed_forms as closed_forms
from symdyn.teaching.notebook.notebook import notebook as notebook
