"""What bounds a batch on this processor: computing, or moving the results to memory.

    taskset -c 0 python benchmarks/stores.py [ROBOT ...] [--states 1024] [--flags "-O3 ..."]

For every function of the results page it prints ns for a state of a batch, one core:

    scalar   the function for one state, whose result stays in the nearest cache
    apart    the same, the result of each state at its own place, as a batch leaves it
    batch    the function over the batch
    compute  its kernel alone, the results of every block written over those of the last one
    move     the results of one block copied to all places, nothing computed
    stores   as many bytes written in order, with the widest stores, nothing read
    peak     what the kernel's own vector arithmetic takes if two units never wait (objdump counts
             the instructions, a chain of additions gives the clock)

`times` is scalar / batch, `apart` / batch beside it; `most` is scalar / the larger one of compute
and stores, which no batch can exceed whose results are all written; `sum` is scalar / (compute +
stores), what is left of it where the two do not overlap. They run in turns; the time is the
shortest of each. `chrt -f 1` before it keeps other programs off the core.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import subprocess
import tempfile
from pathlib import Path

from symdyn.codegen.c.source import emit_c
from symdyn.codegen.c.states import Kernel, kernel_of
from symdyn.codegen.module import Module
from symdyn.compiler.choose import programs_for
from symdyn.compiler.job import Job
from symdyn.compiler.pipeline import module_of

FUNCTIONS = ("mass_matrix", "coriolis_matrix", "inverse_dynamics_derivatives", "regressor")
WAYS = ("scalar", "apart", "batch", "compute", "move", "stores")
ROUNDS = 400
UNITS = 2
"""Vector instructions that a core of this kind starts in a cycle."""
ADDITIONS = 1 << 16
"""Links of the chain that the clock is read from, 16 in a row: one cycle each."""

_CLOCK = """
#include <stdlib.h>
#include <time.h>
static double in[3 * {nq} * {n}], hot[{size}];
static double blocks[{rows}];
static double out[{size} * {n}] __attribute__((aligned(64)));
{tables}
static double now(void)
{{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}}
#define TIME(way, work)                                     \\
    {{                                                      \\
        const double start = now();                         \\
        work;                                               \\
        const double taken = (now() - start) / {n};         \\
        best[way] = taken < best[way] ? taken : best[way];  \\
    }}
