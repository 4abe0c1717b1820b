"""The types of the table of functions, and the inputs that functions have in common.

Rows name their formulations by `support/deferred.py`, which imports them when they are called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any

from symdyn.functions import units
from symdyn.functions.units import NONE, Unit
from symdyn.graph import jacobian
from symdyn.robot.model import Robot

FRAMES, INERTIA = "frames", "inertia"

Shape = tuple[str | int, ...]
Derivation = Callable[..., Any]


@dataclass(frozen=True)
class Quantity:
    """A named array, its shape, what it is, in which frame, and its unit.

    The shape is in terms of `nq`, `nv`, `2nv`, `na` (DoF with a motor), `nu` (without one),
    `links`, `tips`, `constraints` (the directions that all constraints hold), `contacts` (the
    constraints) and `6contacts`, `objects` (that are held), `stops` (of all joints), `columns` (of
    a regressor) and `parameters` (that a gradient is taken in).
    """

    name: str
    shape: Shape
    about: str
    unit: Unit = NONE


class PassiveForces(Enum):
    """How friction and springs enter a function with `--passive`."""

    ABSENT = "none"
    ADDED = "added to the resulting joint forces"
    SLOPES_ADDED = "derivatives added to those of the resulting joint forces"
    RESISTING = "subtracted from the given joint forces"
    PARTITIONED = (
        "passed to the derivation as `passive`: motors overcome some, others resist motion"
    )
    SLOPES_RESISTING = (
        "subtracted from the given joint forces; the derivation gets derivatives as `resisting`"
    )
    ENERGY = "energy of the springs added"

    @property
    def resists(self) -> bool:
        """Whether they are subtracted from the input `tau`."""
        return self in (PassiveForces.RESISTING, PassiveForces.SLOPES_RESISTING)

    @property
    def adds(self) -> bool:
        """Whether they, or their derivatives, are added to the results."""
        return self in (PassiveForces.ADDED, PassiveForces.SLOPES_ADDED)

    @property
    def has_slopes(self) -> bool:
        """Whether their derivatives enter."""
        return self in (PassiveForces.SLOPES_ADDED, PassiveForces.SLOPES_RESISTING)


class RobotKind(Enum):
    """The robots that a function is for; `all` of other robots does not contain it."""

    ALL = "every robot"
    MULTI_COORDINATE = "robots with a joint of more than one coordinate"
    PARTITIONED = "robots with actuated and unactuated DoF; an error for others"
    CLOSED = "robots with constraints; an error for others"
    WITH_OBJECTS = "robots that hold an object; an error for others"
    WITH_STOPS = "robots with stop operators; an error for others"

    def include(self, robot: Robot) -> bool:
        """Return whether the robot is one of them."""
        if self is RobotKind.MULTI_COORDINATE:
            return any(joint.nq > 1 for joint in robot.joints)
        if self is RobotKind.PARTITIONED:
            return bool(robot.actuated and robot.unactuated)
        if self is RobotKind.WITH_OBJECTS:
            return bool(robot.objects)
        if self is RobotKind.WITH_STOPS:
            return bool(robot.stops)
        return self is RobotKind.ALL or bool(robot.constraints)


@dataclass(frozen=True)
class Gradient:
    """Outputs of the row `of`, differentiated on the graph: `pairs` of an output and an input.

    As an input the name `p` stands for the chosen parameters. `finish` makes another derivative,
    such as a twist, of the value and its plain derivative.
    """

    of: Function
    pairs: tuple[tuple[str, str], ...]
    finish: Derivation | None = None

    @property
    def wrt(self) -> tuple[str, ...]:
        """The inputs of differentiation, each once."""
        return tuple(dict.fromkeys(name for _, name in self.pairs))


@dataclass(frozen=True)
class Columns:
    """The columns of a regressor.

    `names` gives the columns' names for a robot and for whether passive forces are included;
    `passive` derives the whole with passive forces from the robot, the result without, and inputs.
    """

    names: Callable[..., Sequence[str]]
    passive: Derivation | None = None


@dataclass(frozen=True)
class Function:
    """A row of the table: one function that users can request.

    `derivations` maps a method's name to the derivation; the portfolio chooses among them.
    `alternatives` are formulations to teach and to compare. They are taken only when asked for by
    name: most cost more, and those about centres of mass divide by the masses. `outclassed` says
    which derivations were never the cheapest where another one takes at least that many operations
    (0: never at all); the portfolio does not derive them then.

    `in_all`: the function is part of `all` of the robots that it is `meant_for`. `opens`: the group
    of parameters that are left open if the user left none open, because the function is about them;
    it always takes `p`. `gradient` and `columns` are there for gradients and for regressors.

    `about` is a sentence, with the formula that is computed. In it {bias} and {h}
    stand for the bias forces, {more} for what options add; `wording.py` replaces them, and {apart}
    in the description of an output.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[Quantity, ...]
    about: str
    derivations: Mapping[str, Derivation] = field(default_factory=dict)
    alternatives: Mapping[str, Derivation] = field(default_factory=dict)
    outclassed: Mapping[str, int] = field(default_factory=dict)
    in_all: bool = True
    meant_for: RobotKind = RobotKind.ALL
    opens: str = ""
    gradient: Gradient | None = None
    columns: Columns | None = None

    on_tangents: str = ""
    """What `about` goes on to say where joints have several coordinates."""
    takes_tip_wrench: bool = False
    """Every derivation has the argument `f_tip`, which becomes an input on request."""
    with_tip_wrench: Function | None = None
    """The row as it is where `f_tip` is an input, if that adds outputs: derivatives in f_tip, after
    all others. Derivations give them whenever they get an f_tip."""
    moving_base: tuple[str, ...] = ()
    """The methods that take `base_velocity` and `base_acceleration`, the inputs V0 and Vdot0."""
    passive: PassiveForces = PassiveForces.ABSENT

    invariant: str = ""
    """What may be replaced without any effect on the function: `FRAMES`, the frames that links are
    described in, or `INERTIA`, the frames and also inertia that has no effect on any joint."""
    concerns: str = "inertial"
    """The group of parameters that a gradient of this function is first of all about."""
    gradients: tuple[str, ...] = ("state", "parameters")
    """What rows of gradients are made for it on the graph."""
    inverts: bool = False
    """Whether it is linear in the inverse of M, so that it has a closed form of quotients."""

    def is_in_all(self, robot: Robot) -> bool:
        """Return whether `all` of the robot contains it."""
        return self.in_all and self.meant_for.include(robot)

    @property
    def has_quotients(self) -> bool:
        """Whether it has a closed form of quotients, by elimination from one matrix."""
        return self.inverts or (self.meant_for is RobotKind.PARTITIONED and len(self.outputs) == 1)

    @property
    def methods(self) -> dict[str, Derivation]:
        """All derivations by name."""
        return {**self.derivations, **self.alternatives}

    @property
    def source(self) -> Function:
        """The function itself, or the one that it is a gradient of."""
        return self if self.gradient is None else self.gradient.of


