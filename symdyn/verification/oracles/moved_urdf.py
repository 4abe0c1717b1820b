"""The text of a URDF with joints placed elsewhere: open placements as another program reads them.

    <joint name="mount"> <origin xyz="0.25 0 0"/>      mount.x moved by 0.01:   xyz="0.26 0 0"

The masses behind a joint move with it, because the text has them still in their own links.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from xml.etree import ElementTree

from symdyn.support.names import unique_identifiers

_ENTRIES = {"x": ("xyz", 0), "y": ("xyz", 1), "z": ("xyz", 2)} | {
    name: ("rpy", k) for k, name in enumerate(("roll", "pitch", "yaw"))
}


def origins(text: str) -> set[str]:
    """The parameters that are entries of origins of joints, if one joint alone has the name."""
    owners = Counter(map(_owner, ElementTree.fromstring(text.encode()).findall("joint")))
    unique = [owner for owner, count in owners.items() if count == 1]
    return {f"{owner}.{entry}" for owner in unique for entry in _ENTRIES}


def moved_urdf(text: str, shifts: Mapping[str, float]) -> str:
    """The text with entries of origins shifted, by the names of the parameters that they are."""
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
