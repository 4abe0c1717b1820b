"""Functional mock-up units: C of functions and of the model around them; files with a library."""

from __future__ import annotations

import hashlib
import io
import platform
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.load import compile_c
from symdyn.codegen.c.printer import CPrinter
from symdyn.codegen.c.source import CLOSED as CLOSED_UP_TO, TRIES, emit_c
from symdyn.codegen.fmu.model_description import (
    CLOSED,
    INTERFACES,
    OPEN,
    Variables,
    descriptions_of,
    variables_of,
)
from symdyn.codegen.module import Module, banner
from symdyn.errors import FunctionError
from symdyn.graph import Array, Program, directional_derivatives
from symdyn.passes import cheapest_optimized
from symdyn.support.templates import render

RATES, POSE, KINETIC, POTENTIAL = "qdot", "forward_kinematics", "kinetic_energy", "potential_energy"
CLOSING = ("constraint_error", "constraint_jacobian", "integrate")
TOLERANCE = 1e-6
"""Of importers that give none."""
DRIFT = 10.0
"""A chain that has drifted so many tolerances apart is closed again."""
UNIT, WIDE = 1e-3, 1e-6
"""By how much the length of a quaternion may differ from one at the start, in which chains must be
closed up to this."""


@dataclass(frozen=True)
class FmuContents:
    """The contents of the FMU of a robot, without the library.

    `sources` are the C files by name, `compiled` those that are compiled; `descriptions` has the
    text of modelDescription.xml, and of buildDescription.xml, by version of the standard.
    """

    name: str
    sources: Mapping[str, str]
    compiled: tuple[str, ...]
    descriptions: Mapping[str, Mapping[str, str]]


def functions_for(functions: Sequence[str]) -> list[str]:
    """Of the functions that are there for a robot those that its unit is made of, and `qdot`."""
    dynamics = [CLOSED, *CLOSING] if CLOSED in functions else [OPEN]
    return [*dynamics, RATES, POSE, KINETIC, POTENTIAL]


def shown_of(functions: Sequence[str]) -> list[str]:
    """Of the functions of a module those whose results are variables of its unit."""
    wanted = functions_for(functions)
    return [name for name in wanted if name in functions and name not in CLOSING]


def unit_of(module: Module) -> FmuContents:
    """The texts of a unit."""
    programs = _programs(module)
    shown = [program for program in programs if program.name not in CLOSING]
    v = variables_of(module, shown)
    slopes = [slope_of(program) for program in shown]
    inner = replace(
        module,
        programs=(*programs, *slopes),
        options=frozenset(),
        trials=None,
    )
    functions = emit_c(inner)
    token = _token(functions, v)
    model = _model(inner, v, token)
    compiled = (f"{module.name}.c", *(name for name in model if name.endswith(".c")))
    descriptions = descriptions_of(module, v, token, compiled)
    return FmuContents(module.name, {**functions, **model}, compiled, descriptions)


def _programs(module: Module) -> list[Program]:
    """Return the programs of the FMU; raise if one is missing."""
    found = {program.name: program for program in module.programs}
    wanted = functions_for(list(found))
    missing = [name for name in wanted if name not in found]
    if missing:
        raise FunctionError(f"{module.name}: an FMU needs {', '.join(missing)}; request it by name")
    return [found[name] for name in wanted]


def _token(functions: Mapping[str, str], v: Variables) -> str:
    """Return the instantiation token: a hash of the functions and variables."""
    # The names of the classes of variables are part of it.
    data = "\0".join((*functions.values(), repr(v)))
    return "{" + hashlib.sha256(data.encode()).hexdigest()[:32] + "}"


# -- C -------------------------------------------------------------------------------------------

_ABOUT = {
    "TIME": "time",
    "Q": "q",
    "QD": "qd",
    "U": "tau and other inputs",
    "P": "parameters p",
    "STEP": "the longest internal step",
    "DQ": "rates of q",
    "QDD": "accelerations",
    "F": "contact forces",
    "POSES": "poses of tips",
    "ENERGIES": "kinetic and potential energy",
    "COUNT": "values",
    "NQ": "entries of q",
    "NV": "entries of qd",
    "TIPS": "tips",
    "NR": "results of the dynamics",
}


