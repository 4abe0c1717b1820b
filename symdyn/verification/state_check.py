"""Expected results of every function at one state, by the reference and the oracles.

The reference covers all functions. The oracles cover rigid-body motion; the reference's extra
forces (friction, springs, tip wrenches) are added to their results or subtracted from the torques.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.robot.model import NO_ROTOR
from symdyn.verification.oracles import libraries
from symdyn.verification.oracles.oracle import Oracle
from symdyn.verification.reference import energy_method
from symdyn.verification.reference.answer import (
    EXACT,
    FORCES_ADDED,
    FORCES_SUBTRACTED,
    Answer,
    Gap,
    ReferenceCase,
    ReferenceOptions,
    Values,
    largest,
)
from symdyn.verification.reference.base_parameters import (
    BASE_REFERENCE,
    basis_defect,
    column_values,
)
from symdyn.verification.reference.differences import rate
from symdyn.verification.reference.forces import extra_forces
from symdyn.verification.reference.gradients import ParameterGradient
from symdyn.verification.reference.parameter_values import with_values
from symdyn.verification.reference.registry import ANSWERS, CONTRACT, scale

Array = NDArray[Any]
State = dict[str, Array]
Results = dict[str, Values]

SKEW = 1e-9


@dataclass(frozen=True)
class RequestedQuantity:
    """A quantity with the options of the code that computes it.

    `f_tip` and `base` state whether the code takes these inputs. `columns` names the columns of a
    regressor, `parameters` those with respect to which a gradient is taken.
    """

    name: str
    passive: bool = False
    f_tip: bool = False
    base: bool = False
    columns: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()

    @property
    def is_about_parameters(self) -> bool:
        """Whether the result refers to the open parameters."""
        return isinstance(CONTRACT[self.name], ParameterGradient) or self.name == "base_parameters"


@dataclass(frozen=True)
class Expected:
    """Expected values by the reference and the oracles, and the scale of errors."""

    by_source: Mapping[str, Values]
    size: float


class StateCheck:
    """Expected results of the reference and of the oracles at one state.

    Parameters
    ----------
    robot
        The robot with all parameters open that `state["p"]` has values of.
    own
        The parameters that the code itself takes; others are open in gradients only, and nominal in
        any other function.
    state
        All inputs by name.
    with_oracles
        Whether to use the installed oracles.
    label
        Suffix of the names of reference and oracles.
    readers
        Oracles that read the robot's file themselves; if given, only they are used.
    """

    def __init__(
        self,
        robot: Robot,
        own: Collection[str],
        state: State,
        with_oracles: bool = True,
        label: str = "",
        readers: Mapping[str, Oracle] | None = None,
    ) -> None:
        self.opened, self.own, self.state, self.label = robot, frozenset(own), state, label
        self.robot = with_values(robot, self._values(()))
        self._expected: dict[RequestedQuantity, Expected] = {}
        self.readers = readers
        known = libraries.installed() if with_oracles and readers is None else []
        unsupported = libraries.unsupported_oracles(self.robot) if known else {}
        self.oracles = readers or {
            name: libraries.ORACLES[name](self.robot) for name in known if name not in unsupported
        }

    def _values(self, parameters: Collection[str]) -> dict[str, float]:
        """Return the values of the code's own open parameters and of those of a gradient."""
        pairs = zip(self.opened.symbolic_parameters, map(float, self.state["p"]), strict=True)
        return {p.name: x for p, x in pairs if p.name in self.own or p.name in parameters}

    def expected(self, question: RequestedQuantity) -> Expected:
        """Return the expected values of a quantity by every source."""
        if question not in self._expected:
            names = question.parameters
            options = self._more(question)
            case = ReferenceCase(self.opened, self._values(names), self.state, options, names)
            entry = CONTRACT[question.name]
            answers = self._reference_values(question.name, case)
            found = {"Lagrange" if question.name in ANSWERS else "complex step": answers}
            found = {} if self.readers is not None else found
            if isinstance(entry, Answer):
                found |= self._library_answers(question.name, entry, case)
            found = {source + self.label: values for source, values in found.items()}
            self._expected[question] = Expected(found, entry.scale_for(case, answers))
        return self._expected[question]

    def _reference_values(self, name: str, case: ReferenceCase) -> Values:
        """Return the values of the reference; raise an error where it has none."""
        try:
            answers = CONTRACT[name].evaluate(case)
            if all(np.all(np.isfinite(answer)) for answer in answers):
                return answers
        except np.linalg.LinAlgError:
            pass
        raise RobotError(
            f"{name} cannot be checked: a matrix that it inverts is singular for the nominal "
            "parameters; give the bodies mass and inertia",
            self.opened.name,
        )

    def _more(self, question: RequestedQuantity) -> ReferenceOptions:
        return ReferenceOptions(
            self.state["f_tip"] if question.f_tip else None,
            question.passive,
            (self.state["V0"], self.state["Vdot0"]) if question.base else None,
            question.columns,
        )

    def _library_answers(self, name: str, entry: Answer, case: ReferenceCase) -> dict[str, Values]:
        options = case.options
        if not entry.is_plain(options) and (not entry.forces or options.base is not None):
            return {}
        extra = extra_forces(self.robot, self.state["q"], self.state["qd"], options)
        given = {
            **self.state,
            "tau": self.state["tau"] - extra * (entry.forces == FORCES_SUBTRACTED),
        }
        found = {}
        for source, library in self.oracles.items():
            method = getattr(library, name, None)
            if method is not None and name not in library.unsupported:
                value = method(*(given[x] for x in entry.takes))
                values = value if isinstance(value, tuple) else (value,)
                found[source] = (values[0] + extra,) if entry.forces == FORCES_ADDED else values
        return found

    def errors(self, question: RequestedQuantity, outputs: Values) -> Iterator[tuple[str, Gap]]:
        """Yield each source, and the deviation of the outputs from its values."""
        expected = self.expected(question)
        for source, answers in expected.by_source.items():
            gaps = [_largest_gap(a, b) for a, b in zip(outputs, answers, strict=True)]
            # np.max keeps a NaN, which max() may drop.
            yield source, Gap(float(np.max(gaps)), expected.size)

    def terms(self, question: RequestedQuantity) -> float:
        """Return the size of the terms of the differentiated quantity, which may cancel."""
        entry = CONTRACT[question.name]
        if isinstance(entry, Answer):
            return 0.0
        names = question.parameters
        options = self._more(question)
        case = ReferenceCase(self.opened, self._values(names), self.state, options, names)
        return entry.terms_for(case)

    def torque_error(self, question: RequestedQuantity, outputs: Values) -> Gap | None:
        """Return the deviation of Y p from the torques of the robot; None for other quantities.

        The code names the columns. With the robot's values for these names they must reproduce the
        whole torque, so that a missing column shows.
        """
        if question.name not in ("regressor", "base_regressor"):
            return None
        q, qd, qdd = (self.state[name] for name in ("q", "qd", "qdd"))
        robot = self.robot
        if not question.passive:  # rotors have their columns among those of the drives
            joints = tuple(replace(joint, rotor=NO_ROTOR) for joint in robot.joints)
            robot = replace(robot, joints=joints)
        tau = energy_method.inverse_dynamics(robot, q, qd, qdd)
        tau = tau + extra_forces(robot, q, qd, ReferenceOptions(passive=question.passive))
        Y = outputs[0]
        p = column_values(robot, question.name, question.columns, question.passive)
        if np.shape(Y) != (robot.nv, len(p)):
            return Gap(np.inf)
        size = max(scale(robot, "inverse_dynamics", q, qd, qdd), largest(tau))
        return Gap(largest(Y @ p - tau), size)

    def basis_error(self, question: RequestedQuantity) -> Gap | None:
        """Return the number of superfluous and missing base parameters; None for other quantities.

        With open geometry the rank is determined at other values, because columns may be dependent
        at the nominal ones by coincidence.
        """
        owner = question.name.removesuffix("_parameter_gradient").removesuffix("_derivatives")
        if owner not in BASE_REFERENCE:
            return None
        rng = np.random.default_rng(7)
        elsewhere = {
            name: value + float(rng.uniform(0.1, 0.3))
            for name, value in self._values(question.parameters).items()
        }
        robot = with_values(self.opened, elsewhere)
        return Gap(float(basis_defect(robot, question.columns, question.passive)))

    def invariants(
        self, results: Results, question: RequestedQuantity
    ) -> Iterator[tuple[str, Gap, float]]:
        """Yield the physical invariants: title, deviation, allowed relative error.

        `question` states which extra forces inverse and forward dynamics include.
        """
        q, qd, qdd, tau = (self.state[name] for name in ("q", "qd", "qdd", "tau"))
        extra = extra_forces(self.robot, q, qd, self._more(question))
        value = {name: outputs[0] for name, outputs in results.items()}
        has = set(value).issuperset
        if has({"mass_matrix"}):
            M = value["mass_matrix"]
            size = largest(M) or 1.0
            yield "M symmetric", Gap(largest(M - M.T), size), EXACT
            negative = max(0.0, -float(np.linalg.eigvalsh((M + M.T) / 2).min()))
            yield "M positive definite", Gap(negative, size), EXACT
        if has({"coriolis_matrix"}):
            Mdot = rate(self.robot, lambda at: energy_method.mass_matrix(self.robot, at), q, qd)
            N = Mdot - 2 * value["coriolis_matrix"]
            size = scale(self.robot, "coriolis_matrix", q, qd)
            yield "Mdot - 2C skew", Gap(largest(N + N.T), size), SKEW
        rests = not question.base
        if rests and has({"inverse_dynamics", "mass_matrix", "bias"}):
            gap = value["mass_matrix"] @ qdd + value["bias"] + extra - value["inverse_dynamics"]
            size = max(scale(self.robot, "inverse_dynamics", q, qd, qdd), largest(extra))
            yield "M qdd + h = tau", Gap(largest(gap), size), EXACT
        if has({"coriolis_matrix", "gravity", "bias"}):
            gap = value["coriolis_matrix"] @ qd + value["gravity"] - value["bias"]
            yield "C qd + phi = h", Gap(largest(gap), scale(self.robot, "bias", q, qd)), EXACT
        if rests and has({"forward_dynamics", "mass_matrix", "bias"}):
            pushed = value["mass_matrix"] @ value["forward_dynamics"] + value["bias"]
            size = scale(self.robot, "inverse_dynamics", q, qd, value["forward_dynamics"])
            lost = Gap(largest(pushed + extra - tau), max(size, largest(tau)))
            yield "inverse(forward) = identity", lost, EXACT


def _largest_gap(found: Array, expected: Array) -> float:
    """Return the largest difference, infinite for a result of another shape."""
    return largest(found - expected) if np.shape(found) == np.shape(expected) else np.inf
