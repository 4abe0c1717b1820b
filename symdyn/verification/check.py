"""The check of generated code: references, oracles and physical invariants.

Every function of a generated folder, in every language of the folder, is compared at random states
with the energy-based reference, and with Pinocchio and MuJoCo where installed. Then the invariants

    M = M^T > 0,  Mdot - 2C skew,  M qdd + h = tau,  C qd + phi = h,  inverse(forward) = identity

are tested. Errors are relative to the largest term that enters (`reference/answer.py`). Regressors
must reproduce the torques of the robot, Y p = tau. Code in base parameters is also compared with
the robot that these were computed from, and with that robot with other inertias, because the robot
itself does not test a base parameter that happens to be zero. For this a small body is added to
every link, which makes all inertial parameters nonzero and keeps the mass matrix positive definite.
A robot from a file is also compared with what other libraries read from that file
(`file_check.py`).
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen import TARGETS, Call, Targets
from symdyn.compiler.keywords import (
    RobotLike,
    load,
    reject_unused_friction,
    split_options,
)
from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.compiler.pipeline import generate
from symdyn.compiler.progress import Progress, silent
from symdyn.errors import FunctionError, RobotError
from symdyn.robot import PARAMETER_NAMES, Inertia, Robot, library
from symdyn.robot.checks import SNAPPED
from symdyn.robot.joints.lengths import scale_lengths
from symdyn.robot.preparation.payload import payload_names
from symdyn.robot.slots import INERTIAL, find_slots
from symdyn.runtime.isolated import load_folder, load_isolated
from symdyn.runtime.threads import one_thread
from symdyn.verification.file_check import RobotFromFile, as_numbers, check_against_file
from symdyn.verification.folder import unlisted_files
from symdyn.verification.oracles.libraries import unsupported_oracles
from symdyn.verification.reference.answer import DIFFERENCES, Gap, ReferenceOptions
from symdyn.verification.reference.base_parameters import (
    base_parameters,
    base_values,
    basis_defect,
    inertial_names,
)
from symdyn.verification.reference.manifold import moved
from symdyn.verification.reference.registry import CONTRACT
from symdyn.verification.report import CheckReport, CheckRow, Emitted, split_outputs, title
from symdyn.verification.state_check import RequestedQuantity, State, StateCheck

STATES = 5
FILE_STATES = 3
FILE_SEED = 20_250_102

DEFAULT_TARGETS = ("c", "python")
"""Languages that are checked by default; they have no further dependencies."""

Array = NDArray[Any]


def check(
    robot: RobotLike,
    target: str | Sequence[str] | None = None,
    functions: str | Iterable[str] = "all",
    *,
    progress: Progress = silent,
    **options: Any,
) -> CheckReport:
    """Compare emitted code with independent references, oracles and invariants.

    Parameters
    ----------
    robot
        A `Robot`, a built-in name or a path: its code is emitted and checked. Or a folder written
        by `generate`: its code runs in a separate process with a time limit.
    target
        The languages, by default C and Python.
    functions
        Names of the functions to check, or "all".
    progress
        Progress callback.
    **options
        Options of `load` and `generate`. They do not apply to a folder, whose manifest records
        them.

    Returns
    -------
    CheckReport
        Whether the check passed, and a row with the worst error of every comparison; `print`
        shows the table.
    """
    about_robot, how = split_options("check", options, ("target", "functions", "progress"))
    if isinstance(robot, str | os.PathLike) and is_folder(robot):
        for name in ("target",) * (target is not None) + tuple(options):
            reject_folder_option(name)
        names = [functions] if isinstance(functions, str) else functions
        return check_folder(Path(robot), names, apart=True)
    reject_unused_friction(about_robot, how.get("passive", False), functions)
    made = load(robot, **about_robot)
    given = None if isinstance(robot, Robot) else robot_from_file(made, robot, about_robot)
    report = check_robot(made, target or DEFAULT_TARGETS, functions, given, progress, **how)
    if given is None and made.source.original is not None:
        note = f"to compare with {made.source.file} itself, check its path instead of a Robot"
        report = replace(report, notes=(*report.notes, note))
    return report


def is_folder(robot: str | os.PathLike[str]) -> bool:
    """Return whether the argument is a generated folder and not a built-in robot."""
    return os.fspath(robot) not in library.names() and Path(robot).is_dir()


def reject_folder_option(option: str) -> None:
    """Raise an error for an option of code generation that cannot apply to a folder."""
    raise RobotError(
        f"{option} does not apply to a generated folder, whose manifest records the options; "
        "generate it again, or check the robot"
    )


def robot_from_file(
    robot: Robot, path: str | os.PathLike[str], keywords: Mapping[str, Any]
) -> RobotFromFile:
    """Return the robot as `load` read it from `path` with these keywords."""
    unsnapped = None
    if any(SNAPPED in note for note in robot.notes):
        unsnapped = load(path, **{**keywords, "snap": 0.0, "strict": False})
    # A spec that refers to another file may also set gravity.
    asked = keywords.get("gravity") or Path(path).suffix == ".toml"
    gravity = tuple(float(g) for g in robot.bind().gravity) if asked else None
    return RobotFromFile(robot, gravity, unsnapped)


def check_robot(
    robot: Robot,
    target: str | Sequence[str],
    functions: str | Iterable[str],
    given: RobotFromFile | None,
    progress: Progress = silent,
    **options: Any,
) -> CheckReport:
    """Generate code and check it; with `given`, also compare with the robot's file."""
    if options.get("force") and options.get("form") != "closed":
        raise FunctionError(
            f"{robot.name}: --force has no effect on straight-line code; leave it out"
        )
    with tempfile.TemporaryDirectory() as scratch:
        made = generate(robot, target, functions, scratch, progress=progress, **options)
        progress("comparing", 0, 1)
        return check_folder(made.folder, given=given)


