"""The files inside a unit: C of the functions, of the model around them, and descriptions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from textwrap import wrap
from typing import Any

from symdyn.codegen.c.simulation import CLOSED as CLOSED_UP_TO
from symdyn.codegen.c.simulation import TRIES
from symdyn.codegen.c.source import emit_c
from symdyn.codegen.c.text import CPrinter
from symdyn.codegen.fmu.absent import FMI2, FMI3
from symdyn.codegen.fmu.slopes import PREFIX, SUFFIX, slope_of
from symdyn.codegen.fmu.units import exponents
from symdyn.codegen.fmu.variables import CLOSED, OPEN, Variables, variables_of
from symdyn.codegen.module import Module, banner
from symdyn.codegen.render import render
from symdyn.errors import FunctionError
from symdyn.graph import Array, Program
from symdyn.support.templates import render_page

RATES, POSE, KINETIC, POTENTIAL = "qdot", "forward_kinematics", "kinetic_energy", "potential_energy"
CLOSING = ("constraint_error", "constraint_jacobian", "integrate")
TOLERANCE = 1e-6
"""Of importers that give none."""
DRIFT = 10.0
"""A chain that has drifted so many tolerances apart is closed again."""
UNIT, WIDE = 1e-3, 1e-6
"""By how much the length of a quaternion may differ from one at the start, in which chains must be
closed up to this."""
INTERFACES = {
    "3.0": ("symdyn_fmi3.c", FMI3, "FMI3"),
    "2.0": ("symdyn_fmi2.c", FMI2, "FMI2"),
}
"""By version of the standard: the source, what is absent in it, and the macro that makes names."""


@dataclass(frozen=True)
class Unit:
    """All that is inside the units of a robot but the library.

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


def unit_of(module: Module) -> Unit:
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
    descriptions = _descriptions(module, v, token, compiled)
    return Unit(module.name, {**functions, **model}, compiled, descriptions)


def _programs(module: Module) -> list[Program]:
    """The programs of the unit; refuses if one is missing."""
    found = {program.name: program for program in module.programs}
    wanted = functions_for(list(found))
    missing = [name for name in wanted if name not in found]
    if missing:
        raise FunctionError(f"{module.name}: an FMU needs {', '.join(missing)}; ask for it by name")
    return [found[name] for name in wanted]


def _token(functions: Mapping[str, str], v: Variables) -> str:
    """What tells the unit from others: a hash of its functions and variables."""
    data = "\0".join((*functions.values(), repr(v)))
    return "{" + hashlib.sha256(data.encode()).hexdigest()[:32] + "}"


# -- C -------------------------------------------------------------------------------------------

_ABOUT = {
    "TIME": "time",
    "Q": "q",
    "QD": "qd",
    "U": "tau and other inputs",
    "P": "parameters p",
    "STEP": "the longest step inside",
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
            file: {"absent": absent, "tolerance": TOLERANCE, "function": partial(_function, macro)}
            for file, absent, macro in INTERFACES.values()
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


# -- descriptions --------------------------------------------------------------------------------


def _descriptions(
    module: Module, v: Variables, token: str, compiled: Sequence[str]
) -> dict[str, dict[str, str]]:
    units = {variable.unit: exponents(variable.unit) for variable in v.all if variable.unit}
    found = {}
    for version, (interface, *_) in INTERFACES.items():
        others = {file for file, *_ in INTERFACES.values()} - {interface}
        values = {
            "name": module.name,
            "maker": module.maker,
            "origin": module.origin,
            "token": token,
            "units": units,
            "variables": v.all,
            "states": [v.all[k].rate_of for k in v.rates],
            "outputs": v.outputs,
            "rates": v.rates,
            "unknowns": v.unknowns,
            "closed": bool(module.interface.coordinates.contacts),
            "files": [file for file in compiled if file not in others],
        }
        digit = version[0]
        texts = {"modelDescription.xml": render_page(f"fmu/description{digit}.xml.j2", **values)}
        if version == "3.0":
            texts["sources/buildDescription.xml"] = render_page("fmu/build.xml.j2", **values)
        found[version] = texts
    return found
