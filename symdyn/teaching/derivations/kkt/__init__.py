"""The equations of a closed chain as one linear system, and its inverse: RK88-II, (2.10) to (3.6).

systems.py        the blocks, the systems (2.11) and (2.14), the inverse (3.5), on numbers
derivation.py     constraints, and the steps to the inverse, with block matrices and zero patterns
objects_first.py  SM03's order of elimination, which solves for the objects' accelerations first
evidence.py       closed forms of the blocks, and numerical residuals of the identities
"""
