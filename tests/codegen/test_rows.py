"""Loops in emitted C: the sines of many angles at once, and results that are mostly zeros."""

import re

import numpy as np
import pytest

from symdyn.codegen.c.source import emit_c
from symdyn.robot import load
from tests.codegen.building import COMPILERS, build, pointer, write
from tests.making import module_of
from tests.quick import quick

ROBOT = load("quadruped").bind()
NV, COLUMNS = 18, 130


def states(dtype, count=20):
    rng = np.random.default_rng(3)
    q = np.array(
        [ROBOT.random_position(lambda a, b: float(rng.uniform(a, b))) for _ in range(count)]
    )
    q[0, 9] = 1e9  # beyond the range of the fast sine, which then takes that of the library
    return q.astype(dtype), rng.uniform(-2, 2, (2, count, NV)).astype(dtype)


@pytest.mark.sample(1)
@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize(
    ("flag", "dtype"),
    [
        *(("-O2", "double"), ("-O3", "double"), ("-DSYMDYN_LIBM", "double")),
        *(("-O2", "float"), ("-DSYMDYN_LIBM", "float")),  # without loops, so that -O3 adds nothing
    ],
)
def test_loops_give_what_the_graph_gives(flag, dtype, compiler, tmp_path):
    """Sines of entries of q, sines of sums of them (shared axes), a sparse regressor."""
    module = module_of(ROBOT, ["inverse_dynamics", "mass_matrix", "regressor"], dtype=dtype)
    texts = emit_c(module)
    text = texts["quadruped.c"]
    assert len(re.findall(r"symdyn_sincos_row\(12, ", text)) == (3 if dtype == "double" else 0)
    assert len(re.findall(r"Y_entries\[k\] = 0\.0f?;", text)) == 1
    library = build(write(texts, tmp_path), flag, compiler=compiler)
    kind = np.float64 if dtype == "double" else np.float32
    q, (qd, qdd) = states(kind)
    shapes = {"inverse_dynamics": (NV,), "mass_matrix": (NV, NV), "regressor": (NV, COLUMNS)}
    for program in module.programs:
        inputs = (q, qd, qdd)[: len(program.inputs)]
        (all_expected,) = program(*(x.astype(float) for x in inputs))
        for k in range(len(q)):
            given = [x[k] for x in inputs]
            out = np.full(shapes[program.name], np.nan, kind)
            getattr(library, f"quadruped_{program.name}")(*map(pointer, given), pointer(out))
            if dtype == "float" and k == 0:
                continue  # an angle of 1e9 has no digits left
            expected = all_expected[k]
            tolerance = 1e-13 if dtype == "double" else 1e-4
            if k == 0:
                tolerance = 1e-6  # the angle has ten digits before its point
            assert np.abs(out - expected).max() <= tolerance * np.abs(expected).max()


def test_few_angles_are_taken_one_by_one():
    """A loop would make the rest of a short function wait."""
    text = emit_c(module_of(load("panda"), ["inverse_dynamics"]))["panda.c"]
    assert "_row" not in text
    assert "stddef" not in text
    assert text.count("symdyn_sincos(") == 7  # six calls and the function