def _model(module: Module, v: Variables, token: str) -> dict[str, str]:
    """The model and its interfaces."""
    coordinates = module.interface.coordinates
    takes = {p.name: any(a.name == "p" for a in p.inputs) for p in module.programs}
    with_p = any(takes.get(name, False) for name in CLOSING)
    number = CPrinter(module.number).number
    places = [(name, at, _ABOUT[name]) for name, at in v.places.items()]
    model = {
        "name": module.name,
        "start": wrap(", ".join(map(number, v.start)), 88),
        "quaternions": coordinates.quaternions,
        "contacts": len(coordinates.contacts),
        "positional": list(map(int, coordinates.positional)),
        "closed": CLOSED_UP_TO,
        "tries": TRIES,
        "p_declared": ", const double *p" if with_p else "",
        "p": ", p" if with_p else "",
        "p_of": {name: ", p" if takes.get(name) else "" for name in CLOSING},
        "with_p": with_p,
        "unit": UNIT,
        "open": WIDE,
        "drift": DRIFT,
        "calls": _calls(module, v),
    }
    values: dict[str, dict[str, Any]] = {
        "symdyn_model.h": {"places": places, "token": token},
        "symdyn_model.c": model,
        **{
            INTERFACES[version]: {
                "absent": absent,
                "tolerance": TOLERANCE,
                "function": partial(_function, macro),
            }
            for version, (absent, macro) in ABSENT.items()
        },
    }
    return {
        file: render(
            f"fmu/{file.removeprefix('symdyn_')}.j2",
            banner=banner(module, file, "*/", brief=True),
            **own,
        )
        for file, own in values.items()
    }


def _function(macro: str, name: str, arguments: str, result: str = "SYMDYN_STATUS") -> str:
    """The beginning of a function that importers call, in lines."""
    words = " ".join(arguments.split()).split(", ")
    return "\n".join(_folded(f"{result} {macro}({name})(", words, ")"))


def _folded(head: str, arguments: Sequence[str], end: str) -> list[str]:
    """A declaration or a call in lines; no argument is torn."""
    text = head.replace(" ", "\0") + ", ".join(a.replace(" ", "\0") for a in arguments) + end
    lines = wrap(text, 94, subsequent_indent="    ", break_long_words=False)
    return [line.replace("\0", " ") for line in lines]


def _calls(module: Module, v: Variables) -> dict[str, list[str]]:
    """The calls of the functions, by the function of the model that they are in."""
    programs = {program.name: program for program in module.programs}
    dynamics = next(name for name in (CLOSED, OPEN) if name in programs)
    results = {
        RATES: ["results"],
        OPEN: ["results + NQ"],
        CLOSED: ["results + NQ", "results + SYMDYN_NX"],
        POSE: ["X"],
        KINETIC: [f"results + {v.places['ENERGIES'] - v.places['POSES']}"],
        POTENTIAL: [f"results + {v.places['ENERGIES'] - v.places['POSES'] + 1}"],
    }

    def call(function: str, into: Sequence[str], suffix: str = "") -> str:
        program = programs[function + suffix]
        arguments = [_given(array, v) for array in program.inputs]
        arguments += [
            text if text == "X" else _cast(array, text)
            for array, text in zip(program.outputs, into, strict=True)
        ]
        return "\n    ".join(_folded(f"{module.name}_{program.name}(", arguments, ");"))

    groups = {"rates": (RATES, dynamics), "outputs": (POSE, KINETIC, POTENTIAL)}
    found = {key: [call(f, results[f]) for f in names] for key, names in groups.items()}
    for key, names in groups.items():
        found[f"{key}_slope"] = [call(f, results[f], SUFFIX) for f in names]
    found["qdot"] = [call(RATES, ["dq"])]
    return found


def _given(array: Array, v: Variables) -> str:
    """An input of a function, or a change of it, as it stands in the model."""
    change = array.name.startswith(PREFIX)
    name = array.name.removeprefix(PREFIX)
    of, values = (PREFIX, "d") if change else ("", "v")
    if name == "q":
        return f"{of}place"
    if name == "qd":
        return f"{of}qd"
    if name == "p":
        return f"{values} + SYMDYN_P"
    return _cast(array, f"{values} + {v.inputs[name]}", "const ")


def _cast(array: Array, text: str, const: str = "") -> str:
    """A pointer to numbers as a pointer to rows of them, where the function takes such."""
    sizes = "".join(f"[{n}]" for n in array.shape[1:])
    return f"({const}double (*){sizes})({text})" if sizes else text


# -- directional derivatives ----------------------------------------------------------------------

