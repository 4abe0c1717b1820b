"""Lie groups of rigid motion over any scalar. Knows nothing of robots."""

from symdyn.lie.se3 import (
    SE3,
    Ad,
    Ad_dual,
    Ad_dual_inverse,
    Ad_inverse,
    Twist,
    Wrench,
    ad,
    ad_dual,
    bracket,
    exp_se3,
    linear_first,
    matrix_of_Ad,
    matrix_of_ad,
    pairing,
    screw_motion,
)
from symdyn.lie.so3 import AXES, exp_so3, hat, rotation_from, vee
from symdyn.lie.turns import Turn
from symdyn.lie.vec import IDENTITY, ZERO, Mat3, Vec3

__all__ = [
    "AXES",
    "IDENTITY",
    "SE3",
    "ZERO",
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
    "bracket",
    "exp_se3",
    "exp_so3",
    "hat",
    "linear_first",
    "matrix_of_Ad",
    "matrix_of_ad",
    "pairing",
    "rotation_from",
    "screw_motion",
    "vee",
]
