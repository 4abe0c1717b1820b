"""Times Gram matrices of the regressor: the compiled accumulation beside products in NumPy.

    taskset -c 0 python benchmarks/gram.py [ROBOT ...] [--samples 4096] [--terms 17]

Each sample has a motion, friction terms for every joint and its torques. NumPy's way computes the
regressor of all samples with the same compiled code, puts terms and torques beside it and
multiplies with BLAS in one thread. Both run in turns; the time is the shortest of each.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np

import symdyn as sd
from symdyn.runtime.threads import one_thread

ROUNDS = 60


def in_numpy(regressor: Any, motion: Any, terms: Any, tau: Any) -> Any:
    """The same sums by way of the values of Y for all samples."""
    rows = np.concatenate([regressor(*motion), terms, tau[:, :, None]], axis=2)
    rows = np.ascontiguousarray(rows.transpose(1, 0, 2))
    return rows.transpose(0, 2, 1) @ rows


def main() -> None:
    """Print samples a second."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("robots", nargs="*", default=["panda", "ur10", "puma560"])
    reader.add_argument("--samples", type=int, default=4096)
    reader.add_argument("--terms", type=int, default=17, help="friction terms of a joint")
    options = reader.parse_args()
    print(f"{'samples a second on one core':32} {'columns':>8} {'C':>9} {'NumPy':>9} {'ratio':>6}")
    for name in options.robots:
        regressor = sd.compile(name, "base_regressor").base_regressor
        rng, n, nv = np.random.default_rng(0), options.samples, regressor.robot.nv
        motion = rng.uniform(-1, 1, (3, n, nv))
        terms, tau = rng.uniform(-1, 1, (n, nv, options.terms)), rng.uniform(-1, 1, (n, nv))
        best = [np.inf, np.inf]
        with one_thread():
            for _ in range(ROUNDS):
                start = perf_counter()
                G = regressor.gram(*motion, columns=(terms, tau))
                middle = perf_counter()
                expected = in_numpy(regressor, motion, terms, tau)
                end = perf_counter()
                best = [min(best[0], middle - start), min(best[1], end - middle)]
        error = np.max(np.abs(G - expected)) / np.max(np.abs(expected))
        assert error < 1e-12, error
        fast, slow = (n / seconds for seconds in best)
        print(f"{name:32} {G.shape[1]:8d} {fast:9.3g} {slow:9.3g} {fast / slow:6.1f}")


if __name__ == "__main__":
    main()
