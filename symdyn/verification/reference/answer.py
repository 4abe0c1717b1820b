"""One quantity's reference: how to compute it, what its errors are relative to, what is allowed.

A reference is a function of a numeric robot and the arrays of one state, real or complex. What the
options of a request add to the plain rigid motion comes as `ReferenceOptions`.
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
"""What errors are allowed, relative to the largest term; of answers that are differences, more."""


@dataclass(frozen=True)
class ReferenceOptions:
    """What options add to the rigid motion on a base at rest.

    `f_tip`: what the tips exert on the environment. `passive`: friction and springs act. `base`:
    twist of the base and its rate. `columns`: what the columns of a regressor are called.
    """

    f_tip: Array | None = None
    passive: bool = False
    base: tuple[Array, Array] | None = None
    columns: tuple[str, ...] = ()


PLAIN = ReferenceOptions()


@dataclass(frozen=True)
class ReferenceCase:
    """All that an answer depends on.

    `values` are those of the robot's open parameters that are not at their nominal numbers,
    `inputs` the other arguments by name, `parameters` what gradients in parameters are taken in.
    """

    robot: Robot
    values: Mapping[str, float]
    inputs: Mapping[str, Array]
    options: ReferenceOptions = PLAIN
    parameters: tuple[str, ...] = ()

    @cached_property
    def numeric(self) -> Robot:
        """The robot with numbers only."""
        return with_values(self.robot, self.values)


def largest(values: ArrayLike) -> float:
    """The largest absolute entry."""
    return float(np.max(np.abs(values), initial=0.0))


EPSILON = float(np.finfo(float).eps)


class Gap(NamedTuple):
    """A difference from what was expected: the largest of all entries, and what it is relative to.

    That is the largest term that enters, which may be much larger than what comes out.
    """

    absolute: float
    scale: float = 1.0

    @property
    def relative(self) -> float:
        """The relative error. No difference of doubles is known to less than their epsilon.

        >>> Gap(0.0, 5.0).relative, Gap(1e-3, 2.0).relative, Gap(1e-17, 100.0).relative == EPSILON
        (0.0, 0.0005, True)
        """
        if self.absolute == 0:
            return 0.0
        return float(np.maximum(self.absolute / self.scale, EPSILON))  # keeps a NaN

    def is_worse_than(self, other: Gap) -> bool:
        """Whether this is the larger error; nothing is worse than a NaN."""
        if math.isnan(other.absolute):
            return False
        own, known = (self.relative, self.absolute), (other.relative, other.absolute)
        return math.isnan(self.absolute) or own > known


def no_larger_term(robot: Robot, *state: ArrayLike, options: ReferenceOptions = PLAIN) -> float:
    """No term is larger than the answer itself."""
    return 0.0


def unit_axis(robot: Robot, *state: ArrayLike) -> float:
    """In kinematics nothing is judged by less than a unit axis."""
    return 1.0


def unit_condition(robot: Robot, *state: ArrayLike) -> float:
    """Nothing is solved, or what is lost shows in the slopes."""
    return 1.0


FORCES_ADDED, FORCES_SUBTRACTED = "added", "paid"
"""Extra forces are added to the result, or taken off the torques that come in."""


@dataclass(frozen=True)
class Answer:
    """The reference of one quantity.

    `function` takes the robot and the inputs named in `takes`, and gives an array, or a tuple of
    them. `size` takes the same and gives the largest term that enters, where that may be more than
    what comes out. `uses` names what of `ReferenceOptions` has an effect; if there is any, both functions take
    the keyword `options`. `forces` says what extra forces do to a quantity that is a force or an
    acceleration, for judges that know only the rigid motion. `condition` is that of
    equations that are solved, where it is not in the slopes already: it multiplies their errors.
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
        """The answer at one state: a tuple of arrays, one per output."""
        value = self.function(robot, *state, **self._used(options))
        return value if isinstance(value, tuple) else (np.asarray(value),)

    def scale(
        self, robot: Robot, answers: Values, *state: ArrayLike, options: ReferenceOptions = PLAIN
    ) -> float:
        """What errors are relative to: the largest term that enters, or entry that comes out."""
        terms = self.size(robot, *state, **self._used(options))
        return max(terms, *map(largest, answers)) or 1.0

    def evaluate(self, case: ReferenceCase) -> Values:
        """The answer in a situation."""
        return self(case.numeric, *(case.inputs[name] for name in self.takes), options=case.options)

    def scale_for(self, case: ReferenceCase, answers: Values) -> float:
        """What the errors of `evaluate` are relative to."""
        state = [case.inputs[name] for name in self.takes]
        return self.scale(case.numeric, answers, *state, options=case.options)

    def condition_for(self, case: ReferenceCase) -> float:
        """By what the errors of slopes of `evaluate` are multiplied."""
        return self.condition(case.numeric, *(case.inputs[name] for name in self.takes))

    def is_plain(self, options: ReferenceOptions) -> bool:
        """Whether nothing in `options` changes the rigid motion that this quantity is about."""
        return not any(
            name != "columns" and getattr(options, name) is not getattr(PLAIN, name)
            for name in self.uses
        )

    def _used(self, options: ReferenceOptions) -> dict[str, ReferenceOptions]:
        return {"more": options} if self.uses else {}
