"""Call the functions of generated FMUs with NumPy arrays; FMPy imports the FMUs.

An FMU is initialized for model exchange with the arguments as its start, inputs and parameters;
then the results are read. The files for both versions of the standard must give the same numbers.
"""

from __future__ import annotations

import tempfile
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.c.load import compile_c
from symdyn.codegen.fmu.model_description import CLOSED, OPEN
from symdyn.codegen.fmu.source import FILES, library_path, shown_of
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError, SymdynError
from symdyn.support.extras import required
from symdyn.support.names import printable

Array = NDArray[np.float64]
NUMBERS = {"3.0": "Float64", "2.0": "Real"}
"""What the functions of FMPy that set and get numbers are called after, by version."""
RESULTS = {
    "qdot": ("der_q_",),
    OPEN: ("der_qd_",),
    CLOSED: ("der_qd_", "f_"),
    "forward_kinematics": ("rot_",),
    "kinetic_energy": ("kinetic",),
    "potential_energy": ("potential",),
}
"""How the names of the variables begin that are the outputs of a function."""
_PREFIXES: dict[str, str | tuple[str, ...]] = {"rot_": ("rot_", "pos_"), "p_": ""}
"""Where they begin otherwise: poses are rotations and positions; parameters have any name."""


def load_fmu(
    folder: Path, manifest: dict[str, Any], scratch: Path, flags: Sequence[str] = ()
) -> dict[str, Call]:
    """The functions of a generated folder; with `flags`, of libraries built from the sources."""
    fmus = [
        _Fmu(promised_file(folder, manifest["name"] + suffix), version, manifest, scratch, flags)
        for version, suffix in FILES.items()
    ]
    names = shown_of(list(manifest["functions"]))
    return {name: _call(fmus, name, manifest["functions"][name]) for name in names}


def _call(fmus: Sequence[_Fmu], name: str, entry: dict[str, Any]) -> Call:
    inputs = [array for array, _ in entry["inputs"]]
    shapes = [shape for _, shape in entry["outputs"]]

    def call(*arguments: Any) -> tuple[Array, ...]:
        given = dict(zip(inputs, (np.asarray(a, float) for a in arguments), strict=True))
        first, *others = (fmu.results(name, given, shapes) for fmu in fmus)
        for fmu, other in zip(fmus[1:], others, strict=True):
            if not all(map(_same, first, other)):
                message = f"{name}: its values differ from those of {fmus[0].where}"
                raise RobotError(f"{message}; generate it again", fmu.where)
        return first

    return call


def _same(ours: Array, theirs: Array) -> bool:
    return np.array_equal(ours, theirs, equal_nan=True)


