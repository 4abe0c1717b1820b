"""What a C header says: names of indices, constants, and each function's arguments for Doxygen."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from symdyn.codegen.c.text import CPrinter
from symdyn.codegen.documentation import described
from symdyn.codegen.interface import Constants, Enumeration
from symdyn.codegen.module import Module, Number
from symdyn.graph import Program

WIDTH = 92
LARGEST = {"double": "1.7976931348623157e+308", "float": "3.4028235e+38f"}


@dataclass(frozen=True)
class CEnumeration:
    """An enumeration in lines."""

    about: str
    lines: list[str]


@dataclass(frozen=True)
class CConstants:
    """An array of constants, its values in lines."""

    about: str
    name: str
    count: int
    values: list[str]


def sizes_of(module: Module) -> list[tuple[str, int, str]]:
    """Sizes of arguments, with what they count."""
    sizes = [
        ("NQ", module.nq, "entries of q"),
        ("NV", module.nv, "entries of qd, qdd and tau"),
        ("TIPS", module.tips, "tips"),
    ]
    parameters = len(module.parameters)
    return [*sizes, ("NP", parameters, "entries of p")] if parameters else sizes


def enumeration(entries: Enumeration, prefix: str = "") -> CEnumeration:
    """The constants of an enumeration, aligned with their remarks; names begin with the prefix."""
    prefix = f"{prefix}{entries.prefix}_"
    last = len(entries.entries) - 1
    codes = [
        f"{prefix}{name} = {index}{',' if k < last else ''}"
        for k, (name, index, _) in enumerate(entries.entries)
    ]
    width = max(map(len, codes))
    lines = [
        f"{code:<{width}} /**< {remark} */" if remark else code
        for code, (_, _, remark) in zip(codes, entries.entries, strict=True)
    ]
    return CEnumeration(entries.about, lines)


def constants(array: Constants, number: Number, prefix: str = "") -> CConstants:
    """An array of constants; its name begins with the prefix."""
    values = [_number(number, value, array.sign) for value in array.values]
    return CConstants(
        array.about,
        f"{prefix}{array.name}",
        len(values),
        wrap(", ".join(values), WIDTH - 4),
    )


def _number(number: Number, value: float | None, sign: int) -> str:
    if value is None:
        return f"{'-' if sign < 0 else ''}{LARGEST[number.name]}"
    return CPrinter(number).number(value)


def documentation(program: Program) -> list[str]:
    """The comment of a function: what it computes, what its arguments are, what it costs."""
    lines = [*wrap(f"@brief {program.about}", WIDTH), ""]
    arguments = [
        *(("@param[in] ", array) for array in program.inputs),
        *(("@param[out]", array) for array in program.outputs),
    ]
    width = max(len(array.name) for _, array in arguments)
    for command, array in arguments:
        head = f"{command} {array.name:<{width}}  "
        lines += wrap(head + described(array), WIDTH, subsequent_indent=" " * len(head))
    return [*lines, "", f"{program.operations}, by {program.derived_by}."]
