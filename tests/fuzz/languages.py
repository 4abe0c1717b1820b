"""One random robot: its code in every language, run and compared.

    generated    by the command line, in process; what it rejects is left out and counted
    run          C, Python and JavaScript always, further languages if asked for
    compared     with the reference and the libraries, as `symdyn check` does, and with each other

Anything but a result or the one line of an error is a failure. Errors are relative to the largest
term that enters, as `check` has it; two languages may differ by `APART` times the largest result.
"""

from __future__ import annotations

import ctypes
import json
import re
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

from symdyn.codegen import TARGETS, Call
from symdyn.codegen.c.load import compile_c, new_library, real_type
from symdyn.codegen.fmu import source as fmu_source
from symdyn.codegen.fmu.source import built
from symdyn.compiler.manifest import read_manifest
from symdyn.errors import RobotError
from symdyn.functions.gradients import ROWS
from symdyn.verification.check import check_calls
from tests.fuzz.damage import assert_contract, run, toml
from tests.fuzz.robots import Case, case_of, order_of, parts_of

ALWAYS = ("c", "python", "js")
SECONDS = 300
"""No command may take longer, on a machine that is busy with other things."""
STATES = 2
APART = 1e-8
OWN_FUNCTIONS = ("fmu",)
"""Languages that decide themselves what they are made of: another command generates them."""
SLOW = ("casadi",)
"""Languages that differentiate the functions twice: of large robots they only get plain ones."""
FOR_SOME = ("--dtype", "--batch", "--cmake", "--self-test")
"""Options that only some languages have."""
FOR_FUNCTIONS = ("--method", "--form", "--wrt", "--base-motion", "--no-equivalent")
"""Options that belong to the functions that a case asks for."""


@dataclass
class Outcome:
    """What became of a seed; a line of the campaign's file."""

    seed: int
    types: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    generated: list[str] = field(default_factory=list)
    run: list[str] = field(default_factory=list)
    closed: bool = False
    open_parameters: int = 0
    springs: int = 0
    nv: int = 0
    comparisons: int = 0
    rejected: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    spec: str = ""
    """Of a robot with failures: the seeds' robots change with the functions that there are."""
    arguments: list[str] = field(default_factory=list)

    @property
    def made(self) -> bool:
        """Whether there is code: else symdyn rejected the robot whatever was asked for."""
        return bool(self.generated)

    def line(self) -> str:
        return json.dumps(asdict(self))


