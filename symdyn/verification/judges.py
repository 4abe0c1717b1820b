"""What every function should answer at one state, by every judge there is.

The reference answers everything; the libraries answer what they know of the rigid motion, and the
extra forces of the reference are added to that or taken off the torques.
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
    ADDED,
    EXACT,
    PAID,
    Answer,
    Gap,
    More,
    Situation,
    Values,
    largest,
)
from symdyn.verification.reference.base_parameters import (
    BASE_REFERENCE,
    column_values,
    missing_or_dependent,
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
class Question:
    """One quantity as it was asked for.

    `f_tip` and `base`: whether the code takes these inputs. `columns`: the names of a regressor's
    columns, `parameters`: of what a gradient is taken in.
    """

    name: str
    passive: bool = False
    f_tip: bool = False
    base: bool = False
    columns: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()

    @property
    def is_about_parameters(self) -> bool:
        """Whether the answer is in terms of the parameters that are open."""
        return isinstance(CONTRACT[self.name], ParameterGradient) or self.name == "base_parameters"


@dataclass(frozen=True)
class Expected:
    """What each judge says, and what errors are relative to."""

    by_judge: Mapping[str, Values]
    size: float


class Judgement:
    """Expected answers of the reference and of the oracles at one state.

    `robot` has all parameters open that `state["p"]` gives values of. Those that are not in `own`
    are open to gradients only: to any other function they are their nominal numbers. `label` is
    added to the names of the judges. If `readers` are given, libraries that read the robot's file
    themselves, only they judge.
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
        self._expected: dict[Question, Expected] = {}
        self.readers = readers
        known = libraries.installed() if with_oracles and readers is None else []
        strangers = libraries.left_out(self.robot) if known else {}
        self.oracles = readers or {
            name: libraries.ORACLES[name](self.robot) for name in known if name not in strangers
        }

    def _values(self, parameters: Collection[str]) -> dict[str, float]:
        """The values of the robot's own open parameters and of those of a gradient."""
        pairs = zip(self.opened.symbolic_parameters, map(float, self.state["p"]), strict=True)
        return {p.name: x for p, x in pairs if p.name in self.own or p.name in parameters}

    def expected(self, question: Question) -> Expected:
        """What every judge says."""
        if question not in self._expected:
            names = question.parameters
            more = self._more(question)
            case = Situation(self.opened, self._values(names), self.state, more, names)
            entry = CONTRACT[question.name]
            answers = self._asked(question.name, case)
            found = {"Lagrange" if question.name in ANSWERS else "complex step": answers}
            found = {} if self.readers is not None else found
            if isinstance(entry, Answer):
                found |= self._library_answers(question.name, entry, case)
            found = {judge + self.label: values for judge, values in found.items()}
            self._expected[question] = Expected(found, entry.scale_in(case, answers))
        return self._expected[question]

    def _asked(self, name: str, case: Situation) -> Values:
        """What the reference says; an error where there is no answer."""
        try:
            answers = CONTRACT[name].asked(case)
            if all(np.all(np.isfinite(answer)) for answer in answers):
                return answers
        except np.linalg.LinAlgError:
            pass
        raise RobotError(
            f"{name} cannot be checked: a matrix that it inverts is singular for the robot's own "
            "parameters; give its bodies mass and inertia",
            self.opened.name,
        )

    def _more(self, question: Question) -> More:
        return More(
            self.state["f_tip"] if question.f_tip else None,
            question.passive,
            (self.state["V0"], self.state["Vdot0"]) if question.base else None,
            question.columns,
        )

    def _library_answers(self, name: str, entry: Answer, case: Situation) -> dict[str, Values]:
        more = case.more
        if not entry.is_plain(more) and (not entry.forces or more.base is not None):
            return {}
        extra = extra_forces(self.robot, self.state["q"], self.state["qd"], more)
        given = {**self.state, "tau": self.state["tau"] - extra * (entry.forces == PAID)}
        found = {}
        for judge, library in self.oracles.items():
            method = getattr(library, name, None)
            if method is not None and name not in library.silent:
                value = method(*(given[x] for x in entry.takes))
                values = value if isinstance(value, tuple) else (value,)
                found[judge] = (values[0] + extra,) if entry.forces == ADDED else values
        return found

    def errors(self, question: Question, outputs: Values) -> Iterator[tuple[str, Gap]]:
        """Each reference and how far some outputs are from what it expects."""
        expected = self.expected(question)
        for judge, answers in expected.by_judge.items():
            gaps = [_largest_gap(a, b) for a, b in zip(outputs, answers, strict=True)]
            # np.max keeps a NaN, which max() may drop.
            yield judge, Gap(float(np.max(gaps)), expected.size)

    def terms(self, question: Question) -> float:
        """How large the terms of what a gradient is taken of are, which may cancel in it."""
        entry = CONTRACT[question.name]
        if isinstance(entry, Answer):
            return 0.0
        names = question.parameters
        more = self._more(question)
        case = Situation(self.opened, self._values(names), self.state, more, names)
        return entry.terms_in(case)

    def torque_error(self, question: Question, outputs: Values) -> Gap | None:
        """How far Y p is from the torques of the robot; None if it is no regressor of them.

        Columns are named by the code. With the values that the robot has for these names they must
        give all of the torque, so that a column that the code forgot is missed here.
        """
        if question.name not in ("regressor", "base_regressor"):
            return None
        q, qd, qdd = (self.state[name] for name in ("q", "qd", "qdd"))
        robot = self.robot
        if not question.passive:  # rotors have their columns among those of the drives
            joints = tuple(replace(joint, rotor=NO_ROTOR) for joint in robot.joints)
            robot = replace(robot, joints=joints)
        tau = energy_method.inverse_dynamics(robot, q, qd, qdd)
        tau = tau + extra_forces(robot, q, qd, More(passive=question.passive))
        Y = outputs[0]
        p = column_values(robot, question.name, question.columns, question.passive)
        if np.shape(Y) != (robot.nv, len(p)):
            return Gap(np.inf)
        size = max(scale(robot, "inverse_dynamics", q, qd, qdd), largest(tau))
        return Gap(largest(Y @ p - tau), size)

    def basis_error(self, question: Question) -> Gap | None:
        """How many base parameters are too many or too few; None if it is not about them.

        Where geometry is open it is the rank at other values of it that counts: at the nominal ones
        columns may happen to depend on each other.
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
        return Gap(float(missing_or_dependent(robot, question.columns, question.passive)))

    def invariants(self, results: Results, question: Question) -> Iterator[tuple[str, Gap, float]]:
        """What must hold between results: title, error, relative error that is allowed.

        `question` says which extra forces inverse and forward dynamics have in them.
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
    """The largest difference; a result of another shape is wrong altogether."""
    return largest(found - expected) if np.shape(found) == np.shape(expected) else np.inf
