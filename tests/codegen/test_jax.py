"""JAX takes the emitted functions: jit, vmap, grad, by XLA and by compiled kernels.

JAX runs in processes of its own: it starts threads, after which nothing in a process may fork.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.compiler.pipeline import generate
from symdyn.robot import load
from tests.making import module_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/guide/languages.md"
FUNCTIONS = ["inverse_dynamics", "inverse_dynamics_derivatives", "mass_matrix"]
ENVIRONMENT = {**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONPATH": str(ROOT)}


def said(folder, script, *arguments):
    """What a script prints last, as JSON; warnings are errors."""
    command = [sys.executable, "-W", "error", "-c", script, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=ENVIRONMENT
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


QUICK = """
import functools
import json
import pathlib

import jax
import numpy as np

import planar2r  # NumPy: its complex steps check the derivatives
import planar2r_jax

found, told = {}, {}
rng = np.random.default_rng(0)
x = [*rng.uniform(-1, 1, (3, 5, 2)), rng.uniform(0.5, 1.5, 20)]


def told_by(name, call, *arguments):
    try:
        call(*arguments)
    except (TypeError, ValueError, RuntimeError) as error:
        told[name] = str(error)


def differ(name, ours, theirs):
    theirs = np.asarray(theirs)
    assert np.shape(ours) == theirs.shape, name
    found[name] = float(np.abs(ours - theirs).max() / np.abs(theirs).max())


def complex_step(f, arguments, k):
    slope = np.zeros_like(arguments[k])
    for place in np.ndindex(slope.shape):
        moved = [a.astype(complex) for a in arguments]
        moved[k][place] += 1e-30j
        slope[place] = f(*moved).imag / 1e-30
    return slope


told_by("x64", planar2r_jax.inverse_dynamics, *x)
jax.config.update("jax_enable_x64", True)
each = (0, 0, 0, None)
crossed = (x[0], *(a[:3, None].repeat(5, 1) for a in x[1:3]), x[3])


def loss(code, *x):
    return (code.inverse_dynamics(*x) ** 2).sum() + (code.mass_matrix(x[0], x[3]) ** 3).sum()


def squares(f):
    return lambda *x: (f(*x) ** 2).sum()


def plain(*x):
    return planar2r_jax._SPECS["mass_matrix"].traced(*x)[0]


for name, code in ("xla", planar2r_jax), ("kernel", planar2r_jax.kernels(2, "libraries", ("-O0",))):
    f = code.inverse_dynamics
    twice = jax.vmap(jax.vmap(f, each), (None, 0, 0, None))
    ours = jax.jit(
        lambda x, crossed: {
            "batch": f(*x),
            "names": f(q=list(x[0]), p=x[3], qd=x[1], qdd=x[2]),
            "vmap": jax.vmap(f, each)(*x),
            "vmap twice": twice(*crossed),
            "broadcast": f(x[0][:, None], *x[1:]),
            "jvp": jax.jvp(code.mass_matrix, (x[0], x[3]), (x[1], np.zeros(20)))[1],
            "grad": jax.grad(functools.partial(loss, code), (0, 1, 2, 3))(*x),
            "hessian": jax.hessian(squares(code.mass_matrix))(x[0][0], x[3]),
            "hessian by JAX": jax.hessian(squares(plain))(x[0][0], x[3]),
        }
    )(x, crossed)
    value = planar2r.inverse_dynamics(*x)
    differ(f"{name} batch", ours["batch"], value)
    differ(f"{name} names", ours["names"], value)
    differ(f"{name} vmap", ours["vmap"], value)
    differ(f"{name} vmap twice", ours["vmap twice"], planar2r.inverse_dynamics(*crossed))
    rows = planar2r.inverse_dynamics(x[0][:, None], *x[1:])
    differ(f"{name} broadcast", ours["broadcast"], rows)
    for k, slope in enumerate(ours["grad"]):
        oracle = functools.partial(loss, planar2r)
        differ(f"{name} grad in argument {k}", slope, complex_step(oracle, x, k))
    moved = planar2r.mass_matrix(x[0] + 1e-30j * x[1], x[3]).imag / 1e-30
    differ(f"{name} jvp", ours["jvp"], moved)
    differ(f"{name} hessian", ours["hessian"], ours["hessian by JAX"])
