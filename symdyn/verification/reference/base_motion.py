"""A base that moves, for a reference that knows only fixed ones: three slides and three turns.

    X = T(x, y, z) Rx(a) Ry(b) Rz(c)  at x = ... = c = 0:      V0 = (rates of a, b, c, of x, y, z)
    Vdot0 = (alpha, vdot),    (a, b, c)'' = alpha - (b'c', -a'c', a'b'),    p'' = vdot + w x v

The six joints have no mass; the robot's own rows of the larger equations of motion are the answer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from symdyn.verification.reference import energy_method

Array = NDArray[Any]

_AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def on_moving_base(robot: Robot) -> Robot:
    """The robot on a base with six freedoms."""
    kinds = [(kind, axis) for kind in ("prismatic", "revolute") for axis in _AXES]
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
        base=replace(robot.base, bodies=()),
        frames=tuple(frames),
    )


def base_state(V0: Array, Vdot0: Array) -> tuple[Array, Array]:
    """Rates and accelerations of the six base freedoms for a twist and its rate."""
    w, v = V0[:3], V0[3:]
    turning = Vdot0[:3] - np.array([w[1] * w[2], -w[0] * w[2], w[0] * w[1]])
    return np.array([*v, *w]), np.array([*(Vdot0[3:] + np.cross(w, v)), *turning])


def moved_inverse_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, base: tuple[Array, Array]
) -> Array:
    """tau of the robot's own joints on the moving base."""
    rates, rise = base_state(*base)
    state = (_behind(np.zeros(6), q), _behind(rates, qd), _behind(rise, qdd))
    return energy_method.inverse_dynamics(on_moving_base(robot), *state)[6:]


def moved_forward_dynamics(
    robot: Robot, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, base: tuple[Array, Array]
) -> Array:
    """qdd of the robot's own joints on the moving base."""
    larger = on_moving_base(robot)
    rates, rise = base_state(*base)
    at, speed = _behind(np.zeros(6), q), _behind(rates, qd)
    M = energy_method.mass_matrix(larger, at)
    held = M[6:, :6] @ rise + energy_method.bias(larger, at, speed)[6:]
    return np.linalg.solve(M[6:, 6:], np.asarray(tau) - held)


def _behind(first: Array, second: ArrayLike) -> Array:
    return np.concatenate([first, np.asarray(second)])