#define STATES for (size_t b = 0; b < {n}; b++)
#define BLOCKS for (size_t b = 0; b + {block} <= {n}; b += {block})
double cycle(void);
double cycle(void)
{{
    double best = 1e30;
    for (int round = 0; round < {rounds}; round++) {{
        size_t sum = 0;
        const double start = now();
        for (size_t k = 0; k < {additions} / 16; k++) {{
            __asm__ volatile({adding} : "+r"(sum));
        }}
        const double taken = (now() - start) / {additions};
        best = taken < best ? taken : best;
    }}
    return best;
}}
void measure(double *best);
void measure(double *best)
{{
    typedef double wide __attribute__((vector_size({vector}), may_alias));
    const wide value = {{1}};
    for (size_t k = 0; k < sizeof in / sizeof in[0]; k++) {{
        in[k] = (double)rand() / RAND_MAX;
    }}
    for (int round = 0; round < {rounds}; round++) {{
        TIME(0, STATES {{ {scalar}; __asm__ volatile("" ::"r"(hot) : "memory"); }})
        TIME(2, {batch})
        TIME(3, BLOCKS {{ {compute}; }})
        TIME(4, BLOCKS {{ {move} }})
        TIME(5, for (size_t k = 0; k < sizeof out / sizeof value; k++) {{
            *((wide *)out + k) = value;
        }} __asm__ volatile("" ::"r"(out) : "memory"))
        /* last, since it leaves the results of a state side by side in the caches */
        TIME(1, STATES {{ {apart}; }})
    }}
}}
"""


def clock_of(module: Module, kernel: Kernel, n: int, vector: int) -> str:
    """C that times one function in all ways, behind the emitted source."""
    nq = module.nq
    sizes = [row.count for row in kernel.outputs]
    starts = [sum(sizes[:k]) for k in range(len(sizes))]
    rows = [row.rows * kernel.length for row in kernel.outputs]
    at = [sum(rows[:k]) for k in range(len(rows))]
    alone = [f"in + (b * {len(kernel.inputs)} + {k}) * {nq}" for k in range(len(kernel.inputs))]
    wide = [f"in + {k * nq * n}" for k in range(len(kernel.inputs))]

    def call(name: str, *arguments: str) -> str:
        return f"{kernel.name}{name}({', '.join(arguments)})"

    tables = [
        f"static const unsigned table{k}[] = {{{', '.join(map(str, row.row_of))}}};"
        for k, row in enumerate(kernel.outputs)
    ]
    moves = [
        f"symdyn_copy({row.count}, {kernel.block}, table{k}, blocks + {at[k]}, {kernel.length}, "
        f"out + {starts[k] * n} + b, {n});"
        for k, row in enumerate(kernel.outputs)
    ]
    groups = f"{kernel.block // kernel.lanes}"
    return _CLOCK.format(
        nq=nq,
        n=n,
        size=sum(sizes),
        rows=sum(rows),
        rounds=ROUNDS,
        additions=ADDITIONS,
        adding='"add $1, %0\\n"' * 16,
        block=kernel.block,
        vector=vector,
        tables="\n".join(tables),
        scalar=call("", *alone, *(f"(void *)(hot + {k})" for k in starts)),
        apart=call("", *alone, *(f"(void *)(out + b * {sum(sizes)} + {k})" for k in starts)),
        batch=call("_batch", str(n), *wide, *(f"out + {k * n}" for k in starts)),
        compute=call(
            "_lanes",
            *(groups, str(n), str(kernel.length)),
            *(f"{x} + b" for x in wide),
            *(f"blocks + {k}" for k in at),
        ),
        move=" ".join(moves),
    )


def instructions(library: Path, kernel: Kernel) -> int:
    """The vector arithmetic that a kernel does for one group of states, sines included."""
    command = ["objdump", "-d", "--no-show-raw-insn", str(library)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # gcc makes variants for known arguments, called NAME.constprop.0: one of each counts.
    parts = re.split(r"^[0-9a-f]+ <(\w+)[^>]*>:$", text, flags=re.M)
    code = dict(zip(parts[1::2], parts[2::2], strict=True))
    own = [code[name] for name in code if name.startswith(f"{kernel.name}_lanes")]
    calls = sum(text.count("<symdyn_sincos_row") for text in own)
    return sum(map(_arithmetic, own)) + calls * _arithmetic(code.get("symdyn_sincos_row", ""))


def _arithmetic(code: str) -> int:
    return len(re.findall(r"\tv(?:add|sub|mul|div|sqrt|f\w+)pd .*%zmm", code))


def measured(robot: str, function: str, n: int, flags: str) -> dict[str, float]:
    """ns for a state, by the way."""
    job = Job.of(robot, [function])
    programs = programs_for(job)
    module = module_of(job, programs, ["batch"])
    vector = 64 if "avx512f" in Path("/proc/cpuinfo").read_text(encoding="utf-8") else 32
    with tempfile.TemporaryDirectory() as scratch:
        for name, text in emit_c(module).items():
            Path(scratch, name).write_text(text, encoding="ascii")
        source, library = Path(scratch, f"{module.name}.c"), Path(scratch, "made.so")
        kernel = kernel_of(module, programs[0])
        clock = clock_of(module, kernel, n, vector)
        source.write_text(source.read_text(encoding="ascii") + clock, encoding="ascii")
        command = [
            "gcc",
            "-std=gnu99",
            "-w",
            *flags.split(),
            "-fPIC",
            "-shared",
            "-o",
            str(library),
        ]
        subprocess.run([*command, str(source), "-lm"], check=True)
        best = (ctypes.c_double * len(WAYS))(*[1e30] * len(WAYS))
        made = ctypes.CDLL(str(library))
        made.cycle.restype = ctypes.c_double
        made.measure(best)
        # The clock is read after vectors ran, since it is lower then.
        peak = instructions(library, kernel) / UNITS * made.cycle() / kernel.lanes
    return dict(zip(WAYS, best, strict=True)) | {"peak": peak}


def main() -> None:
    """Print a line for each robot and function."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("robots", nargs="*", default=["panda", "ur5", "iiwa14"])
    reader.add_argument("--states", type=int, default=1024, help="a multiple of 64")
    reader.add_argument("--flags", default="-O3 -march=native")
    options = reader.parse_args()
    if options.states < 1 or options.states % 64:
        reader.error("--states takes a multiple of 64")
    print(f"ns for a state of a batch of {options.states}, gcc {options.flags}")
    columns = (*WAYS, "peak", "times", "apart", "most", "sum")
    print(f"{'':38}" + "".join(f"{name:>9}" for name in columns))
    for robot in options.robots:
        for function in FUNCTIONS:
            ns = measured(robot, function, options.states, options.flags)
            most = ns["scalar"] / max(ns["compute"], ns["stores"])
            both = ns["scalar"] / (ns["compute"] + ns["stores"])
            ratios = (ns["scalar"] / ns["batch"], ns["apart"] / ns["batch"], most, both)
            row = "".join(f"{x:9.1f}" for x in (*ns.values(), *ratios))
            print(f"{robot + ' ' + function:38}{row}", flush=True)


if __name__ == "__main__":
    main()