class _Fmu:
    """An instance of an FMU for model exchange, which every call resets."""

    def __init__(
        self,
        file: Path,
        version: str,
        manifest: dict[str, Any],
        scratch: Path,
        flags: Sequence[str],
    ) -> None:
        self.where, self.version = str(file), version
        self.spans = _spans(manifest)
        fmpy = required("fmpy", "FMPy", "the check of an FMU", "fmu")
        folder = Path(tempfile.mkdtemp(dir=scratch))
        with self._errors():
            fmpy.extract(file, folder)
            about = fmpy.read_model_description(folder)
            self._check_names(about.modelVariables)
            library = folder / library_path(manifest["name"], version)
            if flags or not library.is_file():
                library.parent.mkdir(parents=True, exist_ok=True)
                compile_c(sorted(folder.glob("sources/*.c")), library, tuple(flags) or ("-O1",))
            self.instance = self._instantiated(about, folder, library)
        weakref.finalize(self, self.instance.freeInstance)

    def _instantiated(self, about: Any, folder: Path, library: Path) -> Any:
        """An instance of FMPy's class, without messages on the terminal."""
        digit = self.version[0]
        fmi = required(f"fmpy.fmi{digit}", "FMPy", "the check of an FMU", "fmu")
        with chdir("."):  # FMPy leaves the working directory elsewhere if a library does not load
            instance = getattr(fmi, f"FMU{digit}Model")(
                guid=about.guid,
                modelIdentifier=about.modelExchange.modelIdentifier,
                unzipDirectory=str(folder),
                libraryPath=str(library),
            )
        if self.version == "2.0":
            instance.instantiate(callbacks=fmi.fmi2CallbackFunctions())
        else:
            instance.instantiate(logMessage=lambda *_: None)
        return instance

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Name the file in errors of FMPy, many of which have no class of their own."""
        try:
            yield
        except SymdynError:
            raise
        except Exception as error:
            reason = printable(" ".join(str(error).split()), 200)
            raise RobotError(f"FMPy rejects it ({reason}); generate it again", self.where) from None

    def _check_names(self, variables: Sequence[Any]) -> None:
        """Reject a description whose references are not those of the manifest."""
        names = {variable.valueReference: variable.name for variable in variables}
        count = max(span.stop for span in self.spans.values())
        if len(names) != count or len(variables) != count:
            message = f"it has {len(variables)} variables, not {count}; generate it again"
            raise RobotError(message, self.where)
        for beginning, span in self.spans.items():
            for at in span:
                name = names.get(at, "")
                if not name.startswith(_PREFIXES.get(beginning, beginning)):
                    message = f"value reference {at} is that of {name!r}; generate it again"
                    raise RobotError(message, self.where)

    def results(
        self, function: str, given: Mapping[str, Array], shapes: Sequence[Sequence[int]]
    ) -> tuple[Array, ...]:
        """The outputs of a function of the manifest in a state."""
        at = [k for name in given for k in self.spans[f"{name}_"]]
        values = [float(x) for array in given.values() for x in array.ravel()]
        spans = [self.spans[name] for name in RESULTS[function]]
        numbers = self._evaluate(at, values, [k for span in spans for k in span])
        parts = np.split(numbers, np.cumsum([len(span) for span in spans])[:-1])
        if function == "forward_kinematics":
            poses = np.zeros(shapes[0])
            poses[:, :3], poses[:, 3, 3] = parts[0].reshape(-1, 3, 4), 1
            parts = [poses]
        return tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))

    def _evaluate(self, at: list[int], values: list[float], wanted: list[int]) -> Array:
        """The numbers of some references after an initialization in which others are set."""
        one, numbers = self.instance, NUMBERS[self.version]
        with self._errors():
            one.reset()
            getattr(one, "set" + numbers)(at, values)
            if self.version == "2.0":
                one.setupExperiment()
            one.enterInitializationMode()
            one.exitInitializationMode()
        fmi1 = required("fmpy.fmi1", "FMPy", "the check of an FMU", "fmu")
        try:
            return np.array(getattr(one, "get" + numbers)(wanted))
        except fmi1.FMICallException:
            return np.full(len(wanted), np.nan)  # there are none, as where accelerations diverge


def _spans(manifest: dict[str, Any]) -> dict[str, range]:
    """The value references by how names of variables begin, in the order of the description."""
    functions, nq, nv = manifest["functions"], manifest["nq"], manifest["nv"]
    shown = shown_of(list(functions))
    further = {
        array: prod(shape)
        for name in shown
        for array, shape in functions[name]["inputs"]
        if array not in ("q", "qd", "p")
    }
    contacts = len(manifest.get("constraints", ()))
    sizes = {
        "time": 1,
        "q_": nq,
        "qd_": nv,
        **{f"{array}_": size for array, size in further.items()},
        "p_": len(manifest["parameters"]),
        "solver_step": 1,
        "der_q_": nq,
        "der_qd_": nv,
        "f_": 6 * contacts,
        "rot_": 12 * len(manifest["tips"]),
        "kinetic": 1,
        "potential": 1,
    }
    spans, end = {}, 0
    for name, size in sizes.items():
        spans[name] = range(end, end + size)
        end += size
    return spans
