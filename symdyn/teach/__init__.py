"""The derivation for people: closed forms as SymPy matrices, as text and as LaTeX."""
