"""Semi-definite equations in emitted code: the values of the graph, ranks of all kinds."""

import json
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from symdyn.codegen import TARGETS
from symdyn.codegen.c.source import emit_c, emit_many
from symdyn.codegen.js import find_node
from symdyn.codegen.matlab import QUIET
from symdyn.codegen.python import emit_python
from symdyn.graph import Graph, jacobian
from symdyn.lie.semidefinite import factorize
from symdyn.robot import load
from symdyn.robot.inertia import Inertia
from symdyn.robot.model import BASE, Joint, Link, Robot
from symdyn.robot.placement import UNMOVED
from tests.codegen.building import (
    COMPILERS,
    build,
    call_batch,
    call_each,
    hand_made,
    module_for,
    write,
)
from tests.graph.test_equations import SIZES, problem, program
from tests.joint_robots import with_loop
from tests.making import module_of
from tests.quick import quick
from tests.toolchains import tool

SMALL = {"double": 1e-9, "float": 2e-2}


def whole(n, rank, derivatives=False):
    """A program with the solution, its rank, what is undetermined, and its derivatives."""
    t, results, factors = problem(n, rank)
    if derivatives:
        return program(t, [entry for row in jacobian(results, t) for entry in row])
    return program(t, [*results, factors.rank, *factors.undetermined])


def points(count=7):
    return np.random.default_rng(0).uniform(-0.5, 0.5, (count, 3))


@pytest.mark.parametrize("compiler", quick(COMPILERS, COMPILERS[:1]))
@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_c_has_the_values_of_the_graph(n, rank, compiler, tmp_path):
    made = whole(n, rank)
    module = hand_made(made)
    library = build(write(emit_c(module), tmp_path), "-O2", compiler=compiler)
    (expected,) = made(points())
    for call in (call_each, call_batch):
        (found,) = call(library, module, made, [points().T])
        assert np.allclose(found.T, expected, rtol=1e-8, atol=1e-8)


def test_helpers_of_batches_are_there_if_only_equations_have_angles(tmp_path):
    hinge = Joint("hinge", "revolute", BASE, UNMOVED, (0, 1, 0))
    robot = with_loop(
        Robot("held", (hinge,), (Link("rod", Inertia(1, 0.2, 0, 0, 1, 0, 1, 0, 0, 1)),))
    )
    module = module_for(robot, ["mass_matrix", "closed_chain_dynamics"])
    library = build(write(emit_c(module), tmp_path))
    (M,) = call_batch(library, module, module.programs[0], [np.zeros((1, 3))])
    np.testing.assert_array_equal(M, np.ones((1, 3)))


@pytest.mark.parametrize(("n", "rank"), SIZES)
def test_python_has_the_values_of_the_graph(n, rank, tmp_path):
    made = whole(n, rank)
    namespace = {}
    exec(emit_python(hand_made(made))["hand.py"], namespace)
    (expected,) = made(points())
    assert np.allclose(namespace["solve"](points()), expected, rtol=1e-9, atol=1e-9)
    assert np.allclose(namespace["solve"](points()[0]), expected[0], rtol=1e-9, atol=1e-9)


def test_derivatives_in_c(tmp_path):
    made = whole(4, 3, derivatives=True)
    module = hand_made(made)
    library = build(write(emit_c(module), tmp_path), "-O2")
    (expected,) = made(points())
    (found,) = call_each(library, module, made, [points().T])
    assert np.allclose(found.T, expected, rtol=1e-7, atol=1e-6)


def test_single_precision_decides_the_rank_alike(tmp_path):
    made = whole(4, 3)
    module = hand_made(made, dtype="float")
    library = build(write(emit_c(module), tmp_path), "-O2")
    (expected,) = made(points())
    (found,) = call_each(library, module, made, [points().T.astype(np.float32)])
    assert np.array_equal(found.T[:, -5:], expected[:, -5:])
    assert np.allclose(found.T, expected, rtol=2e-2, atol=2e-2)


def test_constants_keep_single_precision_in_python():
    """They are doubles in Python: a matrix of doubles with the noise of floats has full rank."""
    graph = Graph()
    t = [graph.symbol(f"t[{k}]") for k in range(3)]
    third = t[2] / 3
    rows = [(t[0], 1 + t[1], 1.0), (third, t[0], 0.0), (t[0] + third, 1 + t[1] + t[0], 1.0)]
    A = [[sum(x * y for x, y in zip(a, b, strict=True)) for b in rows] for a in rows]
    A = [[*row, 0.0] for row in A] + [[0.0, 0.0, 0.0, 12.5]]
    factors = factorize(A)
    made = program(t, [*factors.solve([t[0], t[1], t[0] + t[1], 1.0]), factors.rank])
    namespace = {}
    exec(emit_python(hand_made(made, dtype="float"))["hand.py"], namespace)
    found, (expected,) = namespace["solve"](points(40)), made(points(40))
    assert found.dtype == np.float32
    assert (expected[:, -1] == 3).all()
    assert np.array_equal(found[:, -1], expected[:, -1])


def test_no_number_stays_none(tmp_path):
    """A state that is not a number has no solution of zeros."""
    made = whole(4, 3)
    module = hand_made(made, batch=False)
    library = build(write(emit_c(module), tmp_path), "-O2")
    (found,) = call_each(library, module, made, [np.full((3, 1), np.nan)])
    assert np.isnan(found[:4]).all()


def test_states_in_a_row(tmp_path):
    module = hand_made(whole(4, 3))
    (source,) = emit_many(module)
    (tmp_path / "many.c").write_text(source)
    build(tmp_path / "many.c", "-O2")


# -- any matrix, against dense linear algebra ----------------------------------------------------

