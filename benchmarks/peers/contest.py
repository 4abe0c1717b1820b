"""What is compared: the functions, what a contestant is, and the ratios to reach."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Shapes = tuple[tuple[int, ...], ...]

SYMDYN, PINOCCHIO, CASADI = "symdyn", "Pinocchio", "CasADi"

INPUTS = {
    "inverse_dynamics": ("q", "qd", "qdd"),
    "mass_matrix": ("q",),
    "forward_dynamics": ("q", "qd", "tau"),
    "coriolis_matrix": ("q", "qd"),
    "inverse_dynamics_derivatives": ("q", "qd", "qdd"),
    "regressor": ("q", "qd", "qdd"),
}
PLACES = {"q": 0, "qd": 1, "qdd": 2, "tau": 2}
"""Which part of a state an input is. A state is q, qd and a third vector, in this order."""

FLOATING_INPUTS = {
    name: INPUTS[name]
    for name in (
        "inverse_dynamics",
        "mass_matrix",
        "forward_dynamics",
        "inverse_dynamics_derivatives",
    )
}
"""The functions of robots on a floating base."""

TARGETS = {
    "inverse_dynamics": {PINOCCHIO: 9.0, CASADI: 1.7},
    "mass_matrix": {PINOCCHIO: 4.0, CASADI: 1.5},
    "forward_dynamics": {PINOCCHIO: 9.0, CASADI: 1.5},
    "coriolis_matrix": {PINOCCHIO: 8.0, CASADI: 2.5},
    "inverse_dynamics_derivatives": {PINOCCHIO: 5.0, CASADI: 2.0},
    "regressor": {PINOCCHIO: 5.0},
}
"""How many times faster than each peer the emitted code of an arm must be."""

FLOATING_TARGETS = {
    "inverse_dynamics": {PINOCCHIO: 7.0, CASADI: 1.7},
    "mass_matrix": {PINOCCHIO: 5.0, CASADI: 1.7},
    "forward_dynamics": {PINOCCHIO: 6.0, CASADI: 1.5},
    "inverse_dynamics_derivatives": {PINOCCHIO: 6.0, CASADI: 2.0},
}
"""The same for robots on a floating base."""


class Missing(Exception):
    """A contestant that cannot take part here, and why."""


class Wrong(Exception):
    """Contestants whose answers differ."""


@dataclass(frozen=True)
class Layout:
    """Where the numbers of a state are: joints of one coordinate, after a floating base if any.

    The base has its position and a quaternion x, y, z, w in q, and a twist in qd and in the third
    vector: angular first for the emitted code, linear first for Pinocchio.
    """

    joints: int
    floating: bool = False

    @property
    def nq(self) -> int:
        """Numbers in q."""
        return self.joints + 7 * self.floating

    @property
    def nv(self) -> int:
        """Numbers in qd."""
        return self.joints + 6 * self.floating

    @property
    def starts(self) -> tuple[int, int, int]:
        """Where q, qd and the third vector begin in a state."""
        return 0, self.nq, self.nq + self.nv

    @cached_property
    def other_twists(self) -> Array:
        """The order of velocities with the two halves of the base's twist exchanged."""
        halves = [3, 4, 5, 0, 1, 2] if self.floating else []
        return np.array([*halves, *range(len(halves), self.nv)])

    def linear_first(self, states: Array) -> Array:
        """States of the emitted code as Pinocchio has them."""
        q = np.arange(self.nq)
        order = np.concatenate([q, *(start + self.other_twists for start in self.starts[1:])])
        return np.ascontiguousarray(states[..., order])

    def angular_first(self, answer: Array) -> Array:
        """An answer of Pinocchio, of nv numbers on each axis, as the emitted code has it."""
        return answer[np.ix_(*[self.other_twists] * answer.ndim)]


@dataclass(frozen=True)
class Entry:
    """One way to evaluate one function: by whom, how, with which compiler flags."""

    contestant: str
    function: str
    method: str
    flags: str
    evaluate: int  # the address of `double evaluate(const double *state)`
    answer: Callable[[Array], tuple[Array, ...]]
    """What it computes at a state; both are in the order of the emitted code."""
    operations: str = ""
    linear_first: bool = False
    """Whether `evaluate` expects the twists of a floating base in Pinocchio's order."""


def shapes_of(function: str, n: int) -> Shapes:
    """The outputs' shapes for a robot of n velocities."""
    shapes: dict[str, Shapes] = {
        "inverse_dynamics": ((n,),),
        "forward_dynamics": ((n,),),
        "inverse_dynamics_derivatives": ((n, n), (n, n)),
        "regressor": ((n, 10 * n),),
    }
    return shapes.get(function, ((n, n),))


def entry(
    library: ctypes.CDLL,
    symbol: str,
    contestant: str,
    function: str,
    method: str,
    flags: str,
    shapes: Shapes,
    order: Literal["C", "F"] = "C",
    operations: str = "",
    peer: Layout | None = None,
) -> Entry:
    """The functions `evaluate_<symbol>` and `answer_<symbol>` of a library.

    `peer` is the layout of a contestant that has the linear half of a twist first.
    """
    twists = peer if peer and peer.floating else None
    evaluate = getattr(library, f"evaluate_{symbol}")
    evaluate.restype, evaluate.argtypes = ctypes.c_double, [ctypes.c_void_p]
    copy = getattr(library, f"answer_{symbol}")
    copy.restype, copy.argtypes = None, [ctypes.c_void_p]

    def answer(state: Array) -> tuple[Array, ...]:
        given = twists.linear_first(state) if twists else state
        evaluate(given.ctypes.data)
        sizes = [int(np.prod(shape)) for shape in shapes]
        flat = np.full(sum(sizes), np.nan)
        copy(flat.ctypes.data)
        parts = np.split(flat, np.cumsum(sizes)[:-1])
        found = [x.reshape(s, order=order) for x, s in zip(parts, shapes, strict=True)]
        return tuple(twists.angular_first(x) if twists else x for x in found)

    address = ctypes.cast(evaluate, ctypes.c_void_p).value
    assert address is not None
    linear_first = twists is not None
    return Entry(contestant, function, method, flags, address, answer, operations, linear_first)


def check_agreement(entries: list[Entry], states: Array, allowed: float = 1e-9) -> float:
    """The largest difference of answers, relative to the largest element; rejects a large one."""
    worst = 0.0
    for state in states:
        expected = entries[0].answer(state)
        for other in entries[1:]:
            for ours, theirs in zip(expected, other.answer(state), strict=True):
                error = float(np.max(np.abs(ours - theirs)) / np.max(np.abs(ours)))
                if not error <= allowed:
                    who = f"{other.contestant} ({other.method}, {other.flags})"
                    raise Wrong(f"{other.function}: {who} differs by {error:.1e}")
                worst = max(worst, error)
    return worst
