"""The sources in units: clean programs, the same bytes again, and names that stay names."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest
from fmpy.validation import validate_fmu

from symdyn.codegen import TARGETS
from symdyn.codegen.fmu.source import unit_of
from symdyn.robot import load
from tests.codegen.test_hostile_code import robots as hostile_robots
from tests.codegen.units import FUNCTIONS, Instance
from tests.making import module_of
from tests.toolchains import tool

DRIVER = r"""
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "symdyn_model.h"

typedef void log3(void *, int, const char *, const char *);
void *a_fmi3InstantiateModelExchange(const char *, const char *, const char *, bool, bool, void *,
                                     log3 *);
int a_fmi3EnterInitializationMode(void *, bool, double, double, bool, double);
int a_fmi3ExitInitializationMode(void *);
int a_fmi3SetFloat64(void *, const uint32_t *, size_t, const double *, size_t);
int a_fmi3UpdateDiscreteStates(void *, bool *, bool *, bool *, bool *, bool *, double *);
int a_fmi3EnterContinuousTimeMode(void *);
int a_fmi3GetContinuousStates(void *, double *, size_t);
int a_fmi3GetContinuousStateDerivatives(void *, double *, size_t);
int a_fmi3CompletedIntegratorStep(void *, bool, bool *, bool *);
int a_fmi3GetFMUState(void *, void **);
int a_fmi3FreeFMUState(void *, void **);
int a_fmi3GetDirectionalDerivative(void *, const uint32_t *, size_t, const uint32_t *, size_t,
                                   const double *, size_t, double *, size_t);
int a_fmi3GetBoolean(void *, const uint32_t *, size_t, bool *, size_t);
void a_fmi3FreeInstance(void *);
void *b_fmi2Instantiate(const char *, int, const char *, const char *, const void *, int, int);
int b_fmi2EnterInitializationMode(void *);
int b_fmi2ExitInitializationMode(void *);
int b_fmi2DoStep(void *, double, double, int);
int b_fmi2GetReal(void *, const unsigned *, size_t, double *);
void b_fmi2FreeInstance(void *);

static void told(void *environment, int status, const char *category, const char *message)
{
    (void)environment;
    printf("%d %s: %s\n", status, category, message);
}

