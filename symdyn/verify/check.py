"""The check of generated code: independent derivation, oracles, and what physics demands.

Every function of a generated folder, in every language it was written in, is compared at random
states with the energy-based reference (and with Pinocchio and MuJoCo where installed); then

    M = M^T > 0,  Mdot - 2C skew,  M qdd + h = tau,  C qd + phi = h,  inverse(forward) = identity

Errors are relative to the largest term that enters (`scales.scale`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.emit import TARGETS, Call, Targets
from symdyn.errors import RobotError
from symdyn.robot import Robot
from symdyn.run.load import load_folder
from symdyn.table.gradients import ROWS
from symdyn.verify.judges import Judgement, State
from symdyn.verify.reference.contract import tolerance

STATES = 5

Array = NDArray[Any]


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


def check_folder(
    folder: Path, only: Iterable[str] = ("all",), languages: Targets = TARGETS
) -> Report:
    """Check what `generate` wrote, from its manifest alone; `only` names functions to check."""
    manifest, robot = read_manifest(folder, languages)
    functions = manifest["functions"]
    chosen = set(only)
    for name in sorted(chosen - {"all", *functions}):
        raise RobotError(f"there is no function {name!r} in it", str(folder))
    if "all" not in chosen:
        manifest["functions"] = {name: functions[name] for name in functions if name in chosen}
    with tempfile.TemporaryDirectory() as scratch:
        codes = load_folder(folder, manifest, Path(scratch), languages)
        rows = check_calls(robot, codes, manifest)
    return Report(manifest["name"], tuple(rows))


def random_state(
    robot: Robot, opened: Robot, rng: np.random.Generator, dtype: str = "double"
) -> State:
    """A state well away from special positions; parameters within 2 % of their nominal values.

    Those that only gradients leave open are numbers to other functions and keep their values.
    """
    rates = ("qd", "qdd", "qd_r", "qdd_r", "tau", "b")
    state = {name: rng.uniform(-1.5, 1.5, robot.nv) for name in rates}
    state |= {name: rng.uniform(-1.5, 1.5, 6) for name in ("V0", "Vdot0")}
    state["q"] = rng.uniform(-3.0, 3.0, robot.nq)
    state["f_tip"] = rng.uniform(-1.5, 1.5, (len(robot.tips), 6))
    names = set(robot.symbolic_names)
    factors = rng.uniform(0.98, 1.02, len(opened.symbolic_parameters))
    state["p"] = np.array(
        [
            parameter.value * (factor if parameter.name in names else 1.0)
            for parameter, factor in zip(opened.symbolic_parameters, factors, strict=True)
        ]
    )
    if robot.regrouped:  # a little of those that are zero, too; much would be no inertia
        state["p"] += rng.uniform(-1e-6, 1e-6, len(state["p"]))
    if dtype == "float":  # inputs that both precisions can hold
        state = {name: values.astype(np.float32).astype(float) for name, values in state.items()}
    return state


def check_calls(
    robot: Robot,
    codes: dict[str, dict[str, Call]],
    manifest: dict[str, Any],
    states: int = STATES,
    seed: int = 20_250_101,
) -> list[Row]:
    """Compare all codes at random states; one row, the worst error, for each comparison."""
    rng = np.random.default_rng(seed)
    functions, job = manifest["functions"], job_of(manifest, robot)
    options, opened = job.options, job.opened
    single = manifest["dtype"] == "float"
    inputs = {name: [i for i, _ in entry["inputs"]] for name, entry in functions.items()}
    parts = {name: entry.get("combines", [name]) for name, entry in functions.items()}
    quantities = list(dict.fromkeys(part for group in parts.values() for part in group))
    worst: dict[tuple[str, str, str, float], float] = {}
    for _ in range(states):
        state = random_state(robot, opened, rng, manifest["dtype"])
        judgement = Judgement(robot, opened, state, quantities, options)
        for code, calls in codes.items():
            results: dict[str, tuple[Array, ...]] = {}
            for name, call in calls.items():
                outputs = call(*(state[i] for i in inputs[name]))
                found = dict(_shared_out(parts[name], outputs))
                for what, against, error in judgement.errors(found):
                    allowed = tolerance(what)
                    if single:
                        allowed = max(allowed, functions[name]["roundoff"])
                    _keep_worst(worst, (_title(what, name), code, against, allowed), error)
                results.update((part, outputs) for part, outputs in found.items())
            loosest = max((functions[name]["roundoff"] for name in calls), default=0.0)
            for what, error, allowed in judgement.invariants(results):
                allowed = max(allowed, 10 * loosest) if single else allowed
                _keep_worst(worst, (what, code, "itself", allowed), error)
    return [
        Row(what, code, against, error, allowed)
        for (what, code, against, allowed), error in worst.items()
    ]


def _shared_out(parts: list[str], outputs: tuple[Array, ...]) -> Iterator[tuple[str, Any]]:
    """The outputs of a combined function, to the functions it combines."""
    left = list(outputs)
    for part in parts:
        count = len(ROWS[part].outputs)
        yield part, tuple(left[:count])
        left = left[count:]


def _title(quantity: str, function: str) -> str:
    return quantity if quantity == function else f"{quantity} in {function}"


def _keep_worst(
    worst: dict[tuple[str, str, str, float], float], key: tuple[str, str, str, float], error: float
) -> None:
    # max() would let a NaN pass; this does not.
    if key not in worst or not error <= worst[key]:
        worst[key] = error
