"""Merging of links on fixed joints into one body, and resolution of chains of mimic joints.

J += J_child about the frame of the moving link (Inertia.seen_from),   M = M_parent M_child
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.lie import SE3
from symdyn.robot.assembly.attached import is_symbol
from symdyn.robot.assembly.raw import RawJoint, RawLink, RawMimic
from symdyn.robot.checks import exact, hint, quote, require_finite
from symdyn.robot.inertia import MASSLESS, PARAMETER_NAMES, Attached, Inertia
from symdyn.robot.model import BASE
from symdyn.robot.placement import UNMOVED, Placement, roll_pitch_yaw
from symdyn.scalar import is_number
from symdyn.support.names import unique_identifiers

_LONGEST_PLACEMENT = 120
_LONGEST_SYMBOLIC_PLACEMENT = 3000


class MergedLinks:
    """For each link its moving link and placement, the composite inertias and their parts."""

    def __init__(self, links: Sequence[RawLink], order: Sequence[RawJoint]) -> None:
        known = {link.name: link for link in links}
        children = {joint.child for joint in order}
        root = next(link.name for link in links if link.name not in children)
        self.carrier = {root: BASE}
        self.placement = {root: UNMOVED}
        self.moving: list[RawJoint] = []
        self.bodies: dict[str, Inertia] = {root: known[root].inertia}
        self.parts: dict[str, tuple[Attached, ...]] = {root: known[root].parts}
        pose = {root: SE3()}
        names = [root]
        for joint in order:
            if joint.type != "fixed":
                self.carrier[joint.child] = len(self.moving)
                self.placement[joint.child], pose[joint.child] = UNMOVED, SE3()
                self.moving.append(joint)
                self.bodies[joint.child] = known[joint.child].inertia
                self.parts[joint.child] = known[joint.child].parts
                names.append(joint.child)
                continue
            carrier = self.carrier[joint.child] = self.carrier[joint.parent]
            step = joint.placement.then(joint.tail)
            X = pose[joint.child] = pose[joint.parent] @ step.pose()
            placement = self.placement[joint.parent].then(step)
            self.placement[joint.child] = _shorten(placement, X, joint.where)
            own, body = known[joint.child], names[carrier + 1]
            if own.inertia != MASSLESS:  # adding zeros would turn exact zeros into floats
                self.bodies[body] += own.inertia.seen_from(X)
                self.parts[body] += _link_parts(own)

    def parts_of(self, body: str) -> tuple[Attached, ...]:
        """Return the bodies that were merged; none for a single body at the link frame."""
        parts = self.parts[body]
        return () if parts in ((), (Attached(body, self.bodies[body]),)) else parts

    def placement_on_parent(self, joint: RawJoint) -> Placement:
        """Return the joint frame on the moving link that the parent was merged into."""
        return self.placement[joint.parent].then(joint.placement)


def _link_parts(link: RawLink) -> tuple[Attached, ...]:
    """Return the parts of a link, or the link as one if open parameters have replaced their sum."""
    (owner,) = unique_identifiers([link.name])
    named = zip(PARAMETER_NAMES, link.inertia.parameters, strict=True)
    opened = [is_symbol(x, f"{owner}.{name}") for name, x in named]
    if link.bodies and any(opened) and not all(opened):
        message = f"some of the inertial parameters of link {quote(link.name)} are open"
        raise RobotError(
            f"{message}, but a fixed joint merges it into another; open them afterwards", link.where
        )
    return (Attached(link.name, link.inertia),) if any(opened) else link.parts


def _shorten(placement: Placement, X: SE3, where: str) -> Placement:
    """Reduce a placement to six moves if consecutive fixed joints have made it very long.

    Without this a chain of n fixed joints would have n^2 moves. The six moves are named after the
    last of the joints.
    """
    if len(placement.moves) <= _LONGEST_PLACEMENT:
        return placement
    if not all(is_number(move.amount) for move in placement.moves):
        if len(placement.moves) > _LONGEST_SYMBOLIC_PLACEMENT:
            raise RobotError(
                "too many consecutive fixed joints have formulas; merge some of them", where
            )
        return placement
    roll, pitch, yaw = map(exact, roll_pitch_yaw(X.R))
    owner = placement.moves[-1].name.partition(".")[0]
    names = ("x", "y", "z", "yaw", "pitch", "roll")
    short = Placement.from_xyz_rpy(X.p, (roll, pitch, yaw))
    return Placement(
        tuple(
            replace(move, name=f"{owner}.merged_{name}")
            for move, name in zip(short.moves, names, strict=True)
        )
    )


def resolve_mimics(joints: Sequence[RawJoint]) -> dict[str, RawMimic]:
    """Return for each follower its final leader, with the composed multiplier and offset."""
    known = {joint.name: joint for joint in joints}
    resolved: dict[str, RawMimic] = {}
    for start in joints:
        path: dict[str, RawMimic] = {}
        joint = start
        while joint.type != "fixed" and joint.mimic is not None and joint.name not in resolved:
            path[joint.name] = joint.mimic
            leader = known.get(joint.mimic.leader)
            what = f"joint {quote(joint.name)} mimics"
            if leader is None:
                message = f"{what} the unknown joint {quote(joint.mimic.leader)}"
                cure = f"{hint(joint.mimic.leader, known)}, or use --ignore-mimic"
                raise RobotError(message + cure, joint.where)
            if leader.name in path:
                whom = "itself" if leader is joint else f"{quote(leader.name)}, which mimics it"
                message = f"{what} {whom}; make one joint of the group independent"
                raise RobotError(message, joint.where)
            if leader.type == "fixed":
                message = f"{what} the fixed joint {quote(leader.name)}; name one that moves"
                raise RobotError(message, joint.where)
            joint = leader
        end = resolved.get(joint.name, RawMimic(joint.name))
        for name, mimic in reversed(path.items()):
            multiplier = exact(mimic.multiplier * end.multiplier)
            offset = exact(mimic.multiplier * end.offset + mimic.offset)
            for value in (multiplier, offset):
                require_finite(value, f"the mimic of joint {quote(name)}", known[name].where)
            end = resolved[name] = RawMimic(end.leader, multiplier, offset)
    return resolved
