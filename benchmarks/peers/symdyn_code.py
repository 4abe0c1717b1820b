"""Our contestant: what `symdyn generate` writes, behind the interface of harness.c."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from peers.contest import PLACES, SYMDYN, Array, Entry, Wrong, entry
from peers.workshop import build
from symdyn.compiler.manifest import read_manifest
from symdyn.compiler.pipeline import generate
from symdyn.robot import Robot

BATCH = 1024

_ADAPTER = """\
#include <stddef.h>
#include <string.h>
#include "{name}.h"
"""
_FUNCTION = """
static struct {{ {fields} }} {function}_out;

double evaluate_{function}(const double *state)
{{
    {name}_{function}({arguments});
    return *(const double *)&{function}_out;
}}

void answer_{function}(double *out)
{{
    memcpy(out, &{function}_out, sizeof {function}_out);
}}
"""
_BATCH_FUNCTION = """
static double {function}_many[{size}];

double evaluate_{function}_batch(size_t n, const double *columns)
{{
    {name}_{function}_batch({arguments});
    return {function}_many[0];
}}

void answer_{function}_batch(double *out)
{{
    memcpy(out, {function}_many, sizeof {function}_many);
}}
"""


@dataclass(frozen=True)
class Batch:
    """A function over a batch, in columns: `double evaluate(size_t n, const double *columns)`."""

    function: str
    flags: str
    evaluate: int
    answer: Callable[[Array], Array]  # from columns of states to columns of all outputs


def emitted(robot: Robot, names: list[str], out: Path) -> tuple[Path, dict[str, Any]]:
    """The generated folder and its manifest, with batch kernels."""
    made = generate(robot, "c", names, out, batch=True)
    return made.folder, read_manifest(made.folder)[0]


def contestants(
    folder: Path, manifest: dict[str, Any], flag_sets: tuple[str, ...]
) -> tuple[list[Entry], list[Batch]]:
    """Every emitted function with every set of flags."""
    name = manifest["name"]
    header = (folder / f"{name}.h").read_text(encoding="ascii")
    adapter = folder / "adapter.c"
    batched = [f for f in manifest["functions"] if f"{name}_{f}_batch(" in header]
    adapter.write_text(_adapter(manifest, batched), encoding="ascii")
    entries, batches = [], []
    for flags in flag_sets:
        sources = [folder / f"{name}.c", adapter]
        path = build(f"symdyn-{name}", "c", sources, flags, depends=[header])
        library = ctypes.CDLL(str(path))
        for function, spec in manifest["functions"].items():
            shapes = tuple(tuple(shape) for _, shape in spec["outputs"])
            counts = ", ".join(f"{n} {op}" for op, n in spec["operations"].items() if n)
            method = spec["derived_by"].replace("_", "-")
            entries.append(
                entry(library, function, SYMDYN, function, method, flags, shapes, "C", counts)
            )
            if function in batched:
                batches.append(_batch(library, function, flags, sum(map(prod, shapes))))
    return entries, batches


def _batch(library: ctypes.CDLL, function: str, flags: str, size: int) -> Batch:
    evaluate = getattr(library, f"evaluate_{function}_batch")
    evaluate.restype, evaluate.argtypes = ctypes.c_double, [ctypes.c_size_t, ctypes.c_void_p]
    copy = getattr(library, f"answer_{function}_batch")
    copy.restype, copy.argtypes = None, [ctypes.c_void_p]

    def answer(columns: Array) -> Array:
        evaluate(BATCH, columns.ctypes.data)
        out = np.full((size, BATCH), np.nan)
        copy(out.ctypes.data)
        return out

    address = ctypes.cast(evaluate, ctypes.c_void_p).value
    assert address is not None
    return Batch(function, flags, address, answer)


def check_batch(batch: Batch, scalar: Entry, states: Array, allowed: float = 1e-9) -> None:
    """Reject a kernel whose answers differ from those of the function for one state."""
    found = batch.answer(columns_of(states)).T
    for state, row in zip(states, found, strict=False):
        expected = np.concatenate([x.ravel() for x in scalar.answer(state)])
        error = float(np.max(np.abs(row - expected)) / np.max(np.abs(expected)))
        if not error <= allowed:
            raise Wrong(f"{batch.function}: the batch with {batch.flags} differs by {error:.1e}")


def columns_of(states: Array) -> Array:
    """The first states as structure of arrays."""
    return np.ascontiguousarray(states[:BATCH].T)


def _adapter(manifest: dict[str, Any], batched: list[str]) -> str:
    name, nq, nv = manifest["name"], manifest["nq"], manifest["nv"]
    starts_of_parts = (0, nq, nq + nv)
    text = _ADAPTER.format(name=name)
    for function, spec in manifest["functions"].items():
        inputs = [starts_of_parts[PLACES[argument]] for argument, _ in spec["inputs"]]
        outputs = [(a, "".join(f"[{k}]" for k in shape)) for a, shape in spec["outputs"]]
        text += _FUNCTION.format(
            name=name,
            function=function,
            fields=" ".join(f"double {a}{dimensions};" for a, dimensions in outputs),
            arguments=", ".join(
                [f"state + {k}" for k in inputs] + [f"{function}_out.{a}" for a, _ in outputs]
            ),
        )
        if function in batched:
            starts, size = [], 0
            for _, shape in spec["outputs"]:
                starts.append(size)
                size += prod(shape)
            many = [f"{function}_many + {k} * n" for k in starts]
            text += _BATCH_FUNCTION.format(
                name=name,
                function=function,
                size=size * BATCH,
                arguments=", ".join(["n", *(f"columns + {k} * n" for k in inputs), *many]),
            )
    return text
