"""The text of a URDF after a robot's preparation or with shifted joints, for the oracles.

    <joint name="mount"> <origin xyz="0.25 0 0"/>      mount.x moved by 0.01:   xyz="0.26 0 0"

The masses behind a joint move with it, because the text keeps them in their own links. Branches are
cut, payloads attached by fixed joints, and the root attached by a floating joint in the text
itself. The reader of the text handles locks and rotors (`file_joints.py`). A URDF cannot be
re-rooted, because its link frames coincide with its joints. Nothing here uses symdyn's own
preparation, which is being checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree

from symdyn.robot.preparation.options import Preparation
from symdyn.support.names import unique_identifiers
from symdyn.verification.oracles.file_joints import MimicRelation, last_leader

_TENSOR = ("ixx", "ixy", "iyy", "ixz", "iyz", "izz")


def prepared_urdf(text: str, done: Preparation, shapes: bool = True) -> str:
    """Return the text with the cut and the payloads, without shapes for MuJoCo."""
    if done.root:
        raise ValueError("a re-rooted robot is not compared with its file")
    root = ElementTree.fromstring(text.encode())
    _reject_planar(root, shapes)
    if done.only:
        _cut(root, done)
    if done.floating:
        _float(root)
    for k, (tip, numbers) in enumerate(done.payload):
        m, x, y, z, *tensor = numbers
        load = ElementTree.SubElement(root, "link", name=f"payload {k}")
        body = ElementTree.SubElement(load, "inertial")
        ElementTree.SubElement(body, "origin", xyz=f"{x!r} {y!r} {z!r}", rpy="0 0 0")
        ElementTree.SubElement(body, "mass", value=repr(m))
        entries = zip(_TENSOR, map(repr, tensor), strict=True)
        ElementTree.SubElement(body, "inertia", dict(entries))
        joint = ElementTree.SubElement(root, "joint", name=f"carries payload {k}", type="fixed")
        ElementTree.SubElement(joint, "parent", link=tip)
        ElementTree.SubElement(joint, "child", link=f"payload {k}")
    if not shapes:
        _leave_to_mujoco(root)
    return ElementTree.tostring(root, encoding="unicode")


def followers(text: str) -> dict[str, MimicRelation]:
    """Return the <mimic> relations; Pinocchio's own reader needs leaders before followers."""
    found = {}
    for joint in ElementTree.fromstring(text.encode()).findall("joint"):
        mimic = joint.find("mimic")
        if mimic is not None and joint.get("type") != "fixed":
            numbers = (float(mimic.get("multiplier", 1)), float(mimic.get("offset", 0)))
            found[joint.get("name", "")] = MimicRelation(mimic.get("joint", ""), *numbers)
    return found


def _cut(root: ElementTree.Element, done: Preparation) -> None:
    """Keep the links down to the base, and links fixed or locked to them, but none beyond."""
    locks = {name for name, _ in done.lock}
    follow = {} if done.ignore_mimic else followers(ElementTree.tostring(root, encoding="unicode"))
    ends, still = {}, []
    for joint in root.findall("joint"):
        parent, child = (joint.find(tag) for tag in ("parent", "child"))
        if parent is None or child is None:
            continue
        name, pair = joint.get("name", ""), (parent.get("link", ""), child.get("link", ""))
        ends[pair[1]] = pair[0]
        if joint.get("type") == "fixed" or last_leader(name, follow).leader in locks:
            still.append(pair)
    kept, link = {done.only}, done.only
    while link in ends:
        link = ends[link]
        kept.add(link)
    for _ in still:
        kept |= {child for parent, child in still if parent in kept and parent != done.only}
    for element in root.findall("link"):
        if element.get("name") not in kept:
            root.remove(element)
    for joint in root.findall("joint"):
        child = joint.find("child")
        if child is not None and child.get("link") not in kept:
            root.remove(joint)


def _reject_planar(root: ElementTree.Element, by_pinocchio: bool) -> None:
    """Reject planar joints: Pinocchio assumes axis z, MuJoCo uses three separate joints."""
    for joint in root.findall("joint"):
        if joint.get("type") != "planar":
            continue
        if not by_pinocchio:
            raise ValueError("it reads planar joints as three joints each")
        axis = joint.find("axis")
        words = ("1 0 0" if axis is None else axis.get("xyz", "1 0 0")).split()
        x, y, z = map(float, words)
        if x or y or z <= 0:
            raise ValueError("it reads every planar joint as one about z")


def _float(root: ElementTree.Element) -> None:
    """Attach the root link by a floating joint."""
    joints = root.findall("joint")
    children = {child.get("link") for joint in joints for child in joint.findall("child")}
    links = [link.get("name", "") for link in root.findall("link")]
    (first,) = (link for link in links if link not in children)
    world, name = "world", "floating_base"
    while world in links:
        world += "_"
    while name in {joint.get("name") for joint in joints}:
        name += "_"
    ElementTree.SubElement(root, "link", name=world)
    joint = ElementTree.SubElement(root, "joint", name=name, type="floating")
    ElementTree.SubElement(joint, "parent", link=world)
    ElementTree.SubElement(joint, "child", link=first)


def _leave_to_mujoco(root: ElementTree.Element) -> None:
    """Remove shapes, whose meshes MuJoCo would load to compute inertias."""
    for link in root.findall("link"):
        for shape in (*link.findall("visual"), *link.findall("collision")):
            link.remove(shape)
    for own in root.findall("mujoco"):
        root.remove(own)
    settings = ElementTree.SubElement(root, "mujoco")
    ElementTree.SubElement(settings, "compiler", fusestatic="false", balanceinertia="false")


_ENTRIES = {"x": ("xyz", 0), "y": ("xyz", 1), "z": ("xyz", 2)} | {
    name: ("rpy", k) for k, name in enumerate(("roll", "pitch", "yaw"))
}


def origins(text: str) -> set[str]:
    """Return the parameters that are entries of joint origins, for unique joint names."""
    owners = Counter(map(_owner, ElementTree.fromstring(text.encode()).findall("joint")))
    unique = [owner for owner, count in owners.items() if count == 1]
    return {f"{owner}.{entry}" for owner in unique for entry in _ENTRIES}


def moved_urdf(text: str, shifts: Mapping[str, float]) -> str:
    """Return the text with entries of joint origins shifted, by parameter name."""
    root = ElementTree.fromstring(text.encode())
    for joint in root.findall("joint"):
        for entry, (key, k) in _ENTRIES.items():
            name = f"{_owner(joint)}.{entry}"
            if name not in shifts:
                continue
            origin = joint.find("origin")
            origin = ElementTree.SubElement(joint, "origin") if origin is None else origin
            numbers = [float(word) for word in origin.get(key, "0 0 0").split()]
            numbers[k] += shifts[name]
            origin.set(key, " ".join(map(repr, numbers)))
    return ElementTree.tostring(root, encoding="unicode")


def _owner(joint: ElementTree.Element) -> str:
    (owner,) = unique_identifiers([joint.get("name", "")])
    return owner