# By forward mode, with the direction as further inputs.
#
#     f_slope(x, d) = sum over k of df/dx_k d_k
#
# One such function serves all directions, at two to three times the cost of f. Derivatives are in
# the entries of the inputs. Where these are quaternions, directions must keep their length.

SUFFIX = "_slope"
PREFIX = "d_"


def slope_of(program: Program) -> Program:
    """The program of the directional derivatives of all outputs."""
    graph = program.results[0].graph
    seeds = tuple(
        Array(
            PREFIX + a.name,
            a.shape,
            tuple(graph.symbol(PREFIX + a.name + _subscript(at)) for at in _entries(a)),
            f"direction: change of {a.name}",
            a.unit,
        )
        for a in program.inputs
    )
    given = [node for array in seeds for node in array.elements]
    rates = iter(
        directional_derivatives(program.results, dict(zip(program.symbols, given, strict=True)))
    )
    outputs = tuple(
        Array(
            PREFIX + a.name,
            a.shape,
            tuple(next(rates) for _ in a.elements),
            f"derivative of {a.name}",
            a.unit,
        )
        for a in program.outputs
    )
    return cheapest_optimized(
        [
            replace(
                program,
                name=program.name + SUFFIX,
                inputs=(*program.inputs, *seeds),
                outputs=outputs,
                about=f"The directional derivative of the results of {program.name}.",
                combines=(),
                legend=(),
                changes=(),
                frames=(),
                inertias=tuple,
            )
        ]
    )


def _entries(array: Array) -> product[tuple[int, ...]]:
    return product(*(range(n) for n in array.shape))


def _subscript(at: tuple[int, ...]) -> str:
    return "".join(f"[{k}]" for k in at)


# -- functions of the standard that a unit has although it has nothing that they are about --------

# Each is its name and, behind the instance, its arguments: the declaration of each and its name.

Arguments = tuple[tuple[str, str], ...]
Absent = tuple[tuple[str, Arguments], ...]


def _arguments(*declarations: str) -> Arguments:
    return tuple((text, text.removesuffix("[]").split()[-1].lstrip("*")) for text in declarations)


_AT = ("const fmi3ValueReference at[]", "size_t count")
_TYPES = (
    ("Float32", "float"),
    *((f"{sign}Int{n}", f"{sign.lower()}int{n}_t") for n in (8, 16, 32, 64) for sign in ("", "U")),
    ("Boolean", "bool"),
    ("String", "fmi3String"),
)
_COUNTED = ("uint64_t counters[]", "uint64_t resolutions[]")

FMI3: Absent = (
    *(
        (f"Get{name}", _arguments(*_AT, f"{kind} values[]", "size_t value_count"))
        for name, kind in _TYPES
    ),
    *(
        (f"Set{name}", _arguments(*_AT, f"const {kind} values[]", "size_t value_count"))
        for name, kind in _TYPES
    ),
    (
        "GetBinary",
        _arguments(*_AT, "size_t sizes[]", "fmi3Binary values[]", "size_t value_count"),
    ),
    (
        "SetBinary",
        _arguments(*_AT, "const size_t sizes[]", "const fmi3Binary values[]", "size_t value_count"),
    ),
    ("GetClock", _arguments(*_AT, "bool values[]")),
    ("SetClock", _arguments(*_AT, "const bool values[]")),
    (
        "GetNumberOfVariableDependencies",
        _arguments("fmi3ValueReference at", "size_t *count"),
    ),
    (
        "GetVariableDependencies",
        _arguments(
            "fmi3ValueReference at",
            "size_t entries[]",
            "fmi3ValueReference others[]",
            "size_t other_entries[]",
            "int kinds[]",
            "size_t count",
        ),
    ),
    (
        "GetAdjointDerivative",
        _arguments(
            "const fmi3ValueReference unknowns[]",
            "size_t unknown_count",
            "const fmi3ValueReference knowns[]",
            "size_t known_count",
            "const double seed[]",
            "size_t seed_count",
            "double slopes[]",
            "size_t slope_count",
        ),
    ),
    ("EnterConfigurationMode", ()),
    ("ExitConfigurationMode", ()),
    ("EvaluateDiscreteStates", ()),
    ("EnterStepMode", ()),
    ("GetIntervalDecimal", _arguments(*_AT, "double intervals[]", "int qualifiers[]")),
    ("GetIntervalFraction", _arguments(*_AT, *_COUNTED, "int qualifiers[]")),
    ("GetShiftDecimal", _arguments(*_AT, "double shifts[]")),
    ("GetShiftFraction", _arguments(*_AT, *_COUNTED)),
    ("SetIntervalDecimal", _arguments(*_AT, "const double intervals[]")),
    ("SetIntervalFraction", _arguments(*_AT, *(f"const {c}" for c in _COUNTED))),
    ("SetShiftDecimal", _arguments(*_AT, "const double shifts[]")),
    ("SetShiftFraction", _arguments(*_AT, *(f"const {c}" for c in _COUNTED))),
    (
        "GetOutputDerivatives",
        _arguments(*_AT, "const int32_t orders[]", "double values[]", "size_t value_count"),
    ),
    ("ActivateModelPartition", _arguments("fmi3ValueReference clock", "double time")),
)