MODES = {
    "forward-mode": partial(jacobian, mode="forward"),
    "reverse-mode": partial(jacobian, mode="reverse"),
}
"""Derivations of gradients: from outputs and what they are differentiated by to the Jacobian."""

POSITIONS = frozenset({"q", "q0", "q1"})
"""The inputs that are positions: gradients in them are along the nv tangent directions."""

TANGENTS = "Derivatives in q are along the nv velocity directions, in link axes"
"""Said of every gradient in q, where that is not the same as in the coordinates."""

INPUTS = {
    quantity.name: quantity
    for quantity in (
        Quantity("q", ("nq",), "joint positions", units.POSITION),
        Quantity("q0", ("nq",), "joint positions at the start", units.POSITION),
        Quantity("q1", ("nq",), "joint positions at the end", units.POSITION),
        Quantity("q_last", ("nq",), "joint positions at the previous call", units.POSITION),
        Quantity("z", ("stops",), "states of the stop operators, from -1 to 1"),
        Quantity("qd", ("nv",), "joint velocities", units.VELOCITY),
        Quantity("dq", ("nq",), "rates of the coordinates q", units.VELOCITY),
        Quantity("dt", (1,), "time step", units.TIME),
        Quantity("qdd", ("nv",), "joint accelerations", units.ACCELERATION),
        Quantity("qd_r", ("nv",), "reference velocities", units.VELOCITY),
        Quantity("qdd_r", ("nv",), "reference accelerations", units.ACCELERATION),
        Quantity("qdd_a", ("na",), "accelerations of actuated DoF", units.ACCELERATION),
        Quantity("qdd_u", ("nu",), "accelerations of unactuated DoF", units.ACCELERATION),
        Quantity("tau", ("nv",), "joint forces", units.FORCE),
        Quantity("tau_a", ("na",), "forces on actuated DoF", units.FORCE),
        Quantity("tau_u", ("nu",), "forces on unactuated DoF", units.FORCE),
        Quantity("b", ("nv",), "right-hand side, a joint force", units.FORCE),
        Quantity(
            "f",
            ("contacts", 6),
            "wrench (moment, force) that frame_a exerts on the body of frame_b, at the origin of "
            "frame_a, in the axes of frame_b",
            units.WRENCH,
        ),
        Quantity(
            "f_internal",
            ("contacts", 6),
            "desired wrenches of the contacts, like f; entries of free directions are ignored",
            units.WRENCH,
        ),
        Quantity(
            "f_tip",
            ("tips", 6),
            "wrench (moment, force) that each tip exerts on the environment, in the tip's frame "
            "at its origin",
            units.WRENCH,
        ),
        Quantity("V0", (6,), "twist (angular, linear) of the base in its own frame", units.TWIST),
        Quantity(
            "Vdot0",
            (6,),
            "rate of V0 in the same frame, gravity not included",
            units.TWIST_RATE,
        ),
    )
}

F_TIP = "f_tip"
"""The input that the tips' wrenches become on request."""


def slope(quantity: Quantity, name: str) -> Quantity:
    """Return d(quantity)/d(input), with an axis over the input added at the end."""
    given = INPUTS[name]
    return Quantity(
        f"d{quantity.name}_d{name}",
        (*quantity.shape, *(("nv",) if name in POSITIONS else given.shape)),
        f"d({quantity.about})/d{name}",
        quantity.unit.per(given.unit),
    )


# -- formulations that are imported when they are called -----------------------------------
