"""The wrenches that the tips exert on the environment, carried to the links that hold them.

F_link += Ad*(X^-1) f_tip,     X the pose of the tip in its link                (PBP95 eq. 11)
"""

from __future__ import annotations

from collections.abc import Sequence

from symdyn.lie import ZERO_PAIR, Ad_dual_inverse, Wrench, add_pairs, pair_from_vector
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

TipWrenches = Sequence[Sequence[Scalar]] | None
"""Six components (moment, force) for each tip, in the tip's frame at its origin; None for none."""


def add_tip_wrenches(robot: Robot, wrenches: list[Wrench], f_tip: TipWrenches) -> None:
    """Add to each link's wrench what its tips exert on the environment, in place."""
    for name, six in zip(robot.tips, f_tip or (), strict=f_tip is not None):
        frame = robot.frame(name)
        if frame.link != BASE:
            carried = Ad_dual_inverse(frame.placement.pose(), pair_from_vector(six))
            wrenches[frame.link] = add_pairs(wrenches[frame.link], carried)


def tip_loads(robot: Robot, f_tip: TipWrenches) -> dict[int, Wrench]:
    """What the tips exert, by link, in its frame at its origin; nothing where f_tip is None."""
    if f_tip is None:
        return {}
    loads: list[Wrench] = [ZERO_PAIR] * len(robot.links)
    add_tip_wrenches(robot, loads, f_tip)
    return dict(enumerate(loads))
