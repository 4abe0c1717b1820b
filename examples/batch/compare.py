"""Inverse dynamics of a million random states of the Panda, by six methods.

    python3 compare.py [--states 1000000] [--threads 2] [--repeat 5] [--out build]

It generates the functions, runs every way of ways/ in a process of its own, and prints a table: the
user's lines of code, seconds to the first result, with imports and compilers, states a second, and
the same for the gradient of sum of tau^2 in q over a tenth of the states. It ends with status 1 if
two ways differ. The numbers go to times.json, which plot.py draws.
"""

import argparse
import json
import os
import runpy
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
WAYS = {
    "c_threads": "C, OpenMP",
    "compiled": "symdyn.compile",
    "jax_kernels": "JAX, kernels",
    "torch_kernels": "PyTorch, kernels",
    "torch_operations": "PyTorch, operations",
    "jax_xla": "JAX, XLA",
}
FUNCTIONS = ["inverse_dynamics", "inverse_dynamics_derivatives"]
FLAGS = ["-O3", "-march=native", "-ffp-contract=fast", "-fopenmp"]


def main():
    """Run all methods."""
    parser = argparse.ArgumentParser(description="a batch of states by several methods")
    parser.add_argument("--states", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS))
    parser.add_argument("--out", type=Path, default=HERE / "build")
    parser.add_argument("--run", choices=list(WAYS), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        print(json.dumps(timed(options)))
        return 0
    generate(options.out)
    found = {}
    print(f"panda, {options.states} states, {options.threads} threads")
    print(f"{'':20}  lines  first, s  states/s    gradient: first, s  states/s")
    for way in options.ways:
        found[way] = row = c_timed(options) if way == "c_threads" else started(way, options)
        row |= {"title": WAYS[way], "lines": lines_of(way)}
        print(line(row))
    (options.out / "times.json").write_text(json.dumps(found, indent=1))
    return agree(found)


def line(row):
    """A line of the table."""
    text = f"{row['title']:20}  {row['lines']:5}  {row['first']:8.1f}  {row['states']:8.2e}"
    if "gradient" in row:
        text += f"  {row['gradient first']:18.1f}  {row['gradient']:8.2e}"
    return text


def generate(out):
    """Write the functions of the Panda for C, JAX and PyTorch."""
    command = [sys.executable, "-m", "symdyn", "generate", "panda", "--batch", "--out", str(out)]
    command += ["--target", "c", "jax", "torch", "--functions", *FUNCTIONS]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def states(count):
    """Positions, velocities and accelerations."""
    return np.random.default_rng(0).uniform(-1, 1, (3, count, 7))


def started(way, options):
    """Return the times of a method, measured in a separate process."""
    command = [sys.executable, __file__, "--run", way, "--states", str(options.states)]
    command += ["--repeat", str(options.repeat)]
    environment = {
        **os.environ,
        "JAX_PLATFORMS": "cpu",
        "OMP_NUM_THREADS": str(options.threads),
        "SYMDYN_CACHE": str(options.out),
    }
    done = subprocess.run(
        [*command, "--out", str(options.out)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    return json.loads(done.stdout)


def timed(options):
    """Return the times of a method, and a number to compare, for the functions that it has."""
    sys.path.insert(0, str(options.out / "panda"))
    start = time.perf_counter()
    way = runpy.run_path(str(HERE / f"ways/{options.run}.py"))
    loaded = time.perf_counter() - start
    given = way.get("given", np.asarray)
    all_states = [given(a) for a in states(options.states)]
    first, best, last = clocked(way["torques"], all_states, options.repeat)
    row = {"first": loaded + first, "states": options.states / best, "last": float(last[-1, -1])}
    if "gradient" in way:
        few = [given(a) for a in states(max(1, options.states // 10))]
        first, best, last = clocked(way["gradient"], few, options.repeat)
        row |= {
            "gradient first": first,
            "gradient": len(few[0]) / best,
            "slope": float(last[-1, -1]),
        }
    return row


def clocked(function, arguments, repeat):
    """Return the seconds of the first and the shortest later call, and the last result."""
    seconds = []
    for _ in range(repeat + 1):
        start = time.perf_counter()
        result = function(*arguments)
        seconds.append(time.perf_counter() - start)
    return seconds[0], min(seconds[1:]), result


def c_timed(options):
    """The same of the program in C; its first time is that of the compiler."""
    folder = options.out / "panda"
    program, data = options.out / "c_threads", options.out / "states.bin"
    np.ascontiguousarray(states(options.states).transpose(0, 2, 1)).tofile(data)
    start = time.perf_counter()
    command = [os.environ.get("CC", "cc"), *FLAGS, "-I", str(folder), "-o", str(program)]
    sources = [str(HERE / "ways/c_threads.c"), str(folder / "panda.c"), "-lm"]
    subprocess.run([*command, *sources], check=True)
    first = time.perf_counter() - start
    done = subprocess.run(
        [str(program), str(data), str(options.states), str(options.repeat + 1)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": str(options.threads)},
    )
    data.unlink()
    rows = [line.split() for line in done.stdout.splitlines()]
    best = min(float(seconds) for seconds, _ in rows)
    return {"first": first, "states": options.states / best, "last": float(rows[-1][1])}


def lines_of(way):
    """Count the lines of a user's code, without comments and empty lines."""
    (file,) = (HERE / "ways").glob(f"{way}.*")
    lines = [line.strip() for line in file.read_text().splitlines()]
    return sum(bool(line) and not line.startswith(('"""', "/*")) for line in lines)


def agree(found):
    """Return 0 if all methods agree, else 1."""
    for key in ("last", "slope"):
        values = [row[key] for row in found.values() if key in row]
        if values and np.ptp(values) > 1e-10 * max(1, np.abs(values).max()):
            print(f"the ways differ: {values}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
