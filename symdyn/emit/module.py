"""What a printer needs to know to write one generated module; no robot, no physics."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from symdyn.graph import Program, longest_chain
from symdyn.names import comment


@dataclass(frozen=True)
class Number:
    """A floating-point type of generated code: its size, and the largest error of one rounding."""

    name: str
    bytes: int
    roundoff: float


NUMBERS = {
    "double": Number("double", 8, 2.0**-53),
    "float": Number("float", 4, 2.0**-24),
}


@dataclass(frozen=True)
class Module:
    """Everything that ends up in the generated files. Texts are comment-safe already.

    `options` are what was asked for and only some languages have, such as batch and cmake.
    """

    name: str
    maker: str
    origin: str
    nq: int
    nv: int
    tips: int
    facts: tuple[str, ...]
    conventions: tuple[str, ...]
    parameters: tuple[str, ...]
    programs: tuple[Program, ...]
    number: Number = NUMBERS["double"]
    options: frozenset[str] = frozenset()


def error_bound(program: Program, number: Number) -> float:
    """What rounding may do to a result, relative to the largest term that enters it.

    As many roundings as there are in a row on the longest way from an input to a result, each of
    them at most the unit roundoff of the largest term.
    """
    return float(f"{max(1, longest_chain(program.results)) * number.roundoff:.1e}")


def _folded(line: str) -> list[str]:
    """A long line in pieces that fit a page, made harmless for a comment."""
    return textwrap.wrap(
        comment(line, 20_000),
        92,
        initial_indent="  ",
        subsequent_indent="      ",
        break_long_words=True,
    )


def _equivalent_robots(module: Module) -> list[str]:
    """What code for a robot that moves the same under the same forces is about."""
    lines: list[str] = []
    for text in dict.fromkeys(p.frames for p in module.programs if p.frames):
        names = [program.name for program in module.programs if program.frames == text]
        lines += [
            "",
            "Chosen frames: what these functions say of link i is in the frame f_i, as seen",
        ]
        lines += ["in the link that carries it; arguments and results are as of the given frames"]
        lines += _folded(", ".join(names))
        lines += [part for line in text for part in _folded(line)]
    names = [p.name for p in module.programs if "transferred inertia" in p.changes]
    if names:
        lines += ["", "Transferred inertia: what a joint cannot feel counts for the link before it"]
        lines += _folded(", ".join(names))
    return lines


def banner(module: Module, file: str, end: str) -> list[str]:
    """The lines of the comment that opens a generated file; `end` is what would end the comment."""
    width = max((len(program.name) for program in module.programs), default=0)
    lines = [
        f"{file}: dynamics of {module.name}, made by {module.maker}. Do not edit.",
        "",
        f"Made from {module.origin}.",
        *module.facts,
        "",
        "Conventions",
        *(f"  {line}" for line in module.conventions),
        "",
        "Operations per call",
        *(f"  {p.name:<{width}}  {p.operations}  (by {p.derived_by})" for p in module.programs),
        *_equivalent_robots(module),
    ]
    for program in module.programs:
        if program.legend:
            lines += ["", f"Groups of parameters in {program.name}"]
            lines += [part for line in program.legend for part in _folded(line)]
    if module.number.name == "float":
        lines += ["", "Single precision: errors relative to the largest term stay below"]
        lines += [
            f"  {program.name:<{width}}  {error_bound(program, module.number):.1e}"
            for program in module.programs
        ]
    if module.parameters:
        lines += ["", "Parameters p, with the nominal values"]
        lines += [f"  {line}" for line in module.parameters]
    for line in lines:
        # Names from files were made harmless before; this is the last gate.
        safe = line.isascii() and line.isprintable() and "\\" not in line
        if not safe or end in line:
            raise AssertionError(f"unsafe text for a comment: {line!r}")
    return lines
