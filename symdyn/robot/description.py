"""A robot in a few lines for people: what `print(robot)` shows.

planar2r: 2 links, 2 coordinates, gravity (0, -9.81, 0) m/s^2, tips: tip
   1  link1: revolute joint joint1 about (0, 0, 1) on base, 2 kg
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symdyn.names import printable

if TYPE_CHECKING:
    from symdyn.robot.model import Robot

_MOST = 12
"""Open parameters that are listed by name."""


def description(robot: Robot) -> str:
    """The links with their joints and masses, what is open, and the notes of the reader."""
    numeric = robot.bind()
    g = ", ".join(f"{float(x):g}" for x in numeric.gravity)
    count = len(robot.links)
    lines = [
        f"{printable(robot.name)}: {count} link{'s' * (count != 1)}, {robot.nq} coordinates, "
        f"gravity ({g}) m/s^2, tips: {', '.join(map(printable, robot.tips))}"
    ]
    names = [numeric.base.name, *(link.name for link in numeric.links)]
    for i, (joint, link) in enumerate(zip(numeric.joints, numeric.links, strict=True)):
        axis = ", ".join(f"{float(x):g}" for x in joint.axis)
        along = "along" if joint.type == "prismatic" else "about"
        lines.append(
            f"  {i + 1:2d}  {printable(link.name)}: {joint.type} joint {printable(joint.name)} "
            f"{along} ({axis}) on {printable(names[joint.parent + 1])}, "
            f"{float(link.inertia.m):g} kg"
            + (f", follows joint {joint.mimic.leader + 1}" if joint.mimic else "")
        )
    if robot.symbolic_names:
        opened = list(map(printable, robot.symbolic_names[:_MOST]))
        more = len(robot.symbolic_names) - len(opened)
        lines.append(f"open: {', '.join(opened)}" + (f" and {more} more" if more else ""))
    lines += [f"note: {printable(note, 2000)}" for note in robot.notes]
    return "\n".join(lines)
