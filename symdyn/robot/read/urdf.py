"""URDF: the robot description of ROS, http://wiki.ros.org/urdf/XML.

    <origin xyz rpy>    R = Rz(yaw) Ry(pitch) Rx(roll), child in parent
    <inertia>           about the centre of mass, in the axes of <inertial>'s own origin
    <dynamics>          damping is viscous, friction Coulomb friction
    type                floating; planar, <axis> its normal; ball or spherical, as some files say

    <loop type>         <predecessor link>, <successor link>, each with its <origin>, and <axis>: a
                        joint that closes a loop, as URDF+ has it (arXiv 2411.19753)

Only what the dynamics needs is read: <link> with <inertial>, <joint> and <loop>. Everything else
(visuals, transmissions, simulator sections) is ignored, with a warning if it looks like one of
these misspelt; <coupling> of URDF+ is rejected. Joints of several DoF have no limits and no
friction here: what a file gives them is left out with a warning.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from symdyn.errors import RobotError
from symdyn.lie import Mat3, Vec3, rotate_symmetric_tensor
from symdyn.robot.assembly.loops import Loop, LoopEnd, loop_constraint
from symdyn.robot.assembly.raw import Corners, RawJoint, RawLink, RawMimic, RawRobot
from symdyn.robot.assembly.tree import build_robot
from symdyn.robot.checks import (
    LARGEST,
    WARNING,
    Angles,
    exact,
    file_bytes,
    place,
    printable,
    quote,
    require_moments,
)
from symdyn.robot.inertia import MASSLESS, Inertia
from symdyn.robot.joints import MOVING_TYPES
from symdyn.robot.model import NO_PASSIVE, Limits, Passive, Robot, Source
from symdyn.robot.placement import Placement
from symdyn.robot.preparation.options import UNPREPARED, Preparation
from symdyn.robot.read.xml_tree import Element, decimal, parse_xml
from symdyn.scalar import SNAP_TOLERANCE
from symdyn.support.matching import near, suggestion

# The boxes of a URDF link's shapes, as far as the file itself gives their size.
#
# Shapes have no effect on the motion, so errors in them are ignored.


def shape_boxes(link: Element) -> tuple[tuple[Corners, ...], bool]:
    """The boxes in the link frame, and whether there are meshes, whose size is not known."""
    boxes, meshes = [], False
    for shape in link.children:
        if shape.tag not in ("visual", "collision"):
            continue
        x, y, z, *turn = (*_numbers(shape, "origin", "xyz"), *_numbers(shape, "origin", "rpy"))
        R = Placement.from_xyz_rpy((0, 0, 0), (turn[0], turn[1], turn[2])).pose().R
        for geometry in _below(shape, "geometry"):
            meshes |= any(kind.tag == "mesh" for kind in geometry.children)
            with suppress(ValueError, KeyError):
                for half in _half_sizes(geometry):
                    a, b, c = (
                        sum(abs(float(r)) * h for r, h in zip(row, half, strict=True)) for row in R
                    )
                    boxes.append(((x - a, y - b, z - c), (x + a, y + b, z + c)))
    return tuple(boxes), meshes


def _half_sizes(geometry: Element) -> Iterator[tuple[float, float, float]]:
    for kind in geometry.children:
        given = kind.attributes
        if kind.tag == "box":
            x, y, z = (float(word) / 2 for word in given["size"].split())
            yield (x, y, z)
        elif kind.tag == "sphere":
            yield (float(given["radius"]),) * 3
        elif kind.tag == "cylinder":
            radius = float(given["radius"])
            yield (radius, radius, float(given["length"]) / 2)


def _numbers(shape: Element, tag: str, attribute: str) -> tuple[float, float, float]:
    for element in _below(shape, tag):
        with suppress(ValueError):
            x, y, z = (float(word) for word in element.attributes.get(attribute, "").split())
            return (x, y, z)
    return (0.0, 0.0, 0.0)


def _below(element: Element, tag: str) -> Iterator[Element]:
    return (child for child in element.children if child.tag == tag)


_ELEMENTS = ("link", "joint", "loop", "coupling")
_ALIKE = 0.65
"""<plugin> of simulators is less like <link> than that, <loop_joint> is more like <joint>."""
_BALLS = ("ball", "spherical")
_SEVERAL = ("floating", "planar", *_BALLS)
_TYPES = ("revolute", "continuous", "prismatic", "fixed", *_SEVERAL)
_XACRO = re.compile(r"\$[{(]")
_EXPAND = "expand it first: xacro FILE.xacro > FILE.urdf"


def read_urdf(
    text: str | bytes,
    file: str,
    snap: float = SNAP_TOLERANCE,
    preparation: Preparation = UNPREPARED,
) -> Robot:
    """The robot of a URDF; angles within `snap` of a multiple of pi/12 become that multiple."""
    data = file_bytes(text, file)
    root = parse_xml(data, file, "utf-8" if isinstance(text, str) else None)
    if root.tag != "robot":
        message = f"the root element is <{quote(root.tag)[1:-1]}>, not <robot>; give a URDF file"
        raise RobotError(message, place(file, root.line))
    reader = _UrdfReader(file, Angles(snap))
    name = reader.name(root, "the robot")
    links, joints, loops = [], [], []
    for element in root.children:
        if element.tag.startswith("xacro:"):
            message = f"<{quote(element.tag)[1:-1]}> is xacro, not URDF; {_EXPAND}"
            raise RobotError(message, reader.where(element))
        if element.tag == "link":
            links.append(reader.link(element))
        elif element.tag == "joint":
            joints.append(reader.joint(element))
        elif element.tag == "loop":
            loops.append(reader.loop(element))
        elif element.tag == "coupling":
            message = "<coupling> couples the joints of two branches; name by <mimic> in each joint"
            raise RobotError(f"{message} the one that it follows", reader.where(element))
        else:
            reader.warn_if_misspelt(element)
    raw = RawRobot(
        name,
        links,
        joints,
        source=Source.of(file, data, "urdf"),
        notes=[*reader.angles.notes(), *reader.left_out],
        where=place(file),
        frames=[frame for loop in loops for frame in loop.frames],
        constraints=[loop.constraint for loop in loops],
    )
    return build_robot(raw, preparation)


def link_inertias(text: str, file: str, snap: float = SNAP_TOLERANCE) -> dict[str, Inertia]:
    """Return the <inertial> of each link about its frame, before fixed joints merge links."""
    root = parse_xml(file_bytes(text, file), file, "utf-8")
    reader = _UrdfReader(file, Angles(snap))
    links = [reader.link(element) for element in root.children if element.tag == "link"]
    return {link.name: link.inertia for link in links}


class _UrdfReader:
    """Reads elements of one file; errors name `owner`, a link or joint."""

    def __init__(self, file: str, angles: Angles) -> None:
        self.file = file
        self.angles = angles
        self.left_out: list[str] = []

    def warn_if_misspelt(self, element: Element) -> None:
        """Add a warning if an ignored element may be misspelt."""
        if near(element.tag.lower(), _ELEMENTS, _ALIKE):
            file, tag = os.path.basename(self.where(element)), printable(element.tag, 60)
            what = f"left out: <{tag}>{suggestion(tag.lower(), _ELEMENTS)}"
            self.left_out.append(f"{WARNING}{file}: {what}")

    def link(self, element: Element) -> RawLink:
        owner = f"link {quote(self.name(element, 'a link'))}"
        inertial = self.child(element, "inertial", owner)
        inertia = MASSLESS if inertial is None else self.inertia(inertial, owner)
        shapes, meshes = shape_boxes(element)
        places = (self.where(element), self.where(inertial or element))
        return RawLink(element.attributes["name"], inertia, *places, shapes, meshes)

    def inertia(self, inertial: Element, owner: str) -> Inertia:
        """The ten parameters about the link frame."""
        com, rpy = self.origin(inertial, owner)
        mass_element = self.child(inertial, "mass", owner)
        if mass_element is None:
            message = f'<inertial> of {owner} has no <mass>; add <mass value="..."/>'
            raise RobotError(message, self.where(inertial))
        mass = self.number(mass_element, "value", owner)
        if mass < 0:
            message = f"{owner} has the negative mass {mass:g}; give 0 or more"
            raise RobotError(message, self.where(mass_element))
        tensor_element = self.child(inertial, "inertia", owner)
        tensor: Mat3 = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
        if tensor_element is not None:
            tensor = self.tensor(tensor_element, owner)
        R = Placement.from_xyz_rpy((0, 0, 0), rpy).pose().R
        return Inertia.about_com(mass, com, rotate_symmetric_tensor(R, tensor))

    def tensor(self, element: Element, owner: str) -> Mat3:
        names = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
        xx, xy, xz, yy, yz, zz = (self.number(element, name, owner) for name in names)
        require_moments((xx, yy, zz), owner, self.where(element))
        return ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))

    def joint(self, element: Element) -> RawJoint:
        name = self.name(element, "a joint")
        owner = f"joint {quote(name)}"
        kind = self.text(element, "type", owner)
        if kind in MOVING_TYPES and kind not in _TYPES:
            message = f"{owner} has the type {quote(kind)}, whose parameters URDF cannot express"
            raise RobotError(f"{message}; write the robot as TOML", self.where(element))
        joint = RawJoint(
            name,
            "spherical" if kind in _BALLS else kind,
            self.end(element, "parent", owner),
            self.end(element, "child", owner),
            Placement.from_xyz_rpy(*self.origin(element, owner)),
            mimic=self.mimic(element, owner),
            where=self.where(element),
        )
        limits, passive = self.limits(element, owner), self.passive(element, owner)
        given = {"limits": limits != Limits(), "friction": passive != NO_PASSIVE}
        if kind in _SEVERAL and any(given.values()):
            file = os.path.basename(joint.where)
            words = " and ".join(word for word, found in given.items() if found)
            what = f"left out: the {words} of {owner}, which is {kind}"
            self.left_out.append(f"{WARNING}{file}: {what}")
        if kind not in _SEVERAL:
            joint = replace(joint, limits=limits, passive=passive)
        if kind in (*_BALLS, "floating"):
            return joint
        return replace(joint, axis=self.axis(element, owner))

    def axis(self, element: Element, owner: str) -> Vec3:
        axis = self.child(element, "axis", owner)
        return (1, 0, 0) if axis is None else self.vector(axis, "xyz", owner)

    def loop(self, element: Element) -> Loop:
        name = self.name(element, "a loop")
        owner = f"loop {quote(name)}"
        ends = []
        for tag in ("predecessor", "successor"):
            link = self.end(element, tag, owner)
            end = self.child(element, tag, owner) or element
            ends.append(LoopEnd(link, Placement.from_xyz_rpy(*self.origin(end, owner))))
        axis = self.axis(element, owner)
        if not any(axis):
            message = f"the axis of {owner} is zero; give a direction such as 0 0 1"
            raise RobotError(message, self.where(element))
        kind = self.text(element, "type", owner)
        return loop_constraint(name, kind, ends[0], ends[1], axis, self.where(element))

    def end(self, joint: Element, tag: str, owner: str) -> str:
        """The link that the joint's <parent> or <child> names."""
        element = self.child(joint, tag, owner)
        if element is None:
            message = f'{owner} has no <{tag}>; add <{tag} link="..."/>'
            raise RobotError(message, self.where(joint))
        return self.text(element, "link", owner)

    def limits(self, joint: Element, owner: str) -> Limits:
        element = self.child(joint, "limit", owner)
        if element is None:
            return Limits()
        names = ("lower", "upper", "velocity", "effort")
        given = {name: name in element.attributes for name in names}
        values = {n: self.number(element, n, owner) if given[n] else None for n in names}
        return Limits(**values)

    def mimic(self, joint: Element, owner: str) -> RawMimic | None:
        element = self.child(joint, "mimic", owner)
        if element is None:
            return None
        leader = self.text(element, "joint", owner)
        multiplier = self.number(element, "multiplier", owner, 1)
        return RawMimic(leader, multiplier, self.number(element, "offset", owner, 0))

    def passive(self, joint: Element, owner: str) -> Passive:
        """Viscous and Coulomb friction of <dynamics damping friction>."""
        element = self.child(joint, "dynamics", owner)
        if element is None:
            return NO_PASSIVE
        names = ("damping", "friction")
        viscous, coulomb = (self.number(element, name, owner, 0) for name in names)
        return Passive(viscous, coulomb)

    def origin(self, parent: Element, owner: str) -> tuple[Vec3, Vec3]:
        """xyz and the snapped rpy of the <origin> inside; zeros if it is missing."""
        element = self.child(parent, "origin", owner)
        if element is None:
            return (0, 0, 0), (0, 0, 0)
        xyz = self.vector(element, "xyz", owner, (0, 0, 0))
        rpy = self.vector(element, "rpy", owner, (0, 0, 0))
        what = f"rpy of {owner}"
        r, p, y = (self.angles(angle, what, self.where(element)) for angle in rpy)
        return xyz, (r, p, y)

    # -- attributes ------------------------------------------------------------------------

    def where(self, element: Element) -> str:
        return place(self.file, element.line)

    def child(self, element: Element, tag: str, owner: str) -> Element | None:
        found = [child for child in element.children if child.tag == tag]
        if len(found) > 1:
            message = f"{owner} has {len(found)} <{tag}> elements; keep one"
            raise RobotError(message, self.where(found[1]))
        return found[0] if found else None

    def name(self, element: Element, owner: str) -> str:
        if not element.attributes.get("name", "").strip():
            raise RobotError(f'{owner} has no name; add name="..."', self.where(element))
        return self.text(element, "name", owner)

    def text(self, element: Element, attribute: str, owner: str) -> str:
        value = element.attributes.get(attribute, "")
        if not value.strip():
            message = f'<{element.tag}> of {owner} has no {attribute}; add {attribute}="..."'
            raise RobotError(message, self.where(element))
        if _XACRO.search(value):
            message = f"{attribute}={quote(value)} of <{element.tag}> is xacro; {_EXPAND}"
            raise RobotError(message, self.where(element))
        return value

    def number(
        self, element: Element, attribute: str, owner: str, default: float | None = None
    ) -> float:
        if default is not None and attribute not in element.attributes:
            return default
        return self.parse(self.text(element, attribute, owner).strip(), element, attribute, owner)

    def vector(
        self, element: Element, attribute: str, owner: str, default: Vec3 | None = None
    ) -> Vec3:
        if default is not None and attribute not in element.attributes:
            return default
        words = self.text(element, attribute, owner).split()
        if len(words) != 3:
            message = f"{attribute} of <{element.tag}> of {owner} has {len(words)} numbers"
            raise RobotError(f"{message}; give three", self.where(element))
        x, y, z = (self.parse(word, element, attribute, owner) for word in words)
        return (x, y, z)

    def parse(self, word: str, element: Element, attribute: str, owner: str) -> float:
        """A finite decimal number."""
        value = decimal(word)
        if value is None or abs(value) > LARGEST:
            message = f"{attribute} of <{element.tag}> of {owner} is {quote(word)}"
            raise RobotError(f"{message}; give a finite decimal number", self.where(element))
        return exact(value)
