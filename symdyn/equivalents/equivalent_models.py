"""Equivalent models of a robot: same motion for the same torques, fewer operations.

Link frames are those given or those of `frame_choice`, whichever costs less. For functions of the
joint forces alone, `inertia_transfer` moves inertias without effect on a joint to the parent link.
If inertias are open parameters, the transfer adds operations to every call; then the robot without
transfer is a candidate, too. Links on parallel joints may share axes (`shared_axes`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from symdyn.equivalents.descriptions import frames_text, sums_text
from symdyn.equivalents.frame_choice import choose_frames
from symdyn.equivalents.inertia_transfer import transfer_inertias
from symdyn.equivalents.link_frames import number_or_none
from symdyn.equivalents.shared_axes import has_parallel_joints, parallel_groups, share_axes
from symdyn.graph import Graph
from symdyn.robot.model import Robot
from symdyn.scalar import Scalar

CHOSEN_FRAMES = "chosen frames"
TRANSFERRED = "transferred inertia"
SHARED_AXES = "shared axes"


@dataclass(frozen=True)
class EquivalentModel:
    """A robot that is equivalent to another one, and the changes that lead to it.

    `bodies` is the robot before an inertia transfer, None without one.
    """

    robot: Robot
    changes: tuple[str, ...] = ()
    bodies: Robot | None = None

    def at(self, robot: Robot, q: Sequence[Scalar]) -> Robot:
        """Return the robot that a derivation uses at the position q, with bound parameters."""
        return share_axes(robot, q) if SHARED_AXES in self.changes else robot

    def then(self, change: str, robot: Robot) -> EquivalentModel:
        """Return the same model with another change."""
        bodies = self.robot if change == TRANSFERRED else self.bodies
        return EquivalentModel(robot, (*self.changes, change), bodies)

    @cached_property
    def frames(self) -> tuple[str, ...]:
        """The link frames as text, if they are not those given."""
        text = frames_text(self.robot) if CHOSEN_FRAMES in self.changes else ()
        if SHARED_AXES in self.changes:
            for *others, last in parallel_groups(self.robot):
                links = ("link " if len(others) == 1 else "links ") + ", ".join(
                    str(i + 1) for i in others
                )
                uses = "uses" if len(others) == 1 else "use"
                axes = f"{links} {uses} the axes of link {last + 1}"
                text += (f"{axes}, because their joint axes are parallel",)
        return text

    @cached_property
    def inertias(self) -> tuple[str, ...]:
        """The sums that transferred inertias consist of, as text, if they are numbers."""
        if self.bodies is None:
            return ()
        reframed, on_axes = (x in self.changes for x in (CHOSEN_FRAMES, SHARED_AXES))
        return sums_text(self.bodies, self.robot, reframed, on_axes)


class EquivalentModels:
    """The equivalent models of one robot, computed on demand.

    `cost` counts the operations of a typical function of a model and selects the frames.
    """

    def __init__(self, robot: Robot, cost: Callable[[EquivalentModel], int]) -> None:
        self.given = EquivalentModel(robot)
        self.cost = cost

    @cached_property
    def frame_choices(self) -> list[EquivalentModel]:
        """Models for functions that do not depend on the link frames."""
        graph = Graph()
        open_only = self.given.robot.bind(
            {name: graph.symbol(name) for name in self.given.robot.symbolic_names}
        )
        return [self.given, self.given.then(CHOSEN_FRAMES, choose_frames(open_only))]

    @cached_property
    def inertia_transfers(self) -> list[EquivalentModel]:
        """Models for functions that depend only on the motion of joints under forces."""
        moved = [e.then(TRANSFERRED, transfer_inertias(e.robot)) for e in self.frame_choices]
        costs = [self.cost(e) for e in moved]
        best = costs.index(min(costs))
        found = [moved[best]]
        if _has_open_inertia(self.frame_choices[best].robot):
            found.append(self.frame_choices[best])
        return [
            *found,
            *(
                _with_shared_axes(e)
                for e in found
                if has_parallel_joints(e.robot.with_joint_frames())
            ),
        ]


def _with_shared_axes(equivalent: EquivalentModel) -> EquivalentModel:
    return equivalent.then(SHARED_AXES, equivalent.robot.with_joint_frames())


def _has_open_inertia(robot: Robot) -> bool:
    return any(number_or_none(x) is None for link in robot.links for x in link.inertia.parameters)
