"""Constraints in Pinocchio: differences of its frame Jacobians and of its frame accelerations.

All six rows of every constraint, one below the other:

w = w_a - w_b,     v = v_a - v_b - w_b x r,     r = p_a - p_b             all in world axes
rates of these in the axes of frame_b, which turn with w_b
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

Array = NDArray[np.float64]

_ALIGNED = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED


def jacobian_rows(model: Any, data: Any, ends: Sequence[tuple[int, int]], q: Array) -> Array:
    """K of Pinocchio's velocities."""
    pin.computeJointJacobians(model, data, q)
    pin.updateFramePlacements(model, data)
    parts = []
    for a, b in ends:
        Ja, Jb = (
            np.array(pin.getFrameJacobian(model, data, end, _ALIGNED)).reshape(6, -1)
            for end in (a, b)
        )
        r = data.oMf[a].translation - data.oMf[b].translation
        back = data.oMf[b].rotation.T
        angular = back @ (Ja[3:] - Jb[3:])
        linear = back @ (Ja[:3] - Jb[:3] - np.cross(Jb[3:], r, axisa=0).T)
        parts.append(np.concatenate([angular, linear]))
    return np.concatenate(parts)


def bias_rows(model: Any, data: Any, ends: Sequence[tuple[int, int]], q: Array, qd: Array) -> Array:
    """k, by the accelerations of both frames at qdd = 0."""
    pin.forwardKinematics(model, data, q, qd, np.zeros(model.nv))
    pin.updateFramePlacements(model, data)
    parts = []
    for a, b in ends:
        Va, Vb = (pin.getFrameVelocity(model, data, end, _ALIGNED) for end in (a, b))
        Aa, Ab = (pin.getFrameClassicalAcceleration(model, data, end, _ALIGNED) for end in (a, b))
        r = data.oMf[a].translation - data.oMf[b].translation
        w, turn = Vb.angular, Va.angular - Vb.angular
        v = Va.linear - Vb.linear - np.cross(w, r)
        angular = Aa.angular - Ab.angular - np.cross(w, turn)
        linear = Aa.linear - Ab.linear - np.cross(Ab.angular, r)
        linear = linear - np.cross(w, Va.linear - Vb.linear) - np.cross(w, v)
        back = data.oMf[b].rotation.T
        parts.append(np.concatenate([back @ angular, back @ linear]))
    return np.concatenate(parts)
