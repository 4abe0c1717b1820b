"""Lie groups of rigid motion, and small matrices, over any scalar. Knows nothing of robots.

vec.py       3-vectors and 3x3 matrices; which coordinate axis a vector is
matrices.py  matrices of any size, and matrices of blocks
minors.py    determinants without divisions
so3.py       rotations: hat, vee, exp
quaternions.py   unit quaternions as rotations
exponentials.py  exp and log of rotations and motions, smooth at zero
se3.py       rigid motions, twists, wrenches: Ad, ad, their duals, exp
turns.py     tensors in turned axes, R A R^T
"""

from symdyn.lie.se3 import (
    SE3,
    ZERO_PAIR,
    Ad,
    Ad_dual,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    ad_dual,
    add_pairs,
    bracket,
    exp_se3,
    linear_first,
    matrix_of_Ad,
    matrix_of_ad,
    pair_of,
    pairing,
    scale_pair,
    screw_motion,
    six_of,
)
from symdyn.lie.so3 import AXES, exp_so3, hat, rotation_from, vee
from symdyn.lie.turns import Turn, turned, turned_symmetric
from symdyn.lie.vec import (
    IDENTITY,
    ZERO,
    ZERO_MATRIX,
    Mat3,
    Vec3,
    coordinate_axis,
    lone_component,
)

__all__ = [
    "AXES",
    "IDENTITY",
    "SE3",
    "ZERO",
    "ZERO_MATRIX",
    "ZERO_PAIR",
    "Ad",
    "Ad_dual",
    "Ad_dual_inverse",
    "Ad_inverse",
    "Mat3",
    "Turn",
    "Twist",
    "Vec3",
    "Wrench",
    "ad",
    "ad_dual",
    "add_pairs",
    "bracket",
    "coordinate_axis",
    "exp_se3",
    "exp_so3",
    "hat",
    "linear_first",
    "lone_component",
    "matrix_of_Ad",
    "matrix_of_ad",
    "pair_of",
    "pairing",
    "rotation_from",
    "scale_pair",
    "screw_motion",
    "six_of",
    "turned",
    "turned_symmetric",
    "vee",
]
