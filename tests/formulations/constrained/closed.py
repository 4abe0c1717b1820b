"""Grasps as robots with constraints: the tree of arms and object, and contacts between frames."""

from dataclasses import replace

from symdyn.lie import SE3
from symdyn.robot.constraint import constrained_directions
from symdyn.robot.model import Constraint, Frame, Robot
from symdyn.robot.placement import Placement
from tests.closed_chains import Holding


def placement(pose):
    """A 4x4 pose as a placement."""
    rows = pose.tolist()
    return Placement.from_pose(
        SE3(tuple(tuple(r[:3]) for r in rows[:3]), tuple(r[3] for r in rows[:3]))
    )


def closed(held: Holding) -> Robot:
    """The robot of a grasp in the state that it was closed at."""
    whole, frames, constraints = held.robot, [], []
    last = len(whole.links) - 1
    tips = whole.tips[:-1]  # the last one is the object
    each = zip(tips, held.frames, held.grasp.contacts, strict=True)
    for n, (tip, pose, kind) in enumerate(each):
        frames.append(Frame(f"contact{n}", last, placement(pose)))
        constraints.append(Constraint(f"c{n}", tip, f"contact{n}", constrained_directions(kind)))
    return replace(whole, frames=(*whole.frames, *frames), constraints=tuple(constraints))
