"""What snapping angles to multiples of pi/12 would save and change."""

from __future__ import annotations

import random
from typing import Any

from symdyn.compiler.choose import Portfolio
from symdyn.compiler.job import Job
from symdyn.formulations.inverse.newton_euler import inverse_dynamics
from symdyn.robot import Robot
from symdyn.robot.checks import NEAR

STATES = 5
MOST_JOINTS = 60
"""Operations of longer robots are not counted: that takes many seconds."""


def advice_to_snap(robot: Robot, snapped: Robot) -> str:
    """What snapping saves and the largest change of a torque at random states; or nothing.

    Chosen link frames need no sines and cosines of most angles, so that often nothing is saved.
    """
    if len(robot.joints) > MOST_JOINTS:
        return ""
    before, after = robot.bind(), snapped.bind()
    old, new = (_operations(r) for r in (before, after))
    if new >= old:
        return ""
    chance = random.Random(1)
    largest = change = 0.0
    for _ in range(STATES):
        rates = [[chance.uniform(-1.5, 1.5) for _ in range(robot.nv)] for _ in range(2)]
        state: Any = (robot.random_position(chance.uniform), *rates)
        torques = zip(
            inverse_dynamics(before, *state), inverse_dynamics(after, *state), strict=True
        )
        for a, b in torques:
            largest, change = max(largest, abs(float(a))), max(change, abs(float(a) - float(b)))
    saved = f"takes {new} instead of {old} operations for inverse dynamics"
    changed = f"changes torques by up to {change:.2g} of {largest:.3g} N m (or N)"
    return f"; if the multiples are meant, --snap {NEAR:g} {saved}, and {changed}"


def _operations(robot: Robot) -> int:
    job = Job.of(robot, ["inverse_dynamics"])
    return Portfolio(job).best(job.requests[0]).operations.total
