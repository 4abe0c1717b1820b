"""What a printer needs to know to write one generated module; no robot, no physics."""

from __future__ import annotations

from dataclasses import dataclass

from symdyn.graph import Program


@dataclass(frozen=True)
class Module:
    """Everything that ends up in the generated files. Texts are comment-safe already."""

    name: str
    maker: str
    origin: str
    nq: int
    nv: int
    facts: tuple[str, ...]
    conventions: tuple[str, ...]
    parameters: tuple[str, ...]
    programs: tuple[Program, ...]


def banner(module: Module, file: str) -> list[str]:
    """The lines that open every generated file."""
    width = max(len(program.name) for program in module.programs)
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
        *(
            f"  {program.name:<{width}}  {program.operations}  (by {program.derived_by})"
            for program in module.programs
        ),
    ]
    if module.parameters:
        lines += ["", "Parameters p, with the nominal values"]
        lines += [f"  {line}" for line in module.parameters]
    for line in lines:
        # Names from files were made harmless before; this is the last gate.
        if (
            "*/" in line
            or '"""' in line
            or "\\" in line
            or not (line.isascii() and line.isprintable())
        ):
            raise AssertionError(f"unsafe text for a comment: {line!r}")
    return lines
