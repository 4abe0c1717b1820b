"""Lie groups of rigid motion, and small matrices, over any scalar. Knows nothing of robots.

vec.py       3-vectors and 3x3 matrices
matrices.py  matrices of any size, and matrices of blocks
minors.py    determinants without divisions
so3.py       rotations: hat, vee, exp
quaternions.py   unit quaternions as rotations
exponentials.py  exp and log of rotations and motions, smooth at zero
exponential_derivatives.py   their derivatives
se3.py       rigid motions, twists, wrenches: Ad, ad, their duals, exp
tensor_rotations.py   rotations of tensors, R A R^T
semidefinite.py  linear equations with a semi-definite matrix
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
    pair_from_vector,
    pair_to_vector,
    pairing,
    scale_pair,
    screw_motion,
)
from symdyn.lie.so3 import AXES, exp_so3, hat, rotation_about, vee
from symdyn.lie.tensor_rotations import AxisRotation, rotate_symmetric_tensor, rotate_tensor
from symdyn.lie.vec import (
    IDENTITY,
    ZERO,
    ZERO_MATRIX,
    Mat3,
    Vec3,
    coordinate_axis,
    only_nonzero_index,
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
    "AxisRotation",
    "Mat3",
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
    "matrix_of_Ad",
    "matrix_of_ad",
    "only_nonzero_index",
    "pair_from_vector",
    "pair_to_vector",
    "pairing",
    "rotate_symmetric_tensor",
    "rotate_tensor",
    "rotation_about",
    "scale_pair",
    "screw_motion",
    "vee",
]