def check_folder(
    folder: Path,
    only: Iterable[str] = ("all",),
    languages: Targets = TARGETS,
    given: RobotFromFile | None = None,
    apart: bool = False,
) -> CheckReport:
    """Check a generated folder from its manifest; `only` names functions to check.

    `apart` runs the folder's code in a separate process, because existing code is not trusted. With
    `given`, the robot as read from its file, other libraries read that file as well.
    """
    manifest, robot = read_manifest(folder, languages)
    functions = manifest["functions"]
    chosen = set(only)
    for name in sorted(chosen - {"all", *functions}):
        raise RobotError(f"the folder has no function {name!r}; choose another", str(folder))
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if apart:
            loaded = stack.enter_context(load_isolated(folder, manifest, scratch))
        else:
            loaded = load_folder(folder, manifest, scratch, languages)
        codes = {
            code: {name: call for name, call in calls.items() if chosen & {"all", name}}
            for code, calls in loaded.items()
        }
        rows, notes = unlisted_files(folder, manifest, languages)
        rows += check_calls(robot, codes, manifest)
        notes += [
            f"{oracle} is not used: {why}" for oracle, why in unsupported_oracles(robot).items()
        ]
        if given is not None and given.robot.source.original is not None:
            more, file_notes = _check_file(given, robot, codes, manifest)
            rows, notes = rows + more, notes + file_notes
    for target in map(languages.__getitem__, manifest["targets"]):
        if target.unchecked:
            notes.append(f"{target.title}: not checked: {target.unchecked}")
    return CheckReport(manifest["name"], tuple(rows), tuple(notes))