class Trial:
    """Generates, runs and compares one case in a folder of its own."""

    def __init__(self, case: Case, folder: Path, languages: Sequence[str] = ALWAYS) -> None:
        self.case, self.folder, self.languages = case, folder.resolve(), languages
        self.outcome = Outcome(case.seed, case.types)
        self.spec = self.folder / "robot.toml"

    def outcome_of(self) -> Outcome:
        """The whole way."""
        outcome = self._tried()
        if outcome.failures:
            outcome.spec = self.spec.read_text(encoding="utf-8")
            options = [argument for option in self.case.options for argument in option]
            outcome.arguments = ["--functions", *self.case.functions, *options]
        return outcome

    def _tried(self) -> Outcome:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.spec.write_text(toml(self.case.spec), encoding="utf-8")
        for name, targets, functions, options in self._commands():
            made = self._stage(
                f"generate {name}", lambda t=targets, f=functions, o=options: self._made(t, f, o)
            )
            if made:
                self._describe(made, functions, options)
                self._stage(f"compare {name}", lambda m=made: self._compare(m, self.languages))
            elif name == "most":
                break
        return self.outcome

    def _commands(self) -> Iterator[tuple[str, list[str], list[str], list[list[str]]]]:
        """The commands: languages that have other numbers, or other functions, are apart."""
        case = self.case
        slow = SLOW if case.is_slow else ()
        most = [name for name in case.targets if name not in (*OWN_FUNCTIONS, *slow)]
        yield "most", most, case.functions, case.options
        options = [one for one in case.options if one[0] not in FOR_SOME]
        doubles = [n for n in TARGETS if n not in (*case.targets, *OWN_FUNCTIONS, *slow)]
        if doubles:
            yield "double", doubles, list(case.functions), list(options)
        options = [one for one in options if one[0] not in FOR_FUNCTIONS]
        for name in slow:
            plain = [part for part in parts_of(case.functions) if not order_of(part)]
            yield name, [name], plain or ["inverse_dynamics"], list(options)
        for name in OWN_FUNCTIONS:
            yield name, [name], [], list(options)

    def _stage(self, name: str, action: Callable[[], Any]) -> Any:
        """What the action returns; None if it fails, which is then noted."""
        start = time.perf_counter()
        try:
            return action()
        except (Exception, SystemExit) as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            inside = f"{Path(where.filename).name}:{where.lineno}"
            text = " ".join(str(error).split())[:600]
            self.outcome.failures.append(f"{name}: {type(error).__name__} at {inside}: {text}")
            return None
        except BaseException as error:  # what pytest.fail raises
            if isinstance(error, KeyboardInterrupt):
                raise
            self.outcome.failures.append(f"{name}: {error}"[:600])
            return None
        finally:
            self.outcome.seconds[name] = round(time.perf_counter() - start, 3)

    # -- generation ------------------------------------------------------------------------

    def _made(
        self, targets: list[str], functions: list[str], options: list[list[str]]
    ) -> Path | None:
        """The folder, after what the command rejects has been left out; None if nothing is left."""
        own = not functions
        while True:
            made, message = self._command(targets, functions, options)
            if made:
                self.outcome.generated += targets
                return made
            self.outcome.rejected.append(message)
            if not _leave_out(message, functions, options, own):
                return None

    def _command(
        self, targets: Sequence[str], functions: Sequence[str], options: Sequence[Sequence[str]]
    ) -> tuple[Path | None, str]:
        """The folder that the command line makes, or the message of its error."""
        out = self.folder / "_".join(targets)
        arguments = ["generate", str(self.spec), "--target", *targets, "--out", str(out), "--json"]
        arguments += ["--functions", *functions] if functions else []
        for option in options:
            arguments += option
        with mock.patch.object(fmu_source, "built", partial(built, flags=("-O0",))):
            status, _, err = run(*arguments, seconds=SECONDS)
        assert_contract(status, err)
        if status == 2:
            assert not out.exists(), "something half-written is left"
            return None, err.rstrip("\n").split("\n")[-1].removeprefix("symdyn: error: ")
        (made,) = out.iterdir()
        return made, ""

    def _describe(self, made: Path, functions: list[str], options: list[list[str]]) -> None:
        """What the code is of."""
        spec, outcome = self.case.spec, self.outcome
        manifest = json.loads((made / f"{made.name}.json").read_text(encoding="utf-8"))
        named = {option[0] for option in options}
        outcome.options = sorted(named.union(outcome.options))
        outcome.functions = sorted({*parts_of(functions), *outcome.functions})
        outcome.nv = manifest["nv"]
        outcome.open_parameters = max(outcome.open_parameters, len(manifest["parameters"]))
        outcome.closed = bool(spec.get("loops") or spec.get("contacts"))
        laws = (joint.get("passive", {}) for joint in spec["joints"])
        outcome.springs = sum("stiffness" in law for law in laws)

    # -- comparison ------------------------------------------------------------------------

    def _compare(self, made: Path, languages: Sequence[str]) -> None:
        """Run the code of a folder and compare it."""
        manifest, robot = read_manifest(made)
        codes: dict[str, dict[str, Call]] = {}
        for name in languages:
            if name in manifest["targets"]:
                self._stage(f"load {name}", lambda n=name: self._load(n, made, manifest, codes))
        calls = {title: _Recorded(own) for title, own in codes.items()}
        wrapped = {title: recorded.calls for title, recorded in calls.items()}
        try:
            rows = check_calls(robot, wrapped, manifest, STATES, self.case.seed)
        except RobotError as error:
            if "cannot be checked" not in str(error):
                raise
            self.outcome.rejected.append(str(error))
            rows = []
        self.outcome.comparisons += len(rows)
        for row in rows:
            if not row.passed:
                self.outcome.failures.append(
                    f"wrong: {row.what} in {row.code} against {row.against}: "
                    f"{row.error:.1e} > {row.allowed:.1e}"
                )
        self._agree(calls, manifest)
        if ["--batch"] in self.case.options and "c" in languages and "C" in calls:
            self._batch(made, manifest, calls["C"])

    def _load(self, name: str, made: Path, manifest: dict[str, Any], codes: dict[str, Any]) -> None:
        target, scratch = TARGETS[name], self.folder / f"run_{name}"
        scratch.mkdir()
        codes[target.title] = target.load(made, manifest, scratch)
        for title in target.others:
            codes[title] = target.load_other(title, made, manifest, scratch)
        self.outcome.run.append(name)

    def _agree(self, calls: dict[str, _Recorded], manifest: dict[str, Any]) -> None:
        """Every language against the first."""
        if not calls:
            return
        first, *others = calls
        for function, states in calls[first].results.items():
            bound = manifest["functions"][function]
            rounding = bound["roundoff"] + 3 * bound["roundoff_per_radian"]
            allowed = max(APART, 10 * rounding if manifest["dtype"] == "float" else 0)
            for other in others:
                pairs = zip(states, calls[other].results.get(function, []), strict=False)
                # np.max keeps a NaN, which max() may drop.
                worst = float(np.max([_gap(a[1], b[1]) for a, b in pairs], initial=0.0))
                self.outcome.comparisons += 1
                if not worst <= allowed:
                    self.outcome.failures.append(
                        f"disagree: {function} in {first} and {other}: {worst:.1e} > {allowed:.1e}"
                    )

    def _batch(self, made: Path, manifest: dict[str, Any], single: _Recorded) -> None:
        """The functions of C over many states against those of one."""
        library = new_library(made.name, self.folder)
        compile_c(made / f"{made.name}.c", library)
        loaded, real = ctypes.CDLL(str(library)), real_type(manifest["dtype"])
        for name, states in single.results.items():
            function = getattr(loaded, f"{made.name}_{name}_batch", None)
            if function is None or not states:
                self.outcome.failures.append(f"batch: there is no {name}_batch")
                continue
            inputs = [
                np.stack([np.ravel(x) for x in one], 1)
                for one in zip(*(s[0] for s in states), strict=True)
            ]
            given = [np.ascontiguousarray(x, real) for x in inputs]
            expected = [
                np.stack([np.ravel(x) for x in one], 1)
                for one in zip(*(s[1] for s in states), strict=True)
            ]
            found = [np.full(x.shape, np.nan, real) for x in expected]
            function.restype = None
            pointers = (ctypes.c_void_p(x.ctypes.data) for x in (*given, *found))
            function(ctypes.c_size_t(len(states)), *pointers)
            worst = _gap(expected, [x.astype(float) for x in found])
            self.outcome.comparisons += 1
            if not worst <= (1e-4 if manifest["dtype"] == "float" else APART):
                self.outcome.failures.append(f"batch: {name} in C differs by {worst:.1e}")


