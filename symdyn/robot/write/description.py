"""A short description of a robot: the output of `print(robot)`.

planar2r: 2 links, 2 coordinates, gravity (0, -9.81, 0) m/s^2, tips: tip
   1  link1: revolute joint joint1 about (0, 0, 1) on base, 2 kg
"""

from __future__ import annotations

from symdyn.robot.assembly.series import FileJoint, file_joints
from symdyn.robot.constraint import OPEN_TREE
from symdyn.robot.kinematic_tree import KinematicTree
from symdyn.support.names import printable

_MOST = 12
"""Open parameters that are listed by name."""


def description(robot: KinematicTree) -> str:
    """Return the links with joints and masses, the open parameters, and the notes of the reader."""
    numeric = robot.bind()
    g = ", ".join(f"{float(x):g}" for x in numeric.gravity)
    count = len(robot.links)
    lines = [
        f"{printable(robot.name)}: {count} link{'s' * (count != 1)}, {robot.nq} coordinates, "
        + (f"{robot.nv} velocities, " if robot.nv != robot.nq else "")
        + f"gravity ({g}) m/s^2, tips: {', '.join(map(printable, robot.tips))}"
    ]
    names = [numeric.base.name, *(link.name for link in numeric.links)]
    for listed in file_joints(numeric):
        first, last = (numeric.joints[i] for i in (listed.joints[0], listed.joints[-1]))
        link = numeric.links[listed.joints[-1]]
        numbers = "-".join(str(i + 1) for i in listed.joints)
        along = " along" if last.is_translation and first is last else " about"
        axes = axes_text(numeric, listed)
        lines.append(
            f"  {numbers:>2}  {printable(link.name)}: {listed.type} joint {printable(listed.name)}"
            f"{along + ' ' + axes if axes else ''} on {printable(names[first.parent + 1])}, "
            f"{float(link.inertia.m):g} kg"
            + (f", follows joint {first.mimic.leader + 1}" if first.mimic else "")
        )
    for c in robot.constraints:
        ends = f"{printable(c.frame_a)} relative to {printable(c.frame_b)}"
        held = f"constrained in {' '.join(c.directions)}"
        lines.append(f"  constraint {printable(c.name)}: {ends}, {held}")
    if robot.constraints:
        lines.append(OPEN_TREE)
    if robot.symbolic_names:
        opened = list(map(printable, robot.symbolic_names[:_MOST]))
        more = len(robot.symbolic_names) - len(opened)
        lines.append(f"open: {', '.join(opened)}" + (f" and {more} more" if more else ""))
    lines += [f"note: {printable(note, 2000)}" for note in robot.notes]
    return "\n".join(lines)


def axes_text(robot: KinematicTree, listed: FileJoint) -> str:
    """Return the axes of a joint, each direction once; empty for motions without axis."""
    axes = [joint.axis for joint in (robot.joints[i] for i in listed.joints) if joint.has_axis]
    texts = [f"({', '.join(f'{float(x):g}' for x in axis)})" for axis in axes]
    return " and ".join(dict.fromkeys(texts))
