"""Closed forms as lecturers write them; the normal form stays what equality is decided by.

angles.py      products of sines and cosines between runs of parallel axes, sums of angles inside
collecting.py  terms collected by parameter, by angle or by rate, and factored: the shortest way
numbers.py     decimals of at most six digits, and whether that rounded them
gravity.py     g as a symbol
displayed.py   these as formulas; joint forces as M qdd, products of rates, and phi
"""
