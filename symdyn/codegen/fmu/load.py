"""Call the functions of units with NumPy arrays, by way of the functions that importers call.

A unit is instantiated for model exchange and initialized with the arguments as its start, inputs
and parameters; then the results are read. Those of both versions of the standard must be the same.
"""

from __future__ import annotations

import ctypes
import io
import xml.etree.ElementTree as ET
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symdyn.codegen.c.load import compile_c, new_library
from symdyn.codegen.fmu.model_description import CLOSED, OPEN
from symdyn.codegen.fmu.source import FILES, library_path, shown_of
from symdyn.codegen.target import Call, promised_file
from symdyn.errors import RobotError

# What an importer calls, in the two versions of the standard, for model exchange.

_POINTER, _SIZE, _TEXT, _REAL = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_double
_NO_LIMITS = (False, 0.0, 0.0, False, 0.0)
"""No tolerance, the start at time 0, no end."""


class Importer(ABC):
    """The library of a unit; `where` is its file."""

    prefix: str
    numbers: str
    flag: Any

    def __init__(self, library: ctypes.CDLL, token: str, where: str) -> None:
        self.library, self.token, self.where = library, token.encode(), where

    def evaluated(
        self, at: NDArray[np.uint32], values: NDArray[np.float64], wanted: NDArray[np.uint32]
    ) -> NDArray[np.float64]:
        """The numbers of some references after an initialization in which others are set."""
        found = np.full(len(wanted), np.nan)
        instance = self.instance()
        if not instance:
            raise RobotError("its library does not know the token of its description", self.where)
        try:
            self.require("Set" + self.numbers, self.exchange("Set", instance, at, values))
            self.begin(instance)
            self.status("ExitInitializationMode", [_POINTER], instance)
            if self.exchange("Get", instance, wanted, found):
                found[:] = np.nan  # there are none, as where accelerations are infinite
        finally:
            self.function("FreeInstance", [_POINTER], None)(instance)
        return found

    def function(self, name: str, types: list[Any], result: Any = ctypes.c_int) -> Any:
        """A function of the library."""
        found = getattr(self.library, self.prefix + name, None)
        if found is None:
            raise RobotError(f"its library has no function {self.prefix}{name}", self.where)
        found.restype, found.argtypes = result, types
        return found

    def status(self, name: str, types: list[Any], *arguments: Any) -> None:
        """Call a function; refuses if it says that something is wrong."""
        self.require(name, self.function(name, types)(*arguments))

    def require(self, name: str, status: int) -> None:
        """Refuse a status that says that something is wrong."""
        if status:
            message = f"{self.prefix}{name} fails with status {status}; generate it again"
            raise RobotError(message, self.where)

    def exchange(
        self, what: str, instance: Any, at: NDArray[np.uint32], values: NDArray[np.float64]
    ) -> int:
        """Set or get numbers; the status."""
        sizes = [_SIZE] * self.counts_values
        types = [_POINTER, _POINTER, _SIZE, _POINTER, *sizes]
        more = [len(values)] * self.counts_values
        data = (at.ctypes.data, len(at), values.ctypes.data, *more)
        return int(self.function(what + self.numbers, types)(instance, *data))

    counts_values: bool
    """Whether values come with their number, besides that of the references."""

    @abstractmethod
    def instance(self) -> Any:
        """A new instance, or None."""

    @abstractmethod
    def begin(self, instance: Any) -> None:
        """Enter the initialization."""


class Importer3(Importer):
    """FMI 3.0."""

    prefix, numbers, flag = "fmi3", "Float64", ctypes.c_bool
    counts_values = True

    def instance(self) -> Any:
        types = [_TEXT, _TEXT, _TEXT, self.flag, self.flag, _POINTER, _POINTER]
        new = self.function("InstantiateModelExchange", types, _POINTER)
        return new(b"check", self.token, None, False, False, None, None)

    def begin(self, instance: Any) -> None:
        types = [_POINTER, self.flag, _REAL, _REAL, self.flag, _REAL]
        self.status("EnterInitializationMode", types, instance, *_NO_LIMITS)


class Importer2(Importer):
    """FMI 2.0."""

    prefix, numbers, flag = "fmi2", "Real", ctypes.c_int
    counts_values = False

    def instance(self) -> Any:
        types = [_TEXT, ctypes.c_int, _TEXT, _TEXT, _POINTER, self.flag, self.flag]
        new = self.function("Instantiate", types, _POINTER)
        return new(b"check", 0, self.token, None, None, False, False)

    def begin(self, instance: Any) -> None:
        types = [_POINTER, self.flag, _REAL, _REAL, self.flag, _REAL]
        self.status("SetupExperiment", types, instance, *_NO_LIMITS)
        self.status("EnterInitializationMode", [_POINTER], instance)


