"""A program: named arrays in, named arrays out, over one graph. `derive` hands it to `emit`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import islice
from typing import Any

from symdyn.graph.count import Operations, count_nodes
from symdyn.graph.evaluate import evaluate
from symdyn.graph.expr import FACTORS, Expr, Number, reachable


@dataclass(frozen=True)
class Array:
    """A named array of nodes, row-major; its elements, or the last axis, may have names.

    `about` says what it is and in which frame. `single`: it is one number for every robot, such as
    a time step, and not only for one with a single joint.
    """

    name: str
    shape: tuple[int, ...]
    elements: tuple[Expr, ...]
    about: str = ""
    unit: str = ""
    element_names: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    single: bool = False

    def __post_init__(self) -> None:
        assert len(self.elements) == math.prod(self.shape), (self.name, self.shape)


@dataclass(frozen=True)
class Program:
    """One function to emit.

    `combines` names the functions of the table that it computes together; `legend` explains names
    in its code; `changes` says how the robot differs from the one given, `frames` which link frames
    are used, `inertias` makes the text on what transferred inertias are sums of; `units` are groups
    of input symbols whose squares add up to one: quaternions.
    """

    name: str
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    derived_by: str
    about: str = ""
    combines: tuple[str, ...] = ()
    legend: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
    inertias: Callable[[], tuple[str, ...]] = tuple
    units: tuple[tuple[str, ...], ...] = ()

    @property
    def symbols(self) -> list[Expr]:
        """All input nodes in order."""
        return [node for array in self.inputs for node in array.elements]

    @property
    def results(self) -> list[Expr]:
        """All output nodes in order."""
        return [node for array in self.outputs for node in array.elements]

    @cached_property
    def nodes(self) -> list[Expr]:
        """Every node that the results depend on, arguments before users."""
        return reachable(self.results)

    @cached_property
    def solves_equations(self) -> bool:
        """Whether it solves equations with pivots that numbers choose."""
        return any(node.op is FACTORS for node in self.nodes)

    @cached_property
    def operations(self) -> Operations:
        """What one call costs."""
        return count_nodes(self.nodes)

    def over(self, inputs: Iterable[Expr], results: Iterable[Expr]) -> Program:
        """The same arrays over other nodes, which are given in order, array after array."""

        def filled(arrays: tuple[Array, ...], nodes: Iterable[Expr]) -> tuple[Array, ...]:
            left = iter(nodes)
            return tuple(replace(a, elements=tuple(islice(left, len(a.elements)))) for a in arrays)

        return replace(
            self, inputs=filled(self.inputs, inputs), outputs=filled(self.outputs, results)
        )

    def release(self) -> None:
        """Let its nodes be freed once nothing refers to them; nothing can be built on them."""
        for node in self.results[:1]:
            node.graph.release()

    def __call__(self, *arguments: Any) -> tuple[Any, ...]:
        """Evaluate on NumPy arrays with any leading batch axes; one array per output."""
        import numpy as np

        arrays = [np.asarray(argument) for argument in arguments]
        values: dict[Expr, Any] = {}
        batch: tuple[int, ...] = ()
        for spec, array in zip(self.inputs, arrays, strict=True):
            rank = len(spec.shape)
            lead = array.shape[: array.ndim - rank]
            batch = np.broadcast_shapes(batch, lead)
            flat = array.reshape(*lead, -1)
            values.update((node, flat[..., k]) for k, node in enumerate(spec.elements))
        results = iter(evaluate(self.results, values, _floating))
        dtype = np.result_type(float, *arrays)
        return tuple(
            np.stack(
                [np.broadcast_to(np.asarray(next(results), dtype), batch) for _ in spec.elements],
                -1,
            ).reshape((*batch, *spec.shape))
            for spec in self.outputs
        )


def _floating(number: Number) -> Number:
    """A fraction as a float: products with one would be arrays of objects, which have no root."""
    return float(number) if isinstance(number, Fraction) else number
