"""What snapping angles to multiples of pi/12 would save and change."""

from __future__ import annotations

import random
from typing import Any

from symdyn.compiler.choose import Portfolio
from symdyn.compiler.job import Job
from symdyn.derive.inverse.newton_euler import inverse_dynamics
from symdyn.robot import Robot

STATES = 5
MOST_JOINTS = 60
"""Operations of longer robots are not counted: that takes many seconds."""


def effect_of_snapping(robot: Robot, snapped: Robot) -> str:
    """Operations of inverse dynamics, and the largest change of a torque at random states."""
    before, after = robot.bind(), snapped.bind()
    saved = ""
    if len(robot.joints) <= MOST_JOINTS:
        old, new = (_operations(r) for r in (before, after))
        saved = f"takes {new} instead of {old} operations for inverse dynamics, and "
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
    return f"{saved}changes torques by up to {change:.2g} of {largest:.3g} N m (or N)"


def _operations(robot: Robot) -> int:
    job = Job.of(robot, ["inverse_dynamics"])
    return Portfolio(job).best(job.requests[0]).operations.total
