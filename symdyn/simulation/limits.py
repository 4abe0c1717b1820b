"""Which joints leave their range during a motion: nothing stops them there."""

from __future__ import annotations

import numpy as np

from symdyn.robot.model import Robot
from symdyn.runtime.stepping import Array


def beyond_limits(robot: Robot, t: Array, q: Array) -> tuple[tuple[str, float], ...]:
    """The joints that leave their range, followers too, each with the first time that they do."""
    found = []
    for i, joint in enumerate(robot.joints):
        lower, upper = joint.limits.lower, joint.limits.upper
        if lower is None and upper is None:
            continue
        place = np.asarray(robot.positions(i, list(q.T))[0], float)
        outside = np.zeros(t.shape, bool)
        if lower is not None:
            outside |= place < lower
        if upper is not None:
            outside |= place > upper
        if outside.any():
            found.append((joint.name, float(t[int(np.argmax(outside))])))
    return tuple(found)
