"""A program: named input and output arrays over one graph, the input of code generation."""

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
    """A named array of nodes, row-major.

    Parameters
    ----------
    name
        Name of the array.
    shape
        Shape, () for a number.
    elements
        The nodes, in row-major order.
    about
        Description with the frame.
    unit
        Unit of the elements.
    element_names, columns
        Names of the elements, or of the entries of the last axis.
    single
        Whether it is one number for every robot, such as a time step.
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
    """One function to generate.

    `combines` lists the functions of the table that it computes together; `legend` explains names
    in its code; `changes` lists the differences from the given robot, `frames` the link frames,
    `inertias` returns the text on the sums of transferred inertias; `units` are groups of input
    symbols whose squares add up to one: quaternions.
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
        """Whether it solves equations with pivots that depend on the values."""
        return any(node.op is FACTORS for node in self.nodes)

    @cached_property
    def operations(self) -> Operations:
        """The operation counts of one call."""
        return count_nodes(self.nodes)

    def over(self, inputs: Iterable[Expr], results: Iterable[Expr]) -> Program:
        """Return the same arrays over other nodes, which are given in order, array after array."""

        def filled(arrays: tuple[Array, ...], nodes: Iterable[Expr]) -> tuple[Array, ...]:
            left = iter(nodes)
            return tuple(replace(a, elements=tuple(islice(left, len(a.elements)))) for a in arrays)

        return replace(
            self, inputs=filled(self.inputs, inputs), outputs=filled(self.outputs, results)
        )

    def release(self) -> None:
        """Release the graph, so that its nodes can be freed; no node can be built afterwards."""
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
    """Return a fraction as a float: arrays of fraction objects have no square root."""
    return float(number) if isinstance(number, Fraction) else number
