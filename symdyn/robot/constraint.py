"""A constraint between two frames of a robot: which of their six relative velocities vanish.

The relative velocity is that of frame_a relative to the body of frame_b, at the origin of frame_a
and in the axes of frame_b, angular first. Loops of mechanisms and contacts of a tip (frame_a) with
an object (frame_b, z along its outward normal) are both constraints. Free directions:

    contacts   rigid: none    edge: rx    soft-finger: rx, ry    point: rx, ry, rz
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
"""The free directions of each contact type."""

ONE_SIDED = ("edge", "soft-finger", "point")
"""Contacts that can push along their normal but not pull; a rigid one is bilateral."""

LOOPS = {
    "fixed": (),
    "rigid": (),
    "revolute": ("rz",),
    "prismatic": ("z",),
    "cylindrical": ("rz", "z"),
    "spherical": ROTATIONS,
    "planar": ("rz", "x", "y"),
}
"""The free directions of each joint type that can close a loop."""

OPEN_TREE = (
    "Constraints enter closed_chain_dynamics, closed_chain_report and "
    "closed_chain_inverse_dynamics; all other functions describe the open tree."
)
"""A note on every robot that has constraints."""


@dataclass(frozen=True)
class Constraint:
    """A constraint: frame_a does not move relative to frame_b in some directions.

    Parameters
    ----------
    name
        Name of the constraint.
    frame_a, frame_b
        Names of the two frames.
    directions
        The constrained directions, some of `DIRECTIONS` in this order.
    one_sided
        Whether frame_a can only push against z of frame_b.
    friction
        Coefficient of friction: largest ratio of the force along x and y to the force along z.

    Simulations monitor `one_sided` and `friction`; no equation contains them.

    Examples
    --------

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
        """The indices of the constrained directions among the six."""
        return tuple(DIRECTIONS.index(name) for name in self.directions)

    @property
    def rotations(self) -> tuple[int, ...]:
        """The rows that are rotations."""
        return tuple(row for row in self.rows if row < len(ROTATIONS))

    @property
    def positional(self) -> tuple[bool, ...]:
        """Whether each row constrains a position, too: a single rotation does not.

        >>> Constraint("tip", "finger", "ball", constrained_directions("soft-finger")).positional
        (False, True, True, True)
        """
        alone = len(self.rotations) == 1
        return tuple(not (alone and row in self.rotations) for row in self.rows)

    @property
    def free(self) -> tuple[str, ...]:
        """The directions in which frame_a can move."""
        return tuple(name for name in DIRECTIONS if name not in self.directions)


def constrained_directions(kind: str) -> tuple[str, ...]:
    """Return the directions that a contact or a loop joint of this type constrains."""
    free = {**LOOPS, **CONTACTS}[kind]
    return tuple(name for name in DIRECTIONS if name not in free)
