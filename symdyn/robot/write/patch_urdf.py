"""Patches of numbers in the text of a URDF; everything else stays the same, byte by byte.

    origins      a joint's <origin> is followed by a further placement:  origin <- origin placement
    inertials    a link's <inertial> becomes that of ten parameters about the link frame
    dynamics     damping and friction of a joint's <dynamics>
    banner       a comment, first inside of <robot>

Only the digits of numbers that change are replaced: visuals, meshes, transmissions, comments and
blanks are kept. An element or attribute that the text omits because of its default is added if its
number is no longer the default.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from xml.parsers import expat

from symdyn.errors import RobotError
from symdyn.lie import SE3, Vec3, vec
from symdyn.robot.checks import quote
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Robot
from symdyn.robot.placement import Placement
from symdyn.robot.write.urdf import escape_comment
from symdyn.scalar import SNAP_TOLERANCE, snap_angle
from symdyn.support.names import printable

SAME = 1e-12
"""m, and relative: a number that changes by less keeps its digits."""
_TAG = re.compile(rb"<[^\s/>]+(?:\s+[^\s=]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*\s*(/?)>")
_WORD = re.compile(rb"\S+")
_TENSOR = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")


@dataclass
class _Tag:
    """A start tag: its name, attributes and place in the text, and what is inside."""

    name: str
    attributes: dict[str, str]
    start: int
    children: list[_Tag] = field(default_factory=list)

    def child(self, name: str) -> _Tag | None:
        return next((child for child in self.children if child.name == name), None)

    def numbers(self, attribute: str, default: Sequence[float]) -> list[float]:
        given = self.attributes.get(attribute)
        return list(default) if given is None else [float(word) for word in given.split()]


def patch_urdf(
    text: str,
    origins: Mapping[str, Placement] | None = None,
    inertials: Mapping[str, Inertia] | None = None,
    dynamics: Mapping[str, tuple[float, float]] | None = None,
    banner: Sequence[str] = (),
) -> str:
    """Return the patched text; every name has to be that of a joint or link in it."""
    data = text.encode()
    root = _parse(data)
    edits: list[tuple[int, int, bytes]] = []
    for name, placement in (origins or {}).items():
        edits += _origin_edits(data, _find_named(root, "joint", name), placement)
    for name, inertia in (inertials or {}).items():
        edits += _inertial_edits(data, _find_named(root, "link", name), inertia)
    for name, (damping, friction) in (dynamics or {}).items():
        values = {"damping": damping, "friction": friction}
        edits += _element_edits(data, _find_named(root, "joint", name), "dynamics", values)
    if banner:
        lines = "\n       ".join(escape_comment(line) for line in banner)
        edits.append(_after(data, root, f"\n  <!-- {lines} -->"))
    for start, end, new in sorted(edits, reverse=True):
        data = data[:start] + new + data[end:]
    return data.decode()


def text_to_patch(robot: Robot) -> str | None:
    """The text of the URDF that a robot was read from; None if it was read from something else."""
    original = robot.source.original
    if original is None or original.format != "urdf":
        return None
    if robot.preparation.root:
        message = "a URDF cannot be patched for another --root; write TOML instead"
        raise RobotError(message, printable(robot.name))
    if "\ufffd" in original.text:
        message = "the URDF is not UTF-8, so its text cannot be preserved; save it as UTF-8"
        raise RobotError(message, printable(original.path))
    return original.text


def _parse(data: bytes) -> _Tag:
    parser = expat.ParserCreate("utf-8")
    top = _Tag("", {}, 0)
    open_tags = [top]

    def start(name: str, attributes: dict[str, str]) -> None:
        tag = _Tag(name, attributes, parser.CurrentByteIndex)
        open_tags[-1].children.append(tag)
        open_tags.append(tag)

    def end(_name: str) -> None:
        open_tags.pop()

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.Parse(data, True)
    return top.children[0]


def _find_named(root: _Tag, kind: str, name: str) -> _Tag:
    for tag in root.children:
        if tag.name == kind and tag.attributes.get("name") == name:
            return tag
    raise RobotError(f"the URDF has no {kind} {quote(name)}; patch the file that was read")


def _origin_edits(
    data: bytes, joint: _Tag, placement: Placement
) -> Iterator[tuple[int, int, bytes]]:
    origin = joint.child("origin")
    xyz, rpy = _origin_of(origin)
    angles = [snap_angle(angle, SNAP_TOLERANCE) for angle in rpy]
    old = Placement.from_xyz_rpy(_vec3(xyz), _vec3(angles))
    moved = Placement.from_pose(old.then(placement).pose())
    amounts = [float(move.amount) for move in moved.moves]
    if origin is None:
        words = f'<origin xyz="{_words(amounts[:3])}" rpy="{_words(amounts[:2:-1])}"/>'
        yield _after(data, joint, words)
        return
    yield from _attribute_edits(data, origin, "xyz", amounts[:3], [0.0] * 3)
    yield from _attribute_edits(data, origin, "rpy", amounts[:2:-1], [0.0] * 3)


def _inertial_edits(data: bytes, link: _Tag, inertia: Inertia) -> Iterator[tuple[int, int, bytes]]:
    """Mass, centre, and the tensor about it in the axes that the element has."""
    mass = float(inertia.m)
    com = _vec3([float(x) / mass if mass else 0.0 for x in inertia.moment])
    inertial = link.child("inertial")
    origin = inertial and inertial.child("origin")
    rpy = _origin_of(origin)[1]
    frame = Placement.from_xyz_rpy(com, _vec3(rpy)).pose()
    at_com = inertia.seen_from(SE3(p=vec.scale(-1, com))).tensor
    R = frame.R
    back = vec.matmul(vec.transpose(R), vec.matmul(at_com, R))
    six = [float(back["xyz".index(n[1])]["xyz".index(n[2])]) for n in _TENSOR]
    if inertial is None:
        tensor = " ".join(f'{n}="{_word(x)}"' for n, x in zip(_TENSOR, six, strict=True))
        words = f'<origin xyz="{_words(com)}"/><mass value="{_word(mass)}"/><inertia {tensor}/>'
        yield _after(data, link, f"<inertial>{words}</inertial>")
        return
    if origin is None:
        if any(abs(x) > SAME for x in com):
            yield _after(data, inertial, f'<origin xyz="{_words(com)}"/>')
    else:
        yield from _attribute_edits(data, origin, "xyz", [float(x) for x in com], [0.0] * 3)
    yield from _element_edits(data, inertial, "mass", {"value": mass})
    yield from _element_edits(data, inertial, "inertia", dict(zip(_TENSOR, six, strict=True)))


def _element_edits(
    data: bytes, parent: _Tag, name: str, values: Mapping[str, float]
) -> Iterator[tuple[int, int, bytes]]:
    """Change the attributes of an element, or add it if it would say more than its defaults."""
    tag = parent.child(name)
    if tag is not None:
        for key, x in values.items():
            yield from _attribute_edits(data, tag, key, [x], [0.0])
    elif any(values.values()):
        words = " ".join(f'{key}="{_word(x)}"' for key, x in values.items())
        yield _after(data, parent, f"<{name} {words}/>")


def _origin_of(origin: _Tag | None) -> tuple[list[float], list[float]]:
    zero = [0.0] * 3
    if origin is None:
        return zero, zero
    return origin.numbers("xyz", zero), origin.numbers("rpy", zero)


def _vec3(values: Sequence[float]) -> Vec3:
    x, y, z = values
    return (x, y, z)


def _attribute_edits(
    data: bytes, tag: _Tag, attribute: str, new: Sequence[float], default: Sequence[float]
) -> Iterator[tuple[int, int, bytes]]:
    """Replace the words of an attribute that change, or add the attribute."""
    whole = _TAG.match(data, tag.start)
    assert whole is not None, "expat has found a tag here"
    pattern = rb"\s" + attribute.encode() + rb"\s*=\s*([\"'])([^\"']*)\1"
    found = re.compile(pattern).search(data, whole.start(), whole.end())
    if found is None:
        if any(abs(x - y) > SAME for x, y in zip(new, default, strict=True)):
            end = whole.start(1)
            yield end, end, f' {attribute}="{_words(new)}"'.encode()
        return
    old = tag.numbers(attribute, default)
    for word, x, y in zip(_WORD.finditer(found[2]), new, old, strict=True):
        if abs(x - y) > SAME * max(1.0, abs(y)):
            yield found.start(2) + word.start(), found.start(2) + word.end(), _word(x).encode()


def _after(data: bytes, tag: _Tag, words: str) -> tuple[int, int, bytes]:
    """An edit that puts an element first inside another."""
    whole = _TAG.match(data, tag.start)
    assert whole is not None, "expat has found a tag here"
    if whole[1]:  # <link name="..."/> has to be opened
        opened = f">{words}</{tag.name}>".encode()
        return whole.start(1), whole.end(), opened
    return whole.end(), whole.end(), words.encode()


def _word(x: float) -> str:
    return repr(float(x) + 0.0)


def _words(values: Sequence[object]) -> str:
    return " ".join(_word(float(x)) for x in values)  # type: ignore[arg-type]
