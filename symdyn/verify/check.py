"""The check of generated code: independent derivation, oracles, and what physics demands.

Every function of a generated folder, in every language it was written in, is compared at random
states with the energy-based reference (and with Pinocchio and MuJoCo where installed); then

    M = M^T > 0,  Mdot - 2C skew,  M qdd + h = tau,  C qd + phi = h,  inverse(forward) = identity

Errors are relative to the largest term that enters (`reference.scale`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.manifest import read_manifest
from symdyn.robot import Robot
from symdyn.verify import oracles, reference
from symdyn.verify.load import Call, load_c, load_python

Array = NDArray[Any]
State = dict[str, Array]

STATES = 5
AGREEMENT = 1e-10
SKEW = 1e-9


@dataclass(frozen=True)
class Row:
    """One comparison: the worst error over the states and what is allowed."""

    what: str
    code: str
    against: str
    error: float
    allowed: float

    @property
    def passed(self) -> bool:
        """False for NaN too."""
        return self.error <= self.allowed


@dataclass(frozen=True)
class Report:
    """All comparisons of a folder."""

    name: str
    rows: tuple[Row, ...]

    @property
    def passed(self) -> bool:
        return bool(self.rows) and all(row.passed for row in self.rows)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        rows = [{**asdict(row), "passed": row.passed} for row in self.rows]
        return {"name": self.name, "passed": self.passed, "checks": rows}


def random_state(robot: Robot, rng: np.random.Generator) -> State:
    """A state well away from special positions; parameters within 2 % of their nominal values."""
    state = {name: rng.uniform(-1.5, 1.5, robot.nv) for name in ("qd", "qdd", "tau")}
    state["q"] = rng.uniform(-3.0, 3.0, robot.nq)
    nominal = np.array([p.value for p in robot.symbolic_parameters])
    state["p"] = nominal * rng.uniform(0.98, 1.02, len(nominal))
    return state


def check_folder(folder: Path) -> Report:
    """Check what `generate` wrote, from its manifest alone."""
    manifest, robot = read_manifest(folder)
    with tempfile.TemporaryDirectory() as scratch:
        codes: dict[str, dict[str, Call]] = {}
        if "c" in manifest["targets"]:
            codes["C"] = load_c(folder, manifest, Path(scratch))
        if "python" in manifest["targets"]:
            codes["Python"] = load_python(folder, manifest)
        rows = check_calls(robot, codes, input_names(manifest))
    return Report(manifest["name"], tuple(rows))


def input_names(manifest: dict[str, Any]) -> dict[str, list[str]]:
    """The names of every function's inputs, in order."""
    functions = manifest["functions"]
    return {name: [i for i, _ in entry["inputs"]] for name, entry in functions.items()}


def check_calls(
    robot: Robot,
    codes: dict[str, dict[str, Call]],
    inputs: dict[str, list[str]],
    states: int = STATES,
    seed: int = 20_250_101,
) -> list[Row]:
    """Compare all codes at random states; one row, the worst error, for each comparison."""
    rng = np.random.default_rng(seed)
    worst: dict[tuple[str, str, str, float], float] = {}
    for _ in range(states):
        state = random_state(robot, rng)
        names = [p.name for p in robot.symbolic_parameters]
        numeric = robot.bind(dict(zip(names, map(float, state["p"]), strict=True)))
        judgement = _Judgement(numeric, state, inputs)
        for code, calls in codes.items():
            for what, against, error, allowed in judgement.of(calls):
                key = (what, code, against, allowed)
                # max() would let a NaN pass; this does not.
                if key not in worst or not error <= worst[key]:
                    worst[key] = error
    return [
        Row(what, code, against, error, allowed)
        for (what, code, against, allowed), error in worst.items()
    ]


Comparison = tuple[str, str, float, float]


def _largest(values: Array) -> float:
    return float(np.max(np.abs(values), initial=0.0))


class _Judgement:
    """What every function should answer at one state, by every judge there is."""

    def __init__(self, robot: Robot, state: State, inputs: dict[str, list[str]]) -> None:
        self.robot, self.state, self.inputs = robot, state, inputs
        judges = {name: oracles.ORACLES[name](robot) for name in oracles.installed()}
        self.expected: dict[str, dict[str, Array]] = {}
        self.sizes: dict[str, float] = {}
        for name, arguments in inputs.items():
            values = [state[i] for i in arguments if i != "p"]
            self.sizes[name] = reference.scale(robot, name, *values)
            self.expected[name] = {"Lagrange": reference.REFERENCE[name](robot, *values)[0]}
            for judge, oracle in judges.items():
                method = getattr(oracle, name, None)
                if method is not None:
                    self.expected[name][judge] = method(*values)

    def of(self, calls: dict[str, Call]) -> Iterator[Comparison]:
        """The errors of one code."""
        results = {
            name: calls[name](*(self.state[i] for i in arguments))[0]
            for name, arguments in self.inputs.items()
        }
        for name, answers in self.expected.items():
            for judge, answer in answers.items():
                yield name, judge, _largest(results[name] - answer) / self.sizes[name], AGREEMENT
        yield from self._invariants(calls, results)

    def _invariants(
        self, calls: dict[str, Call], results: dict[str, Array]
    ) -> Iterator[Comparison]:
        q, qd, qdd, tau = (self.state[name] for name in ("q", "qd", "qdd", "tau"))
        has = set(self.inputs).issuperset
        if has({"mass_matrix"}):
            M = results["mass_matrix"]
            size = _largest(M)
            yield "M symmetric", "itself", _largest(M - M.T) / size, AGREEMENT
            negative = max(0.0, -float(np.linalg.eigvalsh((M + M.T) / 2).min()))
            yield "M positive definite", "itself", negative / size, AGREEMENT
        if has({"coriolis_matrix"}):
            dM = reference.complex_step(lambda at: reference.mass_matrix(self.robot, at), q)
            N = np.einsum("l,lij->ij", qd, dM) - 2 * results["coriolis_matrix"]
            yield (
                "Mdot - 2C skew",
                "itself",
                _largest(N + N.T) / self.sizes["coriolis_matrix"],
                SKEW,
            )
        if has({"inverse_dynamics", "mass_matrix", "bias"}):
            gap = results["mass_matrix"] @ qdd + results["bias"] - results["inverse_dynamics"]
            yield (
                "M qdd + h = tau",
                "itself",
                _largest(gap) / self.sizes["inverse_dynamics"],
                AGREEMENT,
            )
        if has({"coriolis_matrix", "gravity", "bias"}):
            gap = results["coriolis_matrix"] @ qd + results["gravity"] - results["bias"]
            yield "C qd + phi = h", "itself", _largest(gap) / self.sizes["bias"], AGREEMENT
        if has({"forward_dynamics", "inverse_dynamics"}):
            moved = {**self.state, "qdd": results["forward_dynamics"]}
            back = calls["inverse_dynamics"](*(moved[i] for i in self.inputs["inverse_dynamics"]))[
                0
            ]
            size = reference.scale(self.robot, "inverse_dynamics", q, qd, moved["qdd"])
            yield "inverse(forward) = identity", "itself", _largest(back - tau) / size, AGREEMENT