int main(void)
{
    bool flags[5], events, end;
    double time, x[SYMDYN_NX], all[SYMDYN_COUNT], seed = 1, none = 0;
    uint32_t at[SYMDYN_COUNT], beyond = SYMDYN_COUNT, state = SYMDYN_Q;
    void *kept = NULL;
    for (uint32_t k = 0; k < SYMDYN_COUNT; k++) {
        at[k] = k;
    }
    if (a_fmi3InstantiateModelExchange("x", "{other}", NULL, false, false, NULL, told)) {
        return 1;
    }
    void *a = a_fmi3InstantiateModelExchange("x", SYMDYN_TOKEN, NULL, false, false, NULL, told);
    int status = a_fmi3EnterInitializationMode(a, false, 0, 0, false, 0);
    status |= a_fmi3ExitInitializationMode(a);
    status |= a_fmi3UpdateDiscreteStates(a, flags, flags + 1, flags + 2, flags + 3, flags + 4,
                                         &time);
    status |= a_fmi3EnterContinuousTimeMode(a);
    status |= a_fmi3GetContinuousStates(a, x, SYMDYN_NX);
    status |= a_fmi3GetContinuousStateDerivatives(a, x, SYMDYN_NX);
    status |= a_fmi3CompletedIntegratorStep(a, true, &events, &end);
    status |= a_fmi3GetFMUState(a, &kept);
    status |= a_fmi3FreeFMUState(a, &kept);
    status |= a_fmi3GetDirectionalDerivative(a, at, SYMDYN_COUNT, &state, 1, &seed, 1, all,
                                             SYMDYN_COUNT);
    if (status || kept || all[SYMDYN_Q] != 1) {
        return 2;
    }
    if (!a_fmi3SetFloat64(a, &beyond, 1, &none, 1) || !a_fmi3SetFloat64(a, &state, 1, &none, 1) ||
        !a_fmi3GetBoolean(a, at, 1, flags, 1) || !a_fmi3EnterInitializationMode(a, 0, 0, 0, 0, 0)) {
        return 3;
    }
    a_fmi3FreeInstance(a);
    void *b = b_fmi2Instantiate("y", 1, SYMDYN_TOKEN, NULL, NULL, 0, 0);
    status = b_fmi2EnterInitializationMode(b) | b_fmi2ExitInitializationMode(b);
    status |= b_fmi2DoStep(b, 0, 0.01, 1) | b_fmi2GetReal(b, at, SYMDYN_COUNT, all);
    if (status || b_fmi2DoStep(b, 0, -1, 1) == 0 || all[SYMDYN_TIME] != 0.01) {
        return 4;
    }
    b_fmi2FreeInstance(b);
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four_bar", "ball_chain"])
def test_sources_are_clean_in_a_program_of_their_own(name, tmp_path):
    functions = TARGETS["fmu"].needs(["closed_chain_dynamics"] if name == "four_bar" else [])
    unit = unit_of(module_of(load(name), functions))
    for file, text in {**unit.sources, "driver.c": DRIVER}.items():
        (tmp_path / file).write_text(text)
    prefixes = ["-DFMI3_FUNCTION_PREFIX=a_", "-DFMI2_FUNCTION_PREFIX=b_"]
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-fsanitize=address,undefined"]
    flags += ["-fno-sanitize-recover=all", *prefixes]
    program = tmp_path / "program"
    sources = [tmp_path / file for file in (*unit.compiled, "driver.c")]
    subprocess.run([tool("cc"), *flags, *sources, "-lm", "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "3 error: the instantiation token belongs to another FMU",
        "3 error: no settable variable has this value reference",
        "3 error: start values and the internal step can be set until initialization ends",
        "3 error: this FMU does not support GetBoolean",
        "3 error: the initialization begins after the instantiation or a reset",
    ]


@pytest.mark.slow
def test_same_bytes_under_another_hash_seed(generated, tmp_path):
    folder = generated("four_bar", "fmu")
    command = [sys.executable, "-m", "symdyn", "generate", "four_bar", "--target", "fmu"]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    subprocess.run([*command, "--out", tmp_path], env=environment, check=True)
    for file in folder.iterdir():
        assert (tmp_path / "four_bar" / file.name).read_bytes() == file.read_bytes()


@pytest.mark.slow
def test_hostile_names_stay_names(tmp_path):
    lines = []
    for k, robot in enumerate(hostile_robots()):
        if robot.name == "symbols":
            continue
        unit = unit_of(module_of(robot, FUNCTIONS))
        place = tmp_path / str(k)
        place.mkdir()
        for name, text in unit.sources.items():
            assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*\.(c|h|inc)", name)
            (place / name).write_text(text, encoding="ascii")
        lines += [place / name for name in unit.compiled]
        for texts in unit.descriptions.values():
            described = place / "modelDescription.xml"
            described.write_text(texts["modelDescription.xml"], encoding="ascii")
            assert validate_fmu(str(place)) == []
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
    subprocess.run([tool("cc"), *flags, "-fsyntax-only", *lines], check=True)
    assert len(lines) > 100


@pytest.mark.slow
def test_sources_build_the_same_functions(generated, tmp_path):
    folder = generated("four_bar", "fmu")
    manifest = json.loads((folder / "four_bar.json").read_text())
    codes = [TARGETS["fmu"].load(folder, manifest, tmp_path, *flags) for flags in ((), ("-O0",))]
    q, qd, tau = np.random.default_rng(0).uniform(-1, 1, (3, 3))
    ours, theirs = (code["closed_chain_dynamics"](q, qd, tau) for code in codes)
    assert all(np.allclose(a, b, rtol=1e-10, atol=1e-10) for a, b in zip(ours, theirs, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("suffix", [".fmu", "_fmi2.fmu"])
def test_importers_build_units_from_their_descriptions(suffix, generated, tmp_path):
    file = tmp_path / f"pendulum{suffix}"
    whole = generated("pendulum", "fmu") / file.name
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(file, "w") as new:
        for entry in old.namelist():
            if not entry.startswith("binaries/"):
                new.writestr(entry, old.read(entry))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # FMPy brings CMake
    command = [sys.executable, "-m", "fmpy", "compile", file]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PATH": path})
    with Instance(file) as one:
        one.begin(q_hinge=0.5)
        assert one.get(["kinetic", "qd_hinge"]).tolist() == [0, 0]
        assert one.get(["der_qd_hinge"]) < 0
