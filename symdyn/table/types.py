"""The types of the table of functions, and the inputs that functions have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from symdyn.graph import jacobian

FRAMES, INERTIA = "frames", "inertia"

Shape = tuple[str | int, ...]
Derivation = Callable[..., Any]


@dataclass(frozen=True)
class Quantity:
    """A named array, what it is and its shape, in terms of `nq`, `nv`, `2nv`, `links`, `tips`,
    `columns` (of a regressor) and `parameters` (that a gradient is taken in).
    """

    name: str
    shape: Shape
    about: str


@dataclass(frozen=True)
class Function:
    """A row of the table. `derivations` maps a method's name to the derivation.

    `alternatives` are formulations to teach and to compare, taken only when asked for by name: most
    cost more, some a hundred times as much, and those about centres of mass divide by the masses.
    `takes_tip_wrench`: the derivations have an argument f_tip, an input on request.
    `takes_base_motion`: so they have base_velocity and base_acceleration, the inputs V0 and Vdot0.
    `passive_sign`: with passive forces asked for, +1 adds them to the result, -1 takes them off
    the forces that come in as `tau`. `in_all`: part of `all`; curvature has n^4 entries and is not.

    `gradient_of`: the function whose outputs are differentiated on the graph with respect to the
    inputs `wrt` (`p`: the chosen parameters); `finish` makes another derivative of the value and
    the plain one; with `passive_sign`, an analytic gradient gets that of the passive forces added,
    or as the keyword `resisting`. `opens`: the group of parameters to leave open where the user
    left none open, since the function is about them; it always takes `p`. `columns`: from the robot
    and whether passive forces are included, the names of what the axis `columns` of the outputs
    counts; those that passive forces add are computed by `passive_columns`.

    `invariant`: what of the robot may be replaced without any effect on the function: `FRAMES`, the
    frames that links are described in, or `INERTIA`, those and what inertia no joint can feel.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[Quantity, ...]
    about: str
    derivations: Mapping[str, Derivation] = field(default_factory=dict)
    alternatives: Mapping[str, Derivation] = field(default_factory=dict)
    takes_tip_wrench: bool = False
    takes_base_motion: bool = False
    passive_sign: int = 0
    in_all: bool = True
    gradient_of: Function | None = None
    wrt: tuple[str, ...] = ()
    finish: Derivation | None = None
    opens: str = ""
    columns: Callable[..., Sequence[str]] | None = None
    passive_columns: Derivation | None = None
    invariant: str = ""

    @property
    def methods(self) -> dict[str, Derivation]:
        """Every way to derive it."""
        return {**self.derivations, **self.alternatives}


MODES = {
    "forward-mode": partial(jacobian, mode="forward"),
    "reverse-mode": partial(jacobian, mode="reverse"),
}
"""Derivations of gradients: from outputs and what they are differentiated by to the Jacobian."""

INPUTS = {
    quantity.name: quantity
    for quantity in (
        Quantity("q", ("nq",), "joint positions (rad, m)"),
        Quantity("qd", ("nv",), "joint velocities (rad/s, m/s)"),
        Quantity("qdd", ("nv",), "joint accelerations (rad/s^2, m/s^2)"),
        Quantity("qd_r", ("nv",), "reference velocities (rad/s, m/s)"),
        Quantity("qdd_r", ("nv",), "reference accelerations (rad/s^2, m/s^2)"),
        Quantity("tau", ("nv",), "joint forces (N m, N)"),
        Quantity("b", ("nv",), "right-hand side"),
        Quantity("f_tip", ("tips", 6), "wrench each tip exerts (moment, force), in its own frame"),
        Quantity("V0", (6,), "twist of the base in its own frame, angular first"),
        Quantity("Vdot0", (6,), "rate of V0, gravity not included"),
    )
}