_AT2 = ("const fmi2ValueReference at[]", "size_t count")
_TYPES2 = (("Integer", "int"), ("Boolean", "fmi2Boolean"), ("String", "fmi2String"))

FMI2: Absent = (
    *((f"Get{name}", _arguments(*_AT2, f"{kind} values[]")) for name, kind in _TYPES2),
    *((f"Set{name}", _arguments(*_AT2, f"const {kind} values[]")) for name, kind in _TYPES2),
    (
        "SetRealInputDerivatives",
        _arguments(*_AT2, "const int orders[]", "const double values[]"),
    ),
    ("GetRealOutputDerivatives", _arguments(*_AT2, "const int orders[]", "double values[]")),
    ("CancelStep", ()),
    ("GetStatus", _arguments("int kind", "fmi2Status *value")),
    ("GetRealStatus", _arguments("int kind", "double *value")),
    ("GetIntegerStatus", _arguments("int kind", "int *value")),
    ("GetBooleanStatus", _arguments("int kind", "fmi2Boolean *value")),
    ("GetStringStatus", _arguments("int kind", "fmi2String *value")),
)
ABSENT = {"3.0": (FMI3, "FMI3"), "2.0": (FMI2, "FMI2")}
"""By version of the standard: functions that are absent, and the macro that makes names."""


# -- units as files -------------------------------------------------------------------------------

# A ZIP archive with description, sources and a library for this machine.
#
# The same texts and the same compiler give the same bytes: entries are in a fixed order and bear
# no time. The description comes first and is not compressed, so that its banner opens the file.

FLAGS = ("-O2", "-fvisibility=hidden")
FILES = {"3.0": ".fmu", "2.0": "_fmi2.fmu"}
"""What files are called behind the name of the module, by version of the standard."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
_SYSTEMS = {"linux": ("linux", ".so"), "darwin": ("darwin", ".dylib"), "win32": ("windows", ".dll")}
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def library_path(name: str, version: str) -> str:
    """Where a unit has its library for this machine."""
    system, suffix = _SYSTEMS.get(sys.platform, (sys.platform, ".so"))
    machine = platform.machine().lower()
    machine = _MACHINES.get(machine, machine)
    folder = f"{machine}-{system}"
    if version == "2.0":
        short = {"windows": "win"}.get(system, system)
        folder = f"{short}64" if machine == "x86_64" else folder
    return f"binaries/{folder}/{name}{suffix}"


def built(unit: FmuContents, flags: tuple[str, ...] = FLAGS) -> bytes:
    """The library of a unit, which knows both versions of the standard."""
    with tempfile.TemporaryDirectory() as scratch:
        for name, text in unit.sources.items():
            Path(scratch, name).write_text(text, encoding="ascii", newline="\n")
        library = Path(scratch, "library")
        compile_c([Path(scratch, name) for name in unit.compiled], library, flags)
        return library.read_bytes()


def archives(unit: FmuContents, library: bytes) -> dict[str, bytes]:
    """The files of a unit, one for each version of the standard."""
    return {
        unit.name + suffix: _archive(unit, version, library) for version, suffix in FILES.items()
    }


def _archive(unit: FmuContents, version: str, library: bytes) -> bytes:
    entries = {name: text.encode("ascii") for name, text in unit.descriptions[version].items()}
    entries[library_path(unit.name, version)] = library
    entries |= {f"sources/{name}": text.encode("ascii") for name, text in unit.sources.items()}
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for k, (name, data) in enumerate(entries.items()):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.create_system = 3
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED if k else zipfile.ZIP_STORED
            archive.writestr(info, data)
    return stream.getvalue()
