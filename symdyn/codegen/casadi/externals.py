"""Which functions a generated file has: each with its derivatives, as far as they are not too long.

A function that was asked for by name has first and second derivatives. One that is only part of
`all` has its Jacobian, if that is short: `all` would take compilers minutes else. What is left out
for its length is said with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from symdyn.codegen.casadi.derivatives import (
    External,
    adjoint_of,
    jacobian_of,
    second_of,
    tensor_of,
    value_of,
)
from symdyn.codegen.module import Module
from symdyn.graph import Program, collector_paused

LARGEST, LARGEST_OF_ALL = 50_000, 5_000
"""Operations of derivatives: of a function asked for by name, of one that is only part of `all`."""
LARGEST_TENSOR = 30_000
"""Operations of `jac_jac_f`, which exact Hessians of optimal control do not take."""
MOST_ENTRIES = 2
"""Pairs of results and inputs up to which derivatives are tried, for each of these operations."""


@dataclass(frozen=True)
class Missing:
    """A function that is left out, and why."""

    name: str
    why: str


@dataclass(frozen=True)
class Family:
    """A function and its derivatives, None where there are none, and what is left out of them."""

    value: External
    jac: External | None = None
    adj: External | None = None
    second: External | None = None
    tensor: External | None = None
    left_out: tuple[Missing, ...] = ()

    @property
    def members(self) -> tuple[External, ...]:
        """All that there are."""
        all_of_them = (self.value, self.jac, self.adj, self.second, self.tensor)
        return tuple(one for one in all_of_them if one is not None)


def families_of(module: Module) -> Iterator[Family]:
    """Every function of a module with its derivatives."""
    for program in module.programs:
        yield family_of(program, program.name in module.named)


@collector_paused()
def family_of(program: Program, named: bool) -> Family:
    """A function with its derivatives; `named`: it was asked for by name."""
    value = value_of(program)
    name = program.name
    largest = LARGEST if named else LARGEST_OF_ALL
    pairs = len(value.program.results) * len(value.program.symbols)
    jac = jacobian_of(value, largest) if pairs <= MOST_ENTRIES * largest else None
    if jac is None:
        cure = "" if named else "; ask for these functions by name"
        return Family(value, left_out=(_too_long(f"jac_{name}", largest, cure),))
    if not named or not value.program.results:
        return Family(value, jac)
    adj = adjoint_of(value)
    second = second_of(value, jac, adj, LARGEST)
    tensor = tensor_of(value, jac, LARGEST_TENSOR)
    missing = []
    if second is None:
        cure = "; take a limited-memory Hessian"
        missing.append(_too_long(f"jac_adj1_{name}", LARGEST, cure))
    if tensor is None:
        missing.append(_too_long(f"jac_jac_{name}", LARGEST_TENSOR))
    return Family(value, jac, adj, second, tensor, tuple(missing))


def _too_long(name: str, limit: int, cure: str = "") -> Missing:
    return Missing(name, f"more than {limit} operations{cure}")