def _check_file(
    given: RobotFromFile, robot: Robot, codes: dict[str, dict[str, Call]], manifest: dict[str, Any]
) -> tuple[list[CheckRow], list[str]]:
    job, dtype = job_of(manifest, robot), manifest["dtype"]
    entries = manifest["functions"].items()
    functions = {name: Emitted.of(name, entry, job) for name, entry in entries}
    rng = np.random.default_rng(FILE_SEED)
    states = [random_state(robot, job.opened, rng, dtype) for _ in range(FILE_STATES)]
    names = [parameter.name for parameter in job.opened.symbolic_parameters]
    for state in states:
        state["p"] = np.array([parameter.value for parameter in job.opened.symbolic_parameters])
    single = dtype == "float"
    rows, notes = check_against_file(given, codes, functions, states, single)
    if shiftable := given.shiftable(robot.symbolic_names):
        size = dict(zip(names, _placement_ranges(job.opened).tolist(), strict=True))
        shifts = {name: float(rng.uniform(-0.02, 0.02)) * size[name] for name in shiftable}
        moved = given.moved(shifts)
        # an open inertia includes all bodies on the link, also those that a joint has moved
        ten = [float(x) for link in moved.robot.links for x in link.inertia.parameters]
        known = dict(zip(inertial_names(moved.robot), ten, strict=True))
        values = zip(names, states[0]["p"].tolist(), strict=True)
        p = np.array([known.get(name, value + shifts.get(name, 0.0)) for name, value in values])
        states = [{**state, "p": p} for state in states]
        more, file_notes = check_against_file(moved, codes, functions, states, single)
        rows, notes = rows + more, list(dict.fromkeys(notes + file_notes))
    return rows, notes


def random_state(
    robot: Robot, opened: Robot, rng: np.random.Generator, dtype: str = "double", free: bool = False
) -> State:
    """Return a random state on the manifold, away from special positions.

    Parameters are within 2 % of their nominal values, placements also within 0.02 rad and 2 % of
    the longest one. Other zero parameters stay zero, since libraries reject inconsistent bodies.
    Parameters that only gradients use, or all parameters if `free`, also change by up to 1e-6, so
    that an error in the use of a zero parameter shows.
    """
    rates = ("qd", "qdd", "qd_r", "qdd_r", "tau", "b")
    state = {name: rng.uniform(-1.5, 1.5, robot.nv) for name in rates}
    state |= {name: rng.uniform(-1.5, 1.5, 6) for name in ("V0", "Vdot0")}
    for side, entries in (("a", robot.actuated), ("u", robot.unactuated)):
        state |= {f"{name}_{side}": state[name][list(entries)] for name in ("qdd", "tau")}
    numeric = robot.bind()
    q = robot.random_position(lambda a, b: float(rng.uniform(a, b)))
    state["q"] = np.array(scale_lengths(numeric, q))
    other = rng.spawn(1)[0]
    state |= _neighbour(numeric, state["q"], other)
    for name in ("f", "f_internal"):
        state[name] = other.uniform(-1.5, 1.5, (len(robot.constraints), 6))
    state["q_last"] = state["q"] + other.uniform(-0.05, 0.05, robot.nq)
    state["z"] = other.uniform(-1, 1, len(robot.stops))
    state["f_tip"] = rng.uniform(-1.5, 1.5, (len(robot.tips), 6))
    own = set(robot.symbolic_names)
    parameters = opened.symbolic_parameters
    factors = rng.uniform(0.98, 1.02, len(parameters))
    shifts = rng.uniform(-1e-6, 1e-6, len(parameters))
    loose = [free or parameter.name not in own for parameter in parameters]
    state["p"] = factors * [parameter.value for parameter in parameters] + shifts * loose
    state["p"] += other.uniform(-0.02, 0.02, len(parameters)) * _placement_ranges(opened)
    load = [k for k, parameter in enumerate(parameters) if parameter.name in payload_names(opened)]
    if len(load) == len(PARAMETER_NAMES):
        state["p"][load] += _random_load(rng)
    return _rounded(robot, state) if dtype == "float" else state


def _rounded(robot: Robot, state: State) -> State:
    """Round inputs to single precision, except quaternions, which would lose their unit norm.

    The error bounds include the rounding of inputs.
    """
    rounded = {name: values.astype(np.float32).astype(float) for name, values in state.items()}
    for name in ("q", "q0", "q1"):
        for four in map(list, robot.quaternions):
            rounded[name][four] = state[name][four]
    return rounded


