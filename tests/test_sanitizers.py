"""Emitted C under the address and undefined-behaviour sanitizers, on arrays of the exact size."""

import json
import os
import subprocess

import pytest

from symdyn import pipeline
from symdyn.robot import load
from symdyn.robot.urdf import read_urdf
from symdyn.verify.load import find_compiler
from tests.strategies import make_urdf
from tests.test_options import with_passive

FLAGS = ("-std=c99", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")

MAIN = """#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "{name}.h"

static const double nominal[] = {{{nominal}}};

/* Zeros, ones, or numbers that look random. */
static void fill({real} *values, size_t n, int state)
{{
    size_t k;
    for (k = 0; k < n; k++) {{
        values[k] = state < 2 ? state : ({real})sin(12.9898 * (double)(k + 1) * state);
    }}
}}

static void fill_p({real} *values, size_t n)
{{
    size_t k;
    for (k = 0; k < n; k++) {{
        values[k] = ({real})nominal[k];
    }}
}}

static int finite_all(const {real} *values, size_t n)
{{
    size_t k;
    for (k = 0; k < n; k++) {{
        if (!isfinite(values[k])) {{
            return 0;
        }}
    }}
    return 1;
}}

int main(void)
{{
    int state, good = 1;
    for (state = 0; state < 5; state++) {{
{calls}
    }}
    return good ? 0 : 3;
}}
"""


def caller(name, function, entry, real):
    """A block of C that calls one function, every array on the heap with no byte to spare."""
    lines, arguments = [], []
    arrays = [*entry["inputs"], *entry["outputs"]]
    for k, (argument, shape) in enumerate(arrays):
        size = 1
        for length in shape:
            size *= length
        inner = "".join(f"[{length}]" for length in shape[1:])
        variable = f"a{k}"
        lines.append(f"{real} *{variable} = malloc({size} * sizeof({real}));")
        if k >= len(entry["inputs"]):
            lines.append(f"memset({variable}, 0xff, {size} * sizeof({real}));")  # all NaN
        elif argument == "p":
            lines.append(f"fill_p({variable}, {size});")
        else:
            lines.append(f"fill({variable}, {size}, state);")
        const = "const " if k < len(entry["inputs"]) else ""
        arguments.append(f"({const}{real} (*){inner}){variable}" if inner else variable)
    lines.append(f"{name}_{function}({', '.join(arguments)});")
    for k, (_, shape) in enumerate(arrays):
        size = 1
        for length in shape:
            size *= length
        if k >= len(entry["inputs"]):
            lines.append(f"good = good && finite_all(a{k}, {size});")
        lines.append(f"free(a{k});")
    return "        {\n" + "".join(f"            {line}\n" for line in lines) + "        }"


def assert_clean(robot, folder, **options):
    """Generate everything, compile it with the sanitizers, call it all, expect no complaint."""
    made = pipeline.generate(robot, "c", "all", folder, **options).folder
    manifest = json.loads((made / f"{made.name}.json").read_text())
    real = manifest["dtype"]
    calls = [caller(made.name, f, entry, real) for f, entry in manifest["functions"].items()]
    assert len(calls) > 15
    values = [parameter["value"] for parameter in manifest["parameters"]] or [0.0]
    text = MAIN.format(
        name=made.name, real=real, nominal=", ".join(map(repr, values)), calls="\n".join(calls)
    )
    (made / "main.c").write_text(text)
    program = made / "main"
    sources = [str(made / "main.c"), str(made / f"{made.name}.c")]
    command = [*find_compiler(), *FLAGS, "-o", str(program), *sources, "-lm"]
    subprocess.run(command, check=True)
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}  # it needs ptrace
    done = subprocess.run(
        [str(program)], capture_output=True, text=True, check=False, env=environment
    )
    assert (done.returncode, done.stderr) == (0, "")


def robots():
    yield "puma560", load("puma560"), {}
    yield "puma560 float", load("puma560"), {"dtype": "float"}
    yield "planar2r open", load("planar2r").symbolic("all"), {}
    yield "forces", with_passive(load("scara")), {"passive": True, "tip_wrench": True}
    for seed in range(3):
        urdf = make_urdf(seed, 3 + seed, mimic=seed == 1)
        yield f"random-{seed}", read_urdf(urdf, "random.urdf"), {"tip_wrench": seed == 2}


CASES = {name: (robot, options) for name, robot, options in robots()}


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_no_sanitizer_complains(name, tmp_path):
    robot, options = CASES[name]
    assert_clean(robot, tmp_path, **options)


@pytest.mark.slow
def test_the_sanitizers_would_complain(tmp_path):
    """One entry written past the end is found, or the test above proves nothing."""
    with pytest.raises(AssertionError, match="heap-buffer-overflow"):
        assert_clean(Overflowing(load("planar2r")).robot, tmp_path)
