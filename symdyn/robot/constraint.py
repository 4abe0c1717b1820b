"""A constraint between two frames of a robot: which of their six relative velocities vanish.

The relative velocity is that of frame_a against the body of frame_b, at the origin of frame_a and
in the axes of frame_b, angular first. A loop of a mechanism and a contact of a tip (frame_a) with
an object (frame_b, z along its outward normal) are the same thing.

    contacts   rigid: nothing is free    edge: rx    soft-finger: rx, ry    point: rx, ry, rz
    loops      the DoF of the joint that closes the loop, whose axis is z of frame_b
"""

from __future__ import annotations

from dataclasses import dataclass

ROTATIONS = ("rx", "ry", "rz")
DIRECTIONS = (*ROTATIONS, "x", "y", "z")
"""The six relative velocities in their order: rotations about and translations along the axes."""

CONTACTS = {
    "rigid": (),
    "edge": ("rx",),
    "soft-finger": ("rx", "ry"),
    "point": ROTATIONS,
}
"""What each type of contact leaves free."""

ONE_SIDED = ("edge", "soft-finger", "point")
"""Contacts that press along their normal and cannot pull; a rigid one is glued."""

LOOPS = {
    "fixed": (),
    "rigid": (),
    "revolute": ("rz",),
    "prismatic": ("z",),
    "cylindrical": ("rz", "z"),
    "spherical": ROTATIONS,
    "planar": ("rz", "x", "y"),
}
"""What each type of joint that closes a loop leaves free."""

OPEN_TREE = (
    "Constraints act in closed_chain_dynamics, closed_chain_report and "
    "closed_chain_inverse_dynamics; the equations of motion of all others are of the open tree."
)
"""What is said of every robot that has constraints."""


@dataclass(frozen=True)
class Constraint:
    """The `directions` in which frame_a does not move against frame_b; both by their names.

    `one_sided` says that frame_a can only press against z of frame_b, `friction` how large the
    force along x and y may be beside that along z. Both are watched by simulations and enter no
    equation.

    >>> Constraint("pin", "rod_end", "pivot", constrained_directions("revolute")).rows
    (0, 1, 3, 4, 5)
    """

    name: str
    frame_a: str
    frame_b: str
    directions: tuple[str, ...] = DIRECTIONS
    one_sided: bool = False
    friction: float | None = None

    @property
    def rows(self) -> tuple[int, ...]:
        """The numbers of the directions among the six."""
        return tuple(DIRECTIONS.index(name) for name in self.directions)

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rows that are rotations."""
        return tuple(row for row in self.rows if row < len(ROTATIONS))

    @property
    def positional(self) -> tuple[bool, ...]:
        """Whether each row also holds a position: a single rotation holds a velocity only.

        >>> Constraint("tip", "finger", "ball", constrained_directions("soft-finger")).positional
        (False, True, True, True)
        """
        alone = len(self.rotations) == 1
        return tuple(not (alone and row in self.rotations) for row in self.rows)

    @property
    def free(self) -> tuple[str, ...]:
        """The directions in which frame_a may move."""
        return tuple(name for name in DIRECTIONS if name not in self.directions)


def constrained_directions(kind: str) -> tuple[str, ...]:
    """The directions that a contact or a closing joint of that type holds."""
    free = {**LOOPS, **CONTACTS}[kind]
    return tuple(name for name in DIRECTIONS if name not in free)
