"""What the files say about the derivatives they have, and about those that are left out."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence

from symdyn.codegen.casadi.externals import Family, Missing
from symdyn.codegen.casadi.step import Step, missing_of
from symdyn.codegen.module import Module
from symdyn.errors import LeftOutWarning

KINDS = {
    "jac_": "jac_f, the derivatives of f",
    "jac_adj1_": "adj1_f, the gradient of a weighted sum of results, and jac_adj1_f, its Hessian",
    "jac_jac_": "jac_jac_f, the derivatives of jac_f",
}
BY_NAME = "Second derivatives are only made of functions that are asked for by name"


def contents_of(module: Module, families: Sequence[Family], step: Step | None) -> list[str]:
    """Which derivatives there are, and why others are left out, in sentences."""
    members = [(m.prefix, m.function) for family in families for m in family.members]
    if step is not None:
        members += [(signature.prefix, signature.function) for signature, _ in step.signatures]
    every = [function for prefix, function in members if not prefix]
    lines = []
    for kind, about in KINDS.items():
        having = [function for prefix, function in members if prefix == kind]
        whose = "every function" if having == every else ", ".join(having) or "no function"
        lines.append(f"{about}: of {whose}.")
    return lines + left_out(module, families, step)


def left_out(module: Module, families: Sequence[Family], step: Step | None) -> list[str]:
    """What is left out, a sentence for each reason."""
    missing = [one for family in families for one in family.left_out]
    missing += missing_of(module, families, step)
    lines = [f"Left out: {', '.join(names)} ({why})." for why, names in _by_reason(missing)]
    if not module.named.issuperset(family.value.function for family in families):
        lines.append(f"{BY_NAME}.")
    return lines


def _by_reason(missing: Iterable[Missing]) -> Iterable[tuple[str, list[str]]]:
    found: dict[str, list[str]] = {}
    for one in missing:
        found.setdefault(one.why, []).append(one.name)
    return found.items()


def warn_of_left_out(module: Module, families: Sequence[Family], step: Step | None) -> None:
    """Say it to those who generate, too."""
    for line in left_out(module, families, step):
        warnings.warn(f"casadi: {line[0].lower()}{line[1:-1]}", LeftOutWarning, stacklevel=2)
