"""What every function should answer at one state, by every judge there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.job import Job
from symdyn.compiler.options import Options
from symdyn.robot import Robot
from symdyn.table.gradients import GRADIENTS, ROWS
from symdyn.verify.oracles import oracle
from symdyn.verify.reference import energy_method
from symdyn.verify.reference.answers import extra_forces
from symdyn.verify.reference.base_motion import moved_answer
from symdyn.verify.reference.complex_steps import gradient_answer
from symdyn.verify.reference.contract import ANSWERS, EXACT, size_of
from symdyn.verify.reference.gradient_answers import GRADIENT_REFERENCE
from symdyn.verify.reference.regressor_answers import drive_columns
from symdyn.verify.reference.scales import scale

Array = NDArray[Any]
State = dict[str, Array]
Results = dict[str, tuple[Array, ...]]

SKEW = 1e-9


def largest(values: Array) -> float:
    """The largest absolute entry."""
    return float(np.max(np.abs(values), initial=0.0))


class Judgement:
    """Expected answers of the reference and of the oracles, and the sizes errors refer to."""

    def __init__(
        self,
        robot: Robot,
        opened: Robot,
        state: State,
        quantities: list[str],
        options: Options,
    ) -> None:
        values = zip(opened.symbolic_parameters, map(float, state["p"]), strict=True)
        own = set(robot.symbolic_names)
        numeric = robot.bind({p.name: value for p, value in values if p.name in own})
        self.symbolic, self.opened = robot, opened
        self.robot, self.state = numeric, dict(state)
        self.extra = extra_forces(numeric, state, options.passive, options.tip_wrench)
        self.expected: dict[str, dict[str, tuple[Array, ...]]] = {}
        self.sizes: dict[str, float] = {}
        # Base parameters are no rigid bodies, and the libraries know nothing else.
        known = [] if robot.regrouped else oracle.installed()
        self.judges = {name: oracle.ORACLES[name](numeric) for name in known}
        for name in quantities:
            self._ask(name, options)

    def _ask(self, name: str, options: Options) -> None:
        """Collect what every judge says of one function."""
        row = ROWS[name]
        if name in GRADIENTS:
            answer = gradient_answer(self.symbolic, self.opened, row, self.state, options)
            self.expected[name] = {"complex step": answer}
            self.sizes[name] = max(map(largest, answer)) or 1.0
            return
        values = [self.state[i] for i in row.inputs]
        with_tips = options.tip_wrench and row.takes_tip_wrench
        with_passive = options.passive and (row.passive.adds or row.passive.resists)
        if options.base_motion and row.moving_base:
            state = dict(self.state)
            if row.passive.resists:
                state["tau"] = state["tau"] - self.extra
            answers = {"Lagrange": moved_answer(self.robot, name, state)}
            values[2] = state[row.inputs[2]]
        elif name in GRADIENT_REFERENCE and (with_tips or with_passive):
            tips = self.state["f_tip"] if with_tips else None
            answers = {"Lagrange": ANSWERS[name](self.robot, *values, tips, with_passive)}
        elif name == "joint_wrenches" and with_tips:
            # No oracle takes tip wrenches; the reference does.
            answers = {"Lagrange": ANSWERS[name](self.robot, *values, self.state["f_tip"])}
        else:
            if row.passive.resists:
                values[2] = values[2] - self.extra
            answers = {"Lagrange": ANSWERS[name](self.robot, *values)}
            for judge, oracle in self.judges.items():
                method = getattr(oracle, name, None)
                if method is not None:
                    answer = method(*values)
                    answers[judge] = answer if isinstance(answer, tuple) else (answer,)
        self.sizes[name] = size_of(self.robot, name, answers["Lagrange"], *values)
        if options.base_motion:
            self.sizes[name] = max(self.sizes[name], *map(largest, answers["Lagrange"]))
        if name == "joint_wrenches":
            self.sizes[name] = max(self.sizes[name], largest(answers["Lagrange"][0]))
        if row.passive.adds and name not in GRADIENT_REFERENCE:
            self.sizes[name] = max(self.sizes[name], largest(self.extra))
            answers = {judge: (answer[0] + self.extra,) for judge, answer in answers.items()}
        if options.passive and row.columns is not None and row.columns.passive:
            names = Job.of(self.symbolic, [name], **vars(options)).axes[name].columns
            own = names[answers["Lagrange"][0].shape[1] :]
            more = drive_columns(self.robot, own, *values)
            answers = {judge: (np.hstack([Y, more]),) for judge, (Y,) in answers.items()}
        self.expected[name] = answers

    def errors(self, results: Results) -> Iterator[tuple[str, str, float]]:
        """Function, judge and relative error of some results."""
        for name, outputs in results.items():
            for judge, answers in self.expected[name].items():
                gaps = [largest(a - b) for a, b in zip(outputs, answers, strict=True)]
                # np.max keeps a NaN, which max() may drop.
                yield name, judge, float(np.max(gaps)) / self.sizes[name]

    def invariants(self, results: Results) -> Iterator[tuple[str, float, float]]:
        """What must hold between results: title, relative error, what is allowed."""
        q, qd, qdd, tau = (self.state[name] for name in ("q", "qd", "qdd", "tau"))
        value = {name: outputs[0] for name, outputs in results.items()}
        has = set(value).issuperset
        if has({"mass_matrix"}):
            M = value["mass_matrix"]
            size = largest(M) or 1.0
            yield "M symmetric", largest(M - M.T) / size, EXACT
            negative = max(0.0, -float(np.linalg.eigvalsh((M + M.T) / 2).min()))
            yield "M positive definite", negative / size, EXACT
        if has({"coriolis_matrix"}):
            dM = energy_method.complex_step(lambda at: energy_method.mass_matrix(self.robot, at), q)
            N = np.einsum("l,lij->ij", qd, dM) - 2 * value["coriolis_matrix"]
            yield "Mdot - 2C skew", largest(N + N.T) / self.sizes["coriolis_matrix"], SKEW
        if has({"inverse_dynamics", "mass_matrix", "bias"}):
            gap = value["mass_matrix"] @ qdd + value["bias"] + self.extra
            gap = gap - value["inverse_dynamics"]
            yield "M qdd + h = tau", largest(gap) / self.sizes["inverse_dynamics"], EXACT
        if has({"coriolis_matrix", "gravity", "bias"}):
            gap = value["coriolis_matrix"] @ qd + value["gravity"] - value["bias"]
            yield "C qd + phi = h", largest(gap) / self.sizes["bias"], EXACT
        if has({"forward_dynamics", "mass_matrix", "bias"}):
            pushed = value["mass_matrix"] @ value["forward_dynamics"] + value["bias"]
            size = scale(self.robot, "inverse_dynamics", q, qd, value["forward_dynamics"])
            gap = pushed + self.extra - tau
            yield "inverse(forward) = identity", largest(gap) / max(size, largest(tau)), EXACT
