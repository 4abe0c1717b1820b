"""The derivation for people to read: closed forms as SymPy matrices, text and LaTeX."""
