"""The model description of a unit: its variables in the order of their value references, its units.

    given       time, q, qd, inputs (tau and what else acts), parameters p, step
    computed    dq/dt, qdd, contact forces, poses of tips, energies

`symdyn simulate` gives its columns the same names. A number is a scalar variable in both versions
of the standard, so that they share value references and code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from symdyn.codegen.module import Coordinates, Module
from symdyn.graph import Array, Expr, Program, reachable
from symdyn.support.templates import render_page

INTERFACES = {"3.0": "symdyn_fmi3.c", "2.0": "symdyn_fmi2.c"}
"""The source of the functions that importers call, by version of the standard."""
STEP = 1e-3
"""The longest step of the method inside that is taken unless the parameter says another one."""
OPEN, CLOSED = "forward_dynamics", "closed_chain_dynamics"
AXES = "xyz"
WRENCH = (*(("m" + axis, "N m") for axis in AXES), *(("f" + axis, "N") for axis in AXES))


@dataclass(frozen=True)
class Variable:
    """A variable of the FMU; `initial` is exact where `start` is given, else calculated.

    `rate_of` is the reference of the state that it is the derivative of; `depends` are references
    of states and inputs.
    """

    name: str
    causality: str
    about: str
    unit: str = ""
    variability: str = "continuous"
    start: float | None = None
    rate_of: int | None = None
    depends: tuple[int, ...] | None = None

    @property
    def initial(self) -> str:
        return "calculated" if self.start is None else "exact"


@dataclass(frozen=True)
class Variables:
    """All variables; `places` are the first references of each kind, and how many there are."""

    all: tuple[Variable, ...]
    places: dict[str, int]
    inputs: dict[str, int]
    """The first value reference of each input array of the FMU."""

    @property
    def outputs(self) -> list[int]:
        return [k for k, v in enumerate(self.all) if v.causality == "output"]

    @property
    def rates(self) -> list[int]:
        return [k for k, v in enumerate(self.all) if v.rate_of is not None]

    @property
    def unknowns(self) -> list[int]:
        """What the initialization computes."""
        return [k for k, v in enumerate(self.all) if v.start is None and v.causality != TIME]

    @property
    def start(self) -> list[float]:
        """The start of all that is given."""
        return [v.start or 0.0 for v in self.all[: self.places["DQ"]]]


TIME = "independent"


def further_inputs(programs: Iterable[Program]) -> dict[str, Array]:
    """The arrays that act from outside: all inputs but the state and the parameters."""
    arrays = {a.name: a for program in programs for a in program.inputs}
    return {name: a for name, a in arrays.items() if name not in ("q", "qd", "p")}


def variables_of(module: Module, programs: Sequence[Program]) -> Variables:
    """The variables of a unit that is made of these programs."""
    c = module.interface.coordinates
    dynamics = next(p for p in programs if p.name in (OPEN, CLOSED))
    found = [Variable("time", TIME, "time", "s")]
    places = {"TIME": 0}
    inputs = {}

    def begin(place: str, variables: Iterable[Variable]) -> None:
        places[place] = len(found)
        found.extend(variables)

    begin("Q", _states("q", c.q, c.q_units, c.start, "coordinate"))
    zeros = (0.0,) * len(c.v)
    begin("QD", _states("qd", c.v, [_per_second(u) for u in c.v_units], zeros, "velocity"))
    places["U"] = len(found)
    for name, array in further_inputs(programs).items():
        inputs[name] = len(found)
        found.extend(_inputs(array, c))
    begin("P", [Variable(p.name, "parameter", "parameter of the robot", p.unit, "tunable", p.value)
                for p in module.parameters])  # fmt: skip
    about = "co-simulation: longest step of the internal fourth-order Runge-Kutta method"
    begin("STEP", [Variable("solver_step", "parameter", about, "s", "fixed", STEP)])
    begin("DQ", _rates("der_q", c.q, c.q_units, 1, places["Q"]))
    begin("QDD", _rates("der_qd", c.v, c.v_units, 2, places["QD"]))
    begin("F", _forces(c) if dynamics.name == CLOSED else ())
    begin("POSES", _poses(c))
    about = "energy of gravity, and of springs if included"
    begin(
        "ENERGIES",
        [
            Variable("kinetic", "output", "kinetic energy", "J"),
            Variable("potential", "output", about, "J"),
        ],
    )
    places |= {"COUNT": len(found), "NQ": len(c.q), "NV": len(c.v), "TIPS": len(c.tips)}
    places["NR"] = places["POSES"] - places["DQ"]
    whole = Variables(tuple(_distinct(found)), places, inputs)
    return replace(whole, all=tuple(_with_dependencies(whole, c, programs)))


def _states(
    kind: str, names: Sequence[str], units: Sequence[str], start: Sequence[float], what: str
) -> Iterator[Variable]:
    for name, unit, value in zip(names, units, start, strict=True):
        yield Variable(f"{kind}_{name}", "output", f"{what} {name}", unit, start=value)


def _rates(
    kind: str, names: Sequence[str], units: Sequence[str], order: int, first: int
) -> Iterator[Variable]:
    for k, (name, unit) in enumerate(zip(names, units, strict=True)):
        about = f"rate of the {'coordinate' if order == 1 else 'velocity'} {name}"
        yield Variable(
            f"{kind}_{name}", "local", about, _per_second(unit, order), rate_of=first + k
        )


def _per_second(unit: str, order: int = 1) -> str:
    return f"{unit or '1'}/s" + (f"^{order}" if order > 1 else "")


def _inputs(array: Array, c: Coordinates) -> Iterator[Variable]:
    if array.name == "tau":
        for name, unit in zip(c.v, c.v_units, strict=True):
            force = "N m" if unit == "rad" else "N"
            yield Variable(f"tau_{name}", "input", f"joint force {name}", force, start=0.0)
    elif array.name == "f_tip":
        for tip, (part, unit) in product(c.tips, WRENCH):
            about = f"wrench that the tip {tip} exerts on the environment, {part} in its own frame"
            yield Variable(f"f_tip_{tip}_{part}", "input", about, unit, start=0.0)
    else:
        for at in product(*(range(n) for n in array.shape)):
            index = "_".join(map(str, at))
            yield Variable(f"{array.name}_{index}", "input", array.about, start=0.0)


def _forces(c: Coordinates) -> Iterator[Variable]:
    for contact, (part, unit) in product(c.contacts, WRENCH):
        about = f"force of the contact {contact}, {part} in its frame"
        yield Variable(f"f_{contact}_{part}", "output", about, unit)


def _poses(c: Coordinates) -> Iterator[Variable]:
    """Three rows of every pose: rotation and position in base axes."""
    for tip, row in product(c.tips, AXES):
        for column in AXES:
            about = f"{row} of the {column} axis of the tip {tip}"
            yield Variable(f"rot_{tip}_{row}{column}", "output", about)
        yield Variable(f"pos_{tip}_{row}", "output", f"{row} of the tip {tip}", "m")


def _distinct(variables: Iterable[Variable]) -> Iterator[Variable]:
    """The variables with a number behind names that others have already."""
    taken: set[str] = set()
    for variable in variables:
        name, k = variable.name, 1
        while name in taken:
            k += 1
            name = f"{variable.name}_{k}"
        taken.add(name)
        yield replace(variable, name=name)


# -- what depends on what ------------------------------------------------------------------------


def _with_dependencies(
    v: Variables, c: Coordinates, programs: Sequence[Program]
) -> Iterator[Variable]:
    """The variables, each computed one with the states and inputs that enter it.

    Functions see quaternions at length one, so that each of their entries depends on all four.
    """
    found: dict[int, set[int]] = {}
    turns = {k: set(four) for four in c.quaternions for k in four}
    for program in programs:
        known = {
            node.index: first + k
            for array in program.inputs
            for first in [_first(v, array.name)]
            for k, node in enumerate(array.elements)
            if first is not None
        }
        for k, node in _results(v, program):
            direct = {known[n.index] for n in reachable([node]) if n.index in known}
            q = {at - v.places["Q"] for at in direct if v.places["Q"] <= at < v.places["QD"]}
            more = {v.places["Q"] + e for entry in q for e in turns.get(entry, ())}
            found[k] = direct | more
    for entry, four in turns.items():
        found[v.places["DQ"] + entry] |= {v.places["Q"] + e for e in four}
    for k, variable in enumerate(v.all):
        if variable.start is not None and variable.causality == "output":
            found[k] = {k}
        yield replace(variable, depends=tuple(sorted(found[k]))) if k in found else variable


def _first(v: Variables, array: str) -> int | None:
    """Where the entries of an array are that values may depend on while time goes on."""
    return {"q": v.places["Q"], "qd": v.places["QD"], **v.inputs}.get(array)


def _results(v: Variables, program: Program) -> Iterator[tuple[int, Expr]]:
    """The references of what a program computes, with its nodes."""
    where = {
        "qdot": ["DQ"],
        OPEN: ["QDD"],
        CLOSED: ["QDD", "F"],
        "kinetic_energy": ["ENERGIES"],
    }
    if program.name == "potential_energy":
        yield v.places["ENERGIES"] + 1, program.results[0]
    elif program.name == "forward_kinematics":
        for tip in range(v.places["TIPS"]):
            for k in range(12):
                yield v.places["POSES"] + 12 * tip + k, program.results[16 * tip + k]
    else:
        for place, array in zip(where.get(program.name, ()), program.outputs, strict=False):
            for k, node in enumerate(array.elements):
                yield v.places[place] + k, node


# -- units ----------------------------------------------------------------------------------------

# As the standard wants them: exponents of base units.
#
# N m s/rad  =  kg^1 m^2 s^-1 rad^-1

BASE = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")
_DERIVED = {
    "1": {},
    "N": {"kg": 1, "m": 1, "s": -2},
    "J": {"kg": 1, "m": 2, "s": -2},
    "W": {"kg": 1, "m": 2, "s": -3},
    **{name: {name: 1} for name in BASE},
}
_FACTOR = re.compile(r"([A-Za-z1]+)(?:\^(-?\d+))?")


def exponents(unit: str) -> dict[str, int] | None:
    """The exponents of the base units, those that are not zero; None for other texts.

    >>> exponents("N m s/rad"), exponents("furlong")
    ({'kg': 1, 'm': 2, 's': -1, 'rad': -1}, None)
    """
    found: dict[str, int] = {}
    numerator, *denominators = unit.replace("(", "").replace(")", "").split("/")
    for sign, part in ((1, numerator), *((-1, text) for text in denominators)):
        for word in part.split():
            factor = _FACTOR.fullmatch(word)
            if factor is None or factor[1] not in _DERIVED:
                return None
            power = sign * int(factor[2] or 1)
            for base, own in _DERIVED[factor[1]].items():
                found[base] = found.get(base, 0) + power * own
    return {base: found[base] for base in BASE if found.get(base)}


# -- texts ----------------------------------------------------------------------------------------


def descriptions_of(
    module: Module, v: Variables, token: str, compiled: Sequence[str]
) -> dict[str, dict[str, str]]:
    """modelDescription.xml, and buildDescription.xml of the sources, by version of the standard.

    `compiled` are the names of the sources.
    """
    units = {variable.unit: exponents(variable.unit) for variable in v.all if variable.unit}
    found = {}
    for version, interface in INTERFACES.items():
        others = {*INTERFACES.values()} - {interface}
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
