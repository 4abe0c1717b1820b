"""Measure the size, compilation time and run time of the C code of an identified robot.

python size.py build/identified.toml build
"""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import symdyn as sd

FUNCTIONS = ("coriolis_matrix", "mass_matrix", "gravity", "inverse_dynamics", "forward_dynamics")
CALLS = 200_000
MAIN = """#include <stdio.h>
#include <time.h>
#include "{name}.h"
int main(void)
{{
    double q[7] = {{0.1, 0.2, 0.3, -1.5, 0.5, 1.6, 0.7}}, qd[7] = {{1, 1, 1, 1, 1, 1, 1}};
    double x[7] = {{1, 1, 1, 1, 1, 1, 1}}, out[49], sum = 0.0;
    (void)qd, (void)x;
    const clock_t start = clock();
    for (int k = 0; k < {calls}; k++) {{
        q[0] += 1e-6;
        {call};
        sum += out[0];
    }}
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%.0f %g\\n", 1e9 * seconds / {calls}, sum);
    return 0;
}}
"""
ARGUMENTS = {
    "coriolis_matrix": "q, qd, (double (*)[7])out",
    "mass_matrix": "q, (double (*)[7])out",
    "gravity": "q, out",
    "inverse_dynamics": "q, qd, x, out",
    "forward_dynamics": "q, qd, x, out",
}


def main(source, target):
    compiler = shlex.split(os.environ.get("CC", "cc"))
    print("C of the identified robot   bytes   compiled in, s   a call, ns")
    for function in FUNCTIONS:
        name = f"identified_{function}"
        sd.generate(source, target="c", functions=[function], out=target, name=name)
        folder = Path(target) / name
        code = folder / f"{name}.c"
        call = f"{name}_{function}({ARGUMENTS[function]})"
        (folder / "main.c").write_text(MAIN.format(name=name, call=call, calls=CALLS))
        start = time.perf_counter()
        subprocess.run([*compiler, "-O2", "-c", code, "-o", folder / "code.o"], check=True)
        seconds = time.perf_counter() - start
        parts = [folder / "main.c", folder / "code.o"]
        command = [*compiler, "-O2", *parts, "-lm", "-o", folder / "run"]
        subprocess.run(command, check=True)
        done = subprocess.run([folder / "run"], check=True, capture_output=True, text=True)
        nanoseconds = done.stdout.split()[0]
        print(f"{function:<25} {code.stat().st_size:8} {seconds:16.2f} {nanoseconds:>12}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