told_by("shape", planar2r_jax.mass_matrix, np.zeros(3), x[3])
told_by("count", planar2r_jax.mass_matrix, x[0])
told_by("batches", planar2r_jax.inverse_dynamics, np.zeros((3, 2)), np.zeros((4, 2)), *x[2:])
told_by("threads", planar2r_jax.kernels, 0)
told_by("folder", planar2r_jax.kernels, 1, "nowhere")
assert planar2r_jax.kernels(flags=["-O0"]) is planar2r_jax.kernels(flags=("-O0",)), "made once"
told_by("flags", planar2r_jax.kernels(1, "libraries", ("-no-such-flag",)).mass_matrix, x[0], x[3])
pathlib.Path("copies").mkdir()
copied = planar2r_jax.kernels(2, "copies", ("-O0",)).mass_matrix(x[0], x[3])
differ("kernel in another folder", copied, planar2r.mass_matrix(x[0], x[3]))
nothing = planar2r_jax.kernels(2, "libraries", ("-O0",)).mass_matrix(np.zeros((0, 2)), x[3])
told["no states"] = nothing.shape
told["help"] = planar2r_jax.inverse_dynamics.__doc__.split(":")[0]
print(json.dumps([found, told]))
"""


@pytest.fixture(scope="module")
def planar(tmp_path_factory):
    """A folder with NumPy and JAX, and what the script says there."""
    robot = load("planar2r").symbolic("inertial")
    made = generate(robot, ["python", "jax"], FUNCTIONS, tmp_path_factory.mktemp("planar"))
    (made.folder / "libraries").mkdir()
    return made.folder, said(made.folder, QUICK)


def test_xla_and_kernels_say_what_numpy_says_with_derivatives(planar):
    found, _ = planar[1]
    assert len(found) == 2 * 11 + 1
    assert not {name: error for name, error in found.items() if not error < 1e-13}


def test_mistakes_are_told(planar):
    _, told = planar[1]
    assert "computes in float64, which JAX has turned off" in told["x64"]
    assert "--dtype float" in told["x64"]
    assert told["shape"] == "q has shape (3,), expected (..., 2,)"
    assert told["count"] == "missing a required argument: 'p'"
    shapes = "q (3,), qd (4,), qdd (5,)"
    assert told["batches"] == f"the batch axes do not broadcast: {shapes}"
    assert told["threads"] == "threads is 0; give a whole number of at least 1"
    assert told["folder"] == "folder nowhere does not exist; create it first"
    assert "planar2r_jax.c: the C compiler failed" in told["flags"]
    assert told["no states"] == [0, 2, 2]
    assert told["help"] == "Joint forces for given accelerations"


@pytest.mark.parametrize(
    ("function", "rank"),
    [("potential_energy", 0), ("gravity", 1), ("mass_matrix", 2), ("christoffel_symbols", 3)],
)
def test_rates_of_results_of_any_rank_are_slopes_times_rates(function, rank, monkeypatch):
    """The rule alone, on NumPy in place of JAX: it needs no tracing."""

    class Zero:
        pass

    equivalent_model = SimpleNamespace(
        numpy=np,
        custom_jvp=Mock(),
        custom_derivatives=SimpleNamespace(SymbolicZero=Zero),
        dtypes=SimpleNamespace(canonicalize_dtype=np.dtype),
    )
    monkeypatch.setitem(sys.modules, "jax", equivalent_model)
    monkeypatch.setitem(sys.modules, "jax.numpy", np)
    module = module_of(load("planar2r").symbolic("inertial"), [function])
    namespace = {"__name__": "emitted"}
    exec(TARGETS["jax"].emit(module)["planar2r_jax.py"], namespace)
    specs = namespace["_SPECS"]
    spec = specs[function]
    assert [len(shape) for shape in spec.outputs.values()] == [rank]

    def slopes(name):
        several = len(specs[name].outputs) > 1
        return lambda *x: specs[name].traced(*x) if several else specs[name].traced(*x)[0]

    rng = np.random.default_rng(0)
    x = [rng.uniform(0.5, 1.5, (4, *shape)) for shape in spec.inputs.values()]
    v = [rng.uniform(-1, 1, a.shape) for a in x]
    (rate,) = spec.pushed(x, v, slopes)
    h = 1e-6
    (after,), (before,) = (
        spec.traced(*(a + sign * h * b for a, b in zip(x, v, strict=True))) for sign in (1, -1)
    )
    assert rate == pytest.approx((after - before) / (2 * h), abs=1e-7)
    (alone,) = spec.pushed(x, [v[0], *(Zero() for _ in v[1:])], slopes)
    (rest,) = spec.pushed(x, [Zero(), *v[1:]], slopes)
    assert alone + rest == pytest.approx(rate, abs=1e-12)


SPEED = """
import json
import sys
import time

import jax
import numpy as np

import symdyn

sys.path.append(sys.argv[1])
import panda_jax

jax.config.update("jax_enable_x64", True)
numpy = symdyn.compile("panda", ["inverse_dynamics"]).inverse_dynamics
call = jax.jit(jax.vmap(panda_jax.kernels(folder=sys.argv[2]).inverse_dynamics))
x = list(np.random.default_rng(0).uniform(-1, 1, (3, 4096, 7)))
given = [jax.numpy.asarray(a) for a in x]
assert np.array_equal(call(*given), numpy(*x)), "the same kernel"
best = {"numpy": 1e9, "jax": 1e9}
for _ in range(1000):
    for name, work, x_of in ("numpy", numpy, x), ("jax", call, given):
        start = time.perf_counter()
        jax.block_until_ready(work(*x_of))
        best[name] = min(best[name], time.perf_counter() - start)
print(json.dumps(best))
"""


@pytest.mark.slow
def test_kernels_keep_up_with_numpy(generated, tmp_path):
    best = said(tmp_path, SPEED, generated("panda", "jax", ["inverse_dynamics"]), tmp_path)
    assert best["jax"] <= 1.3 * best["numpy"], best


def page_script(library):
    """The Python of the page on languages that imports a library."""
    scripts = re.findall(r"^```py\n(.*?)^```", PAGE.read_text(), re.M | re.S)
    (script,) = [text for text in scripts if f"import {library}\n" in text]
    return script


@pytest.mark.slow
def test_the_batch_of_the_page_on_languages(tmp_path):
    functions = ["inverse_dynamics", "inverse_dynamics_derivatives"]
    generate("planar2r", "jax", functions, tmp_path / "batch")
    said(tmp_path, f"{page_script('jax')}\nprint(1)")
