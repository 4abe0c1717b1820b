"""The rows of the table of functions, a file for each kind (`symdyn/functions.py` has them all)."""