N = 4
UPPER = [(i, j) for i in range(N) for j in range(i, N)]


def of_any_matrix():
    """A program whose inputs are the matrix, a right-hand side and a vector to be split."""
    graph = Graph()
    t = [graph.symbol(f"t[{k}]") for k in range(len(UPPER) + 2 * N)]
    A = [[t[UPPER.index((min(i, j), max(i, j)))] for j in range(N)] for i in range(N)]
    r, w = t[-2 * N : -N], t[-N:]
    factors = factorize(A)
    results = [*factors.solve(r), *factors.null_part(w), factors.rank, *factors.undetermined]
    return program(t, results)


def matrices():
    """Of every rank, with zero rows, rows that depend on others, and pivots in any order."""
    rng = np.random.default_rng(4)
    for rank in range(1, N + 1):
        for zeros in range(N - rank + 1):
            for scale in (np.ones(N), np.array([1e-2, 1.0, 10.0, 0.1])):
                B = rng.normal(size=(N, rank))
                B[rng.permutation(N)[:zeros]] = 0
                B *= rng.permutation(scale)[:, None]
                yield B @ B.T


def cases():
    """Inputs of the program, a row each, and what dense linear algebra makes of them."""
    rng = np.random.default_rng(5)
    given, expected = [], []
    for A in matrices():
        r, w = rng.normal(size=(2, N))
        values, vectors = np.linalg.eigh(A)
        null = vectors[:, values < 1e-10 * values.max()]
        rank = N - null.shape[1]
        inverse = np.linalg.pinv(A, rcond=1e-10, hermitian=True)
        left = np.abs(null).max(axis=1, initial=0) > 1e-6
        given.append([*(A[i, j] for i, j in UPPER), *r, *w])
        expected.append([*(inverse @ r), *(null @ null.T @ w), rank, *left])
    return np.array(given), np.array(expected, float)


def in_c(module, made, given, folder):
    library = build(write(emit_c(module), folder), "-O1")
    return call_each(library, module, made, [given.T])[0].T


def in_python(module, made, given, folder):
    namespace = {}
    exec(emit_python(module)["hand.py"], namespace)
    return namespace["solve"](given)


def in_js(module, made, given, folder):
    write(TARGETS["js"].emit(module), folder)
    script = 'import { solve } from "./hand.js";\n'
    script += f"console.log(JSON.stringify({given.tolist()}.map((t) => [...solve(t)])));\n"
    (folder / "user.mjs").write_text(script)
    return json.loads(subprocess.check_output([find_node(), folder / "user.mjs"], text=True))


def in_rust(module, made, given, folder):
    write(TARGETS["rust"].emit(module), folder)
    states = ", ".join(f"[{', '.join(map(repr, map(float, row)))}]" for row in given)
    source = (folder / "src/lib.rs").read_text().replace("#![no_std]", "")
    source += f'\nfn main() {{\n for t in [{states}] {{ println!("{{:?}}", solve(&t)); }}\n}}\n'
    (folder / "src/main.rs").write_text(source)
    command = [tool("rustc"), "--edition", "2021", "-A", "warnings", "-o", folder / "values"]
    subprocess.run([*command, folder / "src/main.rs"], check=True)
    lines = subprocess.check_output([folder / "values"], text=True).splitlines()
    return [json.loads(line) for line in lines]


def in_matlab(module, made, given, folder):
    write(TARGETS["matlab"].emit(module), folder)
    rows = "; ".join(" ".join(map(repr, map(float, row))) for row in given)
    code = f"printf('[%s]', strjoin(cellstr(num2str(hand.solve([{rows}]')', '%.17g,')), '\\n'));"
    told = subprocess.check_output([tool("octave-cli"), *QUIET, "--eval", code], cwd=folder)
    return [[float(x) for x in line.split(",")[:-1]] for line in told.decode()[1:-1].split("\n")]


@pytest.mark.parametrize(
    "run", quick([in_c, in_python, in_js, in_rust, in_matlab], {in_c, in_python, in_js, in_rust})
)
def test_solutions_are_those_of_dense_linear_algebra(run, tmp_path):
    made, (given, expected) = of_any_matrix(), cases()
    assert len(given) == 20
    found = np.array(run(hand_made(made, batch=False), made, given, tmp_path), float)
    for one, right, t in zip(found, expected, given, strict=True):
        assert np.allclose(one, right, rtol=1e-6, atol=1e-6 * np.abs(right).max()), t


def test_a_singular_posture_of_a_closed_chain_takes_longer_within_the_bound(tmp_path):
    """The bound of docs/start/control.md on what equations with zero pivots take."""
    (text,) = (
        TARGETS["cpp"]
        .emit(module_of(load("planar_two_arm").bind(), ["closed_chain_dynamics"]))
        .values()
    )
    (tmp_path / "planar_two_arm.hpp").write_text(text)
    source = Path(__file__).resolve().parent / "cpp" / "count.cpp"
    command = [tool("g++"), "-std=c++17", "-O0", f"-I{tmp_path}", source, "-o", tmp_path / "count"]
    subprocess.run(command, check=True)
    done = subprocess.run([tmp_path / "count"], capture_output=True, text=True, check=True)
    regular, singular = map(int, done.stdout.split())
    sizes = [int(n) for n in re.findall(r"symdyn_factors<Scalar, (\d+)> factors", text)]
    assert regular < singular <= regular + sum(3 * n**3 + 10 * n**2 + 4 * n**2 for n in sizes)
    page = Path(__file__).resolve().parents[2] / "docs" / "start" / "control.md"
    assert "`3 n^3 + 10 n^2` multiplications" in page.read_text()