Array = NDArray[np.float64]
IMPORTERS = {"3.0": Importer3, "2.0": Importer2}
LARGEST = 2**30
"""Bytes that all entries of a unit may have."""
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
    units = [
        _Unit(promised_file(folder, manifest["name"] + suffix), version, manifest, scratch, flags)
        for version, suffix in FILES.items()
    ]
    names = shown_of(list(manifest["functions"]))
    return {name: _call(units, name, manifest["functions"][name]) for name in names}


def _call(units: Sequence[_Unit], name: str, entry: dict[str, Any]) -> Call:
    inputs = [array for array, _ in entry["inputs"]]
    shapes = [shape for _, shape in entry["outputs"]]

    def call(*arguments: Any) -> tuple[Array, ...]:
        given = dict(zip(inputs, (np.asarray(a, float) for a in arguments), strict=True))
        first, *others = (unit.results(name, given, shapes) for unit in units)
        for unit, other in zip(units[1:], others, strict=True):
            if not all(map(_same, first, other)):
                raise RobotError(f"{name}: not the numbers of {units[0].where}", unit.where)
        return first

    return call


def _same(ours: Array, theirs: Array) -> bool:
    return np.array_equal(ours, theirs, equal_nan=True)


class _Unit:
    """A unit with its library; every call makes an instance of its own."""

    def __init__(
        self,
        file: Path,
        version: str,
        manifest: dict[str, Any],
        scratch: Path,
        flags: Sequence[str],
    ) -> None:
        self.where = str(file)
        name = manifest["name"]
        entries = self._entries(file)
        try:
            root = ET.fromstring(entries["modelDescription.xml"])
        except (KeyError, ET.ParseError):
            raise self._refused("no modelDescription.xml can be read") from None
        library = new_library(name, scratch)
        inside = library_path(name, version)
        if flags or inside not in entries:
            self._build(entries, library, tuple(flags) or ("-O1",))
        else:
            library.write_bytes(entries[inside])
        try:
            loaded = ctypes.CDLL(str(library))
        except OSError as error:
            raise self._refused(f"its library cannot be loaded ({error})") from None
        token = root.get("instantiationToken") or root.get("guid") or ""
        self.importer = IMPORTERS[version](loaded, token, self.where)
        self.spans = _spans(manifest)
        self._check_names(root)

    def _refused(self, problem: str) -> RobotError:
        return RobotError(f"{problem}; generate it again", self.where)

    def _entries(self, file: Path) -> dict[str, bytes]:
        try:
            with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as archive:
                infos = archive.infolist()
                if sum(info.file_size for info in infos) > LARGEST:
                    raise ValueError("it is too large")
                return {info.filename: archive.read(info) for info in infos}
        except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
            raise self._refused(f"it cannot be read ({error})") from None

    def _build(self, entries: dict[str, bytes], library: Path, flags: tuple[str, ...]) -> None:
        """Compile the sources inside."""
        sources = []
        for name, data in entries.items():
            inside = Path(name)
            if inside.parent == Path("sources") and inside.suffix in (".c", ".h", ".inc"):
                file = library.parent / inside.name
                file.write_bytes(data)
                sources += [file] if inside.suffix == ".c" else []
        if not sources:
            raise self._refused("it has neither a library for this machine nor sources")
        compile_c(sources, library, flags)

    def _check_names(self, root: ET.Element) -> None:
        """Refuse a description whose references are not those of the manifest."""
        variables = root.findall("ModelVariables/*")
        names = {v.get("valueReference", ""): v.get("name", "") for v in variables}
        count = max(span.stop for span in self.spans.values())
        if len(names) != count or len(variables) != count:
            raise self._refused(f"it has {len(names)} variables, not {count}")
        for beginning, span in self.spans.items():
            for at in span:
                name = names.get(str(at), "")
                if not name.startswith(_PREFIXES.get(beginning, beginning)):
                    raise self._refused(f"value reference {at} is that of {name!r}")

    def results(
        self, function: str, given: Mapping[str, Array], shapes: Sequence[Sequence[int]]
    ) -> tuple[Array, ...]:
        """What the unit says in a state: the outputs of a function of the manifest."""
        at = np.array([k for name in given for k in self.spans[f"{name}_"]], np.uint32)
        values = np.concatenate([array.ravel() for array in given.values()])
        spans = [self.spans[name] for name in RESULTS[function]]
        wanted = np.array([k for span in spans for k in span], np.uint32)
        numbers = self.importer.evaluated(at, values, wanted)
        parts = np.split(numbers, np.cumsum([len(span) for span in spans])[:-1])
        if function == "forward_kinematics":
            poses = np.zeros(shapes[0])
            poses[:, :3], poses[:, 3, 3] = parts[0].reshape(-1, 3, 4), 1
            parts = [poses]
        return tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))


def _spans(manifest: dict[str, Any]) -> dict[str, range]:
    """The value references in the order of `variables.py`, by how the names of variables begin."""
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
