"""The reference of one quantity: its computation, the scale of errors, and the tolerance.

A reference is a function of a numeric robot and the arrays of one state, real or complex.
`ReferenceOptions` adds effects to the rigid-body motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symdyn.robot.model import Robot
from symdyn.verification.reference.parameter_values import with_values

Array = NDArray[Any]
Values = tuple[Array, ...]

EXACT, DIFFERENCES = 1e-10, 1e-9
"""Allowed errors relative to the largest term: of exact references, and of finite differences."""


@dataclass(frozen=True)
class ReferenceOptions:
    """Effects beyond rigid-body motion on a base at rest.

    `f_tip` has the wrenches that the tips exert on the environment, `passive` includes friction and
    springs, `base` has the twist of the base and its rate, and `columns` names the columns of a
    regressor.
    """

    f_tip: Array | None = None
    passive: bool = False
    base: tuple[Array, Array] | None = None
    columns: tuple[str, ...] = ()


PLAIN = ReferenceOptions()


@dataclass(frozen=True)
class ReferenceCase:
    """All that a reference depends on.

    `values` has the values of open parameters that are not nominal, `inputs` the other arguments by
    name, and `parameters` names those with respect to which gradients are taken.
    """

    robot: Robot
    values: Mapping[str, float]
    inputs: Mapping[str, Array]
    options: ReferenceOptions = PLAIN
    parameters: tuple[str, ...] = ()

    @cached_property
    def numeric(self) -> Robot:
        """The numeric robot."""
        return with_values(self.robot, self.values)


def largest(values: ArrayLike) -> float:
    """Return the largest absolute entry."""
    return float(np.max(np.abs(values), initial=0.0))


EPSILON = float(np.finfo(float).eps)


class Gap(NamedTuple):
    """A deviation from the expected values: its largest entry, and the scale it is relative to.

    The scale is the largest term that enters, which may be much larger than the result.
    """

    absolute: float
    scale: float = 1.0

    @property
    def relative(self) -> float:
        """The relative error, at least the machine epsilon if not zero.

        >>> Gap(0.0, 5.0).relative, Gap(1e-3, 2.0).relative, Gap(1e-17, 100.0).relative == EPSILON
        (0.0, 0.0005, True)
        """
        if self.absolute == 0:
            return 0.0
        return float(np.maximum(self.absolute / self.scale, EPSILON))  # keeps a NaN

    def is_worse_than(self, other: Gap) -> bool:
        """Return whether this is the larger error; nothing is worse than a NaN."""
        if math.isnan(other.absolute):
            return False
        own, known = (self.relative, self.absolute), (other.relative, other.absolute)
        return math.isnan(self.absolute) or own > known


def no_larger_term(robot: Robot, *state: ArrayLike, options: ReferenceOptions = PLAIN) -> float:
    """Return 0: no term is larger than the result."""
    return 0.0


def unit_axis(robot: Robot, *state: ArrayLike) -> float:
    """Return 1, the smallest scale of kinematic errors: a unit axis."""
    return 1.0


def unit_condition(robot: Robot, *state: ArrayLike) -> float:
    """Return 1: no equations are solved, or their conditioning shows in the derivatives."""
    return 1.0


FORCES_ADDED, FORCES_SUBTRACTED = "added", "paid"
"""Extra forces are added to the result, or subtracted from the torques that enter."""


@dataclass(frozen=True)
class Answer:
    """The reference of one quantity.

    `function` takes the robot and the inputs named in `takes`, and returns an array or a tuple of
    arrays. `size` takes the same and returns the largest term that enters, where this may exceed
    the result. `uses` names the `ReferenceOptions` that have an effect; if there are any, both
    functions take the keyword `options`. `forces` states how extra forces enter a force or an
    acceleration, for oracles of rigid-body motion only. `condition` is the condition number of
    equations that are solved, which multiplies errors of derivatives.
    """

    function: Callable[..., Any]
    takes: tuple[str, ...]
    size: Callable[..., float] = no_larger_term
    tolerance: float = EXACT
    uses: tuple[str, ...] = ()
    forces: str = ""
    condition: Callable[..., float] = unit_condition

    def __call__(
        self, robot: Robot, *state: ArrayLike, options: ReferenceOptions = PLAIN
    ) -> Values:
        """Return the values at one state, a tuple with one array per output."""
        value = self.function(robot, *state, **self._used(options))
        return value if isinstance(value, tuple) else (np.asarray(value),)

    def scale(
        self, robot: Robot, answers: Values, *state: ArrayLike, options: ReferenceOptions = PLAIN
    ) -> float:
        """Return the scale of errors: the largest term that enters, or entry of the result."""
        terms = self.size(robot, *state, **self._used(options))
        return max(terms, *map(largest, answers)) or 1.0

    def evaluate(self, case: ReferenceCase) -> Values:
        """Return the values for a case."""
        return self(case.numeric, *(case.inputs[name] for name in self.takes), options=case.options)

    def scale_for(self, case: ReferenceCase, answers: Values) -> float:
        """Return the scale of the errors of `evaluate`."""
        state = [case.inputs[name] for name in self.takes]
        return self.scale(case.numeric, answers, *state, options=case.options)

    def condition_for(self, case: ReferenceCase) -> float:
        """Return the condition number that multiplies errors of derivatives of `evaluate`."""
        return self.condition(case.numeric, *(case.inputs[name] for name in self.takes))

    def is_plain(self, options: ReferenceOptions) -> bool:
        """Whether nothing in `options` changes the rigid motion that this quantity is about."""
        return not any(
            name != "columns" and getattr(options, name) is not getattr(PLAIN, name)
            for name in self.uses
        )

    def _used(self, options: ReferenceOptions) -> dict[str, ReferenceOptions]:
        return {"options": options} if self.uses else {}
