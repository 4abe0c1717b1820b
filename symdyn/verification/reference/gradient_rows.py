"""Gradients of any quantity in its inputs and in parameters: its reference, differentiated.

    df/dx = Im f(x + i h) / h        df/dp_k = Im f(robot(p + i h e_k)) / h

The reference of the quantity itself runs on complex inputs, or on a robot with one complex number.
Where that reference differentiates too, it does so by differences (`differences.py`). How a pose
changes with a parameter is the twist (X^-1 dX/dp)^v = (w, v) with X(p + dp) = X(p) exp([w, v] dp).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.verification.reference.answer import Answer, Situation, Values, largest
from symdyn.verification.reference.differences import STEP
from symdyn.verification.reference.dynamics_answers import twist_of
from symdyn.verification.reference.joints.attached import with_values
from symdyn.verification.reference.joints.moves import moved

Array = NDArray[Any]

POSITIONS = ("q", "q0", "q1")
"""The inputs that are positions."""
CANCELLED = 1e-2
"""Terms that cancel leave rounding, 1e-16 of each of them: 1e-13 of this part is ten of these."""


@dataclass(frozen=True)
class _Gradient:
    """What all gradients of a quantity have in common."""

    of: Answer

    @property
    def takes(self) -> tuple[str, ...]:
        """The inputs, without parameters."""
        return self.of.takes

    @property
    def tolerance(self) -> float:
        """Complex steps are exact: what is allowed is what the quantity itself is allowed."""
        return self.of.tolerance

    def scale_in(self, case: Situation, answers: Values) -> float:
        """The largest entry; where all terms cancel, a part of the quantity's own terms."""
        return max(
            CANCELLED * self.terms_in(case), self.of.condition_in(case) * max(map(largest, answers))
        )

    def terms_in(self, case: Situation) -> float:
        """The largest term of the quantity itself."""
        return self.of.scale_in(case, self.of.asked(case))


@dataclass(frozen=True)
class StateGradient(_Gradient):
    """For each output, the derivatives in each input; the axis of the input comes last.

    Derivatives in positions are along velocities (`joints/moves.py`). Where the tips exert
    wrenches, the derivatives of all outputs in these follow.
    """

    def asked(self, case: Situation) -> Values:
        """The answer in a situation."""
        by_input = [self._slopes(case, name) for name in self.takes]
        found = tuple(slopes[k] for k in range(len(by_input[0])) for slopes in by_input)
        if case.more.f_tip is None or "f_tip" not in self.of.uses:
            return found
        return (*found, *self._slopes_in_f_tip(case, case.more.f_tip))

    def _slopes_in_f_tip(self, case: Situation, f_tip: Array) -> Values:
        state = [case.inputs[name] for name in self.takes]
        found = []
        for unit in np.eye(f_tip.size).reshape(-1, *f_tip.shape):
            more = replace(case.more, f_tip=f_tip + 1j * STEP * unit)
            found.append(self.of(case.numeric, *state, more=more))
        slopes = (_imaginary(columns) for columns in zip(*found, strict=True))
        return tuple(slope.reshape(*slope.shape[:-1], *f_tip.shape) for slope in slopes)

    def _slopes(self, case: Situation, name: str) -> Values:
        given = np.asarray(case.inputs[name], float)
        if name in POSITIONS:
            steps = 1j * STEP * np.eye(case.numeric.nv)
            neighbours = [moved(case.numeric, given, step) for step in steps]
        else:
            units = np.eye(given.size).reshape(-1, *given.shape)
            neighbours = list(given + 1j * STEP * units)
        found = []
        for neighbour in neighbours:
            inputs = {**case.inputs, name: neighbour}
            state = (inputs[x] for x in self.takes)
            found.append(self.of(case.numeric, *state, more=case.more))
        slopes = (_imaginary(columns) for columns in zip(*found, strict=True))
        axes = given.shape if given.ndim > 1 else (len(neighbours),)
        return tuple(slope.reshape(*slope.shape[:-1], *axes) for slope in slopes)


@dataclass(frozen=True)
class ParameterGradient(_Gradient):
    """For each output, the derivatives in the chosen parameters, whose axis comes last."""

    def asked(self, case: Situation) -> Values:
        """The answer in a situation."""
        state = [case.inputs[name] for name in self.takes]
        found = []
        for name in case.parameters:
            moved = np.complex128(case.values[name] + 1j * STEP)
            robot = with_values(case.robot, {**case.values, name: moved})
            found.append(self.of(robot, *state, more=case.more))
        return tuple(_imaginary(columns) for columns in zip(*found, strict=True))


@dataclass(frozen=True)
class TwistGradient(ParameterGradient):
    """Of poses: the twist of each tip in its own frame, angular first."""

    def asked(self, case: Situation) -> Values:
        """(tips, 6, parameters)."""
        (slopes,) = super().asked(case)
        (X,) = self.of.asked(case)
        twists = twist_of(np.linalg.inv(X) @ np.moveaxis(slopes, -1, 0))
        return (np.moveaxis(twists, 0, -1),)


@dataclass(frozen=True)
class PositionGradient(ParameterGradient):
    """Of poses: how the origin of each tip moves in base axes."""

    def asked(self, case: Situation) -> Values:
        """(tips, 3, parameters)."""
        (slopes,) = super().asked(case)
        return (slopes[:, :3, 3],)


def _imaginary(columns: tuple[Array, ...]) -> Array:
    return np.stack([np.imag(column) / STEP for column in columns], axis=-1)
