"""Times how long gcc compiles emitted C, and what cutting functions into parts costs at run time.

    python benchmarks/compilation.py [--whole] [--batch] [--flags "-O2 -march=native"]

It prints a line for each function: its operations, the number of static functions it is cut into,
gcc's user time, the time per operation (which should not grow), and ns per call. `--whole` also
compiles the same functions in one piece, for comparison; the largest ones then take minutes.
`--batch` does all that for the functions over many states that `symdyn.compile` calls; ns are those
of a state in a batch of 64.
"""

from __future__ import annotations

import argparse
import ctypes
import resource
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
from generation import chain, talos

from symdyn.codegen import parts
from symdyn.codegen.c.source import emit_c, emit_many
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of
from symdyn.robot import Robot, load

_CLOCK = """
#include <time.h>
double ns_per_call(void);
double ns_per_call(void)
{{
    static double in[{inputs}][{width}];
    static double out[{outputs}][{size}];
    double best = 1e30;
    struct timespec start, end;
    for (int k = 0; k < {inputs} * {width}; k++) {{
        in[k / {width}][k % {width}] = 0.01 * k;
    }}
    for (int round = 0; round < 100; round++) {{
        clock_gettime(CLOCK_MONOTONIC, &start);
        for (int k = 0; k < 10; k++) {{
            in[0][0] += 1e-3;
            {call};
        }}
        clock_gettime(CLOCK_MONOTONIC, &end);
        double t = 1e9 * (double)(end.tv_sec - start.tv_sec);
        t += (double)(end.tv_nsec - start.tv_nsec);
        best = t < best ? t : best;
    }}
    return best / 10.0;
}}
"""

BATCH = 64


@dataclass(frozen=True)
class Figures:
    """What was measured for one function."""

    operations: int
    parts: int
    seconds: float
    nanoseconds: float


def measure(robot: Robot, function: str, flags: str) -> Figures:
    """Emit, compile and call one function."""
    job = Job.of(robot, [function])
    (program,) = programs_for(job)
    module = module_of(job, [program])
    arguments = [f"in[{k}]" for k in range(len(program.inputs))]
    arguments += [f"(void *)out[{k}]" for k in range(len(program.outputs))]
    clock = _CLOCK.format(
        inputs=len(program.inputs),
        outputs=len(program.outputs),
        width=max(len(a.elements) for a in program.inputs),
        size=max(len(a.elements) for a in program.outputs),
        call=f"{module.name}_{function}({', '.join(arguments)})",
    )
    with tempfile.TemporaryDirectory() as scratch:
        for name, text in emit_c(module).items():
            Path(scratch, name).write_text(text, encoding="ascii")
        source = Path(scratch, f"{module.name}.c")
        text = source.read_text(encoding="ascii")
        source.write_text(text + clock, encoding="ascii")
        library = Path(scratch, "made.so")
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        command = ["gcc", *flags.split(), "-fPIC", "-shared", "-o", str(library), str(source)]
        subprocess.run([*command, "-lm"], check=True)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        ns_per_call = ctypes.CDLL(str(library)).ns_per_call
        ns_per_call.restype = ctypes.c_double
        count = text.count("SYMDYN_APART void")
        return Figures(program.operations.total, count, seconds, ns_per_call())


def measure_batch(robot: Robot, function: str, flags: str) -> Figures:
    """The same for the function over many states."""
    job = Job.of(robot, [function])
    (program,) = programs_for(job)
    module = module_of(job, [program])
    text = "".join(emit_many(module))
    arrays = [np.full((BATCH, len(a.elements)), 0.1) for a in (*program.inputs, *program.outputs)]
    with tempfile.TemporaryDirectory() as scratch:
        source, library = Path(scratch, "made.c"), Path(scratch, "made.so")
        source.write_text(text, encoding="ascii")
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        command = ["gcc", *flags.split(), "-fPIC", "-shared", "-o", str(library), str(source)]
        subprocess.run([*command, "-lm"], check=True)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        call = getattr(ctypes.CDLL(str(library)), f"{module.name}_{function}_many")
    size, count = ctypes.c_size_t, len(program.inputs)
    states = [x for a in arrays[:count] for x in (ctypes.c_void_p(a.ctypes.data), size(a.shape[1]))]
    results = [ctypes.c_void_p(a.ctypes.data) for a in arrays[count:]]
    best = np.inf
    for _ in range(300):
        start = perf_counter()
        call(size(BATCH), *states, *results, 1)
        best = min(best, perf_counter() - start)
    pieces = text.count("_lanes_part") // 2
    return Figures(program.operations.total, pieces, seconds, 1e9 * best / BATCH)


def cases() -> list[tuple[Robot, str]]:
    """From a few hundred operations to some hundred thousand."""
    panda = load("panda")
    arm = (
        "inverse_dynamics",
        "coriolis_matrix",
        "inverse_dynamics_derivatives",
        "forward_dynamics_derivatives",
        "inverse_dynamics_second_derivatives",
        "curvature",
    )
    found = [(panda, function) for function in arm]
    humanoid = talos()
    if humanoid is not None:
        found += [(humanoid, f) for f in ("inverse_dynamics", "mass_matrix", "coriolis_matrix")]
    found += [(chain(n), "inverse_dynamics") for n in (30, 60, 100)]
    return [*found, (chain(60), "mass_matrix"), (chain(60), "inverse_dynamics_derivatives")]


def main() -> None:
    """Print the figures."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--whole", action="store_true", help="also compile in one piece")
    reader.add_argument("--batch", action="store_true", help="the functions over many states")
    reader.add_argument("--flags", default="-O2 -march=native")
    options = reader.parse_args()
    print(f"gcc {options.flags}")
    print(f"{'':44} {'operations':>10} {'parts':>6} {'seconds':>8} {'us/op':>6} {'ns':>9}")
    for robot, function in cases():
        kinds = [("", parts.LONGEST)] + [(" whole", 10**9)] * options.whole
        for kind, longest in kinds:
            parts.LONGEST = longest
            made = (measure_batch if options.batch else measure)(robot, function, options.flags)
            row = (made.operations, made.parts, made.seconds)
            row += (made.seconds / made.operations * 1e6, made.nanoseconds)
            name = f"{robot.name} {function}{kind}"
            print(f"{name:44} " + "{:10d} {:6d} {:8.2f} {:6.0f} {:9.0f}".format(*row), flush=True)
        parts.LONGEST = kinds[0][1]


if __name__ == "__main__":
    main()