def _placement_ranges(robot: Robot) -> Array:
    """Return the range of each open placement parameter, 1 rad or the longest length; others 0."""
    slots, numeric = find_slots(robot), robot.bind()
    joints = (place for joint in numeric.joints for place in (joint.placement, joint.tail))
    places = (*joints, *(frame.placement for frame in numeric.frames))
    shifts = (move.amount for place in places for move in place.moves if move.kind in "xyz")
    reach = {"rad": 1.0, "m": max(map(abs, shifts), default=0.0) or 1.0}
    return np.array(
        [
            reach[slots[p.name].unit] if p.name in slots and slots[p.name].is_placement else 0.0
            for p in robot.symbolic_parameters
        ]
    )


def _neighbour(robot: Robot, q: Array, rng: np.random.Generator) -> State:
    """Return another position less than half a turn away, a time step, and coordinate rates."""
    step = rng.uniform(-1.0, 1.0, robot.nv)
    state = {"q0": q, "q1": moved(robot, q, step), "dt": rng.uniform(0.1, 0.5, 1)}
    return {**state, "dq": rng.uniform(-1.5, 1.5, robot.nq)}


def _random_load(rng: np.random.Generator) -> Array:
    """Return the ten parameters of a body of some kilograms, since open payloads are often zero."""
    points, masses = rng.uniform(-0.3, 0.3, (4, 3)), rng.uniform(0.2, 1, 4)
    second = np.einsum("k,ki,kj->ij", masses, points, points)
    tensor = np.trace(second) * np.eye(3) - second
    entries = tensor[[0, 0, 1, 0, 1, 2], [0, 1, 1, 2, 2, 2]]
    return np.concatenate([[masses.sum()], masses @ points, entries])


@one_thread()
def check_calls(
    robot: Robot,
    codes: dict[str, dict[str, Call]],
    manifest: dict[str, Any],
    states: int = STATES,
    seed: int = 20_250_101,
) -> list[CheckRow]:
    """Compare all codes at random states; return the worst error of each comparison."""
    rng = np.random.default_rng(seed)
    job, dtype = job_of(manifest, robot), manifest["dtype"]
    options, opened = job.options, job.opened
    functions = {
        name: Emitted.of(name, entry, job) for name, entry in manifest["functions"].items()
    }
    whole = RequestedQuantity("all", options.passive, options.tip_wrench, options.base_motion)
    table = _WorstErrors(functions, codes, whole, single=dtype == "float")
    for k in range(states):
        # Base parameters do not form rigid bodies, which the libraries require.
        last = k > 0 and k == states - 1
        free = robot.regrouped or (last and bool(robot.symbolic_names))
        state = random_state(robot, opened, rng, dtype, free)
        table.compare(StateCheck(opened, robot.symbolic_names, state, not free), state, k == 0)
    if robot.ungrouped:
        bodies, state = as_numbers(robot), random_state(robot, opened, rng, dtype)
        state["p"] = np.array([parameter.value for parameter in opened.symbolic_parameters])
        known = {**state, "p": np.zeros(0)}
        table.compare(StateCheck(bodies, (), known, label=", original robot"), state)
        others = with_added_bodies(bodies, rng)
        state = {**state, "p": values_of(others, opened)}
        table.compare(StateCheck(others, (), known, False, ", other inertias"), state)
        drives = {slot.name for slot in find_slots(opened).values() if slot.group != INERTIAL}
        own = [name for name in opened.symbolic_names if name not in drives]
        count = basis_defect(bodies, own)
        table.record("base parameters", "manifest", "rank", 0.0, Gap(float(count)))
    return [
        CheckRow(what, code, against, gap, allowed)
        for (what, code, against, allowed), gap in table.worst.items()
    ]


