"""Whether numbers are a configuration of a robot, at which closed forms can be evaluated."""

from __future__ import annotations

import math
from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.robot.model import Robot


def check_configuration(robot: Robot, at: Sequence[float]) -> None:
    """Refuse numbers that are no position of the robot: quaternions have the length 1."""
    if len(at) != robot.nq:
        needs = f"--at needs {robot.nq} numbers for {robot.name}, one for each coordinate"
        raise FunctionError(f"{needs}; got {len(at)}")
    if not all(map(math.isfinite, at)):
        raise FunctionError(f"--at needs finite numbers for {robot.name}; got {list(at)}")
    for four in robot.quaternions:
        length = math.sqrt(sum(at[k] ** 2 for k in four))
        if abs(length - 1) > 1e-6:
            raise FunctionError(
                f"--at: the quaternion q[{four[0]}..{four[-1]}] of {robot.name} has the length "
                f"{length:.6g}; give one of length 1, such as 0 0 0 1"
            )
