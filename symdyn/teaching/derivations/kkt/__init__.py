"""The equations of a closed chain as one linear system, and its inverse: RK88-II, (2.10) to (3.6).

systems.py        the blocks, the systems (2.11) and (2.14), the inverse (3.5), on numbers
derivation.py     what is held, and the steps to the inverse, with block matrices and pictures
objects_first.py  the same by SM03, the objects' accelerations first
evidence.py       closed forms of the blocks, and the identities in numbers
"""
