"""Notebooks of Jupyter: cells of text, and cells of Python that derive the results again."""
