"""Flexible beams: rigid segments with virtual elastic joints between them (SM03 Appendix C.2).

    [[beams]]
    name = "arm"                 # links arm_1, ..., joints arm_joint_1, ..., the end arm_tip
    parent = "base"
    xyz = [0, 0, 0.5]            # the beam's frame; the beam is along its x
    length = 2.0
    segments = 8
    young = 70e9                 # N/m^2
    second_moment = 1e-9         # m^4, and area, m^2; or section = { width, height }
    area = 1e-4
    density = 2700               # kg/m^3
    damping = 1e-3               # s: viscous = damping * stiffness
    axis = [0, 0, 1]             # of bending, across x; the width of a section is along it

A beam of n segments has a joint in the middle of each. With h = L/n its angles phi_k, the
slopes' differences, have the energy

    U = sum of (E I / h) phi_k^2 / 2      for      integral of E I (dtheta/dx)^2 / 2

by differences across the middle of segments of length h, so that natural frequencies are those of
Euler and Bernoulli with an error of order 1/n^2. The half segment before the first joint belongs to
the parent; the last link is half a segment, too. Segments are thin rods: mass m, transverse moments
m l^2 / 12, no axial one. A mode of natural frequency w has the damping ratio damping w / 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symdyn.robot.assembly.raw import Parts, RawJoint, RawLink
from symdyn.robot.checks import exact, quote
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import Passive
from symdyn.robot.placement import Move, Placement
from symdyn.robot.spec.elements import PLACEMENT_KEYS, SpecReader
from symdyn.robot.spec.table import Table
from symdyn.scalar import Scalar

if TYPE_CHECKING:
    pass

MOST_SEGMENTS = 1000
_SECTION = ("width", "height")
_KEYS = (
    *("name", "parent", *PLACEMENT_KEYS, "length", "segments", "young", "second_moment", "area"),
    *("section", "density", "damping", "axis"),
)


def read_beams(reader: SpecReader, top: Table) -> Parts:
    """Return the links and joints of all beams."""
    whole = Parts([], [], [])
    for table in top.tables("beams", _KEYS, "beam"):
        links, joints = _beam(reader, table)
        whole.links.extend(links)
        whole.joints.extend(joints)
    return whole


def _beam(reader: SpecReader, table: Table) -> tuple[list[RawLink], list[RawJoint]]:
    name, where = table.text("name"), table.where()
    count, axis = _segments(table), _axis(reader, table)
    step = exact(_positive(reader, table, "length") / count)
    moment, area = _section(reader, table)
    stiffness = exact(_positive(reader, table, "young") * moment / step)
    damping = reader.scalar(table, "damping", table.data.get("damping", 0))
    if reader.formulas.nominal(damping) < 0:
        value = float(reader.formulas.nominal(damping))
        raise table.error(f"damping of {table.what} is {value:g}; give 0 or more", "damping")
    law = Passive(viscous=exact(damping * stiffness), stiffness=stiffness)
    weight = exact(_positive(reader, table, "density") * area)
    half = exact(step / 2)

    def along(distance: Scalar) -> Placement:
        return Placement((Move("x", distance),))

    root, tip = f"{name}_root", f"{name}_tip"
    links = [RawLink(root, _rod(weight, half), where)]
    joints = [
        RawJoint(
            root, "fixed", table.text("parent"), root, reader.placement(table), where=table.where()
        )
    ]
    for k in range(1, count + 1):
        own, before = f"{name}_{k}", root if k == 1 else f"{name}_{k - 1}"
        links.append(RawLink(own, _rod(weight, half if k == count else step), where))
        joints.append(
            RawJoint(
                f"{name}_joint_{k}",  # not the link's name: in URDF some readers mix them up
                "revolute",
                before,
                own,
                along(half if k == 1 else step),
                axis,
                passive=law,
                actuated=False,
                where=where,
            )
        )
    links.append(RawLink(tip, where=where))
    joints.append(RawJoint(tip, "fixed", f"{name}_{count}", tip, along(half), where=where))
    return links, joints


def _rod(weight: Scalar, length: Scalar) -> Inertia:
    """Return the inertia of a thin rod along x from the origin, with a mass per length."""
    mass = exact(weight * length)
    across = exact(mass * length * length / 12)
    return Inertia.about_com(
        mass, (exact(length / 2), 0, 0), ((0, 0, 0), (0, across, 0), (0, 0, across))
    )


def _positive(reader: SpecReader, table: Table, key: str) -> Scalar:
    value = reader.scalar(table, key, table.required(key))
    nominal = float(reader.formulas.nominal(value))
    if nominal <= 0:
        raise table.error(f"{key} of {table.what} is {nominal:g}; give a number above 0", key)
    return value


def _segments(table: Table) -> int:
    count = table.required("segments")
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_SEGMENTS:
        message = f"segments of {table.what} is {quote(count)}"
        raise table.error(f"{message}; give a whole number from 1 to {MOST_SEGMENTS}", "segments")
    return count


def _section(reader: SpecReader, table: Table) -> tuple[Scalar, Scalar]:
    """Return the second moment of the section about the bending axis, and its area."""
    if "section" not in table.data:
        return _positive(reader, table, "second_moment"), _positive(reader, table, "area")
    for key in ("second_moment", "area"):
        if key in table.data:
            raise table.error(f"{table.what} has both section and {key}; keep one of them", key)
    section = table.table("section", _SECTION, f"section of {table.what}")
    width, height = (_positive(reader, section, key) for key in _SECTION)
    return exact(width * height * height * height / 12), exact(width * height)


def _axis(reader: SpecReader, table: Table) -> tuple[Scalar, Scalar, Scalar]:
    axis = reader.vector(table, "axis", (0, 0, 1))
    x, y, z = (float(reader.formulas.nominal(component)) for component in axis)
    if abs(x) > 1e-9 * (abs(y) + abs(z)):
        message = f"axis of {table.what} is not perpendicular to the beam, which is along x"
        raise table.error(f"{message}; give an axis such as [0, 0, 1]", "axis")
    return axis
