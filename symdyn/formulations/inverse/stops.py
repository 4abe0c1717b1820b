"""Friction before sliding: stop operators, with their state as input and output.

    z <- clip(z + dq/delta, -1, 1),     tau = sum gain z

A stop is a spring that slides once it is stretched by delta, and several in parallel are a model of
Maxwell slip (Al-Bender, Lampaert and Swevers 2005; Kuhnen 2003 on the play and stop operators). A
follower's stops see the way that it goes itself. The order of the states is that of the joints, and
that of the list of each joint.
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.errors import FunctionError
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar, label, select


def stop_friction(
    robot: Robot, q: Sequence[Scalar], q_last: Sequence[Scalar], z: Sequence[Scalar]
) -> tuple[list[Scalar], list[Scalar]]:
    """z_next and tau: the stops after the joints have gone from q_last to q, and their forces."""
    if not robot.stops:
        raise FunctionError(
            f"{robot.name}: stop_friction: no joint has stops; give some in its passive table"
        )
    tau: list[Scalar] = [0] * robot.nv
    after: list[Scalar] = []
    for (i, (delta, gain)), state in zip(robot.stops, z, strict=True):
        (freedom,), (here,), (there,) = (
            robot.freedoms(i),
            robot.positions(i, q),
            robot.positions(i, q_last),
        )
        stretched = state + (here - there) / delta
        block = f"joint {i + 1}: stops"
        label(stretched, f"z{len(after) + 1}_free", block)
        below = select(stretched + 1, stretched, -1)
        state = label(select(1 - below, below, 1), f"z{len(after) + 1}", block)
        after.append(state)
        tau[freedom.index] += freedom.rate * (gain * state)
    return after, tau