class _WorstErrors:
    """The worst error of each comparison so far."""

    def __init__(
        self,
        functions: dict[str, Emitted],
        codes: dict[str, dict[str, Call]],
        whole: RequestedQuantity,
        single: bool,
    ) -> None:
        self.functions, self.codes, self.whole, self.single = functions, codes, whole, single
        self.worst: dict[tuple[str, str, str, float], Gap] = {}

    def compare(self, state_check: StateCheck, state: State, first: bool = False) -> None:
        """Compare all codes at one state; at the first one, also check regressor columns."""
        for code, calls in self.codes.items():
            results: dict[str, tuple[Array, ...]] = {}
            for name, call in calls.items():
                emitted = self.functions[name]
                outputs = call(*(state[i] for i in emitted.inputs))
                for part, own in split_outputs(emitted.parts, outputs):
                    if state_check.opened.symbolic_names or not part.is_about_parameters:
                        self._compare_part(state_check, code, name, part, own)
                        results[part.name] = own
                    if first and (error := state_check.basis_error(part)) is not None:
                        what = f"{title(part.name, name)}: columns"
                        self.record(what, code, "rank", 0.0, error)
                    if (error := state_check.torque_error(part, own)) is not None:
                        what = f"{title(part.name, name)}: Y p = tau"
                        allowed = max(DIFFERENCES, 10 * emitted.roundoff * self.single)
                        self.record(what, code, "Lagrange" + state_check.label, allowed, error)
            loosest = max((self.functions[name].roundoff for name in calls), default=0.0)
            for what, error, allowed in state_check.invariants(results, self.whole):
                allowed = max(allowed, 10 * loosest) if self.single else allowed
                self.record(what, code, "itself" + state_check.label, allowed, error)

    def _compare_part(
        self,
        state_check: StateCheck,
        code: str,
        name: str,
        part: RequestedQuantity,
        own: tuple[Array, ...],
    ) -> None:
        allowed = CONTRACT[part.name].tolerance
        gaps = dict(state_check.errors(part, own))
        if self.single:
            allowed, terms = max(allowed, self.functions[name].roundoff), state_check.terms(part)
            gaps = {against: Gap(e, max(scale, terms)) for against, (e, scale) in gaps.items()}
        for against, gap in gaps.items():
            self.record(title(part.name, name), code, against, allowed, gap)

    def record(self, what: str, code: str, against: str, allowed: float, gap: Gap) -> None:
        """Record an error if it is the worst so far."""
        key = (what, code, against, allowed)
        if key not in self.worst or gap.is_worse_than(self.worst[key]):
            self.worst[key] = gap


_MASS_SHARE = 1e-3
"""Mass of an added body as a share of the mean mass of a link."""


def with_added_bodies(robot: Robot, rng: np.random.Generator) -> Robot:
    """Return the numeric robot with a small body added to every link."""
    mass = sum(float(link.inertia.m) for link in robot.links) / len(robot.links) or 1.0
    links = []
    for link in robot.links:
        m, (c, *axes) = _MASS_SHARE * mass, rng.uniform(-0.3, 0.3, (4, 3))
        spread = m * (sum(np.outer(a, a) for a in axes) + np.outer(c, c))
        tensor = np.trace(spread) * np.eye(3) - spread
        lower = (tensor[0, 0], tensor[1, 0], tensor[1, 1], *tensor[2])
        added = (m, *(m * c), *lower)
        ten = [float(x) + y for x, y in zip(link.inertia.parameters, added, strict=True)]
        links.append(replace(link, inertia=Inertia(*map(float, ten))))
    return replace(robot, links=tuple(links))


def values_of(robot: Robot, opened: Robot) -> Array:
    """Return the open parameters of code in base parameters for a robot with other inertias."""
    names = tuple(p.name for p in opened.symbolic_parameters)
    found = base_values(robot, names, base_parameters(robot, ReferenceOptions(columns=names)))
    return np.array([found.get(p.name, p.value) for p in opened.symbolic_parameters])
