"""The boxes of a URDF link's shapes, as far as the file itself gives their size.

Shapes have no effect on the motion, so that what is wrong with them is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from symdyn.robot.assembly.raw import Corners
from symdyn.robot.placement import Placement
from symdyn.robot.read.xml_tree import Element


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
