"""Directional derivatives of programs, by forward mode with the direction as further inputs.

    f_slope(x, d) = sum over k of df/dx_k d_k

One such function serves all directions, at two to three times the cost of f. Derivatives are in the
entries of the inputs. Where these are quaternions, directions must keep their length.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from symdyn.graph import Array, Program, directional
from symdyn.passes import cheapest_optimized

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
    rates = iter(directional(program.results, dict(zip(program.symbols, given, strict=True))))
    outputs = tuple(
        Array(
            PREFIX + a.name,
            a.shape,
            tuple(next(rates) for _ in a.elements),
            f"how {a.name} changes",
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
                about=f"How the results of {program.name} change along a direction.",
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
