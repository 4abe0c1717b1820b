"""The files of this target: C of the external functions, Python that loads them, Python on SX."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap

from symdyn.codegen.c.helpers import helpers_of
from symdyn.codegen.c.source import functions_of
from symdyn.codegen.casadi.contents import contents_of, warn_of_left_out
from symdyn.codegen.casadi.externals import Family, families_of
from symdyn.codegen.casadi.interface import WIDTH, Patterns, entry_of, listed
from symdyn.codegen.casadi.step import Step, step_of
from symdyn.codegen.casadi.sx import emit_sx
from symdyn.codegen.module import Module, banner
from symdyn.codegen.render import render
from symdyn.conventions import ROW_MAJOR

C_END, PYTHON_END = "*/", '"""'


def emit_casadi(module: Module) -> dict[str, str]:
    """The texts of the generated files by name."""
    module = replace(module, conventions=tuple(map(_by_columns, module.conventions)))
    families = list(families_of(module))
    step = step_of(module, families)
    warn_of_left_out(module, families, step)
    return {
        f"{module.name}_casadi.c": _externals(module, families, step),
        f"{module.name}_casadi.py": _loader(module, families, step),
        f"{module.name}_sx.py": emit_sx(module),
    }


def _by_columns(convention: str) -> str:
    return convention.replace(ROW_MAJOR, "matrices column by column")


def _contents(module: Module, families: Sequence[Family], step: Step | None) -> list[str]:
    """Which derivatives the files have, in lines of a comment."""
    lines = contents_of(module, families, step)
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]


def _externals(module: Module, families: Sequence[Family], step: Step | None) -> str:
    members = [member for family in families for member in family.members]
    whole = replace(module, programs=tuple(member.program for member in members))
    inner = replace(
        whole,
        name=f"symdyn_{module.name}",
        programs=tuple(program for program in whole.programs if program.outputs),
    )
    functions = [
        replace(function, definition=_static(function.definition))
        for function in functions_of(inner)
    ]
    patterns = Patterns()
    entries = [entry_of(_beginning(module), inner.name, member, patterns) for member in members]
    steps = ""
    if step is not None:
        steps = render("casadi/step.c.j2", step=step, name=inner.name, pattern=patterns.name)
        entries += [
            listed(_beginning(module), member, patterns, [f"{call}(arg, res);"])
            for member, call in step.signatures
        ]
    return render(
        "casadi/external.c.j2",
        banner=banner(whole, f"{module.name}_casadi.c", C_END),
        contents=_contents(module, families, step),
        helpers=helpers_of(
            inner,
            True,
            False,
            apart=any(function.parts for function in functions),
            rows=any(function.rows for function in functions),
        ),
        functions=functions,
        number=module.number.name,
        steps=steps,
        picks=any(copy[2] for member in members for copy in member.copies),
        patterns=list(patterns),
        zeros=max(matrix.size for member in members for matrix in member.inputs),
        entries=entries,
    )


def _beginning(module: Module) -> str:
    """What names of external functions begin with; CasADi allows no two underscores in a row."""
    return module.name.rstrip("_")


def _static(definition: str) -> str:
    return "static " + definition.replace("\n", "\n" + " " * len("static "))


def _loader(module: Module, families: Sequence[Family], step: Step | None) -> str:
    names = [family.value.function for family in families]
    if step is not None:
        names.append(step.function)
    file = f"{module.name}_casadi.py"
    return render(
        "casadi/loader.py.j2",
        banner=banner(module, file, PYTHON_END, brief=True),
        name=module.name,
        beginning=_beginning(module),
        functions=names,
        contents=_contents(module, families, step),
    )
