"""What is compared: the functions, what a contestant is, and the ratios to reach."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
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
"""Which third of a state an input is. A state is q, qd and a third vector, in this order."""

TARGETS = {
    "inverse_dynamics": {PINOCCHIO: 9.0, CASADI: 1.7},
    "mass_matrix": {PINOCCHIO: 4.0, CASADI: 1.5},
    "forward_dynamics": {PINOCCHIO: 9.0, CASADI: 1.5},
    "coriolis_matrix": {PINOCCHIO: 8.0, CASADI: 2.5},
    "inverse_dynamics_derivatives": {PINOCCHIO: 5.0, CASADI: 2.0},
    "regressor": {PINOCCHIO: 5.0},
}
"""How many times faster than each peer the emitted code must be."""


class Missing(Exception):
    """A contestant that cannot take part here, and why."""


class Wrong(Exception):
    """Contestants whose answers differ."""


@dataclass(frozen=True)
class Entry:
    """One way to evaluate one function: by whom, how, with which compiler flags."""

    contestant: str
    function: str
    method: str
    flags: str
    evaluate: int  # the address of `double evaluate(const double *state)`
    answer: Callable[[Array], tuple[Array, ...]]
    operations: str = ""


def shapes_of(function: str, n: int) -> Shapes:
    """The outputs' shapes for an arm of n joints."""
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
) -> Entry:
    """The functions `evaluate_<symbol>` and `answer_<symbol>` of a library."""
    evaluate = getattr(library, f"evaluate_{symbol}")
    evaluate.restype, evaluate.argtypes = ctypes.c_double, [ctypes.c_void_p]
    copy = getattr(library, f"answer_{symbol}")
    copy.restype, copy.argtypes = None, [ctypes.c_void_p]

    def answer(state: Array) -> tuple[Array, ...]:
        evaluate(state.ctypes.data)
        sizes = [int(np.prod(shape)) for shape in shapes]
        flat = np.full(sum(sizes), np.nan)
        copy(flat.ctypes.data)
        parts = np.split(flat, np.cumsum(sizes)[:-1])
        return tuple(x.reshape(s, order=order) for x, s in zip(parts, shapes, strict=True))

    address = ctypes.cast(evaluate, ctypes.c_void_p).value
    assert address is not None
    return Entry(contestant, function, method, flags, address, answer, operations)


def check_agreement(entries: list[Entry], states: Array, allowed: float = 1e-9) -> float:
    """The largest difference of answers, relative to the largest element; refuses a large one."""
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