def _leave_out(
    message: str, functions: list[str], options: list[list[str]], own: bool = False
) -> bool:
    """Take what a message is about out of the lists; False if nothing is left to take.

    `own`: the language decides on the functions.
    """
    about = message.split(";")[0]
    flags = about.replace("_", "-")
    named = [one for one in options if re.search(rf"{one[0].lstrip('-')}\b", flags)]
    words = [word for word in re.findall(r"\w+", about) if word in ROWS]
    meant = [
        name
        for name in functions
        if any(part.startswith(word) for part in name.split("+") for word in words)
    ]
    if named:
        options.remove(named[0])
    elif meant and len(meant) < len(functions):
        functions.remove(meant[0])
    elif options:
        options.pop()
    elif len(functions) > 1:
        functions.pop(0)
    elif functions != ["inverse_dynamics"] and not own:
        functions[:] = ["inverse_dynamics"]
    else:
        return False
    return True


class _Recorded:
    """Functions of a language that remember what they were given and what they said."""

    def __init__(self, own: dict[str, Call]) -> None:
        self.results: dict[str, list[tuple[Any, Any]]] = {name: [] for name in own}
        self.calls = {name: self._recorded(name, call) for name, call in own.items()}

    def _recorded(self, name: str, call: Call) -> Call:
        def recorded(*inputs: Any) -> tuple[Any, ...]:
            outputs = call(*inputs)
            self.results[name].append((inputs, outputs))
            return outputs

        return recorded


def _gap(ours: Sequence[Any], theirs: Sequence[Any]) -> float:
    """The largest difference, relative to the largest result, or absolute if that is below one."""
    worst = 0.0
    size = max((float(np.max(np.abs(a))) for a in ours if np.size(a)), default=0.0)
    for a, b in zip(ours, theirs, strict=True):
        if np.shape(a) != np.shape(b):
            return np.inf
        if np.size(a):
            gap = float(np.max(np.abs(np.asarray(a) - np.asarray(b)))) / max(size, 1.0)
            worst = gap if not gap <= worst else worst
    return worst


def try_seed(seed: int, folder: Path, languages: Sequence[str] = ALWAYS) -> Outcome:
    """The outcome of a seed's case."""
    return Trial(case_of(seed), folder, languages).outcome_of()
