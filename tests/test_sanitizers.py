"""Emitted C under the address and undefined-behaviour sanitizers, on arrays of the exact size."""

import json
import math
import os
import subprocess

import pytest

from symdyn.codegen.c.load import find_compiler
from symdyn.compiler import pipeline
from symdyn.robot import load
from symdyn.robot.read.urdf import read_urdf
from tests.compiler.test_options import with_passive
from tests.strategies import make_urdf

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
    before, after, arguments = [], [], []
    for k, (argument, shape) in enumerate([*entry["inputs"], *entry["outputs"]]):
        size, is_input = math.prod(shape), k < len(entry["inputs"])
        before.append(f"{real} *a{k} = malloc({size} * sizeof({real}));")
        if argument == "p":
            before.append(f"fill_p(a{k}, {size});")
        elif is_input:
            before.append(f"fill(a{k}, {size}, state);")
        else:
            before.append(f"memset(a{k}, 0xff, {size} * sizeof({real}));")  # NaN
            after.append(f"good = good && finite_all(a{k}, {size});")
        after.append(f"free(a{k});")
        inner = "".join(f"[{length}]" for length in shape[1:])
        cast = f"({'const ' * is_input}{real} (*){inner})" if inner else ""
        arguments.append(f"{cast}a{k}")
    lines = [*before, f"{name}_{function}({', '.join(arguments)});", *after]
    return "        {\n" + "".join(f"            {line}\n" for line in lines) + "        }"


def run_sanitized(folder):
    """Compile a generated folder with a program that calls everything; its exit and stderr."""
    manifest = json.loads((folder / f"{folder.name}.json").read_text())
    name, real = manifest["name"], manifest["dtype"]
    calls = [caller(name, f, entry, real) for f, entry in manifest["functions"].items()]
    nominal = ", ".join(repr(p["value"]) for p in manifest["parameters"]) or "0"
    text = MAIN.format(name=name, real=real, nominal=nominal, calls="\n".join(calls))
    (folder / "main.c").write_text(text)
    program = folder / "main"
    sources = [str(folder / "main.c"), str(folder / f"{name}.c")]
    command = [*find_compiler(), *FLAGS, "-o", str(program), *sources, "-lm"]
    subprocess.run(command, check=True)
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}  # leaks need ptrace
    done = subprocess.run(
        [str(program)], capture_output=True, text=True, check=False, env=environment
    )
    return done.returncode, done.stderr


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
    made = pipeline.generate(robot, "c", "all", tmp_path, **options)
    assert len(made.programs) > 15
    assert run_sanitized(made.folder) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("h[2] = h[1];", "heap-buffer-overflow"),
        ("h[0] = 1 << (int)(40.0 + 0.0 * q[0]);", "shift exponent"),
    ],
)
def test_the_sanitizers_are_awake(line, complaint, tmp_path):
    folder = pipeline.generate("planar2r", "c", "bias", tmp_path).folder
    file = folder / "planar2r.c"
    text = file.read_text()
    end = text.rindex("}")
    file.write_text(f"{text[:end]}    {line}\n{text[end:]}")
    status, errors = run_sanitized(folder)
    assert status not in (0, 3)
    assert complaint in errors


@pytest.mark.slow
def test_an_entry_that_is_never_written_is_found(tmp_path):
    folder = pipeline.generate("planar2r", "c", "bias", tmp_path).folder
    file = folder / "planar2r.c"
    kept = [line for line in file.read_text().splitlines() if "h[1] =" not in line]
    file.write_text("\n".join(kept))
    assert run_sanitized(folder)[0] == 3
