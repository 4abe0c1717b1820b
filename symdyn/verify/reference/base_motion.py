"""A base that moves, for judges that know only fixed ones: three slides and three turns below it.

    X = T(x, y, z) Rx(a) Ry(b) Rz(c)  at x = ... = c = 0:      V0 = (rates of a, b, c, of x, y, z)
    Vdot0 = (alpha, vdot),    (a, b, c)'' = alpha - (b'c', -a'c', a'b'),    p'' = vdot + w x v

The six joints have no mass; the robot's own rows of the larger equations of motion are the answer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.lie.vec import IDENTITY
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.verify.reference import energy_method
from symdyn.verify.reference.answers import REFERENCE

Array = NDArray[Any]


def on_moving_base(robot: Robot) -> Robot:
    """The robot on a base with six freedoms."""
    kinds = [(kind, axis) for kind in ("prismatic", "revolute") for axis in IDENTITY]
    below = [
        Joint(f"base freedom {k}", kind, k - 1 if k else BASE, UNMOVED, axis)
        for k, (kind, axis) in enumerate(kinds)
    ]
    above = [
        replace(
            joint,
            parent=joint.parent + 6,
            mimic=joint.mimic and replace(joint.mimic, leader=joint.mimic.leader + 6),
        )
        for joint in robot.joints
    ]
    links = [Link(f"base part {k}") for k in range(6)]
    frames = [replace(frame, link=frame.link + 6) for frame in robot.frames]
    return replace(
        robot,
        joints=(*below, *above),
        links=(*links, *robot.links),
        frames=tuple(frames),
    )


def base_state(V0: Array, Vdot0: Array) -> tuple[Array, Array]:
    """Rates and accelerations of the six base freedoms for a twist and its rate."""
    w, v = V0[:3], V0[3:]
    turning = Vdot0[:3] - np.array([w[1] * w[2], -w[0] * w[2], w[0] * w[1]])
    return np.array([*v, *w]), np.array([*(Vdot0[3:] + np.cross(w, v)), *turning])


def moved_answer(robot: Robot, name: str, state: dict[str, Array]) -> tuple[Array, ...]:
    """Inverse or forward dynamics on the moving base."""
    larger = on_moving_base(robot)
    rates, rise = base_state(state["V0"], state["Vdot0"])
    q, qd = (np.concatenate([x, state[k]]) for x, k in ((np.zeros(6), "q"), (rates, "qd")))
    if name == "inverse_dynamics":
        qdd = np.concatenate([rise, state["qdd"]])
        return (REFERENCE[name](larger, q, qd, qdd)[0][6:],)
    M = energy_method.mass_matrix(larger, q)
    held = M[6:, :6] @ rise + energy_method.bias(larger, q, qd)[6:]
    return (np.linalg.solve(M[6:, 6:], state["tau"] - held),)
