"""Inertial and friction parameters from joint forces.

    samples -> Gram blocks -> weights, friction by cross-validation -> consistent parameters

The regressor is accumulated once, in blocks of time. All later steps work on the blocks.
"""
