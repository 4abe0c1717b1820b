"""Numbers, vectors and poses in the text of SDFormat elements."""

from __future__ import annotations

import math

from symdyn.errors import RobotError
from symdyn.lie import SE3, Vec3
from symdyn.lie.quaternions import normalized, rotation_of
from symdyn.robot.checks import LARGEST, exact, quoted
from symdyn.robot.placement import Placement
from symdyn.robot.read.xml_tree import Element, decimal


def child_of(element: Element, tag: str) -> Element | None:
    """The child of that tag, if there is one."""
    found = [child for child in element.children if child.tag == tag]
    if len(found) > 1:
        message = f"<{element.tag}> has {len(found)} <{tag}> elements; keep one"
        raise RobotError(message, found[1].where)
    return found[0] if found else None


def attribute_of(element: Element, name: str) -> str:
    """An attribute that must be there."""
    value = element.attributes.get(name, "").strip()
    if not value:
        raise RobotError(f'<{element.tag}> has no {name}; add {name}="..."', element.where)
    return value


def text_of(element: Element, tag: str, default: str | None = None) -> str:
    """The text of a child; without a default it must be there."""
    child = child_of(element, tag)
    text = "" if child is None else child.text
    if not text and default is None:
        message = f"<{element.tag}> {quoted(element.attributes.get('name', ''))} has no <{tag}>"
        raise RobotError(f"{message}; add it", (child or element).where)
    return text or default or ""


def is_true(element: Element, tag: str, default: str) -> bool:
    """Whether a child says 1 or true."""
    return text_of(element, tag, default).lower() in ("1", "true")


def numbers_of(element: Element, *counts: int) -> list[float]:
    """The numbers in the text of an element, so many or so many."""
    words = element.text.split()
    if len(words) not in counts:
        message = f"<{element.tag}> has {len(words)} numbers"
        raise RobotError(f"{message}; give {' or '.join(map(str, counts))}", element.where)
    found = []
    for word in words:
        value = decimal(word)
        if value is None or abs(value) > LARGEST:
            message = f"<{element.tag}> is {quoted(element.text)}"
            raise RobotError(f"{message}; give finite decimal numbers", element.where)
        found.append(exact(value))
    return found


def number_of(element: Element, tag: str, default: float) -> float:
    """The number of a child."""
    child = child_of(element, tag)
    return default if child is None else numbers_of(child, 1)[0]


def vector_of(element: Element) -> Vec3:
    """The three numbers of an element."""
    x, y, z = numbers_of(element, 3)
    return (x, y, z)


def pose_of(element: Element) -> SE3:
    """The <pose> inside: x y z and roll pitch yaw, in degrees if it says so, or a quaternion."""
    pose = child_of(element, "pose")
    if pose is None or not pose.text:
        return SE3()
    if pose.attributes.get("rotation_format") == "quat_xyzw":
        x, y, z, a, b, c, d = numbers_of(pose, 7)
        if not any((a, b, c, d)):
            message = "the quaternion of <pose> has length zero; give a unit quaternion x y z w"
            raise RobotError(message, pose.where)
        return SE3(rotation_of(normalized((a, b, c, d))), (x, y, z))
    x, y, z, *turn = numbers_of(pose, 6)
    if pose.attributes.get("degrees") in ("1", "true"):
        turn = [math.radians(angle) for angle in turn]
    return Placement.from_xyz_rpy((x, y, z), (turn[0], turn[1], turn[2])).pose()


def relative_to(element: Element) -> str:
    """The frame that the <pose> inside is given in; versions 1.5 and 1.6 call it frame."""
    pose = child_of(element, "pose")
    given = {} if pose is None else pose.attributes
    return given.get("relative_to") or given.get("frame", "")
