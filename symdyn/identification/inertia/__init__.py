"""Inertial and friction parameters from joint forces.

    samples -> Gram blocks -> weights, folds, friction by cross-validation -> feasible parameters

The regressor is accumulated once, in blocks of time; everything after that works on the blocks.
"""
