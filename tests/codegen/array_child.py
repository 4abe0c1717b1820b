"""Checks emitted code on an array library, in a process of its own: python -m, library, folder.

    value        of every function, by compiled kernels, beside that of the emitted NumPy
    derivative   w . df along t, by the library's reverse mode, beside a complex step of NumPy

It prints the worst of each, as multiples of what is allowed, by function.
"""

import json
import math
import sys
from pathlib import Path

import numpy as np

from symdyn.codegen.python import import_file
from symdyn.compiler.manifest import job_of, read_manifest
from symdyn.verification.check import random_state

VALUE, SLOPE = 1e-12, 1e-10
"""Allowed beside the largest number of a result, or beside the terms of a derivative."""
LAST_BITS = 30
"""Where equations are solved, what the last bits of inputs change is added, so many times."""
SHORT = 300
"""Operations of functions that the library compiles itself, which takes it seconds each."""


def jax_gradient(function, inputs, weights):
    """The gradient of a weighted sum of all results in all inputs."""
    import jax

    def total(*inputs):
        results = function(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        return sum((w * r).sum() for w, r in zip(weights, results, strict=True))

    return jax.jit(jax.grad(total, tuple(range(len(inputs)))))(*inputs)


def torch_gradient(function, inputs, weights):
    """The same by PyTorch."""
    import torch

    given = [torch.tensor(a, requires_grad=True) for a in inputs]
    results = function(*given)
    results = results if isinstance(results, tuple) else (results,)
    pairs = zip(weights, results, strict=True)
    total = sum((torch.tensor(w) * r).sum() for w, r in pairs)
    slopes = torch.autograd.grad(total, given, allow_unused=True)
    return [
        np.zeros_like(a) if s is None else s.numpy() for a, s in zip(inputs, slopes, strict=True)
    ]


def tuple_of(results):
    return tuple(np.asarray(r) for r in (results if isinstance(results, tuple) else (results,)))


def worst_errors(library, folder, scratch):
    """The worst errors by what was checked, and the names of functions with derivatives."""
    if library == "jax":
        import jax

        jax.config.update("jax_enable_x64", True)
    gradient = {"jax": jax_gradient, "torch": torch_gradient}[library]
    manifest, robot = read_manifest(folder)
    numpy = import_file(folder / f"{manifest['name']}.py")
    own = import_file(folder / f"{manifest['name']}_{library}.py")
    kernels = own.kernels(1, scratch, ("-O0",))
    rng = np.random.default_rng(3)
    state = random_state(robot, job_of(manifest, robot).opened, rng)
    found = {}
    for name, entry in manifest["functions"].items():
        x = [state[key] for key, _ in entry["inputs"]]
        oracle = getattr(numpy, name)
        values = tuple_of(oracle(*x))
        moved = tuple_of(oracle(*(np.nextafter(a, np.inf) for a in x)))
        for ours, theirs, other in zip(
            tuple_of(getattr(kernels, name)(*x)), values, moved, strict=True
        ):
            assert ours.shape == theirs.shape
            allowed = VALUE * np.max(np.abs(theirs), initial=1.0)
            allowed += LAST_BITS * np.max(np.abs(theirs - other), initial=0)
            error = np.max(np.abs(ours - theirs), initial=0) / allowed
            found[f"{name}: value"] = max(found.get(f"{name}: value", 0.0), float(error))
        if not own._SPECS[name].slopes:
            continue
        weights = [rng.uniform(-1, 1, v.shape) for v in values]
        along = [rng.uniform(-1, 1, a.shape) for a in x]
        try:
            steps = tuple_of(oracle(*(a + 1e-30j * t for a, t in zip(x, along, strict=True))))
        except TypeError:  # NumPy's arctan2 takes no complex numbers
            continue
        terms = [w * s.imag / 1e-30 for w, s in zip(weights, steps, strict=True)]
        codes = {"kernel": kernels}
        if sum(entry["operations"].values()) < SHORT:
            codes["library"] = own
        for code, functions in codes.items():
            slopes = gradient(getattr(functions, name), x, weights)
            parts = [np.asarray(s) * t for s, t in zip(slopes, along, strict=True)]
            size = sum(np.abs(a).sum() for a in (*terms, *parts)) + 1.0
            error = abs(sum(a.sum() for a in parts) - sum(a.sum() for a in terms))
            assert math.isfinite(error), name
            found[f"{name}: derivative by {code}"] = float(error / (SLOPE * size))
    return found


if __name__ == "__main__":
    print(json.dumps(worst_errors(sys.argv[1], Path(sys.argv[2]), sys.argv[3])))
