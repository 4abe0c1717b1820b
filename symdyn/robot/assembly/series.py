"""Joints of a file that consist of two consecutive joints with a massless link between them.

    wrist, universal    ->    wrist.1 (revolute), massless link wrist.1, wrist.2 (revolute)

`SERIES` (`joints`) has the parts of each type. Each part names the joint of the file, so reports
and manifests list one joint with two coordinates (`file_joints`). A part whose other half was
locked or cut off is an independent joint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from symdyn.robot.assembly.raw import Parts, RawJoint, RawLink
from symdyn.robot.joints import SERIES
from symdyn.robot.kinematic_tree import KinematicTree
from symdyn.robot.placement import UNMOVED
from symdyn.support.names import unused_name


def with_series_expanded(parts: Parts) -> Parts:
    """Replace joints that consist of two joints by these."""
    if not any(joint.type in SERIES for joint in parts.joints):
        return parts
    joint_names = {joint.name for joint in parts.joints}
    link_names = {*(link.name for link in parts.links), *(frame.name for frame in parts.frames)}
    links, joints = list(parts.links), []
    for joint in parts.joints:
        if joint.type not in SERIES:
            joints.append(joint)
            continue
        first, second = SERIES[joint.type]
        axes = (joint.axis, joint.second_axis or joint.axis)
        between = unused_name(f"{joint.name}.1", link_names)
        links.append(RawLink(between, where=joint.where))
        common = replace(joint, second_axis=None, series=(joint.name, joint.type))
        motors = joint.actuated if isinstance(joint.actuated, tuple) else (joint.actuated,) * 2
        joints += [
            replace(
                common,
                name=unused_name(f"{joint.name}.1", joint_names),
                type=first.type,
                child=between,
                axis=axes[first.axis],
                tail=UNMOVED,
                actuated=motors[0],
                passive=joint.passive.part(0),
            ),
            replace(
                common,
                name=unused_name(f"{joint.name}.2", joint_names),
                type=second.type,
                parent=between,
                placement=UNMOVED,
                axis=axes[second.axis],
                actuated=motors[1],
                passive=joint.passive.part(1),
            ),
        ]
    return Parts(links, joints, parts.frames)


def complete_series(joints: Sequence[RawJoint]) -> list[RawJoint]:
    """Remove the series name from all parts but consecutive pairs of moving joints."""
    above = {joint.child: joint for joint in joints if joint.type != "fixed"}
    kept: set[str] = set()
    for joint in joints:
        before = above.get(joint.parent)
        if joint.series is None or joint.type == "fixed" or before is None:
            continue
        if before.series == joint.series:
            kept.update((joint.name, before.name))
    return [
        joint if joint.series is None or joint.name in kept else replace(joint, series=None)
        for joint in joints
    ]


@dataclass(frozen=True)
class FileJoint:
    """A joint of the file: its entries of q and qd, with names and units.

    `joints` are the indices of the robot's joints that it consists of.
    """

    name: str
    type: str
    joints: tuple[int, ...]
    q: tuple[int, ...]
    v: tuple[int, ...]
    q_names: tuple[str, ...]
    v_names: tuple[str, ...]
    q_units: tuple[str, ...]
    v_units: tuple[str, ...]

    @property
    def is_single(self) -> bool:
        """Whether it has exactly one coordinate."""
        return len(self.q) == 1 == len(self.v)


def file_joints(robot: KinematicTree) -> list[FileJoint]:
    """Return the joints of the file in the order of the robot, parts of one joint together."""
    found = []
    for group in _groups(robot):
        joints = [robot.joints[i] for i in group]
        name, kind = joints[0].name, joints[0].type
        q_names = [n for joint in joints for n in joint.motion.coordinate_names]
        v_names = [n for joint in joints for n in joint.motion.velocity_names]
        if len(group) > 1 and joints[0].series is not None:
            name, kind = joints[0].series
            q_names = v_names = [part.coordinate for part in SERIES[kind]]
        starts = [(robot.q_starts[i], robot.v_starts[i]) for i in group]
        sized = list(zip(starts, joints, strict=True))
        found.append(
            FileJoint(
                name,
                kind,
                tuple(group),
                tuple(k for (q, _), joint in sized for k in range(q, q + joint.nq)),
                tuple(k for (_, v), joint in sized for k in range(v, v + joint.nv)),
                tuple(q_names),
                tuple(v_names),
                tuple(u for joint in joints for u in joint.motion.coordinate_units),
                tuple(u for joint in joints for u in velocity_units(joint.motion.screws)),
            )
        )
    return found


def velocity_units(screws: Sequence[tuple[Sequence[object], object]]) -> tuple[str, ...]:
    """Return the unit of motion along each screw: rad for a rotation, m for a translation."""
    return tuple("rad" if any(w != 0 for w in turn) else "m" for turn, _ in screws)


def _groups(robot: KinematicTree) -> Iterator[list[int]]:
    """Iterate over the indices of the joints, those of one series together."""
    second = {
        joint.parent: i
        for i, joint in enumerate(robot.joints)
        if joint.series and joint.parent >= 0 and robot.joints[joint.parent].series == joint.series
    }
    for i in range(len(robot.joints)):
        if i in second:
            yield [i, second[i]]
        elif i not in second.values():
            yield [i]


# Names and units of the entries of q and qd: columns of motions and of logs.


@dataclass(frozen=True)
class EntryNames:
    """The name of each entry of q and qd: that of the joint, `base.x` if it has several.

    tau has the names of qd. The units are those of q and of qd times a second.
    """

    q: tuple[str, ...]
    qd: tuple[str, ...]
    q_units: tuple[str, ...]
    qd_units: tuple[str, ...]


def entry_names(robot: KinematicTree) -> EntryNames:
    """Return the names of a robot's coordinates and velocities."""
    # a follower has no entry of its own
    joints = [j for j in file_joints(robot) if robot.joints[j.joints[0]].mimic is None]
    return EntryNames(
        _in_order((j.q, _named(j.name, j.q_names)) for j in joints),
        _in_order((j.v, _named(j.name, j.v_names)) for j in joints),
        _in_order((j.q, j.q_units) for j in joints),
        _in_order((j.v, j.v_units) for j in joints),
    )


def _named(joint: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{joint}.{part}" if part and len(parts) > 1 else joint for part in parts)


def _in_order(pairs: Iterable[tuple[tuple[int, ...], tuple[str, ...]]]) -> tuple[str, ...]:
    placed = {k: text for at, texts in pairs for k, text in zip(at, texts, strict=True)}
    return tuple(placed[k] for k in sorted(placed))
