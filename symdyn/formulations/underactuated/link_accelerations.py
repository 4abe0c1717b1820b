"""Accelerations of links and tips where motors accelerate as given and the rest follows.

    Vdot_i = Ad(f^-1) Vdot_parent + S_i qdd_i + ad(V_i) S_i qd_i,   qdd = (qdd_a, qdd_u)

The sum of all that SM03 writes as (25) and (39), by recursion: qdd_u comes from one of the ways to
compute underactuated inverse dynamics, the rest is PBP95 eq. 25.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symdyn.formulations.inverse.newton_euler import link_motions
from symdyn.formulations.shared.tip_wrenches import TipWrenches
from symdyn.formulations.underactuated import block_elimination, recursion
from symdyn.formulations.underactuated.held import spread
from symdyn.lie import ZERO_PAIR, Ad_inverse, six_of
from symdyn.lie.matrices import added
from symdyn.robot.model import BASE, Robot
from symdyn.scalar import Scalar

Column = Sequence[Scalar]
Sixes = list[list[Scalar]]


def _by(solver: Callable[..., Any]) -> Callable[..., tuple[Sixes, Sixes]]:
    """The accelerations, with qdd_u by `solver`."""

    def accelerations(
        robot: Robot,
        q: Column,
        qd: Column,
        qdd_a: Column,
        tau_u: Column,
        f_tip: TipWrenches = None,
        passive: Column | None = None,
    ) -> tuple[Sixes, Sixes]:
        """Vdot of links and tips, each in its own frame, gravity not included."""
        _, qdd_u = solver(robot, q, qd, qdd_a, tau_u, f_tip, passive)
        qdd = spread(robot, robot.actuated, qdd_a)
        qdd = added(qdd, spread(robot, robot.unactuated, qdd_u))
        _, links = link_motions(robot, q, qd, qdd)
        tips = []
        for frame in (robot.frame(name) for name in robot.tips):
            carried = ZERO_PAIR if frame.link == BASE else links[frame.link]
            tips.append(list(six_of(Ad_inverse(frame.placement.pose(), carried))))
        return [list(six_of(Vdot)) for Vdot in links], tips

    return accelerations


by_elimination = _by(block_elimination.underactuated_inverse_dynamics)
by_recursion = _by(recursion.underactuated_inverse_dynamics)
