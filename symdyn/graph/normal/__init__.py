"""Normal forms: equal functions of sines, cosines and unit quaternions have equal dictionaries.

harmonics.py   the form, as waves with polynomials; from the graph and to formulas
expansion.py   graph nodes expanded into polynomials, node by node
rings.py       the polynomials, with packed monomials
reciprocals.py quotients by single symbols, such as masses
groups.py      parameters in groups with names
factors.py     polynomials that divide all coefficients, divided out
"""
